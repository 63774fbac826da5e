//! Drafts that are played as a list, premoves that cross an answer, and going back.

use super::*;
use rules::Luck;

fn place(country: &str) -> Json {
    json!({ "place": country }).into()
}

/// The entries of a game; equal for two rooms with the same game.
fn played(room: &Room) -> Vec<(Actor, String)> {
    room.game.entries(0)
}

/// A person as the West against a bot that does not search.
fn against_bot(game: &str, clock: ClockKind) -> Room {
    begun(game, clock, [person(West), seat(East, Holder::Bot("random".to_owned()))])
}

/// Plays an action of the acting side, as a person or as a bot does.
fn plays(room: &mut Room, action: &Json) {
    let Actor::Player(side) = room.game.actor() else { panic!("a player is to act") };
    let context = context(room, side);
    let change = if room.bot(side).is_some() {
        room.decided(action, 0, &context).expect("it is legal").expect("a change")
    } else {
        match act(room, &context, &Command::play(action.clone())).expect("it is legal") {
            Effect::Change(change) => *change,
            other => panic!("{other:?}"),
        }
    };
    store(room, &change);
}

/// Plays randomly for both sides until `count` actions are played or the game is over.
fn on(room: &mut Room, count: usize, luck: &mut Luck) {
    while room.row.status == Status::Running && room.game.played() < count {
        let Actor::Player(side) = room.game.actor() else { return };
        let choices = room.game.choices(side, &english());
        let action = choices[luck.below(choices.len() as u32) as usize].action.clone();
        plays(room, &action);
    }
}

#[test]
fn a_list_is_stored_atomically() {
    let mut room = duel();
    let (before, version) = (played(&room), room.row.version);
    let error = {
        let (context, list) = (context(&room, East), [place("poland"), place("poland"), place("france")]);
        room.act(&Command::play_all(list.to_vec()), &context, &english()).expect_err("France is not in the East")
    };
    assert_eq!((error.code, error.detail.as_deref()), (Code::Refused, Some("actions[2]")));
    assert!(error.refusal.is_some());
    let too_many = Command::play_all(vec![place("poland"); 65]);
    for wrong in [
        too_many,
        Command::play_all(Vec::new()),
        Command::Play { action: None, actions: None },
        Command::Play { action: Some(place("poland")), actions: Some(vec![place("poland")]) },
    ] {
        assert_eq!(does(&mut room, East, &wrong), Err(Code::Malformed), "{wrong:?}");
    }
    assert_eq!((played(&room), room.row.version), (before.clone(), version), "nothing is stored");
    let list = ["poland", "hungary", "poland", "romania"].map(place);
    let shown = room.preview(East, version, &list, &english()).expect("the East sets up");
    assert_eq!((shown.version, shown.log.len(), shown.ends), (version, 4, None));
    let context = context(&room, East);
    let Ok(Effect::Change(change)) = act(&mut room, &context, &Command::play_all(list.to_vec())) else {
        panic!("a change")
    };
    assert_eq!(change.entries.len(), 4);
    store(&mut room, &change);
    assert_eq!((room.row.version, room.game.played()), (version + 1, before.len() + 4));
    assert_eq!(shown.choices, room.game.choices(East, &english()));
    assert_eq!(does(&mut room, East, &Command::Undo), Ok(()), "one action of the list");
    assert_eq!(room.game.played(), before.len() + 3);
    assert_eq!(room.preview(East, version, &list, &english()).map_err(|error| error.code), Err(Code::Stale));
}

#[test]
fn a_list_is_one_decision_for_going_back() {
    let mut room = duel();
    let before = room.game.played();
    assert_eq!(does(&mut room, East, &Command::play_all(["poland", "hungary"].map(place).to_vec())), Ok(()));
    assert_eq!(does(&mut room, East, &Command::play(place("romania"))), Ok(()));
    assert_eq!(room.decisions(East).collect::<Vec<_>>(), [before + 2, before]);
}

/// The list is longer than the set-up of the side; the rest is dropped.
#[test]
fn the_rest_of_a_list_is_dropped_when_the_other_side_is_to_act() {
    let mut room = duel();
    let before = room.game.played();
    let list = vec![place("poland"); 20];
    let shown = room.preview(East, room.row.version, &list, &english()).expect("the East sets up");
    assert_eq!(shown.ends, Some(wire::DraftEnd::Other));
    assert!(shown.question.is_none() && shown.choices.is_empty() && shown.log.len() < 20, "{shown:?}");
    assert_eq!(does(&mut room, East, &Command::play_all(list)), Ok(()));
    assert_eq!(room.game.played() - before, shown.log.len());
    assert_eq!(room.game.actor(), Actor::Player(West));
}

/// Plays up to the first secret question that both sides answer. Returns the acting side; the other one may make a premove.
fn secret(game: &str) -> (Room, Side) {
    let (mut room, mut luck) = (begun(game, LIVE, [person(West), person(East)]), Luck::seeded(4));
    loop {
        let Actor::Player(side) = room.game.actor() else { panic!("a secret question comes") };
        if !room.game.premoves(side.other(), &english()).is_empty() {
            return (room, side);
        }
        let next = room.game.played() + 1;
        on(&mut room, next, &mut luck);
    }
}

#[test]
fn a_premove_that_crosses_the_other_sides_answer_counts_as_the_answer() {
    for game in ["twilight", "spies"] {
        let mut ends = Vec::new();
        for premove_first in [true, false] {
            let (mut room, side) = secret(game);
            let other = side.other();
            let (seen, answer) = (context(&room, other), first(&room, side));
            let premove = room.game.premoves(other, &english())[1].action.clone();
            if premove_first {
                assert!(matches!(act(&mut room, &seen, &Command::play(premove.clone())), Ok(Effect::Premove(_))));
                let kept =
                    Premove { side: other, version: seen.version, action: premove.text().to_owned(), at: seen.at };
                room.set_premove(other, Some(premove));
                assert_eq!(does(&mut room, side, &answer), Ok(()));
                let now = context(&room, other);
                let change = room.play_premove(&kept, &now).expect("its question has been asked");
                store(&mut room, &change);
            } else {
                let shown = room
                    .preview(other, seen.version, std::slice::from_ref(&premove), &english())
                    .expect("it is a premove");
                assert_eq!(shown.ends, Some(wire::DraftEnd::Other), "{game}");
                assert_eq!(does(&mut room, side, &answer), Ok(()));
                assert!(room.preview(other, seen.version, std::slice::from_ref(&premove), &english()).is_ok());
                let Ok(Effect::Change(change)) = act(&mut room, &seen, &Command::play(premove.clone())) else {
                    panic!("{game}: it counts as the answer")
                };
                store(&mut room, &change);
                let again = act(&mut room, &seen, &Command::play(premove)).err();
                assert_eq!(again, Some(Code::Stale), "{game}: only once");
            }
            ends.push(played(&room));
        }
        assert_eq!(ends[0], ends[1], "{game}");
    }
}

#[test]
fn going_back_reaches_any_decision_and_repeats_the_dice_and_draws() {
    for game in ["twilight", "curtain", "spies"] {
        let (mut room, mut luck) = (against_bot(game, ClockKind::None), Luck::seeded(8));
        on(&mut room, 160, &mut luck);
        let before = played(&room);
        let decisions: Vec<usize> = room.decisions(West).collect();
        assert!(decisions.len() > 10 && decisions.is_sorted_by(|a, b| a > b), "{game}: {decisions:?}");
        let theirs = (0..before.len()).find(|number| before[*number].0 == Actor::Player(East)).expect("the bot acts");
        assert_eq!(does(&mut room, West, &Command::GoBack { to: theirs as u32 }), Err(Code::NoUndo), "{game}");
        for &to in decisions.iter().step_by(4) {
            let version = room.row.version;
            assert_eq!(does(&mut room, West, &Command::GoBack { to: to as u32 }), Ok(()), "{game}: {to}");
            assert_eq!((room.game.played(), room.row.version), (to, version + 1));
            assert_eq!((room.game.actor(), room.asked_bot), (Actor::Player(West), None), "{game}: {to}");
            assert_eq!(room.row.status, Status::Running);
            while room.game.played() < before.len() && room.row.status == Status::Running {
                let (by, action) = &before[room.game.played()];
                assert_eq!(*by, room.game.actor(), "{game}: {to}");
                plays(&mut room, &Json::from_text(action.clone()).expect("JSON"));
            }
            assert!(played(&room) == before, "{game}: the same dice and draws from {to}");
        }
    }
}

#[test]
fn a_finished_game_against_a_bot_can_go_back_and_continue() {
    let (mut room, mut luck) = (against_bot("twilight", LIVE), Luck::seeded(8));
    on(&mut room, 60, &mut luck);
    let to = room.decisions(West).nth(3).expect("a decision") as u32;
    assert_eq!(does(&mut room, West, &Command::Resign), Ok(()));
    let words = english();
    assert!(room.moment(&look(&words)).decisions.contains(&to), "going back is possible after the end");
    let late = Context { at: 9_000_000, ..context(&room, West) };
    let Ok(Effect::Change(change)) = act(&mut room, &late, &Command::GoBack { to }) else { panic!("a change") };
    assert_eq!(change.bots.as_deref(), Some(&[][..]), "no bot job is created");
    store(&mut room, &change);
    assert_eq!((room.row.status, room.row.outcome.clone()), (Status::Running, None));
    assert_eq!((room.game.played(), room.row.turn), (to as usize, Turn::only(West)));
    let clock = room.row.clock_state;
    assert_eq!(
        (clock.running, clock.deadline),
        (Some(West), Some(9_000_000 + clock.west)),
        "the time between is not charged"
    );
    on(&mut room, to as usize + 10, &mut luck);
}

#[test]
fn going_back_needs_consent_between_people_and_is_impossible_in_rated_games() {
    let (mut room, mut luck) = (duel(), Luck::seeded(8));
    on(&mut room, 40, &mut luck);
    let to = room.decisions(East).nth(2).expect("a decision") as u32;
    assert_eq!(does(&mut room, East, &Command::GoBack { to }), Err(Code::NoUndo));
    let takeback = |to| Command::Offer { kind: wire::OfferKind::Takeback, to: Some(to) };
    assert_eq!(does(&mut room, East, &takeback(to + 100)), Err(Code::NoUndo), "not their own decision");
    assert_eq!(does(&mut room, East, &takeback(to)), Ok(()));
    let words = english();
    let offered = room.moment(&look(&words)).offers[0];
    assert_eq!((offered.kind, offered.by, offered.to), (wire::OfferKind::Takeback, wire::Side::East, Some(to)));
    assert_eq!(does(&mut room, West, &accept(wire::OfferKind::Takeback)), Ok(()));
    assert_eq!((room.game.played(), room.game.actor()), (to as usize, Actor::Player(East)));
    let mut rated = against_bot("twilight", ClockKind::None);
    rated.row.rated = true;
    on(&mut rated, 60, &mut luck);
    assert_eq!(rated.decisions(West).count(), 0);
    assert_eq!(does(&mut rated, West, &Command::GoBack { to: 50 }), Err(Code::Rated));
    assert_eq!(does(&mut rated, West, &Command::Resign), Ok(()));
    assert_eq!(does(&mut rated, West, &Command::GoBack { to: 50 }), Err(Code::Rated));
}

#[test]
fn a_hot_seat_player_goes_back_to_decisions_of_both_sides() {
    let mut room = begun("spies", ClockKind::None, [person(West), seat(East, Holder::HotSeat)]);
    on(&mut room, 30, &mut Luck::seeded(2));
    let all = played(&room);
    let people = (0..all.len()).rev().filter(|&number| all[number].0 != Actor::Chance);
    assert!(room.decisions(West).eq(people.clone()) && room.decisions(East).eq(people));
    let to = room.decisions(West).find(|&number| all[number].0 == Actor::Player(East)).expect("a decision of the East");
    assert_eq!(does(&mut room, West, &Command::GoBack { to: to as u32 }), Ok(()));
    assert_eq!(room.game.played(), to);
}

/// The bot may have moved since; the decision to go back to still exists.
#[test]
fn going_back_needs_no_current_version_but_an_unchanged_past() {
    let (mut room, mut luck) = (against_bot("spies", ClockKind::None), Luck::seeded(3));
    on(&mut room, 30, &mut luck);
    let (seen, to) = (context(&room, West), room.decisions(West).nth(1).expect("a decision"));
    on(&mut room, 40, &mut luck);
    let back = Command::GoBack { to: to as u32 };
    let Ok(Effect::Change(change)) = act(&mut room, &seen, &back) else { panic!("it is still there") };
    store(&mut room, &change);
    let earlier = room.decisions(West).nth(2).expect("a decision");
    assert_eq!(does(&mut room, West, &Command::GoBack { to: earlier as u32 }), Ok(()));
    on(&mut room, 40, &mut luck);
    assert_eq!(act(&mut room, &seen, &back).err(), Some(Code::Stale), "the past has changed");
}

#[test]
fn undo_says_what_it_takes_back_or_why_not() {
    let (mut room, words) = (duel(), english());
    let text = |room: &Room, seat| {
        let look = crate::show::Perspective { seat, ..look(&words) };
        room.moment(&look).undo_text
    };
    assert_eq!(text(&room, wire::Seat::Spectator), None);
    let nothing = "You have done nothing yet that could be taken back.";
    assert_eq!(text(&room, wire::Seat::East).as_deref(), Some(nothing));
    assert_eq!(does(&mut room, East, &Command::play(place("poland"))), Ok(()));
    assert_eq!(text(&room, wire::Seat::East).as_deref(), Some("Takes back: Place influence in Poland"));
    assert_eq!(text(&room, wire::Seat::West).as_deref(), Some(nothing));
    let mut found = std::collections::BTreeSet::new();
    let mut luck = Luck::seeded(5);
    for game in ["twilight", "curtain"] {
        let mut room = begun(game, ClockKind::None, [person(West), person(East)]);
        while room.row.status == Status::Running {
            let next = room.game.played() + 1;
            on(&mut room, next, &mut luck);
            if room.over() {
                assert_eq!(text(&room, wire::Seat::West), None);
                break;
            }
            for (seat, side) in [(wire::Seat::West, West), (wire::Seat::East, East)] {
                let (moment, text) = (room.game.undoable(side), text(&room, seat).unwrap_or_default());
                assert_eq!(moment > 0, text.starts_with("Takes back: "), "{text}");
                found.insert(text.split(": ").nth(usize::from(moment == 0)).unwrap_or_default().to_owned());
            }
        }
    }
    for why in [
        "the other side has moved since.",
        "something has been shown.",
        "dice have been rolled.",
        "a card has been drawn.",
    ] {
        assert!(found.contains(why), "{why}: {found:?}");
    }
}

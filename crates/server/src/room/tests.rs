//! Tests of the commands of a room.

mod drafts;
mod mischief;

use super::*;
use rules::Side::{East, West};
use store::{ClockKind, ClockState, Fairness, Offer, OfferKind, TableId, UserId};
use wire::Language;

const LIVE: ClockKind = ClockKind::Live { base: 60_000, increment: 0 };

fn seat(side: Side, holder: Holder) -> Seat {
    Seat { side, holder, name: None, invitation: None, entropy: Some([side as u8; 32]) }
}

fn person(side: Side) -> Seat {
    seat(side, Holder::User(UserId(format!("{side:?}"))))
}

fn english() -> Words {
    Words::new(Language::En.into())
}

/// A room that has not begun, as loaded from the store.
fn waiting(game: &str, clock: ClockKind, seats: [Seat; 2]) -> Room {
    waiting_with(game, games::find(game).expect("a game").default_options(), clock, seats)
}

fn waiting_with(game: &str, options: Value, clock: ClockKind, seats: [Seat; 2]) -> Room {
    let kind = games::find(game).expect("a game");
    let table = store::TableRow {
        id: TableId("table".to_owned()),
        version: 1,
        game: game.to_owned(),
        rules: kind.rules,
        options,
        start: None,
        public: false,
        rated: false,
        clock,
        clock_state: ClockState::default(),
        fairness: Fairness { seed: [2; 32], commitment: [3; 32] },
        seats,
        ratings: [None, None],
        rematch_of: None,
        network: String::new(),
        status: Status::Running,
        outcome: None,
        turn: Turn::default(),
        offers: Vec::new(),
        entries: 0,
        created: 0,
        updated: 0,
    };
    Room::load(StoredTable { table, entries: Vec::new(), premoves: Vec::new(), bots: Vec::new() }, 7).expect("it loads")
}

/// Marks a change as stored.
fn store(room: &mut Room, change: &Change) {
    assert_eq!(change.version, room.row.version, "a change names the version that it follows");
    let (version, first) = (room.row.version + 1, room.row.entries + 1);
    room.stored(change, version, first);
}

fn begun(game: &str, clock: ClockKind, seats: [Seat; 2]) -> Room {
    let mut room = waiting(game, clock, seats);
    let change = room.begin(0, [0; 2]).expect("it begins");
    store(&mut room, &change);
    room
}

/// Twilight Struggle between two people; the East decides first.
fn duel() -> Room {
    begun("twilight", LIVE, [person(West), person(East)])
}

fn context(room: &Room, side: Side) -> Context {
    Context { side, version: room.row.version, at: 1_000, lag: 0, away: [0; 2] }
}

fn act(room: &mut Room, context: &Context, command: &Command) -> Result<Effect, Code> {
    room.act(command, context, &english()).map_err(|error| error.code)
}

/// Runs a command now and stores its change.
fn does(room: &mut Room, side: Side, command: &Command) -> Result<(), Code> {
    let context = context(room, side);
    if let Effect::Change(change) = act(room, &context, command)? {
        store(room, &change);
    }
    Ok(())
}

fn offer(kind: wire::OfferKind) -> Command {
    Command::Offer { kind, to: None }
}

fn accept(kind: wire::OfferKind) -> Command {
    Command::Accept { kind }
}

/// Plays the first choice of a side.
fn first(room: &Room, side: Side) -> Command {
    Command::play(room.game.choices(side, &english())[0].action.clone())
}

/// The time a bot has used in a round adds up until the other side acts or the next round begins.
#[test]
fn a_bot_has_one_time_limit_per_round() {
    for game in ["twilight", "curtain", "spies"] {
        let bot = seat(East, Holder::Bot("expert".to_owned()));
        let mut room = begun(game, ClockKind::None, [person(West), bot]);
        let (mut spent, mut seen, mut longest, mut most) = (0, 0, 0, 0);
        for step in 0..2_000_usize {
            let Actor::Player(side) = room.game.actor() else { break };
            let choices = room.game.choices(side, &english());
            let action = choices[step * 31 % choices.len()].action.clone();
            let mut context = context(&room, side);
            context.at = 1_000 + step as i64;
            let change = if side == East {
                assert_eq!(room.asked_bot.map(|bot| bot.spent), Some(spent), "{game}: {step}");
                room.decided(&action, spent + 100, &context).expect("it is legal").expect("a change")
            } else {
                match room.act(&Command::play(action), &context, &english()).expect("it is legal") {
                    Effect::Change(change) => *change,
                    other => panic!("{other:?}"),
                }
            };
            store(&mut room, &change);
            let opened = room.game.log(seen, games::Reader { seat: None, words: &english() }, false);
            let opened = opened.iter().flat_map(|group| &group.facts).any(|fact| fact.opens);
            seen = room.game.played();
            spent = if side == East && !opened { spent + 100 } else { 0 };
            most = most.max(spent / 100);
            if let Some(bot) = change.bots.iter().flatten().next() {
                assert_eq!((bot.side, bot.owner.as_str(), bot.spent), (East, "user:West", spent));
                assert_eq!(bot.cost, bots::level("expert").thought(spent));
                let shown = room.moment(&look(&english())).thinking.expect("it is shown");
                assert_eq!((shown.side, shown.spent, shown.budget), (wire::Side::East, spent, 6_000));
                assert_eq!(shown.since, context.at);
                longest += 1;
            } else {
                assert_eq!(room.moment(&look(&english())).thinking, None);
            }
        }
        println!("{game}: {longest} decisions, at most {most} in a round");
        assert!(longest > 10 && most > 1, "{game}: {longest} decisions, at most {most} in a round");
    }
}

fn look(words: &Words) -> crate::show::Perspective<'_> {
    crate::show::Perspective { seat: wire::Seat::West, lang: Language::En, words, at: 5, online: [true; 2] }
}

#[test]
fn only_the_side_that_is_asked_decides() {
    let mut room = duel();
    let play = first(&room, East);
    assert_eq!(does(&mut room, West, &play), Err(Code::NotYours));
    assert_eq!(does(&mut room, East, &Command::play(json!({ "place": "france" }).into())), Err(Code::Refused));
    assert_eq!(does(&mut room, East, &Command::play(json!("moon").into())), Err(Code::Malformed));
    assert_eq!(room.game.played(), room.numbers.len(), "nothing was played");
    assert_eq!(does(&mut room, East, &play), Ok(()));
}

#[test]
fn an_answer_to_a_past_or_future_question_is_stale() {
    let mut room = duel();
    let play = first(&room, East);
    let seen = context(&room, East);
    assert_eq!(does(&mut room, East, &play), Ok(()));
    let again = first(&room, East);
    assert_eq!(act(&mut room, &seen, &again).err(), Some(Code::Stale), "the question has changed");
    assert_eq!(act(&mut room, &seen, &Command::Undo).err(), Some(Code::Stale));
    let ahead = Context { version: room.row.version + 1, ..seen };
    assert_eq!(act(&mut room, &ahead, &again).err(), Some(Code::Stale), "that version does not exist yet");
    let asked = context(&room, East);
    assert_eq!(does(&mut room, West, &offer(wire::OfferKind::Draw)), Ok(()));
    assert!(asked.version < room.row.version);
    assert!(act(&mut room, &asked, &again).is_ok(), "an offer leaves the question as it is");
}

#[test]
fn a_repeated_answer_is_stale() {
    let mut room = duel();
    let (play, seen) = (first(&room, East), context(&room, East));
    let Ok(Effect::Change(change)) = act(&mut room, &seen, &play) else { panic!("a change") };
    store(&mut room, &change);
    let actions = room.game.played();
    assert_eq!(act(&mut room, &seen, &play).err(), Some(Code::Stale));
    assert_eq!(room.game.played(), actions);
}

#[test]
fn after_the_end_only_a_rematch_is_accepted() {
    let mut room = duel();
    assert_eq!(does(&mut room, East, &offer(wire::OfferKind::Rematch)), Err(Code::NoOffer), "not before the end");
    let play = first(&room, East);
    assert_eq!(does(&mut room, West, &Command::Resign), Ok(()));
    assert_eq!(room.row.outcome, Some(json!({ "winner": "east", "reason": "resigned" })));
    assert_eq!((room.row.turn, room.row.clock_state.running), (Turn::default(), None));
    for command in [
        play,
        Command::Undo,
        Command::Resign,
        Command::Cancel,
        Command::Claim,
        Command::Wait,
        Command::Resume,
        offer(wire::OfferKind::Draw),
        offer(wire::OfferKind::Pause),
        offer(wire::OfferKind::Takeback),
        accept(wire::OfferKind::Draw),
    ] {
        assert_eq!(does(&mut room, East, &command), Err(Code::Over), "{command:?}");
    }
    assert_eq!(does(&mut room, East, &offer(wire::OfferKind::Rematch)), Ok(()));
    assert_eq!(does(&mut room, East, &accept(wire::OfferKind::Rematch)), Err(Code::NoOffer), "it is their own offer");
    let west = context(&room, West);
    assert!(matches!(act(&mut room, &west, &accept(wire::OfferKind::Rematch)), Ok(Effect::Rematch(_))));
}

#[test]
fn a_waiting_room_is_cancelled_or_filled() {
    let mut room = waiting("spies", LIVE, [person(West), seat(East, Holder::Open)]);
    room.row.status = Status::Waiting;
    assert_eq!(does(&mut room, West, &Command::Resign), Err(Code::NotBegun));
    assert_eq!(does(&mut room, West, &offer(wire::OfferKind::Pause)), Err(Code::NotBegun));
    let away = [0; 2];
    assert_eq!(room.sit(person(West), 5, away).map_err(|error| error.code).err(), Some(Code::SeatTaken));
    let west = context(&room, West);
    let Ok(Effect::Change(called_off)) = act(&mut room, &west, &Command::Cancel) else { panic!("a change") };
    assert_eq!(called_off.status, Some(Status::Cancelled));
    let change = room.sit(person(East), 5, away).expect("a free seat");
    store(&mut room, &change);
    assert_eq!((room.row.status, room.row.turn != Turn::default()), (Status::Running, true));
    assert_eq!(room.sit(person(East), 6, away).map_err(|error| error.code).err(), Some(Code::SeatTaken));
    assert_eq!(does(&mut room, West, &Command::Cancel), Err(Code::Begun));
}

#[test]
fn a_room_that_does_not_replay_rejects_all_commands() {
    let mut room = duel();
    room.row.status = Status::Stuck;
    for command in
        [first(&room, East), Command::Undo, Command::Resign, Command::Claim, Command::CancelPremove, Command::Resume]
    {
        assert_eq!(does(&mut room, East, &command), Err(Code::Stuck), "{command:?}");
    }
}

#[test]
fn only_offers_of_the_other_side_can_be_accepted_or_declined() {
    for kind in [wire::OfferKind::Draw, wire::OfferKind::Pause, wire::OfferKind::Takeback] {
        let mut room = duel();
        let play = first(&room, East);
        assert_eq!(does(&mut room, East, &play), Ok(()));
        assert_eq!(does(&mut room, West, &accept(kind)), Err(Code::NoOffer), "{kind:?}");
        assert_eq!(does(&mut room, West, &Command::Decline { kind }), Err(Code::NoOffer), "{kind:?}");
        assert_eq!(does(&mut room, East, &offer(kind)), Ok(()));
        assert_eq!(does(&mut room, East, &offer(kind)), Ok(()), "a repeated offer is the same offer");
        assert_eq!(room.row.offers.len(), 1);
        assert_eq!(does(&mut room, East, &accept(kind)), Err(Code::NoOffer), "{kind:?}: their own offer");
        assert_eq!(does(&mut room, West, &Command::Decline { kind }), Ok(()));
        assert_eq!(does(&mut room, West, &accept(kind)), Err(Code::NoOffer), "{kind:?} was declined");
        assert_eq!(does(&mut room, East, &offer(kind)), Ok(()));
        assert_eq!(does(&mut room, West, &accept(kind)), Ok(()));
        assert!(room.row.offers.is_empty());
    }
}

#[test]
fn an_action_withdraws_offers() {
    let mut room = duel();
    assert_eq!(does(&mut room, West, &offer(wire::OfferKind::Draw)), Ok(()));
    assert_eq!(room.row.offers, [Offer { kind: OfferKind::Draw, by: West, at: 1_000 }]);
    let play = first(&room, East);
    assert_eq!(does(&mut room, East, &play), Ok(()));
    assert_eq!(does(&mut room, East, &accept(wire::OfferKind::Draw)), Err(Code::NoOffer));
}

#[test]
fn offers_that_a_table_does_not_allow_are_refused() {
    let none = |room: &mut Room, kind| assert_eq!(does(room, East, &offer(kind)), Err(Code::NoOffer), "{kind:?}");
    none(&mut begun("curtain", LIVE, [person(West), person(East)]), wire::OfferKind::Draw);
    none(&mut begun("twilight", ClockKind::None, [person(West), person(East)]), wire::OfferKind::Pause);
    let mut rated = duel();
    rated.row.rated = true;
    let play = first(&rated, East);
    assert_eq!(does(&mut rated, East, &play), Ok(()));
    none(&mut rated, wire::OfferKind::Takeback);
    let mut alone = begun("twilight", LIVE, [seat(West, Holder::Bot("random".to_owned())), person(East)]);
    none(&mut alone, wire::OfferKind::Draw);
    none(&mut alone, wire::OfferKind::Takeback);
    assert_eq!(does(&mut duel(), West, &offer(wire::OfferKind::Takeback)), Err(Code::NoUndo), "nothing was decided");
}

#[test]
fn a_bot_accepts_a_pause_and_a_rematch() {
    let mut room = begun("twilight", LIVE, [seat(West, Holder::Bot("random".to_owned())), person(East)]);
    assert_eq!(does(&mut room, East, &offer(wire::OfferKind::Pause)), Ok(()));
    assert_eq!((room.row.status, room.row.clock_state.running, room.row.offers.len()), (Status::Paused, None, 0));
    assert_eq!(does(&mut room, East, &Command::Resume), Ok(()));
    assert_eq!((room.row.status, room.row.clock_state.running), (Status::Running, Some(East)));
    assert_eq!(does(&mut room, East, &Command::Resign), Ok(()));
    let east = context(&room, East);
    assert!(matches!(act(&mut room, &east, &offer(wire::OfferKind::Rematch)), Ok(Effect::Rematch(_))));
}

#[test]
fn a_paused_game_accepts_only_resume() {
    let mut room = duel();
    let play = first(&room, East);
    assert_eq!(does(&mut room, West, &offer(wire::OfferKind::Pause)), Ok(()));
    assert_eq!(does(&mut room, East, &accept(wire::OfferKind::Pause)), Ok(()));
    let left = room.row.clock_state.east;
    for command in [play.clone(), Command::Undo, Command::Resign, Command::Claim, offer(wire::OfferKind::Draw)] {
        assert_eq!(does(&mut room, East, &command), Err(Code::Paused), "{command:?}");
    }
    let later = Context { at: 9_000_000, ..context(&room, West) };
    let Ok(Effect::Change(change)) = act(&mut room, &later, &Command::Resume) else { panic!("a change") };
    store(&mut room, &change);
    let clock = room.row.clock_state;
    assert_eq!((clock.running, clock.east, clock.deadline), (Some(East), left, Some(9_000_000 + left)));
    assert_eq!(does(&mut room, East, &Command::Resume), Err(Code::NotPaused));
    assert_eq!(does(&mut room, East, &play), Ok(()));
}

#[test]
fn only_the_other_side_can_claim_a_win_on_time_and_not_early() {
    let mut room = duel();
    let at = |room: &Room, side, at| Context { at, ..context(room, side) };
    let (early, late) = (59_999, 60_000);
    let soon = at(&room, West, early);
    assert_eq!(act(&mut room, &soon, &Command::Claim).err(), Some(Code::NoClaim));
    assert_eq!(act(&mut room, &soon, &Command::Wait).err(), Some(Code::NoClaim));
    let own = at(&room, East, late);
    assert_eq!(act(&mut room, &own, &Command::Claim).err(), Some(Code::NoClaim), "the claimant's own time has run out");
    let due = at(&room, West, late);
    let Ok(Effect::Change(more)) = act(&mut room, &due, &Command::Wait) else { panic!("a change") };
    assert_eq!(more.clock.and_then(|clock| clock.deadline), Some(late + clock::MORE));
    let Ok(Effect::Change(won)) = act(&mut room, &due, &Command::Claim) else { panic!("a change") };
    assert_eq!(won.outcome, Some(json!({ "winner": "west", "reason": "time" })));
}

#[test]
fn a_premove_is_stored_and_the_public_turn_does_not_reveal_it() {
    let mut room = begun("spies", LIVE, [person(West), person(East)]);
    let words = english();
    let side = Side::BOTH.into_iter().find(|&side| !room.game.premoves(side, &words).is_empty());
    let side = side.expect("a secret question that both answer");
    assert_eq!(room.row.turn, Turn { west: true, east: true });
    let action = room.game.premoves(side, &words)[0].action.clone();
    let early = context(&room, side);
    assert!(
        matches!(act(&mut room, &early, &Command::play(action.clone())), Ok(Effect::Premove(kept)) if kept == action)
    );
    assert_eq!(act(&mut room, &early, &Command::play(json!("moon").into())).err(), Some(Code::Malformed));
    let before = room.turn();
    room.set_premove(side, Some(action));
    assert_eq!(room.turn(), before);
}

#[test]
fn undo_takes_back_one_action_of_its_side_but_no_dice_or_draws() {
    let mut room = duel();
    assert_eq!(does(&mut room, East, &Command::Undo), Err(Code::NoUndo), "the deal cannot be taken back");
    let play = first(&room, East);
    let (version, actions) = (room.row.version, room.game.played());
    assert_eq!(does(&mut room, East, &play), Ok(()));
    assert_eq!(does(&mut room, West, &Command::Undo), Err(Code::NoUndo), "it was the other side's action");
    assert_eq!(does(&mut room, East, &Command::Undo), Ok(()));
    assert_eq!((room.row.version, room.game.played()), (version + 2, actions), "the version increases");
    assert_eq!(room.kept_since(version + 1), actions, "a client drops what was taken back");
    assert_eq!(does(&mut room, East, &play), Ok(()));
}

/// A player who bids for the other side swaps seats with the opponent and keeps their own time. A takeback restores both seats.
#[test]
fn players_who_swap_sides_keep_their_time_and_a_takeback_restores_the_seats() {
    let mut options = games::find("twilight").expect("a game").default_options();
    (options["bidding"], options["us_handicap"]) = (json!(true), json!(0));
    let mut room = waiting_with("twilight", options, LIVE, [person(West), person(East)]);
    let begun = room.begin(0, [0; 2]).expect("it begins");
    store(&mut room, &begun);
    let seats = room.row.seats.clone();
    let mut bids = Vec::new();
    for at in [10_000, 15_000] {
        let Actor::Player(side) = room.game.actor() else { panic!("a bid is due") };
        let wanted = json!(wire::Side::from(side.other()));
        let choices = room.game.choices(side, &english());
        let bid = choices.iter().find(|choice| choice.action.value()["bid"]["side"] == wanted).expect("a bid for it");
        let (command, context) = (Command::play(bid.action.clone()), Context { at, ..context(&room, side) });
        let Ok(Effect::Change(change)) = act(&mut room, &context, &command) else { panic!("a bid is legal") };
        store(&mut room, &change);
        bids.push(side);
    }
    let holder = |room: &Room, side: Side| room.row.seat(side).holder.clone();
    assert_eq!(holder(&room, bids[0].other()), seats[bids[0].index()].holder, "they have swapped seats");
    let left = |room: &Room, side| clock::left(&room.row.clock_state, side, 15_000);
    assert_eq!(left(&room, bids[0].other()), 50_000, "after ten seconds of thinking");
    assert_eq!(left(&room, bids[1].other()), 55_000, "after five seconds of thinking");

    let back = Context { at: 15_000, ..context(&room, West) };
    let change = room.go_back(1, &back);
    assert!(change.exchange);
    store(&mut room, &change);
    assert_eq!([West, East].map(|side| holder(&room, side)), seats.map(|seat| seat.holder));
    assert_eq!(left(&room, bids[0]), 50_000, "the time came back too");
}

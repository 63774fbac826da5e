//! Components, set-up and the course of the game (sections 1-4 of the rules).

use crate::common::*;
use curtain::{CUBES, STRATEGY, pack};
use rules::{Game, legal};

/// Returns a game in which every card is dealt in pack order: the USA gets cards 1-5, the USSR 6-10.
fn dealt() -> TestGame {
    let mut t = TestGame::new(&Options::default());
    while t.actor() == Actor::Chance {
        let first = t.legal()[0];
        t.play(first);
    }
    t
}

/// Plays the first legal action until `done`.
fn play_until(t: &mut TestGame, done: impl Fn(&State) -> bool) {
    while !done(t) {
        let first = t.legal()[0];
        t.play(first);
    }
}

// 1.1
#[test]
fn there_are_ten_us_and_eight_ussr_cards_a_start_card_and_24_cubes_a_side() {
    let pack = PackRef::default().get();
    let count = |side| pack.cards().iter().filter(|data| data.faction == side).count();
    assert_eq!((count(Some(Us)), count(Some(Ussr)), count(None)), (10, 8, 1));
    assert_eq!(CUBES, 24);
    assert_eq!(Card::ALL.len(), 19);
}

// 1.2
#[test]
fn a_card_shows_faction_cubes_event_country_region_bonus_and_size() {
    let pack = PackRef::default().get();
    let cuba = pack.card(Card::Cuba);
    assert_eq!((cuba.faction, cuba.cubes, cuba.region), (Some(Ussr), 2, Region::CentralAmerica));
    assert_eq!((cuba.names.get("en"), cuba.names.get("pl"), cuba.names.get("fr")), ("Cuba", "Kuba", "Cuba"));
    assert_eq!((cuba.steps.len(), cuba.effect.is_empty()), (2, false));
    assert_eq!((pack.region(cuba.region).bonus, pack.region(cuba.region).cards.len()), (2, 2));
}

// 1.3
#[test]
fn every_card_belongs_to_one_of_six_regions() {
    let sizes = Region::ALL.map(|region| PackRef::default().get().region(region).cards.len());
    assert_eq!(sizes, [6, 2, 3, 4, 2, 2]);
    assert_eq!(sizes.iter().sum::<usize>(), Card::ALL.len());
}

// 2.1, 2.2, 2.3
#[test]
fn at_the_start_each_side_has_a_cube_on_the_start_card_and_23_in_supply() {
    let t = TestGame::new(&Options::default());
    assert_eq!((State::SIDES, t.board().track()), (["us", "ussr"], 0));
    assert_eq!(t.board().cards(), set(["start_europe"]));
    assert_eq!(t.cubes("start_europe"), (1, 1));
    assert_eq!((t.board().supply(Us), t.board().supply(Ussr)), (23, 23));
}

// 2.4, 3.2
#[test]
fn five_cards_are_dealt_to_each_side_and_eight_set_aside() {
    let t = dealt();
    assert_eq!((t.hand(Us).len(), t.hand(Ussr).len(), t.undealt().len()), (5, 5, 8));
}

// 2.4
#[test]
fn any_card_not_dealt_yet_may_come_next() {
    let mut t = TestGame::new(&Options::default());
    assert_eq!(t.question(), Some(Question::Deal { side: Us, left: 5 }));
    assert_eq!(t.targets(), STRATEGY);
    t.play(Action::Deal(Card::Cuba));
    assert_eq!(t.targets(), STRATEGY - set(["cuba"]));
    assert_eq!(t.hand(Us), set(["cuba"]));
}

// 2.5, 10.1
#[test]
fn the_ussr_chooses_who_starts_the_game() {
    for starter in Side::BOTH {
        let mut t = dealt();
        assert_eq!(t.question(), Some(Question::Starter { side: Ussr, round: 1 }));
        assert_eq!(*t.legal(), [Action::Start(Us), Action::Start(Ussr)]);
        t.play(Action::Start(starter));
        assert_eq!(t.actor(), Actor::Player(starter));
    }
}

// 2.6, Q4
#[test]
fn the_starter_is_chosen_after_the_deal_or_before_it_by_ruling() {
    assert!(matches!(TestGame::new(&Options::default()).question(), Some(Question::Deal { .. })));
    let mut options = Options::default();
    options.rulings.starter_chosen_after_deal = false;
    let mut t = TestGame::new(&options);
    assert_eq!(t.question(), Some(Question::Starter { side: Ussr, round: 1 }));
    t.play(Action::Start(Us));
    assert_eq!(t.question(), Some(Question::Deal { side: Us, left: 5 }));
}

// 3.1, 3.8
#[test]
fn two_rounds_of_four_alternating_turns_each_then_the_final_scoring() {
    let mut luck = Luck::seeded(2);
    let mut t = dealt();
    let mut turns = Vec::new();
    while t.actor() != Actor::Nobody {
        if let Some(Question::Play { side }) = t.question() {
            turns.push((t.board().round(), t.board().turn(), side));
        }
        let action = luck.pick(&t.legal());
        t.play(action);
    }
    let sides: Vec<Side> = turns.iter().map(|turn| turn.2).collect();
    assert_eq!(turns.len(), 16, "this game does not end early");
    assert!(
        sides[..8].windows(2).all(|pair| pair[0] != pair[1]) && sides[8..].windows(2).all(|pair| pair[0] != pair[1])
    );
    assert_eq!((turns[7].0, turns[7].1, turns[8].0, turns[8].1), (1, 8, 2, 1));
    assert!(t.facts().iter().any(|fact| matches!(fact, Fact::AftermathScored { .. })));
}

// 3.3
#[test]
fn any_card_of_the_hand_may_be_played_and_nothing_else() {
    let t = table().hand(Us, ["cuba", "japan", "france", "italy", "iran"]).turn_of(Us);
    assert_eq!(t.targets(), set(["cuba", "japan", "france", "italy", "iran"]));
    assert_eq!(t.legal().len(), 5);
    assert_eq!(t.why_not(Us, play("chile")), Some(Refusal::NotInHand { card: Card::Chile }));
    assert_eq!(t.why_not(Us, Action::Stop), Some(Refusal::NoPassing));
    assert_eq!(t.why_not(Ussr, play("japan")), Some(Refusal::NotYours { side: Us }));
}

// 3.3
#[test]
fn a_turn_is_resolved_before_the_next_one_begins() {
    let mut t = table().hand(Us, ["japan"]).turn_of(Us);
    t.play_all([play("japan"), lay(0, 1), Action::Influence, place("start_europe")]);
    assert_eq!(t.actor(), Actor::Player(Us), "one cube is left");
    t.play(place("japan"));
    assert_eq!(t.question(), Some(Question::Play { side: Ussr }));
}

// 3.4
#[test]
fn the_card_not_played_in_round_one_is_the_aftermath_card() {
    let mut t = dealt();
    play_until(&mut t, |state| state.board().round() == 2);
    assert!(t.board().has_aftermath());
    let kept = Side::BOTH.map(|side| t.aftermath(side).expect("set aside"));
    assert!(set(["west_germany", "france", "italy", "east_germany", "poland"]).contains(kept[0]));
    assert!(!t.board().cards().contains(kept[0]) && !t.board().cards().contains(kept[1]));
    let played = |card| t.facts().iter().any(|&fact| matches!(fact, Fact::Played { card: c, .. } if c == card));
    assert!(!played(kept[0]) && !played(kept[1]));
}

// 3.2, 3.5
#[test]
fn in_round_two_all_eight_cards_set_aside_are_dealt_four_to_each() {
    let mut t = table().aftermath("cuba", "chile").second_round();
    assert_eq!(t.question(), Some(Question::Deal { side: Us, left: 4 }));
    play_until(&mut t, |state| state.actor() != Actor::Chance);
    // The table of this test is empty, so more than eight cards were left.
    assert_eq!((t.hand(Us).len(), t.hand(Ussr).len()), (4, 4));

    let mut t = dealt();
    play_until(&mut t, |state| state.board().round() == 2 && state.actor() != Actor::Chance);
    assert_eq!((t.hand(Us).len(), t.hand(Ussr).len(), t.undealt().len()), (4, 4, 0));
    let dealt =
        |side| t.facts().iter().filter(|fact| matches!(fact, Fact::Dealt { side: s, .. } if *s == side)).count();
    assert_eq!((dealt(Us), dealt(Ussr)), (9, 9), "the last four of the USSR too, although nothing was left to chance");
}

// 3.6, 3.7, J
#[test]
fn the_side_behind_chooses_the_starter_of_round_two_and_at_zero_the_ussr() {
    for (track, side) in [(3, Ussr), (-3, Us), (0, Ussr)] {
        let mut t = table().track(track).second_round();
        play_until(&mut t, |state| state.actor() != Actor::Chance);
        assert_eq!(t.question(), Some(Question::Starter { side, round: 2 }), "after the deal, at {track}");
        t.play(Action::Start(side.other()));
        assert_eq!(t.question(), Some(Question::Play { side: side.other() }));
    }
}

// 3.9, 10.4
#[test]
fn a_lead_of_eight_ends_the_game_at_once() {
    let t = table().track(7).card("japan", (0, 1), 0, 0).event(Us, "japan");
    let outcome = t.outcome().expect("the point of Japan is the eighth");
    assert_eq!((t.board().track(), outcome.winner, outcome.reason), (8, Some(Us), "end_space"));
    assert_eq!((t.actor(), t.legal().len(), t.question()), (Actor::Nobody, 0, None));
    assert_eq!(t.why_not(Us, Action::Stop), Some(Refusal::Over));
}

// 4, Q17, Q18
#[test]
fn a_turn_is_laying_then_scoring_then_event_or_influence() {
    let mut t = table().card("cuba", (1, 0), 0, 1).hand(Us, ["panama"]).turn_of(Us);
    t.play(play("panama"));
    assert_eq!(t.question(), Some(Question::Lay { side: Us, card: Card::Panama }));
    t.play(lay(1, 1));
    assert_eq!(t.board().track(), -3, "the region is scored before anything is chosen");
    assert_eq!(t.question(), Some(Question::Course { side: Us, card: Card::Panama }));
}

// 4, Q17
#[test]
fn the_opponent_is_asked_about_the_event_after_the_scoring() {
    let mut t = table().card("panama", (1, 0), 1, 0).hand(Us, ["cuba"]).turn_of(Us);
    t.play_all([play("cuba"), lay(1, 1)]);
    assert_eq!(t.board().track(), 3);
    assert_eq!(t.question(), Some(Question::Event { side: Ussr, card: Card::Cuba }));
}

#[test]
fn the_default_pack_is_the_embedded_one() {
    assert!(PackRef::read("copy", pack::DEFAULT).expect("valid").is_default());
    assert_eq!(legal(&State::new(&Options::default())).len(), 18);
}

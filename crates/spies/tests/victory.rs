//! Section 7: the end of the game.

use crate::common::*;

const NINETY: [Objective; 5] = [Egypt, Vietnam, Czechoslovakia, Panama, Afghanistan];
const EIGHTY_FIVE: [Objective; 7] = [Angola, Honduras, Greece, Congo, Turkey, Iran, Libya];

/// Sets up the CIA with these objectives in addition to 90 points, and the KGB with these in addition to 85.
fn verdict(cia: &[Objective], kgb: &[Objective]) -> Setup {
    let setup = table().claimed(Cia, NINETY).claimed(Kgb, EIGHTY_FIVE);
    setup.claimed(Cia, cia.iter().copied()).claimed(Kgb, kgb.iter().copied())
}

// 7.1
#[test]
fn a_side_with_100_points_wins_in_the_detente() {
    let t = verdict(&[Cuba], &[]).at(Phase::Detente);
    assert_eq!(t.score(Cia), 100);
    assert_eq!(t.winner(), Some((Some(Cia), "points")));
    assert_eq!(t.state().actor(), Actor::Nobody);
    assert!(t.legal().is_empty());
    let t = verdict(&[NobelPeacePrize], &[]).at(Phase::Detente);
    assert_eq!((t.score(Cia), t.winner()), (95, None));
}

// 7.1, 13: at 100 earlier in the turn, but not at 6.5
#[test]
fn a_side_that_drops_below_100_by_an_ability_does_not_win() {
    let mut t = verdict(&[NobelPeacePrize, SpaceRace], &[LiveBenefit]).at(Phase::Detente);
    assert_eq!(t.scores, [100, 90]);
    t.play(Use(SpaceRace)).uncover(Cuba).uncover(Chile).uncover(Korea);
    t.play(ArrangeObjectives(Few::new(&[Chile, Cuba, Korea])));
    assert_eq!((t.scores, t.winner()), ([95, 90], None));
}

// 7.2, D21
#[test]
fn both_at_100_the_higher_score_wins() {
    let t = verdict(&[Cuba], &[Chile, Korea]).at(Phase::Detente);
    assert_eq!(t.scores, [100, 105]);
    assert_eq!(t.winner(), Some((Some(Kgb), "points")));
}

// 7.3
#[test]
fn both_at_100_and_equal_play_on_until_one_is_ahead() {
    let setup = || verdict(&[Cuba], &[Chile, LiveBenefit]);
    let mut t = setup().at(Phase::Detente);
    assert_eq!((t.scores, t.winner(), t.overtime), ([100, 100], None, true));
    t.uncover(Korea).play(Pick(Analyst)).play(Pick(DeputyDirector)).skip_to(Phase::InfluenceStruggle);
    t.play(First(Cia)).recruit(Police).recruit(Radio).cease_fire();
    assert_eq!(t.winner(), Some((Some(Kgb), "overtime")));
}

// 7.3, A33: even if abilities have reduced a score below 100; the flag is part of the position
#[test]
fn in_overtime_a_lead_is_enough() {
    let t = verdict(&[NobelPeacePrize], &[LiveBenefit]).overtime().at(Phase::Detente);
    assert_eq!(t.scores, [95, 90]);
    assert_eq!(t.winner(), Some((Some(Cia), "overtime")));
    let t = verdict(&[], &[LiveBenefit]).overtime().at(Phase::Detente);
    assert_eq!((t.scores, t.winner(), t.overtime), ([90, 90], None, true)); // a tie continues
    let t = verdict(&[NobelPeacePrize], &[LiveBenefit]).at(Phase::Detente);
    assert_eq!(t.winner(), None);
}

// 13: 105-100, the leader uses the Olympic Games: 100-100, 7.3 holds; next turn 95-100: the side with 100 wins
#[test]
fn an_ability_may_start_overtime_and_another_end_it() {
    let setup = verdict(&[Cuba, OlympicGames], &[Chile, LiveBenefit]).terminated(Cia, [Analyst]);
    let mut t = setup.at(Phase::Detente);
    assert_eq!(t.scores, [105, 100]);
    t.play(Revive(Analyst));
    assert_eq!((t.scores, t.winner(), t.overtime), ([100, 100], None, true));
    let setup = verdict(&[NobelPeacePrize, SummitMeeting], &[Chile, LiveBenefit]).overtime();
    let mut t =
        setup.objective(SpaceRace).agents(DeputyDirector, Assassin).groups(Cia, [Ngos]).groups(Kgb, [Radio]).act(Cia);
    t.play(Use(SummitMeeting)).cease_fire(); // the Assassin buries the Space Race
    assert_eq!(t.scores, [95, 100]);
    assert_eq!(t.winner(), Some((Some(Kgb), "overtime")));
}

/// Sets up an empty objective deck: 115 points per side, except for the Summit Meeting.
fn empty_deck() -> Setup {
    let setup = verdict(&[Cuba, NobelPeacePrize, LiveBenefit, SpaceRace], &[Chile, Korea]);
    setup.claimed(Kgb, [NuclearEscalation, OlympicGames])
}

// 7.4, A13
#[test]
fn an_empty_objective_deck_ends_the_game_in_a_draw() {
    let mut t = empty_deck().spent([SummitMeeting]).at(Phase::Detente);
    assert_eq!((t.scores, t.state().objectives_left()), ([115, 115], 0));
    assert_eq!(t.winner(), Some((None, "deck_empty")));
    let facts = t.facts();
    assert_eq!(facts[facts.len() - 2..], [Fact::Overtime, Fact::DeckEmpty]);
}

// A13: the higher score wins
#[test]
fn with_an_empty_deck_the_higher_score_wins() {
    let t = empty_deck().claimed(Kgb, [SummitMeeting]).at(Phase::Briefing);
    assert_eq!(t.winner(), Some((Some(Kgb), "deck_empty")));
}

// A14
#[test]
fn a_turn_limit_stops_the_game_and_compares_the_scores() {
    let setup = || table().option("turn_limit", "6").turn(6);
    assert_eq!(setup().claimed(Kgb, [Cuba]).at(Phase::Detente).winner(), Some((Some(Kgb), "turn_limit")));
    assert_eq!(setup().at(Phase::Detente).winner(), Some((None, "turn_limit")));
    assert_eq!(setup().turn(5).at(Phase::Detente).winner(), None);
    assert_eq!(table().turn(600).at(Phase::Detente).winner(), None); // none by rule
}

// A14
#[test]
fn a_position_beyond_the_turn_limit_ends_with_its_turn() {
    let setup = || table().option("turn_limit", "6").turn(9);
    assert_eq!(setup().claimed(Cia, [Cuba]).at(Phase::Detente).winner(), Some((Some(Cia), "turn_limit")));
    let document = serde_json::json!({ "options": { "turn_limit": 6 }, "turn": 9, "balance": "cia" });
    let (mut state, mut luck) = (State::read_position(&document).expect("a position"), Luck::seeded(3));
    while state.actor() != Actor::Nobody {
        let action = state.any(&mut luck);
        state.play(action, &mut Log::silent());
    }
    assert_eq!((state.board().turn, state.outcome().map(|outcome| outcome.reason)), (9, Some("turn_limit")));
}

// A14: a win by points comes first
#[test]
fn a_win_in_the_last_turn_is_a_win_by_points() {
    let t = verdict(&[Cuba], &[]).option("turn_limit", "2").at(Phase::Detente);
    assert_eq!(t.winner(), Some((Some(Cia), "points")));
}

//! Section 6: the Détente.

use crate::common::*;

// 6.1
#[test]
fn agents_go_on_leave_and_a_deputy_director_to_headquarters() {
    let setup = table().agents(Analyst, DeputyDirector).terminated(Kgb, [MasterSpy]);
    let mut t = setup.groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert_eq!((t.place(Cia, Analyst), t.place(Kgb, DeputyDirector)), (Place::Leave, Place::Hq));
    assert_eq!(t.place(Kgb, MasterSpy), Place::Terminated); // terminated agents stay out
    assert_eq!(t.cover, [Cover::Absent; 2]);
}

// 6.2, D20
#[test]
fn all_groups_in_play_are_discarded() {
    let setup = table().claimed(Cia, [SpaceRace]).discard([Students]);
    let mut t = setup.groups(Cia, [Radio]).groups(Kgb, [Mafia, Police]).act(Cia);
    t.cease_fire();
    assert_eq!(t.phase, Phase::Detente);
    assert_eq!(t.groups, [Set::EMPTY; 2]);
    assert_eq!(set(t.discard.as_slice().iter().copied()), set([Students, Radio, Mafia, Police]));
}

// 6.3, A11: the holder of the balance token uses any number of abilities, then the other side
#[test]
fn the_holder_of_the_balance_token_uses_abilities_first() {
    let setup = || table().claimed(Cia, [OlympicGames]).claimed(Kgb, [SpaceRace]).terminated(Cia, [Director]);
    let mut t = setup().balance(Kgb).at(Phase::Detente);
    assert_eq!(t.ask(), Some(Ask::Window { side: Kgb }));
    t.play(Decline);
    assert_eq!(t.ask(), Some(Ask::Window { side: Cia }));
    t.play(Decline); // closes the window, although the KGB still has its card
    assert_eq!(t.phase, Phase::Briefing);
    assert_eq!(setup().balance(Cia).at(Phase::Detente).asked(), Some(Cia));
}

// 6.3: none, one or several
#[test]
fn several_abilities_may_be_used_in_one_window() {
    let setup = table().claimed(Cia, [SpaceRace, OlympicGames, Korea]).terminated(Cia, [Director]);
    let mut t = setup.at(Phase::Detente);
    t.play(Use(SpaceRace)).uncover(Cuba).uncover(Egypt).uncover(Iran);
    t.play(ArrangeObjectives(Few::new(&[Iran, Egypt, Cuba])));
    assert_eq!(t.legal(), [Revive(Director), Decline]);
    t.play(Revive(Director));
    assert_eq!((t.phase, t.score(Cia)), (Phase::Planning, 10));
    assert_eq!(t.objective, Some(Iran)); // no side is left to ask, and the top card is known
}

// 6.3, 8.2: points given up are gone before 6.5
#[test]
fn points_given_up_in_the_window_do_not_win() {
    let nations = [Egypt, Vietnam, Czechoslovakia, Panama, Iran]; // 90
    let setup = table().claimed(Cia, nations).claimed(Cia, [SpaceRace, NobelPeacePrize]);
    let mut t = setup.at(Phase::Detente);
    assert_eq!(t.score(Cia), 100);
    t.play(Use(SpaceRace)).uncover(Cuba).uncover(Chile).uncover(Korea);
    t.play(ArrangeObjectives(Few::new(&[Chile, Cuba, Korea])));
    assert_eq!((t.score(Cia), t.winner()), (95, None));
}

// 6.4
#[test]
fn the_scores_are_reported() {
    let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert!(t.facts().contains(&Fact::Scores { west: 10, east: 0 }));
}

// 6.5
#[test]
fn without_a_winner_the_next_turn_starts() {
    let mut t = table().turn(7).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert_eq!((t.turn, t.phase, t.ask()), (8, Phase::Briefing, Some(Ask::NextObjective)));
}

// A32
#[test]
fn a_side_without_a_usable_ability_is_not_asked() {
    let t = table().claimed(Cia, [OlympicGames, SummitMeeting, LiveBenefit]).at(Phase::Detente);
    assert_eq!(t.phase, Phase::Briefing); // no agent to revive
    let t = table().claimed(Kgb, [OlympicGames]).terminated(Kgb, [Analyst]).at(Phase::Detente);
    assert_eq!(t.ask(), Some(Ask::Window { side: Kgb }));
}

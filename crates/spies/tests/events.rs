//! Section 8: event abilities.

use crate::common::*;

// 8.1
#[test]
fn only_the_owner_of_an_event_can_use_it() {
    let setup = || table().groups(Cia, [Police]).groups(Kgb, [Radio]).discard([Mafia]);
    let t = setup().claimed(Kgb, [LiveBenefit]).act(Cia);
    assert_eq!(t.refused(Use(LiveBenefit)), "8.1");
    let t = setup().objective(LiveBenefit).act(Cia); // the objective of the turn is not yet owned
    assert_eq!(t.refused(Use(LiveBenefit)), "8.1");
}

// 8.1, A27: only in the phase printed on it
#[test]
fn an_ability_belongs_to_its_phase() {
    let events = [NobelPeacePrize, LiveBenefit, NuclearEscalation, SpaceRace, OlympicGames, SummitMeeting];
    let setup = || table().claimed(Cia, events).terminated(Cia, [Analyst]).groups(Cia, [Police]).groups(Kgb, [Radio]);
    let t = setup().discard([Mafia]).act(Cia);
    for event in [NobelPeacePrize, SpaceRace, OlympicGames] {
        assert_eq!(t.refused(Use(event)), "A27");
    }
    let mut t = setup().act(Cia);
    t.cease_fire();
    assert_eq!(t.ask(), Some(Ask::Window { side: Cia }));
    for event in [NobelPeacePrize, LiveBenefit, NuclearEscalation, SummitMeeting] {
        assert_eq!(t.refused(Use(event)), "A27");
    }
    let t = table().claimed(Cia, events).at(Phase::Planning);
    for event in events {
        assert_eq!(t.refused(Use(event)), "A27");
    }
}

// 8.1: a card claimed this turn may be used in the same turn
#[test]
fn a_space_race_claimed_in_the_debriefing_may_be_used_in_the_detente() {
    let mut t = table().objective(SpaceRace).groups(Cia, [Police]).groups(Kgb, [Students]).act(Cia);
    t.cease_fire();
    assert_eq!(t.ask(), Some(Ask::Window { side: Cia }));
    assert!(t.can(Use(SpaceRace)));
    assert!(t.can(Decline)); // always voluntary
}

// 8.1: several, one after the other
#[test]
fn several_abilities_may_be_used_in_one_struggle() {
    let setup = table().groups(Cia, [Police]).groups(Kgb, [Radio]).discard([Mafia]);
    let mut t = setup.claimed(Cia, [SummitMeeting, LiveBenefit]).act(Cia);
    t.play(Use(SummitMeeting)).play(Use(LiveBenefit));
    assert_eq!((t.asked(), t.score(Cia)), (Some(Kgb), 0));
}

// 8.2
#[test]
fn a_used_event_is_discarded_and_its_points_are_lost() {
    let setup = table().balance(Kgb).claimed(Cia, [SummitMeeting, Cuba]).objective(Iran);
    let mut t = setup.groups(Cia, [Police]).groups(Kgb, [Radio]).act(Cia);
    t.play(Use(SummitMeeting));
    assert_eq!((t.score(Cia), t.spent), (10, set([SummitMeeting])));
    assert_eq!(t.refused(Use(SummitMeeting)), "8.1");
    assert!(t.facts().contains(&Fact::Used { side: Cia, objective: SummitMeeting, points: 5 }));
    t.recruit(Mafia).recruit(Students).cease_fire();
    assert!(!t.legal().contains(&Uncover(SummitMeeting))); // never comes back
}

// 8.2, 13: the lower score counts from then on, but the balance token moves at 1.2 only
#[test]
fn the_balance_token_does_not_move_during_a_turn() {
    let setup = table().claimed(Cia, [SummitMeeting]).claimed(Kgb, [NobelPeacePrize]).balance(Kgb);
    let mut t = setup.agents(DeputyDirector, Assassin).groups(Cia, [Police]).groups(Kgb, [Radio]).act(Cia);
    t.play(Use(SummitMeeting));
    assert_eq!((t.scores, t.balance), ([0, 5], Some(Kgb)));
    t.play(Pass).play(Pass);
    assert_eq!(t.balance, Some(Kgb));
    t.uncover(Iran);
    assert_eq!(t.balance, Some(Cia));
}

// 8.3, A23: the user decides which card ends on top; no question if there are fewer than two
#[test]
fn the_user_of_nuclear_escalation_chooses_the_card_on_top() {
    let setup = || table().claimed(Cia, [NuclearEscalation]).groups(Cia, [Police, Radio]);
    for top in [Police, Guerrilla, Generals] {
        let mut t = setup().groups(Kgb, [Guerrilla, Mafia]).mobilized(Kgb, [Generals]).act(Cia);
        t.play(Use(NuclearEscalation));
        assert_eq!(t.legal(), [OnTop(Guerrilla), OnTop(Police), OnTop(Generals)]);
        assert_eq!(t.refused(OnTop(Mafia)), "8.3");
        t.play(OnTop(top));
        assert_eq!((t.discard.top(), t.discard.len()), (Some(&top), 3));
    }
    let mut t = setup().groups(Kgb, [Mafia]).act(Cia);
    t.play(Use(NuclearEscalation));
    assert_eq!((t.asked(), t.discard.as_slice()), (Some(Kgb), &[Police][..]));
}

// 8.4
#[test]
fn population_limits_hold_for_event_recruitment() {
    let setup = || table().objective(Greece).claimed(Cia, [LiveBenefit]).discard([Mafia]).groups(Kgb, [Radio]);
    assert!(setup().groups(Cia, [Artists, Ngos]).act(Cia).can(Use(LiveBenefit)));
    assert_eq!(setup().groups(Cia, [Artists, Ngos, Students]).act(Cia).refused(Use(LiveBenefit)), "3.7");
}

// 8.5, A9: on leave at once, no agenda, back at 2.4 of the next turn
#[test]
fn the_nobel_peace_prize_sends_the_agent_on_leave_instead() {
    let setup = table().agents(DoubleAgent, DeputyDirector).claimed(Cia, [NobelPeacePrize]);
    let mut t = setup.groups(Cia, [Bankers, Radio]).groups(Kgb, [Students]).act(Cia);
    t.cease_fire();
    assert_eq!(t.legal(), [Use(NobelPeacePrize), Decline]);
    assert_eq!(t.cover[0], Cover::Shown); // he is revealed
    t.play(Use(NobelPeacePrize));
    assert_eq!(t.place(Cia, DoubleAgent), Place::Leave);
    assert_eq!((t.scores, t.phase), ([0, 10], Phase::Briefing)); // the opponent claims, and no choice is asked for
    t.uncover(Iran);
    assert_eq!(t.refused(Pick(DoubleAgent)), "2.2");
    t.play(Pick(Analyst)).play(Pick(Analyst));
    assert_eq!(t.place(Cia, DoubleAgent), Place::Hq);
}

// 8.5; rulings.md, R7: in double disorder
#[test]
fn the_nobel_peace_prize_works_in_double_disorder_too() {
    for (owner, cia, kgb) in [(Cia, Place::Leave, Place::Terminated), (Kgb, Place::Terminated, Place::Leave)] {
        let setup = table().agents(Analyst, Analyst).claimed(owner, [NobelPeacePrize]);
        let mut t = setup.groups(Cia, [Bankers, Radio]).groups(Kgb, [Generals, Industry]).act(Cia);
        t.cease_fire();
        assert_eq!(t.ask(), Some(Ask::Save { side: owner }));
        t.play(Use(NobelPeacePrize));
        assert_eq!((t.place(Cia, Analyst), t.place(Kgb, Analyst)), (cia, kgb));
        assert_eq!((t.buried.as_slice(), t.analyst), (&[Cuba][..], [false; 2])); // buried, no agenda
    }
}

// 8.5: not for a Deputy Director, not against an Assassin, not for the other side's disorder
#[test]
fn the_nobel_peace_prize_saves_from_civil_disorder_only() {
    let asks_to_save = |mut t: Played| matches!(t.cease_fire().ask(), Some(Ask::Save { .. }));
    let setup = || table().claimed(Cia, [NobelPeacePrize]);
    let excess = |setup: Setup| setup.groups(Cia, [Bankers, Radio]).groups(Kgb, [Students]).act(Cia);
    assert!(!asks_to_save(excess(setup())));
    assert!(asks_to_save(excess(setup().agents(Analyst, DeputyDirector))));
    let agents = || setup().agents(Analyst, Assassin);
    assert!(!asks_to_save(agents().groups(Cia, [Students]).groups(Kgb, [Radio]).act(Cia)));
    assert!(!asks_to_save(agents().groups(Cia, [Students]).groups(Kgb, [Radio, Bankers]).act(Cia)));
}

// 8.6
#[test]
fn live_benefit_takes_the_top_of_the_discard_pile() {
    let setup = || table().claimed(Cia, [LiveBenefit]).groups(Cia, [Police]).groups(Kgb, [Radio]);
    let mut t = setup().discard([Mafia, Students]).act(Cia);
    t.play(Use(LiveBenefit));
    assert!(t.hand(Cia).contains(Students) && t.is_ready(Students));
    assert_eq!((t.discard.as_slice(), t.asked()), (&[Mafia][..], Some(Kgb))); // instead of the normal action
    assert_eq!(setup().act(Cia).refused(Use(LiveBenefit)), "8.6"); // needs a card
}

// 8.7
#[test]
fn nuclear_escalation_discards_every_military_group() {
    let setup = table().claimed(Kgb, [NuclearEscalation]).groups(Cia, [Police, Radio]).mobilized(Kgb, [Generals]);
    let mut t = setup.groups(Kgb, [Mafia]).act(Kgb);
    t.play(Use(NuclearEscalation)).play(OnTop(Generals));
    assert_eq!((t.hand(Cia), t.hand(Kgb)), (set([Radio]), set([Mafia])));
    assert_eq!((t.discard.as_slice(), t.asked()), (&[Police, Generals][..], Some(Cia)));
}

// A28
#[test]
fn nuclear_escalation_needs_a_military_group() {
    let setup = table().claimed(Cia, [NuclearEscalation]).groups(Cia, [Artists]).groups(Kgb, [Mafia]);
    assert_eq!(setup.act(Cia).refused(Use(NuclearEscalation)), "A28");
}

// A7: a side without groups may use both; 3.3 then applies again
#[test]
fn abilities_replace_the_forced_recruit() {
    let setup = || table().claimed(Cia, [LiveBenefit, NuclearEscalation]).discard([Mafia]).groups(Kgb, [Police]);
    let mut t = setup().act(Cia);
    assert_eq!(t.legal(), [Recruit, Use(LiveBenefit), Use(NuclearEscalation)]);
    t.play(Use(NuclearEscalation));
    assert_eq!(t.legal(), [Recruit]); // the KGB has lost its only group
    t.recruit(Students);
    assert_eq!(t.legal(), [Recruit, Use(LiveBenefit)]);
    t.play(Use(LiveBenefit));
    assert_eq!(t.hand(Cia), set([Police]));
}

// 8.8
#[test]
fn the_summit_meeting_shows_the_opposing_agent_and_leaves_the_action() {
    let setup = table().claimed(Cia, [SummitMeeting]).agents(Analyst, Director);
    let mut t = setup.groups(Cia, [Police]).groups(Kgb, [Radio]).act(Cia);
    t.play(Use(SummitMeeting));
    assert_eq!(t.cover, [Cover::Hidden, Cover::Shown]);
    assert_eq!(t.spectator().agent(Kgb), Some(Director));
    assert_eq!((t.ask(), t.actions), (Some(Ask::Act { side: Cia }), 0));
    assert!(t.can(Recruit) && t.can(Pass));
}

// 8.8, A25
#[test]
fn the_summit_meeting_cannot_be_used_against_a_shown_agent() {
    let setup = table().claimed(Cia, [SummitMeeting]).shown(Kgb).groups(Cia, [Police]).groups(Kgb, [Radio]);
    assert_eq!(setup.act(Cia).refused(Use(SummitMeeting)), "A25");
}

// A6: on the player's own turn to act, before the action
#[test]
fn the_summit_meeting_may_only_be_used_on_the_players_own_turn() {
    let setup = || table().claimed(Cia, [SummitMeeting]).groups(Cia, [Radio]).groups(Kgb, [Newspapers]);
    let t = setup().act(Kgb);
    assert!(t.interrupts(Cia).is_empty());
    assert_eq!(t.state().why_not(Cia, Use(SummitMeeting)).unwrap().section(), "A27");
    let mut t = setup().act(Cia);
    t.play(look(Radio)).draw(Police);
    assert_eq!(t.refused(Use(SummitMeeting)), "A27");
    assert_eq!(setup().at(Phase::InfluenceStruggle).refused(Use(SummitMeeting)), "A27"); // before 3.1
}

// A6 `any_time`; rulings.md, R4
#[test]
fn by_option_the_summit_meeting_may_interrupt() {
    let setup = || table().option("summit_meeting_window", "any_time").claimed(Cia, [SummitMeeting]);
    let setup = || setup().agents(Analyst, Director).groups(Cia, [Radio]).groups(Kgb, [Newspapers]).passes(1);
    let mut t = setup().act(Kgb);
    assert_eq!(t.interrupts(Cia), [Use(SummitMeeting)]);
    assert!(t.interrupts(Kgb).is_empty());
    t.interrupt(Cia, Use(SummitMeeting));
    assert_eq!((t.cover[1], t.ask(), t.passes), (Cover::Shown, Some(Ask::Act { side: Kgb }), 1));
    // while the KGB looks at a card, and while chance draws one
    let mut t = setup().act(Kgb);
    t.play(look(Newspapers));
    assert_eq!((t.state().actor(), t.interrupts(Cia)), (Actor::Chance, vec![Use(SummitMeeting)]));
    t.draw(Police).interrupt(Cia, Use(SummitMeeting));
    assert_eq!(t.legal(), [Take, Discard, Leave]);
    // next to the player's own decisions
    let t = setup().at(Phase::InfluenceStruggle);
    assert_eq!(t.legal(), [First(Cia), First(Kgb), Use(SummitMeeting)]);
    let mut t = setup().act(Cia);
    t.play(look(Radio)).draw(Police);
    assert!(t.can(Use(SummitMeeting)) && t.interrupts(Cia).is_empty());
    // never outside the struggle
    assert_eq!(setup().at(Phase::Planning).refused(Use(SummitMeeting)), "A27");
}

/// Sets up a table on which the CIA looks at Cuba, Egypt and Iran.
fn space_race() -> Played {
    let mut t = table().claimed(Cia, [SpaceRace]).at(Phase::Detente);
    t.play(Use(SpaceRace)).uncover(Cuba).uncover(Egypt).uncover(Iran);
    t
}

// 8.9
#[test]
fn the_space_race_arranges_the_next_three_objectives() {
    let mut t = space_race();
    assert_eq!(t.ask(), Some(Ask::SpaceRace { side: Cia }));
    assert_eq!(t.legal().len(), 6);
    assert_eq!(t.refused(ArrangeObjectives(Few::new(&[Cuba, Egypt, Korea]))), "10.1");
    let facts = t.facts_for(Seat::Player(Kgb));
    assert!(!facts.iter().any(|fact| matches!(fact, Fact::SawObjectives { .. })));
    t.play(ArrangeObjectives(Few::new(&[Egypt, Iran, Cuba])));
    assert_eq!(t.objective, Some(Egypt)); // turned up at once
    assert_eq!(t.view(Cia).top_objectives().collect::<Vec<_>>(), [Some(Iran), Some(Cuba)]);
    assert_eq!(t.view(Kgb).top_objectives().collect::<Vec<_>>(), [None, None]);
}

// 8.9, A5: fewer than three left
#[test]
fn a_space_race_on_a_short_deck_looks_at_what_is_left() {
    let left = |count: usize| Objective::ALL.iter().copied().filter(|&o| o != SpaceRace).skip(count);
    for count in 1..3 {
        let mut t = table().claimed(Cia, [SpaceRace]).claimed(Kgb, left(count)).at(Phase::Detente);
        t.play(Use(SpaceRace)).uncover(Egypt);
        if count == 2 {
            t.uncover(Vietnam);
        }
        assert_eq!(t.legal().len(), count);
    }
    // Needs at least one: the CIA is not asked, and the KGB has won.
    let t = table().claimed(Cia, [SpaceRace]).claimed(Kgb, left(0)).at(Phase::Detente);
    assert_eq!(t.winner(), Some((Some(Kgb), "points")));
}

// 8.9: the refusal if the window is open for another ability
#[test]
fn a_space_race_needs_an_objective_in_the_deck() {
    let others = Objective::ALL.iter().copied().filter(|&o| o != SpaceRace && o != OlympicGames);
    let setup = table().claimed(Cia, [SpaceRace, OlympicGames]).claimed(Kgb, others).terminated(Cia, [Analyst]);
    assert_eq!(setup.at(Phase::Detente).refused(Use(SpaceRace)), "8.9");
}

// 8.10
#[test]
fn the_olympic_games_bring_a_terminated_agent_back_on_leave() {
    let mut t = table().claimed(Kgb, [OlympicGames]).terminated(Kgb, [Analyst, Director]).at(Phase::Detente);
    assert_eq!(t.legal(), [Revive(Analyst), Revive(Director), Decline]);
    t.play(Revive(Director));
    assert_eq!((t.place(Kgb, Director), t.place(Kgb, Analyst)), (Place::Leave, Place::Terminated));
    assert_eq!((t.score(Kgb), t.spent), (0, set([OlympicGames])));
    t.uncover(Iran).play(Pick(Analyst));
    assert_eq!(t.refused(Pick(Director)), "2.2"); // misses the next Planning
    t.play(Pick(MasterSpy));
    assert_eq!(t.place(Kgb, Director), Place::Hq);
}

// 8.10: terminated this very turn
#[test]
fn the_olympic_games_may_bring_back_an_agent_lost_this_turn() {
    let setup = table().claimed(Cia, [OlympicGames]).agents(Analyst, Assassin);
    let mut t = setup.groups(Cia, [Students]).groups(Kgb, [Radio]).act(Cia);
    t.cease_fire().play(Revive(Analyst));
    assert_eq!(t.place(Cia, Analyst), Place::Leave);
}

// A29, 8.10
#[test]
fn the_olympic_games_revive_only_the_players_own_agents() {
    let setup = table().claimed(Cia, [OlympicGames]).terminated(Cia, [Analyst]).terminated(Kgb, [Director]);
    let t = setup.at(Phase::Detente);
    assert_eq!(t.legal(), [Revive(Analyst), Decline]);
    assert_eq!(t.refused(Revive(Director)), "8.10");
    assert_eq!(t.refused(Use(OlympicGames)), "8.10"); // the agent is named
}

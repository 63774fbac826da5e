//! Section 9: editions, and the options of section 10 on and off.

use crate::common::*;
use rules::OptionError;
use spies::Options as Rules;

fn with(name: &str, value: &str) -> Setup {
    table().option(name, value)
}

// D1
#[test]
fn d1_exceeding_the_stability_ends_the_struggle_at_once() {
    let setup = |value| with("struggle_ends_on_exceed", value).groups(Cia, [Bankers]).groups(Kgb, [Students]);
    let mut t = setup("true").act(Cia);
    t.recruit(Police);
    assert_eq!((t.disorder, t.token, t.score(Kgb)), ([true, false], Some(Kgb), 10));
    let mut t = setup("false").act(Cia);
    t.recruit(Police);
    assert_eq!(t.asked(), Some(Kgb));
}

// D1: after every action, including abilities that replace one; a political take is legal and loses
#[test]
fn d1_holds_for_media_political_moves_and_abilities() {
    let setup = || with("struggle_ends_on_exceed", "true").groups(Cia, [Television, Students]);
    let setup = || setup().groups(Kgb, [Police]).discard([Bankers]).claimed(Cia, [LiveBenefit]);
    let over = |t: &Played| t.disorder == [true, false] && t.token == Some(Kgb);
    assert!(over(setup().act(Cia).play(look(Television)).draw(Generals).play(Take)));
    assert!(over(setup().act(Cia).play(activate(Students, Police)))); // the KGB has no group left
    assert!(over(setup().act(Cia).play(Use(LiveBenefit))));
}

// D1, 13: the other side places its token even with no group in play, so there is no tie
#[test]
fn d1_the_other_side_wins_without_a_group() {
    let mut t = with("struggle_ends_on_exceed", "true").groups(Cia, [Bankers]).act(Cia);
    t.recruit(Police);
    assert_eq!((t.token, t.score(Kgb)), (Some(Kgb), 10));
}

// D1, D19: an action can push only the acting side over
#[test]
fn d1_there_is_never_a_double_disorder() {
    for seed in 0..300 {
        let (mut luck, mut state) = (Luck::seeded(seed), State::new(&Rules::POLISH));
        while state.actor() != Actor::Nobody {
            state.play(luck.pick(&legal(&state)), &mut Log::silent());
            assert_ne!(state.board().disorder, [true; 2]);
        }
    }
}

// D2
#[test]
fn d2_going_past_the_population_is_civil_disorder() {
    let setup = |value| with("population_excess", value).objective(Greece).groups(Cia, [Artists, Students, Workers]);
    let setup = |value| setup(value).groups(Kgb, [Guerrilla]).discard([Ngos]).claimed(Cia, [LiveBenefit]);
    assert_eq!(setup("forbidden").act(Cia).refused(Recruit), "3.7");
    let mut t = setup("civil_disorder").act(Cia);
    assert!(t.can(Use(LiveBenefit)) && t.can(look(Artists)));
    t.recruit(Militia);
    assert_eq!(t.asked(), Some(Kgb)); // checked in the Cease-fire only
    t.cease_fire();
    assert_eq!((t.disorder, t.token), ([true, false], Some(Kgb)));
    let mut t = setup("civil_disorder").act(Cia);
    t.play(look(Artists)).draw(Militia);
    assert!(t.can(Take));
}

// D2: political moves still respect the limit, and 3.11b remains about the Stability
#[test]
fn d2_political_moves_respect_the_population() {
    let setup = with("population_excess", "civil_disorder").objective(Greece).groups(Cia, [Students, Artists, Workers]);
    let mut t = setup.groups(Kgb, [Guerrilla, Militia, Mafia, Ngos]).act(Cia);
    assert_eq!(t.refused(activate(Students, Guerrilla)), "3.11a");
    assert_eq!(t.refused(activate(Students, Artists)), "3.11a");
    t.cease_fire();
    assert_eq!(t.disorder, [false, true]); // four groups with a population of three
    let setup = with("population_excess", "civil_disorder").objective(Greece).groups(Cia, [Students, Artists]);
    let t = setup.groups(Kgb, [Guerrilla, Militia]).act(Cia);
    assert!(t.can(activate(Students, Guerrilla)) && t.can(activate(Students, Artists)));
}

// D1 and D2 together: going past the population ends the phase too
#[test]
fn d1_and_d2_going_past_the_population_ends_the_struggle() {
    let setup = with("population_excess", "civil_disorder").option("struggle_ends_on_exceed", "true");
    let mut t = setup.objective(SpaceRace).groups(Cia, [Artists]).groups(Kgb, [Students]).act(Cia);
    t.recruit(Workers);
    assert_eq!((t.disorder, t.score(Kgb)), ([true, false], 5));
}

// D3
#[test]
fn d3_only_the_players_own_economic_groups_are_barred() {
    let setup = |value| with("economic_targets", value).groups(Cia, [Mafia, Workers, Radio]);
    let setup = |value| setup(value).mobilized(Kgb, [Bankers]).groups(Kgb, [Police]);
    let t = setup("no_economic").act(Cia);
    assert_eq!((t.refused(activate(Mafia, Bankers)), t.refused(activate(Mafia, Workers))), ("3.12", "3.12"));
    let mut t = setup("no_own_economic").act(Cia);
    assert_eq!((t.refused(activate(Mafia, Workers)), t.refused(activate(Mafia, Mafia))), ("3.12", "3.9"));
    assert!(t.can(activate(Mafia, Radio)) && t.can(activate(Mafia, Police)));
    t.play(activate(Mafia, Bankers));
    assert!(t.is_ready(Bankers));
}

// D3, A24: two sides can make each other's economic groups ready until the limit
#[test]
fn d3_the_limit_ends_an_endless_struggle() {
    let setup = with("economic_targets", "no_own_economic").groups(Cia, [Mafia]).mobilized(Kgb, [Workers]);
    let mut t = setup.act(Cia);
    for _ in 0..50 {
        t.play(activate(Mafia, Workers)).play(activate(Workers, Mafia));
    }
    assert_eq!((t.actions, t.legal()), (100, vec![Pass]));
    assert_eq!(t.refused(activate(Mafia, Workers)), "A24");
}

/// Sets up a table on which both sides play a Double Agent, and the KGB dominates.
fn double_agents(setup: Setup) -> Played {
    let setup = setup.option("mirrored_agents", "both_work").agents(DoubleAgent, DoubleAgent);
    let mut t = setup.groups(Cia, [Students]).groups(Kgb, [Radio]).act(Cia);
    t.cease_fire();
    t
}

// D4: the choice is made in the next Planning, before any pick
#[test]
fn d4_a_double_agent_chooses_in_the_next_planning() {
    let setup = with("double_agent_timing", "next_planning").agents(DoubleAgent, Analyst);
    let mut t = setup.groups(Cia, [Students]).groups(Kgb, [Radio]).act(Cia);
    t.cease_fire();
    assert_eq!((t.phase, t.choice, t.peek), (Phase::Briefing, [true, false], None));
    t.uncover(Iran).draw(Police).draw(Radio).draw(Mafia).play(ArrangeGroups(Few::new(&[Police, Radio, Mafia])));
    assert_eq!((t.phase, t.ask()), (Phase::Planning, Some(Ask::DoubleAgent { side: Cia })));
    assert_eq!(t.refused(Send(Analyst)), "5.7"); // on leave: not in HQ then
    assert_eq!(t.refused(Send(DeputyDirector)), "A8");
    t.play(Send(Director)).play(Pick(MasterSpy));
    assert_eq!(t.refused(Pick(Director)), "2.2"); // misses that Planning
    t.play(Pick(MasterSpy));
    assert_eq!((t.place(Kgb, Director), t.choice), (Place::Hq, [false; 2])); // and returns at 2.4
}

// D4: the peek, chosen in Planning, works at once, even for a Double Agent terminated meanwhile
#[test]
fn d4_the_peek_works_in_the_same_planning() {
    let setup = with("double_agent_timing", "next_planning").agents(DoubleAgent, Assassin);
    let mut t = setup.groups(Cia, [Students]).groups(Kgb, [Radio]).act(Cia);
    t.cease_fire().uncover(Iran);
    assert_eq!(t.place(Cia, DoubleAgent), Place::Terminated);
    t.play(Peek);
    assert_eq!(t.ask(), Some(Ask::Agent { side: Kgb }));
}

// D5: the token side chooses first; both may send
#[test]
fn d5_two_double_agents_both_work() {
    let mut t = double_agents(table());
    assert_eq!(t.ask(), Some(Ask::DoubleAgent { side: Kgb }));
    t.play(Send(Analyst));
    assert_eq!(t.ask(), Some(Ask::DoubleAgent { side: Cia }));
    t.play(Send(Director));
    assert_eq!((t.place(Cia, Analyst), t.place(Kgb, Director)), (Place::Leave, Place::Leave));
}

// D5: if both choose the peek, only the token side gets it
#[test]
fn d5_of_two_peeks_the_token_side_gets_it() {
    let mut t = double_agents(table());
    t.play(Peek).play(Peek);
    assert_eq!(t.peek, Some(Kgb));
    let peeks = t.facts().into_iter().filter(|fact| matches!(fact, Fact::PeekEarned { .. })).collect::<Vec<_>>();
    assert_eq!(peeks, [Fact::PeekEarned { side: Kgb }]);
    t.uncover(Iran);
    assert_eq!(t.ask(), Some(Ask::Agent { side: Cia }));
    // one peek, one leave
    let mut t = double_agents(table());
    t.play(Send(Analyst)).play(Peek);
    assert_eq!(t.peek, Some(Cia));
}

// D4 and D5 together
#[test]
fn d4_and_d5_both_choose_in_the_next_planning_the_token_side_first() {
    let mut t = double_agents(with("double_agent_timing", "next_planning"));
    t.uncover(Iran);
    assert_eq!((t.choice, t.ask()), ([false; 2], Some(Ask::DoubleAgent { side: Kgb })));
    t.play(Peek).play(Peek);
    assert_eq!((t.peek, t.ask()), (Some(Kgb), Some(Ask::Agent { side: Cia })));
}

// D5: the token side arranges first, the other side second; the first then knows the cards but not their order
#[test]
fn d5_two_analysts_both_arrange() {
    let setup = with("mirrored_agents", "both_work").agents(Analyst, Analyst);
    let mut t = setup.groups(Cia, [Students]).groups(Kgb, [Radio]).act(Cia);
    t.cease_fire();
    assert_eq!(t.analyst, [true; 2]);
    t.uncover(Iran).draw(Police).draw(Radio).draw(Mafia);
    assert_eq!(t.ask(), Some(Ask::Analyst { side: Kgb }));
    t.play(ArrangeGroups(Few::new(&[Mafia, Police, Radio])));
    assert_eq!(t.ask(), Some(Ask::Analyst { side: Cia })); // no card is drawn: they are already placed
    t.play(ArrangeGroups(Few::new(&[Radio, Police, Mafia])));
    assert_eq!(t.view(Kgb).top_groups().collect::<Vec<_>>(), [None; 3]);
    assert_eq!(t.view(Kgb).mixed_groups(), set([Police, Radio, Mafia]));
    assert_eq!(t.view(Cia).top_groups().collect::<Vec<_>>(), [Some(Radio), Some(Police), Some(Mafia)]);
    assert!(t.spectator().mixed_groups().is_empty());
}

// D5 off: 5.7 and 5.8 name the agent that works
#[test]
fn d5_off_the_token_rule_holds() {
    let played = |agent| {
        let mut t = table().agents(agent, agent).groups(Cia, [Students]).groups(Kgb, [Radio]).act(Cia);
        t.cease_fire();
        t
    };
    assert_eq!(played(Analyst).analyst, [true, false]); // without the token
    let mut t = played(DoubleAgent);
    assert_eq!(t.ask(), Some(Ask::DoubleAgent { side: Kgb })); // with it
    t.play(Peek);
    assert_eq!(t.phase, Phase::Briefing);
}

// D6, A34: no immediate claim; the disorderly side can never claim
#[test]
fn d6_by_domination_agendas_are_carried_out_after_disorder() {
    let played = |value, agent| {
        let setup = with("civil_disorder_claim", value).agents(agent, Director).groups(Cia, [Students]);
        let mut t = setup.groups(Kgb, [Bankers, Radio]).act(Cia);
        t.cease_fire();
        t
    };
    let t = played("by_domination", MasterSpy); // leaves it with the token side
    assert_eq!((t.scores, t.place(Kgb, Director)), ([10, 0], Place::Terminated));
    let t = played("by_domination", Assassin); // buries it
    assert_eq!((t.scores, t.buried.as_slice()), ([0, 0], &[Cuba][..]));
    assert_eq!(t.place(Cia, Assassin), Place::Leave);
    let mut t = played("by_domination", Director); // claims both
    assert_eq!((t.ask(), t.objective), (Some(Ask::LastObjective), Some(Cuba)));
    t.uncover(Egypt);
    assert_eq!(t.score(Cia), 30);
    assert_eq!(played("immediate", Assassin).scores, [10, 0]);
    assert_eq!(played("immediate", Director).objective, None); // claimed before
}

// D6: an Assassin has no agent to terminate, not even a Deputy Director or a saved agent
#[test]
fn d6_the_agent_of_the_disorderly_side_has_left_the_field() {
    let setup = || with("civil_disorder_claim", "by_domination").groups(Cia, [Students]).groups(Kgb, [Bankers, Radio]);
    let mut t = setup().agents(Assassin, DeputyDirector).act(Cia);
    assert_eq!(t.cease_fire().place(Kgb, DeputyDirector), Place::Hq);
    let mut t = setup().agents(Assassin, Analyst).claimed(Kgb, [NobelPeacePrize]).act(Cia);
    t.cease_fire().play(Use(NobelPeacePrize));
    assert_eq!((t.place(Kgb, Analyst), t.buried.as_slice()), (Place::Leave, &[Cuba][..]));
}

// D6: both in disorder as 4.6
#[test]
fn d6_double_disorder_still_buries() {
    let setup = with("civil_disorder_claim", "by_domination").agents(Assassin, MasterSpy);
    let mut t = setup.groups(Cia, [Generals, Police]).groups(Kgb, [Bankers, Radio]).act(Cia);
    t.cease_fire();
    assert_eq!((t.scores, t.buried.as_slice()), ([0, 0], &[Cuba][..]));
    assert_eq!((t.place(Cia, Assassin), t.place(Kgb, MasterSpy)), (Place::Terminated, Place::Terminated));
}

// A30, D5, D6: the survivor works alone
#[test]
fn a30_no_mirror_rule_when_the_other_agent_was_lost_to_disorder() {
    for mirror in ["token_rule", "both_work"] {
        let setup = with("civil_disorder_claim", "by_domination").option("mirrored_agents", mirror);
        let setup = setup.groups(Cia, [Students]).groups(Kgb, [Bankers, Radio]);
        let mut t = setup.clone().agents(Analyst, Analyst).act(Cia);
        assert_eq!(t.cease_fire().analyst, [true, false]);
        let mut t = setup.agents(DoubleAgent, DoubleAgent).act(Cia);
        assert_eq!(t.cease_fire().ask(), Some(Ask::DoubleAgent { side: Cia }));
        assert_eq!(t.play(Peek).phase, Phase::Briefing);
    }
}

// D7
#[test]
fn d7_a_deputy_director_goes_on_leave_as_others() {
    for (value, place) in [("never", Place::Hq), ("as_others", Place::Leave)] {
        let setup = || with("deputy_director_leave", value).groups(Cia, [Radio]);
        let mut t = setup().groups(Kgb, [Mafia]).act(Cia);
        assert_eq!(t.cease_fire().place(Cia, DeputyDirector), place);
        // rulings.md, R1: after civil disorder too; he is never terminated
        let mut t = setup().groups(Kgb, [Bankers, Infantry]).act(Cia);
        assert_eq!(t.cease_fire().place(Kgb, DeputyDirector), place);
    }
}

// D8: no effect on play
#[test]
fn d8_the_order_of_the_briefing_only_affects_the_log() {
    let played = |value| {
        let mut t =
            with("briefing_order", value).discard([Police]).claimed(Cia, [Cuba]).analyst(Kgb).at(Phase::Briefing);
        t.uncover(Iran);
        let facts = t.facts();
        let place = |fact| facts.iter().position(|&noted| noted == fact).expect("noted");
        assert_eq!(t.ask(), Some(Ask::NextGroup)); // the Analyst comes last
        (place(Fact::Balance { side: Kgb }) < place(Fact::Shuffled), *t.state().board())
    };
    let (english, first) = played("balance_first");
    let (french, second) = played("shuffle_first");
    assert!(english && !french);
    assert_eq!(first, second);
}

// 9: presets
#[test]
fn the_presets_are_found_by_name() {
    assert_eq!(Rules::PRESETS.iter().map(|name| Rules::named(name).unwrap()).collect::<Vec<_>>(), EDITIONS);
    assert_eq!(Rules::default(), Rules::ENGLISH);
    let error = Rules::named("german").unwrap_err();
    assert_eq!(error.to_string(), "there is no preset `german`; there are: english, polish, french");
}

#[test]
fn every_option_can_be_set_by_name_to_each_of_its_values() {
    for spec in Rules::SPECS {
        for value in spec.values {
            let options = Rules::ENGLISH.with(spec.name, value).unwrap();
            let json = serde_json::to_value(options).unwrap();
            let set = &json[spec.name];
            assert_eq!(set.as_str().map_or_else(|| set.to_string(), str::to_owned), *value, "{}", spec.name);
        }
    }
    let fields = serde_json::to_value(Rules::ENGLISH).unwrap();
    assert!(fields.as_object().unwrap().keys().eq(Rules::SPECS.iter().map(|spec| spec.name)));
}

#[test]
fn an_unknown_option_is_refused_with_the_list_of_options() {
    let error = Rules::ENGLISH.with("house_rule", "true").unwrap_err();
    let OptionError::Unknown { name, known } = error else { panic!("{error}") };
    assert_eq!(name, "house_rule");
    assert!(known.starts_with("struggle_ends_on_exceed, population_excess"));
}

#[test]
fn an_invalid_value_is_refused_with_the_list_of_values() {
    for (name, value) in [("population_excess", "maybe"), ("turn_limit", "-1"), ("struggle_ends_on_exceed", "1")] {
        let error = Rules::ENGLISH.with(name, value).unwrap_err();
        assert!(matches!(&error, OptionError::Value { name: n, value: v, .. } if n == name && v == value), "{error}");
    }
    let error = Rules::ENGLISH.with("population_excess", "maybe").unwrap_err();
    assert_eq!(error.to_string(), "option `population_excess` cannot be `maybe`; it takes: forbidden, civil_disorder");
}

// A24, D3
#[test]
fn an_endless_struggle_cannot_be_chosen() {
    let options = Rules::FRENCH.with("struggle_action_limit", "0").unwrap();
    assert!(matches!(options.check(), Err(OptionError::Clash(_))));
    assert!(Rules::ENGLISH.with("struggle_action_limit", "0").unwrap().check().is_ok());
    assert!(EDITIONS.iter().all(|edition| edition.check().is_ok()));
}

// D5, A22; rulings.md, R2: without a token both work, the holder of the balance token first
#[test]
fn d5_without_a_token_two_of_a_kind_work() {
    let played = |agent| {
        let setup = with("mirrored_agents", "both_work").balance(Kgb).agents(agent, agent);
        let mut t = setup.deck([]).act(Cia);
        t.cease_fire();
        t
    };
    assert_eq!(played(Analyst).analyst, [true; 2]);
    let mut t = played(DoubleAgent);
    assert_eq!(t.asked(), Some(Kgb));
    t.play(Peek);
    assert_eq!(t.asked(), Some(Cia));
    t.play(Peek); // R3: it may be chosen, and has no effect
    assert_eq!(t.peek, Some(Kgb));
}

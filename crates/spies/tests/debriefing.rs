//! Sections 5 and 12: the Debriefing.

use crate::common::*;

/// A row of section 12: the agents of the token side (T) and of the other side (O), the claim of the objective, the fates of the two
/// agents, and the further effects, in order.
type Row = (&'static str, Agent, Agent, &'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip]
const PAIRS: [Row; 36] = [
    ("M01", MasterSpy, MasterSpy, "O", "leave", "leave", "-"),
    ("M02", MasterSpy, DeputyDirector, "O", "leave", "HQ", "-"),
    ("M03", MasterSpy, DoubleAgent, "O", "leave", "leave", "O leave-or-peek"),
    ("M04", MasterSpy, Analyst, "O", "leave", "leave", "O arranges three groups"),
    ("M05", MasterSpy, Assassin, "O", "leave", "leave", "-"),
    ("M06", MasterSpy, Director, "O", "leave", "leave", "-"),
    ("M07", DeputyDirector, MasterSpy, "O", "HQ", "leave", "-"),
    ("M08", DeputyDirector, DeputyDirector, "T", "HQ", "HQ", "-"),
    ("M09", DeputyDirector, DoubleAgent, "T", "HQ", "leave", "O leave-or-peek"),
    ("M10", DeputyDirector, Analyst, "T", "HQ", "leave", "O arranges three groups"),
    ("M11", DeputyDirector, Assassin, "T", "HQ", "leave", "-"),
    ("M12", DeputyDirector, Director, "T", "HQ", "leave", "-"),
    ("M13", DoubleAgent, MasterSpy, "O", "leave", "leave", "T leave-or-peek"),
    ("M14", DoubleAgent, DeputyDirector, "T", "leave", "HQ", "T leave-or-peek"),
    ("M15", DoubleAgent, DoubleAgent, "T", "leave", "leave", "T leave-or-peek"),
    ("M16", DoubleAgent, Analyst, "T", "leave", "leave", "T leave-or-peek; O arranges three groups"),
    ("M17", DoubleAgent, Assassin, "T", "leave", "leave", "T leave-or-peek"),
    ("M18", DoubleAgent, Director, "T", "leave", "leave", "T leave-or-peek"),
    ("M19", Analyst, MasterSpy, "O", "leave", "leave", "T arranges three groups"),
    ("M20", Analyst, DeputyDirector, "T", "leave", "HQ", "T arranges three groups"),
    ("M21", Analyst, DoubleAgent, "T", "leave", "leave", "O leave-or-peek; T arranges three groups"),
    ("M22", Analyst, Analyst, "T", "leave", "leave", "O arranges three groups"),
    ("M23", Analyst, Assassin, "T", "leave", "leave", "T arranges three groups"),
    ("M24", Analyst, Director, "T", "leave", "leave", "T arranges three groups"),
    ("M25", Assassin, MasterSpy, "O", "leave", "terminated", "-"),
    ("M26", Assassin, DeputyDirector, "bottom of deck", "leave", "HQ", "-"),
    ("M27", Assassin, DoubleAgent, "bottom of deck", "leave", "terminated", "O leave-or-peek"),
    ("M28", Assassin, Analyst, "bottom of deck", "leave", "terminated", "O arranges three groups"),
    ("M29", Assassin, Assassin, "bottom of deck", "leave", "terminated", "-"),
    ("M30", Assassin, Director, "bottom of deck", "leave", "terminated", "-"),
    ("M31", Director, MasterSpy, "O", "leave", "leave", "T claims bottom card"),
    ("M32", Director, DeputyDirector, "T", "leave", "HQ", "T claims bottom card"),
    ("M33", Director, DoubleAgent, "T", "leave", "leave", "O leave-or-peek; T claims bottom card"),
    ("M34", Director, Analyst, "T", "leave", "leave", "O arranges three groups; T claims bottom card"),
    ("M35", Director, Assassin, "T", "leave", "leave", "T claims bottom card"),
    ("M36", Director, Director, "T", "leave", "leave", "T claims bottom card"),
];

// 12
#[test]
fn the_table_of_agent_pairs_matches_the_digest() {
    let digest = include_str!("../../../docs/rules/cia_vs_kgb/rules.md").replace("**", "");
    let mut pairs = Agents::full().iter().flat_map(|mine| Agents::full().iter().map(move |theirs| (mine, theirs)));
    for (id, mine, theirs, objective, t, o, further) in PAIRS {
        assert_eq!(pairs.next(), Some((mine, theirs)));
        let [mine, theirs] = [mine, theirs].map(name);
        let row = format!("| {id} | {mine} | {theirs} | {objective} | {t} | {o} | {further} |");
        assert!(digest.contains(&row), "{row}");
    }
}

fn name(agent: Agent) -> &'static str {
    ["Master Spy", "Deputy Director", "Double Agent", "Analyst", "Assassin", "Director"][agent as usize]
}

// 12, 5.1, 5.2, 5.3, 5.11: all 36 pairs, with the token on either side
#[test]
fn the_36_agent_pairs_have_the_outcomes_of_the_table() {
    for edition in [Options::ENGLISH, Options::POLISH] {
        for token in Side::BOTH {
            for (id, mine, theirs, objective, t, o, further) in PAIRS {
                let agents = if token == Cia { [mine, theirs] } else { [theirs, mine] };
                let setup = table().edition(edition).agents(agents[0], agents[1]);
                let mut p = setup.groups(token, [Generals]).groups(token.other(), [Students]).act(token);
                p.cease_fire();
                let effects = debrief(&mut p, token);
                assert_eq!(effects, further, "{id}");
                let place = match p.objective_place(Cuba) {
                    Some(side) if side == token => "T",
                    Some(_) => "O",
                    None => "bottom of deck",
                };
                assert_eq!(place, objective, "{id}");
                assert_eq!(word(p.place(token, mine)), t, "{id}");
                assert_eq!(word(p.place(token.other(), theirs)), o, "{id}");
                assert_eq!(p.turn, 3, "{id}");
            }
        }
    }
}

fn word(place: Place) -> &'static str {
    match place {
        Place::Hq => "HQ",
        Place::Field => "field",
        Place::Leave => "leave",
        Place::Terminated => "terminated",
    }
}

impl Played {
    /// Returns the side that has claimed an objective; `None` if it is at the bottom of the deck.
    fn objective_place(&self, objective: Objective) -> Option<Side> {
        let owner = Side::BOTH.into_iter().find(|&side| self.owns(side, objective));
        assert!(owner.is_some() || self.buried.top() == Some(&objective));
        owner
    }
}

/// Plays the rest of the Debriefing, with Double Agents that peek and Directors that find Vietnam; returns the further effects in
/// the words of section 12.
fn debrief(p: &mut Played, token: Side) -> String {
    while p.phase == Phase::Debriefing {
        let answer = match p.ask() {
            Some(Ask::DoubleAgent { .. }) => Peek,
            Some(Ask::LastObjective) => Uncover(Vietnam),
            ask => panic!("{ask:?}"),
        };
        p.play(answer);
    }
    let name = |side| if side == token { "T" } else { "O" };
    let effects = p.facts().into_iter().filter_map(|fact| match fact {
        Fact::PeekEarned { side } => Some(format!("{} leave-or-peek", name(side))),
        Fact::AnalystEarned { side } => Some(format!("{} arranges three groups", name(side))),
        Fact::Claimed { side, objective: Vietnam, .. } => Some(format!("{} claims bottom card", name(side))),
        _ => None,
    });
    let effects = effects.collect::<Vec<_>>().join("; ");
    if effects.is_empty() { "-".to_owned() } else { effects }
}

/// One side in civil disorder (C), the other one not (N): the agent of N, the further effects, the fate of N's agent.
const ONE_SIDED: [(&str, Agent, &str, &str); 6] = [
    ("C1", MasterSpy, "-", "leave"),
    ("C2", DeputyDirector, "-", "HQ"),
    ("C3", DoubleAgent, "T leave-or-peek", "leave"),
    ("C4", Analyst, "T arranges three groups", "leave"),
    ("C5", Assassin, "-", "leave"),
    ("C6", Director, "T claims bottom card", "leave"),
];

// 12, 5.4, 5.13, 4.5, A21, 8.5: against every agent of the disorderly side, with and without the Nobel Peace Prize
#[test]
fn after_one_sided_disorder_the_other_agent_works_as_in_the_table() {
    for calm in Side::BOTH {
        for (id, mine, further, fate) in ONE_SIDED {
            for &theirs in Agent::ALL {
                for saved in [false, true] {
                    let agents = if calm == Cia { [mine, theirs] } else { [theirs, mine] };
                    let mut setup = table().agents(agents[0], agents[1]).groups(calm, [Students]);
                    if saved {
                        setup = setup.claimed(calm.other(), [NobelPeacePrize]);
                    }
                    let mut p = setup.groups(calm.other(), [Generals, Police]).act(calm);
                    p.cease_fire();
                    if saved && theirs != DeputyDirector {
                        p.play(Use(NobelPeacePrize));
                    }
                    assert_eq!(debrief(&mut p, calm), further, "{id} {theirs:?}");
                    assert!(p.is_claimed(calm, Cuba), "{id}");
                    assert_eq!(word(p.place(calm, mine)), fate, "{id}");
                    let lost = match (theirs, saved) {
                        (DeputyDirector, _) => "HQ",
                        (_, true) => "leave",
                        (_, false) => "terminated",
                    };
                    assert_eq!(word(p.place(calm.other(), theirs)), lost, "{id} {theirs:?}");
                }
            }
        }
    }
}

// B1, 5.14, 4.6, 1.2d
#[test]
fn after_double_disorder_no_agenda_is_carried_out() {
    for (_, cia, kgb, ..) in PAIRS {
        for saved in [None, Some(Cia), Some(Kgb)] {
            let mut setup = table().agents(cia, kgb).groups(Cia, [Generals, Police]).groups(Kgb, [Bankers, Radio]);
            if let Some(side) = saved {
                setup = setup.claimed(side, [NobelPeacePrize]);
            }
            let mut p = setup.act(Cia);
            p.cease_fire();
            if let Some(Ask::Save { side }) = p.ask() {
                assert_eq!(Some(side), saved);
                p.play(Use(NobelPeacePrize));
            }
            assert_eq!(debrief(&mut p, Cia), "-");
            assert_eq!((p.token, p.buried.as_slice()), (None, &[Cuba][..]));
            for (side, agent) in [(Cia, cia), (Kgb, kgb)] {
                let fate = match agent {
                    DeputyDirector => Place::Hq,
                    _ if saved == Some(side) => Place::Leave,
                    _ => Place::Terminated,
                };
                assert_eq!(p.place(side, agent), fate);
            }
            p.uncover(Iran);
            let kept = if p.scores[0] == p.scores[1] { Some(Cia) } else { saved.map(Side::other) };
            assert_eq!(p.balance, kept); // A19
        }
    }
}

// 5.1
#[test]
fn both_agents_are_revealed() {
    let mut t = table().agents(DoubleAgent, Director).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert_eq!(t.cover, [Cover::Shown; 2]);
    assert_eq!(t.spectator().agent(Kgb), Some(Director));
}

// 5.2: 1 first, 6 last
#[test]
fn agendas_are_carried_out_by_initiative() {
    assert_eq!(Agent::ALL, [MasterSpy, DeputyDirector, DoubleAgent, Analyst, Assassin, Director]);
    // The Director's card comes before the final claim, but after the Double Agent's choice.
    let mut t = table().agents(Director, DoubleAgent).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert_eq!(t.ask(), Some(Ask::DoubleAgent { side: Kgb }));
    t.play(Peek);
    assert_eq!(t.ask(), Some(Ask::LastObjective));
}

// 5.3: the token decides, not the claim
#[test]
fn an_agenda_depends_on_the_token_even_if_the_card_is_claimed() {
    let mut t = table().agents(Assassin, MasterSpy).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert!(t.is_claimed(Kgb, Cuba));
    assert_eq!(t.place(Kgb, MasterSpy), Place::Terminated);
}

// 5.5
#[test]
fn two_master_spies_do_not_cancel_out() {
    let mut t = table().agents(MasterSpy, MasterSpy).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert_eq!(t.scores, [0, 10]);
}

// 5.5, 5.9, D26: no effect if the objective was claimed through civil disorder
#[test]
fn master_spy_and_assassin_do_nothing_after_civil_disorder() {
    for agent in [MasterSpy, Assassin] {
        let setup = table().agents(agent, DeputyDirector);
        let mut t = setup.groups(Cia, [Radio]).groups(Kgb, [Bankers, Infantry]).act(Cia);
        t.cease_fire();
        assert_eq!((t.scores, t.buried.len()), ([10, 0], 0));
        assert_eq!(t.place(Kgb, DeputyDirector), Place::Hq);
    }
}

// 5.6, D15
#[test]
fn a_deputy_director_has_no_agenda_and_survives_an_assassin() {
    let mut t = table().agents(DeputyDirector, Assassin).groups(Cia, [Radio]).groups(Kgb, [Bankers]).act(Cia);
    t.cease_fire();
    assert_eq!(t.place(Cia, DeputyDirector), Place::Hq);
    assert_eq!(t.buried.as_slice(), [Cuba]); // 5.9: the burial still happens
}

/// Sets up a table on which the CIA's Double Agent is about to choose.
fn double_agent(setup: Setup) -> Played {
    let mut t = setup.agents(DoubleAgent, Assassin).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    t
}

// 5.7, A18: an agent of his choice in the opposing headquarters, by name
#[test]
fn a_double_agent_sends_an_opposing_agent_on_leave_at_once() {
    let mut t = double_agent(table().terminated(Kgb, [MasterSpy]));
    assert_eq!(t.legal(), [Send(DoubleAgent), Send(Analyst), Send(Director), Peek]);
    assert_eq!(t.refused(Send(Assassin)), "5.7"); // not Agent X
    assert_eq!(t.refused(Send(MasterSpy)), "5.7"); // not a terminated one
    assert_eq!(t.refused(Decline), "10.1"); // one of the two must be taken
    t.play(Send(Analyst));
    assert_eq!(t.place(Kgb, Analyst), Place::Leave);
    t.uncover(Iran).play(Pick(Analyst));
    assert_eq!(t.refused(Pick(Analyst)), "2.2"); // misses the next Planning
    t.play(Pick(Director));
    assert_eq!(t.place(Kgb, Analyst), Place::Hq); // 2.4
}

// 5.7: not agents on leave
#[test]
fn a_double_agent_cannot_send_an_agent_who_is_on_leave() {
    let setup = table().agents(DoubleAgent, Assassin).claimed(Kgb, [NobelPeacePrize]);
    let mut t = setup.groups(Cia, [Radio]).groups(Kgb, [Bankers, Infantry]).act(Cia);
    t.cease_fire().play(Use(NobelPeacePrize));
    assert_eq!(t.refused(Send(Assassin)), "5.7");
}

// 5.7, 2.3
#[test]
fn a_double_agent_may_take_the_peek_instead() {
    let mut t = double_agent(table());
    t.play(Peek);
    assert_eq!(t.peek, Some(Cia));
    assert_eq!(t.view(Kgb).board().peek, Some(Cia)); // public at once
    t.uncover(Iran);
    assert_eq!(t.asked(), Some(Kgb));
}

// 5.7: with either token, and even if he is terminated later in the phase
#[test]
fn the_peek_survives_the_double_agent() {
    let mut t = table().agents(DoubleAgent, Assassin).groups(Cia, [Students]).groups(Kgb, [Radio]).act(Cia);
    t.cease_fire().play(Peek);
    assert_eq!(t.place(Cia, DoubleAgent), Place::Terminated);
    assert_eq!(t.peek, Some(Cia));
}

// A8
#[test]
fn the_deputy_director_cannot_be_sent_on_leave_unless_the_option_says_so() {
    let t = double_agent(table());
    assert_eq!(t.refused(Send(DeputyDirector)), "A8");
    let t = double_agent(table().option("double_agent_may_target_deputy_director", "true"));
    assert!(t.can(Send(DeputyDirector)));
}

// A8: if no other agent is there, only the peek can be chosen
#[test]
fn against_a_deputy_director_alone_only_the_peek_is_left() {
    let t = double_agent(table().terminated(Kgb, [MasterSpy, DoubleAgent, Analyst, Director]));
    assert_eq!(t.legal(), [Peek]);
}

// 5.8, A10: kept although an Assassin acts after him
#[test]
fn an_analyst_keeps_his_benefit_when_terminated() {
    let mut t = table().agents(Analyst, Assassin).groups(Cia, [Students]).groups(Kgb, [Radio]).act(Cia);
    t.cease_fire();
    assert_eq!(t.place(Cia, Analyst), Place::Terminated);
    assert_eq!(t.analyst, [true, false]);
    t.uncover(Iran).draw(Police).draw(Radio).draw(Mafia);
    assert_eq!(t.ask(), Some(Ask::Analyst { side: Cia }));
}

// A21: the mirror rule does not apply after one-sided disorder; the Analyst works although his side has the token
#[test]
fn the_agent_of_the_orderly_side_works_against_one_of_his_kind() {
    let played = |agent| {
        let setup = table().agents(agent, agent).groups(Kgb, [Students]);
        let mut t = setup.groups(Cia, [Bankers, Infantry]).act(Cia);
        t.cease_fire();
        t
    };
    assert_eq!(played(Analyst).analyst, [false, true]);
    assert_eq!(played(DoubleAgent).ask(), Some(Ask::DoubleAgent { side: Kgb }));
}

// A22: neither side has a token and neither is in disorder
#[test]
fn without_a_token_double_agent_and_analyst_work_unless_there_are_two() {
    let played = |cia, kgb| {
        let mut t = table().agents(cia, kgb).deck([]).act(Cia);
        t.cease_fire();
        t
    };
    let mut t = played(DoubleAgent, Analyst);
    assert_eq!(t.cover, [Cover::Shown; 2]);
    assert_eq!(t.ask(), Some(Ask::DoubleAgent { side: Cia }));
    t.play(Peek);
    assert_eq!((t.peek, t.analyst), (Some(Cia), [false, true]));
    assert_eq!((t.place(Cia, DoubleAgent), t.place(Kgb, Analyst)), (Place::Leave, Place::Leave));
    for agent in [DoubleAgent, Analyst] {
        let t = played(agent, agent);
        assert_eq!((t.phase, t.peek, t.analyst), (Phase::Briefing, None, [false; 2]));
    }
    for (cia, kgb) in [(MasterSpy, Assassin), (Director, MasterSpy), (Assassin, Director)] {
        let t = played(cia, kgb);
        assert_eq!((t.scores, t.buried.as_slice()), ([0, 0], &[Cuba][..]));
        assert_eq!((t.place(Cia, cia), t.place(Kgb, kgb)), (Place::Leave, Place::Leave));
    }
}

// 5.9
#[test]
fn an_assassin_with_his_token_terminates_and_buries() {
    let mut t = table().agents(Assassin, Analyst).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert_eq!(t.place(Kgb, Analyst), Place::Terminated);
    assert_eq!((t.buried.as_slice(), t.scores), (&[Cuba][..], [0, 0]));
}

// 5.10, A15, D14
#[test]
fn a_director_with_his_token_claims_the_bottom_card_face_up() {
    let mut t = table().agents(Director, DeputyDirector).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert_eq!(t.ask(), Some(Ask::LastObjective));
    assert_eq!(t.legal().len(), 20);
    t.uncover(Egypt);
    let claims = t.facts_for(Seat::Player(Kgb)).into_iter().filter(|fact| matches!(fact, Fact::Claimed { .. }));
    let [egypt, cuba] =
        [(Egypt, 20), (Cuba, 10)].map(|(objective, points)| Fact::Claimed { side: Cia, objective, points });
    assert_eq!(claims.collect::<Vec<_>>(), [egypt, cuba]); // before 5.11
    assert_eq!(t.score(Cia), 30);
}

// 5.10, A16, 13: the objective buried last
#[test]
fn a_director_claims_the_objective_buried_last() {
    let setup = || table().agents(Director, DeputyDirector).groups(Cia, [Radio]).groups(Kgb, [Mafia]);
    let mut t = setup().buried([Egypt]).act(Cia);
    t.cease_fire();
    assert!(t.is_claimed(Cia, Egypt));
    let mut t = setup().buried([Egypt, Korea]).act(Cia);
    t.cease_fire();
    assert!(t.is_claimed(Cia, Korea) && !t.is_claimed(Cia, Egypt));
    assert_eq!(t.buried.as_slice(), [Egypt]);
}

// 13: an Assassin buries Egypt, the next Director claims it
#[test]
fn a_director_claims_what_an_assassin_buried() {
    let setup = table().objective(Egypt).agents(Assassin, DeputyDirector);
    let mut t = setup.groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire().uncover(Cuba).play(Pick(DeputyDirector)).play(Pick(Director)).play(First(Kgb));
    t.recruit(Radio).recruit(Mafia).cease_fire();
    assert_eq!(t.scores, [0, 30]);
}

// 5.10, A5: nothing with an empty deck; the objective of the turn is not part of it
#[test]
fn a_director_claims_nothing_more_from_an_empty_deck() {
    let nations = Objective::ALL.iter().copied().filter(|&objective| objective != Cuba);
    let setup = table().claimed(Kgb, nations).agents(Director, DeputyDirector);
    let mut t = setup.groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert_eq!(t.score(Cia), 10);
}

// 5.11, D29
#[test]
fn at_the_end_the_token_side_claims_the_objective() {
    let mut t = table().groups(Cia, [Mafia]).groups(Kgb, [Radio]).act(Cia);
    t.cease_fire();
    assert_eq!(t.scores, [0, 10]);
    assert_eq!(t.objective, None);
}

// 5.12: it is available again for the next Cease-fire
#[test]
fn the_token_goes_back_to_its_owner() {
    let mut t = table().groups(Cia, [Mafia]).groups(Kgb, [Radio]).act(Cia);
    t.cease_fire().uncover(Iran).play(Pick(DeputyDirector)).play(Pick(DeputyDirector)).play(First(Kgb));
    t.recruit(Radio).recruit(Mafia).cease_fire();
    assert_eq!((t.token, t.score(Kgb)), (Some(Kgb), 25));
}

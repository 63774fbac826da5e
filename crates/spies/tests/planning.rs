//! Section 2: Planning.

use crate::common::*;

// 2.1, 2.1a
#[test]
fn each_side_picks_one_agent_from_headquarters_unseen_by_the_other() {
    let mut t = table().at(Phase::Planning);
    assert_eq!(t.ask(), Some(Ask::Agent { side: Cia }));
    assert_eq!(t.legal(), Agent::ALL.iter().copied().map(Pick).collect::<Vec<_>>());
    assert!(t.state().secret());
    t.play(Pick(Assassin));
    assert_eq!(t.ask(), Some(Ask::Agent { side: Kgb }));
    assert_eq!(t.view(Kgb).agent(Cia), None);
    assert_eq!(t.view(Cia).agent(Cia), Some(Assassin));
    t.play(Pick(Analyst));
    assert_eq!(t.cover, [Cover::Hidden; 2]);
    assert_eq!((t.place(Cia, Assassin), t.place(Kgb, Analyst)), (Place::Field, Place::Field));
}

// 2.1a: a pick is compulsory and final
#[test]
fn each_side_must_pick_an_agent_x() {
    let mut t = table().at(Phase::Planning);
    assert_eq!(t.refused(Pass), "10.1");
    assert_eq!(t.refused(Decline), "10.1");
    t.play(Pick(Assassin));
    assert_eq!(t.state().why_not(Cia, Pick(Analyst)).unwrap().section(), "0.9");
}

// 2.1a: the log does not reveal the pick
#[test]
fn only_the_owner_reads_its_pick() {
    let mut t = table().at(Phase::Planning);
    t.play(Pick(Assassin));
    assert_eq!(t.facts_for(Seat::Player(Kgb)), [Fact::Picked { side: Cia }]);
    t.play(Pick(Director));
    let facts = t.facts_for(Seat::Player(Kgb));
    assert_eq!(facts, [Fact::PickedAgent { agent: Director }, Fact::Picked { side: Kgb }]);
}

// 2.2
#[test]
fn agents_on_leave_or_terminated_cannot_be_picked() {
    let t = table().on_leave(Cia, [Analyst]).terminated(Cia, [MasterSpy]).at(Phase::Planning);
    assert_eq!(t.refused(Pick(Analyst)), "2.2");
    assert_eq!(t.refused(Pick(MasterSpy)), "2.2");
    assert_eq!(t.legal(), [DeputyDirector, DoubleAgent, Assassin, Director].map(Pick));
}

// 2.3
#[test]
fn the_peek_makes_the_other_side_pick_first_and_show_it() {
    for peeking in Side::BOTH {
        let mut t = table().peek(peeking).at(Phase::Planning);
        assert_eq!(t.asked(), Some(peeking.other()));
        assert!(!t.state().secret());
        t.play(Pick(Assassin));
        assert_eq!(t.view(peeking).agent(peeking.other()), Some(Assassin));
        assert_eq!(t.asked(), Some(peeking));
        assert!(t.state().secret());
        t.play(Pick(DeputyDirector));
        assert_eq!(t.view(peeking.other()).agent(peeking), None);
        assert_eq!(t.peek, None); // 2.3: once
    }
}

// 2.3, A25: every seat sees him until the end of the turn
#[test]
fn an_agent_shown_through_the_peek_stays_open_information() {
    let mut t = table().peek(Kgb).claimed(Kgb, [SummitMeeting]).at(Phase::Planning);
    t.play(Pick(Assassin)).play(Pick(Analyst)).play(First(Kgb));
    assert_eq!(t.cover, [Cover::Shown, Cover::Hidden]);
    assert_eq!(t.spectator().agent(Cia), Some(Assassin));
    assert_eq!(t.refused(Use(SummitMeeting)), "A25");
}

// 2.4
#[test]
fn after_both_picks_all_agents_come_back_from_leave() {
    let mut t = table().on_leave(Cia, [Analyst]).on_leave(Kgb, [Director, Assassin]).at(Phase::Planning);
    t.play(Pick(Assassin));
    assert_eq!(t.place(Cia, Analyst), Place::Leave);
    t.play(Pick(MasterSpy));
    assert_eq!(t.leave, [Set::EMPTY; 2]);
    assert_eq!((t.place(Cia, Analyst), t.place(Kgb, Assassin)), (Place::Hq, Place::Hq));
}

// 2.4: used in turn t, missing in t+1, there again in t+2
#[test]
fn an_agent_misses_one_planning() {
    let mut t = table().at(Phase::Planning);
    let turn = |t: &mut Played, cia: Agent, objective| {
        t.play(Pick(cia)).play(Pick(DeputyDirector)).play(First(Cia)).recruit(Police).recruit(Guerrilla);
        t.cease_fire().uncover(objective);
    };
    turn(&mut t, Assassin, Iran);
    assert_eq!(t.refused(Pick(Assassin)), "2.2");
    // the Assassin buried Cuba, so the balance token went to the KGB, which lets the CIA act first
    t.play(Pick(DeputyDirector)).play(Pick(DeputyDirector)).play(First(Cia)).recruit(Police).recruit(Guerrilla);
    t.cease_fire().uncover(Korea);
    assert!(t.can(Pick(Assassin)));
}

// 2.5, 5.6, 13: the Deputy Director is always at headquarters at 2.1
#[test]
fn headquarters_always_hold_the_deputy_director_when_agents_are_picked() {
    for seed in 0..100 {
        let options = EDITIONS[seed as usize % 3];
        let (mut luck, mut state) = (Luck::seeded(seed), State::new(&options));
        while state.actor() != Actor::Nobody {
            if let Some(Ask::Agent { side }) = state.question() {
                assert!(legal(&state).contains(&Pick(DeputyDirector)), "{side:?}");
            }
            state.play(luck.pick(&legal(&state)), &mut Log::silent());
        }
    }
}

// A17: after Planning, not before
#[test]
fn the_side_that_acts_first_is_decided_after_the_picks() {
    let mut t = table().balance(Kgb).at(Phase::Planning);
    t.play(Pick(Analyst)).play(Pick(Analyst));
    assert_eq!((t.phase, t.ask()), (Phase::InfluenceStruggle, Some(Ask::First { side: Kgb })));
}

// A26
#[test]
fn empty_headquarters_pick_among_the_agents_on_leave() {
    let away = [DoubleAgent, Analyst, Assassin, Director];
    let setup = table().terminated(Cia, away).on_leave(Cia, [MasterSpy, DeputyDirector]);
    let mut t = setup.option("deputy_director_leave", "as_others").at(Phase::Planning);
    assert_eq!(t.legal(), [Pick(MasterSpy), Pick(DeputyDirector)]);
    assert_eq!(t.refused(Pick(Director)), "2.2");
    t.play(Pick(MasterSpy));
    // The other side cannot tell which of the two it is.
    assert_eq!(t.view(Kgb).headquarters(Cia), set([MasterSpy, DeputyDirector]));
    assert!(t.leave[0].is_empty());
    t.play(Pick(Analyst));
    assert_eq!((t.place(Cia, MasterSpy), t.place(Cia, DeputyDirector)), (Place::Field, Place::Hq));
}

// A26, A8: a Double Agent may empty headquarters if the Deputy Director can be sent on leave
#[test]
fn a_deputy_director_sent_on_leave_may_still_be_picked_if_headquarters_are_empty() {
    let away = [MasterSpy, DoubleAgent, Analyst, Director];
    let setup = table().option("double_agent_may_target_deputy_director", "true");
    let setup = setup.agents(DoubleAgent, Assassin).terminated(Kgb, away).groups(Cia, [Police]).groups(Kgb, [Students]);
    let mut t = setup.act(Cia);
    t.cease_fire().play(Send(DeputyDirector)).uncover(Iran).play(Pick(Analyst));
    assert_eq!(t.legal(), [Pick(DeputyDirector), Pick(Assassin)]);
}

// A26; rulings.md, R8: the agents left behind are not seen before 2.4
#[test]
fn the_opponent_cannot_infer_the_pick_among_the_agents_on_leave() {
    let away = [DoubleAgent, Analyst, Assassin, Director];
    let view = |agent| {
        let setup = table().terminated(Cia, away).on_leave(Cia, [MasterSpy, DeputyDirector]);
        let mut t = setup.option("deputy_director_leave", "as_others").at(Phase::Planning);
        t.play(Pick(agent));
        (t.view(Kgb), t.facts_for(Seat::Player(Kgb)))
    };
    assert_eq!(view(MasterSpy), view(DeputyDirector));
}

//! Section 0: components, setup, general state.

use crate::common::*;

// 0.1
#[test]
fn the_sides_have_identical_cards() {
    let t = Played::game(Options::ENGLISH);
    assert_eq!(t.headquarters[0], t.headquarters[1]);
    assert_eq!(State::SIDES, ["cia", "kgb"]);
    assert_eq!(Side::BOTH.map(Side::other), [Kgb, Cia]);
}

// 0.2
#[test]
fn there_are_six_agents_per_side_twenty_one_objectives_and_twenty_four_groups() {
    assert_eq!(Agent::ALL.len(), 6);
    assert_eq!(Objective::ALL.iter().filter(|objective| !objective.is_event()).count(), 15);
    assert_eq!(Objective::ALL.iter().filter(|objective| objective.is_event()).count(), 6);
    assert_eq!(Group::ALL.len(), 24);
    for &faction in Faction::ALL {
        assert_eq!(faction.groups().len(), 6);
    }
}

// 0.3, 10.1
#[test]
fn both_decks_start_shuffled() {
    let mut t = Played::game(Options::ENGLISH);
    assert_eq!(t.legal(), Objective::ALL.iter().copied().map(Uncover).collect::<Vec<_>>());
    t.uncover(Cuba).play(Balance(Cia)).play(Pick(Analyst)).play(Pick(Analyst)).play(First(Cia)).play(Recruit);
    assert_eq!(t.ask(), Some(Ask::NextGroup));
    assert_eq!(t.legal(), Group::ALL.iter().copied().map(Draw).collect::<Vec<_>>());
}

// 0.4
#[test]
fn at_the_start_headquarters_hold_all_agents_scores_are_zero_and_the_balance_token_has_no_holder() {
    let t = Played::game(Options::ENGLISH);
    assert_eq!(t.headquarters, [Set::full(); 2]);
    assert_eq!(t.scores, [0, 0]);
    assert_eq!(t.balance, None);
    assert_eq!(t.token, None);
    assert_eq!((t.state().objectives_left(), t.state().groups_left()), (21, 24));
}

// 0.5, 13: the agents of a side in the four places are six
#[test]
fn an_agent_is_in_headquarters_in_the_field_on_leave_or_terminated() {
    let mut t = table().agents(Analyst, Assassin).on_leave(Cia, [Director]).terminated(Cia, [MasterSpy]).act(Cia);
    let places = Agent::ALL.iter().map(|&agent| t.place(Cia, agent)).collect::<Vec<_>>();
    use Place::{Field, Hq, Leave, Terminated};
    assert_eq!(places, [Terminated, Hq, Hq, Field, Hq, Leave]);
    assert_eq!(t.cover[0], Cover::Hidden);
    t.recruit(Police).recruit(Generals).cease_fire();
    assert_eq!(t.place(Kgb, Assassin), Leave);
}

// 0.6
#[test]
fn ready_and_mobilized_groups_both_count() {
    let t = table().groups(Cia, [Radio]).mobilized(Cia, [Bankers]).act(Cia);
    assert!(t.is_ready(Radio) && !t.is_ready(Bankers));
    assert_eq!(t.influence(Cia), 11);
}

// 0.7, A20
#[test]
fn every_seat_knows_the_group_discard_pile() {
    let mut t = table().groups(Cia, [Police, Radio]).groups(Kgb, [Mafia]).discard([Students]).act(Cia);
    t.play(activate(Police, Mafia));
    for seat in Seat::ALL {
        assert_eq!(t.state().view(seat).board().discard.as_slice(), [Students, Mafia]);
    }
}

// 0.8
#[test]
fn influence_is_the_sum_of_groups_and_the_score_that_of_objectives() {
    let t = table().groups(Kgb, [Artists, Police, Government]).claimed(Kgb, [Vietnam, SpaceRace]).act(Kgb);
    assert_eq!(t.influence(Kgb), 1 + 4 + 6);
    assert_eq!(t.score(Kgb), 25);
}

// 0.9
#[test]
fn a_turn_is_six_phases_in_order_and_then_the_next_turn() {
    use Phase::{Briefing, CeaseFire, Debriefing, Detente, InfluenceStruggle, Planning};
    let mut t = table().turn(3).claimed(Cia, [NobelPeacePrize, SpaceRace]).at(Briefing);
    let mut phases = vec![t.phase];
    t.uncover(Libya);
    let mut note = |t: &Played| phases.push(t.phase);
    note(&t);
    t.play(Pick(Assassin)).play(Pick(DoubleAgent));
    note(&t);
    t.play(First(Cia)).recruit(Bankers).recruit(Police).recruit(Television).play(Pass).play(Pass);
    note(&t);
    t.play(Use(NobelPeacePrize));
    note(&t);
    t.play(Peek);
    note(&t);
    t.play(Decline);
    note(&t);
    assert_eq!(phases, [Briefing, Planning, InfluenceStruggle, CeaseFire, Debriefing, Detente, Briefing]);
    assert_eq!(t.turn, 4);
}

// 0.9: the first turn is announced like every other
#[test]
fn the_log_begins_with_turn_1() {
    let mut t = Played::game(Options::ENGLISH);
    t.uncover(Cuba);
    assert!(matches!(t.facts()[..], [Fact::Turn { turn: 1 }, Fact::Objective { .. }]));
}

// 13: objectives 21, groups 24, a score is a multiple of 5
#[test]
fn every_card_lies_in_one_place_and_scores_are_multiples_of_five() {
    for seed in 0..50 {
        let (mut luck, mut state) = (Luck::seeded(seed), State::new(&Options::ENGLISH));
        while state.actor() != Actor::Nobody {
            state.play(luck.pick(&legal(&state)), &mut Log::silent());
            let board = state.board();
            let current = usize::from(board.objective.is_some());
            let claimed = board.claimed.map(Set::len);
            // The card of a pending draw is still in the deck.
            assert_eq!(state.objectives_left() + current + claimed[0] + claimed[1] + board.spent.len(), 21);
            assert_eq!(state.groups_left() + board.discard.len() + board.in_play().len(), 24);
            assert!(board.scores.iter().all(|score| score % 5 == 0));
        }
    }
}

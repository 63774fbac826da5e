//! Knowledge of the players about CIA vs KGB.

use crate::common::safe_actions;
use bots::{AgentChoice, Budget, Heuristics, Spec};
use rules::{Actor, Game, Log, Luck, Member, Seat, Set, Side};
use spies::{
    Action, Agent, Board, Cia, Cover, Group, Kgb, Objective, Options, Phase, State,
    testing::{Start, board, position},
};
use std::collections::BTreeMap;

fn set<T: Member>(cards: &[T]) -> Set<T> {
    cards.iter().copied().collect()
}

fn at(board: Board, agents: [Option<Agent>; 2], start: Start) -> State {
    position(Options::default(), board, agents, start, &mut Log::silent())
}

/// Returns a struggle for Cuba (Stability 9): the CIA leads and the KGB has just passed.
fn passed(agent: Agent) -> State {
    let mut board = board();
    board.turn = 2;
    board.objective = Some(Objective::Cuba);
    board.balance = Some(Cia);
    board.groups = [set(&[Group::Opposition, Group::Mafia]), set(&[Group::Industry])];
    board.passes = 1;
    at(board, [Some(agent), Some(Agent::Analyst)], Start::Act(Cia))
}

#[test]
fn actions_that_risk_civil_disorder_are_removed_where_a_pass_wins() {
    assert!(rules::legal(&passed(Agent::Director)).contains(&Action::Recruit));
    assert_eq!(safe_actions(&passed(Agent::Director), Cia).as_slice(), [Action::Pass]);
}

#[test]
fn a_leading_master_spy_is_not_ahead() {
    assert!(safe_actions(&passed(Agent::MasterSpy), Cia).contains(&Action::Recruit));
}

#[test]
fn a_side_over_the_stability_sheds_a_group_in_time() {
    let mut board = board();
    board.turn = 2;
    board.objective = Some(Objective::Cuba);
    board.balance = Some(Cia);
    board.groups = [set(&[Group::Generals, Group::Industry]), set(&[Group::Radio])];
    board.ready = set(&[Group::Generals, Group::Industry]);
    board.passes = 1;
    let state = at(board, [Some(Agent::Director), Some(Agent::Analyst)], Start::Act(Cia));
    let shed = Action::Activate { group: Group::Generals, target: Some(Group::Industry) };
    assert_eq!(safe_actions(&state, Cia).as_slice(), [shed]);
}

#[test]
fn groups_that_exceed_the_stability_are_taken_neither_from_the_deck_nor_from_the_opponent() {
    let mut board = board();
    board.turn = 2;
    board.objective = Some(Objective::Cuba);
    board.balance = Some(Cia);
    board.groups = [set(&[Group::Television, Group::Students]), set(&[Group::Police])];
    board.ready = set(&[Group::Television, Group::Students]);
    let mut state = at(board, [Some(Agent::Director), Some(Agent::Analyst)], Start::Act(Cia));
    let seize = Action::Activate { group: Group::Students, target: Some(Group::Police) };
    assert!(rules::legal(&state).contains(&seize) && !safe_actions(&state, Cia).contains(&seize));
    state.play(Action::Activate { group: Group::Television, target: None }, &mut Log::silent());
    let mut heavy = state;
    heavy.play(Action::Draw(Group::Generals), &mut Log::silent());
    assert_eq!(safe_actions(&heavy, Cia).as_slice(), [Action::Discard, Action::Leave]);
    state.play(Action::Draw(Group::Guerrilla), &mut Log::silent());
    assert!(safe_actions(&state, Cia).contains(&Action::Take));
}

#[test]
fn abilities_that_cost_a_won_game_are_not_used() {
    let won = [
        Objective::Egypt,
        Objective::Vietnam,
        Objective::Czechoslovakia,
        Objective::Panama,
        Objective::Libya,
        Objective::Cuba,
        Objective::SpaceRace,
    ];
    let window = |claimed: &[Objective]| {
        let mut board = board();
        board.turn = 9;
        board.balance = Some(Cia);
        board.claimed[0] = set(claimed);
        at(board, [None, None], Start::Phase(Phase::Detente))
    };
    assert_eq!(window(&won).board().scores[0], 105);
    assert_eq!(safe_actions(&window(&won), Cia).len(), 2, "100 points are left");
    assert_eq!(window(&won[1..]).board().scores[0], 85);
    let exact = [&won[..5], &[Objective::SpaceRace, Objective::SummitMeeting]].concat();
    assert_eq!(window(&exact).board().scores[0], 100);
    assert_eq!(safe_actions(&window(&exact), Cia).as_slice(), [Action::Decline]);
}

/// Returns the same position with the sides exchanged.
fn mirror(board: &Board) -> Board {
    let mut mirrored = *board;
    mirrored.leave.swap(0, 1);
    mirrored.terminated.swap(0, 1);
    mirrored.groups.swap(0, 1);
    mirrored.claimed.swap(0, 1);
    mirrored.cover.swap(0, 1);
    mirrored.balance = board.balance.map(Side::other);
    mirrored
}

fn some<T: Member>(from: Set<T>, count: u32, luck: &mut Luck) -> Set<T> {
    let mut cards: Vec<T> = from.iter().collect();
    luck.shuffle(&mut cards);
    cards.into_iter().take(luck.below(count + 1) as usize).collect()
}

#[test]
fn the_evaluation_is_symmetric() {
    let mut luck = Luck::seeded(11);
    let mut different = 0;
    for _ in 0..500 {
        let mut board = board();
        board.turn = 5;
        board.balance = Some(Cia);
        board.objective = Some(luck.pick(Objective::ALL));
        board.groups[0] = some(Set::full(), 3, &mut luck);
        board.groups[1] = some(Set::full().difference(board.groups[0]), 3, &mut luck);
        board.ready = some(board.in_play(), 4, &mut luck);
        let free = Set::full().difference(board.objective.into_iter().collect());
        board.claimed[0] = some(free, 5, &mut luck);
        board.claimed[1] = some(free.difference(board.claimed[0]), 5, &mut luck);
        board.terminated[0] = some(set(&[Agent::Analyst, Agent::Assassin]), 2, &mut luck);
        let agents = [luck.pick(&[Agent::MasterSpy, Agent::Director]), luck.pick(&[Agent::Analyst, Agent::Assassin])];
        board.passes = if board.groups[0].is_empty() || board.groups[1].is_empty() { 0 } else { luck.below(2) as u8 };
        let start = |side| Start::Act(side);
        let state = at(board, [Some(agents[0]), Some(agents[1])], start(Cia));
        let other = at(mirror(&board), [Some(agents[1]), Some(agents[0])], start(Kgb));
        assert!(
            (state.evaluate() + other.evaluate()).abs() < 1e-5,
            "{} {}\n{state:?}",
            state.evaluate(),
            other.evaluate()
        );
        different += usize::from(state.evaluate().abs() > 0.05);
    }
    assert!(different > 300, "the positions are not all even: {different}");
}

/// Returns the first choice of Agent X of a game.
fn first_choice() -> State {
    let (mut state, mut luck) = (State::new(&Options::default()), Luck::seeded(3));
    while state.actor() == Actor::Chance {
        let action = state.any(&mut luck);
        state.play(action, &mut Log::silent());
    }
    state
}

#[test]
fn search_plays_a_mixture_of_agents() {
    for state in [first_choice(), {
        let mut second = first_choice();
        second.play(Action::Pick(Agent::Director), &mut Log::silent());
        second
    }] {
        let Actor::Player(side) = state.actor() else { panic!("an agent is picked") };
        let mut picked = BTreeMap::new();
        for seed in 0..60 {
            let mut player = Spec::Search(Budget::Iterations(360)).player::<State>(Luck::seeded(seed));
            *picked.entry(player.choose(&state.view(Seat::Player(side)))).or_insert(0) += 1;
        }
        assert!(picked.len() >= 2 && picked.values().all(|&times| times <= 54), "{picked:?}");
    }
}

#[test]
fn the_matrix_of_agents_is_solved() {
    let view = first_choice().view(Seat::Player(Cia));
    let choice = AgentChoice::of(&view, Budget::Iterations(3600), &mut Luck::seeded(1)).expect("an agent is picked");
    assert_eq!((choice.agents.len(), choice.solution.columns.len()), (6, 6));
    assert!(choice.solution.exploitability < 0.005, "{choice:?}");
    let pure =
        (0..6).map(|row| (0..6).map(|column| choice.matrix.gain(row, column)).fold(1.0, f32::min)).fold(-1.0, f32::max);
    assert!(choice.solution.value >= pure - 0.005, "a mixture is no worse than the best single agent");
    assert!(
        AgentChoice::of(&first_choice().view(Seat::Player(Kgb)), Budget::Iterations(9), &mut Luck::seeded(1)).is_none()
    );
}

#[test]
fn a_revealed_agent_gets_the_best_answer() {
    let mut board = board();
    board.turn = 2;
    board.objective = Some(Objective::Vietnam);
    board.balance = Some(Cia);
    board.peek = Some(Kgb);
    let mut state = at(board, [None, None], Start::Phase(Phase::Planning));
    let first = AgentChoice::of(&state.view(Seat::Player(Cia)), Budget::Iterations(3600), &mut Luck::seeded(1));
    let first = first.expect("the CIA picks first");
    assert_eq!(first.solution.rows.iter().filter(|&&chance| chance > 0.0).count(), 1, "{first:?}");
    state.play(Action::Pick(Agent::Director), &mut Log::silent());
    assert_eq!(state.board().cover[0], Cover::Shown);
    let answer = AgentChoice::of(&state.view(Seat::Player(Kgb)), Budget::Iterations(3600), &mut Luck::seeded(1));
    let answer = answer.expect("then the KGB");
    assert_eq!(answer.solution.columns, [1.0]);
    let best = (0..6).max_by(|&a, &b| answer.matrix.gain(a, 0).total_cmp(&answer.matrix.gain(b, 0))).expect("an agent");
    assert!(answer.solution.rows[best] > 0.99, "{answer:?}");
}

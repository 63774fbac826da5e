//! The choice of Agent X: both sides choose at the same time, so the choice is a matrix game.
//!
//! Each entry is the mean of playouts of the turn with that pair of agents, in which each side plays by its own agent and does not know the
//! other. The solution is a mixture, from which the player draws.

use crate::{
    Budget, Heuristics,
    lore::Lore,
    matrix::{Matrix, Solution},
    playout::follow,
};
use rules::{Game, Log, Luck, Seat, Set, Side, View as _};
use spies::{Action, Agent, Ask, State, View};

/// Number of rounds of regret matching.
const ROUNDS: u32 = 1000;

/// Analysis of a side's choice of Agent X.
#[derive(Clone, Debug)]
pub struct AgentChoice {
    /// The agents from which it chooses: the rows.
    pub agents: Vec<Agent>,
    /// Gain of each, from -1 to 1, against each agent that the other side may have or pick.
    pub matrix: Matrix,
    /// The probabilities of the agents.
    pub solution: Solution,
}

impl AgentChoice {
    /// Analyses the choice, if the seat of the view is to pick its Agent X.
    #[must_use]
    pub fn of(view: &View, budget: Budget, luck: &mut Luck) -> Option<AgentChoice> {
        let Some(Ask::Agent { side }) = view.question() else { return None };
        if !view.seat().is(side) {
            return None;
        }
        let board = view.board();
        let other = side.other();
        let agents: Vec<Agent> = board.suspects[side.index()].iter().collect();
        let answers: Vec<Agent> = view.agent(other).map_or(board.suspects[other.index()], Set::of).iter().collect();
        let matrix = playouts(view, &agents, &answers, budget, luck);
        // 2.3: the other side answers a revealed pick with its best agent, so a mixture does not help.
        let solution = if board.peek == Some(other) { matrix.answered() } else { matrix.solve(ROUNDS) };
        Some(AgentChoice { agents, matrix, solution })
    }

    /// Draws an agent by its probability.
    pub fn pick(&self, luck: &mut Luck) -> Agent {
        let mut rest = luck.below(1 << 24) as f32 / (1 << 24) as f32;
        for (&agent, chance) in self.agents.iter().zip(&self.solution.rows) {
            rest -= chance;
            if rest < 0.0 {
                return agent;
            }
        }
        *self.agents.last().expect("the Deputy Director is always there (2.5)")
    }
}

/// Plays the turn with every pair of agents, as often as the budget allows.
fn playouts(view: &View, agents: &[Agent], answers: &[Agent], budget: Budget, luck: &mut Luck) -> Matrix {
    let Seat::Player(me) = view.seat() else { unreachable!("a spectator picks no agent") };
    let sign = if me == Side::West { 1.0 } else { -1.0 };
    let mut sums = vec![[0.0; 2]; agents.len() * answers.len()];
    let mut clock = budget.start();
    for turn in 0.. {
        if clock.is_over() {
            break;
        }
        let world = view.sample(luck);
        let picked = world.agent(me.other());
        let column = match picked {
            Some(agent) => answers.iter().position(|&answer| answer == agent).expect("one of the suspects"),
            None => turn % answers.len(),
        };
        for (row, &agent) in agents.iter().enumerate() {
            let mut state = world;
            state.play(Action::Pick(agent), &mut Log::silent());
            if picked.is_none() {
                state.play(Action::Pick(answers[column]), &mut Log::silent());
            }
            let end = state.stage() + State::HORIZON;
            follow(&mut state, Lore::Present, luck, |state| Lore::Present.can_stop(state) && state.stage() >= end);
            let [sum, count] = &mut sums[row * answers.len() + column];
            *sum += sign * Lore::Present.value(&state);
            *count += 1.0;
            clock.tick();
        }
    }
    Matrix::fill(agents.len(), answers.len(), |row, column| {
        let [sum, count] = sums[row * answers.len() + column];
        sum / f32::max(count, 1.0)
    })
}

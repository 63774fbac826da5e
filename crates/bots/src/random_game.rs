//! Games with uniform random choices, for statistics.

use crate::Heuristics;
use rules::{Actor, Log, Luck, Outcome};

/// Statistics of a random game.
#[derive(Clone, Debug)]
pub struct RandomGame {
    /// Number of actions, chance included.
    pub actions: u64,
    /// Number of actions of players.
    pub decisions: u64,
    /// Number of action rounds begun, in games that have them.
    pub rounds: u64,
    /// Number of the last turn, in games that count them.
    pub turn: u32,
    /// How it ended.
    pub outcome: Outcome,
}

/// Plays from a position to the end; [`Heuristics::random_game`] of each game calls it.
pub(crate) fn play<G: Heuristics>(start: &G, mut luck: Luck) -> Option<RandomGame> {
    let mut state = *start;
    let mut log = Log::silent();
    let (mut actions, mut decisions, mut rounds) = (0, 0, 0);
    loop {
        match state.actor() {
            Actor::Chance => {}
            Actor::Player(_) => {
                decisions += 1;
                rounds += u64::from(state.opens_round());
            }
            Actor::Nobody => break,
        }
        let action = state.any(&mut luck); // the only call, so that it is inlined
        actions += 1;
        if actions > G::LONGEST as u64 {
            return None;
        }
        state.play(action, &mut log);
    }
    let outcome = state.outcome().expect("a game without an actor is over");
    Some(RandomGame { actions, decisions, rounds, turn: state.turn(), outcome })
}

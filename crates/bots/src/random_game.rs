//! Games in which everybody chooses uniformly, for statistics.

use crate::Heuristics;
use rules::{Actor, Log, Luck, Outcome};

/// What a random game came to.
#[derive(Clone, Debug)]
pub struct RandomGame {
    /// Actions, chance included.
    pub actions: u64,
    /// Actions of players.
    pub decisions: u64,
    /// Action rounds begun, in games that have them.
    pub rounds: u64,
    /// The last turn, in games that count them.
    pub turn: u32,
    /// How it ended.
    pub outcome: Outcome,
}

/// Plays on from a position; [`Heuristics::random_game`] of each game calls it.
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
    let outcome = state.outcome().expect("nobody is to act, so it is over");
    Some(RandomGame { actions, decisions, rounds, turn: state.turn(), outcome })
}

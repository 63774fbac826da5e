//! Counting paths.

use crate::{Game, Log, legal};

/// The number of ways to play `depth` actions from `state`, chance included; a game that ends earlier counts once.
///
/// Two engines that agree on such numbers agree on the rules; a change that alters one has changed the rules.
#[must_use]
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    let actions = legal(state);
    match depth {
        _ if actions.is_empty() => 1,
        0 => 1,
        1 => actions.len() as u64,
        _ => actions
            .iter()
            .map(|&action| {
                let mut next = *state;
                next.play(action, &mut Log::silent());
                perft(&next, depth - 1)
            })
            .sum(),
    }
}

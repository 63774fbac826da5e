//! The luck of dice and draws: what a position is worth after one, less the mean over all that could have come.
//!
//! Chance is uniform over the legal actions, so the mean over them is exact, and luck is 0 in the mean whatever the positions are
//! taken to be worth. The better they are judged, the more of a result it explains.

use super::{Insight, Judge};
use rules::{Actions, Actor, Log, Luck};

/// More outcomes than this are sampled.
const MOST: usize = 512;

/// A die or a draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cast {
    /// What the western side could expect before it.
    pub expected: f64,
    /// What the western side gained by it.
    pub luck: f64,
}

impl Judge {
    /// What the die or draw `action` brought to the western side. `luck` is not that which it was cast by.
    #[must_use]
    pub fn cast<G: Insight>(self, state: &G, action: G::Action, luck: &Luck) -> Cast {
        debug_assert_eq!(state.actor(), Actor::Chance, "only chance is lucky");
        let mut outcomes = Actions::new();
        state.legal(&mut outcomes);
        debug_assert!(outcomes.len() <= MOST);
        let (mut sum, mut came) = (0.0, 0.0);
        for &outcome in &outcomes {
            let mut next = *state;
            next.play(outcome, &mut Log::silent());
            let value = self.value(&next, luck);
            sum += value;
            if outcome == action {
                came = value;
            }
        }
        let expected = sum / outcomes.len() as f64;
        Cast { expected, luck: came - expected }
    }
}

//! Luck of dice and draws: the value of the position after one, minus the mean over all possible ones.
//!
//! Chance is uniform over the legal actions, so the mean over them is exact, and luck is 0 in the mean for any evaluation. The better the
//! evaluation, the more of a result it explains.

use super::{Insight, Judge};
use rules::{Actions, Actor, Log, Luck};

/// Maximum number of outcomes of a die or draw.
const MOST: usize = 512;

/// The value of a die or draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cast {
    /// The western side's chance before it.
    pub expected: f64,
    /// The gain of the western side by it.
    pub luck: f64,
}

impl Judge {
    /// Evaluates the die or draw `action` for the western side. `luck` must not be the stream that produced it.
    #[must_use]
    pub fn cast<G: Insight>(self, state: &G, action: G::Action, luck: &Luck) -> Cast {
        debug_assert_eq!(state.actor(), Actor::Chance, "only chance has luck");
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

//! Evaluation of positions.

use super::Insight;
use crate::{
    lore::Lore,
    playout::{follow, settle},
};
use rules::{Luck, Side, View};

/// A chance to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// The western side's chance.
    pub west: f64,
    /// Its standard error from sampling.
    pub error: f64,
}

impl Evaluation {
    /// Returns the mean of chances.
    #[must_use]
    pub fn of(chances: &[f64]) -> Evaluation {
        let [west, error] = mean(chances);
        Evaluation { west, error }
    }

    /// Returns the chance of a side.
    #[must_use]
    pub fn of_side(self, side: Side) -> f64 {
        if side == Side::West { self.west } else { 1.0 - self.west }
    }
}

/// Returns the mean of figures and its standard error.
pub(crate) fn mean(figures: &[f64]) -> [f64; 2] {
    let count = figures.len() as f64;
    let mean = figures.iter().sum::<f64>() / count.max(1.0);
    let squares: f64 = figures.iter().map(|figure| (figure - mean).powi(2)).sum();
    [mean, (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt()]
}

/// Evaluates positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judge {
    /// Number of playouts per position; 0 uses the evaluation alone.
    pub playouts: u32,
}

impl Judge {
    /// Uses the evaluation alone, which takes microseconds.
    pub const QUICK: Judge = Judge { playouts: 0 };

    /// Evaluates a position with full information. Positions that are compared must get the same luck.
    #[must_use]
    pub fn value<G: Insight>(self, state: &G, luck: &Luck) -> f64 {
        if let Some(outcome) = state.outcome() {
            return super::insight::result_of(outcome.winner);
        }
        let mut luck = luck.clone();
        if self.playouts == 0 {
            let mut state = *state;
            settle(&mut state, Lore::Present, &mut luck, Insight::is_settled);
            return state.chance();
        }
        (0..self.playouts).map(|_| playout(state, &mut luck.fork())).sum::<f64>() / f64::from(self.playouts)
    }

    /// Evaluates a position with full information, with the standard error of the playouts.
    #[must_use]
    pub fn known<G: Insight>(self, state: &G, luck: &mut Luck) -> Evaluation {
        let single = Judge { playouts: self.playouts.min(1) };
        let chances: Vec<f64> = (0..self.playouts.max(1)).map(|_| single.value(state, &luck.fork())).collect();
        Evaluation::of(&chances)
    }

    /// Evaluates a position from a view: the mean over `worlds` sampled worlds.
    #[must_use]
    pub fn view<V: View<Game: Insight>>(self, view: &V, worlds: u32, luck: &mut Luck) -> Evaluation {
        let chances: Vec<f64> = (0..worlds)
            .map(|_| {
                let world = view.sample(luck);
                self.value(&world, &luck.fork())
            })
            .collect();
        Evaluation::of(&chances)
    }
}

/// Plays on by the weights of moves, for as long as a simulation of the search does, and evaluates the result.
fn playout<G: Insight>(state: &G, luck: &mut Luck) -> f64 {
    let mut state = *state;
    let end = state.stage() + G::HORIZON;
    follow(&mut state, Lore::Present, luck, |state| state.stage() >= end && state.is_settled());
    state.chance()
}

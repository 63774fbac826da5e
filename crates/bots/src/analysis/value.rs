//! What a position is worth.

use super::Insight;
use crate::{
    lore::Lore,
    playout::{follow, settle},
};
use rules::{Luck, Side, View};

/// A chance to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// That of the western side.
    pub west: f64,
    /// How far it may be off: its standard error, as far as it comes from sampling.
    pub error: f64,
}

impl Evaluation {
    /// The mean of chances.
    #[must_use]
    pub fn of(chances: &[f64]) -> Evaluation {
        let [west, error] = mean(chances);
        Evaluation { west, error }
    }

    /// The chance of a side.
    #[must_use]
    pub fn of_side(self, side: Side) -> f64 {
        if side == Side::West { self.west } else { 1.0 - self.west }
    }
}

/// The mean of figures and its standard error.
pub(crate) fn mean(figures: &[f64]) -> [f64; 2] {
    let count = figures.len() as f64;
    let mean = figures.iter().sum::<f64>() / count.max(1.0);
    let squares: f64 = figures.iter().map(|figure| (figure - mean).powi(2)).sum();
    [mean, (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt()]
}

/// Works out what positions are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judge {
    /// How many playouts a position gets; with none it is judged by the evaluation alone.
    pub playouts: u32,
}

impl Judge {
    /// Judges by the evaluation alone: in microseconds.
    pub const QUICK: Judge = Judge { playouts: 0 };

    /// What a position is worth when everything is known. Positions that are compared get the same luck.
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

    /// What a position is worth when everything is known, and how far playouts leave it open.
    #[must_use]
    pub fn known<G: Insight>(self, state: &G, luck: &mut Luck) -> Evaluation {
        let single = Judge { playouts: self.playouts.min(1) };
        let chances: Vec<f64> = (0..self.playouts.max(1)).map(|_| single.value(state, &luck.fork())).collect();
        Evaluation::of(&chances)
    }

    /// What a position is worth to whoever has this view: the mean over so many worlds that it has to expect.
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

/// Plays on by the weights of moves, for as long as a simulation of the search does, and judges.
fn playout<G: Insight>(state: &G, luck: &mut Luck) -> f64 {
    let mut state = *state;
    let end = state.stage() + G::HORIZON;
    follow(&mut state, Lore::Present, luck, |state| state.stage() >= end && state.is_settled());
    state.chance()
}

//! Players, generic over the game.
//!
//! A [`Player`] gets a view and returns an action. Its knowledge of a game beyond the rules is in one file per game ([`Heuristics`]): the
//! evaluation of positions, the actions that lose at once, and the weights of actions. [`Spec`] names a player on the command line.
//!
//! **Invariant**: a player gets a view, never a state; `View::sample` is its only way to a whole state.

pub mod analysis;
pub mod arena;
mod blunder;
mod budget;
mod greedy;
mod heuristics;
mod lore;
pub mod matrix;
mod playout;
mod random;
mod random_game;
mod safe;
mod search;
mod selfmade;
mod spec;

pub use budget::{Budget, Clock};
pub use greedy::Greedy;
pub use heuristics::{Heuristics, Weights, spies::AgentChoice};
pub use random::Random;
pub use random_game::RandomGame;
pub use rules::Side;
pub use safe::Safe;
pub use search::Search;
pub use spec::{Frozen, Level, Spec, SpecError};

use rules::Game;

/// A player: chooses actions from views.
pub trait Player<G: Game> {
    /// Returns one of the legal actions of `view`, whose seat is the one to act.
    fn choose(&mut self, view: &G::View) -> G::Action;
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, view: &G::View) -> G::Action {
        (**self).choose(view)
    }
}

/// Returns the index of the greatest value, the first if there are several.
fn best(values: &[f32]) -> usize {
    (0..values.len()).rev().max_by(|&a, &b| values[a].total_cmp(&values[b])).expect("there is a value")
}

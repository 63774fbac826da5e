//! Evaluation of positions, decisions and dice.
//!
//! Every value is a chance to win from 0 to 1, of the western side unless another is named; a draw is half a victory. [`Insight`] converts
//! the evaluation of a game to a calibrated chance, [`Judge`] computes it for a position, with or without playouts. A [`Plan`] sets the
//! depth of the analysis of a whole game, an [`Analysis`] is its result.

mod choice;
mod course;
mod curves;
mod insight;
mod luck;
pub mod reduced;
mod value;

pub use choice::{Choice, Depth, Grade, Rated};
pub use course::{Account, Analysis, Kind, Moment, Pair, Plan};
pub use insight::{Curve, Insight};
pub use luck::Cast;
pub use reduced::{Adjusted, Reduced};
pub use value::{Evaluation, Judge};

use rules::Luck;

/// Draws an action of the side to act by its weight, as the noise that `calibrate` adds to games.
#[doc(hidden)]
pub fn noise<G: Insight>(world: &G, luck: &mut Luck) -> G::Action {
    crate::playout::quick(world, crate::lore::Lore::Present, luck)
}

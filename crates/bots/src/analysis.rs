//! What a position, a decision and a die were worth.
//!
//! Everything is a chance to win, of the western side where no other is named, from 0 to 1; a draw is half a victory. [`Insight`] makes
//! of the evaluation of a game a calibrated chance, [`Judge`] works it out for a position, with playouts or without. A [`Plan`] says how
//! thoroughly a whole game is looked at, an [`Analysis`] is what was found.

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

/// An action of whoever is to decide, drawn by its weight: what `calibrate` disturbs games with.
#[doc(hidden)]
pub fn noise<G: Insight>(world: &G, luck: &mut Luck) -> G::Action {
    crate::playout::quick(world, crate::lore::Lore::Present, luck)
}

//! How a view is drawn; one file a game.

mod spies;

use crate::Line;
use rules::Game;
use words::Words;

/// A game that can be drawn in a terminal.
pub trait Screen: Game {
    /// The table as a seat sees it, at most [`crate::WIDTH`] columns wide.
    fn draw(view: &Self::View, words: &Words) -> Vec<Line>;

    /// Whether a fact opens a new part of the log, such as a turn.
    fn opens(fact: &Self::Fact) -> bool;
}

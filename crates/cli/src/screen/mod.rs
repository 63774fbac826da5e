//! How a view is drawn; one file a game.

mod curtain;
mod spies;

use crate::Line;
use rules::Game;
use words::Words;

/// A game that can be drawn in a terminal.
pub trait Screen: Game {
    /// The card pack, if owners of the game can correct one.
    const PACK: Option<Pack<Self>> = None;

    /// The table as a seat sees it, at most [`crate::WIDTH`] columns wide.
    fn draw(view: &Self::View, words: &Words) -> Vec<Line>;

    /// Whether a fact opens a new part of the log, such as a turn.
    fn opens(fact: &Self::Fact) -> bool;

    /// The words for a game with these options: with names and texts of its cards that are not those of the files.
    fn speak(_: &Self::Options, words: Words) -> Words {
        words
    }
}

/// What can be done with the card pack of a game.
pub struct Pack<G: Screen> {
    /// The pack that comes with the program.
    pub text: &'static str,
    /// The options with a pack: the name of its file and its text, or every mistake in it, one a line.
    pub read: fn(&str, &str) -> Result<G::Options, String>,
    /// The pack of some options for people to read, and the number that names it.
    pub show: fn(&G::Options, &Words) -> Vec<Line>,
}

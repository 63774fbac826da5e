//! Drawing of views; one file per game.

mod curtain;
mod spies;
mod twilight;

use crate::Line;
use games::Presenter;
use words::Words;

/// A game that can be drawn in a terminal.
pub trait Screen: Presenter {
    /// The card pack, if owners of the game can correct one.
    const PACK: Option<Pack<Self>> = None;

    /// Draws the table as a seat sees it, at most [`crate::WIDTH`] columns wide.
    fn draw(view: &Self::View, words: &Words) -> Vec<Line> {
        let mut lines = Self::board(view, words);
        lines.extend(Self::hand(view, words));
        lines.push(Line::rule());
        lines
    }

    /// Draws the table without the hand.
    fn board(view: &Self::View, words: &Words) -> Vec<Line>;

    /// Draws the cards of the seat, and what it knows about those of others; empty in a game without hands.
    fn hand(_: &Self::View, _: &Words) -> Vec<Line> {
        Vec::new()
    }

    /// Draws a short replacement for the table while the same player continues to choose; none if the whole table is short enough.
    fn brief(_: &Self::View, _: &Words) -> Option<Vec<Line>> {
        None
    }

    /// Returns a heading and a label for an action that is one of many similar ones: they are listed in columns below their heading.
    fn short(_: &Self::View, _: &Self::Action, _: &Words) -> Option<(String, String)> {
        None
    }

    /// Commands of the game, besides those that all games have.
    const COMMANDS: &'static [&'static str] = &[];

    /// Answers one of the [`Screen::COMMANDS`], with the slug named after it.
    fn command(_: &Self::View, _: &Words, _name: &str, _slug: Option<&str>) -> Vec<Line> {
        Vec::new()
    }

    /// Describes the [`Screen::COMMANDS`], one per line.
    fn help(_: &Words) -> Option<String> {
        None
    }
}

/// Operations on the card pack of a game.
pub struct Pack<G: Screen> {
    /// The default pack.
    pub text: &'static str,
    /// Parses a pack from the name and the text of its file: returns options with it, or every mistake in it, one per line.
    pub read: fn(&str, &str) -> Result<G::Options, String>,
    /// Describes the pack of some options, with its hash.
    pub show: fn(&G::Options, &Words) -> Vec<Line>,
}

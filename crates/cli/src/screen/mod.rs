//! How a view is drawn; one file a game.

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

    /// The table as a seat sees it, at most [`crate::WIDTH`] columns wide.
    fn draw(view: &Self::View, words: &Words) -> Vec<Line> {
        let mut lines = Self::board(view, words);
        lines.extend(Self::hand(view, words));
        lines.push(Line::rule());
        lines
    }

    /// The table without the hand.
    fn board(view: &Self::View, words: &Words) -> Vec<Line>;

    /// The cards of the seat, and what it knows of those of others; nothing in a game without hands.
    fn hand(_: &Self::View, _: &Words) -> Vec<Line> {
        Vec::new()
    }

    /// What is drawn instead while the same player goes on choosing; none if the table is short enough to be drawn again.
    fn brief(_: &Self::View, _: &Words) -> Option<Vec<Line>> {
        None
    }

    /// A heading and a label for an action that is one of many alike: they are listed in columns below their heading.
    fn short(_: &Self::View, _: &Self::Action, _: &Words) -> Option<(String, String)> {
        None
    }

    /// What a player can ask for besides the commands that all games have.
    const COMMANDS: &'static [&'static str] = &[];

    /// The answer to one of the [`Screen::COMMANDS`], with the slug that was named behind it.
    fn command(_: &Self::View, _: &Words, _name: &str, _slug: Option<&str>) -> Vec<Line> {
        Vec::new()
    }

    /// What the [`Screen::COMMANDS`] do, a line each.
    fn help(_: &Words) -> Option<String> {
        None
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

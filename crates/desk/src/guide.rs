//! What helps people to play a game and is no rule of it; one file a game.

mod curtain;
mod spies;
mod twilight;

pub use self::curtain::event;

use bots::Heuristics;
use serde_json::Value;
use wire::{Danger, Odds, Scores};
use words::Words;

/// A game that can be explained: what every client tells, in the terminal or in a browser.
///
/// Everything that depends on a position is worked out from a view.
pub trait Guide: Heuristics {
    /// Whether the game knows a draw, so that one can be agreed.
    const DRAW: bool;

    /// Whether a fact opens a new part of the log, such as a turn.
    fn opens(fact: &Self::Fact) -> bool;

    /// What never changes about cards, places and whatever else has a slug.
    fn things(options: &Self::Options, words: &Words) -> Value;

    /// Whether these options have names or texts of cards that are not those of the files.
    fn speaks_otherwise(_: &Self::Options) -> bool {
        false
    }

    /// The words for a game with these options: with names and texts of its cards that are not those of the files.
    fn speak(_: &Self::Options, words: Words) -> Words {
        words
    }

    /// Whether a fact says that the players exchange chairs.
    fn exchanges(_: &Self::Fact) -> bool {
        false
    }

    /// The section of the rule digest that a question belongs to.
    fn rule(_: &Self::Question) -> Option<&'static str> {
        None
    }

    /// A warning before an action that a player would regret.
    fn danger(_: &Self::View, _: &Self::Action, _: &Words) -> Option<(Danger, String)> {
        None
    }

    /// The chances of an operation in the country with this slug.
    fn odds(_: &Self::View, _country: &str) -> Option<Odds> {
        None
    }

    /// Every region as if it were scored now.
    fn scores(_: &Self::View) -> Option<Scores> {
        None
    }
}

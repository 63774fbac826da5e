//! Errors of the operations on a game.

use rules::{OptionError, PositionError, RecordError};
use wire::Refusal;

/// Reason why an operation on a game failed.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// The input cannot be parsed, with the reason.
    Malformed(String),
    /// There is no game of this name.
    UnknownGame(String),
    /// A rule forbids the action; the text is in the reader's language.
    Refused(Box<Refusal>),
    /// The action does not answer the question.
    Unasked,
    /// No such die or draw can fall now.
    Impossible,
    /// The decision belongs to the other side.
    NotYours,
    /// Chance is to act, and not a player.
    Chance,
    /// The game is over.
    Over,
    /// The side has no action that it may take back.
    NoUndo,
    /// No action has been played that could be taken back.
    NothingPlayed,
    /// One action of a list is not possible, with its index from 0.
    At(usize, Box<Error>),
    /// There is no such bot.
    NoBot(String),
    /// The options are invalid.
    Options(OptionError),
    /// The position is invalid.
    Position(PositionError),
    /// The record is damaged.
    Record(RecordError),
}

impl Error {
    /// Attributes the error to one action of a list, counted from 0.
    #[must_use]
    pub(crate) fn at(self, index: usize) -> Error {
        Error::At(index, Box::new(self))
    }
}

impl From<OptionError> for Error {
    fn from(error: OptionError) -> Error {
        Error::Options(error)
    }
}

impl From<PositionError> for Error {
    fn from(error: PositionError) -> Error {
        Error::Position(error)
    }
}

impl From<RecordError> for Error {
    fn from(error: RecordError) -> Error {
        Error::Record(error)
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Malformed(what) | Error::NoBot(what) => f.write_str(what),
            Error::UnknownGame(name) => {
                let known: Vec<_> = crate::REGISTRY.iter().map(|game| game.name).collect();
                write!(f, "There is no game `{name}`; there are: {}.", known.join(", "))
            }
            Error::Refused(refusal) => f.write_str(&refusal.text),
            Error::At(index, error) => write!(f, "`actions[{index}]`: {error}"),
            Error::Unasked => f.write_str("It does not answer the question."),
            Error::Impossible => f.write_str("No such die or draw can fall now."),
            Error::NotYours => f.write_str("It is somebody else's decision."),
            Error::Chance => f.write_str("Chance is to act, not a player."),
            Error::Over => f.write_str("The game is over."),
            Error::NoUndo => f.write_str("This side has nothing to take back: something was rolled, drawn or shown."),
            Error::NothingPlayed => f.write_str("Nothing has been played that could be taken back."),
            Error::Options(error) => error.fmt(f),
            Error::Position(error) => error.fmt(f),
            Error::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

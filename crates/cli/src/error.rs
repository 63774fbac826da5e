//! What can go wrong on the command line.

use rules::{OptionError, PositionError, RecordError, laws::Breach};
use std::{io, path::PathBuf};

/// A plain sentence for the user.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No game has this name.
    #[error("there is no game `{name}`; there are: {known}")]
    UnknownGame {
        /// The name asked for.
        name: String,
        /// The games there are.
        known: String,
    },
    /// The game has no such side.
    #[error("there is no side `{name}`; there are: {known}")]
    UnknownSide {
        /// The name asked for.
        name: String,
        /// The sides there are.
        known: String,
    },
    /// An option is not written as `NAME=VALUE`.
    #[error("option `{0}` is not of the form NAME=VALUE")]
    NotAnOption(String),
    /// The settings cannot be had.
    #[error("{0}")]
    Options(#[from] OptionError),
    /// A file cannot be read.
    #[error("`{}` cannot be read: {error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// A file is no good record.
    #[error("`{}` is damaged or no record of this game: {error}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
    /// The cards of the game cannot be changed.
    #[error("`{0}` has no card pack")]
    NoPack(&'static str),
    /// A card pack has mistakes: one a line, each with its file and line.
    #[error("the card pack cannot be used\n{0}")]
    Pack(String),
    /// A file is there already.
    #[error("`{}` is there already", .0.display())]
    Exists(PathBuf),
    /// A file is no good position.
    #[error("`{}` is no position of this game: {error}", path.display())]
    NoPosition {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: PositionError,
    },
    /// A game has fewer actions.
    #[error("{0}")]
    TooFar(String),
    /// A record does not stand the check.
    #[error("`{}` is not sound: {violation}", path.display())]
    Violation {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        violation: rules::Violation,
    },
    /// A file cannot be written.
    #[error("`{}` cannot be written: {error}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// A document has no place for a table.
    #[error("`{}` has no lines `<!-- {mark} -->` and `<!-- end -->` for the table", path.display())]
    NoTable {
        /// The document.
        path: PathBuf,
        /// What the place is called.
        mark: String,
    },
    /// A file has games of another match.
    #[error("`{}` has no games of this match", .0.display())]
    OtherMatch(PathBuf),
    /// A game cannot be written in the form asked for.
    #[error("{0}")]
    Untellable(String),
    /// Logs contradict the rules.
    #[error("{} of {of} logs contradict the rules", of - ok)]
    Contradicted {
        /// How many agree.
        ok: usize,
        /// How many there are.
        of: usize,
    },
    /// A law of the games was broken.
    #[error("a law is broken in {0}")]
    Breach(#[from] Breach),
    /// A random game did not come to an end.
    #[error("game {index} of seed {seed} has not ended after {longest} actions")]
    Endless {
        /// The number of the game.
        index: u64,
        /// The seed of the run.
        seed: u64,
        /// The bound that the game states.
        longest: usize,
    },
    /// Ctrl-C cannot be caught.
    #[error("the keyboard cannot be watched: {0}")]
    Keyboard(String),
    /// The server or its database cannot be used.
    #[error("{0}")]
    Server(String),
    /// A server that is not on this machine.
    #[error("`{0}` is not loaded: only a server of this machine is, given as http://127.0.0.1:PORT")]
    Elsewhere(String),
    /// Two players sit at each table.
    #[error("{sockets} sockets are too few for {tables} tables: each has two players")]
    FewSockets {
        /// The sockets asked for.
        sockets: u32,
        /// The tables asked for.
        tables: u32,
    },
    /// Something went wrong under load.
    #[error("{errors} errors under load; the first: {first}")]
    Faltered {
        /// How many.
        errors: usize,
        /// The first one.
        first: String,
    },
    /// The output cannot be written.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl Error {
    /// The exit code: 1 for a broken law, a record or log that is not sound, or a server that falters, 2 for a mistake of the user or the machine.
    #[must_use]
    pub fn code(&self) -> u8 {
        match self {
            Error::Breach(_)
            | Error::Endless { .. }
            | Error::Violation { .. }
            | Error::Contradicted { .. }
            | Error::Faltered { .. } => 1,
            _ => 2,
        }
    }
}

impl From<games::Error> for Error {
    fn from(error: games::Error) -> Error {
        match error {
            games::Error::UnknownGame(name) => {
                let mut known: Vec<_> = games::REGISTRY.iter().map(|game| game.name).collect();
                known.sort_unstable();
                Error::UnknownGame { name, known: known.join(", ") }
            }
            other => Error::Server(other.to_string()),
        }
    }
}

//! Errors of the command line.

use rules::{OptionError, PositionError, RecordError, laws::Breach};
use std::{io, path::PathBuf};

/// An error, displayed as a plain sentence for the user.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No game has this name.
    #[error("there is no game `{name}`; there are: {known}")]
    UnknownGame {
        /// The requested name.
        name: String,
        /// The known games.
        known: String,
    },
    /// The game has no such side.
    #[error("there is no side `{name}`; there are: {known}")]
    UnknownSide {
        /// The requested name.
        name: String,
        /// The known sides.
        known: String,
    },
    /// An option is not written as `NAME=VALUE`.
    #[error("option `{0}` is not of the form NAME=VALUE")]
    NotAnOption(String),
    /// The settings are invalid.
    #[error("{0}")]
    Options(#[from] OptionError),
    /// A file cannot be read.
    #[error("`{}` cannot be read: {error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The cause.
        error: io::Error,
    },
    /// A file is not a valid record.
    #[error("`{}` is damaged or no record of this game: {error}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The cause.
        error: RecordError,
    },
    /// The game has no card pack.
    #[error("`{0}` has no card pack")]
    NoPack(&'static str),
    /// A card pack has mistakes: one per line, each with its file and line.
    #[error("the card pack cannot be used\n{0}")]
    Pack(String),
    /// A file already exists.
    #[error("`{}` is there already", .0.display())]
    Exists(PathBuf),
    /// A file is not a valid position.
    #[error("`{}` is no position of this game: {error}", path.display())]
    NoPosition {
        /// The file.
        path: PathBuf,
        /// The cause.
        error: PositionError,
    },
    /// A game has fewer actions.
    #[error("{0}")]
    TooFar(String),
    /// A record fails verification.
    #[error("`{}` is not sound: {violation}", path.display())]
    Violation {
        /// The file.
        path: PathBuf,
        /// The cause.
        violation: rules::Violation,
    },
    /// A file cannot be written.
    #[error("`{}` cannot be written: {error}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// The cause.
        error: io::Error,
    },
    /// A document has no place for a table.
    #[error("`{}` has no lines `<!-- {mark} -->` and `<!-- end -->` for the table", path.display())]
    NoTable {
        /// The document.
        path: PathBuf,
        /// Name of the place.
        mark: String,
    },
    /// A file belongs to another match.
    #[error("`{}` has no games of this match", .0.display())]
    OtherMatch(PathBuf),
    /// A game cannot be written in the requested form.
    #[error("{0}")]
    Untellable(String),
    /// Logs contradict the rules.
    #[error("{} of {of} logs contradict the rules", of - ok)]
    Contradicted {
        /// Number of logs that agree.
        ok: usize,
        /// Number of logs.
        of: usize,
    },
    /// A law of the games was broken.
    #[error("a law is broken in {0}")]
    Breach(#[from] Breach),
    /// A random game exceeded the maximum number of actions.
    #[error("game {index} of seed {seed} has not ended after {longest} actions")]
    Endless {
        /// Number of the game.
        index: u64,
        /// Seed of the run.
        seed: u64,
        /// Maximum number of actions, as the game declares it.
        longest: usize,
    },
    /// The handler for Ctrl-C cannot be installed.
    #[error("the keyboard cannot be watched: {0}")]
    Keyboard(String),
    /// The server or its database failed.
    #[error("{0}")]
    Server(String),
    /// The server to load is not on this machine.
    #[error("`{0}` is not loaded: only a server of this machine is, given as http://127.0.0.1:PORT")]
    Elsewhere(String),
    /// There are fewer sockets than players.
    #[error("{sockets} sockets are too few for {tables} tables: each has two players")]
    FewSockets {
        /// Number of sockets requested.
        sockets: u32,
        /// Number of tables requested.
        tables: u32,
    },
    /// Requests failed under load.
    #[error("{errors} errors under load; the first: {first}")]
    Faltered {
        /// Number of errors.
        errors: usize,
        /// The first one.
        first: String,
    },
    /// The output cannot be written.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl Error {
    /// Returns the exit code: 1 for a broken law, an invalid record or log, or a server that fails under load; 2 for a mistake of the user
    /// or the machine.
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

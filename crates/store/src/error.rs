//! What can go wrong.

use std::sync::Arc;

/// The result of asking the store.
pub type Result<T> = std::result::Result<T, Error>;

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The name of an account is taken, if only in other letters.
    #[error("the name is taken")]
    NameTaken,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no such account or guest.
    #[error("there is no such account")]
    NoAccount,
    /// The URL names no database that Hotline knows.
    #[error("`{0}` is neither sqlite:FILE nor postgres://…")]
    Url(String),
    /// A row holds something that this program does not understand.
    #[error("{place} holds what this program does not understand: {what}")]
    Damaged {
        /// The column.
        place: String,
        /// What is wrong with it.
        what: String,
    },
    /// A backup cannot be read.
    #[error("line {line} of the backup: {what}")]
    Backup {
        /// The line, from 1.
        line: usize,
        /// What is wrong there.
        what: String,
    },
    /// A backup can only be restored into an empty database.
    #[error("the database is not empty")]
    NotEmpty,
    /// A text holds the character NUL, which PostgreSQL does not store.
    #[error("a text holds the character NUL")]
    Nul,
    /// The file of a database or of a backup cannot be used.
    #[error("the file: {0}")]
    File(#[from] std::io::Error),
    /// The database could not be brought to the form this program needs.
    #[error("migration of the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// PostgreSQL failed.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// SQLite failed; shared, because one commit may be that of several changes.
    #[error("the database: {0}")]
    Sqlite(Arc<rusqlite::Error>),
    /// The database was closed, or what was asked of it ended in a panic.
    #[error("the database is closed")]
    Closed,
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        Error::Sqlite(Arc::new(error))
    }
}

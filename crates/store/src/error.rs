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
    /// The key of a message stands for another one of the same author.
    #[error("the key was used for another message")]
    KeyUsed,
    /// The table has no room for more messages.
    #[error("the table has no room for more messages")]
    Crowded,
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

impl Error {
    /// True if nothing can be stored at the moment: the disk is full, or cannot be written to.
    #[must_use]
    pub fn is_storage(&self) -> bool {
        use rusqlite::ErrorCode::{CannotOpen, DiskFull, PermissionDenied, ReadOnly, SystemIoFailure};
        match self {
            Error::Sqlite(error) => matches!(
                error.sqlite_error_code(),
                Some(CannotOpen | DiskFull | PermissionDenied | ReadOnly | SystemIoFailure)
            ),
            Error::Database(error) => {
                let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
                // A full disk, a failed write, a file that cannot be used, a server that only reads.
                code.is_some_and(|code| matches!(&*code, "53100" | "58030" | "58P01" | "25006"))
            }
            _ => false,
        }
    }

    /// True if the database does not answer, or not in time.
    #[must_use]
    pub fn is_unreachable(&self) -> bool {
        match self {
            Error::Closed => true,
            Error::Sqlite(error) => error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy),
            Error::Database(error) => match error {
                sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => true,
                // Connections that failed, too many of them, a server that starts or stops, a statement that took too long.
                error => error.as_database_error().and_then(sqlx::error::DatabaseError::code).is_some_and(|code| {
                    code.starts_with("08")
                        || matches!(&*code, "53300" | "57P01" | "57P02" | "57P03" | "57014" | "55P03")
                }),
            },
            _ => false,
        }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        Error::Sqlite(Arc::new(error))
    }
}

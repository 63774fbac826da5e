//! Errors of the store.

use std::sync::Arc;

/// Result of a request to the store.
pub type Result<T> = std::result::Result<T, Error>;

/// Reasons why a request to the store fails.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The name of an account is taken, or differs only in case or in look-alike letters.
    #[error("the name is taken")]
    NameTaken,
    /// The table does not exist.
    #[error("there is no such table")]
    NoTable,
    /// The account or guest does not exist.
    #[error("there is no such account")]
    NoAccount,
    /// The author has used the idempotency key for a different message.
    #[error("the key was used for another message")]
    KeyUsed,
    /// The chat of the table is full.
    #[error("the table has no room for more messages")]
    Crowded,
    /// The URL has neither of the supported schemes.
    #[error("`{0}` is neither sqlite:FILE nor postgres://…")]
    Url(String),
    /// A row contains a value that this program cannot read.
    #[error("{place} holds what this program does not understand: {what}")]
    Damaged {
        /// The column.
        place: String,
        /// The reason.
        what: String,
    },
    /// The backup cannot be read.
    #[error("line {line} of the backup: {what}")]
    Backup {
        /// Line number, from 1.
        line: usize,
        /// The reason.
        what: String,
    },
    /// The target of a restore is not empty.
    #[error("the database is not empty")]
    NotEmpty,
    /// A text contains NUL, which PostgreSQL does not store.
    #[error("a text holds the character NUL")]
    Nul,
    /// A database or backup file cannot be used.
    #[error("the file: {0}")]
    File(#[from] std::io::Error),
    /// A migration failed.
    #[error("migration of the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// PostgreSQL failed.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// SQLite failed. The error is shared because several changes may be part of one commit.
    #[error("the database: {0}")]
    Sqlite(Arc<rusqlite::Error>),
    /// The database is closed, or the request panicked.
    #[error("the database is closed")]
    Closed,
}

impl Error {
    /// Returns true if nothing can be stored at the moment: the disk is full or not writable.
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
                // Disk full, I/O error, undefined file, read-only transaction.
                code.is_some_and(|code| matches!(&*code, "53100" | "58030" | "58P01" | "25006"))
            }
            _ => false,
        }
    }

    /// Returns true if the database does not answer, or not in time.
    #[must_use]
    pub fn is_unreachable(&self) -> bool {
        match self {
            Error::Closed => true,
            Error::Sqlite(error) => error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy),
            Error::Database(error) => match error {
                sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => true,
                // Connection failures, too many connections, a server that starts or stops, statement or lock timeouts.
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

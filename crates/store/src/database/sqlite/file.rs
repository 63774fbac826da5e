//! The file of a SQLite database.

use super::Connection;
use crate::{Error, Result, database::private};
use rusqlite::OpenFlags;
#[cfg(test)]
use std::sync::atomic::{AtomicU32, Ordering};
use std::{
    fs::OpenOptions,
    path::{Path, PathBuf},
    time::Duration,
};

/// How long SQLite waits for a lock held by another process.
const PATIENCE: Duration = Duration::from_secs(10);

/// Number of prepared statements cached per connection.
const STATEMENTS: usize = 200;

/// The file of a database.
#[derive(Debug)]
pub(super) struct File {
    path: PathBuf,
    /// Maximum number of pages, for tests of a full disk; 0 for no limit.
    #[cfg(test)]
    pub(super) most_pages: AtomicU32,
}

impl File {
    /// Parses a URL: `sqlite:FILE` or `sqlite://FILE`, where `%20` is a space. `?mode=rw` and `?mode=rwc` are accepted and change
    /// nothing.
    pub(super) fn named(url: &str) -> Result<File> {
        let wrong = || Error::Url(url.to_owned());
        let rest = url.strip_prefix("sqlite:").ok_or_else(wrong)?;
        let (name, parameters) = rest.split_once('?').unwrap_or((rest, ""));
        let path = decoded(name.strip_prefix("//").unwrap_or(name)).ok_or_else(wrong)?;
        let known = |parameter: &str| matches!(parameter, "" | "mode=rw" | "mode=rwc");
        if path.is_empty() || path == ":memory:" || !parameters.split('&').all(known) {
            return Err(wrong());
        }
        Ok(File {
            path: path.into(),
            #[cfg(test)]
            most_pages: AtomicU32::new(0),
        })
    }

    /// Creates the file if it does not exist.
    pub(super) fn create(&self) -> Result<()> {
        private(OpenOptions::new().append(true).create(true)).open(&self.path)?;
        Ok(())
    }

    /// Opens a connection that writes.
    pub(super) fn open(&self) -> rusqlite::Result<Connection> {
        let connection = connect(&self.path, "PRAGMA foreign_keys = ON; PRAGMA cache_size = -32768")?;
        #[cfg(test)]
        if let pages @ 1.. = self.most_pages.load(Ordering::Relaxed) {
            connection.0.pragma_update(None, "max_page_count", pages)?;
        }
        Ok(connection)
    }

    /// Opens a connection that reads.
    pub(super) fn open_to_read(&self) -> rusqlite::Result<Connection> {
        connect(&self.path, "PRAGMA query_only = ON")
    }
}

/// Opens an existing file: a file that has vanished is not replaced by an empty one.
fn connect(path: &Path, pragmas: &str) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = rusqlite::Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")?;
    connection.execute_batch(pragmas)?;
    Ok(Connection(connection))
}

/// Decodes percent-encoding.
fn decoded(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(part.get(..2)?, 16).ok()?);
        bytes.extend(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_names_a_file() {
        let path = |url: &str| File::named(url).map(|file| file.path.display().to_string()).ok();
        assert_eq!(path("sqlite:data/my.db").as_deref(), Some("data/my.db"));
        assert_eq!(path("sqlite:///var/my%20%c5%9b.db?mode=rwc").as_deref(), Some("/var/my ś.db"));
        for url in ["sqlite:", "sqlite::memory:", "sqlite:a?mode=ro", "sqlite:a?mode=memory", "sqlite:a%4"] {
            assert_eq!(path(url), None, "{url}");
        }
    }
}

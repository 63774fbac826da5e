//! SQLite: one thread that writes, a few connections that read.
//!
//! All connections use WAL with `synchronous=FULL`: a commit has reached the disk when it returns, and readers are not blocked by the
//! writer.

mod file;
mod migrate;
#[cfg(test)]
mod tests;
mod writer;

use super::{Arg, On, Row, Steps, Tx, Work};
use crate::{Error, Notice, Result};
use file::File;
use std::{
    panic::resume_unwind,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll, Waker},
};
use tokio::{
    sync::{Semaphore, broadcast},
    task::spawn_blocking,
};
use writer::Writer;

/// Maximum number of connections that read.
const READERS: u32 = 4;

/// A SQLite database.
#[derive(Debug)]
pub(super) struct Sqlite {
    writer: Writer,
    readers: Arc<Readers>,
    permits: Arc<Semaphore>,
}

/// Pool of idle connections that read.
#[derive(Debug)]
struct Readers {
    file: Arc<File>,
    idle: Mutex<Vec<Connection>>,
}

/// A read that consists of one statement.
pub(super) type Look = Box<dyn FnOnce(&Connection) -> Result<()> + Send>;

/// Work on a borrowed connection, which it gives back.
type Lent = Box<dyn FnOnce(Connection) -> (Result<()>, Connection) + Send>;

impl Sqlite {
    /// Opens a file by its URL, creates it if necessary, and applies missing migrations.
    pub(super) async fn open(url: &str, here: broadcast::Sender<Notice>) -> Result<Sqlite> {
        let file = Arc::new(File::named(url)?);
        let opened = file.clone();
        let connection = spawn_blocking(move || {
            opened.create()?;
            let mut connection = opened.open()?;
            migrate::run(&mut connection.0)?;
            Ok::<_, Error>(connection)
        });
        let connection = connection.await.map_err(|_| Error::Closed)??;
        let writer = Writer::start(file.clone(), connection, here)?;
        let readers = Arc::new(Readers { file, idle: Mutex::default() });
        Ok(Sqlite { writer, readers, permits: Arc::new(Semaphore::new(READERS as usize)) })
    }

    /// Runs a transaction that writes, grouped with others that wait at the same time.
    pub(super) async fn write(&self, work: Work) -> Result<()> {
        self.writer.ask(work).await
    }

    /// Runs a transaction that reads.
    pub(super) async fn read(&self, work: Work) -> Result<()> {
        let whole = |connection: Connection| {
            if let Err(error) = connection.batch("BEGIN") {
                return (Err(error.into()), connection);
            }
            let mut tx = Tx::from(On::Sqlite(connection));
            let result = at_once(work(&mut tx));
            let On::Sqlite(connection) = tx.on else { unreachable!("it was one of SQLite") };
            let ended = connection.batch("COMMIT").map_err(Error::from);
            (result.and(ended), connection)
        };
        self.lend(Box::new(whole)).await
    }

    /// Runs a single statement that reads; it needs no transaction.
    pub(super) async fn look(&self, work: Look) -> Result<()> {
        self.lend(Box::new(|connection| (work(&connection), connection))).await
    }

    /// Lends a read connection to a blocking thread.
    async fn lend(&self, work: Lent) -> Result<()> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| Error::Closed)?;
        let readers = self.readers.clone();
        let job = spawn_blocking(move || {
            let (result, connection) = work(readers.take()?);
            if connection.is_sound_after(&result) {
                readers.give_back(connection);
            }
            drop(permit);
            result
        });
        job.await.map_err(|error| error.try_into_panic().map_or(Error::Closed, |panic| resume_unwind(panic)))?
    }

    /// Waits for pending work and closes the file; later requests fail with [`Error::Closed`].
    pub(super) async fn close(&self) {
        if let Ok(all) = self.permits.acquire_many(READERS).await {
            self.permits.close();
            drop(all);
        }
        self.readers.close();
        self.writer.close().await;
    }

    #[cfg(test)]
    fn file(&self) -> &File {
        &self.readers.file
    }
}

impl Readers {
    fn take(&self) -> Result<Connection> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| Ok(self.file.open_to_read()?), Ok)
    }

    fn give_back(&self, connection: Connection) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
    }

    fn close(&self) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Returns the result of steps that never wait.
fn at_once<T>(mut steps: Steps<'_, T>) -> Result<T> {
    match steps.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => result,
        Poll::Pending => unreachable!("nothing waits on SQLite"),
    }
}

/// A connection with its prepared statements.
#[derive(Debug)]
pub(super) struct Connection(rusqlite::Connection);

impl Connection {
    /// Runs a statement; returns the number of affected rows.
    pub(super) fn run(&self, sql: &str, args: &[Arg]) -> Result<u64> {
        let mut statement = self.0.prepare_cached(sql)?;
        bind(&mut statement, args)?;
        Ok(statement.raw_execute()? as u64)
    }

    /// Runs a query and reads all rows.
    pub(super) fn rows<T>(&self, sql: &str, args: &[Arg], read: fn(&Row<'_>) -> Result<T>) -> Result<Vec<T>> {
        let mut all = Vec::new();
        self.each(sql, args, |row| {
            all.push(read(row)?);
            Ok(())
        })?;
        Ok(all)
    }

    /// Passes the rows of a query to `take` one by one.
    pub(super) fn each(&self, sql: &str, args: &[Arg], mut take: impl FnMut(&Row<'_>) -> Result<()>) -> Result<()> {
        let mut statement = self.0.prepare_cached(sql)?;
        bind(&mut statement, args)?;
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next()? {
            take(&Row::Sqlite(row))?;
        }
        Ok(())
    }

    /// Runs a statement without arguments or result.
    fn batch(&self, sql: &str) -> rusqlite::Result<()> {
        self.0.prepare_cached(sql)?.raw_execute()?;
        Ok(())
    }

    /// Returns false if the connection should be reopened after `result`.
    fn is_sound_after<T>(&self, result: &Result<T>) -> bool {
        let odd = matches!(result, Err(Error::Sqlite(error)) if is_odd(error));
        !odd && self.0.is_autocommit()
    }
}

/// Binds the arguments of a statement: `$7` is the seventh, wherever it appears.
fn bind(statement: &mut rusqlite::Statement<'_>, args: &[Arg]) -> Result<()> {
    for place in 1..=statement.parameter_count() {
        let number = statement.parameter_name(place).and_then(|name| name[1..].parse::<usize>().ok());
        let arg = &args[number.expect("places are numbered") - 1];
        if matches!(arg, Arg::Text(Some(text)) if text.contains('\0')) {
            return Err(Error::Nul);
        }
        statement.raw_bind_parameter(place, arg)?;
    }
    Ok(())
}

/// Returns true if an error may have left the connection or the file in a state that only reopening clears: a full disk, a failed write,
/// a read-only file. Errors caused by the statement itself do not count.
fn is_odd(error: &rusqlite::Error) -> bool {
    use rusqlite::ErrorCode::{
        ConstraintViolation, DatabaseBusy, ParameterOutOfRange, SchemaChanged, TooBig, TypeMismatch, Unknown,
    };
    error.sqlite_error_code().is_some_and(|code| {
        !matches!(
            code,
            ConstraintViolation | DatabaseBusy | ParameterOutOfRange | SchemaChanged | TooBig | TypeMismatch | Unknown
        )
    })
}

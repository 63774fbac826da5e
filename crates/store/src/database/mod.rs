//! The store in SQLite or PostgreSQL: one implementation, two kinds of connections.
//!
//! Statements are written once, with `$1` for arguments; where the databases differ there are two texts ([`Sql`]). A transaction is a
//! function over [`Tx`]. On PostgreSQL the caller awaits it. On SQLite it is sent to a thread and runs there to completion, because
//! nothing in it ever waits: one switch of threads per transaction, not one per statement.

mod accounts;
mod backup;
mod bus;
mod clocks;
mod people;
mod play;
mod postgres;
mod rows;
mod seeks;
mod sqlite;
mod tables;
mod talk;
mod work;

use crate::{Error, Notice, Result, Time, Topic};
pub(crate) use backup::read_backup;
use bus::Announcer;
pub(crate) use rows::{Arg, Row, args, json, name_of};
use sqlite::{Connection, Sqlite};
use sqlx::{
    AssertSqlSafe, PgPool, Postgres, SqlSafeStr, Transaction,
    migrate::{Migration, MigrationType},
};
use std::{borrow::Cow, fs::OpenOptions, pin::Pin};
use tokio::sync::oneshot;

/// The steps of a transaction, after it has begun.
pub(crate) type Steps<'a, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'a>>;

/// A transaction whose value is delivered through a channel ([`hand_over`]), so that the code that runs it is compiled once, not for
/// every type of value.
pub(crate) type Work = Box<dyn for<'a> FnOnce(&'a mut Tx) -> Steps<'a, End<()>> + Send>;

/// How a successful transaction ends.
pub(crate) enum End<T> {
    /// It is committed.
    Keep(T),
    /// It is rolled back.
    Undo(T),
}

/// The store on either database.
#[derive(Debug)]
pub(crate) struct Database {
    kind: Kind,
    announcer: Announcer,
}

/// Connections of either kind.
#[derive(Debug)]
enum Kind {
    Sqlite(Sqlite),
    Postgres(PgPool),
}

/// A statement; two texts where the databases differ.
#[derive(Clone)]
pub(crate) struct Sql {
    sqlite: Cow<'static, str>,
    postgres: Cow<'static, str>,
}

impl Sql {
    /// Returns a statement with one text for SQLite and one for PostgreSQL.
    fn each(sqlite: impl Into<Cow<'static, str>>, postgres: impl Into<Cow<'static, str>>) -> Sql {
        Sql { sqlite: sqlite.into(), postgres: postgres.into() }
    }
}

impl<T: Into<Cow<'static, str>>> From<T> for Sql {
    fn from(text: T) -> Sql {
        let text = text.into();
        Sql { sqlite: text.clone(), postgres: text }
    }
}

impl Database {
    /// Opens `sqlite:FILE` or `postgres://…` and applies missing migrations.
    pub(crate) async fn open(url: &str, topics: &[Topic]) -> Result<Database> {
        match url.split_once(':').map(|(scheme, _)| scheme) {
            Some("sqlite") => {
                let announcer = Announcer::here();
                let sqlite = Sqlite::open(url, announcer.sender()).await?;
                Ok(Database { kind: Kind::Sqlite(sqlite), announcer })
            }
            Some("postgres" | "postgresql") => {
                let pool = postgres::open(url).await?;
                let announcer = Announcer::everywhere(&pool, topics).await?;
                Ok(Database { kind: Kind::Postgres(pool), announcer })
            }
            _ => Err(Error::Url(url.to_owned())),
        }
    }

    /// Runs a transaction that writes, and announces its notices. The value of [`End::Keep`] is returned after the commit is on disk.
    async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Tx) -> Steps<'a, End<T>> + Send + 'static,
    {
        let (slot, value) = oneshot::channel();
        self.carry_out(Box::new(|tx| Box::pin(hand_over(work(tx), slot)))).await?;
        value.await.map_err(|_| Error::Closed)
    }

    async fn carry_out(&self, work: Work) -> Result<()> {
        match &self.kind {
            Kind::Sqlite(sqlite) => sqlite.write(work).await,
            Kind::Postgres(pool) => {
                let mut tx = Tx::from(On::Postgres(pool.begin().await?));
                if let End::Keep(()) = work(&mut tx).await? {
                    self.announcer.announce(tx.commit().await?);
                }
                Ok(())
            }
        }
    }

    /// Runs a transaction that reads a consistent snapshot.
    async fn read<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Tx) -> Steps<'a, T> + Send + 'static,
    {
        let (slot, value) = oneshot::channel();
        let work: Work = Box::new(|tx| {
            let steps = work(tx);
            Box::pin(hand_over(Box::pin(async { steps.await.map(End::Undo) }), slot))
        });
        self.look(work).await?;
        value.await.map_err(|_| Error::Closed)
    }

    async fn look(&self, work: Work) -> Result<()> {
        match &self.kind {
            Kind::Sqlite(sqlite) => sqlite.read(work).await,
            Kind::Postgres(pool) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                let mut tx = Tx::from(On::Postgres(pool.begin_with(begin).await?));
                work(&mut tx).await.map(drop)
            }
        }
    }

    /// Runs one statement that writes; returns the number of affected rows.
    async fn run(&self, sql: impl Into<Sql>, args: Vec<Arg>) -> Result<u64> {
        let sql = sql.into();
        match &self.kind {
            Kind::Sqlite(_) => {
                self.write(move |tx| Box::pin(async move { tx.run(sql, args).await.map(End::Keep) })).await
            }
            Kind::Postgres(pool) => postgres::run(pool, &sql.postgres, args).await,
        }
    }

    /// Runs one query and reads all rows.
    async fn rows<T>(&self, sql: impl Into<Sql>, args: Vec<Arg>, read: fn(&Row<'_>) -> Result<T>) -> Result<Vec<T>>
    where
        T: Send + 'static,
    {
        let sql = sql.into();
        match &self.kind {
            Kind::Sqlite(sqlite) => {
                let (slot, value) = oneshot::channel();
                let look = move |on: &Connection| on.rows(&sql.sqlite, &args, read).map(|rows| drop(slot.send(rows)));
                sqlite.look(Box::new(look)).await?;
                value.await.map_err(|_| Error::Closed)
            }
            Kind::Postgres(pool) => postgres::rows(pool, &sql.postgres, args, read).await,
        }
    }

    /// Runs one query and reads the first row, if there is one.
    async fn row<T>(&self, sql: impl Into<Sql>, args: Vec<Arg>, read: fn(&Row<'_>) -> Result<T>) -> Result<Option<T>>
    where
        T: Send + 'static,
    {
        Ok(self.rows(sql, args, read).await?.into_iter().next())
    }
}

/// Sends the value of a transaction to `slot`. The caller takes it out after the transaction has ended.
async fn hand_over<T>(steps: Steps<'_, End<T>>, slot: oneshot::Sender<T>) -> Result<End<()>> {
    let (value, end) = match steps.await? {
        End::Keep(value) => (value, End::Keep(())),
        End::Undo(value) => (value, End::Undo(())),
    };
    // The caller may have gone.
    let _ = slot.send(value);
    Ok(end)
}

/// Restricts files with seeds and password hashes to their owner; SQLite gives its other files the same rights.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// All migrations in order: the name and the texts for SQLite and PostgreSQL.
///
/// Listed here instead of using `sqlx::migrate!`: the macros of sqlx would compile its driver a second time, for the compiler.
const MIGRATIONS: [(&str, Sql); 6] = [
    (
        "first",
        Sql {
            sqlite: Cow::Borrowed(include_str!("../../migrations/sqlite/0001_first.sql")),
            postgres: Cow::Borrowed(include_str!("../../migrations/postgres/0001_first.sql")),
        },
    ),
    (
        "shares",
        Sql {
            sqlite: Cow::Borrowed(include_str!("../../migrations/sqlite/0002_shares.sql")),
            postgres: Cow::Borrowed(include_str!("../../migrations/postgres/0002_shares.sql")),
        },
    ),
    (
        "keys and names",
        Sql {
            sqlite: Cow::Borrowed(include_str!("../../migrations/sqlite/0003_keys_and_names.sql")),
            postgres: Cow::Borrowed(include_str!("../../migrations/postgres/0003_keys_and_names.sql")),
        },
    ),
    (
        "networks",
        Sql {
            sqlite: Cow::Borrowed(include_str!("../../migrations/sqlite/0004_networks.sql")),
            postgres: Cow::Borrowed(include_str!("../../migrations/postgres/0004_networks.sql")),
        },
    ),
    (
        "ratings",
        Sql {
            sqlite: Cow::Borrowed(include_str!("../../migrations/sqlite/0005_ratings.sql")),
            postgres: Cow::Borrowed(include_str!("../../migrations/postgres/0005_ratings.sql")),
        },
    ),
    (
        "seeks",
        Sql {
            sqlite: Cow::Borrowed(include_str!("../../migrations/sqlite/0006_seeks.sql")),
            postgres: Cow::Borrowed(include_str!("../../migrations/postgres/0006_seeks.sql")),
        },
    ),
];

/// Returns the migrations of one kind of database, numbered from 1, with their checksums.
fn migrations(text: fn(Sql) -> Cow<'static, str>) -> Vec<Migration> {
    let migration = |(version, (name, sql)): (i64, (&'static str, Sql))| {
        let text = AssertSqlSafe(text(sql).into_owned()).into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, text, false)
    };
    (1..).zip(MIGRATIONS).map(migration).collect()
}

/// A transaction, and the notices to announce after its commit.
pub(crate) struct Tx {
    on: On,
    notices: Vec<(Notice, Time)>,
    /// How many of the notices are in the outbox.
    posted: usize,
}

/// Connection of a transaction.
enum On {
    Sqlite(Connection),
    Postgres(Transaction<'static, Postgres>),
}

impl From<On> for Tx {
    fn from(on: On) -> Tx {
        Tx { on, notices: Vec::new(), posted: 0 }
    }
}

impl Tx {
    /// Runs a statement; returns the number of affected rows.
    async fn run(&mut self, sql: impl Into<Sql>, args: Vec<Arg>) -> Result<u64> {
        let sql = sql.into();
        match &mut self.on {
            On::Sqlite(on) => on.run(&sql.sqlite, &args),
            On::Postgres(on) => postgres::run(&mut **on, &sql.postgres, args).await,
        }
    }

    /// Runs independent statements that touch different tables, together with the notices so far: on PostgreSQL in one round trip.
    async fn run_all(&mut self, mut statements: Vec<(Sql, Vec<Arg>)>) -> Result<()> {
        statements.extend(self.post());
        match &mut self.on {
            On::Sqlite(on) => {
                for (sql, args) in statements {
                    on.run(&sql.sqlite, &args)?;
                }
            }
            On::Postgres(on) => {
                for (sql, args) in postgres::combined(statements) {
                    postgres::run(&mut **on, &sql, args).await?;
                }
            }
        }
        Ok(())
    }

    /// Runs a query and reads all rows.
    async fn rows<T>(
        &mut self,
        sql: impl Into<Sql>,
        args: Vec<Arg>,
        read: fn(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<T>> {
        let sql = sql.into();
        match &mut self.on {
            On::Sqlite(on) => on.rows(&sql.sqlite, &args, read),
            On::Postgres(on) => postgres::rows(&mut **on, &sql.postgres, args, read).await,
        }
    }

    /// Runs a query and reads the first row, if there is one.
    async fn row<T>(
        &mut self,
        sql: impl Into<Sql>,
        args: Vec<Arg>,
        read: fn(&Row<'_>) -> Result<T>,
    ) -> Result<Option<T>> {
        Ok(self.rows(sql, args, read).await?.into_iter().next())
    }

    /// Returns true if a query has a row.
    async fn finds(&mut self, sql: impl Into<Sql>, args: Vec<Arg>) -> Result<bool> {
        Ok(self.row(sql, args, |_| Ok(())).await?.is_some())
    }

    /// Returns true if rows have to be locked; SQLite has a single writer.
    fn locks(&self) -> bool {
        matches!(self.on, On::Postgres(_))
    }

    /// Limits the rows per `INSERT`: on SQLite a statement costs no round trip, and one for a single row is prepared once.
    fn batch(&self, most: usize) -> usize {
        if self.locks() { most } else { 1 }
    }

    /// Announces a notice after the commit.
    fn tell(&mut self, notice: Notice, at: Time) {
        self.notices.push((notice, at));
    }

    /// Commits on PostgreSQL; returns the notices to announce.
    async fn commit(mut self) -> Result<impl Iterator<Item = Notice>> {
        self.run_all(Vec::new()).await?;
        if let On::Postgres(on) = self.on {
            on.commit().await?;
        }
        Ok(self.notices.into_iter().map(|(notice, _)| notice))
    }
}

/// Returns placeholders for `rows` rows of `columns` columns: `($1, $2), ($3, $4)`.
fn places(rows: usize, columns: usize) -> String {
    let row = |r: usize| {
        let places: Vec<_> = (1..=columns).map(|c| format!("${}", r * columns + c)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

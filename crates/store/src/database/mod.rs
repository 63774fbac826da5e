//! The store in SQLite or PostgreSQL: one code, two kinds of connections.
//!
//! Statements are written once, with `$1` for arguments; where the databases differ there are two texts ([`Sql`]). SQLite has one
//! connection that writes and several that read, so a writer never meets another one.

mod accounts;
mod backup;
mod bus;
mod clocks;
mod play;
mod rows;
mod tables;
mod talk;
mod work;

use crate::{Error, Result};
use bus::Announcer;
pub(crate) use rows::{Arg, Row, args, json, name_of};
use sqlx::{
    AssertSqlSafe, PgPool, Postgres, SqlSafeStr, Sqlite, SqlitePool, Transaction,
    migrate::{Migration, MigrationType, Migrator},
    postgres::PgPoolOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{fs::OpenOptions, str::FromStr, time::Duration};

/// How many connections read from SQLite.
const READERS: u32 = 4;

/// How many connections a node has to PostgreSQL.
const CONNECTIONS: u32 = 16;

/// How long SQLite waits for another process that writes, such as a backup.
const PATIENCE: Duration = Duration::from_secs(10);

/// A database with everything Hotline keeps.
#[derive(Debug)]
pub(crate) struct Database {
    pools: Pools,
    announcer: Announcer,
}

/// Connections, typed, so that each kind keeps its own abilities.
#[derive(Debug)]
enum Pools {
    Sqlite { writer: SqlitePool, readers: SqlitePool },
    Postgres(PgPool),
}

/// A statement; two texts where the databases differ.
#[derive(Clone)]
pub(crate) struct Sql {
    sqlite: String,
    postgres: String,
}

impl Sql {
    /// One text for SQLite and one for PostgreSQL.
    fn each(sqlite: impl Into<String>, postgres: impl Into<String>) -> Sql {
        Sql { sqlite: sqlite.into(), postgres: postgres.into() }
    }
}

impl<T: Into<String>> From<T> for Sql {
    fn from(text: T) -> Sql {
        let text = text.into();
        Sql { sqlite: text.clone(), postgres: text }
    }
}

impl Database {
    /// Opens `sqlite:FILE` or `postgres://…` and brings it to the form this program needs.
    pub(crate) async fn open(url: &str) -> Result<Database> {
        let pools = match url.split_once(':').map(|(scheme, _)| scheme) {
            Some("sqlite") if !url.contains(":memory:") => open_sqlite(url).await?,
            Some("postgres" | "postgresql") => open_postgres(url).await?,
            _ => return Err(Error::Url(url.to_owned())),
        };
        let announcer = Announcer::start(&pools).await?;
        Ok(Database { pools, announcer })
    }

    /// Begins to write. SQLite lets nobody else write until the end; PostgreSQL locks rows.
    async fn write(&self) -> Result<Tx> {
        Ok(match &self.pools {
            Pools::Sqlite { writer, .. } => Tx::Sqlite(writer.begin_with("BEGIN IMMEDIATE").await?),
            Pools::Postgres(pool) => Tx::Postgres(pool.begin().await?),
        })
    }

    /// Begins to read: all of it as of one moment.
    async fn read(&self) -> Result<Tx> {
        Ok(match &self.pools {
            Pools::Sqlite { readers, .. } => Tx::Sqlite(readers.begin().await?),
            Pools::Postgres(pool) => {
                Tx::Postgres(pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?)
            }
        })
    }

    /// Runs one statement that writes; tells how many rows it touched.
    async fn run(&self, sql: impl Into<Sql>, args: Vec<Arg>) -> Result<u64> {
        let sql = sql.into();
        match &self.pools {
            Pools::Sqlite { writer, .. } => rows::run_sqlite(writer, sql.sqlite, args).await,
            Pools::Postgres(pool) => rows::run_postgres(pool, sql.postgres, args).await,
        }
    }

    /// The rows that one statement reads.
    async fn rows(&self, sql: impl Into<Sql>, args: Vec<Arg>) -> Result<Vec<Row>> {
        let sql = sql.into();
        match &self.pools {
            Pools::Sqlite { readers, .. } => rows::rows_sqlite(readers, sql.sqlite, args).await,
            Pools::Postgres(pool) => rows::rows_postgres(pool, sql.postgres, args).await,
        }
    }

    /// The row that one statement reads, if there is one.
    async fn row(&self, sql: impl Into<Sql>, args: Vec<Arg>) -> Result<Option<Row>> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }
}

async fn open_sqlite(url: &str) -> Result<Pools> {
    let options = SqliteConnectOptions::from_str(url)?
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE);
    private(OpenOptions::new().append(true).create(true)).open(options.get_filename())?;
    let writer = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
    migrations(&[include_str!("../../migrations/sqlite/0001_first.sql")]).run(&writer).await?;
    let readers =
        SqlitePoolOptions::new().max_connections(READERS).connect_with(options.pragma("query_only", "ON")).await?;
    Ok(Pools::Sqlite { writer, readers })
}

/// Files with seeds and passwords are for their owner alone; SQLite gives its other files the same rights.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

async fn open_postgres(url: &str) -> Result<Pools> {
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).connect(url).await?;
    migrations(&[include_str!("../../migrations/postgres/0001_first.sql")]).run(&pool).await?;
    Ok(Pools::Postgres(pool))
}

/// The steps from an empty database to the present one, in order; the names are those of the files.
///
/// Listed here and not read by `sqlx::migrate!`: the macros of sqlx would compile both drivers a second time, for the compiler.
fn migrations(steps: &[&'static str]) -> Migrator {
    let names = ["first"];
    let step = |((version, name), text): ((i64, &'static str), &&'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(names).zip(steps).map(step).collect())
}

/// A transaction; dropped without [`Tx::commit`], it never happened.
pub(crate) enum Tx {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

impl Tx {
    /// Runs a statement; tells how many rows it touched.
    async fn run(&mut self, sql: impl Into<Sql>, args: Vec<Arg>) -> Result<u64> {
        let sql = sql.into();
        match self {
            Tx::Sqlite(tx) => rows::run_sqlite(&mut **tx, sql.sqlite, args).await,
            Tx::Postgres(tx) => rows::run_postgres(&mut **tx, sql.postgres, args).await,
        }
    }

    /// The rows that a statement gives.
    async fn rows(&mut self, sql: impl Into<Sql>, args: Vec<Arg>) -> Result<Vec<Row>> {
        let sql = sql.into();
        match self {
            Tx::Sqlite(tx) => rows::rows_sqlite(&mut **tx, sql.sqlite, args).await,
            Tx::Postgres(tx) => rows::rows_postgres(&mut **tx, sql.postgres, args).await,
        }
    }

    /// The row that a statement gives, if there is one.
    async fn row(&mut self, sql: impl Into<Sql>, args: Vec<Arg>) -> Result<Option<Row>> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }

    /// Makes it true. When this returns, it is on disk.
    async fn commit(self) -> Result<()> {
        match self {
            Tx::Sqlite(tx) => tx.commit().await?,
            Tx::Postgres(tx) => tx.commit().await?,
        }
        Ok(())
    }
}

/// `($1, $2), ($3, $4)`: places for so many rows of so many columns.
fn places(rows: usize, columns: usize) -> String {
    let row = |r: usize| {
        let places: Vec<_> = (1..=columns).map(|c| format!("${}", r * columns + c)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// Statements are put together from the texts of this crate alone; values are always arguments.
fn safe(sql: String) -> AssertSqlSafe<String> {
    AssertSqlSafe(sql)
}

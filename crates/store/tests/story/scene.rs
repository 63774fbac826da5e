//! Helpers of the scenarios: databases, players, tables.

use rules::{Actor, Side};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection, Row};
use std::{
    error::Error,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};
use store::{
    Change, ClockKind, Committed, EntryKind, Fairness, Holder, IdempotencyKey, NewEntry, NewTable, NewUser, Player,
    Seat, Status, Store, TableId, TableRow, Time, testing::table,
};
use tempfile::TempDir;
use testpg::Postgres;

/// Start of the scenarios.
pub const NOON: Time = 1_000_000;

/// Creates databases of one kind.
pub struct Place {
    directory: TempDir,
    postgres: Option<Postgres>,
    databases: AtomicU32,
}

impl Place {
    pub fn sqlite() -> Place {
        Place { directory: tempfile::tempdir().expect("a directory"), postgres: None, databases: AtomicU32::new(0) }
    }

    pub fn postgres(postgres: Postgres) -> Place {
        Place { postgres: Some(postgres), ..Place::sqlite() }
    }

    /// Returns the URL of a database that does not exist yet, or is empty.
    pub fn fresh(&self) -> String {
        match &self.postgres {
            Some(postgres) => postgres.database(),
            None => {
                let number = self.databases.fetch_add(1, Ordering::Relaxed);
                format!("sqlite:{}", self.file(&format!("{number}.db")).display())
            }
        }
    }

    /// Returns the path of a file beside the databases.
    pub fn file(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }
}

/// A database under test.
pub struct Scene {
    pub url: String,
    pub store: Arc<dyn Store>,
}

impl Scene {
    pub async fn open(place: &Place) -> Scene {
        let url = place.fresh();
        let store = store::open(&url).await.expect("an empty database opens");
        Scene { url, store }
    }

    /// Creates an account.
    pub async fn user(&self, name: &str) -> store::User {
        let user = NewUser {
            name: name.to_owned(),
            likeness: name.to_lowercase(),
            password: format!("hash of {name}"),
            at: NOON,
        };
        self.store.create_user(user).await.expect("the name is free")
    }

    /// Returns an account that an earlier scenario created.
    pub async fn known(&self, name: &str) -> store::User {
        self.store.user_named(name).await.unwrap().expect("an earlier scenario created it")
    }

    /// Opens a running table with open seats.
    pub async fn table(&self, id: &str) -> TableId {
        assert!(self.store.open_table(new_table(id, Status::Running)).await.unwrap());
        id.into()
    }

    pub async fn now(&self, id: &TableId) -> TableRow {
        self.store.table(id).await.unwrap().expect("the table is there")
    }

    /// Commits a change that must succeed; returns the new version.
    pub async fn commit(&self, id: &TableId, change: Change) -> i64 {
        match self.store.commit(id, change).await.unwrap() {
            Committed::Done { version, .. } => version,
            other => panic!("{other:?}"),
        }
    }
}

pub fn seat(side: Side, holder: Holder) -> Seat {
    Seat { side, holder, name: None, invitation: None, entropy: None }
}

pub fn new_table(id: &str, status: Status) -> NewTable {
    NewTable {
        options: json!({ "z": 1, "a": [true, null, "ś"] }),
        brief: json!({ "preset": "standard" }),
        clock: ClockKind::Live { base: 60_000, increment: 1_000 },
        fairness: Fairness { seed: [7; 32], commitment: [8; 32] },
        status,
        at: NOON,
        ..table(id)
    }
}

pub fn act(by: Actor, action: &Value) -> NewEntry {
    NewEntry { by, what: acted(action) }
}

pub fn acted(action: &Value) -> EntryKind {
    EntryKind::Act(action.to_string())
}

/// Returns a change with one action of the western side.
pub fn move_at(version: i64, action: &Value) -> Change {
    Change { version, at: NOON + version, entries: vec![act(Actor::Player(Side::West), action)], ..Change::default() }
}

/// Opens a SQLite file directly, bypassing the store.
pub fn file(url: &str) -> Option<rusqlite::Connection> {
    let path = url.strip_prefix("sqlite:")?;
    Some(rusqlite::Connection::open(path).expect("it opens"))
}

/// Runs a statement directly, bypassing the store.
pub async fn raw(url: &str, sql: &'static str) -> Result<u64, Box<dyn Error>> {
    if let Some(connection) = file(url) {
        return Ok(connection.execute(sql, [])? as u64);
    }
    let mut connection = PgConnection::connect(url).await?;
    Ok(sqlx::query(sql).execute(&mut connection).await?.rows_affected())
}

/// Returns every column of the database, as `table.column`, sorted.
pub async fn columns(url: &str) -> Vec<String> {
    let mut columns: Vec<String> = if let Some(connection) = file(url) {
        let sql = "SELECT m.name || '.' || c.name AS it FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'";
        let mut statement = connection.prepare(sql).unwrap();
        statement.query_map([], |row| row.get("it")).unwrap().collect::<Result<_, _>>().unwrap()
    } else {
        let mut connection = PgConnection::connect(url).await.unwrap();
        let sql = "SELECT table_name || '.' || column_name AS it FROM information_schema.columns WHERE table_schema = 'public'";
        let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
        rows.iter().map(|row| row.get("it")).collect()
    };
    columns.sort();
    columns
}

/// Returns an idempotency key of the player of a side, for a command.
pub fn key_of(side: Side, key: &str, command: &str) -> IdempotencyKey {
    let player = Player::Guest(if side == Side::West { "west" } else { "east" }.into());
    IdempotencyKey { player, key: key.to_owned(), command: *blake3::hash(command.as_bytes()).as_bytes() }
}

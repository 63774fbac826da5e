//! Compatibility of SQLite files: files written by sqlx open, files of later programs are rejected.

use rusqlite::Connection;
use std::path::Path;
use store::{Change, Committed, Error, IdempotencyKey, NewUser, Player, Queue};

/// The first migration as sqlx applied it, and the checksum that sqlx recorded.
const FIRST: &str = include_str!("../migrations/sqlite/0001_first.sql");
const CHECKSUM: &str =
    "9B58B887670B37B16E2E0B0B3B730D08A3C579BE42D423965D78D2605E93FBFE98EE6F4E8BD93FF9A5FBE6E686B3696B";
const NOTED: &str = "CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);";

/// Creates a file as sqlx left it, with one account, one bot job and one notice in the outbox.
fn old(path: &Path) {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(&format!("PRAGMA journal_mode = WAL; {NOTED} {FIRST}")).unwrap();
    let rows = format!(
        "INSERT INTO _sqlx_migrations VALUES (1, 'first', '2025-01-01 00:00:00', TRUE, x'{CHECKSUM}', 13752143);
         INSERT INTO users VALUES ('u', 'Anna', 'anna', 'hash', 5);
         PRAGMA foreign_keys = OFF;
         INSERT INTO jobs VALUES ('t', 'east', 2, 3, 7);
         INSERT INTO outbox (kind, table_id, number, at) VALUES ('lobby', NULL, 0, 1);"
    );
    connection.execute_batch(&rows).unwrap();
}

fn noted(path: &Path) -> Vec<(i64, String, bool, String, i64)> {
    let connection = Connection::open(path).unwrap();
    let mut statement = connection
        .prepare("SELECT version, description, success, hex(checksum), execution_time FROM _sqlx_migrations")
        .unwrap();
    let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?));
    statement.query_map([], read).unwrap().collect::<Result<_, _>>().unwrap()
}

#[tokio::test]
async fn files_written_by_sqlx_still_open() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("old.db");
    old(&path);
    for _ in 0..2 {
        let store = store::open(&format!("sqlite:{}", path.display())).await.unwrap();
        assert_eq!(store.user_named("Anna").await.unwrap().unwrap().created, 5);
        store.writable().await.unwrap();
        store.close().await;
        let all = noted(&path);
        assert_eq!(all[0], (1, "first".to_owned(), true, CHECKSUM.to_owned(), 13_752_143));
        assert_eq!((all.len(), all[1].1.as_str(), all[1].2), (6, "shares", true));
    }
    let store = store::open(&format!("sqlite:{}", path.display())).await.unwrap();
    let user = NewUser { name: "Ben".to_owned(), likeness: "ben".to_owned(), password: String::new(), at: 6 };
    store.create_user(user).await.unwrap();
    let unlike = store.without_likeness(None, 9).await.unwrap();
    assert_eq!(unlike.iter().map(|user| user.name.as_str()).collect::<Vec<_>>(), ["Anna"]);
    assert!(!store.set_likeness(&unlike[0].id, "ben").await.unwrap(), "another account has this skeleton");
    assert!(store.set_likeness(&unlike[0].id, "anna").await.unwrap());
    assert!(store.without_likeness(None, 9).await.unwrap().is_empty());
    let claim = store.claim_job(Queue::Long, 10, 100).await.unwrap().expect("the job still waits");
    assert_eq!((claim.table.as_str(), claim.version, claim.attempt, claim.since, claim.spent), ("t", 2, 4, 7, 0));
}

#[tokio::test]
async fn idempotency_keys_of_seats_become_keys_of_players() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("old.db");
    old(&path);
    let rows = "INSERT INTO tables VALUES
            ('t', 7, 'spies', 1, '{}', 1, 0, '{}', 0, 0, NULL, 0, NULL, NULL, 'running', NULL, 0, 0, '[]', 0, 1, 1);
        INSERT INTO guests VALUES ('g', x'01', 'Gus', 1, NULL);
        INSERT INTO seats VALUES ('t', 'west', 'guest', NULL, NULL, 'g', NULL, NULL);
        INSERT INTO seats VALUES ('t', 'east', 'hot_seat', NULL, NULL, NULL, NULL, NULL);
        INSERT INTO retries VALUES ('t', 'west', 'k', 3, '{}'), ('t', 'east', 'k', 4, '{}'), ('t', 'east', 'l', 5, '{}');";
    Connection::open(&path).unwrap().execute_batch(rows).unwrap();
    let store = store::open(&format!("sqlite:{}", path.display())).await.unwrap();
    for (key, versions) in [("k", vec![3, 4]), ("l", vec![5])] {
        let key = IdempotencyKey { player: Player::Guest("g".into()), key: key.to_owned(), command: [9; 32] };
        let change = Change { version: -1, key: Some(key), ..Change::default() };
        let again = store.commit(&"t".into(), change).await.unwrap();
        assert!(matches!(again, Committed::Repeated { version, .. } if versions.contains(&version)), "{again:?}");
    }
}

#[tokio::test]
async fn new_files_record_migrations_like_sqlx() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("new.db");
    store::open(&format!("sqlite:{}", path.display())).await.unwrap().close().await;
    assert_eq!(noted(&path)[0], (1, "first".to_owned(), true, CHECKSUM.to_owned(), 0));
}

#[tokio::test]
async fn unknown_or_altered_migrations_are_rejected() {
    for change in [
        "INSERT INTO _sqlx_migrations VALUES (9, 'later', '2030-01-01 00:00:00', TRUE, x'00', 1)",
        "UPDATE _sqlx_migrations SET checksum = x'00'",
        "UPDATE _sqlx_migrations SET success = FALSE",
    ] {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("other.db");
        old(&path);
        Connection::open(&path).unwrap().execute_batch(change).unwrap();
        let refused = store::open(&format!("sqlite:{}", path.display())).await;
        assert!(matches!(refused, Err(Error::Migration(_))), "{change}");
    }
}

#[tokio::test]
async fn files_that_are_not_databases_are_rejected() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("text.db");
    std::fs::write(&path, "Dear diary, today I lost as the Soviet Union.".repeat(100)).unwrap();
    let refused = store::open(&format!("sqlite:{}", path.display())).await;
    assert!(matches!(refused, Err(Error::Sqlite(_))));
    let nowhere = directory.path().join("no such directory/my.db");
    let refused = store::open(&format!("sqlite:{}", nowhere.display())).await;
    assert!(matches!(refused, Err(Error::File(_))));
}

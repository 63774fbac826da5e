//! Isolation of the jobs in a group, and recovery of the writer.

use super::super::{Database, End, Kind, args};
use crate::{Bus, Change, Committed, EntryKind, Error, NewEntry, Play, Result, TableId, Tables, Work, testing::table};
use rules::Actor;
use std::sync::{Arc, atomic::Ordering, mpsc};
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// Returns a database with tables `a`, `b` and `c`.
async fn opened() -> (TempDir, Arc<Database>) {
    let directory = tempfile::tempdir().expect("a directory");
    let database = Database::open(&format!("sqlite:{}", directory.path().join("it.db").display()), &[]).await.unwrap();
    for id in ["a", "b", "c"] {
        assert!(database.open_table(table(id)).await.unwrap());
    }
    (directory, Arc::new(database))
}

fn change(version: i64, action: String) -> Change {
    let entry = NewEntry { by: Actor::Chance, what: EntryKind::Act(action) };
    Change { version, entries: vec![entry], ..Change::default() }
}

fn commit(database: &Arc<Database>, id: &str, version: i64) -> JoinHandle<Result<Committed>> {
    let (database, id) = (database.clone(), TableId::from(id));
    tokio::spawn(async move { database.commit(&id, change(version, "1".to_owned())).await })
}

/// Runs statements in a separate job.
fn job(database: &Arc<Database>, sql: &'static [&'static str]) -> JoinHandle<Result<()>> {
    let database = database.clone();
    let run = async move {
        let work = move |tx: &mut super::Tx| {
            for sql in sql {
                super::at_once(Box::pin(tx.run(*sql, args![])))?;
            }
            Ok(End::Keep(()))
        };
        database.write(move |tx| Box::pin(async move { work(tx) })).await
    };
    tokio::spawn(run)
}

/// Keeps the writer busy until the sender is dropped; jobs queued in the meantime form a group.
async fn busy(database: &Arc<Database>) -> (mpsc::Sender<()>, JoinHandle<Result<()>>) {
    let (sender, receiver) = mpsc::channel::<()>();
    let (begun, has_begun) = tokio::sync::oneshot::channel();
    let database = database.clone();
    let waits = tokio::spawn(async move {
        let wait = move || {
            let _ = begun.send(());
            let _ = receiver.recv();
            Ok(End::Keep(()))
        };
        database.write(move |_| Box::pin(async move { wait() })).await
    });
    has_begun.await.expect("the writer begins");
    (sender, waits)
}

/// Waits until a task has queued its job.
async fn queued<T>(database: &Arc<Database>, task: JoinHandle<T>, jobs: usize) -> JoinHandle<T> {
    let Kind::Sqlite(sqlite) = &database.kind else { unreachable!("it is a file") };
    while sqlite.writer.waiting() < jobs {
        tokio::task::yield_now().await;
    }
    task
}

async fn version(database: &Database, id: &str) -> (i64, i64) {
    let table = database.table(&id.into()).await.unwrap().expect("it is there");
    (table.version, table.entries)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failing_job_does_not_affect_its_group() {
    let (_directory, database) = opened().await;
    let mut notices = database.listen();
    let (free, first) = busy(&database).await;
    let one = queued(&database, commit(&database, "a", 1), 1).await;
    let stale = queued(&database, commit(&database, "a", 1), 2).await;
    let failing = job(&database, &["UPDATE tables SET version = 50 WHERE id = 'b'", "DELETE FROM entries"]);
    let failing = queued(&database, failing, 3).await;
    let panicking = {
        let database = database.clone();
        tokio::spawn(async move {
            let work = |tx: &mut super::Tx| {
                super::at_once(Box::pin(tx.run("UPDATE tables SET version = 60", args![]))).unwrap();
                panic!("as it should");
            };
            database.write::<(), _>(move |tx| Box::pin(async move { work(tx) })).await
        })
    };
    let panicking = queued(&database, panicking, 4).await;
    let other = queued(&database, commit(&database, "b", 1), 5).await;
    let last = queued(&database, commit(&database, "a", 2), 6).await;
    assert!(notices.0.try_recv().is_err(), "nothing is announced yet");
    drop(free);
    first.await.unwrap().unwrap();
    assert!(matches!(one.await.unwrap(), Ok(Committed::Done { version: 2, .. })));
    assert!(matches!(stale.await.unwrap(), Ok(Committed::Stale { version: 2 })));
    let refused = failing.await.unwrap().unwrap_err().to_string();
    assert!(refused.contains("entries are never removed"), "{refused}");
    assert!(matches!(panicking.await.unwrap(), Err(Error::Closed)));
    assert!(matches!(other.await.unwrap(), Ok(Committed::Done { version: 2, .. })));
    assert!(matches!(last.await.unwrap(), Ok(Committed::Done { version: 3, .. })));
    let stand = [version(&database, "a").await, version(&database, "b").await, version(&database, "c").await];
    assert_eq!(stand, [(3, 2), (2, 1), (1, 0)]);
    assert!(notices.0.try_recv().is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_commit_fails_only_its_group() {
    let (_directory, database) = opened().await;
    let mut notices = database.listen();
    let (free, first) = busy(&database).await;
    let one = queued(&database, commit(&database, "a", 1), 1).await;
    // Violates a constraint that is only checked at the commit.
    let orphan = &[
        "PRAGMA defer_foreign_keys = ON",
        "INSERT INTO notes (table_id, side, body, at) VALUES ('nowhere', 'west', '', 0)",
    ];
    let bad = queued(&database, job(&database, orphan), 2).await;
    let stale = queued(&database, commit(&database, "a", 1), 3).await;
    drop(free);
    first.await.unwrap().unwrap();
    assert!(matches!(one.await.unwrap(), Err(Error::Sqlite(_))));
    assert!(matches!(bad.await.unwrap(), Err(Error::Sqlite(_))));
    assert!(matches!(stale.await.unwrap(), Err(Error::Sqlite(_))), "the version it conflicts with was never stored");
    assert_eq!(version(&database, "a").await, (1, 0));
    assert!(notices.0.try_recv().is_err(), "nothing is announced that is not stored");
    assert!(matches!(commit(&database, "a", 1).await.unwrap(), Ok(Committed::Done { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_transaction_fails_only_the_jobs_before_it() {
    let (_directory, database) = opened().await;
    let (free, first) = busy(&database).await;
    let before = queued(&database, commit(&database, "a", 1), 1).await;
    let bad = queued(&database, job(&database, &["ROLLBACK"]), 2).await;
    let after = queued(&database, commit(&database, "b", 1), 3).await;
    drop(free);
    first.await.unwrap().unwrap();
    assert!(matches!(before.await.unwrap(), Err(Error::Sqlite(_))));
    assert!(matches!(bad.await.unwrap(), Err(Error::Sqlite(_))));
    assert!(matches!(after.await.unwrap(), Ok(Committed::Done { .. })));
    assert_eq!([version(&database, "a").await, version(&database, "b").await], [(1, 0), (2, 1)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_fails_writes_until_space_is_available() {
    let (_directory, database) = opened().await;
    let Kind::Sqlite(sqlite) = &database.kind else { unreachable!("it is a file") };
    let pages = database.row("PRAGMA page_count", args![], |row| row.int(0)).await.unwrap().unwrap();
    sqlite.file().most_pages.store(u32::try_from(pages).unwrap(), Ordering::Relaxed);
    let lost = job(&database, &["ROLLBACK"]).await.unwrap();
    assert!(lost.is_err(), "the connection is replaced; the next one has the limit");

    let long = "1".repeat(100_000);
    for _ in 0..3 {
        let full = database.commit(&"a".into(), change(1, long.clone())).await.unwrap_err();
        assert!(full.is_storage() && !full.is_unreachable() && full.to_string().contains("full"), "{full}");
        assert_eq!(version(&database, "a").await, (1, 0), "reads still work, nothing is stored partially");
        assert!(database.entries(&"a".into(), 0).await.unwrap().is_empty());
    }
    let (free, first) = busy(&database).await;
    let small = queued(&database, commit(&database, "b", 1), 1).await;
    let big = {
        let (database, long) = (database.clone(), long.clone());
        tokio::spawn(async move { database.commit(&"a".into(), change(1, long)).await })
    };
    let big = queued(&database, big, 2).await;
    drop(free);
    first.await.unwrap().unwrap();
    for refused in [small.await.unwrap(), big.await.unwrap()] {
        let refused = refused.unwrap_err().to_string();
        assert!(refused.contains("full"), "SQLite takes the whole transaction back: {refused}");
    }

    sqlite.file().most_pages.store(0, Ordering::Relaxed);
    let done = database.commit(&"a".into(), change(1, long)).await.unwrap();
    assert!(matches!(done, Committed::Done { version: 2, .. }));
    assert!(matches!(commit(&database, "b", 1).await.unwrap(), Ok(Committed::Done { .. })));
    database.writable().await.unwrap();
    assert_eq!([version(&database, "a").await, version(&database, "b").await], [(2, 1), (2, 1)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn writes_recover_from_a_read_only_connection() {
    let (_directory, database) = opened().await;
    assert!(job(&database, &["PRAGMA query_only = ON"]).await.unwrap().is_ok());
    let refused = commit(&database, "a", 1).await.unwrap().unwrap_err();
    assert!(refused.is_storage() && refused.to_string().contains("readonly"), "{refused}");
    assert_eq!(version(&database, "a").await, (1, 0));
    assert!(matches!(commit(&database, "a", 1).await.unwrap(), Ok(Committed::Done { .. })), "by a new connection");
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_stores_queued_jobs_and_rejects_later_ones() {
    let (_directory, database) = opened().await;
    let (free, first) = busy(&database).await;
    let waits = queued(&database, commit(&database, "a", 1), 1).await;
    let closing = {
        let database = database.clone();
        tokio::spawn(async move { database.close().await })
    };
    let closing = queued(&database, closing, 2).await;
    drop(free);
    closing.await.unwrap();
    first.await.unwrap().unwrap();
    assert!(matches!(waits.await.unwrap(), Ok(Committed::Done { .. })));
    assert!(matches!(commit(&database, "a", 2).await.unwrap(), Err(Error::Closed)));
    assert!(matches!(database.writable().await, Err(Error::Closed)));
    assert!(!database.healthy().await);
    database.close().await; // once more is no harm
}

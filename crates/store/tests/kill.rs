//! A writing process is killed repeatedly: every acknowledged change is stored exactly once.
//!
//! The test starts itself as the victim: with a URL in [`VICTIM`] it writes, without one it kills.

use rules::{Actor, Side};
use std::{
    env,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};
use store::{Change, Committed, EntryKind, IdempotencyKey, NewEntry, Player, Store, TableId, testing::table};
use testpg::Postgres;

const VICTIM: &str = "HOTLINE_TEST_VICTIM";
const TABLES: [&str; 3] = ["one", "two", "three"];
const KILLS: usize = 6;

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_changes_survive_a_kill_on_sqlite() {
    let mut directory = None;
    let start = || {
        let directory = directory.insert(tempfile::tempdir().expect("a directory"));
        format!("sqlite:{}", directory.path().join("kill.db").display())
    };
    write_or_kill("kill::acknowledged_changes_survive_a_kill_on_sqlite", start).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_changes_survive_a_kill_on_postgresql() {
    let mut postgres = None;
    let start = || postgres.insert(Postgres::start().expect("PostgreSQL starts")).database();
    write_or_kill("kill::acknowledged_changes_survive_a_kill_on_postgresql", start).await;
}

async fn write_or_kill(test: &str, url: impl FnOnce() -> String) {
    match env::var(VICTIM) {
        Ok(url) => write(&url).await,
        Err(_) => kill(test, &url()).await,
    }
}

/// Commits to all tables concurrently and prints each acknowledgement, until the process is killed.
async fn write(url: &str) {
    let store = store::open(url).await.expect("it opens");
    let writers = TABLES.map(|id| {
        let (store, id) = (store.clone(), TableId::from(id));
        tokio::spawn(async move {
            loop {
                let version = store.table(&id).await.unwrap().expect("it is there").version;
                let Committed::Done { .. } = store.commit(&id, change(version)).await.unwrap() else { return };
                println!("\nstored {version} {id}");
            }
        })
    });
    for writer in writers {
        writer.await.expect("no writer panics");
    }
}

/// Returns a change whose two entries contain the version they are based on.
fn change(version: i64) -> Change {
    let entry = |by| NewEntry { by, what: EntryKind::Act(version.to_string()) };
    Change {
        version,
        at: version,
        key: Some(IdempotencyKey { player: Player::Guest("west".into()), key: version.to_string(), command: [0; 32] }),
        entries: vec![entry(Actor::Player(Side::West)), entry(Actor::Chance)],
        ..Change::default()
    }
}

async fn kill(test: &str, url: &str) {
    let store = store::open(url).await.expect("it opens");
    for id in TABLES {
        assert!(store.open_table(table(id)).await.unwrap());
    }
    store.close().await;
    for kill in 0..KILLS {
        let acknowledged = run_and_kill(test, url, 5 + 7 * kill);
        let store = store::open(url).await.expect("it opens after a kill");
        for id in TABLES {
            check(store.as_ref(), &id.into(), &acknowledged).await;
        }
        store.close().await;
    }
}

/// Starts a writer, kills it after `after` acknowledgements, and returns all acknowledgements.
fn run_and_kill(test: &str, url: &str, after: usize) -> Vec<(String, i64)> {
    let mut victim = Command::new(env::current_exe().expect("this test is a file"))
        .args(["--exact", test, "--nocapture"])
        .env(VICTIM, url)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut acknowledged = Vec::new();
    for line in BufReader::new(victim.stdout.take().expect("it is piped")).lines() {
        let line = line.expect("it is text");
        if let Some((version, id)) = line.strip_prefix("stored ").and_then(|rest| rest.split_once(' ')) {
            acknowledged.push((id.to_owned(), version.parse().expect("a number")));
        }
        if acknowledged.len() == after {
            victim.kill().expect("it can be killed");
        }
    }
    victim.wait().expect("it has ended");
    assert!(acknowledged.len() >= after, "the writer ended by itself");
    acknowledged
}

/// Checks that every acknowledged change is stored once, in order, and no change is stored partially.
async fn check(store: &dyn Store, id: &TableId, acknowledged: &[(String, i64)]) {
    let whole = store.whole(id).await.unwrap().expect("it is there");
    let last =
        acknowledged.iter().filter(|(table, _)| table == id.as_str()).map(|(_, version)| *version).max().unwrap_or(0);
    assert!(whole.table.version > last, "{last} was acknowledged, the table has version {}", whole.table.version);
    assert_eq!(whole.entries.len() as i64, 2 * (whole.table.version - 1));
    assert_eq!(whole.table.entries, whole.entries.len() as i64);
    for (entry, number) in whole.entries.iter().zip(1..) {
        assert_eq!((entry.number, &entry.what), (number, &EntryKind::Act(((number + 1) / 2).to_string())));
    }
    for version in 1..whole.table.version {
        let again = store.commit(id, change(version)).await.unwrap();
        assert!(matches!(again, Committed::Repeated { .. }), "{again:?}");
    }
}

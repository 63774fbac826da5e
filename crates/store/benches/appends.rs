//! Appends per second on SQLite and PostgreSQL, with a growing number of stored tables. Both wait for the disk as in production.
//!
//! The CPU time of an append is that of this process, without the PostgreSQL server; it is the most reliable figure on a busy machine.
//! `cargo bench -p store` prints a line for each case. It takes some minutes, most of them to fill the databases.

use cpu_time::ProcessTime;
use rules::{Actor, Side};
use serde_json::json;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use store::{
    Change, ClockKind, ClockState, Committed, EntryKind, Holder, IdempotencyKey, NewEntry, NewTable, Player, Seat,
    Status, Store, TableId, Turn, testing,
};
use testpg::Postgres;

/// Numbers of stored tables.
const STORED: [usize; 2] = [100, 10_000];

/// Number of entries that each table starts with.
const ENTRIES: usize = 50;

/// Number of measured appends per case.
const APPENDS: usize = 5_000;

/// Numbers of concurrent writers; each appends to its own tables.
const WRITERS: [usize; 2] = [1, 50];

#[tokio::main]
async fn main() {
    println!("| database | stored tables | writers | appends a second | median | 99 of 100 below | CPU time |");
    println!("|---|---|---|---|---|---|---|");
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("appends.db");
    measure("SQLite", &format!("sqlite:{}", file.display())).await;
    let postgres = Postgres::start_durable().expect("PostgreSQL starts");
    measure("PostgreSQL", &postgres.database()).await;
}

async fn measure(name: &str, url: &str) {
    let store = store::open(url).await.expect("it opens");
    let mut tables: Vec<(TableId, i64)> = Vec::new();
    for stored in STORED {
        fill(&store, &mut tables, stored).await;
        for writers in WRITERS {
            let (start, cpu) = (Instant::now(), ProcessTime::now());
            let mut times = appends(&store, &mut tables, writers).await;
            let seconds = start.elapsed().as_secs_f64();
            let cpu = cpu.elapsed().as_secs_f64() * 1e3 / times.len() as f64;
            times.sort_unstable();
            let rate = times.len() as f64 / seconds;
            let millis = |part: usize| times[times.len() * part / 100].as_secs_f64() * 1e3;
            println!(
                "| {name} | {stored} | {writers} | {rate:.0} | {:.2} ms | {:.2} ms | {cpu:.2} ms |",
                millis(50),
                millis(99)
            );
        }
    }
}

/// Opens tables until `stored` exist, eight at a time.
async fn fill(store: &Arc<dyn Store>, tables: &mut Vec<(TableId, i64)>, stored: usize) {
    let missing: Vec<TableId> = (tables.len()..stored).map(|_| TableId::random()).collect();
    let tasks: Vec<_> = missing
        .chunks(missing.len().div_ceil(8).max(1))
        .map(|some| {
            let (store, some) = (store.clone(), some.to_vec());
            tokio::spawn(async move {
                for id in some {
                    store.open_table(table(id.clone())).await.expect("it is new");
                    let change = Change { status: Some(Status::Running), ..change(1, ENTRIES, false) };
                    store.commit(&id, change).await.expect("it is stored");
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.expect("no task panics");
    }
    tables.extend(missing.into_iter().map(|id| (id, 2)));
}

/// Appends an action with a die to one table after the other; returns the duration of each append.
async fn appends(store: &Arc<dyn Store>, tables: &mut Vec<(TableId, i64)>, writers: usize) -> Vec<Duration> {
    let mut shares: Vec<Vec<(TableId, i64)>> = vec![Vec::new(); writers];
    for (n, table) in tables.drain(..).enumerate() {
        shares[n % writers].push(table);
    }
    let tasks: Vec<_> = shares
        .into_iter()
        .map(|mut own| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut times = Vec::with_capacity(APPENDS / writers);
                for n in 0..APPENDS / writers {
                    let at = n * 7919 % own.len();
                    let (id, version) = &mut own[at];
                    let start = Instant::now();
                    let done = store.commit(id, change(*version, 2, true)).await.expect("it is stored");
                    times.push(start.elapsed());
                    assert!(matches!(done, Committed::Done { .. }));
                    *version += 1;
                }
                (own, times)
            })
        })
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        let (own, some) = task.await.expect("no task panics");
        tables.extend(own);
        times.extend(some);
    }
    times
}

fn change(version: i64, entries: usize, keyed: bool) -> Change {
    let entry = |n: usize| NewEntry {
        by: if n == 0 { Actor::Player(Side::West) } else { Actor::Chance },
        what: EntryKind::Act(format!(r#"{{"place":{{"country":"west_germany","points":{n}}}}}"#)),
    };
    let retry =
        IdempotencyKey { player: Player::Guest("west".into()), key: format!("key {version}"), command: [0; 32] };
    let clock = ClockState {
        west: 60_000,
        east: 60_000,
        running: Some(Side::West),
        since: version,
        deadline: Some(version + 60_000),
    };
    Change {
        version,
        at: version,
        key: keyed.then_some(retry),
        reply: json!({ "version": version + 1 }),
        entries: (0..entries).map(entry).collect(),
        turn: Some(Turn::only(Side::East)),
        offers: Some(vec![]),
        clock: Some(clock),
        bots: Some(vec![]),
        ..Change::default()
    }
}

fn table(id: TableId) -> NewTable {
    let seat = |side, level: &str| Seat {
        side,
        holder: Holder::Bot(level.to_owned()),
        name: None,
        invitation: None,
        entropy: Some([1; 32]),
    };
    NewTable {
        id,
        game: "twilight".to_owned(),
        options: json!({ "preset": "standard" }),
        brief: json!({ "preset": "standard" }),
        clock: ClockKind::Live { base: 60_000, increment: 1_000 },
        seats: [seat(Side::West, "random"), seat(Side::East, "greedy")],
        status: Status::Waiting,
        ..testing::table("bench")
    }
}

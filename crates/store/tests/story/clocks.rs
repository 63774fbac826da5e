//! Scenarios for bot jobs, limits and clocks.

use super::scene::{NOON, Place, Scene, move_at, new_table, raw, seat};
use rules::Side;
use serde_json::json;
use sqlx::{Connection, PgConnection, Row};
use std::{
    collections::HashSet,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};
use store::{
    Admission, BotJob, Bounds, Change, Claim, ClockKind, ClockState, Committed, Holder, NewTable, Page, Player, Queue,
    Status, TableId, Time, UserId, Vacation, Watch,
};
use tokio::task::JoinSet;

/// A change that asks a bot of an owner to search for `cost` milliseconds, or without a search if it is 0.
fn asks_for(owner: &str, cost: i64, version: i64) -> Change {
    asks_from("", owner, cost, version)
}

/// The same with a network.
fn asks_from(network: &str, owner: &str, cost: i64, version: i64) -> Change {
    let bot = BotJob { side: Side::East, owner: owner.to_owned(), network: network.to_owned(), spent: 7, cost };
    Change { bots: Some(vec![bot]), ..move_at(version, &json!("your turn")) }
}

fn asks_bot(version: i64) -> Change {
    asks_for("", 100, version)
}

pub async fn workers_claim_jobs(scene: &Scene) {
    let store = &scene.store;
    let id = scene.table("bot").await;
    assert_eq!(store.claim_job(Queue::Long, NOON, 100).await.unwrap(), None);
    scene.commit(&id, asks_bot(1)).await;
    let at = NOON + 10;
    let first = store.claim_job(Queue::Long, at, 100).await.unwrap().expect("the bot is asked");
    assert_eq!((&first.table, first.side, first.version, first.attempt), (&id, Side::East, 2, 1));
    assert_eq!((first.since, first.spent), (NOON + 1, 7));
    assert_eq!(store.claim_job(Queue::Quick, at + 500, 100).await.unwrap(), None, "it is in the other queue");
    assert_eq!(store.claim_job(Queue::Long, at + 99, 100).await.unwrap(), None, "it is being worked on");
    assert!(store.extend_job(&first, at + 50, 100).await.unwrap());
    assert_eq!(store.claim_job(Queue::Long, at + 149, 100).await.unwrap(), None, "the lease was extended");
    let second = store.claim_job(Queue::Long, at + 150, 100).await.unwrap().expect("the first worker is dead");
    assert_eq!((second.version, second.attempt), (2, 2));

    let answer = |claim, version| Change { claim: Some(claim), ..move_at(version, &json!("bot")) };
    assert_eq!(store.commit(&id, answer(first.clone(), 2)).await.unwrap(), Committed::Lost);
    assert!(!store.extend_job(&first, at, 100).await.unwrap());
    assert_eq!(scene.now(&id).await.version, 2, "nothing of the worker that lost the job is stored");
    assert_eq!(store.commit(&id, answer(second.clone(), 1)).await.unwrap(), Committed::Stale { version: 2 });
    assert_eq!(store.jobs().await.unwrap(), 1, "a stale answer leaves the job");
    store.return_job(&second, at + 160).await.unwrap();
    let third = store.claim_job(Queue::Long, at + 160, 100).await.unwrap().expect("it was returned");
    scene.commit(&id, answer(third.clone(), 2)).await;
    assert_eq!(store.jobs().await.unwrap(), 0, "the answer completes the job");
    assert_eq!(store.commit(&id, answer(third, 3)).await.unwrap(), Committed::Lost, "only once");

    scene.commit(&id, asks_bot(3)).await;
    let called_off = store.claim_job(Queue::Long, at, 100).await.unwrap().expect("asked again");
    let undo = Change { bots: Some(vec![]), ..move_at(4, &json!("undo")) };
    scene.commit(&id, undo).await;
    assert_eq!(store.commit(&id, answer(called_off, 5)).await.unwrap(), Committed::Lost);
}

pub async fn workers_never_share_a_job(scene: &Scene) {
    for n in 0..20 {
        let id = scene.table(&format!("work {n}")).await;
        scene.commit(&id, asks_bot(1)).await;
    }
    let workers: Vec<_> = (0..6)
        .map(|_| {
            let store = scene.store.clone();
            tokio::spawn(async move {
                let mut mine = Vec::new();
                while let Some(claim) = store.claim_job(Queue::Long, NOON + 10, 1000).await.unwrap() {
                    mine.push(claim.table);
                }
                mine
            })
        })
        .collect();
    let mut all = Vec::new();
    for worker in workers {
        all.extend(worker.await.unwrap());
    }
    assert_eq!((all.len(), all.iter().collect::<HashSet<_>>().len()), (20, 20), "each job is claimed exactly once");
}

/// Opens `tables` tables of an owner and asks a bot at each.
async fn asked(scene: &Scene, owner: &str, tables: usize, cost: i64) {
    for n in 0..tables {
        let id = scene.table(&format!("{owner} {cost} {n}")).await;
        let at = NOON + scene.store.jobs().await.unwrap();
        scene.commit(&id, Change { at, ..asks_for(owner, cost, 1) }).await;
    }
}

/// Claims `jobs` jobs; returns the first letters of their owners.
async fn claimed(scene: &Scene, queue: Queue, jobs: usize) -> (String, Vec<Claim>) {
    let mut claims = Vec::new();
    for _ in 0..jobs {
        claims.push(scene.store.claim_job(queue, NOON + 1_000, 1_000_000).await.unwrap().expect("a job waits"));
    }
    (claims.iter().filter_map(|claim| claim.table.as_str().chars().next()).collect(), claims)
}

/// Completes jobs; each table asks its bot again.
async fn again(scene: &Scene, claims: Vec<Claim>, owner: &str, cost: i64) {
    for claim in claims {
        let (id, version) = (claim.table.clone(), claim.version);
        scene.commit(&id, Change { claim: Some(claim), ..asks_for(owner, cost, version) }).await;
    }
}

pub async fn owners_share_the_workers(scene: &Scene) {
    for (queue, cost) in [(Queue::Long, 3_000), (Queue::Quick, 0)] {
        asked(scene, "Anna", 200, cost).await;
        asked(scene, "Ben", 1, cost).await;
        let (order, mut claims) = claimed(scene, queue, 3).await;
        assert_eq!(order, "ABA", "the single job among 201 is second");
        // An owner who asks repeatedly with one table gets every second turn, and so does a new owner.
        again(scene, vec![claims.remove(1)], "Ben", cost).await;
        again(scene, claims, "Anna", cost).await;
        let (order, mut claims) = claimed(scene, queue, 4).await;
        assert_eq!(order, "BAAA", "the other owner's only job comes first");
        again(scene, vec![claims.remove(0)], "Ben", cost).await;
        asked(scene, "Cleo", 2, cost).await;
        assert_eq!(claimed(scene, queue, 6).await.0, "BCCAAA", "three jobs of the first owner are in progress");
        finish(scene).await;
        for owner in ["Dora", "Emil", "Fritz"] {
            asked(scene, owner, 3, cost).await;
        }
        assert_eq!(claimed(scene, queue, 9).await.0, "DEFDEFDEF", "owners take turns");
        finish(scene).await;
    }
}

pub async fn networks_share_the_workers(scene: &Scene) {
    let key = async |fresh| scene.store.secret("networks", fresh).await.unwrap();
    assert_eq!((key([1; 32]).await, key([2; 32]).await), ([1; 32], [1; 32]), "the first secret is kept");
    let ask = async |network: &str, owner: &str, cost| {
        let id = scene.table(&format!("{owner} {cost}")).await;
        let at = NOON + scene.store.jobs().await.unwrap();
        scene.commit(&id, Change { at, ..asks_from(network, owner, cost, 1) }).await;
    };
    for (queue, cost) in [(Queue::Long, 2_700), (Queue::Quick, 0)] {
        for guest in 0..100 {
            ask("many", &format!("Guest {guest}"), cost).await;
        }
        ask("few", "Rita", cost).await;
        let (order, mut claims) = claimed(scene, queue, 3).await;
        assert_eq!(order, "GRG", "the other network is second among 101 guests");
        let rita = claims.remove(1);
        let (id, version) = (rita.table.clone(), rita.version);
        scene.commit(&id, Change { claim: Some(rita), ..asks_from("few", "Rita", cost, version) }).await;
        assert_eq!(claimed(scene, queue, 3).await.0, "RGG", "and again");
        // In a network, owners share its turns: a new owner does not wait for the twenty tables of another.
        finish(scene).await;
        for table in 0..20 {
            let id = scene.table(&format!("Susi {cost} {table}")).await;
            scene.commit(&id, asks_from("many", "Susi", cost, 1)).await;
        }
        ask("many", "Tom", cost).await;
        ask("few", "Uwe", cost).await;
        assert_eq!(claimed(scene, queue, 4).await.0, "SUTS", "fair between networks and between owners");
        finish(scene).await;
    }
}

pub async fn fair_shares_are_measured_in_thinking_time(scene: &Scene) {
    asked(scene, "Gerda", 4, 3_000).await;
    asked(scene, "Hans", 8, 1_000).await;
    let (order, claims) = claimed(scene, Queue::Long, 9).await;
    assert_eq!(order, "GHHHGHHHG", "equal time for both owners");
    assert_eq!(claims[3].turn, 3_000, "the turn of its owner's next job");
    let stuck = &claims[0];
    scene.store.return_job(stuck, NOON).await.unwrap();
    assert_eq!(claimed(scene, Queue::Long, 3).await.0, "GHH", "it moves back, but not to the end");
    finish(scene).await;

    asked(scene, "Ida", 4, 3_000).await;
    asked(scene, "Jan", 1, 1_000).await;
    let mut order = String::new();
    for _ in 0..9 {
        let (owner, claims) = claimed(scene, Queue::Long, 1).await;
        let (name, cost) = if owner == "I" { ("Ida", 3_000) } else { ("Jan", 1_000) };
        order += &owner;
        again(scene, claims, name, cost).await;
    }
    assert_eq!(order, "IJJJIJJJI", "also if an owner has a single table");
    finish(scene).await;
}

pub async fn tables_are_opened_within_bounds(scene: &Scene) {
    let store = &scene.store;
    let (zoe, zac) = (Player::User(scene.user("Zoe").await.id), Player::User(scene.user("Zac").await.id));
    let table = |player: &Player, level: &str, network: &str, status| {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let bot = seat(Side::East, Holder::Bot(level.to_owned()));
        let seats = [seat(Side::West, player.clone().into()), bot];
        let id = format!("bounded {}", NEXT.fetch_add(1, Ordering::Relaxed));
        NewTable { seats, network: network.to_owned(), ..new_table(&id, status) }
    };
    let bounds = |player: &Player, levels| Bounds {
        player: player.clone(),
        tables: 9,
        levels,
        games: 4,
        network_games: 6,
        asked: 2,
    };
    let searching: &[&str] = &["hard", "expert"];
    for status in [Status::Running, Status::Running, Status::Paused, Status::Over] {
        assert!(store.open_table(table(&zoe, "hard", "net", status)).await.unwrap());
        assert!(store.open_table(table(&zoe, "easy", "net", status)).await.unwrap());
    }
    let open = async |player: &Player, level: &str, network: &str, levels| {
        store.open_within(table(player, level, network, Status::Running), bounds(player, levels)).await.unwrap()
    };
    assert_eq!(open(&zoe, "expert", "net", searching).await, Admission::Opened, "the fourth unfinished game");
    assert_eq!(open(&zoe, "hard", "net", searching).await, Admission::TooManyGames);
    assert_eq!(open(&zoe, "easy", "net", &[]).await, Admission::Opened, "other levels do not count");
    for _ in 0..2 {
        assert_eq!(open(&zac, "hard", "net", searching).await, Admission::Opened);
    }
    assert_eq!(open(&zac, "hard", "net", searching).await, Admission::TooManyGames, "the network has six");
    assert_eq!(open(&zac, "hard", "other", searching).await, Admission::Opened, "another network has its own limit");
    assert_eq!(open(&zoe, "easy", "net", &[]).await, Admission::Opened);
    assert_eq!(open(&zoe, "easy", "net", &[]).await, Admission::TooManyTables, "nine are unfinished");
    let over = store.mine(&zac, Page::first(9)).await.unwrap().items[0].clone();
    assert_eq!(scene.now(&over.id).await.network, "other");
    scene.commit(&over.id, Change { version: 1, status: Some(Status::Over), ..Change::default() }).await;
    assert_eq!(scene.now(&over.id).await.network, "", "cleared at the end of the game");

    // A hundred concurrent requests cannot exceed the limits, neither of a player nor of a network of many players.
    let mut tasks = JoinSet::new();
    for n in 0..100 {
        let yan = if n < 50 { Player::User(scene.user(&format!("Yan {n}")).await.id) } else { zac.clone() };
        let network = if n < 50 { "crowd" } else { "other network" };
        let (store, table, bounds) =
            (store.clone(), table(&yan, "hard", network, Status::Running), bounds(&yan, searching));
        tasks.spawn(async move { (n < 50, store.open_within(table, bounds).await.unwrap()) });
    }
    let opened = tasks.join_all().await;
    let count = |crowd| opened.iter().filter(|&&end| end == (crowd, Admission::Opened)).count();
    assert_eq!((count(true), count(false)), (6, 2), "{opened:?}");
}

/// Cancels all jobs.
async fn finish(scene: &Scene) {
    raw(&scene.url, "DELETE FROM jobs").await.unwrap();
}

async fn runs(scene: &Scene, id: &str, since: Time, deadline: Time) -> TableId {
    let id = scene.table(id).await;
    let clock = ClockState { west: 1, east: 2, running: Some(Side::East), since, deadline: Some(deadline) };
    scene.commit(&id, Change { version: 1, at: since, clock: Some(clock), ..Change::default() }).await;
    id
}

pub async fn deadlines_are_found(scene: &Scene) {
    let store = &scene.store;
    for (id, deadline) in [("late 2", 20), ("late 1", 10), ("late 3", 30)] {
        runs(scene, id, NOON, NOON + deadline).await;
    }
    assert!(store.due(NOON, NOON + 9, 10).await.unwrap().is_empty());
    let due = store.due(NOON, NOON + 20, 10).await.unwrap();
    let found: Vec<_> = due.iter().map(|due| (due.table.as_str(), due.version, due.deadline)).collect();
    assert_eq!(found, [("late 1", 2, NOON + 10), ("late 2", 2, NOON + 20)], "the oldest first");
    assert_eq!(store.due(NOON, NOON + 20, 1).await.unwrap().len(), 1);
    assert_eq!(store.next_deadline(NOON + 10).await.unwrap(), Some(NOON + 20));
    for due in store.due(NOON, NOON + 30, 10).await.unwrap() {
        let stopped = ClockState { west: 1, east: 0, ..ClockState::default() };
        scene.commit(&due.table, Change { version: due.version, clock: Some(stopped), ..Change::default() }).await;
    }
    assert!(store.due(NOON, NOON + 30, 10).await.unwrap().is_empty());
}

pub async fn downtime_is_credited(scene: &Scene) {
    let store = &scene.store;
    let start = NOON + 10_000;
    let mine = Watch::Mine { credited: 0 };
    assert_eq!(store.watch_clocks("a", start, 100).await.unwrap(), mine);
    assert_eq!(store.watch_clocks("b", start + 50, 100).await.unwrap(), Watch::Theirs);
    assert_eq!(store.watch_clocks("a", start + 60, 100).await.unwrap(), mine, "kept");
    assert_eq!(store.watch_clocks("b", start + 159, 100).await.unwrap(), Watch::Theirs);
    assert_eq!(store.watch_clocks("b", start + 160, 100).await.unwrap(), mine, "`b` was alive: no downtime");

    let early = runs(scene, "ran early", start + 100, start + 1_000).await;
    let late = runs(scene, "ran late", start + 200, start + 1_200).await;
    let back = start + 5_160; // no heartbeat for 5,000 ms
    assert_eq!(store.watch_clocks("a", back, 100).await.unwrap(), Watch::Mine { credited: 5_000 });
    let clock = scene.now(&early).await.clock_state;
    assert_eq!((clock.since, clock.deadline), (start + 5_100, Some(start + 6_000)));
    let clock = scene.now(&late).await.clock_state;
    assert_eq!((clock.since, clock.deadline), (back, Some(back + 1_000)), "no clock starts in the future");
    assert_eq!((clock.west, clock.east, clock.running), (1, 2, Some(Side::East)));
    assert_eq!(scene.now(&late).await.version, 3);
    assert_eq!(store.watch_clocks("b", back + 10, 100).await.unwrap(), Watch::Theirs);
    assert_eq!(store.watch_clocks("a", back + 20, 100).await.unwrap(), mine, "credited once");
    assert_eq!(scene.now(&late).await.clock_state, clock);
}

/// Opens a table whose clock has run for a side since noon, with 300 left; an account sits in the east.
async fn travelled(scene: &Scene, id: &str, clock: ClockKind, running: Side, user: &UserId) -> TableId {
    let mut table = new_table(id, Status::Running);
    table.clock = clock;
    table.seats = [seat(Side::West, Holder::Open), seat(Side::East, Holder::User(user.clone()))];
    assert!(scene.store.open_table(table).await.unwrap());
    let clock = ClockState { west: 300, east: 300, running: Some(running), since: NOON, deadline: Some(NOON + 300) };
    scene.commit(&id.into(), Change { version: 1, at: NOON, clock: Some(clock), ..Change::default() }).await;
    id.into()
}

pub async fn vacations_stop_clocks(scene: &Scene) {
    let store = &scene.store;
    let user = scene.user("Traveller").await.id;
    let (mail, live) = (ClockKind::Correspondence { turn: 300 }, ClockKind::Live { base: 300, increment: 0 });
    let mine = travelled(scene, "my turn", mail, Side::East, &user).await;
    let theirs = travelled(scene, "their turn", mail, Side::West, &user).await;
    let quick = travelled(scene, "live", live, Side::East, &user).await;
    let [before, quick_before] = [scene.now(&theirs).await, scene.now(&quick).await];

    store.add_vacation(&user, Vacation { from: NOON + 100, until: NOON + 1_000 }, 0, i64::MAX).await.unwrap();
    let now = scene.now(&mine).await;
    let (clock, version) = (now.clock_state, now.version);
    assert_eq!((clock.east, clock.since, clock.deadline), (200, NOON + 1_000, Some(NOON + 1_200)));
    assert_eq!((clock.west, clock.running, version), (300, Some(Side::East), 3));
    let now = scene.now(&theirs).await;
    assert_eq!((now.clock_state, now.version), (before.clock_state, before.version + 1), "concurrent actions go stale");
    assert_eq!(scene.now(&quick).await, quick_before, "live clocks ignore vacations");

    store.add_vacation(&user, Vacation { from: NOON + 200, until: NOON + 900 }, 0, i64::MAX).await.unwrap();
    assert_eq!(scene.now(&mine).await.clock_state, clock, "a shorter vacation does not shorten the pause");
    assert!(store.end_vacation(&user, NOON + 400).await.unwrap());
    let clock = scene.now(&mine).await.clock_state;
    assert_eq!((clock.east, clock.since, clock.deadline), (200, NOON + 400, Some(NOON + 600)));
    assert!(!store.end_vacation(&user, NOON + 500).await.unwrap(), "no vacation is left");
    assert_eq!(scene.now(&mine).await.clock_state, clock);

    store.add_vacation(&user, Vacation { from: NOON + 600, until: NOON + 2_000 }, 0, i64::MAX).await.unwrap();
    assert_eq!(scene.now(&mine).await.clock_state, clock, "an expired clock stays expired");
}

/// Waits until `wanted` transactions wait for a lock.
pub(super) async fn waiting(connection: &mut PgConnection, wanted: i64) {
    let poll = async {
        let sql = "SELECT count(*) AS waiting FROM pg_locks WHERE NOT granted";
        while sqlx::query(sql).fetch_one(&mut *connection).await.unwrap().get::<i64, _>("waiting") < wanted {}
    };
    tokio::time::timeout(Duration::from_secs(120), poll).await.expect("the transactions wait");
}

pub async fn locks_are_taken_in_one_order(place: &Place) {
    let scene = Scene::open(place).await;
    let user = scene.user("Leaver").await.id;
    assert_eq!(scene.store.watch_clocks("a", NOON, 100).await.unwrap(), Watch::Mine { credited: 0 });
    // Inserted in reverse order of their ids, so that a scan in physical order would lock them the other way round.
    for id in ["c", "b", "a"] {
        travelled(&scene, id, ClockKind::Correspondence { turn: 300 }, Side::East, &user).await;
    }
    let [mut holder, mut probe] =
        [PgConnection::connect(&scene.url).await.unwrap(), PgConnection::connect(&scene.url).await.unwrap()];
    let mut middle = holder.begin().await.unwrap();
    sqlx::query("SELECT id FROM tables WHERE id = 'b' FOR UPDATE").execute(&mut *middle).await.unwrap();
    let store = scene.store.clone();
    let credit = tokio::spawn(async move { store.watch_clocks("b", NOON + 10_000, 100).await });
    waiting(&mut probe, 1).await;
    let store = scene.store.clone();
    let leave = tokio::spawn(async move { store.delete_user(&user, NOON).await });
    waiting(&mut probe, 2).await;
    middle.commit().await.unwrap();
    assert_eq!(credit.await.unwrap().expect("credited"), Watch::Mine { credited: 10_000 });
    leave.await.unwrap().expect("deleted");
    for id in ["a", "b", "c"] {
        let now = scene.now(&id.into()).await;
        assert_eq!((&now.seat(Side::East).holder, now.clock_state.deadline), (&Holder::Gone, Some(NOON + 10_300)));
    }
}

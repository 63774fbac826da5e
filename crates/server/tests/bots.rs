//! Bots share the workers fairly: no player waits because of another one's many tables.

use crate::common::{Client, HANG, Socket, does, folder, like, moment, soak, start, start_on};
use serde_json::{Value, json};
use server::{
    Served,
    bots::{GAMES, NETWORK_GAMES},
    host::now,
};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use store::{Notice, Queue, TableId};
use tokio::sync::{mpsc, watch};

/// Opens a table against a bot of this level, which sets up first.
async fn against(client: &mut Client, level: &str) -> String {
    let bot = json!({ "kind": "bot", "name": level });
    let opened = client.post("/api/tables", &json!({ "game": "twilight", "side": "west", "opponent": bot })).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    opened.body["id"].as_str().expect("an id").to_owned()
}

/// Opens more tables like one, bypassing the limits. Each begins, and its bot gets a job.
async fn more_like(served: &Served, client: &mut Client, id: &str, tables: usize) {
    let row = served.store.table(&TableId::from(id)).await.expect("an answer").expect("a table");
    for n in 0..tables {
        let id = format!("more-{n}");
        assert!(served.store.open_table(like(&row, &id)).await.expect("it opens"));
        assert_eq!(client.get(&format!("/api/tables/{id}")).await.status, 200);
    }
}

/// Returns the socket of a table once its bot has set up.
async fn set_up(client: &Client, id: &str) -> Socket {
    let mut socket = client.socket(id, "").await;
    while socket.choices().is_empty() {
        socket.next().await.expect("the socket is open");
    }
    socket
}

/// Changes of tables, in the order in which they are stored.
struct Changes(mpsc::UnboundedReceiver<(TableId, i64)>);

impl Changes {
    /// Subscribes to all changes.
    fn listen(served: &Served) -> Changes {
        let (mut notices, (sender, changes)) = (served.store.listen(), mpsc::unbounded_channel());
        tokio::spawn(async move {
            while let Some(notice) = notices.next().await {
                match notice {
                    Notice::Table(id, version) => drop(sender.send((id, version))),
                    Notice::Missed => return, // the test then fails
                    _ => {}
                }
            }
        });
        Changes(changes)
    }

    /// Returns how many changes of other tables preceded each change of this one, up to this version.
    async fn before(mut self, id: &str, version: i64) -> Vec<usize> {
        let (mut others, mut before) = (0, Vec::new());
        loop {
            let (table, reached) = self.0.recv().await.expect("no change is missed");
            if table.as_str() != id {
                others += 1;
                continue;
            }
            before.push(std::mem::take(&mut others));
            if reached >= version {
                return before;
            }
        }
    }
}

/// Checks that other tables had no more than their share of the worker: the jobs in progress when the table was opened, and one per
/// decision.
async fn shared(changes: Changes, id: &str, socket: &Socket) {
    let before = changes.before(id, socket.version()).await;
    println!("jobs of others before each change: {before:?}");
    // It is opened and begins; then the bot decides.
    let [_, _, first, later @ ..] = &before[..] else { panic!("{before:?}") };
    assert!(*first <= 2 && later.iter().all(|&others| others <= 1) && later.len() > 2, "{before:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn workers_are_shared_fairly_between_owners() {
    let served = start().await;
    let (mut ann, mut ben) = (Client::new(&served), Client::new(&served));
    let id = against(&mut ann, "expert").await;
    more_like(&served, &mut ann, &id, 195).await; // with the other player's, the maximum per network
    for (level, most) in [("medium", 3), ("easy", 3), ("hard", 8)] {
        let changes = Changes::listen(&served);
        let begun = Instant::now();
        let id = against(&mut ben, level).await;
        let socket = set_up(&ben, &id).await;
        soak::within(level, begun.elapsed(), Duration::from_secs(most));
        if level == "hard" {
            shared(changes, &id, &socket).await;
        }
        assert!(served.store.jobs().await.expect("an answer") > 180, "the worker has enough to do");
    }
    served.stop().await.expect("it stops");
}

/// Each request without a cookie comes from a new guest, so it is their network that counts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn workers_are_shared_fairly_between_networks() {
    let served = start().await;
    for guest in 0..100 {
        let forwarded = Some(format!("203.0.113.{}", guest % 200 + 1));
        against(&mut Client { forwarded, ..Client::new(&served) }, "expert").await;
    }
    let mut ben = Client { forwarded: Some("198.51.100.7".to_owned()), ..Client::new(&served) };
    let changes = Changes::listen(&served);
    let begun = Instant::now();
    let id = against(&mut ben, "hard").await;
    let socket = set_up(&ben, &id).await;
    soak::within("hard", begun.elapsed(), Duration::from_secs(12)); // six decisions, each after one of an expert bot
    shared(changes, &id, &socket).await;
    assert!(served.store.jobs().await.expect("an answer") > 80, "the worker has enough to do");
    served.stop().await.expect("it stops");
}

/// No worker takes the pending job of the searching bot.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn instant_bots_do_not_wait_for_searching_bots() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_on(&database, 0).await;
    let (stop, stopped) = watch::channel(false);
    let worker = tokio::spawn(server::bots::run(Arc::clone(&served.host), Queue::Quick, stopped));
    let mut ann = Client::new(&served);
    against(&mut ann, "expert").await;
    for level in ["random", "easy", "medium"] {
        let id = against(&mut ann, level).await;
        set_up(&ann, &id).await;
    }
    assert_eq!(served.store.jobs().await.expect("an answer"), 1, "the expert's job");
    stop.send(true).expect("the worker listens");
    worker.await.expect("it ends");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_one_network_against_searching_bots_are_limited() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_on(&database, 0).await;
    let at = |address: &str| Client { forwarded: Some(address.to_owned()), ..Client::new(&served) };
    let mut ann = at("203.0.113.1");
    let id = against(&mut ann, "expert").await;
    more_like(&served, &mut ann, &id, NETWORK_GAMES as usize - 1).await;
    let new = json!({ "game": "twilight", "side": "west", "opponent": { "kind": "bot", "name": "hard" } });
    let refused = at("203.0.113.2").post("/api/tables", &new).await;
    assert_eq!((refused.status, &refused.body["code"]), (429, &json!("too_many_games")), "{}", refused.text);
    against(&mut at("203.0.114.1"), "expert").await;
    let row = served.store.table(&TableId::from(id.as_str())).await.expect("an answer").expect("a table");
    assert!(row.network.len() == 16 && !row.network.contains("203"), "{}", row.network);
    served.stop().await.expect("it stops");
}

/// A rematch counts as a game, and a used key opens none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rematches_against_searching_bots_are_limited_and_idempotent() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_on(&database, 0).await;
    let mut ann = Client::new(&served);
    let id = against(&mut ann, "expert").await;
    more_like(&served, &mut ann, &id, GAMES as usize).await;
    let (resign, again) = (json!({ "do": "resign" }), json!({ "do": "offer", "kind": "rematch" }));
    assert_eq!(does(&mut ann, &id, "end", &resign).await.status, 200);
    assert_eq!(does(&mut ann, &id, "more", &again).await.body["code"], "too_many_games");
    assert_eq!(does(&mut ann, "more-0", "end", &resign).await.status, 200);
    assert_eq!(does(&mut ann, &id, "end", &again).await.body["code"], "key_used");
    let before = TableId::from(id.as_str());
    assert_eq!(served.store.rematch(&before).await.expect("an answer"), None, "no rematch was opened");
    let done = does(&mut ann, &id, "again", &again).await;
    let rematch = done.body["rematch"].as_str().expect("a rematch").to_owned();
    assert_eq!(does(&mut ann, &id, "again", &again).await.body["rematch"], json!(rematch), "sent again");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thinking_bot_is_shown() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let id = against(&mut ann, "hard").await;
    let mut socket = ann.socket(&id, "").await;
    let mut spent = Vec::new();
    while socket.choices().is_empty() {
        socket.next().await.expect("the socket is open");
        let thinking = &socket.table["now"]["thinking"];
        if thinking.is_object() {
            assert_eq!((&thinking["side"], &thinking["budget"]), (&json!("east"), &json!(2_000)));
            spent.push(thinking["spent"].as_u64().expect("a number"));
        }
    }
    assert!(spent.is_sorted(), "{spent:?}");
    soak::within("a round", Duration::from_millis(spent.last().copied().unwrap_or(0)), Duration::from_secs(2));
    assert_eq!(socket.table["now"]["thinking"], Value::Null, "it has decided");
    assert_eq!(moment(&mut ann, &id).await["thinking"], Value::Null);
    served.stop().await.expect("it stops");
}

/// The test acts as the worker and reports that each decision took its whole time limit.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_stays_within_its_time_limit() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_on(&database, 0).await;
    let mut ann = Client::new(&served);
    let id = against(&mut ann, "hard").await;
    let (mut spent, mut granted) = (0, Vec::new());
    while let Some(claim) = served.store.claim_job(Queue::Long, now(), 0).await.expect("an answer") {
        let thinking = moment(&mut ann, &id).await["thinking"].clone();
        let shown = [&thinking["side"], &thinking["spent"], &thinking["budget"]];
        assert_eq!(shown, [&json!("east"), &json!(spent), &json!(2_000)]);
        let pending = served.host.thinking(&claim).await.expect("a table").expect("the bot is to decide");
        let (_, action) = tokio::task::spawn_blocking(pending.decide).await.expect("it decides");
        served.host.answer(&claim, &action, pending.granted).await.expect("it is played");
        granted.push(pending.granted);
        spent += pending.granted;
    }
    assert_eq!(moment(&mut ann, &id).await["thinking"], Value::Null, "it has decided");
    assert_eq!(granted, [500, 500, 400, 200, 100, 50], "half of the remainder, with a tenth in reserve");
    assert!(spent <= 2_000, "{spent} ms");
    served.stop().await.expect("it stops");
}

/// A worker stops after the first decision of a round and returns the next job, with the time that the first one took.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_of_a_decision_is_charged_to_the_round() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_on(&database, 0).await;
    let mut ann = Client::new(&served);
    // On a stalled machine the worker may finish the round before it stops; then the test tries again.
    let claim = loop {
        let id = against(&mut ann, "expert").await;
        let begun = moment(&mut ann, &id).await["version"].as_i64().expect("a version");
        let (mut changes, (stop, stopped)) = (Changes::listen(&served), watch::channel(false));
        let worker = tokio::spawn(server::bots::run(Arc::clone(&served.host), Queue::Long, stopped));
        while changes.0.recv().await.expect("no change is missed").1 <= begun {}
        stop.send(true).expect("the worker listens");
        worker.await.expect("it ends");
        if let Some(claim) = served.store.claim_job(Queue::Long, now(), 0).await.expect("an answer") {
            break claim;
        }
    };
    assert!(claim.spent > 0, "{claim:?}");
    served.stop().await.expect("it stops");
}

/// At the limit, a player has to finish a game before the next one; games against other opponents do not count.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_against_searching_bots_are_limited() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_on(&database, 0).await;
    let mut ann = Client::new(&served);
    let id = against(&mut ann, "expert").await;
    more_like(&served, &mut ann, &id, GAMES as usize - 1).await;
    let new = |opponent: Value| json!({ "game": "twilight", "side": "west", "opponent": opponent });
    for name in ["hard", "expert"] {
        let refused = ann.post("/api/tables", &new(json!({ "kind": "bot", "name": name }))).await;
        assert_eq!((refused.status, &refused.body["code"]), (429, &json!("too_many_games")), "{}", refused.text);
    }
    against(&mut ann, "medium").await;
    assert_eq!(ann.post("/api/tables", &new(json!({ "kind": "hot_seat" }))).await.status, 201);
    against(&mut Client::new(&served), "expert").await;
    let resign = json!({ "key": "end", "version": 2, "command": { "do": "resign" } });
    assert_eq!(ann.post(&format!("/api/tables/{id}/do"), &resign).await.status, 200);
    against(&mut ann, "expert").await;
    served.stop().await.expect("it stops");
}

/// A worker that stops returns its job; a dead one loses it within seconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopping_server_returns_its_jobs() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_on(&database, 1).await;
    let mut ann = Client::new(&served);
    against(&mut ann, "expert").await;
    let store = served.store.clone();
    let deadline = Instant::now() + HANG;
    // Until the worker has claimed the job.
    while let Some(claim) = store.claim_job(Queue::Long, now(), 0).await.expect("an answer") {
        assert!(Instant::now() < deadline, "{claim:?}");
    }
    served.stop().await.expect("it stops");
    let store = store::open(&database).await.expect("it opens");
    let claim = store.claim_job(Queue::Long, now(), 1_000).await.expect("an answer");
    assert!(claim.is_some(), "it can be claimed at once");
    store.close().await;
}

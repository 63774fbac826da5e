//! Bots share the machine: nobody waits because somebody else has many tables.

use crate::common::{Client, folder, like, moment, start, start_on};
use serde_json::{Value, json};
use server::{Served, bots::GAMES};
use std::time::{Duration, Instant};
use store::{Queue, TableId};

/// A table against a bot of a level, which sets up first.
async fn against(client: &mut Client, level: &str) -> String {
    let bot = json!({ "kind": "bot", "name": level });
    let opened = client.post("/api/tables", &json!({ "game": "twilight", "side": "west", "opponent": bot })).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    opened.body["id"].as_str().expect("an id").to_owned()
}

/// Opens more tables like one, past the limits; each begins, and its bot is asked.
async fn more_like(served: &Served, client: &mut Client, id: &str, tables: usize) {
    let row = served.store.table(&TableId::from(id)).await.expect("an answer").expect("a table");
    for n in 0..tables {
        let id = format!("more-{n}");
        assert!(served.store.open_table(like(&row, &id)).await.expect("it opens"));
        assert_eq!(client.get(&format!("/api/tables/{id}")).await.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_tables_of_one_visitor_hold_nobody_up() {
    let served = start().await;
    let (mut ann, mut ben) = (Client::new(&served), Client::new(&served));
    let id = against(&mut ann, "expert").await;
    more_like(&served, &mut ann, &id, 199).await;
    for (level, most) in [("medium", 3), ("easy", 3), ("hard", 8)] {
        let begun = Instant::now();
        let id = against(&mut ben, level).await;
        let mut socket = ben.socket(&id, "").await;
        while socket.choices().is_empty() {
            socket.next().await.expect("the socket is open");
        }
        let took = begun.elapsed();
        println!("{level}: set up in {took:?}");
        assert!(took < Duration::from_secs(most), "{level}: {took:?}");
        assert!(served.store.jobs().await.expect("an answer") > 180, "the worker has enough to do");
    }
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_thinks_is_shown_and_keeps_to_its_time() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let id = against(&mut ann, "hard").await;
    let mut socket = ann.socket(&id, "").await;
    let (mut spent, mut decisions) = (Vec::new(), 0);
    let begun = Instant::now();
    while socket.choices().is_empty() {
        socket.next().await.expect("the socket is open");
        let thinking = &socket.table["now"]["thinking"];
        if thinking.is_object() {
            assert_eq!((&thinking["side"], &thinking["budget"]), (&json!("east"), &json!(2_000)));
            spent.push(thinking["spent"].as_i64().expect("a number"));
            decisions += 1;
        }
    }
    assert!(spent.is_sorted() && spent.len() > 2 && spent.first() != spent.last(), "{spent:?}");
    assert!(spent.iter().all(|&spent| spent <= 2_000), "{spent:?}");
    assert_eq!(socket.table["now"]["thinking"], Value::Null, "it has decided");
    assert_eq!(moment(&mut ann, &id).await["thinking"], Value::Null);
    println!("{decisions} decisions in {:?}", begun.elapsed());
    served.stop().await.expect("it stops");
}

/// Who has the most games that can be had finishes one before the next; games against others do not count.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_against_bots_that_search_are_limited() {
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

/// A worker that stops gives its job back; one that is dead loses it within seconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_keeps_no_job() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_on(&database, 1).await;
    let mut ann = Client::new(&served);
    against(&mut ann, "expert").await;
    let store = served.store.clone();
    let deadline = Instant::now() + Duration::from_secs(20);
    // Until the worker has it: then nobody else gets it.
    while let Some(claim) = store.claim_job(Queue::Long, server::host::now(), 0).await.expect("an answer") {
        assert!(Instant::now() < deadline, "{claim:?}");
    }
    served.stop().await.expect("it stops");
    let store = store::open(&database).await.expect("it opens");
    let claim = store.claim_job(Queue::Long, server::host::now(), 1_000).await.expect("an answer");
    assert!(claim.is_some(), "it can be claimed at once");
    store.close().await;
}

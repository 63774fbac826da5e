//! Bots share the machine: nobody waits because somebody else has many tables.

use crate::common::{Client, does, folder, like, moment, start, start_on};
use serde_json::{Value, json};
use server::{
    Served,
    bots::{GAMES, NETWORK_GAMES},
};
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
    more_like(&served, &mut ann, &id, 195).await; // with those of the other as many as a network may have
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

/// Every request without a cookie is that of a new guest: what counts is the network that they come from.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_guests_of_one_network_hold_nobody_else_up() {
    let served = start().await;
    for guest in 0..100 {
        let forwarded = Some(format!("203.0.113.{}", guest % 200 + 1));
        against(&mut Client { forwarded, ..Client::new(&served) }, "expert").await;
    }
    let mut ben = Client { forwarded: Some("198.51.100.7".to_owned()), ..Client::new(&served) };
    let begun = Instant::now();
    let id = against(&mut ben, "hard").await;
    let mut socket = ben.socket(&id, "").await;
    while socket.choices().is_empty() {
        socket.next().await.expect("the socket is open");
    }
    let took = begun.elapsed();
    println!("set up in {took:?}");
    assert!(took < Duration::from_secs(12), "{took:?}"); // six decisions of which each waits for one of an expert
    assert!(served.store.jobs().await.expect("an answer") > 80, "the worker has enough to do");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_one_network_against_bots_that_search_are_limited() {
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

/// A rematch is one more game, and a key that was used opens none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rematches_against_bots_that_search_are_limited_and_keep_to_their_keys() {
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
    assert_eq!(served.store.rematch(&before).await.expect("an answer"), None, "nothing was opened");
    let done = does(&mut ann, &id, "again", &again).await;
    let rematch = done.body["rematch"].as_str().expect("a rematch").to_owned();
    assert_eq!(does(&mut ann, &id, "again", &again).await.body["rematch"], json!(rematch), "sent again");
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

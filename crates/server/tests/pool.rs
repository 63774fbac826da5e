//! Matchmaking, and invitations by name.

use crate::common::{Client, account, folder, moment, seated, settings, start, start_on};
use serde_json::{Value, json};
use server::{Role, Settings};
use std::time::Duration;
use testpg::Postgres;

fn live(minutes: u32) -> Value {
    json!({ "kind": "live", "minutes": minutes, "increment": 0 })
}

fn cell<'a>(pool: &'a Value, game: &str, clock: &Value) -> &'a Value {
    let cells = pool["cells"].as_array().expect("cells");
    cells.iter().find(|cell| cell["game"] == game && cell["clock"] == *clock).expect("such a cell")
}

async fn pool(client: &mut Client) -> Value {
    client.get("/api/lobby").await.body["pool"].clone()
}

/// Waits until the player is seated; returns the table.
async fn table_of(client: &mut Client) -> String {
    loop {
        if let Some(id) = pool(client).await["table"].as_str() {
            return id.to_owned();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matching_seeks_are_paired_and_all_visitors_see_who_waits() {
    let served = start().await;
    let (mut ann, mut bob, mut eve) = (account(&served, "Ann").await, Client::new(&served), Client::new(&served));
    let seek = json!({ "game": "spies", "clock": live(45) });
    let mut events = eve.events().await;
    events.next().await;
    let waits = ann.post("/api/pool", &seek).await;
    assert_eq!(waits.status, 200, "{}", waits.text);
    assert_eq!(
        cell(&waits.body, "spies", &live(45)),
        &json!({ "game": "spies", "clock": live(45), "waiting": 1, "mine": true })
    );
    let heard: Value = serde_json::from_str(&events.next().await).expect("JSON");
    let seen = cell(&heard["pool"], "spies", &live(45));
    assert_eq!((&seen["waiting"], &seen["mine"]), (&json!(1), &json!(false)), "other visitors see one player waiting");
    assert_eq!(ann.post("/api/pool", &seek).await.body["cells"], waits.body["cells"], "asked again");
    let other = bob.post("/api/pool", &json!({ "game": "spies", "clock": live(90) })).await;
    assert_eq!((other.status, other.body.get("table")), (200, None), "another clock");
    assert_eq!(cell(&other.body, "spies", &live(45))["waiting"], 1);
    let paired = bob.post("/api/pool", &seek).await.body;
    let id = paired["table"].as_str().expect("a table").to_owned();
    assert_eq!(cell(&paired, "spies", &live(45))["waiting"], 0);
    assert_eq!(table_of(&mut ann).await, id);
    let table = ann.get(&format!("/api/tables/{id}")).await.body;
    assert_eq!(
        (&table["public"], &table["rated"], &table["now"]["phase"]),
        (&json!(true), &json!(false), &json!("running"))
    );
    assert_eq!(table["now"]["clocks"]["setting"], live(45));
    assert_ne!(table["mine"], bob.get(&format!("/api/tables/{id}")).await.body["mine"]);

    // A seek can be withdrawn. Between accounts the game is rated.
    let mut cat = account(&served, "Cat").await;
    cat.post("/api/pool", &seek).await;
    assert_eq!(cat.send("DELETE", "/api/pool", Vec::new()).await.status, 204);
    assert_eq!(cell(&pool(&mut eve).await, "spies", &live(45))["waiting"], 0);
    cat.post("/api/pool", &seek).await;
    let id = ann.post("/api/pool", &seek).await.body["table"].as_str().expect("a table").to_owned();
    assert_eq!(cat.get(&format!("/api/tables/{id}")).await.body["rated"], true);
    let wrong = json!({ "game": "spies", "clock": live(46) });
    assert_eq!(eve.post("/api/pool", &wrong).await.status, 400);
    assert_eq!(eve.post("/api/pool", &json!({ "game": "chess", "clock": live(45) })).await.status, 404);
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seeks_survive_a_restart() {
    let database = format!("sqlite:{}", folder().join("pool.db").display());
    let served = start_on(&database, 0).await;
    let seek = json!({ "game": "curtain", "clock": { "kind": "correspondence", "days": 7 } });
    let mut ann = Client::new(&served);
    ann.post("/api/pool", &seek).await;
    served.stop().await.expect("it stops");
    let again = start_on(&database, 0).await;
    let mut ann = Client { cookies: ann.cookies, ..Client::new(&again) };
    assert_eq!(cell(&pool(&mut ann).await, "curtain", &seek["clock"])["mine"], true);
    let mut bob = Client::new(&again);
    let id = bob.post("/api/pool", &seek).await.body["table"].as_str().expect("a table").to_owned();
    assert_eq!(table_of(&mut ann).await, id);
    again.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_on_two_nodes_are_paired_once() {
    let postgres = Postgres::start().expect("PostgreSQL starts");
    let database = postgres.database();
    let node = || Settings { role: Role::Web, ..settings(&database, 0) };
    let one = server::serve(&node()).await.expect("the first node starts");
    let other = server::serve(&node()).await.expect("the second node starts");
    let seek = json!({ "game": "spies", "clock": live(20) });
    for n in 0..4 {
        let (mut ann, mut bob) = (Client::new(&one), Client::new(&other));
        let (a, b) = tokio::join!(ann.post("/api/pool", &seek), bob.post("/api/pool", &seek));
        assert_eq!((a.status, b.status), (200, 200), "{n}");
        let ids = (table_of(&mut ann).await, table_of(&mut bob).await);
        assert_eq!(ids.0, ids.1, "{n}");
        assert_eq!(ann.get("/api/lobby").await.body["mine"].as_array().map(Vec::len), Some(1), "{n}");
        assert_eq!(moment(&mut bob, &ids.0).await["phase"], "running");
    }
    one.stop().await.expect("it stops");
    other.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_invited_by_name_accepts_or_declines() {
    let served = start().await;
    let (mut ann, mut bob) = (account(&served, "Ann").await, account(&served, "Bob").await);
    let mut eve = Client::new(&served);
    let ask = |name: &str| {
        json!({ "game": "spies", "side": "west", "opponent": { "kind": "player", "name": name },
            "clock": live(45), "rated": true })
    };
    assert_eq!(eve.post("/api/tables", &ask("Bob")).await.body["code"], "sign_in", "guests cannot invite by name");
    assert_eq!(ann.post("/api/tables", &ask("Nobody")).await.status, 404);
    assert_eq!(
        ann.post("/api/tables", &ask("ann")).await.body["code"],
        "seat_taken",
        "players cannot invite themselves"
    );
    let opened = ann.post("/api/tables", &ask("bob")).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let id = opened.body["id"].as_str().expect("an id").to_owned();
    let asked = bob.get("/api/lobby").await.body;
    assert_eq!((&asked["asked"][0]["id"], &asked["mine"]), (&json!(id), &json!([])));
    assert_eq!(asked["asked"][0]["seats"]["east"], json!({ "kind": "asked", "name": "Bob", "online": false }));
    let seen = bob.get(&format!("/api/tables/{id}")).await;
    assert_eq!((seen.status, &seen.body["now"]["phase"]), (200, &json!("waiting")));
    assert_eq!(eve.post(&format!("/api/tables/{id}/join"), &json!({})).await.body["code"], "seat_taken");
    assert_eq!(ann.post(&format!("/api/tables/{id}/refuse"), &json!({})).await.status, 404);
    assert_eq!(bob.post(&format!("/api/tables/{id}/join"), &json!({})).await.status, 200);
    assert_eq!(moment(&mut bob, &id).await["phase"], "running");
    assert_eq!(bob.post(&format!("/api/tables/{id}/refuse"), &json!({})).await.status, 404);

    let mut private = ask("Bob");
    private["rated"] = json!(false);
    let id = ann.post("/api/tables", &private).await.body["id"].as_str().expect("an id").to_owned();
    assert_eq!(eve.get(&format!("/api/tables/{id}")).await.status, 403, "private");
    assert_eq!(bob.get(&format!("/api/tables/{id}")).await.status, 200);
    for _ in 0..2 {
        assert_eq!(bob.post(&format!("/api/tables/{id}/refuse"), &json!({})).await.status, 204);
    }
    assert_eq!(moment(&mut ann, &id).await["phase"], "cancelled");
    assert_eq!(bob.get("/api/lobby").await.body["asked"], json!([]));

    // Deleting an account declines its invitations.
    let id = ann.post("/api/tables", &private).await.body["id"].as_str().expect("an id").to_owned();
    let left =
        bob.send("DELETE", "/api/account", json!({ "password": "correct horse" }).to_string().into_bytes()).await;
    assert_eq!(left.status, 204, "{}", left.text);
    assert_eq!(moment(&mut ann, &id).await["phase"], "cancelled");
    seated(&mut ann, &mut eve, "spies", json!({})).await;
    served.stop().await.expect("it stops");
}

//! Lists of tables, their event stream, and tables that no longer replay.

use crate::common::{Client, does, folder, moment, pair, play, ready, start, start_on};
use rules::{Actor, Side};
use serde_json::{Value, json};
use store::{Change, EntryKind, NewEntry, NewTable, Seat, Status, TableId};

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|line| line["id"].as_str().expect("an id")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_stream_shows_public_tables_and_the_visitors_own() {
    let served = start().await;
    let (mut ann, mut bob) = (Client::new(&served), Client::new(&served));
    ann.post("/api/guest", &json!({ "name": "Ann" })).await;
    let (mut hers, mut anybodys) = (ann.events().await, Client::new(&served).events().await);
    let mut heard = vec![anybodys.next().await];
    assert_eq!(
        ["mine", "open", "watch", "finished", "asked"].map(|list| heard[0].contains(&format!("\"{list}\":[]"))),
        [true; 5]
    );
    hers.next().await;
    let new = |kind: &str| json!({ "game": "spies", "side": "west", "opponent": { "kind": kind } });
    let mut secret = Vec::new();
    for kind in ["invite", "hot_seat"] {
        secret.push(ann.post("/api/tables", &new(kind)).await.body["id"].as_str().expect("an id").to_owned());
    }
    let (_, _, private) = pair(&served, "curtain", json!({})).await;
    secret.push(private);
    let open = ann.post("/api/tables", &new("open")).await.body["id"].as_str().expect("an id").to_owned();
    let seen: Value = loop {
        let event = anybodys.next().await;
        heard.push(event.clone());
        let lobby: Value = serde_json::from_str(&event).expect("JSON");
        if ids(&lobby["open"]).contains(&open.as_str()) {
            break lobby;
        }
    };
    assert_eq!((&seen["open"][0]["my_turn"], &seen["open"][0]["mine"]), (&json!(false), &json!([])));
    assert_eq!(seen["open"][0]["seats"]["west"]["name"], "Ann");
    assert_eq!(bob.post(&format!("/api/tables/{open}/join"), &json!({})).await.status, 200);
    loop {
        let event = anybodys.next().await;
        heard.push(event.clone());
        let lobby: Value = serde_json::from_str(&event).expect("JSON");
        if ids(&lobby["watch"]).contains(&open.as_str()) {
            assert!(ids(&lobby["open"]).is_empty(), "no seat is open any more");
            break;
        }
    }
    for id in &secret {
        assert!(heard.iter().all(|event| !event.contains(id)), "private tables are not shown");
    }
    loop {
        let lobby: Value = serde_json::from_str(&hers.next().await).expect("JSON");
        let mine = |id: &String| lobby["mine"].as_array()?.iter().find(|line| line["id"] == *id).cloned();
        if let [Some(invited), Some(hot), Some(open)] = [&secret[0], &secret[1], &open].map(mine) {
            assert_eq!(invited["mine"], json!(["west"]));
            assert_eq!((&hot["mine"], &hot["my_turn"]), (&json!(["west", "east"]), &json!(true)));
            if open["phase"] == "running" {
                break;
            }
        }
        assert!(!lobby.to_string().contains(&secret[2]), "a private table of other players");
    }
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_do_not_reveal_premoves() {
    let served = start().await;
    let (mut west, mut east, id) = pair(&served, "spies", json!({ "public": true })).await;
    let mut eve = Client::new(&served);
    let early = !moment(&mut west, &id).await["premoves"].as_array().expect("a list").is_empty();
    let (answers, waits) = if early { (&mut west, &mut east) } else { (&mut east, &mut west) };
    let before = [waits.get("/api/lobby").await.text, eve.get("/api/lobby").await.text];
    assert_eq!(answers.get("/api/lobby").await.body["mine"][0]["my_turn"], true, "a premove is possible");
    assert_eq!(answers.get("/api/me").await.body["waiting"], 1);
    let action = moment(answers, &id).await["premoves"][0]["action"].clone();
    assert_eq!(does(answers, &id, "e", &json!({ "do": "play", "action": action })).await.status, 200);
    assert_eq!(answers.get("/api/lobby").await.body["mine"][0]["my_turn"], false, "the premove was made");
    assert_eq!(answers.get("/api/me").await.body["waiting"], 0);
    assert_eq!([waits.get("/api/lobby").await.text, eve.get("/api/lobby").await.text], before);
    served.stop().await.expect("it stops");
}

/// A game under rules that this program no longer has, with an action that it cannot parse.
fn old_table(seats: [Seat; 2]) -> (NewTable, Change) {
    let table = NewTable { id: TableId::random(), rules: 0, seats, at: 1, ..store::testing::table("old") };
    let action = NewEntry {
        by: Actor::Player(Side::West),
        what: EntryKind::Act(json!({ "defect": "to the moon" }).to_string()),
    };
    (table, Change { version: 1, at: 2, entries: vec![action], ..Change::default() })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_does_not_replay_is_set_aside_and_others_continue() {
    let database = format!("sqlite:{}", folder().join("old.db").display());
    let served = start_on(&database, 0).await;
    let (ann, _, sound) = pair(&served, "spies", json!({ "public": true })).await;
    ready(&ann).await; // this server has checked the rules of the tables
    let seats = served.store.table(&TableId::from(sound.as_str())).await.expect("an answer").expect("a table").seats;
    let (table, change) = old_table(seats);
    let old = table.id.clone();
    served.store.open_table(table).await.expect("it opens");
    served.store.commit(&old, change).await.expect("it is stored");
    let (count, broken) = server::replay_running(served.store.as_ref()).await.expect("an answer");
    assert_eq!((count, broken.len(), &broken[0].0), (2, 1, &old), "it is reported");
    served.stop().await.expect("it stops");

    let again = start_on(&database, 0).await;
    let mut ann = Client { cookies: ann.cookies, ..Client::new(&again) };
    ready(&ann).await;
    let stored = again.store.whole(&old).await.expect("an answer").expect("it is there");
    assert_eq!((stored.table.status, stored.entries.len()), (Status::Stuck, 1), "set aside, nothing lost");
    let answer = ann.get(&format!("/api/tables/{old}")).await;
    assert_eq!((answer.status, &answer.body["code"]), (409, &json!("stuck")));
    assert_eq!(ann.refused_socket(old.as_str(), "").await, 409);
    let resign = json!({ "key": "r", "version": 2, "command": { "do": "resign" } });
    assert_eq!(ann.post(&format!("/api/tables/{old}/do"), &resign).await.body["code"], "stuck");
    let lobby = ann.get("/api/lobby").await.body;
    let line = lobby["mine"].as_array().expect("a list").iter().find(|line| line["id"] == old.as_str());
    assert_eq!(line.map(|line| &line["phase"]), Some(&json!("stuck")));
    assert!(!ids(&lobby["watch"]).contains(&old.as_str()));
    let mut socket = ann.socket(&sound, "").await;
    socket.next_of("table").await;
    let choices = [&socket.table["now"]["choices"], &socket.table["now"]["premoves"]];
    let action = choices.iter().find_map(|list| list.get(0)).expect("something to do")["action"].clone();
    socket.send(&play("k", socket.version(), &action)).await;
    assert_eq!(socket.answer("k").await["type"], "done", "the others continue");
    drop(socket);
    again.stop().await.expect("it stops");
}

//! Drafts and going back over the real server.

use crate::common::{Client, HANG, command, does, moment, pair, play, start};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn places(countries: &[&str]) -> Value {
    countries.iter().map(|country| json!({ "place": country })).collect()
}

fn preview(key: &str, version: i64, actions: &Value) -> Value {
    json!({ "type": "preview", "key": key, "version": version, "actions": actions })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn drafts_are_visible_only_to_their_player_until_played() {
    let served = start().await;
    let (west, mut east, id) = pair(&served, "twilight", json!({})).await;
    let mut sockets = [west.socket(&id, "").await, east.socket(&id, "").await];
    for socket in &mut sockets {
        socket.next_of("table").await;
        while socket.table["now"]["seats"]["west"]["online"] != true
            || socket.table["now"]["seats"]["east"]["online"] != true
        {
            let seats = socket.next_of("seats").await;
            for side in ["west", "east"] {
                socket.table["now"]["seats"][side] = seats[side].clone();
            }
        }
    }
    let [mine, theirs] = [1, 0];
    let version = sockets[mine].version();
    let before = west.post_any(&format!("/api/tables/{id}/why"), &json!({ "action": { "place": "poland" } })).await;
    let list = places(&["poland", "hungary", "poland"]);
    sockets[mine].send(&preview("p1", version, &list)).await;
    let shown = sockets[mine].answer("p1").await;
    assert_eq!(shown["type"], "preview", "{shown}");
    let shown = &shown["preview"];
    assert_eq!((&shown["version"], &shown["ends"]), (&json!(version), &Value::Null));
    assert_eq!(shown["log"].as_array().map(Vec::len), Some(3));
    assert_eq!(shown["patch"]["view"]["influence"]["east"]["hungary"], 1, "{}", shown["patch"]);
    let posted = east.post(&format!("/api/tables/{id}/preview"), &json!({ "version": version, "actions": list })).await;
    assert_eq!((posted.status, &posted.body), (200, shown));

    // A refusal names the action, and a player cannot preview for the other side.
    sockets[mine].send(&preview("p2", version, &places(&["poland", "france"]))).await;
    let refused = sockets[mine].answer("p2").await;
    assert_eq!((&refused["type"], &refused["error"]["code"]), (&json!("refused"), &json!("refused")), "{refused}");
    assert_eq!(refused["error"]["detail"], "actions[1]");
    assert!(refused["error"]["refusal"]["section"].is_string(), "{refused}");
    for (key, actions, code) in [
        ("p3", json!([]), "malformed"),
        ("p4", vec![json!({ "place": "poland" }); 65].into(), "malformed"),
        ("p5", json!(["moon"]), "malformed"),
    ] {
        sockets[mine].send(&preview(key, version, &actions)).await;
        assert_eq!(sockets[mine].answer(key).await["error"]["code"], code);
    }
    sockets[mine].send(&preview("p6", version + 7, &list)).await;
    assert_eq!(sockets[mine].answer("p6").await["error"]["code"], "stale");
    let foreign = json!({ "type": "preview", "key": "p7", "version": version, "side": "east", "actions": list });
    sockets[theirs].send(&foreign).await;
    let mut forbidden = sockets[theirs].next().await.expect("the socket is open");
    while forbidden["type"] == "seats" {
        // Presence may be reported once more.
        forbidden = sockets[theirs].next().await.expect("the socket is open");
    }
    assert_eq!(
        (&forbidden["key"], &forbidden["error"]["code"]),
        (&json!("p7"), &json!("forbidden")),
        "and nothing before it"
    );
    assert_eq!(
        west.post_any(&format!("/api/tables/{id}/why"), &json!({ "action": { "place": "poland" } })).await,
        before
    );

    // Played as a list, it is one change with the previewed result.
    sockets[mine].send(&command("a1", version, &json!({ "do": "play", "actions": list }))).await;
    let done = sockets[mine].answer("a1").await;
    assert_eq!((&done["type"], &done["version"]), (&json!("done"), &json!(version + 1)));
    for socket in &mut sockets {
        socket.reach(version + 1).await;
        assert_eq!(socket.table["scene"]["view"]["influence"]["east"]["poland"], 2);
    }
    assert_eq!(&sockets[mine].table["now"]["choices"], &shown["choices"]);
    assert_eq!(sockets[mine].table["now"]["undo"], 3);
    let again = does(&mut east, &id, "a1", &json!({ "do": "play", "actions": list })).await;
    assert_eq!(again.body["version"], version + 1, "sent again, it is not played again");
}

/// Waits until a table satisfies a condition.
async fn until(client: &mut Client, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let now = moment(client, id).await;
        if wanted(&now) {
            return now;
        }
        assert!(begun.elapsed() < HANG, "it does not come");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_a_bot_a_player_goes_back_past_its_moves_and_into_a_finished_game() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let new = json!({ "game": "spies", "side": "west", "opponent": { "kind": "bot", "name": "random" } });
    let opened = ann.post("/api/tables", &new).await;
    let id = opened.body["id"].as_str().expect("an id").to_owned();
    let mut records: Vec<(u64, Value)> = Vec::new();
    for round in 0..12 {
        let now = until(&mut ann, &id, |now| now["choices"] != json!([])).await;
        records.push((now["actions"].as_u64().expect("a number"), now["choices"].clone()));
        let played = play("", now["version"].as_i64().expect("a version"), &now["choices"][0]["action"]);
        let done = does(&mut ann, &id, &format!("play {round}"), &played["command"]).await;
        assert_eq!(done.status, 200, "{}", done.text);
    }
    let now = until(&mut ann, &id, |now| now["choices"] != json!([])).await;
    let decisions: Vec<u64> = now["decisions"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
    assert!(records.iter().all(|(actions, _)| decisions.contains(actions)), "{decisions:?}");
    let (to, choices) = &records[4];
    let back = does(&mut ann, &id, "back", &json!({ "do": "go_back", "to": to })).await;
    assert_eq!(back.status, 200, "{}", back.text);
    let now = moment(&mut ann, &id).await;
    assert_eq!((&now["actions"], &now["choices"]), (&json!(to), choices));
    assert_eq!(does(&mut ann, &id, "no", &json!({ "do": "go_back", "to": 9_999 })).await.body["code"], "no_undo");
    assert_eq!(does(&mut ann, &id, "resign", &json!({ "do": "resign" })).await.status, 200);
    let over = moment(&mut ann, &id).await;
    assert_eq!((&over["phase"], over["outcome"].is_null()), (&json!("over"), false));
    let (to, choices) = &records[1];
    assert_eq!(does(&mut ann, &id, "into", &json!({ "do": "go_back", "to": to })).await.status, 200);
    let now = moment(&mut ann, &id).await;
    assert_eq!((&now["phase"], &now["outcome"], &now["choices"]), (&json!("running"), &Value::Null, choices));
    drop(served);
}

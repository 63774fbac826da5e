//! Spectators: an update is rendered once for all of them, and none receives what only players may see.

use crate::common::{Client, Socket, pair, play, seated, start};
use serde_json::{Value, json};
use server::{Served, host::RoomHandle};
use std::sync::Arc;

/// Number of spectators per language.
const CROWD: usize = 8;
/// Number of actions that they see.
const ACTIONS: i64 = 12;

fn room(served: &Served, id: &str) -> Arc<RoomHandle> {
    served.host.handle(&id.into())
}

/// Opens sockets of unknown visitors and waits for the table on each.
async fn crowd(served: &Served, id: &str, query: &str) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for _ in 0..CROWD {
        sockets.push(looking(&Client::new(served), id, query).await);
    }
    sockets
}

/// Opens a socket and waits for the table.
async fn looking(client: &Client, id: &str, query: &str) -> Socket {
    let mut socket = client.socket(id, query).await;
    socket.next_of("table").await;
    socket
}

/// Plays the first choice and waits until the players have it; returns the new version.
async fn first_choice(players: &mut [Socket]) -> i64 {
    let actor = players.iter_mut().find(|player| !player.choices().is_empty()).expect("a side is asked");
    let key = format!("at {}", actor.version());
    actor.send(&play(&key, actor.version(), &actor.choices()[0]["action"])).await;
    let done = actor.answer(&key).await;
    assert_eq!(done["type"], "done", "{done}");
    let version = done["version"].as_i64().expect("a version");
    for player in players.iter_mut() {
        player.reach(version).await;
    }
    version
}

/// Returns the next update as received.
async fn update(socket: &mut Socket) -> (String, Value) {
    loop {
        let (text, message) = socket.next_text().await.expect("the socket is open");
        if message["type"] == "update" {
            return (text, message);
        }
    }
}

#[tokio::test]
async fn updates_are_rendered_once_per_language() {
    let served = start().await;
    let (west, east, id) = pair(&served, "curtain", json!({ "public": true })).await;
    let mut players = [looking(&west, &id, "").await, looking(&east, &id, "").await];
    let mut crowds = [crowd(&served, &id, "").await, crowd(&served, &id, "lang=pl").await];
    let room = room(&served, &id);
    assert_eq!(room.rendered(), 0, "snapshots are not shared");
    let first = players[0].version();
    for number in 1..=ACTIONS {
        let version = first_choice(&mut players).await;
        assert_eq!(version, first + number);
        let mut texts = Vec::new();
        for crowd in &mut crowds {
            let (expected, message) = update(&mut crowd[0]).await;
            assert_eq!((&message["since"], &message["now"]["version"]), (&json!(version - 1), &json!(version)));
            for other in &mut crowd[1..] {
                assert!(update(other).await.0 == expected, "every spectator gets the same bytes and misses none");
            }
            texts.push(expected);
        }
        assert_ne!(texts[0], texts[1], "languages differ");
        assert_eq!(room.rendered() as i64, 2 * number, "once per language");
    }
}

#[tokio::test]
async fn shared_updates_lead_to_the_state_of_the_table() {
    let served = start().await;
    let live = json!({ "public": true, "clock": { "kind": "live", "minutes": 60, "increment": 0 } });
    let (west, east, id) = pair(&served, "twilight", live).await;
    let mut players = [looking(&west, &id, "").await, looking(&east, &id, "").await];
    let mut watching = looking(&Client::new(&served), &id, "lang=fr").await;
    for _ in 0..ACTIONS {
        let version = first_choice(&mut players).await;
        watching.reach(version).await;
    }
    let mut there = Client::new(&served).get(&format!("/api/tables/{id}?lang=fr")).await.body;
    for table in [&mut there, &mut watching.table] {
        table["now"]["clocks"]["now"] = json!(0);
        table["now"]["clocks"]["left"] = json!({});
    }
    assert_eq!(watching.table, there);
}

#[tokio::test]
async fn a_change_of_language_or_seat_changes_the_updates() {
    let served = start().await;
    let (west, east, id) = pair(&served, "curtain", json!({ "public": true })).await;
    let mut players = [looking(&west, &id, "").await, looking(&east, &id, "").await];
    let watcher = Client::new(&served);
    let mut english = looking(&watcher, &id, "").await;
    let mut changing = looking(&watcher, &id, "").await;
    // A second socket of a player, with the view of a spectator.
    let mut second = looking(&west, &id, "seat=spectator").await;
    first_choice(&mut players).await;
    let (shared, _) = update(&mut english).await;
    assert!(update(&mut changing).await.0 == shared && update(&mut second).await.0 == shared);

    changing.send(&json!({ "type": "look", "lang": "pl" })).await;
    assert_eq!(changing.next_of("table").await["lang"], "pl");
    second.send(&json!({ "type": "look", "seat": "west" })).await;
    assert_eq!(second.next_of("table").await["seat"], "west");
    let mut asked = false;
    for _ in 0..ACTIONS {
        let version = first_choice(&mut players).await;
        let (shared, _) = update(&mut english).await;
        let (polish, message) = update(&mut changing).await;
        assert_eq!(message["now"]["version"], version);
        assert_ne!(polish, shared);
        let (own, message) = update(&mut second).await;
        for part in ["now", "scene"] {
            assert_eq!(second.table[part], players[0].table[part], "both sockets of a player show the same");
        }
        assert_ne!(second.table["scene"], english.table["scene"], "spectators see no hand");
        if message["now"]["choices"] != json!([]) {
            assert_ne!(own, shared);
            asked = true;
        }
        for text in [&shared, &polish] {
            let now = &serde_json::from_str::<Value>(text).expect("JSON")["now"];
            assert_eq!([&now["choices"], &now["undo"]], [&json!([]), &json!(0)], "spectators are never asked");
        }
    }
    assert!(asked, "the player was asked at least once");

    second.send(&json!({ "type": "look", "seat": "spectator" })).await;
    changing.send(&json!({ "type": "look", "lang": "en" })).await;
    for socket in [&mut second, &mut changing] {
        assert_eq!(socket.next_of("table").await["seat"], "spectator");
    }
    first_choice(&mut players).await;
    let (shared, _) = update(&mut english).await;
    assert!(update(&mut second).await.0 == shared && update(&mut changing).await.0 == shared);
}

#[tokio::test]
async fn updates_are_not_shared_at_private_tables() {
    let served = start().await;
    let (mut west, mut east) = (Client::new(&served), Client::new(&served));
    let id = seated(&mut west, &mut east, "curtain", json!({ "public": false })).await;
    assert_eq!(Client::new(&served).refused_socket(&id, "seat=spectator").await, 403);
    let mut players = [looking(&west, &id, "").await, looking(&east, &id, "").await];
    let mut second = looking(&east, &id, "seat=spectator").await;
    for _ in 0..3 {
        let version = first_choice(&mut players).await;
        assert_eq!(update(&mut second).await.1["now"]["version"], version);
    }
    assert_eq!(room(&served, &id).rendered(), 0);
}

#[tokio::test]
async fn an_invitation_shows_a_private_table_until_it_is_accepted() {
    let served = start().await;
    let (mut west, mut east) = (Client::new(&served), Client::new(&served));
    let new = json!({ "game": "curtain", "side": "west", "opponent": { "kind": "invite" }, "public": false });
    let opened = west.post("/api/tables", &new).await.body;
    let (id, invite) = (opened["id"].as_str().expect("an id"), opened["invite"].as_str().expect("an invitation"));
    let mut invited = looking(&Client::new(&served), id, &format!("invite={invite}")).await;
    east.post(&format!("/api/tables/{id}/join"), &json!({ "invite": invite })).await;
    loop {
        match invited.next().await {
            Some(message) if message["type"] == "refused" => assert_eq!(message["error"]["code"], "forbidden"),
            Some(message) => assert_ne!(message["type"], "update", "the link no longer shows the game"),
            None => break,
        }
    }
    assert_eq!(room(&served, id).rendered(), 0);
}

#[tokio::test]
async fn presence_is_published_to_all_spectators() {
    let served = start().await;
    let (west, east, id) = pair(&served, "curtain", json!({ "public": true })).await;
    let mut players = vec![looking(&west, &id, "").await, looking(&east, &id, "").await];
    let mut crowd = crowd(&served, &id, "").await;
    let online = |socket: &Socket| socket.table["now"]["seats"]["east"]["online"].clone();
    let version = first_choice(&mut players).await;
    for socket in &mut crowd {
        socket.reach(version).await;
        assert_eq!(online(socket), true);
    }
    players.pop();
    for socket in &mut crowd {
        while socket.next_of("seats").await["east"]["online"] != false {}
    }
    // This update is not the one rendered while both were present.
    let mut again = Client::new(&served).socket(&id, &format!("since={}", version - 1)).await;
    again.table = crowd[0].table.clone();
    assert_eq!(update(&mut again).await.1["now"]["seats"]["east"]["online"], false);
}

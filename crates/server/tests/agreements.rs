//! Agreements between two people, and games of one person alone, over the real server.

use crate::common::{Client, Socket, command, does, moment, pair, play, start, start_on};
use serde_json::{Value, json};
use server::Served;

fn other(seat: &Value) -> &'static str {
    if seat == "west" { "east" } else { "west" }
}

/// Plays an action; both clients read until they have it.
async fn played(sockets: &mut [Socket; 2], who: usize, key: &str, action: &Value) {
    let message = play(key, sockets[who].version(), action);
    sockets[who].send(&message).await;
    let done = sockets[who].answer(key).await;
    assert_eq!(done["type"], "done", "{done}");
    for socket in sockets {
        socket.reach(done["version"].as_i64().expect("a version")).await;
    }
}

async fn opened(clients: [&Client; 2], id: &str) -> [Socket; 2] {
    let mut sockets = [clients[0].socket(id, "").await, clients[1].socket(id, "").await];
    for socket in &mut sockets {
        socket.next_of("table").await;
    }
    sockets
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bidders_for_each_others_side_swap_seats() {
    let database = format!("sqlite:{}", crate::common::folder().join("bids.db").display());
    let served = start_on(&database, 0).await;
    let (ann, bob, id) = pair(&served, "twilight", json!({ "side": "bid" })).await;
    let mut sockets = opened([&ann, &bob], &id).await;
    let before: Vec<Value> = sockets.iter().map(|socket| socket.table["seat"].clone()).collect();
    let (mut ann, mut bob) = (ann, bob);
    for (client, text) in [(&mut ann, "of Ann"), (&mut bob, "of Bob")] {
        let note = json!({ "text": text }).to_string().into_bytes();
        assert_eq!(client.send("PUT", &format!("/api/tables/{id}/note"), note).await.status, 204);
    }
    let before_bids = sockets[0].version();
    for bid in 0..2 {
        let who = sockets.iter().position(|socket| !socket.choices().is_empty()).expect("a bid is due");
        let wanted = other(&before[who]);
        let choices = sockets[who].choices();
        let choice = choices.iter().find(|choice| choice["action"]["bid"]["side"] == wanted).expect("a bid for it");
        played(&mut sockets, who, &format!("bid{bid}"), &choice["action"]).await;
    }
    for (socket, before) in sockets.iter().zip(&before) {
        assert_eq!(socket.table["seat"], other(before), "players see the table from their new seat");
        assert_eq!(socket.table["mine"], json!([other(before)]));
    }
    for (client, text) in [(&mut ann, "of Ann"), (&mut bob, "of Bob")] {
        let note = client.get(&format!("/api/tables/{id}/note")).await.body;
        assert_eq!(note["text"], text, "notes stay with their author");
    }
    let seat = before[0].as_str().expect("a seat");
    let mut away = ann.socket(&id, &format!("since={before_bids}&seat={seat}")).await;
    assert_eq!(away.next_of("table").await["seat"], other(&before[0]), "also after an absence");
    drop(away);
    // The USSR sets up first: the player who joined as the US.
    let ussr = sockets.iter().position(|socket| !socket.choices().is_empty()).expect("one of them sets up");
    assert_eq!((sockets[ussr].table["seat"].clone(), &before[ussr]), (json!("east"), &json!("west")));
    let action = sockets[ussr].choices()[0]["action"].clone();
    let mut old = play("old", sockets[ussr].version(), &action);
    old["side"] = before[ussr].clone();
    sockets[ussr].send(&old).await;
    assert_eq!(sockets[ussr].answer("old").await["error"]["code"], "forbidden", "the old seat belongs to the opponent");
    played(&mut sockets, ussr, "new", &action).await;
    drop(sockets);
    served.stop().await.expect("it stops");

    let again = start_on(&database, 0).await;
    for (client, before) in [ann, bob].iter().zip(&before) {
        let mut client = Client { cookies: client.cookies.clone(), ..Client::new(&again) };
        let table = client.get(&format!("/api/tables/{id}")).await.body;
        assert_eq!(table["mine"], json!([other(before)]), "also after a restart");
    }
    again.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draw_is_offered_declined_and_accepted_where_the_game_allows_one() {
    let served = start().await;
    let draw = |what: &str| json!({ "do": what, "kind": "draw" });
    for game in ["twilight", "spies"] {
        let (mut west, mut east, id) = pair(&served, game, json!({})).await;
        assert_eq!(does(&mut east, &id, "0", &draw("accept")).await.body["code"], "no_offer", "{game}");
        assert_eq!(does(&mut west, &id, "1", &draw("offer")).await.status, 200);
        assert_eq!(moment(&mut east, &id).await["offers"], json!([{ "kind": "draw", "by": "west" }]));
        assert_eq!(does(&mut west, &id, "2", &draw("accept")).await.body["code"], "no_offer", "their own offer");
        assert_eq!(does(&mut east, &id, "3", &draw("decline")).await.status, 200);
        let now = moment(&mut west, &id).await;
        assert_eq!((&now["offers"], &now["phase"]), (&json!([]), &json!("running")));
        assert_eq!(does(&mut east, &id, "4", &draw("offer")).await.status, 200);
        assert_eq!(does(&mut west, &id, "5", &draw("accept")).await.status, 200);
        let now = moment(&mut east, &id).await;
        assert_eq!((&now["phase"], &now["outcome"]["winner"]), (&json!("over"), &Value::Null));
        assert_eq!(now["outcome"]["reason"], "agreed");
    }
    let (mut west, _, id) = pair(&served, "curtain", json!({})).await;
    assert_eq!(does(&mut west, &id, "1", &draw("offer")).await.body["code"], "no_offer", "the game has no draw");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_is_accepted_and_ended() {
    let served = start().await;
    let clock = json!({ "clock": { "kind": "live", "minutes": 5, "increment": 0 } });
    let (mut west, mut east, id) = pair(&served, "twilight", clock).await;
    let pause = |what: &str| json!({ "do": what, "kind": "pause" });
    assert_eq!(moment(&mut east, &id).await["clocks"]["running"], "east");
    assert_eq!(does(&mut west, &id, "1", &pause("offer")).await.status, 200);
    assert_eq!(moment(&mut east, &id).await["phase"], "running", "an offer alone does not pause");
    assert_eq!(does(&mut east, &id, "2", &pause("accept")).await.status, 200);
    let paused = moment(&mut east, &id).await;
    assert_eq!((&paused["phase"], &paused["clocks"]["running"]), (&json!("paused"), &Value::Null));
    assert_eq!((&paused["choices"], &paused["clocks"]["deadline"]), (&json!([]), &Value::Null));
    let left = paused["clocks"]["left"].clone();
    let any = json!({ "do": "play", "action": { "place": "poland" } });
    assert_eq!(does(&mut east, &id, "3", &any).await.body["code"], "paused");
    assert_eq!(moment(&mut west, &id).await["clocks"]["left"], left, "no clock runs");
    assert_eq!(does(&mut west, &id, "4", &json!({ "do": "resume" })).await.status, 200);
    let now = moment(&mut east, &id).await;
    assert_eq!((&now["phase"], &now["clocks"]["running"]), (&json!("running"), &json!("east")));
    assert_eq!(now["clocks"]["left"]["west"], left["west"]);
    assert_eq!(does(&mut east, &id, "5", &any).await.status, 200);
    let (mut west, _, id) = pair(&served, "twilight", json!({})).await;
    assert_eq!(does(&mut west, &id, "1", &pause("offer")).await.body["code"], "no_offer", "there is no clock");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_accepts_a_pause_and_a_rematch() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let new = json!({ "game": "twilight", "side": "east", "opponent": { "kind": "bot", "name": "random" },
        "clock": { "kind": "live", "minutes": 5, "increment": 0 } });
    let id = ann.post("/api/tables", &new).await.body["id"].as_str().expect("an id").to_owned();
    let offer = |kind: &str| json!({ "do": "offer", "kind": kind });
    assert_eq!(does(&mut ann, &id, "1", &offer("draw")).await.body["code"], "no_offer");
    assert_eq!(does(&mut ann, &id, "2", &offer("takeback")).await.body["code"], "no_offer");
    assert_eq!(does(&mut ann, &id, "3", &offer("pause")).await.status, 200);
    assert_eq!(moment(&mut ann, &id).await["phase"], "paused");
    assert_eq!(does(&mut ann, &id, "4", &json!({ "do": "resume" })).await.status, 200);
    assert_eq!(does(&mut ann, &id, "5", &json!({ "do": "resign" })).await.status, 200);
    let agreed = does(&mut ann, &id, "6", &offer("rematch")).await;
    let rematch = agreed.body["rematch"].as_str().expect("a rematch").to_owned();
    assert_eq!(moment(&mut ann, &id).await["rematch"], rematch);
    let mut socket = ann.socket(&rematch, "").await;
    socket.next_of("table").await;
    assert_eq!(socket.table["mine"], json!(["west"]), "sides are swapped");
    while socket.choices().is_empty() {
        socket.next().await.expect("after the bot's set-up it is Ann's turn");
    }
    served.stop().await.expect("it stops");
}

async fn hot_seat(served: &Served, game: &str) -> (Client, String) {
    let mut ann = Client::new(served);
    let opened = ann.post("/api/tables", &json!({ "game": game, "opponent": { "kind": "hot_seat" } })).await.body;
    assert_eq!(opened["sides"], json!(["west", "east"]));
    (ann, opened["id"].as_str().expect("an id").to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_both_sides_over_one_socket() {
    let served = start().await;
    let (mut ann, id) = hot_seat(&served, "curtain").await;
    let mut socket = ann.socket(&id, "").await;
    socket.next_of("table").await;
    assert_eq!(socket.table["mine"], json!(["west", "east"]));
    let mut number = 0;
    while socket.table["now"]["phase"] == "running" {
        number += 1;
        assert!(number < 500, "the game ends");
        let actor = socket.table["now"]["actor"].clone();
        if socket.table["seat"] != actor {
            assert!(socket.choices().is_empty(), "a seat sees its own choices");
            socket.send(&json!({ "type": "look", "seat": actor })).await;
            socket.next_of("table").await;
        }
        let (key, action) = (format!("k{number}"), socket.choices()[0]["action"].clone());
        socket.send(&play(&key, socket.version(), &action)).await;
        let done = socket.answer(&key).await;
        assert_eq!(done["type"], "done", "{done}");
        socket.reach(done["version"].as_i64().expect("a version")).await;
    }
    assert_eq!(moment(&mut ann, &id).await["phase"], "over");
    let stranger = Client::new(&served);
    assert_eq!(stranger.refused_socket(&id, "").await, 403, "private");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hot_seat_commands_name_their_side_and_each_side_has_its_own_view() {
    let served = start().await;
    let (ann, id) = hot_seat(&served, "twilight").await;
    let mut sockets = [ann.socket(&id, "seat=west").await, ann.socket(&id, "seat=east").await];
    for socket in &mut sockets {
        socket.next_of("table").await;
    }
    assert_ne!(sockets[0].table["scene"]["view"], sockets[1].table["scene"]["view"]);
    assert_eq!(sockets[1].table["now"]["actor"], "east");
    let action = sockets[1].choices()[0]["action"].clone();
    let message = play("w", sockets[0].version(), &action);
    sockets[0].send(&message).await;
    assert_eq!(sockets[0].answer("w").await["error"]["code"], "not_yours", "this socket views the West");
    let mut named = play("e", sockets[0].version(), &action);
    named["side"] = json!("east");
    sockets[0].send(&named).await;
    assert_eq!(sockets[0].answer("e").await["type"], "done", "both sides belong to this player");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_can_change_their_name_and_the_table_shows_it() {
    let served = start().await;
    let (mut west, east, id) = pair(&served, "spies", json!({})).await;
    let mut socket = east.socket(&id, "").await;
    socket.next_of("table").await;
    let named = west.post("/api/guest", &json!({ "name": "  Ann  " })).await;
    assert_eq!((&named.body["who"], &named.body["name"]), (&json!("guest"), &json!("Ann")));
    assert!(named.cookies.is_empty(), "it is the same guest");
    while socket.table["now"]["seats"]["west"]["name"] != "Ann" {
        socket.next().await.expect("an update of the table");
    }
    assert_eq!(west.get("/api/me").await.body["name"], "Ann");
    let kept = west.post("/api/guest?lang=fr", &json!({})).await;
    assert_eq!(
        (kept.status, &kept.body["name"]),
        (200, &json!("Ann")),
        "without a name in the request a guest keeps theirs"
    );
    assert!(kept.cookies.is_empty(), "it is the same guest");
    let fresh = Client::new(&served).post("/api/guest?lang=fr", &json!({})).await;
    assert_eq!((&fresh.body["who"], &fresh.body["name"]), (&json!("guest"), &json!("Invité")));
    assert_eq!(fresh.cookies.len(), 1);
    assert_eq!(west.post("/api/guest", &json!({ "name": "\u{7}" })).await.body["code"], "name_unfit");
    let mut carl = crate::common::account(&served, "Carl").await;
    assert_eq!(
        carl.post("/api/guest", &json!({ "name": "Ann" })).await.body["name"],
        "Carl",
        "an account keeps its name"
    );
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_per_player_are_limited() {
    let served = start().await;
    let (west, east, id) = pair(&served, "spies", json!({})).await;
    let mut open = Vec::new();
    for _ in 0..server::app::WINDOWS {
        let mut socket = west.socket(&id, "lang=fr").await;
        socket.next_of("table").await;
        open.push(socket);
    }
    let mut one_more = west.socket(&id, "lang=fr").await;
    let refused = one_more.next().await.expect("the reason");
    assert_eq!((&refused["type"], &refused["error"]["code"]), (&json!("refused"), &json!("too_many")));
    assert!(refused["error"]["text"].as_str().is_some_and(|text| text.starts_with("Trop de fenêtres")), "{refused}");
    assert_eq!(one_more.next().await, None, "and closed");
    let mut other = east.socket(&id, "").await;
    other.next_of("table").await;
    other.send(&command("d", other.version(), &json!({ "do": "offer", "kind": "draw" }))).await;
    assert_eq!(other.answer("d").await["type"], "done", "other players are not affected");
    open.clear();
    let mut tries = 0;
    while west.socket(&id, "").await.next().await.expect("a message")["type"] != "table" {
        tries += 1;
        assert!(tries < 1_000, "closed sockets make room for new ones");
    }
    served.stop().await.expect("it stops");
}

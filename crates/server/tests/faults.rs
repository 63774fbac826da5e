//! Interruptions between two steps: cancelled requests, stopping servers, expired sessions.

use crate::common::{
    Client, HANG, account, command, does, folder, frozen, like, moment, pair, play, ready, soak, start, start_limited,
    start_on,
};
use rules::{Actor, Side};
use serde_json::{Value, json};
use server::{
    Limits, Served, Stopped,
    host::{Event, Host, Request, now},
    room::{Context, Effect, Room},
};
use std::{
    future::{Future, poll_fn},
    sync::Arc,
    task::Poll,
    time::{Duration, Instant},
};
use store::{Change, Holder, IdempotencyKey, NewTable, Player, Premove, Status, TableId, Turn, active_entries};
use wire::{Command, Json, Language};
use words::Words;

/// Opens a table where one player has both sides; returns it and the player.
async fn alone(served: &Served, game: &str) -> (TableId, Player) {
    let mut ann = Client::new(served);
    let opened = ann.post("/api/tables", &json!({ "game": game, "opponent": { "kind": "hot_seat" } })).await;
    let id = TableId::from(opened.body["id"].as_str().expect("an id"));
    let table = served.store.table(&id).await.expect("an answer").expect("a table");
    let guest = table.seats.iter().find_map(|seat| match &seat.holder {
        Holder::Guest(id) => Some(Player::Guest(id.clone())),
        _ => None,
    });
    let player = guest.expect("a player sits there");
    (id, player)
}

/// Returns the first choice of the acting side.
fn first(room: &Room) -> (Side, Json) {
    let Actor::Player(side) = room.game.actor() else { panic!("no side is to act") };
    (side, room.game.choices(side, &Words::new(Language::En.into()))[0].action.clone())
}

/// An action whose caller is dropped, at whatever point, is still stored and published.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cancelled_requests_still_run_to_completion() {
    let served = start().await;
    let (id, player) = alone(&served, "twilight").await;
    let host = Host::new(Arc::clone(&served.store));
    let live = host.handle(&id);
    let (mut version, mut next) = host.ask(&live, |room| (room.row.version, first(room))).await.expect("a room");
    for polls in 1..=12 {
        let mut events = live.listen();
        let (side, action) = next;
        let request = Request {
            key: format!("k{polls}"),
            version,
            side: Some(side),
            seat: None,
            command: Command::play(action),
            lag: 0,
            lang: Language::En,
            network: String::new(),
        };
        let mut act = Box::pin(host.act(&id, &player, &request));
        for _ in 0..polls {
            if poll_fn(|context| Poll::Ready(act.as_mut().poll(context).is_ready())).await {
                break;
            }
            tokio::time::sleep(Duration::from_micros(300)).await;
        }
        drop(act);
        let told = tokio::time::timeout(HANG, events.recv()).await.expect("an event");
        assert_eq!(told, Ok(Event::Changed), "after {polls} steps");
        let (shown, length, coming) =
            host.ask(&live, |room| (room.row.version, room.game.played(), first(room))).await.expect("a room");
        let whole = served.store.whole(&id).await.expect("an answer").expect("a table");
        assert_eq!((shown, length), (whole.table.version, active_entries(&whole.entries).len()), "after {polls} steps");
        assert_eq!(shown, version + 1, "after {polls} steps");
        (version, next) = (shown, coming);
    }
    let (_, broken) = server::replay_running(served.store.as_ref()).await.expect("an answer");
    assert_eq!(broken, []);
    served.stop().await.expect("it stops");
}

/// An action and the other side's premove are stored in two steps. A server may stop in between.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_premove_is_played_after_a_crash() {
    let served = start_on(&format!("sqlite:{}", folder().join("early.db").display()), 0).await;
    let (west, east, id) = pair(&served, "spies", json!({})).await;
    let mut clients = [west, east];
    let id = TableId::from(id.as_str());
    let english = Words::new(Language::En.into());
    // Plays until one side can make a premove.
    let early = loop {
        let whole = served.store.whole(&id).await.expect("an answer").expect("a table");
        let room = Room::load(whole, 1).expect("it loads");
        let (side, action) = first(&room);
        let early = room.game.premoves(side.other(), &english).first().map(|choice| choice.action.clone());
        if let Some(early) = early {
            break (side, action, early);
        }
        let play = json!({ "do": "play", "action": action });
        let key = format!("k{}", room.row.version);
        let done = does(&mut clients[side.index()], id.as_str(), &key, &play).await;
        assert_eq!(done.status, 200, "{}", done.text);
    };
    let (side, action, early) = early;
    let mut room =
        Room::load(served.store.whole(&id).await.expect("an answer").expect("a table"), 1).expect("it loads");
    let version = room.row.version;
    let premove = Premove { side: side.other(), version, action: early.text().to_owned(), at: now() };
    let key = IdempotencyKey { player: Player::Guest("nobody".into()), key: "early".to_owned(), command: [0; 32] };
    served.store.store_premove(&id, premove, key).await.expect("it is kept");
    let context = Context { side, version, at: now(), lag: 0, away: [0; 2] };
    let step = room.act(&Command::play(action), &context, &english).expect("it is legal");
    let Effect::Change(change) = step else { panic!("{step:?}") };
    served.store.commit(&id, *change).await.expect("it is stored"); // the server stops here

    let host = Host::new(Arc::clone(&served.store));
    let live = host.handle(&id);
    let waits =
        host.ask(&live, |room| (room.game.actor(), room.premove(side.other()).is_some())).await.expect("a room");
    assert_ne!(waits, (Actor::Player(side.other()), true), "the premove was played");
    assert!(!waits.1, "the premove is consumed");
    let whole = served.store.whole(&id).await.expect("an answer").expect("a table");
    assert_eq!((whole.table.version, whole.premoves), (version + 2, vec![]), "stored");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_opened_before_a_crash_begins_when_it_is_viewed() {
    let served = start().await;
    let (id, _) = alone(&served, "curtain").await;
    let table = served.store.table(&id).await.expect("an answer").expect("a table");
    served.store.open_table(like(&table, "ghost")).await.expect("it opens");
    let mut looker = Client::new(&served);
    assert_eq!(moment(&mut looker, "ghost").await["phase"], "running");
    let begun = served.store.table(&"ghost".into()).await.expect("an answer").expect("a table");
    assert_ne!(begun.turn, Turn::default(), "a side is to act");
    served.stop().await.expect("it stops");
}

/// A server with older rules than a game leaves the game alone. A game that was set aside continues once it replays again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_set_aside_returns_under_rules_that_replay_it() {
    let database = format!("sqlite:{}", folder().join("back.db").display());
    let served = start_on(&database, 0).await;
    let (ann, bob, id) =
        pair(&served, "spies", json!({ "clock": { "kind": "live", "minutes": 5, "increment": 0 } })).await;
    let id = TableId::from(id.as_str());
    let table = served.store.table(&id).await.expect("an answer").expect("a table");
    let newer = NewTable { rules: table.rules + 1, ..like(&table, "newer") };
    served.store.open_table(newer).await.expect("it opens");
    let aside = Change { version: table.version, at: now(), status: Some(Status::Stuck), ..Change::default() };
    served.store.commit(&id, aside).await.expect("it is set aside");
    served.stop().await.expect("it stops");

    let again = start_on(&database, 0).await;
    let mut ann = Client { cookies: ann.cookies, ..Client::new(&again) };
    ready(&ann).await;
    let newer = again.store.table(&"newer".into()).await.expect("an answer").expect("a table");
    assert_eq!(newer.status, Status::Running, "left to a newer program");
    assert_eq!(moment(&mut ann, id.as_str()).await["phase"], "paused");
    assert_eq!(does(&mut ann, id.as_str(), "go on", &json!({ "do": "resume" })).await.status, 200);
    let mut bob = Client { cookies: bob.cookies, ..Client::new(&again) };
    assert_eq!(moment(&mut bob, id.as_str()).await["phase"], "running");
    again.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn shutdown_is_announced_to_open_sockets() {
    let served = start().await;
    let (ann, _, id) = pair(&served, "spies", json!({})).await;
    let mut socket = ann.socket(&id, "").await;
    socket.next_of("table").await;
    let mut events = ann.events().await;
    events.next().await;
    let begun = Instant::now();
    // Shutdown waits for requests up to its grace period; endless streams must not delay it.
    assert_eq!(served.stop().await.expect("it stops"), Stopped::Cleanly);
    soak::within("the server stops", begun.elapsed(), Duration::from_secs(4));
    assert_eq!(socket.next().await, None, "the socket is closed");
}

/// Seats the client, sends a request, and checks that it closes the client's socket and no other.
async fn closes(served: &Served, client: &mut Client, method: &str, path: &str, body: Value) {
    let mut other = Client::new(served);
    let id = crate::common::seated(client, &mut other, "spies", json!({})).await;
    let mut mine = client.socket(&id, "").await;
    let mut theirs = other.socket(&id, "").await;
    mine.next_of("table").await;
    theirs.next_of("table").await;
    let answer = client.send(method, path, body.to_string().into_bytes()).await;
    assert!(answer.status < 300, "{method} {path}: {}", answer.text);
    theirs.send(&json!({ "type": "ping", "key": "p" })).await;
    assert_eq!(theirs.answer("p").await["type"], "pong", "other sockets stay open");
    while mine.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signing_out_closes_open_sockets() {
    // The interval of checks is too long to matter: the sockets close because of the request.
    let served = start_limited(Limits { recheck: Duration::from_hours(1), ..frozen() }).await;
    let password = json!({ "password": "correct horse", "new": "battery staple" });
    for (name, method, path, body) in [
        ("ann", "DELETE", "/api/session", json!({})),
        ("bob", "DELETE", "/api/sessions", json!({})),
        ("eve", "POST", "/api/account/password", password),
        ("joe", "DELETE", "/api/account", json!({ "password": "correct horse" })),
    ] {
        let mut client = account(&served, name).await;
        println!("{method} {path}");
        closes(&served, &mut client, method, path, body).await;
    }
    served.stop().await.expect("it stops");
}

/// Opponents must not wait for a player who never returns.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn deleting_an_account_leaves_its_tables() {
    let served = start().await;
    let (mut ann, mut bob) = (account(&served, "ann").await, Client::new(&served));
    let running = crate::common::seated(&mut ann, &mut bob, "spies", json!({ "public": true })).await;
    let clock = json!({ "kind": "live", "minutes": 5, "increment": 0 });
    let paused = crate::common::seated(&mut ann, &mut bob, "curtain", json!({ "public": true, "clock": clock })).await;
    does(&mut ann, &paused, "p", &json!({ "do": "offer", "kind": "pause" })).await;
    assert_eq!(does(&mut bob, &paused, "p", &json!({ "do": "accept", "kind": "pause" })).await.status, 200);
    let open = json!({ "game": "spies", "opponent": { "kind": "open" }, "public": true });
    let open = ann.post("/api/tables", &open).await.body["id"].as_str().expect("an id").to_owned();
    let gone =
        ann.send("DELETE", "/api/account", json!({ "password": "correct horse" }).to_string().into_bytes()).await;
    assert_eq!(gone.status, 204, "{}", gone.text);
    for id in [&running, &paused] {
        let now = moment(&mut bob, id).await;
        assert_eq!((&now["phase"], &now["outcome"]["winner"]), (&json!("over"), &json!("east")), "it is resigned");
    }
    assert!(bob.get("/api/lobby").await.body["open"].as_array().expect("a list").is_empty(), "{open} is cancelled");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_returning_client_gets_missed_chat_and_a_snapshot_its_latest_lines() {
    let served = start().await;
    let (mut ann, mut bob, id) = pair(&served, "spies", json!({})).await;
    let mut socket = bob.socket(&id, "").await;
    socket.next_of("table").await;
    let version = socket.version();
    let say = |number: usize| json!({ "key": format!("say{number}"), "text": format!("line {number}") });
    for number in 1..=3 {
        assert_eq!(ann.post(&format!("/api/tables/{id}/chat"), &say(number)).await.status, 204);
    }
    while socket.next_of("chat").await["text"] != "line 3" {}
    let known = socket.table.clone();
    drop(socket);
    for number in 4..=5 {
        ann.post(&format!("/api/tables/{id}/chat"), &say(number)).await;
    }
    let mut again = bob.socket(&id, &format!("since={version}&chat=3")).await;
    again.table = known;
    assert_eq!(again.next_of("chat").await["text"], "line 4");
    assert_eq!(again.next_of("chat").await["text"], "line 5");
    for number in 6..=105 {
        // In turns, because of the rate limit.
        let who = if number % 2 == 0 { &mut ann } else { &mut bob };
        who.post(&format!("/api/tables/{id}/chat"), &say(number)).await;
    }
    let table = ann.get(&format!("/api/tables/{id}")).await.body;
    let lines: Vec<_> = table["chat"].as_array().expect("a list").iter().map(|line| &line["text"]).collect();
    assert_eq!((lines.len(), lines[0], lines[99]), (100, &json!("line 6"), &json!("line 105")));
    served.stop().await.expect("it stops");
}

/// NUL, which PostgreSQL cannot store, is rejected everywhere, also on SQLite.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nul_characters_are_rejected() {
    let served = start().await;
    let (mut ann, _, id) = pair(&served, "spies", json!({})).await;
    let table = format!("/api/tables/{id}");
    let chat = json!({ "key": "k", "text": "a\0b" });
    assert_eq!(ann.post(&format!("{table}/chat"), &chat).await.body["code"], "malformed");
    let resign = json!({ "key": "a\0b", "version": 2, "command": { "do": "resign" } });
    assert_eq!(ann.post(&format!("{table}/do"), &resign).await.body["code"], "malformed");
    let note = json!({ "text": "a\0b" }).to_string().into_bytes();
    assert_eq!(ann.send("PUT", &format!("{table}/note"), note).await.body["code"], "malformed");
    assert_eq!(ann.get("/api/tables/%00").await.body["code"], "malformed");
    assert_eq!(ann.get("/api/lobby?game=%00").await.body["code"], "malformed");
    assert_eq!(moment(&mut ann, &id).await["phase"], "running", "nothing has changed");
    served.stop().await.expect("it stops");
}

/// Refusals are in the reader's language, whether the request names its side or not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals_are_in_the_language_of_the_reader() {
    let served = start().await;
    let (_, mut bob, id) = pair(&served, "twilight", json!({})).await;
    let version = moment(&mut bob, &id).await["version"].clone();
    let command = json!({ "do": "play", "action": { "place": "france" } });
    let mut texts = Vec::new();
    for (lang, side) in [("en", None), ("pl", None), ("pl", Some("east")), ("fr", None)] {
        let mut body = json!({ "key": "k", "version": version, "command": command });
        if let Some(side) = side {
            body["side"] = json!(side);
        }
        let answer = bob.post(&format!("/api/tables/{id}/do?lang={lang}"), &body).await;
        assert_eq!(answer.body["code"], "refused", "{}", answer.text);
        texts.push(answer.body["text"].as_str().expect("a text").to_owned());
    }
    assert_eq!(texts[1], texts[2]);
    assert!(texts[0] != texts[1] && texts[1] != texts[3] && texts[0] != texts[3], "{texts:?}");
    served.stop().await.expect("it stops");
}

/// A client that moves to another node, after the first was killed before sending its notice, never sees an older version.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_never_sees_an_older_version_on_another_node() {
    let database = format!("sqlite:{}", folder().join("two.db").display());
    // Two servers on one file: neither receives notices of the other.
    let (here, there) = (start_on(&database, 0).await, start_on(&database, 0).await);
    let (mut west, _, id) = pair(&here, "spies", json!({})).await;
    let mut away = Client::new(&there);
    away.cookies.clone_from(&west.cookies);
    away.socket(&id, "").await.next_of("table").await;
    let resigned = does(&mut west, &id, "end", &json!({ "do": "resign" })).await;
    let version = resigned.body["version"].as_i64().expect("a version");
    assert!(moment(&mut away, &id).await["version"].as_i64() < Some(version), "no notice arrived");
    let mut socket = away.socket(&id, &format!("since={version}")).await;
    let first = socket.next_raw().await;
    assert_eq!((&first["type"], &first["now"]["version"]), (&json!("update"), &json!(version)), "{first}");
    here.stop().await.expect("it stops");
    there.stop().await.expect("it stops");
}

/// Only a program with an API token is trusted regardless of the origin.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cross_origin_writes_and_sockets_are_rejected() {
    let served = start().await;
    let (mut ann, _, id) = pair(&served, "spies", json!({})).await;
    ann.origin = Some("http://evil.example".to_owned());
    assert_eq!(ann.refused_socket(&id, "").await, 403);
    let resign = json!({ "key": "k", "version": 2, "command": { "do": "resign" } });
    assert_eq!(ann.post(&format!("/api/tables/{id}/do"), &resign).await.body["code"], "origin");
    ann.authorization = Some("Basic YW5uOmFubg==".to_owned());
    assert_eq!(ann.post(&format!("/api/tables/{id}/do"), &resign).await.body["code"], "origin");
    ann.origin = Some(format!("http://{}", ann.address));
    let mut socket = ann.socket(&id, "").await;
    socket.next_of("table").await;
    let version = socket.version();
    socket.send(&command("k", version, &json!({ "do": "resign" }))).await;
    assert_eq!(socket.answer("k").await["type"], "done");
    let nothing = play("l", version, &json!({}));
    socket.send(&nothing).await;
    assert_eq!(socket.answer("l").await["type"], "refused");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn responses_carry_security_headers() {
    let served = start().await;
    let mut ann = Client::new(&served);
    ann.https = true;
    let guest = ann.post("/api/guest", &json!({ "name": "Ann" })).await;
    assert!(guest.cookies[0].contains("; Secure"), "{:?}", guest.cookies);
    for (name, value) in
        [("x-content-type-options", "nosniff"), ("x-frame-options", "DENY"), ("referrer-policy", "same-origin")]
    {
        assert_eq!(guest.headers[name], value);
    }
    assert!(guest.headers["content-security-policy"].to_str().expect("text").starts_with("default-src 'none'"));
    served.stop().await.expect("it stops");
}

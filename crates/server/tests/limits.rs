//! Bounds on what clients can do to the server.

use crate::common::{
    Client, account, command, does, folder, frozen, moment, pair, start, start_frozen, start_limited, start_on,
};
use curtain::{Options, PackRef, State, pack::DEFAULT};
use rules::Record;
use serde_json::{Value, json};
use server::Limits;
use std::{collections::BTreeMap, sync::Arc, time::Duration};
use store::{NewMessage, Player, TableId, Token};

/// Returns the resident memory of this process in kilobytes; 0 if the system does not report it.
fn resident() -> u64 {
    let told = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    told.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or_default() * 4
}

/// Returns the options of a game with a unique card pack.
fn corrected(number: u32) -> Value {
    let note = "x".repeat(1_000);
    // Long notes make the pack about as large as the usual maximum body allows.
    let line = |line: &str| match line.split_once(" = ") {
        Some(("source_note", _)) => format!("source_note = \"{note}\"\n"),
        Some(("name_en", "\"Cuba\"")) => format!("name_en = \"Isle {number}\"\n"),
        _ => format!("{line}\n"),
    };
    let text: String = DEFAULT.lines().map(line).collect();
    rules::keeping(|| json!(Options::of(PackRef::read("test", &text).expect("a good pack")))).0
}

/// Returns the record of a game that has just begun.
fn record(options: &Value) -> String {
    let fresh = || Record::<State>::new(serde_json::from_value(options.clone()).expect("options")).write();
    rules::keeping(fresh).0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn card_packs_do_not_stay_in_memory() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let mut before = 0;
    for number in 0..600 {
        if number == 100 {
            before = resident(); // after a warm-up of a hundred packs
        }
        ann.forwarded = Some(format!("203.0.113.{}", number % 250));
        let options = corrected(number);
        let good = ann.post("/api/verify", &json!({ "text": record(&options) })).await;
        assert_eq!(good.status, 200, "{}", good.text);
        let hash = options["pack"]["hash"].as_str().expect("a hash");
        let damaged = record(&options).replace(hash, "00000000000000ff");
        assert_eq!(ann.post("/api/verify", &json!({ "text": damaged })).await.body["code"], "record");
        let mut damaged = json!({ "game": "curtain", "options": { "pack": options["pack"] } });
        damaged["options"]["pack"]["hash"] = json!("00000000000000ff");
        assert_eq!(ann.post("/api/tables", &damaged).await.body["code"], "options");
    }
    let grown = resident().saturating_sub(before);
    println!("500 packs: {grown} kB more, {} packs in use", PackRef::in_use());
    // Each thread keeps the pack that it used last, and there are few threads.
    assert!(PackRef::in_use() < 64, "{} packs in use", PackRef::in_use());
    assert!(grown < 20_000, "{grown} kB more");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn uploads_of_records_are_rate_limited() {
    let served = start_frozen().await;
    let mut ann = Client::new(&served);
    let text = record(&json!({}));
    for _ in 0..120 {
        assert_eq!(ann.post("/api/verify", &json!({ "text": text })).await.status, 200);
    }
    assert_eq!(ann.post("/api/verify", &json!({ "text": text })).await.body["code"], "too_often");
    assert_eq!(ann.post("/api/records", &json!({ "text": text })).await.body["code"], "too_often");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_for_missing_tables_leave_nothing_behind() {
    let served = start().await;
    let mut ann = Client::new(&served);
    for number in 0..500 {
        let path = format!("/api/tables/{}{number}", "none".repeat(200));
        assert_eq!(ann.get(&path).await.status, 404);
        assert_eq!(ann.get(&format!("{path}/replay")).await.status, 404);
    }
    let metrics = ann.get("/metrics").await.text;
    let rooms = metrics.lines().find_map(|line| line.strip_prefix("hotline_rooms ")).expect("a figure");
    assert!(rooms.parse::<f64>().expect("a number") < 100.0, "{rooms} rooms"); // at most those of other tests
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_is_rate_limited() {
    let served = start_frozen().await;
    let (mut ann, mut ben, id) = pair(&served, "spies", json!({})).await;
    let path = format!("/api/tables/{id}/chat");
    let line = |number: usize| json!({ "key": format!("k{number}"), "text": "again" });
    let mut socket = ben.socket(&id, "").await;
    for number in 0..60 {
        assert_eq!(ann.post(&path, &line(number)).await.status, 204);
    }
    assert_eq!(ann.post(&path, &line(60)).await.body["code"], "too_often");
    assert_eq!(ben.post(&path, &line(0)).await.status, 204, "the limit is per player");
    for number in 1..60 {
        socket.send(&json!({ "type": "chat", "key": format!("k{number}"), "text": "again" })).await;
        assert_eq!(socket.answer(&format!("k{number}")).await["type"], "done");
    }
    socket.send(&json!({ "type": "chat", "key": "last", "text": "again" })).await;
    assert_eq!(socket.answer("last").await["error"]["code"], "too_often", "on a socket as well");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_per_table_and_tokens_per_account_are_bounded() {
    let served = start().await;
    let (mut ann, _, id) = pair(&served, "spies", json!({})).await;
    let table = TableId::from(id.as_str());
    let ghost = served.store.create_guest("Gus", Token::random().hash(), 0).await.expect("a guest");
    let said = |number: usize, seat| NewMessage {
        seat,
        author: Player::Guest(ghost.id.clone()),
        text: "again".to_owned(),
        key: Some(number.to_string()),
        at: 0,
    };
    let path = format!("/api/tables/{id}/chat");
    let line = |number: usize| json!({ "key": format!("one more {number}"), "text": "again" });
    // Spectators can fill one half of the chat; the other half is reserved for the players.
    let talk = async |numbers: std::ops::Range<usize>, seat| {
        let mut tasks = tokio::task::JoinSet::new();
        for number in numbers {
            let (store, table, said) = (Arc::clone(&served.store), table.clone(), said(number, seat));
            tasks.spawn(async move { store.say(&table, said).await.expect("there is room") });
        }
        tasks.join_all().await;
    };
    talk(0..2_500, rules::Seat::Spectator).await;
    let full = served.store.say(&table, said(9_999, rules::Seat::Spectator)).await;
    assert!(matches!(full, Err(store::Error::Crowded)), "{full:?}");
    assert_eq!(ann.post(&path, &line(0)).await.status, 204);
    talk(2_500..4_999, rules::Seat::Player(rules::Side::East)).await;
    assert_eq!(ann.post(&path, &line(1)).await.body["code"], "full");
    let mut owner = account(&served, "Owner").await;
    let token = json!({ "label": "a program", "scopes": ["read"] });
    for _ in 0..100 {
        assert_eq!(owner.post("/api/tokens", &token).await.status, 201);
    }
    assert_eq!(owner.post("/api/tokens", &token).await.body["code"], "full");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idempotency_key_belongs_to_one_player_and_one_command() {
    let served = start().await;
    // Without a clock, a pause is impossible.
    let clock = json!({ "clock": { "kind": "live", "minutes": 60, "increment": 0 } });
    let (mut ann, mut ben, id) = pair(&served, "spies", clock).await;
    let offer = |kind: &str| json!({ "do": "offer", "kind": kind });
    let done = does(&mut ann, &id, "k", &offer("takeback")).await;
    assert_eq!(done.status, 409, "nothing to take back yet, and the key stays free: {}", done.text);
    let done = does(&mut ann, &id, "k", &offer("pause")).await;
    assert_eq!(done.status, 200, "{}", done.text);
    let again = does(&mut ann, &id, "k", &offer("pause")).await;
    assert_eq!(again.body, done.body, "sent again, it gets the same answer");
    let other = does(&mut ann, &id, "k", &json!({ "do": "resign" })).await;
    assert_eq!(other.body["code"], "key_used", "the key is bound to its command");
    assert_eq!(moment(&mut ann, &id).await["phase"], "running");
    let theirs = does(&mut ben, &id, "k", &json!({ "do": "decline", "kind": "pause" })).await;
    assert_eq!(theirs.status, 200, "the other player has keys of their own: {}", theirs.text);
    served.stop().await.expect("it stops");
}

/// A player of both sides is one player.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_of_both_sides_has_one_set_of_keys() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let new = json!({ "game": "spies", "side": "west", "opponent": { "kind": "hot_seat" } });
    let id = ann.post("/api/tables", &new).await.body["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/tables/{id}/do");
    let resign = |side: &str| json!({ "key": "k", "version": 2, "side": side, "command": { "do": "resign" } });
    assert_eq!(ann.post(&path, &resign("west")).await.status, 200);
    assert_eq!(ann.post(&path, &resign("east")).await.body["code"], "key_used");
    assert_eq!(ann.post(&path, &resign("west")).await.status, 200);
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lobby_event_streams_end_with_their_session() {
    // The interval of checks is too long to matter.
    let served = start_limited(Limits { recheck: Duration::from_hours(1), ..frozen() }).await;
    let mut ann = account(&served, "Ann").await;
    let mut events = ann.events().await;
    events.next().await;
    let mut anybodys = Client::new(&served).events().await;
    anybodys.next().await;
    assert_eq!(ann.send("DELETE", "/api/session", Vec::new()).await.status, 204);
    events.end().await;
    let open = json!({ "game": "spies", "opponent": { "kind": "open" } });
    assert_eq!(ann.post("/api/tables", &open).await.status, 201);
    assert!(anybodys.next().await.contains("spies"), "other streams continue");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guessing_passwords_cannot_lock_the_owner_out() {
    let served = start_frozen().await;
    let mut ann = account(&served, "Ann").await;
    ann.forwarded = Some("203.0.113.1".to_owned());
    let right = json!({ "name": "Ann", "password": "correct horse" });
    assert_eq!(ann.post("/api/session", &right).await.body["who"], "account");
    let mut thief = Client::new(&served);
    let mut codes = Vec::new();
    for number in 0..130 {
        thief.forwarded = Some(format!("198.51.100.{}", number % 250));
        let guess = json!({ "name": "Ann", "password": format!("guess {number}") });
        codes.push(thief.post("/api/session", &guess).await.body["code"].clone());
    }
    assert!(codes.iter().all(|code| code == "password"), "each address tried once");
    assert_eq!(ann.post("/api/session", &right).await.body["who"], "account", "from a known address");
    let mut hotel = Client::new(&served);
    hotel.forwarded = Some("192.0.2.1".to_owned());
    assert_eq!(hotel.post("/api/session", &right).await.body["who"], "account", "and from a new address");
    for _ in 0..2 {
        let guess = json!({ "name": "Ann", "password": "one more guess" });
        codes.push(thief.post("/api/session", &guess).await.body["code"].clone());
    }
    assert_eq!(codes.last(), Some(&json!("too_often")), "an attacker has two attempts left");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn confusable_names_are_rejected() {
    let served = start().await;
    let _paul = account(&served, "Paul").await;
    let mut other = Client::new(&served);
    for (name, code) in [
        ("PAUL", "name_taken"),
        ("Pau1", "name_taken"),
        ("PauI", "name_taken"),
        ("Ｐａｕｌ", "name_unfit"),
        ("Раul", "name_unfit"),
        ("Paul\u{200b}", "name_unfit"),
        ("\u{202e}luaP", "name_unfit"),
        ("Guest", "name_taken"),
        ("Gość", "name_taken"),
    ] {
        let account = json!({ "name": name, "password": "correct horse" });
        assert_eq!(other.post("/api/account", &account).await.body["code"], code, "{name:?}");
    }
    for name in ["Pau1", "Paul\u{200b}"] {
        assert_ne!(
            other.post("/api/guest", &json!({ "name": name })).await.status,
            200,
            "{name:?}, without an account"
        );
    }
    assert_eq!(other.post("/api/guest", &json!({ "name": "Paula" })).await.status, 200);
    served.stop().await.expect("it stops");
}

/// Sends `tables` concurrent requests of one visitor; counts the responses by error code, or by status if there is none.
async fn at_once(client: &Client, tables: usize, new: &Value) -> BTreeMap<String, usize> {
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..tables {
        let (mut client, new) =
            (Client { cookies: client.cookies.clone(), ..Client::at(&client.address) }, new.clone());
        tasks.spawn(async move {
            let answer = client.post("/api/tables", &new).await;
            answer.body["code"].as_str().map_or_else(|| answer.status.to_string(), str::to_owned)
        });
    }
    let mut counts = BTreeMap::new();
    for end in tasks.join_all().await {
        *counts.entry(end).or_default() += 1;
    }
    counts
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_requests_cannot_exceed_the_limit_of_games() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_on(&database, 0).await;
    let mut ann = Client::new(&served);
    assert_eq!(ann.post("/api/guest", &json!({ "name": "Ann" })).await.status, 200);
    let bot = json!({ "kind": "bot", "name": "expert" });
    let counts = at_once(&ann, 200, &json!({ "game": "twilight", "side": "west", "opponent": bot })).await;
    assert_eq!(counts, BTreeMap::from([("201".to_owned(), 50), ("too_many_games".to_owned(), 150)]));
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unfinished_tables_per_player_are_limited() {
    let served = start().await;
    let mut ann = Client::new(&served);
    assert_eq!(ann.post("/api/guest", &json!({ "name": "Ann" })).await.status, 200);
    let new = json!({ "game": "spies", "side": "west", "opponent": { "kind": "open" } });
    let id = ann.post("/api/tables", &new).await.body["id"].as_str().expect("an id").to_owned();
    let counts = at_once(&ann, 210, &new).await;
    assert_eq!(counts, BTreeMap::from([("201".to_owned(), 199), ("too_many_tables".to_owned(), 11)]));
    let refused = ann.post("/api/tables?lang=fr", &new).await;
    assert_eq!(refused.status, 429);
    assert!(refused.body["text"].as_str().expect("a sentence").starts_with("Trop de vos tables"), "{}", refused.text);
    assert_eq!(does(&mut ann, &id, "k", &json!({ "do": "cancel" })).await.status, 200);
    assert_eq!(ann.post("/api/tables", &new).await.status, 201);
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn offers_are_rate_limited() {
    let served = start_frozen().await;
    let clock = json!({ "clock": { "kind": "live", "minutes": 60, "increment": 0 } });
    let (mut ann, mut ben, id) = pair(&served, "spies", clock).await;
    let pause = |deed: &str| json!({ "do": deed, "kind": "pause" });
    for number in 0..15 {
        assert_eq!(does(&mut ann, &id, &format!("o{number}"), &pause("offer")).await.status, 200);
        assert_eq!(does(&mut ann, &id, &format!("d{number}"), &pause("decline")).await.status, 200);
    }
    assert_eq!(does(&mut ann, &id, "more", &pause("offer")).await.body["code"], "too_often");
    let mut socket = ann.socket(&id, "").await;
    socket.next_of("table").await;
    socket.send(&command("on a socket", socket.version(), &pause("offer"))).await;
    assert_eq!(socket.answer("on a socket").await["error"]["code"], "too_often", "on a socket as well");
    assert_eq!(does(&mut ben, &id, "mine", &pause("offer")).await.status, 200, "the limit is per player");
    assert_eq!(does(&mut ann, &id, "end", &json!({ "do": "resign" })).await.status, 200, "play is not affected");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_idempotency_key_of_a_chat_line_is_bound_to_its_text() {
    let served = start().await;
    let (mut ann, mut ben, id) = pair(&served, "spies", json!({})).await;
    let path = format!("/api/tables/{id}/chat");
    let line = |text: &str| json!({ "key": "k", "text": text });
    assert_eq!(ann.post(&path, &line("first")).await.status, 204);
    assert_eq!(ann.post(&path, &line("first")).await.status, 204, "sent again, posted once");
    assert_eq!(ann.post(&path, &line("second")).await.body["code"], "key_used");
    assert_eq!(ben.post(&path, &line("second")).await.status, 204, "keys are per player");
    let table = ann.get(&format!("/api/tables/{id}")).await.body;
    let said: Vec<_> = table["chat"].as_array().expect("chat").iter().map(|line| line["text"].clone()).collect();
    assert_eq!(said, ["first", "second"]);
    served.stop().await.expect("it stops");
}

/// All errors have one form and quote little of the input.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_errors_have_one_form_and_quote_little() {
    let served = start().await;
    let (mut ann, _, id) = pair(&served, "spies", json!({})).await;
    let long = "x".repeat(20_000);
    let table = format!("/api/tables/{id}");
    let wrong = [
        ("GET", format!("{table}?at=soon"), String::new(), 400, "malformed"),
        ("GET", format!("{table}?seat={long}"), String::new(), 400, "malformed"),
        ("GET", "/api/lobby/open?after=1&after=2".to_owned(), String::new(), 400, "malformed"),
        ("GET", "/api/tables/%ff".to_owned(), String::new(), 400, "malformed"),
        ("GET", format!("{table}/socket"), String::new(), 400, "malformed"),
        ("GET", "/api/nothing".to_owned(), String::new(), 404, "not_found"),
        ("GET", "/assets/nothing.js".to_owned(), String::new(), 404, "not_found"),
        ("DELETE", table.clone(), String::new(), 405, "method"),
        ("POST", "/healthz".to_owned(), String::new(), 405, "method"),
        ("POST", "/api/tables".to_owned(), "{".to_owned(), 400, "malformed"),
        ("POST", "/api/tables".to_owned(), format!("{{\"game\": \"spies\", \"{long}\": 1}}"), 400, "malformed"),
        ("POST", "/api/tables".to_owned(), format!("{{\"game\": \"{long}\"}}"), 404, "not_found"),
        ("POST", format!("{table}/why"), format!("{{\"action\": {{\"{long}\": 1}}}}"), 400, "malformed"),
        ("POST", "/api/verify".to_owned(), format!("{{\"text\": \"{{{long}\"}}"), 422, "record"),
    ];
    for (method, path, body, status, code) in wrong {
        let answer = ann.send(method, &path, body.into_bytes()).await;
        let shown = &path[..path.len().min(60)];
        assert_eq!((answer.status, &answer.body["code"]), (status, &json!(code)), "{method} {shown}: {}", answer.text);
        let error: wire::Error = serde_json::from_value(answer.body).expect("an error");
        assert!(!error.text.is_empty() && answer.text.len() < 1_000, "{method} {shown}: {} bytes", answer.text.len());
        assert_eq!(answer.headers.contains_key("allow"), status == 405, "{method} {shown}");
    }
    let mut socket = ann.socket(&id, "").await;
    let long = "x".repeat(10_000);
    for message in
        [json!({ "type": "ping", "key": long }), command(&long, 1, &json!({ "do": "undo" })), json!({ long: 1 })]
    {
        socket.send(&message).await;
        let refused = socket.next_of("refused").await;
        assert!(refused["error"]["code"] == "malformed" && refused.to_string().len() < 1_000, "{refused}");
    }
    served.stop().await.expect("it stops");
}

//! Accounts, limits, records and help over HTTP.

use crate::common::{Client, command, folder, pair, play, start, start_frozen, start_with};
use serde_json::{Value, json};
use store::Token;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_registers_keeps_their_tables() {
    let served = start().await;
    let mut ann = Client::new(&served);
    assert_eq!(ann.get("/api/me").await.body["who"], "nobody");
    let guest = ann.post("/api/guest", &json!({ "name": "Ann" })).await;
    assert_eq!(guest.body["who"], "guest");
    assert!(guest.cookies[0].contains("HttpOnly; SameSite=Lax"), "{:?}", guest.cookies);
    let hot = json!({ "game": "spies", "opponent": { "kind": "hot_seat" } });
    let id = ann.post("/api/tables", &hot).await.body["id"].clone();
    let account = json!({ "name": "Ann of Łódź", "password": "correct horse" });
    assert_eq!(ann.post("/api/account", &account).await.body["who"], "account");
    let lobby = ann.get("/api/lobby").await.body;
    assert_eq!((&lobby["mine"][0]["id"], &lobby["mine"][0]["my_turn"]), (&id, &json!(true)));
    let mut other = Client::new(&served);
    assert_eq!(other.post("/api/account", &account).await.body["code"], "name_taken");
    let wrong = json!({ "name": "ann of łódź", "password": "incorrect horse" });
    assert_eq!(other.post("/api/session", &wrong).await.body["code"], "password");
    let right = json!({ "name": "Ann of Łódź", "password": "correct horse" });
    assert_eq!(other.post("/api/session", &right).await.body["who"], "account");
    assert_eq!(ann.send("DELETE", "/api/sessions", Vec::new()).await.status, 204);
    assert_eq!(other.get("/api/me").await.body["who"], "nobody", "signed out everywhere");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sign_ins_are_limited_and_tokens_restricted_to_their_scopes() {
    let served = start_frozen().await;
    let mut ann = Client::new(&served);
    ann.post("/api/account", &json!({ "name": "ann", "password": "12345678" })).await;
    let made = ann.post("/api/tokens", &json!({ "label": "reader", "scopes": ["read"] })).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let mut program = Client::new(&served);
    program.token = Some(made.body["secret"].as_str().expect("a secret").to_owned());
    assert_eq!(program.get("/api/me").await.body["name"], "ann");
    let new = json!({ "game": "spies", "opponent": { "kind": "hot_seat" } });
    assert_eq!(program.post("/api/tables", &new).await.body["code"], "forbidden");
    assert_eq!(program.get("/api/account/export").await.body["code"], "forbidden");
    let mut thief = Client::new(&served);
    let mut codes = Vec::new();
    for attempt in 0..11 {
        let guess = json!({ "name": "ann", "password": format!("guess {attempt}") });
        codes.push(thief.post("/api/session", &guess).await.body["code"].clone());
    }
    assert_eq!(codes[0], "password");
    assert_eq!(codes[10], "too_often");
    served.stop().await.expect("it stops");
}

/// Behind a proxy on this machine all clients would share its address. The address that the proxy appended counts, not what the client
/// sent.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_clients_have_separate_limits_and_metrics_stay_private() {
    let served = start_frozen().await;
    let mut thief = Client::new(&served);
    let mut tries = async |forwarded: &str, name: &str| {
        thief.forwarded = Some(forwarded.to_owned());
        thief.post("/api/session", &json!({ "name": name, "password": "a guess" })).await.body["code"].clone()
    };
    for attempt in 0..10 {
        let lies = format!("198.51.100.{attempt}, 203.0.113.1");
        assert_eq!(tries(&lies, &format!("name {attempt}")).await, "password");
    }
    assert_eq!(tries("198.51.100.77, 203.0.113.1", "another").await, "too_often");
    assert_eq!(tries("203.0.113.1, 203.0.113.2", "another").await, "password");
    let mut outside = Client::new(&served);
    assert_eq!(outside.get("/metrics").await.status, 200, "from this machine");
    outside.forwarded = Some("203.0.113.1".to_owned());
    assert_eq!(outside.get("/metrics").await.body["code"], "forbidden");
    served.stop().await.expect("it stops");
}

/// A trusted proxy in the list is skipped; any other address is the client's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_trusted_proxy_on_another_machine_reports_the_client() {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    let served = start_with(&database, 0, &["192.0.2.80"]).await;
    let mut thief = Client::new(&served);
    let mut tries = async |forwarded: &str, name: &str| {
        thief.forwarded = Some(forwarded.to_owned());
        thief.post("/api/session", &json!({ "name": name, "password": "a guess" })).await.body["code"].clone()
    };
    for attempt in 0..10 {
        let lies = format!("198.51.100.{attempt}, 203.0.113.1, 192.0.2.80");
        assert_eq!(tries(&lies, &format!("name {attempt}")).await, "password");
    }
    assert_eq!(tries("203.0.113.1, 192.0.2.80", "another").await, "too_often");
    assert_eq!(tries("203.0.113.2, 192.0.2.80", "another").await, "password");
    assert_eq!(tries("203.0.113.1, 192.0.2.81", "another").await, "password", "this proxy is not trusted");
    let mut outside = Client::new(&served);
    outside.forwarded = Some("127.0.0.1, 203.0.113.1, 192.0.2.80".to_owned());
    assert_eq!(outside.get("/metrics").await.body["code"], "forbidden");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn invalid_requests_get_an_error_in_the_readers_language() {
    let served = start().await;
    let mut ann = Client::new(&served);
    assert_eq!(
        ann.post("/api/tables?lang=fr", &json!({ "game": "chess" })).await.body["text"],
        "Il n’y a rien de tel ici."
    );
    assert_eq!(ann.send("POST", "/api/tables", b"{".to_vec()).await.body["code"], "malformed");
    assert_eq!(ann.send("POST", "/api/tables", vec![b' '; 100_000]).await.body["code"], "too_large");
    for _ in 0..20 {
        assert_eq!(ann.send("POST", "/api/records", vec![b' '; 3_000_000]).await.body["code"], "too_large");
    }
    let clash = json!({ "game": "twilight", "options": { "bidding": true, "us_handicap": 2 } });
    assert_eq!(ann.post("/api/tables", &clash).await.body["code"], "options");
    let position = json!({ "game": "twilight", "start": { "kind": "position", "position": { "turn": 99 } } });
    assert_eq!(ann.post("/api/tables", &position).await.body["code"], "position");
    assert_eq!(ann.get("/api/tables/none").await.status, 404);
    assert_eq!(ann.get("/api/nothing").await.status, 404);
    ann.origin = Some("http://evil.example".to_owned());
    assert_eq!(ann.post("/api/guest", &json!({ "name": "x" })).await.body["code"], "origin");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_request_in_the_openapi_document_is_served() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let document = ann.get("/api/openapi.json").await.body;
    assert_eq!(document["openapi"], "3.1.0");
    for row in crate::openapi::ROWS.iter().filter(|row| !row.path.ends_with("events")) {
        let asked = row.path.replace("{id}", "none").replace("{game}", "spies").replace("{list}", "open");
        let status = ann.send(&row.method.to_uppercase(), &asked, Vec::new()).await.status;
        assert_ne!(status, 405, "{} {}", row.method, row.path);
        assert!(status >= 300 || status == row.status, "{} {}: {status}", row.method, row.path);
        assert!(document["paths"][row.path][row.method].is_object(), "{} {}", row.method, row.path);
    }
    let of_do = &document["paths"]["/api/tables/{id}/do"]["post"]["requestBody"]["content"]["application/json"];
    assert_eq!(of_do["schema"]["$ref"], "#/components/schemas/Do");
    assert!(document["components"]["schemas"]["Do"]["properties"]["command"].is_object());
    let games = ann.get("/api/games?lang=pl").await.body;
    assert_eq!(games["games"].as_array().map(Vec::len), Some(3));
    assert_eq!(games["games"][0]["catalog"]["cards"].as_object().map(serde_json::Map::len), Some(110));
    let rules = ann.get("/api/games/twilight/rules").await.body;
    assert!(rules["sections"].as_array().is_some_and(|sections| sections.len() > 50));
    served.stop().await.expect("it stops");
}

#[test]
fn every_api_route_is_in_the_openapi_document() {
    let source = include_str!("../src/serve.rs");
    let routes: Vec<(&str, &str)> = source
        .split(".route(\"")
        .skip(1)
        .filter_map(|rest| rest.split_once('"'))
        .filter(|(path, _)| path.starts_with("/api/") && *path != "/api/openapi.json")
        .collect();
    assert!(routes.len() > 20, "{routes:?}");
    for (path, rest) in routes {
        let route = rest.split("\n").next().unwrap_or_default();
        let methods = ["get", "post", "put", "delete"]
            .into_iter()
            .filter(|method| route.contains(&format!(" {method}(")) || route.contains(&format!(".{method}(")));
        let written: Vec<_> = methods.collect();
        let mut told: Vec<_> =
            crate::openapi::ROWS.iter().filter(|row| row.path == path).map(|row| row.method).collect();
        told.sort_by_key(|method| ["get", "post", "put", "delete"].iter().position(|one| one == method));
        // The socket is a route for any method.
        if !route.contains("any(") {
            assert_eq!(told, written, "{path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_tables_are_visible_only_to_their_players() {
    let served = start().await;
    let (mut west, _, id) = pair(&served, "twilight", json!({})).await;
    let mut eve = Client::new(&served);
    assert_eq!(eve.get(&format!("/api/tables/{id}")).await.body["code"], "forbidden");
    assert_eq!(eve.post(&format!("/api/tables/{id}/join"), &json!({})).await.body["code"], "seat_taken");
    assert_eq!(west.get(&format!("/api/tables/{id}?seat=east")).await.body["code"], "forbidden");
    assert_eq!(west.get(&format!("/api/tables/{id}?seat=all")).await.body["code"], "not_over");
    assert_eq!(west.get(&format!("/api/tables/{id}/export")).await.body["code"], "not_over");
    assert_eq!(west.get(&format!("/api/tables/{id}")).await.body["fairness"]["seed"], Value::Null);
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_gets_explanations_undo_takebacks_figures_and_notes() {
    let served = start().await;
    let (mut west, mut east, id) = pair(&served, "twilight", json!({})).await;
    let mut socket = east.socket(&id, "").await;
    socket.next_of("table").await;
    let before = socket.table["scene"]["view"].clone();
    socket.send(&json!({ "type": "why", "key": "w", "action": { "place": "france" } })).await;
    let why = socket.answer("w").await["answer"].clone();
    assert!(why["legal"] == false && why["refusal"]["section"].is_string(), "{why}");
    let action = socket.choices()[0]["action"].clone();
    socket.send(&play("p", socket.version(), &action)).await;
    let version = socket.answer("p").await["version"].as_i64().expect("a version");
    socket.reach(version).await;
    assert_eq!(socket.table["now"]["undo"], 1);
    socket.send(&command("u", version, &json!({ "do": "undo" }))).await;
    let version = socket.answer("u").await["version"].as_i64().expect("a version");
    socket.reach(version).await;
    assert_eq!(socket.table["scene"]["view"], before);
    socket.send(&play("q", version, &action)).await;
    let version = socket.answer("q").await["version"].as_i64().expect("a version");
    socket.reach(version).await;
    socket.send(&command("o", version, &json!({ "do": "offer", "kind": "takeback" }))).await;
    let version = socket.answer("o").await["version"].as_i64().expect("a version");
    let accept = json!({ "key": "a", "version": version, "command": { "do": "accept", "kind": "takeback" } });
    let accepted = west.post(&format!("/api/tables/{id}/do"), &accept).await;
    assert_eq!(accepted.body["type"], "done", "{}", accepted.text);
    socket.reach(version + 1).await;
    assert_eq!(socket.table["scene"]["view"], before);
    assert_eq!(socket.table["scene"]["figures"]["regions"].as_array().map(Vec::len), Some(6));
    assert_eq!(socket.table["catalog"]["countries"]["iran"]["stability"], 2);
    let note = b"{\"text\":\"mind Iran\"}".to_vec();
    assert_eq!(east.send("PUT", &format!("/api/tables/{id}/note"), note).await.status, 204);
    assert_eq!(east.get(&format!("/api/tables/{id}/note")).await.body["text"], "mind Iran");
    assert_eq!(west.get(&format!("/api/tables/{id}/note")).await.body["text"], "");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_can_be_replayed_exported_uploaded_and_continued() {
    let served = start().await;
    let (mut west, _, id) = pair(&served, "twilight", json!({ "public": true, "preset": "playdek" })).await;
    let table = west.get(&format!("/api/tables/{id}")).await.body;
    let resign = json!({ "key": "r", "version": table["now"]["version"], "command": { "do": "resign" } });
    assert_eq!(west.post(&format!("/api/tables/{id}/do"), &resign).await.status, 200);
    let moment = west.get(&format!("/api/tables/{id}/replay?at=3&seat=all")).await.body;
    assert_eq!((&moment["at"], &moment["actor"]), (&json!(3), &json!("chance")));
    assert!(moment["answer"]["draw"].is_string(), "{moment}");
    let record = west.get(&format!("/api/tables/{id}/export")).await.text;
    assert_eq!(games::verify(&record).expect("a record").expect("sound").chance, rules::Chance::Fair);
    for format in ["text", "csv", "playdek", "position"] {
        let file = west.get(&format!("/api/tables/{id}/export?format={format}&lang=pl")).await;
        assert!(file.status == 200 && !file.text.is_empty(), "{format}: {}", file.text);
    }
    let mut bob = Client::new(&served);
    let uploaded = bob.post("/api/records", &json!({ "text": record })).await;
    assert_eq!((uploaded.status, &uploaded.body["verified"]), (201, &json!(true)), "{}", uploaded.text);
    let shown = uploaded.body["id"].as_str().expect("an id").to_owned();
    assert_eq!(bob.get(&format!("/api/tables/{shown}?seat=all")).await.body["now"]["phase"], "over");
    assert!(bob.get(&format!("/api/tables/{shown}/export")).await.text == record, "the record round-trips");
    assert_eq!(bob.post("/api/verify", &json!({ "text": "{\"hotline\": 1}" })).await.body["code"], "record");
    let go_on = json!({ "game": "twilight", "start": { "kind": "table", "id": shown, "at": 16 },
        "opponent": { "kind": "bot", "name": "random" }, "side": "east" });
    let opened = bob.post("/api/tables", &go_on).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let table = bob.get(&format!("/api/tables/{}", opened.body["id"].as_str().expect("an id"))).await.body;
    assert_eq!(table["now"]["actor"], "east");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_waiting_private_table_is_hidden_without_its_invitation() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let opened = ann.post("/api/tables", &json!({ "game": "spies", "opponent": { "kind": "invite" } })).await.body;
    let (id, invite) = (opened["id"].as_str().expect("an id"), opened["invite"].as_str().expect("a secret"));
    let wrong = Token::random().text();
    let mut eve = Client::new(&served);
    for query in ["", "seat=spectator", "invite=", "invite=x", &format!("invite={wrong}")] {
        for path in [format!("/api/tables/{id}"), format!("/api/tables/{id}/replay")] {
            let answer = eve.get(&format!("{path}?{query}")).await;
            assert_eq!((answer.status, &answer.body["code"]), (403, &json!("forbidden")), "{path}?{query}");
        }
        assert_eq!(eve.refused_socket(id, query).await, 403, "{query}");
    }
    let go_on = json!({ "game": "spies", "start": { "kind": "table", "id": id, "at": 0 } });
    assert_eq!(eve.post("/api/tables", &go_on).await.body["code"], "forbidden");
    let mut bob = Client::new(&served);
    let seen = bob.get(&format!("/api/tables/{id}?invite={invite}")).await.body;
    assert_eq!((&seen["seat"], &seen["now"]["phase"]), (&json!("spectator"), &json!("waiting")));
    assert_eq!(bob.get(&format!("/api/tables/{id}")).await.status, 403, "only with the link");
    let mut socket = bob.socket(id, &format!("invite={invite}")).await;
    socket.next_of("table").await;
    let joined = bob.post(&format!("/api/tables/{id}/join"), &json!({ "invite": invite })).await;
    assert_eq!(joined.status, 200, "{}", joined.text);
    assert_eq!(socket.next_of("refused").await["error"]["code"], "forbidden", "a used link does not show the game");
    assert_eq!(eve.get(&format!("/api/tables/{id}?invite={invite}")).await.status, 403);
    assert_eq!(bob.get(&format!("/api/tables/{id}")).await.body["now"]["phase"], "running");
    served.stop().await.expect("it stops");
}

/// Without a named rule set, a table gets the one that readers of the language know. Invited players see it, and the record names it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_default_rule_set_depends_on_the_language() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let mut cases = Vec::new();
    for (lang, name, reach) in [("en", "deluxe", "start"), ("fr", "deluxe", "start"), ("pl", "seed", "start_and_now")] {
        cases.push((lang, json!({ "game": "twilight" }), name, reach));
    }
    cases.push(("pl", json!({ "game": "twilight", "preset": "deluxe" }), "deluxe", "start"));
    for (lang, new, name, reach) in cases {
        let opened = ann.post(&format!("/api/tables?lang={lang}"), &new).await.body;
        let (id, invite) = (opened["id"].as_str().expect("an id"), opened["invite"].as_str().expect("an invitation"));
        let mut guest = Client::new(&served);
        let table = guest.get(&format!("/api/tables/{id}?lang={lang}&invite={invite}")).await.body;
        assert_eq!(table["options"]["reach"], reach, "{lang}: as in the record");
        let games = guest.get(&format!("/api/games?lang={lang}")).await.body;
        let of_game = |game: &Value| game["name"] == "twilight";
        let info = games["games"].as_array().and_then(|all| all.iter().find(|game| of_game(game))).expect("the game");
        let preset = info["presets"].as_array().and_then(|all| all.iter().find(|one| one["name"] == name));
        assert_eq!(table["rule_set"], preset.expect("the preset")["text"], "{lang}");
        assert_eq!(info["usual"], if lang == "pl" { "seed" } else { "deluxe" });
    }
    let new = json!({ "game": "twilight", "options": { "us_handicap": 5 } });
    let id = ann.post("/api/tables?lang=en", &new).await.body["id"].as_str().expect("an id").to_owned();
    assert_eq!(
        ann.get(&format!("/api/tables/{id}?lang=fr")).await.body["rule_set"],
        "Des règles propres à cette table."
    );
    served.stop().await.expect("it stops");
}

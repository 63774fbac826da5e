//! Damaged records and lines never cause a panic: each yields a clear error or a valid game.

use games::{GameEntry, REGISTRY, RpcServer, Setup};
use rules::{Luck, mutate};
use serde_json::{Value, json};

/// Returns the records of a few random games, played by this program.
fn records(entry: &GameEntry, luck: &mut Luck) -> Vec<String> {
    (0..4)
        .map(|seed| {
            let mut game = entry.set_up(&Setup { seed, ..Setup::default() }).expect("a game");
            let actions = [3, 40, 150, 5_000][luck.below(4) as usize];
            let words = words::Words::new(words::Language::English);
            while game.played() < actions
                && let Ok(choose) = game.think("random", 1, seed)
            {
                let (side, action) = choose();
                game.play(side, &action, &words).expect("a legal action");
            }
            game.record(&[])
        })
        .collect()
}

#[test]
fn damaged_records_are_rejected_or_valid_games() {
    let mut luck = Luck::seeded(11);
    let (mut refused, mut valid) = (0, 0);
    for entry in REGISTRY {
        let records = records(entry, &mut luck);
        let documents: Vec<Value> = records.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
        for _ in 0..6_000 {
            let number = luck.below(records.len() as u32) as usize;
            let text = if luck.below(2) == 0 {
                String::from_utf8_lossy(&mutate::text(&records[number], &mut luck)).into_owned()
            } else {
                let mut document = documents[number].clone();
                mutate::document(&mut document, &mut luck);
                document.to_string()
            };
            match games::verify(&text) {
                Err(error) => {
                    assert!(!error.to_string().is_empty());
                    refused += 1;
                }
                Ok(Err(violation)) => {
                    assert!(!violation.to_string().is_empty());
                    refused += 1;
                }
                Ok(Ok(_)) => valid += 1,
            }
        }
    }
    println!("{refused} refused, {valid} valid");
    assert!(refused > 5_000 && valid > 100, "{refused} {valid}");
}

/// Returns lines that use every method.
fn lines(game: &str) -> Vec<Value> {
    let request =
        |method: &str, params: Value| json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
    let manual = json!({ "game": game, "seed": 1, "chance": "manual" });
    vec![
        request("games", json!({})),
        request("new", json!({ "game": game, "seed": 7 })),
        request("new", manual),
        request("legal", json!({ "table": 1, "lang": "pl" })),
        request("bot", json!({ "table": 1, "name": "random", "milliseconds": 5 })),
        request("why_not", json!({ "table": 1, "side": "west", "action": "pass" })),
        request("view", json!({ "table": 1, "seat": "east" })),
        request("facts", json!({ "table": 1, "since": 2, "seat": "all" })),
        request("undo", json!({ "table": 1 })),
        request("undo", json!({ "table": 1, "side": "west" })),
        request("record", json!({ "table": 1 })),
        request("status", json!({ "table": 1 })),
        request("close", json!({ "table": 2 })),
        json!([request("status", json!({ "table": 1 })), { "jsonrpc": "2.0", "method": "status" }]),
    ]
}

#[test]
fn damaged_lines_get_a_reply_and_the_server_continues() {
    let mut luck = Luck::seeded(12);
    let mut replies = 0;
    for entry in REGISTRY {
        let mut server = RpcServer::new(|| 1);
        let mut lines = lines(entry.name);
        let first = json!({ "jsonrpc": "2.0", "id": 0, "method": "new", "params": { "game": entry.name, "seed": 3 } });
        server.answer(first.to_string().as_bytes()).expect("a reply");
        for turn in 0..18_000 {
            // The game continues meanwhile.
            if turn % 50 == 0 {
                let bot = json!({ "jsonrpc": "2.0", "id": 0, "method": "bot", "params": { "table": 1 } }).to_string();
                let reply: Value =
                    serde_json::from_str(&server.answer(bot.as_bytes()).expect("a reply")).expect("JSON");
                let params = json!({ "table": 1, "action": reply["result"]["action"] });
                lines.push(json!({ "jsonrpc": "2.0", "id": 2, "method": "play", "params": params }));
                let played = lines.last().expect("just pushed").to_string();
                let _ = server.answer(played.as_bytes());
            }
            let mut line = lines[luck.below(lines.len() as u32) as usize].clone();
            let damaged = if luck.below(4) == 0 {
                mutate::text(&line.to_string(), &mut luck)
            } else {
                mutate::document(&mut line, &mut luck);
                line.to_string().into_bytes()
            };
            if let Some(reply) = server.answer(&damaged) {
                replies += 1;
                let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
                let one = if reply.is_array() { &reply[0] } else { &reply };
                assert!(
                    one["jsonrpc"] == "2.0" && (one.get("result").is_some() != one.get("error").is_some()),
                    "{reply}"
                );
                let clear = one.get("error").is_none_or(|error| {
                    error["code"].is_i64() && error["message"].as_str().is_some_and(|text| text.len() > 5)
                });
                assert!(clear, "{reply}");
            }
        }
    }
    println!("{replies} replies");
    assert!(replies > 10_000);
}

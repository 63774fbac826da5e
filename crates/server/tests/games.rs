//! Whole games over WebSocket, with faults of clients and connections.

use crate::common::{Client, Socket, command, pair, play, start};
use rules::Luck;
use serde_json::{Value, json};
use server::Served;
use std::time::{Duration, Instant};

/// Sends a random invalid request or breaks the connection, and checks that the game is unaffected.
async fn mischief(
    luck: &mut Luck,
    who: &mut Socket,
    client: &Client,
    id: &str,
    others: &[Value],
    seen: &[Value],
    number: usize,
) {
    let key = format!("bad-{number}");
    let version = who.version();
    let refused = |answer: &Value, codes: &[&str]| {
        let code = answer["error"]["code"].as_str().unwrap_or_default();
        assert!(answer["type"] == "refused" && codes.contains(&code), "{answer}");
    };
    match luck.below(10) {
        0 => {
            who.send(&play(&key, version - 1_000, &others[0])).await;
            refused(&who.answer(&key).await, &["stale"]);
        }
        1 => {
            who.send(&play(&key, version + 5, &others[0])).await;
            refused(&who.answer(&key).await, &["stale"]);
        }
        2 => {
            who.send(&play(&key, version, &json!({ "conquer": "moon" }))).await;
            refused(&who.answer(&key).await, &["malformed"]);
        }
        3 => {
            let mut message = play(&key, version, &others[0]);
            message["side"] = if who.table["seat"] == "west" { json!("east") } else { json!("west") };
            who.send(&message).await;
            refused(&who.answer(&key).await, &["forbidden"]);
        }
        4 => {
            who.send_text("{ this is no JSON".to_owned()).await;
            refused(&who.next_of("refused").await, &["malformed"]);
        }
        5 => {
            who.send_bytes(vec![0, 255, 7]).await;
            refused(&who.next_of("refused").await, &["malformed"]);
        }
        6 => {
            who.send(&command(&key, version, &json!({ "do": "claim" }))).await;
            refused(&who.answer(&key).await, &["no_claim"]);
        }
        7 => {
            // An action of the game that the rules do not allow now.
            let Some(old) = seen.iter().find(|old| !others.contains(old)) else { return };
            who.send(&play(&key, version, old)).await;
            refused(&who.answer(&key).await, &["refused", "not_yours"]);
            assert_eq!(who.version(), version, "nothing was played");
        }
        8 => {
            who.send_text(format!("{:20000}", "{")).await;
            while who.next().await.is_some() {}
            let lang = who.table["lang"].as_str().expect("a language").to_owned();
            *who = client.socket(id, &format!("lang={lang}")).await;
            who.next_of("table").await;
        }
        _ => {
            // The connection breaks, and the client resumes with the version it has.
            let lang = who.table["lang"].as_str().expect("a language");
            let mut again = client.socket(id, &format!("since={version}&lang={lang}")).await;
            again.table = std::mem::take(&mut who.table);
            *who = again;
            who.next_of("update").await;
        }
    }
}

async fn whole_game(game: &str, seed: u64) {
    let served = start().await;
    let (mut west, mut east, id) = pair(&served, game, json!({})).await;
    let mut luck = Luck::seeded(seed);
    let mut sockets = [west.socket(&id, "").await, east.socket(&id, "lang=pl").await];
    for socket in &mut sockets {
        socket.next_of("table").await;
    }
    let (mut number, mut seen) = (0, Vec::new());
    while sockets[0].table["now"]["phase"] == "running" {
        number += 1;
        assert!(number < 5_000, "the game ends");
        let version = sockets[0].version().max(sockets[1].version());
        for socket in &mut sockets {
            socket.reach(version).await;
        }
        let Some(actor) = sockets.iter().position(|socket| !socket.choices().is_empty()) else { break };
        let choices = sockets[actor].choices();
        if luck.below(6) == 0 {
            let actions: Vec<_> = choices.iter().map(|choice| choice["action"].clone()).collect();
            let client = if actor == 0 { &west } else { &east };
            mischief(&mut luck, &mut sockets[actor], client, &id, &actions, &seen, number).await;
            seen = actions;
        }
        if luck.below(10) == 0 {
            // The other side is not to act.
            let other = &mut sockets[1 - actor];
            let key = format!("not-{number}");
            other.send(&play(&key, other.version(), &choices[0]["action"])).await;
            let answer = other.answer(&key).await;
            if answer["type"] == "done" {
                other.send(&command(&format!("un{key}"), other.version(), &json!({ "do": "cancel_premove" }))).await;
                other.answer(&format!("un{key}")).await;
            }
        }
        let actor = &mut sockets[actor];
        let action = &luck.pick(&choices.iter().collect::<Vec<_>>())["action"];
        let (key, message) = (format!("k{number}"), play(&format!("k{number}"), actor.version(), action));
        actor.send(&message).await;
        let done = actor.answer(&key).await;
        assert_eq!(done["type"], "done", "{done} to {message}");
        if luck.below(5) == 0 {
            actor.send(&message).await;
            assert_eq!(actor.answer(&key).await, done, "sent again, answered the same");
        }
        let version = done["version"].as_i64().expect("a version");
        for socket in &mut sockets {
            socket.reach(version).await;
        }
    }
    for (socket, client) in sockets.iter().zip([&mut west, &mut east]) {
        let lang = socket.table["lang"].as_str().expect("a language");
        let table = client.get(&format!("/api/tables/{id}?lang={lang}")).await.body;
        assert!(socket.table["log"] == table["log"], "the client's log is the table's");
        assert!(socket.table["scene"]["view"] == table["scene"]["view"]);
        assert_eq!(table["now"]["phase"], "over");
    }
    let record = west.get(&format!("/api/tables/{id}/export?format=record")).await.text;
    let verdict = games::verify(&record).expect("a record").expect("a sound one");
    assert_eq!(verdict.chance, rules::Chance::Fair, "the revealed seed explains every die and draw");
    assert_eq!(json!(verdict.actions), sockets[0].table["now"]["actions"]);
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_twilight_struggle_survives_invalid_requests() {
    whole_game("twilight", 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_iron_curtain_survive_invalid_requests() {
    for seed in 0..3 {
        whole_game("curtain", seed).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_cia_vs_kgb_survive_invalid_requests() {
    for seed in 0..3 {
        whole_game("spies", seed).await;
    }
}

/// Plays against a bot until the game is over or the bot has made `most` moves; returns the number of moves of the player and of the bot.
async fn against(served: &Served, bot: &str, most: u32) -> [u32; 2] {
    let mut ann = Client::new(served);
    let new = json!({ "game": "curtain", "side": "east", "opponent": { "kind": "bot", "name": bot } });
    let opened = ann.post("/api/tables", &new).await;
    let id = opened.body["id"].as_str().expect("an id").to_owned();
    let mut socket = ann.socket(&id, "").await;
    socket.next_of("table").await;
    let [mut mine, mut others] = [0; 2];
    while socket.table["now"]["phase"] == "running" && others < most {
        match socket.choices().last() {
            Some(choice) => {
                mine += 1;
                let key = format!("k{mine}");
                socket.send(&play(&key, socket.version(), &choice["action"])).await;
                let done = socket.answer(&key).await;
                socket.reach(done["version"].as_i64().unwrap_or_default()).await;
            }
            None => {
                others += 1;
                socket.next_of("update").await;
            }
        }
    }
    [mine, others]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_bot_can_be_played_against() {
    let served = start().await;
    let games = Client::new(&served).get("/api/games").await.body;
    let bots = games["games"][0]["bots"].as_array().expect("bots").clone();
    let names: Vec<_> = bots.iter().map(|bot| bot["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["random", "easy", "medium", "hard", "expert"]);
    for name in names {
        let most = if matches!(name, "hard" | "expert") { 1 } else { u32::MAX };
        let [mine, others] = against(&served, name, most).await;
        assert!(mine > 0 && others > 0, "{name}: {mine} and {others} moves");
    }
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_above_the_rate_limit_are_delayed_but_not_lost() {
    let served = start().await;
    let (west, _, id) = pair(&served, "spies", json!({})).await;
    let mut socket = west.socket(&id, "").await;
    socket.next_of("table").await;
    let begun = Instant::now();
    for number in 0..450 {
        socket.send(&json!({ "type": "ping", "key": format!("p{number}") })).await;
    }
    for number in 0..450 {
        assert_eq!(socket.answer(&format!("p{number}")).await["type"], "pong");
    }
    assert!(begun.elapsed() > Duration::from_secs(1), "{:?}", begun.elapsed());
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_resign_agree_on_a_rematch_and_chat() {
    let served = start().await;
    let (mut west, east, id) = pair(&served, "spies", json!({})).await;
    let mut one = west.socket(&id, "").await;
    let mut two = east.socket(&id, "").await;
    one.next_of("table").await;
    two.next_of("table").await;
    one.send(&json!({ "type": "chat", "key": "c", "text": "Good luck!" })).await;
    assert_eq!(two.next_of("chat").await["text"], "Good luck!");
    one.send(&command("r", one.version(), &json!({ "do": "resign" }))).await;
    one.answer("r").await;
    two.next_of("update").await;
    assert_eq!(two.table["now"]["outcome"]["winner"], "east");
    assert_eq!(two.table["now"]["outcome"]["reason"], "resigned");
    two.send(&command("o", two.version(), &json!({ "do": "offer", "kind": "rematch" }))).await;
    two.answer("o").await;
    one.send(&command("a", one.version(), &json!({ "do": "accept", "kind": "rematch" }))).await;
    let rematch = one.answer("a").await["rematch"].as_str().expect("a rematch").to_owned();
    let table = west.get(&format!("/api/tables/{rematch}")).await.body;
    assert_eq!((&table["mine"], &table["rematch_of"]), (&json!(["east"]), &json!(id)));
    assert_eq!(table["now"]["phase"], "running");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_premove_to_a_secret_question_changes_no_version() {
    let served = start().await;
    let (west, east, id) = pair(&served, "spies", json!({})).await;
    let mut sockets = [west.socket(&id, "").await, east.socket(&id, "").await];
    for socket in &mut sockets {
        socket.next_of("table").await;
    }
    // Both pick their Agent X at once: one is asked, the other may make a premove.
    let early =
        sockets.iter().position(|socket| !socket.table["now"]["premoves"].as_array().expect("a list").is_empty());
    let early = early.expect("a secret question that both answer");
    let before = sockets[1 - early].version();
    let action = sockets[early].table["now"]["premoves"][0]["action"].clone();
    let version = sockets[early].version();
    sockets[early].send(&play("e", version, &action)).await;
    assert_eq!(sockets[early].answer("e").await["type"], "done");
    assert_eq!(sockets[1 - early].version(), before);
    let choice = sockets[1 - early].choices()[0]["action"].clone();
    sockets[1 - early].send(&play("f", before, &choice)).await;
    assert_eq!(sockets[1 - early].answer("f").await["type"], "done");
    // Two changes: the answer, and the premove.
    for socket in &mut sockets {
        socket.reach(before + 2).await;
    }
    assert_eq!(sockets[early].table["now"]["premove"], Value::Null);
    served.stop().await.expect("it stops");
}

/// Checks that nothing was received since: the next message is the answer to a ping.
async fn heard_nothing(socket: &mut Socket, key: &str) {
    socket.send(&json!({ "type": "ping", "key": key })).await;
    let message = socket.next().await.expect("the socket is open");
    assert_eq!((&message["type"], &message["key"]), (&json!("pong"), &json!(key)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_premove_changes_no_byte_for_the_other_side_or_spectators() {
    let served = start().await;
    for (game, more) in [("spies", json!({ "public": true })), ("twilight", json!({ "public": true, "side": "bid" }))] {
        let (mut ann, mut bob, id) = pair(&served, game, more).await;
        let path = format!("/api/tables/{id}");
        let ready = |table: &Value| table["now"]["premoves"].as_array().is_some_and(|early| !early.is_empty());
        let (early, asked) =
            if ready(&ann.get(&path).await.body) { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
        let mut eve = Client::new(&served);
        // One after the other, because arrivals are announced to those present.
        let mut answers = early.socket(&id, "").await;
        answers.next_of("table").await;
        let mut dark = Vec::new();
        for client in [asked, &eve] {
            let mut socket = client.socket(&id, "").await;
            socket.next_of("table").await;
            dark.push(socket);
        }
        answers.send(&json!({ "type": "ping", "key": "p" })).await;
        answers.answer("p").await;
        for socket in &mut dark {
            socket.send(&json!({ "type": "ping", "key": "p" })).await;
            socket.answer("p").await; // arrivals have been announced
        }
        let before = [asked.get(&path).await.text, eve.get(&path).await.text];
        let choices = answers.table["now"]["premoves"].as_array().expect("a list").clone();
        let commands = [
            json!({ "do": "play", "action": choices[0]["action"] }),
            json!({ "do": "play", "action": choices[choices.len() - 1]["action"] }),
            json!({ "do": "cancel_premove" }),
            json!({ "do": "play", "action": choices[0]["action"] }),
        ];
        for (number, what) in commands.iter().enumerate() {
            let key = format!("e{number}");
            answers.send(&command(&key, answers.version(), what)).await;
            assert_eq!(answers.answer(&key).await["type"], "done", "{game}: {what}");
            for socket in &mut dark {
                heard_nothing(socket, &key).await;
            }
            assert!([asked.get(&path).await.text, eve.get(&path).await.text] == before, "{game}: {what}");
        }
        let before = dark[0].version();
        let choice = dark[0].choices()[0]["action"].clone();
        dark[0].send(&play("a", before, &choice)).await;
        assert_eq!(dark[0].answer("a").await["type"], "done");
        dark[0].reach(before + 2).await;
        dark[1].reach(before + 2).await;
    }
    served.stop().await.expect("it stops");
}

//! Servers are killed during play: no acknowledged command is lost or applied twice.
//!
//! Long version: `HOTLINE_KILLS=200 cargo test -p cli --test all kill`.

use crate::common::{Node, ask, folder, wait_until};
use serde_json::{Value, json};
use std::{
    fs,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

fn kills() -> usize {
    std::env::var("HOTLINE_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(20)
}

/// An acknowledged command: the key, the side, the version and the command.
type SentCommand = (String, &'static str, i64, Value);

/// A player who plays both sides of one table after another.
struct Player {
    nodes: Arc<Mutex<Vec<String>>>,
    cookie: String,
    /// Each table with its acknowledged commands.
    acknowledged: Vec<(String, Vec<SentCommand>)>,
    number: usize,
    /// Number of acknowledged commands of all players.
    count: Arc<AtomicUsize>,
}

impl Player {
    /// Requests from the node of a side, and from the others while that one is down, until one answers.
    fn ask(&mut self, which: usize, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let (mut answer, mut attempt) = (None, which);
        wait_until(&format!("an answer to {method} {path} {body}"), || {
            let nodes = self.nodes.lock().expect("no panic").clone();
            answer = ask(&nodes[attempt % nodes.len()], method, path, &mut self.cookie, body).ok();
            attempt += 1;
            answer.is_some()
        });
        answer.expect("an answer after the wait")
    }

    fn open(&mut self, game: &str, clock: bool) {
        let clock =
            if clock { json!({ "kind": "live", "minutes": 60, "increment": 0 }) } else { json!({ "kind": "none" }) };
        let new = json!({ "game": game, "side": "west", "opponent": { "kind": "hot_seat" }, "clock": clock });
        let (status, opened) = self.ask(0, "POST", "/api/tables", &new);
        assert_eq!(status, 201, "{opened}");
        self.acknowledged.push((opened["id"].as_str().expect("an id").to_owned(), Vec::new()));
    }

    /// Plays one action; returns false when the game is over.
    fn step(&mut self) -> bool {
        let id = self.acknowledged.last().expect("a table").0.clone();
        for (which, side) in ["west", "east"].into_iter().enumerate() {
            let (_, table) = self.ask(which, "GET", &format!("/api/tables/{id}?seat={side}"), &Value::Null);
            let now = &table["now"];
            if now["phase"] == "over" {
                return false;
            }
            let choices = now["choices"].as_array().cloned().unwrap_or_default();
            let Some(choice) = choices.get(self.number * 7 % choices.len().max(1)) else { continue };
            self.number += 1;
            let key = format!("k{}", self.number);
            let command = json!({ "do": "play", "action": choice["action"] });
            let body = json!({ "key": key, "version": now["version"], "side": side, "command": command });
            let (status, done) = self.ask(which, "POST", &format!("/api/tables/{id}/do"), &body);
            match (status, done["code"].as_str()) {
                (200, _) => {
                    let version = done["version"].as_i64().expect("a version");
                    self.acknowledged.last_mut().expect("a table").1.push((key, side, version, command));
                    self.count.fetch_add(1, Ordering::Relaxed);
                }
                (409, Some("stale" | "not_yours")) => {} // this node had not seen the latest version yet
                _ => panic!("{status} {done} to {body}"),
            }
            return true;
        }
        true
    }

    /// Asserts that the table has every acknowledged command once, and that its clock is plausible.
    fn check(&mut self, (id, commands): &(String, Vec<SentCommand>), clock: bool) {
        let due = 2 + commands.len() as i64;
        let alone = self.nodes.lock().expect("no panic").len() == 1;
        let (mut version, mut table) = (0, Value::Null);
        wait_until(&format!("version {due} of table {id}"), || {
            table = self.ask(0, "GET", &format!("/api/tables/{id}?seat=west"), &Value::Null).1;
            version = table["now"]["version"].as_i64().expect("a version");
            // Only with several nodes may one of them see a version late.
            assert!(version >= due || !alone, "table {id}: version {version} of {due}");
            version >= due
        });
        if clock {
            let left = table["now"]["clocks"]["left"]["west"].as_i64().expect("a clock");
            assert!((1..=3_600_000).contains(&left), "{left}");
        } else {
            // Opened, started, and one version per command.
            assert_eq!(version, due, "table {id}");
            assert!(
                commands.iter().zip(3..).all(|((_, _, version, _), due)| *version == due),
                "table {id}: {commands:?}"
            );
        }
        for (key, side, version, command) in commands.iter().rev().take(5) {
            let body = json!({ "key": key, "version": 0, "side": side, "command": command });
            let (_, again) = self.ask(1, "POST", &format!("/api/tables/{id}/do"), &body);
            assert_eq!(again["version"].as_i64(), Some(*version), "{again}");
        }
    }
}

/// Kills one of `count` nodes repeatedly while four people play, who check their table after each restart.
fn survives_kills(database: &str, count: usize) {
    let mut nodes: Vec<Node> = (0..count).map(|_| Node::start(database)).collect();
    let addresses = Arc::new(Mutex::new(nodes.iter().map(|node| node.address.clone()).collect::<Vec<_>>()));
    let stop = Arc::new(AtomicBool::new(false));
    let count = Arc::new(AtomicUsize::new(0));
    // Number of restarts, and of checks by players after a restart.
    let (restarts, checks) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let players: Vec<_> = ["spies", "curtain", "twilight", "spies"]
        .into_iter()
        .enumerate()
        .map(|(index, game)| {
            let (nodes, stop, count) = (Arc::clone(&addresses), Arc::clone(&stop), Arc::clone(&count));
            let (restarts, checks) = (Arc::clone(&restarts), Arc::clone(&checks));
            thread::spawn(move || {
                let clock = index == 3;
                let mut player =
                    Player { nodes, cookie: String::new(), acknowledged: Vec::new(), number: index, count };
                player.open(game, clock);
                let mut checked = 0;
                while !stop.load(Ordering::Relaxed) {
                    if checked < restarts.load(Ordering::Relaxed) {
                        let table = player.acknowledged.last().expect("a table").clone();
                        player.check(&table, clock);
                        checked += 1;
                        checks.fetch_add(1, Ordering::Relaxed);
                    }
                    if !player.step() {
                        player.open(game, clock);
                    }
                }
                player.acknowledged.clone().iter().for_each(|table| player.check(table, clock));
                player.acknowledged.iter().map(|(_, commands)| commands.len()).sum::<usize>()
            })
        })
        .collect();
    let wait_while_playing = |what: &str, reached: &dyn Fn() -> bool| {
        wait_until(what, || {
            assert!(!players.iter().any(thread::JoinHandle::is_finished), "a player stopped, see above");
            reached()
        });
    };
    for kill in 0..kills() {
        let before = count.load(Ordering::Relaxed);
        wait_while_playing("play goes on", &|| count.load(Ordering::Relaxed) > before + kill * 7 % 12);
        thread::sleep(Duration::from_millis((kill as u64 * 137) % 100));
        let which = kill % nodes.len();
        nodes[which].kill();
        nodes[which] = Node::start(database);
        addresses.lock().expect("no panic")[which].clone_from(&nodes[which].address);
        let back = restarts.fetch_add(1, Ordering::Relaxed) + 1;
        wait_while_playing("every player has looked", &|| checks.load(Ordering::Relaxed) == back * players.len());
    }
    let before = count.load(Ordering::Relaxed);
    wait_while_playing("play goes on", &|| count.load(Ordering::Relaxed) > before);
    stop.store(true, Ordering::Relaxed);
    let played: usize = players.into_iter().map(|player| player.join().expect("no player fails")).sum();
    assert!(played > kills(), "play went on: {played}");
    println!("{} kills, {played} commands acknowledged", kills());
}

#[test]
fn killed_servers_on_sqlite_lose_no_acknowledged_command() {
    let folder = folder();
    survives_kills(&format!("sqlite:{}", folder.join("kill.db").display()), 1);
    let _ = fs::remove_dir_all(&folder);
}

#[test]
fn killed_servers_on_postgresql_lose_no_acknowledged_command() {
    let postgres = testpg::Postgres::start().expect("PostgreSQL");
    survives_kills(&postgres.database(), 1);
}

#[test]
fn killing_one_of_two_servers_on_postgresql_loses_no_acknowledged_command() {
    let postgres = testpg::Postgres::start().expect("PostgreSQL");
    survives_kills(&postgres.database(), 2);
}

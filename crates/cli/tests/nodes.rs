//! Two servers on one PostgreSQL: the players of a table use different ones, and servers are killed during their game.

use crate::common::{Node, ask, ask_text};
use rules::{Actor, Luck};
use serde_json::{Value, json};
use server::clock::MOST_LAG;
use std::{
    io::ErrorKind,
    net::TcpStream,
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use tokio_tungstenite::tungstenite::{self, Message, WebSocket, client::IntoClientRequest};

/// Interval at which a waiting player reports. No wait has a deadline.
const REPORT: Duration = Duration::from_secs(10);
/// Initial time of each side.
const HOUR: i64 = 3_600_000;

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as i64
}

/// The clocks as a player sees them.
#[derive(Clone, Copy, Debug)]
struct Clocks {
    left: [i64; 2],
    running: Option<usize>,
    at: i64,
}

/// A player with a socket to one of the servers, and the table as known from it.
struct Player {
    cookie: String,
    socket: Option<WebSocket<TcpStream>>,
    table: Value,
    /// Index of the server.
    node: usize,
}

impl Player {
    /// Creates a guest on a server.
    fn at(nodes: &[Node; 2], node: usize, name: &str) -> Player {
        let (address, mut cookie) = (&nodes[node].address, String::new());
        let (status, me) =
            ask(address, "POST", "/api/guest", &mut cookie, &json!({ "name": name })).expect("an answer");
        assert_eq!((status, &me["name"]), (200, &json!(name)));
        Player { cookie, socket: None, table: Value::Null, node }
    }

    /// Opens a socket; a player who was connected before continues from the known version.
    fn connect(&mut self, nodes: &[Node; 2], node: usize, id: &str) {
        self.node = node;
        let address = &nodes[node].address;
        let known = self.table["now"]["version"].as_i64();
        let since = known.map_or_else(String::new, |version| format!("?since={version}"));
        let url = format!("ws://{address}/api/tables/{id}/socket{since}");
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a header"));
        let stream = TcpStream::connect(address).expect("a connection");
        let socket = tungstenite::client(request, stream).expect("a socket").0;
        socket.get_ref().set_read_timeout(Some(REPORT)).expect("an option");
        self.socket = Some(socket);
        let first = self.hear();
        assert_eq!(first["type"], if known.is_some() { "update" } else { "table" }, "{first}");
    }

    /// Waits for the next message and handles it as a client does.
    fn hear(&mut self) -> Value {
        loop {
            let text = match self.socket.as_mut().expect("a socket").read() {
                Ok(Message::Text(text)) => text,
                Ok(_) => continue,
                Err(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                    println!("still waiting for a message after version {} at node {}", self.version(), self.node);
                    continue;
                }
                Err(error) => panic!("a message: {error}"),
            };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            self.note(&message);
            return message;
        }
    }

    fn note(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("table") => self.table = message.clone(),
            Some("update") => {
                let mut table: wire::TableSnapshot = serde_json::from_value(self.table.take()).expect("a table");
                assert!(
                    table.follow(serde_json::from_value(message.clone()).expect("an update")),
                    "an update that fits"
                );
                self.table = json!(table);
            }
            Some("refused") => assert_eq!(message["error"]["code"], "busy", "{message}"),
            _ => {}
        }
    }

    fn send(&mut self, message: &Value) {
        self.socket.as_mut().expect("a socket").send(Message::Text(message.to_string().into())).expect("sent");
    }

    fn version(&self) -> i64 {
        self.table["now"]["version"].as_i64().unwrap_or_default()
    }

    fn reach(&mut self, version: i64) {
        while self.version() < version {
            self.hear();
        }
    }

    /// Returns the version that a command made. The command has already been sent; it is sent again while the server is busy.
    fn done(&mut self, command: &Value) -> i64 {
        loop {
            let message = self.hear();
            match message["type"].as_str() {
                Some("done") if message["key"] == command["key"] => {
                    return message["version"].as_i64().expect("a version");
                }
                Some("refused") => self.send(command),
                _ => {}
            }
        }
    }

    fn clocks(&self) -> Clocks {
        let clocks = &self.table["now"]["clocks"];
        let sides = ["west", "east"];
        Clocks {
            left: sides.map(|side| clocks["left"][side].as_i64().expect("a time")),
            running: sides.iter().position(|side| clocks["running"] == **side),
            at: clocks["now"].as_i64().expect("a time"),
        }
    }
}

/// Asserts that the mover has paid for the time until the move, and the other side for none of it.
fn check_clocks(before: Clocks, after: Clocks, sent: i64, acknowledged: i64) {
    let Some(mover) = before.running else { panic!("a clock runs: {before:?}") };
    let other = 1 - mover;
    let paid = before.left[mover] - after.left[mover];
    let waited = before.left[other] - after.left[other];
    let told = format!("{before:?} {after:?}, sent {sent}, acknowledged {acknowledged}");
    assert!(after.left.iter().all(|left| (1..=HOUR).contains(left)), "{told}");
    if after.running == Some(other) {
        // The move was made between sending and acknowledgement, and the other side's clock has run since.
        let least = sent - before.at - 1 - MOST_LAG;
        assert!((least..=acknowledged - before.at + 1).contains(&paid), "{told}");
        assert!((0..=after.at - sent + 1).contains(&waited), "{told}");
    } else {
        assert_eq!(waited, 0, "{told}");
        assert!(paid <= after.at - before.at + 1, "{told}");
    }
}

/// Plays a whole game of two guests on two servers; three times one server is killed and restarted.
fn whole_game(database: &str, game: &str, seed: u64) {
    let mut nodes = [Node::start(database), Node::start(database)];
    let mut players = [Player::at(&nodes, 0, "Ann"), Player::at(&nodes, 1, "Bob")];
    let clock = json!({ "kind": "live", "minutes": 60, "increment": 0 });
    let new = json!({ "game": game, "side": "west", "opponent": { "kind": "invite" }, "clock": clock });
    let (status, opened) =
        ask(&nodes[0].address, "POST", "/api/tables", &mut players[0].cookie, &new).expect("an answer");
    assert_eq!(status, 201, "{opened}");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let (path, invite) = (format!("/api/tables/{id}/join"), json!({ "invite": opened["invite"] }));
    let (status, joined) = ask(&nodes[1].address, "POST", &path, &mut players[1].cookie, &invite).expect("an answer");
    assert_eq!(status, 200, "{joined}");
    for (node, player) in players.iter_mut().enumerate() {
        player.connect(&nodes, node, &id);
        player.reach(2);
    }
    let mut luck = Luck::seeded(seed);
    let mut commands: Vec<(usize, String, Value, i64)> = Vec::new();
    while players[0].table["now"]["phase"] == "running" {
        let number = commands.len();
        let actor = players.iter().position(|player| player.table["now"]["choices"][0].is_object());
        let actor = actor.expect("a player has choices");
        let choices = players[actor].table["now"]["choices"].as_array().cloned().expect("choices");
        let action = luck.pick(&choices.iter().collect::<Vec<_>>())["action"].clone();
        let (key, version, before) = (format!("k{number}"), players[actor].version(), players[actor].clocks());
        let command = json!({ "do": "play", "action": action });
        let message = json!({ "type": "do", "key": key, "version": version, "command": command });
        let sent = now();
        players[actor].send(&message);
        // The server of the mover is killed before its answer, or just after.
        if matches!(number, 7 | 14 | 21) {
            let lost = players[actor].node;
            nodes[lost].kill();
            for player in players.iter_mut().filter(|player| player.node == lost) {
                player.connect(&nodes, 1 - lost, &id);
            }
            nodes[lost] = Node::start(database);
            players[actor].send(&message);
        }
        let made = players[actor].done(&message);
        let acknowledged = now();
        assert_eq!(made, version + 1, "one version per command");
        for player in &mut players {
            player.reach(made);
        }
        let after = players[actor].clocks();
        if players[0].table["now"]["phase"] == "running" {
            check_clocks(before, after, sent, acknowledged);
        }
        commands.push((actor, key, action, made));
    }
    println!("{game}: {} commands", commands.len());
    assert!(commands.len() > 22, "a long enough game: {}", commands.len());
    check_end(&nodes, &mut players, &id, &commands);
}

/// Asserts that the stored game is what both players have seen, with every command once.
fn check_end(nodes: &[Node; 2], players: &mut [Player; 2], id: &str, commands: &[(usize, String, Value, i64)]) {
    assert_eq!(players[0].version(), 2 + commands.len() as i64, "opened, started, and one version per command");
    for (player, node) in players.iter_mut().zip(nodes.iter().rev()) {
        let path = format!("/api/tables/{id}");
        let table = ask(&node.address, "GET", &path, &mut player.cookie, &Value::Null).expect("an answer").1;
        assert!(player.table["log"] == table["log"], "the seen log is the stored log");
        assert!(player.table["scene"]["view"] == table["scene"]["view"]);
    }
    for (actor, key, action, made) in commands.iter().rev().take(10) {
        let body = json!({ "key": key, "version": made - 1, "command": { "do": "play", "action": action } });
        let path = format!("/api/tables/{id}/do");
        let again = ask(&nodes[0].address, "POST", &path, &mut players[*actor].cookie, &body).expect("an answer").1;
        assert_eq!(again["version"], *made, "a repeated command has the same answer");
    }
    let path = format!("/api/tables/{id}/export?format=record");
    let (_, record) =
        ask_text(&nodes[0].address, "GET", &path, &mut players[1].cookie, &Value::Null).expect("an answer");
    let verdict = games::verify(&record).expect("a record").expect("a sound one");
    assert_eq!(verdict.chance, rules::Chance::Fair);
    let game = players[0].table["game"].as_str().expect("a game");
    let replayed = games::find(game).expect("a game").read(&record).expect("a record");
    let chosen = replayed.entries(0).into_iter().filter_map(|(by, action)| match by {
        Actor::Player(side) => Some((side.index(), action)),
        _ => None,
    });
    let sent = commands.iter().map(|(actor, _, action, _)| (*actor, action.to_string()));
    assert!(chosen.eq(sent), "every command is in the record, once and in order");
}

#[test]
fn two_players_on_different_servers_play_whole_games_while_servers_are_killed() {
    let postgres = testpg::Postgres::start().expect("PostgreSQL");
    for (game, seed) in [("spies", 1), ("twilight", 2), ("curtain", 3)] {
        whole_game(&postgres.database(), game, seed);
    }
}

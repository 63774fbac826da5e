//! A player who connects through the proxy, as a browser does: a lost socket is opened again.

use super::course::Course;
use futures_util::{SinkExt, StreamExt};
use rules::Luck;
use serde_json::{Value, json};
use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};
use tokio::{
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};
use wire::{PlayerKind, TableSnapshot};

/// The table, the side and the cookie of a player.
pub type Seated = (String, &'static str, String);

/// Delay before a browser reopens a lost socket.
const RETRY: Duration = Duration::from_millis(500);
/// Timeout for opening a socket; after it, the player retries.
const OPENING: Duration = Duration::from_secs(20);
/// Interval at which a waiting player reports. No wait has a deadline.
const REPORT: Duration = Duration::from_secs(10);
/// Interval at which a player who may not act polls for a change.
const IDLE: Duration = Duration::from_millis(50);

/// A wait of a player.
pub struct Wait {
    /// `done` for the answer to a command, `bot` for the next action of a bot, `heard` for an action of the other player.
    pub kind: &'static str,
    pub from: Duration,
    pub took: Duration,
    /// The table and the side.
    pub who: String,
}

/// Result of waiting for a message.
enum Event {
    Message(Value),
    /// The socket was lost and is open again; unanswered commands must be sent again.
    Again,
    Nothing,
}

pub struct Player {
    address: String,
    pub id: String,
    pub side: &'static str,
    pub cookie: String,
    pub table: Option<TableSnapshot>,
    socket: Option<WebSocketStream<TcpStream>>,
    luck: Luck,
    course: Arc<Course>,
    /// Number of acknowledged commands.
    pub acknowledged: usize,
    /// Number of sockets that were opened.
    pub connections: usize,
    pub waits: Vec<Wait>,
}

impl Player {
    pub fn new(address: &str, (id, side, cookie): Seated, seed: u64, course: &Arc<Course>) -> Player {
        Player {
            address: address.to_owned(),
            id,
            side,
            cookie,
            table: None,
            socket: None,
            luck: Luck::seeded(seed),
            course: Arc::clone(course),
            acknowledged: 0,
            connections: 0,
            waits: Vec::new(),
        }
    }

    /// Plays until the end of the game or until the course is stopped.
    pub async fn play(mut self, pace: Duration) -> Player {
        sleep(pace.mul_f64(f64::from(self.luck.below(100)) / 100.0)).await; // not all at once
        while !self.over() {
            let stopping = self.course.stopping();
            if self.may_choose() {
                if stopping {
                    break;
                } else if self.course.allows(&self.id, self.version()) {
                    sleep(pace).await;
                    if let Some(action) = self.choice() {
                        self.act(&action).await;
                    }
                } else {
                    self.hear(IDLE).await;
                }
            } else if self.awaits_bot() {
                let (from, version) = (Instant::now(), self.version());
                while self.version() == version && self.awaits_bot() {
                    self.hear_or_report("the answer of a bot", from).await;
                }
                self.waited("bot", from);
            } else {
                if stopping && self.table.is_some() {
                    break;
                }
                self.hear(IDLE).await;
            }
        }
        self
    }

    pub fn over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.now.outcome.is_some())
    }

    fn version(&self) -> i64 {
        self.table.as_ref().map_or(0, |table| table.now.version)
    }

    fn may_choose(&self) -> bool {
        self.table.as_ref().is_some_and(|table| !table.now.choices.is_empty())
    }

    /// Picks an answer to the question, if this player has to answer it.
    fn choice(&mut self) -> Option<Value> {
        let choices = &self.table.as_ref()?.now.choices;
        let which = self.luck.below(u32::try_from(choices.len()).ok().filter(|&count| count > 0)?);
        Some(choices[which as usize].action.value())
    }

    fn awaits_bot(&self) -> bool {
        let Some(table) = &self.table else { return false };
        let seats = &table.now.seats;
        let bot = [&seats.west, &seats.east].into_iter().any(|seat| seat.kind == PlayerKind::Bot);
        bot && table.now.choices.is_empty() && table.now.outcome.is_none()
    }

    fn waited(&mut self, kind: &'static str, since: Instant) {
        let who = format!("{} {}", self.id, self.side);
        self.waits.push(Wait { kind, from: since - self.course.begun, took: since.elapsed(), who });
    }

    /// Sends a command until it is done; repeats it if the socket was lost or the server is busy.
    async fn act(&mut self, action: &Value) {
        let (from, key, version) = (Instant::now(), format!("k{}", self.acknowledged), self.version());
        let command = json!({ "do": "play", "action": action });
        let message = json!({ "type": "do", "key": key, "version": version, "command": command });
        self.send(&message).await;
        loop {
            match self.hear_or_report(&format!("the answer to {message}"), from).await {
                Event::Message(answer) if answer["type"] == "done" && answer["key"] == key => {
                    self.acknowledged += 1;
                    self.course.acknowledged(&self.id, answer["version"].as_i64().expect("a version"));
                    break;
                }
                Event::Message(answer) if answer["type"] == "refused" => {
                    assert_eq!(answer["error"]["code"], "busy", "{answer} to {message}");
                    sleep(RETRY).await;
                    self.send(&message).await;
                }
                Event::Again => self.send(&message).await,
                Event::Message(_) | Event::Nothing => {}
            }
        }
        self.waited("done", from);
        // Its own update follows the answer.
        while self.version() <= version {
            self.hear_or_report(&format!("the update after {message}"), from).await;
        }
    }

    /// Waits for the next message, and reports at intervals what is still missing.
    async fn hear_or_report(&mut self, what: &str, from: Instant) -> Event {
        let event = self.hear(REPORT).await;
        if matches!(event, Event::Nothing) {
            println!("still waiting after {:?}: {what} at {} {}", from.elapsed(), self.id, self.side);
        }
        event
    }

    async fn send(&mut self, message: &Value) {
        if let Some(socket) = &mut self.socket
            && socket.send(Message::Text(message.to_string().into())).await.is_err()
        {
            self.socket = None;
        }
    }

    /// Waits for the next message.
    async fn hear(&mut self, patience: Duration) -> Event {
        let Some(socket) = &mut self.socket else {
            if self.connections > 0 {
                sleep(RETRY).await;
            }
            self.connect().await;
            return Event::Again;
        };
        match timeout(patience, socket.next()).await {
            Err(_) => Event::Nothing,
            Ok(Some(Ok(Message::Text(text)))) => {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                self.note(&message);
                Event::Message(message)
            }
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => {
                self.socket = None;
                Box::pin(self.hear(patience)).await
            }
            Ok(Some(Ok(_))) => Box::pin(self.hear(patience)).await,
        }
    }

    /// Opens the socket, with retries.
    async fn connect(&mut self) {
        loop {
            if let Ok(Some(socket)) = timeout(OPENING, self.opened()).await {
                self.socket = Some(socket);
                self.connections += 1;
                return;
            }
            sleep(RETRY).await;
        }
    }

    async fn opened(&self) -> Option<WebSocketStream<TcpStream>> {
        let stream = TcpStream::connect(&self.address).await.ok()?;
        let since = self.table.as_ref().map_or_else(String::new, |table| format!("&since={}", table.now.version));
        let url = format!("ws://{}/api/tables/{}/socket?seat={}{since}", self.address, self.id, self.side);
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a header"));
        client_async(request, stream).await.ok().map(|(socket, _)| socket)
    }

    /// Handles a message as a client does.
    fn note(&mut self, message: &Value) {
        let before = self.version();
        match message["type"].as_str() {
            Some("table") => self.table = Some(serde_json::from_value(message.clone()).expect("a table")),
            Some("update") => {
                let update = serde_json::from_value(message.clone()).expect("an update");
                let table = self.table.as_mut().expect("a table comes first");
                assert!(table.follow(update), "an update that fits");
                for since in self.course.since_acknowledged(&self.id, before, self.version()) {
                    self.waited("heard", since);
                }
            }
            _ => return,
        }
        self.course.reached(&self.id, self.side, self.version(), self.over());
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        if thread::panicking() {
            self.course.fail();
        }
    }
}

//! Somebody who plays through the proxy, as a browser does: with a socket that is opened again when it is lost.

use futures_util::{SinkExt, StreamExt};
use rules::Luck;
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
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

/// When whoever made a version of a table heard that it was stored.
pub type Heard = Arc<Mutex<HashMap<(String, i64), Instant>>>;

/// How soon a browser opens a lost socket again.
const RETRY: Duration = Duration::from_millis(500);

/// How long somebody waited, and for what.
pub struct Wait {
    /// `done` for the answer to a command, `bot` for the next action of a bot, `heard` for what the other player did.
    pub kind: &'static str,
    pub from: Duration,
    pub took: Duration,
    /// The table and the side.
    pub who: String,
}

/// What comes of waiting for a message.
enum Event {
    Message(Value),
    /// The socket was lost and is open again: what was not answered is to be sent again.
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
    begun: Instant,
    heard: Heard,
    /// How many commands were acknowledged.
    pub acknowledged: usize,
    /// How many sockets were opened.
    pub connections: usize,
    pub waits: Vec<Wait>,
}

impl Player {
    pub fn new(
        address: &str,
        id: String,
        side: &'static str,
        cookie: String,
        seed: u64,
        begun: Instant,
        heard: &Heard,
    ) -> Player {
        Player {
            address: address.to_owned(),
            id,
            side,
            cookie,
            table: None,
            socket: None,
            luck: Luck::seeded(seed),
            begun,
            heard: Arc::clone(heard),
            acknowledged: 0,
            connections: 0,
            waits: Vec::new(),
        }
    }

    /// Plays until the end of the game or until it is told to stop.
    pub async fn play(mut self, pace: Duration, stop: Arc<AtomicBool>) -> Player {
        sleep(pace.mul_f64(f64::from(self.luck.below(100)) / 100.0)).await; // not all at once
        while !self.over() {
            let stopping = stop.load(Ordering::Relaxed);
            if let Some(action) = self.choice() {
                if stopping {
                    break;
                }
                sleep(pace).await;
                self.act(&action).await;
            } else if self.awaits_bot() {
                let (from, version) = (Instant::now(), self.version());
                while self.version() == version && self.awaits_bot() {
                    self.hear(Duration::from_secs(30)).await;
                    assert!(from.elapsed() < Duration::from_secs(30), "a bot answers: {} {version}", self.id);
                }
                self.waited("bot", from);
            } else {
                if stopping && self.table.is_some() {
                    break;
                }
                self.hear(Duration::from_millis(300)).await;
            }
        }
        self
    }

    fn over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.now.outcome.is_some())
    }

    fn version(&self) -> i64 {
        self.table.as_ref().map_or(0, |table| table.now.version)
    }

    /// An answer to the question, if it is asked here.
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
        self.waits.push(Wait { kind, from: since - self.begun, took: since.elapsed(), who });
    }

    /// Sends a command until it is answered.
    async fn act(&mut self, action: &Value) {
        let (from, key, version) = (Instant::now(), format!("k{}", self.acknowledged), self.version());
        let command = json!({ "do": "play", "action": action });
        let message = json!({ "type": "do", "key": key, "version": version, "command": command });
        self.send(&message).await;
        loop {
            match self.hear(Duration::from_secs(30)).await {
                Event::Message(answer) if answer["type"] == "done" && answer["key"] == key => {
                    let made = answer["version"].as_i64().expect("a version");
                    self.acknowledged += 1;
                    self.heard.lock().expect("no panic").entry((self.id.clone(), made)).or_insert_with(Instant::now);
                    break;
                }
                Event::Message(answer) => assert_ne!(answer["type"], "refused", "{answer} to {message}"),
                Event::Again => self.send(&message).await,
                Event::Nothing => panic!("no answer to {message} at {}", self.id),
            }
        }
        self.waited("done", from);
        // Its own update follows the answer.
        while self.version() <= version {
            self.hear(Duration::from_secs(30)).await;
        }
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
            return if self.connect().await { Event::Again } else { Event::Nothing };
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

    /// Opens the socket, where need be again and again.
    async fn connect(&mut self) -> bool {
        for _ in 0..40 {
            if let Ok(Some(socket)) = timeout(Duration::from_secs(5), self.opened()).await {
                self.socket = Some(socket);
                self.connections += 1;
                return true;
            }
            sleep(RETRY).await;
        }
        false
    }

    async fn opened(&self) -> Option<WebSocketStream<TcpStream>> {
        let stream = TcpStream::connect(&self.address).await.ok()?;
        let since = self.table.as_ref().map_or_else(String::new, |table| format!("&since={}", table.now.version));
        let url = format!("ws://{}/api/tables/{}/socket?seat={}{since}", self.address, self.id, self.side);
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a header"));
        client_async(request, stream).await.ok().map(|(socket, _)| socket)
    }

    /// Does what a client does with a message.
    fn note(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("table") => self.table = Some(serde_json::from_value(message.clone()).expect("a table")),
            Some("update") => {
                let before = self.version();
                let update = serde_json::from_value(message.clone()).expect("an update");
                let table = self.table.as_mut().expect("a table comes first");
                assert!(table.follow(update), "an update that fits");
                self.note_version(before);
            }
            _ => {}
        }
    }

    /// Notes how long ago the other player had made what is seen now.
    fn note_version(&mut self, before: i64) {
        let now = self.version();
        let made = (before + 1..=now)
            .filter_map(|version| self.heard.lock().expect("no panic").get(&(self.id.clone(), version)).copied());
        for since in made.collect::<Vec<_>>() {
            self.waited("heard", since);
        }
    }
}

//! A real server on a free port, and clients that know no rules of the games.

#[path = "../../../cli/tests/common/soak.rs"]
pub mod soak;

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper_util::{
    client::legacy::{Client as Http, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};
use server::{Limits, Role, Served, Settings, host::now};
use std::{
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};
use store::{NewTable, Status, TableId, TableRow};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{
        Error, Message,
        client::IntoClientRequest,
        http::{HeaderMap, Request},
    },
};

/// Timeout for a hang: longer than any operation takes, even on a stalled machine.
pub const HANG: Duration = Duration::from_secs(120);

/// Creates a folder for one test.
pub fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("server-{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

/// Starts a server on a free port with its own database.
pub async fn start() -> Served {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    start_on(&database, 1).await
}

/// Starts a server on a free port.
pub async fn start_on(database: &str, workers: usize) -> Served {
    server::serve(&settings(database, workers)).await.expect("the server starts")
}

/// Starts a server on a free port that trusts these proxies, with frozen rate limits.
pub async fn start_with(database: &str, workers: usize, proxies: &[&str]) -> Served {
    let proxies = proxies.iter().map(|proxy| proxy.parse().expect("an address")).collect();
    let settings = Settings { proxies, limits: frozen(), ..settings(database, workers) };
    server::serve(&settings).await.expect("the server starts")
}

/// Settings of a server on a free port.
pub fn settings(database: &str, workers: usize) -> Settings {
    let listen = ([127, 0, 0, 1], 0).into();
    let (database, limits) = (database.to_owned(), Limits { grace: HANG, ..Limits::default() });
    Settings { role: Role::All, listen, database, workers, proxies: Vec::new(), limits }
}

/// Limits whose rate-limit clock stands still: a limit that is reached stays reached, however slow the machine is.
pub fn frozen() -> Limits {
    Limits { grace: HANG, clock: || 1_000_000, ..Limits::default() }
}

/// Starts a server on a free port with frozen rate limits.
pub async fn start_frozen() -> Served {
    start_limited(frozen()).await
}

/// Waits until the server is ready.
pub async fn ready(client: &Client) {
    until("the server is ready", async || client.send_any("GET", "/readyz").await == 200).await;
}

/// Polls until a condition holds.
pub async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < HANG, "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Starts a server on a free port with its own database and these limits.
pub async fn start_limited(limits: Limits) -> Served {
    let database = format!("sqlite:{}", folder().join("test.db").display());
    server::serve(&Settings { limits, ..settings(&database, 0) }).await.expect("the server starts")
}

/// A response.
pub struct Answer {
    pub status: u16,
    pub body: Value,
    pub text: String,
    pub cookies: Vec<String>,
    pub headers: HeaderMap,
}

/// A visitor with cookies.
pub struct Client {
    pub address: String,
    pub cookies: Vec<String>,
    pub token: Option<String>,
    pub origin: Option<String>,
    /// Value of `X-Forwarded-For`.
    pub forwarded: Option<String>,
    /// Value of `Authorization`, if it is not a token of the server.
    pub authorization: Option<String>,
    /// Whether a proxy reports TLS.
    pub https: bool,
    pub http: Http<HttpConnector, Full<axum::body::Bytes>>,
}

impl Client {
    pub fn new(served: &Served) -> Client {
        Client::at(&served.address.to_string())
    }

    pub fn at(address: &str) -> Client {
        let http = Http::builder(TokioExecutor::new()).build_http();
        Client {
            address: address.to_owned(),
            cookies: Vec::new(),
            token: None,
            origin: None,
            forwarded: None,
            authorization: None,
            https: false,
            http,
        }
    }

    pub async fn send(&mut self, method: &str, path: &str, body: Vec<u8>) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if !self.cookies.is_empty() {
            request = request.header("cookie", self.cookies.join("; "));
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if let Some(credentials) = &self.authorization {
            request = request.header("authorization", credentials);
        }
        if let Some(origin) = &self.origin {
            request = request.header("origin", origin);
        }
        if self.https {
            request = request.header("x-forwarded-proto", "https");
        }
        if let Some(forwarded) = &self.forwarded {
            request = request.header("x-forwarded-for", forwarded);
        }
        let request = request.body(Full::from(body)).expect("a request");
        let response = self.http.request(request).await.expect("an answer");
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        assert!(status < 500, "{method} {path}: {status}");
        let cookies: Vec<String> = response
            .headers()
            .get_all("set-cookie")
            .iter()
            .map(|value| value.to_str().expect("text").to_owned())
            .collect();
        for cookie in &cookies {
            let pair = cookie.split(';').next().expect("a pair").to_owned();
            let name = pair.split('=').next().expect("a name").to_owned();
            self.cookies.retain(|old| old.split('=').next() != Some(&name));
            if !pair.ends_with('=') {
                self.cookies.push(pair);
            }
        }
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status, body: serde_json::from_str(&text).unwrap_or_default(), text, cookies, headers }
    }

    /// Returns the status of a request without a body, whatever it is.
    pub async fn send_any(&self, method: &str, path: &str) -> u16 {
        let request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        let request = request.body(Full::default()).expect("a request");
        self.http.request(request).await.expect("an answer").status().as_u16()
    }

    /// Returns the body of a response, whatever its status.
    pub async fn post_any(&self, path: &str, body: &Value) -> Value {
        let request = Request::builder().method("POST").uri(format!("http://{}{path}", self.address));
        let request = request.header("cookie", self.cookies.join("; "));
        let request = request.body(Full::from(body.to_string())).expect("a request");
        let response = self.http.request(request).await.expect("an answer");
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        serde_json::from_slice(&bytes).expect("JSON")
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, Vec::new()).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, body.to_string().into_bytes()).await
    }

    /// Opens the socket of a table.
    pub async fn socket(&self, id: &str, query: &str) -> Socket {
        let (stream, _) = connect_async(self.upgrade(id, query)).await.expect("a socket");
        Socket { stream, table: Value::Null }
    }

    /// Returns the status with which the socket of a table is refused.
    pub async fn refused_socket(&self, id: &str, query: &str) -> u16 {
        match connect_async(self.upgrade(id, query)).await {
            Err(Error::Http(response)) => response.status().as_u16(),
            other => panic!("{other:?}"),
        }
    }

    /// Opens the event stream of the lobby.
    pub async fn events(&self) -> Events {
        let mut request = Request::builder().uri(format!("http://{}/api/lobby/events", self.address));
        if !self.cookies.is_empty() {
            request = request.header("cookie", self.cookies.join("; "));
        }
        let response = self.http.request(request.body(Full::default()).expect("a request")).await.expect("an answer");
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Events { body: axum::body::Body::new(response.into_body()), read: String::new() }
    }

    fn upgrade(&self, id: &str, query: &str) -> Request<()> {
        let url = format!("ws://{}/api/tables/{id}/socket?{query}", self.address);
        let mut request = url.into_client_request().expect("a request");
        if !self.cookies.is_empty() {
            request.headers_mut().insert("cookie", self.cookies.join("; ").parse().expect("a header"));
        }
        if let Some(origin) = &self.origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        request
    }
}

/// An event stream.
pub struct Events {
    body: axum::body::Body,
    read: String,
}

impl Events {
    /// Returns the data of the next event as received.
    pub async fn next(&mut self) -> String {
        loop {
            if let Some((event, rest)) = self.read.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.read = rest;
                if let Some(data) = event.lines().find_map(|line| line.strip_prefix("data: ")) {
                    assert!(event.contains("event: lobby"), "{event}");
                    return data.to_owned();
                }
            } else {
                let frame = tokio::time::timeout(HANG, self.body.frame()).await;
                let frame = frame.expect("an event in time").expect("the stream goes on").expect("no error");
                self.read += std::str::from_utf8(&frame.into_data().expect("data")).expect("text");
            }
        }
    }
}

impl Events {
    /// Reads until the stream ends.
    pub async fn end(&mut self) {
        let all = async { while let Some(Ok(_)) = self.body.frame().await {} };
        tokio::time::timeout(HANG, all).await.expect("the stream ends");
    }
}

/// A socket, and its client's copy of the table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub table: Value,
}

impl Socket {
    pub async fn send(&mut self, message: &Value) {
        self.send_text(message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: String) {
        self.stream.send(Message::Text(text.into())).await.expect("sent");
    }

    pub async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.stream.send(Message::Binary(bytes.into())).await.expect("sent");
    }

    /// Returns the next message; none when the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        self.next_text().await.map(|(_, message)| message)
    }

    /// Returns the next message as received and parsed; none when the socket is closed.
    pub async fn next_text(&mut self) -> Option<(String, Value)> {
        let (text, message) = self.read().await?;
        self.note(&message);
        Some((text, message))
    }

    /// Returns the next message without applying it, for a client that already has the table.
    pub async fn next_raw(&mut self) -> Value {
        self.read().await.expect("the socket is open").1
    }

    async fn read(&mut self) -> Option<(String, Value)> {
        // Pings do not count: a socket that is open gets them for ever.
        let late = tokio::time::Instant::now() + HANG;
        loop {
            match tokio::time::timeout_at(late, self.stream.next()).await.expect("a message in time")? {
                Ok(Message::Text(text)) => {
                    let message = serde_json::from_str(&text).expect("JSON");
                    return Some((text.as_str().to_owned(), message));
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Returns the next message of a type.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket is open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Returns the response to the message with this key.
    pub async fn answer(&mut self, key: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket is open");
            if message["key"] == key {
                return message;
            }
        }
    }

    /// Reads until the client has reached a version.
    pub async fn reach(&mut self, version: i64) {
        while self.table["now"]["version"].as_i64().unwrap_or_default() < version {
            self.next().await.expect("the socket is open");
        }
    }

    /// Applies a message as a client does.
    fn note(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("table") => {
                self.table = message.clone();
                self.table.as_object_mut().expect("an object").remove("type");
            }
            Some("update") => {
                let mut table: wire::TableSnapshot = serde_json::from_value(self.table.take()).expect("a table");
                let update = serde_json::from_value(message.clone()).expect("an update");
                assert!(table.follow(update), "an update that fits");
                self.table = json!(table);
            }
            _ => {}
        }
    }

    pub fn choices(&self) -> Vec<Value> {
        self.table["now"]["choices"].as_array().cloned().unwrap_or_default()
    }

    pub fn version(&self) -> i64 {
        self.table["now"]["version"].as_i64().unwrap_or_default()
    }
}

/// Builds the message for a command.
pub fn command(key: &str, version: i64, command: &Value) -> Value {
    json!({ "type": "do", "key": key, "version": version, "command": command })
}

/// Builds the message that plays an action.
pub fn play(key: &str, version: i64, action: &Value) -> Value {
    command(key, version, &json!({ "do": "play", "action": action }))
}

/// Sends a command without a socket, at the current version.
pub async fn does(client: &mut Client, id: &str, key: &str, command: &Value) -> Answer {
    let version = client.get(&format!("/api/tables/{id}")).await.body["now"]["version"].clone();
    client.post(&format!("/api/tables/{id}/do"), &json!({ "key": key, "version": version, "command": command })).await
}

/// Returns the current moment of a table.
pub async fn moment(client: &mut Client, id: &str) -> Value {
    let answer = client.get(&format!("/api/tables/{id}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.body["now"].clone()
}

/// Creates an account and its client.
pub async fn account(served: &Served, name: &str) -> Client {
    let mut client = Client::new(served);
    let made = client.post("/api/account", &json!({ "name": name, "password": "correct horse" })).await;
    assert_eq!(made.body["who"], "account", "{}", made.text);
    client
}

/// Seats two guests at a table. The first has opened it and plays the West.
pub async fn pair(served: &Served, game: &str, more: Value) -> (Client, Client, String) {
    let (mut west, mut east) = (Client::new(served), Client::new(served));
    let id = seated(&mut west, &mut east, game, more).await;
    (west, east, id)
}

/// Seats two clients at a table. The first has opened it and plays the West.
pub async fn seated(west: &mut Client, east: &mut Client, game: &str, more: Value) -> String {
    let mut new = json!({ "game": game, "side": "west", "opponent": { "kind": "invite" } });
    for (name, value) in more.as_object().cloned().unwrap_or_default() {
        new[name] = value;
    }
    let opened = west.post("/api/tables", &new).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let id = opened.body["id"].as_str().expect("an id").to_owned();
    let joined = east.post(&format!("/api/tables/{id}/join"), &json!({ "invite": opened.body["invite"] })).await;
    assert_eq!(joined.status, 200, "{}", joined.text);
    id
}

/// Copies a table to one on which nothing has happened yet.
pub fn like(table: &TableRow, id: &str) -> NewTable {
    NewTable {
        id: TableId::from(id),
        game: table.game.clone(),
        rules: table.rules,
        options: table.options.clone(),
        brief: json!({}),
        start: None,
        public: true,
        rated: false,
        clock: table.clock,
        fairness: table.fairness,
        seats: table.seats.clone(),
        rematch_of: None,
        network: table.network.clone(),
        status: Status::Running,
        at: now(),
    }
}

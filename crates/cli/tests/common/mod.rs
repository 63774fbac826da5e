//! The built program as a server, and requests to it.
//!
//! No wait here has a deadline: a hanging test prints what it waits for, and nextest kills it.

pub mod soak;

use serde_json::{Value, json};
use std::{
    fs,
    io::{self, BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

/// Polls until a condition holds. Every ten seconds it prints the condition.
pub fn wait_until(what: &str, mut reached: impl FnMut() -> bool) {
    let (begun, mut told) = (Instant::now(), 0);
    while !reached() {
        thread::sleep(Duration::from_millis(5));
        let tens = begun.elapsed().as_secs() / 10;
        if tens > told {
            told = tens;
            println!("still waiting after {:?}: {what}", begun.elapsed());
        }
    }
}

/// Returns a new folder for a test.
pub fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("served-{}-{number}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

/// A server in a process of its own.
pub struct Node {
    pub child: Child,
    pub address: String,
    /// The line that it prints when it is ready.
    pub line: String,
}

impl Node {
    /// Starts a server without bots on a free port.
    pub fn start(database: &str) -> Node {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hotline"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--workers", "0", "--database", database]);
        Node::run(&mut command)
    }

    /// Starts a server and waits for its link.
    pub fn run(command: &mut Command) -> Node {
        if command.get_envs().all(|(name, _)| name != "HOTLINE_LOG") {
            command.env("HOTLINE_LOG", "error");
        }
        let mut child = command.env("LC_ALL", "C").stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("an output")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("a link").to_owned();
        Node { child, address, line }
    }

    /// SIGKILL.
    pub fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends one request on a new connection and returns the answer as text.
pub fn ask_text(
    address: &str,
    method: &str,
    path: &str,
    cookie: &mut String,
    body: &Value,
) -> io::Result<(u16, String)> {
    ask_with(address, method, path, cookie, "", body)
}

/// The same with further headers, each with its line end.
pub fn ask_with(
    address: &str,
    method: &str,
    path: &str,
    cookie: &mut String,
    headers: &str,
    body: &Value,
) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address)?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n{headers}\
         Content-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let cut = || io::Error::from(io::ErrorKind::UnexpectedEof);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
    set.into_iter().for_each(|pair| pair.clone_into(cookie));
    assert!(status < 500 || status == 503, "{path}: {status} {body}");
    Ok((status, body.to_owned()))
}

/// Sends one request on a new connection, with retries while the server is busy.
pub fn ask(address: &str, method: &str, path: &str, cookie: &mut String, body: &Value) -> io::Result<(u16, Value)> {
    ask_with_json(address, method, path, cookie, "", body)
}

/// The same with further headers, each with its line end.
pub fn ask_with_json(
    address: &str,
    method: &str,
    path: &str,
    cookie: &mut String,
    headers: &str,
    body: &Value,
) -> io::Result<(u16, Value)> {
    loop {
        let (status, text) = ask_with(address, method, path, cookie, headers, body)?;
        let answer: Value = serde_json::from_str(&text).map_err(|_| io::Error::from(io::ErrorKind::UnexpectedEof))?;
        if (status, &answer["code"]) != (503, &json!("busy")) {
            return Ok((status, answer));
        }
        println!("busy: {method} {path}");
        thread::sleep(Duration::from_millis(50));
    }
}

/// Opens a table at which one person plays both sides.
pub fn open_hot_seat(address: &str, cookie: &mut String, game: &str) -> String {
    let new = json!({ "game": game, "side": "west", "opponent": { "kind": "hot_seat" } });
    let (status, opened) = ask(address, "POST", "/api/tables", cookie, &new).expect("an answer");
    assert_eq!(status, 201, "{opened}");
    opened["id"].as_str().expect("an id").to_owned()
}

/// Plays the first offered action at a table, at most `times` times; returns whether the game is over.
pub fn play_on(address: &str, cookie: &mut String, id: &str, times: usize) -> bool {
    for number in 0..times {
        let mut moments = ["west", "east"].into_iter().map(|side| {
            let path = format!("/api/tables/{id}?seat={side}");
            (side, ask(address, "GET", &path, cookie, &Value::Null).expect("an answer").1["now"].take())
        });
        let asked = moments.find(|(_, now)| now["choices"][0].is_object() || now["phase"] == "over");
        let (side, now) = asked.expect("a side has choices or the game is over");
        if now["phase"] == "over" {
            return true;
        }
        let deed = json!({ "do": "play", "action": now["choices"][0]["action"] });
        let key = format!("{id}-{}-{number}", now["version"]);
        let body = json!({ "key": key, "version": now["version"], "side": side, "command": deed });
        let done = ask(address, "POST", &format!("/api/tables/{id}/do"), cookie, &body).expect("an answer");
        assert_eq!(done.0, 200, "{}", done.1);
    }
    false
}

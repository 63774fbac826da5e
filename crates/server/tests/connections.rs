//! Connections that take their time.

use crate::common::{Client, Socket, frozen, soak, start_limited};
use serde_json::{Value, json};
use server::{Limits, Served};
use std::{
    io::ErrorKind,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// A limit that a test waits for.
const BRIEF: Duration = Duration::from_millis(400);

/// Time limits of connections: short ones, for which a test waits, or long ones, which no test reaches. Where a server with long limits
/// still has the connection that one with short limits has closed, it was closed because of its limit.
fn limits(brief: Duration) -> Limits {
    Limits { head: brief, proxied_head: brief, stalled: brief, silence: brief, ..frozen() }
}

async fn short() -> Served {
    start_limited(limits(BRIEF)).await
}

async fn long() -> Served {
    start_limited(limits(Duration::from_hours(1))).await
}

async fn connect(served: &Served, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(served.address).await.expect("a connection");
    stream.write_all(sent.as_bytes()).await.expect("sent");
    stream
}

/// Everything that comes until the server closes the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let _ = stream.read_to_end(&mut all).await; // a connection that is reset is closed, too
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_head_and_a_connection_without_a_request_are_closed() {
    let (patient, served) = (long().await, short().await);
    let halves = ["", "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "];
    let whole = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut open = Vec::new();
    for sent in [halves[0], halves[1], whole] {
        open.push(connect(&patient, sent).await);
    }
    let begun = Instant::now();
    for half in halves {
        assert!(!rest(&mut connect(&served, half).await).await.contains(" 200 "));
    }
    // An answer, and then it is closed. Where the machine is slow, the time may be over before the request is there.
    let answered = async || rest(&mut connect(&served, whole).await).await;
    let mut answer = answered().await;
    while answer.is_empty() {
        answer = answered().await;
    }
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    soak::within("closed", begun.elapsed(), Duration::from_secs(10));
    let mut answer = [0; 4096];
    let read = open[2].read(&mut answer).await.expect("an answer");
    assert!(answer[..read].starts_with(b"HTTP/1.1 200"));
    assert!(open.iter().all(is_open), "closed before their time");
    drop(open);
    for server in [patient, served] {
        server.stop().await.expect("it stops");
    }
}

/// Whether the server has left a connection open on which nothing more has come.
fn is_open(stream: &TcpStream) -> bool {
    let read = stream.try_read(&mut [0; 1]);
    read.is_err_and(|error| error.kind() == ErrorKind::WouldBlock)
}

/// The error that an answer tells of, if its length is told truly.
fn told(answer: &str) -> Value {
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let length = head.lines().filter_map(|line| line.strip_prefix("content-length: ")).collect::<Vec<_>>();
    assert_eq!(length, [body.len().to_string()], "{answer}");
    assert!(head.contains("content-type: application/json"), "{answer}");
    serde_json::from_str(body).expect("an error")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_that_is_too_large_is_refused() {
    let served = long().await;
    for (size, status) in [(20_000, "HTTP/1.1 200"), (40_000, "HTTP/1.1 431"), (4_000_000, "")] {
        let mut stream = TcpStream::connect(served.address).await.expect("a connection");
        let head =
            format!("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Large: {}\r\n\r\n", "x".repeat(size));
        let _ = stream.write_all(head.as_bytes()).await; // it may be closed before all is sent
        let answer = rest(&mut stream).await;
        assert!(answer.starts_with(status), "{size}");
        if size == 40_000 {
            assert_eq!(told(&answer)["code"], "too_large");
        }
    }
    let mut stream = connect(&served, "GET /healthz\r\nnonsense\r\n\r\n").await;
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
    assert_eq!(told(&answer)["code"], "malformed");
    served.stop().await.expect("it stops");
}

/// Somebody who asks and asks and reads none of the answers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_takes_no_answer_is_not_waited_for() {
    let stalled = Limits { stalled: BRIEF, ..limits(Duration::from_hours(1)) };
    let (patient, served) = (long().await, start_limited(stalled).await);
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let open = connect(&patient, &request.repeat(10)).await;
    let mut stream = connect(&served, "").await;
    let begun = Instant::now();
    while stream.write_all(request.as_bytes()).await.is_ok() {}
    soak::within("closed", begun.elapsed(), Duration::from_secs(20));
    let more = open.try_write(b"G");
    assert!(more.is_ok() || more.is_err_and(|error| error.kind() == ErrorKind::WouldBlock), "it is waited for");
    drop(open);
    assert_eq!(Client::new(&served).get("/healthz").await.status, 200);
    for server in [patient, served] {
        server.stop().await.expect("it stops");
    }
}

/// A message of a client, as it stands on the wire: short, and hidden by a mask of zeros.
fn frame(text: &str) -> Vec<u8> {
    let mut frame = vec![0x81, 0x80 | u8::try_from(text.len()).expect("it is short"), 0, 0, 0, 0];
    frame.extend(text.as_bytes());
    frame
}

/// Answers pings of the server, and has its own answered.
async fn answers(socket: &mut Socket) {
    socket.send(&json!({ "type": "ping", "key": "p" })).await;
    assert_eq!(socket.answer("p").await["type"], "pong");
}

/// Somebody who sends and sends, but reads nothing, not even the pings; beside one who reads, and has the socket for longer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_is_not_read_is_closed() {
    let limits = Limits { silence: Duration::from_millis(900), ..limits(Duration::from_hours(1)) };
    let served = start_limited(limits).await;
    let mut ann = Client::new(&served);
    let new = json!({ "game": "spies", "opponent": { "kind": "hot_seat" }, "public": true });
    let id = ann.post("/api/tables", &new).await.body["id"].as_str().expect("an id").to_owned();
    let mut socket = ann.socket(&id, "").await;
    answers(&mut socket).await;
    let upgrade = format!(
        "GET /api/tables/{id}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let mut mute = connect(&served, &upgrade).await;
    let begun = Instant::now();
    let ping = frame(r#"{"type":"ping","key":"p"}"#);
    while mute.write_all(&ping).await.is_ok() {
        answers(&mut socket).await;
        // Who sends more than 200 a second is read more slowly, pongs included.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    soak::within("closed", begun.elapsed(), Duration::from_secs(20));
    answers(&mut socket).await;
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_there_are_too_many_connections_the_oldest_without_a_request_goes() {
    let limits = Limits { connections: 50, ..limits(Duration::from_hours(1)) };
    let served = start_limited(limits).await;
    let mut all = Vec::new();
    for number in 0..200 {
        let body = if number % 2 == 0 {
            "GET / HTTP/1.1\r\nX: "
        } else {
            "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
        };
        all.push(connect(&served, body).await);
    }
    assert_eq!(Client::new(&served).get("/healthz").await.status, 200);
    assert_eq!(rest(&mut all[0]).await, "");
    drop(all); // half requests never end
    served.stop().await.expect("it stops");
}

//! Slow clients and half-open connections.

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

/// Time limit for which a test waits.
const BRIEF: Duration = Duration::from_millis(400);

/// Short time limits, for which a test waits, or long ones, which no test reaches. If the server with long limits keeps a connection that
/// the server with short limits closes, the limit was the reason.
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

/// Reads everything until the server closes the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let _ = stream.read_to_end(&mut all).await; // a reset also closes the connection
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_open_requests_and_idle_connections_are_closed() {
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
    // A response, then it is closed. On a slow machine the time limit may end before the request arrives.
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
    assert!(open.iter().all(is_open), "closed too early");
    drop(open);
    for server in [patient, served] {
        server.stop().await.expect("it stops");
    }
}

/// Returns true if the server has left the connection open and sent nothing more.
fn is_open(stream: &TcpStream) -> bool {
    let read = stream.try_read(&mut [0; 1]);
    read.is_err_and(|error| error.kind() == ErrorKind::WouldBlock)
}

/// Parses the error in a response and checks its content length.
fn told(answer: &str) -> Value {
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let length = head.lines().filter_map(|line| line.strip_prefix("content-length: ")).collect::<Vec<_>>();
    assert_eq!(length, [body.len().to_string()], "{answer}");
    assert!(head.contains("content-type: application/json"), "{answer}");
    serde_json::from_str(body).expect("an error")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn oversized_request_heads_are_rejected() {
    let served = long().await;
    for (size, status) in [(20_000, "HTTP/1.1 200"), (40_000, "HTTP/1.1 431"), (4_000_000, "")] {
        let mut stream = TcpStream::connect(served.address).await.expect("a connection");
        let head =
            format!("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Large: {}\r\n\r\n", "x".repeat(size));
        let _ = stream.write_all(head.as_bytes()).await; // the server may close first
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

/// A client that sends requests without end and reads no responses.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_readers_of_responses_are_closed() {
    let stalled = Limits { stalled: BRIEF, ..limits(Duration::from_hours(1)) };
    let (patient, served) = (long().await, start_limited(stalled).await);
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let open = connect(&patient, &request.repeat(10)).await;
    let mut stream = connect(&served, "").await;
    let begun = Instant::now();
    while stream.write_all(request.as_bytes()).await.is_ok() {}
    soak::within("closed", begun.elapsed(), Duration::from_secs(20));
    let more = open.try_write(b"G");
    assert!(more.is_ok() || more.is_err_and(|error| error.kind() == ErrorKind::WouldBlock), "the server still waits");
    drop(open);
    assert_eq!(Client::new(&served).get("/healthz").await.status, 200);
    for server in [patient, served] {
        server.stop().await.expect("it stops");
    }
}

/// Builds a short client message as a WebSocket frame, with a mask of zeros.
fn frame(text: &str) -> Vec<u8> {
    let mut frame = vec![0x81, 0x80 | u8::try_from(text.len()).expect("it is short"), 0, 0, 0, 0];
    frame.extend(text.as_bytes());
    frame
}

/// Checks that the socket is alive; reading also answers the server's pings.
async fn answers(socket: &mut Socket) {
    socket.send(&json!({ "type": "ping", "key": "p" })).await;
    assert_eq!(socket.answer("p").await["type"], "pong");
}

/// A client that keeps sending but reads nothing, not even pings, next to one that reads and keeps its socket for longer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_readers_of_sockets_are_closed() {
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
        // Above 200 messages a second the server reads more slowly, pongs included.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    soak::within("closed", begun.elapsed(), Duration::from_secs(20));
    answers(&mut socket).await;
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_the_connection_limit_the_oldest_without_a_request_is_evicted() {
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
    drop(all); // half-open requests never end
    served.stop().await.expect("it stops");
}

//! Connections that take their time.

use crate::common::{Client, start_limited};
use serde_json::{Value, json};
use server::{Limits, Served};
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// Longer than anything here takes.
const LONG: Duration = Duration::from_secs(20);

/// Limits that a test need not wait for.
fn short() -> Limits {
    let brief = Duration::from_millis(400);
    Limits {
        head: brief,
        proxied_head: brief,
        stalled: brief,
        silence: Duration::from_millis(900),
        ..Limits::default()
    }
}

async fn connect(served: &Served, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(served.address).await.expect("a connection");
    stream.write_all(sent.as_bytes()).await.expect("sent");
    stream
}

/// Everything that comes until the server closes the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    // A connection that is reset is closed, too.
    let _ = timeout(LONG, stream.read_to_end(&mut all)).await.expect("the server closes it");
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_head_and_a_connection_without_a_request_are_closed() {
    let served = start_limited(short()).await;
    let begun = Instant::now();
    for half in ["", "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        assert!(!rest(&mut connect(&served, half).await).await.contains(" 200 "));
    }
    let mut kept = connect(&served, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(rest(&mut kept).await.starts_with("HTTP/1.1 200"), "an answer, and then it is closed");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    served.stop().await.expect("it stops");
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
    let served = start_limited(short()).await;
    for (size, status) in [(20_000, "HTTP/1.1 200"), (40_000, "HTTP/1.1 431"), (4_000_000, "")] {
        let mut stream = TcpStream::connect(served.address).await.expect("a connection");
        let head = format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Large: {}\r\n\r\n", "x".repeat(size));
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
    let served = start_limited(short()).await;
    let mut stream = connect(&served, "").await;
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let begun = Instant::now();
    let refused = timeout(LONG, async { while stream.write_all(request.as_bytes()).await.is_ok() {} });
    refused.await.expect("the server closes it");
    println!("closed after {:?}", begun.elapsed());
    assert_eq!(Client::new(&served).get("/healthz").await.status, 200);
    served.stop().await.expect("it stops");
}

/// A message of a client, as it stands on the wire: short, and hidden by a mask of zeros.
fn frame(text: &str) -> Vec<u8> {
    let mut frame = vec![0x81, 0x80 | u8::try_from(text.len()).expect("it is short"), 0, 0, 0, 0];
    frame.extend(text.as_bytes());
    frame
}

/// Somebody who sends and sends, but reads nothing, not even the pings.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_is_not_read_is_closed() {
    let served = start_limited(short()).await;
    let mut ann = Client::new(&served);
    let new = json!({ "game": "spies", "opponent": { "kind": "hot_seat" }, "public": true });
    let id = ann.post("/api/tables", &new).await.body["id"].as_str().expect("an id").to_owned();
    let upgrade = format!(
        "GET /api/tables/{id}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let mut stream = connect(&served, &upgrade).await;
    let begun = Instant::now();
    let ping = frame(r#"{"type":"ping","key":"p"}"#);
    let closed = timeout(LONG, async {
        while stream.write_all(&ping).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    closed.await.expect("the server closes it");
    println!("closed after {:?}", begun.elapsed());
    // One that reads stays.
    let mut socket = ann.socket(&id, "").await;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(3) {
        socket.send(&json!({ "type": "ping", "key": "p" })).await;
        assert_eq!(socket.answer("p").await["type"], "pong");
        // Who sends more than 200 a second is read more slowly, pongs included.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_there_are_too_many_connections_the_oldest_without_a_request_goes() {
    let limits = Limits { connections: 50, ..Limits::default() };
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
    served.stop().await.expect("it stops");
}

//! Half a request, many times over.

#![cfg(unix)]

use crate::common::{Node, ask_text, folder};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::Value;
use std::{
    io::{Read, Write},
    net::TcpStream,
    process::Command,
    time::{Duration, Instant},
};

/// So many connections that have sent something and wait.
fn waiting(address: &str, count: usize, sent: &str) -> Vec<TcpStream> {
    let open = |_| {
        let mut stream = TcpStream::connect(address).expect("a connection");
        // A server that closes it at once is no error here.
        let _ = stream.write_all(sent.as_bytes());
        stream
    };
    (0..count).map(open).collect()
}

/// How long a server takes to say that it is there.
fn healthy(node: &Node) -> Duration {
    let begun = Instant::now();
    let (status, _) = ask_text(&node.address, "GET", "/healthz", &mut String::new(), &Value::Null).expect("an answer");
    assert_eq!(status, 200);
    begun.elapsed()
}

#[test]
fn eleven_hundred_half_requests_do_not_keep_anybody_out() {
    // This process has 1,100 files open; the server may have 1,024.
    let most = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most }).expect("as many as there are");
    let database = format!("sqlite:{}", folder().join("it.db").display());
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 1024; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_hotline")]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--workers", "0", "--database", &database]);
    let node = Node::run(&mut command);
    for half in [
        "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ] {
        let mut all = waiting(&node.address, 1_100, half);
        let took = healthy(&node);
        println!("1,100 half requests: an answer after {took:?}");
        assert!(took < Duration::from_secs(2), "{took:?}");
        // Those that have waited longest are gone.
        all[0].set_read_timeout(Some(Duration::from_secs(10))).expect("a time");
        assert_eq!(all[0].read(&mut [0; 16]).unwrap_or(0), 0);
    }
    healthy(&node);
}

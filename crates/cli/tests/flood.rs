//! Clients that open many connections and send half a request on each.

#![cfg(unix)]

use crate::common::{Node, ask_text, folder, soak, wait_until};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::Value;
use std::{
    io::{ErrorKind, Read, Write},
    net::TcpStream,
    process::Command,
    time::{Duration, Instant},
};

/// Opens connections that send the same bytes and wait.
fn waiting(address: &str, count: u64, sent: &str) -> Vec<TcpStream> {
    let open = |_| {
        let mut stream = TcpStream::connect(address).expect("a connection");
        // The server may close it at once.
        let _ = stream.write_all(sent.as_bytes());
        stream.set_nonblocking(true).expect("a socket");
        stream
    };
    (0..count).map(open).collect()
}

/// Returns true if the server has closed a connection.
fn is_closed(stream: &mut TcpStream) -> bool {
    loop {
        match stream.read(&mut [0; 1_024]) {
            Ok(0) => return true,
            Ok(_) => {} // a half request gets an answer after a while
            Err(error) if error.kind() == ErrorKind::WouldBlock => return false,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => return true,
        }
    }
}

/// Asserts that the server answers, and returns the duration of the request.
fn healthy(node: &Node) -> Duration {
    let begun = Instant::now();
    let (status, _) = ask_text(&node.address, "GET", "/healthz", &mut String::new(), &Value::Null).expect("an answer");
    assert_eq!(status, 200);
    begun.elapsed()
}

/// Raises the limit of open files of this process, and returns a smaller limit for the server, so that this process can open more
/// connections.
fn files_of_the_server() -> u64 {
    let most = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most }).expect("the soft limit is raised");
    let possible = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    assert!(possible >= 400, "the limit of open files is {possible}: this test needs 400");
    // Other tests in the same process have open files, too.
    (possible - 200).min(1_024)
}

#[test]
fn half_open_requests_do_not_starve_other_clients() {
    let files = files_of_the_server();
    let database = format!("sqlite:{}", folder().join("it.db").display());
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_hotline")]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--workers", "0", "--database", &database]);
    let node = Node::run(&mut command);
    for half in [
        "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ] {
        // More connections than the server may have files.
        let mut all = waiting(&node.address, files + 76, half);
        let took = healthy(&node);
        soak::within("an answer beside half requests", took, Duration::from_secs(2));
        let [first, .., last] = &mut all[..] else { unreachable!("there are many") };
        wait_until("the oldest half request is closed", || {
            // In this order, the newest connection never appears closed before the oldest one, even if this process polls late.
            let newest = is_closed(last);
            let oldest = is_closed(first);
            assert!(oldest || !newest, "the newest half request was closed and the oldest one was not");
            oldest
        });
    }
    healthy(&node);
}

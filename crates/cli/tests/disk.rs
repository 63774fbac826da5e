//! A disk that fails under a running server and recovers.

#![cfg(unix)]

use crate::common::{Node, ask, ask_text, folder, open_hot_seat, play_on, soak, wait_until};
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::{Value, json};
use std::{
    process::Command,
    time::{Duration, Instant},
};

/// Limits the size of the files of a server in bytes; `None` removes the limit.
fn limit_files(node: &Node, bytes: Option<u64>) {
    let pid = Pid::from_child(&node.child);
    prlimit(Some(pid), Resource::Fsize, Rlimit { current: bytes, maximum: None }).expect("the limit is set");
}

/// Returns the answer of `/readyz`: `ok`, or the code of the error.
fn readiness(node: &Node) -> String {
    let (status, text) =
        ask_text(&node.address, "GET", "/readyz", &mut String::new(), &Value::Null).expect("an answer");
    if status == 200 {
        return text.trim().to_owned();
    }
    let error: Value = serde_json::from_str(&text).expect("an error");
    error["code"].as_str().expect("a code").to_owned()
}

#[test]
fn commands_fail_with_storage_while_the_disk_is_full_and_succeed_once_space_is_available() {
    let database = format!("sqlite:{}", folder().join("it.db").display());
    // A write beyond the limit then fails instead of killing the program.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_hotline")]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--workers", "0", "--database", &database]);
    let node = Node::run(command.env("HOTLINE_LOG", "off"));
    let mut cookie = String::new();
    let id = open_hot_seat(&node.address, &mut cookie, "spies");
    assert!(!play_on(&node.address, &mut cookie, &id, 5));
    wait_until("the server is ready", || readiness(&node) == "ok");

    limit_files(&node, Some(4_096));
    let (_, table) =
        ask(&node.address, "GET", &format!("/api/tables/{id}"), &mut cookie, &Value::Null).expect("an answer");
    let resign = |key: &str| json!({ "key": key, "version": table["now"]["version"], "command": { "do": "resign" } });
    let mut texts = Vec::new();
    for lang in ["en", "pl", "fr"] {
        let path = format!("/api/tables/{id}/do?lang={lang}");
        let (code, refused) = ask(&node.address, "POST", &path, &mut cookie, &resign("r")).expect("an answer");
        assert_eq!((code, &refused["code"]), (503, &json!("storage")), "{refused}");
        texts.push(refused["text"].to_string());
    }
    texts.dedup();
    assert_eq!(texts.len(), 3, "{texts:?}");
    let begun = Instant::now();
    assert_ne!(readiness(&node), "ok");
    soak::within("/readyz while the disk is full", begun.elapsed(), Duration::from_secs(2));
    let health = ask_text(&node.address, "GET", "/healthz", &mut String::new(), &Value::Null).expect("an answer");
    assert_eq!(health.0, 200);
    let (code, still) =
        ask(&node.address, "GET", &format!("/api/tables/{id}"), &mut cookie, &Value::Null).expect("an answer");
    assert_eq!((code, &still["now"]["phase"]), (200, &json!("running")), "reads succeed, nothing else took effect");

    limit_files(&node, None);
    let begun = Instant::now();
    // The first command after the failure is stored.
    assert!(!play_on(&node.address, &mut cookie, &id, 1));
    soak::within("first command after space is available", begun.elapsed(), Duration::from_secs(5));
    wait_until("the server is ready again", || {
        let code = readiness(&node);
        assert_ne!(code, "storage", "a command was stored before");
        code == "ok"
    });
}

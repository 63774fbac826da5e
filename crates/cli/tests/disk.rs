//! A disk that fails under a running server, and works again.

#![cfg(unix)]

use crate::common::{Node, ask, ask_text, folder, open_hot_seat, play_on};
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::{Value, json};
use std::{
    process::Command,
    time::{Duration, Instant},
};

/// Lets no file of a server grow beyond so many bytes; none for any number.
fn limit_files(node: &Node, bytes: Option<u64>) {
    let pid = Pid::from_child(&node.child);
    prlimit(Some(pid), Resource::Fsize, Rlimit { current: bytes, maximum: None }).expect("the limit is set");
}

/// The status of a path, and how long it took.
fn status(node: &Node, path: &str) -> (u16, Duration) {
    let begun = Instant::now();
    let answer = ask_text(&node.address, "GET", path, &mut String::new(), &Value::Null).expect("an answer");
    (answer.0, begun.elapsed())
}

#[test]
fn play_goes_on_when_the_disk_takes_something_again_and_until_then_everybody_is_told() {
    let database = format!("sqlite:{}", folder().join("it.db").display());
    // A write beyond the limit is an error then, and not the end of the program.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_hotline")]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--workers", "0", "--database", &database]);
    let node = Node::run(command.env("HOTLINE_LOG", "off"));
    let mut cookie = String::new();
    let id = open_hot_seat(&node.address, &mut cookie, "spies");
    assert!(!play_on(&node.address, &mut cookie, &id, 5));
    let begun = Instant::now();
    while status(&node, "/readyz").0 != 200 {
        assert!(begun.elapsed() < Duration::from_secs(30), "it becomes ready");
    }

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
    let (ready, took) = status(&node, "/readyz");
    assert_eq!(ready, 503);
    assert!(took < Duration::from_secs(2), "{took:?}");
    assert_eq!(status(&node, "/healthz").0, 200);
    let (code, still) =
        ask(&node.address, "GET", &format!("/api/tables/{id}"), &mut cookie, &Value::Null).expect("an answer");
    assert_eq!((code, &still["now"]["phase"]), (200, &json!("running")), "reading goes on, and nothing has counted");

    limit_files(&node, None);
    let begun = Instant::now();
    assert!(!play_on(&node.address, &mut cookie, &id, 1));
    println!("play went on {:?} after the disk", begun.elapsed());
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert_eq!(status(&node, "/readyz").0, 200);
}

//! How much memory a server takes for what is slow on purpose.

#![cfg(target_os = "linux")]

use crate::common::{Node, ask_text, folder};
use serde_json::json;
use std::{fs, thread};

/// A figure of a process in megabytes: `VmRSS` now, `VmHWM` at most so far.
fn megabytes(node: &Node, what: &str) -> u64 {
    let told = fs::read_to_string(format!("/proc/{}/status", node.child.id())).expect("the system tells");
    let line = told.lines().find_map(|line| line.strip_prefix(what)).expect("a figure");
    line.trim_matches([':', '\t', ' ', 'k', 'B']).parse::<u64>().expect("a number") / 1024
}

#[test]
fn memory_for_password_hashes_is_bounded() {
    let node = Node::start(&format!("sqlite:{}", folder().join("it.db").display()));
    let before = megabytes(&node, "VmRSS");
    thread::scope(|threads| {
        for thread in 0..10 {
            let address = &node.address;
            threads.spawn(move || {
                for number in 0..30 {
                    // By another name where the server was busy, because it may have made the account all the same.
                    let mut names = (0..).map(|attempt| format!("somebody {thread} {number} {attempt}"));
                    let made = names.find_map(|name| {
                        let account = json!({ "name": name, "password": "correct horse" });
                        let made = ask_text(address, "POST", "/api/account", &mut String::new(), &account);
                        Some(made.expect("an answer")).filter(|(_, text)| !text.contains(r#""code":"busy""#))
                    });
                    let (status, text) = made.expect("there are names without end");
                    assert_eq!(status, 200, "{text}");
                }
            });
        }
    });
    let (most, after) = (megabytes(&node, "VmHWM"), megabytes(&node, "VmRSS"));
    println!("300 registrations: {before} MB before, at most {most} MB, {after} MB after");
    assert!(most < 200, "{most} MB");
    // Two hashes at once keep 19 MB each, to be used again.
    assert!(after < before + 64, "{before} MB before, {after} MB after");
}

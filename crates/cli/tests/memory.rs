//! Memory use of a server under deliberately expensive operations.

#![cfg(target_os = "linux")]

use crate::common::{Node, ask_text, folder};
use serde_json::json;
use std::{fs, thread};

/// Returns a figure of a process in megabytes: `VmRSS` for the current use, `VmHWM` for its peak.
fn megabytes(node: &Node, what: &str) -> u64 {
    let told = fs::read_to_string(format!("/proc/{}/status", node.child.id())).expect("a process status");
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
                    // After a busy answer the name changes, because the server may still have created the account.
                    let mut names = (0..).map(|attempt| format!("visitor {thread} {number} {attempt}"));
                    let made = names.find_map(|name| {
                        let account = json!({ "name": name, "password": "correct horse" });
                        let made = ask_text(address, "POST", "/api/account", &mut String::new(), &account);
                        Some(made.expect("an answer")).filter(|(_, text)| !text.contains(r#""code":"busy""#))
                    });
                    let (status, text) = made.expect("there are always more names");
                    assert_eq!(status, 200, "{text}");
                }
            });
        }
    });
    let (most, after) = (megabytes(&node, "VmHWM"), megabytes(&node, "VmRSS"));
    println!("300 registrations: {before} MB before, at most {most} MB, {after} MB after");
    assert!(most < 200, "{most} MB");
    // Two concurrent hashes keep 19 MB each for reuse.
    assert!(after < before + 64, "{before} MB before, {after} MB after");
}

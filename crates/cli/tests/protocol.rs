//! The transcripts of `docs/protocol.md`, run against the program.

use serde_json::Value;
use std::{
    io::Write,
    process::{Command, Stdio},
};

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// Returns the replies of the program to some lines.
fn replies(lines: &[&str]) -> Vec<Value> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hotline"))
        .arg("rpc")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it is piped");
    for line in lines {
        writeln!(input, "{line}").expect("the program reads");
    }
    drop(input);
    let output = program.wait_with_output().expect("the program ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("a reply is JSON")).collect()
}

/// Returns true if a reply contains everything that the document shows of it.
fn shows(shown: &Value, reply: &Value) -> bool {
    match (shown, reply) {
        (Value::Object(shown), Value::Object(reply)) => {
            shown.iter().all(|(name, value)| reply.get(name).is_some_and(|reply| shows(value, reply)))
        }
        (Value::Array(shown), Value::Array(reply)) => match shown.split_last() {
            Some((last, first)) if last == "…" => {
                first.len() <= reply.len() && first.iter().zip(reply).all(|(shown, reply)| shows(shown, reply))
            }
            _ => shown.len() == reply.len() && shown.iter().zip(reply).all(|(shown, reply)| shows(shown, reply)),
        },
        _ => shown == reply,
    }
}

#[test]
fn the_transcripts_of_the_document_match_the_program() {
    let transcripts: Vec<_> = DOCUMENT.split("```transcript\n").skip(1).collect();
    assert!(transcripts.len() >= 2);
    for transcript in transcripts {
        let lines: Vec<_> = transcript.split("```").next().unwrap_or_default().lines().collect();
        let sent: Vec<_> = lines.iter().filter_map(|line| line.strip_prefix("--> ")).collect();
        let shown: Vec<_> = lines.iter().filter_map(|line| line.strip_prefix("<-- ")).collect();
        let replies = replies(&sent);
        assert_eq!(replies.len(), shown.len(), "{replies:#?}");
        for (shown, reply) in shown.iter().zip(&replies) {
            let expected: Value = serde_json::from_str(shown).expect("the document shows JSON");
            assert!(shows(&expected, reply), "shown {shown}\nreply {reply}");
        }
    }
}

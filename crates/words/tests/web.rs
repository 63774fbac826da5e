//! The sentences of the web client: those that its sources mention, and no others.

use crate::keys::{in_sources, messages, root};
use std::collections::BTreeSet;
use words::Language;

/// Every key with this beginning that the sources mention is in the file, and every key of the file is mentioned.
fn used_and_there(file: &str, beginning: &str) {
    let needed = in_sources(&root().join("../../web/src"), &['\'', '"', '`'], beginning);
    let english = messages(Language::English, file);
    for language in Language::ALL {
        let there = messages(language, file);
        let keys: BTreeSet<_> = there.keys().cloned().collect();
        assert_eq!(keys, needed, "{language}/{file}: left is in the file, right is used");
        assert_eq!(there, english, "{language}/{file}: other arguments than in English");
    }
}

#[test]
fn every_key_of_the_web_client_is_used_and_there_in_every_language() {
    used_and_there("web", "web-");
}

#[test]
fn every_key_of_the_boards_is_used_and_there_in_every_language() {
    used_and_there("boards", "board-");
}

//! The sentences that all games share.

use crate::keys::{mentioned, messages};
use std::collections::BTreeSet;
use words::Language;

#[test]
fn every_interface_key_is_used_and_there_in_every_language() {
    let english = messages(Language::English, "common");
    let mut needed = mentioned("cli/src", "ui-");
    needed.extend(mentioned("server/src", "server-"));
    needed.extend(["labelled", "list-separator", "with-section", "outcome-won", "outcome-draw"].map(str::to_owned));
    for language in Language::ALL {
        let there = messages(language, "common");
        let keys: BTreeSet<_> = there.keys().cloned().collect();
        assert_eq!(keys, needed, "{language}: left is in the file, right is used");
        assert_eq!(there, english, "{language}: other arguments than in English");
    }
}

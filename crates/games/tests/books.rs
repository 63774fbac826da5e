//! The examples of the rule books that can be tried on a board.

use games::{REGISTRY, Setup};
use serde_json::Value;
use std::{collections::BTreeSet, fs, path::Path};

#[test]
fn every_example_of_a_rule_book_can_be_played_and_is_linked_in_every_language() {
    for entry in REGISTRY {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../books").join(entry.name);
        let text = fs::read_to_string(folder.join("positions.json")).expect("positions");
        let positions: serde_json::Map<String, Value> = serde_json::from_str(&text).expect("an object");
        assert!(positions.len() > 1);
        for (name, position) in &positions {
            let setup = Setup { position: Some(position.clone()), ..Setup::default() };
            let game = entry.set_up(&setup).unwrap_or_else(|error| panic!("{} {name}: {error:?}", entry.name));
            assert!(game.outcome().is_none(), "{} {name}", entry.name);
        }
        for language in ["en", "pl", "fr"] {
            let book = fs::read_to_string(folder.join(format!("{language}.md"))).expect("a book");
            let linked = book.split("(#try-").skip(1).filter_map(|rest| rest.split(')').next());
            let names: BTreeSet<&str> = positions.keys().map(String::as_str).collect();
            assert_eq!(linked.collect::<BTreeSet<_>>(), names, "{} {language}", entry.name);
        }
    }
}

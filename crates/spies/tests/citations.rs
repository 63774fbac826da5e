//! Every rule of the digest is cited by a test.

use crate::common::digest_rules;
use std::{fs, path::Path};

/// Entries of section 9 that are not rules: wording (D22) and what is printed on the box (D27).
const NO_RULES: [&str; 2] = ["D22", "D27"];

#[test]
fn the_digest_has_the_known_rules() {
    let rules = digest_rules();
    let count = |kind: &str| rules.iter().filter(|rule| rule.starts_with(kind)).count();
    assert_eq!(["A", "B", "C", "D", "M"].map(count), [34, 1, 6, 29, 36]);
    assert!(
        ["0.1", "1.2d", "2.1a", "3.11b", "3.15", "8.10", "10.2"].iter().all(|rule| rules.contains(&(*rule).to_owned()))
    );
    assert_eq!(rules.iter().filter(|rule| rule.starts_with(|c: char| c.is_ascii_digit())).count(), 86);
}

/// Returns the comments of the tests, and the strings of their tables.
fn sources() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut all = String::new();
    for entry in fs::read_dir(folder).expect("a folder of tests") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("citations.rs") {
            let text = fs::read_to_string(path).expect("a file of tests");
            for line in text.lines().map(str::trim) {
                if line.starts_with("//") || line.starts_with("(\"") {
                    all.push_str(line);
                    all.push('\n');
                }
            }
        }
    }
    all
}

#[test]
fn every_rule_is_cited() {
    let sources = sources();
    let cited = |rule: &str| {
        sources.match_indices(rule).any(|(start, _)| {
            let before = sources[..start].chars().next_back();
            let mut after = sources[start + rule.len()..].chars();
            let next = after.next();
            let inside = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
            let number_goes_on = next == Some('.') && after.next().is_some_and(|c| c.is_ascii_digit());
            !inside(before) && before != Some('.') && !inside(next) && !number_goes_on
        })
    };
    let uncited: Vec<_> =
        digest_rules().into_iter().filter(|rule| !NO_RULES.contains(&rule.as_str()) && !cited(rule)).collect();
    assert!(uncited.is_empty(), "no test cites {}", uncited.join(", "));
}

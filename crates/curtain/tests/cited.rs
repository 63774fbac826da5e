//! Every rule of the digest is cited by a test.

use std::{collections::BTreeSet, fs, path::Path};

/// Returns the numbers of the rules, rulings, examples and cases of the digest.
fn numbered(rules: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::from(["4".to_owned()]); // the order of a turn has no numbers of its own
    for line in rules.lines() {
        let word = line.split_whitespace().next().unwrap_or_default();
        if word.split_once('.').is_some_and(|(a, b)| a.parse::<u8>().is_ok() && b.parse::<u8>().is_ok()) {
            found.insert(word.to_owned());
        } else if let Some(ruling) = line.strip_prefix("| Q").and_then(|rest| rest.split(' ').next()) {
            found.insert(format!("Q{ruling}"));
        } else if let Some(example) = line.strip_prefix("**").filter(|rest| rest.get(1..4) == Some(" - ")) {
            found.insert(example[..1].to_owned());
        } else if let Some(case) = line.strip_prefix("- ").filter(|rest| rest.get(1..3) == Some(": ")) {
            found.insert(case[..1].to_owned());
        }
    }
    found
}

/// Returns the numbers cited by the comments directly above tests.
fn cited(source: &str) -> BTreeSet<String> {
    let lines: Vec<&str> = source.lines().collect();
    let above = lines.windows(2).filter(|pair| pair[1] == "#[test]").filter_map(|pair| pair[0].strip_prefix("// "));
    above.flat_map(|list| list.split(", ").map(str::to_owned)).collect()
}

#[test]
fn every_rule_is_cited() {
    let rules = numbered(include_str!("../../../docs/rules/iron_curtain.md"));
    assert!(rules.len() > 100 && rules.contains("7.18") && rules.contains("Q24") && rules.contains("U"), "{rules:?}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut all = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the folder of tests") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|kind| kind == "rs") {
            all.extend(cited(&fs::read_to_string(path).expect("a source")));
        }
    }
    let missing: Vec<_> = rules.difference(&all).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
    let unknown: Vec<_> = all.difference(&rules).collect();
    assert!(unknown.is_empty(), "tests cite {unknown:?}, which the rules do not have");
}

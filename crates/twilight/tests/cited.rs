//! Every rule of the digest is cited by a test, and every card has one.

use crate::common::{digest, *};
use std::{fs, path::Path};

/// Returns the comments of the tests, one per line.
fn comments() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of tests") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("cited.rs") {
            let text = fs::read_to_string(path).expect("a file of tests");
            let remark =
                |line: &str| line.split_once("//").map(|(_, remark)| remark.trim_matches(['/', '!', ' ']).to_owned());
            all.extend(text.lines().filter_map(remark));
        }
    }
    all
}

/// Returns true if a comment cites a number as a whole, not as part of a section of the rulebook's own questions or examples.
fn cites(comment: &str, number: &str) -> bool {
    comment.match_indices(number).any(|(start, _)| {
        let (before, after) = (&comment[..start], &comment[start + number.len()..]);
        let mut rest = after.chars();
        let next = rest.next();
        let goes_on = next == Some('.') && rest.next().is_some_and(|c| c.is_ascii_digit());
        let inside = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
        let foreign = before.ends_with("FAQ ") || before.ends_with("ection 18, ");
        !inside(before.chars().next_back()) && !before.ends_with('.') && !inside(next) && !goes_on && !foreign
    })
}

/// Returns true if a comment cites a row of section 18.
fn shows(comment: &str, row: &str) -> bool {
    let examples = comment.find("ection 18").map(|start| &comment[start + "ection 18".len()..]);
    examples.is_some_and(|examples| cites(examples.trim_start_matches(", "), row))
}

#[test]
fn the_digest_has_the_known_numbers() {
    let [rules, contradictions, open_points, examples] =
        [digest::rules(), digest::contradictions(), digest::open_points(), digest::examples()];
    assert_eq!((rules.len(), contradictions.len(), open_points.len(), examples.len()), (RULES, 32, 61, 21));
    assert!(["1.1", "6.0", "12.2.1", "14.9", "14A", "14D"].iter().all(|rule| rules.contains(&(*rule).to_owned())));
    assert!(examples.contains(&"5.2 ex 4".to_owned()) && examples.contains(&"FAQ #73".to_owned()));
}

/// The numbered rules of sections 1 to 14.
const RULES: usize = 121;

#[test]
fn every_rule_is_cited() {
    let comments = comments();
    let uncited = |numbers: Vec<String>, cites: fn(&str, &str) -> bool| -> Vec<String> {
        numbers.into_iter().filter(|number| !comments.iter().any(|comment| cites(comment, number))).collect()
    };
    let mut missing = uncited([digest::rules(), digest::contradictions(), digest::open_points()].concat(), cites);
    missing.extend(uncited(digest::examples(), shows).iter().map(|row| format!("section 18, {row}")));
    assert!(missing.is_empty(), "no test cites {}", missing.join("; "));
}

/// A card has a test where a comment begins with its number, such as `20 Olympic Games`, or says `card 20`.
#[test]
fn every_card_has_a_test() {
    let comments = comments();
    let tested = |card: &Card| {
        let (number, said) = (format!("{} ", *card as u8), format!("card {}", *card as u8));
        comments.iter().any(|comment| {
            let titled = comment.strip_prefix(&number).is_some_and(|title| title.starts_with(char::is_uppercase));
            titled || cites(comment, &said)
        })
    };
    let untested: Vec<_> = Card::ALL.into_iter().filter(|card| !tested(card)).collect();
    assert!(untested.is_empty(), "no test is about {untested:?}");
}

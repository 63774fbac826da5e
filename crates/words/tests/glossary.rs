//! The sentences use the terms of the printed rulebooks.

use crate::keys::{lines, root};
use std::fs;
use words::Language;

#[test]
fn the_terms_of_the_rulebook_are_used() {
    let text = fs::read_to_string(root().join("locales/glossary.toml")).expect("the glossary");
    let glossary: toml::Table = text.parse().expect("a table");
    for (code, files) in &glossary {
        let language: Language = code.parse().expect("a language");
        for (file, terms) in files.as_table().expect("files") {
            let lines = lines(language, file);
            for (printed, others) in terms.as_table().expect("terms") {
                let there = lines.iter().any(|line| begins(&line.text, printed));
                assert!(there, "{code}/{file}: the term “{printed}” is not used");
                for other in others.as_array().expect("words").iter().map(|word| word.as_str().expect("a word")) {
                    let found = lines.iter().find(|line| begins(&line.text, other));
                    let found = found.map(|line| format!("{code}/{file}:{}: {}", line.number, line.text));
                    assert_eq!(found, None, "“{other}” is “{printed}” in print");
                }
            }
        }
    }
}

/// Returns true if a word of the text begins with `beginning`. A beginning of two letters has to be the whole word.
fn begins(text: &str, beginning: &str) -> bool {
    let text = text.to_lowercase().replace('\u{a0}', " ");
    text.match_indices(beginning).any(|(at, found)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + found.len()..].chars().next());
        let whole = found.len() > 2 || !after.is_some_and(char::is_alphanumeric);
        !before.is_some_and(char::is_alphanumeric) && whole
    })
}

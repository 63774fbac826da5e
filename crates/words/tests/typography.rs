//! Non-breaking spaces, and spaces that must be absent.

use crate::keys::{Line, files, lines};
use words::Language;

/// No-break space, used before a colon and a percent sign.
const WIDE: char = '\u{a0}';
/// Narrow no-break space, used before other marks and inside guillemets.
const THIN: char = '\u{202f}';

fn every_line(language: Language, fault: impl Fn(&str) -> Option<&'static str>) {
    let faults: Vec<_> = files(language)
        .iter()
        .flat_map(|file| lines(language, file).into_iter().map(move |line| (file.clone(), line)))
        .filter_map(|(file, Line { number, text })| {
            fault(&text).map(|fault| format!("{language}/{file}:{number}: {fault}: {text}"))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns each character with its two predecessors and successors; `\n` fills the missing ones.
fn windows(text: &str) -> impl Iterator<Item = [char; 5]> {
    let padded: Vec<char> = "\n\n".chars().chain(text.chars()).chain("\n\n".chars()).collect();
    (2..padded.len() - 2).map(move |at| [padded[at - 2], padded[at - 1], padded[at], padded[at + 1], padded[at + 2]])
}

#[test]
fn french_punctuation_has_non_breaking_spaces() {
    every_line(Language::French, |text| {
        windows(text).find_map(|[far, before, mark, after, _]| match mark {
            // `? NOM` is a command, and `!` a sign, if preceded by nothing or a comma.
            ';' | '!' | '?' if before == ' ' && !(far.is_whitespace() || ",;".contains(far)) => Some("a plain space"),
            ';' | '!' | '?' if before == WIDE || before.is_alphabetic() => Some("no thin space"),
            ':' | '%' if before == ' ' || before == THIN || before.is_alphabetic() => Some("no wide space"),
            '«' if after != THIN => Some("no thin space"),
            '»' if before != THIN => Some("no thin space"),
            _ => None,
        })
    });
}

#[test]
fn polish_one_letter_words_do_not_end_a_line() {
    every_line(Language::Polish, |text| {
        let alone = |before: char| !(before.is_alphanumeric() || before == '’');
        windows(text)
            .find(|&[_, before, letter, after, _]| "zwioauZWIOAU".contains(letter) && alone(before) && after == ' ')
            .map(|_| "a plain space")
    });
}

#[test]
fn numbers_stay_with_their_noun_in_polish_and_french() {
    for language in [Language::Polish, Language::French] {
        every_line(language, |text| {
            let digits = windows(text)
                .any(|[_, _, digit, space, letter]| digit.is_ascii_digit() && space == ' ' && letter.is_alphabetic());
            (digits || counted(text)).then_some("a plain space")
        });
    }
}

/// Returns true if a plural variant has a plain space between its number and its noun.
fn counted(text: &str) -> bool {
    let text = text.trim_start().trim_start_matches('*');
    let plural = ["[one] { $", "[few] { $", "[many] { $"].iter().find_map(|start| text.strip_prefix(start));
    let counted = plural.filter(|rest| !rest.starts_with("side")).and_then(|rest| rest.split_once('}'));
    counted.is_some_and(|(_, noun)| noun.starts_with(' ') && noun[1..].starts_with(char::is_alphabetic))
}

#[test]
fn polish_and_english_have_no_space_before_a_percent_sign() {
    for language in [Language::Polish, Language::English] {
        every_line(language, |text| {
            windows(text).find(|&[_, before, mark, ..]| mark == '%' && before.is_whitespace()).map(|_| "a space")
        });
    }
}

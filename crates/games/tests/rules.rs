//! Every question cites a section of the digest that players read.

use games::Presenter;
use rules::{Actor, Log, Luck, Options};
use std::collections::BTreeSet;

/// Returns the section numbers of a digest: those of its headings and of the rules below them, `17.3` for the third item of a list in
/// section 17. The tests of the rules page check that it has an anchor for each.
fn sections(digest: &str) -> BTreeSet<String> {
    let mut chapter = String::new();
    let mut found = BTreeSet::new();
    for line in digest.lines() {
        let heading = line.starts_with('#');
        let number: String = line
            .trim_start_matches(['#', '-', '*', ' '])
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '.')
            .collect();
        let number = number.trim_end_matches('.');
        if !number.starts_with(|c: char| c.is_ascii_digit()) {
            continue;
        }
        if heading {
            number.clone_into(&mut chapter);
            found.insert(chapter.clone());
        } else if number.contains('.') {
            found.insert(number.to_owned());
        } else if line.starts_with(&format!("{number}. ")) {
            found.insert(format!("{chapter}.{number}"));
        }
    }
    found
}

/// Plays random games and checks every question, including dice and draws; they must cite at least `least` sections.
fn every_question_has_a_section<G: Presenter>(games: u64, least: usize) {
    let sections = sections(G::RULES);
    let mut cited = BTreeSet::new();
    for index in 0..games {
        let mut luck = Luck::numbered(11, index);
        let options = if index % 2 == 0 { G::Options::default() } else { G::Options::random(&mut luck) };
        let mut state = G::new(&options);
        while state.actor() != Actor::Nobody {
            let question = state.question().expect("a running game has a question");
            let rule = G::rule(&question);
            assert!(sections.contains(rule), "{question:?} cites {rule}");
            cited.insert(rule);
            state.play(state.any(&mut luck), &mut Log::silent());
        }
    }
    assert!(cited.len() >= least, "only {cited:?}");
}

#[test]
fn questions_of_twilight_struggle_cite_the_digest() {
    every_question_has_a_section::<twilight::State>(300, 9);
}

#[test]
fn questions_of_iron_curtain_cite_the_digest() {
    every_question_has_a_section::<curtain::State>(300, 9);
}

#[test]
fn questions_of_cia_vs_kgb_cite_the_digest() {
    every_question_has_a_section::<spies::State>(100, 9);
}

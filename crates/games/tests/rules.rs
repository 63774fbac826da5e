//! Every question names a section of the digest that players read.

use games::Presenter;
use rules::{Actor, Log, Luck, Options};
use std::collections::BTreeSet;

/// The numbers of a digest: those of its headings and of the rules below them, `17.3` for the third point of a list in section 17.
/// That the page of the rules has an anchor for each is tested with the page.
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

/// Plays games at random and looks at every question, dice and draws among them; they cite at least so many sections.
fn every_question_has_a_section<G: Presenter>(games: u64, least: usize) {
    let sections = sections(G::RULES);
    let mut cited = BTreeSet::new();
    for index in 0..games {
        let mut luck = Luck::numbered(11, index);
        let options = if index % 2 == 0 { G::Options::default() } else { G::Options::random(&mut luck) };
        let mut state = G::new(&options);
        while state.actor() != Actor::Nobody {
            let question = state.question().expect("somebody is asked");
            let rule = G::rule(&question);
            assert!(sections.contains(rule), "{question:?} cites {rule}");
            cited.insert(rule);
            state.play(state.any(&mut luck), &mut Log::silent());
        }
    }
    assert!(cited.len() >= least, "only {cited:?}");
}

#[test]
fn of_twilight_struggle() {
    every_question_has_a_section::<twilight::State>(300, 9);
}

#[test]
fn of_iron_curtain() {
    every_question_has_a_section::<curtain::State>(300, 9);
}

#[test]
fn of_cia_vs_kgb() {
    every_question_has_a_section::<spies::State>(100, 9);
}

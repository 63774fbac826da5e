//! Sentences shared by all games.

use crate::keys::{mentioned, messages, spaced};
use std::collections::BTreeSet;
use words::{Language, Words, args};

#[test]
fn interface_keys_are_used_and_complete_in_every_language() {
    let english = messages(Language::English, "common");
    let mut needed = mentioned("cli/src", "ui-");
    needed.extend(mentioned("server/src", "server-"));
    let shared = ["labelled", "labelled-sentence", "list-separator", "with-section", "outcome-won", "outcome-draw"];
    needed.extend(shared.map(str::to_owned));
    for language in Language::ALL {
        let there = messages(language, "common");
        let keys: BTreeSet<_> = there.keys().cloned().collect();
        assert_eq!(keys, needed, "{language}: left is in the file, right is used");
        assert_eq!(there, english, "{language}: other arguments than in English");
    }
}

/// USA is plural in Polish, and the sides of a game have no article in French: the sentences avoid both.
#[test]
fn sentences_about_a_side_fit_every_side() {
    let [english, polish, french] = Language::ALL.map(Words::new);
    for side in ["USA", "ZSRR", "CIA", "KGB"] {
        let polish = |key| polish.say(key, &args! { side = side, loser = side, sentence = "Karta." });
        assert_eq!(polish("server-waiting"), format!("Decyduje gracz {side}."));
        assert_eq!(polish("server-end_resigned"), format!("Gracz {side} poddaje grę."));
        assert_eq!(polish("server-end_time"), format!("Graczowi {side} skończył się czas."));
        assert_eq!(polish("ui-hand-over"), format!("Klawiaturę przejmuje gracz {side}."));
        assert_eq!(polish("ui-interrupt"), format!("Gracz {side} może teraz zareagować:"));
        assert_eq!(polish("ui-go-on"), format!("Naciśnij Enter, aby gracz {side} grał dalej."));
        assert_eq!(polish("ui-only"), format!("(tylko gracz {side}) Karta."));
    }
    for side in ["États-Unis", "URSS", "CIA", "KGB"] {
        let french = |key| spaced(&french.say(key, &args! { side = side, loser = side, sentence = "Une carte." }));
        assert_eq!(french("server-waiting"), format!("Décision en cours : {side}."));
        assert_eq!(french("server-end_resigned"), format!("{side} : abandon."));
        assert_eq!(french("ui-only"), format!("({side} seulement) Une carte."));
    }
    assert_eq!(english.say("server-end_time", &args! { loser = "US" }), "US ran out of time.");
}

#[test]
fn labels_of_sentences_are_in_brackets() {
    for words in Language::ALL.map(Words::new) {
        assert_eq!(words.labelled_sentence("USA", "Wybierz: jedno."), "[USA] Wybierz: jedno.");
    }
    assert_eq!(Words::new(Language::French).labelled("Chine", "0"), "Chine\u{a0}: 0");
}

#[test]
fn messages_about_wrong_choices_use_the_right_plural() {
    let polish = Words::new(Language::Polish);
    let told = |count: u32| polish.say("ui-no-such-choice", &args! { number = 99, count = count });
    assert_eq!(told(1), "Jest tylko jedna możliwość; wpisz 1.");
    assert_eq!(told(12), "Nie ma możliwości nr 99; wpisz liczbę od 1\u{a0}do 12.");
}

//! The sentences of the web client are exactly those used by its sources.

use crate::keys::{in_sources, messages, root, said, spaced};
use std::collections::BTreeSet;
use words::{Args, Language, args};

/// Checks that the file contains exactly the keys with this beginning that occur in the sources.
fn used_and_there(file: &str, beginning: &str) {
    let needed = in_sources(&root().join("../../web/src"), &['\'', '"', '`'], beginning);
    let english = messages(Language::English, file);
    for language in Language::ALL {
        let there = messages(language, file);
        let keys: BTreeSet<_> = there.keys().cloned().collect();
        assert_eq!(keys, needed, "{language}/{file}: left is in the file, right is used");
        assert_eq!(there, english, "{language}/{file}: other arguments than in English");
    }
}

#[test]
fn web_keys_are_used_and_complete_in_every_language() {
    used_and_there("web", "web-");
}

#[test]
fn board_keys_are_used_and_complete_in_every_language() {
    used_and_there("boards", "board-");
}

fn polish(file: &str, key: &str, args: &Args) -> String {
    spaced(&said(Language::Polish, file, key, args))
}

fn french(file: &str, key: &str, args: &Args) -> String {
    spaced(&said(Language::French, file, key, args))
}

#[test]
fn offers_and_holdings_fit_every_side() {
    for side in ["USA", "ZSRR", "CIA", "KGB"] {
        let of = || args! { side = side, count = 5 };
        assert_eq!(polish("web", "web-offer-draw-theirs", &of()), format!("Gracz {side} proponuje remis."));
        assert_eq!(polish("boards", "board-scored_wins", &of()), format!("Wygrałby gracz {side}"));
        assert_eq!(polish("boards", "board-holds", &of()), format!("{side}: 5"));
        assert_eq!(polish("boards", "board-known_hand", &of()), format!("{side}: 5, w tym znane"));
        assert_eq!(polish("boards", "board-china_holds_up", &of()), format!("Ma ją gracz {side} i może ją zagrać."));
    }
    for side in ["États-Unis", "URSS", "CIA", "KGB"] {
        let of = || args! { side = side, count = 8 };
        assert_eq!(french("web", "web-offer-draw-theirs", &of()), format!("{side} : partie nulle proposée."));
        assert_eq!(french("boards", "board-known_hand", &of()), format!("{side} : 8, dont connues"));
        assert_eq!(french("boards", "board-realign_gain", &of()), format!("Perte : {side}"));
    }
}

#[test]
fn the_usa_is_plural_in_polish() {
    let tile = |held| {
        let args = args! { name = "Kuba", region = "Ameryka Środkowa", us = 2, ussr = 1, held = held };
        polish("boards", "board-tile", &args)
    };
    assert!(tile("west").ends_with("Dominują USA.") && tile("west-controls").ends_with("Kontrolują USA."));
    assert!(tile("east").ends_with("Dominuje ZSRR.") && tile("east-controls").ends_with("Kontroluje ZSRR."));
}

#[test]
fn clocks_count_in_every_language() {
    let live = |minutes: u32, seconds: u32| args! { minutes = minutes, seconds = seconds };
    let told = |minutes, seconds| polish("web", "web-clock-live-text", &live(minutes, seconds));
    assert_eq!(
        told(1, 1),
        "1 minuta dla każdego na całą grę i 1 sekunda więcej z każdym ruchem. Rzuty i czas przeciwnika się nie liczą."
    );
    assert!(told(22, 2).starts_with("22 minuty dla każdego na całą grę i 2 sekundy więcej z każdym ruchem."));
    assert!(told(45, 12).starts_with("45 minut dla każdego na całą grę i 12 sekund więcej z każdym ruchem."));
    assert!(told(60, 0).starts_with("60 minut dla każdego na całą grę. Rzuty"));
    let told = |minutes, seconds| french("web", "web-clock-live-text", &live(minutes, seconds));
    assert!(told(1, 5).starts_with("1 minute par camp pour toute la partie, et 5 secondes de plus à chaque coup."));
    let days = |days: u32| said(Language::English, "web", "web-clock-days", &args! { days = days });
    assert_eq!([1, 7].map(days), ["1 day", "7 days"]);
}

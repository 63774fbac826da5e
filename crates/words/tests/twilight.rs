//! The sentences of `twilight`: none missing or unused, names as in the card and map data, difficult grammar.

use crate::keys::{Needs, spaced};
use ::twilight::{
    Action, Ask, Card, Country, Fact, OpsKinds, Refusal, Region, State,
    deck::Era,
    scoring::Standing,
    state::{Phase, Reason},
};
use rules::{Outcome, Side};
use words::{Language, Words, args};

fn words() -> [Words; 3] {
    Language::ALL.map(Words::new)
}

#[test]
fn keys_are_complete_and_used() {
    let needs = Needs::of::<State>().names::<Phase>().names::<Era>().names::<Standing>().ends::<Reason>();
    let boxes = (0..=8).map(|number| format!("space-{number}"));
    needs.texts::<Card>().names::<Country>().names::<Region>().named(boxes).met_by("twilight");
}

#[test]
fn every_form_can_be_rendered() {
    crate::keys::all_said::<State>(Words::new);
}

/// Normalises typographic quotes, apostrophes, dashes and spaces.
fn plain(text: &str) -> String {
    spaced(text).replace('’', "'").replace(['„', '”', '“', '«', '»'], "\"").replace('–', "-")
}

#[test]
fn names_match_the_card_and_map_data() {
    let cards: toml::Table = include_str!("../../../docs/rules/twilight_struggle/cards.toml").parse().expect("cards");
    let map: toml::Table = include_str!("../../../docs/rules/twilight_struggle/map.toml").parse().expect("a map");
    let lists = [(&cards, "card"), (&map, "region"), (&map, "subregion"), (&map, "country")];
    for words in words().into_iter().take(2) {
        let language = words.language();
        let mut count = 0;
        for (table, kind) in lists {
            for thing in table[kind].as_array().expect("a list") {
                let slug = thing["slug"].as_str().expect("a slug");
                if thing.get("set").and_then(toml::Value::as_str) == Some("polish_extra") {
                    continue; // D1 and D2, whose texts are unknown
                }
                let name = thing[&format!("name_{language}")].as_str().expect("a name");
                assert_eq!(plain(&words.name::<State>(slug)), plain(name), "{language}");
                count += 1;
            }
        }
        assert_eq!(count, 110 + 9 + 84, "{language}");
    }
}

#[test]
fn places_have_the_right_case() {
    let [english, polish, french] = words();
    let fact = Fact::Placed { side: Side::East, country: Country::Poland, amount: 2, total: 5 };
    assert_eq!(english.fact::<State>(&fact), "USSR places 2 influence in Poland (now 5).");
    assert_eq!(spaced(&polish.fact::<State>(&fact)), "ZSRR: +2 PW w Polsce (razem 5).");
    assert_eq!(french.fact::<State>(&fact), "URSS\u{a0}: +2\u{a0}PI en Pologne (total 5).");
    let coup = Action::Coup(Country::Philippines);
    assert_eq!(polish.action::<State>(&coup), "Przewrót na Filipinach");
    assert_eq!(french.action::<State>(&coup), "Coup d’État aux Philippines");
}

#[test]
fn the_sign_of_a_figure_selects_the_words() {
    let [english, polish, _] = words();
    let vp = |total| Fact::Vp { side: Side::West, amount: 2, total };
    assert_eq!(english.fact::<State>(&vp(3)), "US gains 2 VP: the US leads by 3.");
    assert_eq!(english.fact::<State>(&vp(-4)), "US gains 2 VP: the USSR leads by 4.");
    assert_eq!(english.fact::<State>(&vp(0)), "US gains 2 VP: the sides are level.");
    assert_eq!(spaced(&polish.fact::<State>(&vp(-4))), "USA: +2 PZ; ZSRR prowadzi o 4.");
    assert_eq!(spaced(&polish.fact::<State>(&vp(3))), "USA: +2 PZ; USA prowadzą o 3.");
    let coup = |modifier, result| Fact::CoupRolled { side: Side::East, die: 4, modifier, result };
    assert_eq!(english.fact::<State>(&coup(-1, 2)), "USSR rolls 4 − 1: the coup succeeds by 2.");
    assert_eq!(english.fact::<State>(&coup(0, -3)), "USSR rolls 4: the coup fails.");
}

#[test]
fn polish_has_three_plural_forms() {
    let polish = Words::new(Language::Polish);
    let asked = |ask: &Ask| spaced(&polish.ask::<State>(ask));
    let ops =
        |left| Ask::Ops { by: Side::West, card: Card::Nato, kinds: OpsKinds::PLACE, left, asia: false, sea: false };
    assert_eq!(asked(&ops(1)), "„NATO”: 1 punkt; PW");
    assert_eq!(asked(&ops(4)), "„NATO”: 4 punkty; PW");
    assert_eq!(asked(&ops(5)), "„NATO”: 5 punktów; PW");
    let others = |count: u32| spaced(&polish.tell::<State>("screen-others", &args! { count = count }));
    assert_eq!(others(1), "i 1 państwo bez PW");
    assert_eq!(others(22), "i 22 państwa bez PW");
    assert_eq!(others(12), "i 12 państw bez PW");
}

#[test]
fn refusals_name_their_section_and_outcomes_the_winner() {
    let [english, polish, french] = words();
    let refusal = Refusal::DefconBan { country: Country::Italy, level: 4 };
    assert_eq!(
        english.refusal::<State>(&refusal),
        "At DEFCON 4 there are no coups and realignments in Italy. (rule 10.2)"
    );
    let won = Outcome { winner: Some(Side::West), reason: "nuclear_war" };
    assert_eq!(polish.end::<State>(&won), "Zwycięzca: USA. DEFCON 1: wybuchła wojna nuklearna.");
    let draw = Outcome { winner: None, reason: "final_scoring" };
    assert_eq!(french.end::<State>(&draw), "Partie nulle. Le décompte final a tranché.");
}

#[test]
fn french_has_plurals_of_influence_points() {
    let french = Words::new(Language::French);
    let bid = |points| spaced(&french.fact::<State>(&Fact::Bid { side: Side::East, wants: Side::West, points }));
    assert_eq!(bid(1), "URSS : enchère de 1 point d’influence pour jouer États-Unis.");
    assert_eq!(bid(2), "URSS : enchère de 2 points d’influence pour jouer États-Unis.");
}

#[test]
fn no_participle_agrees_with_the_name_of_a_card() {
    let [_, polish, french] = words();
    let played = Fact::Played { side: Side::West, card: Card::MarshallPlan };
    assert_eq!(french.fact::<State>(&played), "États-Unis\u{a0}: carte jouée, «\u{202f}Plan Marshall\u{202f}».");
    assert_eq!(polish.fact::<State>(&played), "USA: zagrana karta „Plan Marshalla”.");
}

#[test]
fn titles_that_are_quotations_use_inner_quotation_marks() {
    let polish = Words::new(Language::Polish);
    assert_eq!(polish.named::<State>(&Card::WeWillBuryYou), "„Pogrzebiemy was”");
    let played = Fact::Played { side: Side::East, card: Card::WeWillBuryYou };
    assert_eq!(polish.fact::<State>(&played), "ZSRR: zagrana karta „«Pogrzebiemy was»”.");
    let envy = Fact::Played { side: Side::East, card: Card::MissileEnvy };
    assert_eq!(polish.fact::<State>(&envy), "ZSRR: zagrana karta „Zazdrość o\u{a0}rakiety «Missile Envy»”.");
}

#[test]
fn refusals_name_the_place_without_influence() {
    let refusal = Refusal::Chernobyl { country: Country::Poland };
    let [english, polish, french] = words().map(|words| spaced(&words.refusal::<State>(&refusal)));
    assert!(english.starts_with("“Chernobyl” keeps you from placing influence in Poland this turn."), "{english}");
    assert!(polish.starts_with("„Czarnobyl”: w tej turze nie możesz umieszczać PW w Polsce."), "{polish}");
    assert!(french.starts_with("« Tchernobyl » vous interdit de placer de l’influence en Pologne."), "{french}");
}

/// 14A: equal bids are decided by lot, as are two held scoring cards.
#[test]
fn the_coin_question_fits_equal_bids() {
    for words in words() {
        let question = words.ask::<State>(&Ask::Coin);
        for card in ["scoring card", "kartę punktującą", "carte de décompte"] {
            assert!(!question.contains(card), "{question}");
        }
    }
}

//! The sentences of `spies`: none missing or unused, names as in the card data, difficult grammar.

use crate::keys::{Needs, spaced};
use ::spies::{Action, Agent, End, Fact, Faction, Group, Objective, Phase, Refusal, State};
use rules::{Game, Outcome, Side};
use words::{Language, Words, args};

fn words() -> [Words; 3] {
    Language::ALL.map(Words::new)
}

#[test]
fn keys_are_complete_and_used() {
    let needs = Needs::of::<State>().names::<Phase>().ends::<End>();
    needs.texts::<Agent>().texts::<Faction>().texts::<Group>().texts::<Objective>().met_by("spies");
}

#[test]
fn every_form_can_be_rendered() {
    crate::keys::all_said::<State>(Words::new);
}

/// Normalises apostrophes and spaces, and accents that the printed cards leave out.
fn plain(text: &str) -> String {
    spaced(text).replace('’', "'").replace('É', "E").replace("Média", "Media")
}

#[test]
fn names_match_the_card_data() {
    let cards: toml::Table = include_str!("../../../docs/rules/cia_vs_kgb/cards.toml").parse().expect("card data");
    for words in words() {
        let language = words.language();
        let title = cards["game"][&format!("title_{language}")].as_str().expect("a title");
        assert_eq!(plain(&words.title::<State>()), plain(title));
        let mut count = 0;
        for kind in ["phases", "factions", "agents", "groups", "objectives"] {
            for card in cards[kind].as_array().expect("a list") {
                let name = card[&format!("name_{language}")].as_str().expect("a name");
                let slug = card["slug"].as_str().expect("a slug");
                assert_eq!(plain(&words.name::<State>(slug)), plain(name), "{language}");
                count += 1;
            }
        }
        assert_eq!(count, 6 + 4 + 6 + 24 + 21);
    }
}

#[test]
fn texts_contain_the_figures_of_the_cards() {
    for words in words() {
        let text = |card: &dyn erased::Slug| words.text::<State>(&card.slug()).expect("a text");
        for group in Group::ALL {
            assert!(text(group).contains(&format!(" {}.", group.influence())), "{group:?}: {}", text(group));
            assert!(text(group).ends_with(&text(&group.faction())), "{group:?}");
        }
        for objective in Objective::ALL {
            let figures = objective.figures();
            for figure in [figures.points, figures.stability, figures.population] {
                let numbers = text(objective);
                let mut numbers = numbers.split(|c: char| !c.is_ascii_digit());
                assert!(numbers.any(|number| number == figure.to_string()), "{objective:?} {figure}");
            }
        }
    }
}

mod erased {
    /// A value with a slug.
    pub trait Slug {
        fn slug(&self) -> String;
    }

    impl<T: serde::Serialize> Slug for T {
        fn slug(&self) -> String {
            serde_json::to_value(self).expect("a slug").as_str().expect("a slug").to_owned()
        }
    }
}

#[test]
fn optional_fields_extend_the_key() {
    let [english, polish, french] = words();
    let alone = Action::Activate { group: Group::Radio, target: None };
    assert_eq!(english.action::<State>(&alone), "Activate Radio");
    let aimed = Action::Activate { group: Group::Mafia, target: Some(Group::Police) };
    assert_eq!(english.action::<State>(&aimed), "Activate Mafia: flip Police");
    assert_eq!(polish.action::<State>(&aimed), "Aktywuj Mafię: obróć Policję");
    assert_eq!(french.action::<State>(&aimed), "Avec la Mafia, (dé)mobiliser la Police");
}

#[test]
fn names_have_the_right_case() {
    let [english, polish, french] = words();
    let fact = Fact::Recruited { side: Side::East, group: Group::Infantry };
    assert_eq!(english.fact::<State>(&fact), "KGB recruits Infantry.");
    assert_eq!(polish.fact::<State>(&fact), "KGB rekrutuje Piechotę.");
    assert_eq!(french.fact::<State>(&fact), "Le KGB lève l’Infanterie.");
    let readied = Fact::Readied { side: Side::East, group: Group::Infantry };
    assert_eq!(polish.fact::<State>(&readied), "KGB: grupa „Piechota” znów przygotowana.");
    assert_eq!(french.fact::<State>(&readied), "KGB\u{a0}: l’Infanterie, groupe démobilisé.");
    let shown = Fact::Shown { side: Side::West, agent: Agent::DoubleAgent };
    assert_eq!(french.fact::<State>(&shown), "L’Agent X de la CIA est l’Agent double.");
}

#[test]
fn polish_has_three_plural_forms() {
    let polish = Words::new(Language::Polish);
    let cards = |count: u32| spaced(&polish.tell::<State>("screen-cards", &args! { count = count }));
    let counted = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 24, 25].map(cards);
    let expected = [
        "0 kart", "1 karta", "2 karty", "4 karty", "5 kart", "11 kart", "12 kart", "14 kart", "21 kart", "22 karty",
        "24 karty", "25 kart",
    ];
    assert_eq!(counted, expected);
    let claimed =
        |points| spaced(&polish.fact::<State>(&Fact::Claimed { side: Side::West, objective: Objective::Cuba, points }));
    assert_eq!(claimed(10), "CIA zdobywa Kubę: 10 punktów.");
    assert_eq!(claimed(2), "CIA zdobywa Kubę: 2 punkty.");
    assert_eq!(polish.value::<State>("turn_limit", "1"), "Po 1\u{a0}rundzie decyduje wynik.");
    assert_eq!(polish.value::<State>("turn_limit", "30"), "Po 30\u{a0}rundach decyduje wynik.");
}

#[test]
fn refusals_name_their_section() {
    let english = Words::new(Language::English);
    assert_eq!(english.refusal::<State>(&Refusal::MustRecruit), "A side without groups must recruit. (rule 3.3)");
}

#[test]
fn outcomes_name_the_winner() {
    let [english, polish, french] = words();
    let won = Outcome { winner: Some(Side::East), reason: "points" };
    assert_eq!(english.end::<State>(&won), "Winner: KGB. 100 points have been reached.");
    assert_eq!(polish.end::<State>(&Outcome { winner: None, reason: "deck_empty" }), "Remis. Rozegrano ostatni cel.");
    assert_eq!(french.end::<State>(&won), "Vainqueur\u{a0}: KGB. Les 100\u{a0}points sont atteints.");
}

#[test]
fn the_system_locale_selects_the_language() {
    assert_eq!(Language::of_locale("pl_PL.UTF-8"), Some(Language::Polish));
    assert_eq!(Language::of_locale("fr"), Some(Language::French));
    assert_eq!(Language::of_locale("C.UTF-8"), None);
    assert_eq!(State::NAME, "spies");
}

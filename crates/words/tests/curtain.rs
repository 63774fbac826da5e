//! The sentences of `curtain`: none missing or unused, names as in the card pack, events of any pack.

use crate::keys::{Needs, spaced};
use ::curtain::{
    Action, Card, Cell, End, Fact, PackRef, Refusal, Region, Remark, STRATEGY, State, Us, Ussr,
    pack::{Field, Provenance},
};
use rules::Outcome;
use words::{Language, Words};

fn words() -> [Words; 3] {
    Language::ALL.map(Words::new)
}

#[test]
fn keys_are_complete_and_used() {
    let mut needs = Needs::of::<State>().names::<Card>().names::<Region>().ends::<End>().remarks::<Remark>();
    for card in Card::ALL.into_iter().filter(|&card| card != Card::StartEurope) {
        needs = needs.text(card.slug());
    }
    needs.met_by("curtain");
}

#[test]
fn every_form_can_be_rendered_with_any_card_names() {
    crate::keys::all_said::<State>(Words::new);
    crate::keys::all_said::<State>(|language| {
        let slugs = Card::ALL.map(Card::slug).into_iter().chain(Region::ALL.map(Region::slug));
        Words::new(language).with_names::<State>(slugs.map(|slug| (slug.to_owned(), format!("Land of {}", slug.len()))))
    });
    crate::keys::all_remarks_said::<State, Remark>();
}

/// Normalises apostrophes.
fn plain(text: &str) -> String {
    text.replace('’', "'")
}

#[test]
fn names_match_the_default_pack() {
    let pack = PackRef::default().get();
    for words in words() {
        let code = words.language().code();
        assert_eq!(words.title::<State>(), pack.titles[code]);
        for card in Card::ALL {
            assert_eq!(plain(&words.named::<State>(&card)), pack.card(card).names.get(code), "{code}");
        }
        for region in Region::ALL {
            assert_eq!(words.named::<State>(&region), pack.region(region).names.get(code), "{code}");
        }
    }
}

/// The texts contain the numbers of the default events, in every language.
#[test]
fn texts_contain_the_figures_of_the_events() {
    let pack = PackRef::default().get();
    let numbers = |text: &str| {
        let mut all: Vec<u32> =
            text.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    let [english, polish, french] = words();
    for card in STRATEGY {
        let told =
            [&english, &polish, &french].map(|words| numbers(&words.text::<State>(card.slug()).expect("a text")));
        let effect = numbers(&pack.card(card).effect);
        assert_eq!(told, [effect.clone(), effect.clone(), effect], "{card:?}");
    }
}

#[test]
fn events_of_other_packs_are_described_step_by_step() {
    let [english, polish, french] = words();
    let cuba = PackRef::default().get().card(Card::Cuba).remarks();
    let told = |words: &Words| {
        let all: Vec<_> = cuba.iter().map(|remark| words.remark::<State>(remark)).collect();
        spaced(&all.join(" "))
    };
    assert_eq!(
        told(&english),
        "The USSR infiltrates 2 cubes on this card. The USSR removes 1 enemy cube from cards adjacent to this one."
    );
    assert_eq!(
        told(&polish),
        "Gracz ZSRR infiltruje 2 kostki na tę kartę. Gracz ZSRR usuwa 1 kostkę przeciwnika z kart sąsiadujących z tą kartą."
    );
    assert_eq!(
        told(&french),
        "Le camp soviétique infiltre 2 cubes sur cette carte. Le camp soviétique retire 1 cube adverse de cartes \
         adjacentes à celle-ci."
    );
    let chile = PackRef::default().get().card(Card::Chile).remarks();
    assert_eq!(
        english.remark::<State>(&chile[0]),
        "The USSR infiltrates 3 cubes on cards of Central America, South America, at most 2 on any one card."
    );
    assert_eq!(
        polish.remark::<State>(&chile[1]),
        "Następny krok tylko wtedy, gdy gracz ZSRR dominuje na większej liczbie kart regionów Ameryka Środkowa, Ameryka \
         Południowa niż przeciwnik."
    );
}

#[test]
fn made_up_parts_are_disclosed() {
    let english = Words::new(Language::English);
    let cuba = PackRef::default().get().card(Card::Cuba).known(Provenance::Designed).expect("something is");
    assert_eq!(cuba, Remark::Designed { fields: vec![Field::Effect] });
    assert_eq!(english.remark::<State>(&cuba), "Made up for this pack, as no source gives it: event.");
}

#[test]
fn signs_select_the_side() {
    let [english, polish, french] = words();
    let fact = |points, bonus| Fact::RegionScored { region: Region::Asia, us: 1, ussr: 2, bonus, points };
    assert_eq!(
        english.fact::<State>(&fact(-3, -2)),
        "Asia is scored: the USA dominates 1 card, the USSR 2. The USSR also gets the bonus of 2. Difference: 3 for the USSR."
    );
    assert!(polish.fact::<State>(&fact(0, 0)).ends_with("Nikt nic nie zyskuje."));
    assert!(french.fact::<State>(&fact(1, 0)).ends_with("Différence\u{a0}: 1\u{a0}pour le camp américain."));
    assert_eq!(
        english.fact::<State>(&Fact::Gained { side: Us, points: 1, track: 4 }),
        "The USA gains 1 point: the marker stands at +4."
    );
    assert_eq!(
        polish.fact::<State>(&Fact::Gained { side: Ussr, points: 5, track: -4 }),
        "Gracz ZSRR zyskuje 5\u{a0}punktów ideologii: znacznik stoi na −4."
    );
}

#[test]
fn sentences_contain_cells_and_cards() {
    let [english, polish, french] = words();
    let lay = Action::Lay(Cell::new(-1, 2));
    assert_eq!(english.action::<State>(&lay), "Lay it in column −1, row 2");
    assert_eq!(polish.action::<State>(&lay), "Połóż ją w\u{a0}kolumnie −1, rzędzie 2");
    let shift = Action::Shift { to: Card::Cuba, from: Card::WestGermany };
    assert_eq!(english.action::<State>(&shift), "Move a cube from West Germany to Cuba");
    assert_eq!(polish.action::<State>(&shift), "„RFN (Niemcy Zachodnie)” → „Kuba”");
    assert_eq!(french.action::<State>(&shift), "Cube\u{a0}: Allemagne de l’Ouest (RFA) → Cuba");
    let laid = Fact::Laid { side: Ussr, card: Card::Cuba, x: 0, y: -1 };
    assert_eq!(polish.fact::<State>(&laid), "Gracz ZSRR kładzie kartę „Kuba” w\u{a0}kolumnie 0, rzędzie −1.");
    assert_eq!(french.fact::<State>(&laid), "Le camp soviétique pose la carte Cuba en colonne 0, ligne −1.");
    assert_eq!(
        english.refusal::<State>(&Refusal::TooDear { card: Card::Cuba }),
        "Your opponent controls Cuba: a cube there costs two, and only one is left. (rule 7.9)"
    );
}

#[test]
fn a_tie_is_won_by_the_usa() {
    let end = Outcome { winner: Some(Us), reason: End::Tie.slug() };
    let english = Words::new(Language::English);
    assert!(english.end::<State>(&end).starts_with("Winner: USA. Decided by final scoring"));
}

#[test]
fn polish_and_french_have_plurals_of_cubes() {
    let [_, polish, french] = words();
    let lost = |words: &Words, left| spaced(&words.fact::<State>(&Fact::Lost { side: Us, left }));
    let counted = [1, 2, 5, 12, 22].map(|left| lost(&polish, left));
    let cubes = ["1 kostki", "2 kostek", "5 kostek", "12 kostek", "22 kostek"];
    assert_eq!(counted, cubes.map(|cubes| format!("Gracz USA nie ma gdzie położyć {cubes}.")));
    let stopped = |left| spaced(&french.fact::<State>(&Fact::Stopped { side: Us, left }));
    assert_eq!(stopped(1), "Le camp américain s’arrête et laisse 1 cube inutilisé.");
    assert_eq!(stopped(2), "Le camp américain s’arrête et laisse 2 cubes inutilisés.");
}

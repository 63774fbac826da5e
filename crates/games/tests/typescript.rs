//! The web client's types and catalogs are generated from the games; `cargo xtask wire` regenerates the files.

mod modules;

use curtain::PackRef;
use games::REGISTRY;
use modules::typescript;
use rules::Game;
use serde::Serialize;
use std::{env, fs, path::Path};

/// Compares a file of the web client with its due content, after writing it if `HOTLINE_WRITE` is set.
fn compare_with_file(name: &str, due: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web").join(name);
    if env::var_os("HOTLINE_WRITE").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&path, due).expect("the file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == due, "web/{name} is out of date: run `cargo xtask wire`");
}

#[test]
fn the_types_of_the_games_are_up_to_date() {
    let modules = typescript();
    let due = ["rules", "games"].into_iter().chain(REGISTRY.iter().map(|game| game.name));
    assert!(modules.iter().map(|module| module.name).eq(due));
    for module in modules {
        compare_with_file(&format!("src/wire/{}.ts", module.name), &module.text);
    }
}

#[test]
fn every_mentioned_type_is_declared_or_imported() {
    for module in typescript() {
        let text = module.text.replace(".ts').Game", "");
        let code: Vec<_> = text.lines().filter(|line| !line.starts_with(['/', ' '])).collect();
        let mut declared: Vec<_> = code
            .iter()
            .filter_map(|line| {
                line.strip_prefix("export type ").or(line.strip_prefix("export const "))?.split(['<', ' ', ':']).next()
            })
            .collect();
        let imported = code.iter().filter_map(|line| line.strip_prefix("import type { ")?.split(" }").next());
        declared.extend(imported.flat_map(|names| names.split(", ")));
        assert!(declared.len() > 1, "{}", module.name);
        for line in code {
            let words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
            for word in words.filter(|word| word.len() > 1 && word.starts_with(|c: char| c.is_ascii_uppercase())) {
                assert!(
                    ["Array", "Record"].contains(&word) || declared.contains(&word),
                    "{word} is not declared: {line}"
                );
            }
        }
    }
}

/// Compares a catalog that board tests and the preview without a server use.
fn compare_catalog(name: &str, catalog: &impl Serialize) {
    let text = serde_json::to_string_pretty(catalog).expect("plain data") + "\n";
    compare_with_file(&format!("dev/catalogs/{name}.json"), &text);
}

#[test]
fn the_catalogs_of_board_tests_are_up_to_date() {
    macro_rules! compare_catalogs {
        (() [$($game:ty),*]) => { $(compare_catalog(<$game>::NAME, &<$game>::catalog(&Default::default()));)* };
    }
    games::every_game!({ compare_catalogs }());
    compare_catalog("curtain-corrected", &curtain::State::catalog(&curtain::Options::of(corrected())));
}

/// Returns a pack in which the start card has another name, and Cuba another number of cubes and another event.
fn corrected() -> PackRef {
    let text = curtain::pack::DEFAULT;
    let (head, start) = text.split_once("slug = \"start_europe\"").expect("the start card");
    let mut lines: Vec<_> = start.lines().map(str::to_owned).collect();
    for (key, name) in [("name_en", "The Old World"), ("name_fr", "Le Vieux Monde")] {
        let line = lines.iter_mut().find(|line| line.starts_with(key)).expect("a name");
        *line = format!("{key} = \"{name}\"");
    }
    let cuba = lines.iter().position(|line| line == "slug = \"cuba\"").expect("Cuba");
    let card = &mut lines[cuba..];
    let change = |card: &mut [String], key: &str, value: &str| {
        let line = card.iter_mut().find(|line| line.starts_with(&format!("{key} = "))).expect("a field");
        *line = format!("{key} = {value}");
    };
    change(card, "cubes", "4");
    change(card, "effect", "\"Score 2.\"");
    let from = card.iter().position(|line| line.starts_with("steps = [")).expect("steps");
    let to = from + card[from..].iter().position(|line| line.starts_with(']')).expect("the end of the steps");
    card[from..=to].fill(String::new());
    card[from] = "steps = [{ op = \"score\", side = \"ussr\", points = 2 }]".to_owned();
    let text = format!("{head}slug = \"start_europe\"{}\n", lines.join("\n"));
    PackRef::read("corrected.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn catalogs_contain_exactly_the_changes_of_a_corrected_pack() {
    let usual = curtain::catalog::catalog(&curtain::Options::default());
    let changed = curtain::catalog::catalog(&curtain::Options::of(corrected()));
    assert!(usual.cards.values().all(|card| card.names.is_none() && card.event.is_none()));
    let of = |card| &changed.cards[&card];
    assert_eq!(of(curtain::Card::StartEurope).names.as_ref().map(|names| names.fr.as_str()), Some("Le Vieux Monde"));
    assert_eq!((of(curtain::Card::Cuba).cubes, of(curtain::Card::Cuba).event.as_deref()), (4, Some("Score 2.")));
    let same = |card: &&curtain::Card| {
        let [a, b] = [&usual, &changed].map(|catalog| serde_json::to_string(&catalog.cards[card]).expect("plain data"));
        a != b
    };
    let others: Vec<_> = usual.cards.keys().filter(same).collect();
    assert_eq!(others, [&curtain::Card::StartEurope, &curtain::Card::Cuba]);
}

#[test]
fn catalogs_contain_the_cards_and_countries_in_play() {
    use twilight::{Card, Country, Options, options::Scenario};
    let of = |options: Options| twilight::State::catalog(&options);
    let plain = Options { optional_cards: false, ..Options::default() };
    assert_eq!(of(plain).cards[&Card::TheChinaCard].joins, Some(1));
    assert_eq!(of(plain).cards[&Card::Solidarity].joins, Some(8));
    assert!(twilight::deck::OPTIONAL.iter().all(|card| of(plain).cards[&card].joins.is_none()));
    assert!(!of(plain).countries.contains_key(&Country::ChineseCivilWar));
    assert!(of(Options { chinese_civil_war: true, ..plain }).countries.contains_key(&Country::ChineseCivilWar));
    let late = of(Options { scenario: Scenario::LateWar, ..Options::default() });
    assert!(late.cards.values().all(|card| card.joins == Some(1)));
}

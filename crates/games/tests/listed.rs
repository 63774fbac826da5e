//! Every game of the registry appears wherever games are listed by hand (CONTRIBUTING, “A game”).

use games::REGISTRY;
use std::{fs, path::PathBuf};
use words::{Language, Words};

/// Files that name every game, because their content about one does not follow from the registry.
const LISTS: [&str; 14] = [
    "README.md",
    "docs/api.md",
    "docs/architecture.md",
    "docs/balance.md",
    "docs/bots.md",
    "docs/positions.md",
    "crates/bots/benches/speed.rs",
    "crates/bots/tests/players.rs",
    "crates/bots/tests/secrets.rs",
    "crates/formats/tests/round_trip.rs",
    "crates/games/tests/rules.rs",
    "crates/server/src/game_info.rs",
    "crates/server/tests/games.rs",
    "crates/server/tests/secrets.rs",
];

/// Files of which every game has its own; a test of `xtask` fails if a test file is missing from `tests/main.rs`.
const FILES: [&str; 4] = [
    "crates/bots/tests/*.rs",
    "crates/cli/tests/sitting/*.rs",
    "crates/words/tests/*.rs",
    "web/src/boards/tests/*.test.ts",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Returns true if a text contains a name as a word.
fn names(text: &str, name: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name)
}

#[test]
fn hand_written_lists_name_every_game() {
    for list in LISTS {
        let text = read(list);
        for game in REGISTRY {
            assert!(names(&text, game.name), "{list} does not mention {}", game.name);
        }
    }
}

#[test]
fn every_game_has_its_tests() {
    for file in FILES {
        for game in REGISTRY {
            let name = file.replace('*', game.name);
            assert!(root().join(&name).exists(), "{name} is missing");
        }
    }
}

#[test]
fn every_game_has_board_fixtures() {
    let folder = fs::read_dir(root().join("web/dev/fixtures")).expect("a folder");
    let found: Vec<_> =
        folder.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
    for game in REGISTRY {
        let own = format!("{}-", game.name);
        assert!(found.iter().any(|name| name.starts_with(&own)), "no fixture for {} in web/dev/fixtures", game.name);
    }
}

#[test]
fn every_engine_is_optimised_in_every_profile() {
    let manifest = read("Cargo.toml");
    for profile in ["dev", "release"] {
        let (_, after) = manifest.split_once(&format!("[profile.{profile}.package]")).expect("the profile");
        let section = after.split("\n[").next().expect("a section");
        for game in REGISTRY {
            let line = format!("\n{} = {{", game.name);
            assert!(section.contains(&line), "[profile.{profile}.package] does not mention {}", game.name);
        }
    }
}

#[test]
fn every_game_has_sentences_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        macro_rules! covered {
            (() [$($game:ty),*]) => { [$((<$game as rules::Game>::NAME, words.covers::<$game>())),*] };
        }
        for (game, covered) in games::every_game!({ covered }()) {
            assert!(covered, "{game} has no sentences in {language}: `locales!` in crates/words/src/language.rs");
        }
    }
}

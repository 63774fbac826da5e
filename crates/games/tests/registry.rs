//! Lookup of games by name.

use games::{Error, REGISTRY, Setup, find, with_game};
use rules::Game;
use serde_json::json;
use words::{Language, Words};

fn name_of(name: &str) -> Result<&'static str, Error> {
    with_game!(name, G => Ok(<G as Game>::NAME))
}

#[test]
fn names_resolve_to_their_games() {
    for game in REGISTRY {
        assert_eq!(name_of(game.name).expect("a game"), game.name);
        assert!(std::ptr::eq(find(game.name).expect("a game"), game));
    }
    assert_eq!(name_of("chess"), Err(Error::UnknownGame("chess".to_owned())));
    assert!(find("chess").is_err());
}

/// Polish readers have the Polish editions; readers of other languages have the English interpretations.
#[test]
fn the_default_rule_set_depends_on_the_language() {
    let usual = |game: &str, language| find(game).expect("a game").usual(language);
    assert_eq!(Language::ALL.map(|language| usual("twilight", language)), ["deluxe", "seed", "deluxe"]);
    assert_eq!(Language::ALL.map(|language| usual("spies", language)), ["english", "polish", "english"]);
    for game in REGISTRY {
        for language in Language::ALL {
            let (words, name) = (Words::new(language), game.usual(language));
            assert!(game.presets.contains(&name));
            let info = game.info(&words);
            assert_eq!(info.usual, name);
            let setup = Setup { preset: Some(name.to_owned()), ..Setup::default() };
            let named = game.rule_set(&words, &game.options(&setup).expect("options"));
            assert!(
                info.presets.iter().any(|preset| preset.name == name && Some(&preset.text) == named.as_ref()),
                "{named:?}"
            );
        }
    }
    let own = json!({ "us_handicap": 5 });
    let twilight = find("twilight").expect("a game");
    assert_eq!(twilight.rule_set(&Words::new(Language::English), &own), None);
}

/// A card pack is a whole document in the options of a game, and `default` where it is chosen.
#[test]
fn options_of_a_table_are_declared_with_the_values_that_are_offered() {
    for game in REGISTRY {
        let info = game.info(&Words::new(Language::English));
        let declared = game.declared(&game.default_options());
        for option in info.options {
            assert_eq!(declared[&option.name], json!(option.default), "{} of {}", option.name, game.name);
        }
    }
    let curtain = find("curtain").expect("a game");
    let single = json!({ "keep_last_cube": false }).as_object().expect("an object").clone();
    let options = curtain.options(&Setup { options: single, ..Setup::default() }).expect("options");
    assert!(options["pack"].is_object());
    let declared = curtain.declared(&options);
    assert_eq!((&declared["pack"], &declared["keep_last_cube"]), (&json!("default"), &json!(false)));
    let again = Setup { options: declared.as_object().expect("an object").clone(), ..Setup::default() };
    assert_eq!(curtain.options(&again).expect("options"), options);
}

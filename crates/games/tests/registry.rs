//! Every game by its name.

use games::{Error, REGISTRY, find, with_game};
use rules::Game;

fn name_of(name: &str) -> Result<&'static str, Error> {
    with_game!(name, G => Ok(<G as Game>::NAME))
}

#[test]
fn every_name_leads_to_the_game_of_that_name() {
    for game in REGISTRY {
        assert_eq!(name_of(game.name).expect("a game"), game.name);
        assert!(std::ptr::eq(find(game.name).expect("a game"), game));
    }
    assert_eq!(name_of("chess"), Err(Error::UnknownGame("chess".to_owned())));
    assert!(find("chess").is_err());
}

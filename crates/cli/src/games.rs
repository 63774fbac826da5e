//! The registry: the one place where the name of a game becomes a type.

use crate::{Error, Screen, args::Settings, play::read, screen::Pack};
use rules::{Game, Options, Side};
use std::path::Path;

/// Every game, by name.
pub const NAMES: &[&str] = &["curtain", "spies", "twilight"];

/// `with_game!(name, G => expression)`: the expression with `G` as the game of this name, or an error that lists the games.
macro_rules! with_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name.as_str() {
            "curtain" => {
                type $G = curtain::State;
                $body
            }
            "spies" => {
                type $G = spies::State;
                $body
            }
            "twilight" => {
                type $G = twilight::State;
                $body
            }
            unknown => Err($crate::games::unknown(unknown)),
        }
    };
}

/// No game has this name.
pub fn unknown(name: &str) -> Error {
    Error::UnknownGame { name: name.to_owned(), known: NAMES.join(", ") }
}

/// The side with this name: that of the game, or `west` or `east`.
pub fn side<G: Game>(name: &str) -> Result<Side, Error> {
    let names = Side::BOTH.map(|side| [G::SIDES[side.index()], ["west", "east"][side.index()]]);
    let found = Side::BOTH.into_iter().find(|side| names[side.index()].contains(&name));
    found.ok_or_else(|| Error::UnknownSide { name: name.to_owned(), known: names.as_flattened().join(", ") })
}

/// The rule set asked for.
pub fn options<G: Screen>(settings: &Settings) -> Result<G::Options, Error> {
    let mut options = match (&settings.edition, &settings.cards) {
        (Some(name), _) => G::Options::named(name)?,
        (None, Some(path)) => with_pack::<G>(path)?,
        (None, None) => G::Options::default(),
    };
    for text in &settings.options {
        let (name, value) = text.split_once('=').ok_or_else(|| Error::NotAnOption(text.clone()))?;
        options = options.with(name.trim(), value.trim())?;
    }
    options.check()?;
    Ok(options)
}

/// The card pack of a game.
pub fn pack<G: Screen>() -> Result<Pack<G>, Error> {
    G::PACK.ok_or(Error::NoPack(G::NAME))
}

/// The rule set with the pack of a file.
pub fn with_pack<G: Screen>(path: &Path) -> Result<G::Options, Error> {
    let pack = pack::<G>()?;
    (pack.read)(&path.display().to_string(), &read(path)?).map_err(Error::Pack)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(name: &str) -> Result<&'static str, Error> {
        with_game!(name.to_owned(), G => Ok(<G as Game>::NAME))
    }

    #[test]
    fn every_name_leads_to_the_game_of_that_name() {
        for name in NAMES {
            assert_eq!(name_of(name).expect("a game"), *name);
        }
        assert!(name_of("chess").is_err());
    }
}

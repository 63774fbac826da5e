//! Settings of a game on the command line: its side, its rule set, its card pack.

use crate::{Error, Screen, args::Settings, play::read, screen::Pack};
use rules::{Game, OptionError, Options, Side};
use std::path::Path;
use words::Language;

/// Returns the side with this name: that of the game, or `west` or `east`.
pub fn side<G: Game>(name: &str) -> Result<Side, Error> {
    let names = Side::BOTH.map(|side| [G::SIDES[side.index()], ["west", "east"][side.index()]]);
    let found = Side::BOTH.into_iter().find(|side| names[side.index()].contains(&name));
    found.ok_or_else(|| Error::UnknownSide { name: name.to_owned(), known: names.as_flattened().join(", ") })
}

/// Returns the requested rule set, or the default for readers of a language.
pub fn options_in<G: Screen>(settings: &Settings, language: Language) -> Result<G::Options, Error> {
    options_or::<G>(settings, || G::Options::named(G::Options::usual(language.code())))
}

/// Returns the requested rule set, or the default one: measurements do not depend on a language.
pub fn options<G: Screen>(settings: &Settings) -> Result<G::Options, Error> {
    options_or::<G>(settings, || Ok(G::Options::default()))
}

fn options_or<G: Screen>(
    settings: &Settings,
    otherwise: impl Fn() -> Result<G::Options, OptionError>,
) -> Result<G::Options, Error> {
    let mut options = match (&settings.edition, &settings.cards) {
        (Some(name), _) => G::Options::named(name)?,
        (None, Some(path)) => with_pack::<G>(path)?,
        (None, None) => otherwise()?,
    };
    for text in &settings.options {
        let (name, value) = text.split_once('=').ok_or_else(|| Error::NotAnOption(text.clone()))?;
        options = options.with(name.trim(), value.trim())?;
    }
    options.check()?;
    Ok(options)
}

/// Returns the card pack of a game.
pub fn pack<G: Screen>() -> Result<Pack<G>, Error> {
    G::PACK.ok_or(Error::NoPack(G::NAME))
}

/// Returns the rule set with the pack of a file.
pub fn with_pack<G: Screen>(path: &Path) -> Result<G::Options, Error> {
    let pack = pack::<G>()?;
    (pack.read)(&path.display().to_string(), &read(path)?).map_err(Error::Pack)
}

//! `hotline pack`.

use crate::{Error, Paint, Screen, args::PackVerb, language, settings};
use rules::Options;
use std::{
    fs,
    io::{self, ErrorKind, IsTerminal, Write},
};
use words::{Words, args};

impl PackVerb {
    /// Returns the game of the pack.
    #[must_use]
    pub fn game(&self) -> &String {
        match self {
            PackVerb::Show { game, .. } | PackVerb::Check { game, .. } | PackVerb::Export { game, .. } => game,
        }
    }
}

/// Shows, checks or exports the card pack of a game.
pub fn pack<G: Screen>(verb: &PackVerb, out: &mut dyn Write) -> Result<(), Error> {
    let pack = settings::pack::<G>()?;
    let (PackVerb::Show { lang, .. } | PackVerb::Check { lang, .. } | PackVerb::Export { lang, .. }) = verb;
    let words = Words::new(language(*lang));
    match verb {
        PackVerb::Show { file, .. } => {
            let options = match file {
                Some(path) => settings::with_pack::<G>(path)?,
                None => G::Options::named(G::Options::PRESETS[0])?,
            };
            let paint = Paint::for_terminal(io::stdout().is_terminal());
            for line in (pack.show)(&options, &G::words(&options, words)) {
                writeln!(out, "{}", line.render(paint))?;
            }
        }
        PackVerb::Check { file, .. } => {
            settings::with_pack::<G>(file)?;
            writeln!(out, "{}", words.say("ui-pack-good", &args! { file = file.display().to_string() }))?;
        }
        PackVerb::Export { file: None, .. } => write!(out, "{}", pack.text)?,
        PackVerb::Export { file: Some(path), .. } => {
            let written = fs::File::create_new(path).and_then(|mut file| file.write_all(pack.text.as_bytes()));
            written.map_err(|error| match error.kind() {
                ErrorKind::AlreadyExists => Error::Exists(path.clone()),
                _ => Error::Unwritable { path: path.clone(), error },
            })?;
            writeln!(out, "{}", words.say("ui-saved", &args! { file = path.display().to_string() }))?;
        }
    }
    Ok(())
}

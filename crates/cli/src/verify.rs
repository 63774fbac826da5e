//! `hotline verify`.

use crate::{Error, args::VerifyArgs, play};
use rules::{Chance, Heading};
use std::io::Write;
use words::Language;

/// Verifies a saved game and prints the result.
pub fn verify(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Error> {
    let path = || args.file.clone();
    let text = play::read(&args.file)?;
    let heading = Heading::read(&text).map_err(|error| Error::Damaged { path: path(), error })?;
    if let Ok(game) = games::find(&heading.game) {
        play::tell_older(&args.file, heading.rules, game.rules, Language::English); // like all output of this command
    }
    let verdict = games::verify(&text)
        .map_err(|error| Error::Damaged { path: path(), error })?
        .map_err(|violation| Error::Violation { path: path(), violation })?;
    let chance = match verdict.chance {
        Chance::Unproven => "It carries no seeds, so that dice and draws cannot be redrawn.",
        Chance::Sealed => "Its seed is not revealed yet, so that dice and draws cannot be redrawn.",
        Chance::Fair => "Every die and draw is the one that the seeds give.",
    };
    let (game, actions) = (verdict.game, verdict.actions);
    writeln!(out, "{}: {game}, {actions} actions, all legal. {chance}", args.file.display())?;
    Ok(())
}

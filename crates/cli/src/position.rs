//! `hotline position`, and positions to start from.

use crate::{Error, args::PositionArgs, play};
use rules::{Game, Heading, PositionError};
use serde_json::Value;
use std::{fs, io::Write, path::Path};

/// Writes a position of a saved game.
pub fn position(args: &PositionArgs, out: &mut dyn Write) -> Result<(), Error> {
    let text = play::read(&args.file)?;
    let damaged = |error| Error::Damaged { path: args.file.clone(), error };
    let heading = Heading::read(&text).map_err(damaged)?;
    // Chance stays as recorded: no action is added.
    let game = games::find(&heading.game)?.read(&text).map_err(|error| match error {
        games::Error::Record(error) => damaged(error),
        other => other.into(),
    })?;
    let document = game.position(args.at.unwrap_or(game.played())).map_err(|error| Error::TooFar(error.to_string()))?;
    let written = pretty(&document);
    match &args.out {
        None => out.write_all(written.as_bytes())?,
        Some(path) => {
            fs::write(path, written).map_err(|error| Error::Unwritable { path: path.clone(), error })?;
        }
    }
    Ok(())
}

/// Formats a document with one field per line.
fn pretty(document: &Value) -> String {
    let Some(fields) = document.as_object() else { return format!("{document}\n") };
    let line = |name: &String, value: &Value| match (name.as_str(), value) {
        ("stack", Value::Array(frames)) if !frames.is_empty() => {
            let frames: Vec<_> = frames.iter().map(|frame| format!("    {frame}")).collect();
            format!("  \"{name}\": [\n{}\n  ]", frames.join(",\n"))
        }
        _ => format!("  \"{name}\": {value}"),
    };
    let lines: Vec<_> = fields.iter().map(|(name, value)| line(name, value)).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// Reads the position of a file.
pub fn read<G: Game>(path: &Path) -> Result<G, Error> {
    let text = play::read(path)?;
    let wrong = |error| Error::NoPosition { path: path.to_owned(), error };
    let document: Value =
        serde_json::from_str(&text).map_err(|error| wrong(PositionError::new("position", error.to_string())))?;
    G::read_position(&document).map_err(wrong)
}

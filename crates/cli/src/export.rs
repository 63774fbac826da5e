//! `hotline export`.

use crate::{
    Error,
    args::{ExportArgs, Form},
    language,
    play::read,
};
use formats::playdek::{self, ExportError};
use rules::{Heading, Record};
use std::{fs, io::Write};

/// Writes a record in another form.
pub fn export(args: &ExportArgs, out: &mut dyn Write) -> Result<(), Error> {
    let text = read(&args.file)?;
    let damaged = |error| Error::Damaged { path: args.file.clone(), error };
    let heading = Heading::read(&text).map_err(damaged)?;
    let written: String = match heading.game.as_str() {
        "twilight" if args.to == Form::Playdek => {
            let record = Record::read(&text).map_err(damaged)?;
            playdek::export(&record).map_err(|error| match error {
                ExportError::Record(error) => damaged(error),
                other @ ExportError::Unsaid { .. } => Error::Untellable(other.to_string()),
            })?
        }
        _ if args.to == Form::Playdek => {
            return Err(Error::Untellable("the dialect `playdek` tells games of twilight only".to_owned()));
        }
        name => {
            let game = games::find(name)?;
            let written = match args.to {
                Form::Csv => game.csv(&text),
                Form::Text => game.text(&text, language(args.lang)),
                Form::Json | Form::Playdek => game.json(&text),
            };
            written.map_err(damaged)?
        }
    };
    match &args.out {
        Some(path) => fs::write(path, written).map_err(|error| Error::Unwritable { path: path.clone(), error }),
        None => Ok(out.write_all(written.as_bytes())?),
    }
}

//! `hotline export`.

use crate::{
    Error,
    args::{ExportArgs, Form},
    language,
    play::read,
};
use formats::playdek::{self, ExportError};
use games::{Presenter, with_game};
use rules::{Heading, Record, RecordError, Session};
use std::{fs, io::Write};
use words::Words;

/// Writes a record in another form.
pub fn export(args: &ExportArgs, out: &mut impl Write) -> Result<(), Error> {
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
        name => with_game!(name, G => write::<G>(args, &text).map_err(damaged))?,
    };
    match &args.out {
        Some(path) => fs::write(path, written).map_err(|error| Error::Unwritable { path: path.clone(), error }),
        None => Ok(out.write_all(written.as_bytes())?),
    }
}

fn write<G: Presenter>(args: &ExportArgs, text: &str) -> Result<String, RecordError> {
    let record: Record<G> = Record::read(text)?;
    match args.to {
        Form::Csv => formats::csv(&record),
        Form::Text => formats::text(&record, &G::words(&record.options, Words::new(language(args.lang)))),
        Form::Json | Form::Playdek => Session::replay(&record).map(|_| record.write()),
    }
}

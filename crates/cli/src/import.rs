//! `hotline import`.

use crate::{Error, args::ImportArgs};
use formats::playdek;
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

/// Converts logs of another program to records, or reports where they contradict the rules.
pub fn import(args: &ImportArgs, out: &mut dyn Write) -> Result<(), Error> {
    let files = logs(&args.path)?;
    let folder = args.path.is_dir();
    let bar = ProgressBar::hidden();
    if folder && io::stderr().is_terminal() {
        bar.set_draw_target(indicatif::ProgressDrawTarget::stderr());
        bar.set_length(files.len() as u64);
        bar.set_style(ProgressStyle::with_template("{bar:40} {pos} of {len}").expect("a valid template"));
    }
    let mut ok = 0;
    for file in &files {
        ok += usize::from(one(args, file, folder, out)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if folder {
        writeln!(out, "ok {ok} of {}", files.len())?;
    }
    if ok < files.len() { Err(Error::Contradicted { ok, of: files.len() }) } else { Ok(()) }
}

/// Imports a log, or its longest readable part; returns whether all of it agrees with the rules.
fn one(args: &ImportArgs, file: &Path, folder: bool, out: &mut dyn Write) -> Result<bool, Error> {
    let bytes = fs::read(file).map_err(|error| Error::Unreadable { path: file.to_owned(), error })?;
    let name = file.display();
    let imported = match playdek::import(&String::from_utf8_lossy(&bytes)) {
        Ok(imported) => imported,
        Err(contradiction) => {
            writeln!(out, "{name}: {contradiction}")?;
            return Ok(false);
        }
    };
    let stopped = imported.stopped.as_ref().filter(|_| !imported.broken_off);
    let contradictions = || imported.damaged.iter().chain(stopped);
    let agrees = contradictions().next().is_none();
    for contradiction in contradictions() {
        // A record on standard output must not be mixed with messages.
        if args.out.is_none() && !args.check && !folder {
            eprintln!("{name}: {contradiction}");
        } else {
            writeln!(out, "{name}: {contradiction}")?;
        }
    }
    let mut record = imported.record.clone();
    record.tags.insert("from".to_owned(), "playdek".to_owned());
    let record = record.write();
    match &args.out {
        Some(path) => {
            let path = if folder {
                path.join(file.with_extension("hotline.json").file_name().unwrap_or_default())
            } else {
                path.clone()
            };
            fs::write(&path, record).map_err(|error| Error::Unwritable { path, error })?;
        }
        None if !args.check && !folder => {
            out.write_all(record.as_bytes())?;
            return Ok(agrees);
        }
        None => {}
    }
    let whole = if agrees { "ok" } else { "read in part" };
    write!(out, "{name}: {whole}, {} lines, {} values compared", imported.lines, imported.values)?;
    if !imported.unknown.is_empty() {
        let numbers: Vec<String> = imported.unknown.iter().map(ToString::to_string).collect();
        write!(out, ", {} unknown lines: {}", numbers.len(), numbers.join(", "))?;
    }
    if let Some(stop) = &imported.stopped {
        let how = if imported.broken_off { "breaks off inside an action" } else { "cannot be read on" };
        write!(out, ", {how} at line {}: {} actions", stop.line, imported.record.entries.len())?;
    }
    writeln!(out)?;
    Ok(agrees)
}

/// Returns the file, or the logs of the folder in the order of their names.
fn logs(path: &Path) -> Result<Vec<PathBuf>, Error> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let unreadable = |error| Error::Unreadable { path: path.to_owned(), error };
    let mut files = Vec::new();
    for entry in fs::read_dir(path).map_err(unreadable)? {
        let file = entry.map_err(unreadable)?.path();
        if file.extension().is_some_and(|extension| extension == "txt") {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}

//! The `hotline` program.

use clap::{Parser, error::ErrorKind};
use cli::{Error, args::Args};
use std::{
    io::{self, Write},
    process::ExitCode,
};

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            let _ = write!(io::stdout(), "{error}");
            return ExitCode::SUCCESS;
        }
        Err(error) => return fail(&first_sentence(&error), 2),
    };
    let mut out = io::stdout().lock();
    match cli::run(&args, &mut out).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output has closed the pipe, so there is no one to inform.
        Err(Error::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(&error.to_string(), error.code()),
    }
}

fn fail(sentence: &str, code: u8) -> ExitCode {
    let _ = writeln!(io::stderr(), "hotline: {sentence}");
    ExitCode::from(code)
}

/// Returns the message of clap without the usage that it appends.
fn first_sentence(error: &clap::Error) -> String {
    let text = error.to_string();
    let complaint = text.split("\n\n").next().unwrap_or_default();
    let lines: Vec<_> = complaint.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    format!("{} (see hotline --help)", lines.join(" ").trim_start_matches("error: "))
}

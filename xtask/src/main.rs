//! Chores of the repository; `cargo xtask --help` lists them.

mod deploy;
mod flaky;
mod gate;
mod outcomes;
mod soak;
mod step;
mod supply;
mod tools;

use clap::{Parser, Subcommand};
use gate::Attempts;
use std::{env, process::ExitCode};
use step::{Report, Stage, Step};

/// Chores of the repository.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Checks everything that must hold before a change lands.
    Test {
        /// Runs every test only once, even if `CI` is set.
        #[arg(long)]
        strict: bool,
    },
    /// Checks the format and runs the Rust tests of one crate, or of all.
    Quick { package: Option<String> },
    /// Writes the TypeScript types of the web client and the OpenAPI document.
    Wire,
    /// Repeats tests without retries and prints how often each of them failed.
    Flaky {
        #[arg(long, default_value_t = 5)]
        runs: u32,
        /// Number of threads that keep the processors busy meanwhile.
        #[arg(long, default_value_t = 0)]
        load: usize,
        #[arg(long, value_enum, default_value = "all")]
        only: flaky::Only,
    },
    /// Runs the tests with bounds in seconds, one after the other, and prints the figures. The machine must be otherwise idle.
    Soak,
}

/// Runs stages until one fails, and prints the report.
fn run(stages: &[Stage]) -> bool {
    let report = Report::default();
    let begun = std::time::Instant::now();
    let well = stages.iter().all(|stage| stage.run(&report));
    let seconds = begun.elapsed().as_secs_f64();
    print!("{}", report.text());
    if well {
        println!("\n== all is well: {seconds:.1} s");
    } else {
        eprintln!("\n== not all is well: see above");
    }
    well
}

/// Runs steps until one fails.
fn run_steps(steps: Vec<Step>) -> bool {
    run(&[Stage { steps, beside: Vec::new() }])
}

/// Installs what the tests need, then runs them.
fn with_tools(tests: impl FnOnce() -> bool) -> bool {
    match tools::tools() {
        Ok(()) => tests(),
        Err(error) => {
            eprintln!("\n== {error}");
            false
        }
    }
}

fn main() -> ExitCode {
    let well = match Arguments::parse().chore {
        Chore::Test { strict } => {
            let attempts = Attempts::of(strict, env::var("CI").ok().as_deref());
            with_tools(|| run(&gate::test(attempts)))
        }
        Chore::Quick { package } => match tools::nextest() {
            Ok(()) => run_steps(gate::quick(package.as_deref())),
            Err(error) => {
                eprintln!("\n== {error}");
                false
            }
        },
        Chore::Wire => run_steps(vec![gate::wire()]),
        Chore::Flaky { runs, load, only } => with_tools(|| flaky::repeat(only, runs, load)),
        Chore::Soak => with_tools(soak::run),
    };
    if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

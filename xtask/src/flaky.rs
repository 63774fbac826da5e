//! `cargo xtask flaky`: repeats tests without retries and counts how often each of them failed.

use crate::{
    gate::{self, Attempts, TIMING},
    step::{Report, Stage, Step},
};
use std::{
    collections::BTreeMap,
    hint,
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

/// Set of tests to repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Only {
    /// The browser tests.
    Browser,
    /// The Rust tests of the group `timing`.
    Timing,
    /// All Rust tests and the browser tests.
    All,
}

impl Only {
    /// Returns the steps of one run.
    fn steps(self) -> Vec<Step> {
        let (browser, rust) =
            (gate::browser_tests(Attempts::Strict), |set| gate::rust_tests("tests", Attempts::Strict, set));
        match self {
            Only::Browser => vec![browser],
            Only::Timing => vec![rust(TIMING)],
            Only::All => vec![rust("all()"), browser],
        }
    }
}

/// Keeps processors busy until it is dropped.
struct Load<'a>(&'a AtomicBool);

impl Drop for Load<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// Number of runs, and of the failures of each test in them.
#[derive(Default)]
struct Tally {
    runs: u32,
    /// Number of runs that failed, whether or not they named a test.
    failed: u32,
    failures: BTreeMap<String, u32>,
}

impl Tally {
    fn add(&mut self, well: bool, failed: impl IntoIterator<Item = String>) {
        self.runs += 1;
        self.failed += u32::from(!well);
        for test in failed {
            *self.failures.entry(test).or_default() += 1;
        }
    }

    fn text(&self) -> String {
        let Tally { runs, failed, failures } = self;
        let mut rows: Vec<_> = failures.iter().map(|(test, count)| (*count, test)).collect();
        rows.sort_by(|one, other| (other.0, one.1).cmp(&(one.0, other.1)));
        let rows = rows.iter().map(|(count, test)| format!("{count:>4} of {runs}  {test}\n")).collect::<String>();
        format!("\n== {failed} of {runs} runs failed\n{rows}")
    }
}

/// Runs the tests `runs` times while `load` threads keep the processors busy. Returns true if no run failed.
pub fn repeat(only: Only, runs: u32, load: usize) -> bool {
    let report = Report::default();
    let first = [gate::packages(), gate::compiling()].map(Into::into);
    if !gate::first_build(first.into()).iter().all(|stage| stage.run(&report)) {
        return false;
    }
    let burning = AtomicBool::new(true);
    let mut tally = Tally::default();
    thread::scope(|scope| {
        let _load = Load(&burning);
        for _ in 0..load {
            scope.spawn(|| {
                while burning.load(Ordering::Relaxed) {
                    hint::spin_loop();
                }
            });
        }
        for run in 1..=runs {
            println!("\n== run {run} of {runs}, load {load}");
            let (mut well, mut failed) = (true, Vec::new());
            for step in only.steps() {
                let outcomes = step.outcomes.clone();
                well &= Stage::from(step).run(&report);
                failed.extend(outcomes.into_iter().flat_map(|outcomes| outcomes.read()).map(|outcome| outcome.test));
            }
            tally.add(well, failed);
        }
    });
    print!("{}{}", report.text(), tally.text());
    tally.failed == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_that_fail_most_are_listed_first() {
        let mut tally = Tally::default();
        tally.add(true, []);
        tally.add(false, ["b".to_owned(), "a".to_owned()]);
        tally.add(false, ["b".to_owned()]);
        assert_eq!(tally.text(), "\n== 2 of 3 runs failed\n   2 of 3  b\n   1 of 3  a\n");
    }

    #[test]
    fn repeated_tests_are_not_retried() {
        for only in [Only::Browser, Only::Timing, Only::All] {
            for step in only.steps() {
                let typed = step.typed();
                assert!(typed.contains("--profile default") || typed.contains("--retries=0"), "{typed}");
            }
        }
    }
}

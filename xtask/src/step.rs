//! Commands that run in sequence or in parallel, and the report of their durations.

use crate::outcomes::Outcomes;
use std::{
    collections::BTreeSet,
    fmt::Write as _,
    process::{Command, Stdio},
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

/// A command with a name.
#[derive(Clone)]
pub struct Step {
    pub name: &'static str,
    pub program: &'static str,
    pub args: Vec<String>,
    pub variables: Vec<(&'static str, String)>,
    /// Maximum number of attempts: more than one for commands that need the network.
    pub attempts: u32,
    /// Where its tests write their outcomes.
    pub outcomes: Option<Outcomes>,
}

/// Steps that run in sequence, and others beside them that use otherwise idle processors.
pub struct Stage {
    pub steps: Vec<Step>,
    pub beside: Vec<Step>,
}

impl From<Step> for Stage {
    fn from(step: Step) -> Stage {
        Stage { steps: vec![step], beside: Vec::new() }
    }
}

/// Collects the durations of steps and the names of flaky tests while steps run.
#[derive(Default)]
pub struct Report {
    rows: Mutex<Vec<Row>>,
    flaky: Mutex<BTreeSet<String>>,
}

struct Row {
    name: &'static str,
    seconds: f64,
    beside: bool,
}

impl Report {
    fn add(&self, name: &'static str, seconds: f64, beside: bool) {
        self.rows.lock().expect("no holder panics").push(Row { name, seconds, beside });
    }

    /// Returns the duration of each step and the flaky tests, as readable text.
    pub fn text(&self) -> String {
        let mut text = "\n== where the time went\n".to_owned();
        for Row { name, seconds, beside } in self.rows.lock().expect("no holder panics").iter() {
            let beside = if *beside { " (beside the tests)" } else { "" };
            let _ = writeln!(text, "{:>4} min {:>4.1} s  {name}{beside}", (seconds / 60.0) as u32, seconds % 60.0);
        }
        let flaky = self.flaky.lock().expect("no holder panics");
        if !flaky.is_empty() {
            let _ = writeln!(text, "\n== passed only when tried again: {}", flaky.len());
        }
        flaky.iter().for_each(|test| {
            let _ = writeln!(text, "flaky: {test}");
        });
        text
    }
}

/// Returns a step that runs cargo.
pub fn cargo(name: &'static str, args: &[&str]) -> Step {
    Step::new(name, "cargo", args)
}

/// Returns a step that runs npm in the folder of the web client.
pub fn npm(name: &'static str, args: &[&str]) -> Step {
    Step::new(name, "npm", &[&["--prefix", "web"], args].concat()).with("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
}

/// Returns true if a program can be started on this machine.
pub fn available(program: &str) -> bool {
    let probe = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

impl Step {
    pub fn new(name: &'static str, program: &'static str, args: &[&str]) -> Step {
        let args = args.iter().map(|&arg| arg.to_owned()).collect();
        Step { name, program, args, variables: Vec::new(), attempts: 1, outcomes: None }
    }

    /// Adds an environment variable.
    pub fn with(mut self, name: &'static str, value: &str) -> Step {
        self.variables.push((name, value.to_owned()));
        self
    }

    /// Marks it as a step that needs the network, which gets three attempts.
    pub fn over_network(self) -> Step {
        Step { attempts: 3, ..self }
    }

    /// Returns the command as typed in a shell.
    pub fn typed(&self) -> String {
        let variables = self.variables.iter().map(|(name, value)| format!("{name}={value} ")).collect::<String>();
        format!("{variables}{} {}", self.program, self.args.join(" "))
    }

    pub fn command(&self) -> Command {
        let mut command = Command::new(self.program);
        command.args(&self.args).envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Runs the command, again after a pause if it fails and has attempts left. Returns true if it succeeds.
    pub fn run(&self) -> bool {
        self.attempt(thread::sleep, || match self.command().status() {
            Ok(status) => status.success(),
            Err(error) => {
                eprintln!("{} cannot be started: {error}", self.program);
                false
            }
        })
    }

    fn attempt(&self, pause: impl Fn(Duration), mut once: impl FnMut() -> bool) -> bool {
        for attempt in 1..self.attempts {
            if once() {
                return true;
            }
            let wait = Duration::from_secs(4u64.pow(attempt));
            println!("== {} failed; next attempt in {} s", self.name, wait.as_secs());
            pause(wait);
        }
        once()
    }

    /// Prints the command, runs it by `run`, and prints its duration, or how to repeat it. Returns true if it succeeds.
    fn announce(&self, report: &Report, beside: bool, run: impl FnOnce(&Step) -> (bool, f64)) -> bool {
        println!("\n== {}: {}", self.name, self.typed());
        if let Some(outcomes) = &self.outcomes {
            outcomes.forget();
        }
        let (well, seconds) = run(self);
        report.add(self.name, seconds, beside);
        if let Some(outcomes) = &self.outcomes {
            let flaky = outcomes.read().into_iter().filter(|outcome| outcome.flaky).map(|outcome| outcome.test);
            report.flaky.lock().expect("no holder panics").extend(flaky);
        }
        if well {
            println!("== {}: {seconds:.1} s", self.name);
        } else {
            eprintln!("\n== {} failed. To repeat it: {}", self.name, self.typed());
        }
        well
    }

    fn run_announced(&self, report: &Report) -> bool {
        self.announce(report, false, |step| {
            let begun = Instant::now();
            let well = step.run();
            (well, begun.elapsed().as_secs_f64())
        })
    }

    /// Runs the command without output. Returns a function that prints the output afterwards.
    fn run_quietly(&self) -> impl FnOnce(&Report) -> bool {
        let begun = Instant::now();
        let done = self.command().stdin(Stdio::null()).output();
        let seconds = begun.elapsed().as_secs_f64();
        move |report| {
            self.announce(report, true, |_| match done {
                Ok(done) => {
                    print!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
                    (done.status.success(), seconds)
                }
                Err(error) => {
                    eprintln!("{} cannot be started: {error}", self.program);
                    (false, seconds)
                }
            })
        }
    }
}

impl Stage {
    /// Runs all steps. A step that fails ends its sequence. Returns true if every step succeeds.
    pub fn run(&self, report: &Report) -> bool {
        thread::scope(|scope| {
            let beside = scope.spawn(|| self.beside.iter().map(Step::run_quietly).collect::<Vec<_>>());
            let well = self.steps.iter().all(|step| step.run_announced(report));
            let printed = beside.join().expect("steps do not panic").into_iter().map(|print| print(report));
            printed.fold(well, |well, this| well & this)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::{Cell, RefCell};

    #[test]
    fn a_failing_parallel_step_fails_the_stage() {
        let step = |program| Step::new("one", program, &[]);
        for (steps, beside, well) in [("true", "true", true), ("true", "false", false), ("false", "true", false)] {
            let stage = Stage { steps: vec![step(steps)], beside: vec![step(beside), step("true")] };
            assert_eq!(stage.run(&Report::default()), well, "{steps} and {beside}");
        }
        assert!(!Stage::from(step("no-such-program")).run(&Report::default()));
    }

    #[test]
    fn network_steps_get_three_attempts_with_back_off() {
        let step = Step::new("one", "true", &[]).over_network();
        for (succeeds_at, attempts, pauses) in [(1, 1, &[][..]), (2, 2, &[4]), (3, 3, &[4, 16]), (4, 3, &[4, 16])] {
            let (tried, paused) = (Cell::new(0), RefCell::new(Vec::new()));
            let well = step.attempt(
                |pause| paused.borrow_mut().push(pause.as_secs()),
                || {
                    tried.set(tried.get() + 1);
                    tried.get() == succeeds_at
                },
            );
            assert_eq!((well, tried.get()), (succeeds_at <= 3, attempts));
            assert_eq!(*paused.borrow(), pauses);
        }
    }

    #[test]
    fn other_steps_get_one_attempt() {
        let tried = Cell::new(0);
        let well = Step::new("one", "true", &[]).attempt(
            |_| panic!("a pause"),
            || {
                tried.set(tried.get() + 1);
                false
            },
        );
        assert_eq!((well, tried.get()), (false, 1));
    }

    #[test]
    fn the_report_lists_every_step_and_every_flaky_test() {
        let report = Report::default();
        assert!(Stage::from(Step::new("first", "true", &[])).run(&report));
        report.flaky.lock().expect("no holder panics").insert("server::all rooms::one".to_owned());
        let text = report.text();
        assert!(text.contains(" s  first\n"), "{text}");
        assert!(text.contains("\nflaky: server::all rooms::one\n"), "{text}");
    }
}

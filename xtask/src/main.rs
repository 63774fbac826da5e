//! Chores: `cargo xtask test` checks everything that must hold before a change lands; `cargo xtask wire` writes the TypeScript
//! types of the web client.

use std::{
    env, fs,
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

/// One thing to check.
struct Step {
    name: &'static str,
    program: &'static str,
    args: &'static [&'static str],
    variables: &'static [(&'static str, &'static str)],
}

/// A step that runs cargo.
const fn cargo(name: &'static str, args: &'static [&'static str]) -> Step {
    Step { name, program: "cargo", args, variables: &[] }
}

/// The steps of `cargo xtask test`, in the order in which they fail soonest.
fn test() -> Vec<Step> {
    let tests = if available("cargo-nextest") {
        cargo("tests", &["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        cargo("tests", &["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"])
    };
    let mut steps = vec![
        cargo("format", &["fmt", "--all", "--check"]),
        cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
        tests,
        cargo("examples in documentation", &["test", "--workspace", "--doc"]),
        Step {
            variables: &[("RUSTDOCFLAGS", "-Dwarnings")],
            ..cargo("documentation", &["doc", "--workspace", "--no-deps", "--document-private-items"])
        },
    ];
    steps.extend(web());
    steps
}

/// A step that runs npm in the folder of the web client.
const fn npm(name: &'static str, args: &'static [&'static str]) -> Step {
    Step { name, program: "npm", args, variables: &[("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")] }
}

/// The steps of the web client; the browser is installed where it is missing.
fn web() -> Vec<Step> {
    let mut steps = vec![
        npm("packages of the web client", &["--prefix", "web", "ci"]),
        npm("types of the web client", &["--prefix", "web", "run", "check"]),
        npm("tests of the web client", &["--prefix", "web", "test"]),
        npm("web client", &["--prefix", "web", "run", "build"]),
        npm("size of the web client", &["--prefix", "web", "run", "size"]),
        cargo("program with its web client", &["build", "--package", "cli"]),
    ];
    if !available("chromium") {
        let apt = |name, args| Step { name, program: "apt-get", args, variables: &[] };
        steps.push(apt("list of packages", &["update"]));
        steps.push(apt("browser", &["install", "-y", "--no-install-recommends", "chromium"]));
    }
    steps.push(npm("tests in a browser", &["--prefix", "web", "run", "browser"]));
    steps
}

/// Writes the TypeScript types of the web client.
fn wire() -> Step {
    let args = &["test", "--package", "wire", "--test", "typescript"];
    Step { variables: &[("HOTLINE_WRITE", "1")], ..cargo("types of the web client", args) }
}

/// Whether a program can be started on this machine.
fn available(program: &str) -> bool {
    let probe = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

impl Step {
    /// The command as one would type it.
    fn typed(&self) -> String {
        let variables = self.variables.iter().map(|(name, value)| format!("{name}={value} ")).collect::<String>();
        format!("{variables}{} {}", self.program, self.args.join(" "))
    }

    /// True if the command succeeds.
    fn run(&self) -> bool {
        let mut command = Command::new(self.program);
        command.args(self.args).envs(self.variables.iter().copied());
        match command.status() {
            Ok(status) => status.success(),
            Err(error) => {
                eprintln!("{} cannot be started: {error}", self.program);
                false
            }
        }
    }
}

/// Makes sure that the tests find PostgreSQL; installs Debian's where there is none. They fail without it.
fn postgresql() -> Result<(), String> {
    if let Some(programs) = testpg::programs() {
        println!("\n== PostgreSQL for the tests: {}", programs.display());
        return Ok(());
    }
    println!("\n== PostgreSQL for the tests is missing: apt-get installs it");
    // The package is to bring programs, not to start a server.
    let settings = "/etc/postgresql-common";
    let _ = fs::create_dir_all(settings);
    let _ = fs::write(format!("{settings}/createcluster.conf"), "create_main_cluster = false\n");
    for args in [&["update"][..], &["install", "-y", "--no-install-recommends", "postgresql"]] {
        let step =
            Step { name: "PostgreSQL", program: "apt-get", args, variables: &[("DEBIAN_FRONTEND", "noninteractive")] };
        if !step.run() {
            return Err(format!("`{}` failed. {}", step.typed(), testpg::MISSING));
        }
    }
    testpg::programs().map(drop).ok_or_else(|| testpg::MISSING.to_owned())
}

/// Runs steps until one fails.
fn run(steps: &[Step]) -> ExitCode {
    let start = Instant::now();
    for step in steps {
        println!("\n== {}: {}", step.name, step.typed());
        let begun = Instant::now();
        if !step.run() {
            eprintln!("\n== {} failed. To repeat it: {}", step.name, step.typed());
            return ExitCode::FAILURE;
        }
        println!("== {}: {:.1} s", step.name, begun.elapsed().as_secs_f64());
    }
    println!("\n== all is well: {:.1} s", start.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => match postgresql() {
            Ok(()) => run(&test()),
            Err(error) => {
                eprintln!("\n== {error}");
                ExitCode::FAILURE
            }
        },
        ["wire"] => run(&[wire()]),
        _ => {
            eprintln!("usage: cargo xtask test | wire");
            ExitCode::from(2)
        }
    }
}

//! `cargo xtask soak`: tests with bounds in seconds. They run one after the other and need the machine to themselves.

use crate::{
    gate,
    outcomes::Outcomes,
    step::{Report, Stage, Step, cargo, npm},
};
use std::time::Instant;

/// The nextest profile of these runs.
const PROFILE: &str = "soak";

/// Rust tests that assert a time bound if `HOTLINE_SOAK` is set.
struct Measured {
    /// Label of the measurement.
    name: &'static str,
    package: &'static str,
    /// Prefix of the names of the tests.
    tests: &'static str,
}

/// Every test file with bounds needs a row here; a test checks that.
const MEASURED: &[Measured] = &[
    Measured { name: "nodes restarted, killed and stopped", package: "cli", tests: "cluster::" },
    Measured { name: "a disk that is full", package: "cli", tests: "disk::" },
    Measured { name: "half-open requests", package: "cli", tests: "flood::" },
    Measured { name: "thoughts of bots", package: "server", tests: "bots::" },
    Measured { name: "a database that hangs", package: "server", tests: "storage::" },
    Measured { name: "idle connections", package: "server", tests: "connections::" },
    Measured { name: "a server that stops", package: "server", tests: "faults::" },
    Measured { name: "searches by time", package: "bots", tests: "players::searches_exceed" },
];

impl Measured {
    fn step(&self) -> Step {
        let set = format!("package({}) and test(/^{}/)", self.package, self.tests);
        let args = ["nextest", "run", "--profile", PROFILE, "--workspace", "--no-fail-fast", "--filterset", &set];
        let step = cargo(self.name, &args).with("HOTLINE_SOAK", "1");
        Step { outcomes: Some(Outcomes::Nextest(PROFILE)), ..step }
    }
}

/// Returns the measuring steps, in their order.
fn steps() -> Vec<Step> {
    let rust = MEASURED.iter().map(Measured::step);
    rust.chain([npm("speed of the web client", &["run", "speed"])]).collect()
}

/// Runs all steps, even if one fails. Returns true if every bound holds.
pub fn run() -> bool {
    let (report, begun) = (Report::default(), Instant::now());
    // The browser needs the program with its web client, which the tests of `cli` build.
    let first = [gate::packages(), gate::compiling()].map(Into::into);
    if !gate::first_build(first.into()).iter().all(|stage| stage.run(&report)) {
        return false;
    }
    let (mut failed, mut figures) = (Vec::new(), Vec::new());
    for step in steps() {
        let (name, outcomes) = (step.name, step.outcomes.clone());
        if !Stage::from(step).run(&report) {
            failed.push(name);
        }
        figures.extend(outcomes.into_iter().flat_map(|outcomes| outcomes.figures()));
    }
    print!("{}{}", report.text(), summary(&figures, &failed));
    println!("\n== {:.1} s", begun.elapsed().as_secs_f64());
    failed.is_empty()
}

/// Returns the figures and the names of the failed steps, as readable text.
fn summary(figures: &[String], failed: &[&str]) -> String {
    let figures = figures.iter().map(|figure| format!("{figure}\n")).collect::<String>();
    let end = if failed.is_empty() {
        "\n== every bound holds\n".to_owned()
    } else {
        failed.iter().map(|name| format!("\n== failed: {name}\n")).collect()
    };
    format!("\n== figures (those of the browser are above)\n{figures}{end}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        fs,
        path::{Path, PathBuf},
    };

    /// Returns the Rust files in a folder and below.
    fn sources(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("an entry").path());
        let found = entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
        found.filter(|path| path.extension().is_some_and(|ending| ending == "rs")).collect()
    }

    fn crates() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates")
    }

    #[test]
    fn every_test_file_with_bounds_is_measured() {
        for entry in fs::read_dir(crates()).expect("a folder") {
            let package = entry.expect("an entry").path();
            let (tests, name) = (package.join("tests"), package.file_name().expect("a name").to_string_lossy());
            for file in sources(&tests) {
                let path = file.strip_prefix(&tests).expect("a file of the folder");
                let module = path.with_extension("").components().next().expect("a name").as_os_str().to_owned();
                let module = module.to_string_lossy();
                let source = fs::read_to_string(&file).expect("a file");
                let bounded = ["soak::within(", "soak::on()", "HOTLINE_SOAK"].iter().any(|sign| source.contains(sign));
                let row =
                    MEASURED.iter().any(|row| row.package == name && row.tests.starts_with(&format!("{module}::")));
                assert!(
                    !bounded || row || module == "common",
                    "{}: no row of MEASURED names its tests",
                    file.display()
                );
            }
        }
    }

    #[test]
    fn every_row_names_a_test_file() {
        for Measured { name, package, tests } in MEASURED {
            let (module, _) = tests.split_once("::").expect("a module");
            let folder = crates().join(package).join("tests");
            let files = [folder.join(module).join("mod.rs"), folder.join(format!("{module}.rs"))];
            assert!(files.iter().any(|file| file.exists()), "{name}: {package} has no tests in `{module}`");
        }
    }

    #[test]
    fn rust_tests_have_strict_bounds_and_run_alone() {
        let typed: Vec<_> = MEASURED.iter().map(|row| row.step().typed()).collect();
        for typed in &typed {
            assert!(typed.starts_with("HOTLINE_SOAK=1 cargo nextest run --profile soak "), "{typed}");
        }
        assert!(typed[0].ends_with("--filterset package(cli) and test(/^cluster::/)"), "{}", typed[0]);
        let config = fs::read_to_string(crates().join("../.config/nextest.toml")).expect("a file");
        let config: toml::Table = toml::from_str(&config).expect("a configuration");
        let profile = &config["profile"][PROFILE];
        assert_eq!(profile["test-threads"].as_integer(), Some(1));
        assert_eq!(profile["junit"]["path"].as_str(), Some("junit.xml"));
        assert_eq!(profile["junit"]["store-success-output"].as_bool(), Some(true), "figures are read from the report");
    }

    #[test]
    fn browser_tests_are_measured_last() {
        let last = steps().pop().expect("a step").typed();
        assert!(last.ends_with("npm --prefix web run speed"), "{last}");
        let scripts = fs::read_to_string(crates().join("../web/package.json")).expect("a file");
        let scripts: serde_json::Value = serde_json::from_str(&scripts).expect("JSON");
        assert!(scripts["scripts"]["speed"].as_str().is_some_and(|speed| speed.contains("--workers=1")));
    }

    #[test]
    fn figures_and_failed_steps_are_listed_at_the_end() {
        let text = summary(&["one: 1.00s, at most 3.00s".to_owned()], &["two"]);
        assert!(text.ends_with("one: 1.00s, at most 3.00s\n\n== failed: two\n"), "{text}");
        assert!(summary(&[], &[]).ends_with("== every bound holds\n"));
    }
}

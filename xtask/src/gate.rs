//! The stages of `cargo xtask test`, `quick` and `wire`.

use crate::{
    outcomes::Outcomes,
    step::{Stage, Step, cargo, npm},
    supply,
};
use std::{
    env, fs,
    path::{Path, PathBuf},
    thread,
};

/// Maximum number of attempts per test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempts {
    /// Once: every failure counts.
    Strict,
    /// Tests that start processes, databases or browsers get up to three attempts. Tests that passed on a retry are listed.
    Retried,
}

impl Attempts {
    /// Retries are for unattended machines, which set `CI`.
    pub fn of(strict: bool, ci: Option<&str>) -> Attempts {
        match ci {
            Some(ci) if !strict && !matches!(ci, "" | "0" | "false") => Attempts::Retried,
            _ => Attempts::Strict,
        }
    }

    /// Returns the profile of `.config/nextest.toml`.
    fn profile(self) -> &'static str {
        match self {
            Attempts::Strict => "default",
            Attempts::Retried => "ci",
        }
    }

    fn retries(self) -> u32 {
        match self {
            Attempts::Strict => 0,
            Attempts::Retried => 2,
        }
    }
}

/// Fixed seed of the property tests: every run has the same cases. Without it, each run has new ones.
const SAME_CASES: (&str, &str) = ("PROPTEST_RNG_SEED", "1945");

/// Tests of the group `timing`, each of which runs alone; `.config/nextest.toml` has the same filter.
pub const TIMING: &str = "test(searches_exceed_their_time) or test(load::) or test(cluster::)";

/// Returns a step that runs tests by nextest.
fn nextest(name: &'static str, profile: &'static str, args: &[&str]) -> Step {
    // Many tests wait for servers and databases: half as many threads again as processors keep these busy.
    let threads = thread::available_parallelism().map_or(2, usize::from) * 3 / 2;
    let args = [&["nextest", "run", "--profile", profile], args].concat();
    let step = cargo(name, &args).with(SAME_CASES.0, SAME_CASES.1).with("NEXTEST_TEST_THREADS", &threads.to_string());
    Step { outcomes: Some(Outcomes::Nextest(profile)), ..step }
}

/// Returns the step that compiles all tests.
pub fn compiling() -> Step {
    Step { outcomes: None, ..nextest("compiling tests", "default", &["--workspace", "--no-run"]) }
}

/// Returns the step that runs the Rust tests in this set.
pub fn rust_tests(name: &'static str, attempts: Attempts, set: &str) -> Step {
    nextest(name, attempts.profile(), &["--workspace", "--no-fail-fast", "--filterset", set])
}

/// Returns the step that runs the tests in a browser.
pub fn browser_tests(attempts: Attempts) -> Step {
    let retries = format!("--retries={}", attempts.retries());
    Step { outcomes: Some(Outcomes::Browser), ..npm("tests in a browser", &["run", "browser", "--", &retries]) }
}

/// Returns the steps of `cargo xtask quick`: the loop while a crate is being changed.
pub fn quick(package: Option<&str>) -> Vec<Step> {
    let packages = package.map_or(vec!["--workspace"], |package| vec!["--package", package]);
    // A build with the web client takes longer, and no Rust test needs a page.
    let tests = nextest("tests", "default", &[&packages[..], &["--no-fail-fast"]].concat()).with("HOTLINE_NO_WEB", "1");
    vec![cargo("format", &["fmt", "--all", "--check"]), tests]
}

/// Returns the step that installs the packages of the web client.
pub fn packages() -> Step {
    npm("packages of the web client", &["ci"]).over_network()
}

/// Returns the stages of `cargo xtask test`. Those that fail soonest come first.
pub fn test(attempts: Attempts) -> Vec<Stage> {
    let documentation = cargo("documentation", &["doc", "--workspace", "--no-deps", "--document-private-items"]);
    let documentation = documentation.with("RUSTDOCFLAGS", "-Dwarnings");
    let light = examples().into_iter().chain([documentation]).chain(supply::steps()).chain(web());
    let stages = vec![
        cargo("format", &["fmt", "--all", "--check"]).into(),
        // First, so that the program is built once, with its web client.
        packages().into(),
        cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]).into(),
        compiling().into(),
        Stage { steps: vec![rust_tests("tests", attempts, &format!("not ({TIMING})"))], beside: light.collect() },
        // The program with the web client exists by now: the tests of `cli` have built it.
        browser_tests(attempts).into(),
        rust_tests("tests of time", attempts, TIMING).into(),
    ];
    first_build(stages)
}

/// Returns the step that runs the examples in the documentation, if there are any. Without examples, rustdoc need not read every crate again.
fn examples() -> Option<Step> {
    let any = crates().iter().any(|(folder, _)| any_source(&folder.join("src"), &shows_code));
    any.then(|| cargo("examples in documentation", &["test", "--workspace", "--doc"]))
}

/// Returns true if any source file in this folder or below satisfies `such`.
fn any_source(folder: &Path, such: &impl Fn(&str) -> bool) -> bool {
    let mut entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.any(|path| match fs::read_to_string(&path) {
        Ok(source) => such(&source),
        Err(_) => any_source(&path, such),
    })
}

/// Returns true if the documentation in a source file has a block of code (by a fence or by four spaces) or is included from another file.
fn shows_code(source: &str) -> bool {
    let comments = source.lines().map(str::trim_start).filter_map(|line| {
        let comment = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
        Some(comment.strip_prefix(' ').unwrap_or(comment))
    });
    let mut code = comments.map(|comment| comment.starts_with("    ") || comment.trim_start().starts_with("```"));
    let block = source.contains("\n/**") && source.contains("```");
    code.any(|code| code) || block || source.contains("doc = include_str!")
}

/// Returns the folders of the crates, with their manifests.
fn crates() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let found = fs::read_dir(folder).expect("a folder").map(|entry| {
        let path = entry.expect("an entry").path();
        let manifest = fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
        (path, manifest)
    });
    found.collect()
}

/// Returns the steps that test the web client without a browser.
fn web() -> Vec<Step> {
    vec![
        npm("types of the web client", &["run", "check"]),
        npm("tests of the web client", &["test"]),
        npm("web client", &["run", "build"]),
        npm("size of the web client", &["run", "size"]),
    ]
}

/// Turns incremental compilation off if no crate was compiled with it before, as in a fresh clone: the first build is shorter then, and its programs
/// run faster.
pub fn first_build(mut stages: Vec<Stage>) -> Vec<Stage> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    if env::var_os("CARGO_INCREMENTAL").is_none() && !built_before(&target.join("debug/incremental")) {
        let steps = stages.iter_mut().flat_map(|stage| stage.steps.iter_mut().chain(&mut stage.beside));
        let cargo = steps.filter(|step| step.program == "cargo");
        cargo.for_each(|step| step.variables.push(("CARGO_INCREMENTAL", "0".to_owned())));
    }
    stages
}

/// Returns true if crates were compiled incrementally; xtask itself always is.
fn built_before(folder: &Path) -> bool {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name()).any(|name| name.to_string_lossy().starts_with("rules-"))
}

/// Returns the step that writes the TypeScript types of the web client and the OpenAPI document.
pub fn wire() -> Step {
    let args = &[
        "test",
        "--package=wire",
        "--package=games",
        "--package=server",
        "--test=all",
        "--",
        "typescript",
        "the_openapi_document_is_up_to_date",
    ];
    cargo("types of the web client", args).with("HOTLINE_WRITE", "1")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_found_where_rustdoc_finds_them() {
        for source in [
            "/// ```\n/// let one = 1;",
            "mod one {\n    //! Says:\n    //!\n    //!     let one = 1;\n}",
            "/// * a point\n///   ```no_run",
            "#[doc = include_str!(\"read.md\")]",
            "use one;\n/** ``` */",
        ] {
            assert!(shows_code(source), "{source}");
        }
        for source in ["/// One `word`.", "// ```", "    let text = \"```\";", "/// * a point\n///   that goes on"] {
            assert!(!shows_code(source), "{source}");
        }
    }

    #[test]
    fn at_the_root_cargo_runs_one_program_and_tests_every_crate() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("a manifest");
        assert!(!manifest.contains("default-members"), "`cargo test` and `cargo bench` at the root mean every crate");
        let named = crates().into_iter().filter(|(_, manifest)| manifest.contains("default-run"));
        let named: Vec<_> = named.map(|(path, _)| path.file_name().expect("a name").to_owned()).collect();
        assert_eq!(named, ["cli"]);
    }

    #[test]
    fn every_test_file_is_part_of_its_crates_single_test_program() {
        for (path, manifest) in crates() {
            let Ok(folder) = fs::read_dir(path.join("tests")) else { continue };
            assert!(manifest.contains("autotests = false"), "{}: one program for all tests", path.display());
            let main = fs::read_to_string(path.join("tests/main.rs")).expect("the one program");
            for entry in folder {
                let file = entry.expect("an entry").path();
                let is_module = file.join("mod.rs").exists() || file.extension().is_some_and(|ending| ending == "rs");
                let name = file.file_stem().expect("a name").to_string_lossy();
                let listed = name == "main" || main.contains(&format!("mod {name};\n"));
                assert!(!is_module || listed, "{} is not in tests/main.rs: it would never run", file.display());
            }
        }
    }

    #[test]
    fn only_the_first_build_is_not_incremental() {
        let folder = env::temp_dir().join(format!("hotline-xtask-{}", std::process::id()));
        for (name, before) in [("xtask-1x2", false), ("testpg-3y", false), ("rules-07z", true)] {
            fs::create_dir_all(folder.join(name)).expect("a folder");
            assert_eq!(built_before(&folder), before, "{name}");
        }
        fs::remove_dir_all(&folder).expect("the folder exists");
        assert!(!built_before(&folder));
    }

    #[test]
    fn libraries_not_compiled_for_tests_have_no_tests() {
        for (path, _) in crates().into_iter().filter(|(_, manifest)| manifest.contains("[lib]\ntest = false")) {
            assert!(!has_tests(&path.join("src")), "{}: its tests would never run", path.display());
        }
    }

    fn has_tests(folder: &Path) -> bool {
        any_source(folder, &|source| source.contains("cfg(test)") || source.contains("test]"))
    }

    /// Parts of the nextest configuration that xtask relies on.
    #[derive(serde::Deserialize)]
    struct Config {
        profile: std::collections::BTreeMap<String, Profile>,
    }

    #[derive(serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    struct Profile {
        #[serde(default)]
        overrides: Vec<Override>,
        junit: Option<toml::Table>,
    }

    #[derive(serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    struct Override {
        filter: String,
        test_group: Option<String>,
        retries: Option<u32>,
    }

    fn config() -> Config {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.config/nextest.toml");
        toml::from_str(&fs::read_to_string(path).expect("a file")).expect("a configuration")
    }

    #[test]
    fn tests_of_the_group_timing_run_alone() {
        let stages = test(Attempts::Strict);
        let timing = |step: &Step| step.args.iter().any(|arg| arg == TIMING);
        let beside = |stage: &Stage| !stage.beside.is_empty();
        assert!(stages.iter().any(beside));
        assert_eq!(stages.iter().filter(|stage| stage.steps.iter().any(timing)).count(), 1);
        assert!(!stages.iter().any(|stage| beside(stage) && stage.steps.iter().any(timing)));
        let config = config();
        let group = config.profile["default"].overrides.iter().find(|one| one.test_group.as_deref() == Some("timing"));
        assert_eq!(group.expect("the group has a filter").filter, TIMING);
    }

    #[test]
    fn tests_are_retried_only_if_ci_is_set_and_never_with_strict() {
        for (strict, ci, attempts) in [
            (false, None, Attempts::Strict),
            (false, Some(""), Attempts::Strict),
            (false, Some("false"), Attempts::Strict),
            (false, Some("true"), Attempts::Retried),
            (false, Some("1"), Attempts::Retried),
            (true, Some("true"), Attempts::Strict),
        ] {
            assert_eq!(Attempts::of(strict, ci), attempts, "{strict} {ci:?}");
        }
        let config = config();
        let retries = |attempts: Attempts| {
            config.profile[attempts.profile()].overrides.iter().filter_map(|one| one.retries).max()
        };
        assert_eq!(retries(Attempts::Strict), None);
        assert_eq!(retries(Attempts::Retried), Some(Attempts::Retried.retries()));
        assert!(browser_tests(Attempts::Strict).typed().ends_with("--retries=0"));
        assert!(browser_tests(Attempts::Retried).typed().ends_with("--retries=2"));
    }

    #[test]
    fn every_test_run_leaves_a_report() {
        let config = config();
        for attempts in [Attempts::Strict, Attempts::Retried] {
            let path = config.profile[attempts.profile()].junit.as_ref().and_then(|junit| junit["path"].as_str());
            assert_eq!(path, Some("junit.xml"), "{attempts:?}");
            let runs = test(attempts).into_iter().flat_map(|stage| stage.steps).filter(|step| step.outcomes.is_some());
            assert_eq!(runs.count(), 3);
        }
    }
}

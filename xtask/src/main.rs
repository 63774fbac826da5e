//! Chores: `cargo xtask test` checks everything that must hold before a change lands; `cargo xtask quick [crate]` runs the tests of one
//! crate, or of all, and nothing else; `cargo xtask wire` writes the TypeScript types of the web client.

mod deploy;
mod supply;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

/// One thing to do.
struct Step {
    name: &'static str,
    program: &'static str,
    args: Vec<&'static str>,
    variables: Vec<(&'static str, &'static str)>,
}

/// A step that runs cargo.
fn cargo(name: &'static str, args: &[&'static str]) -> Step {
    Step { name, program: "cargo", args: args.to_vec(), variables: Vec::new() }
}

/// The tests of these packages, the same cases in every run.
fn tests(packages: &[&'static str]) -> Step {
    let (runner, rest): (&[_], &[_]) = if available("cargo-nextest") {
        (&["nextest", "run"], &["--no-fail-fast"])
    } else {
        (&["test"], &["--tests", "--no-fail-fast"])
    };
    // Without the variable property tests try new cases.
    Step { variables: vec![("PROPTEST_RNG_SEED", "1945")], ..cargo("tests", &[runner, packages, rest].concat()) }
}

/// The steps of `cargo xtask quick`: the loop while a crate is being changed.
fn quick(package: Option<&'static str>) -> Vec<Step> {
    let tests = match package {
        Some(package) => tests(&["--package", package]),
        None => tests(&["--workspace"]),
    };
    // A program with its web client takes longer to build, and no test of Rust looks at a page.
    let variables = vec![("PROPTEST_RNG_SEED", "1945"), ("HOTLINE_NO_WEB", "1")];
    vec![cargo("format", &["fmt", "--all", "--check"]), Step { variables, ..tests }]
}

/// The steps of `cargo xtask test`, in the order in which they fail soonest.
fn test() -> Vec<Step> {
    let mut steps = vec![
        cargo("format", &["fmt", "--all", "--check"]),
        // First: the program is built with its web client, and once.
        npm("packages of the web client", &["ci"]),
        cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
        tests(&["--workspace"]),
    ];
    steps.extend(examples());
    let documentation = cargo("documentation", &["doc", "--workspace", "--no-deps", "--document-private-items"]);
    steps.push(Step { variables: vec![("RUSTDOCFLAGS", "-Dwarnings")], ..documentation });
    steps.extend(supply::steps());
    steps.extend(web());
    steps
}

/// The examples in the documentation, if there are any: rustdoc would read every crate once more to find none.
fn examples() -> Option<Step> {
    let any = crates().iter().any(|(folder, _)| any_source(&folder.join("src"), &shows_code));
    any.then(|| cargo("examples in documentation", &["test", "--workspace", "--doc"]))
}

/// Whether a source file in this folder or below is such a one.
fn any_source(folder: &Path, such: &impl Fn(&str) -> bool) -> bool {
    let mut entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.any(|path| match fs::read_to_string(&path) {
        Ok(source) => such(&source),
        Err(_) => any_source(&path, such),
    })
}

/// Whether the documentation in a source file has a block of code, by a fence or by four spaces, or comes from elsewhere.
fn shows_code(source: &str) -> bool {
    let said = source.lines().map(str::trim_start).filter_map(|line| {
        let said = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
        Some(said.strip_prefix(' ').unwrap_or(said))
    });
    let mut said = said.map(|said| said.starts_with("    ") || said.trim_start().starts_with("```"));
    let block = source.contains("\n/**") && source.contains("```");
    said.any(|code| code) || block || source.contains("doc = include_str!")
}

/// The folders of the crates, with their manifests.
fn crates() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let found = fs::read_dir(folder).expect("a folder").map(|entry| {
        let path = entry.expect("an entry").path();
        let manifest = fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
        (path, manifest)
    });
    found.collect()
}

/// A step that runs npm in the folder of the web client.
fn npm(name: &'static str, args: &[&'static str]) -> Step {
    let args = [&["--prefix", "web"], args].concat();
    Step { name, program: "npm", args, variables: vec![("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")] }
}

/// The steps of the web client. The program in which it is tested is there: the tests of `cli` have built it.
fn web() -> Vec<Step> {
    vec![
        npm("types of the web client", &["run", "check"]),
        npm("tests of the web client", &["test"]),
        npm("web client", &["run", "build"]),
        npm("size of the web client", &["run", "size"]),
        npm("tests in a browser", &["run", "browser"]),
    ]
}

/// The same steps, without incremental compilation where nothing was compiled with it before, as in a fresh clone: the first build is
/// shorter then, and what it makes runs faster.
fn first_build(mut steps: Vec<Step>) -> Vec<Step> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    if env::var_os("CARGO_INCREMENTAL").is_none() && !built_before(&target.join("debug/incremental")) {
        let cargo = steps.iter_mut().filter(|step| step.program == "cargo");
        cargo.for_each(|step| step.variables.push(("CARGO_INCREMENTAL", "0")));
    }
    steps
}

/// Whether crates were compiled incrementally; this program always is.
fn built_before(folder: &Path) -> bool {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name()).any(|name| name.to_string_lossy().starts_with("rules-"))
}

/// Writes the TypeScript types of the web client and the OpenAPI document.
fn wire() -> Step {
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
    Step { variables: vec![("HOTLINE_WRITE", "1")], ..cargo("types of the web client", args) }
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
        command.args(&self.args).envs(self.variables.iter().copied());
        match command.status() {
            Ok(status) => status.success(),
            Err(error) => {
                eprintln!("{} cannot be started: {error}", self.program);
                false
            }
        }
    }
}

/// How commands that need root can be run here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Power {
    /// We are root.
    Root,
    /// `sudo` is there.
    Sudo,
    /// Somebody else has to do it.
    Nobody,
}

impl Power {
    fn here() -> Power {
        let id = Command::new("id").arg("-u").output();
        if id.is_ok_and(|done| done.stdout.trim_ascii() == b"0") {
            Power::Root
        } else if available("sudo") {
            Power::Sudo
        } else {
            Power::Nobody
        }
    }

    /// The command as root, if that can be.
    fn lend(self, name: &'static str, command: &[&'static str]) -> Option<Step> {
        let (program, args) = match self {
            Power::Root => (command[0], command[1..].to_vec()),
            Power::Sudo => ("sudo", command.to_vec()),
            Power::Nobody => return None,
        };
        Some(Step { name, program, args, variables: Vec::new() })
    }
}

/// A package of Debian that the tests need, and what it is called by people.
struct Tool {
    name: &'static str,
    packages: &'static [&'static str],
    /// What is written to a file before: a package is to bring programs, not to start servers.
    before: Option<&'static str>,
}

const POSTGRESQL: Tool = Tool {
    name: "PostgreSQL",
    packages: &["postgresql"],
    before: Some(
        "mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf",
    ),
};
const NODE: Tool = Tool { name: "Node.js", packages: &["nodejs", "npm"], before: None };
const BROWSER: Tool = Tool { name: "Chromium", packages: &["chromium"], before: None };

impl Tool {
    /// The steps that install it, or one sentence about what has to be done by hand.
    fn installing(&self, power: Power, apt: bool) -> Result<Vec<Step>, String> {
        let (name, packages) = (self.name, self.packages.join(" "));
        if !apt {
            return Err(format!(
                "{name} is missing, and there is no apt-get to install it with: install it, then try again."
            ));
        }
        let get = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
        let install = [&get[..], &["install", "-y", "--no-install-recommends"], self.packages].concat();
        let before = self.before.map(|script| vec!["sh", "-c", script]);
        let commands = before.into_iter().chain([[&get[..], &["update"]].concat(), install]);
        let steps: Option<Vec<Step>> = commands.map(|command| power.lend(name, &command)).collect();
        steps.ok_or_else(|| {
            format!("{name} is missing, and only root can install it: run `apt-get install {packages}` as root, then try again.")
        })
    }

    /// Installs it.
    fn install(&self) -> Result<(), String> {
        println!("\n== {} for the tests is missing: apt-get installs it", self.name);
        for step in self.installing(Power::here(), available("apt-get"))? {
            if !step.run() {
                return Err(format!("`{}` failed: {} could not be installed.", step.typed(), self.name));
            }
        }
        Ok(())
    }
}

/// Makes sure that everything the tests need besides Rust is there; installs Debian's where it is missing.
fn tools() -> Result<(), String> {
    if testpg::programs().is_none() {
        POSTGRESQL.install()?;
    }
    let programs = testpg::programs().ok_or(testpg::MISSING)?;
    println!("\n== PostgreSQL for the tests: {}", programs.display());
    if !available("node") || !available("npm") {
        NODE.install()?;
    }
    let told = Command::new("node").arg("--version").output().map(|done| done.stdout).unwrap_or_default();
    let told = String::from_utf8_lossy(&told);
    let node = recent_enough(&told)?;
    println!("== Node.js for the tests of the web client: {node}");
    if !available("chromium") {
        BROWSER.install()?;
    }
    deploy::tools()
}

/// The oldest Node.js that builds the web client.
const NODE_SINCE: u32 = 20;

/// The version of Node.js, as it tells it itself (`v20.19.2`), if it will do.
fn recent_enough(told: &str) -> Result<&str, String> {
    let told = told.trim();
    let major = told.trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    match major {
        Some(major) if major >= NODE_SINCE => Ok(told),
        _ => Err(format!(
            "Node.js {NODE_SINCE} or newer is needed for the web client, and here is {}: see https://nodejs.org.",
            if told.is_empty() { "none" } else { told }
        )),
    }
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
        ["test"] => match tools() {
            Ok(()) => run(&first_build(test())),
            Err(error) => {
                eprintln!("\n== {error}");
                ExitCode::FAILURE
            }
        },
        ["quick"] => run(&quick(None)),
        ["quick", package] => run(&quick(Some(package.to_owned().leak()))), // once, and the program ends with it
        ["wire"] => run(&[wire()]),
        _ => {
            eprintln!("usage: cargo xtask test | quick [CRATE] | wire");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(power: Power) -> Vec<String> {
        NODE.installing(power, true).expect("steps").iter().map(Step::typed).collect()
    }

    #[test]
    fn root_installs_what_is_missing_and_others_by_sudo() {
        let install = "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends nodejs npm";
        assert_eq!(typed(Power::Root), ["env DEBIAN_FRONTEND=noninteractive apt-get update", install]);
        assert_eq!(typed(Power::Sudo)[1], format!("sudo {install}"));
        let first = &POSTGRESQL.installing(Power::Sudo, true).expect("steps")[0];
        assert!(first.typed().starts_with("sudo sh -c mkdir -p /etc/postgresql-common"), "{}", first.typed());
    }

    #[test]
    fn where_nothing_can_be_installed_one_sentence_says_what_to_run() {
        let wrong = |power, apt| NODE.installing(power, apt).err().expect("a sentence");
        assert!(wrong(Power::Nobody, true).contains("run `apt-get install nodejs npm` as root"));
        assert!(wrong(Power::Root, false).contains("Node.js is missing, and there is no apt-get"));
    }

    #[test]
    fn an_example_is_found_where_rustdoc_would_find_it() {
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
    fn at_the_root_cargo_finds_one_program_to_run_and_every_crate_to_test() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("a manifest");
        assert!(!manifest.contains("default-members"), "`cargo test` and `cargo bench` at the root mean every crate");
        let named = crates().into_iter().filter(|(_, manifest)| manifest.contains("default-run"));
        let named: Vec<_> = named.map(|(path, _)| path.file_name().expect("a name").to_owned()).collect();
        assert_eq!(named, ["cli"]);
    }

    #[test]
    fn every_file_of_tests_is_part_of_the_one_test_program_of_its_crate() {
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
    fn a_fresh_clone_is_built_without_incremental_compilation_and_no_other() {
        let folder = env::temp_dir().join(format!("hotline-xtask-{}", std::process::id()));
        for (name, before) in [("xtask-1x2", false), ("testpg-3y", false), ("rules-07z", true)] {
            fs::create_dir_all(folder.join(name)).expect("a folder");
            assert_eq!(built_before(&folder), before, "{name}");
        }
        fs::remove_dir_all(&folder).expect("it is there");
        assert!(!built_before(&folder));
    }

    #[test]
    fn a_library_that_is_not_compiled_for_tests_has_none() {
        for (path, _) in crates().into_iter().filter(|(_, manifest)| manifest.contains("[lib]\ntest = false")) {
            assert!(!has_tests(&path.join("src")), "{}: its tests would never run", path.display());
        }
    }

    fn has_tests(folder: &Path) -> bool {
        any_source(folder, &|source| source.contains("cfg(test)") || source.contains("test]"))
    }

    #[test]
    fn an_old_node_is_refused_in_one_sentence() {
        assert_eq!(recent_enough("v20.19.2\n"), Ok("v20.19.2"));
        assert_eq!(recent_enough("v100.0.0"), Ok("v100.0.0"));
        assert!(recent_enough("v18.20.4\n").expect_err("too old").contains("here is v18.20.4"));
        assert!(recent_enough("").expect_err("none").contains("here is none"));
    }
}

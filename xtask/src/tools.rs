//! What the tests need besides Rust, and how it is installed.

use crate::{
    deploy,
    step::{Step, available, cargo},
};
use std::process::Command;

/// How commands that need root can run here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Power {
    /// This process is root.
    Root,
    /// `sudo` is available.
    Sudo,
    /// The user has to run them.
    None,
}

impl Power {
    fn here() -> Power {
        let id = Command::new("id").arg("-u").output();
        if id.is_ok_and(|done| done.stdout.trim_ascii() == b"0") {
            Power::Root
        } else if available("sudo") {
            Power::Sudo
        } else {
            Power::None
        }
    }

    /// Returns the command as root, if possible.
    fn lend(self, name: &'static str, command: &[&'static str]) -> Option<Step> {
        match self {
            Power::Root => Some(Step::new(name, command[0], &command[1..])),
            Power::Sudo => Some(Step::new(name, "sudo", command)),
            Power::None => None,
        }
    }
}

/// A program that the tests need, and its packages in Debian.
pub struct Tool {
    /// Name in messages.
    pub name: &'static str,
    pub packages: &'static [&'static str],
    /// Script to run before the installation: the packages should provide programs, not start servers.
    pub before: Option<&'static str>,
}

const POSTGRESQL: Tool = Tool {
    name: "PostgreSQL",
    packages: &["postgresql"],
    before: Some(
        "mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf",
    ),
};
const NODE: Tool = Tool { name: "Node.js", packages: &["nodejs", "npm"], before: None };
const BROWSER: Tool = Tool { name: "Chromium", packages: &["chromium-headless-shell"], before: None };

impl Tool {
    /// Returns the steps that install it, or one sentence about what the user has to do.
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
        let steps: Option<Vec<Step>> =
            commands.map(|command| Some(power.lend(name, &command)?.over_network())).collect();
        steps.ok_or_else(|| {
            format!("{name} is missing, and only root can install it: run `apt-get install {packages}` as root, then try again.")
        })
    }

    pub fn install(&self) -> Result<(), String> {
        println!("\n== {} for the tests is missing: apt-get installs it", self.name);
        for step in self.installing(Power::here(), available("apt-get"))? {
            run(&step, self.name)?;
        }
        Ok(())
    }
}

fn run(step: &Step, name: &str) -> Result<(), String> {
    if step.run() {
        return Ok(());
    }
    Err(format!("`{}` failed: {name} could not be installed.", step.typed()))
}

/// Version of nextest that is installed if it is missing. The minutes were measured on two cores.
const NEXTEST: (&str, &str) = ("0.9.143", "about seven minutes");

/// Makes sure that `cargo nextest` is installed. Without it, the tests of a crate share one process and interfere.
pub fn nextest() -> Result<(), String> {
    if available("cargo-nextest") {
        return Ok(());
    }
    let (version, minutes) = NEXTEST;
    println!("\n== cargo-nextest is missing: cargo installs version {version}, which takes {minutes} on two cores");
    let args = ["install", "--locked", "cargo-nextest", "--version", version];
    run(&cargo("cargo-nextest", &args).over_network(), "cargo-nextest")
}

/// Makes sure that everything the tests need besides Rust is installed; installs what is missing.
pub fn tools() -> Result<(), String> {
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
    if !available("chromium-headless-shell") {
        BROWSER.install()?;
    }
    deploy::tools()?;
    nextest()
}

/// Oldest Node.js that builds the web client.
const NODE_SINCE: u32 = 20;

/// Returns the version that Node.js prints (`v20.19.2`), or an error if it is too old.
fn recent_enough(printed: &str) -> Result<&str, String> {
    let printed = printed.trim();
    let major = printed.trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    match major {
        Some(major) if major >= NODE_SINCE => Ok(printed),
        _ => Err(format!(
            "Node.js {NODE_SINCE} or newer is needed for the web client, and here is {}: see https://nodejs.org.",
            if printed.is_empty() { "none" } else { printed }
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(power: Power) -> Vec<String> {
        NODE.installing(power, true).expect("steps").iter().map(Step::typed).collect()
    }

    #[test]
    fn missing_packages_are_installed_as_root_or_by_sudo() {
        let install = "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends nodejs npm";
        assert_eq!(typed(Power::Root), ["env DEBIAN_FRONTEND=noninteractive apt-get update", install]);
        assert_eq!(typed(Power::Sudo)[1], format!("sudo {install}"));
        let first = &POSTGRESQL.installing(Power::Sudo, true).expect("steps")[0];
        assert!(first.typed().starts_with("sudo sh -c mkdir -p /etc/postgresql-common"), "{}", first.typed());
    }

    #[test]
    fn packages_are_downloaded_with_three_attempts() {
        assert!(NODE.installing(Power::Root, true).expect("steps").iter().all(|step| step.attempts == 3));
    }

    #[test]
    fn without_root_or_apt_one_sentence_says_what_to_run() {
        let wrong = |power, apt| NODE.installing(power, apt).err().expect("a sentence");
        assert!(wrong(Power::None, true).contains("run `apt-get install nodejs npm` as root"));
        assert!(wrong(Power::Root, false).contains("Node.js is missing, and there is no apt-get"));
    }

    #[test]
    fn an_old_node_is_rejected_in_one_sentence() {
        assert_eq!(recent_enough("v20.19.2\n"), Ok("v20.19.2"));
        assert_eq!(recent_enough("v100.0.0"), Ok("v100.0.0"));
        assert!(recent_enough("v18.20.4\n").expect_err("too old").contains("here is v18.20.4"));
        assert!(recent_enough("").expect_err("none").contains("here is none"));
    }
}

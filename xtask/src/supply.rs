//! The licences and sources of the program's crates and packages. `deny.toml` has the policy; the tests here check the lock files against it without
//! network, and `cargo deny` checks it too, if it is installed.

use crate::step::{Step, available, cargo};
use std::{env, path::PathBuf};

/// Returns the steps for a machine with `cargo deny`: known vulnerabilities are checked if their database was fetched before.
pub fn steps() -> Vec<Step> {
    if !available("cargo-deny") {
        return Vec::new();
    }
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let list = home.is_some_and(|home| home.join("advisory-dbs").is_dir());
    let faults: &[_] = if list { &["advisories"] } else { &[] };
    let args = [&["deny", "--offline", "check", "licenses", "bans", "sources"], faults].concat();
    vec![cargo("licences and sources", &args)]
}

#[cfg(test)]
mod tests;

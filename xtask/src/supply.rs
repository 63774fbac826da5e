//! What the program is made of: the licences and sources of crates and packages. `deny.toml` says what may be; the tests here hold the
//! lock files against it without network, and where `cargo deny` is installed it has its say, too.

use crate::step::{Step, available, cargo};
use std::{env, path::PathBuf};

/// The steps for a machine that has `cargo deny`: known faults are looked up where their list was fetched before.
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

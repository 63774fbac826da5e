//! Installs the programs that test `deploy/`, and contains the tests: each file is read by the program that it is for, if Debian has that program.

use crate::{step::available, tools::Tool};
use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Its package starts a server unless the service is masked.
const NGINX: Tool = Tool {
    name: "nginx",
    packages: &["nginx", "openssl"],
    before: Some("if [ -d /run/systemd/system ]; then systemctl mask nginx.service; fi"),
};
/// Its package starts a server too.
const HAPROXY: Tool = Tool {
    name: "HAProxy",
    packages: &["haproxy"],
    before: Some("if [ -d /run/systemd/system ]; then systemctl mask haproxy.service; fi"),
};
const SYSTEMD: Tool = Tool { name: "systemd-analyze", packages: &["systemd"], before: None };

/// Returns the program of nginx, which is not on every user's path.
fn nginx() -> Option<&'static str> {
    found(["nginx", "/usr/sbin/nginx"])
}

/// Returns the program of HAProxy, which is not on every user's path either.
fn haproxy() -> Option<&'static str> {
    found(["haproxy", "/usr/sbin/haproxy"])
}

/// Returns the first program that prints its version.
fn found(programs: [&'static str; 2]) -> Option<&'static str> {
    programs.into_iter().find(|program| {
        let probe = Command::new(program).arg("-v").stdout(Stdio::null()).stderr(Stdio::null()).status();
        probe.is_ok_and(|status| status.success())
    })
}

/// Makes sure that the programs that read the files of `deploy/` are installed; installs missing ones from Debian.
pub fn tools() -> Result<(), String> {
    if nginx().is_none() || !available("openssl") {
        NGINX.install()?;
    }
    if !available("systemd-analyze") {
        SYSTEMD.install()?;
    }
    if haproxy().is_none() {
        HAPROXY.install()?;
    }
    let program = nginx().ok_or("nginx is missing, although it was installed.")?;
    println!("== nginx for the tests of deploy/: {}", Path::new(program).display());
    let program = haproxy().ok_or("HAProxy is missing, although it was installed.")?;
    println!("== HAProxy for the tests of several nodes: {}", Path::new(program).display());
    Ok(())
}

#[cfg(test)]
mod tests;

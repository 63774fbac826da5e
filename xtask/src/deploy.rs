//! What `deploy/` needs to be tested, and its tests: each file is read by the program that it is for, where Debian has that.

use super::{Tool, available};
use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Its package starts a server, unless somebody has forbidden it.
const NGINX: Tool = Tool {
    name: "nginx",
    packages: &["nginx", "openssl"],
    before: Some("if [ -d /run/systemd/system ]; then systemctl mask nginx.service; fi"),
};
const SYSTEMD: Tool = Tool { name: "systemd-analyze", packages: &["systemd"], before: None };

/// The program of nginx, which is not on everybody's path.
fn nginx() -> Option<&'static str> {
    ["nginx", "/usr/sbin/nginx"].into_iter().find(|program| {
        let probe = Command::new(program).arg("-v").stdout(Stdio::null()).stderr(Stdio::null()).status();
        probe.is_ok_and(|status| status.success())
    })
}

/// Makes sure that what reads the files of `deploy/` is there; installs Debian's where it is missing.
pub fn tools() -> Result<(), String> {
    if nginx().is_none() || !available("openssl") {
        NGINX.install()?;
    }
    if !available("systemd-analyze") {
        SYSTEMD.install()?;
    }
    let program = nginx().ok_or("nginx is missing, although it was installed.")?;
    println!("== nginx for the tests of deploy/: {}", Path::new(program).display());
    Ok(())
}

#[cfg(test)]
mod tests;

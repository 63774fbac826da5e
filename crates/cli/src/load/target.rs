//! The measured server.

use super::client::Client;
use crate::Error;
use std::{
    env,
    io::{BufRead, BufReader},
    net::{Ipv4Addr, SocketAddrV4},
    process::{Child, Command, Stdio},
    time::Duration,
};
use tempfile::TempDir;

/// A disposable database.
pub struct Database {
    /// Its URL.
    pub url: String,
    _folder: Option<TempDir>,
}

impl Database {
    /// Uses the given database, or creates a temporary file.
    pub fn new(asked: Option<&str>) -> Result<Database, String> {
        if let Some(url) = asked {
            return Ok(Database { url: url.to_owned(), _folder: None });
        }
        let folder = TempDir::with_prefix("hotline-load-").map_err(|error| error.to_string())?;
        Ok(Database { url: format!("sqlite:{}", folder.path().join("load.db").display()), _folder: Some(folder) })
    }
}

/// `hotline serve` in a process of its own, killed on drop.
pub struct Node {
    child: Child,
    /// Address on which it listens.
    pub address: SocketAddrV4,
}

impl Node {
    /// Starts a server without bots on a free port.
    pub fn start(database: &str) -> Result<Node, String> {
        let program = env::current_exe().map_err(|error| error.to_string())?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--workers", "0", "--database", database])
            .env("LC_ALL", "C")
            .env("HOTLINE_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let mut line = String::new();
        let read = child.stdout.take().map(|out| BufReader::new(out).read_line(&mut line));
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let mut node = Node { child, address: SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0) };
        match (read, address) {
            (Some(Ok(_)), Some(address)) => node.address = address,
            _ => return Err("the server does not start".to_owned()),
        }
        Ok(node)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The measured server.
pub struct Target {
    /// Address on which it listens.
    pub address: SocketAddrV4,
    _own: Option<(Node, Database)>,
}

impl Target {
    /// Uses a server that runs on this machine.
    pub fn at(url: &str) -> Result<Target, Error> {
        let address = url.strip_prefix("http://").and_then(|rest| rest.trim_end_matches('/').parse().ok());
        let here = address.filter(|address: &SocketAddrV4| address.ip().is_loopback());
        here.map(|address| Target { address, _own: None }).ok_or_else(|| Error::Elsewhere(url.to_owned()))
    }

    /// Starts a server.
    pub fn start(database: Database) -> Result<Target, String> {
        let node = Node::start(&database.url)?;
        Ok(Target { address: node.address, _own: Some((node, database)) })
    }

    /// Returns the CPU time of its process.
    pub async fn cpu_time(&self) -> Result<Duration, String> {
        let metrics = Client::new(self.address, Ipv4Addr::LOCALHOST).get("/metrics").await?;
        let found = metrics.lines().find_map(|line| line.strip_prefix("process_cpu_seconds_total "));
        let seconds = found.and_then(|text| text.parse().ok()).ok_or("the server does not tell its CPU time")?;
        Ok(Duration::from_secs_f64(seconds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_servers_on_this_machine_are_loaded() {
        assert_eq!(Target::at("http://127.0.0.1:1945/").map(|target| target.address.port()).ok(), Some(1945));
        for url in ["http://192.0.2.1:1945", "http://example.org:80", "https://127.0.0.1:1945", "127.0.0.1:1945", ""] {
            assert!(matches!(Target::at(url), Err(Error::Elsewhere(_))), "{url}");
        }
    }
}

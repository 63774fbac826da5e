//! Three servers behind a proxy, two workers, one PostgreSQL: they are restarted, killed and stopped while people play.
//!
//! `HOTLINE_SOCKETS=500 HOTLINE_RATE=100 HOTLINE_STOPPED=20 cargo test -p cli --test all cluster` is the long version: so many sockets,
//! at most so many actions a second at all tables together, and so many seconds for which a node is stopped.

mod player;

use crate::common::{Node, ask, ask_with, folder};
use player::{Heard, Player, Wait};
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    fs,
    net::{SocketAddr, TcpListener},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// Longer than this nobody waits for the next answer.
const LONGEST: Duration = Duration::from_secs(3);

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// An address that is free.
fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port")
}

/// The proxy of `deploy/`, with other addresses.
struct Proxy {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl Proxy {
    fn start(servers: &[SocketAddr]) -> Proxy {
        let (folder, address) = (folder(), free());
        let deploy = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../deploy/haproxy");
        let read = |name: &str| fs::read_to_string(deploy.join(name)).expect("a file");
        let base = read("hotline.cfg");
        let kept = base.lines().filter(|line| !line.trim_start().starts_with("server "));
        let listed = servers.iter().enumerate().map(|(n, server)| format!("    server s{n} {server}"));
        let base = kept.map(str::to_owned).chain(listed).collect::<Vec<_>>().join("\n") + "\n";
        let listen = read("listen-http.cfg").replace("bind :80", &format!("bind {address}"));
        let files = [("hotline.cfg", base), ("listen.cfg", listen)].map(|(name, text)| {
            let file = folder.join(name);
            fs::write(&file, text).expect("a file");
            file
        });
        let program = ["haproxy", "/usr/sbin/haproxy"].into_iter().find(|program| {
            Command::new(program).arg("-v").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
        });
        let program =
            program.expect("HAProxy is missing: install Debian's package `haproxy`, as `cargo xtask test` does");
        let log = fs::File::create(folder.join("log")).expect("a file");
        let mut command = Command::new(program);
        command.arg("-db").args(files.iter().flat_map(|file| ["-f".as_ref(), file.as_os_str()]));
        let child = command.stdout(log.try_clone().expect("a file")).stderr(log).spawn().expect("HAProxy starts");
        Proxy { child, address: address.to_string(), folder }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Everything that runs.
struct Cluster {
    database: String,
    addresses: Vec<SocketAddr>,
    servers: Vec<Node>,
    workers: Vec<Node>,
    proxy: Proxy,
    _postgres: testpg::Postgres,
}

/// A node of a role.
fn node(role: &str, address: &str, database: &str) -> Node {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hotline"));
    Node::run(command.args(["serve", "--role", role, "--listen", address, "--database", database]))
}

impl Cluster {
    fn start() -> Cluster {
        let postgres = testpg::Postgres::start().expect("PostgreSQL");
        let database = postgres.database();
        let addresses: Vec<_> = (0..3).map(|_| free()).collect();
        let servers = addresses.iter().map(|address| node("web", &address.to_string(), &database)).collect();
        let workers = (0..2).map(|_| node("worker", "127.0.0.1:0", &database)).collect();
        let proxy = Proxy::start(&addresses);
        let begun = Instant::now();
        while !ask(&proxy.address, "GET", "/api/me", &mut String::new(), &Value::Null).is_ok_and(|told| told.0 == 200) {
            assert!(begun.elapsed() < Duration::from_secs(30), "the proxy answers");
            thread::sleep(Duration::from_millis(50));
        }
        Cluster { database, addresses, servers, workers, proxy, _postgres: postgres }
    }

    /// Starts a server where one was.
    fn again(&mut self, which: usize) {
        self.servers[which] = node("web", &self.addresses[which].to_string(), &self.database);
    }

    /// A table of two people, or of one against a bot; gives the players.
    fn seat(&self, number: usize, bot: Option<&str>) -> Vec<Seated> {
        let games = ["twilight", "spies", "curtain"];
        let opponent = match bot {
            Some(name) => json!({ "kind": "bot", "name": name }),
            None => json!({ "kind": "invite" }),
        };
        let new = json!({ "game": games[number % 3], "side": "west", "opponent": opponent });
        let mut cookies = [String::new(), String::new()];
        // Each from an address of their own, for one address may not open so many tables in a minute.
        let from = format!("X-Forwarded-For: 203.0.{}.{}\r\n", number / 256, number % 256);
        let ask = |path: &str, cookie: &mut String, body: &Value| {
            let answer = ask_with(&self.proxy.address, "POST", path, cookie, &from, body).expect("an answer");
            assert!(answer.0 < 300, "{answer:?}");
            serde_json::from_str::<Value>(&answer.1).expect("JSON")
        };
        let opened = ask("/api/tables", &mut cookies[0], &new);
        let id = opened["id"].as_str().expect("an id").to_owned();
        if bot.is_none() {
            ask(&format!("/api/tables/{id}/join"), &mut cookies[1], &json!({ "invite": opened["invite"] }));
        }
        let sides = if bot.is_some() { &["west"][..] } else { &["west", "east"] };
        sides.iter().zip(cookies).map(|(side, cookie)| (id.clone(), *side, cookie)).collect()
    }
}

/// The table, the side and the cookie of somebody.
type Seated = (String, &'static str, String);

/// Sends a signal to a process that this test has started.
fn signal(node: &Node, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &node.child.id().to_string()]).status();
    assert!(sent.expect("kill is there").success(), "{name}");
}

fn pause(seconds: u64) {
    thread::sleep(Duration::from_secs(seconds));
}

/// What happens to the nodes while people play: each moment with what begins then.
fn trouble(cluster: &mut Cluster, begun: Instant) -> Vec<(Duration, String)> {
    let mut told = Vec::new();
    let mut tell = |what: String| told.push((begun.elapsed(), what));
    pause(2);
    for which in 0..3 {
        tell(format!("server {which} is restarted"));
        signal(&cluster.servers[which], "TERM");
        cluster.servers[which].child.wait().expect("it ends");
        cluster.again(which);
        pause(2);
    }
    tell("server 0 is killed".to_owned());
    cluster.servers[0].kill();
    cluster.again(0);
    pause(2);
    tell("worker 0 is killed".to_owned());
    cluster.workers[0].kill();
    pause(3);
    cluster.workers[0] = node("worker", "127.0.0.1:0", &cluster.database);
    tell("worker 1 is restarted".to_owned());
    signal(&cluster.workers[1], "TERM");
    cluster.workers[1].child.wait().expect("it ends");
    cluster.workers[1] = node("worker", "127.0.0.1:0", &cluster.database);
    pause(1);
    let stopped = number("HOTLINE_STOPPED", 6);
    for (what, node) in [("server 1", &cluster.servers[1]), ("worker 0", &cluster.workers[0])] {
        tell(format!("{what} is stopped"));
        signal(node, "STOP");
        pause(stopped);
        tell(format!("{what} goes on"));
        signal(node, "CONT");
        pause(2);
    }
    tell("the end".to_owned());
    told
}

/// Nobody waited too long.
fn check_waits(waits: &mut [Wait], told: &[(Duration, String)]) {
    waits.sort_by_key(|wait| std::cmp::Reverse(wait.took));
    let kinds = ["done", "bot", "heard"].map(|kind| {
        let of: Vec<_> = waits.iter().filter(|wait| wait.kind == kind).map(|wait| wait.took).collect();
        format!("{kind}: {} waits, median {:?}, longest {:?}", of.len(), of.get(of.len() / 2), of.first())
    });
    println!("{}", kinds.join("\n"));
    let worst: Vec<String> = waits
        .iter()
        .take(10)
        .map(|wait| {
            let before = told.iter().rev().find(|(at, _)| *at <= wait.from + wait.took);
            let Wait { kind, from, took, who } = wait;
            format!("{kind} {took:?} from {from:?} at {who}, after {before:?}")
        })
        .collect();
    println!("{}", worst.join("\n"));
    assert!(waits.first().is_some_and(|wait| wait.took < LONGEST), "nobody waits longer:\n{}", worst.join("\n"));
}

/// What somebody has seen and done stands in the table, once.
fn check_table(cluster: &Cluster, player: &mut Player) {
    let path = format!("/api/tables/{}?seat={}", player.id, player.side);
    let table = ask(&cluster.proxy.address, "GET", &path, &mut player.cookie, &Value::Null).expect("an answer").1;
    let log = table["log"].as_array().expect("a log");
    let mine = log.iter().filter(|group| group["by"] == player.side).count();
    assert_eq!(mine, player.acknowledged, "every command once: {} {}", player.id, player.side);
    let seen = json!(player.table.as_ref().expect("a table").log);
    let seen = seen.as_array().expect("a log");
    assert!(seen.len() <= log.len() && log[..seen.len()] == seen[..], "what was seen is what was played");
}

#[test]
fn nodes_behind_a_proxy_are_restarted_killed_and_stopped_and_nobody_notices() {
    let sockets = number("HOTLINE_SOCKETS", 60) as usize;
    let mut cluster = Cluster::start();
    // A third of the sockets plays against bots; one of those bots searches.
    let bots = ["hard"].into_iter().chain(["easy", "medium"].into_iter().cycle()).take(sockets / 3);
    let mut seated: Vec<Seated> = bots.enumerate().flat_map(|(n, bot)| cluster.seat(n, Some(bot))).collect();
    for n in 0..(sockets - seated.len()) / 2 {
        seated.extend(cluster.seat(n, None));
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let (stop, heard) = (Arc::new(AtomicBool::new(false)), Heard::new(Mutex::new(HashMap::new())));
    let begun = Instant::now();
    let pace = Duration::from_millis(seated.len() as u64 * 1000 / number("HOTLINE_RATE", 40));
    let players: Vec<_> = (0..)
        .zip(seated)
        .map(|(seed, (id, side, cookie))| {
            let player = Player::new(&cluster.proxy.address, id, side, cookie, seed, begun, &heard);
            runtime.spawn(player.play(pace, Arc::clone(&stop)))
        })
        .collect();
    let told = trouble(&mut cluster, begun);
    stop.store(true, Ordering::Relaxed);
    let mut players: Vec<Player> =
        players.into_iter().map(|player| runtime.block_on(player).expect("nobody breaks down")).collect();
    let mut waits: Vec<Wait> = players.iter_mut().flat_map(|player| std::mem::take(&mut player.waits)).collect();
    let deeds: usize = players.iter().map(|player| player.acknowledged).sum();
    let again: usize = players.iter().map(|player| player.connections - 1).sum();
    println!("{} players, {deeds} deeds in {:?}, {again} connections opened again", players.len(), begun.elapsed());
    check_waits(&mut waits, &told);
    assert!(deeds > 300 && again > sockets / 2, "{deeds} deeds, {again} connections again");
    players.iter_mut().for_each(|player| check_table(&cluster, player));
}

/// A worker tells how it is, and nothing else.
#[test]
fn a_worker_serves_nobody() {
    let postgres = testpg::Postgres::start().expect("PostgreSQL");
    let database = postgres.database();
    let worker = node("worker", "127.0.0.1:0", &database);
    let status = |path: &str| {
        crate::common::ask_text(&worker.address, "GET", path, &mut String::new(), &Value::Null).expect("an answer").0
    };
    assert_eq!(["/healthz", "/readyz", "/metrics"].map(status), [200, 200, 200]);
    assert_eq!(["/", "/api/me", "/api/lobby", "/api/games", "/t/some"].map(status), [404; 5]);
}

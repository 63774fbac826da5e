//! Three servers behind a proxy, two workers and one PostgreSQL are restarted, killed and stopped during play.
//!
//! With `HOTLINE_SOAK`, as `cargo xtask soak` sets it, `HOTLINE_SOCKETS` sockets (500) send up to `HOTLINE_RATE` commands (100) a second,
//! and a node is stopped for `HOTLINE_STOPPED` seconds (20).

mod course;
mod player;

use crate::common::{Node, ask, ask_text, ask_with_json, folder, soak, wait_until};
use course::Course;
use player::{Player, Seated, Wait};
use serde_json::{Value, json};
use std::{
    fs,
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};
use tokio::net::TcpSocket;

/// Maximum wait of a player in a run of `cargo xtask soak`.
const LONGEST: Duration = Duration::from_secs(3);
/// Number of sockets in the gate.
const FEW: usize = 12;
/// Time between the commands of a player in the gate.
const PACE: Duration = Duration::from_millis(100);

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A port of the system's choice that is reserved for the nodes of this test. While this socket is bound to it, the system gives it to no
/// other process. A node can still listen there, because both sockets allow reuse and this one does not listen.
struct Port {
    address: SocketAddr,
    _socket: TcpSocket,
}

impl Port {
    fn free() -> Port {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_reuseaddr(true).expect("an option");
        socket.bind(([127, 0, 0, 1], 0).into()).expect("a free port");
        Port { address: socket.local_addr().expect("an address"), _socket: socket }
    }
}

/// HAProxy with the configuration of `deploy/` and other addresses.
struct Proxy {
    child: Child,
    port: Port,
    folder: PathBuf,
}

impl Proxy {
    fn start(servers: &[Port]) -> Proxy {
        let (folder, port) = (folder(), Port::free());
        let deploy = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../deploy/haproxy");
        let read = |name: &str| fs::read_to_string(deploy.join(name)).expect("a file");
        let base = read("hotline.cfg");
        let kept = base.lines().filter(|line| !line.trim_start().starts_with("server "));
        let listed = servers.iter().enumerate().map(|(n, server)| format!("    server s{n} {}", server.address));
        let base = kept.map(str::to_owned).chain(listed).collect::<Vec<_>>().join("\n") + "\n";
        let listen = read("listen-http.cfg").replace("bind :80", &format!("bind {}", port.address));
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
        Proxy { child, port, folder }
    }

    fn address(&self) -> String {
        self.port.address.to_string()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// All processes of the test.
struct Cluster {
    database: String,
    ports: Vec<Port>,
    servers: Vec<Node>,
    workers: Vec<Node>,
    proxy: Proxy,
    _postgres: testpg::Postgres,
}

/// Starts a node with a role.
fn node(role: &str, address: &str, database: &str) -> Node {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hotline"));
    Node::run(command.args(["serve", "--role", role, "--listen", address, "--database", database]))
}

impl Cluster {
    fn start() -> Cluster {
        let postgres = testpg::Postgres::start().expect("PostgreSQL");
        let database = postgres.database();
        let ports: Vec<Port> = (0..3).map(|_| Port::free()).collect();
        let servers = ports.iter().map(|port| node("web", &port.address.to_string(), &database)).collect();
        let workers = (0..2).map(|_| node("worker", "127.0.0.1:0", &database)).collect();
        let proxy = Proxy::start(&ports);
        wait_until("the proxy answers", || {
            let answer = ask_text(&proxy.address(), "GET", "/api/me", &mut String::new(), &Value::Null);
            answer.is_ok_and(|(status, _)| status == 200)
        });
        Cluster { database, ports, servers, workers, proxy, _postgres: postgres }
    }

    /// Starts a server again on its port.
    fn again(&mut self, which: usize) {
        self.servers[which] = node("web", &self.ports[which].address.to_string(), &self.database);
    }

    fn restart(&mut self, which: usize) {
        signal(&self.servers[which], "TERM");
        self.servers[which].child.wait().expect("it ends");
        self.again(which);
    }

    /// Replaces all servers by a single new one, which reads everything from the database.
    fn fresh_server(&mut self) -> String {
        self.servers.clear();
        self.servers.push(node("web", "127.0.0.1:0", &self.database));
        self.servers[0].address.clone()
    }

    /// Opens a table of two people, or of one against a bot. Returns the players.
    fn seat(&self, number: usize, bot: Option<&str>) -> Vec<Seated> {
        let games = ["twilight", "spies", "curtain"];
        let opponent = match bot {
            Some(name) => json!({ "kind": "bot", "name": name }),
            None => json!({ "kind": "invite" }),
        };
        let new = json!({ "game": games[number % 3], "side": "west", "opponent": opponent });
        let mut cookies = [String::new(), String::new()];
        // The number of tables that an address may open in a minute is limited.
        let from = format!("X-Forwarded-For: 203.0.{}.{}\r\n", number / 256, number % 256);
        let ask = |path: &str, cookie: &mut String, body: &Value| {
            // This bypasses the proxy, which answers 503 while it considers all servers down, as on a stalled machine.
            let address = &self.servers[number % self.servers.len()].address;
            let (status, answer) = ask_with_json(address, "POST", path, cookie, &from, body).expect("an answer");
            assert!(status < 300, "{answer}");
            answer
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

/// Sends a signal to a process that this test started.
fn signal(node: &Node, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &node.child.id().to_string()]).status();
    assert!(sent.expect("kill is there").success(), "{name}");
}

/// An event of a node with its time.
type Happened = (Duration, String);

/// Restarts, kills and stops nodes during play. After each event, play must continue at every table.
fn trouble(cluster: &mut Cluster, course: &Course) -> Vec<Happened> {
    let mut happened = Vec::new();
    let mut tell = |what: &str| {
        let at = course.begun.elapsed();
        println!("{at:.1?}: {what}");
        happened.push((at, what.to_owned()));
        what.to_owned()
    };
    course.begin_step();
    course.end_step("all nodes run", 2);
    for which in 0..3 {
        course.begin_step();
        let what = tell(&format!("server {which} is restarted"));
        cluster.restart(which);
        course.end_step(&what, 2);
    }
    course.begin_step();
    let what = tell("server 0 is killed");
    cluster.servers[0].kill();
    cluster.again(0);
    course.end_step(&what, 2);
    course.begin_step();
    let what = tell("worker 0 is killed");
    cluster.workers[0].kill();
    course.end_step(&what, 3);
    cluster.workers[0] = node("worker", "127.0.0.1:0", &cluster.database);
    course.begin_step();
    let what = tell("worker 1 is restarted");
    signal(&cluster.workers[1], "TERM");
    cluster.workers[1].child.wait().expect("it ends");
    cluster.workers[1] = node("worker", "127.0.0.1:0", &cluster.database);
    course.end_step(&what, 1);
    for (name, node) in [("server 1", &cluster.servers[1]), ("worker 0", &cluster.workers[0])] {
        course.begin_step();
        let what = tell(&format!("{name} is stopped"));
        signal(node, "STOP");
        course.end_step(&what, number("HOTLINE_STOPPED", 20));
        course.begin_step();
        let what = tell(&format!("{name} goes on"));
        signal(node, "CONT");
        course.end_step(&what, 2);
    }
    tell("the end");
    happened
}

/// Prints the longest waits. A run of `cargo xtask soak` limits them.
fn check_waits(waits: &mut [Wait], happened: &[Happened]) {
    waits.sort_by_key(|wait| std::cmp::Reverse(wait.took));
    for wait in waits.iter().take(10) {
        let before = happened.iter().rev().find(|(at, _)| *at <= wait.from + wait.took);
        let Wait { kind, from, took, who } = wait;
        println!("{kind} {took:?} from {from:?} at {who}, after {before:?}");
    }
    for (kind, what) in
        [("done", "answer to a command"), ("bot", "action of a bot"), ("heard", "action of the other player")]
    {
        let of: Vec<_> = waits.iter().filter(|wait| wait.kind == kind).map(|wait| wait.took).collect();
        println!("{what}: {} waits, median {:?}", of.len(), of.get(of.len() / 2));
        soak::within(&format!("longest wait for the {what}"), *of.first().expect("a wait"), LONGEST);
    }
}

/// Asserts that the table has every acknowledged command once, and that its log begins with what the player has seen.
fn check_table(address: &str, player: &mut Player) {
    let path = format!("/api/tables/{}?seat={}", player.id, player.side);
    let table = ask(address, "GET", &path, &mut player.cookie, &Value::Null).expect("an answer").1;
    let log = table["log"].as_array().expect("a log");
    let mine = log.iter().filter(|group| group["by"] == player.side).count();
    assert_eq!(mine, player.acknowledged, "every command once: {} {}", player.id, player.side);
    let seen = json!(player.table.as_ref().expect("a table").log);
    let seen = seen.as_array().expect("a log");
    assert!(seen.len() <= log.len() && log[..seen.len()] == seen[..], "the player's log is a prefix of the stored one");
}

#[test]
fn no_command_is_lost_or_applied_twice_while_nodes_are_restarted_killed_and_stopped() {
    let sockets = if soak::on() { number("HOTLINE_SOCKETS", 500) as usize } else { FEW };
    let mut cluster = Cluster::start();
    // A third of the sockets play against bots. In the gate all of these search, so that both workers are busy when they are stopped.
    let usual = if soak::on() { ["easy", "medium"] } else { ["hard", "hard"] };
    let bots = ["hard"].into_iter().chain(usual.into_iter().cycle()).take(sockets / 3);
    let mut seated: Vec<Seated> = bots.enumerate().flat_map(|(n, bot)| cluster.seat(n, Some(bot))).collect();
    for n in 0..(sockets - seated.len()) / 2 {
        seated.extend(cluster.seat(n, None));
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let course = Arc::new(Course::new());
    let even = Duration::from_millis(seated.len() as u64 * 1000 / number("HOTLINE_RATE", 100));
    let pace = if soak::on() { even } else { PACE };
    let (count, address) = (seated.len(), cluster.proxy.address());
    let players: Vec<_> = (0..)
        .zip(seated)
        .map(|(seed, seated)| runtime.spawn(Player::new(&address, seated, seed, &course).play(pace)))
        .collect();
    course.wait_for_players(count);
    let happened = trouble(&mut cluster, &course);
    course.stop();
    let mut players: Vec<Player> =
        players.into_iter().map(|player| runtime.block_on(player).expect("no player fails")).collect();
    let mut waits: Vec<Wait> = players.iter_mut().flat_map(|player| std::mem::take(&mut player.waits)).collect();
    let commands: usize = players.iter().map(|player| player.acknowledged).sum();
    let again: usize = players.iter().map(|player| player.connections - 1).sum();
    let took = course.begun.elapsed();
    println!("{count} players, {commands} commands in {took:?}, {again} connections opened again");
    check_waits(&mut waits, &happened);
    // Every server was restarted.
    let playing: Vec<_> = players.iter().filter(|player| !player.over()).collect();
    assert!(
        !playing.is_empty() && playing.iter().all(|player| player.connections > 1),
        "every socket was opened again"
    );
    assert!(!soak::on() || commands > 300, "{commands} commands");
    let address = cluster.fresh_server();
    players.iter_mut().for_each(|player| check_table(&address, player));
}

#[test]
fn workers_serve_only_their_own_health() {
    let postgres = testpg::Postgres::start().expect("PostgreSQL");
    let database = postgres.database();
    let worker = node("worker", "127.0.0.1:0", &database);
    let status =
        |path: &str| ask_text(&worker.address, "GET", path, &mut String::new(), &Value::Null).expect("an answer").0;
    assert_eq!(["/healthz", "/readyz", "/metrics"].map(status), [200, 200, 200]);
    assert_eq!(["/", "/api/me", "/api/lobby", "/api/games", "/t/some"].map(status), [404; 5]);
}

//! Latency of `legal` and `play` over the protocol, and the time to import a log: `cargo bench -p cli --bench protocol`.

use games::RpcServer;
use rules::{Actor, Game, Luck, Options as _, Session};
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

/// Number of games of each kind played through the protocol.
const GAMES: u64 = 20;

/// A server that answers a line with a line.
trait Line {
    fn ask(&mut self, line: &str) -> String;
}

impl Line for RpcServer {
    fn ask(&mut self, line: &str) -> String {
        self.answer(line.as_bytes()).expect("a reply")
    }
}

/// The program itself, driven through pipes.
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start() -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hotline"))
            .arg("rpc")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Program { child, input, output: BufReader::new(output) }
    }

    fn stop(mut self) {
        drop(self.input);
        self.child.wait().expect("the program ends");
    }
}

impl Line for Program {
    fn ask(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").expect("the program reads");
        let mut reply = String::new();
        self.output.read_line(&mut reply).expect("the program answers");
        reply
    }
}

/// Durations of one kind of answer.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn show(&mut self) -> String {
        self.0.sort();
        let mean = self.0.iter().sum::<Duration>() / self.0.len() as u32;
        let [median, slow] = [50, 99].map(|percent| self.0[self.0.len() * percent / 100]);
        let slowest = self.0.last().copied().unwrap_or_default();
        let [mean, median, slow, slowest] = [mean, median, slow, slowest].map(|time| time.as_secs_f64() * 1e6);
        format!(
            "{:>6} answers, mean {mean:>6.1}, median {median:>6.1}, 99 % {slow:>7.1}, slowest {slowest:>8.1} µs",
            self.0.len()
        )
    }
}

/// Plays random games; returns the durations of `legal` and `play`.
fn play(game: &str, line: &mut impl Line) -> [Times; 2] {
    let mut times = [Times::default(), Times::default()];
    let mut luck = Luck::seeded(1);
    let mut ask = |method: &str, params: Value| -> (Value, Duration) {
        let request = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }).to_string();
        let start = Instant::now();
        let reply = line.ask(&request);
        let time = start.elapsed();
        (serde_json::from_str(&reply).expect("JSON"), time)
    };
    for seed in 0..GAMES {
        let (table, _) = ask("new", json!({ "game": game, "seed": seed }));
        let table = &table["result"]["table"];
        loop {
            let (reply, time) = ask("legal", json!({ "table": table }));
            let offered = reply["result"]["actions"].as_array().expect("actions");
            if offered.is_empty() {
                break;
            }
            times[0].0.push(time);
            let action = &offered[luck.below(offered.len() as u32) as usize]["action"];
            let (reply, time) = ask("play", json!({ "table": table, "action": action }));
            assert!(reply.get("result").is_some(), "{reply}");
            times[1].0.push(time);
        }
        ask("close", json!({ "table": table }));
    }
    times
}

/// Returns random games as logs, the longest first.
fn logs() -> Vec<String> {
    let mut logs: Vec<String> = (0..200)
        .map(|index| {
            let mut luck = Luck::numbered(5, index);
            let options = twilight::Options::named("playdek").expect("a preset");
            let mut session = Session::<twilight::State>::new(options);
            loop {
                session.run_chance(&mut luck);
                let Actor::Player(side) = session.state().actor() else { break };
                let action = session.state().any(&mut luck);
                session.play(side, action).expect("a legal action");
            }
            formats::playdek::export(session.record()).expect("an exportable game")
        })
        .collect();
    logs.sort_by_key(|log| std::cmp::Reverse(log.lines().count()));
    logs
}

fn main() {
    for game in ["spies", "curtain", "twilight"] {
        let mut rpc = RpcServer::new(|| 1);
        let mut program = Program::start();
        for (place, times) in [("rpc", play(game, &mut rpc)), ("pipe", play(game, &mut program))] {
            for (method, mut times) in ["legal", "play"].into_iter().zip(times) {
                println!("{game:<8} {place} {method:<5} {}", times.show());
            }
        }
        program.stop();
    }
    for log in logs().iter().take(3) {
        let start = Instant::now();
        formats::playdek::import(log).expect("an exported log");
        let time = start.elapsed().as_secs_f64() * 1e3;
        println!("a log of {} lines is read in {time:.1} ms", log.lines().count());
    }
}

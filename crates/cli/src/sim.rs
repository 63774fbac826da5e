//! `hotline sim`: many random games.

use crate::{Error, Screen, args::SimArgs, position, settings};
use bots::Heuristics;
use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};
use rules::{Game, Luck, Options, Outcome, Side, laws};
use serde_json::{Map, Value, json};
use std::{
    io::{self, IsTerminal, Write},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Duration,
};

/// Number of games that a thread takes at once.
const SHARE: u64 = 256;

/// Statistics of a run. Everything except the time depends on the seed alone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// Number of games.
    pub games: u64,
    /// Number of actions of players.
    pub decisions: u64,
    /// Number of actions, chance included.
    pub actions: u64,
    /// Wins of the west, wins of the east, and draws.
    pub wins: [u64; 3],
    /// Number of games by the reason of their end, in the order of the reasons.
    pub ends: Vec<(&'static str, u64)>,
    /// Number of action rounds begun, in games that have them; not counted with `--check`.
    pub rounds: u64,
    /// Sum of the last turns of all games, in games that count turns; not counted with `--check`.
    pub turns: u64,
    /// CPU time of all threads.
    pub cpu: Duration,
}

impl Report {
    fn count(&mut self, actions: u64, decisions: u64, outcome: &Outcome) {
        self.games += 1;
        self.actions += actions;
        self.decisions += decisions;
        self.wins[outcome.winner.map_or(2, Side::index)] += 1;
        self.ended(outcome.reason, 1);
    }

    fn ended(&mut self, reason: &'static str, times: u64) {
        match self.ends.binary_search_by_key(&reason, |&(reason, _)| reason) {
            Ok(place) => self.ends[place].1 += times,
            Err(place) => self.ends.insert(place, (reason, times)),
        }
    }

    fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.actions += other.actions;
        self.rounds += other.rounds;
        self.turns += other.turns;
        self.cpu += other.cpu;
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        for &(reason, times) in &other.ends {
            self.ended(reason, times);
        }
    }

    /// Returns the games per second of one core.
    #[must_use]
    pub fn speed(&self) -> f64 {
        self.per_second(self.games)
    }

    /// Returns the nanoseconds of one core per decision, including all its consequences.
    #[must_use]
    pub fn ns_per_decision(&self) -> f64 {
        self.cpu.as_secs_f64() * 1e9 / self.decisions.max(1) as f64
    }

    /// Returns a count per second of one core.
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.cpu.as_secs_f64().max(1e-9)
    }

    fn mean(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }
}

/// Plays random games on `threads` threads and reports them; `tick` gets the number of games just finished.
///
/// # Errors
/// The error of a game that breaks a law or does not end.
pub fn simulate(
    games: u64,
    threads: u16,
    play: impl Fn(u64, &mut Report) -> Result<(), Error> + Sync,
    tick: impl Fn(u64) + Sync,
) -> Result<Report, Error> {
    let next = AtomicU64::new(0);
    let work = || {
        let start = ThreadTime::now();
        let mut report = Report::default();
        loop {
            let from = next.fetch_add(SHARE, Ordering::Relaxed);
            if from >= games {
                break;
            }
            let to = games.min(from + SHARE);
            for index in from..to {
                if let Err(error) = play(index, &mut report) {
                    next.store(games, Ordering::Relaxed); // the others stop, too
                    return Err(error);
                }
            }
            tick(to - from);
        }
        report.cpu = start.elapsed();
        Ok(report)
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut total = Report::default();
        for worker in workers {
            total.add(&worker.join().expect("a worker does not panic")?);
        }
        Ok(total)
    })
}

/// Plays game `index` of a seed: players choose uniformly, chance rolls.
fn random_game<G: Heuristics>(start: &G, seed: u64, index: u64, report: &mut Report) -> Result<(), Error> {
    let endless = Error::Endless { index, seed, longest: G::LONGEST };
    let game = start.random_game(Luck::numbered(seed, index)).ok_or(endless)?;
    report.rounds += game.rounds;
    report.turns += u64::from(game.turn);
    report.count(game.actions, game.decisions, &game.outcome);
    Ok(())
}

/// Simulates games and prints the report.
pub fn sim<G: Screen + Heuristics>(args: &SimArgs, out: &mut dyn Write) -> Result<(), Error> {
    let options = settings::options::<G>(&args.settings)?;
    let drawn = args.random_options || (args.check && !args.settings.is_given());
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u16);
    let threads = args.threads.unwrap_or(cores);
    let bar = bar(args.games);
    let tick = |games| bar.inc(games);
    let (seed, first) = (args.seed, args.from);
    let options_of = |index| {
        if drawn { G::Options::random(&mut Luck::numbered(seed ^ 0x6f70_7469, index)) } else { options }
    };
    let result = if args.check {
        let check = |place, report: &mut Report| {
            let index = first.wrapping_add(place);
            let tally = laws::game::<G>(seed, index, &options_of(index))?;
            report.count(tally.actions as u64, tally.decisions as u64, &tally.outcome);
            Ok(())
        };
        simulate(args.games, threads, check, tick)
    } else {
        let start = match &args.position {
            Some(path) => position::read::<G>(path)?,
            None => G::new(&options),
        };
        let play = |place, report: &mut Report| {
            let index = first.wrapping_add(place);
            let start = if drawn { G::new(&options_of(index)) } else { start };
            random_game(&start, seed, index, report)
        };
        simulate(args.games, threads, play, tick)
    };
    bar.finish_and_clear();
    let report = result?;
    if args.json {
        writeln!(out, "{:#}", json::<G>(&report, seed, first, threads))?;
    } else {
        print::<G>(&report, args.check, out)?;
    }
    Ok(())
}

/// Creates a progress bar on a terminal, a hidden one otherwise.
fn bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn winners<G: Game>(report: &Report) -> [(&'static str, u64); 3] {
    let [west, east, draws] = report.wins;
    [(G::SIDES[0], west), (G::SIDES[1], east), ("draw", draws)]
}

fn json<G: Game>(report: &Report, seed: u64, first: u64, threads: u16) -> Value {
    let object = |counts: &[(&str, u64)]| -> Map<String, Value> {
        counts.iter().map(|&(name, count)| (name.to_owned(), json!(count))).collect()
    };
    let mut all = json!({
        "game": G::NAME,
        "rules": G::RULES_VERSION,
        "games": report.games,
        "seed": seed,
        "from": first,
        "threads": threads,
        "decisions": report.decisions,
        "actions": report.actions,
        "mean_decisions": report.mean(report.decisions),
        "mean_actions": report.mean(report.actions),
        "cpu_seconds": report.cpu.as_secs_f64(),
        "games_per_cpu_second": report.speed(),
        "wins": object(&winners::<G>(report)),
        "ns_per_decision": report.ns_per_decision(),
        "ends": object(&report.ends),
    });
    if report.rounds > 0 {
        all["action_rounds"] = json!(report.rounds);
        all["action_rounds_per_cpu_second"] = json!(report.per_second(report.rounds));
    }
    if report.turns > 0 {
        all["mean_last_turn"] = json!(report.mean(report.turns));
    }
    all
}

fn print<G: Game>(report: &Report, checked: bool, out: &mut dyn Write) -> io::Result<()> {
    let share = |count: u64| 100.0 * report.mean(count);
    writeln!(out, "{:<28}{}", "game", G::NAME)?;
    writeln!(out, "{:<28}{}", "games", report.games)?;
    writeln!(out, "{:<28}{}", "decisions", report.decisions)?;
    writeln!(out, "{:<28}{:.1}", "decisions per game", report.mean(report.decisions))?;
    writeln!(out, "{:<28}{:.1}", "actions per game", report.mean(report.actions))?;
    writeln!(out, "{:<28}{:.2}", "CPU seconds", report.cpu.as_secs_f64())?;
    writeln!(out, "{:<28}{:.0}", "games per CPU-second", report.speed())?;
    writeln!(out, "{:<28}{:.0}", "ns per decision", report.ns_per_decision())?;
    if report.rounds > 0 {
        writeln!(out, "{:<28}{:.0}", "rounds per CPU-second", report.per_second(report.rounds))?;
    }
    if report.turns > 0 {
        writeln!(out, "{:<28}{:.2}", "mean last turn", report.mean(report.turns))?;
    }
    for (name, count) in winners::<G>(report) {
        writeln!(
            out,
            "{:<28}{count} ({:.1} %)",
            if name == "draw" { "drawn".to_owned() } else { format!("won by {name}") },
            share(count)
        )?;
    }
    for &(reason, count) in &report.ends {
        writeln!(out, "{:<28}{count} ({:.1} %)", format!("ended by {reason}"), share(count))?;
    }
    if checked {
        writeln!(out, "no law broken")?;
    }
    Ok(())
}

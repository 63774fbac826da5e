//! `hotline arena` and `hotline ladder`: matches between players.

mod reduced;

use crate::{Error, Screen, args::ArenaArgs, settings};
use bots::{
    Budget, Heuristics, Spec,
    arena::{Fixture, Played, Sprt, Tally},
};
use indicatif::{ProgressBar, ProgressStyle};
use rules::Side;
use serde_json::{Map, Value, json};
use std::{
    collections::BTreeMap,
    fs::{self, OpenOptions},
    io::{self, IsTerminal, Write},
    path::Path,
    sync::Mutex,
    thread,
    time::Duration,
};

/// Plays a match and prints the result.
pub fn arena<G: Screen + Heuristics>(args: &ArenaArgs, out: &mut dyn Write) -> Result<(), Error> {
    let budget = match (args.iterations, args.time) {
        (Some(iterations), _) => Some(Budget::Iterations(iterations)),
        (None, Some(time)) => Some(Budget::Time(Duration::from_millis(time))),
        (None, None) => None,
    };
    let within = |spec: Spec| budget.map_or(spec, |budget| spec.within::<G>(budget));
    let fixture = Fixture::<G> {
        players: [within(args.a), within(args.b)],
        options: settings::options::<G>(&args.settings)?,
        seed: args.seed,
    };
    if args.reduce_luck {
        return reduced::arena(&fixture, args, out);
    }
    let test = args.sprt.as_ref().map(|bounds| Sprt { elo0: bounds[0], elo1: bounds[1] });
    let threads = args.threads.unwrap_or_else(cores);
    let report = play::<G>(&fixture, args.games, threads, test, args.resume.as_deref())?;
    if args.json {
        writeln!(out, "{:#}", report.json::<G>(&fixture, test))?;
    } else {
        report.print::<G>(&fixture, test, out)?;
    }
    Ok(())
}

/// Returns the default number of threads: one per core.
pub fn cores() -> u16 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u16)
}

/// Plays a match with a progress bar, resuming from a file if given.
pub fn play<G: Screen + Heuristics>(
    fixture: &Fixture<G>,
    games: u64,
    threads: u16,
    test: Option<Sprt>,
    resume: Option<&Path>,
) -> Result<Report, Error> {
    let mut done = BTreeMap::new();
    let mut file = None;
    if let Some(path) = resume {
        let unwritable = |error| Error::Unwritable { path: path.to_owned(), error };
        let heading = heading::<G>(fixture);
        if path.exists() {
            done = finished(path, &heading)?;
        } else {
            fs::write(path, format!("{heading}\n")).map_err(unwritable)?;
        }
        let mut appended = OpenOptions::new().append(true).open(path).map_err(unwritable)?;
        if !crate::play::read(path)?.ends_with('\n') {
            writeln!(appended).map_err(unwritable)?; // an unfinished line stays on its own
        }
        file = Some(Mutex::new(appended));
    }
    let bar = bar(games);
    bar.set_position(done.len() as u64);
    let failed = Mutex::new(None);
    let each = |played: &Played| {
        bar.inc(1);
        if let Some(file) = &file {
            let line = format!("{}\n", json!(played));
            let result = file.lock().expect("no thread panics").write_all(line.as_bytes());
            if let Err(error) = result {
                *failed.lock().expect("no thread panics") = Some(error);
            }
        }
    };
    let games = fixture.run(games, threads, done, test, each);
    bar.finish_and_clear();
    match failed.into_inner().expect("no thread panics") {
        Some(error) => Err(Error::Output(error)),
        None => Ok(Report { games }),
    }
}

/// Returns the heading of a file of finished games: the match to which they belong.
fn heading<G: Heuristics>(fixture: &Fixture<G>) -> Value {
    let [a, b] = fixture.players.map(|spec| spec.to_string());
    json!({ "match": G::NAME, "rules": G::RULES_VERSION, "a": a, "b": b, "seed": fixture.seed, "options": fixture.options })
}

/// Reads the games of a file; an unfinished last line is skipped.
fn finished(path: &Path, heading: &Value) -> Result<BTreeMap<u64, Played>, Error> {
    let text = crate::play::read(path)?;
    let mut lines = text.lines();
    let first: Option<Value> = lines.next().and_then(|line| serde_json::from_str(line).ok());
    if first.as_ref() != Some(heading) {
        return Err(Error::OtherMatch(path.to_owned()));
    }
    let games = lines.filter_map(|line| serde_json::from_str::<Played>(line).ok());
    Ok(games.map(|played| (played.index, played)).collect())
}

/// Creates a progress bar on a terminal, a hidden one otherwise.
fn bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The games of a match, for its report.
pub struct Report {
    games: Vec<Played>,
}

impl Report {
    /// Returns the games of the match.
    pub fn games(&self) -> &[Played] {
        &self.games
    }

    /// Counts all games, or those in which A had this side.
    pub fn tally(&self, side: Option<Side>) -> Tally {
        Tally::of(self.games.iter().filter(|played| side.is_none_or(|side| played.side_of_a() == side)))
    }

    /// Counts the games by the reason of their end.
    fn ends(&self) -> BTreeMap<&str, u64> {
        let mut ends = BTreeMap::new();
        for played in &self.games {
            *ends.entry(played.reason.as_str()).or_default() += 1;
        }
        ends
    }

    /// Counts the games that A and B lost at once by an avoidable move.
    fn blunders(&self) -> [usize; 2] {
        let by = |winner| self.games.iter().filter(|played| played.blunder && played.winner == Some(winner)).count();
        [by(1), by(0)]
    }

    /// Counts the games that A and B lost by their own move although they could have survived the turn.
    fn self_made(&self) -> [usize; 2] {
        let by = |winner| self.games.iter().filter(|played| played.self_made && played.winner == Some(winner)).count();
        [by(1), by(0)]
    }

    fn json<G: Heuristics>(&self, fixture: &Fixture<G>, test: Option<Sprt>) -> Value {
        let figures = |tally: Tally| -> Map<String, Value> {
            let all = json!({
                "games": tally.games(),
                "a_wins": tally.won,
                "b_wins": tally.lost,
                "draws": tally.drawn,
                "a_rate": tally.rate(),
                "interval": tally.interval(),
                "elo": tally.elo(),
            });
            all.as_object().cloned().unwrap_or_default()
        };
        let [a, b] = fixture.players.map(|spec| spec.to_string());
        let mut all = json!({ "game": G::NAME, "rules": G::RULES_VERSION, "a": a, "b": b, "seed": fixture.seed });
        if let Some(object) = all.as_object_mut() {
            object.extend(figures(self.tally(None)));
        }
        let by_side =
            Side::BOTH.map(|side| (G::SIDES[side.index()].to_owned(), figures(self.tally(Some(side))).into()));
        all["a_as"] = Value::Object(by_side.into_iter().collect());
        all["ends"] = json!(self.ends());
        let [a, b] = self.blunders();
        all["avoidable_losses"] = json!({ "a": a, "b": b });
        let [a, b] = self.self_made();
        all["self_made_losses"] = json!({ "a": a, "b": b });
        if let Some(test) = test {
            all["sprt"] = json!({ "elo0": test.elo0, "elo1": test.elo1, "accepted": test.verdict(&self.games) });
        }
        all
    }

    fn print<G: Heuristics>(&self, fixture: &Fixture<G>, test: Option<Sprt>, out: &mut dyn Write) -> io::Result<()> {
        let [a, b] = fixture.players;
        writeln!(out, "{:<28}{}", "game", G::NAME)?;
        writeln!(out, "{:<28}{a} (A) against {b} (B)", "players")?;
        let mut line = |name: &str, tally: Tally| {
            let [low, high] = tally.interval().map(|bound| 100.0 * bound);
            writeln!(
                out,
                "{name:<28}{} games, A won {}, B won {}, drawn {}: {:.1} % for A ({low:.1} to {high:.1}), {:+.0} Elo",
                tally.games(),
                tally.won,
                tally.lost,
                tally.drawn,
                100.0 * tally.rate(),
                tally.elo()
            )
        };
        line("both sides", self.tally(None))?;
        for side in Side::BOTH {
            line(&format!("A as {}", G::SIDES[side.index()]), self.tally(Some(side)))?;
        }
        for (reason, count) in self.ends() {
            let share = 100.0 * count as f64 / self.games.len().max(1) as f64;
            writeln!(out, "{:<28}{count} ({share:.1} %)", format!("ended by {reason}"))?;
        }
        let [a, b] = self.blunders();
        writeln!(out, "{:<28}{a} by A, {b} by B", "avoidable losses")?;
        let [a, b] = self.self_made();
        writeln!(out, "{:<28}{a} by A, {b} by B", "self-made losses")?;
        if let Some(test) = test {
            let verdict = match test.verdict(&self.games) {
                Some(true) => "accepted",
                Some(false) => "rejected",
                None => "undecided",
            };
            writeln!(out, "{:<28}{} against {} Elo: {verdict}", "sequential test", test.elo1, test.elo0)?;
        }
        Ok(())
    }
}

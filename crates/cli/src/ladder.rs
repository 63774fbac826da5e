//! `hotline ladder`: matches between the players of a game, and the table of the results.

use crate::{Error, Screen, arena, args::LadderArgs, play::read};
use bots::{
    Heuristics, Spec,
    arena::{Fixture, Tally},
};
use rules::Side;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

/// The pairings, the stronger player first.
const PAIRINGS: [[&str; 2]; 7] = [
    ["safe", "random"],
    ["greedy", "random"],
    ["greedy", "safe"],
    ["search:200", "greedy"],
    ["search:2000", "greedy"],
    ["search:10000", "greedy"],
    ["search:2000", "search:200"],
];

/// Plays every pairing and writes the table to the document.
pub fn ladder<G: Screen + Heuristics>(args: &LadderArgs, out: &mut dyn Write) -> Result<(), Error> {
    let mark = format!("ladder {}", G::NAME);
    place(&read(&args.out)?, &mark, &args.out)?; // fails before hours of play
    let mut table = format!(
        "| A | B | games | A as {} | A as {} | both | Elo |\n|---|---|---|---|---|---|---|\n",
        G::SIDES[0],
        G::SIDES[1]
    );
    for names in PAIRINGS {
        let players = names.map(|name| name.parse::<Spec>().expect("the names above are players"));
        let searching = players.iter().any(|spec| matches!(spec, Spec::Search(_)));
        let games = if searching { args.search_games } else { args.games };
        let fixture = Fixture::<G> { players, options: G::Options::default(), seed: args.seed };
        let file = args.resume.as_ref().map(|folder| file_of::<G>(folder, names));
        let threads = args.threads.unwrap_or_else(arena::cores);
        let report = arena::play(&fixture, games, threads, None, file.as_deref())?;
        let row = row(names, report.games().len(), Side::BOTH.map(|side| report.tally(Some(side))), report.tally(None));
        write!(out, "{row}")?;
        out.flush()?;
        table.push_str(&row);
    }
    let text = read(&args.out)?;
    let [start, end] = place(&text, &mark, &args.out)?;
    let written = format!("{}\n{table}{}", &text[..start], &text[end..]);
    fs::write(&args.out, written).map_err(|error| Error::Unwritable { path: args.out.clone(), error })
}

fn file_of<G: Screen>(folder: &Path, [a, b]: [&str; 2]) -> PathBuf {
    folder.join(format!("{}-{}-{}.jsonl", G::NAME, a.replace(':', ""), b.replace(':', "")))
}

fn row([a, b]: [&str; 2], games: usize, by_side: [Tally; 2], all: Tally) -> String {
    let share = |tally: Tally| {
        let [low, high] = tally.interval().map(|bound| 100.0 * bound);
        format!("{:.1} % ({low:.1}-{high:.1})", 100.0 * tally.rate())
    };
    let [west, east] = by_side.map(share);
    format!("| `{a}` | `{b}` | {games} | {west} | {east} | {} | {:+.0} |\n", share(all), all.elo())
}

/// Returns where the table of a document begins and ends.
fn place(text: &str, mark: &str, path: &Path) -> Result<[usize; 2], Error> {
    let start = format!("<!-- {mark} -->");
    let found = text.find(&start).and_then(|at| {
        let after = at + start.len();
        text[after..].find("<!-- end -->").map(|end| [after, after + end])
    });
    found.ok_or_else(|| Error::NoTable { path: path.to_owned(), mark: mark.to_owned() })
}

//! Import of a log as a record: the engine is driven line by line, and every figure is compared.
//!
//! At each question the next lines determine which answers fit; if there are several, they are tried one after the other. The engine's
//! results are written as lines of the dialect, which must equal those of the log.

use super::{
    hands::Hands,
    line::Line,
    log::{BLOCK_MAX, Log, Misfit},
    search::{Found, Search, Why},
};
use rules::{Options as _, Record};
use twilight::{Options, Side, State, options::Scenario};

/// A log converted to a record.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game.
    pub record: Record<State>,
    /// The lines of the text.
    pub lines: usize,
    /// Number of values that were compared.
    pub values: usize,
    /// Numbers of the lines that do not belong to the dialect.
    pub unknown: Vec<usize>,
    /// For each line, in order: its number and the number of actions after which it was accounted for.
    pub marks: Vec<(usize, usize)>,
    /// Lines that contradict the rest and were set aside.
    pub damaged: Vec<Contradiction>,
    /// Where reading stopped, if before the end of the log.
    pub stopped: Option<Contradiction>,
    /// Whether reading stopped because the log breaks off inside an action: only the last, unfinished action is missing.
    pub broken_off: bool,
}

/// A disagreement between a log and the engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: the log has `{log}`, the engine {engine} (rule {rule})")]
pub struct Contradiction {
    /// Number of the line.
    pub line: usize,
    /// Text of the log.
    pub log: String,
    /// Result of the engine.
    pub engine: String,
    /// Section of the digest.
    pub rule: String,
}

/// Maximum number of actions tried per deal of the hidden cards.
const BUDGET: usize = 8_000;
/// Maximum number of deals of the hidden cards.
const DEALS: usize = 12;
/// The same for a log in which a line is set aside.
const MENDED_DEALS: usize = 3;
/// The same for a part of a log.
const PART_DEALS: usize = 6;
/// Maximum number of actions tried to read around damage in total, and again to read up to it.
const MORE: usize = 100_000;
/// Maximum number of lines set aside.
const ASIDE: usize = 6;

/// Converts a log to a record of the same game: all of it, or the longest readable part from its beginning.
///
/// # Errors
/// If the text is not a log, or its head names options that exclude each other.
pub fn import(text: &str) -> Result<Imported, Contradiction> {
    let mut log = Log::read(text);
    let texts: Vec<&str> = text.lines().collect();
    let unknown = log.unknown();
    if log.lines.iter().all(|line| matches!(line, Line::Blank | Line::Unknown)) {
        let why = ("finds no line of a game in the whole text".to_owned(), "2".to_owned());
        return Err(contradiction(&log, &texts, Misfit { at: 0, engine: None }, Some(why)));
    }
    let options = options(&log)
        .map_err(|(at, why)| contradiction(&log, &texts, Misfit { at, engine: None }, Some((why, "2".to_owned()))))?;
    let (mut damaged, mut stopped) = (Vec::new(), None);
    if let Some(block) = (0..log.len()).find(|&block| log.block(block).len() > BLOCK_MAX) {
        let why = ("knows no action with so many lines".to_owned(), "3".to_owned());
        let misfit = Misfit { at: log.blocks[block], engine: None };
        stopped = Some(contradiction(&log, &texts, misfit, Some(why)));
        log.truncate(log.blocks[block]);
    }
    let mut left = BUDGET * DEALS;
    let mut tried = read(&log, &options, &mut left, DEALS);
    left = MORE;
    let mut broken_off = false;
    if let Err(failed) = &tried
        && !log.ends()
        && stopped.is_none()
    {
        // The last line of a truncated log may be half a line that reads like another.
        let mut rest = log.clone();
        rest.truncate(log.lines.iter().rposition(|line| *line != Line::Blank).unwrap_or(0).max(1));
        if let Ok(found) = read(&rest, &options, &mut left, DEALS) {
            broken_off = true;
            stopped = Some(contradiction(&log, &texts, failed.misfit, failed.why.clone()));
            tried = Ok(found);
        }
    }
    while let Err(failed) = &tried
        && damaged.len() < ASIDE
    {
        let (misfit, why) = (failed.misfit, failed.why.clone());
        let end = log.blocks[log.block_of(misfit.at) + 1];
        // A mended log must read beyond the damaged block; otherwise mending may hide the real fault.
        let mended = log.mended(misfit).into_iter().find_map(|mended| {
            let read = read(&mended, &options, &mut left, MENDED_DEALS);
            let further = read.as_ref().err().is_none_or(|failed| failed.misfit.at > end);
            further.then_some((mended, read))
        });
        let Some((mended, read)) = mended else { break };
        damaged.push(contradiction(&log, &texts, misfit, why));
        (log, tried) = (mended, read);
    }
    let found = match tried {
        Ok(found) => found,
        Err(failed) => {
            let Failed { misfit, why, part } = *failed;
            broken_off = log.block_of(misfit.at) + 1 == log.len() && !log.ends() && stopped.is_none();
            stopped = Some(contradiction(&log, &texts, misfit, why));
            let whole = longest(&log, &options);
            if part.0.len() > whole.0.len() { part } else { whole }
        }
    };
    let (entries, node, marks) = found;
    let mut record = Record::new(options);
    record.entries = entries;
    let values = node.cursor.values;
    Ok(Imported { record, lines: texts.len(), values, unknown, marks, damaged, stopped, broken_off })
}

/// Describes a disagreement between a log and the engine.
fn contradiction(log: &Log, texts: &[&str], misfit: Misfit, why: Why) -> Contradiction {
    let line = log.numbers.get(misfit.at).copied().unwrap_or(texts.len());
    let said = texts.get(line.saturating_sub(1)).copied().unwrap_or_default();
    let (engine, rule) = match (why, misfit.engine) {
        (Some((text, rule)), _) => (text, rule),
        (None, Some(line)) => (format!("`{line}`"), rule(&line).to_owned()),
        (None, None) => {
            let line = log.lines.get(misfit.at).copied().unwrap_or(Line::Unknown);
            ("has nothing of the kind".to_owned(), rule(&line).to_owned())
        }
    };
    Contradiction { line, log: said.to_owned(), engine, rule }
}

/// A log that cannot be read completely: the misfit, and the longest part that was read.
struct Failed {
    misfit: Misfit,
    why: Why,
    part: Found,
}

/// Reads a log with at most `left` actions tried and at most `most` deals of the hidden cards.
fn read(log: &Log, options: &Options, left: &mut usize, most: usize) -> Result<Found, Box<Failed>> {
    let mut hands = Hands::of(&log.lines);
    let mut part = Search::nothing(options);
    for deals in 1.. {
        let budget = BUDGET.min(*left);
        let (blame, held) = (Vec::new(), Vec::new());
        let mut search = Search { log, hands: &hands, budget, part, worst: None, blame, held };
        let found = search.run(options);
        *left -= budget - search.budget;
        if let Some(found) = found {
            return Ok(found);
        }
        let (worst, blame, held) = (search.worst, search.blame, search.held);
        part = search.part;
        // A card that was put in a hand by guess may be in the way: the next deal places it in another hand.
        let learned = blame.into_iter().filter(|&limit| hands.limit(limit)).count()
            + held.into_iter().filter(|&(at, side, card)| hands.held(at, side, card)).count();
        if learned == 0 || deals >= most || *left == 0 {
            let (_, misfit, why) = worst.unwrap_or((0, Misfit { at: 0, engine: None }, None));
            return Err(Box::new(Failed { misfit, why, part }));
        }
    }
    unreachable!("the deals are counted")
}

/// Returns the longest readable part of a log: whole blocks first, then lines of the next.
fn longest(log: &Log, options: &Options) -> Found {
    let mut left = MORE;
    let mut part = |end: usize| {
        let mut part = log.clone();
        part.truncate(end);
        read(&part, options, &mut left, PART_DEALS).ok()
    };
    let (mut readable, mut failing) = (0, log.len());
    let mut best = None;
    while failing - readable > 1 {
        let middle = usize::midpoint(readable, failing);
        match part(log.blocks[middle]) {
            Some(found) => (readable, best) = (middle, Some(found)),
            None => failing = middle,
        }
    }
    let lines = log.block(readable);
    let inside = (lines.start + 1..lines.end).rev().find_map(&mut part);
    inside.or(best).unwrap_or_else(|| Search::nothing(options))
}

/// Returns the options named by the head of a log, on top of the preset.
fn options(log: &Log) -> Result<Options, (usize, String)> {
    let mut options =
        Options { optional_cards: false, us_handicap: 0, ..Options::preset("playdek").unwrap_or_default() };
    for (at, line) in log.lines[log.block(0)].iter().enumerate() {
        match *line {
            Line::Handicap(Side::West, points) => options.us_handicap = points,
            Line::Handicap(Side::East, points) => options.ussr_handicap = points,
            Line::OptionalCards => options.optional_cards = true,
            Line::Scenario(true) => options.scenario = Scenario::LateWar,
            Line::Rule(place, value) => {
                let spec = &Options::SPECS[usize::from(place)];
                let set = options.with(spec.name, spec.values[usize::from(value)]);
                options = set.map_err(|error| (at, format!("cannot: {error}")))?;
            }
            _ => continue,
        }
    }
    for (at, line) in log.lines[log.block(0)].iter().enumerate() {
        if !matches!(line, Line::Handicap(..) | Line::OptionalCards | Line::Scenario(_) | Line::Rule(..)) {
            continue;
        }
        options.check().map_err(|error| (at, format!("cannot: {error}")))?;
    }
    Ok(options)
}

/// Returns the section of the digest to which a line belongs.
fn rule(line: &Line) -> &'static str {
    match line {
        Line::Influence(..) | Line::Ops(..) => "6",
        Line::Roll(..) | Line::Target(_) => "7.3",
        Line::Coup(_) => "8.2",
        Line::Space(..) | Line::Advance(..) => "9",
        Line::Milops(..) => "8.4",
        Line::Defcon(..) => "10",
        Line::Vp(..) | Line::NoVp(_) => "14",
        Line::Reshuffle => "3.7",
        Line::Headlines(..) | Line::Headline(..) => "4",
        Line::Round(..) => "3",
        _ => "5",
    }
}

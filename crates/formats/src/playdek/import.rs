//! From a log to a record: the engine is driven line by line, and every figure is compared.
//!
//! At each question the lines that come next tell which answers fit; where several do, they are tried one after the other.
//! What the engine then does is written as lines of the dialect, which must be those of the log.

use super::{
    guess::{Guess, allowed},
    hands::Hands,
    line::{Coup, Line},
    log::{BLOCK_MAX, Cursor, Log, Misfit},
    scribe::Scribe,
};
use rules::{Actor, Entry, Game, Options as _, Record, Refusal as _};
use twilight::{Action, Ask, Card, Cards, Options, Side, State, ask::Which, deck::SCORING, options::Scenario};

/// A log that has become a record.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game.
    pub record: Record<State>,
    /// The lines of the text.
    pub lines: usize,
    /// How many values were compared.
    pub values: usize,
    /// The numbers of the lines that are not of the dialect.
    pub unknown: Vec<usize>,
    /// After how many actions each line had been accounted for: line number and count, in order.
    pub marks: Vec<(usize, usize)>,
}

/// Where a log and the engine disagree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: the log has `{log}`, the engine {engine} (rule {rule})")]
pub struct Contradiction {
    /// The number of the line.
    pub line: usize,
    /// What the log says.
    pub log: String,
    /// What the engine says.
    pub engine: String,
    /// The section of the digest.
    pub rule: String,
}

/// How many actions are tried with one guess of the hidden cards.
const BUDGET: usize = 8_000;
/// How often the hidden cards are dealt anew.
const DEALS: usize = 12;

/// Turns a log into a record of the same game.
///
/// # Errors
/// The first line that cannot be accounted for.
pub fn import(text: &str) -> Result<Imported, Contradiction> {
    let log = Log::read(text);
    let texts: Vec<&str> = text.lines().collect();
    let fail = |at: usize, engine: String, rule: &str| {
        let line = log.numbers.get(at).copied().unwrap_or(texts.len());
        let said = texts.get(line.saturating_sub(1)).copied().unwrap_or_default();
        Contradiction { line, log: said.to_owned(), engine, rule: rule.to_owned() }
    };
    if log.lines.iter().all(|line| matches!(line, Line::Blank | Line::Unknown)) {
        return Err(fail(0, "finds no line of a game in the whole text".to_owned(), "2"));
    }
    let options = options(&log).map_err(|(at, why)| fail(at, why, "2"))?;
    if let Some(block) = (0..log.len()).find(|&block| log.block(block).len() > BLOCK_MAX) {
        return Err(fail(log.blocks[block], "knows no action with so many lines".to_owned(), "3"));
    }
    let mut hands = Hands::of(&log.lines);
    let mut deals = 0;
    loop {
        let mut search =
            Search { log: &log, hands: &hands, budget: BUDGET, worst: None, blame: Vec::new(), held: Vec::new() };
        let found = search.run(&options);
        deals += 1;
        let (worst, blame, held) = (search.worst, search.blame, search.held);
        if let Some((entries, node, marks)) = found {
            let mut record = Record::new(options);
            record.entries = entries;
            return Ok(Imported {
                record,
                lines: texts.len(),
                values: node.cursor.values,
                unknown: log.unknown(),
                marks,
            });
        }
        // A card that is in a hand by guess may stand in the way: it is dealt elsewhere.
        let learned = blame.into_iter().filter(|&limit| hands.limit(limit)).count()
            + held.into_iter().filter(|&(at, side, card)| hands.held(at, side, card)).count();
        if learned == 0 || deals == DEALS {
            let (_, misfit, why) = worst.unwrap_or((0, Misfit { at: 0, engine: None }, None));
            let (engine, rule) = match (why, misfit.engine) {
                (Some((text, rule)), _) => (text, rule),
                (None, Some(line)) => (format!("`{line}`"), rule(&line).to_owned()),
                (None, None) => {
                    let line = log.lines.get(misfit.at).copied().unwrap_or(Line::Unknown);
                    ("has nothing of the kind".to_owned(), rule(&line).to_owned())
                }
            };
            return Err(fail(misfit.at, engine, &rule));
        }
    }
}

/// The options that the head of a log names, on top of the preset.
fn options(log: &Log) -> Result<Options, (usize, String)> {
    let mut options =
        Options { optional_cards: false, us_handicap: 0, ..Options::preset("playdek").unwrap_or_default() };
    for (at, line) in log.lines[log.block(0)].iter().enumerate() {
        match *line {
            Line::Handicap(Side::West, points) => options.us_handicap = points,
            Line::Handicap(Side::East, points) => options.ussr_handicap = points,
            Line::OptionalCards => options.optional_cards = true,
            Line::Scenario(true) => options.scenario = Scenario::LateWar,
            _ => continue,
        }
        options.check().map_err(|error| (at, format!("cannot: {error}")))?;
    }
    Ok(options)
}

/// The section of the digest that a line is about.
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

/// A place in the game and in the log.
#[derive(Clone, Copy)]
struct Node {
    state: State,
    scribe: Scribe,
    cursor: Cursor,
    vp: i8,
    listed: Cards,
}

/// Answers that have not been tried.
struct Fork {
    node: Node,
    entries: usize,
    marks: usize,
    answers: std::vec::IntoIter<Entry<Action>>,
}

type Why = Option<(String, String)>;
type Found = (Vec<Entry<Action>>, Node, Vec<(usize, usize)>);

struct Search<'a> {
    log: &'a Log,
    hands: &'a Hands,
    budget: usize,
    /// The misfit that lies farthest in the log.
    worst: Option<(usize, Misfit, Why)>,
    /// Lines at which a hand, dealt by guess, made it impossible, and what it may hold there.
    blame: Vec<(usize, Side, Cards)>,
    /// Lines at which a held card was discarded that had been dealt elsewhere.
    held: Vec<(usize, Side, Card)>,
}

impl Search<'_> {
    fn run(&mut self, options: &Options) -> Option<Found> {
        let state = State::new(options);
        let scribe = Scribe::new(&state);
        let mut node = Node { state, scribe, cursor: Cursor::new(), vp: scribe.vp, listed: scribe.listed };
        let mut entries: Vec<Entry<Action>> = Vec::new();
        let mut marks = Vec::new();
        let mut forks: Vec<Fork> = Vec::new();
        let mut facts = rules::Log::listening();
        if self.look(&mut node, false).is_err() {
            return None;
        }
        loop {
            if node.cursor.done(self.log) {
                let _ = self.look(&mut node, true);
                return Some((entries, node, marks));
            }
            if self.epilogue(&node) {
                return Some((entries, node, marks));
            }
            let answers = self.answers(&node);
            let mut answers = answers.into_iter();
            let mut next = answers.next();
            if answers.len() > 0 {
                forks.push(Fork { node, entries: entries.len(), marks: marks.len(), answers });
            }
            loop {
                if let Some(entry) = next {
                    if self.budget == 0 {
                        return None;
                    }
                    self.budget -= 1;
                    match self.step(&mut node, entry, &mut facts) {
                        Ok(()) => {
                            entries.push(entry);
                            let at = node.cursor.now(self.log);
                            marks.push((self.log.numbers[at], entries.len()));
                            break;
                        }
                        Err(misfit) => self.note(&node, misfit, None),
                    }
                }
                let fork = forks.last_mut()?;
                node = fork.node;
                entries.truncate(fork.entries);
                marks.truncate(fork.marks);
                next = fork.answers.next();
                if fork.answers.len() == 0 {
                    forks.pop();
                }
            }
        }
    }

    fn note(&mut self, node: &Node, misfit: Misfit, why: Why) {
        let progress = node.cursor.progress(self.log);
        if self.worst.as_ref().is_none_or(|worst| worst.0 < progress) {
            self.worst = Some((progress, misfit, why));
        }
    }

    /// The answers worth trying; what the log wants and the rules forbid is noted.
    fn answers(&mut self, node: &Node) -> Vec<Entry<Action>> {
        let guess = Guess { log: self.log, hands: self.hands, state: &node.state, cursor: &node.cursor };
        let mut out = guess.answers();
        if let Some(Ask::Hand { by, which: Which::Opponents, .. }) = node.state.ask()
            && !node.cursor.left(self.log).any(|(_, line)| matches!(line, Line::Plays(..)))
        {
            // UN Intervention came up and had no card to go with it.
            let rest = Card::ALL.into_iter().filter(|card| card.side() != Some(by.other())).collect();
            self.blame.push((node.cursor.now(self.log), by, rest));
        }
        if let Some(Ask::Held { by }) = node.state.ask() {
            // A card that was looked at and put back may have been left by another answer.
            let astray = |card| !node.state.hand(by).contains(card) && !node.state.known.contains(card);
            self.held.extend(node.cursor.left(self.log).filter_map(|(at, line)| match *line {
                Line::Discards(side, card) if side == by && astray(card) => Some((at, side, card)),
                _ => None,
            }));
        }
        let wanted = out.first().copied();
        out.retain(|&entry| allowed(&node.state, entry));
        if !out.is_empty() {
            return out;
        }
        let at = node.cursor.waiting(self.log).next().map(|(at, _)| at);
        let at = at.unwrap_or_else(|| self.log.blocks[node.cursor.block + 1].min(self.log.lines.len() - 1));
        let why = match (wanted, node.state.actor()) {
            (Some(entry), Actor::Player(side)) => {
                self.blame(node, at, side, entry.action);
                let refusal = node.state.why_not(side, entry.action);
                let form = |value: &dyn std::fmt::Debug| format!("{value:?}");
                let text = match refusal {
                    Some(refusal) => format!("refuses {:?}: {}", entry.action, form(&refusal)),
                    None => format!("asks {}", form(&node.state.ask())),
                };
                Some((text, refusal.map_or("5", |refusal| refusal.section()).to_owned()))
            }
            (_, Actor::Nobody) => Some(("says that the game is over".to_owned(), "14".to_owned())),
            _ => None,
        };
        self.note(node, Misfit { at, engine: None }, why);
        out
    }

    /// Cards of a hand, dealt by guess, that forbid what the log has.
    fn blame(&mut self, node: &Node, at: usize, side: Side, action: Action) {
        let state = &node.state;
        let hand = state.hand(side);
        let below =
            |value: u8| Card::ALL.into_iter().filter(|&card| state.ops_of(side, card) < value).collect::<Cards>();
        match (state.ask(), action) {
            (Some(Ask::Hand { which: Which::Highest, .. }), Action::Card(card)) if hand.contains(card) => {
                self.blame.push((at, side, below(state.ops_of(side, card) + 1)));
            }
            // Nothing that could have been discarded was there.
            (Some(Ask::Trapped { .. }), Action::Pass) if !state.scoring_due(side) => {
                self.blame.push((at, side, below(2)));
            }
            (Some(Ask::Trapped { .. }), Action::Card(card)) if card.scoring() => self.blame.push((at, side, below(2))),
            (Some(Ask::Round { .. } | Ask::Trapped { .. }), _) => {
                let strange = self.hands.unshown(side, hand & SCORING, at);
                if strange.any() {
                    self.blame.push((at, side, !strange));
                }
            }
            _ => {}
        }
    }

    /// Plays an entry and compares what the engine says with the log.
    fn step(
        &self,
        node: &mut Node,
        entry: Entry<Action>,
        facts: &mut rules::Log<twilight::Fact>,
    ) -> Result<(), Misfit> {
        let before = node.state;
        match entry.interrupt {
            None => node.state.play(entry.action, facts),
            Some(side) => node.state.interrupt(side, entry.action, facts),
        }
        let noted = facts.take();
        let mut lines = Vec::new();
        let after = node.state;
        node.scribe.write(&before, entry.action, &noted, &after, &mut |line| lines.push(line));
        for line in lines {
            if line.opens() {
                self.look(node, true)?;
            }
            match line {
                Line::InPlay(card, there) => node.listed.set(card, there),
                Line::Vp(_, _, total) => node.vp = total,
                _ => {}
            }
            node.cursor.bring(self.log, line)?;
            self.look(node, false)?;
        }
        node.vp = node.scribe.vp;
        self.look(node, false)
    }

    /// Compares the lines that the engine does not bring forth.
    fn look(&self, node: &mut Node, closing: bool) -> Result<(), Misfit> {
        let (vp, listed) = (node.vp, node.listed);
        let empty = Side::BOTH.map(|side| node.state.hand(side).is_empty());
        let holds = |line: &Line| match line {
            Line::NoVp(marker) => *marker == vp,
            Line::InPlay(card, _) => !listed.contains(*card),
            Line::NothingToDiscard(side) => empty[side.index()],
            _ => true,
        };
        node.cursor.look(self.log, holds, closing)
    }

    /// DEFCON 1 ends the game before the die of a coup; the other program rolls it and prints what comes of it.
    fn epilogue(&self, node: &Node) -> bool {
        let Some((side, country, ops)) = node.scribe.unrolled() else { return false };
        if node.state.actor() != Actor::Nobody || !node.cursor.last(self.log) {
            return false;
        }
        let mut totals = Side::BOTH.map(|side| node.state.influence(side, country));
        let modifier = node.state.coup_modifier(side, country);
        let stability = country.stability();
        node.cursor.left(self.log).all(|(_, line)| match *line {
            Line::Coup(Coup { die, ops: with, modifier: plus, stability: of, result, success }) => {
                let sum = die as i8 + ops as i8 + modifier - 2 * stability as i8;
                (with, plus, of, result, success) == (ops, modifier, stability, sum, sum > 0)
            }
            Line::Influence(whose, change, place, after) => {
                let had = totals[whose.index()];
                totals[whose.index()] = had.saturating_add_signed(change);
                place == country && totals == after
            }
            Line::Milops(whose, level) => whose == side && level == node.scribe.milops[side.index()],
            _ => false,
        })
    }
}

//! A log with its blocks, and a cursor that tracks which lines have been accounted for.

use super::line::{Line, UNSURE};
use twilight::{Card, Cards, deck::cards};

/// A whole log: its lines and blocks.
#[derive(Clone, Debug)]
pub struct Log {
    /// The lines; a header and the text behind it are two.
    pub lines: Vec<Line>,
    /// Number of each line in the text, from 1.
    pub numbers: Vec<usize>,
    /// Start of each block, and the end of the last.
    pub blocks: Vec<usize>,
}

/// Maximum number of lines in a block: the bits of a [`Cursor`].
pub const BLOCK_MAX: usize = 128;

impl Log {
    /// Reads a text. All of it is read; text outside the dialect becomes unknown lines.
    #[must_use]
    pub fn read(text: &str) -> Log {
        let mut log = Log { lines: Vec::new(), numbers: Vec::new(), blocks: vec![0] };
        for (index, text) in text.lines().enumerate() {
            Line::read(text, &mut |line| {
                if line.opens() && !log.lines.is_empty() {
                    log.blocks.push(log.lines.len());
                }
                log.lines.push(line);
                log.numbers.push(index + 1);
            });
        }
        log.blocks.push(log.lines.len());
        log.settle_crises();
        log.find_declined();
        log
    }

    /// The Cuban Missile Crisis may end between the choice of a coup and that of its target: the coup is then moved behind it.
    fn settle_crises(&mut self) {
        for at in 2..self.lines.len() {
            let crisis = Line::InPlay(Card::CubanMissileCrisis, false);
            if matches!(self.lines[at - 2..=at], [Line::Ops(..), Line::Influence(_, -2, ..), end] if end == crisis) {
                self.lines[at - 2..=at].rotate_left(1);
                self.numbers[at - 2..=at].rotate_left(1);
            }
        }
    }

    /// Marks Operations without any action as declined.
    fn find_declined(&mut self) {
        let body = |line: Option<&Line>| {
            matches!(line, None | Some(Line::Influence(..) | Line::Target(_) | Line::Space(..) | Line::Vp(..)))
        };
        for at in 0..self.lines.len() {
            if let Line::Ops(kind, ops) = self.lines[at]
                && !body(self.lines.get(at + 1))
            {
                self.lines[at] = Line::Declined(kind, ops);
            }
        }
    }

    /// Returns the range of a block's lines.
    #[must_use]
    pub fn block(&self, block: usize) -> std::ops::Range<usize> {
        self.blocks[block]..self.blocks[block + 1]
    }

    /// Returns the number of blocks.
    #[must_use]
    pub fn len(&self) -> usize {
        self.blocks.len() - 1
    }
}

/// Returns true for lines with a figure or a revealed card: they may stand anywhere among the lines of an action.
fn loose(line: &Line) -> bool {
    matches!(
        line,
        Line::Milops(..) | Line::Defcon(..) | Line::Vp(..) | Line::InPlay(..) | Line::Reveals(..) | Line::Reshuffle
    )
}

/// Effects that the other program lists by its own habits: An Evil Empire sometimes where there is no Flower Power to end, The Reformer
/// sometimes after Glasnost. Whether they are listed is not compared, but a listed one has happened.
const HABITS: Cards = cards(&[Card::AnEvilEmpire, Card::TheReformer]);

/// Returns true for lines that the engine does not produce: they are checked and skipped.
fn idle(line: &Line) -> bool {
    if let Line::InPlay(card, true) = line {
        return HABITS.contains(*card);
    }
    matches!(
        line,
        Line::Blank
            | Line::Seat(_)
            | Line::Handicap(..)
            | Line::Rule(..)
            | Line::Scenario(_)
            | Line::OptionalCards
            | Line::Time
            | Line::NoVp(_)
            | Line::NothingToReveal(_)
            | Line::NothingToDiscard(_)
            | Line::InPlay(_, false)
            | Line::Declined(..)
            | Line::Unknown
            | Line::End
    )
}

/// Returns true if a line of the engine equals that of the log, as far as the log is certain.
fn fits(engine: &Line, log: &Line) -> bool {
    match (engine, log) {
        (Line::Ops(kind, _), Line::Ops(other, UNSURE)) => kind == other,
        _ => engine == log,
    }
}

/// A mismatch: the line, and the engine's line instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The line of the log.
    pub at: usize,
    /// The engine's line, if there is one.
    pub engine: Option<Line>,
}

/// A position in a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Index of the block.
    pub block: usize,
    /// The lines of the block that are accounted for, as bits.
    taken: u128,
    /// The part of an influence line that is accounted for.
    part: i16,
    /// The line to which `part` belongs.
    part_of: usize,
    /// Number of values compared so far.
    pub values: usize,
}

impl Cursor {
    /// Creates a cursor at the beginning.
    #[must_use]
    pub fn new() -> Cursor {
        Cursor { block: 0, taken: 0, part: 0, part_of: 0, values: 0 }
    }

    fn open<'a>(&'a self, log: &'a Log) -> impl Iterator<Item = (usize, &'a Line)> + 'a {
        let range = log.block(self.block);
        let start = range.start;
        range.filter(move |at| self.taken >> (at - start) & 1 == 0).map(|at| (at, &log.lines[at]))
    }

    /// Returns the lines of the block that the engine must still produce, in order; those that may stand anywhere are left out.
    pub fn waiting<'a>(&'a self, log: &'a Log) -> impl Iterator<Item = (usize, &'a Line)> + 'a {
        self.open(log).filter(|(_, line)| !idle(line) && !loose(line) && !line.opens())
    }

    /// Returns all lines of the block that the engine must still produce.
    pub fn left<'a>(&'a self, log: &'a Log) -> impl Iterator<Item = (usize, &'a Line)> + 'a {
        self.open(log).filter(|(_, line)| !idle(line) && !line.opens())
    }

    /// Returns the number of lines accounted for, as a measure of progress.
    #[must_use]
    pub fn progress(&self, log: &Log) -> usize {
        log.blocks[self.block] + self.taken.count_ones() as usize
    }

    /// Returns the last line of the block that is accounted for.
    #[must_use]
    pub fn now(&self, log: &Log) -> usize {
        log.blocks[self.block] + (127 - (self.taken | 1).leading_zeros() as usize)
    }

    /// Returns true if no lines are left.
    #[must_use]
    pub fn done(&self, log: &Log) -> bool {
        let told = |line: &Line| !idle(line) || matches!(line, Line::NoVp(_) | Line::InPlay(_, false));
        self.last(log) && !self.open(log).any(|(_, line)| told(line) && !line.opens())
    }

    /// Returns true if this is the last block, apart from an end mark.
    #[must_use]
    pub fn last(&self, log: &Log) -> bool {
        // An action round without a card is a pass, or the moment at which a player left the game.
        let nothing = |line: &Line| idle(line) || matches!(line, Line::Round(_, _, _, None));
        (self.block + 1..log.len()).all(|block| log.block(block).all(|at| nothing(&log.lines[at])))
    }

    /// Returns the header of the next block.
    #[must_use]
    pub fn ahead<'a>(&self, log: &'a Log) -> Option<&'a Line> {
        (self.block + 1 < log.len()).then(|| &log.lines[log.blocks[self.block + 1]])
    }

    /// Returns true if the block has an unreadable line that is not accounted for.
    #[must_use]
    pub fn gap(&self, log: &Log) -> bool {
        self.open(log).any(|(_, line)| *line == Line::Unknown)
    }

    /// Takes an unreadable line before line `end` for the engine's line.
    fn fill(&mut self, log: &Log, end: Option<usize>) -> bool {
        let unread = self.open(log).find(|(_, line)| **line == Line::Unknown).map(|(at, _)| at);
        let Some(at) = unread.filter(|&at| end.is_none_or(|end| at < end)) else { return false };
        self.take(log, at);
        true
    }

    fn take(&mut self, log: &Log, at: usize) {
        self.taken |= 1 << (at - log.blocks[self.block]);
        self.values += log.lines[at].figures();
    }

    /// Accounts for a line of the engine. An equal line of the log is taken; a line missing because the log ends is accepted.
    pub fn bring(&mut self, log: &Log, line: Line) -> Result<(), Misfit> {
        match line {
            Line::Headlines(..) | Line::Round(..) => return self.turn_over(log, line),
            Line::InPlay(_, false) | Line::NoVp(_) | Line::NothingToReveal(_) => return Ok(()), // checked by `look`
            Line::InPlay(card, true) if HABITS.contains(card) => return Ok(()),
            Line::UntoldVp(side, amount, total) => {
                let told = Line::Vp(side, amount, total);
                let found = self.open(log).find(|&(_, other)| *other == told).map(|(at, _)| at);
                found.into_iter().for_each(|at| self.take(log, at));
                return Ok(());
            }
            Line::Influence(..) => return self.influence(log, line),
            Line::Void(card) => {
                let told = self.waiting(log).next().filter(|(_, other)| **other == Line::Event(card));
                if let Some(at) = told.map(|(at, _)| at) {
                    self.take(log, at);
                }
                return Ok(());
            }
            _ => {}
        }
        if loose(&line) {
            let found = self.open(log).find(|&(_, other)| *other == line).map(|(at, _)| at);
            return match found {
                Some(at) => {
                    self.take(log, at);
                    Ok(())
                }
                None if self.fill(log, None) => Ok(()),
                None => self.lacking(log, line),
            };
        }
        let first = self.waiting(log).next().map(|(at, other)| (at, *other));
        match first {
            Some((at, other)) if fits(&line, &other) => {
                self.take(log, at);
                Ok(())
            }
            first if self.fill(log, first.map(|(at, _)| at)) => Ok(()),
            Some((at, _)) => Err(Misfit { at, engine: Some(line) }),
            None => self.lacking(log, line),
        }
    }

    /// Handles a line that the log lacks: accepted only at the end of the log.
    fn lacking(&self, log: &Log, line: Line) -> Result<(), Misfit> {
        if self.done(log) {
            return Ok(());
        }
        // The misfit is a line of the same kind, or the end of the block.
        let same = |other: &Line| std::mem::discriminant(other) == std::mem::discriminant(&line);
        if loose(&line) && self.last(log) && !self.open(log).any(|(_, other)| same(other)) {
            return Ok(());
        }
        let near = self.open(log).find(|(_, other)| same(other)).or_else(|| self.left(log).next());
        let at = near.map_or_else(|| log.blocks[self.block + 1].saturating_sub(1), |(at, _)| at);
        Err(Misfit { at, engine: Some(line) })
    }

    /// Accounts for influence: one line of the log may cover several points, in another order.
    fn influence(&mut self, log: &Log, line: Line) -> Result<(), Misfit> {
        let Line::Influence(side, change, country, totals) = line else { unreachable!("a line about influence") };
        let first = self.waiting(log).next().map(|(at, _)| at);
        let found = self.waiting(log).take_while(|(_, other)| matches!(other, Line::Influence(..))).find(|(_, other)| {
            matches!(other, Line::Influence(s, by, c, _) if *s == side && *c == country && by.signum() == change.signum())
        });
        let Some((at, &Line::Influence(_, whole, _, sum))) = found else {
            return match first {
                first if self.fill(log, first) => Ok(()),
                Some(at) => Err(Misfit { at, engine: Some(line) }),
                None => self.lacking(log, line),
            };
        };
        let part = if self.part_of == at { self.part } else { 0 } + i16::from(change);
        if part.abs() > i16::from(whole.abs()) {
            return Err(Misfit { at, engine: Some(line) });
        }
        (self.part, self.part_of) = (part, at);
        if part == i16::from(whole) {
            if sum != totals && sum != [UNSURE; 2] {
                return Err(Misfit { at, engine: Some(line) });
            }
            self.part = 0;
            self.take(log, at);
        }
        Ok(())
    }

    /// Moves to the next block; the current one must be accounted for.
    fn turn_over(&mut self, log: &Log, line: Line) -> Result<(), Misfit> {
        if self.done(log) {
            return Ok(());
        }
        if let Some((at, _)) = self.left(log).next() {
            return Err(Misfit { at, engine: None });
        }
        let at = log.blocks[self.block + 1].min(log.lines.len().saturating_sub(1));
        let fits = match (line, log.lines[at]) {
            (Line::Headlines(turn, _), Line::Headlines(other, _)) => turn == other,
            (mine, theirs) => mine == theirs,
        };
        if !fits {
            return Err(Misfit { at, engine: Some(line) });
        }
        (self.block, self.taken, self.part) = (self.block + 1, 0, 0);
        self.take(log, at);
        Ok(())
    }

    /// Checks the lines that the engine does not produce; `holds` tells whether one is true now.
    pub fn look(&mut self, log: &Log, holds: impl Fn(&Line) -> bool, closing: bool) -> Result<(), Misfit> {
        let range = log.block(self.block);
        for at in range.clone() {
            if self.taken >> (at - range.start) & 1 == 1 {
                continue;
            }
            let line = &log.lines[at];
            if *line == Line::Unknown {
                continue; // it may be any line that the engine produces
            }
            if !idle(line) {
                if closing {
                    continue;
                }
                break;
            }
            if holds(line) {
                self.take(log, at);
            } else if closing {
                return Err(Misfit { at, engine: None });
            }
        }
        Ok(())
    }
}

impl Log {
    /// Truncates a log before a line.
    pub fn truncate(&mut self, end: usize) {
        self.lines.truncate(end);
        self.numbers.truncate(end);
        self.blocks.retain(|&start| start < end);
        self.blocks.push(end);
    }

    /// Returns the block of a line.
    #[must_use]
    pub fn block_of(&self, at: usize) -> usize {
        (1..self.len()).take_while(|&block| self.blocks[block] <= at).count()
    }

    /// Returns true if the log contains the end of the game.
    #[must_use]
    pub fn ends(&self) -> bool {
        self.lines.iter().rev().find(|line| **line != Line::Blank) == Some(&Line::End)
    }

    /// Returns copies of the log with the misfit set aside, in each way that could be right: as a wrong figure or as a lost line. A line
    /// with a player's choice is never invented.
    #[must_use]
    pub fn mended(&self, misfit: Misfit) -> Vec<Log> {
        let mut out = Vec::new();
        let doubtful = self.lines.get(misfit.at).and_then(unsure);
        if let Some(line) = doubtful.filter(|line| *line != self.lines[misfit.at]) {
            let mut log = self.clone();
            log.lines[misfit.at] = line;
            out.push(log);
        }
        if misfit.engine.as_ref().and_then(unsure) == Some(Line::Unknown) {
            let mut log = self.clone();
            let at = misfit.at.max(1);
            let block = self.block_of(at);
            // The new line stands behind the header of its block, or before the line that does not fit.
            let at = if at == self.blocks[block] { at + 1 } else { at };
            log.lines.insert(at, Line::Unknown);
            log.numbers.insert(at, self.numbers[at.min(self.numbers.len() - 1)]);
            log.blocks[block + 1..].iter_mut().for_each(|start| *start += 1);
            out.push(log);
        }
        out.retain(|log| (0..log.len()).all(|block| log.block(block).len() <= BLOCK_MAX));
        out
    }

    /// Returns the numbers of the lines that do not belong to the dialect.
    #[must_use]
    pub fn unknown(&self) -> Vec<usize> {
        let unknown = self.lines.iter().zip(&self.numbers).filter(|(line, _)| **line == Line::Unknown);
        unknown.map(|(_, &number)| number).collect()
    }
}

/// Returns a line without the figures that may be wrong; none for a line with a player's choice.
fn unsure(line: &Line) -> Option<Line> {
    match *line {
        Line::Influence(side, change, country, _) => Some(Line::Influence(side, change, country, [UNSURE; 2])),
        Line::Ops(kind, _) => Some(Line::Ops(kind, UNSURE)),
        Line::Coup(_)
        | Line::Roll(..)
        | Line::Space(..)
        | Line::Advance(..)
        | Line::Fought(..)
        | Line::Trap(..)
        | Line::Milops(..)
        | Line::Defcon(..)
        | Line::Vp(..)
        | Line::NoVp(_)
        | Line::InPlay(..)
        | Line::Reshuffle => Some(Line::Unknown),
        _ => None,
    }
}

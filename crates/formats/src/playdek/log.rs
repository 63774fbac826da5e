//! A log with its blocks, and a place in it: which lines have been accounted for.

use super::line::{Line, UNSURE};
use twilight::{Card, Cards, deck::cards};

/// A whole log: lines and the blocks they form.
#[derive(Clone, Debug)]
pub struct Log {
    /// The lines; a header and what follows it are two.
    pub lines: Vec<Line>,
    /// The number of each line in the text, from 1.
    pub numbers: Vec<usize>,
    /// Where each block begins, and the end of the last.
    pub blocks: Vec<usize>,
}

/// More lines than a block can have.
pub const BLOCK_MAX: usize = 128;

impl Log {
    /// Reads a text. Everything is read; what is not of the dialect is an unknown line.
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

    /// The Cuban Missile Crisis is ended between the choice of a coup and that of its target: the coup is told after it.
    fn settle_crises(&mut self) {
        for at in 2..self.lines.len() {
            let crisis = Line::InPlay(Card::CubanMissileCrisis, false);
            if matches!(self.lines[at - 2..=at], [Line::Ops(..), Line::Influence(_, -2, ..), end] if end == crisis) {
                self.lines[at - 2..=at].rotate_left(1);
                self.numbers[at - 2..=at].rotate_left(1);
            }
        }
    }

    /// Operations without anything done were declined.
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

    /// The lines of a block.
    #[must_use]
    pub fn block(&self, block: usize) -> std::ops::Range<usize> {
        self.blocks[block]..self.blocks[block + 1]
    }

    /// How many blocks there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.blocks.len() - 1
    }
}

/// Lines that tell a figure or show a card: they stand anywhere among the lines of an action.
fn loose(line: &Line) -> bool {
    matches!(
        line,
        Line::Milops(..) | Line::Defcon(..) | Line::Vp(..) | Line::InPlay(..) | Line::Reveals(..) | Line::Reshuffle
    )
}

/// Effects that the other program lists by habits of its own: An Evil Empire perhaps where there is no Flower Power to end, The
/// Reformer perhaps after Glasnost. Whether they are listed is not compared, but what is listed has happened.
const HABITS: Cards = cards(&[Card::AnEvilEmpire, Card::TheReformer]);

/// Lines that the engine does not bring forth: they are looked at and passed over.
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

/// Whether a line of the engine is that of the log, as far as the log is sure of it.
fn fits(engine: &Line, log: &Line) -> bool {
    match (engine, log) {
        (Line::Ops(kind, _), Line::Ops(other, UNSURE)) => kind == other,
        _ => engine == log,
    }
}

/// What does not fit: the line, and what the engine has instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The line of the log.
    pub at: usize,
    /// What the engine says, if it says anything.
    pub engine: Option<Line>,
}

/// A place in a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The block.
    pub block: usize,
    /// The lines of it that are accounted for.
    taken: u128,
    /// How much of an influence line is accounted for.
    part: i16,
    /// The line that `part` belongs to.
    part_of: usize,
    /// Values compared so far.
    pub values: usize,
}

impl Cursor {
    /// At the beginning.
    #[must_use]
    pub fn new() -> Cursor {
        Cursor { block: 0, taken: 0, part: 0, part_of: 0, values: 0 }
    }

    fn open<'a>(&'a self, log: &'a Log) -> impl Iterator<Item = (usize, &'a Line)> + 'a {
        let range = log.block(self.block);
        let start = range.start;
        range.filter(move |at| self.taken >> (at - start) & 1 == 0).map(|at| (at, &log.lines[at]))
    }

    /// The lines of the block that wait to be brought forth, those that stand anywhere left out.
    pub fn waiting<'a>(&'a self, log: &'a Log) -> impl Iterator<Item = (usize, &'a Line)> + 'a {
        self.open(log).filter(|(_, line)| !idle(line) && !loose(line) && !line.opens())
    }

    /// The lines of the block that wait, whatever they are.
    pub fn left<'a>(&'a self, log: &'a Log) -> impl Iterator<Item = (usize, &'a Line)> + 'a {
        self.open(log).filter(|(_, line)| !idle(line) && !line.opens())
    }

    /// How many lines were accounted for: the measure of how far one got.
    #[must_use]
    pub fn progress(&self, log: &Log) -> usize {
        log.blocks[self.block] + self.taken.count_ones() as usize
    }

    /// The last line of the block that is accounted for.
    #[must_use]
    pub fn now(&self, log: &Log) -> usize {
        log.blocks[self.block] + (127 - (self.taken | 1).leading_zeros() as usize)
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn done(&self, log: &Log) -> bool {
        let told = |line: &Line| !idle(line) || matches!(line, Line::NoVp(_) | Line::InPlay(_, false));
        self.last(log) && !self.open(log).any(|(_, line)| told(line) && !line.opens())
    }

    /// Whether this is the last block, a mere end mark not counted.
    #[must_use]
    pub fn last(&self, log: &Log) -> bool {
        // An action round without a card is a pass, or the moment at which somebody left the game.
        let nothing = |line: &Line| idle(line) || matches!(line, Line::Round(_, _, _, None));
        (self.block + 1..log.len()).all(|block| log.block(block).all(|at| nothing(&log.lines[at])))
    }

    /// The header of the next block.
    #[must_use]
    pub fn ahead<'a>(&self, log: &'a Log) -> Option<&'a Line> {
        (self.block + 1 < log.len()).then(|| &log.lines[log.blocks[self.block + 1]])
    }

    /// Whether a line that could not be read waits in the block.
    #[must_use]
    pub fn gap(&self, log: &Log) -> bool {
        self.open(log).any(|(_, line)| *line == Line::Unknown)
    }

    /// Takes a line that could not be read, before line `end`, for what the engine says.
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

    /// Accounts for a line of the engine. What is the same in the log is taken; what the log lacks because it stops is let pass.
    pub fn bring(&mut self, log: &Log, line: Line) -> Result<(), Misfit> {
        match line {
            Line::Headlines(..) | Line::Round(..) => return self.turn_over(log, line),
            Line::InPlay(_, false) | Line::NoVp(_) | Line::NothingToReveal(_) => return Ok(()), // looked at by `look`
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

    /// The engine says more than the log: right only where the log stops.
    fn lacking(&self, log: &Log, line: Line) -> Result<(), Misfit> {
        if self.done(log) {
            return Ok(());
        }
        // The line to blame is one of the same kind, or the end of the block.
        let same = |other: &Line| std::mem::discriminant(other) == std::mem::discriminant(&line);
        if loose(&line) && self.last(log) && !self.open(log).any(|(_, other)| same(other)) {
            return Ok(());
        }
        let near = self.open(log).find(|(_, other)| same(other)).or_else(|| self.left(log).next());
        let at = near.map_or_else(|| log.blocks[self.block + 1].saturating_sub(1), |(at, _)| at);
        Err(Misfit { at, engine: Some(line) })
    }

    /// Influence may be told in one line for several points, and in another order.
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

    /// The next block begins; the present one must have been accounted for.
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

    /// Looks at the lines that the engine does not bring forth, `holds` telling whether one is true now.
    pub fn look(&mut self, log: &Log, holds: impl Fn(&Line) -> bool, closing: bool) -> Result<(), Misfit> {
        let range = log.block(self.block);
        for at in range.clone() {
            if self.taken >> (at - range.start) & 1 == 1 {
                continue;
            }
            let line = &log.lines[at];
            if *line == Line::Unknown {
                continue; // it may be any line that the engine brings forth
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
    /// Cuts a log off before a line.
    pub fn truncate(&mut self, end: usize) {
        self.lines.truncate(end);
        self.numbers.truncate(end);
        self.blocks.retain(|&start| start < end);
        self.blocks.push(end);
    }

    /// The block in which a line stands.
    #[must_use]
    pub fn block_of(&self, at: usize) -> usize {
        (1..self.len()).take_while(|&block| self.blocks[block] <= at).count()
    }

    /// Whether the end of the game is told.
    #[must_use]
    pub fn ends(&self) -> bool {
        self.lines.iter().rev().find(|line| **line != Line::Blank) == Some(&Line::End)
    }

    /// The log with what does not fit set aside, in the ways that could be right: a figure that was told wrong, or one that
    /// was lost. A line that says what a player chose is never made up.
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
            // Behind the header of its block, or before the line that does not fit.
            let at = if at == self.blocks[block] { at + 1 } else { at };
            log.lines.insert(at, Line::Unknown);
            log.numbers.insert(at, self.numbers[at.min(self.numbers.len() - 1)]);
            log.blocks[block + 1..].iter_mut().for_each(|start| *start += 1);
            out.push(log);
        }
        out.retain(|log| (0..log.len()).all(|block| log.block(block).len() <= BLOCK_MAX));
        out
    }

    /// The numbers of the lines that are not of the dialect.
    #[must_use]
    pub fn unknown(&self) -> Vec<usize> {
        let unknown = self.lines.iter().zip(&self.numbers).filter(|(line, _)| **line == Line::Unknown);
        unknown.map(|(_, &number)| number).collect()
    }
}

/// A line without the figures that may have been told wrong; none for a line that says what somebody chose.
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

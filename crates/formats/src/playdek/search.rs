//! The search for the answers that a log implies.

use super::{
    guess::{Guess, allowed},
    hands::Hands,
    line::{Coup, Line},
    log::{Cursor, Log, Misfit},
    scribe::Scribe,
};
use rules::{Actor, Entry, Game, Refusal as _};
use twilight::{Action, Ask, Card, Cards, Options, Side, State, ask::Which, deck::SCORING};

/// A position in the game and in the log.
#[derive(Clone, Copy)]
pub struct Node {
    state: State,
    scribe: Scribe,
    pub cursor: Cursor,
    vp: i8,
    listed: Cards,
}

impl Node {
    fn first(options: &Options) -> Node {
        let state = State::new(options);
        let scribe = Scribe::new(&state);
        Node { state, scribe, cursor: Cursor::new(), vp: scribe.vp, listed: scribe.listed }
    }
}

/// Alternative answers that have not been tried.
struct Fork {
    node: Node,
    entries: usize,
    marks: usize,
    answers: std::vec::IntoIter<Entry<Action>>,
}

/// The engine's objection to a line, and the section of the digest.
pub type Why = Option<(String, String)>;
/// The answers, the position after them, and for each line how many answers had been given when it was accounted for.
pub type Found = (Vec<Entry<Action>>, Node, Vec<(usize, usize)>);

/// A search through a log with one guess of the hidden cards.
pub struct Search<'a> {
    pub log: &'a Log,
    pub hands: &'a Hands,
    /// Number of actions that may still be tried.
    pub budget: usize,
    /// The longest sequence of answers that fits the log.
    pub part: Found,
    /// The misfit that is farthest in the log.
    pub worst: Option<(usize, Misfit, Why)>,
    /// Lines at which a guessed hand made the line impossible, with the cards that it may hold there.
    pub blame: Vec<(usize, Side, Cards)>,
    /// Lines at which a held card was discarded that had been dealt to another place.
    pub held: Vec<(usize, Side, Card)>,
}

impl Search<'_> {
    /// Follows the whole log; none if no answers fit it.
    pub fn run(&mut self, options: &Options) -> Option<Found> {
        let mut node = Node::first(options);
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
            if answers.is_empty() {
                self.keep(&node, &entries, &marks);
            }
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
                    let before = node;
                    match self.step(&mut node, entry, &mut facts) {
                        Ok(()) => {
                            entries.push(entry);
                            let at = node.cursor.now(self.log);
                            marks.push((self.log.numbers[at], entries.len()));
                            break;
                        }
                        Err(misfit) => {
                            self.note(&node, misfit, None);
                            // `before` undoes the changes of the failed step.
                            self.keep(&before, &entries, &marks);
                        }
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

    /// Keeps the longest sequence so far that fits the log.
    fn keep(&mut self, node: &Node, entries: &[Entry<Action>], marks: &[(usize, usize)]) {
        if self.part.0.len() < entries.len() {
            self.part = (entries.to_vec(), *node, marks.to_vec());
        }
    }

    /// Returns the result for a log of which no part can be read.
    pub fn nothing(options: &Options) -> Found {
        (Vec::new(), Node::first(options), Vec::new())
    }

    fn note(&mut self, node: &Node, misfit: Misfit, why: Why) {
        let progress = node.cursor.progress(self.log);
        if self.worst.as_ref().is_none_or(|worst| worst.0 < progress) {
            self.worst = Some((progress, misfit, why));
        }
    }

    /// Returns the answers worth trying; records a misfit if the rules forbid the answer that the log implies.
    fn answers(&mut self, node: &Node) -> Vec<Entry<Action>> {
        let guess = Guess { log: self.log, hands: self.hands, state: &node.state, cursor: &node.cursor };
        let mut out = guess.answers();
        if let Some(Ask::Hand { by, which: Which::Opponents, .. }) = node.state.ask()
            && !node.cursor.left(self.log).any(|(_, line)| matches!(line, Line::Plays(..)))
        {
            // UN Intervention came up without a card to go with it.
            let rest = Card::ALL.into_iter().filter(|card| card.side() != Some(by.other())).collect();
            self.blame.push((node.cursor.now(self.log), by, rest));
        }
        if let Some(Ask::Held { by }) = node.state.ask() {
            // A card that was looked at and put back may have been meant by another answer.
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

    /// Finds guessed cards of a hand that forbid the line of the log.
    fn blame(&mut self, node: &Node, at: usize, side: Side, action: Action) {
        let state = &node.state;
        let hand = state.hand(side);
        let below =
            |value: u8| Card::ALL.into_iter().filter(|&card| state.ops_of(side, card) < value).collect::<Cards>();
        match (state.ask(), action) {
            (Some(Ask::Hand { which: Which::Highest, .. }), Action::Card(card)) if hand.contains(card) => {
                self.blame.push((at, side, below(state.ops_of(side, card) + 1)));
            }
            // The hand had no card that could have been discarded.
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

    /// Plays an entry and compares the engine's lines with the log.
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
                Line::Vp(_, _, total) | Line::UntoldVp(_, _, total) => node.vp = total,
                _ => {}
            }
            node.cursor.bring(self.log, line)?;
            self.look(node, false)?;
        }
        node.vp = node.scribe.vp;
        self.look(node, false)
    }

    /// Checks the lines that the engine does not produce.
    fn look(&self, node: &mut Node, closing: bool) -> Result<(), Misfit> {
        let (vp, listed) = (node.vp, node.listed);
        let (in_force, empty) = (node.state.in_force, Side::BOTH.map(|side| node.state.hand(side).is_empty()));
        let holds = |line: &Line| match line {
            Line::NoVp(marker) => *marker == vp,
            Line::InPlay(card, true) => in_force.contains(*card),
            Line::InPlay(card, false) => !listed.contains(*card),
            Line::NothingToDiscard(side) => empty[side.index()],
            _ => true,
        };
        node.cursor.look(self.log, holds, closing)
    }

    /// DEFCON 1 ends the game before the die of a coup; the other program rolls it and prints the result.
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

//! The answers to a question that fit the next lines.

use super::{
    hands::Hands,
    line::{Line, OpsUse},
    log::{Cursor, Log},
};
use rules::{Actor, Entry, Game};
use twilight::{Action, Ask, Card, Cards, Country, Fact, Side, State, ask::Which, tables::hand_size};

/// The known context of a question.
pub struct Guess<'a> {
    pub log: &'a Log,
    pub hands: &'a Hands,
    pub state: &'a State,
    pub cursor: &'a Cursor,
}

impl Guess<'_> {
    /// Returns the answers worth trying, the likeliest first. Some may not be legal: then the log and the engine disagree.
    pub fn answers(&self) -> Vec<Entry<Action>> {
        let Some(ask) = self.state.ask() else { return Vec::new() };
        let defusal = self.defusal();
        let at_once = matches!(self.lines().next(), Some(Line::Influence(..)));
        let mut out = if at_once { defusal.clone() } else { Vec::new() };
        let actions = match ask.actor() {
            Actor::Chance => self.chance(ask),
            _ => self.decision(ask),
        };
        out.extend(actions.into_iter().map(Entry::answer));
        if !at_once {
            out.extend(defusal);
        }
        out
    }

    fn next(&self) -> Option<Line> {
        self.cursor.waiting(self.log).next().map(|(_, line)| *line)
    }

    fn lines(&self) -> impl Iterator<Item = Line> {
        self.cursor.left(self.log).map(|(_, line)| *line)
    }

    fn legal(&self) -> impl Iterator<Item = Action> {
        rules::legal(self.state).into_iter()
    }

    /// Returns the removal of influence that ends the Cuban Missile Crisis, possible at any time.
    fn defusal(&self) -> Vec<Entry<Action>> {
        let (Some(side), Some(Line::Influence(whose, -2, country, _))) = (self.state.crisis, self.next()) else {
            return Vec::new();
        };
        if whose != side || !self.state.defusable(side).contains(country) {
            return Vec::new();
        }
        let interrupt = (self.state.actor() != Actor::Player(side)).then_some(side);
        vec![Entry { interrupt, action: Action::Defuse(country) }]
    }

    fn chance(&self, ask: Ask) -> Vec<Action> {
        let now = self.cursor.now(self.log);
        let die = |pick: &dyn Fn(Line) -> Option<u8>| {
            let told = self.lines().find_map(pick);
            self.dice(told).into_iter().map(Action::Roll).collect()
        };
        match ask {
            Ask::Deal { to } | Ask::Draw { to, .. } => {
                let held: usize = self.state.hands.iter().map(|hand| hand.len()).sum();
                let last = self.state.pile.len() + held <= 2 * hand_size(self.state.turn);
                self.hands.draw(to, self.state.pile, now, last).map(Action::Draw).into_iter().collect()
            }
            Ask::Peek { .. } => {
                let end = self.log.block(self.cursor.block).end;
                self.hands.peek(self.state.pile, now, end).map(Action::Draw).into_iter().collect()
            }
            Ask::Snatch { from, .. } => {
                let shown = self.lines().find_map(|line| match line {
                    Line::Discards(side, card) | Line::Reveals(side, card, _) if side == from => Some(card),
                    _ => None,
                });
                let card = shown.or_else(|| self.hands.spare(self.state.hand(from), now));
                card.map(Action::Draw).into_iter().collect()
            }
            Ask::Die { .. } => die(&|line| match line {
                Line::Fought(die, ..) => Some(die),
                _ => None,
            }),
            Ask::CoupDie { .. } => die(&|line| match line {
                Line::Coup(coup) => Some(coup.die),
                _ => None,
            }),
            Ask::SpaceDie { .. } => die(&|line| match line {
                Line::Space(die, ..) => Some(die),
                _ => None,
            }),
            Ask::TrapDie { .. } => die(&|line| match line {
                Line::Trap(die, _) => Some(die),
                _ => None,
            }),
            Ask::RealignDice { .. } => {
                let of = |whose: Side| {
                    let told = self.lines().find_map(|line| match line {
                        Line::Roll(side, die, _) if side == whose => Some(die),
                        _ => None,
                    });
                    self.dice(told)
                };
                let (western, eastern) = (of(Side::West), of(Side::East));
                let pairs = western.iter().flat_map(|&us| eastern.iter().map(move |&ussr| (us, ussr)));
                pairs.map(|(us, ussr)| Action::Dice { us, ussr }).collect()
            }
            // Dice that the log does not show: one pair for every difference but, in Olympic Games, a tie.
            Ask::Dice { card } => {
                let dice = |lead: i8| Action::Dice { us: 1 + lead.max(0) as u8, ussr: 1 + (-lead).max(0) as u8 };
                let untied = (-5..=5_i8).filter(|lead| card != Card::OlympicGames || lead.abs() != 2);
                let mut out: Vec<Action> = untied.map(dice).collect();
                // Without VP in the rest of the block, no side has won a Summit.
                let told = self.lines().any(|line| matches!(line, Line::Vp(..)));
                out.sort_by_key(|&action| {
                    let (mut next, mut facts) = (*self.state, rules::Log::listening());
                    next.play(action, &mut facts);
                    let noted = facts.take();
                    let mut event = noted.iter().take_while(|noted| !matches!(noted.fact, Fact::MilopsMissing { .. }));
                    event.any(|noted| matches!(noted.fact, Fact::Vp { .. })) != told
                });
                out
            }
            _ => vec![Action::Roll(1), Action::Roll(6)],
        }
    }

    /// Returns the dice to try: the logged one, any if a line of the block is unreadable, and one if the log ends before it.
    fn dice(&self, told: Option<u8>) -> Vec<u8> {
        let told = told.filter(|die| (1..=6).contains(die));
        let mut out: Vec<u8> = told.into_iter().collect();
        if self.cursor.gap(self.log) {
            out.extend((1..=6).filter(|&die| told != Some(die)));
        } else if out.is_empty() {
            out.push(1);
        }
        out
    }

    /// Returns the countries of the next influence lines with this side and sign.
    fn countries(&self, whose: Side, sign: i8) -> Vec<Country> {
        let lines = self.cursor.waiting(self.log).map(|(_, line)| *line);
        let mut out: Vec<Country> = Vec::new();
        for line in lines.skip_while(|line| matches!(line, Line::Ops(OpsUse::Place, _))) {
            match line {
                Line::Influence(side, change, country, _) => {
                    if side == whose && change.signum() == sign && !out.contains(&country) {
                        out.push(country);
                    }
                }
                _ => break,
            }
        }
        out
    }

    fn target(&self) -> Option<Country> {
        self.cursor.waiting(self.log).find_map(|(_, line)| match line {
            Line::Target(country) => Some(*country),
            _ => None,
        })
    }

    /// Returns the legal actions, with those that satisfy `fits` first.
    fn sorted(&self, fits: impl Fn(Action) -> bool) -> Vec<Action> {
        let mut out: Vec<Action> = self.legal().filter(|action| !matches!(action, Action::Defuse(_))).collect();
        out.sort_by_key(|&action| !fits(action));
        out
    }

    /// Returns a card that the next lines name, or declining.
    fn named(&self, pick: impl Fn(Line) -> Option<Card>) -> Vec<Action> {
        let shown: Vec<Action> = self.lines().filter_map(pick).map(Action::Card).collect();
        let can = |action: &Action| rules::legal(self.state).contains(action);
        let mut out: Vec<Action> = shown.iter().copied().filter(can).collect();
        out.truncate(1);
        if can(&Action::Pass) {
            out.push(Action::Pass);
        }
        if out.is_empty() {
            out = if shown.is_empty() { self.legal().collect() } else { shown };
        }
        out
    }

    fn decision(&self, ask: Ask) -> Vec<Action> {
        match ask {
            Ask::SetUp { by, .. } | Ask::Bonus { by, .. } => {
                self.countries(by, 1).into_iter().take(1).map(Action::Place).collect()
            }
            Ask::Headline { by, .. } => self.headline(by),
            Ask::Round { .. } | Ask::Trapped { .. } => match self.cursor.ahead(self.log) {
                Some(Line::Round(_, _, _, Some(card))) => vec![Action::Card(*card)],
                Some(Line::Round(_, _, _, None)) => vec![Action::Pass],
                _ => self.legal().take(1).collect(), // the header will not match
            },
            Ask::Use { .. } => self.use_of(),
            Ask::Ops { by, .. } => self.ops(by),
            Ask::Place { by, .. } => {
                let mut out: Vec<Action> = self.countries(by, 1).into_iter().map(Action::Place).collect();
                out.extend(self.legal().filter(|&action| action == Action::Pass));
                if out.is_empty() { self.legal().collect() } else { out }
            }
            Ask::Remove { from, .. } => {
                let mut out: Vec<Action> = self.countries(from, -1).into_iter().map(Action::Remove).collect();
                out.extend(self.legal().filter(|&action| action == Action::Pass));
                if out.is_empty() { self.legal().collect() } else { out }
            }
            Ask::Country { .. } => {
                let named: Vec<Country> = self
                    .lines()
                    .filter_map(|line| match line {
                        Line::War(country) | Line::Influence(_, _, country, _) => Some(country),
                        _ => None,
                    })
                    .collect();
                let mut out = self.sorted(|_| false);
                out.sort_by_key(|action| match action {
                    Action::Country(country) => named.iter().position(|other| other == country).unwrap_or(usize::MAX),
                    _ => usize::MAX,
                });
                out
            }
            Ask::Hand { by, which: Which::Highest, .. } => self.named(|line| match line {
                Line::Reveals(side, card, _) if side == by => Some(card),
                _ => None,
            }),
            Ask::Hand { by, which: Which::Opponents, .. } => self.named(|line| match line {
                Line::Plays(side, card) if side == by => Some(card),
                _ => None,
            }),
            Ask::Hand { by, .. } | Ask::Held { by } | Ask::Peeked { by, .. } => self.named(|line| match line {
                Line::Discards(side, card) if side == by => Some(card),
                _ => None,
            }),
            Ask::Theirs { by, .. } => self.named(|line| match line {
                Line::Discards(side, card) if side == by.other() => Some(card),
                _ => None,
            }),
            Ask::Discards { by, card: Card::SaltNegotiations, .. } => self.named(|line| match line {
                Line::Reveals(side, card, _) if side == by => Some(card),
                _ => None,
            }),
            Ask::Discards { .. } => {
                let next = self.next();
                self.sorted(
                    |action| matches!((action, next), (Action::Card(card), Some(Line::Event(event))) if card == event),
                )
            }
            Ask::Region { .. } => {
                let next = self.next();
                self.sorted(|action| matches!((action, next), (Action::Region(region), Some(Line::Names(_, named))) if region == named))
            }
            Ask::Defcon { .. } => {
                // DEFCON comes before the Military Operations of card 46, if it changes.
                let levels: Vec<u8> = self
                    .lines()
                    .take_while(|line| !matches!(line, Line::Milops(..)))
                    .filter_map(|line| match line {
                        Line::Defcon(level, _) => Some(level),
                        _ => None,
                    })
                    .collect();
                let same = self.state.defcon;
                self.sorted(|action| {
                    matches!(action, Action::Defcon(level) if levels.contains(&level) || (levels.is_empty() && level == same))
                })
            }
            _ => self.sorted(|_| false),
        }
    }

    fn headline(&self, by: Side) -> Vec<Action> {
        let shown = self.log.block(self.cursor.block).find_map(|at| match self.log.lines[at] {
            Line::Headline(side, card) if side == by => Some(card),
            _ => None,
        });
        let now = self.cursor.now(self.log);
        let hand: Cards = self
            .legal()
            .filter_map(|action| match action {
                Action::Card(card) => Some(card),
                _ => None,
            })
            .collect();
        shown.or_else(|| self.hands.spare(hand, now)).map(Action::Card).into_iter().collect()
    }

    fn use_of(&self) -> Vec<Action> {
        let next = self.cursor.waiting(self.log).map(|(_, line)| *line).find(|line| !matches!(line, Line::Plays(..)));
        self.sorted(|action| match next {
            Some(Line::Event(_)) => matches!(action, Action::Event | Action::EventFirst | Action::Intervene),
            Some(Line::Ops(OpsUse::Space, _)) => action == Action::Space,
            Some(Line::Ops(..)) => matches!(action, Action::Ops | Action::OpsFirst),
            Some(Line::Returns(..)) => action == Action::Pass,
            // We Will Bury You may end the game before the log shows the use; it would show an event without effect.
            None => self.state.bury_due && matches!(action, Action::Ops | Action::OpsFirst),
            _ => false,
        })
    }

    /// Returns the next point of an operation: the next lines' one, or stopping.
    fn ops(&self, by: Side) -> Vec<Action> {
        let mut out = Vec::new();
        match self.next() {
            Some(Line::Ops(OpsUse::Coup, _)) => out.extend(self.target().map(Action::Coup)),
            Some(Line::Ops(OpsUse::Realign, _) | Line::Target(_)) => out.extend(self.target().map(Action::Realign)),
            Some(Line::Ops(OpsUse::Place, _) | Line::Influence(..)) => {
                out.extend(self.countries(by, 1).into_iter().map(Action::Place));
            }
            _ => {}
        }
        if out.is_empty() || rules::legal(self.state).contains(&Action::Pass) {
            out.push(Action::Pass);
        }
        out
    }
}

/// Returns true if an entry is legal.
pub fn allowed(state: &State, entry: Entry<Action>) -> bool {
    match entry.interrupt {
        None => rules::legal(state).contains(&entry.action),
        Some(side) => {
            let mut out = rules::Actions::new();
            state.interrupts(side, &mut out);
            out.contains(&entry.action)
        }
    }
}

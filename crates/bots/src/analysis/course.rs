//! Analysis of a whole game: its decisions and its luck.

use super::{Choice, Depth, Grade, Insight, Judge, insight::result_of};
use rules::{Actor, Entry, Luck, Seat, Session, Side, play_entry};
use serde::{Serialize, Serializer};
use std::{
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

/// Depth of the analysis of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Depth for decisions.
    pub choices: Depth,
    /// Judge of the positions between the actions.
    pub positions: Judge,
    /// Judge of the possible results of dice and draws.
    pub casts: Judge,
    /// Seed of all sampling.
    pub seed: u64,
}

impl Plan {
    /// A few seconds per game.
    pub const QUICK: Plan = Plan {
        choices: Depth { first: 4, finalists: 5, second: 24, judge: Judge::QUICK },
        positions: Judge::QUICK,
        casts: Judge::QUICK,
        seed: 1,
    };

    /// With playouts, up to a minute per game.
    pub const USUAL: Plan = Plan {
        choices: Depth { first: 8, finalists: 8, second: 160, judge: Judge { playouts: 1 } },
        positions: Judge { playouts: 48 },
        casts: Judge { playouts: 4 },
        seed: 1,
    };
}

/// Kind of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A die, a draw, a shuffle.
    Chance,
    /// A decision that counts.
    Decision,
    /// A decision with an obvious answer.
    Obvious,
    /// The only legal action.
    Forced,
    /// An action out of turn.
    Interrupt,
}

/// One action of a game, analysed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment<A> {
    /// Its number in the game, from 0.
    pub index: usize,
    /// Its kind.
    pub kind: Kind,
    /// Who acted: `west`, `east` or `chance`.
    #[serde(serialize_with = "name")]
    pub actor: Actor,
    /// The action that was played, rolled or drawn.
    pub action: A,
    /// The chance of the western side before it, with full information.
    pub before: f64,
    /// The same after it.
    pub after: f64,
    /// The gain of the western side by chance.
    pub luck: f64,
    /// The gain of the western side by decisions: the loss of the eastern side minus its own.
    pub decision: f64,
    /// The change of the chance that luck and decisions do not explain.
    pub rest: f64,
    /// The decision, if it is not forced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice<A>>,
}

/// Writes an actor as the other protocols do.
fn name<S: Serializer>(actor: &Actor, serializer: S) -> Result<S::Ok, S::Error> {
    match actor {
        Actor::Player(side) => side.serialize(serializer),
        Actor::Chance => serializer.serialize_str("chance"),
        Actor::Nobody => serializer.serialize_none(),
    }
}

/// Summary of a side's game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Account {
    /// Decisions that count.
    pub decisions: usize,
    /// The chance to win that they lost.
    pub lost: f64,
    /// How close they were to the best, from 0 to 1: a loss of 10 points leaves 37 % of a decision.
    pub accuracy: f64,
    /// Inaccuracies, mistakes and blunders.
    pub faults: [usize; 3],
    /// The chance to win gained by dice and draws.
    pub luck: f64,
    /// The result without the luck.
    pub luck_adjusted: f64,
}

/// A pair of values, one per side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Pair<T> {
    /// The western side's value.
    pub west: T,
    /// The eastern side's value.
    pub east: T,
}

/// The analysis of a game; chances are those of the western side. `start + luck + decisions + rest = result`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis<A> {
    /// Name of the game.
    pub game: &'static str,
    /// Whether it is over; if not, the result is the expected one.
    pub finished: bool,
    /// The chance before the first action.
    pub start: f64,
    /// The final points.
    pub result: f64,
    /// The sum of all luck.
    pub luck: f64,
    /// The sum of all decisions.
    pub decisions: f64,
    /// The sum of all changes that luck and decisions do not explain.
    pub rest: f64,
    /// The summary of each side.
    pub sides: Pair<Account>,
    /// Every action, in order.
    pub moments: Vec<Moment<A>>,
}

/// The analysis of a single action.
struct Found<A> {
    /// The chance of the western side before it.
    value: f64,
    luck: f64,
    choice: Option<Choice<A>>,
    kind: Kind,
}

impl Plan {
    /// Analyses a game on `threads` threads; the result does not depend on their number.
    ///
    /// # Panics
    /// If a thread does.
    #[must_use]
    pub fn analyse<G: Insight>(&self, session: &Session<G>, threads: u16) -> Analysis<G::Action> {
        let entries = &session.record().entries;
        let mut states = vec![session.state_at(0)];
        for &entry in entries {
            let mut state = states[states.len() - 1];
            play_entry(&mut state, entry);
            states.push(state);
        }
        let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let work = || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(&entry) = entries.get(index) else { break };
                let one = self.look(&states[index], entry, index);
                found.lock().expect("no thread panics").push((index, one));
            }
        };
        if threads < 2 {
            work();
        } else {
            thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
        }
        let mut found = found.into_inner().expect("no thread panics");
        found.sort_by_key(|&(index, _)| index);
        let mut found: Vec<Found<G::Action>> = found.into_iter().map(|(_, found)| found).collect();
        forgive(&mut found, &states);
        let last = &states[entries.len()];
        let end = match last.outcome() {
            Some(outcome) => result_of(outcome.winner),
            None => self.position(last, entries.len()),
        };
        collect::<G>(entries, found, &states, end)
    }

    fn luck(&self, index: usize) -> Luck {
        Luck::numbered(self.seed, index as u64)
    }

    /// Evaluates a position with full information.
    fn position<G: Insight>(&self, state: &G, index: usize) -> f64 {
        self.positions.value(state, &self.luck(index))
    }

    fn look<G: Insight>(&self, state: &G, entry: Entry<G::Action>, index: usize) -> Found<G::Action> {
        let plain = |kind| Found { value: self.position(state, index), luck: 0.0, choice: None, kind };
        match state.actor() {
            _ if entry.interrupt.is_some() => plain(Kind::Interrupt),
            Actor::Nobody => plain(Kind::Forced),
            Actor::Chance => {
                let cast = self.casts.cast(state, entry.action, &self.luck(index));
                Found { value: cast.expected, luck: cast.luck, choice: None, kind: Kind::Chance }
            }
            Actor::Player(side) => {
                let view = state.view(Seat::Player(side));
                let choice = self.choices.choice::<G>(&view, entry.action, &mut self.luck(index));
                let kind = match &choice {
                    None => Kind::Forced,
                    Some(choice) if choice.obvious => Kind::Obvious,
                    Some(_) => Kind::Decision,
                };
                Found { choice, ..plain(kind) }
            }
        }
    }
}

/// Limits the loss of a decision by the best action that its player still had at the next one, if no other action came in between.
fn forgive<G: Insight>(found: &mut [Found<G::Action>], states: &[G]) {
    for index in (1..found.len()).rev() {
        let same = states[index].actor() == states[index - 1].actor();
        let [.., before, after] = &mut found[..=index] else { continue };
        if let (true, Some(before), Some(after)) = (same, &mut before.choice, &after.choice) {
            before.forgive(after.best[0].chance);
        }
    }
}

fn collect<G: Insight>(
    entries: &[Entry<G::Action>],
    found: Vec<Found<G::Action>>,
    states: &[G],
    result: f64,
) -> Analysis<G::Action> {
    let values: Vec<f64> = found.iter().map(|found| found.value).chain([result]).collect();
    let mut moments = Vec::with_capacity(found.len());
    for (index, (found, &entry)) in found.into_iter().zip(entries).enumerate() {
        let actor = entry.interrupt.map_or(states[index].actor(), Actor::Player);
        let lost = match (&found.choice, found.kind) {
            (Some(choice), Kind::Decision) => choice.lost,
            _ => 0.0,
        };
        let decision = if actor == Actor::Player(Side::West) { -lost } else { lost };
        let (before, after) = (values[index], values[index + 1]);
        let rest = after - before - found.luck - decision;
        moments.push(Moment {
            index,
            kind: found.kind,
            actor,
            action: entry.action,
            before,
            after,
            luck: found.luck,
            decision,
            rest,
            choice: found.choice,
        });
    }
    let sum = |of: fn(&Moment<G::Action>) -> f64| moments.iter().map(of).sum::<f64>();
    let (luck, decisions, rest) = (sum(|m| m.luck), sum(|m| m.decision), sum(|m| m.rest));
    let account = |side: Side| {
        let mine = |m: &&Moment<G::Action>| m.kind == Kind::Decision && m.actor == Actor::Player(side);
        let choices: Vec<_> = moments.iter().filter(mine).filter_map(|m| m.choice.as_ref()).collect();
        let count = |grade| choices.iter().filter(|choice| choice.grade == grade).count();
        let kept: f64 = choices.iter().map(|choice| (-10.0 * choice.lost).exp()).sum();
        let sign = if side == Side::West { 1.0 } else { -1.0 };
        let own = if side == Side::West { result } else { 1.0 - result };
        Account {
            decisions: choices.len(),
            lost: choices.iter().map(|choice| choice.lost).sum(),
            accuracy: if choices.is_empty() { 1.0 } else { kept / choices.len() as f64 },
            faults: [count(Grade::Inaccuracy), count(Grade::Mistake), count(Grade::Blunder)],
            luck: sign * luck,
            luck_adjusted: own - sign * luck,
        }
    };
    let sides = Pair { west: account(Side::West), east: account(Side::East) };
    let finished = states[entries.len()].outcome().is_some();
    Analysis { game: G::NAME, finished, start: values[0], result, luck, decisions, rest, sides, moments }
}

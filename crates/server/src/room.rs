//! A table with a game on it: what may be done, and what it changes. No input, no output, no clock.
//!
//! A [`Room`] is made from what the store has ([`Room::load`]). [`Room::act`] checks a deed and gives the [`Change`] to be stored. The room
//! itself may have moved on by then: if the change cannot be stored, the room is thrown away and loaded again; if it is stored,
//! [`Room::stored`] brings the rest up to date. Nothing is shown in between.

mod offers;
#[cfg(test)]
mod tests;

use crate::{
    clock::{self, Away},
    wrong::Wrong,
};
use desk::{Setup, Table};
pub use offers::offer_kind;
use rules::{Actor, Side};
use serde_json::{Value, json};
use store::{Change, Entry, Held, Holder, NewEntry, Seat, Status, Time, Turn, What, Whole, line};
use wire::{Code, Deed};
use words::Words;

/// A table with a game on it.
pub struct Room {
    /// What the store has of the table, but for its actions.
    pub row: store::Table,
    /// The game.
    pub game: Box<dyn Table>,
    /// The rematch that followed.
    pub rematch: Option<String>,
    /// Early answers.
    held: [Option<Value>; 2],
    /// The numbers of the entries that are the actions of the game.
    numbers: Vec<i64>,
    /// The version that posed the present question.
    asked: i64,
    /// Versions that changed the game, with the number of actions that it kept.
    kept: Vec<(i64, usize)>,
}

/// Who does something, when, and what they had seen.
#[derive(Clone, Copy, Debug)]
pub struct Doing {
    /// For which side.
    pub side: Side,
    /// The version that the player saw.
    pub version: i64,
    /// Now.
    pub at: Time,
    /// What the way of the message took.
    pub lag: i64,
    /// Until when each side is away.
    pub away: Away,
}

/// What a deed comes to.
#[derive(Debug)]
pub enum Step {
    /// A change to be stored.
    Change(Box<Change>),
    /// An early answer to be kept.
    Hold(Value),
    /// An early answer to be forgotten.
    Unhold,
    /// A new table with sides swapped, and the change that notes it.
    Rematch(Box<Change>),
}

impl Room {
    /// The table as the store has it; `seed` is for what the bots on it do.
    ///
    /// # Errors
    /// If its actions do not replay under the rules of this program.
    pub fn load(whole: Whole, seed: u64) -> Result<Room, String> {
        let Whole { table: row, entries, held } = whole;
        let mut room = Room {
            game: game(&row, &entries, seed)?,
            rematch: None,
            held: [None, None],
            numbers: line(&entries).iter().map(|entry| entry.number).collect(),
            asked: 0,
            kept: Vec::new(),
            row,
        };
        let mut actions: Vec<i64> = Vec::new();
        for entry in &entries {
            let before = actions.len();
            match &entry.what {
                What::Act(_) => actions.push(entry.number),
                What::Back(to) => actions.truncate(actions.partition_point(|number| number <= to)),
                What::Note(note) => {
                    room.rematch = note["rematch"].as_str().map(str::to_owned).or(room.rematch.take());
                    continue;
                }
            }
            room.moved(entry.version, before.min(actions.len()));
        }
        for held in held {
            room.held[held.side.index()] = Some(parsed(&held.action)?);
        }
        room.seal();
        Ok(room)
    }

    /// Notes that a version changed the game and how many actions it kept.
    fn moved(&mut self, version: i64, kept: usize) {
        self.asked = version;
        match self.kept.last_mut() {
            Some(last) if last.0 == version => last.1 = last.1.min(kept),
            _ => self.kept.push((version, kept)),
        }
    }

    /// Dice and draws come from the table's seed as soon as both seats have added to it; at the end the seed is no secret.
    fn seal(&mut self) {
        if let [Some(west), Some(east)] = [self.row.seats[0].entropy, self.row.seats[1].entropy] {
            self.game.seal(self.row.fairness.seed, [west, east]);
        }
        if self.over() {
            self.game.reveal();
        }
    }

    /// Whether it has ended.
    #[must_use]
    pub fn over(&self) -> bool {
        self.row.status == Status::Over
    }

    /// How many actions a client that has a version may keep of its log.
    #[must_use]
    pub fn kept_since(&self, version: i64) -> usize {
        let later = self.kept.iter().filter(|(at, _)| *at > version).map(|&(_, kept)| kept);
        later.min().unwrap_or_else(|| self.game.version())
    }

    /// The early answer of a side.
    #[must_use]
    pub fn held(&self, side: Side) -> Option<&Value> {
        self.held[side.index()].as_ref()
    }

    /// Keeps or forgets an early answer that the store keeps or has forgotten.
    pub fn set_held(&mut self, side: Side, action: Option<Value>) {
        self.held[side.index()] = action;
    }

    /// Whether a person sits on both chairs.
    fn people(&self) -> bool {
        self.row.seats.iter().all(|seat| !matches!(seat.holder, Holder::Bot(_) | Holder::HotSeat | Holder::Gone))
    }

    /// The level of the bot that plays a side.
    #[must_use]
    pub fn bot(&self, side: Side) -> Option<&str> {
        match &self.row.seat(side).holder {
            Holder::Bot(name) => Some(name),
            _ => None,
        }
    }

    fn actor(&self) -> Option<Side> {
        match self.game.actor() {
            Actor::Player(side) if self.row.status != Status::Over => Some(side),
            _ => None,
        }
    }

    /// The side whose clock should run: no bot is timed.
    fn timed(&self) -> Option<Side> {
        self.actor().filter(|&side| self.bot(side).is_none())
    }

    fn turn(&self, words: &Words) -> Turn {
        let Some(actor) = self.actor() else { return Turn::default() };
        let other = actor.other();
        // Not whether it has answered: everybody reads this, and nobody is to know.
        let early = self.bot(other).is_none() && !self.game.early(other, words).is_empty();
        let mut turn = Turn::only(actor);
        match other {
            Side::West => turn.west = early,
            Side::East => turn.east = early,
        }
        turn
    }

    fn change(&self, doing: &Doing) -> Change {
        Change { version: self.row.version, at: doing.at, ..Change::default() }
    }

    /// Begins a game on which nobody is awaited and in which nothing has happened: the first dice and draws.
    pub fn begin(&mut self, at: Time, away: Away, words: &Words) -> Option<Change> {
        let due = self.row.status == Status::Running && self.numbers.is_empty() && self.row.turn == Turn::default();
        if !due {
            return None;
        }
        self.seal();
        self.game.run();
        let mut change = Change { version: self.row.version, at, ..Change::default() };
        change.clock = Some(clock::fresh(self.row.clock));
        self.follow(&mut change, 0, words, |room, state| {
            clock::running(room.row.clock, &state, room.timed(), at, away)
        });
        Some(change)
    }

    /// Somebody sits down on a free chair.
    pub fn sit(&mut self, seat: Seat, at: Time, away: Away, words: &Words) -> Result<Change, Wrong> {
        if self.row.status != Status::Waiting
            || !matches!(self.row.seat(seat.side).holder, Holder::Open | Holder::Invite)
        {
            return Err(Code::SeatTaken.into());
        }
        let side = seat.side;
        self.row.seats[side.index()] = seat.clone();
        let free = |seat: &Seat| matches!(seat.holder, Holder::Open | Holder::Invite);
        if self.row.seats.iter().any(free) {
            return Ok(Change { version: self.row.version, at, seats: vec![seat], ..Change::default() });
        }
        self.row.status = Status::Running;
        let mut change = self.begin(at, away, words).ok_or(Wrong::from(Code::Over))?;
        change.status = Some(change.status.unwrap_or(Status::Running));
        change.seats.push(seat);
        Ok(change)
    }

    /// What a deed comes to.
    ///
    /// # Errors
    /// If it cannot be done.
    pub fn act(&mut self, deed: &Deed, doing: &Doing, words: &Words) -> Result<Step, Wrong> {
        if self.row.status == Status::Stuck {
            return Err(Code::Stuck.into());
        }
        let change = match deed {
            Deed::Play { action } => return self.play(action, doing, words),
            Deed::Unhold => return Ok(Step::Unhold),
            Deed::Undo => self.undo(doing, words)?,
            Deed::Resign => {
                self.on()?;
                self.end(doing, Some(doing.side.other()), "resigned")
            }
            Deed::Cancel => {
                match self.row.status {
                    Status::Waiting => {}
                    Status::Over | Status::Cancelled => return Err(Code::Over.into()),
                    _ => return Err(Code::Begun.into()),
                }
                Change { status: Some(Status::Cancelled), ..self.change(doing) }
            }
            Deed::Offer { kind } => return self.offer(*kind, doing),
            Deed::Accept { kind } => return self.accept(*kind, doing, words),
            Deed::Decline { kind } => self.decline(*kind, doing)?,
            Deed::Claim => {
                self.late(doing)?;
                self.end(doing, Some(doing.side), "time")
            }
            Deed::Wait => {
                self.late(doing)?;
                let clock = clock::waited(self.row.clock, &self.row.clock_state, doing.at, doing.away);
                Change { clock: Some(clock), ..self.change(doing) }
            }
            Deed::Resume => {
                if self.row.status != Status::Paused {
                    self.on()?;
                    return Err(Code::NotPaused.into());
                }
                let state = &self.row.clock_state;
                let clock = clock::running(self.row.clock, state, self.timed(), doing.at, doing.away);
                let bots = self.bots();
                Change { clock: Some(clock), status: Some(Status::Running), bots: Some(bots), ..self.change(doing) }
            }
        };
        Ok(Step::Change(Box::new(change)))
    }

    /// That the game is on.
    fn on(&self) -> Result<(), Wrong> {
        match self.row.status {
            Status::Running => Ok(()),
            Status::Waiting => Err(Code::NotBegun.into()),
            Status::Paused => Err(Code::Paused.into()),
            Status::Stuck => Err(Code::Stuck.into()),
            Status::Over | Status::Cancelled => Err(Code::Over.into()),
        }
    }

    /// That the question is still the one that the player saw.
    fn fresh(&self, doing: &Doing) -> Result<(), Wrong> {
        let seen = doing.version >= self.asked && doing.version <= self.row.version;
        if seen { Ok(()) } else { Err(Code::Stale.into()) }
    }

    /// That the time of the other side is over.
    fn late(&self, doing: &Doing) -> Result<(), Wrong> {
        self.on()?;
        let late = clock::over(&self.row.clock_state, doing.at) == Some(doing.side.other());
        if late { Ok(()) } else { Err(Code::NoClaim.into()) }
    }

    fn play(&mut self, action: &Value, doing: &Doing, words: &Words) -> Result<Step, Wrong> {
        self.on()?;
        self.fresh(doing)?;
        let side = doing.side;
        if self.actor() != Some(side) && self.game.early(side, words).iter().any(|choice| choice.action == *action) {
            return Ok(Step::Hold(action.clone()));
        }
        let before = self.game.version();
        self.game.play(Some(side), action, words)?;
        let mut change = self.change(doing);
        self.follow(&mut change, before, words, |room, state| {
            clock::passed(room.row.clock, &state, room.timed(), doing.at, doing.lag, doing.away)
        });
        if self.held(side).is_some() {
            change.release = vec![side];
        }
        Ok(Step::Change(Box::new(change)))
    }

    /// Plays the early answer of a side whose question has come; without one, or if it does not fit any more, it is let go.
    pub fn answer_early(&mut self, held: &Held, doing: &Doing, words: &Words) -> Option<Change> {
        if self.on().is_err() {
            return None;
        }
        // What cannot be read fits no question.
        let action = parsed(&held.action).unwrap_or_default();
        let mut change = if self.actor() == Some(doing.side) {
            match self.play(&action, doing, words) {
                Ok(Step::Change(change)) => *change,
                _ => self.change(doing),
            }
        } else if self.game.early(doing.side, words).iter().any(|choice| choice.action == action) {
            return None; // its question is still to come
        } else {
            self.change(doing)
        };
        change.release = vec![doing.side];
        Some(change)
    }

    /// Fills in what follows from the actions after the first `before`.
    fn follow(
        &mut self,
        change: &mut Change,
        before: usize,
        words: &Words,
        clock: impl Fn(&Room, store::ClockState) -> store::ClockState,
    ) {
        let entries = self.game.entries(before);
        change.entries =
            entries.into_iter().map(|(by, action)| NewEntry { by, what: What::Act(action.to_string()) }).collect();
        if self.game.exchanged(before) {
            self.exchange(change);
        }
        let state = change.clock.unwrap_or(self.row.clock_state);
        change.clock = Some(clock(self, state));
        change.turn = Some(self.turn(words));
        change.bots = Some(self.bots());
        change.offers = Some(Vec::new());
        if let Some(outcome) = self.game.outcome(words) {
            change.status = Some(Status::Over);
            change.outcome = Some(json!({ "winner": outcome.winner, "reason": outcome.reason }));
            change.clock = Some(clock::stopped(&state, change.at, 0));
        }
    }

    /// The players of both sides change places, each with the own time; what the seats added to the randomness of the game stays.
    fn exchange(&mut self, change: &mut Change) {
        let [west, east] = &mut self.row.seats;
        std::mem::swap(&mut west.holder, &mut east.holder);
        std::mem::swap(&mut west.name, &mut east.name);
        change.seats = self.row.seats.to_vec();
        change.exchange = true;
        change.clock = Some(clock::exchanged(&self.row.clock_state));
    }

    fn bots(&self) -> Vec<Side> {
        self.actor().filter(|&side| self.bot(side).is_some()).into_iter().collect()
    }

    fn undo(&mut self, doing: &Doing, words: &Words) -> Result<Change, Wrong> {
        self.on()?;
        self.fresh(doing)?;
        if self.game.undoable(doing.side) == 0 {
            return Err(Code::NoUndo.into());
        }
        Ok(self.go_back(self.game.version() - 1, doing, words))
    }

    fn go_back(&mut self, count: usize, doing: &Doing, words: &Words) -> Change {
        let exchanged = self.game.exchanged(count);
        self.game.go_back(count);
        let to = count.checked_sub(1).map_or(0, |last| self.numbers[last]);
        let mut change = self.change(doing);
        if exchanged {
            self.exchange(&mut change);
        }
        change.entries = vec![NewEntry { by: Actor::Player(doing.side), what: What::Back(to) }];
        change.turn = Some(self.turn(words));
        change.bots = Some(self.bots());
        change.offers = Some(Vec::new());
        let state = change.clock.unwrap_or(self.row.clock_state);
        let back = |side| clock::back(self.row.clock, &state, side, doing.at, doing.away);
        change.clock = self.timed().map(back).or(change.clock);
        change
    }

    /// The game ends by something that is no action.
    fn end(&self, doing: &Doing, winner: Option<Side>, reason: &str) -> Change {
        let winner = winner.map(wire::Side::from);
        Change {
            entries: vec![NewEntry { by: Actor::Player(doing.side), what: What::Note(json!({ "end": reason })) }],
            status: Some(Status::Over),
            outcome: Some(json!({ "winner": winner, "reason": reason })),
            turn: Some(Turn::default()),
            offers: Some(Vec::new()),
            clock: Some(clock::stopped(&self.row.clock_state, doing.at, 0)),
            bots: Some(Vec::new()),
            ..self.change(doing)
        }
    }

    /// A change of this room is stored.
    pub fn stored(&mut self, change: &Change, version: i64, first: i64) {
        let row = &mut self.row;
        (row.version, row.updated) = (version, change.at);
        row.entries += change.entries.len() as i64;
        row.status = change.status.unwrap_or(row.status);
        row.turn = change.turn.unwrap_or(row.turn);
        row.clock_state = change.clock.unwrap_or(row.clock_state);
        if let Some(outcome) = &change.outcome {
            row.outcome = Some(outcome.clone());
        }
        if let Some(offers) = &change.offers {
            row.offers.clone_from(offers);
        }
        for seat in &change.seats {
            row.seats[seat.side.index()] = seat.clone();
        }
        for &side in &change.release {
            self.held[side.index()] = None;
        }
        for (entry, number) in change.entries.iter().zip(first..) {
            let before = self.numbers.len();
            match &entry.what {
                What::Act(_) => self.numbers.push(number),
                What::Back(to) => self.numbers.truncate(self.numbers.partition_point(|number| number <= to)),
                What::Note(note) => {
                    self.rematch = note["rematch"].as_str().map(str::to_owned).or(self.rematch.take());
                    continue;
                }
            }
            self.moved(version, before.min(self.numbers.len()));
        }
        if self.over() {
            self.game.reveal();
        }
    }
}

/// An action that the store keeps as text.
fn parsed(action: &str) -> Result<Value, String> {
    serde_json::from_str(action).map_err(|error| error.to_string())
}

/// The game of a table, every action checked.
fn game(row: &store::Table, entries: &[Entry], seed: u64) -> Result<Box<dyn Table>, String> {
    let kind = desk::kind(&row.game).map_err(|fault| fault.message)?;
    let actions = line(entries).into_iter().filter_map(|entry| match &entry.what {
        What::Act(action) => Some(parsed(action)),
        _ => None,
    });
    let actions = actions.collect::<Result<Vec<Value>, String>>()?;
    let mut record = json!({ "hotline": rules::FORMAT, "game": row.game, "rules": row.rules, "options": row.options, "actions": actions });
    if let Some(start) = &row.start {
        record["start"] = start.clone();
    }
    let setup = Setup { manual: true, seed, ..Setup::default() };
    (kind.load)(&record.to_string(), &setup).map_err(|error| error.to_string())
}

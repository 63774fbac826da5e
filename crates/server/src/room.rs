//! A table with a game on it: which commands are accepted, and what they change. No I/O and no clock.
//!
//! A [`Room`] is built from what the store has ([`Room::load`]). [`Room::act`] checks a command and returns the [`Change`] to be stored.
//! The game in the room may already have advanced by then: if the change cannot be stored, the room is dropped and loaded again; once it is
//! stored, [`Room::stored`] updates the rest. Nothing is published in between.

mod back;
mod offers;
#[cfg(test)]
mod tests;

use crate::{
    bots,
    clock::{self, Away},
    error::ApiError,
};
use games::{ServerGame, Stored};
pub use offers::offer_kind;
use rules::{Actor, Side};
use serde_json::{Value, json};
use store::{
    AskedBot, BotJob, Change, Ended, Entry, EntryKind, Holder, NewEntry, Premove, Seat, Status, StoredTable, Time,
    Turn, active_entries,
};
use wire::{Code, Command, Json};
use words::{Language, Words};

/// A table with a game on it.
pub struct Room {
    /// The table as stored, without its actions.
    pub row: store::TableRow,
    /// Current state of the game.
    pub game: Box<dyn ServerGame>,
    /// Id of the rematch.
    pub rematch: Option<String>,
    /// Premoves by side: answers to questions that have not been asked yet.
    premoves: [Option<Json>; 2],
    /// The bot that has yet to answer.
    pub asked_bot: Option<AskedBot>,
    /// Entry numbers of the game's actions.
    numbers: Vec<i64>,
    /// Version in which the current question was asked.
    asked: i64,
    /// For each version that changed the game: how many actions it kept, and how many there were afterwards.
    kept: Vec<(i64, usize, usize)>,
}

/// Circumstances of a command: who acts, when, and which version they saw.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// Side that acts.
    pub side: Side,
    /// Version that the player saw.
    pub version: i64,
    /// Time of execution.
    pub at: Time,
    /// Network latency of the message; it is credited to the clock.
    pub lag: i64,
    /// End of each side's vacation.
    pub away: Away,
}

/// Effect of a command.
#[derive(Debug)]
pub enum Effect {
    /// A change to be stored.
    Change(Box<Change>),
    /// A premove to be stored.
    Premove(Json),
    /// The side's premove is to be deleted.
    CancelPremove,
    /// A new table with sides swapped, and the change that notes it.
    Rematch(Box<Change>),
}

impl Room {
    /// Builds the room from the store. `seed` drives its bots.
    ///
    /// # Errors
    /// If its actions do not replay under the current rules.
    pub fn load(whole: StoredTable, seed: u64) -> Result<Room, games::Error> {
        let StoredTable { table: row, entries, premoves, bots } = whole;
        let mut room = Room {
            game: game(&row, &entries, seed)?,
            rematch: None,
            premoves: [None, None],
            asked_bot: bots.first().copied(),
            numbers: Vec::new(),
            asked: 0,
            kept: Vec::new(),
            row,
        };
        for entry in &entries {
            room.enter(&entry.what, entry.number, entry.version);
        }
        for premove in premoves {
            room.premoves[premove.side.index()] = action_of(&premove);
        }
        room.seal();
        Ok(room)
    }

    /// Updates what is derived from a stored entry: the game's actions, the version of the question, the rematch.
    fn enter(&mut self, what: &EntryKind, number: i64, version: i64) {
        let before = self.numbers.len();
        match what {
            EntryKind::Act(_) => self.numbers.push(number),
            EntryKind::Back(to) => self.numbers.truncate(self.numbers.partition_point(|number| number <= to)),
            EntryKind::Note(note) => {
                self.rematch = note["rematch"].as_str().map(str::to_owned).or(self.rematch.take());
                return;
            }
        }
        let (kept, played) = (before.min(self.numbers.len()), self.numbers.len());
        self.asked = version;
        match self.kept.last_mut() {
            Some(last) if last.0 == version => (last.1, last.2) = (last.1.min(kept), played),
            _ => self.kept.push((version, kept, played)),
        }
    }

    /// Derives dice and draws from the table's seed once both seats have contributed to it. At the end the seed is revealed.
    fn seal(&mut self) {
        if let [Some(west), Some(east)] = [self.row.seats[0].entropy, self.row.seats[1].entropy] {
            self.game.seal(self.row.fairness.seed, [west, east]);
        }
        if self.over() {
            self.game.reveal();
        }
    }

    /// Returns true if the game has ended.
    #[must_use]
    pub fn over(&self) -> bool {
        self.row.status == Status::Over
    }

    /// Returns how many actions of its log a client at `version` may keep.
    #[must_use]
    pub fn kept_since(&self, version: i64) -> usize {
        let later = self.kept.iter().filter(|(at, ..)| *at > version).map(|&(_, kept, _)| kept);
        later.min().unwrap_or_else(|| self.game.played())
    }

    /// Returns how many actions a client at `version` has seen.
    #[must_use]
    pub fn played_at(&self, version: i64) -> usize {
        self.kept.iter().rev().find(|(at, ..)| *at <= version).map_or(0, |&(.., played)| played)
    }

    /// Returns the number of actions of the game up to the entry with this number.
    #[must_use]
    pub fn played_with(&self, number: i64) -> usize {
        self.numbers.partition_point(|&stored| stored <= number)
    }

    /// Returns the premove of a side.
    #[must_use]
    pub fn premove(&self, side: Side) -> Option<&Json> {
        self.premoves[side.index()].as_ref()
    }

    /// Sets or clears a premove as the store has it.
    pub fn set_premove(&mut self, side: Side, action: Option<Json>) {
        self.premoves[side.index()] = action;
    }

    /// Returns true if both seats are held by people, each their own.
    fn people(&self) -> bool {
        self.row.seats.iter().all(|seat| !matches!(seat.holder, Holder::Bot(_) | Holder::HotSeat | Holder::Gone))
    }

    /// Returns the name of the bot that plays a side.
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

    /// Returns the side whose clock should run. Bots are not timed.
    fn timed(&self) -> Option<Side> {
        self.actor().filter(|&side| self.bot(side).is_none())
    }

    fn turn(&self) -> Turn {
        let Some(actor) = self.actor() else { return Turn::default() };
        let other = actor.other();
        // Does not depend on whether the other side has answered: everyone sees the turn, and that answer is secret.
        let early = self.bot(other).is_none() && self.game.awaits_premove(other);
        let mut turn = Turn::only(actor);
        match other {
            Side::West => turn.west = early,
            Side::East => turn.east = early,
        }
        turn
    }

    fn change(&self, context: &Context) -> Change {
        Change { version: self.row.version, at: context.at, ..Change::default() }
    }

    /// Begins the game if all seats are taken and nothing has happened: runs the first dice and draws.
    pub fn begin(&mut self, at: Time, away: Away) -> Option<Change> {
        let due = self.row.status == Status::Running && self.numbers.is_empty() && self.row.turn == Turn::default();
        if !due {
            return None;
        }
        self.seal();
        self.game.run_chance();
        let mut change = Change { version: self.row.version, at, ..Change::default() };
        change.clock = Some(clock::fresh(self.row.clock));
        self.follow(&mut change, 0, |room, state| clock::running(room.row.clock, &state, room.timed(), at, away));
        Some(change)
    }

    /// Seats a player in a free seat.
    pub fn sit(&mut self, seat: Seat, at: Time, away: Away) -> Result<Change, ApiError> {
        if self.row.status != Status::Waiting
            || !matches!(self.row.seat(seat.side).holder, Holder::Open | Holder::Invite | Holder::Asked(_))
        {
            return Err(Code::SeatTaken.into());
        }
        let side = seat.side;
        self.row.seats[side.index()] = seat.clone();
        let free = |seat: &Seat| matches!(seat.holder, Holder::Open | Holder::Invite | Holder::Asked(_));
        if self.row.seats.iter().any(free) {
            return Ok(Change { version: self.row.version, at, seats: vec![seat], ..Change::default() });
        }
        self.row.status = Status::Running;
        let mut change = self.begin(at, away).ok_or(ApiError::from(Code::Over))?;
        change.status = Some(change.status.unwrap_or(Status::Running));
        change.seats.push(seat);
        Ok(change)
    }

    /// Checks a command and returns its effect. `words` renders a refusal.
    ///
    /// # Errors
    /// If the command is refused.
    pub fn act(&mut self, command: &Command, context: &Context, words: &Words) -> Result<Effect, ApiError> {
        if self.row.status == Status::Stuck {
            return Err(Code::Stuck.into());
        }
        let change = match command {
            Command::Play { action, actions } => {
                return match (action, actions) {
                    (Some(action), None) => self.play(action, context, words),
                    (None, Some(actions)) => self.play_all(actions, context, words),
                    _ => Err(ApiError::with_detail(Code::Malformed, "play: `action` or `actions`")),
                };
            }
            Command::CancelPremove => return Ok(Effect::CancelPremove),
            Command::Undo => self.undo(context)?,
            Command::GoBack { to } => self.go_back_to(*to as usize, context)?,
            Command::Resign => {
                self.ensure_running()?;
                self.end(context, Some(context.side.other()), "resigned")
            }
            Command::Cancel => {
                match self.row.status {
                    Status::Waiting => {}
                    Status::Over | Status::Cancelled => return Err(Code::Over.into()),
                    _ => return Err(Code::Begun.into()),
                }
                Change { status: Some(Status::Cancelled), ..self.change(context) }
            }
            Command::Offer { kind, to } => return self.offer(*kind, *to, context),
            Command::Accept { kind } => return self.accept(*kind, context),
            Command::Decline { kind } => self.decline(*kind, context)?,
            Command::Claim => {
                self.ensure_overtime(context)?;
                self.end(context, Some(context.side), "time")
            }
            Command::Wait => {
                self.ensure_overtime(context)?;
                let clock = clock::waited(self.row.clock, &self.row.clock_state, context.at, context.away);
                Change { clock: Some(clock), ..self.change(context) }
            }
            Command::Resume => {
                if self.row.status != Status::Paused {
                    self.ensure_running()?;
                    return Err(Code::NotPaused.into());
                }
                let state = &self.row.clock_state;
                let clock = clock::running(self.row.clock, state, self.timed(), context.at, context.away);
                let bots = self.bots();
                Change { clock: Some(clock), status: Some(Status::Running), bots: Some(bots), ..self.change(context) }
            }
        };
        Ok(Effect::Change(Box::new(change)))
    }

    /// Fails if the game is not running.
    fn ensure_running(&self) -> Result<(), ApiError> {
        match self.row.status {
            Status::Running => Ok(()),
            Status::Waiting => Err(Code::NotBegun.into()),
            Status::Paused => Err(Code::Paused.into()),
            Status::Stuck => Err(Code::Stuck.into()),
            Status::Over | Status::Cancelled => Err(Code::Over.into()),
        }
    }

    /// Fails if the question is no longer the one that the player saw.
    fn ensure_fresh(&self, version: i64) -> Result<(), ApiError> {
        let seen = version >= self.asked && version <= self.row.version;
        if seen { Ok(()) } else { Err(Code::Stale.into()) }
    }

    /// Like [`Room::ensure_fresh`], but also accepts a premove that crossed with the other side's secret answer on the network: it now
    /// answers the question that the player anticipated.
    fn ensure_asked(&self, side: Side, version: i64) -> Result<(), ApiError> {
        self.ensure_fresh(version).or_else(|stale| {
            let seen = self.played_at(version);
            let kept = version <= self.row.version && self.kept_since(version) == seen;
            if kept && self.game.premove_crossed(side, seen) { Ok(()) } else { Err(stale) }
        })
    }

    /// Fails if the other side has not run out of time.
    fn ensure_overtime(&self, context: &Context) -> Result<(), ApiError> {
        self.ensure_running()?;
        let late = clock::over(&self.row.clock_state, context.at) == Some(context.side.other());
        if late { Ok(()) } else { Err(Code::NoClaim.into()) }
    }

    fn play(&mut self, action: &Json, context: &Context, words: &Words) -> Result<Effect, ApiError> {
        self.ensure_running()?;
        self.ensure_asked(context.side, context.version)?;
        if self.actor() != Some(context.side) && self.game.accepts_premove(context.side, action) {
            return Ok(Effect::Premove(action.clone()));
        }
        let before = self.game.played();
        self.game.play(context.side, action, words)?;
        Ok(self.played(before, context))
    }

    /// Plays a draft. If its first action is a premove, the rest is dropped, because what happens in between is unknown.
    fn play_all(&mut self, actions: &[Json], context: &Context, words: &Words) -> Result<Effect, ApiError> {
        self.ensure_running()?;
        self.ensure_asked(context.side, context.version)?;
        let early = |action: &&Json| self.game.accepts_premove(context.side, action);
        if self.actor() != Some(context.side)
            && let Some(action) = actions.first().filter(early)
        {
            return Ok(Effect::Premove(action.clone()));
        }
        let before = self.game.played();
        self.game.play_all(context.side, actions, words)?;
        Ok(self.played(before, context))
    }

    /// Previews a draft. `words` renders a refusal.
    ///
    /// # Errors
    /// If one of its actions is not possible, or the question has changed.
    pub fn preview(
        &self,
        side: Side,
        version: i64,
        actions: &[Json],
        words: &Words,
    ) -> Result<wire::Preview, ApiError> {
        self.ensure_running()?;
        self.ensure_asked(side, version)?;
        Ok(self.game.preview(side, actions, version, words)?)
    }

    /// Returns the effect of the actions that a side has played after the first `before`.
    fn played(&mut self, before: usize, context: &Context) -> Effect {
        let side = context.side;
        let mut change = self.change(context);
        self.follow(&mut change, before, |room, state| {
            clock::passed(room.row.clock, &state, room.timed(), context.at, context.lag, context.away)
        });
        if self.premove(side).is_some() {
            change.release = vec![side];
        }
        Effect::Change(Box::new(change))
    }

    /// Plays the premove of a side whose question has been asked. One that no longer fits is dropped.
    pub fn play_premove(&mut self, premove: &Premove, context: &Context) -> Option<Change> {
        if self.ensure_running().is_err() {
            return None;
        }
        let mut change = if self.actor() == Some(context.side) {
            match action_of(premove).map(|action| self.play(&action, context, &Words::new(Language::English))) {
                Some(Ok(Effect::Change(change))) => *change,
                _ => self.change(context),
            }
        } else if action_of(premove).is_some_and(|action| self.game.accepts_premove(context.side, &action)) {
            return None; // its question has not been asked yet
        } else {
            self.change(context)
        };
        change.release = vec![context.side];
        Some(change)
    }

    /// Fills in the consequences of the actions after the first `before`.
    fn follow(
        &mut self,
        change: &mut Change,
        before: usize,
        clock: impl Fn(&Room, store::ClockState) -> store::ClockState,
    ) {
        let entries = self.game.entries(before);
        change.entries =
            entries.into_iter().map(|(by, action)| NewEntry { by, what: EntryKind::Act(action) }).collect();
        if self.game.sides_swapped_since(before) {
            self.exchange(change);
        }
        let state = change.clock.unwrap_or(self.row.clock_state);
        change.clock = Some(clock(self, state));
        change.turn = Some(self.turn());
        change.bots = Some(self.bots());
        change.offers = Some(Vec::new());
        if let Some(outcome) = self.game.outcome() {
            change.status = Some(Status::Over);
            change.ended = Some(ended(&json!(outcome)));
            change.outcome = Some(json!(outcome));
            change.clock = Some(clock::stopped(&state, change.at, 0));
        }
    }

    /// Swaps the players of both sides, who keep their own time. The seats' contributions to the randomness stay.
    fn exchange(&mut self, change: &mut Change) {
        let [west, east] = &mut self.row.seats;
        std::mem::swap(&mut west.holder, &mut east.holder);
        std::mem::swap(&mut west.name, &mut east.name);
        change.seats = self.row.seats.to_vec();
        change.exchange = true;
        change.clock = Some(clock::exchanged(&self.row.clock_state));
    }

    /// Returns the job of the bot that is to act.
    fn bots(&self) -> Vec<BotJob> {
        self.actor().and_then(|side| self.bot_job(side, 0)).into_iter().collect()
    }

    /// Creates the job of a side's bot that has thought for `spent` milliseconds in this round.
    fn bot_job(&self, side: Side, spent: i64) -> Option<BotJob> {
        let cost = bots::level(self.bot(side)?).thought(spent);
        let owner = match &self.row.seat(side.other()).holder {
            Holder::User(id) => format!("user:{id}"),
            Holder::Guest(id) => format!("guest:{id}"),
            _ => format!("table:{}", self.row.id),
        };
        Some(BotJob { side, owner, network: self.row.network.clone(), spent, cost })
    }

    /// Plays the action of a bot that has now thought for `spent` milliseconds in this round.
    ///
    /// # Errors
    /// If the action is refused.
    pub fn decided(&mut self, action: &Json, spent: i64, context: &Context) -> Result<Option<Change>, ApiError> {
        let before = self.game.played();
        let Effect::Change(mut change) = self.play(action, context, &Words::new(Language::English))? else {
            return Ok(None);
        };
        // Its round lasts until the other side acts or the next round begins.
        let goes_on = !self.game.opens_section_since(before);
        for bot in change.bots.iter_mut().flatten().filter(|bot| goes_on && bot.side == context.side) {
            *bot = self.bot_job(bot.side, spent).unwrap_or_else(|| bot.clone());
        }
        Ok(Some(*change))
    }

    /// Ends the game by something other than an action.
    fn end(&self, context: &Context, winner: Option<Side>, reason: &str) -> Change {
        let outcome = json!({ "winner": winner.map(wire::Side::from), "reason": reason });
        Change {
            entries: vec![NewEntry {
                by: Actor::Player(context.side),
                what: EntryKind::Note(json!({ "end": reason })),
            }],
            status: Some(Status::Over),
            ended: Some(ended(&outcome)),
            outcome: Some(outcome),
            turn: Some(Turn::default()),
            offers: Some(Vec::new()),
            clock: Some(clock::stopped(&self.row.clock_state, context.at, 0)),
            bots: Some(Vec::new()),
            ..self.change(context)
        }
    }

    /// Updates the room after a change was stored.
    pub fn stored(&mut self, change: &Change, version: i64, first: i64) {
        let row = &mut self.row;
        (row.version, row.updated) = (version, change.at);
        row.entries += change.entries.len() as i64;
        row.status = change.status.unwrap_or(row.status);
        row.turn = change.turn.unwrap_or(row.turn);
        row.clock_state = change.clock.unwrap_or(row.clock_state);
        if let Some(outcome) = &change.outcome {
            row.outcome = Some(outcome.clone()).filter(|outcome| !outcome.is_null());
        }
        if let Some(offers) = &change.offers {
            row.offers.clone_from(offers);
        }
        for seat in &change.seats {
            row.seats[seat.side.index()] = seat.clone();
        }
        for &side in &change.release {
            self.premoves[side.index()] = None;
        }
        if let Some(bots) = &change.bots {
            let asked = |bot: &BotJob| AskedBot { side: bot.side, since: change.at, spent: bot.spent };
            self.asked_bot = bots.first().map(asked);
        }
        for (entry, number) in change.entries.iter().zip(first..) {
            self.enter(&entry.what, number, version);
        }
        if self.over() {
            self.game.reveal();
        }
    }
}

/// Returns how a game ended, for the players' results.
pub(crate) fn ended(outcome: &Value) -> Ended {
    let winner: Option<wire::Side> = serde_json::from_value(outcome["winner"].clone()).ok().flatten();
    Ended { winner: winner.map(Into::into), reason: outcome["reason"].as_str().unwrap_or_default().to_owned() }
}

/// Parses a stored premove; none if it is damaged.
fn action_of(premove: &Premove) -> Option<Json> {
    serde_json::from_str(&premove.action).ok()
}

/// Replays the game of a table, checking every action.
fn game(row: &store::TableRow, entries: &[Entry], seed: u64) -> Result<Box<dyn ServerGame>, games::Error> {
    let actions: Vec<&str> = active_entries(entries)
        .into_iter()
        .filter_map(|entry| match &entry.what {
            EntryKind::Act(action) => Some(action.as_str()),
            _ => None,
        })
        .collect();
    let stored = Stored { rules: row.rules, options: &row.options, start: row.start.as_ref(), actions: &actions };
    games::find(&row.game)?.stored(&stored, seed)
}

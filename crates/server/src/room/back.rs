//! Going back: by the last action, or to an earlier decision.

use super::{Context, Room};
use crate::{clock, error::ApiError};
use rules::{Actor, Side};
use serde_json::Value;
use store::{Change, EntryKind, Holder, NewEntry, Status};
use wire::Code;

impl Room {
    /// Takes back the last action of a side.
    pub(super) fn undo(&mut self, context: &Context) -> Result<Change, ApiError> {
        self.ensure_running()?;
        self.ensure_fresh(context.version)?;
        if self.game.undoable(context.side) == 0 {
            return Err(Code::NoUndo.into());
        }
        Ok(self.go_back(self.game.played() - 1, context))
    }

    /// Returns true if going back is possible at all, if only with consent. In rated games it is not.
    pub(super) fn may_go_back(&self) -> bool {
        let on = self.row.status == Status::Running || self.over() && !self.people();
        on && !self.row.rated && !self.row.seats.iter().any(|seat| seat.holder == Holder::Gone)
    }

    /// Returns the number of actions before each decision to which a side may go back, latest first. Actions sent as one list are one
    /// decision.
    pub fn decisions(&self, side: Side) -> impl Iterator<Item = usize> {
        let both = self.row.seats.iter().any(|seat| seat.holder == Holder::HotSeat);
        let found = self.may_go_back().then(|| self.game.decisions(side, both)).into_iter().flatten();
        found.filter(|&count| self.kept.iter().any(|&(_, kept, _)| kept == count))
    }

    /// Goes back to an earlier decision without the other side's consent.
    pub(super) fn go_back_to(&mut self, count: usize, context: &Context) -> Result<Change, ApiError> {
        if self.row.rated {
            return Err(Code::Rated.into());
        }
        if self.people() || !self.over() {
            self.ensure_running()?;
        }
        // The decision still exists, whatever the bot has done since.
        let kept = self.kept_since(context.version) >= count.min(self.game.played());
        if context.version > self.row.version || !kept {
            return Err(Code::Stale.into());
        }
        if self.people() || !self.decisions(context.side).any(|decision| decision == count) {
            return Err(Code::NoUndo.into());
        }
        Ok(self.go_back(count, context))
    }

    /// Goes back to the first `count` actions. A finished game resumes; pending bot jobs and premoves are cancelled.
    pub(super) fn go_back(&mut self, count: usize, context: &Context) -> Change {
        let over = self.over();
        self.row.status = Status::Running;
        let exchanged = self.game.sides_swapped_since(count);
        self.game.go_back(count);
        let to = count.checked_sub(1).map_or(0, |last| self.numbers[last]);
        let mut change = self.change(context);
        if exchanged {
            self.exchange(&mut change);
        }
        change.entries = vec![NewEntry { by: Actor::Player(context.side), what: EntryKind::Back(to) }];
        change.turn = Some(self.turn());
        change.bots = Some(self.bots());
        change.offers = Some(Vec::new());
        let state = change.clock.unwrap_or(self.row.clock_state);
        change.clock = match self.timed() {
            // The time since the end is charged to neither side.
            side if over => Some(clock::running(self.row.clock, &state, side, context.at, context.away)),
            Some(side) => Some(clock::back(self.row.clock, &state, side, context.at, context.away)),
            None => change.clock,
        };
        if over {
            (change.status, change.outcome) = (Some(Status::Running), Some(Value::Null));
        }
        change.release = Side::BOTH.into_iter().filter(|&side| self.premove(side).is_some()).collect();
        change
    }
}

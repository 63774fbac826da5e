//! A table for tests: set what matters, and the rest is filled in.

use crate::{ClockKind, Fairness, Holder, NewTable, Seat, Status};
use rules::Side;
use serde_json::json;

/// A public table with two free chairs, without a clock, on which a game is running.
#[must_use]
pub fn table(id: &str) -> NewTable {
    let seat = |side| Seat { side, holder: Holder::Open, name: None, invitation: None, entropy: None };
    NewTable {
        id: id.into(),
        game: "spies".to_owned(),
        rules: 1,
        options: json!({}),
        start: None,
        brief: json!({}),
        public: true,
        rated: false,
        clock: ClockKind::None,
        fairness: Fairness { seed: [1; 32], commitment: [2; 32] },
        seats: [seat(Side::West), seat(Side::East)],
        rematch_of: None,
        status: Status::Running,
        at: 0,
    }
}

//! For tests: reading backups, and a table: set what matters, and the rest is filled in.

use crate::{ClockKind, Fairness, Holder, NewTable, Result, Seat, Status, database};
use rules::Side;
use serde_json::json;

/// Reads a backup without restoring it, as far as that goes without a database; gives the number of rows.
///
/// # Errors
/// What is wrong with it.
pub fn read_backup(backup: &[u8]) -> Result<u64> {
    database::read_backup(backup)
}

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
        network: String::new(),
        status: Status::Running,
        at: 0,
    }
}

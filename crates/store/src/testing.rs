//! Helpers for tests and fuzzing: a parser of backups, and a default table.

use crate::{ClockKind, Fairness, Holder, NewTable, Result, Seat, Status, database};
use rules::Side;
use serde_json::json;

/// Parses a backup without restoring it, as far as that is possible without a database. Returns the number of rows.
///
/// # Errors
/// Returns the first defect of the backup.
pub fn read_backup(backup: &[u8]) -> Result<u64> {
    database::read_backup(backup)
}

/// Returns a public, running table with two free seats and no clock.
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

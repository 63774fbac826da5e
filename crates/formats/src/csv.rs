//! Dice and draws as CSV.

use crate::tell::json;
use rules::{Actor, Game, Record, RecordError, Session};
use std::fmt::Write as _;

/// Returns one line per die roll or draw: the number of the action, the question and the answer of chance.
///
/// # Errors
/// If the record does not replay.
pub fn csv<G: Game>(record: &Record<G>) -> Result<String, RecordError> {
    Session::replay(record)?;
    let mut out = String::from("action,question,answer\n");
    let mut state = record.first();
    for (number, entry) in record.entries.iter().enumerate() {
        if entry.interrupt.is_none() && state.actor() == Actor::Chance {
            let (question, answer) = (json(&state.question()), json(&entry.action));
            let _ = writeln!(out, "{},{},{}", number + 1, quoted(&question), quoted(&answer));
        }
        rules::play_entry(&mut state, *entry);
    }
    Ok(out)
}

/// Quotes a field that may contain commas and quotes.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

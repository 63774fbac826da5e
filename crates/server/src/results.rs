//! Results of games that earlier programs stored, and ratings computed again.

use crate::room::ended;
use serde_json::Value;
use store::{EntryKind, Store, StoredTable, Time};

/// How many tables are looked at together.
const TOGETHER: u32 = 100;

/// Notes the results of games that were over before results were noted, and computes all ratings again from the games that are rated;
/// gives how many there are of those, and how many results were noted.
///
/// # Errors
/// If the store fails.
pub async fn recompute_ratings(store: &dyn Store) -> store::Result<(u64, u64)> {
    let (mut after, mut noted) = (None, 0);
    loop {
        let ids = store.without_result(after.as_ref(), TOGETHER).await?;
        let Some(last) = ids.last().cloned() else { break };
        for id in ids {
            let Some(whole) = store.whole(&id).await? else { continue };
            if let Some(outcome) = &whole.table.outcome {
                noted += u64::from(store.note_result(&id, &ended(outcome), ended_at(&whole)).await?);
            }
        }
        after = Some(last);
    }
    Ok((store.recompute_ratings().await?, noted))
}

/// When a game ended that is over: with its last action, or with what ended it otherwise. What was said of a rematch came later.
fn ended_at(whole: &StoredTable) -> Time {
    let ends = |what: &EntryKind| match what {
        EntryKind::Act(_) => true,
        EntryKind::Note(note) => note.get("end").is_some_and(Value::is_string),
        EntryKind::Back(_) => false,
    };
    let last = whole.entries.iter().rev().find(|entry| ends(&entry.what));
    last.map_or(whole.table.updated, |entry| entry.at)
}

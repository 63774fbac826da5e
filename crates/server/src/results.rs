//! Backfills the results of games stored by earlier versions, and recomputes ratings.

use crate::room::ended;
use serde_json::Value;
use store::{EntryKind, Store, StoredTable, Time};

/// Batch size.
const TOGETHER: u32 = 100;

/// Stores missing results of finished games and recomputes all ratings. Returns the number of rated games and the number of results added.
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

/// Returns when a finished game ended: at its last action, or at the note that ended it. Notes on a rematch came later.
fn ended_at(whole: &StoredTable) -> Time {
    let ends = |what: &EntryKind| match what {
        EntryKind::Act(_) => true,
        EntryKind::Note(note) => note.get("end").is_some_and(Value::is_string),
        EntryKind::Back(_) => false,
    };
    let last = whole.entries.iter().rev().find(|entry| ends(&entry.what));
    last.map_or(whole.table.updated, |entry| entry.at)
}

//! Updates that are the same for all spectators of a table: rendered once, sent to all.
//!
//! The cache holds updates of the newest version and the current presence. Each event that wakes the sockets clears it first
//! ([`RoomHandle::tell`]), so a socket never finds an outdated entry. Updates of players are not shared, nor are those of private tables,
//! where each socket has to check its access again.

use super::{Host, RoomHandle, now};
use crate::{error::ApiError, room::Room, show::Perspective};
use axum::extract::ws::Utf8Bytes;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering};
use store::Time;
use tokio::sync::OnceCell;
use wire::{Code, FromServer, Language, Seat};

/// Maximum age of a cached update with a clock, in milliseconds: it contains the time at which it was rendered.
const FRESH: i64 = 100;
/// Maximum number of cached updates per table: from the previous version in each language, and one for a slow reader.
const KEPT: usize = 4;

/// Cache key: the version from which the update starts, and its language.
type Wanted = (i64, Language);

/// An update for spectators.
#[derive(Clone, Debug)]
pub struct SharedUpdate {
    /// Version to which it leads.
    pub version: i64,
    /// The serialised message.
    pub text: Utf8Bytes,
    /// When it was rendered, if it contains a clock.
    timed: Option<Time>,
}

impl SharedUpdate {
    /// Renders the update from version `since`. Returns none if the table is private or has not reached that version.
    #[must_use]
    pub fn of(room: &Room, since: i64, lang: Language, at: Time, online: [bool; 2]) -> Option<SharedUpdate> {
        let version = room.row.version;
        if !room.row.public || since > version {
            return None;
        }
        let words = room.game.words(lang.into());
        let update = room.update(since, &Perspective { seat: Seat::Spectator, lang, words: &words, at, online });
        let timed = update.now.clocks.as_ref().map(|clocks| clocks.now);
        let text = wire::to_json(&FromServer::Update(Box::new(update))).into();
        Some(SharedUpdate { version, text, timed })
    }

    /// Returns true if the entry is valid for this version and time.
    fn holds(&self, version: i64, at: Time) -> bool {
        self.version == version && self.timed.is_none_or(|timed| (0..FRESH).contains(&(at - timed)))
    }
}

/// Cached updates of one table. The first reader renders an update; the others wait for it and not for the lock of the room.
#[derive(Default)]
pub(super) struct SharedUpdates(Mutex<Vec<(Wanted, Arc<OnceCell<SharedUpdate>>)>>);

impl SharedUpdates {
    fn kept(&self) -> MutexGuard<'_, Vec<(Wanted, Arc<OnceCell<SharedUpdate>>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Drops all entries.
    pub(super) fn clear(&self) {
        self.kept().clear();
    }

    /// Returns the cell of an update. If it is empty, the first caller fills it.
    fn find(&self, wanted: Wanted, version: i64, at: Time) -> Arc<OnceCell<SharedUpdate>> {
        let mut kept = self.kept();
        kept.retain(|(_, cell)| cell.get().is_none_or(|update| update.holds(version, at)));
        if let Some((_, cell)) = kept.iter().find(|(key, _)| *key == wanted) {
            return Arc::clone(cell);
        }
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        let cell = Arc::default();
        kept.push((wanted, Arc::clone(&cell)));
        cell
    }
}

impl Host {
    /// Returns the update from version `since` for spectators of a public table.
    ///
    /// # Errors
    /// If the table is private, has not reached that version, or cannot be loaded.
    pub async fn shared_update(&self, live: &RoomHandle, since: i64, lang: Language) -> Result<SharedUpdate, ApiError> {
        let cell = live.updates.find((since, lang), live.known.load(Ordering::Relaxed), now());
        cell.get_or_try_init(|| self.render_shared(live, since, lang)).await.cloned()
    }

    async fn render_shared(&self, live: &RoomHandle, since: i64, lang: Language) -> Result<SharedUpdate, ApiError> {
        let rendered = self.ask(live, |room| SharedUpdate::of(room, since, lang, now(), live.online()));
        let update = rendered.await?.ok_or(ApiError::from(Code::Forbidden))?;
        live.rendered.fetch_add(1, Ordering::Relaxed);
        metrics::counter!("hotline_shared_updates_total").increment(1);
        Ok(update)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(version: i64, timed: Option<Time>) -> SharedUpdate {
        SharedUpdate { version, text: "{}".into(), timed }
    }

    #[test]
    fn updates_are_cached_by_version_and_language_until_the_next_event() {
        let updates = SharedUpdates::default();
        let first = updates.find((1, Language::En), 2, 0);
        first.set(update(2, None)).expect("it is empty");
        assert!(Arc::ptr_eq(&first, &updates.find((1, Language::En), 2, 1_000_000)), "no expiry without a clock");
        for (since, lang) in [(0, Language::En), (2, Language::En), (1, Language::Pl)] {
            assert!(updates.find((since, lang), 2, 0).get().is_none(), "{since} {lang:?}");
        }
        assert!(updates.find((1, Language::En), 3, 0).get().is_none(), "of an older version");
        let again = updates.find((1, Language::En), 3, 0);
        updates.clear();
        assert!(!Arc::ptr_eq(&again, &updates.find((1, Language::En), 3, 0)));
    }

    #[test]
    fn updates_with_a_clock_expire() {
        let updates = SharedUpdates::default();
        updates.find((1, Language::En), 2, 500).set(update(2, Some(500))).expect("it is empty");
        let found = |at| updates.find((1, Language::En), 2, at).get().is_some();
        assert!(found(500) && found(500 + FRESH - 1));
        assert!(!found(500 + FRESH));
        updates.find((1, Language::En), 2, 700).set(update(2, Some(700))).expect("it is empty");
        assert!(!found(699), "the clock of the machine was set back");
    }

    #[test]
    fn the_number_of_cached_updates_is_bounded() {
        let updates = SharedUpdates::default();
        for since in 0..100 {
            updates.find((since, Language::En), 200, 0).set(update(200, None)).expect("it is empty");
        }
        assert_eq!(updates.kept().len(), KEPT);
        assert!(updates.find((99, Language::En), 200, 0).get().is_some());
    }
}

//! Updates that everybody who watches a table reads alike: rendered once, sent to all.
//!
//! What is kept is of the newest version and of the present windows: whatever wakes the sockets drops it first ([`RoomHandle::tell`]), so a
//! socket that was woken never finds what was there before. Players share nothing, and nobody shares at a table that is not public:
//! there every socket has to ask anew whether it may look.

use super::{Host, RoomHandle, now};
use crate::{error::ApiError, room::Room, show::Perspective};
use axum::extract::ws::Utf8Bytes;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering};
use store::Time;
use tokio::sync::OnceCell;
use wire::{Code, FromServer, Language, Seat};

/// How long an update with a clock in it is sent, in milliseconds: it tells the time at which it was rendered.
const FRESH: i64 = 100;
/// Updates that are kept of one table: those from the version before, in each language, and one for somebody who was slow.
const KEPT: usize = 4;

/// From which version, and in which language.
type Wanted = (i64, Language);

/// An update as everybody gets it who watches.
#[derive(Clone, Debug)]
pub struct SharedUpdate {
    /// The version it leads to.
    pub version: i64,
    /// The message.
    pub text: Utf8Bytes,
    /// When it was rendered, if there is a clock in it.
    timed: Option<Time>,
}

impl SharedUpdate {
    /// The update of a room from a version on; none if the room is not public or not as far as that version.
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

    /// Whether it may be sent at this time at a table of this version.
    fn holds(&self, version: i64, at: Time) -> bool {
        self.version == version && self.timed.is_none_or(|timed| (0..FRESH).contains(&(at - timed)))
    }
}

/// The updates of one table that can be sent again. The first who wants one renders it; the others wait for it, not for the room.
#[derive(Default)]
pub(super) struct SharedUpdates(Mutex<Vec<(Wanted, Arc<OnceCell<SharedUpdate>>)>>);

impl SharedUpdates {
    fn kept(&self) -> MutexGuard<'_, Vec<(Wanted, Arc<OnceCell<SharedUpdate>>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets all of them.
    pub(super) fn clear(&self) {
        self.kept().clear();
    }

    /// Where this update is, or is to be put by whoever comes first.
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
    /// The update from a version for somebody who watches a public table.
    ///
    /// # Errors
    /// If the table is not public, or not as far as that version; or if it cannot be loaded.
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
    fn an_update_is_found_by_its_version_and_language_until_something_is_told() {
        let updates = SharedUpdates::default();
        let first = updates.find((1, Language::En), 2, 0);
        first.set(update(2, None)).expect("it is empty");
        assert!(Arc::ptr_eq(&first, &updates.find((1, Language::En), 2, 1_000_000)), "without a clock it does not age");
        for (since, lang) in [(0, Language::En), (2, Language::En), (1, Language::Pl)] {
            assert!(updates.find((since, lang), 2, 0).get().is_none(), "{since} {lang:?}");
        }
        assert!(updates.find((1, Language::En), 3, 0).get().is_none(), "of an older version");
        let again = updates.find((1, Language::En), 3, 0);
        updates.clear();
        assert!(!Arc::ptr_eq(&again, &updates.find((1, Language::En), 3, 0)));
    }

    #[test]
    fn an_update_with_a_clock_in_it_is_soon_too_old() {
        let updates = SharedUpdates::default();
        updates.find((1, Language::En), 2, 500).set(update(2, Some(500))).expect("it is empty");
        let found = |at| updates.find((1, Language::En), 2, at).get().is_some();
        assert!(found(500) && found(500 + FRESH - 1));
        assert!(!found(500 + FRESH));
        updates.find((1, Language::En), 2, 700).set(update(2, Some(700))).expect("it is empty");
        assert!(!found(699), "the clock of the machine was put back");
    }

    #[test]
    fn few_updates_are_kept() {
        let updates = SharedUpdates::default();
        for since in 0..100 {
            updates.find((since, Language::En), 200, 0).set(update(200, None)).expect("it is empty");
        }
        assert_eq!(updates.kept().len(), KEPT);
        assert!(updates.find((99, Language::En), 200, 0).get().is_some());
    }
}

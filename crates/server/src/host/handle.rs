//! A table that is open on this node, and who looks at it.

use super::shared::SharedUpdates;
use crate::room::Room;
use rules::Side;
use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering},
};
use store::TableId;
use tokio::sync::broadcast;

/// What the sockets of a table hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The table has changed.
    Changed,
    /// A side has made or withdrawn a premove; the other side is not to notice.
    Premove(Side),
    /// Something was said.
    Chat,
    /// Somebody came or went.
    Seats,
}

/// A table that is open on this node.
pub struct RoomHandle {
    pub(super) id: TableId,
    pub(super) room: tokio::sync::Mutex<Option<Room>>,
    /// The version of the room.
    pub(super) known: AtomicI64,
    /// Whether somebody has asked for it since the rooms were tidied.
    pub(super) used: AtomicBool,
    /// Sockets at each chair.
    sockets: [AtomicUsize; 2],
    events: broadcast::Sender<Event>,
    /// Updates for those who watch.
    pub(super) updates: SharedUpdates,
    /// How many of them were rendered.
    pub(super) rendered: AtomicUsize,
}

impl RoomHandle {
    /// A table of which nothing is known yet.
    pub(super) fn new(id: &TableId) -> RoomHandle {
        RoomHandle {
            id: id.clone(),
            room: tokio::sync::Mutex::new(None),
            known: AtomicI64::new(0),
            used: AtomicBool::new(true),
            sockets: Default::default(),
            events: broadcast::channel(64).0,
            updates: SharedUpdates::default(),
            rendered: AtomicUsize::new(0),
        }
    }

    /// What happens here from now on.
    #[must_use]
    pub fn listen(&self) -> broadcast::Receiver<Event> {
        self.events.subscribe()
    }

    /// Whose windows are open on this node.
    #[must_use]
    pub fn online(&self) -> [bool; 2] {
        self.sockets.each_ref().map(|sockets| sockets.load(Ordering::Relaxed) > 0)
    }

    /// How many updates were rendered for those who watch.
    #[must_use]
    pub fn rendered(&self) -> usize {
        self.rendered.load(Ordering::Relaxed)
    }

    /// Wakes the sockets. What was rendered for them before is dropped first, unless they do not see what has happened.
    pub(super) fn tell(&self, event: Event) {
        match event {
            Event::Changed | Event::Seats => self.updates.clear(),
            Event::Premove(_) | Event::Chat => {}
        }
        let _ = self.events.send(event); // nobody may be listening
    }
}

/// Somebody at a chair, until it is dropped.
pub struct Presence {
    live: Arc<RoomHandle>,
    sides: Vec<Side>,
}

impl Presence {
    /// Notes that a window of these sides is open.
    #[must_use]
    pub fn new(live: &Arc<RoomHandle>, sides: &[Side]) -> Presence {
        for side in sides {
            live.sockets[side.index()].fetch_add(1, Ordering::Relaxed);
        }
        if !sides.is_empty() {
            live.tell(Event::Seats);
        }
        Presence { live: Arc::clone(live), sides: sides.to_vec() }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        for side in &self.sides {
            self.live.sockets[side.index()].fetch_sub(1, Ordering::Relaxed);
        }
        if !self.sides.is_empty() {
            self.live.tell(Event::Seats);
        }
        if self.live.events.receiver_count() == 0 {
            self.live.updates.clear(); // nobody is left to read them
        }
    }
}

//! Handles of the tables that are open on this node, and the presence of their viewers.

use super::shared::SharedUpdates;
use crate::room::Room;
use rules::Side;
use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering},
};
use store::TableId;
use tokio::sync::broadcast;

/// Event for the sockets of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The table has changed.
    Changed,
    /// A side has made or withdrawn a premove; the other side must not notice.
    Premove(Side),
    /// A chat message was posted.
    Chat,
    /// A player connected or disconnected.
    Seats,
}

/// A table that is open on this node.
pub struct RoomHandle {
    pub(super) id: TableId,
    pub(super) room: tokio::sync::Mutex<Option<Room>>,
    /// Version of the room.
    pub(super) known: AtomicI64,
    /// Whether the handle was requested since rooms were last tidied.
    pub(super) used: AtomicBool,
    /// Number of sockets at each seat.
    sockets: [AtomicUsize; 2],
    events: broadcast::Sender<Event>,
    /// Updates for spectators.
    pub(super) updates: SharedUpdates,
    /// Number of updates rendered for spectators.
    pub(super) rendered: AtomicUsize,
}

impl RoomHandle {
    /// Creates the handle of a table that is not loaded.
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

    /// Subscribes to the events of the table.
    #[must_use]
    pub fn listen(&self) -> broadcast::Receiver<Event> {
        self.events.subscribe()
    }

    /// Returns which sides have a socket open on this node.
    #[must_use]
    pub fn online(&self) -> [bool; 2] {
        self.sockets.each_ref().map(|sockets| sockets.load(Ordering::Relaxed) > 0)
    }

    /// Returns the number of updates rendered for spectators.
    #[must_use]
    pub fn rendered(&self) -> usize {
        self.rendered.load(Ordering::Relaxed)
    }

    /// Notifies the sockets. Cached updates are dropped first, unless spectators do not see the event.
    pub(super) fn tell(&self, event: Event) {
        match event {
            Event::Changed | Event::Seats => self.updates.clear(),
            Event::Premove(_) | Event::Chat => {}
        }
        let _ = self.events.send(event); // fails if no socket is open
    }
}

/// Marks a player as present until it is dropped.
pub struct Presence {
    live: Arc<RoomHandle>,
    sides: Vec<Side>,
}

impl Presence {
    /// Registers a socket of these sides.
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
            self.live.updates.clear(); // no socket is left to read them
        }
    }
}

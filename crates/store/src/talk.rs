//! What is said and noted at a table.

use crate::{Player, Result, TableId, Time};
use rules::{Seat, Side};

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// From 1 at each table.
    pub number: i64,
    /// From which seat.
    pub seat: Seat,
    /// Who; nobody, if the account was deleted.
    pub author: Option<Player>,
    /// The author's name.
    pub name: Option<String>,
    /// What was said.
    pub text: String,
    /// When it was stored.
    pub at: Time,
}

/// Something to be said at a table.
#[derive(Clone, Debug)]
pub struct NewMessage {
    /// From which seat.
    pub seat: Seat,
    /// The person, by account or as a guest.
    pub author: Player,
    /// What is said.
    pub text: String,
    /// A key of the client's choice: said again with the same key, it is said once.
    pub key: Option<String>,
    /// When it is stored.
    pub at: Time,
}

/// A player's private remark about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The remark.
    pub text: String,
    /// When it was written.
    pub at: Time,
}

/// What is said and noted at a table.
#[async_trait::async_trait]
pub trait Talk: Send + Sync {
    /// Says something; gives its number. [`crate::Error::KeyUsed`] if the author has said something else with its key,
    /// [`crate::Error::Crowded`] if there is no room, which comes earlier for those who only watch.
    async fn say(&self, id: &TableId, message: NewMessage) -> Result<i64>;
    /// The last `limit` of what was said after message `after`, in order.
    async fn messages(&self, id: &TableId, after: i64, limit: u32) -> Result<Vec<Message>>;
    /// The private remark of a seat.
    async fn note(&self, id: &TableId, side: Side) -> Result<Option<Note>>;
    /// Writes the private remark of a seat; an empty one is none.
    async fn set_note(&self, id: &TableId, side: Side, note: Note) -> Result<()>;
}

//! Chat messages and private notes of a table.

use crate::{Player, Result, TableId, Time};
use rules::{Seat, Side};

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Number of the message at its table, from 1.
    pub number: i64,
    /// Seat of the author.
    pub seat: Seat,
    /// The author; `None` if the account was deleted.
    pub author: Option<Player>,
    /// Name of the author.
    pub name: Option<String>,
    /// Text of the message.
    pub text: String,
    /// When it was stored.
    pub at: Time,
}

/// A chat message to be stored.
#[derive(Clone, Debug)]
pub struct NewMessage {
    /// Seat of the author.
    pub seat: Seat,
    /// The author: an account or a guest.
    pub author: Player,
    /// Text of the message.
    pub text: String,
    /// Idempotency key chosen by the client: a repeated message with the same key is stored once.
    pub key: Option<String>,
    /// Time of the message.
    pub at: Time,
}

/// A player's private note about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Text of the note.
    pub text: String,
    /// When it was written.
    pub at: Time,
}

/// Chat and private notes.
#[async_trait::async_trait]
pub trait Talk: Send + Sync {
    /// Stores a message and returns its number. Fails with [`crate::Error::KeyUsed`] if the author has used its key for a different
    /// message, and with [`crate::Error::Crowded`] if the chat is full. The limit is lower for spectators.
    async fn say(&self, id: &TableId, message: NewMessage) -> Result<i64>;
    /// Returns the last `limit` messages numbered higher than `after`, in order.
    async fn messages(&self, id: &TableId, after: i64, limit: u32) -> Result<Vec<Message>>;
    /// Returns the private note of a seat.
    async fn note(&self, id: &TableId, side: Side) -> Result<Option<Note>>;
    /// Replaces the private note of a seat; an empty text deletes it.
    async fn set_note(&self, id: &TableId, side: Side, note: Note) -> Result<()>;
}

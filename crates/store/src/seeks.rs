//! The pool of players who wait for an opponent.

use crate::{ClockKind, NewTable, Player, Result, TableId, Time};

/// A player's place in the pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// The player.
    pub player: Player,
    /// Name of the game.
    pub game: String,
    /// Requested time control.
    pub clock: ClockKind,
    /// The player's rating, in thousandths.
    pub rating: i64,
    /// Network of the player, as the server names it.
    pub network: String,
    /// When the player began to wait.
    pub since: Time,
    /// When the place expires unless it is renewed.
    pub until: Time,
    /// The table with the opponent that was found.
    pub table: Option<TableId>,
}

/// Result of [`Seeks::pair`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paired {
    /// Both players sit at the table.
    Done,
    /// A player no longer waits, or was paired already.
    Gone,
    /// A player has too many tables and was removed from the pool.
    TooManyTables,
}

/// The pool of seeks. A player has at most one place. Changes are announced as [`crate::Notice::Lobby`].
#[async_trait::async_trait]
pub trait Seeks: Send + Sync {
    /// Adds or replaces a player's place. A repeated seek for the same game and clock keeps its waiting time.
    async fn seek(&self, seek: Seek) -> Result<()>;
    /// Removes a player's place. Returns false if there is none.
    async fn stop_seeking(&self, player: &Player, at: Time) -> Result<bool>;
    /// Extends the place of a waiting player to `until`, if it would expire earlier.
    async fn keep_seeking(&self, player: &Player, until: Time) -> Result<()>;
    /// Returns a player's place that has not expired, even if an opponent was found.
    async fn seek_of(&self, player: &Player, at: Time) -> Result<Option<Seek>>;
    /// Returns up to `limit` waiting players, the longest waiting first.
    async fn seekers(&self, at: Time, limit: u32) -> Result<Vec<Seek>>;
    /// Opens a table for two waiting players, who hold both seats. Only one of several nodes that pair them at once succeeds. No table is
    /// opened if a player has `most` unfinished tables. Their places point to the table until `until`.
    async fn pair(&self, players: [&Player; 2], table: NewTable, most: i64, until: Time) -> Result<Paired>;
    /// Deletes expired places and returns their number.
    async fn forget_seeks(&self, at: Time) -> Result<u64>;
}

//! Who waits for an opponent.

use crate::{ClockKind, NewTable, Player, Result, TableId, Time};

/// Somebody who waits for an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Who.
    pub player: Player,
    /// For a game of what.
    pub game: String,
    /// With which clock.
    pub clock: ClockKind,
    /// How strong they play, in thousandths.
    pub rating: i64,
    /// From which network, as the server names it.
    pub network: String,
    /// Since when.
    pub since: Time,
    /// Until when the place is kept without a sign of life.
    pub until: Time,
    /// Where an opponent was found.
    pub table: Option<TableId>,
}

/// What became of two who were to be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paired {
    /// They sit at the table.
    Done,
    /// One of them waits no longer, or sits somewhere else already.
    Gone,
    /// One of them has too many tables, and waits no longer.
    TooManyTables,
}

/// Places in the pool. A player has one; what changes there is announced with the lists of tables.
#[async_trait::async_trait]
pub trait Seeks: Send + Sync {
    /// Takes a place, or another one in place of the last. Whoever asks again for the same goes on waiting since then.
    async fn seek(&self, seek: Seek) -> Result<()>;
    /// Gives the place up; false if there is none.
    async fn stop_seeking(&self, player: &Player, at: Time) -> Result<bool>;
    /// Keeps the place of somebody who still waits until that moment, if it would end before.
    async fn keep_seeking(&self, player: &Player, until: Time) -> Result<()>;
    /// The place of a player that has not ended, even if an opponent was found.
    async fn seek_of(&self, player: &Player, at: Time) -> Result<Option<Seek>>;
    /// Who waits, the first who came first; at most `limit`.
    async fn seekers(&self, at: Time, limit: u32) -> Result<Vec<Seek>>;
    /// Opens a table for two who wait; both seats are theirs. Whoever pairs them at the same moment on another node does nothing. A player
    /// with `most` tables that are not over gets none. Their places tell of the table until `until`.
    async fn pair(&self, players: [&Player; 2], table: NewTable, most: i64, until: Time) -> Result<Paired>;
    /// Forgets places that have ended; tells how many.
    async fn forget_seeks(&self, at: Time) -> Result<u64>;
}

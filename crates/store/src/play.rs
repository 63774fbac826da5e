//! Entries, changes and premoves of a table.

use crate::{ClockState, Ended, Offer, Player, Queue, Result, Seat, Status, TableId, TableRow, Time, Turn};
use rules::{Actor, Side};
use serde_json::Value;

/// Content of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryKind {
    /// An action of the game, as JSON text: an answer, an interrupt, a die or a draw. The store does not parse it.
    Act(String),
    /// Resets the game to its state after the entry with this number; 0 is the beginning. The entries in between no longer count, but
    /// they stay stored.
    Back(i64),
    /// An event that is not an action: an offer, a resignation, a player sitting down.
    Note(Value),
}

/// An event at a table. Entries are never changed and never removed.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Number of the entry, from 1 without gaps.
    pub number: i64,
    /// Version of the table that the entry belongs to.
    pub version: i64,
    /// The actor; [`Actor::Nobody`] is the server.
    pub by: Actor,
    /// Content of the entry.
    pub what: EntryKind,
    /// When it was stored.
    pub at: Time,
}

/// Returns the entries that make up the current game: its actions, without those taken back.
///
/// [`EntryKind::Back`] keeps the entries numbered up to its target; actions that were taken back before do not return.
pub fn active_entries(entries: &[Entry]) -> Vec<&Entry> {
    let mut line: Vec<&Entry> = Vec::new();
    for entry in entries {
        match entry.what {
            EntryKind::Act(_) => line.push(entry),
            EntryKind::Back(to) => line.truncate(line.partition_point(|e| e.number <= to)),
            EntryKind::Note(_) => {}
        }
    }
    line
}

/// An entry to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct NewEntry {
    /// The actor; [`Actor::Nobody`] is the server.
    pub by: Actor,
    /// Content of the entry.
    pub what: EntryKind,
}

/// Identifies a command, so that a repeated request is applied once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotencyKey {
    /// The sender.
    pub player: Player,
    /// Key chosen by the client, unique for the table and the player.
    pub key: String,
    /// Hash of the command that was sent with the key.
    pub command: [u8; 32],
}

/// A worker's claim on a bot job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The table.
    pub table: TableId,
    /// The bot's side.
    pub side: Side,
    /// The version of the table when the bot was asked.
    pub version: i64,
    /// Number of workers that have claimed the job, this one included. A worker with a lower number has lost the job.
    pub attempt: i64,
    /// When the bot was asked.
    pub since: Time,
    /// Thinking time used in this round before the bot was asked, in milliseconds.
    pub spent: i64,
    /// The owner's position in the fair-share queue after this job.
    pub turn: i64,
    /// The network's position in the fair-share queue after this job.
    pub share: i64,
}

/// A request for a bot's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotJob {
    /// The bot's side.
    pub side: Side,
    /// Owner the bot plays for. Workers are shared between owners, regardless of the number of their tables.
    pub owner: String,
    /// Network of the owner. Workers are shared between networks first, regardless of the number of owners.
    pub network: String,
    /// Thinking time used in this round so far, in milliseconds.
    pub spent: i64,
    /// Thinking time granted now, in milliseconds; 0 if the bot does not search.
    pub cost: i64,
}

impl BotJob {
    /// Returns the queue of the job.
    pub fn queue(&self) -> Queue {
        if self.cost > 0 { Queue::Long } else { Queue::Quick }
    }
}

/// A bot that has not answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedBot {
    /// The bot's side.
    pub side: Side,
    /// When it was asked.
    pub since: Time,
    /// Thinking time used in this round before the bot was asked, in milliseconds.
    pub spent: i64,
}

/// A change of a table, stored completely or not at all. Fields that are `None` leave the stored value unchanged.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// Version of the table that the change is based on.
    pub version: i64,
    /// Time of the change.
    pub at: Time,
    /// Idempotency key of the command.
    pub key: Option<IdempotencyKey>,
    /// Reply to repeated requests with the same key.
    pub reply: Value,
    /// New entries: a player's action and the dice and draws that follow.
    pub entries: Vec<NewEntry>,
    /// New state of the table.
    pub status: Option<Status>,
    /// Outcome of the game; `null` if a finished game goes on.
    pub outcome: Option<Value>,
    /// Result for the players, if the change ends the game.
    pub ended: Option<Ended>,
    /// Sides that have a decision to make.
    pub turn: Option<Turn>,
    /// All proposals that have not been answered yet.
    pub offers: Option<Vec<Offer>>,
    /// State of the clock.
    pub clock: Option<ClockState>,
    /// Seats that change, in full.
    pub seats: Vec<Seat>,
    /// Whether the two sides swap players; their private notes go with them.
    pub exchange: bool,
    /// All bots to be asked; an empty list cancels the pending jobs.
    pub bots: Option<Vec<BotJob>>,
    /// The bot job that this change completes; it is deleted.
    pub claim: Option<Claim>,
    /// Sides whose premove was played or has become void.
    pub release: Vec<Side>,
}

/// Result of [`Play::commit`].
#[derive(Clone, Debug, PartialEq)]
pub enum Committed {
    /// The change is stored.
    Done {
        /// New version of the table.
        version: i64,
        /// Number of the first new entry.
        first: i64,
        /// Premoves not yet played at the time of the commit.
        premoves: Vec<Premove>,
    },
    /// The change was stored before under the same key.
    Repeated {
        /// Version that the original change produced.
        version: i64,
        /// Reply to the original request.
        reply: Value,
    },
    /// The player has used the key for another command; nothing is stored.
    KeyUsed,
    /// The table has a different version by now; nothing is stored.
    Stale {
        /// Current version of the table.
        version: i64,
    },
    /// The bot job was claimed by another worker or cancelled; nothing is stored.
    Lost,
}

/// An answer given in advance of its question, hidden from the opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct Premove {
    /// The side that answers.
    pub side: Side,
    /// Version of the table when it was given.
    pub version: i64,
    /// The answer, as JSON text.
    pub action: String,
    /// When it was given.
    pub at: Time,
}

/// Result of storing or withdrawing a premove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PremoveStored {
    /// The premove replaces an earlier one, or is withdrawn.
    Kept,
    /// The same request was applied before under the same key; nothing has changed.
    Repeated {
        /// Version of the table at that time.
        version: i64,
    },
    /// The player has used the key for another command; nothing has changed.
    KeyUsed,
    /// The table has a different version by now; nothing has changed.
    Stale {
        /// Current version of the table.
        version: i64,
    },
}

/// A consistent snapshot of a table with its entries.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// The table.
    pub table: TableRow,
    /// All entries.
    pub entries: Vec<Entry>,
    /// Premoves not yet played.
    pub premoves: Vec<Premove>,
    /// Bots that have not answered yet.
    pub bots: Vec<AskedBot>,
}

/// Entries, changes and premoves of tables.
#[async_trait::async_trait]
pub trait Play: Send + Sync {
    /// Returns a snapshot of a table with all its entries.
    async fn whole(&self, id: &TableId) -> Result<Option<StoredTable>>;
    /// Returns the entries numbered higher than `after`.
    async fn entries(&self, id: &TableId, after: i64) -> Result<Vec<Entry>>;
    /// Stores a change, or reports why it cannot be stored. A key that was used before is detected first, whatever the version.
    async fn commit(&self, id: &TableId, change: Change) -> Result<Committed>;
    /// Stores an answer to a question that has not been asked yet, if the table still has that version. The version does not grow, so
    /// that the opponent does not notice. The next commit returns the premove in [`Committed::Done`]. Its key is remembered like that of
    /// a change.
    async fn store_premove(&self, id: &TableId, premove: Premove, key: IdempotencyKey) -> Result<PremoveStored>;
    /// Withdraws a premove, if there is one. The key is remembered like that of a change.
    async fn drop_premove(&self, id: &TableId, side: Side, key: IdempotencyKey) -> Result<PremoveStored>;
}

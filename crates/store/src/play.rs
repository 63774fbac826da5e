//! What happens at a table: entries, changes, premoves.

use crate::{ClockState, Ended, Offer, Player, Queue, Result, Seat, Status, TableId, TableRow, Time, Turn};
use rules::{Actor, Side};
use serde_json::Value;

/// What an entry says.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryKind {
    /// An action of the game, as JSON text: an answer, an interrupt, a die or a draw. The store does not look into it.
    Act(String),
    /// The game stands again as it stood after that entry; 0 is the beginning. The entries between are no longer part of the
    /// game, but they stay.
    Back(i64),
    /// Something at the table that is no action: an offer, a resignation, somebody sitting down.
    Note(Value),
}

/// A line of what happened at a table. Entries are never changed and never removed.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// From 1, without gaps.
    pub number: i64,
    /// The version that it made.
    pub version: i64,
    /// Who did it; [`Actor::Nobody`] is the server.
    pub by: Actor,
    /// An action, a taking back or a remark of the server.
    pub what: EntryKind,
    /// When it was stored.
    pub at: Time,
}

/// The entries that are the game: its actions, without those taken back.
///
/// [`EntryKind::Back`] leaves those numbered up to its target; what was taken back before stays so.
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
    /// Who does it; [`Actor::Nobody`] is the server.
    pub by: Actor,
    /// An action, a taking back or a remark of the server.
    pub what: EntryKind,
}

/// What makes a repeated request harmless.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotencyKey {
    /// Who sends it.
    pub player: Player,
    /// A key of the client's choice, unique for the table and the player.
    pub key: String,
    /// The hash of the command that it stands for.
    pub command: [u8; 32],
}

/// A bot job that a worker holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The table.
    pub table: TableId,
    /// The bot's side.
    pub side: Side,
    /// The version of the table when the bot was asked.
    pub version: i64,
    /// How many workers have held the job, this one included. Whoever has a lower one has lost the job.
    pub attempt: i64,
    /// When the bot was asked.
    pub since: Time,
    /// What it had thought in this round by then, in milliseconds.
    pub spent: i64,
    /// Where its owner stands after it in the sharing of the workers.
    pub turn: i64,
    /// The same of its network.
    pub share: i64,
}

/// A bot that is to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotJob {
    /// The bot's side.
    pub side: Side,
    /// For whom it plays: the workers are shared between owners, whatever the number of their tables.
    pub owner: String,
    /// From which network: they are shared between networks first, whatever the number of owners.
    pub network: String,
    /// What it has thought in this round, in milliseconds.
    pub spent: i64,
    /// What it may think now, in milliseconds; 0 if it does not search.
    pub cost: i64,
}

impl BotJob {
    /// The workers that do it.
    pub fn queue(&self) -> Queue {
        if self.cost > 0 { Queue::Long } else { Queue::Quick }
    }
}

/// A bot that was asked and has not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedBot {
    /// The bot's side.
    pub side: Side,
    /// When it was asked.
    pub since: Time,
    /// What it had thought in this round by then, in milliseconds.
    pub spent: i64,
}

/// One change of a table, stored as a whole or not at all. What is `None` stays as it is.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// The version that it answers.
    pub version: i64,
    /// When it is stored.
    pub at: Time,
    /// What makes sending it again harmless.
    pub key: Option<IdempotencyKey>,
    /// What to answer to whoever sends it again.
    pub reply: Value,
    /// What is written: a player's action and the dice and draws that follow.
    pub entries: Vec<NewEntry>,
    /// How far the table has come.
    pub status: Option<Status>,
    /// How it ended; null if it goes on after all.
    pub outcome: Option<Value>,
    /// With the end of a game: how it ended for those who played it.
    pub ended: Option<Ended>,
    /// Who has something to decide.
    pub turn: Option<Turn>,
    /// All proposals that wait for an answer.
    pub offers: Option<Vec<Offer>>,
    /// How the clock stands.
    pub clock: Option<ClockState>,
    /// Seats that change hands, whole.
    pub seats: Vec<Seat>,
    /// Whether the players of both sides change places; their private remarks go with them.
    pub exchange: bool,
    /// All bots that are to be asked; an empty list stops those that think.
    pub bots: Option<Vec<BotJob>>,
    /// The bot job that this fulfils; the job is gone afterwards.
    pub claim: Option<Claim>,
    /// Sides whose premove is used up or void.
    pub release: Vec<Side>,
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq)]
pub enum Committed {
    /// It is stored.
    Done {
        /// The version it made.
        version: i64,
        /// The number of its first entry.
        first: i64,
        /// Premoves that are still to be played, as they stood at that moment.
        premoves: Vec<Premove>,
    },
    /// It was stored before, with the same key.
    Repeated {
        /// The version it made.
        version: i64,
        /// The answer of that time.
        reply: Value,
    },
    /// The key stands for another command of the same player; nothing is stored.
    KeyUsed,
    /// The table has another version by now; nothing is stored.
    Stale {
        /// That version.
        version: i64,
    },
    /// The bot job was given to another worker or called off; nothing is stored.
    Lost,
}

/// An answer given before its question, kept secret.
#[derive(Clone, Debug, PartialEq)]
pub struct Premove {
    /// The side that answers.
    pub side: Side,
    /// The version of the table it was given at.
    pub version: i64,
    /// The answer, as JSON text.
    pub action: String,
    /// When it was given.
    pub at: Time,
}

/// What became of a premove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PremoveStored {
    /// It is kept, in place of an earlier one; or withdrawn.
    Kept,
    /// That was done before, with the same key; nothing has changed.
    Repeated {
        /// The version of that time.
        version: i64,
    },
    /// The key stands for another command of the same player; nothing has changed.
    KeyUsed,
    /// The table has another version by now.
    Stale {
        /// That version.
        version: i64,
    },
}

/// A table with all that happened at it, as of one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// The table.
    pub table: TableRow,
    /// All entries.
    pub entries: Vec<Entry>,
    /// Premoves that are still to be played.
    pub premoves: Vec<Premove>,
    /// Bots that have not answered.
    pub bots: Vec<AskedBot>,
}

/// What happens at a table.
#[async_trait::async_trait]
pub trait Play: Send + Sync {
    /// A table with all that happened at it.
    async fn whole(&self, id: &TableId) -> Result<Option<StoredTable>>;
    /// The entries numbered higher than `after`.
    async fn entries(&self, id: &TableId, after: i64) -> Result<Vec<Entry>>;
    /// Stores a change, or finds that it cannot be stored. A key that was used before is recognised first, whatever the version.
    async fn commit(&self, id: &TableId, change: Change) -> Result<Committed>;
    /// Keeps an answer for a question that is not asked yet, if the table still has that version. The version does not grow: the
    /// other side is not to notice. A change that is committed later finds it in [`Committed::Done`]. Its key is
    /// remembered like that of a change.
    async fn store_premove(&self, id: &TableId, premove: Premove, key: IdempotencyKey) -> Result<PremoveStored>;
    /// Withdraws a premove, if there is one. The key is remembered like that of a change.
    async fn drop_premove(&self, id: &TableId, side: Side, key: IdempotencyKey) -> Result<PremoveStored>;
}

//! Work that nodes share: bot jobs, clocks, backups.

use crate::{Claim, Result, TableId, Time};
use std::path::Path;

/// A clock that has run out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The table.
    pub table: TableId,
    /// Its version.
    pub version: i64,
    /// When the time was over.
    pub deadline: Time,
}

/// What became of asking for the watch over the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// This node has it.
    Mine {
        /// Milliseconds during which no node was alive, credited to every running clock just now.
        credited: i64,
    },
    /// Another node has it.
    Theirs,
}

/// Which bot jobs a worker takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Queue {
    /// Those of bots that answer at once.
    Quick,
    /// Those of bots that search.
    Long,
}

/// Work that nodes share.
#[async_trait::async_trait]
pub trait Work: Send + Sync {
    /// Claims the bot job of a queue whose turn it is, for `lease` milliseconds; a job whose lease has run out waits again. The claim
    /// goes into [`crate::Change::claim`].
    ///
    /// Networks share the workers, and owners the share of their network: of two whose jobs wait, each gets as much time, however many
    /// jobs the other has. When the bot is asked, a job gets a turn among the owners: the lowest turn of all jobs of its network, or, if
    /// that is later, the turn of its owner's last job and what it costs. In the same way its network gets one more place among the
    /// networks. The lowest place is the next; which job of that network has it is decided by their turns.
    async fn claim_job(&self, queue: Queue, at: Time, lease: i64) -> Result<Option<Claim>>;
    /// Keeps a job for `lease` milliseconds more; false if it is lost.
    async fn extend_job(&self, claim: &Claim, at: Time, lease: i64) -> Result<bool>;
    /// Gives a job back that went wrong, to be claimed from `again` on; it has had its turn.
    async fn return_job(&self, claim: &Claim, again: Time) -> Result<()>;
    /// How many jobs wait or are being worked on.
    async fn jobs(&self) -> Result<i64>;

    /// Takes or keeps the watch over the clocks for `lease` milliseconds. Every node calls it several times a lease, which is also
    /// its sign of life: if no node has given one for longer than `lease`, every running clock is credited the time since the last
    /// one, and the tables get a new version.
    async fn watch_clocks(&self, node: &str, at: Time, lease: i64) -> Result<Watch>;
    /// Tables whose deadline is after `since` and not after `at`, the oldest first.
    async fn due(&self, since: Time, at: Time, limit: u32) -> Result<Vec<Due>>;
    /// The next deadline after `at`.
    async fn next_deadline(&self, at: Time) -> Result<Option<Time>>;

    /// Forgets sessions and API tokens that have ended, notices that every node has heard, the keys of commands at tables that have not
    /// changed for a day, and guests who have neither sat down nor said anything for a day; for now and then.
    async fn tidy(&self, at: Time) -> Result<u64>;
    /// The secret of that name, which all nodes of the database have in common; `fresh`, if there was none.
    async fn secret(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32]>;
    /// True if the database answers.
    async fn healthy(&self) -> bool;
    /// Finds out whether the database can be written to, by writing a little; an error says why not.
    async fn writable(&self) -> Result<()>;
    /// Writes everything into a file, as of one moment; gives the number of rows. The file fits both kinds of database.
    async fn backup(&self, file: &Path) -> Result<u64>;
    /// Reads a backup into an empty database; gives the number of rows.
    async fn restore(&self, file: &Path) -> Result<u64>;
    /// Writes all that is waiting and closes the database.
    async fn close(&self);
}

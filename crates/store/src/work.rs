//! Work shared between nodes: bot jobs, clocks, backups.

use crate::{Claim, Result, TableId, Time};
use std::path::Path;

/// An expired clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The table.
    pub table: TableId,
    /// Version of the table.
    pub version: i64,
    /// When the time expired.
    pub deadline: Time,
}

/// Result of [`Work::watch_clocks`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// This node holds the lease.
    Mine {
        /// Milliseconds during which no node was alive, just credited to every running clock; usually 0.
        credited: i64,
    },
    /// Another node holds the lease.
    Theirs,
}

/// A queue of bot jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Queue {
    /// Jobs of bots that answer at once.
    Quick,
    /// Jobs of bots that search.
    Long,
}

/// Work shared between nodes.
#[async_trait::async_trait]
pub trait Work: Send + Sync {
    /// Claims the next bot job of a queue for `lease` milliseconds. A job whose lease has expired can be claimed again. The claim goes
    /// into [`crate::Change::claim`].
    ///
    /// Workers are shared fairly between networks, and within a network between owners: those with waiting jobs get equal thinking time,
    /// regardless of the number of their jobs. A new job's turn among the owners is the lowest turn in its network or, if that is later,
    /// the turn of its owner's last job plus its own cost. Its place among the networks is computed in the same way. The lowest place is
    /// served next; the turns decide which job of that network gets it.
    async fn claim_job(&self, queue: Queue, at: Time, lease: i64) -> Result<Option<Claim>>;
    /// Extends the lease of a job to `lease` milliseconds from now. Returns false if the job is lost.
    async fn extend_job(&self, claim: &Claim, at: Time, lease: i64) -> Result<bool>;
    /// Returns a failed job to its queue, to be claimed from `again` on. The attempt counts as its turn.
    async fn return_job(&self, claim: &Claim, again: Time) -> Result<()>;
    /// Returns the number of jobs that wait or are being processed.
    async fn jobs(&self) -> Result<i64>;

    /// Acquires or renews the lease on the clocks for `lease` milliseconds. Every node calls this several times per lease, as a
    /// heartbeat: if no node has called for longer than `lease`, every running clock is credited with the time since the last call, and
    /// the tables get a new version.
    async fn watch_clocks(&self, node: &str, at: Time, lease: i64) -> Result<Watch>;
    /// Returns tables whose deadline is after `since` and not after `at`, the oldest first.
    async fn due(&self, since: Time, at: Time, limit: u32) -> Result<Vec<Due>>;
    /// Returns the first deadline after `at`.
    async fn next_deadline(&self, at: Time) -> Result<Option<Time>>;

    /// Deletes expired sessions and API tokens, notices that every node has received, the idempotency keys of tables that have not
    /// changed for a day, and guests older than a day without a seat, a message or a seek. To be called periodically.
    async fn tidy(&self, at: Time) -> Result<u64>;
    /// Returns the secret of that name, which all nodes of the database share. Stores `fresh` if there is none.
    async fn secret(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32]>;
    /// Returns true if the database answers.
    async fn healthy(&self) -> bool;
    /// Checks that the database is writable, by writing and removing a row.
    async fn writable(&self) -> Result<()>;
    /// Writes a consistent snapshot of all data to a file and returns the number of rows. Both kinds of database can restore it.
    async fn backup(&self, file: &Path) -> Result<u64>;
    /// Restores a backup into an empty database and returns the number of rows.
    async fn restore(&self, file: &Path) -> Result<u64>;
    /// Finishes all pending writes and closes the database.
    async fn close(&self);
}

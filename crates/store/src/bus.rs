//! Notices of changes, broadcast to all nodes.

use crate::{Queue, TableId};
use tokio::sync::broadcast;

/// Notice of a committed change. It may be delivered more than once, but never before the commit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A table has a new version.
    Table(TableId, i64),
    /// A table has a new chat message with this number.
    Chat(TableId, i64),
    /// The lists changed: a table was opened, filled or closed, or a player entered or left the pool.
    Lobby,
    /// A bot job is available. Delivery is best effort; workers also poll.
    Job(Queue),
    /// Some notices were lost: everything on display has to be checked ([`crate::Tables::versions`]).
    Missed,
}

/// A group of notices that a node can subscribe to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Tables, chats and lists, for nodes that serve clients.
    Tables,
    /// Bot jobs, for workers.
    Jobs,
}

/// A subscription to notices.
#[derive(Debug)]
pub struct Notices(pub(crate) broadcast::Receiver<Notice>);

impl Notices {
    /// Returns the next notice; `None` when the store is closed.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok(notice) => Some(notice),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Notice::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Broadcasts what has been committed on any node.
///
/// SQLite has one node and a channel within the process. A PostgreSQL node receives notices by `LISTEN`. It also reads the outbox
/// periodically and after each loss of the connection, so that no notice is missed.
pub trait Bus: Send + Sync {
    /// Subscribes to the notices from now on.
    fn listen(&self) -> Notices;
}

//! How nodes hear of changes.

use crate::{Queue, TableId};
use tokio::sync::broadcast;

/// Something changed. It may be told more than once, never too early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A table has a version.
    Table(TableId, i64),
    /// So many messages have been said at a table.
    Chat(TableId, i64),
    /// The lists changed: a table was opened, filled, or came to its end.
    Lobby,
    /// A bot was asked. It may be lost: whoever waits for one looks now and then.
    Job(Queue),
    /// Some notices were lost: look at everything that is on show ([`crate::Tables::versions`]).
    Missed,
}

/// What a node wants to hear of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Tables, chats and lists: what people look at.
    Tables,
    /// Bots that are asked.
    Jobs,
}

/// What changes, from now on.
#[derive(Debug)]
pub struct Notices(pub(crate) broadcast::Receiver<Notice>);

impl Notices {
    /// The next notice; none when the store is closed.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok(notice) => Some(notice),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Notice::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Tells every node what has been committed on any node.
///
/// SQLite has one node and a channel in the process. With PostgreSQL a node hears by `LISTEN`, and reads the outbox now and then
/// and after each loss of the connection, so that a notice that did not come is not missed.
pub trait Bus: Send + Sync {
    /// Listens from now on.
    fn listen(&self) -> Notices;
}

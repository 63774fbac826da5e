//! Notices between nodes.
//!
//! SQLite has one node: notices are broadcast within the process, after the commit. On PostgreSQL they are also written to the outbox, in
//! the transaction of the change, and announced after the commit by `NOTIFY` from a separate task. `NOTIFY` inside the transaction would
//! serialise all commits, because PostgreSQL lets only one transaction that notifies commit at a time. Notices that a node has missed,
//! because a connection broke or a node died between commit and `NOTIFY`, are read from the outbox within [`ROUND`].

use super::{Arg, Database, Sql, Tx, args, places, postgres};
use crate::{Bus, Notice, Notices, Queue, Result, TableId, Time, Topic};
use sqlx::{PgPool, postgres::PgListener};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{Notify, broadcast, mpsc},
    task::JoinHandle,
    time::{MissedTickBehavior, interval, sleep},
};

/// Number of notices a slow listener may lag behind before it loses some.
const BACKLOG: usize = 4096;

/// Channel of `LISTEN` and `NOTIFY` for a topic. Separate channels spare nodes the notices they do not need.
fn channel(topic: Topic) -> &'static str {
    match topic {
        Topic::Tables => "hotline",
        Topic::Jobs => "hotline_jobs",
    }
}

/// Interval at which a node reads the outbox.
const ROUND: Duration = Duration::from_secs(2);

/// Maximum number of notices per `INSERT`.
const BATCH: usize = 200;

/// How long a notice stays in the outbox, in milliseconds.
pub(super) const KEPT: i64 = 60 * 60 * 1000;

/// Publishes notices to this process and, through PostgreSQL, to every node.
#[derive(Debug)]
pub(super) struct Announcer {
    here: broadcast::Sender<Notice>,
    everywhere: Option<mpsc::UnboundedSender<Notice>>,
    tasks: Vec<JoinHandle<()>>,
}

impl Announcer {
    /// Returns an announcer for this process only.
    pub(super) fn here() -> Announcer {
        Announcer { here: broadcast::channel(BACKLOG).0, everywhere: None, tasks: Vec::new() }
    }

    /// Starts the tasks that exchange notices with other nodes.
    pub(super) async fn everywhere(pool: &PgPool, topics: &[Topic]) -> Result<Announcer> {
        let here = broadcast::channel(BACKLOG).0;
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen_all(topics.iter().map(|&topic| channel(topic))).await?;
        let (everywhere, waiting) = mpsc::unbounded_channel();
        let broken = Arc::new(Notify::new());
        let mut tasks =
            vec![tokio::spawn(tell(pool.clone(), waiting)), tokio::spawn(hear(listener, here.clone(), broken.clone()))];
        if topics.contains(&Topic::Tables) {
            let outbox = Outbox { pool: pool.clone(), next: horizon(pool).await? };
            tasks.push(tokio::spawn(read_outbox(outbox, here.clone(), broken)));
        }
        Ok(Announcer { here, everywhere: Some(everywhere), tasks })
    }

    /// Returns a sender for announcements within the process.
    pub(super) fn sender(&self) -> broadcast::Sender<Notice> {
        self.here.clone()
    }

    /// Announces committed changes.
    pub(super) fn announce(&self, notices: impl IntoIterator<Item = Notice>) {
        for notice in notices {
            // A channel without listeners is no error; the outbox has the notice.
            match &self.everywhere {
                Some(everywhere) => drop(everywhere.send(notice)),
                None => drop(self.here.send(notice)),
            }
        }
    }
}

impl Drop for Announcer {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

impl Bus for Database {
    fn listen(&self) -> Notices {
        Notices(self.announcer.here.subscribe())
    }
}

impl Tx {
    /// Returns the statements that add new notices to the outbox; none on SQLite, which has no other node.
    pub(super) fn post(&mut self) -> Vec<(Sql, Vec<Arg>)> {
        if !self.locks() {
            return Vec::new();
        }
        let from = std::mem::replace(&mut self.posted, self.notices.len());
        let kept = self.notices[from..].iter().filter(|(notice, _)| !matches!(notice, Notice::Job(_)));
        let kept: Vec<_> = kept.collect();
        kept.chunks(BATCH).map(posting).collect()
    }
}

fn posting(notices: &[&(Notice, Time)]) -> (Sql, Vec<Arg>) {
    let mut args = Vec::with_capacity(notices.len() * 4);
    for (notice, at) in notices {
        let (kind, table, number) = match notice {
            Notice::Table(id, version) => ("table", Some(id), *version),
            Notice::Chat(id, number) => ("chat", Some(id), *number),
            Notice::Lobby | Notice::Job(_) | Notice::Missed => ("lobby", None, 0),
        };
        args.extend(args![kind, table, number, *at]);
    }
    let sql = format!("INSERT INTO outbox (kind, table_id, number, at) VALUES {}", places(notices.len(), 4));
    (sql.into(), args)
}

/// Encodes a notice as the payload of `NOTIFY`: ids only.
fn payload(notice: &Notice) -> String {
    match notice {
        Notice::Table(id, version) => format!("table {version} {id}"),
        Notice::Chat(id, number) => format!("chat {number} {id}"),
        Notice::Lobby => "lobby 0".to_owned(),
        Notice::Job(queue) => format!("job {}", u8::from(*queue == Queue::Long)),
        Notice::Missed => "missed 0".to_owned(),
    }
}

/// Parses the output of [`payload`]; an unknown payload counts as [`Notice::Missed`].
fn notice(payload: &str) -> Notice {
    let mut words = payload.split(' ');
    let kind = words.next();
    let number = words.next().and_then(|word| word.parse().ok());
    match (kind, number, words.next()) {
        (Some("table"), Some(version), Some(id)) => Notice::Table(id.into(), version),
        (Some("chat"), Some(number), Some(id)) => Notice::Chat(id.into(), number),
        (Some("lobby"), ..) => Notice::Lobby,
        (Some("job"), Some(0), _) => Notice::Job(Queue::Quick),
        (Some("job"), ..) => Notice::Job(Queue::Long),
        _ => Notice::Missed,
    }
}

/// Sends notices to every node, in batches if they come fast.
async fn tell(pool: PgPool, mut waiting: mpsc::UnboundedReceiver<Notice>) {
    let mut notices = Vec::new();
    while waiting.recv_many(&mut notices, 256).await > 0 {
        let topic = |notice: &Notice| if matches!(notice, Notice::Job(_)) { Topic::Jobs } else { Topic::Tables };
        let (channels, payloads): (Vec<_>, Vec<_>) =
            notices.drain(..).map(|notice| (channel(topic(&notice)), payload(&notice))).unzip();
        let sent = sqlx::query("SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS told (c, p)")
            .bind(channels)
            .bind(payloads)
            .execute(&pool)
            .await;
        if sent.is_err() && pool.is_closed() {
            return;
        }
    }
}

/// Forwards notices of other nodes; wakes the reader of the outbox when the connection was lost.
async fn hear(mut listener: PgListener, here: broadcast::Sender<Notice>, broken: Arc<Notify>) {
    loop {
        match listener.try_recv().await {
            Ok(Some(heard)) => drop(here.send(notice(heard.payload()))),
            Ok(None) => broken.notify_one(),
            Err(sqlx::Error::PoolClosed) => return,
            Err(_) => {
                broken.notify_one();
                sleep(ROUND).await;
            }
        }
    }
}

/// Forwards notices from the outbox, periodically and after each loss of the connection.
async fn read_outbox(mut outbox: Outbox, here: broadcast::Sender<Notice>, broken: Arc<Notify>) {
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !outbox.pool.is_closed() {
        tokio::select! {
            _ = rounds.tick() => {}
            () = broken.notified() => {}
        }
        // A failed read is repeated in the next round: `next` has not moved.
        for notice in outbox.read().await.unwrap_or_default() {
            drop(here.send(notice));
        }
    }
}

/// A node's position in the outbox.
struct Outbox {
    pool: PgPool,
    /// Lowest transaction id that has not been read.
    next: i64,
}

impl Outbox {
    /// Returns the notices of all transactions that have ended since the last call. Rows older than the oldest running transaction cannot
    /// be overtaken, so no notice is skipped or repeated.
    async fn read(&mut self) -> Result<Vec<Notice>> {
        let horizon = horizon(&self.pool).await?;
        let sql = "SELECT kind, table_id, number FROM outbox WHERE xid >= $1 AND xid < $2 ORDER BY id";
        let notices = postgres::rows(&self.pool, sql, args![self.next, horizon], |row| {
            let table = row.at::<Option<String>>("table_id")?.map(TableId);
            let number = row.int("number")?;
            Ok(match (row.text("kind")?.as_str(), table) {
                ("table", Some(id)) => Notice::Table(id, number),
                ("chat", Some(id)) => Notice::Chat(id, number),
                _ => Notice::Lobby,
            })
        })
        .await?;
        self.next = horizon;
        Ok(notices)
    }
}

/// Returns the oldest running transaction: all before it have ended.
async fn horizon(pool: &PgPool) -> Result<i64> {
    let sql = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon";
    let rows = postgres::rows(pool, sql, args![], |row| row.int("horizon")).await?;
    Ok(rows[0])
}

impl Database {
    /// Deletes notices that every node has received by now.
    pub(super) async fn forget_notices(&self, at: Time) -> Result<u64> {
        self.run("DELETE FROM outbox WHERE at < $1", args![at - KEPT]).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_round_trip() {
        let all = [Notice::Table("a-b_c".into(), 7), Notice::Chat("x".into(), 1), Notice::Lobby, Notice::Missed];
        for one in all.into_iter().chain([Queue::Quick, Queue::Long].map(Notice::Job)) {
            assert_eq!(notice(&payload(&one)), one);
        }
        assert_eq!(notice("something else"), Notice::Missed);
    }
}

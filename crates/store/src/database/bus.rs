//! Telling other nodes, and hearing from them.
//!
//! SQLite has one node: what is to be told is announced within the process, after the commit. On PostgreSQL it also stands in the
//! outbox, written in the transaction it tells of, and is announced after the commit by `NOTIFY` from a task of its own. `NOTIFY`
//! inside the transaction would make all commits wait for each other, because PostgreSQL lets only one transaction that notifies
//! commit at a time. What a node did not hear, because a connection broke or a node died between commit and `NOTIFY`, it reads in
//! the outbox within [`ROUND`].

use super::{Arg, Database, Sql, Tx, args, places, postgres};
use crate::{Bus, Notice, Notices, Queue, Result, TableId, Time, Topic};
use sqlx::{PgPool, postgres::PgListener};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{Notify, broadcast, mpsc},
    task::JoinHandle,
    time::{MissedTickBehavior, interval, sleep},
};

/// How many notices a slow listener may be behind before some are lost to it.
const BACKLOG: usize = 4096;

/// The channel of `LISTEN` and `NOTIFY` of a topic. Each has its own, so that nobody is woken for what they do not want to hear.
fn channel(topic: Topic) -> &'static str {
    match topic {
        Topic::Tables => "hotline",
        Topic::Jobs => "hotline_jobs",
    }
}

/// How often a node reads the outbox even if all seems well.
const ROUND: Duration = Duration::from_secs(2);

/// How many notices one statement writes.
const BATCH: usize = 200;

/// How long a notice stays in the outbox.
pub(super) const KEPT: i64 = 60 * 60 * 1000;

/// Tells this process, and through PostgreSQL every node.
#[derive(Debug)]
pub(super) struct Announcer {
    here: broadcast::Sender<Notice>,
    everywhere: Option<mpsc::UnboundedSender<Notice>>,
    tasks: Vec<JoinHandle<()>>,
}

impl Announcer {
    /// Tells this process alone.
    pub(super) fn here() -> Announcer {
        Announcer { here: broadcast::channel(BACKLOG).0, everywhere: None, tasks: Vec::new() }
    }

    /// Starts what hears and tells other nodes.
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

    /// For whoever announces within the process.
    pub(super) fn sender(&self) -> broadcast::Sender<Notice> {
        self.here.clone()
    }

    /// Announces what was committed.
    pub(super) fn announce(&self, notices: impl IntoIterator<Item = Notice>) {
        for notice in notices {
            // Nobody listening is no error; the outbox has it.
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
    /// The statements that put notices into the outbox which do not stand there yet; none on SQLite, which has no other node.
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

/// A notice as the payload of `NOTIFY`: ids only.
fn payload(notice: &Notice) -> String {
    match notice {
        Notice::Table(id, version) => format!("table {version} {id}"),
        Notice::Chat(id, number) => format!("chat {number} {id}"),
        Notice::Lobby => "lobby 0".to_owned(),
        Notice::Job(queue) => format!("job {}", u8::from(*queue == Queue::Long)),
        Notice::Missed => "missed 0".to_owned(),
    }
}

/// Reads what [`payload`] wrote; what it does not understand may have been anything.
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

/// Tells every node, many notices at once where they come fast.
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

/// Passes on what other nodes tell; wakes the reader of the outbox when the connection was lost.
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

/// Passes on what stands in the outbox, now and then and whenever the connection was lost.
async fn read_outbox(mut outbox: Outbox, here: broadcast::Sender<Notice>, broken: Arc<Notify>) {
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !outbox.pool.is_closed() {
        tokio::select! {
            _ = rounds.tick() => {}
            () = broken.notified() => {}
        }
        // What cannot be read now is read in the next round: `next` has not moved.
        for notice in outbox.read().await.unwrap_or_default() {
            drop(here.send(notice));
        }
    }
}

/// Where a node stands in the outbox.
struct Outbox {
    pool: PgPool,
    /// The lowest transaction that was not read.
    next: i64,
}

impl Outbox {
    /// What all transactions that have ended since the last time have posted. A row whose transaction is older than any that runs
    /// cannot be overtaken, so nothing is left out and nothing comes twice.
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

/// The oldest transaction that still runs: all before it are over.
async fn horizon(pool: &PgPool) -> Result<i64> {
    let sql = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon";
    let rows = postgres::rows(pool, sql, args![], |row| row.int("horizon")).await?;
    Ok(rows[0])
}

impl Database {
    /// Forgets notices that every node has heard by now.
    pub(super) async fn forget_notices(&self, at: Time) -> Result<u64> {
        self.run("DELETE FROM outbox WHERE at < $1", args![at - KEPT]).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_reads_back() {
        let all = [Notice::Table("a-b_c".into(), 7), Notice::Chat("x".into(), 1), Notice::Lobby, Notice::Missed];
        for one in all.into_iter().chain([Queue::Quick, Queue::Long].map(Notice::Job)) {
            assert_eq!(notice(&payload(&one)), one);
        }
        assert_eq!(notice("something else"), Notice::Missed);
    }
}

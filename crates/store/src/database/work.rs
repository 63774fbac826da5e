//! Bot jobs, the lease on the clocks, and maintenance.

use super::{Arg, Database, End, Kind, Row, Sql, Tx, args};
use crate::{BotJob, Claim, Due, Queue, Result, TableId, Time, Watch, Work};
use rules::Side;
use std::path::Path;

const DAY: i64 = 86_400_000;

/// Number of tables per statement that deletes keys.
const SOME: u32 = 100;

/// Name of the lease for watching the clocks.
const CLOCKS: &str = "clocks";

#[async_trait::async_trait]
impl Work for Database {
    async fn claim_job(&self, queue: Queue, at: Time, lease: i64) -> Result<Option<Claim>> {
        let queued = queued(queue);
        // Usually there is none: a read does not disturb the writer.
        let waiting = format!("SELECT side FROM jobs WHERE {queued} AND due <= $1 LIMIT 1");
        if self.row(waiting, args![at], |_| Ok(())).await?.is_none() {
            return Ok(None);
        }
        self.write(move |tx| Box::pin(async move { tx.claim_job(queued, at, at + lease).await.map(End::Keep) })).await
    }

    async fn extend_job(&self, claim: &Claim, at: Time, lease: i64) -> Result<bool> {
        Ok(self.run(DUE, held_job(claim, at + lease)).await? > 0)
    }

    async fn return_job(&self, claim: &Claim, again: Time) -> Result<()> {
        // It moves behind one more job of each other owner and network, so that a job that always fails does not stay first forever.
        let sql = "UPDATE jobs SET due = $5, turn = turn + cost + 1, share = share + cost + 1 \
                   WHERE table_id = $1 AND side = $2 AND version = $3 AND attempt = $4";
        self.run(sql, held_job(claim, again)).await?;
        Ok(())
    }

    async fn jobs(&self) -> Result<i64> {
        let jobs = self.row("SELECT count(*) AS jobs FROM jobs", args![], |row| row.int("jobs")).await?;
        Ok(jobs.unwrap_or(0))
    }

    async fn watch_clocks(&self, node: &str, at: Time, lease: i64) -> Result<Watch> {
        let node = node.to_owned();
        self.write(move |tx| Box::pin(async move { tx.watch_clocks(&node, at, lease).await.map(End::Keep) })).await
    }

    async fn due(&self, since: Time, at: Time, limit: u32) -> Result<Vec<Due>> {
        let sql = "SELECT id, version, deadline FROM tables WHERE deadline IS NOT NULL AND deadline > $1 AND deadline <= $2 \
                   ORDER BY deadline, id LIMIT $3";
        let read = |row: &Row<'_>| {
            Ok(Due { table: TableId(row.text("id")?), version: row.int("version")?, deadline: row.int("deadline")? })
        };
        self.rows(sql, args![since, at, limit], read).await
    }

    async fn next_deadline(&self, at: Time) -> Result<Option<Time>> {
        let sql = "SELECT deadline FROM tables WHERE deadline IS NOT NULL AND deadline > $1 ORDER BY deadline LIMIT 1";
        self.row(sql, args![at], |row| row.int("deadline")).await
    }

    async fn tidy(&self, at: Time) -> Result<u64> {
        let sessions = self.run("DELETE FROM sessions WHERE expires <= $1", args![at]).await?;
        let tokens = self.run("DELETE FROM api_tokens WHERE expires <= $1", args![at]).await?;
        let keys = self.forget_keys(at - DAY).await?;
        let guests = self.forget_guests(at - DAY).await?;
        Ok(sessions + tokens + keys + guests + self.forget_notices(at).await?)
    }

    async fn secret(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32]> {
        let sql = "SELECT value FROM secrets WHERE name = $1";
        let kept = async || self.row(sql, args![name], |row| row.bytes("value")).await;
        if let Some(kept) = kept().await? {
            return Ok(kept);
        }
        self.run("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", args![name, fresh])
            .await?;
        Ok(kept().await?.unwrap_or(fresh)) // that of another node, if it was quicker
    }

    async fn healthy(&self) -> bool {
        self.row("SELECT 1 AS one", args![], |_| Ok(())).await.is_ok()
    }

    async fn writable(&self) -> Result<()> {
        self.write(|tx| Box::pin(async move { tx.try_to_write().await.map(End::Keep) })).await
    }

    async fn backup(&self, file: &Path) -> Result<u64> {
        self.write_backup(file).await
    }

    async fn restore(&self, file: &Path) -> Result<u64> {
        self.read_backup(file).await
    }

    async fn close(&self) {
        match &self.kind {
            Kind::Sqlite(sqlite) => sqlite.close().await,
            Kind::Postgres(pool) => pool.close().await,
        }
    }
}

impl Tx {
    /// Claims the next job of the network that is next. If the network's place was held by another job, the two swap places: only here is
    /// it decided which job gets the place.
    async fn claim_job(&mut self, queued: &str, at: Time, until: Time) -> Result<Option<Claim>> {
        let next = |of: &str, by: &str| {
            let jobs = "SELECT table_id, side, network, share FROM jobs";
            let sql = format!("{jobs} WHERE {queued} AND due <= $1 {of} ORDER BY {by}, due LIMIT 1");
            Sql::each(sql.clone(), sql + " FOR UPDATE SKIP LOCKED")
        };
        let Some(place) = self.row(next("", "share"), args![at], read_place).await? else { return Ok(None) };
        let job = self.row(next("AND network = $2", "turn"), args![at, place.network.as_str()], read_place).await?;
        let job = job.unwrap_or_else(|| place.clone());
        if job != place {
            let sql = "UPDATE jobs SET share = $3 WHERE table_id = $1 AND side = $2";
            self.run(sql, args![&place.table, place.side, job.share]).await?;
        }
        let cost = "CASE WHEN cost > 0 THEN cost ELSE 1 END";
        let sql = format!(
            "UPDATE jobs SET due = $3, attempt = attempt + 1, share = $4 WHERE table_id = $1 AND side = $2 \
             RETURNING table_id, side, version, attempt, since, spent, turn + {cost} AS turn, share + {cost} AS share"
        );
        self.row(sql, args![&job.table, job.side, until, place.share], read_claim).await
    }

    async fn watch_clocks(&mut self, node: &str, at: Time, lease: i64) -> Result<Watch> {
        let sql = "INSERT INTO leases (name, holder, until_at, seen) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        self.run(sql, args![CLOCKS, node, at + lease, at]).await?;
        let sql = "SELECT holder, until_at, seen FROM leases WHERE name = $1";
        let sql = Sql::each(sql, format!("{sql} FOR UPDATE"));
        let read = |row: &Row<'_>| Ok((row.text("holder")?, row.int("until_at")?, row.int("seen")?));
        let (holder, until, seen) = self.row(sql, args![CLOCKS], read).await?.expect("it was inserted above");
        let silence = at - seen;
        let free = holder == node || until <= at;
        if silence > lease {
            self.credit(at, silence).await?;
        }
        if free {
            let sql = "UPDATE leases SET holder = $2, until_at = $3, seen = $4 WHERE name = $1";
            self.run(sql, args![CLOCKS, node, at + lease, at]).await?;
        } else if silence > 0 {
            self.run("UPDATE leases SET seen = $2 WHERE name = $1", args![CLOCKS, at]).await?;
        }
        Ok(if free { Watch::Mine { credited: if silence > lease { silence } else { 0 } } } else { Watch::Theirs })
    }

    /// Inserts a row that is never read, and deletes it.
    async fn try_to_write(&mut self) -> Result<()> {
        let sql = "INSERT INTO outbox (kind, number, at) VALUES ('trial', 0, 0) RETURNING id";
        let id = self.row(sql, args![], |row| row.int("id")).await?;
        self.run("DELETE FROM outbox WHERE id = $1", args![id]).await?;
        Ok(())
    }
}

impl Database {
    /// Deletes guests created before `since` who have no seat, message or seek. Claimed guests stay, so that their cookies are
    /// recognised.
    async fn forget_guests(&self, since: Time) -> Result<u64> {
        let sql = "DELETE FROM guests WHERE id IN (SELECT g.id FROM guests g WHERE g.created <= $1 AND g.claimed_by IS NULL \
                   AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.guest_id = g.id) \
                   AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.guest_id = g.id) \
                   AND NOT EXISTS (SELECT 1 FROM seeks k WHERE k.guest_id = g.id) LIMIT $2)";
        self.run_in_parts(sql, since, 1_000).await
    }

    /// Deletes the idempotency keys of tables that have not changed since `since`.
    async fn forget_keys(&self, since: Time) -> Result<u64> {
        let sql = "DELETE FROM replies WHERE table_id IN (SELECT t.id FROM (SELECT DISTINCT table_id FROM replies) r \
                   JOIN tables t ON t.id = r.table_id WHERE t.updated <= $1 LIMIT $2)";
        self.run_in_parts(sql, since, SOME).await
    }

    /// Repeats a statement for at most `at_once` rows until there are no more, so that other writers do not wait long.
    async fn run_in_parts(&self, sql: &'static str, since: Time, at_once: u32) -> Result<u64> {
        let mut all = 0;
        loop {
            let some = self.run(sql, args![since, at_once]).await?;
            if some == 0 {
                return Ok(all);
            }
            all += some;
        }
    }
}

/// A waiting job, and the current place of its network.
#[derive(Clone, PartialEq, Eq)]
struct Waiting {
    table: TableId,
    side: Side,
    network: String,
    share: i64,
}

/// Sets the time from which a job may be claimed.
const DUE: &str = "UPDATE jobs SET due = $5 WHERE table_id = $1 AND side = $2 AND version = $3 AND attempt = $4";

/// Returns the arguments that select a job as claimed by a worker, and a time.
fn held_job(claim: &Claim, due: Time) -> Vec<Arg> {
    args![&claim.table, claim.side, claim.version, claim.attempt, due]
}

/// Condition for the jobs of a queue; each queue has an index.
fn queued(queue: Queue) -> &'static str {
    match queue {
        Queue::Quick => "cost = 0",
        Queue::Long => "cost > 0",
    }
}

/// Returns the statement that asks a bot; `done` is the job it has just completed. This is start-time fair queueing: the job starts at
/// the lowest waiting turn of its network, or continues from the completed job, but comes after its owner's other jobs. The network's
/// place is computed in the same way.
pub(super) fn ask_bot(id: &TableId, bot: &BotJob, done: Option<&Claim>, version: i64, at: Time) -> (Sql, Vec<Arg>) {
    let queued = queued(bot.queue());
    let (turn, share) = match done {
        Some(_) => ("$10".to_owned(), "$11".to_owned()),
        None => (
            format!("COALESCE((SELECT min(turn) FROM jobs WHERE network = $9 AND {queued}), 0)"),
            format!("COALESCE((SELECT min(share) FROM jobs WHERE {queued}), 0)"),
        ),
    };
    let insert = |latest: &str| {
        let after = |column: &str, of: &str| {
            format!("COALESCE((SELECT max({column}) FROM jobs WHERE {of} AND {queued}) + $8, 0)")
        };
        format!(
            "INSERT INTO jobs (table_id, side, version, attempt, due, since, owner, spent, cost, network, turn, share) \
             VALUES ($1, $2, $3, 0, $4, $4, $5, $6, $7, $9, {latest}({turn}, {}), {latest}({share}, {}))",
            after("turn", "owner = $5"),
            after("share", "network = $9"),
        )
    };
    let (owner, network) = (bot.owner.as_str(), bot.network.as_str());
    let mut args = args![id, bot.side, version, at, owner, bot.spent, bot.cost, bot.cost.max(1), network];
    args.extend(done.iter().flat_map(|claim| args![claim.turn, claim.share]));
    (Sql::each(insert("max"), insert("GREATEST")), args)
}

fn read_place(row: &Row<'_>) -> Result<Waiting> {
    Ok(Waiting {
        table: TableId(row.text("table_id")?),
        side: row.named("side")?,
        network: row.text("network")?,
        share: row.int("share")?,
    })
}

fn read_claim(row: &Row<'_>) -> Result<Claim> {
    Ok(Claim {
        table: TableId(row.text("table_id")?),
        side: row.named("side")?,
        version: row.int("version")?,
        attempt: row.int("attempt")?,
        since: row.int("since")?,
        spent: row.int("spent")?,
        turn: row.int("turn")?,
        share: row.int("share")?,
    })
}

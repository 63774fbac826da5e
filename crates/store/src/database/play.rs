//! What happens at a table: the transaction around an action.

use super::{Arg, Database, Row, Sql, Tx, args, json, name_of, places};
use crate::{
    Change, Claim, Committed, Entry, Error, Held, Holding, NewEntry, Notice, Play, Result, Retry, Status, TableId,
    Time, What, Whole,
};
use rules::{Actor, Side};
use serde_json::Value;

/// How many entries one statement writes.
const BATCH: usize = 50;

#[async_trait::async_trait]
impl Play for Database {
    async fn whole(&self, id: &TableId) -> Result<Option<Whole>> {
        let mut tx = self.read().await?;
        let Some(table) = tx.table(id).await? else { return Ok(None) };
        let entries = tx.rows(ENTRIES, args![id, 0_i64]).await?;
        let entries = entries.iter().map(read_entry).collect::<Result<_>>()?;
        let held = tx.held(id).await?;
        Ok(Some(Whole { table, entries, held }))
    }

    async fn entries(&self, id: &TableId, after: i64) -> Result<Vec<Entry>> {
        let rows = self.rows(ENTRIES, args![id, after]).await?;
        rows.iter().map(read_entry).collect()
    }

    async fn commit(&self, id: &TableId, change: Change) -> Result<Committed> {
        let mut tx = self.write().await?;
        let state = tx.lock(id).await?;
        if let Some(retry) = &change.retry
            && let Some(repeated) = tx.repeated(id, retry).await?
        {
            return Ok(repeated);
        }
        if state.version != change.version {
            return Ok(Committed::Stale { version: state.version });
        }
        if let Some(claim) = &change.claim
            && !tx.fulfil(claim).await?
        {
            return Ok(Committed::Lost);
        }
        let version = state.version + 1;
        tx.append(id, version, state.entries, &change.entries, change.at).await?;
        tx.update_table(id, &change).await?;
        for seat in &change.seats {
            tx.put_seat(id, seat).await?;
        }
        if change.exchange {
            tx.exchange_notes(id).await?;
        }
        tx.update_work(id, version, &change).await?;
        if let Some(retry) = &change.retry {
            tx.remember(id, retry, version, &change.reply).await?;
        }
        let mut notices = vec![Notice::Table(id.clone(), version)];
        let listed = |status| status == Status::Waiting;
        if change.status.is_some_and(|status| status != state.status)
            || (listed(state.status) && !change.seats.is_empty())
        {
            notices.push(Notice::Lobby);
        }
        tx.post(&notices, change.at).await?;
        let held = tx.held(id).await?;
        tx.commit().await?;
        self.announcer.announce(notices);
        Ok(Committed::Done { version, first: state.entries + 1, held })
    }

    async fn hold(&self, id: &TableId, held: Held, key: &str) -> Result<Holding> {
        let mut tx = self.write().await?;
        let version = tx.lock(id).await?.version;
        if version != held.version {
            return Ok(Holding::Stale { version });
        }
        let sql = "INSERT INTO held (table_id, side, version, action, at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (table_id, side) DO UPDATE SET version = excluded.version, action = excluded.action, at = excluded.at";
        tx.run(sql, args![id, held.side, held.version, held.action.as_str(), held.at]).await?;
        tx.remember(id, &Retry { side: held.side, key: key.to_owned() }, version, &Value::Null).await?;
        tx.commit().await?;
        Ok(Holding::Kept)
    }

    async fn unhold(&self, id: &TableId, side: Side) -> Result<bool> {
        Ok(self.run(UNHOLD, args![id, side]).await? > 0)
    }
}

const ENTRIES: &str =
    "SELECT number, version, actor, kind, body, at FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number";
const UNHOLD: &str = "DELETE FROM held WHERE table_id = $1 AND side = $2";

/// How a table stands before a change.
struct State {
    version: i64,
    entries: i64,
    status: Status,
}

impl Tx {
    /// How a table stands, and nobody else changes it until the end.
    async fn lock(&mut self, id: &TableId) -> Result<State> {
        let sql = "SELECT version, entries, status FROM tables WHERE id = $1";
        let row = self.row(Sql::each(sql, format!("{sql} FOR UPDATE")), args![id]).await?.ok_or(Error::NoTable)?;
        Ok(State { version: row.int("version")?, entries: row.int("entries")?, status: row.named("status")? })
    }

    /// What was answered to that key before.
    async fn repeated(&mut self, id: &TableId, retry: &Retry) -> Result<Option<Committed>> {
        let sql = "SELECT version, reply FROM retries WHERE table_id = $1 AND side = $2 AND retry_key = $3";
        let row = self.row(sql, args![id, retry.side, retry.key.as_str()]).await?;
        row.map(|row| Ok(Committed::Repeated { version: row.int("version")?, reply: row.json("reply")? })).transpose()
    }

    /// Remembers what is answered to a key.
    async fn remember(&mut self, id: &TableId, retry: &Retry, version: i64, reply: &Value) -> Result<()> {
        let sql = "INSERT INTO retries (table_id, side, retry_key, version, reply) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT DO NOTHING";
        self.run(sql, args![id, retry.side, retry.key.as_str(), version, reply]).await?;
        Ok(())
    }

    /// The private remarks of both sides change places.
    async fn exchange_notes(&mut self, id: &TableId) -> Result<()> {
        // In two steps, for at no moment two remarks may have the same side.
        for sql in [
            "UPDATE notes SET side = side || '!' WHERE table_id = $1",
            "UPDATE notes SET side = CASE side WHEN 'west!' THEN 'east' ELSE 'west' END WHERE table_id = $1",
        ] {
            self.run(sql, args![id]).await?;
        }
        Ok(())
    }

    /// Takes a bot job off the list; false if it is not that worker's any more.
    async fn fulfil(&mut self, claim: &Claim) -> Result<bool> {
        let sql = "DELETE FROM jobs WHERE table_id = $1 AND side = $2 AND version = $3 AND attempt = $4";
        Ok(self.run(sql, args![&claim.table, claim.side, claim.version, claim.attempt]).await? > 0)
    }

    /// Writes entries after the last one.
    async fn append(&mut self, id: &TableId, version: i64, last: i64, entries: &[NewEntry], at: Time) -> Result<()> {
        let mut number = last;
        for some in entries.chunks(BATCH) {
            let mut args = Vec::with_capacity(some.len() * 7);
            for entry in some {
                number += 1;
                let (kind, body) = match &entry.what {
                    What::Act(action) => ("act", action.clone()),
                    What::Back(to) => ("back", to.to_string()),
                    What::Note(note) => ("note", note.to_string()),
                };
                args.extend(args![id, number, version, actor_name(entry.by), kind, body, at]);
            }
            let sql = format!(
                "INSERT INTO entries (table_id, number, version, actor, kind, body, at) VALUES {}",
                places(some.len(), 7)
            );
            self.run(sql, args).await?;
        }
        Ok(())
    }

    /// Writes what changes in the row of the table.
    async fn update_table(&mut self, id: &TableId, change: &Change) -> Result<()> {
        let clock = change.clock.unwrap_or_default();
        let sql = "UPDATE tables SET version = version + 1, updated = $2, entries = entries + $3, \
                   status = COALESCE($4, status), outcome = COALESCE($5, outcome), offers = COALESCE($6, offers), \
                   turn_west = COALESCE($7, turn_west), turn_east = COALESCE($8, turn_east), \
                   clock_west = CASE WHEN $9 THEN $10 ELSE clock_west END, \
                   clock_east = CASE WHEN $9 THEN $11 ELSE clock_east END, \
                   clock_running = CASE WHEN $9 THEN $12 ELSE clock_running END, \
                   clock_since = CASE WHEN $9 THEN $13 ELSE clock_since END, \
                   deadline = CASE WHEN $9 THEN $14 ELSE deadline END \
                   WHERE id = $1";
        let args = args![
            id,
            change.at,
            change.entries.len() as i64,
            change.status.map(name_of),
            change.outcome.as_ref(),
            change.offers.as_ref().map(json),
            change.turn.map(|turn| turn.west),
            change.turn.map(|turn| turn.east),
            change.clock.is_some(),
            clock.west,
            clock.east,
            clock.running,
            clock.since,
            clock.deadline,
        ];
        self.run(sql, args).await?;
        Ok(())
    }

    /// Writes which bots are to be asked, and drops early answers.
    async fn update_work(&mut self, id: &TableId, version: i64, change: &Change) -> Result<()> {
        if let Some(bots) = &change.bots {
            self.run("DELETE FROM jobs WHERE table_id = $1", args![id]).await?;
            for &side in bots {
                let sql = "INSERT INTO jobs (table_id, side, version, attempt, due) VALUES ($1, $2, $3, 0, $4)";
                self.run(sql, args![id, side, version, change.at]).await?;
            }
        }
        for &side in &change.release {
            self.run(UNHOLD, args![id, side]).await?;
        }
        Ok(())
    }

    /// The early answers of a table.
    async fn held(&mut self, id: &TableId) -> Result<Vec<Held>> {
        let sql = "SELECT side, version, action, at FROM held WHERE table_id = $1 ORDER BY at, side";
        let rows = self.rows(sql, args![id]).await?;
        let read = |row: &Row| {
            Ok(Held {
                side: row.named("side")?,
                version: row.int("version")?,
                action: row.text("action")?,
                at: row.int("at")?,
            })
        };
        rows.iter().map(read).collect()
    }
}

fn actor_name(actor: Actor) -> Arg {
    match actor {
        Actor::Player(side) => Arg::from(side),
        Actor::Chance => Arg::from("chance"),
        Actor::Nobody => Arg::from("nobody"),
    }
}

fn read_entry(row: &Row) -> Result<Entry> {
    let by = match row.text("actor")?.as_str() {
        "chance" => Actor::Chance,
        "nobody" => Actor::Nobody,
        _ => Actor::Player(row.named("actor")?),
    };
    let what = match row.text("kind")?.as_str() {
        "act" => What::Act(row.text("body")?),
        "back" => What::Back(row.json("body")?),
        "note" => What::Note(row.json("body")?),
        other => return Err(super::rows::damaged("kind", &other)),
    };
    Ok(Entry { number: row.int("number")?, version: row.int("version")?, by, what, at: row.int("at")? })
}

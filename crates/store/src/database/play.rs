//! The transactions around an action.

use super::{Arg, Database, End, Row, Sql, Tx, args, json, name_of, places, work::ask_bot};
use crate::{
    AskedBot, Change, Claim, Committed, Entry, EntryKind, Error, Holder, IdempotencyKey, NewEntry, Notice, Play,
    Player, Premove, PremoveStored, Result, Status, StoredTable, TableId, Time,
};
use rules::{Actor, Side};
use serde_json::Value;

/// Maximum number of entries per `INSERT`.
const BATCH: usize = 50;

#[async_trait::async_trait]
impl Play for Database {
    async fn whole(&self, id: &TableId) -> Result<Option<StoredTable>> {
        let id = id.clone();
        self.read(move |tx| Box::pin(async move { tx.whole(&id).await })).await
    }

    async fn entries(&self, id: &TableId, after: i64) -> Result<Vec<Entry>> {
        self.rows(ENTRIES, args![id, after], read_entry).await
    }

    async fn commit(&self, id: &TableId, change: Change) -> Result<Committed> {
        let id = id.clone();
        self.write(move |tx| Box::pin(async move { tx.change(&id, &change).await })).await
    }

    async fn store_premove(&self, id: &TableId, premove: Premove, key: IdempotencyKey) -> Result<PremoveStored> {
        let id = id.clone();
        self.write(move |tx| Box::pin(async move { tx.store_premove(&id, &premove, &key).await })).await
    }

    async fn drop_premove(&self, id: &TableId, side: Side, key: IdempotencyKey) -> Result<PremoveStored> {
        let id = id.clone();
        self.write(move |tx| Box::pin(async move { tx.drop_premove(&id, side, &key).await })).await
    }
}

const ENTRIES: &str =
    "SELECT number, version, actor, kind, body, at FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number";
/// Premoves are stored in `held`, which has had that name since the first migration.
const PREMOVES: &str = "SELECT side, version, action, at FROM held WHERE table_id = $1 ORDER BY at, side";
const DROP_PREMOVE: &str = "DELETE FROM held WHERE table_id = $1 AND side = $2";
const ASKED: &str = "SELECT side, since, spent FROM jobs WHERE table_id = $1 ORDER BY side";

/// Reads the state of a table before a change: one row per premove, or one row without a premove.
const STATE: &str = "SELECT t.version, t.entries, t.status, \
    (SELECT count(*) FROM jobs j WHERE j.table_id = t.id) AS jobs, \
    r.version AS repeated, r.reply, r.command, h.side AS premove_side, h.version AS premove_version, h.action, h.at \
    FROM tables t LEFT JOIN replies r ON r.table_id = t.id AND r.player = $2 AND r.retry_key = $3 \
    LEFT JOIN held h ON h.table_id = t.id WHERE t.id = $1";

/// State of a table before a change.
struct State {
    version: i64,
    entries: i64,
    status: Status,
    /// Number of bot jobs.
    jobs: i64,
    /// Outcome of an earlier request with the same key.
    repeated: Option<Committed>,
    premoves: Vec<Premove>,
}

impl Tx {
    async fn whole(&mut self, id: &TableId) -> Result<Option<StoredTable>> {
        let Some(table) = self.table(id).await? else { return Ok(None) };
        let entries = self.rows(ENTRIES, args![id, 0_i64], read_entry).await?;
        let premoves = self.rows(PREMOVES, args![id], read_premove).await?;
        let has_bot = table.seats.iter().any(|seat| matches!(seat.holder, Holder::Bot(_)));
        let bots = if has_bot { self.rows(ASKED, args![id], read_asked).await? } else { Vec::new() };
        Ok(Some(StoredTable { table, entries, premoves, bots }))
    }

    async fn change(&mut self, id: &TableId, change: &Change) -> Result<End<Committed>> {
        self.lock(id).await?;
        let State { version, entries, status, jobs, repeated, mut premoves } =
            self.state(id, change.key.as_ref()).await?;
        if let Some(repeated) = repeated {
            return Ok(End::Undo(repeated));
        }
        if version != change.version {
            return Ok(End::Undo(Committed::Stale { version }));
        }
        if let Some(claim) = &change.claim
            && !self.fulfil(claim).await?
        {
            return Ok(End::Undo(Committed::Lost));
        }
        for seat in &change.seats {
            self.put_seat(id, seat).await?;
        }
        if change.exchange {
            self.exchange_notes(id).await?;
        }
        for &side in &change.release {
            if premoves.iter().any(|premove| premove.side == side) {
                self.run(DROP_PREMOVE, args![id, side]).await?;
                premoves.retain(|premove| premove.side != side);
            }
        }
        let version = version + 1;
        let fulfilled = change.claim.as_ref().is_some_and(|claim| claim.table == *id);
        if change.bots.is_some() && jobs > i64::from(fulfilled) {
            self.run("DELETE FROM jobs WHERE table_id = $1", args![id]).await?;
        }
        self.tell(Notice::Table(id.clone(), version), change.at);
        let listed = status == Status::Waiting && !change.seats.is_empty();
        if listed || change.status.is_some_and(|new| new != status) {
            self.tell(Notice::Lobby, change.at);
        }
        let mut statements = vec![update(id, change)];
        let batch = self.batch(BATCH);
        let numbered: Vec<_> = (entries + 1..).zip(&change.entries).collect();
        statements.extend(numbered.chunks(batch).map(|some| append(id, version, some, change.at)));
        for bot in change.bots.iter().flatten() {
            self.tell(Notice::Job(bot.queue()), change.at);
        }
        let done = change.claim.as_ref();
        statements.extend(change.bots.iter().flatten().map(|bot| ask_bot(id, bot, done, version, change.at)));
        if let Some(key) = &change.key {
            statements.push(remember(id, key, version, &change.reply));
        }
        self.run_all(statements).await?;
        match (&change.ended, &change.outcome) {
            (Some(ended), _) => self.end_game(id, ended, change.at).await?,
            (None, Some(Value::Null)) => self.forget_result(id).await?,
            _ => {}
        }
        Ok(End::Keep(Committed::Done { version, first: entries + 1, premoves }))
    }

    async fn store_premove(
        &mut self,
        id: &TableId,
        premove: &Premove,
        key: &IdempotencyKey,
    ) -> Result<End<PremoveStored>> {
        self.lock(id).await?;
        let State { version, repeated, .. } = self.state(id, Some(key)).await?;
        if let Some(repeated) = repeated {
            return Ok(End::Undo(premove_repeated(&repeated)));
        }
        if version != premove.version {
            return Ok(End::Undo(PremoveStored::Stale { version }));
        }
        let sql = "INSERT INTO held (table_id, side, version, action, at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (table_id, side) DO UPDATE SET version = excluded.version, action = excluded.action, at = excluded.at";
        let args = args![id, premove.side, premove.version, premove.action.as_str(), premove.at];
        self.run_all(vec![(sql.into(), args), remember(id, key, version, &Value::Null)]).await?;
        Ok(End::Keep(PremoveStored::Kept))
    }

    async fn drop_premove(&mut self, id: &TableId, side: Side, key: &IdempotencyKey) -> Result<End<PremoveStored>> {
        self.lock(id).await?;
        let State { version, repeated, .. } = self.state(id, Some(key)).await?;
        if let Some(repeated) = repeated {
            return Ok(End::Undo(premove_repeated(&repeated)));
        }
        let statements = vec![(DROP_PREMOVE.into(), args![id, side]), remember(id, key, version, &Value::Null)];
        self.run_all(statements).await?;
        Ok(End::Keep(PremoveStored::Kept))
    }

    /// Locks a table until the end of the transaction. On PostgreSQL the lock is a separate statement: only a later statement sees what
    /// was committed while this one waited.
    pub(super) async fn lock(&mut self, id: &TableId) -> Result<()> {
        if self.locks() {
            self.run("SELECT id FROM tables WHERE id = $1 FOR UPDATE", args![id]).await?;
        }
        Ok(())
    }

    /// Reads the state of a table.
    async fn state(&mut self, id: &TableId, key: Option<&IdempotencyKey>) -> Result<State> {
        let args = args![id, key.map(|key| player_name(&key.player)), key.map(|key| key.key.as_str())];
        let rows = self.rows(STATE, args, read_state).await?;
        let mut all = rows.into_iter();
        let (mut state, command) = all.next().ok_or(Error::NoTable)?;
        let all = all.map(|(state, _)| state);
        // Keys stored by earlier programs have an empty hash.
        if let (Some(key), Some(command)) = (key, command)
            && !command.is_empty()
            && command != key.command
        {
            state.repeated = Some(Committed::KeyUsed);
        }
        state.premoves.extend(all.flat_map(|other| other.premoves));
        state.premoves.sort_by_key(|premove| (premove.at, name_of(premove.side)));
        Ok(state)
    }

    /// Swaps the private notes of both sides.
    async fn exchange_notes(&mut self, id: &TableId) -> Result<()> {
        // In two steps, because the sides of notes must be unique at every moment.
        for sql in [
            "UPDATE notes SET side = side || '!' WHERE table_id = $1",
            "UPDATE notes SET side = CASE side WHEN 'west!' THEN 'east' ELSE 'west' END WHERE table_id = $1",
        ] {
            self.run(sql, args![id]).await?;
        }
        Ok(())
    }

    /// Deletes a completed bot job. Returns false if the worker has lost it.
    async fn fulfil(&mut self, claim: &Claim) -> Result<bool> {
        let sql = "DELETE FROM jobs WHERE table_id = $1 AND side = $2 AND version = $3 AND attempt = $4";
        Ok(self.run(sql, args![&claim.table, claim.side, claim.version, claim.attempt]).await? > 0)
    }
}

/// Updates only the columns that change: a column that is not set costs no index update.
fn update(id: &TableId, change: &Change) -> (Sql, Vec<Arg>) {
    let mut sql = "UPDATE tables SET version = version + 1, updated = $2, entries = entries + $3".to_owned();
    let mut args = args![id, change.at, change.entries.len() as i64];
    let mut set = |column: &str, arg: Arg| {
        args.push(arg);
        sql += &format!(", {column} = ${}", args.len());
    };
    if let Some(status) = change.status {
        set("status", name_of(status).into());
        if matches!(status, Status::Over | Status::Cancelled) {
            set("network", "".into());
        }
    }
    if let Some(outcome) = &change.outcome {
        set("outcome", Some(outcome).filter(|outcome| !outcome.is_null()).into());
    }
    if let Some(offers) = &change.offers {
        set("offers", json(offers).into());
    }
    if let Some(turn) = change.turn {
        set("turn_west", turn.west.into());
        set("turn_east", turn.east.into());
    }
    if let Some(clock) = change.clock {
        set("clock_west", clock.west.into());
        set("clock_east", clock.east.into());
        set("clock_running", clock.running.into());
        set("clock_since", clock.since.into());
        set("deadline", clock.deadline.into());
    }
    sql += " WHERE id = $1";
    (sql.into(), args)
}

/// Inserts numbered entries.
fn append(id: &TableId, version: i64, entries: &[(i64, &NewEntry)], at: Time) -> (Sql, Vec<Arg>) {
    let mut args = Vec::with_capacity(entries.len() * 7);
    for (number, entry) in entries {
        let (kind, body) = match &entry.what {
            EntryKind::Act(action) => ("act", action.clone()),
            EntryKind::Back(to) => ("back", to.to_string()),
            EntryKind::Note(note) => ("note", note.to_string()),
        };
        args.extend(args![id, *number, version, actor_name(entry.by), kind, body, at]);
    }
    let sql = format!(
        "INSERT INTO entries (table_id, number, version, actor, kind, body, at) VALUES {}",
        places(entries.len(), 7)
    );
    (sql.into(), args)
}

/// Stores the reply to an idempotency key.
fn remember(id: &TableId, key: &IdempotencyKey, version: i64, reply: &Value) -> (Sql, Vec<Arg>) {
    let sql = "INSERT INTO replies (table_id, player, retry_key, command, version, reply) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT DO NOTHING";
    (sql.into(), args![id, player_name(&key.player), key.key.as_str(), key.command, version, reply])
}

/// Returns the name of a player in idempotency keys and seeks.
pub(super) fn player_name(player: &Player) -> String {
    match player {
        Player::User(id) => format!("user {}", id.as_str()),
        Player::Guest(id) => format!("guest {}", id.as_str()),
    }
}

/// Converts the outcome of an earlier request with the same key.
fn premove_repeated(before: &Committed) -> PremoveStored {
    match before {
        Committed::Repeated { version, .. } => PremoveStored::Repeated { version: *version },
        _ => PremoveStored::KeyUsed,
    }
}

fn actor_name(actor: Actor) -> Arg {
    match actor {
        Actor::Player(side) => Arg::from(side),
        Actor::Chance => Arg::from("chance"),
        Actor::Nobody => Arg::from("nobody"),
    }
}

fn read_entry(row: &Row<'_>) -> Result<Entry> {
    let by = match row.text(2)?.as_str() {
        "chance" => Actor::Chance,
        "nobody" => Actor::Nobody,
        _ => Actor::Player(row.named(2)?),
    };
    let what = match row.text(3)?.as_str() {
        "act" => EntryKind::Act(row.text(4)?),
        "back" => EntryKind::Back(row.json(4)?),
        "note" => EntryKind::Note(row.json(4)?),
        other => return Err(super::rows::damaged("kind", &other)),
    };
    Ok(Entry { number: row.int(0)?, version: row.int(1)?, by, what, at: row.int(5)? })
}

fn read_premove(row: &Row<'_>) -> Result<Premove> {
    Ok(Premove {
        side: row.named("side")?,
        version: row.int("version")?,
        action: row.text("action")?,
        at: row.int("at")?,
    })
}

fn read_asked(row: &Row<'_>) -> Result<AskedBot> {
    Ok(AskedBot { side: row.named("side")?, since: row.int("since")?, spent: row.int("spent")? })
}

/// Reads the state of a table and the command hash of the key.
fn read_state(row: &Row<'_>) -> Result<(State, Option<Vec<u8>>)> {
    let repeated = match row.at::<Option<i64>>("repeated")? {
        Some(version) => Some(Committed::Repeated { version, reply: row.json("reply")? }),
        None => None,
    };
    let premoves = match row.named_or_none("premove_side")? {
        Some(side) => {
            vec![Premove {
                side,
                version: row.int("premove_version")?,
                action: row.text("action")?,
                at: row.int("at")?,
            }]
        }
        None => Vec::new(),
    };
    let state = State {
        version: row.int("version")?,
        entries: row.int("entries")?,
        status: row.named("status")?,
        jobs: row.int("jobs")?,
        repeated,
        premoves,
    };
    Ok((state, row.at("command")?))
}

//! The pool of players who wait for an opponent.

use super::{Database, End, Row, Tx, args, json, play::player_name, tables::seated};
use crate::{GuestId, NewTable, Notice, Paired, Player, Result, Seek, Seeks, TableId, Time, UserId};

const SEEK: &str = "SELECT user_id, guest_id, game, clock, rating, network, since, until_at, table_id FROM seeks";

#[async_trait::async_trait]
impl Seeks for Database {
    async fn seek(&self, seek: Seek) -> Result<()> {
        self.write(move |tx| Box::pin(async move { tx.seek(&seek).await.map(End::Keep) })).await
    }

    async fn stop_seeking(&self, player: &Player, at: Time) -> Result<bool> {
        let name = player_name(player);
        self.write(move |tx| {
            Box::pin(async move {
                if tx.run("DELETE FROM seeks WHERE player = $1", args![name]).await? == 0 {
                    return Ok(End::Undo(false));
                }
                tx.tell(Notice::Lobby, at);
                Ok(End::Keep(true))
            })
        })
        .await
    }

    async fn keep_seeking(&self, player: &Player, until: Time) -> Result<()> {
        let condition = "player = $1 AND until_at < $2 AND table_id IS NULL";
        let args = args![player_name(player), until];
        // Usually there is none: a read does not disturb the writer.
        let waits = self.row(format!("SELECT 1 AS one FROM seeks WHERE {condition}"), args.clone(), |_| Ok(())).await?;
        if waits.is_some() {
            self.run(format!("UPDATE seeks SET until_at = $2 WHERE {condition}"), args).await?;
        }
        Ok(())
    }

    async fn seek_of(&self, player: &Player, at: Time) -> Result<Option<Seek>> {
        let sql = format!("{SEEK} WHERE player = $1 AND until_at > $2");
        self.row(sql, args![player_name(player), at], read_seek).await
    }

    async fn seekers(&self, at: Time, limit: u32) -> Result<Vec<Seek>> {
        let sql = format!("{SEEK} WHERE until_at > $1 AND table_id IS NULL ORDER BY since, player LIMIT $2");
        self.rows(sql, args![at, limit], read_seek).await
    }

    async fn pair(&self, players: [&Player; 2], table: NewTable, most: i64, until: Time) -> Result<Paired> {
        let players = players.map(Clone::clone);
        self.write(move |tx| Box::pin(async move { tx.pair(&players, &table, most, until).await })).await
    }

    async fn forget_seeks(&self, at: Time) -> Result<u64> {
        let some = self.row("SELECT 1 AS one FROM seeks WHERE until_at <= $1 LIMIT 1", args![at], |_| Ok(())).await?;
        if some.is_none() {
            return Ok(0);
        }
        self.write(move |tx| {
            Box::pin(async move {
                let gone = tx.run("DELETE FROM seeks WHERE until_at <= $1", args![at]).await?;
                tx.tell(Notice::Lobby, at);
                Ok(End::Keep(gone))
            })
        })
        .await
    }
}

impl Tx {
    async fn seek(&mut self, seek: &Seek) -> Result<()> {
        let (user, guest) = match &seek.player {
            Player::User(id) => (Some(id), None),
            Player::Guest(id) => (None, Some(id)),
        };
        let sql = "INSERT INTO seeks (player, user_id, guest_id, game, clock, rating, network, since, until_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (player) DO UPDATE SET \
                   since = CASE WHEN seeks.game = excluded.game AND seeks.clock = excluded.clock AND seeks.table_id IS NULL \
                   AND seeks.until_at > excluded.since THEN seeks.since ELSE excluded.since END, \
                   game = excluded.game, clock = excluded.clock, rating = excluded.rating, network = excluded.network, \
                   until_at = excluded.until_at, table_id = NULL";
        let args = args![
            player_name(&seek.player),
            user,
            guest,
            seek.game.as_str(),
            json(&seek.clock),
            seek.rating,
            seek.network.as_str(),
            seek.since,
            seek.until,
        ];
        self.run(sql, args).await?;
        self.tell(Notice::Lobby, seek.since);
        Ok(())
    }

    /// Locks both places in a fixed order, to prevent deadlocks, and opens the table.
    async fn pair(&mut self, players: &[Player; 2], table: &NewTable, most: i64, until: Time) -> Result<End<Paired>> {
        let mut names = players.each_ref().map(player_name);
        names.sort();
        for name in &names {
            // On PostgreSQL this update also locks the place.
            let sql = "UPDATE seeks SET table_id = NULL WHERE player = $1 AND table_id IS NULL AND until_at > $2 AND game = $3";
            if self.run(sql, args![name.as_str(), table.at, table.game.as_str()]).await? == 0 {
                return Ok(End::Undo(Paired::Gone));
            }
        }
        let mut full = false;
        for player in players {
            let (column, id) = seated(player);
            if self.open_tables(column, id).await? >= most {
                self.run("DELETE FROM seeks WHERE player = $1", args![player_name(player)]).await?;
                full = true;
            }
        }
        if full {
            self.tell(Notice::Lobby, table.at);
            return Ok(End::Keep(Paired::TooManyTables));
        }
        if let End::Undo(_) = self.open_table(table).await? {
            return Ok(End::Undo(Paired::Gone));
        }
        for name in &names {
            let sql = "UPDATE seeks SET table_id = $2, until_at = $3 WHERE player = $1";
            self.run(sql, args![name.as_str(), &table.id, until]).await?;
        }
        Ok(End::Keep(Paired::Done))
    }
}

fn read_seek(row: &Row<'_>) -> Result<Seek> {
    let guest = |id: Option<String>| Player::Guest(GuestId(id.unwrap_or_default()));
    let player = match row.at::<Option<String>>("user_id")? {
        Some(id) => Player::User(UserId(id)),
        None => guest(row.at("guest_id")?),
    };
    Ok(Seek {
        player,
        game: row.text("game")?,
        clock: row.json("clock")?,
        rating: row.int("rating")?,
        network: row.text("network")?,
        since: row.int("since")?,
        until: row.int("until_at")?,
        table: row.at::<Option<String>>("table_id")?.map(TableId),
    })
}

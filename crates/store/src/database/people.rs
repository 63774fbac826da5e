//! Results and ratings.

use super::{
    Arg, Database, End, Row, Tx, args, name_of,
    rows::damaged,
    tables::{BRIEF, SEATED, read_id, read_seat_of, read_summary},
};
use crate::{
    Against, Chair, Cursor, CurvePoint, Ended, Holder, Leader, Page, Paged, People, Played, PlayedFilter, Rated,
    Rating, Result, Score, Standing, Summary, TableId, Tally, Time, UserId,
    people::{after, score_number},
};
use ratings::play;
use rules::Side;
use std::collections::BTreeMap;

const STANDING: &str = "rating, deviation, volatility, games, at";

#[async_trait::async_trait]
impl People for Database {
    async fn ratings_of(&self, player: &UserId) -> Result<Vec<Rated>> {
        let sql = format!("SELECT game, side, {STANDING} FROM ratings WHERE player = $1 ORDER BY game, side");
        let read = |row: &Row<'_>| {
            Ok(Rated { game: row.text("game")?, chair: row.named("side")?, standing: read_standing(row)? })
        };
        self.rows(sql, args![player], read).await
    }

    async fn leaders(&self, game: &str, chair: Chair, page: Page) -> Result<Paged<Leader>> {
        let mut args = args![game, name_of(chair)];
        let mut condition = "r.game = $1 AND r.side = $2 AND r.deviation <= 150000".to_owned();
        if let Some(Cursor { time, id }) = &page.after {
            condition += " AND (r.rating, r.player) < ($3, $4)";
            args.extend(args![*time, id]);
        }
        args.push(page.limit.saturating_add(1).into());
        let sql = format!(
            "SELECT r.player, u.name, r.rating, r.deviation, r.volatility, r.games, r.at FROM ratings r \
             JOIN users u ON u.id = r.player WHERE {condition} ORDER BY r.rating DESC, r.player DESC LIMIT ${}",
            args.len()
        );
        let read = |row: &Row<'_>| {
            Ok(Leader { player: UserId(row.text("player")?), name: row.text("name")?, standing: read_standing(row)? })
        };
        Ok(paged(self.rows(sql, args, read).await?, &page, after))
    }

    async fn played(&self, player: &UserId, filter: PlayedFilter, page: Page) -> Result<Paged<Played>> {
        let mut args = args![player];
        let mut condition = "r.public AND r.player = $1".to_owned();
        let mut only = |what: &str, arg: Option<Arg>| {
            if let Some(arg) = arg {
                args.push(arg);
                condition += &format!(" AND r.{what} = ${}", args.len());
            }
        };
        only("game", filter.game.map(Arg::from));
        only("side", filter.side.map(Arg::from));
        only("score", filter.score.map(|score| score_number(score).into()));
        only("opponent", filter.opponent.as_ref().map(Arg::from));
        match filter.rated {
            Some(true) => condition += " AND r.number IS NOT NULL",
            Some(false) => condition += " AND r.number IS NULL",
            None => {}
        }
        if let Some(Cursor { time, id }) = &page.after {
            let n = args.len();
            condition += &format!(" AND (r.at, r.table_id) < (${}, ${})", n + 1, n + 2);
            args.extend(args![*time, id]);
        }
        args.push(page.limit.saturating_add(1).into());
        let limit = args.len();
        let sql = format!(
            "SELECT r.table_id, r.game, r.side, r.score, r.reason, r.at, r.before, r.rating, \
             s.holder, s.level, s.user_id AS \"user\", s.guest_id AS guest, COALESCE(u.name, g.name) AS name \
             FROM results r JOIN seats s ON s.table_id = r.table_id AND s.side <> r.side \
             LEFT JOIN users u ON u.id = s.user_id LEFT JOIN guests g ON g.id = s.guest_id \
             WHERE {condition} ORDER BY r.at DESC, r.table_id DESC LIMIT ${limit}"
        );
        let next = |last: &Played| Cursor { time: last.at, id: last.table.clone() };
        Ok(paged(self.rows(sql, args, read_played).await?, &page, next))
    }

    async fn tallies(&self, player: &UserId) -> Result<Vec<Tally>> {
        let sql = "SELECT game, side, score, reason, count(*) AS games FROM results WHERE public AND player = $1 \
                   GROUP BY game, side, score, reason ORDER BY game, side, score, reason";
        let read = |row: &Row<'_>| {
            Ok(Tally {
                game: row.text("game")?,
                side: row.named("side")?,
                score: read_score(row)?,
                reason: row.text("reason")?,
                games: row.int("games")?,
            })
        };
        self.rows(sql, args![player], read).await
    }

    async fn opponents(&self, player: &UserId, limit: u32) -> Result<Vec<Against>> {
        let sql = "SELECT r.opponent, u.name, count(CASE WHEN r.score = 2 THEN 1 END) AS won, \
                   count(CASE WHEN r.score = 1 THEN 1 END) AS drawn, count(CASE WHEN r.score = 0 THEN 1 END) AS lost, \
                   max(r.at) AS last FROM results r JOIN users u ON u.id = r.opponent \
                   WHERE r.public AND r.player = $1 AND r.opponent IS NOT NULL \
                   GROUP BY r.opponent, u.name ORDER BY count(*) DESC, last DESC, r.opponent LIMIT $2";
        let read = |row: &Row<'_>| {
            Ok(Against {
                player: UserId(row.text("opponent")?),
                name: row.text("name")?,
                won: row.int("won")?,
                drawn: row.int("drawn")?,
                lost: row.int("lost")?,
                at: row.int("last")?,
            })
        };
        self.rows(sql, args![player, limit], read).await
    }

    async fn curve(&self, player: &UserId, game: &str, limit: u32) -> Result<Vec<CurvePoint>> {
        let sql = "SELECT at, rating, deviation FROM results WHERE public AND player = $1 AND game = $2 \
                   AND number IS NOT NULL ORDER BY at DESC, table_id DESC LIMIT $3";
        let read = |row: &Row<'_>| {
            Ok(CurvePoint { at: row.int("at")?, rating: row.int("rating")?, deviation: row.int("deviation")? })
        };
        let mut points = self.rows(sql, args![player, game, limit], read).await?;
        points.reverse();
        Ok(points)
    }

    async fn playing(&self, player: &UserId, page: Page) -> Result<Paged<Summary>> {
        let sql = format!(
            "SELECT {BRIEF} FROM {SEATED} WHERE t.id IN (SELECT table_id FROM seats WHERE user_id = $1) \
             AND t.public AND t.status IN ('running', 'paused') ORDER BY t.updated DESC, t.id DESC LIMIT $2"
        );
        let items = self.rows(sql, args![player, page.limit.saturating_add(1)], read_summary).await?;
        Ok(paged(items, &page, |last| Cursor { time: last.updated, id: last.id.clone() }))
    }

    async fn recompute_ratings(&self) -> Result<u64> {
        self.write(|tx| Box::pin(async move { tx.recompute().await.map(End::Keep) })).await
    }

    async fn without_result(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT t.id FROM tables t WHERE t.status = 'over' AND t.id > $1 \
                   AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id) ORDER BY t.id LIMIT $2";
        self.rows(sql, args![after.map_or("", TableId::as_str), limit], read_id).await
    }

    async fn note_result(&self, id: &TableId, ended: &Ended, at: Time) -> Result<bool> {
        let (id, ended) = (id.clone(), ended.clone());
        self.write(move |tx| {
            Box::pin(async move {
                tx.lock(&id).await?;
                if tx.finds("SELECT 1 AS one FROM results WHERE table_id = $1", args![&id]).await? {
                    return Ok(End::Undo(false));
                }
                tx.put_results(&id, &ended, at, None).await.map(|()| End::Keep(true))
            })
        })
        .await
    }
}

impl Tx {
    /// Stores the result of a game and updates the ratings if the game is rated.
    pub(super) async fn end_game(&mut self, id: &TableId, ended: &Ended, at: Time) -> Result<()> {
        let sql = "SELECT t.game, w.user_id AS west, e.user_id AS east FROM tables t \
                   JOIN seats w ON w.table_id = t.id AND w.side = 'west' \
                   JOIN seats e ON e.table_id = t.id AND e.side = 'east' \
                   WHERE t.id = $1 AND t.rated AND t.public AND w.user_id <> e.user_id";
        let read = |row: &Row<'_>| Ok((row.text("game")?, [row.text("west")?, row.text("east")?]));
        let Some((game, players)) = self.row(sql, args![id], read).await? else {
            return self.put_results(id, ended, at, None).await;
        };
        self.lock_ratings().await?;
        let sql = "SELECT COALESCE(max(number), 0) AS last FROM results WHERE number IS NOT NULL";
        let number = self.row(sql, args![], |row| row.int("last")).await?.unwrap_or(0) + 1;
        let mut standings = BTreeMap::new();
        for player in &players {
            let sql = format!("SELECT side, {STANDING} FROM ratings WHERE player = $1 AND game = $2");
            let read = |row: &Row<'_>| Ok((row.named::<Chair>("side")?, read_standing(row)?));
            for (chair, standing) in self.rows(sql, args![player.as_str(), game.as_str()], read).await? {
                standings.insert((player.clone(), game.clone(), chair), standing);
            }
        }
        let counted = count(&mut standings, &game, &players, score_of(ended, Side::West), at);
        self.put_results(id, ended, at, Some((number, counted))).await?;
        for ((player, game, chair), standing) in &standings {
            self.put_rating(player, game, *chair, standing).await?;
        }
        Ok(())
    }

    /// Deletes the result of an unrated game that goes on after its end.
    pub(super) async fn forget_result(&mut self, id: &TableId) -> Result<()> {
        self.run("DELETE FROM results WHERE table_id = $1 AND number IS NULL", args![id]).await?;
        Ok(())
    }

    /// Serialises the rating of games, so that they have one order.
    async fn lock_ratings(&mut self) -> Result<()> {
        if self.locks() {
            self.run("SELECT pg_advisory_xact_lock(hashtextextended('ratings', 0))", args![]).await?;
        }
        Ok(())
    }

    /// Stores a result for each seat held by a person; none for a hot-seat game.
    async fn put_results(
        &mut self,
        id: &TableId,
        ended: &Ended,
        at: Time,
        counted: Option<(i64, [Counted; 2])>,
    ) -> Result<()> {
        for side in Side::BOTH {
            let (number, rated) = match &counted {
                Some((number, counted)) => (Some(*number), Some(counted[side.index()])),
                None => (None, None),
            };
            let sql = "INSERT INTO results (table_id, side, player, opponent, game, public, number, score, reason, at, \
                       before, rating, deviation) \
                       SELECT t.id, m.side, m.user_id, o.user_id, t.game, t.public, $3, $4, $5, $6, $7, $8, $9 \
                       FROM tables t JOIN seats m ON m.table_id = t.id AND m.side = $2 \
                       JOIN seats o ON o.table_id = t.id AND o.side <> $2 \
                       WHERE t.id = $1 AND m.holder IN ('user', 'guest') AND o.holder IN ('user', 'guest', 'bot', 'gone') \
                       AND (m.user_id IS NULL OR o.user_id IS NULL OR m.user_id <> o.user_id) \
                       AND (m.guest_id IS NULL OR o.guest_id IS NULL OR m.guest_id <> o.guest_id)";
            let args = args![
                id,
                side,
                number,
                score_number(score_of(ended, side)),
                ended.reason.as_str(),
                at,
                rated.map(|rated| rated.before),
                rated.map(|rated| rated.after.rating),
                rated.map(|rated| rated.after.deviation),
            ];
            self.run(sql, args).await?;
        }
        Ok(())
    }

    async fn put_rating(&mut self, player: &str, game: &str, chair: Chair, standing: &Standing) -> Result<()> {
        let sql = "INSERT INTO ratings (player, game, side, rating, deviation, volatility, games, at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (player, game, side) DO UPDATE SET \
                   rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
                   games = excluded.games, at = excluded.at";
        let Standing { rating: Rating { rating, deviation, volatility }, games, at } = *standing;
        self.run(sql, args![player, game, name_of(chair), rating, deviation, volatility, games, at]).await?;
        Ok(())
    }

    /// Recomputes all ratings from the rated games, in their order.
    async fn recompute(&mut self) -> Result<u64> {
        self.lock_ratings().await?;
        let sql = "SELECT w.number, w.table_id, w.game, w.score, w.at, w.player AS west, e.player AS east \
                   FROM results w JOIN results e ON e.table_id = w.table_id AND e.side = 'east' \
                   WHERE w.number > $1 AND w.number IS NOT NULL AND w.side = 'west' ORDER BY w.number LIMIT 500";
        let read = |row: &Row<'_>| {
            let players = [row.text("west")?, row.text("east")?];
            let game = (TableId(row.text("table_id")?), row.text("game")?, read_score(row)?, row.int("at")?);
            Ok((row.int("number")?, game, players))
        };
        let (mut standings, mut last, mut games) = (BTreeMap::new(), 0, 0);
        loop {
            let some = self.rows(sql, args![last], read).await?;
            if some.is_empty() {
                break;
            }
            for (number, (id, game, score, at), players) in some {
                let counted = count(&mut standings, &game, &players, score, at);
                for side in Side::BOTH {
                    let sql =
                        "UPDATE results SET before = $3, rating = $4, deviation = $5 WHERE table_id = $1 AND side = $2";
                    let Counted { before, after } = counted[side.index()];
                    self.run(sql, args![&id, side, before, after.rating, after.deviation]).await?;
                }
                (last, games) = (number, games + 1);
            }
        }
        self.run("DELETE FROM ratings", args![]).await?;
        for ((player, game, chair), standing) in &standings {
            if self.finds("SELECT id FROM users WHERE id = $1", args![player.as_str()]).await? {
                self.put_rating(player, game, *chair, standing).await?;
            }
        }
        Ok(games)
    }

    /// Assigns the results of a guest to an account.
    pub(super) async fn claim_results(&mut self, guest: &crate::GuestId, user: &UserId) -> Result<()> {
        for (column, relation) in [("player", "="), ("opponent", "<>")] {
            let sql = format!(
                "UPDATE results SET {column} = $2 WHERE {column} IS NULL AND table_id IN \
                 (SELECT table_id FROM seats WHERE guest_id = $1) AND EXISTS (SELECT 1 FROM seats s \
                 WHERE s.table_id = results.table_id AND s.side {relation} results.side AND s.guest_id = $1)"
            );
            self.run(sql, args![guest, user]).await?;
        }
        // Games of an account against itself have no result.
        self.run("DELETE FROM results WHERE player = opponent AND number IS NULL", args![]).await?;
        Ok(())
    }

    /// Replaces a deleted account in its results by a random id, so that they still belong to one and the same player.
    pub(super) async fn disown_results(&mut self, user: &UserId) -> Result<()> {
        let nobody = format!("gone {}", UserId::random());
        for column in ["player", "opponent"] {
            let sql = format!(
                "UPDATE results SET {column} = $2 WHERE {column} = $1 AND table_id IN \
                 (SELECT table_id FROM seats WHERE user_id = $1)"
            );
            self.run(sql, args![user, nobody.as_str()]).await?;
        }
        self.run("DELETE FROM ratings WHERE player = $1", args![user]).await?;
        Ok(())
    }
}

/// Effect of a rated game on the rating of one player.
#[derive(Clone, Copy)]
struct Counted {
    before: i64,
    after: Rating,
}

/// Standings by player, game and chair.
type Standings = BTreeMap<(String, String, Chair), Standing>;

/// Rates a game with the score of the western player, per side and overall. Returns the effect on the overall ratings.
fn count(standings: &mut Standings, game: &str, players: &[String; 2], west: Score, at: Time) -> [Counted; 2] {
    let mut between = |chairs: [Chair; 2]| {
        let key = |side: Side| (players[side.index()].clone(), game.to_owned(), chairs[side.index()]);
        let before = Side::BOTH.map(|side| standings.get(&key(side)).copied().unwrap_or(Standing::FRESH));
        let after = play(&before[0], &before[1], west, at);
        standings.extend([(key(Side::West), after.0), (key(Side::East), after.1)]);
        let counted = |before: Standing, after: Standing| Counted { before: before.rating.rating, after: after.rating };
        [counted(before[0], after.0), counted(before[1], after.1)]
    };
    between([Chair::West, Chair::East]);
    between([Chair::Both, Chair::Both])
}

fn score_of(ended: &Ended, side: Side) -> Score {
    match ended.winner {
        None => Score::Drawn,
        Some(winner) if winner == side => Score::Won,
        Some(_) => Score::Lost,
    }
}

/// Returns a page of the items found, which include one more than the limit if there is another page.
fn paged<T>(mut items: Vec<T>, page: &Page, cursor: impl Fn(&T) -> Cursor) -> Paged<T> {
    let more = items.len() > page.limit as usize;
    items.truncate(page.limit as usize);
    let next = items.last().filter(|_| more).map(cursor);
    Paged { items, next }
}

pub(super) fn read_standing(row: &Row<'_>) -> Result<Standing> {
    let rating =
        Rating { rating: row.int("rating")?, deviation: row.int("deviation")?, volatility: row.int("volatility")? };
    Ok(Standing { rating, games: row.int("games")?, at: row.int("at")? })
}

fn read_score(row: &Row<'_>) -> Result<Score> {
    match row.int("score")? {
        0 => Ok(Score::Lost),
        1 => Ok(Score::Drawn),
        2 => Ok(Score::Won),
        other => Err(damaged("score", &other)),
    }
}

fn read_played(row: &Row<'_>) -> Result<Played> {
    let opponent: Holder = read_seat_of(row, "")?;
    Ok(Played {
        table: TableId(row.text("table_id")?),
        game: row.text("game")?,
        side: row.named("side")?,
        opponent: (opponent, row.at("name")?),
        score: read_score(row)?,
        reason: row.text("reason")?,
        at: row.int("at")?,
        rating: row.at::<Option<i64>>("before")?.zip(row.at("rating")?),
    })
}

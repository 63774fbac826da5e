//! Tables without their moves, and lists of them.

use super::{Arg, Database, End, Row, Tx, args, json, name_of};
use crate::{
    Admission, Bounds, ClockState, Cursor, Error, Fairness, GuestId, Holder, NewTable, Notice, Page, Paged, Player,
    Rating, Result, RulesInPlay, Seat, Standing, Status, Summary, TableId, TableRow, Tables, TokenHash, Turn, UserId,
};
use rules::Side;

/// Columns of lists: the table and both seats.
pub(super) const BRIEF: &str = "t.id, t.version, t.game, t.rules, t.brief, t.public, t.rated, t.clock, t.clock_west, t.clock_east, \
    t.clock_running, t.clock_since, t.deadline, t.rematch_of, t.status, t.outcome, t.turn_west, t.turn_east, t.offers, t.entries, \
    t.created, t.updated, t.network, \
    w.holder AS west_holder, w.level AS west_level, w.user_id AS west_user, w.guest_id AS west_guest, \
    w.invitation AS west_invitation, w.entropy AS west_entropy, COALESCE(wu.name, wg.name) AS west_name, \
    e.holder AS east_holder, e.level AS east_level, e.user_id AS east_user, e.guest_id AS east_guest, \
    e.invitation AS east_invitation, e.entropy AS east_entropy, COALESCE(eu.name, eg.name) AS east_name, \
    wr.rating AS west_rating, wr.deviation AS west_deviation, wr.volatility AS west_volatility, wr.games AS west_games, wr.at AS west_at, \
    er.rating AS east_rating, er.deviation AS east_deviation, er.volatility AS east_volatility, er.games AS east_games, er.at AS east_at, \
    EXISTS (SELECT 1 FROM held h WHERE h.table_id = t.id AND h.side = 'west') AS west_premoved, \
    EXISTS (SELECT 1 FROM held h WHERE h.table_id = t.id AND h.side = 'east') AS east_premoved";

/// Joins a table with both seats and the names and ratings of the players.
pub(super) const SEATED: &str = "tables t \
    JOIN seats w ON w.table_id = t.id AND w.side = 'west' \
    LEFT JOIN users wu ON wu.id = w.user_id LEFT JOIN guests wg ON wg.id = w.guest_id \
    JOIN seats e ON e.table_id = t.id AND e.side = 'east' \
    LEFT JOIN users eu ON eu.id = e.user_id LEFT JOIN guests eg ON eg.id = e.guest_id \
    LEFT JOIN ratings wr ON wr.player = w.user_id AND wr.game = t.game AND wr.side = 'both' \
    LEFT JOIN ratings er ON er.player = e.user_id AND er.game = t.game AND er.side = 'both'";

/// Condition for unfinished tables.
const OPEN: &str = "t.status NOT IN ('over', 'cancelled')";

/// Sort key of a list, in descending order.
#[derive(Clone, Copy)]
enum By {
    Created,
    Updated,
}

impl By {
    fn column(self) -> &'static str {
        match self {
            By::Created => "created",
            By::Updated => "updated",
        }
    }

    fn time(self, summary: &Summary) -> i64 {
        match self {
            By::Created => summary.created,
            By::Updated => summary.updated,
        }
    }
}

#[async_trait::async_trait]
impl Tables for Database {
    async fn open_table(&self, table: NewTable) -> Result<bool> {
        self.write(move |tx| Box::pin(async move { tx.open_table(&table).await })).await
    }

    async fn open_within(&self, table: NewTable, bounds: Bounds) -> Result<Admission> {
        self.write(move |tx| Box::pin(async move { tx.open_within(&table, &bounds).await })).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>> {
        self.row(whole_table(), args![id], read_table).await
    }

    async fn versions(&self, ids: &[TableId]) -> Result<Vec<(TableId, i64)>> {
        let mut versions = Vec::with_capacity(ids.len());
        for some in ids.chunks(500) {
            let places: Vec<_> = (1..=some.len()).map(|n| format!("${n}")).collect();
            let sql = format!("SELECT id, version FROM tables WHERE id IN ({})", places.join(", "));
            let read = |row: &Row<'_>| Ok((TableId(row.text("id")?), row.int("version")?));
            versions.extend(self.rows(sql, some.iter().map(Arg::from).collect(), read).await?);
        }
        Ok(versions)
    }

    async fn rematch(&self, id: &TableId) -> Result<Option<TableId>> {
        self.row("SELECT id FROM tables WHERE rematch_of = $1", args![id], read_id).await
    }

    async fn lobby(&self, game: Option<&str>, page: Page) -> Result<Paged<Summary>> {
        self.list("t.public AND t.status = 'waiting'", By::Created, game, page).await
    }

    async fn watchable(&self, game: Option<&str>, page: Page) -> Result<Paged<Summary>> {
        self.list("t.public AND t.status = 'running'", By::Updated, game, page).await
    }

    async fn finished(&self, game: Option<&str>, page: Page) -> Result<Paged<Summary>> {
        self.list("t.public AND t.status = 'over'", By::Updated, game, page).await
    }

    async fn mine(&self, player: &Player, page: Page) -> Result<Paged<Summary>> {
        self.list_of(player, OPEN, page).await
    }

    async fn mine_finished(&self, player: &Player, page: Page) -> Result<Paged<Summary>> {
        self.list_of(player, "t.status = 'over'", page).await
    }

    async fn rules_in_play(&self) -> Result<Vec<RulesInPlay>> {
        let sql = "SELECT game, rules, count(*) AS tables FROM tables WHERE status IN ('running', 'paused') \
                   GROUP BY game, rules ORDER BY game, rules";
        let read = |row: &Row<'_>| {
            Ok(RulesInPlay { game: row.text("game")?, rules: rules_version(row)?, tables: row.int("tables")? })
        };
        self.rows(sql, args![], read).await
    }

    async fn stuck(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE status = 'stuck' AND id > $1 ORDER BY id LIMIT $2";
        self.rows(sql, args![after.map_or("", TableId::as_str), limit], read_id).await
    }

    async fn tables_under(&self, game: &str, rules: u32, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE status IN ('running', 'paused') AND game = $1 AND rules = $2 AND id > $3 \
                   ORDER BY id LIMIT $4";
        let after = after.map_or("", TableId::as_str);
        self.rows(sql, args![game, rules, after, limit], read_id).await
    }
}

impl Database {
    /// Returns a page of the tables that fulfil a condition.
    async fn list(&self, condition: &str, by: By, game: Option<&str>, page: Page) -> Result<Paged<Summary>> {
        let (condition, args) = match game {
            Some(game) => (format!("{condition} AND t.game = $1"), args![game]),
            None => (condition.to_owned(), args![]),
        };
        self.part(condition, args, by, page).await
    }

    /// Returns a page of a player's tables that fulfil a condition.
    async fn list_of(&self, player: &Player, condition: &str, page: Page) -> Result<Paged<Summary>> {
        let (column, id) = seated(player);
        let condition = format!("t.id IN (SELECT table_id FROM seats WHERE {column} = $1) AND {condition}");
        self.part(condition, vec![id], By::Updated, page).await
    }

    /// Queries a page and one more item, which tells whether there is another page.
    async fn part(&self, mut condition: String, mut args: Vec<Arg>, by: By, page: Page) -> Result<Paged<Summary>> {
        let column = by.column();
        if let Some(Cursor { time, id }) = &page.after {
            let n = args.len();
            condition += &format!(" AND (t.{column}, t.id) < (${}, ${})", n + 1, n + 2);
            args.extend(args![*time, id]);
        }
        args.push(Arg::from(page.limit.saturating_add(1)));
        let limit = args.len();
        let sql = format!(
            "SELECT {BRIEF} FROM {SEATED} WHERE {condition} ORDER BY t.{column} DESC, t.id DESC LIMIT ${limit}"
        );
        let mut items = self.rows(sql, args, read_summary).await?;
        let more = items.len() > page.limit as usize;
        items.truncate(page.limit as usize);
        let next = items.last().filter(|_| more).map(|last| Cursor { time: by.time(last), id: last.id.clone() });
        Ok(Paged { items, next })
    }
}

impl Tx {
    pub(super) async fn open_table(&mut self, table: &NewTable) -> Result<End<bool>> {
        if !self.insert_table(table).await? {
            return Ok(End::Undo(false));
        }
        for seat in &table.seats {
            self.put_seat(&table.id, seat).await?;
        }
        self.tell(Notice::Table(table.id.clone(), 1), table.at);
        self.tell(Notice::Lobby, table.at);
        Ok(End::Keep(true))
    }

    /// Counts and opens in one transaction. On PostgreSQL, locks on the player and the network prevent concurrent counts.
    async fn open_within(&mut self, table: &NewTable, bounds: &Bounds) -> Result<End<Admission>> {
        let (column, id) = seated(&bounds.player);
        let Bounds { levels, .. } = bounds;
        let network = Some(table.network.as_str()).filter(|network| !network.is_empty() && !levels.is_empty());
        if self.locks() {
            // The player before the network, to prevent deadlocks.
            for (kind, name) in [(column, Some(id.clone())), ("network", network.map(Arg::from))] {
                if let Some(name) = name {
                    let sql = "SELECT pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))";
                    self.run(sql, vec![Arg::from(kind), name]).await?;
                }
            }
        }
        let seats = format!("FROM seats s JOIN tables t ON t.id = s.table_id AND {OPEN} WHERE s.{column} = $1");
        if self.open_tables(column, id.clone()).await? >= bounds.tables {
            return Ok(End::Undo(Admission::TooManyTables));
        }
        for seat in &table.seats {
            let Holder::Asked(user) = &seat.holder else { continue };
            let sql = format!(
                "SELECT count(*) AS count FROM seats s JOIN tables t ON t.id = s.table_id AND {OPEN} \
                 WHERE s.user_id = $1 AND s.holder = 'asked'"
            );
            if self.count(sql, args![user]).await? >= bounds.asked {
                return Ok(End::Undo(Admission::TooManyTables));
            }
        }
        if !levels.is_empty() {
            let places: Vec<_> = (2..).zip(*levels).map(|(place, _)| format!("${place}")).collect();
            let bot = format!(
                "EXISTS (SELECT 1 FROM seats b WHERE b.table_id = t.id AND b.level IN ({}))",
                places.join(", ")
            );
            let of =
                |who: Arg| std::iter::once(who).chain(levels.iter().map(|&level| Arg::from(level))).collect::<Vec<_>>();
            let games = self.count(format!("SELECT count(*) AS count {seats} AND {bot}"), of(id)).await?;
            let all = match network {
                Some(network) => {
                    let sql = format!(
                        "SELECT count(*) AS count FROM tables t WHERE t.network = $1 AND t.network <> '' AND {OPEN} AND {bot}"
                    );
                    self.count(sql, of(Arg::from(network))).await?
                }
                None => 0,
            };
            if games >= bounds.games || all >= bounds.network_games {
                return Ok(End::Undo(Admission::TooManyGames));
            }
        }
        Ok(match self.open_table(table).await? {
            End::Keep(_) => End::Keep(Admission::Opened),
            End::Undo(_) => End::Undo(Admission::There),
        })
    }

    /// Counts the unfinished tables of a player, without unanswered invitations.
    pub(super) async fn open_tables(&mut self, column: &str, id: Arg) -> Result<i64> {
        let sql = format!(
            "SELECT count(DISTINCT t.id) AS count FROM seats s JOIN tables t ON t.id = s.table_id AND {OPEN} \
             WHERE s.{column} = $1 AND s.holder <> 'asked'"
        );
        self.count(sql, vec![id]).await
    }

    async fn count(&mut self, sql: String, args: Vec<Arg>) -> Result<i64> {
        Ok(self.row(sql, args, |row| row.int("count")).await?.unwrap_or(0))
    }

    /// Inserts a table without its seats. Returns false if it exists already.
    async fn insert_table(&mut self, table: &NewTable) -> Result<bool> {
        let sql = "INSERT INTO tables (id, version, game, rules, brief, public, rated, clock, clock_west, clock_east, clock_since, \
                   rematch_of, status, turn_west, turn_east, offers, entries, created, updated, network) \
                   VALUES ($1, 1, $2, $3, $4, $5, $6, $7, 0, 0, $8, $9, $10, FALSE, FALSE, '[]', 0, $8, $8, $11) \
                   ON CONFLICT DO NOTHING";
        let args = args![
            &table.id,
            table.game.as_str(),
            table.rules,
            &table.brief,
            table.public,
            table.rated,
            json(&table.clock),
            table.at,
            table.rematch_of.as_ref(),
            name_of(table.status),
            table.network.as_str(),
        ];
        if self.run(sql, args).await? == 0 {
            return Ok(false);
        }
        let sql =
            "INSERT INTO setups (table_id, options, start_position, seed, commitment) VALUES ($1, $2, $3, $4, $5)";
        let Fairness { seed, commitment } = table.fairness;
        self.run(sql, args![&table.id, &table.options, table.start.as_ref(), seed, commitment]).await?;
        Ok(true)
    }

    /// Inserts or replaces a seat.
    pub(super) async fn put_seat(&mut self, id: &TableId, seat: &Seat) -> Result<()> {
        let (holder, level, user, guest) = match &seat.holder {
            Holder::Open => ("open", None, None, None),
            Holder::Invite => ("invite", None, None, None),
            Holder::Asked(user) => ("asked", None, Some(user), None),
            Holder::HotSeat => ("hot_seat", None, None, None),
            Holder::Bot(level) => ("bot", Some(level.as_str()), None, None),
            Holder::User(user) => ("user", None, Some(user), None),
            Holder::Guest(guest) => ("guest", None, None, Some(guest)),
            Holder::Gone => ("gone", None, None, None),
        };
        let sql = "INSERT INTO seats (table_id, side, holder, level, user_id, guest_id, invitation, entropy) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
                   ON CONFLICT (table_id, side) DO UPDATE SET holder = excluded.holder, level = excluded.level, \
                   user_id = excluded.user_id, guest_id = excluded.guest_id, invitation = excluded.invitation, \
                   entropy = excluded.entropy";
        self.run(sql, args![id, seat.side, holder, level, user, guest, seat.invitation, seat.entropy]).await?;
        Ok(())
    }

    /// Returns a table without its moves.
    pub(super) async fn table(&mut self, id: &TableId) -> Result<Option<TableRow>> {
        self.row(whole_table(), args![id], read_table).await
    }

    /// Increments the versions of tables that were modified outside a [`crate::Change`], and announces them.
    pub(super) async fn renew(&mut self, tables: &[TableId], at: i64) -> Result<()> {
        for id in tables {
            let sql = "UPDATE tables SET version = version + 1 WHERE id = $1 RETURNING version";
            let version = self.row(sql, args![id], |row| row.int("version")).await?.ok_or(Error::NoTable)?;
            self.tell(Notice::Table(id.clone(), version), at);
        }
        Ok(())
    }
}

/// Returns the column of seats that names a player, and the player's id.
pub(super) fn seated(player: &Player) -> (&'static str, Arg) {
    match player {
        Player::User(id) => ("user_id", Arg::from(id)),
        Player::Guest(id) => ("guest_id", Arg::from(id)),
    }
}

/// Returns the query for a table.
fn whole_table() -> String {
    format!(
        "SELECT {BRIEF}, s.options, s.start_position, s.seed, s.commitment FROM {SEATED} \
         JOIN setups s ON s.table_id = t.id WHERE t.id = $1"
    )
}

pub(super) fn read_id(row: &Row<'_>) -> Result<TableId> {
    row.text(0).map(TableId)
}

fn read_table(row: &Row<'_>) -> Result<TableRow> {
    Ok(TableRow {
        id: TableId(row.text("id")?),
        version: row.int("version")?,
        game: row.text("game")?,
        rules: rules_version(row)?,
        options: row.json("options")?,
        start: row.json_or_none("start_position")?,
        public: row.at("public")?,
        rated: row.at("rated")?,
        clock: row.json("clock")?,
        clock_state: read_clock(row)?,
        fairness: Fairness { seed: row.bytes("seed")?, commitment: row.bytes("commitment")? },
        seats: [read_seat(row, Side::West)?, read_seat(row, Side::East)?],
        ratings: [read_rating(row, Side::West)?, read_rating(row, Side::East)?],
        rematch_of: row.at::<Option<String>>("rematch_of")?.map(TableId),
        network: row.text("network")?,
        status: row.named("status")?,
        outcome: row.json_or_none("outcome")?,
        turn: read_turn(row)?,
        offers: row.json("offers")?,
        entries: row.int("entries")?,
        created: row.int("created")?,
        updated: row.int("updated")?,
    })
}

pub(super) fn read_summary(row: &Row<'_>) -> Result<Summary> {
    let seat = |side| read_seat(row, side).map(|seat| (seat.holder, seat.name));
    Ok(Summary {
        id: TableId(row.text("id")?),
        version: row.int("version")?,
        game: row.text("game")?,
        brief: row.json("brief")?,
        public: row.at("public")?,
        rated: row.at("rated")?,
        clock: row.json("clock")?,
        status: row.named::<Status>("status")?,
        outcome: row.json_or_none("outcome")?,
        turn: read_turn(row)?,
        premoved: Turn { west: row.at("west_premoved")?, east: row.at("east_premoved")? },
        deadline: row.at("deadline")?,
        seats: [seat(Side::West)?, seat(Side::East)?],
        ratings: [read_rating(row, Side::West)?, read_rating(row, Side::East)?],
        created: row.int("created")?,
        updated: row.int("updated")?,
    })
}

fn rules_version(row: &Row<'_>) -> Result<u32> {
    u32::try_from(row.int("rules")?).map_err(|error| super::rows::damaged("rules", &error))
}

fn read_turn(row: &Row<'_>) -> Result<Turn> {
    Ok(Turn { west: row.at("turn_west")?, east: row.at("turn_east")? })
}

pub(super) fn read_clock(row: &Row<'_>) -> Result<ClockState> {
    Ok(ClockState {
        west: row.int("clock_west")?,
        east: row.int("clock_east")?,
        running: row.named_or_none("clock_running")?,
        since: row.int("clock_since")?,
        deadline: row.at("deadline")?,
    })
}

/// Reads the rating of the player of a side, if there is one.
fn read_rating(row: &Row<'_>, side: Side) -> Result<Option<Standing>> {
    let number = |name: &str| row.at::<Option<i64>>(format!("{}_{name}", name_of(side)).as_str());
    let Some(rating) = number("rating")? else { return Ok(None) };
    let number = |name: &str| number(name).map(Option::unwrap_or_default);
    let rating = Rating { rating, deviation: number("deviation")?, volatility: number("volatility")? };
    Ok(Some(Standing { rating, games: number("games")?, at: number("at")? }))
}

fn read_seat(row: &Row<'_>, side: Side) -> Result<Seat> {
    let prefix = format!("{}_", name_of(side));
    let column = |name: &str| format!("{prefix}{name}");
    Ok(Seat {
        side,
        holder: read_seat_of(row, &prefix)?,
        name: row.at(column("name").as_str())?,
        invitation: row.bytes_or_none(column("invitation").as_str())?.map(TokenHash),
        entropy: row.bytes_or_none(column("entropy").as_str())?,
    })
}

/// Reads the holder of a seat from columns with a common prefix.
pub(super) fn read_seat_of(row: &Row<'_>, prefix: &str) -> Result<Holder> {
    let column = |name: &str| format!("{prefix}{name}");
    let text = |name: &str| row.at::<Option<String>>(column(name).as_str());
    let missing = |what: &str| super::rows::damaged(column(what), &"missing");
    Ok(match row.text(column("holder").as_str())?.as_str() {
        "open" => Holder::Open,
        "invite" => Holder::Invite,
        "asked" => Holder::Asked(UserId(text("user")?.ok_or_else(|| missing("user"))?)),
        "hot_seat" => Holder::HotSeat,
        "bot" => Holder::Bot(text("level")?.ok_or_else(|| missing("level"))?),
        "user" => Holder::User(UserId(text("user")?.ok_or_else(|| missing("user"))?)),
        "guest" => Holder::Guest(GuestId(text("guest")?.ok_or_else(|| missing("guest"))?)),
        "gone" => Holder::Gone,
        other => return Err(super::rows::damaged(column("holder"), &other)),
    })
}

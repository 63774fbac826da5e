//! Clocks that stand still: during downtime, and on vacations.
//!
//! A transaction that locks several tables locks them in the order of their ids, before any account or guest, to prevent deadlocks.

use super::{Row, Sql, Tx, args, tables::read_clock};
use crate::{ClockKind, ClockState, Notice, Result, TableId, Time, UserId};
use rules::Side;

impl Tx {
    /// Credits every running clock with the downtime `silence`; no clock starts later than now.
    pub(super) async fn credit(&mut self, at: Time, silence: i64) -> Result<()> {
        let which = "deadline IS NOT NULL AND clock_running IS NOT NULL AND clock_since < $1";
        if self.locks() {
            self.run(format!("SELECT id FROM tables WHERE {which} ORDER BY id FOR UPDATE"), args![at]).await?;
        }
        let start = "CASE WHEN clock_since + $2 > $1 THEN $1 ELSE clock_since + $2 END";
        let sql = format!(
            "UPDATE tables SET version = version + 1, deadline = deadline + ({start}) - clock_since, clock_since = {start} \
             WHERE {which} RETURNING id, version"
        );
        let read = |row: &Row<'_>| Ok(Notice::Table(TableId(row.text("id")?), row.int("version")?));
        for notice in self.rows(sql, args![at, silence], read).await? {
            self.tell(notice, at);
        }
        Ok(())
    }

    /// Stops the correspondence clocks that run for an account until `until`; expired clocks stay expired.
    pub(super) async fn stand_still(&mut self, user: &UserId, at: Time, until: Time) -> Result<()> {
        let stop = |clock: ClockState| {
            let running = clock.deadline.is_some_and(|deadline| deadline > at);
            (running && clock.since < until).then(|| started(used(clock, at), until))
        };
        self.each_correspondence(user, at, stop).await
    }

    /// Starts the stopped correspondence clocks of an account now.
    pub(super) async fn go_on(&mut self, user: &UserId, at: Time) -> Result<()> {
        self.each_correspondence(user, at, |clock| (clock.since > at).then(|| started(clock, at))).await
    }

    /// Changes the correspondence clocks that run for an account. Tables whose clock runs for the opponent get a new version too: a
    /// concurrent action is then rejected as stale, and its retry starts the account's clock correctly.
    async fn each_correspondence(
        &mut self,
        user: &UserId,
        at: Time,
        change: impl Fn(ClockState) -> Option<ClockState>,
    ) -> Result<()> {
        let sql = "SELECT t.id, t.clock, t.clock_west, t.clock_east, t.clock_running, t.clock_since, t.deadline, \
                   EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.side = t.clock_running AND s.user_id = $1) AS mine \
                   FROM tables t WHERE t.deadline IS NOT NULL AND t.id IN (SELECT table_id FROM seats WHERE user_id = $1) \
                   ORDER BY t.id";
        let read = |row: &Row<'_>| {
            let kind: ClockKind = row.json("clock")?;
            let mine = row.at::<bool>("mine")?.then(|| read_clock(row)).transpose()?;
            Ok(matches!(kind, ClockKind::Correspondence { .. }).then_some((TableId(row.text("id")?), mine)))
        };
        let rows = self.rows(Sql::each(sql, format!("{sql} FOR UPDATE")), args![user], read).await?;
        let mut tables = Vec::new();
        for (id, mine) in rows.into_iter().flatten() {
            if let Some(clock) = mine.and_then(&change) {
                let sql =
                    "UPDATE tables SET clock_west = $2, clock_east = $3, clock_since = $4, deadline = $5 WHERE id = $1";
                self.run(sql, args![&id, clock.west, clock.east, clock.since, clock.deadline]).await?;
            }
            tables.push(id);
        }
        self.renew(&tables, at).await
    }
}

/// Subtracts the time used so far from a running clock.
fn used(mut clock: ClockState, at: Time) -> ClockState {
    let used = (at - clock.since).max(0);
    match clock.running {
        Some(Side::West) => clock.west -= used,
        Some(Side::East) => clock.east -= used,
        None => {}
    }
    clock
}

/// Starts a running clock at `since`.
fn started(clock: ClockState, since: Time) -> ClockState {
    let left = match clock.running {
        Some(Side::West) => clock.west,
        Some(Side::East) => clock.east,
        None => return clock,
    };
    ClockState { since, deadline: Some(since + left), ..clock }
}

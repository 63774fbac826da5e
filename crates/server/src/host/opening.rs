//! Opens and begins tables, and seats players.

use super::{Host, Sitting, TRIES, run_to_completion, sides_of};
use crate::{access::is_asked, bots, error::ApiError, room::Room, setup, time::now};
use rules::Side;
use serde_json::json;
use std::sync::Arc;
use store::{Admission, Bounds, Change, EntryKind, Holder, NewEntry, NewTable, Player, Status, TableId};
use wire::Code;

impl Host {
    /// Opens the rematch of a room, or returns the one that is open.
    pub(super) async fn rematch(
        &self,
        room: &Room,
        mut change: Change,
        player: &Player,
        network: &str,
    ) -> Result<(Change, Option<String>), ApiError> {
        let id = match self.store.rematch(&room.row.id).await? {
            Some(id) => id,
            None => {
                let bot = Side::BOTH.into_iter().find_map(|side| room.bot(side));
                self.open_table(setup::rematch(&room.row, network), bots::bounds(player, bot)).await?
            }
        };
        self.begin(&id).await?;
        change.entries = vec![NewEntry { by: rules::Actor::Nobody, what: EntryKind::Note(json!({ "rematch": id })) }];
        Ok((change, Some(id.to_string())))
    }

    /// Opens a table within the limits and returns its id. If it is a rematch that exists already, returns the id of that one.
    ///
    /// # Errors
    /// If a limit is exceeded.
    pub async fn open_table(&self, table: NewTable, bounds: Bounds) -> Result<TableId, ApiError> {
        let (id, before) = (table.id.clone(), table.rematch_of.clone());
        match (self.store.open_within(table, bounds).await?, before) {
            (Admission::Opened, _) => Ok(id),
            (Admission::There, Some(before)) => self.store.rematch(&before).await?.ok_or(Code::NoOffer.into()),
            (Admission::There, None) => Err(Code::Internal.into()),
            (Admission::TooManyTables, _) => Err(Code::TooManyTables.into()),
            (Admission::TooManyGames, _) => Err(Code::TooManyGames.into()),
        }
    }

    /// Begins the game of a table whose seats are taken, if it has not begun.
    ///
    /// # Errors
    /// If the table does not exist.
    pub async fn begin(&self, id: &TableId) -> Result<(), ApiError> {
        self.ask(&self.handle(id), |_| ()).await // loading a room begins its game
    }

    /// Seats a player. It runs to completion even if the caller is dropped.
    ///
    /// # Errors
    /// If no seat is free.
    pub async fn sit(self: &Arc<Self>, id: &TableId, sitting: Sitting) -> Result<Vec<Side>, ApiError> {
        let (host, id) = (Arc::clone(self), id.clone());
        run_to_completion(async move { host.sit_here(&id, &sitting).await }).await
    }

    async fn sit_here(&self, id: &TableId, sitting: &Sitting) -> Result<Vec<Side>, ApiError> {
        let live = self.handle(id);
        let mut guard = live.room.lock().await;
        for _ in 0..TRIES {
            let row = &self.loaded(&live, &mut guard).await?.row;
            let mine = sides_of(row, Some(&sitting.player));
            if !mine.is_empty() {
                return Ok(mine);
            }
            let hash = sitting.invite.as_deref().and_then(store::Token::read).map(|token| token.hash());
            let fits = |seat: &&store::Seat| match seat.holder {
                Holder::Open => true,
                Holder::Asked(_) => is_asked(&seat.holder, Some(&sitting.player)),
                Holder::Invite => hash.is_some() && seat.invitation == hash,
                _ => false,
            };
            let free = row.seats.iter().find(fits).ok_or(ApiError::from(Code::SeatTaken))?;
            if row.rated && !matches!(sitting.player, Player::User(_)) {
                return Err(Code::RatedTerms.into());
            }
            let seat = store::Seat {
                side: free.side,
                holder: sitting.player.clone().into(),
                name: Some(sitting.name.clone()),
                invitation: None,
                entropy: Some(sitting.entropy),
            };
            let side = seat.side;
            let away = self.away(row).await?;
            let mut room = self.taken(&live, &mut guard).await?;
            let change = room.sit(seat, now(), away)?;
            if self.store_change(&live, &mut guard, room, change).await?.is_some() {
                return Ok(vec![side]);
            }
        }
        Err(Code::Busy.into())
    }

    /// Declines an invitation by name, which cancels the table. Repeating it has no effect.
    ///
    /// # Errors
    /// If the player was not invited, or the game has begun.
    pub async fn refuse(self: &Arc<Self>, id: &TableId, player: &Player) -> Result<(), ApiError> {
        let (host, id, player) = (Arc::clone(self), id.clone(), player.clone());
        run_to_completion(async move { host.refuse_here(&id, &player).await }).await
    }

    async fn refuse_here(&self, id: &TableId, player: &Player) -> Result<(), ApiError> {
        let live = self.handle(id);
        let mut guard = live.room.lock().await;
        for _ in 0..TRIES {
            let row = &self.loaded(&live, &mut guard).await?.row;
            if !row.seats.iter().any(|seat| is_asked(&seat.holder, Some(player))) {
                return Err(Code::NotFound.into());
            }
            match row.status {
                Status::Waiting => {}
                Status::Cancelled => return Ok(()),
                _ => return Err(Code::Begun.into()),
            }
            let room = self.taken(&live, &mut guard).await?;
            let status = Some(Status::Cancelled);
            let change = Change { version: room.row.version, at: now(), status, ..Change::default() };
            if self.store_change(&live, &mut guard, room, change).await?.is_some() {
                return Ok(());
            }
        }
        Err(Code::Busy.into())
    }
}

//! Offers between the players: draw, takeback, pause, rematch.

use super::{Context, Effect, Room};
use crate::{clock, error::ApiError};
use rules::Side;
use store::{Change, ClockKind, Offer, OfferKind, Status};
use wire::Code;

impl Room {
    /// Makes an offer. A bot accepts a pause and a rematch at once.
    pub(super) fn offer(
        &mut self,
        kind: wire::OfferKind,
        to: Option<u32>,
        context: &Context,
    ) -> Result<Effect, ApiError> {
        let kind = self.possible(kind, to, context)?;
        if self.bot(context.side.other()).is_some() {
            return Ok(match kind {
                OfferKind::Rematch => self.again(context),
                _ => Effect::Change(Box::new(self.pause(context))),
            });
        }
        let mut offers = self.row.offers.clone();
        offers.retain(|offer| offer.by != context.side || offer_kind(offer.kind) != offer_kind(kind));
        offers.push(Offer { kind, by: context.side, at: context.at });
        Ok(Effect::Change(Box::new(Change { offers: Some(offers), ..self.change(context) })))
    }

    /// Returns the offer as it is stored, if the side may make it.
    fn possible(&self, kind: wire::OfferKind, to: Option<u32>, context: &Context) -> Result<OfferKind, ApiError> {
        if kind == wire::OfferKind::Rematch {
            let possible = self.over() && self.rematch.is_none();
            return if possible { Ok(OfferKind::Rematch) } else { Err(Code::NoOffer.into()) };
        }
        self.ensure_running()?;
        let knows_draw = self.game.entry().draw;
        match kind {
            wire::OfferKind::Draw if knows_draw && self.people() => Ok(OfferKind::Draw),
            wire::OfferKind::Takeback if !self.row.rated && self.people() => {
                let mut decisions = self.decisions(context.side);
                let meant = |&count: &usize| to.is_none_or(|to| to as usize == count);
                let count = decisions.find(meant).ok_or(ApiError::from(Code::NoUndo))?;
                Ok(OfferKind::Takeback { to: count.checked_sub(1).map_or(0, |last| self.numbers[last]) })
            }
            wire::OfferKind::Pause if self.row.clock != ClockKind::None => Ok(OfferKind::Pause),
            _ => Err(Code::NoOffer.into()),
        }
    }

    /// Returns the pending offer of a side.
    fn offered(&self, kind: wire::OfferKind, by: Side) -> Result<Offer, ApiError> {
        let found = self.row.offers.iter().find(|offer| offer.by == by && offer_kind(offer.kind) == kind);
        found.copied().ok_or(ApiError::from(Code::NoOffer))
    }

    /// Accepts an offer of the other side.
    pub(super) fn accept(&mut self, kind: wire::OfferKind, context: &Context) -> Result<Effect, ApiError> {
        if kind != wire::OfferKind::Rematch {
            self.ensure_running()?;
        }
        let change = match self.offered(kind, context.side.other())?.kind {
            OfferKind::Rematch => return Ok(self.again(context)),
            OfferKind::Draw => self.end(context, None, "agreed"),
            OfferKind::Pause => self.pause(context),
            OfferKind::Takeback { to } => {
                let count = self.played_with(to);
                self.go_back(count, context)
            }
        };
        Ok(Effect::Change(Box::new(change)))
    }

    /// Declines an offer of the other side, or withdraws the side's own.
    pub(super) fn decline(&mut self, kind: wire::OfferKind, context: &Context) -> Result<Change, ApiError> {
        let mut offers = self.row.offers.clone();
        offers.retain(|offer| offer_kind(offer.kind) != kind);
        if offers.len() == self.row.offers.len() {
            return Err(Code::NoOffer.into());
        }
        Ok(Change { offers: Some(offers), ..self.change(context) })
    }

    fn again(&self, context: &Context) -> Effect {
        Effect::Rematch(Box::new(Change { offers: Some(Vec::new()), ..self.change(context) }))
    }

    fn pause(&self, context: &Context) -> Change {
        Change {
            status: Some(Status::Paused),
            offers: Some(Vec::new()),
            clock: Some(clock::stopped(&self.row.clock_state, context.at, 0)),
            bots: Some(Vec::new()),
            ..self.change(context)
        }
    }
}

/// Converts the kind of an offer.
#[must_use]
pub fn offer_kind(kind: OfferKind) -> wire::OfferKind {
    match kind {
        OfferKind::Draw => wire::OfferKind::Draw,
        OfferKind::Takeback { .. } => wire::OfferKind::Takeback,
        OfferKind::Pause => wire::OfferKind::Pause,
        OfferKind::Rematch => wire::OfferKind::Rematch,
    }
}

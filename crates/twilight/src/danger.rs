//! Warnings about moves that may lose the game: by DEFCON, by the Cuban Missile Crisis, by a scoring card held too long.
//!
//! The deck says of every card whether its event may lower DEFCON, give Operations or trigger other cards. This bounds how far
//! DEFCON may fall through what is under way (`Threat`): in most positions not far enough to lose. Otherwise one of two functions
//! gives the answer:
//!
//! * [`View::dangers`] plays on with the rules themselves, for warnings to people (`lookahead`);
//! * [`remove_losing_moves`] uses only what is known of the cards, without playing on: cheap enough for every step of a playout,
//!   and more careful about cards that the player has not seen (`quick`).

mod lookahead;
mod quick;

use crate::{
    Ask, Call,
    Card::{
        self, AbmTreaty, CiaCreated, CubanMissileCrisis, FiveYearPlan, GrainSalesToSoviets, HowILearnedToStopWorrying,
        Junta, LoneGunman, MissileEnvy, OlympicGames, OrtegaElectedInNicaragua, StarWars, TearDownThisWall,
        UnIntervention,
    },
    Cards, Frame, OpsKinds, Proc, Side, State, Us, Ussr,
    deck::{BRINGS_CARDS, LOWERS_DEFCON, cards_of},
    state::{Phase, Reason},
};

pub use quick::{deadly, deadly_cards, remove_losing_moves};

#[cfg(doc)]
use crate::View;

/// How an action may lose the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Danger {
    /// It loses at once.
    Loses(Reason),
    /// It may lose, depending on the dice, the cards or the opponent.
    MayLose(Reason),
    /// As many scoring cards as rounds are left, and this plays none of them.
    StrandsScoring,
}

/// The cards whose event may lower DEFCON, directly or through another card.
pub const RISKY: Cards = Cards::from_bits(LOWERS_DEFCON.bits() | BRINGS_CARDS.bits());

/// The distance from DEFCON 5 to DEFCON 1.
const ALL_THE_WAY: u8 = 4;

/// Returns the maximum number of steps by which the event of a card may lower DEFCON.
#[must_use]
pub fn fall(card: Card) -> u8 {
    match card {
        _ if !RISKY.contains(card) => 0,
        HowILearnedToStopWorrying | CubanMissileCrisis => ALL_THE_WAY,
        OlympicGames => 2, // the boycott, and a coup with the Operations
        _ if BRINGS_CARDS.contains(card) => ALL_THE_WAY,
        _ => 1,
    }
}

/// Returns the maximum of [`fall`] over these cards.
fn worst(cards: Cards) -> u8 {
    (cards & RISKY).iter().map(fall).max().unwrap_or(0)
}

/// Bounds how far DEFCON may fall against the will of one side.
#[derive(Clone, Copy)]
struct Threat<'a> {
    s: &'a State,
    me: Side,
    /// A superset of the opponent's hand.
    theirs: Cards,
}

impl Threat<'_> {
    /// For a state with complete information.
    fn in_state(s: &State, me: Side) -> Threat<'_> {
        Threat { s, me, theirs: s.hand(me.other()) }
    }

    /// For the state of a view, in which the opponent's hand is blank.
    fn in_view(s: &State, me: Side) -> Threat<'_> {
        Threat { s, me, theirs: s.deck() - s.discard - s.removed - s.table - s.hand(me) }
    }

    fn hand(&self, side: Side) -> Cards {
        if side == self.me { self.s.hand(side) } else { self.theirs }
    }

    /// Returns the maximum number of steps by which DEFCON may fall through the event of a card that `by` plays or gets, whatever
    /// `me` does. If even these do not lose, no further search is needed.
    fn event(&self, by: Side, card: Card) -> u8 {
        let by = card.side().unwrap_or(by);
        let mine = by == self.me;
        match card {
            _ if !RISKY.contains(card) => 0,
            // A side with Operations need not make a coup with them, and a side that sets DEFCON need not set it to 1.
            CiaCreated
            | LoneGunman
            | Junta
            | AbmTreaty
            | UnIntervention
            | TearDownThisWall
            | OrtegaElectedInNicaragua
            | GrainSalesToSoviets
            | HowILearnedToStopWorrying
                if mine =>
            {
                0
            }
            CubanMissileCrisis => self.s.defcon.saturating_sub(2),
            // The opponent of the side that plays it decides about the boycott.
            OlympicGames => u8::from(mine),
            // Its Operations, and its event before them.
            GrainSalesToSoviets => worst(self.hand(Ussr)).saturating_add(1),
            FiveYearPlan => worst((self.hand(Ussr) & cards_of(Us)) - Cards::of(FiveYearPlan)),
            StarWars => worst(self.s.discard),
            MissileEnvy => worst(self.hand(by.other())).max(1),
            _ => fall(card),
        }
    }

    /// Returns the maximum fall through the calls under way.
    fn calls(&self) -> u8 {
        let of = |frame: &Frame| match *frame {
            Frame::Run(Call { proc: Proc::Event, card: Some(GrainSalesToSoviets), step: 2.., .. }) => 0, // the card is in use
            Frame::Run(Call { proc: Proc::Event | Proc::Trigger, card: Some(card), side, .. }) => {
                self.event(side, card)
            }
            Frame::Run(Call { proc: Proc::Ops, side, .. }) => u8::from(side != self.me),
            _ => 0,
        };
        self.s.stack.as_slice().iter().map(of).fold(0, u8::saturating_add)
    }

    /// Returns the maximum fall through the answer to a question; questions of an event are covered by its call.
    fn question(&self, ask: Ask) -> u8 {
        match ask {
            Ask::Ops { by, kinds, .. } => u8::from(by != self.me && kinds.contains(OpsKinds::COUP)),
            // A player may decline their own event.
            Ask::Use { by, card, .. } if by == self.me => self.against(card),
            Ask::Use { by, card, .. } => self.event(by, card).saturating_add(1),
            _ => 0,
        }
    }

    /// Returns the maximum fall through a card that `me` plays, if it carries the opponent's event.
    fn against(&self, card: Card) -> u8 {
        if card.side() == Some(self.me.other()) { self.event(self.me, card) } else { 0 }
    }

    /// Returns the maximum fall through what is under way, in the rest of the round or of both headlines. DEFCON 1 is a defeat for
    /// the side whose round or headline it is (10.1).
    fn under_way(&self) -> u8 {
        match self.s.phase {
            Phase::Rounds if self.s.phasing == self.me => self.calls(),
            Phase::Headline => {
                let to_come = self.s.headline[self.me.index()].map_or(0, |card| self.event(self.me, card));
                let now = if self.s.phasing == self.me || to_come > 0 { self.calls() } else { 0 };
                let first = match self.s.headline[self.me.other().index()] {
                    Some(card) if to_come > 0 => fall(card),
                    _ => 0,
                };
                to_come.saturating_add(now).saturating_add(first)
            }
            _ => 0,
        }
    }

    /// Returns the maximum fall as [`Threat::under_way`] does, with the question on top included.
    fn all(&self) -> u8 {
        let asked = match (self.s.phase, self.s.ask()) {
            (_, None) => 0,
            (Phase::Headline, Some(Ask::Headline { .. })) => {
                if self.s.headline[self.me.index()].is_some() {
                    worst(self.theirs)
                } else {
                    0
                }
            }
            (_, Some(ask)) => self.question(ask),
        };
        let under_way = self.under_way();
        match self.s.phase {
            Phase::Rounds if self.s.phasing != self.me => 0,
            // The opponent's headline hurts only if a headline of `me` that lowers DEFCON follows it.
            Phase::Headline if self.s.phasing != self.me && under_way == 0 => 0,
            _ => under_way.saturating_add(asked),
        }
    }

    /// Returns true if a fall by `steps` loses the game.
    fn loses(&self, steps: u8) -> bool {
        steps + 1 >= self.s.defcon
    }
}

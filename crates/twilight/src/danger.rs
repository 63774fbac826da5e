//! What may lose the game: by DEFCON, by the Cuban Missile Crisis, by a scoring card held too long.
//!
//! The deck says of every card whether its event may lower DEFCON, give Operations or bring other cards about. From that
//! follows at a glance how far DEFCON may fall by what is under way (`Threat`): for most positions not far enough. Where it may,
//! there are two answers:
//!
//! * [`View::dangers`] plays on with the rules themselves, to warn people (`lookahead`);
//! * [`remove_losing_moves`] goes by what is known of the cards, without playing: cheap enough for every step of a playout, and
//!   more careful about cards that the player has not seen (`quick`).

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
    /// It loses if the dice, the cards or the opponent want it.
    MayLose(Reason),
    /// As many scoring cards as rounds are left, and this plays none of them.
    StrandsScoring,
}

/// The cards by whose event DEFCON may fall, be it by another card.
pub const RISKY: Cards = Cards::from_bits(LOWERS_DEFCON.bits() | BRINGS_CARDS.bits());

/// From 5 to 1: as far as DEFCON can fall.
const ALL_THE_WAY: u8 = 4;

/// How many steps DEFCON may fall at most by the event of a card.
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

/// How many steps DEFCON may fall at most by the event of one of these cards.
fn worst(cards: Cards) -> u8 {
    (cards & RISKY).iter().map(fall).max().unwrap_or(0)
}

/// Looks at how far DEFCON may fall against the will of one side.
#[derive(Clone, Copy)]
struct Threat<'a> {
    s: &'a State,
    me: Side,
    /// The cards of which some are in the opponent's hand.
    theirs: Cards,
}

impl Threat<'_> {
    /// In a state that is wholly known.
    fn in_state(s: &State, me: Side) -> Threat<'_> {
        Threat { s, me, theirs: s.hand(me.other()) }
    }

    /// In the state of a view, in which the opponent's hand is blank.
    fn in_view(s: &State, me: Side) -> Threat<'_> {
        Threat { s, me, theirs: s.deck() - s.discard - s.removed - s.table - s.hand(me) }
    }

    fn hand(&self, side: Side) -> Cards {
        if side == self.me { self.s.hand(side) } else { self.theirs }
    }

    /// How many steps DEFCON may fall at most by the event of a card that `by` plays or gets, whatever `me` does. As long as it is
    /// not low enough to lose, nobody has to look further.
    fn event(&self, by: Side, card: Card) -> u8 {
        let by = card.side().unwrap_or(by);
        let mine = by == self.me;
        match card {
            _ if !RISKY.contains(card) => 0,
            // Whoever has Operations need not make a coup with them, who sets DEFCON need not set it to 1.
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
            // The opponent of who plays it decides about the boycott.
            OlympicGames => u8::from(mine),
            // Its Operations, and its event before them.
            GrainSalesToSoviets => worst(self.hand(Ussr)).saturating_add(1),
            FiveYearPlan => worst((self.hand(Ussr) & cards_of(Us)) - Cards::of(FiveYearPlan)),
            StarWars => worst(self.s.discard),
            MissileEnvy => worst(self.hand(by.other())).max(1),
            _ => fall(card),
        }
    }

    /// By the calls under way.
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

    /// By the answer to a question; what an event asks is looked at with its call.
    fn question(&self, ask: Ask) -> u8 {
        match ask {
            Ask::Ops { by, kinds, .. } => u8::from(by != self.me && kinds.contains(OpsKinds::COUP)),
            // The own event need not happen.
            Ask::Use { by, card, .. } if by == self.me => self.against(card),
            Ask::Use { by, card, .. } => self.event(by, card).saturating_add(1),
            _ => 0,
        }
    }

    /// By a card that `me` plays, if it carries the opponent's event.
    fn against(&self, card: Card) -> u8 {
        if card.side() == Some(self.me.other()) { self.event(self.me, card) } else { 0 }
    }

    /// How many steps DEFCON may fall at most in what is left of the round, or of both headlines, by what is under way. DEFCON 1
    /// is the defeat of whose round or headline it is (10.1).
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

    /// The same, with the question on top.
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
            // The opponent's headline hurts only if an own one comes after it that lowers DEFCON.
            Phase::Headline if self.s.phasing != self.me && under_way == 0 => 0,
            _ => under_way.saturating_add(asked),
        }
    }

    /// Whether so many steps lose the game.
    fn loses(&self, steps: u8) -> bool {
        steps + 1 >= self.s.defcon
    }
}

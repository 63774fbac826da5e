//! The state of a game.

use crate::{
    Action, Actor, Ask, Card, Cards, Countries, Country, Frame, Options, Region, Side,
    deck::{EARLY, LATE, MID, OPTIONAL},
    map::BATTLEGROUNDS,
    options::Scenario,
};
use rules::{Outcome, Stack};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The complete state of a game: table, hidden information and stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The options of the game.
    pub options: Options,
    /// The version of the rules; a game keeps the version with which it began.
    pub rules: u8,

    /// Influence by side and country; only [`State::set_influence`] may change it.
    pub influence: [[u8; 85]; 2],
    /// The countries where each side has influence.
    pub holds: [Countries; 2],
    /// The countries that each side controls.
    pub control: [Countries; 2],
    /// The countries where each side had influence at the start of the action round or headline (6.1).
    pub start: [Countries; 2],
    /// The countries that may answer the question on top; for Operations, the reach of influence.
    pub scope: Countries,
    /// The countries that have answered it once, if each may answer twice.
    pub once: Countries,
    /// The countries where the Operations under way allow coups and realignments.
    pub area: Countries,

    /// The VP marker: positive if the US is ahead.
    pub vp: i8,
    /// DEFCON, from 5 (peace) to 1 (the end).
    pub defcon: u8,
    /// The turn, from 1 to 10.
    pub turn: u8,
    /// The action round of the turn; 0 before the first.
    pub round: u8,
    /// The part of the turn.
    pub phase: Phase,
    /// The side whose action round or headline it is.
    pub phasing: Side,
    /// Military Operations.
    pub milops: [u8; 2],
    /// Boxes of the Space Race.
    pub space: [u8; 2],
    /// Cards played to the Space Race in this turn.
    pub spaced: [u8; 2],
    /// The holder of the China Card; `None` at first in the Chinese Civil War variant.
    pub china: Option<Side>,
    /// Whether the China Card may be played.
    pub china_up: bool,

    /// The events whose effect lasts.
    pub in_force: Cards,
    /// The number of Red Scare/Purge events against each side in this turn.
    pub scare: [u8; 2],
    /// The modifier by Death Squads of US coups in Central and South America; the USSR's are modified by the opposite.
    pub squads: i8,
    /// The side whose coups lose the game by the Cuban Missile Crisis.
    pub crisis: Option<Side>,
    /// The side that has to use Missile Envy for Operations.
    pub envy: Option<Side>,
    /// The region where Chernobyl bars the USSR.
    pub chernobyl: Option<Region>,
    /// Whether We Will Bury You is due in this US action round.
    pub bury_due: bool,
    /// Whether DEFCON moved to 2 in this action round.
    pub norad_due: bool,
    /// The order in which the second edition's Aldrich Ames makes the US play its cards; gaps only at the end.
    pub order: [Option<Card>; HAND_MAX],
    /// Whether North Sea Oil gives the US an eighth action round in this turn.
    pub extra_round: bool,

    /// The number of answers to the last question about influence, or the influence that the last coup removed.
    pub tally: u8,
    /// Whether the bidding made the players exchange chairs.
    pub swapped: bool,
    /// The last answer, if a procedure waits for it.
    pub last: Option<Action>,
    /// The end of the game, once it is over.
    pub over: Option<End>,

    /// The discard pile.
    pub discard: Cards,
    /// The cards out of the game.
    pub removed: Cards,
    /// The cards being played or lying before a player.
    pub table: Cards,

    /// The chosen headlines.
    pub headline: [Option<Card>; 2],
    /// The side whose headline lies face down.
    pub face_down: Option<Side>,
    /// The cards of each side, without the China Card and a chosen headline.
    pub hands: [Cards; 2],
    /// The opponent's cards that each side knows: in the hand or as a face-down headline.
    pub seen: [Cards; 2],
    /// The draw pile; it has no order until a card is drawn.
    pub pile: Cards,
    /// The cards of the pile that the US is looking at.
    pub peek: Cards,
    /// The cards that the US has seen go back into the pile; emptied when the USSR draws.
    pub known: Cards,
    /// The secret bid of each side: the side asked for and the points.
    pub bids: [Option<(Side, u8)>; 2],

    /// The procedures under way and the question on top.
    pub stack: Stack<Frame, 20>,
}

/// A number of cards that no hand exceeds.
pub const HAND_MAX: usize = 14;

const _: () = assert!(size_of::<State>() < 1024, "a state is copied at every node of a search");

/// A part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first turn.
    SetUp,
    /// The headline phase.
    Headline,
    /// The action rounds.
    Rounds,
    /// After the action rounds.
    End,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// What ended the game.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// 20 VP.
    VictoryPoints,
    /// Control of Europe at its scoring.
    EuropeControl,
    /// DEFCON 1.
    NuclearWar,
    /// A coup during the Cuban Missile Crisis.
    MissileCrisis,
    /// A scoring card held at the end of a turn.
    HeldScoringCard,
    /// The VP after turn 10.
    FinalScoring,
    /// Wargames.
    Peace,
}

impl Reason {
    /// Returns the slug under which `words` has the sentence.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Reason::VictoryPoints => "victory_points",
            Reason::EuropeControl => "europe_control",
            Reason::NuclearWar => "nuclear_war",
            Reason::MissileCrisis => "missile_crisis",
            Reason::HeldScoringCard => "held_scoring_card",
            Reason::FinalScoring => "final_scoring",
            Reason::Peace => "peace",
        }
    }
}

impl State {
    /// Returns the influence of `side` in a country.
    #[inline]
    #[must_use]
    pub fn influence(&self, side: Side, country: Country) -> u8 {
        self.influence[side.index()][country as usize]
    }

    /// Returns true if `side` controls a country (1.5).
    #[inline]
    #[must_use]
    pub fn controls(&self, side: Side, country: Country) -> bool {
        self.control[side.index()].contains(country)
    }

    /// Returns the countries that `side` controls.
    #[inline]
    #[must_use]
    pub fn controlled(&self, side: Side) -> Countries {
        self.control[side.index()]
    }

    /// Returns the countries where `side` has influence.
    #[inline]
    #[must_use]
    pub fn held(&self, side: Side) -> Countries {
        self.holds[side.index()]
    }

    /// Returns the cards of `side` without the China Card.
    #[inline]
    #[must_use]
    pub fn hand(&self, side: Side) -> Cards {
        self.hands[side.index()]
    }

    /// Returns true if the event of `card` has happened and its effect lasts.
    #[inline]
    #[must_use]
    pub fn in_force(&self, card: Card) -> bool {
        self.in_force.contains(card)
    }

    /// Sets the influence of `side` in a country and updates what depends on it.
    #[inline]
    pub fn set_influence(&mut self, side: Side, country: Country, amount: u8) {
        let (me, at) = (side.index(), country as usize);
        self.influence[me][at] = amount;
        let bit = Countries::of(country);
        if amount > 0 {
            self.holds[me] |= bit;
        } else {
            self.holds[me] -= bit;
        }
        let lead = i16::from(self.influence[0][at]) - i16::from(self.influence[1][at]);
        let need = i16::from(country.stability());
        self.control[0] -= bit;
        self.control[1] -= bit;
        if lead >= need {
            self.control[0] |= bit;
        } else if lead <= -need {
            self.control[1] |= bit;
        }
    }

    /// Returns every card that has entered the game, without the China Card.
    #[must_use]
    pub fn deck(&self) -> Cards {
        let late_war = self.options.scenario == Scenario::LateWar;
        let mut deck = EARLY;
        if self.turn >= 4 || late_war {
            deck |= MID;
        }
        if self.turn >= 8 || late_war {
            deck |= LATE;
        }
        if self.options.optional_cards { deck } else { deck - OPTIONAL }
    }

    /// Returns the question on top.
    #[inline]
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        match self.stack.top() {
            Some(&Frame::Ask(ask)) => Some(ask),
            _ => None,
        }
    }

    /// Returns the side that answers next, or chance.
    #[inline]
    #[must_use]
    pub fn actor(&self) -> Actor {
        self.ask().map_or(Actor::Nobody, Ask::actor)
    }

    /// Returns the outcome once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.over.map(|end| Outcome { winner: end.winner, reason: end.reason.slug() })
    }

    /// Returns true if the game is played by the rules of version 4 or later: We Will Bury You waits until UN Intervention is ruled out,
    /// the last VP of an event are checked for victory before its other effects (17.48), and positions that no game reaches are
    /// rejected (17.49, 17.53).
    #[inline]
    pub(crate) fn exact(&self) -> bool {
        self.rules >= 4
    }

    /// Returns true if the game is played by the rules of version 5. By them the VP of Wargames win before it ends the game (17.48), the goal of the
    /// late-war scenario also decides a game that the USSR ends by it (17.55), a realignment takes reach away under mixed Operations (17.56), and
    /// every starred card whose effect lasts is out of the game (17.53). A stored game of an earlier version keeps its rules.
    #[inline]
    pub(crate) fn since_version_5(&self) -> bool {
        self.rules >= 5
    }

    /// Returns the starred cards whose effect lasts and is not in `in_force`, each with the field that says so.
    pub(crate) fn lasting(&self) -> impl Iterator<Item = (&'static str, Card)> {
        let fields = [
            (self.crisis.is_some(), "crisis", Card::CubanMissileCrisis),
            (self.chernobyl.is_some(), "chernobyl", Card::Chernobyl),
            (self.bury_due, "bury_due", Card::WeWillBuryYou),
            (self.extra_round, "extra_round", Card::NorthSeaOil),
        ];
        fields.into_iter().filter(|&(set, _, _)| set).map(|(_, field, card)| (field, card))
    }

    /// Checks the invariants of a state.
    pub fn audit(&self) -> Result<(), String> {
        let ensure = |holds: bool, what: &dyn Fn() -> String| if holds { Ok(()) } else { Err(what()) };
        let mut all = Cards::EMPTY;
        let headlines = self.headline.into_iter().flatten().collect();
        let piles =
            [self.discard, self.removed, self.table, self.hands[0], self.hands[1], self.pile, self.peek, headlines];
        for pile in piles {
            ensure((all & pile).is_empty(), &|| format!("in two places: {}", named(all & pile)))?;
            all |= pile;
        }
        let deck = self.deck();
        ensure(all == deck, &|| format!("nowhere: {}; no part of the deck: {}", named(deck - all), named(all - deck)))?;
        let spent: Cards = (self.in_force & deck).iter().filter(|card| card.starred()).collect();
        let astray = spent - self.removed; // 17.53
        ensure(astray.is_empty() || !self.exact(), &|| {
            format!("`in_force` has {}, which must be in `removed`", named(astray))
        })?;
        for (field, card) in self.lasting() {
            let removed = self.removed.contains(card) || !self.since_version_5(); // 17.53
            ensure(removed, &|| format!("`{field}` is set, so {} must be in `removed`", card.slug()))?;
        }
        ensure((self.known - self.pile).is_empty(), &|| {
            format!("`known` has {}, which must be in `pile`", named(self.known - self.pile))
        })?;
        ensure(self.defcon <= 5 && self.defcon >= 1, &|| format!("DEFCON {}", self.defcon))?;
        ensure(self.defcon > 1 || self.over.is_some(), &|| "DEFCON 1 and the game goes on".to_owned())?;
        ensure(self.over.is_some() || self.vp.abs() <= 20, &|| format!("{} VP", self.vp))?;
        ensure(self.milops.iter().all(|&n| n <= 5), &|| format!("Military Operations {:?}", self.milops))?;
        ensure(self.space.iter().all(|&n| n <= 8), &|| format!("Space Race {:?}", self.space))?;
        ensure((1..=10).contains(&self.turn), &|| format!("turn {}", self.turn))?;
        for side in Side::BOTH {
            let (me, you) = (side.index(), side.other().index());
            let theirs = self.hands[you] | self.headline[you].into_iter().collect();
            ensure((self.seen[me] - theirs).is_empty(), &|| {
                format!("`seen` has {}, which the other side must have", named(self.seen[me] - theirs))
            })?;
            ensure(self.hands[me].len() <= HAND_MAX, &|| format!("{side:?} has {} cards", self.hands[me].len()))?;
            for country in Country::ALL {
                let (own, other) = (self.influence[me][country as usize], self.influence[you][country as usize]);
                let control = u16::from(own) >= u16::from(other) + u16::from(country.stability());
                let right =
                    self.holds[me].contains(country) == (own > 0) && self.control[me].contains(country) == control;
                ensure(right && own < 100, &|| format!("{side:?} has {own} in {country:?}"))?;
            }
        }
        let ordered: Cards = self.order.into_iter().flatten().collect();
        ensure((ordered - self.hands[0]).is_empty(), &|| {
            format!("`order` has {}, which must be in the hand of the US", named(ordered - self.hands[0]))
        })?;
        let unfit = self.scope - self.fitting().unwrap_or(self.scope);
        ensure(unfit.is_empty(), &|| format!("asked about, but it does not fit: {unfit:?}"))
    }

    /// Returns the battlegrounds that `side` controls.
    #[must_use]
    pub fn battlegrounds(&self, side: Side) -> Countries {
        self.control[side.index()] & BATTLEGROUNDS
    }
}

/// Returns the slugs of cards, for messages.
fn named(cards: Cards) -> String {
    cards.iter().map(Card::slug).collect::<Vec<_>>().join(", ")
}

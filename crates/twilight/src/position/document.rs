//! The document of a position, or of a seat's view of it.

use crate::{
    Action, Card, Cards, Countries, Country, Options, Region, Side,
    frame::Frame,
    map::WORLD,
    state::{Phase, Reason, State},
    view::View,
};
use rules::{
    Game, Seat,
    position::{Amounts, Each, Pair},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A position, or a seat's view of it: what the seat may not know is absent or counted.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "View", optional_fields)]
pub struct Document {
    /// The name of the game.
    #[ts(type = "\"twilight\"")]
    pub game: &'static str,
    /// The options of the game.
    pub options: Options,
    /// The version of the rules, for a game that began under an earlier one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<u8>,
    /// The turn, from 1 to 10.
    pub turn: u8,
    /// The action round of the turn; 0 before the first.
    pub round: u8,
    /// The part of the turn.
    pub phase: Phase,
    /// The side whose action round or headline it is.
    pub phasing: Side,
    /// The VP marker: positive if the US is ahead.
    pub vp: i8,
    /// DEFCON, from 5 (peace) to 1 (the end).
    pub defcon: u8,
    /// Military Operations.
    pub milops: Pair<u8>,
    /// Boxes of the Space Race.
    pub space: Pair<u8>,
    /// Cards played to the Space Race in this turn.
    pub spaced: Pair<u8>,
    /// The China Card.
    pub china: China,
    /// Influence by country.
    #[ts(as = "Pair<std::collections::BTreeMap<Country, u8>>")]
    pub influence: Pair<Amounts<Country>>,
    /// The cards of each side, as far as they are known, without the China Card and a chosen headline.
    pub hands: Pair<Vec<Card>>,
    /// The opponent's cards that each side knows.
    pub seen: Pair<Vec<Card>>,
    /// The chosen headlines.
    pub headlines: Each<Card>,
    /// The side whose headline lies face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_down: Option<Side>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The cards out of the game.
    pub removed: Vec<Card>,
    /// The cards being played or lying before a player.
    pub table: Vec<Card>,
    /// The draw pile; not in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<Vec<Card>>,
    /// The cards of the pile that the US is looking at; not in a view of others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub peek: Option<Vec<Card>>,
    /// The cards that the US has seen go back into the pile; not in a view of others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<Vec<Card>>,
    /// The events whose effect lasts.
    pub in_force: Vec<Card>,
    /// The number of Red Scare/Purge events against each side in this turn.
    pub scare: Pair<u8>,
    /// The modifier by Death Squads of US coups in Central and South America; the USSR's are modified by the opposite.
    pub squads: i8,
    /// The side whose coups lose the game by the Cuban Missile Crisis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crisis: Option<Side>,
    /// The side that has to use Missile Envy for Operations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub envy: Option<Side>,
    /// The region where Chernobyl bars the USSR.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chernobyl: Option<Region>,
    /// Whether We Will Bury You is due in this US action round.
    pub bury_due: bool,
    /// Whether DEFCON moved to 2 in this action round.
    pub norad_due: bool,
    /// The order in which the second edition's Aldrich Ames makes the US play its cards.
    pub order: Vec<Card>,
    /// Whether North Sea Oil gives the US an eighth action round in this turn.
    pub extra_round: bool,
    /// The secret bid of each side.
    pub bids: Each<Bid>,
    /// Whether the bidding made the players exchange chairs.
    pub swapped: bool,
    /// The countries where each side had influence at the start of the action round or headline.
    pub start: Pair<Vec<Country>>,
    /// The countries that may answer the question on top.
    pub scope: Vec<Country>,
    /// The countries that have answered it once, if each may answer twice.
    pub once: Vec<Country>,
    /// The countries where the Operations under way allow coups and realignments.
    pub area: Area,
    /// The number of answers to the last question about influence, or the influence that the last coup removed.
    pub tally: u8,
    /// The last answer, if an event waits for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<Action>,
    /// The end of the game, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
    /// The procedures under way, in the game's own form, with the question as the last of them.
    #[ts(type = "Array<unknown>")]
    pub stack: Vec<Frame>,
    /// The number of cards of each side, a face-down headline included; in a view only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_sizes: Option<Pair<u8>>,
    /// The number of cards in the draw pile; in a view only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile_size: Option<u8>,
    /// The number of cards that the US is looking at; in a view only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub peek_size: Option<u8>,
}

/// The holder of the China Card, and whether it may be played.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct China {
    /// The holder; absent at first in the Chinese Civil War variant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holder: Option<Side>,
    /// Whether it may be played.
    pub up: bool,
}

/// A bid for a side.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Bid {
    /// The side asked for.
    pub side: Side,
    /// The influence that it would give away.
    pub points: u8,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Over {
    /// The winner; absent in a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// What ended the game.
    pub reason: Reason,
}

/// The countries where something is possible.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", untagged)]
pub enum Area {
    /// Everywhere: `world`.
    World(#[ts(type = "\"world\"")] &'static str),
    /// In these countries.
    Countries(Vec<Country>),
}

fn cards(cards: Cards) -> Vec<Card> {
    cards.iter().collect()
}

fn countries(countries: Countries) -> Vec<Country> {
    countries.iter().collect()
}

impl Document {
    /// Returns the document of the whole position.
    pub(crate) fn of(s: &State) -> Document {
        Document {
            game: State::NAME,
            options: s.options,
            rules: (u32::from(s.rules) != State::RULES_VERSION).then_some(s.rules),
            turn: s.turn,
            round: s.round,
            phase: s.phase,
            phasing: s.phasing,
            vp: s.vp,
            defcon: s.defcon,
            milops: s.milops.into(),
            space: s.space.into(),
            spaced: s.spaced.into(),
            china: China { holder: s.china, up: s.china_up },
            influence: Pair::new(|side| s.holds[side.index()].iter().map(|c| (c, s.influence(side, c))).collect()),
            hands: s.hands.map(cards).into(),
            seen: s.seen.map(cards).into(),
            headlines: s.headline.into(),
            face_down: s.face_down,
            discard: cards(s.discard),
            removed: cards(s.removed),
            table: cards(s.table),
            pile: Some(cards(s.pile)),
            peek: Some(cards(s.peek)),
            known: Some(cards(s.known)),
            in_force: cards(s.in_force),
            scare: s.scare.into(),
            squads: s.squads,
            crisis: s.crisis,
            envy: s.envy,
            chernobyl: s.chernobyl,
            bury_due: s.bury_due,
            norad_due: s.norad_due,
            order: s.order.into_iter().flatten().collect(),
            extra_round: s.extra_round,
            bids: s.bids.map(|bid| bid.map(|(side, points)| Bid { side, points })).into(),
            swapped: s.swapped,
            start: s.start.map(countries).into(),
            scope: countries(s.scope),
            once: countries(s.once),
            area: if s.area == WORLD { Area::World("world") } else { Area::Countries(countries(s.area)) },
            tally: s.tally,
            last: s.last,
            over: s.over.map(|end| Over { winner: end.winner, reason: end.reason }),
            stack: s.stack.as_slice().to_vec(),
            hand_sizes: None,
            pile_size: None,
            peek_size: None,
        }
    }

    /// Returns the document of a seat's view.
    pub(crate) fn seen(view: &View) -> Document {
        let looks = view.seat == Seat::Player(Side::West);
        let whole = Document::of(&view.state);
        Document {
            pile: None,
            peek: whole.peek.filter(|_| looks),
            known: whole.known.filter(|_| looks),
            hand_sizes: Some(view.cards.into()),
            pile_size: Some(view.pile),
            peek_size: Some(view.peek),
            ..whole
        }
    }
}

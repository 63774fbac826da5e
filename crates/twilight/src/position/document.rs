//! What is written of a position, or of what a seat may know of it.

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

/// A position, or what a seat may know of it: what it may not know is absent or counted.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "View", optional_fields)]
pub struct Document {
    /// The name of the game.
    #[ts(type = "\"twilight\"")]
    pub game: &'static str,
    /// What it was set up with.
    pub options: Options,
    /// The version of the rules, of a game that was begun under an earlier one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<u8>,
    /// From 1 to 10.
    pub turn: u8,
    /// The action round of the turn; 0 before the first.
    pub round: u8,
    /// What part of the turn it is.
    pub phase: Phase,
    /// Whose action round or headline it is.
    pub phasing: Side,
    /// Positive where the US is ahead.
    pub vp: i8,
    /// From 5, peace, to 1, the end.
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
    /// The cards of each side, as far as they are known, without the China Card and a headline chosen.
    pub hands: Pair<Vec<Card>>,
    /// What each side knows of the cards of the other.
    pub seen: Pair<Vec<Card>>,
    /// The headlines chosen.
    pub headlines: Each<Card>,
    /// Whose headline lies face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_down: Option<Side>,
    /// Face up.
    pub discard: Vec<Card>,
    /// Out of the game.
    pub removed: Vec<Card>,
    /// Being played, or lying before a player.
    pub table: Vec<Card>,
    /// The draw pile; not in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<Vec<Card>>,
    /// Cards of the pile that the US is looking at; not in a view of others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub peek: Option<Vec<Card>>,
    /// Cards that the US has seen go back into the pile; not in a view of others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<Vec<Card>>,
    /// The events whose effect lasts.
    pub in_force: Vec<Card>,
    /// Red Scare/Purge against each side.
    pub scare: Pair<u8>,
    /// What Death Squads add to US coups in the Americas and take from those of the USSR.
    pub squads: i8,
    /// Whose coups lose the game by the Cuban Missile Crisis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crisis: Option<Side>,
    /// Who has to use Missile Envy for Operations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub envy: Option<Side>,
    /// Where Chernobyl bars the USSR.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chernobyl: Option<Region>,
    /// Whether We Will Bury You is to be answered in this US action round.
    pub bury_due: bool,
    /// Whether DEFCON moved to 2 in this action round.
    pub norad_due: bool,
    /// The order in which the second edition's Aldrich Ames makes the US play its cards.
    pub order: Vec<Card>,
    /// Whether North Sea Oil gives the US an eighth action round in this turn.
    pub extra_round: bool,
    /// What each side bid, while it is secret.
    pub bids: Each<Bid>,
    /// Whether the bidding made the players exchange chairs.
    pub swapped: bool,
    /// Where each side had influence at the start of the action round or headline.
    pub start: Pair<Vec<Country>>,
    /// Where the question on top may be answered.
    pub scope: Vec<Country>,
    /// Where it has been answered once, if it may be answered twice in a country.
    pub once: Vec<Country>,
    /// Where the Operations under way allow coups and realignments.
    pub area: Area,
    /// How often the last question about influence was answered; what the last coup removed.
    pub tally: u8,
    /// The last answer that an event waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<Action>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
    /// What is under way: the game's own notes, with the question as the last of them.
    #[ts(type = "Array<unknown>")]
    pub stack: Vec<Frame>,
    /// How many cards each side has, a face-down headline included; in a view only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_sizes: Option<Pair<u8>>,
    /// How many cards the draw pile has; in a view only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile_size: Option<u8>,
    /// How many cards the US is looking at; in a view only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub peek_size: Option<u8>,
}

/// Who has the China Card, and whether it may be played.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct China {
    /// Who has it; nobody at first in the Chinese Civil War variant.
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

/// How a game ended.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Over {
    /// The winner; nobody in a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// What ended the game.
    pub reason: Reason,
}

/// Where something is possible.
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
    /// The whole position.
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

    /// What a seat may know.
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

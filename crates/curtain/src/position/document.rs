//! The document of a position, or of a seat's view of it.

use crate::{Card, Cell, Options, Rulings, State, Us, Ussr, frame::Frame};
use rules::{
    Game, Seat, Side,
    position::{Amounts, Each, Pair},
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// A position, or a seat's view of it: what the seat may not know is absent or counted.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "View", optional_fields)]
pub struct Document {
    /// The name of the game.
    #[ts(type = "\"curtain\"")]
    pub game: &'static str,
    /// The options of the game.
    pub options: SetUp,
    /// The round, 1 or 2.
    pub round: u8,
    /// The turn of the round, from 1 to 8; 0 before the first.
    pub turn: u8,
    /// The side whose turn it is.
    pub active: Side,
    /// The side that took the first turn of the round.
    pub starter: Side,
    /// The position of the marker: above 0 towards the USA, below 0 towards the USSR.
    pub track: i8,
    /// Cubes that are not on cards.
    pub supply: Pair<u8>,
    /// The cards on the table.
    pub cards: Vec<Laid>,
    /// The hands.
    pub hands: Pair<Hand>,
    /// The cards set aside by the sides, in round 2, as far as they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aftermath: Option<Each<Card>>,
    /// Whether the aftermath cards lie face up.
    pub shown: bool,
    /// Cubes put on, or removed from, each card by the question under way.
    #[ts(as = "std::collections::BTreeMap<Card, u8>")]
    pub put: Amounts<Card>,
    /// The procedures under way, in the game's own form, with the question as the last of them.
    #[ts(type = "Array<unknown>")]
    pub stack: Vec<Frame>,
}

/// The pack and the rulings.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetUp {
    /// The card pack.
    pub pack: PackOf,
    /// The rulings.
    #[serde(flatten)]
    pub rulings: Rulings,
}

/// The pack by its hash; a position also has its contents, so that it can be read where the pack is unknown.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct PackOf {
    /// The hash of the contents.
    pub hash: String,
    /// The contents; not in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub toml: Option<Arc<str>>,
}

/// A card on the table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The distance to the right of the start card.
    pub x: i8,
    /// The distance above the start card.
    pub y: i8,
    /// The cubes of the USA.
    #[serde(default, alias = "us")]
    pub west: u8,
    /// The cubes of the USSR.
    #[serde(default, alias = "ussr")]
    pub east: u8,
}

/// A hand: its cards, or their number.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Hand {
    /// The cards.
    Cards(Vec<Card>),
    /// A hand that the seat may not see.
    Hidden {
        /// The number of its cards.
        count: u8,
    },
}

impl SetUp {
    fn of(options: &Options, whole: bool) -> SetUp {
        let Options { pack, rulings } = *options;
        let pack = pack.get();
        SetUp {
            pack: PackOf { hash: format!("{:016x}", pack.hash()), toml: whole.then(|| pack.shared_text()) },
            rulings,
        }
    }
}

impl Document {
    /// Returns the document of a state, or of a seat's view of it.
    pub(crate) fn of(state: &State, seat: Option<Seat>) -> Document {
        let board = &state.board;
        let laid = |card: Card| {
            let Cell { x, y } = board.cell(card).unwrap_or_default();
            Laid { card, x, y, west: board.cubes(Us, card), east: board.cubes(Ussr, card) }
        };
        let shown = |side: Side| seat.is_none_or(|seat| seat.is(side));
        let hand = |side: Side| {
            if shown(side) {
                Hand::Cards(state.hand(side).iter().collect())
            } else {
                Hand::Hidden { count: board.hand_size(side) }
            }
        };
        let put = Card::ALL.into_iter().map(|card| (card, board.put[card.index()]));
        Document {
            game: State::NAME,
            options: SetUp::of(&board.options(), seat.is_none()),
            round: board.round,
            turn: board.turn,
            active: board.active,
            starter: board.starter,
            track: board.track,
            supply: Pair::new(|side| board.supply(side)),
            cards: board.cards().iter().map(laid).collect(),
            hands: Pair::new(hand),
            aftermath: board.aftermath.then(|| Side::BOTH.map(|side| state.aftermath(side)).into()),
            shown: board.shown,
            put: put.filter(|&(_, cubes)| cubes > 0).collect(),
            stack: state.stack.as_slice().to_vec(),
        }
    }
}

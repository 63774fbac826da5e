//! Questions to players and chance.

use crate::{Actor, Card, Choice, Country, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::SerializeSeq};
use ts_rs::TS;

/// A question. It names a rule and never a hidden card; the countries that may answer it are in [`crate::State::scope`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "Question")]
pub enum Ask {
    /// Chance deals the next card of the turn.
    Deal {
        /// The receiver.
        to: Side,
    },
    /// Chance draws cards from the pile into a hand.
    Draw {
        /// The receiver.
        to: Side,
        /// The number of cards still to come.
        left: u8,
    },
    /// Chance turns over cards of the pile for one side to look at.
    Peek {
        /// The side that looks.
        by: Side,
        /// The number of cards still to come.
        left: u8,
    },
    /// Chance takes a card from a hand.
    Snatch {
        /// The owner of the hand.
        from: Side,
        /// The card that asks.
        card: Card,
    },
    /// A die for an event.
    Die {
        /// The side that rolls.
        by: Side,
        /// The card that asks.
        card: Card,
    },
    /// A die of each side for an event.
    Dice {
        /// The card that asks.
        card: Card,
    },
    /// The die of a coup.
    CoupDie {
        /// The side that attempts it.
        by: Side,
        /// The target.
        country: Country,
        /// The Operations used.
        ops: u8,
    },
    /// The dice of a realignment.
    RealignDice {
        /// The side that rolls.
        by: Side,
        /// The target.
        country: Country,
    },
    /// The die of the Space Race.
    SpaceDie {
        /// The side that rolls.
        by: Side,
    },
    /// The die that may end a trap.
    TrapDie {
        /// The trapped side.
        by: Side,
    },
    /// A coin that decides when both sides hold a scoring card: 1-3 for the US.
    Coin,
    /// A bid for a side.
    Bid {
        /// The bidder.
        by: Side,
        /// Whether it is still hidden from the opponent.
        hidden: bool,
    },
    /// Influence of the set-up.
    SetUp {
        /// The side that places.
        by: Side,
        /// The number of points still to come.
        left: u8,
    },
    /// Influence of a handicap or of the bidding.
    Bonus {
        /// The side that places.
        by: Side,
        /// The number of points still to come.
        left: u8,
    },
    /// The headline.
    Headline {
        /// The side that chooses.
        by: Side,
        /// Whether it is still hidden from the opponent.
        hidden: bool,
    },
    /// The card of an action round.
    Round {
        /// The side that plays.
        by: Side,
    },
    /// The discard of a trapped action round.
    Trapped {
        /// The trapped side.
        by: Side,
    },
    /// The use of a card.
    Use {
        /// The side that plays it.
        by: Side,
        /// The card.
        card: Card,
        /// Whether it may be given back instead.
        may: bool,
    },
    /// The next point of an operation.
    Ops {
        /// The side that operates.
        by: Side,
        /// The card used.
        card: Card,
        /// The kinds of operation allowed.
        kinds: OpsKinds,
        /// The points left, without the bonuses.
        left: i8,
        /// Whether there is one more point if all are spent in Asia.
        asia: bool,
        /// Whether there is one more point if all are spent in Southeast Asia.
        sea: bool,
    },
    /// Influence that an event places.
    Place {
        /// The side that places.
        by: Side,
        /// The card that asks.
        card: Card,
        /// The number of placements left.
        left: u8,
        /// The maximum number of placements in one country.
        cap: u8,
        /// The influence of each placement.
        each: u8,
        /// Whether the side may stop.
        may: bool,
    },
    /// Influence that an event removes.
    Remove {
        /// The side that chooses.
        by: Side,
        /// The card that asks.
        card: Card,
        /// The owner of the influence.
        from: Side,
        /// The number of removals left.
        left: u8,
        /// The maximum number of removals in one country.
        cap: u8,
        /// The influence of each removal; [`ALL`] removes all of it.
        each: u8,
        /// Whether the side may stop.
        may: bool,
    },
    /// A country that an event needs.
    Country {
        /// The side that picks.
        by: Side,
        /// The card that asks.
        card: Card,
        /// Whether the side may decline.
        may: bool,
    },
    /// A card of the side's own hand.
    Hand {
        /// The side that picks.
        by: Side,
        /// The card that asks.
        card: Card,
        /// The kind of card.
        which: Which,
        /// The minimum Ops value.
        min_ops: u8,
        /// Whether the side may decline.
        may: bool,
    },
    /// A card of the opponent's hand, which is open.
    Theirs {
        /// The side that picks.
        by: Side,
        /// The card that asks.
        card: Card,
    },
    /// A card of the discard pile that is not a scoring card.
    Discards {
        /// The side that picks.
        by: Side,
        /// The card that asks.
        card: Card,
        /// Whether the side may decline.
        may: bool,
    },
    /// One of the cards that the side looks at, or none.
    Peeked {
        /// The side that picks.
        by: Side,
        /// The card that asks.
        card: Card,
    },
    /// One of two options.
    Choose {
        /// The side that chooses.
        by: Side,
        /// The card that asks.
        card: Card,
        /// One option.
        one: Choice,
        /// The other option.
        two: Choice,
    },
    /// One of the six regions.
    Region {
        /// The side that names it.
        by: Side,
        /// The card that asks.
        card: Card,
    },
    /// A DEFCON level.
    Defcon {
        /// The side that sets it.
        by: Side,
        /// The card that asks.
        card: Card,
        /// The lowest level.
        low: u8,
        /// The highest level.
        high: u8,
    },
    /// A held card that may be discarded at the end of the turn.
    Held {
        /// The side that may discard.
        by: Side,
    },
}

/// A removal of all influence.
pub const ALL: u8 = u8::MAX;

/// The kind of card that an [`Ask::Hand`] wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    /// Any card.
    Any,
    /// One that carries the opponent's event.
    Opponents,
    /// One with the highest Ops value.
    Highest,
}

/// The kinds of operation allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(as = "Vec<OpsKind>")]
pub struct OpsKinds(u8);

impl OpsKinds {
    /// Placing influence.
    pub const PLACE: OpsKinds = OpsKinds(1);
    /// Realignment rolls.
    pub const REALIGN: OpsKinds = OpsKinds(2);
    /// A coup.
    pub const COUP: OpsKinds = OpsKinds(4);
    /// Coups and realignments ignore DEFCON and give no Military Operations.
    pub const FREE: OpsKinds = OpsKinds(8);
    /// Operations may be declined as a whole.
    pub const MAY: OpsKinds = OpsKinds(16);
    /// Influence, realignments or a coup.
    pub const ANY: OpsKinds = OpsKinds(7);

    /// Returns the kinds of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: OpsKinds) -> OpsKinds {
        OpsKinds(self.0 | other.0)
    }

    /// Returns the kinds without those of `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: OpsKinds) -> OpsKinds {
        OpsKinds(self.0 & !other.0)
    }

    /// Returns only the flag that makes coups and realignments free.
    #[inline]
    #[must_use]
    pub(crate) const fn free(self) -> OpsKinds {
        OpsKinds(self.0 & OpsKinds::FREE.0)
    }

    /// Returns true if a point has been spent: from then on a coup or declining is not allowed.
    #[inline]
    #[must_use]
    pub(crate) const fn begun(self) -> bool {
        self.0 & (OpsKinds::COUP.0 | OpsKinds::MAY.0) == 0
    }

    /// Returns true if all of `other` are among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, other: OpsKinds) -> bool {
        self.0 & other.0 == other.0
    }
}

/// One of the [`OpsKinds`] in its serialised form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OpsKind {
    /// Placing influence.
    Influence,
    /// Realignment rolls.
    Realignment,
    /// A coup.
    Coup,
    /// Coups and realignments ignore DEFCON and give no Military Operations.
    Free,
    /// Operations may be declined as a whole.
    Optional,
}

impl OpsKind {
    const ALL: [OpsKind; 5] =
        [OpsKind::Influence, OpsKind::Realignment, OpsKind::Coup, OpsKind::Free, OpsKind::Optional];
}

/// Serialises as a list of slugs.
impl Serialize for OpsKinds {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(None)?;
        for kind in OpsKind::ALL.into_iter().filter(|&kind| self.0 >> kind as u8 & 1 == 1) {
            list.serialize_element(&kind)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for OpsKinds {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<OpsKinds, D::Error> {
        let list = Vec::<OpsKind>::deserialize(from)?;
        Ok(OpsKinds(list.into_iter().fold(0, |bits, kind| bits | 1 << kind as u8)))
    }
}

impl Ask {
    /// Returns the actor that answers.
    #[inline]
    #[must_use]
    pub const fn actor(self) -> Actor {
        match self {
            Ask::Deal { .. }
            | Ask::Draw { .. }
            | Ask::Peek { .. }
            | Ask::Snatch { .. }
            | Ask::Die { .. }
            | Ask::Dice { .. }
            | Ask::CoupDie { .. }
            | Ask::RealignDice { .. }
            | Ask::SpaceDie { .. }
            | Ask::TrapDie { .. }
            | Ask::Coin => Actor::Chance,
            Ask::Bid { by, .. }
            | Ask::SetUp { by, .. }
            | Ask::Bonus { by, .. }
            | Ask::Headline { by, .. }
            | Ask::Round { by }
            | Ask::Trapped { by }
            | Ask::Use { by, .. }
            | Ask::Ops { by, .. }
            | Ask::Place { by, .. }
            | Ask::Remove { by, .. }
            | Ask::Country { by, .. }
            | Ask::Hand { by, .. }
            | Ask::Theirs { by, .. }
            | Ask::Discards { by, .. }
            | Ask::Peeked { by, .. }
            | Ask::Choose { by, .. }
            | Ask::Region { by, .. }
            | Ask::Defcon { by, .. }
            | Ask::Held { by } => Actor::Player(by),
        }
    }
}

impl rules::Question for Ask {}

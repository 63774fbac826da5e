//! What can be asked.

use crate::{Actor, Card, Choice, Country, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::SerializeSeq};
use ts_rs::TS;

/// A question. It names a rule and never a hidden card; where it may be answered on the map is [`crate::State::scope`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "Question")]
pub enum Ask {
    /// Chance deals the next card of the turn.
    Deal {
        /// To whom.
        to: Side,
    },
    /// Chance draws cards from the pile into a hand.
    Draw {
        /// To whom.
        to: Side,
        /// How many are still to come.
        left: u8,
    },
    /// Chance turns over cards of the pile for one side to look at.
    Peek {
        /// Who looks.
        by: Side,
        /// How many are still to come.
        left: u8,
    },
    /// Chance takes a card from a hand.
    Snatch {
        /// Whose hand.
        from: Side,
        /// For which card.
        card: Card,
    },
    /// A die for an event.
    Die {
        /// Who rolls.
        by: Side,
        /// For which card.
        card: Card,
    },
    /// A die of each side for an event.
    Dice {
        /// For which card.
        card: Card,
    },
    /// The die of a coup.
    CoupDie {
        /// Who attempts it.
        by: Side,
        /// Against which country.
        country: Country,
        /// With how many Ops.
        ops: u8,
    },
    /// The dice of a realignment.
    RealignDice {
        /// Who acts.
        by: Side,
        /// In which country.
        country: Country,
    },
    /// The die of the Space Race.
    SpaceDie {
        /// Who tries.
        by: Side,
    },
    /// The die that may end a trap.
    TrapDie {
        /// Who is trapped.
        by: Side,
    },
    /// A coin that decides when both hold a scoring card: 1-3 for the US.
    Coin,
    /// A bid for a side.
    Bid {
        /// Who bids.
        by: Side,
        /// Whether the opponent may not see it yet.
        hidden: bool,
    },
    /// Influence of the set-up.
    SetUp {
        /// Who places.
        by: Side,
        /// How many are still to come.
        left: u8,
    },
    /// Influence of a handicap or of the bidding.
    Bonus {
        /// Who places.
        by: Side,
        /// How many are still to come.
        left: u8,
    },
    /// The headline.
    Headline {
        /// Who chooses.
        by: Side,
        /// Whether the opponent may not see it yet.
        hidden: bool,
    },
    /// The card of an action round.
    Round {
        /// Who plays.
        by: Side,
    },
    /// The discard of a trapped action round.
    Trapped {
        /// Who is trapped.
        by: Side,
    },
    /// What the card is played for.
    Use {
        /// Who plays it.
        by: Side,
        /// The card.
        card: Card,
        /// Whether it may be given back instead.
        may: bool,
    },
    /// The next point of an operation.
    Ops {
        /// Who operates.
        by: Side,
        /// With which card.
        card: Card,
        /// What may be done.
        kinds: OpsKinds,
        /// The points left, those of the bonuses not counted.
        left: i8,
        /// Whether one more point is there if all are spent in Asia.
        asia: bool,
        /// Whether one more point is there if all are spent in Southeast Asia.
        sea: bool,
    },
    /// Influence that an event places.
    Place {
        /// Who places.
        by: Side,
        /// By which card.
        card: Card,
        /// How many more times.
        left: u8,
        /// How often in one country.
        cap: u8,
        /// How much each time.
        each: u8,
        /// Whether one may stop.
        may: bool,
    },
    /// Influence that an event removes.
    Remove {
        /// Who chooses.
        by: Side,
        /// By which card.
        card: Card,
        /// Whose influence.
        from: Side,
        /// How many more times.
        left: u8,
        /// How often in one country.
        cap: u8,
        /// How much each time; [`ALL`] takes everything.
        each: u8,
        /// Whether one may stop.
        may: bool,
    },
    /// A country that an event needs.
    Country {
        /// Who picks.
        by: Side,
        /// For which card.
        card: Card,
        /// Whether one may decline.
        may: bool,
    },
    /// A card of the own hand.
    Hand {
        /// Who picks.
        by: Side,
        /// For which card.
        card: Card,
        /// What kind of card.
        which: Which,
        /// The least Ops value.
        min_ops: u8,
        /// Whether one may decline.
        may: bool,
    },
    /// A card of the opponent's hand, which lies open.
    Theirs {
        /// Who picks.
        by: Side,
        /// For which card.
        card: Card,
    },
    /// A card of the discard pile that is no scoring card.
    Discards {
        /// Who picks.
        by: Side,
        /// For which card.
        card: Card,
        /// Whether one may decline.
        may: bool,
    },
    /// One of the cards looked at, or none.
    Peeked {
        /// Who picks.
        by: Side,
        /// For which card.
        card: Card,
    },
    /// One of two ways.
    Choose {
        /// Who decides.
        by: Side,
        /// For which card.
        card: Card,
        /// The one way.
        one: Choice,
        /// The other.
        two: Choice,
    },
    /// One of the six regions.
    Region {
        /// Who names it.
        by: Side,
        /// For which card.
        card: Card,
    },
    /// A DEFCON level.
    Defcon {
        /// Who sets it.
        by: Side,
        /// For which card.
        card: Card,
        /// The lowest level.
        low: u8,
        /// The highest level.
        high: u8,
    },
    /// A held card that may be discarded at the end of the turn.
    Held {
        /// Who may.
        by: Side,
    },
}

/// Takes all influence there is.
pub const ALL: u8 = u8::MAX;

/// What kind of card a [`Ask::Hand`] wants.
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

/// What may be done with Operations.
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
    /// The whole may be declined.
    pub const MAY: OpsKinds = OpsKinds(16);
    /// Influence, realignments or a coup.
    pub const ANY: OpsKinds = OpsKinds(7);

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn and(self, other: OpsKinds) -> OpsKinds {
        OpsKinds(self.0 | other.0)
    }

    /// The kinds without some.
    #[inline]
    #[must_use]
    pub const fn without(self, other: OpsKinds) -> OpsKinds {
        OpsKinds(self.0 & !other.0)
    }

    /// What of them makes coups and realignments free.
    #[inline]
    #[must_use]
    pub(crate) const fn free(self) -> OpsKinds {
        OpsKinds(self.0 & OpsKinds::FREE.0)
    }

    /// Whether a point has been spent: from the first on there is no coup, and no declining.
    #[inline]
    #[must_use]
    pub(crate) const fn begun(self) -> bool {
        self.0 & (OpsKinds::COUP.0 | OpsKinds::MAY.0) == 0
    }

    /// Whether all of `other` are among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, other: OpsKinds) -> bool {
        self.0 & other.0 == other.0
    }
}

/// One of the [`OpsKinds`], as it is written.
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
    /// The whole may be declined.
    Optional,
}

impl OpsKind {
    const ALL: [OpsKind; 5] =
        [OpsKind::Influence, OpsKind::Realignment, OpsKind::Coup, OpsKind::Free, OpsKind::Optional];
}

/// A list of slugs.
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
    /// Who answers.
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

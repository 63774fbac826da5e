//! The cards, sets of cards, and the regions.

use rules::{Member, Set};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A card: the start card or one of the 18 strategy cards. The pack defines what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Card {
    StartEurope,
    WestGermany,
    France,
    Italy,
    EastGermany,
    Poland,
    Israel,
    Iran,
    Japan,
    Pakistan,
    Vietnam,
    SouthAfrica,
    Zaire,
    Nigeria,
    Angola,
    Cuba,
    Panama,
    Chile,
    Brazil,
}

/// The number of cards, the start card included.
pub(crate) const CARDS: usize = 19;

impl Card {
    /// Every card, the start card first.
    pub const ALL: [Card; CARDS] = [
        Card::StartEurope,
        Card::WestGermany,
        Card::France,
        Card::Italy,
        Card::EastGermany,
        Card::Poland,
        Card::Israel,
        Card::Iran,
        Card::Japan,
        Card::Pakistan,
        Card::Vietnam,
        Card::SouthAfrica,
        Card::Zaire,
        Card::Nigeria,
        Card::Angola,
        Card::Cuba,
        Card::Panama,
        Card::Chile,
        Card::Brazil,
    ];

    /// Returns the name used in packs, records and protocols.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Card::StartEurope => "start_europe",
            Card::WestGermany => "west_germany",
            Card::France => "france",
            Card::Italy => "italy",
            Card::EastGermany => "east_germany",
            Card::Poland => "poland",
            Card::Israel => "israel",
            Card::Iran => "iran",
            Card::Japan => "japan",
            Card::Pakistan => "pakistan",
            Card::Vietnam => "vietnam",
            Card::SouthAfrica => "south_africa",
            Card::Zaire => "zaire",
            Card::Nigeria => "nigeria",
            Card::Angola => "angola",
            Card::Cuba => "cuba",
            Card::Panama => "panama",
            Card::Chile => "chile",
            Card::Brazil => "brazil",
        }
    }

    /// Returns the card with a slug.
    #[must_use]
    pub fn named(slug: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.slug() == slug)
    }

    /// Returns its number in the pack: 0 for the start card.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The card of each bit of a set; the bits above the last card are never set.
const BY_BIT: [Card; 32] = {
    let mut all = [Card::StartEurope; 32];
    let mut index = 0;
    while index < CARDS {
        all[index] = Card::ALL[index];
        index += 1;
    }
    all
};

/// A region of the world, in the order of the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Region {
    Europe,
    MiddleEast,
    Asia,
    Africa,
    CentralAmerica,
    SouthAmerica,
}

impl Region {
    /// Every region, in the order of the final scoring.
    pub const ALL: [Region; 6] = [
        Region::Europe,
        Region::MiddleEast,
        Region::Asia,
        Region::Africa,
        Region::CentralAmerica,
        Region::SouthAmerica,
    ];

    /// Returns the name used in packs, records and protocols.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Region::Europe => "europe",
            Region::MiddleEast => "middle_east",
            Region::Asia => "asia",
            Region::Africa => "africa",
            Region::CentralAmerica => "central_america",
            Region::SouthAmerica => "south_america",
        }
    }

    /// Returns the region with a slug.
    #[must_use]
    pub fn named(slug: &str) -> Option<Region> {
        Region::ALL.into_iter().find(|region| region.slug() == slug)
    }

    /// Returns its position in the order of the final scoring.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of cards.
pub type Cards = Set<Card>;

/// The 18 strategy cards.
pub const STRATEGY: Cards = Cards::from_bits((1 << CARDS) - 2);

impl Member for Card {
    type Bits = u32;
    const ALL: &'static [Card] = &Card::ALL;

    #[inline]
    fn bit(self) -> u32 {
        self as u32
    }

    #[inline]
    fn of_bit(bit: u32) -> Card {
        BY_BIT[bit as usize & 31]
    }
}

/// A set of regions.
pub type Regions = Set<Region>;

impl Member for Region {
    type Bits = u8;
    const ALL: &'static [Region] = &Region::ALL;

    #[inline]
    fn bit(self) -> u32 {
        self as u32
    }
}

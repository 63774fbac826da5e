//! The cards, sets of cards, and the regions.

use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, Sub},
};
use ts_rs::TS;

/// A card: the start card or one of the 18 strategy cards. A pack says what it shows.
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

    /// Its name in packs, records and protocols.
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

    /// The card of a slug.
    #[must_use]
    pub fn named(slug: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.slug() == slug)
    }

    /// Its number in the pack: 0 for the start card.
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

    /// Its name in packs, records and protocols.
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

    /// The region of a slug.
    #[must_use]
    pub fn named(slug: &str) -> Option<Region> {
        Region::ALL.into_iter().find(|region| region.slug() == slug)
    }

    /// Its position in the order of the final scoring.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The 18 strategy cards.
    pub const STRATEGY: CardSet = CardSet((1 << CARDS) - 2);
    /// Every card, the start card included.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// The set of one card.
    #[inline]
    #[must_use]
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card as u32)
    }

    /// Whether `card` belongs to it.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u32 & 1 == 1
    }

    /// The number of cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every card of it belongs to `other`.
    #[inline]
    #[must_use]
    pub const fn within(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u32;
    }

    /// Takes a card away.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u32);
    }

    /// Adds a card if `on`.
    #[inline]
    pub fn put(&mut self, card: Card, on: bool) {
        self.0 |= u32::from(on) << card as u32;
    }

    /// Adds a card or takes it away.
    #[inline]
    pub fn set(&mut self, card: Card, on: bool) {
        self.0 = self.0 & !(1 << card as u32) | u32::from(on) << card as u32;
    }

    /// Its cards, in pack order.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Cards {
        Cards(self.0)
    }

    /// The first card, in pack order.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// The card after the first `n`, in pack order.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    #[must_use]
    pub fn nth(self, n: usize) -> Card {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        Card::ALL[rest.trailing_zeros() as usize]
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    #[inline]
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

/// The cards of a set, in pack order.
#[derive(Clone, Debug)]
pub struct Cards(u32);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = BY_BIT[self.0.trailing_zeros() as usize & 31];
        self.0 &= self.0 - 1;
        Some(card)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;
    #[inline]
    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::of(card))
    }
}

/// A list of slugs.
impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(from)?.into_iter().collect())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// A set of regions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RegionSet(u8);

impl RegionSet {
    /// Whether `region` belongs to it.
    #[must_use]
    pub const fn contains(self, region: Region) -> bool {
        self.0 >> region as u8 & 1 == 1
    }

    /// Adds a region; false if it was there already.
    pub fn insert(&mut self, region: Region) -> bool {
        let new = !self.contains(region);
        self.0 |= 1 << region as u8;
        new
    }

    /// The regions, in the order of the final scoring.
    pub fn iter(self) -> impl Iterator<Item = Region> {
        Region::ALL.into_iter().filter(move |&region| self.contains(region))
    }
}

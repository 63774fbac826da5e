//! What never changes about cards, countries and tracks during a game: everything printed on them.

use crate::{
    Card, Countries, Country, Options, Region, Side, State,
    deck::{Era, OPTIONAL},
    effects::UNTIL_END_OF_TURN,
    map::WORLD,
    tables::{self, SPACE, TURNS},
};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The fixed data of a game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Catalog {
    /// Every card, in printed order.
    pub cards: BTreeMap<Card, CardInfo>,
    /// The countries in play.
    pub countries: BTreeMap<Country, CountryInfo>,
    /// The regions that are scored, in the order of the board.
    pub regions: Vec<RegionInfo>,
    /// The boxes of the Space Race, the start included.
    pub space: Vec<SpaceInfo>,
    /// The regions without coups and realignments at each level of DEFCON, from 1.
    pub banned: Vec<Vec<Region>>,
    /// The action rounds of each turn without special rights.
    pub rounds: Vec<u8>,
}

/// The printed data of a card.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct CardInfo {
    /// The slug of the card.
    pub slug: Card,
    /// The printed number.
    pub number: u8,
    /// The turn in which it enters the draw pile; absent if it is not in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joins: Option<u8>,
    /// Early, mid or late war.
    pub era: Era,
    /// The side whose event it is; absent if it is neutral.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The Operations value.
    pub ops: u8,
    /// Whether it scores a region.
    pub scoring: bool,
    /// Whether it is removed after its event.
    pub starred: bool,
    /// Whether its event is a war.
    pub war: bool,
    /// Whether it is one of the optional cards.
    pub optional: bool,
    /// Whether its effect ends with the turn.
    pub until_end_of_turn: bool,
}

/// The printed data of a country.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct CountryInfo {
    /// The slug of the country.
    pub slug: Country,
    /// The region that is scored, then the parts of it.
    pub regions: Vec<Region>,
    /// The stability.
    pub stability: u8,
    /// Whether it is a battleground.
    pub battleground: bool,
    /// The countries next to it.
    pub adjacent: Vec<Country>,
    /// The superpower next to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub superpower: Option<Side>,
}

/// The VP of a region.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RegionInfo {
    /// The slug of the region.
    pub slug: Region,
    /// The VP for presence.
    pub presence: i8,
    /// The VP for domination.
    pub domination: i8,
    /// The VP for control.
    pub control: i8,
}

/// The printed data of a box of the Space Race.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SpaceInfo {
    /// The Ops value needed to attempt it.
    pub ops: u8,
    /// The highest roll that reaches it.
    pub roll: u8,
    /// The VP of the first and of the second side there.
    pub vp: [u8; 2],
}

/// Returns the fixed data of a game with these options.
#[must_use]
pub fn catalog(options: &Options) -> Catalog {
    let played = |country: &Country| WORLD.contains(*country) || options.chinese_civil_war;
    let space = SPACE.map(|space| SpaceInfo { ops: space.ops, roll: space.roll, vp: space.vp });
    Catalog {
        cards: Card::ALL.into_iter().map(|card| (card, card_info(card, options))).collect(),
        countries: Country::ALL.into_iter().filter(played).map(|country| (country, country_info(country))).collect(),
        regions: Region::SIX.map(region_info).to_vec(),
        space: space.to_vec(),
        banned: (1..=5).map(banned).collect(),
        rounds: (1..=TURNS).map(tables::action_rounds).collect(),
    }
}

fn card_info(card: Card, options: &Options) -> CardInfo {
    CardInfo {
        slug: card,
        number: card as u8,
        joins: joins(card, options),
        era: card.era(),
        side: card.side(),
        ops: card.ops(),
        scoring: card.scoring(),
        starred: card.starred(),
        war: card.war(),
        optional: OPTIONAL.contains(card),
        until_end_of_turn: UNTIL_END_OF_TURN.contains(card),
    }
}

fn joins(card: Card, options: &Options) -> Option<u8> {
    let mut state = State::blank(options);
    (1..=TURNS).find(|&turn| {
        state.turn = turn;
        card == Card::TheChinaCard || state.deck().contains(card)
    })
}

fn country_info(country: Country) -> CountryInfo {
    CountryInfo {
        slug: country,
        regions: Region::ALL.into_iter().filter(|region| region.countries().contains(country)).collect(),
        stability: country.stability(),
        battleground: country.battleground(),
        adjacent: country.adjacent().iter().collect(),
        superpower: country.superpower(),
    }
}

fn region_info(region: Region) -> RegionInfo {
    let worth = region.worth();
    RegionInfo { slug: region, presence: worth.presence, domination: worth.domination, control: worth.control }
}

fn banned(defcon: u8) -> Vec<Region> {
    let inside = |region: &Region| (region.countries() - tables::banned(defcon)) == Countries::EMPTY;
    Region::SIX.into_iter().filter(inside).collect()
}

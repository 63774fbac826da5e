//! The fixed data of cards and regions during a game, from the pack of its options.

use crate::{
    Card, END, Options, PackRef, Region,
    pack::{CardData, Field, Names, Provenance, RegionData},
    sequence::TURNS,
};
use rules::Side;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The fixed data of a game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Catalog {
    /// Every card, the start card first.
    pub cards: BTreeMap<Card, CardInfo>,
    /// Every region, in the order of the final scoring.
    pub regions: BTreeMap<Region, RegionInfo>,
    /// The steps from the middle of the track to either end.
    pub end: i8,
    /// The turns of a round.
    pub turns: u8,
}

/// The data of a card.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct CardInfo {
    /// The slug of the card.
    pub slug: Card,
    /// The owner; absent for the start card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The region it belongs to.
    pub region: Region,
    /// The cubes to place.
    pub cubes: u8,
    /// The fields that no source states.
    pub designed: Vec<Field>,
    /// Its names, if they differ from those of the built-in pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// The event in the words of the pack, if it differs from that of the built-in pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
}

/// The data of a region.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct RegionInfo {
    /// The slug of the region.
    pub slug: Region,
    /// The cards of the region, the start card included.
    pub cards: Vec<Card>,
    /// The points for dominating more of its cards.
    pub bonus: u8,
    /// Whether the bonus is in no source.
    pub bonus_designed: bool,
    /// Its names, if they differ from those of the built-in pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
}

/// Returns the fixed data of a game with these options.
#[must_use]
pub fn catalog(options: &Options) -> Catalog {
    let (pack, usual) = (options.pack.get(), PackRef::default().get());
    Catalog {
        cards: Card::ALL.into_iter().map(|card| (card, card_info(pack.card(card), usual.card(card)))).collect(),
        regions: Region::ALL
            .into_iter()
            .map(|region| (region, region_info(pack.region(region), usual.region(region))))
            .collect(),
        end: END,
        turns: TURNS,
    }
}

fn renamed(mine: &Names, usual: &Names) -> Option<Names> {
    (mine != usual).then(|| mine.clone())
}

fn card_info(data: &CardData, usual: &CardData) -> CardInfo {
    let same = data.faction == usual.faction && data.remarks() == usual.remarks();
    CardInfo {
        slug: data.card,
        side: data.faction,
        region: data.region,
        cubes: data.cubes,
        designed: data.designed().collect(),
        names: renamed(&data.names, &usual.names),
        event: (!same).then(|| data.effect.clone()),
    }
}

fn region_info(data: &RegionData, usual: &RegionData) -> RegionInfo {
    RegionInfo {
        slug: data.region,
        cards: data.cards.iter().collect(),
        bonus: data.bonus,
        bonus_designed: data.bonus_conf == Provenance::Designed,
        names: renamed(&data.names, &usual.names),
    }
}

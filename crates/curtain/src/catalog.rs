//! What never changes about cards and regions during a game, as the pack of its options has it.

use crate::{
    Card, END, Options, PackRef, Region,
    pack::{CardData, Field, Names, Provenance, RegionData},
    sequence::TURNS,
};
use rules::Side;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// What never changes during a game.
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

/// What a card shows.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct CardInfo {
    /// Which card.
    pub slug: Card,
    /// Who owns it; nobody the start card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The region it belongs to.
    pub region: Region,
    /// The cubes to place.
    pub cubes: u8,
    /// The fields that no source gives.
    pub designed: Vec<Field>,
    /// Its name, if it is not that of the pack that comes with the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// The event in the words of the pack, if it is not that of the pack that comes with the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
}

/// What is known of a region.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct RegionInfo {
    /// Which region.
    pub slug: Region,
    /// The cards of the region, the start card included.
    pub cards: Vec<Card>,
    /// The points for dominating more cards of it.
    pub bonus: u8,
    /// Whether no source gives the bonus.
    pub bonus_designed: bool,
    /// Its name, if it is not that of the pack that comes with the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
}

/// What never changes during a game with these options.
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

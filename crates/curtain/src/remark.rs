//! Descriptions of cards and their events in forms that have sentences.

use crate::{
    Card, Region, Regions,
    pack::{CardData, Field, Pack, PackRef, Provenance, RegionData},
    steps::{Act, Cond, Place, Step, When, Zone},
};
use rules::Side;
use serde::{Deserialize, Serialize};

/// A sentence about a card, looked up by `words` like that of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the sentence")]
pub enum Remark {
    /// The face of a strategy card.
    Card { side: Side, region: Region, cubes: u8 },
    /// The start card, of which only the region counts.
    Start { region: Region },
    /// The cards that complete a region, and the bonus of its majority.
    Region { size: u8, bonus: u8 },
    /// A card without an event.
    NoEvent,

    /// The next step needs a number of dominated cards; `others` excludes the card itself.
    IfDominatesAtLeast { side: Side, n: u8, regions: Vec<Region>, others: bool },
    /// The next step needs a number of controlled cards.
    IfControlsAtLeast { side: Side, n: u8, regions: Vec<Region>, others: bool },
    /// The next step needs more dominated cards than the other side has.
    IfDominatesMore { side: Side, regions: Vec<Region>, others: bool },
    /// The next step needs a side that dominates nothing.
    IfDominatesNone { side: Side, regions: Vec<Region>, others: bool },

    /// A side gains points.
    Score { side: Side, points: u8 },
    /// A side infiltrates cubes; `max` is 0 if only the total limits the cubes on one card.
    Infiltrate { side: Side, cubes: u8, max: u8, spot: Spot, enemies: bool, optional: bool },
    /// The same on the cards of regions.
    InfiltrateRegions {
        side: Side,
        cubes: u8,
        max: u8,
        regions: Vec<Region>,
        others: bool,
        enemies: bool,
        optional: bool,
    },
    /// A side removes enemy cubes.
    Remove { side: Side, cubes: u8, max: u8, spot: Spot, optional: bool },
    /// The same from the cards of regions.
    RemoveRegions { side: Side, cubes: u8, max: u8, regions: Vec<Region>, others: bool, optional: bool },
    /// A side places cubes by the usual rules.
    Place { side: Side, cubes: u8, spot: Spot, enemies: bool, optional: bool },
    /// The same on the cards of regions.
    PlaceRegions { side: Side, cubes: u8, regions: Vec<Region>, others: bool, enemies: bool, optional: bool },
    /// A side moves a card with its cubes.
    MoveCard { side: Side, card: Card, optional: bool },

    /// The fields that sources state.
    Sourced { fields: Vec<Field> },
    /// The fields that follow from what sources state.
    Inferred { fields: Vec<Field> },
    /// The fields that no source states.
    Designed { fields: Vec<Field> },
}

/// The cards that a step may affect, except regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// Any card on the table.
    Any,
    /// Any card except the one whose event it is.
    AnyOther,
    /// The card whose event it is.
    This,
    /// The neighbours of the card whose event it is.
    Adjacent,
    /// The card whose event it is and its neighbours.
    ThisOrAdjacent,
}

impl Pack {
    /// Returns true if a card has the same event as in the default pack, and the card and all regions have the same names.
    #[must_use]
    pub fn has_default_event(&self, card: Card) -> bool {
        let default = PackRef::default().get();
        let (mine, theirs) = (self.card(card), default.card(card));
        let acts = |data: &CardData| data.steps.iter().map(Remark::of_step(data)).collect::<Vec<_>>();
        mine.faction == theirs.faction
            && acts(mine) == acts(theirs)
            && mine.names == theirs.names
            && Region::ALL.into_iter().all(|region| self.region(region).names == default.region(region).names)
    }
}

impl CardData {
    /// Returns the face of the card, without its event.
    #[must_use]
    pub fn shown(&self) -> Remark {
        match self.faction {
            Some(side) => Remark::Card { side, region: self.region, cubes: self.cubes },
            None => Remark::Start { region: self.region },
        }
    }

    /// Returns its event, step by step; a condition comes before its step.
    #[must_use]
    pub fn remarks(&self) -> Vec<Remark> {
        if self.steps.is_empty() {
            return vec![Remark::NoEvent];
        }
        self.steps.iter().flat_map(Remark::of_step(self)).collect()
    }

    /// Returns its fields with this provenance; `None` if there are none.
    #[must_use]
    pub fn known(&self, provenance: Provenance) -> Option<Remark> {
        let fields: Vec<_> = self.fields(provenance).collect();
        (!fields.is_empty()).then_some(match provenance {
            Provenance::Sourced => Remark::Sourced { fields },
            Provenance::Inferred => Remark::Inferred { fields },
            Provenance::Designed => Remark::Designed { fields },
        })
    }
}

impl RegionData {
    /// Returns the cards that complete the region, and the bonus of its majority.
    #[must_use]
    pub fn shown(&self) -> Remark {
        Remark::Region { size: self.cards.len() as u8, bonus: self.bonus }
    }
}

impl Remark {
    /// Returns a step of the event of a card, after its condition.
    fn of_step(data: &CardData) -> impl Fn(&Step) -> Vec<Remark> {
        let side = data.faction.unwrap_or(Side::West); // the start card has no steps
        move |step| step.when.iter().map(of_condition).chain([of_act(side, step)]).collect()
    }
}

fn list(regions: Regions) -> Vec<Region> {
    regions.iter().collect()
}

fn of_condition(when: &When) -> Remark {
    let (side, regions, others) = (when.side, list(when.regions), when.exclude_this);
    match when.cond {
        Cond::DominatesAtLeast(n) => Remark::IfDominatesAtLeast { side, n, regions, others },
        Cond::ControlsAtLeast(n) => Remark::IfControlsAtLeast { side, n, regions, others },
        Cond::DominatesMore => Remark::IfDominatesMore { side, regions, others },
        Cond::DominatesNone => Remark::IfDominatesNone { side, regions, others },
    }
}

fn of_act(side: Side, step: &Step) -> Remark {
    let optional = step.optional;
    let bound = |cubes: u8, max: u8| if max < cubes { max } else { 0 };
    match step.act {
        Act::Score { points } => Remark::Score { side, points },
        Act::MoveCard { card } => Remark::MoveCard { side, card, optional },
        Act::Infiltrate { cubes, max_per_card, zone } => {
            let (max, enemies) = (bound(cubes, max_per_card), zone.needs_enemy_cube);
            match spot(&zone) {
                Ok(spot) => Remark::Infiltrate { side, cubes, max, spot, enemies, optional },
                Err(regions) => {
                    let others = zone.exclude_this;
                    Remark::InfiltrateRegions { side, cubes, max, regions, others, enemies, optional }
                }
            }
        }
        Act::Remove { cubes, max_per_card, zone } => {
            let max = bound(cubes, max_per_card); // a card without an enemy cube is no target anyway
            match spot(&zone) {
                Ok(spot) => Remark::Remove { side, cubes, max, spot, optional },
                Err(regions) => {
                    Remark::RemoveRegions { side, cubes, max, regions, others: zone.exclude_this, optional }
                }
            }
        }
        Act::Place { cubes, zone } => {
            let enemies = zone.needs_enemy_cube;
            match spot(&zone) {
                Ok(spot) => Remark::Place { side, cubes, spot, enemies, optional },
                Err(regions) => {
                    Remark::PlaceRegions { side, cubes, regions, others: zone.exclude_this, enemies, optional }
                }
            }
        }
    }
}

/// Returns the spot of a zone, or the regions if it is made of regions.
fn spot(zone: &Zone) -> Result<Spot, Vec<Region>> {
    Ok(match (zone.place, zone.exclude_this) {
        (Place::Any, false) => Spot::Any,
        (Place::Any, true) => Spot::AnyOther,
        (Place::This, _) => Spot::This,
        (Place::Adjacent, _) | (Place::ThisOrAdjacent, true) => Spot::Adjacent,
        (Place::ThisOrAdjacent, false) => Spot::ThisOrAdjacent,
        (Place::Region(regions), _) => return Err(list(regions)),
    })
}

//! The fixed data of the cards during a game: everything printed on them.

use crate::{
    deck::{Agent, Faction, Figures, Group, Objective},
    sequence::TARGET,
};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The fixed data of a game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Catalog {
    /// The groups.
    pub groups: BTreeMap<Group, GroupInfo>,
    /// The objectives.
    pub objectives: BTreeMap<Objective, ObjectiveInfo>,
    /// The agents of each side, in the order of initiative.
    pub agents: Vec<Agent>,
    /// The points that win.
    pub goal: u8,
}

/// The printed data of a group.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupInfo {
    /// The slug of the group.
    pub slug: Group,
    /// Its faction.
    pub faction: Faction,
    /// Its influence.
    pub influence: u8,
}

/// The printed data of an objective.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ObjectiveInfo {
    /// The slug of the objective.
    pub slug: Objective,
    /// Whether it is an event.
    pub event: bool,
    /// The influence that a side may hold without civil disorder.
    pub stability: u8,
    /// The number of groups that a side may hold.
    pub population: u8,
    /// The points.
    pub points: u8,
    /// The order in which factions break ties.
    pub bias: [Faction; 4],
}

/// Returns the fixed data of a game.
#[must_use]
pub fn catalog() -> Catalog {
    let group = |&slug: &Group| (slug, GroupInfo { slug, faction: slug.faction(), influence: slug.influence() });
    let objective = |&slug: &Objective| {
        let Figures { stability, population, points, bias } = *slug.figures();
        (slug, ObjectiveInfo { slug, event: slug.is_event(), stability, population, points, bias })
    };
    Catalog {
        groups: Group::ALL.iter().map(group).collect(),
        objectives: Objective::ALL.iter().map(objective).collect(),
        agents: Agent::ALL.to_vec(),
        goal: TARGET,
    }
}

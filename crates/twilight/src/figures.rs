//! Figures derived from a view for display: how regions would score, the cost and the odds of an operation.
//!
//! No rule depends on them; they are computed with the rules.

use crate::{Action, Ask, Country, Region, Side, State, View, scoring::Standing};
use rules::{Actor, Seat};
use serde::Serialize;
use ts_rs::TS;

/// Figures derived from a view between two actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Figures {
    /// The regions as if they were scored now, in the order of the board.
    pub regions: Vec<RegionFigures>,
    /// The position of the VP marker after the final scoring.
    pub final_vp: i8,
}

/// The score of a region if it were scored now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct RegionFigures {
    /// The region.
    pub region: Region,
    /// The score of the US there.
    pub west: SideFigures,
    /// The score of the USSR there.
    pub east: SideFigures,
    /// The change of the VP marker: positive for the US.
    pub net: i8,
    /// The side that would win the game by this scoring.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Side>,
}

/// The score of a side in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SideFigures {
    /// Nothing, presence, domination or control.
    pub standing: Standing,
    /// Battlegrounds that it controls.
    pub battlegrounds: u8,
    /// Countries next to the other superpower that it controls.
    pub next_to_enemy: u8,
    /// The sum of victory points.
    pub vp: i8,
}

/// The cost and the odds of an operation in a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stakes {
    /// A point of influence.
    Place {
        /// The points that it costs.
        cost: u8,
    },
    /// A coup.
    Coup {
        /// The Operations used.
        ops: u8,
        /// The margin of success with each of the six dice; 0 is a failure.
        results: [i8; 6],
        /// Whether it lowers DEFCON.
        lowers_defcon: bool,
        /// Whether it loses the game.
        loses: bool,
    },
    /// A realignment roll; the odds are of 36 throws.
    Realign {
        /// Throws after which the opponent loses influence.
        gains: u8,
        /// Throws after which the actor loses influence.
        losses: u8,
        /// Influence that the opponent loses in all 36 throws together.
        removed: u16,
        /// Influence that the actor loses in all 36 throws together.
        lost: u16,
    },
}

impl View {
    /// Returns the figures of the view.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let regions = Region::SIX.map(|region| region_figures(&self.state, region));
        Figures { regions: regions.to_vec(), final_vp: self.state.final_vp() }
    }

    /// Returns the cost and the odds of an action of the actor; `None` if it has neither.
    #[must_use]
    pub fn stakes(&self, action: Action) -> Option<Stakes> {
        let state = &self.state;
        let me = match (self.seat, state.actor()) {
            (_, Actor::Player(side)) | (Seat::Player(side), _) => side,
            (Seat::Spectator, _) => state.phasing,
        };
        match action {
            // Influence placed by an event costs nothing.
            Action::Place(country) if matches!(state.ask(), Some(Ask::Ops { .. })) => {
                Some(Stakes::Place { cost: if state.controls(me.other(), country) { 2 } else { 1 } })
            }
            Action::Coup(country) => Some(self.coup(me, country)),
            Action::Realign(country) => {
                let odds = state.realign_odds(me, country);
                let (gains, losses, removed, lost) = (odds.gains, odds.losses, odds.removed, odds.lost);
                Some(Stakes::Realign { gains, losses, removed, lost })
            }
            _ => None,
        }
    }

    fn coup(&self, me: Side, country: Country) -> Stakes {
        let state = &self.state;
        let ops = match state.ask() {
            Some(Ask::Ops { left, asia, sea, .. }) => (left + State::bonus(country, asia, sea)) as u8,
            _ => 0,
        };
        let lowers_defcon = state.coup_alarms(me, country);
        let loses = state.crisis == Some(me) || (lowers_defcon && state.defcon <= 2 && state.phasing == me);
        let results = state.coup_odds(me, country, ops).map(|result| result.max(0));
        Stakes::Coup { ops, results, lowers_defcon, loses }
    }
}

fn region_figures(state: &State, region: Region) -> RegionFigures {
    let score = state.score(region, None);
    let side = |side: Side| {
        let me = side.index();
        SideFigures {
            standing: score.standing[me],
            battlegrounds: score.battlegrounds[me],
            next_to_enemy: score.next_to_enemy[me],
            vp: score.vp[me],
        }
    };
    let control = Side::BOTH.into_iter().find(|side| score.standing[side.index()] == Standing::Control);
    RegionFigures {
        region,
        west: side(Side::West),
        east: side(Side::East),
        net: score.net(),
        wins: control.filter(|_| region == Region::Europe),
    }
}

//! What can be counted of a view for whoever looks at it: how regions would score. No rule depends on this.

use crate::{END, Region, View, scoring::Score};
use rules::Side;
use serde::Serialize;
use ts_rs::TS;

/// What can be counted of a view at rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Figures {
    /// Every region as if it were scored now, in the order of the final scoring.
    pub regions: Vec<RegionFigures>,
    /// Where the marker would stand then, without the aftermath, which nobody knows whole before the end.
    pub end: i8,
}

/// What a region would bring if it were scored now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct RegionFigures {
    /// The region.
    pub region: Region,
    /// How the USA stands there.
    pub west: SideFigures,
    /// How the USSR stands there.
    pub east: SideFigures,
    /// What it would move: positive for the USA.
    pub net: i8,
    /// The side that would win the game by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Side>,
}

/// How a side stands in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SideFigures {
    /// The cards that it dominates.
    pub cards: u8,
    /// The bonus for dominating more of them.
    pub bonus: i8,
}

/// What a choice costs and how it may come out: all of it is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub enum Stakes {}

impl View {
    /// What can be counted of it.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let track = self.board().track();
        let regions = Region::ALL.map(|region| {
            let score = Score::of(self.board(), region);
            let wins = (track + score.points).abs() >= END;
            RegionFigures {
                region,
                west: SideFigures { cards: score.us, bonus: score.bonus.max(0) },
                east: SideFigures { cards: score.ussr, bonus: (-score.bonus).max(0) },
                net: score.points,
                wins: wins.then_some(if score.points > 0 { Side::West } else { Side::East }),
            }
        });
        let go_on = |track: i8, score: &RegionFigures| if track.abs() < END { track + score.net } else { track };
        let end = regions.iter().fold(track, go_on).clamp(-END, END);
        Figures { regions: regions.to_vec(), end }
    }
}

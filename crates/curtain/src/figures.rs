//! What can be counted of a view for whoever looks at it: how regions would score, and what choices bring. No rule depends on this.

use crate::{Action, Card, Cards, END, Question, Region, View, grid::Cell, scoring::Score};
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

/// What a choice costs and brings at once: all of it is on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(optional_fields)]
pub enum Stakes {
    /// A card is played.
    Play {
        /// How many cards of its region are still missing after it.
        missing: u8,
        /// How its region is scored when it is laid, if it is the last one: before its event and its cubes (6.1, 6.5).
        #[serde(skip_serializing_if = "Option::is_none")]
        scores: Option<RegionFigures>,
    },
    /// A card is laid in a cell.
    Lay {
        /// How its region is scored then, if it is the last one.
        #[serde(skip_serializing_if = "Option::is_none")]
        scores: Option<RegionFigures>,
        /// The sides that could place cubes on it there, as the table stands (7.6).
        reached: Vec<Side>,
    },
    /// A cube is placed.
    Place {
        /// What it costs (7.8).
        cost: u8,
    },
}

impl View {
    /// What can be counted of it.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let track = self.board().track();
        let regions = Region::ALL.map(|region| self.region(region));
        let go_on = |track: i8, score: &RegionFigures| if track.abs() < END { track + score.net } else { track };
        let end = regions.iter().fold(track, go_on).clamp(-END, END);
        Figures { regions: regions.to_vec(), end }
    }
    /// What a region would bring if it were scored now.
    fn region(&self, region: Region) -> RegionFigures {
        let score = Score::of(self.board(), region);
        let wins = (self.board().track() + score.points).abs() >= END;
        RegionFigures {
            region,
            west: SideFigures { cards: score.us, bonus: score.bonus.max(0) },
            east: SideFigures { cards: score.ussr, bonus: (-score.bonus).max(0) },
            net: score.points,
            wins: wins.then_some(if score.points > 0 { Side::West } else { Side::East }),
        }
    }

    /// What an action costs and brings at once; none where there is nothing to say.
    #[must_use]
    pub fn stakes(&self, action: Action) -> Option<Stakes> {
        match (rules::View::question(self)?, action) {
            (Question::Play { .. }, Action::Play(card)) => {
                let missing = self.missing_after(card).len() as u8;
                Some(Stakes::Play { missing, scores: self.completed_by(card) })
            }
            (Question::Lay { card, .. }, Action::Lay(cell)) => {
                let (board, beside) = (self.board(), self.beside(cell));
                let reached = Side::BOTH.into_iter().filter(|&side| !(beside & board.held(side)).is_empty());
                Some(Stakes::Lay { scores: self.completed_by(card), reached: reached.collect() })
            }
            (Question::Place { side, .. }, Action::Place(card) | Action::Shift { to: card, .. }) => {
                Some(Stakes::Place { cost: self.board().cost(side, card) })
            }
            _ => None,
        }
    }

    /// The cards of the region of `card` that are not on the table when it is laid.
    fn missing_after(&self, card: Card) -> Cards {
        let pack = self.board().pack();
        let mut missing = pack.region(pack.card(card).region).cards - self.board().cards();
        missing.remove(card);
        missing
    }

    /// How the region of `card` is scored when it is laid, if it is the last of it: the card is still empty then, and counts for nobody (6.5).
    fn completed_by(&self, card: Card) -> Option<RegionFigures> {
        let region = self.board().pack().card(card).region;
        self.missing_after(card).is_empty().then(|| self.region(region))
    }

    /// The cards beside a cell.
    fn beside(&self, cell: Cell) -> Cards {
        let board = self.board();
        let touches = |card: &Card| board.cell(*card).is_some_and(|other| other.touches(cell));
        board.cards().iter().filter(touches).collect()
    }
}

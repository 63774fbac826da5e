//! Figures derived from a view for display: how regions would score, and what choices bring. No rule depends on them.

use crate::{Action, Card, Cards, END, Question, Region, View, grid::Cell, scoring::Score};
use rules::Side;
use serde::Serialize;
use ts_rs::TS;

/// Figures derived from a view between two actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Figures {
    /// Every region as if it were scored now, in the order of the final scoring.
    pub regions: Vec<RegionFigures>,
    /// The position of the marker after that, without the aftermath, which no seat knows completely before the end.
    pub end: i8,
}

/// The score of a region if it were scored now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct RegionFigures {
    /// The region.
    pub region: Region,
    /// The score of the USA there.
    pub west: SideFigures,
    /// The score of the USSR there.
    pub east: SideFigures,
    /// The change of the marker: positive for the USA.
    pub net: i8,
    /// The side that would win the game by this scoring.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Side>,
}

/// The score of a side in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SideFigures {
    /// The cards that it dominates.
    pub cards: u8,
    /// The bonus for dominating more of its cards.
    pub bonus: i8,
}

/// The immediate cost and gain of a choice, from public information only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(optional_fields)]
pub enum Stakes {
    /// A card is played.
    Play {
        /// The number of cards of its region still missing after it.
        missing: u8,
        /// The scoring of its region when it is laid, if it is the last card: before its event and its cubes (6.1, 6.5).
        #[serde(skip_serializing_if = "Option::is_none")]
        scores: Option<RegionFigures>,
    },
    /// A card is laid in a cell.
    Lay {
        /// The scoring of its region then, if it is the last card.
        #[serde(skip_serializing_if = "Option::is_none")]
        scores: Option<RegionFigures>,
        /// The sides that could place cubes on it there with the current table (7.6).
        reached: Vec<Side>,
    },
    /// A cube is placed.
    Place {
        /// The cost (7.8).
        cost: u8,
    },
}

impl View {
    /// Returns the figures of the view.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let track = self.board().track();
        let regions = Region::ALL.map(|region| self.region(region));
        let go_on = |track: i8, score: &RegionFigures| if track.abs() < END { track + score.net } else { track };
        let end = regions.iter().fold(track, go_on).clamp(-END, END);
        Figures { regions: regions.to_vec(), end }
    }
    /// Returns the score of a region if it were scored now.
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

    /// Returns the immediate cost and gain of an action; `None` if it has neither.
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

    /// Returns the cards of the region of `card` that are not on the table when it is laid.
    fn missing_after(&self, card: Card) -> Cards {
        let pack = self.board().pack();
        let mut missing = pack.region(pack.card(card).region).cards - self.board().cards();
        missing.remove(card);
        missing
    }

    /// Returns the scoring of the region of `card` when it is laid, if it is the last one: the card is still empty and counts for no side (6.5).
    fn completed_by(&self, card: Card) -> Option<RegionFigures> {
        let region = self.board().pack().card(card).region;
        self.missing_after(card).is_empty().then(|| self.region(region))
    }

    /// Returns the cards next to a cell.
    fn beside(&self, cell: Cell) -> Cards {
        let board = self.board();
        let touches = |card: &Card| board.cell(*card).is_some_and(|other| other.touches(cell));
        board.cards().iter().filter(touches).collect()
    }
}

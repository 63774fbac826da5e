//! Points: regions in play and at the end, and the aftermath.

use crate::{Card, Cards, Fact, Region, Us, Ussr, board::Board, play::Play};
use rules::Side;

/// Maximum points of the aftermath (9.1).
const AFTERMATH_CAP: i8 = 3;

/// The score of a region at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Cards dominated by the USA.
    pub us: u8,
    /// Cards dominated by the USSR.
    pub ussr: u8,
    /// The bonus for the majority: above 0 for the USA, below 0 for the USSR.
    pub bonus: i8,
    /// The difference, bonus included: above 0 for the USA (6.4).
    pub points: i8,
}

impl Score {
    /// Counts a region (6.2-6.4).
    #[must_use]
    pub fn of(board: &Board, region: Region) -> Score {
        let pack = board.pack();
        let data = pack.region(region);
        let mut cards = data.cards & board.cards();
        if !board.rulings().start_card_scores {
            cards.remove(Card::StartEurope); // Q1
        }
        let [us, ussr] = Side::BOTH.map(|side| board.dominated(side, cards).len() as i8);
        let bonus = (us - ussr).signum() * data.bonus as i8;
        Score { us: us as u8, ussr: ussr as u8, bonus, points: us - ussr + bonus }
    }
}

/// Scores a region and moves the marker once.
pub(crate) fn region(p: &mut Play, region: Region) {
    let Score { us, ussr, bonus, points } = Score::of(p.board(), region);
    p.note(Fact::RegionScored { region, us, ussr, bonus, points });
    p.score(points);
}

/// Returns the scoring of an aftermath (9.1): printed cubes of either faction, and the net points.
#[must_use]
pub fn aftermath(board: &Board, cards: Cards) -> (u8, u8, i8) {
    let pack = board.pack();
    let sum = |side| {
        let own = cards.iter().map(|card| pack.card(card)).filter(|data| data.faction == Some(side));
        own.map(|data| data.cubes).sum::<u8>()
    };
    let (us, ussr) = (sum(Us), sum(Ussr));
    (us, ussr, (us as i8 - ussr as i8).clamp(-AFTERMATH_CAP, AFTERMATH_CAP))
}

/// Runs the final scoring: the aftermath, then every region in order, until a side has won (9.1-9.5).
#[inline(never)]
pub(crate) fn finale(p: &mut Play) {
    p.state.board.shown = true;
    for side in Side::BOTH {
        if let Some(card) = p.state.secrets.aftermath[side.index()] {
            p.note(Fact::Shown { side, card });
        }
    }
    let cards = p.state.secrets.aftermath.into_iter().flatten().collect();
    let (us, ussr, points) = aftermath(p.board(), cards);
    p.note(Fact::AftermathScored { us, ussr, points });
    p.score(points);
    for each in Region::ALL {
        if p.board().won() {
            return;
        }
        if p.board().rulings().incomplete_regions_score || p.board().complete(each) {
            region(p, each);
        } else {
            p.note(Fact::RegionSkipped { region: each }); // Q3
        }
    }
}

//! What is asked, and what may be answered.

use crate::{
    Action, Card, Cards,
    board::{Board, CUBES},
    grid::Cells,
    state::State,
};
use rules::{Actions, Actor, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A question, as far as it is public; the answers are worked out from the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Chance deals a card (2.4, 3.5).
    Deal { to: Side },
    /// Who takes the first turn of the round? (2.5, 3.6)
    Starter { by: Side },
    /// Which card is played? (3.3)
    Play { by: Side },
    /// Where is it laid? (5.5)
    Lay { by: Side, card: Card },
    /// Event or influence, with an own card? (7.1)
    Course { by: Side, card: Card },
    /// Is the event of a card used that the opponent played? (7.2)
    Event { by: Side, card: Card },
    /// Where is a card moved by the event of another or its own? (7.17)
    Move { by: Side, card: Card, moved: Card, optional: bool },
    /// Where does the next cube go, or come from? (7.10, 7.14, 7.18)
    Cubes(Cubes),
}

/// A run of cubes, asked for one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubes {
    /// What is done with them.
    pub kind: CubeMove,
    /// Who decides.
    pub by: Side,
    /// The card that is being resolved.
    pub card: Card,
    /// The allowance that is left.
    pub left: u8,
    /// The most cubes on, or off, one card.
    pub max: u8,
    /// Whether the side may leave the rest.
    pub stop: Stop,
    /// The cards that were eligible at the start and still have room.
    pub zone: Cards,
}

/// What is done with cubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CubeMove {
    /// Placed within reach, at the extra cost of control.
    Place,
    /// Added without regard to either.
    Infiltrate,
    /// Enemy cubes taken off.
    Remove,
}

/// When a side may leave the rest of its cubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// At any time.
    Always,
    /// Before the first cube.
    AtFirst,
    /// Only when nothing is left to do.
    Never,
}

impl Ask {
    /// Who answers.
    #[inline]
    pub(crate) fn actor(&self) -> Actor {
        match *self {
            Ask::Deal { .. } => Actor::Chance,
            Ask::Starter { by }
            | Ask::Play { by }
            | Ask::Lay { by, .. }
            | Ask::Course { by, .. }
            | Ask::Event { by, .. }
            | Ask::Move { by, .. }
            | Ask::Cubes(Cubes { by, .. }) => Actor::Player(by),
        }
    }

    /// Whether there is an answer besides leaving things as they are; without one the question is dropped.
    #[inline]
    pub(crate) fn has_answer(&self, board: &Board) -> bool {
        match *self {
            Ask::Cubes(cubes) => cubes.has_answer(board),
            Ask::Move { moved, .. } => Moves::of(board, moved).is_some_and(|moves| !moves.cells.is_empty()),
            _ => true,
        }
    }

    /// Appends the answers in ascending order.
    #[inline]
    pub(crate) fn answers(&self, state: &State, out: &mut Actions<Action>) {
        let board = state.board();
        match *self {
            Ask::Deal { .. } => out.extend(state.undealt().iter().map(Action::Deal)),
            Ask::Starter { .. } => out.extend(Side::BOTH.map(Action::Start)),
            Ask::Play { by } => out.extend(state.hand(by).iter().map(Action::Play)),
            Ask::Lay { card, .. } => board.cells_for(card).each(|cell| out.push(Action::Lay(cell))),
            Ask::Course { .. } => out.extend([Action::Event, Action::Influence]),
            Ask::Event { .. } => out.extend([Action::Event, Action::Decline]),
            Ask::Move { moved, optional, .. } => {
                if let Some(moves) = Moves::of(board, moved) {
                    moves.cells.each(|cell| out.push(Action::Move(cell)));
                    if optional || moves.back {
                        out.push(Action::Stay);
                    }
                }
            }
            Ask::Cubes(cubes) => cubes.answers(board, out),
        }
    }
}

/// Where a card on the table may be moved (Q11).
pub(crate) struct Moves {
    /// The cells, its own left out (Q22).
    pub cells: Cells,
    /// Whether it might be laid back where it lies.
    pub back: bool,
}

impl Moves {
    /// None if the card is not on the table.
    #[inline(never)] // rare, and it wants room on the stack
    pub fn of(board: &Board, card: Card) -> Option<Moves> {
        let from = board.cell(card)?;
        let mut cells = board.cells_for(card);
        let back = cells.contains(from);
        if back {
            cells.remove(from);
        }
        Some(Moves { cells, back })
    }
}

impl Cubes {
    /// Whether cubes come onto cards, so that the supply matters.
    #[inline]
    pub(crate) fn adds(&self) -> bool {
        self.kind != CubeMove::Remove
    }

    /// Whether the cubes have to be lifted from other cards (7.11).
    #[inline]
    pub(crate) fn shifts(&self, board: &Board) -> bool {
        self.adds() && board.supply(self.by) == 0
    }

    /// The cards that the next cube may go to, or come off.
    #[inline]
    pub(crate) fn targets(&self, board: &Board) -> Cards {
        let enemy = self.by.other();
        match self.kind {
            // 7.9: with an allowance of 1 left, no cube goes on a card that the opponent controls.
            CubeMove::Place if self.left < 2 => self.zone - board.controlled(enemy),
            CubeMove::Place | CubeMove::Infiltrate => self.zone,
            CubeMove::Remove if self.spares(board) => Cards::EMPTY,
            CubeMove::Remove => self.zone & board.held(enemy),
        }
    }

    /// Whether the enemy's last cube on the table is out of bounds (Q21).
    #[inline]
    pub(crate) fn spares(&self, board: &Board) -> bool {
        board.rulings().keep_last_cube && board.supply(self.by.other()) >= CUBES - 1
    }

    /// Whether the side may leave the rest. Lifting cubes from cards is never a duty (Q7).
    #[inline]
    pub(crate) fn may_stop(&self, board: &Board) -> bool {
        self.stop != Stop::Never || self.shifts(board)
    }

    #[inline]
    fn has_answer(&self, board: &Board) -> bool {
        let targets = self.targets(board);
        if targets.is_empty() || !self.shifts(board) {
            return !targets.is_empty();
        }
        // Q24: from a card to itself is no move.
        let sources = board.sources(self.by);
        sources.len() > 1 || sources.len() == 1 && targets != sources
    }

    #[inline]
    fn answers(&self, board: &Board, out: &mut Actions<Action>) {
        let targets = self.targets(board);
        if self.shifts(board) {
            let sources = board.sources(self.by);
            for to in targets {
                out.extend((sources - Cards::of(to)).iter().map(|from| Action::Shift { to, from }));
            }
        } else {
            match self.kind {
                CubeMove::Place => out.extend(targets.iter().map(Action::Place)),
                CubeMove::Infiltrate => out.extend(targets.iter().map(Action::Infiltrate)),
                CubeMove::Remove => out.extend(targets.iter().map(Action::Remove)),
            }
        }
        if self.may_stop(board) {
            out.push(Action::Stop);
        }
    }
}

/// What is being asked, in the form that has words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the sentence")]
pub enum Question {
    /// A card is dealt to `side`, which lacks `left` cards.
    Deal { side: Side, left: u8 },
    /// `side` chooses who takes the first turn.
    Starter { side: Side, round: u8 },
    /// `side` plays a card.
    Play { side: Side },
    /// `side` lays its card.
    Lay { side: Side, card: Card },
    /// `side` chooses between the event and the cubes of its own card.
    Course { side: Side, card: Card },
    /// `side` may use the event of its card, which the opponent played.
    Event { side: Side, card: Card },
    /// `side` may move a card by the event of `card`.
    Move { side: Side, card: Card, moved: Card },
    /// `side` places cubes by `card`.
    Place { side: Side, card: Card, left: u8 },
    /// `side` infiltrates cubes by the event of `card`.
    Infiltrate { side: Side, card: Card, left: u8 },
    /// `side` removes enemy cubes by the event of `card`.
    Remove { side: Side, card: Card, left: u8 },
}

impl rules::Question for Question {}

impl Question {
    /// The question of a frame.
    pub(crate) fn of(ask: &Ask, board: &Board) -> Question {
        match *ask {
            Ask::Deal { to: side } => Question::Deal { side, left: board.hand_full() - board.hand_size(side) },
            Ask::Starter { by: side } => Question::Starter { side, round: board.round() },
            Ask::Play { by: side } => Question::Play { side },
            Ask::Lay { by: side, card } => Question::Lay { side, card },
            Ask::Course { by: side, card } => Question::Course { side, card },
            Ask::Event { by: side, card } => Question::Event { side, card },
            Ask::Move { by: side, card, moved, .. } => Question::Move { side, card, moved },
            Ask::Cubes(Cubes { kind, by: side, card, left, .. }) => match kind {
                CubeMove::Place => Question::Place { side, card, left },
                CubeMove::Infiltrate => Question::Infiltrate { side, card, left },
                CubeMove::Remove => Question::Remove { side, card, left },
            },
        }
    }
}

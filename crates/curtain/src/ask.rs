//! Questions and their answers.

use crate::{
    Action, Card, Cards,
    board::{Board, CUBES},
    grid::Cells,
    state::State,
};
use rules::{Actions, Actor, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A question, as far as it is public; the answers are computed from the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Chance deals a card (2.4, 3.5).
    Deal { to: Side },
    /// Which side takes the first turn of the round? (2.5, 3.6)
    Starter { by: Side },
    /// Which card is played? (3.3)
    Play { by: Side },
    /// Where is it laid? (5.5)
    Lay { by: Side, card: Card },
    /// Event or influence, with the player's own card? (7.1)
    Course { by: Side, card: Card },
    /// Does the owner use the event of a card that the opponent played? (7.2)
    Event { by: Side, card: Card },
    /// Where is a card moved by an event? (7.17)
    Move { by: Side, card: Card, moved: Card, optional: bool },
    /// Where does the next cube go, or come from? (7.10, 7.14, 7.18)
    Cubes(Cubes),
}

/// A sequence of cubes, asked for one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubes {
    /// The kind of move.
    pub kind: CubeMove,
    /// The side that decides.
    pub by: Side,
    /// The card that is being resolved.
    pub card: Card,
    /// The remaining allowance.
    pub left: u8,
    /// Maximum number of cubes on, or off, one card.
    pub max: u8,
    /// Whether the side may stop early.
    pub stop: Stop,
    /// The cards that were eligible at the start and still have room.
    pub zone: Cards,
}

/// The kind of move of a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CubeMove {
    /// Placed within reach, at the extra cost of control.
    Place,
    /// Added without regard to reach or control.
    Infiltrate,
    /// Enemy cubes removed.
    Remove,
}

/// When a side may stop before its cubes are used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// At any time.
    Always,
    /// Before the first cube.
    AtFirst,
    /// Only when no move is left.
    Never,
}

impl Ask {
    /// Returns the actor that answers.
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

    /// Returns true if there is an answer that changes something; without one the question is dropped.
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

/// The cells where a card on the table may be moved (Q11).
pub(crate) struct Moves {
    /// The cells, without its own (Q22).
    pub cells: Cells,
    /// Whether it could be laid back in its own cell.
    pub back: bool,
}

impl Moves {
    /// Returns `None` if the card is not on the table.
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
    /// Returns true if cubes come onto cards, so that the supply matters.
    #[inline]
    pub(crate) fn adds(&self) -> bool {
        self.kind != CubeMove::Remove
    }

    /// Returns true if the cubes have to be lifted from other cards (7.11).
    #[inline]
    pub(crate) fn shifts(&self, board: &Board) -> bool {
        self.adds() && board.supply(self.by) == 0
    }

    /// Returns the cards that the next cube may go to, or be removed from.
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

    /// Returns true if the enemy's last cube on the table may not be removed (Q21).
    #[inline]
    pub(crate) fn spares(&self, board: &Board) -> bool {
        board.rulings().keep_last_cube && board.supply(self.by.other()) >= CUBES - 1
    }

    /// Returns true if the side may stop. Lifting cubes from cards is never compulsory (Q7).
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
        // Q24: a cube cannot move from a card to itself.
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

/// A question in the form that has sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the sentence")]
pub enum Question {
    /// A card is dealt to `side`, which lacks `left` cards.
    Deal { side: Side, left: u8 },
    /// `side` chooses the starter of the round.
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
    /// Returns the question of a frame.
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

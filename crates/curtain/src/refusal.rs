//! Refusals: why an action is illegal.

use crate::{
    Action, Card, Region,
    ask::{Ask, CubeMove, Cubes, Moves},
    board::Board,
    grid::Cell,
    state::State,
};
use rules::{Actor, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the sentence")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Cards are being dealt: chance acts, not a player.
    Dealing,
    /// The decision is the other side's.
    NotYours { side: Side },
    /// The action does not answer the question.
    Unasked,
    /// A turn cannot be passed.
    NoPassing,
    /// The card is not in the hand.
    NotInHand { card: Card },
    /// The card is already on the table.
    AlreadyLaid { card: Card },
    /// The cell is outside the grid.
    OffGrid { x: i8, y: i8 },
    /// Another card lies in the cell.
    Occupied { card: Card },
    /// The card could be next to its region, but is not in this cell.
    NotBesideRegion { region: Region },
    /// The card would touch no other card in this cell.
    NotBesideCard,
    /// The player's own card is used for its event or its cubes, and cannot be declined.
    OwnCard { card: Card },
    /// The owner of a card that the opponent played uses or declines its event; its cubes are for the player.
    NotYourCubes { card: Card },
    /// The card already lies in this cell.
    SamePlace { card: Card },
    /// The card has to be moved.
    MustMove { card: Card },
    /// The card is not on the table.
    NotOnTable { card: Card },
    /// The card was out of reach when the placement began.
    OutOfReach { card: Card },
    /// The opponent controls the card, and the allowance does not cover the extra cost.
    TooDear { card: Card },
    /// The event does not apply to the card.
    OutsideZone { card: Card },
    /// The event allows no more cubes on this card.
    Full { card: Card },
    /// The card holds no enemy cube.
    NoEnemyCube { card: Card },
    /// The last cube that a side has on the table may not be removed.
    LastCube { card: Card },
    /// The supply is empty: the cube has to be lifted from a card.
    SupplyEmpty,
    /// Cubes come from the supply as long as it has any.
    SupplyLeft,
    /// A cube cannot be moved from a card to itself.
    SameCard { card: Card },
    /// The player has no cube there to lift.
    NoOwnCube { card: Card },
    /// A cube put on a card in this step may not be lifted again in the same step.
    JustPut { card: Card },
    /// The cubes of the event have to be used as far as possible.
    MustGoOn { left: u8 },
}

impl rules::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Refusal::Over => "3.9",
            Refusal::Dealing => "2.4",
            Refusal::NotYours { .. } | Refusal::NoPassing => "3.3",
            Refusal::Unasked => "4",
            Refusal::NotInHand { .. } | Refusal::AlreadyLaid { .. } => "3.3",
            Refusal::OffGrid { .. } | Refusal::Occupied { .. } => "5.5",
            Refusal::NotBesideRegion { .. } => "5.2",
            Refusal::NotBesideCard => "5.3",
            Refusal::OwnCard { .. } => "7.1",
            Refusal::NotYourCubes { .. } => "7.2",
            Refusal::SamePlace { .. } => "Q22",
            Refusal::MustMove { .. } => "7.17",
            Refusal::NotOnTable { .. } | Refusal::OutOfReach { .. } => "7.6",
            Refusal::TooDear { .. } => "7.9",
            Refusal::OutsideZone { .. } => "7.14",
            Refusal::Full { .. } | Refusal::MustGoOn { .. } => "7.15",
            Refusal::NoEnemyCube { .. } => "7.18",
            Refusal::LastCube { .. } => "Q21",
            Refusal::SupplyEmpty | Refusal::SupplyLeft => "7.11",
            Refusal::SameCard { .. } => "Q24",
            Refusal::NoOwnCube { .. } => "Q7",
            Refusal::JustPut { .. } => "Q23",
        }
    }
}

/// Returns the rule that forbids `action` to `side`; `None` if it is legal. Uses only what `side` knows.
pub(crate) fn why_not(state: &State, side: Side, action: Action) -> Option<Refusal> {
    let Some(ask) = state.asked() else { return Some(Refusal::Over) };
    match ask.actor() {
        Actor::Player(by) if by == side => {}
        Actor::Player(by) => return Some(Refusal::NotYours { side: by }),
        Actor::Chance | Actor::Nobody => return Some(Refusal::Dealing),
    }
    let board = state.board();
    match (*ask, action) {
        (Ask::Starter { .. }, Action::Start(_)) => None,
        (Ask::Play { .. }, Action::Play(card)) if state.hand(side).contains(card) => None,
        (Ask::Play { .. }, Action::Play(card)) if board.cards().contains(card) => Some(Refusal::AlreadyLaid { card }),
        (Ask::Play { .. }, Action::Play(card)) => Some(Refusal::NotInHand { card }),
        (Ask::Play { .. }, Action::Stop | Action::Stay | Action::Decline) => Some(Refusal::NoPassing),
        (Ask::Lay { card, .. }, Action::Lay(cell)) => lay(board, card, cell),
        (Ask::Course { .. }, Action::Event | Action::Influence) => None,
        (Ask::Course { card, .. }, Action::Decline) => Some(Refusal::OwnCard { card }),
        (Ask::Event { .. }, Action::Event | Action::Decline) => None,
        (Ask::Event { card, .. }, Action::Influence) => Some(Refusal::NotYourCubes { card }),
        (Ask::Move { moved, .. }, Action::Move(cell)) if board.cell(moved) == Some(cell) => {
            Some(Refusal::SamePlace { card: moved })
        }
        (Ask::Move { moved, .. }, Action::Move(cell)) => lay(board, moved, cell),
        (Ask::Move { moved, optional, .. }, Action::Stay) => {
            let stays = optional || Moves::of(board, moved).is_some_and(|moves| moves.back);
            (!stays).then_some(Refusal::MustMove { card: moved })
        }
        (Ask::Cubes(cubes), _) => cube(board, &cubes, action),
        _ => Some(Refusal::Unasked),
    }
}

/// Returns why a card cannot be laid in, or moved to, a cell.
fn lay(board: &Board, card: Card, cell: Cell) -> Option<Refusal> {
    if !cell.on_grid() {
        return Some(Refusal::OffGrid { x: cell.x, y: cell.y });
    }
    if board.cells_for(card).contains(cell) {
        return None;
    }
    Some(match board.card_at(cell) {
        Some(card) => Refusal::Occupied { card },
        None if board.region_is_open(card) => Refusal::NotBesideRegion { region: board.pack().card(card).region },
        None => Refusal::NotBesideCard,
    })
}

/// Returns why a cube cannot be put, shifted or removed, or why the side may not stop.
fn cube(board: &Board, cubes: &Cubes, action: Action) -> Option<Refusal> {
    let shifts = cubes.shifts(board);
    match (action, cubes.kind) {
        (Action::Stop, _) => (!cubes.may_stop(board)).then_some(Refusal::MustGoOn { left: cubes.left }),
        (Action::Place(card), CubeMove::Place) | (Action::Infiltrate(card), CubeMove::Infiltrate) => {
            target(board, cubes, card).or(shifts.then_some(Refusal::SupplyEmpty))
        }
        (Action::Remove(card), CubeMove::Remove) => target(board, cubes, card),
        (Action::Shift { to, from }, CubeMove::Place | CubeMove::Infiltrate) => {
            if !shifts {
                return Some(Refusal::SupplyLeft);
            }
            target(board, cubes, to).or_else(|| source(board, cubes.by, to, from))
        }
        _ => Some(Refusal::Unasked),
    }
}

fn target(board: &Board, cubes: &Cubes, card: Card) -> Option<Refusal> {
    if cubes.targets(board).contains(card) {
        return None;
    }
    Some(if !board.cards().contains(card) {
        Refusal::NotOnTable { card }
    } else if cubes.zone.contains(card) {
        match cubes.kind {
            CubeMove::Remove if board.held(cubes.by.other()).contains(card) => Refusal::LastCube { card },
            CubeMove::Remove => Refusal::NoEnemyCube { card },
            CubeMove::Place | CubeMove::Infiltrate => Refusal::TooDear { card },
        }
    } else if board.put[card.index()] >= cubes.max {
        Refusal::Full { card }
    } else if cubes.kind == CubeMove::Place {
        Refusal::OutOfReach { card }
    } else {
        Refusal::OutsideZone { card }
    })
}

fn source(board: &Board, by: Side, to: Card, from: Card) -> Option<Refusal> {
    if to == from {
        Some(Refusal::SameCard { card: to })
    } else if board.sources(by).contains(from) {
        None
    } else if board.cubes(by, from) > 0 {
        Some(Refusal::JustPut { card: from })
    } else {
        Some(Refusal::NoOwnCube { card: from })
    }
}

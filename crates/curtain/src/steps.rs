//! The language in which a pack writes events, and its execution.
//!
//! Steps run from first to last, one after the other; the faction that owns the card makes every choice. A step whose condition fails
//! is skipped and the next one still runs. The zone of a step is fixed when the step starts.

use crate::{
    Card, Cards, Fact, Region, Regions,
    ask::{Ask, CubeMove, Cubes, Stop},
    board::Board,
    frame::Call,
    play::Play,
};
use rules::{Next, Side};

/// Maximum number of cubes of one step, which bounds the length of a game.
pub const MOST_CUBES: u8 = 9;
/// Maximum number of steps of one event.
pub const MOST_STEPS: usize = 8;

/// One step of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The act.
    pub act: Act,
    /// Whether it may be declined as a whole.
    pub optional: bool,
    /// The condition without which the step is skipped.
    pub when: Option<When>,
}

/// The act of a step, always for the faction that owns the card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act {
    /// Gains ideology points.
    Score {
        /// The number of points.
        points: u8,
    },
    /// Adds the side's own cubes without regard to adjacency and control.
    Infiltrate {
        /// Maximum number of cubes.
        cubes: u8,
        /// Maximum number on one card.
        max_per_card: u8,
        /// The cards that it may affect.
        zone: Zone,
    },
    /// Removes enemy cubes from cards.
    Remove {
        /// Maximum number of cubes.
        cubes: u8,
        /// Maximum number from one card.
        max_per_card: u8,
        /// The cards that it may affect.
        zone: Zone,
    },
    /// Places the side's own cubes by the rules of placing influence.
    Place {
        /// The allowance.
        cubes: u8,
        /// The cards among the eligible ones that it may affect.
        zone: Zone,
    },
    /// Lifts a card with its cubes and lays it again.
    MoveCard {
        /// The card.
        card: Card,
    },
}

impl Act {
    /// Returns its name in a pack.
    #[must_use]
    pub const fn slug(&self) -> &'static str {
        match self {
            Act::Score { .. } => "score",
            Act::Infiltrate { .. } => "infiltrate",
            Act::Remove { .. } => "remove",
            Act::Place { .. } => "place",
            Act::MoveCard { .. } => "move_card",
        }
    }
}

/// The cards that a step may affect; only those on the table count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zone {
    /// The position of the cards.
    pub place: Place,
    /// Whether the card whose event it is is excluded.
    pub exclude_this: bool,
    /// Whether only cards count that hold an enemy cube when the step starts.
    pub needs_enemy_cube: bool,
    /// The cards of the regions, computed when the pack is read.
    pub(crate) cards: Cards,
}

impl Zone {
    /// Every card on the table.
    pub const ANY: Zone = Zone { place: Place::Any, exclude_this: false, needs_enemy_cube: false, cards: Cards::EMPTY };

    /// Returns the current cards of the zone, for `side` and the card `this`.
    #[must_use]
    pub fn cards(&self, board: &Board, side: Side, this: Card) -> Cards {
        let mut cards = match self.place {
            Place::Any => board.cards(),
            Place::This => Cards::of(this),
            Place::Adjacent => board.next_to(this),
            Place::ThisOrAdjacent => board.next_to(this) | Cards::of(this),
            Place::Region(_) => board.cards() & self.cards,
        };
        if self.exclude_this {
            cards.remove(this);
        }
        if self.needs_enemy_cube {
            cards &= board.held(side.other());
        }
        cards
    }
}

/// The position of the cards of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Anywhere on the table.
    Any,
    /// The card whose event it is.
    This,
    /// The cards that share an edge with the card whose event it is.
    Adjacent,
    /// The card whose event it is and the cards that share an edge with it.
    ThisOrAdjacent,
    /// The cards of some regions.
    Region(Regions),
}

impl Place {
    /// Returns its name in a pack.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Place::Any => "any",
            Place::This => "this",
            Place::Adjacent => "adjacent",
            Place::ThisOrAdjacent => "this_or_adjacent",
            Place::Region(_) => "region",
        }
    }
}

/// A condition that must hold when a step is reached.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct When {
    /// The comparison.
    pub cond: Cond,
    /// The side that is compared.
    pub side: Side,
    /// The regions that count, taken together.
    pub regions: Regions,
    /// Whether the card whose event it is is excluded.
    pub exclude_this: bool,
    /// The cards of the regions, computed when the pack is read.
    pub(crate) cards: Cards,
}

/// The comparison of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cond {
    /// The side dominates at least this number of cards.
    DominatesAtLeast(u8),
    /// The side controls at least this number of cards.
    ControlsAtLeast(u8),
    /// The side dominates more cards than the other.
    DominatesMore,
    /// The side dominates no card.
    DominatesNone,
}

impl Cond {
    /// Returns its name in a pack.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Cond::DominatesAtLeast(_) => "dominates_at_least",
            Cond::ControlsAtLeast(_) => "controls_at_least",
            Cond::DominatesMore => "dominates_more",
            Cond::DominatesNone => "dominates_none",
        }
    }
}

impl When {
    /// Returns true if it holds now, for the event of the card `this`.
    #[must_use]
    pub fn holds(&self, board: &Board, this: Card) -> bool {
        let cards = if self.exclude_this { self.cards - Cards::of(this) } else { self.cards };
        let dominated = |side| board.dominated(side, cards).len();
        match self.cond {
            Cond::DominatesAtLeast(n) => dominated(self.side) >= n as usize,
            Cond::ControlsAtLeast(n) => (board.controlled(self.side) & cards).len() >= n as usize,
            Cond::DominatesMore => dominated(self.side) > dominated(self.side.other()),
            Cond::DominatesNone => dominated(self.side) == 0,
        }
    }
}

/// Fills in the cards of the regions that the steps of a pack name.
pub(crate) fn resolve(steps: &mut [Step], of: impl Fn(Region) -> Cards) {
    let cards = |regions: Regions| regions.iter().fold(Cards::EMPTY, |set, region| set | of(region));
    for step in steps {
        if let Act::Infiltrate { zone, .. } | Act::Remove { zone, .. } | Act::Place { zone, .. } = &mut step.act
            && let Place::Region(regions) = zone.place
        {
            zone.cards = cards(regions);
        }
        if let Some(when) = &mut step.when {
            when.cards = cards(when.regions);
        }
    }
}

/// Runs the event of `call.card` for `call.side`; it is entered again after each step that asked a question.
pub(crate) fn event(p: &mut Play, call: Call) -> Next {
    let (side, card) = (call.side, call.card);
    let pack = p.board().pack();
    let steps = &pack.card(card).steps;
    for (number, step) in (1..).zip(steps).skip(call.step as usize) {
        if let Some(when) = &step.when
            && !when.holds(p.board(), card)
        {
            p.note(Fact::Skipped { card, step: number });
        } else if let Act::Score { points } = step.act {
            p.gain(side, points as i8); // 7.15: points are not optional
            if p.board().won() {
                return Next::Done;
            }
        } else {
            p.own().step = number;
            let ask = question(p.board(), side, card, step);
            return p.ask(ask);
        }
    }
    Next::Done
}

/// Returns the question of a step that leaves a choice.
fn question(board: &Board, by: Side, card: Card, step: &Step) -> Ask {
    let stop = match (board.rulings().event_cubes_are_maxima, step.optional) {
        (true, _) => Stop::Always,
        (false, true) => Stop::AtFirst,
        (false, false) => Stop::Never,
    };
    let cubes = |kind, left, max, zone| Ask::Cubes(Cubes { kind, by, card, left, max, stop, zone });
    match step.act {
        Act::Infiltrate { cubes: left, max_per_card, zone } => {
            cubes(CubeMove::Infiltrate, left, max_per_card, zone.cards(board, by, card))
        }
        Act::Remove { cubes: left, max_per_card, zone } => {
            cubes(CubeMove::Remove, left, max_per_card, zone.cards(board, by, card))
        }
        // 7.13: the eligible cards are fixed when this part of the event starts.
        Act::Place { cubes: left, zone } => {
            cubes(CubeMove::Place, left, u8::MAX, zone.cards(board, by, card) & board.reach(by))
        }
        Act::MoveCard { card: moved } => Ask::Move { by, card, moved, optional: step.optional },
        Act::Score { .. } => unreachable!("points ask nothing"),
    }
}

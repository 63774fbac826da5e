//! Sides, actors, seats and outcomes.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the two sides of a Cold War duel; each game has its own names for them ([`crate::Game::SIDES`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The United States, the CIA.
    West,
    /// The Soviet Union, the KGB.
    East,
}

impl Side {
    /// Both sides, the western one first.
    pub const BOTH: [Side; 2] = [Side::West, Side::East];

    /// Returns the opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::West => Side::East,
            Side::East => Side::West,
        }
    }

    /// Returns the index in a pair: 0 for the west, 1 for the east.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The actor who gives the next answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A player decides.
    Player(Side),
    /// A die or a draw, uniform over the legal actions.
    Chance,
    /// The game is over, so there is no actor.
    Nobody,
}

/// Point of view on a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// A player's own seat.
    Player(Side),
    /// Sees what both players see, and no secrets.
    Spectator,
}

impl Seat {
    /// All three seats.
    pub const ALL: [Seat; 3] = [Seat::Player(Side::West), Seat::Player(Side::East), Seat::Spectator];

    /// Returns true if this is the seat of `side`.
    #[inline]
    #[must_use]
    pub fn is(self, side: Side) -> bool {
        self == Seat::Player(side)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Reason, as a slug that `words` turns into a sentence.
    pub reason: &'static str,
}

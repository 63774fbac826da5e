//! Actions: the answers to questions.

use crate::{Card, grid::Cell};
use rules::Side;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An answer: a card that is dealt, or a player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance deals a card; the question names the side.
    Deal(Card),
    /// Lets a side take the first turn of the round.
    Start(Side),
    /// Plays a card from the hand.
    Play(Card),
    /// Lays the card that was played.
    Lay(Cell),
    /// Resolves the event.
    Event,
    /// Places the cubes of the player's own card instead of its event.
    Influence,
    /// Declines the event of a card that the opponent played.
    Decline,
    /// Moves a card by an event.
    Move(Cell),
    /// Leaves the card where it is.
    Stay,
    /// Places a cube from the supply.
    Place(Card),
    /// Infiltrates a cube from the supply.
    Infiltrate(Card),
    /// Places or infiltrates a cube lifted from another card, because the supply is empty.
    Shift {
        /// The card that gets the cube.
        to: Card,
        /// The card that the cube comes from.
        from: Card,
    },
    /// Removes an enemy cube from a card.
    Remove(Card),
    /// Adds or removes no further cubes.
    Stop,
}

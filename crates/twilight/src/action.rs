//! What can be answered.

use crate::{Card, Country, Region, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An answer of a player or of chance.
///
/// The order of the variants is the order of legal actions; [`Action::Defuse`] stays last because it stands beside every answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance: one die.
    Roll(u8),
    /// Chance: a die for each side.
    Dice {
        /// The die of the US.
        us: u8,
        /// The die of the USSR.
        ussr: u8,
    },
    /// Chance: a card from the draw pile or from a hand.
    Draw(Card),
    /// Bids for a side: the points are what the opponent may have.
    Bid {
        /// The side asked for.
        side: Side,
        /// The influence offered.
        points: u8,
    },
    /// Picks a card.
    Card(Card),
    /// Plays the card as an event.
    Event,
    /// Plays the card for Operations; its event does not happen.
    Ops,
    /// Plays an opponent's card: its event, then Operations.
    EventFirst,
    /// Plays an opponent's card: Operations, then its event.
    OpsFirst,
    /// Plays an opponent's card together with UN Intervention of the own hand.
    Intervene,
    /// Plays the card to the Space Race.
    Space,
    /// Plays the card to the Space Race and declines the die.
    SpaceUnrolled,
    /// Places influence.
    Place(Country),
    /// Removes influence.
    Remove(Country),
    /// Makes a realignment roll.
    Realign(Country),
    /// Attempts a coup.
    Coup(Country),
    /// Picks a country.
    Country(Country),
    /// Picks a region.
    Region(Region),
    /// Decides between two ways.
    Choice(Choice),
    /// Sets DEFCON.
    Defcon(u8),
    /// Declines, or stops here.
    Pass,
    /// Takes two influence from this country and ends the Cuban Missile Crisis.
    Defuse(Country),
}

/// One of two ways that a card offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Olympic Games: take part.
    Participate,
    /// Olympic Games: stay away.
    Boycott,
    /// Warsaw Pact Formed: the US leaves four countries.
    Withdraw,
    /// Warsaw Pact Formed: the USSR adds five influence.
    Reinforce,
    /// South African Unrest: two in South Africa.
    Concentrate,
    /// South African Unrest: one in South Africa, two next to it.
    Spread,
    /// Wargames: end the game.
    EndGame,
    /// Wargames: go on.
    PlayOn,
    /// Missile Envy: use the Operations of the card received.
    Operate,
    /// Missile Envy: send the card received to the Space Race.
    Launch,
}

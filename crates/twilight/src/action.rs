//! Actions: the answers to questions.

use crate::{Card, Country, Region, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An answer of a player or of chance.
///
/// The order of the variants is the order of legal actions; [`Action::Defuse`] is last because it is offered next to every other answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance: one die.
    Roll(u8),
    /// Chance: one die for each side.
    Dice {
        /// The die of the US.
        us: u8,
        /// The die of the USSR.
        ussr: u8,
    },
    /// Chance: a card from the draw pile or from a hand.
    Draw(Card),
    /// Bids for a side: the points are the influence that the opponent gets.
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
    /// Plays an opponent's card together with UN Intervention from the player's own hand.
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
    /// Chooses one of two options.
    Choice(Choice),
    /// Sets DEFCON.
    Defcon(u8),
    /// Declines, or stops here.
    Pass,
    /// Removes two of the player's own influence from this country, which ends the Cuban Missile Crisis.
    Defuse(Country),
}

/// One of two options that a card offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Olympic Games: take part.
    Participate,
    /// Olympic Games: stay away.
    Boycott,
    /// Warsaw Pact Formed: remove all US influence from four countries.
    Withdraw,
    /// Warsaw Pact Formed: add five USSR influence.
    Reinforce,
    /// South African Unrest: add two influence in South Africa.
    Concentrate,
    /// South African Unrest: add one influence in South Africa and two next to it.
    Spread,
    /// Wargames: end the game.
    EndGame,
    /// Wargames: continue the game.
    PlayOn,
    /// Missile Envy: use the Operations of the card received.
    Operate,
    /// Missile Envy: send the card received to the Space Race.
    Launch,
}

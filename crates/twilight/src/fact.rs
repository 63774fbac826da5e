//! What happened.

use crate::{Card, Choice, Country, Region, Side, state::Reason};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that happened; the serialised form names the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// A turn begins.
    Turn {
        /// Its number.
        turn: u8,
    },
    /// An action round begins.
    Round {
        /// Whose.
        side: Side,
        /// Its number.
        round: u8,
    },
    /// A bid was revealed.
    Bid {
        /// Who bid.
        side: Side,
        /// For which side.
        wants: Side,
        /// The influence offered.
        points: u8,
    },
    /// After the bidding the players exchange chairs.
    Swapped,
    /// Influence was placed.
    Placed {
        /// Whose.
        side: Side,
        /// Where.
        country: Country,
        /// How much.
        amount: u8,
        /// What is there now.
        total: u8,
    },
    /// Influence was removed.
    Removed {
        /// Whose.
        side: Side,
        /// Where.
        country: Country,
        /// How much.
        amount: u8,
        /// What is there now.
        total: u8,
    },
    /// A card was drawn; for the eyes of the drawer.
    Drew {
        /// By whom.
        side: Side,
        /// Which.
        card: Card,
    },
    /// Cards were dealt.
    Dealt {
        /// What the US holds.
        us: u8,
        /// What the USSR holds.
        ussr: u8,
    },
    /// The discard pile became a new draw pile.
    Reshuffled,
    /// Cards of an era joined the draw pile.
    DeckAdded {
        /// In which turn.
        turn: u8,
    },
    /// A headline was revealed.
    Headline {
        /// Whose.
        side: Side,
        /// Which.
        card: Card,
    },
    /// A headline was cancelled.
    Cancelled {
        /// Whose.
        side: Side,
        /// Which.
        card: Card,
    },
    /// A card was played. It goes to the discard pile afterwards, unless it leaves the game, is taken into a hand or lies before a
    /// player while its effect lasts.
    Played {
        /// By whom.
        side: Side,
        /// Which.
        card: Card,
    },
    /// An event happens.
    Event {
        /// Who resolves it.
        side: Side,
        /// Which.
        card: Card,
    },
    /// An event cannot happen.
    NoEvent {
        /// Which.
        card: Card,
    },
    /// A lasting event takes effect: what follows comes from it. The China Card does so in the final scoring.
    Effect {
        /// Which.
        card: Card,
    },
    /// A lasting effect ended.
    Ended {
        /// Which.
        card: Card,
    },
    /// A card was discarded from a hand.
    Discarded {
        /// From whose.
        side: Side,
        /// Which.
        card: Card,
    },
    /// A card left the game.
    LeftGame {
        /// Which.
        card: Card,
    },
    /// A card came into a hand for everybody to see.
    Taken {
        /// Into whose.
        side: Side,
        /// Which.
        card: Card,
    },
    /// A card of a hand was shown to the opponent; for the eyes of one who did not know it.
    Shown {
        /// From whose.
        side: Side,
        /// Which.
        card: Card,
    },
    /// A card of the US hand was put at the end of the order of play; for the eyes of both players.
    Ordered {
        /// Which.
        card: Card,
    },
    /// A side showed what was asked for, and had nothing more.
    ShowedHand {
        /// Which side.
        side: Side,
        /// How many cards.
        cards: u8,
    },
    /// A card of the pile was looked at; for the eyes of the looker.
    Peeked {
        /// Which.
        card: Card,
    },
    /// The China Card changed hands.
    China {
        /// Who has it now.
        side: Side,
        /// Whether it may be played.
        up: bool,
    },
    /// The China Card was turned up.
    ChinaUp,
    /// A side passed or stopped.
    Passed {
        /// Which side.
        side: Side,
    },
    /// A side has no card to play.
    NoCards {
        /// Which side.
        side: Side,
    },
    /// A side chose a way.
    Chose {
        /// Which side.
        side: Side,
        /// Which way.
        choice: Choice,
    },
    /// A side named a region.
    Named {
        /// Which side.
        side: Side,
        /// Which region.
        region: Region,
    },
    /// A side picked a country.
    Targeted {
        /// Which side.
        side: Side,
        /// Which country.
        country: Country,
    },
    /// A coup was attempted.
    Coup {
        /// By whom.
        side: Side,
        /// Where.
        country: Country,
        /// With how many Ops.
        ops: u8,
    },
    /// The die of a coup.
    CoupRolled {
        /// By whom.
        side: Side,
        /// The die.
        die: u8,
        /// What was added to it.
        modifier: i8,
        /// By how much it succeeded; 0 or less is a failure.
        result: i8,
    },
    /// A realignment was rolled.
    Realigned {
        /// Where.
        country: Country,
        /// The die of the US.
        us: u8,
        /// What was added to it.
        us_modifier: i8,
        /// The die of the USSR.
        ussr: u8,
        /// What was added to it.
        ussr_modifier: i8,
    },
    /// A die was rolled for an event.
    Rolled {
        /// By whom.
        side: Side,
        /// The die.
        die: u8,
    },
    /// A die of each side was rolled for an event.
    RolledBoth {
        /// The die of the US.
        us: u8,
        /// The die of the USSR.
        ussr: u8,
    },
    /// A war was fought.
    War {
        /// Who attacked.
        side: Side,
        /// Which country.
        country: Country,
        /// The die.
        die: u8,
        /// What was taken from it.
        minus: u8,
        /// Whether it was won.
        won: bool,
    },
    /// A card was played to the Space Race.
    Spaced {
        /// By whom.
        side: Side,
        /// Which.
        card: Card,
    },
    /// The die of the Space Race.
    SpaceRolled {
        /// By whom.
        side: Side,
        /// The die.
        die: u8,
        /// The highest that succeeds.
        needed: u8,
    },
    /// A marker of the Space Race moved.
    Advanced {
        /// Whose.
        side: Side,
        /// To which box.
        to: u8,
    },
    /// The die of a trap.
    TrapRolled {
        /// By whom.
        side: Side,
        /// The die.
        die: u8,
        /// Whether it ended the trap.
        free: bool,
    },
    /// DEFCON changed.
    Defcon {
        /// The new level.
        level: u8,
    },
    /// Military Operations changed.
    Milops {
        /// Whose.
        side: Side,
        /// The new level.
        level: u8,
    },
    /// The Military Operations were checked; each that is missing is a VP for the opponent.
    MilopsMissing {
        /// What the US lacks.
        us: u8,
        /// What the USSR lacks.
        ussr: u8,
    },
    /// A region was scored.
    Scored {
        /// Which.
        region: Region,
        /// The VP of the US.
        us: i8,
        /// The VP of the USSR.
        ussr: i8,
    },
    /// VP were gained.
    Vp {
        /// By whom.
        side: Side,
        /// How many.
        amount: u8,
        /// Where the marker stands: positive where the US is ahead.
        total: i8,
    },
    /// A side gave up influence and ended the Cuban Missile Crisis.
    Defused {
        /// Which side.
        side: Side,
        /// Where.
        country: Country,
    },
    /// Missile Envy has to be used next.
    Envious {
        /// By whom.
        side: Side,
    },
    /// The game is over.
    Over {
        /// Why.
        reason: Reason,
    },
    /// The game is won.
    Won {
        /// By whom.
        side: Side,
    },
}

impl rules::Fact for Fact {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Fact::Bid { .. }
                | Fact::Drew { .. }
                | Fact::Headline { .. }
                | Fact::Played { .. }
                | Fact::Discarded { .. }
                | Fact::Shown { .. }
                | Fact::ShowedHand { .. }
                | Fact::Peeked { .. }
                | Fact::Taken { .. }
        )
    }
}

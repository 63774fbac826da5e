//! What happened.

use crate::{Card, Choice, Country, Region, Side, state::Reason};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that happened; the serialised form names the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the sentence")]
pub enum Fact {
    /// A turn begins.
    Turn { turn: u8 },
    /// An action round begins.
    Round { side: Side, round: u8 },
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
        side: Side,
        country: Country,
        amount: u8,
        /// What is there now.
        total: u8,
    },
    /// Influence was removed.
    Removed {
        side: Side,
        country: Country,
        amount: u8,
        /// What is there now.
        total: u8,
    },
    /// A card was drawn; for the eyes of the drawer.
    Drew { side: Side, card: Card },
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
    Headline { side: Side, card: Card },
    /// A headline was cancelled.
    Cancelled { side: Side, card: Card },
    /// A card was played. It goes to the discard pile afterwards, unless it leaves the game, is taken into a hand or lies before a
    /// player while its effect lasts.
    Played { side: Side, card: Card },
    /// An event happens.
    Event {
        /// Who resolves it.
        side: Side,
        card: Card,
    },
    /// An event cannot happen.
    NoEvent { card: Card },
    /// A lasting event takes effect: what follows comes from it. The China Card does so in the final scoring.
    Effect { card: Card },
    /// A lasting effect ended.
    Ended { card: Card },
    /// A card was discarded from a hand.
    Discarded {
        /// From whose.
        side: Side,
        card: Card,
    },
    /// A card left the game.
    LeftGame { card: Card },
    /// A card came into a hand for everybody to see.
    Taken {
        /// Into whose.
        side: Side,
        card: Card,
    },
    /// A card of a hand was shown to the opponent; for the eyes of one who did not know it.
    Shown {
        /// From whose.
        side: Side,
        card: Card,
    },
    /// A card of the US hand was put at the end of the order of play; for the eyes of both players.
    Ordered { card: Card },
    /// A side showed what was asked for, and had nothing more.
    ShowedHand {
        /// Which side.
        side: Side,
        /// How many cards.
        cards: u8,
    },
    /// A card of the pile was looked at; for the eyes of the looker.
    Peeked { card: Card },
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
        side: Side,
        country: Country,
        /// With how many Ops.
        ops: u8,
    },
    /// The die of a coup.
    CoupRolled {
        side: Side,
        die: u8,
        /// What was added to it.
        modifier: i8,
        /// By how much it succeeded; 0 or less is a failure.
        result: i8,
    },
    /// A realignment was rolled.
    Realigned {
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
    Rolled { side: Side, die: u8 },
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
        die: u8,
        /// What was taken from it.
        minus: u8,
        /// Whether it was won.
        won: bool,
    },
    /// A card was played to the Space Race.
    Spaced { side: Side, card: Card },
    /// The die of the Space Race.
    SpaceRolled {
        side: Side,
        die: u8,
        /// The highest that succeeds.
        needed: u8,
    },
    /// A marker of the Space Race moved.
    Advanced {
        side: Side,
        /// To which box.
        to: u8,
    },
    /// The die of a trap.
    TrapRolled {
        side: Side,
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
        region: Region,
        /// The VP of the US.
        us: i8,
        /// The VP of the USSR.
        ussr: i8,
    },
    /// VP were gained.
    Vp {
        side: Side,
        amount: u8,
        /// Where the marker stands: positive where the US is ahead.
        total: i8,
    },
    /// A side gave up influence and ended the Cuban Missile Crisis.
    Defused {
        /// Which side.
        side: Side,
        country: Country,
    },
    /// Missile Envy has to be used next.
    Envious { side: Side },
    /// The game is over.
    Over { reason: Reason },
    /// The game is won.
    Won { side: Side },
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

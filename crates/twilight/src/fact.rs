//! Facts: what happened.

use crate::{Card, Choice, Country, Region, Side, state::Reason};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that happened; the serialised form is the key of the sentence.
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
        /// The side that bid.
        side: Side,
        /// The side asked for.
        wants: Side,
        /// The influence offered.
        points: u8,
    },
    /// The players exchanged chairs after the bidding.
    Swapped,
    /// Influence was placed.
    Placed {
        side: Side,
        country: Country,
        amount: u8,
        /// The influence there afterwards.
        total: u8,
    },
    /// Influence was removed.
    Removed {
        side: Side,
        country: Country,
        amount: u8,
        /// The influence there afterwards.
        total: u8,
    },
    /// A card was drawn; only the drawer sees this.
    Drew { side: Side, card: Card },
    /// Cards were dealt.
    Dealt {
        /// The number of cards in the US hand.
        us: u8,
        /// The number of cards in the USSR hand.
        ussr: u8,
    },
    /// The discard pile became a new draw pile.
    Reshuffled,
    /// Cards of an era joined the draw pile.
    DeckAdded {
        /// The turn.
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
        /// The side that resolves it.
        side: Side,
        card: Card,
    },
    /// An event cannot happen.
    NoEvent { card: Card },
    /// A lasting event takes effect and causes what follows. The China Card does so in the final scoring.
    Effect { card: Card },
    /// A lasting effect ended.
    Ended { card: Card },
    /// A card was discarded from a hand.
    Discarded {
        /// The owner of the hand.
        side: Side,
        card: Card,
    },
    /// A card left the game.
    LeftGame { card: Card },
    /// A card was put face up into a hand, so every seat knows it.
    Taken {
        /// The owner of the hand.
        side: Side,
        card: Card,
    },
    /// A card of a hand was shown to the opponent; only the opponent sees this.
    Shown {
        /// The owner of the hand.
        side: Side,
        card: Card,
    },
    /// A card of the US hand was put at the end of the order of play; only the players see this.
    Ordered { card: Card },
    /// A side showed all its cards of the kind asked for.
    ShowedHand {
        /// The side.
        side: Side,
        /// The number of cards shown.
        cards: u8,
    },
    /// The US looked at a card of the pile; only the US sees this.
    Peeked { card: Card },
    /// The China Card changed hands.
    China {
        /// The new holder.
        side: Side,
        /// Whether it may be played.
        up: bool,
    },
    /// The China Card was turned up.
    ChinaUp,
    /// A side passed or stopped.
    Passed {
        /// The side.
        side: Side,
    },
    /// A side has no card to play.
    NoCards {
        /// The side.
        side: Side,
    },
    /// A side chose one of two options.
    Chose {
        /// The side.
        side: Side,
        /// The option.
        choice: Choice,
    },
    /// A side named a region.
    Named {
        /// The side.
        side: Side,
        /// The region.
        region: Region,
    },
    /// A side picked a country.
    Targeted {
        /// The side.
        side: Side,
        /// The country.
        country: Country,
    },
    /// A coup was attempted.
    Coup {
        side: Side,
        country: Country,
        /// The Operations used.
        ops: u8,
    },
    /// The die of a coup.
    CoupRolled {
        side: Side,
        die: u8,
        /// The modifier of the die.
        modifier: i8,
        /// By how much it succeeded; 0 or less is a failure.
        result: i8,
    },
    /// A realignment was rolled.
    Realigned {
        country: Country,
        /// The die of the US.
        us: u8,
        /// The modifier of the US die.
        us_modifier: i8,
        /// The die of the USSR.
        ussr: u8,
        /// The modifier of the USSR die.
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
        /// The attacker.
        side: Side,
        /// The target.
        country: Country,
        die: u8,
        /// The amount subtracted from the die.
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
        /// The highest die that succeeds.
        needed: u8,
    },
    /// A marker of the Space Race moved.
    Advanced {
        side: Side,
        /// The new box.
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
    /// The required Military Operations were checked; each missing one is a VP for the opponent.
    MilopsMissing {
        /// Military Operations that the US lacks.
        us: u8,
        /// Military Operations that the USSR lacks.
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
        /// The position of the marker: positive if the US is ahead.
        total: i8,
    },
    /// A side gave up influence and ended the Cuban Missile Crisis.
    Defused {
        /// The side.
        side: Side,
        country: Country,
    },
    /// The side has to use Missile Envy next.
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

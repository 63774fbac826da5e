//! Facts: what happened.

use crate::{Card, Region};
use rules::Side;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that happened; `words` turns it into a sentence. Points above 0 are the USA's, below 0 the USSR's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the sentence")]
pub enum Fact {
    /// A round begins.
    RoundBegan { round: u8 },
    /// A card was dealt to a hand; only its holder sees this.
    Dealt { side: Side, card: Card },
    /// A hand is complete.
    HandDealt { side: Side, cards: u8 },
    /// A side chose the starter of the round.
    StarterChosen { side: Side, starter: Side },
    /// A turn begins.
    TurnBegan { side: Side, turn: u8 },
    /// A card was played from a hand.
    Played { side: Side, card: Card },
    /// The card was laid.
    Laid { side: Side, card: Card, x: i8, y: i8 },
    /// A region was scored: cards dominated by the USA and by the USSR, the bonus, and the difference.
    RegionScored { region: Region, us: u8, ussr: u8, bonus: i8, points: i8 },
    /// An incomplete region is left out of the final scoring.
    RegionSkipped { region: Region },
    /// A side gained points and the marker moved.
    Gained { side: Side, points: i8, track: i8 },
    /// The event of a card is used.
    EventUsed { side: Side, card: Card },
    /// The owner of a card declined its event.
    EventDeclined { side: Side, card: Card },
    /// The cubes of the player's own card are placed instead of its event.
    InfluenceChosen { side: Side, card: Card },
    /// A step of an event is skipped because its condition fails; steps are counted from 1.
    Skipped { card: Card, step: u8 },
    /// A cube was placed.
    Placed { side: Side, card: Card, cost: u8 },
    /// A cube was infiltrated.
    Infiltrated { side: Side, card: Card },
    /// A cube was lifted from a card, to be put on the card named next.
    Lifted { side: Side, card: Card },
    /// A cube of `side` was removed from a card.
    Removed { side: Side, card: Card },
    /// A side stopped before its cubes were used up.
    Stopped { side: Side, left: u8 },
    /// The remaining cubes are lost: there is no card for them.
    Lost { side: Side, left: u8 },
    /// A card was moved.
    Moved { side: Side, card: Card, x: i8, y: i8 },
    /// A card that could have been moved stays.
    Stayed { side: Side, card: Card },
    /// A side's last card of the first round lies face down for the aftermath.
    SetAside { side: Side },
    /// An aftermath card was turned over.
    Shown { side: Side, card: Card },
    /// The aftermath was scored: printed cubes of each faction, and the difference.
    AftermathScored { us: u8, ussr: u8, points: i8 },
    /// A side won.
    Won { side: Side, track: i8 },
}

impl rules::Fact for Fact {
    /// Returns true if the fact shows a hidden card.
    fn reveals(&self) -> bool {
        matches!(self, Fact::Dealt { .. } | Fact::Played { .. } | Fact::Shown { .. })
    }
}

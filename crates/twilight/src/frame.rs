//! The frames of the stack: procedures under way and questions.

use crate::{Ask, Card, Side};
use serde::{Deserialize, Serialize};

/// A call or a question; aligned so that it is copied as one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(align(8))]
pub enum Frame {
    /// A procedure to be entered, or entered again.
    Run(Call),
    /// A question to be answered.
    Ask(Ask),
}

/// A procedure: entered at step 0, then again one step further each time everything it pushed is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// The function that is entered.
    pub proc: Proc,
    /// The side it is for: the side that resolves the event or whose round it is.
    pub side: Side,
    /// The card it is about, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// How often it has been entered before.
    pub step: u8,
    /// A value that the procedure may use between its steps.
    pub note: u8,
    /// How the event was triggered.
    pub via: Via,
}

/// Every procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proc {
    /// Bidding, first influence, first deal.
    SetUp,
    /// A turn from phase A on.
    Turn,
    /// Phase B, and the deal of the set-up.
    Deal,
    /// Phase C.
    Headlines,
    /// One headline.
    Headline,
    /// Phase D.
    Rounds,
    /// One action round.
    Round,
    /// The end of an action round.
    RoundEnd,
    /// Phases E to H.
    TurnEnd,
    /// An event that is about to happen, if it can.
    Trigger,
    /// The text of a card.
    Event,
    /// The Operations of a card.
    Ops,
    /// Moves a used card off the table.
    Retire,
}

/// How an event was triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    /// The player chose the event.
    Event,
    /// The opponent played the card for Operations.
    Ops,
    /// It was a headline.
    Headline,
    /// Another event triggered it.
    Card,
}

impl Call {
    /// Returns a call at step 0.
    #[inline]
    #[must_use]
    pub const fn new(proc: Proc, side: Side) -> Call {
        Call { proc, side, card: None, step: 0, note: 0, via: Via::Event }
    }

    /// Returns a call about a card at step 0.
    #[inline]
    #[must_use]
    pub const fn about(proc: Proc, side: Side, card: Card, via: Via) -> Call {
        Call { proc, side, card: Some(card), step: 0, note: 0, via }
    }
}

const _: () = assert!(size_of::<Frame>() <= 8, "frames are small");

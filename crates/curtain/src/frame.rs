//! The frames of the stack: calls and questions.

use crate::{Card, ask::Ask};
use rules::Side;
use serde::{Deserialize, Serialize};

/// An item of the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// A procedure, entered again each time everything it pushed is done.
    Run(Call),
    /// A question waiting for its answer.
    Ask(Ask),
}

/// A call of a procedure with its arguments; all of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// The procedure.
    pub proc: Proc,
    /// The side that it works for.
    pub side: Side,
    /// The card it is about, once there is one.
    pub card: Card,
    /// The next step.
    pub step: u8,
    /// Whether the last yes-or-no question was answered with yes.
    pub yes: bool,
}

impl Call {
    /// Returns a call at step 0.
    #[inline]
    #[must_use]
    pub const fn new(proc: Proc, side: Side, card: Card) -> Call {
        Call { proc, side, card, step: 0, yes: false }
    }
}

/// The procedures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proc {
    /// The whole game.
    Game,
    /// The deal of a round.
    Deal,
    /// A turn of `side`.
    Turn,
    /// The event of `card`, decided by `side`.
    Event,
}

//! The stack of the machine: calls and questions.

use crate::ask::Ask;
use rules::Side;
use serde::{Deserialize, Serialize};

/// What waits on the stack.
///
/// Four aligned bytes, so that pushing and popping one is a single move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(align(4))]
pub enum Frame {
    /// A procedure to be run, or run on.
    Run(Call),
    /// A question to be answered.
    Ask(Ask),
}

const _: () = assert!(size_of::<Frame>() == 4);

/// A procedure with the side it works for and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// What is run.
    pub proc: Proc,
    /// For whom.
    pub side: Side,
    /// How often it has been entered before.
    pub step: u8,
}

/// What can be run; the functions are in `sequence`, `struggle`, `agents` and `events`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proc {
    Turn,
    Briefing,
    Arrange,
    Planning,
    Struggle,
    Rounds,
    Look,
    Escalate,
    CeaseFire,
    Disorder,
    Debriefing,
    MasterSpy,
    DoubleAgent,
    Analyst,
    Assassin,
    Director,
    Choose,
    Detente,
    Window,
    SpaceRace,
    Verdict,
}

/// What a procedure does when what it pushed is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing: it is over.
    Done,
    /// It is entered again, one step further.
    Again,
    /// It is entered again at this step: a loop.
    At(u8),
    /// Nothing at all: the game is over.
    Over,
}

//! The stack of the machine: calls and questions.

use crate::{ask::Ask, state::Phase};
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
    /// How far it has come.
    pub step: u8,
}

/// What can be run; the functions are in `sequence`, `struggle` and `agents`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proc {
    Briefing,
    Arrange,
    Planning,
    Struggle,
    Rounds,
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

impl Proc {
    /// What a phase begins with.
    pub fn opening(phase: Phase) -> Proc {
        match phase {
            Phase::Briefing => Proc::Briefing,
            Phase::Planning => Proc::Planning,
            Phase::InfluenceStruggle => Proc::Struggle,
            Phase::CeaseFire => Proc::CeaseFire,
            Phase::Debriefing => Proc::Debriefing,
            Phase::Detente => Proc::Detente,
        }
    }
}

/// What a procedure does when what it pushed is done.
pub type Next = rules::Next<Jump>;

/// What procedures do here besides being done or going on: phases follow each other, rounds repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// It is over, and this procedure is run in its place.
    Then(Proc),
    /// It is entered again at this step: a loop.
    At(u8),
    /// It has asked and is entered again with the answer.
    Asked,
    /// Nothing is done any more: the game is over.
    Over,
}

/// The procedure is over, and this one is run in its place.
#[inline]
pub fn then(proc: Proc) -> Next {
    Next::Jump(Jump::Then(proc))
}

/// The procedure is entered again at this step.
#[inline]
pub fn at(step: u8) -> Next {
    Next::Jump(Jump::At(step))
}

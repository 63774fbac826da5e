//! The frames of the stack: calls and questions.

use crate::{ask::Ask, state::Phase};
use rules::Side;
use serde::{Deserialize, Serialize};

/// An item of the stack.
///
/// Four aligned bytes, so that a push or a pop is a single move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(align(4))]
pub enum Frame {
    /// A procedure to be entered, or entered again.
    Run(Call),
    /// A question to be answered.
    Ask(Ask),
}

const _: () = assert!(size_of::<Frame>() == 4);

/// A call of a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// The procedure.
    pub proc: Proc,
    /// The side that it works for.
    pub side: Side,
    /// The next step.
    pub step: u8,
}

/// The procedures; the functions are in `sequence`, `struggle` and `agents`.
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
    /// Returns the first procedure of a phase.
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

/// What a procedure returns: what happens when everything it pushed is done.
pub type Next = rules::Next<Jump>;

/// Control flow beyond ending or continuing: phases follow each other, rounds repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// It ends, and this procedure replaces it.
    Then(Proc),
    /// It is entered again at this step.
    At(u8),
    /// It has asked a question and is entered again with the answer.
    Asked,
    /// The game is over.
    Over,
}

/// Ends the procedure and replaces it by another.
#[inline]
pub fn then(proc: Proc) -> Next {
    Next::Jump(Jump::Then(proc))
}

/// Enters the procedure again at this step.
#[inline]
pub fn at(step: u8) -> Next {
    Next::Jump(Jump::At(step))
}

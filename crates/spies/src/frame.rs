//! The stack of the machine: calls and questions.

use crate::{ask::Ask, deck::Agent};
use rules::Side;

/// What waits on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// A procedure to be run, or run on.
    Run(Call),
    /// A question to be answered.
    Ask(Ask),
}

/// A procedure with the side it works for and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// What is run.
    pub proc: Proc,
    /// For whom.
    pub side: Side,
    /// How often it has been entered before.
    pub step: u8,
}

/// What can be run; the functions are in `sequence`, `struggle`, `agents` and `events`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proc {
    Turn,
    Briefing,
    Arrange,
    Planning,
    Struggle,
    Rounds,
    Act,
    Recruit,
    Look,
    Escalate,
    CeaseFire,
    Disorder,
    Debriefing,
    Agenda(Agent),
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
    /// It is entered again at step 0.
    Restart,
}

//! Refusals: why an action is illegal.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The other side, or chance, decides now.
    NotYourDecision,
    /// The action does not answer the question.
    NotAsked,
    /// The cards are not those that were seen.
    NotTheCardsSeen,
    /// The agent is on leave.
    AgentOnLeave,
    /// The agent is terminated.
    AgentTerminated,
    /// A side without groups must recruit.
    MustRecruit,
    /// The side holds as many groups as the population allows.
    PopulationReached,
    /// The group deck is empty.
    GroupDeckEmpty,
    /// The group is not one of the side's own.
    NotYourGroup,
    /// The group is mobilized.
    AlreadyMobilized,
    /// The target is not in play.
    TargetNotInPlay,
    /// A power never affects its own group.
    TargetsItself,
    /// The power needs a target.
    TargetNeeded,
    /// A media group has no target.
    NoTargetForMedia,
    /// The receiving side holds as many groups as the population allows.
    ReceiverFull,
    /// The opponent would exceed the Stability.
    OpponentWouldExceed,
    /// The opponent already exceeds the Stability, and taking is barred too.
    OpponentExceeds,
    /// Economic groups may not be targets of economic powers.
    EconomicTarget,
    /// The limit of actions in one struggle is reached; only passing is left.
    ActionLimit,
    /// The side does not own that event.
    EventNotOwned,
    /// The ability belongs to another phase or decision.
    WrongMoment,
    /// The group discard pile is empty.
    NoDiscard,
    /// There is no military group in play.
    NoMilitary,
    /// The opposing Agent X has already been shown.
    AlreadyShown,
    /// The group is not one of those discarded.
    NotDiscarded,
    /// The agent is not in the opposing headquarters.
    NotInHeadquarters,
    /// The Deputy Director never goes on leave.
    DeputyDirectorStays,
    /// The agent has not been terminated.
    NotTerminated,
    /// No objective is left in the deck.
    NoObjectiveLeft,
}

impl rules::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Refusal::NotYourDecision => "0.9",
            Refusal::NotAsked | Refusal::NotTheCardsSeen => "10.1",
            Refusal::AgentOnLeave | Refusal::AgentTerminated => "2.2",
            Refusal::MustRecruit => "3.3",
            Refusal::PopulationReached => "3.7",
            Refusal::GroupDeckEmpty => "A3",
            Refusal::NotYourGroup | Refusal::AlreadyMobilized | Refusal::TargetNotInPlay => "3.8",
            Refusal::TargetsItself => "3.9",
            Refusal::TargetNeeded => "A2",
            Refusal::NoTargetForMedia => "3.13",
            Refusal::ReceiverFull => "3.11a",
            Refusal::OpponentWouldExceed => "3.11b",
            Refusal::OpponentExceeds => "A1",
            Refusal::EconomicTarget => "3.12",
            Refusal::ActionLimit => "A24",
            Refusal::EventNotOwned => "8.1",
            Refusal::WrongMoment => "A27",
            Refusal::NoDiscard => "8.6",
            Refusal::NoMilitary => "A28",
            Refusal::AlreadyShown => "A25",
            Refusal::NotDiscarded => "8.3",
            Refusal::NotInHeadquarters => "5.7",
            Refusal::DeputyDirectorStays => "A8",
            Refusal::NotTerminated => "8.10",
            Refusal::NoObjectiveLeft => "8.9",
        }
    }
}

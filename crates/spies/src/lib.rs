//! *Cold War: CIA vs KGB*.
//!
//! Rule numbers are those of `docs/rules/cia_vs_kgb/rules.md`. The turn is in `sequence` and `struggle`, the agents in `agents`.
//! `legal` computes what is legal and why the rest is not; `pile` tracks what each seat knows of the decks.

mod action;
mod agents;
mod ask;
pub mod catalog;
mod deck;
mod fact;
pub mod figures;
mod frame;
mod legal;
mod options;
mod pile;
mod play;
mod position;
mod refusal;
mod sequence;
mod state;
mod struggle;
#[doc(hidden)]
pub mod testing;
mod view;

pub use action::{Action, Few};
pub use ask::Ask;
pub use deck::{Agent, Agents, Faction, Figures, Group, Groups, Objective, Objectives, influence, strongest};
pub use fact::Fact;
pub use options::{
    BriefingOrder, CivilDisorderClaim, DeputyDirectorLeave, DoubleAgentTiming, DoubleDisorder, EconomicTargets,
    MirroredAgents, Options, PoliticalBlock, PopulationExcess, SummitWindow,
};
pub use position::document;
pub use refusal::Refusal;
pub use rules::Side::{East as Kgb, West as Cia};
pub use state::{Board, Cover, End, Phase, State};
pub use view::View;

//! The engine of *Twilight Struggle*.
//!
//! The board is in [`map`], the cards in [`deck`], numeric tables in [`tables`]. Each card's effect is one function of [`cards`], written
//! with the methods of [`Play`]. The order of play is in `sequence`, Operations in `ops`, the consequences of lasting events in [`effects`].
//! The digest of the rules with numbered sections is `docs/rules/twilight_struggle/rules.md`; comments cite it.
//!
//! The optional Polish cards D1 and D2 are left out: only their titles are documented.

mod action;
pub mod ask;
pub mod cards;
pub mod catalog;
pub mod danger;
pub mod deck;
pub mod effects;
mod fact;
pub mod figures;
pub mod frame;
mod game;
mod legal;
mod machine;
pub mod map;
pub mod ops;
pub mod options;
mod play;
mod position;
mod refusal;
pub mod scoring;
mod sequence;
pub mod setup;
pub mod state;
pub mod tables;
#[doc(hidden)]
pub mod testing;
mod view;

pub use action::{Action, Choice};
pub use ask::{Ask, OpsKinds};
pub use danger::Danger;
pub use deck::{Card, Cards};
pub use fact::Fact;
pub use frame::{Call, Frame, Proc, Via};
pub use map::{Countries, Country, Region};
pub use options::Options;
pub use play::Play;
pub use position::document;
pub use refusal::Refusal;
pub use rules::{
    Actor, Next, Side,
    Side::{East as Ussr, West as Us},
};
pub use state::State;
pub use view::View;

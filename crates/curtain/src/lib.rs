//! Iron Curtain: two rounds, sixteen cards, a track of ideology.
//!
//! The rules are in `docs/rules/iron_curtain.md`; comments cite its sections (`7.9`, `Q21`). A [`pack::Pack`] defines what the cards
//! show, with events in the language of [`steps`]. [`State`] is the game; start reading in `sequence.rs`.

mod action;
mod ask;
mod board;
mod card;
pub mod catalog;
mod fact;
pub mod figures;
mod frame;
mod grid;
mod options;
pub mod pack;
mod play;
mod position;
mod refusal;
mod remark;
pub mod scoring;
mod sequence;
mod state;
pub mod steps;
pub mod testing;
mod view;

pub use action::Action;
pub use ask::Question;
pub use board::{Board, CUBES, END};
pub use card::{Card, Cards, Region, Regions, STRATEGY};
pub use fact::Fact;
pub use grid::{Cell, Cells, EDGE};
pub use options::{Options, Rulings};
pub use pack::PackRef;
pub use position::document;
pub use refusal::Refusal;
pub use remark::{Remark, Spot};
pub use rules::Side::{East as Ussr, West as Us};
pub use state::{End, State};
pub use view::View;

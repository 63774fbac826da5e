//! Common interface of all games of Hotline.
//!
//! A game is a small `Copy` state that asks one question at a time ([`Game`]). The actor, a player or chance, answers with one of the
//! legal [`Actions`]. The state then moves to the next question and records events as facts in a [`Log`]. A [`View`] contains what a seat
//! may know of a state, a [`Record`] the actions played, and a [`Session`] is a running game with both. Every game must obey the
//! [`laws`], which are checked on random games.
//!
//! **Invariant**: this crate and the game crates do no input or output and use no clock, no threads and no global random generator.

mod actor;
pub mod fairness;
mod game;
mod kept;
pub mod laws;
mod log;
mod luck;
#[doc(hidden)]
pub mod mutate;
mod options;
mod perft;
pub mod position;
mod record;
mod session;
pub mod set;
mod stack;

pub use actor::{Actor, Outcome, Seat, Side};
pub use fairness::{Chance, Fairness, Hex, Violation, verify};
pub use game::{Actions, Game, Question, Refusal, View, legal};
pub use kept::{Kept, keep, keeping};
pub use log::{Audience, Fact, Log, Noted};
pub use luck::Luck;
pub use options::{OptionError, OptionSpec, Options};
pub use perft::{check_counts, perft};
pub use position::PositionError;
pub use record::{Entry, FORMAT, Heading, Record, RecordError, play_entry, play_noted};
pub use session::{PlayError, Session};
pub use set::{Member, Set};
pub use stack::{Next, Stack};

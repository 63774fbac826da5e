//! What every game of Hotline is.
//!
//! A game is a small `Copy` state that asks one question at a time ([`Game`]). Whoever decides, player or chance, answers with
//! one of the legal [`Actions`]; the state moves to the next question and notes what happened as facts in a [`Log`]. What a seat
//! may know of a state is its [`View`]; what has been played is a [`Record`]; a running game with both is a [`Session`].
//! The [`laws`] are what every game must obey, checked on random games.
//!
//! **Invariant**: no input or output, no clock, no thread and no global random generator in this crate or in a game crate.

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

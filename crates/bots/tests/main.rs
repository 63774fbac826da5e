//! Players: their knowledge of each game, the hidden information that they must not use, and their choices.
//!
//! One binary for all tests of the crate: linking once keeps the suite fast.

mod analysis;
mod classic;
mod common;
mod curtain;
mod players;
mod secrets;
mod spies;
mod twilight;

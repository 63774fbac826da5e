//! Players: what they know of each game, what they may not know, and how they choose.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

mod analysis;
mod classic;
mod common;
mod curtain;
mod players;
mod secrets;
mod spies;
mod twilight;

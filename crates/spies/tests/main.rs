//! The rules of CIA vs KGB, its positions and the laws.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

mod alloc;
mod briefing;
mod cease_fire;
mod citations;
mod common;
mod debriefing;
mod deck;
mod detente;
mod editions;
mod events;
mod golden;
mod knowledge;
mod laws;
mod perft;
mod planning;
mod positions;
mod record;
mod setup;
mod struggle;
mod victory;

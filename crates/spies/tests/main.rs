//! The rules of CIA vs KGB, its positions and the laws.
//!
//! All tests of the crate are one binary: linking only once keeps the suite fast.

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

//! What is told about a game and the protocol over it.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

mod books;
mod danger;
mod drafts;
mod lessons;
mod listed;
mod mutations;
mod odds;
mod patches;
mod registry;
mod rules;
mod typescript;
mod verify;

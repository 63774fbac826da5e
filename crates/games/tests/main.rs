//! Tests of the presentation of games and of the JSON-RPC protocol.
//!
//! One binary for all tests of the crate: linking once keeps the suite fast.

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

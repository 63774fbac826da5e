//! The rules of Iron Curtain, its packs, its positions and the laws.
//!
//! All tests of the crate are one binary: linking only once keeps the suite fast.

mod alloc;
mod cards;
mod cited;
mod common;
mod course;
mod examples;
mod forms;
mod fuzz;
mod influence;
mod laws;
mod laying;
mod pack;
mod perft;
mod positions;
mod scoring;
mod secrets;
mod steps;

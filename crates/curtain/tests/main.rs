//! The rules of Iron Curtain, its packs, its positions and the laws.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

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

//! The built program: commands, the terminal, the protocol, and servers that are killed.
//!
//! One binary for all tests of the crate: linking once keeps the suite fast.

mod cluster;
mod common;
mod disk;
mod flood;
mod fuzz;
mod kill;
mod load;
mod memory;
mod nodes;
mod program;
mod protocol;
mod sitting;

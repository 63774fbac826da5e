//! The built program: commands, the terminal, the protocol, and servers that are killed.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

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

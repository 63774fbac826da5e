//! Logs and records of other programs, in and out.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

mod corpus;
mod mutations;
mod round_trip;

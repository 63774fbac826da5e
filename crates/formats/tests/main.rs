//! Import and export of logs and records.
//!
//! One binary for all tests of the crate: linking once keeps the suite fast.

mod corpus;
mod mutations;
mod round_trip;

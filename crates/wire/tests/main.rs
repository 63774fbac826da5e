//! Tests of the messages and of the TypeScript types of the web client.
//!
//! One binary for all tests of the crate, because linking dominates the time of the suite.

mod json;
mod patch;
mod typescript;

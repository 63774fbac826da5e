//! The messages and the types of the web client.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

mod json;
mod patch;
mod typescript;

//! The store on SQLite and PostgreSQL.
//!
//! One binary for all tests of the crate, because linking dominates the time of the suite.

mod files;
mod kill;
mod story;

//! The store on SQLite and PostgreSQL.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

mod files;
mod kill;
mod story;

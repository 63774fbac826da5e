//! Games in and out: the log of another program, sentences, and a table of dice and draws.
//!
//! The record itself is JSON and needs no more than [`rules::Record`].

mod csv;
pub mod playdek;
mod tell;
mod text;

pub use csv::csv;
pub use text::text;

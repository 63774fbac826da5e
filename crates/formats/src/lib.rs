//! Import and export of games: the log of another program, sentences, and a table of dice and draws.
//!
//! The record itself is JSON; [`rules::Record`] reads and writes it.

mod csv;
pub mod playdek;
mod tell;
mod text;

pub use csv::csv;
pub use text::text;

//! The log of another program that plays Twilight Struggle, with a line for everything that happens on the table.

mod export;
mod guess;
mod hands;
mod import;
mod line;
mod log;
pub mod names;
mod scribe;
mod search;

pub use export::{ExportError, export};
pub use import::{Contradiction, Imported, import};
pub use line::{Coup, Line, OpsUse};

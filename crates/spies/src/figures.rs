//! Figures derived from a view for display. No rule depends on them; this game has none.

use serde::Serialize;
use ts_rs::TS;

/// Figures derived from a view between two actions: none beyond the table itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Figures {}

/// The cost and the odds of a choice: none, because nothing is known in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub enum Stakes {}

//! What can be counted of a view for whoever looks at it. No rule depends on this.

use serde::Serialize;
use ts_rs::TS;

/// What can be counted of a view at rest: nothing that is not on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Figures {}

/// What a choice costs and how it may come out: nothing is known before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub enum Stakes {}

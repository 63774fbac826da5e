//! Lists of tables.

use crate::{ClockSetting, Json, Outcome, Pair, Phase, Seats, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A line of a list of tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// Its name in links.
    pub id: String,
    /// Its version.
    pub version: i64,
    /// What is played.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// The options that are not the default ones.
    #[ts(type = "{ [key in string]?: Json }")]
    #[schema(value_type = Object)]
    pub options: Json,
    /// Whether it counts.
    pub rated: bool,
    /// Whether everybody may watch.
    pub public: bool,
    /// The clock.
    pub clock: ClockSetting,
    /// When the running clock is over.
    pub deadline: Option<i64>,
    /// How far it has come.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Seats,
    /// Who has something to decide.
    pub turn: Pair<bool>,
    /// The sides that are mine.
    pub mine: Vec<Side>,
    /// Whether it is for me to decide.
    pub my_turn: bool,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// When it was opened.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// The part.
    pub tables: Vec<TableSummary>,
    /// What to send as `after` for the next part; none if this is the last.
    pub next: Option<String>,
}

/// What the lobby shows; also the data of each event of its stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Lobby {
    /// My tables that are not over.
    pub mine: Vec<TableSummary>,
    /// Tables with a free chair.
    pub open: Vec<TableSummary>,
    /// Public games that are on.
    pub watch: Vec<TableSummary>,
    /// My games that are over.
    pub finished: Vec<TableSummary>,
}

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
    /// Tables to which somebody has asked me by name.
    pub asked: Vec<TableSummary>,
    /// Who waits for an opponent.
    pub pool: Pool,
}

/// One kind of game for which people wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PoolCell {
    /// `twilight`, `curtain` or `spies`.
    pub game: String,
    /// The clock.
    pub clock: ClockSetting,
    /// How many people wait.
    pub waiting: u32,
    /// Whether I am one of them.
    pub mine: bool,
}

/// The pool: two who wait for the same kind of game and fit by their ratings are paired.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Pool {
    /// Every kind of game, by game and clock.
    pub cells: Vec<PoolCell>,
    /// The table at which I was seated just now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// Waiting for an opponent: for one of the cells of the pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// `twilight`, `curtain` or `spies`.
    pub game: String,
    /// The clock.
    pub clock: ClockSetting,
}

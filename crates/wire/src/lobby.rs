//! Lists of tables.

use crate::{ClockSetting, Json, Outcome, Pair, Phase, Seats, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// Id of the table, used in links.
    pub id: String,
    /// Version of the table.
    pub version: i64,
    /// Name of the game.
    pub game: String,
    /// Title of the game.
    pub title: String,
    /// Options that differ from the default.
    #[ts(type = "{ [key in string]?: Json }")]
    #[schema(value_type = Object)]
    pub options: Json,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether every visitor may watch.
    pub public: bool,
    /// Time control.
    pub clock: ClockSetting,
    /// When the running clock expires.
    pub deadline: Option<i64>,
    /// State of the table.
    pub phase: Phase,
    /// Players of both sides.
    pub seats: Seats,
    /// Which sides have a decision to make.
    pub turn: Pair<bool>,
    /// Sides that the visitor plays.
    pub mine: Vec<Side>,
    /// Whether the visitor has a decision to make.
    pub my_turn: bool,
    /// Outcome of the game.
    pub outcome: Option<Outcome>,
    /// When the table was opened.
    pub created: i64,
    /// When the table last changed.
    pub updated: i64,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// Tables of the page.
    pub tables: Vec<TableSummary>,
    /// Value of `after` for the next page; `null` on the last page.
    pub next: Option<String>,
}

/// Content of the lobby; also the data of each event of its stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Lobby {
    /// The visitor's unfinished tables.
    pub mine: Vec<TableSummary>,
    /// Tables with a free seat.
    pub open: Vec<TableSummary>,
    /// Public games in progress.
    pub watch: Vec<TableSummary>,
    /// The visitor's finished games.
    pub finished: Vec<TableSummary>,
    /// Tables to which the visitor is invited by name.
    pub asked: Vec<TableSummary>,
    /// Players who wait for an opponent.
    pub pool: Pool,
}

/// A game and clock that players can wait for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PoolCell {
    /// `twilight`, `curtain` or `spies`.
    pub game: String,
    /// Time control.
    pub clock: ClockSetting,
    /// Number of waiting players.
    pub waiting: u32,
    /// Whether the visitor is one of them.
    pub mine: bool,
}

/// The pool: two players who wait for the same game and clock and have compatible ratings are paired.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Pool {
    /// All combinations of game and clock.
    pub cells: Vec<PoolCell>,
    /// The table at which the visitor was just seated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// A request to wait for an opponent, for one of the cells of the pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// `twilight`, `curtain` or `spies`.
    pub game: String,
    /// Time control.
    pub clock: ClockSetting,
}

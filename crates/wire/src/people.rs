//! Who plays, how well, and against whom.

use crate::{Pair, Player, Rating, Side, TableSummary};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// It was won.
    Won,
    /// It was drawn.
    Drawn,
    /// It was lost.
    Lost,
}

/// How many games ended in each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Count {
    /// How many were won.
    pub won: u32,
    /// How many were drawn.
    pub drawn: u32,
    /// How many were lost.
    pub lost: u32,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CurvePoint {
    /// When the game ended.
    pub at: i64,
    /// The rating, in points.
    pub rating: i32,
    /// The deviation.
    pub deviation: i32,
}

/// Why games ended, and how many of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EndCount {
    /// The slug of the reason.
    pub reason: String,
    /// The reason as a sentence.
    pub text: String,
    /// How these games ended.
    pub games: Count,
}

/// How somebody plays one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameProfile {
    /// `twilight`, `curtain` or `spies`.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// The rating of all games, if any was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<Rating>,
    /// The rating of the games on each side.
    pub sides: Pair<Option<Rating>>,
    /// How the games on each side ended, those that were not rated too.
    pub results: Pair<Count>,
    /// Why they ended, the most frequent reason first.
    pub ends: Vec<EndCount>,
    /// The rating after each of the last two hundred rated games, in their order.
    pub curve: Vec<CurvePoint>,
}

/// How the games against one opponent ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HeadToHead {
    /// The name of the opponent.
    pub name: String,
    /// How they ended.
    pub games: Count,
    /// When the last one ended.
    pub at: i64,
}

/// A public game that somebody has played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedGame {
    /// The table.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// On which side.
    pub side: Side,
    /// Who sat on the other side.
    pub opponent: Player,
    /// How it ended.
    pub result: GameResult,
    /// Why it ended, as a sentence.
    pub text: String,
    /// When it ended.
    pub at: i64,
    /// What it did to the rating, in points; only there if it was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<i32>,
    /// The rating after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<i32>,
}

/// Public games that somebody has played, the last one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedList {
    /// A part of them.
    pub games: Vec<PlayedGame>,
    /// What to send as `after` for the next part; none if this is the last.
    pub next: Option<String>,
}

/// Somebody with an account, as everybody sees it: public games alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// When the account was made.
    pub since: i64,
    /// How each game is played of which one is over.
    pub games: Vec<GameProfile>,
    /// Whom they have played most.
    pub opponents: Vec<HeadToHead>,
    /// Games that are on.
    pub playing: Vec<TableSummary>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Leader {
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Rating,
}

/// Who plays a game best, among those of whom enough is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Leaderboard {
    /// Which game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// A part of the list, the highest rating first.
    pub leaders: Vec<Leader>,
    /// What to send as `after` for the next part; none if this is the last.
    pub next: Option<String>,
}

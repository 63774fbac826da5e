//! Profiles, results and leaderboards.

use crate::{Pair, Player, Rating, Side, TableSummary};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Result of a game for one player.
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

/// Number of games by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Count {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
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

/// Number of games that ended for the same reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EndCount {
    /// Slug of the reason.
    pub reason: String,
    /// The reason as a sentence.
    pub text: String,
    /// Results of these games.
    pub games: Count,
}

/// A player's results and ratings in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameProfile {
    /// `twilight`, `curtain` or `spies`.
    pub game: String,
    /// Title of the game.
    pub title: String,
    /// Overall rating, if any game was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<Rating>,
    /// Rating on each side.
    pub sides: Pair<Option<Rating>>,
    /// Results on each side, unrated games included.
    pub results: Pair<Count>,
    /// Reasons why games ended, the most frequent first.
    pub ends: Vec<EndCount>,
    /// Rating after each of the last two hundred rated games, the oldest first.
    pub curve: Vec<CurvePoint>,
}

/// Results against one opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HeadToHead {
    /// Name of the opponent.
    pub name: String,
    /// Results of the games.
    pub games: Count,
    /// When the last one ended.
    pub at: i64,
}

/// A finished public game of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedGame {
    /// Id of the table.
    pub id: String,
    /// Name of the game.
    pub game: String,
    /// Title of the game.
    pub title: String,
    /// Side of the player.
    pub side: Side,
    /// The opponent.
    pub opponent: Player,
    /// Result for the player.
    pub result: GameResult,
    /// Reason of the end, as a sentence.
    pub text: String,
    /// When it ended.
    pub at: i64,
    /// Change of the rating in points; only present for a rated game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<i32>,
    /// Rating after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<i32>,
}

/// Finished public games of a player, the most recent first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedList {
    /// Games of the page.
    pub games: Vec<PlayedGame>,
    /// Value of `after` for the next page; `null` on the last page.
    pub next: Option<String>,
}

/// Public profile of an account; it covers public games only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// When the account was created.
    pub since: i64,
    /// Results for each game with at least one finished game.
    pub games: Vec<GameProfile>,
    /// The most frequent opponents.
    pub opponents: Vec<HeadToHead>,
    /// Games in progress.
    pub playing: Vec<TableSummary>,
}

/// An entry of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Leader {
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Rating,
}

/// Leaderboard of a game, limited to established ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Leaderboard {
    /// Name of the game.
    pub game: String,
    /// Title of the game.
    pub title: String,
    /// Entries of the page, the highest rating first.
    pub leaders: Vec<Leader>,
    /// Value of `after` for the next page; `null` on the last page.
    pub next: Option<String>,
}

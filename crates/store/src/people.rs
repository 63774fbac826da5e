//! Results of games and ratings of players.

use crate::{Cursor, Holder, Page, Paged, Result, TableId, Time, UserId};
pub use ratings::{Rating, Score, Standing};
use rules::Side;
use serde::{Deserialize, Serialize};

/// Result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Reason, as a keyword of the server or of the game.
    pub reason: String,
}

/// The games that a rating covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Games on either side.
    Both,
    /// Games on the western side.
    West,
    /// Games on the eastern side.
    East,
}

impl Chair {
    /// All chairs.
    pub const ALL: [Chair; 3] = [Chair::Both, Chair::West, Chair::East];
}

impl From<Side> for Chair {
    fn from(side: Side) -> Chair {
        match side {
            Side::West => Chair::West,
            Side::East => Chair::East,
        }
    }
}

/// A rating of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Name of the game.
    pub game: String,
    /// Games that are counted.
    pub chair: Chair,
    /// The rating.
    pub standing: Standing,
}

/// An entry of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leader {
    /// The account.
    pub player: UserId,
    /// Displayed name.
    pub name: String,
    /// The rating.
    pub standing: Standing,
}

/// A finished game from the point of view of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The table.
    pub table: TableId,
    /// Name of the game.
    pub game: String,
    /// Side of the player.
    pub side: Side,
    /// Holder of the other seat, with their name.
    pub opponent: (Holder, Option<String>),
    /// Result for the player.
    pub score: Score,
    /// Reason of the result.
    pub reason: String,
    /// When the game ended.
    pub at: Time,
    /// The rating before and after a rated game, in thousandths.
    pub rating: Option<(i64, i64)>,
}

/// Filter for the finished games of an account. Fields that are `None` do not filter.
#[derive(Clone, Debug, Default)]
pub struct PlayedFilter {
    /// Name of the game.
    pub game: Option<String>,
    /// Side of the account.
    pub side: Option<Side>,
    /// Result for the account.
    pub score: Option<Score>,
    /// Account of the opponent.
    pub opponent: Option<UserId>,
    /// Whether the game was rated.
    pub rated: Option<bool>,
}

/// Number of games with the same result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Name of the game.
    pub game: String,
    /// Side of the account.
    pub side: Side,
    /// Result for the account.
    pub score: Score,
    /// Reason of the result.
    pub reason: String,
    /// Number of games.
    pub games: i64,
}

/// Record of an account against one opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// Account of the opponent.
    pub player: UserId,
    /// Displayed name.
    pub name: String,
    /// Number of games won.
    pub won: i64,
    /// Number of games drawn.
    pub drawn: i64,
    /// Number of games lost.
    pub lost: i64,
    /// When the last one ended.
    pub at: Time,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurvePoint {
    /// When the game ended.
    pub at: Time,
    /// The rating, in thousandths.
    pub rating: i64,
    /// The deviation, in thousandths.
    pub deviation: i64,
}

/// Results of games and ratings of players.
///
/// Lists and counts of games cover public games only; rated games are always public.
#[async_trait::async_trait]
pub trait People: Send + Sync {
    /// Returns the ratings of an account.
    async fn ratings_of(&self, player: &UserId) -> Result<Vec<Rated>>;
    /// Lists the accounts with an established rating, the highest first. The cursor consists of a rating and an account id.
    async fn leaders(&self, game: &str, chair: Chair, page: Page) -> Result<Paged<Leader>>;
    /// Lists the finished games of an account, the most recent first.
    async fn played(&self, player: &UserId, filter: PlayedFilter, page: Page) -> Result<Paged<Played>>;
    /// Counts the finished games of an account by game, side, score and reason.
    async fn tallies(&self, player: &UserId) -> Result<Vec<Tally>>;
    /// Returns the opponents that an account has played most often.
    async fn opponents(&self, player: &UserId, limit: u32) -> Result<Vec<Against>>;
    /// Returns the rating of an account after each of its last `limit` rated games, the oldest first.
    async fn curve(&self, player: &UserId, game: &str, limit: u32) -> Result<Vec<CurvePoint>>;
    /// Lists the running and paused public games of an account.
    async fn playing(&self, player: &UserId, page: Page) -> Result<Paged<crate::Summary>>;
    /// Recomputes all ratings from the rated games, in their order. Returns the number of games.
    async fn recompute_ratings(&self) -> Result<u64>;
    /// Returns finished games without a stored result, ordered by id, starting after `after`: those of earlier programs, and imported
    /// records.
    async fn without_result(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>>;
    /// Stores the result of such a game; it does not count for ratings. Returns false if a result is stored already.
    async fn note_result(&self, id: &TableId, ended: &Ended, at: Time) -> Result<bool>;
}

/// Returns the score as it is stored.
pub(crate) fn score_number(score: Score) -> i64 {
    match score {
        Score::Lost => 0,
        Score::Drawn => 1,
        Score::Won => 2,
    }
}

/// Returns the cursor of the page that begins after this leader.
pub(crate) fn after(leader: &Leader) -> Cursor {
    Cursor { time: leader.standing.rating.rating, id: TableId(leader.player.0.clone()) }
}

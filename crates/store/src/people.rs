//! How games ended for those who played them, and how strong they play.

use crate::{Cursor, Holder, Page, Paged, Result, TableId, Time, UserId};
pub use ratings::{Rating, Score, Standing};
use rules::Side;
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Who has won; nobody, if it was drawn.
    pub winner: Option<Side>,
    /// Why, in a word of the server or of the game.
    pub reason: String,
}

/// What a rating counts.
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
    /// All of them.
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
    /// Which game.
    pub game: String,
    /// On which side.
    pub chair: Chair,
    /// The rating.
    pub standing: Standing,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leader {
    /// The account.
    pub player: UserId,
    /// The name that others read.
    pub name: String,
    /// The rating.
    pub standing: Standing,
}

/// How a game ended for one of those who played it.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// On which side.
    pub side: Side,
    /// Who sat on the other chair.
    pub opponent: (Holder, Option<String>),
    /// How it ended.
    pub score: Score,
    /// Why.
    pub reason: String,
    /// When.
    pub at: Time,
    /// Of a rated game: the rating before and after it, in thousandths.
    pub rating: Option<(i64, i64)>,
}

/// Which games of an account are wanted; what is none is not asked for.
#[derive(Clone, Debug, Default)]
pub struct PlayedFilter {
    /// Of that game.
    pub game: Option<String>,
    /// On that side.
    pub side: Option<Side>,
    /// That ended so.
    pub score: Option<Score>,
    /// Against that account.
    pub opponent: Option<UserId>,
    /// Those that are rated, or those that are not.
    pub rated: Option<bool>,
}

/// How often games ended in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Which game.
    pub game: String,
    /// On which side.
    pub side: Side,
    /// How they ended.
    pub score: Score,
    /// Why.
    pub reason: String,
    /// How many.
    pub games: i64,
}

/// How games against one account ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// The account.
    pub player: UserId,
    /// The name that others read.
    pub name: String,
    /// How many were won, drawn and lost.
    pub won: i64,
    /// Drawn.
    pub drawn: i64,
    /// Lost.
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

/// How games ended for those who played them, and how strong they play.
///
/// Everything but [`People::ratings_of`] knows public games alone; rated games are public.
#[async_trait::async_trait]
pub trait People: Send + Sync {
    /// The ratings of an account.
    async fn ratings_of(&self, player: &UserId) -> Result<Vec<Rated>>;
    /// The accounts with an established rating, the highest first. The time of the cursor is a rating, its name an account.
    async fn leaders(&self, game: &str, chair: Chair, page: Page) -> Result<Paged<Leader>>;
    /// The games of an account that are over, the last one first.
    async fn played(&self, player: &UserId, filter: PlayedFilter, page: Page) -> Result<Paged<Played>>;
    /// How the games of an account ended, counted.
    async fn tallies(&self, player: &UserId) -> Result<Vec<Tally>>;
    /// Whom an account has played most.
    async fn opponents(&self, player: &UserId, limit: u32) -> Result<Vec<Against>>;
    /// The rating of an account after each of its last games that are rated, in their order.
    async fn curve(&self, player: &UserId, game: &str, limit: u32) -> Result<Vec<CurvePoint>>;
    /// Public games of an account that are on.
    async fn playing(&self, player: &UserId, page: Page) -> Result<Paged<crate::Summary>>;
    /// Computes all ratings again from the games that are rated, in their order; gives how many there are.
    async fn recompute_ratings(&self) -> Result<u64>;
    /// Games that are over and of which no result is noted, in the order of their names, after `after`: those of earlier programs,
    /// and records that were sent.
    async fn without_result(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>>;
    /// Notes how such a game ended; it does not count for ratings. False if it is noted already.
    async fn note_result(&self, id: &TableId, ended: &Ended, at: Time) -> Result<bool>;
}

/// A score as it is stored.
pub(crate) fn score_number(score: Score) -> i64 {
    match score {
        Score::Lost => 0,
        Score::Drawn => 1,
        Score::Won => 2,
    }
}

/// A page of leaders goes on after this one.
pub(crate) fn after(leader: &Leader) -> Cursor {
    Cursor { time: leader.standing.rating.rating, id: TableId(leader.player.0.clone()) }
}

//! Glicko-2 ratings of players: rating, deviation and volatility.
//!
//! The formula is that of `skillratings`. Figures are whole numbers, so that a database stores them exactly and recomputing a history
//! yields the same values. Every game is a separate rating period; the deviation grows while a player is inactive.
//!
//! **Invariant**: a rating depends only on the ratings before a game, its score and the time between games.

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period},
};

/// Milliseconds of inactivity after which the deviation grows by one step: five days, so that a reliable rating becomes uncertain
/// within a year.
const IDLE: i64 = 5 * 86_400_000;
/// Maximum deviation, in thousandths: that of a new player.
const UNKNOWN: i64 = 350_000;
/// Maximum deviation of an established rating, in thousandths; leaderboards list only established ratings.
pub const ESTABLISHED: i64 = 150_000;

/// Result of a game for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// It was lost.
    Lost,
    /// It was drawn.
    Drawn,
    /// It was won.
    Won,
}

impl Score {
    /// Returns the score of the opponent.
    #[must_use]
    pub fn other(self) -> Score {
        match self {
            Score::Lost => Score::Won,
            Score::Drawn => Score::Drawn,
            Score::Won => Score::Lost,
        }
    }

    fn outcome(self) -> Outcomes {
        match self {
            Score::Lost => Outcomes::LOSS,
            Score::Drawn => Outcomes::DRAW,
            Score::Won => Outcomes::WIN,
        }
    }
}

/// A rating with its deviation and volatility.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The rating, in thousandths of a point.
    pub rating: i64,
    /// Rating deviation, in thousandths of a point: the true strength is within this distance in two of three cases.
    pub deviation: i64,
    /// Volatility of the strength, in billionths.
    pub volatility: i64,
}

impl Rating {
    /// Rating of a new player.
    pub const FRESH: Rating = Rating { rating: 1_500_000, deviation: UNKNOWN, volatility: 60_000_000 };

    /// Returns the rating after one rating period with games against these opponents.
    #[must_use]
    pub fn after(self, games: &[(Rating, Score)]) -> Rating {
        let games: Vec<_> = games.iter().map(|(other, score)| (other.figures(), score.outcome())).collect();
        Rating::of(&glicko2_rating_period(&self.figures(), &games, &Glicko2Config::new()))
    }

    /// Returns the rating after a period of inactivity.
    #[must_use]
    pub fn idle(self, milliseconds: i64) -> Rating {
        let mut rating = self;
        for _ in 0..milliseconds.max(0) / IDLE {
            let next = Rating::of(&decay_deviation(&rating.figures()));
            if next == rating {
                break;
            }
            rating = next;
        }
        rating
    }

    /// Returns true if the rating is reliable enough for comparisons.
    #[must_use]
    pub fn established(self) -> bool {
        self.deviation <= ESTABLISHED
    }

    fn figures(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating as f64 / 1e3,
            deviation: self.deviation as f64 / 1e3,
            volatility: self.volatility as f64 / 1e9,
        }
    }

    fn of(figures: &Glicko2Rating) -> Rating {
        Rating {
            rating: (figures.rating * 1e3).round() as i64,
            deviation: ((figures.deviation * 1e3).round() as i64).min(UNKNOWN),
            volatility: (figures.volatility * 1e9).round() as i64,
        }
    }
}

/// A rating, the number of games it is based on, and the time of the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// Rating after the last game.
    pub rating: Rating,
    /// Number of rated games.
    pub games: i64,
    /// When the last one ended, in milliseconds since 1970.
    pub at: i64,
}

impl Standing {
    /// Standing of a player without rated games.
    pub const FRESH: Standing = Standing { rating: Rating::FRESH, games: 0, at: 0 };

    /// Returns the rating at a point in time.
    #[must_use]
    pub fn rating_at(&self, at: i64) -> Rating {
        if self.games == 0 { self.rating } else { self.rating.idle(at - self.at) }
    }
}

/// Returns the standings of two players after a game that ended at `at`, with the score of the first.
#[must_use]
pub fn play(one: &Standing, other: &Standing, score: Score, at: i64) -> (Standing, Standing) {
    let (first, second) = (one.rating_at(at), other.rating_at(at));
    let after = |before: &Standing, mine: Rating, theirs: Rating, score: Score| Standing {
        rating: mine.after(&[(theirs, score)]),
        games: before.games + 1,
        at: before.at.max(at),
    };
    (after(one, first, second, score), after(other, second, first, score.other()))
}

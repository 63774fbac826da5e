//! How strong somebody plays, by Glicko-2: a rating, how sure it is, and how steady the play is.
//!
//! The formula is that of `skillratings`. Figures are whole numbers, so that a database keeps them as they are and whoever computes
//! a history again gets the same ones. Every game is a rating period of its own; while somebody does not play, the deviation grows.
//!
//! **Invariant**: a rating follows from the ratings before a game, its score and the time between games, and from nothing else.

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period},
};

/// After how many milliseconds without a game a deviation grows once: five days, so that in a year a sure one becomes unsure.
const IDLE: i64 = 5 * 86_400_000;
/// The largest deviation, in thousandths: that of somebody of whom nothing is known.
const UNKNOWN: i64 = 350_000;
/// Up to this deviation, in thousandths, a rating is established; a leaderboard lists these alone.
pub const ESTABLISHED: i64 = 150_000;

/// How a game ended for somebody.
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
    /// The score of the other player.
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

/// How strong somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The rating, in thousandths of a point.
    pub rating: i64,
    /// How far the true strength may be from it, in thousandths of a point: in two of three cases not further.
    pub deviation: i64,
    /// How much the strength changes, in billionths.
    pub volatility: i64,
}

impl Rating {
    /// The rating of somebody of whom nothing is known.
    pub const FRESH: Rating = Rating { rating: 1_500_000, deviation: UNKNOWN, volatility: 60_000_000 };

    /// The rating after games of one period against these opponents.
    #[must_use]
    pub fn after(self, games: &[(Rating, Score)]) -> Rating {
        let games: Vec<_> = games.iter().map(|(other, score)| (other.figures(), score.outcome())).collect();
        Rating::of(&glicko2_rating_period(&self.figures(), &games, &Glicko2Config::new()))
    }

    /// The rating after some milliseconds in which nothing was played.
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

    /// Whether so much is known that somebody can be compared with others.
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

/// A rating, how many games it comes from, and when the last one ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// After the last game.
    pub rating: Rating,
    /// How many games were counted.
    pub games: i64,
    /// When the last one ended, in milliseconds since 1970.
    pub at: i64,
}

impl Standing {
    /// The standing of somebody who has played nothing that counts.
    pub const FRESH: Standing = Standing { rating: Rating::FRESH, games: 0, at: 0 };

    /// The rating as of a moment.
    #[must_use]
    pub fn rating_at(&self, at: i64) -> Rating {
        if self.games == 0 { self.rating } else { self.rating.idle(at - self.at) }
    }
}

/// The standings of two players after a game that ended at that moment, with the score of the first.
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

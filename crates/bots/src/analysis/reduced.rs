//! Matches with reduced luck.
//!
//! The luck of dice and draws is subtracted from the points of a game. If a player keeps no memory between decisions, the luck of its own
//! dice is subtracted as well: the value of its action minus the mean over actions that it could equally have chosen. All of this is 0 in
//! the mean, so the remainder estimates the same strength with less noise.

use super::{Insight, Judge, insight::result_of, value::mean};
use crate::{
    Player as _, Spec,
    arena::{Fixture, Played},
};
use rules::{Actor, Log, Luck, Seat, Side};
use serde::{Deserialize, Serialize};
use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

/// A game and its luck, from the view of A.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Adjusted {
    /// Its number in the match.
    pub index: u64,
    /// The points: 1, 0 or a half.
    pub points: f64,
    /// Luck of dice and draws.
    pub luck: f64,
    /// Luck of the players' own dice.
    pub choices: f64,
}

/// Number of repeated choices for comparison.
const AGAIN: u64 = 2;
/// Separates the judge's random stream from those of dice and players.
const JUDGE: u64 = 0x6a75_6467_6521_2121;

/// Plays a game of the match as [`Fixture::play`] does, and measures its luck. Each game calls it itself, so that it is compiled in this
/// crate.
pub(crate) fn play<G: Insight>(fixture: &Fixture<G>, index: u64) -> Adjusted {
    let mut luck = fixture.dice(index);
    let mut own = Luck::numbered(fixture.seed ^ JUDGE, index);
    let side_of_a = Played::side_of(index);
    let spec = |side: Side| fixture.players[usize::from(side != side_of_a)];
    let mut players = Side::BOTH.map(|side| fixture.seated(index, side));
    let mut state = G::new(&fixture.options);
    let (mut by_chance, mut by_choice) = (0.0, 0.0);
    for _ in 0..G::LONGEST {
        let action = match state.actor() {
            Actor::Nobody => break,
            Actor::Chance => {
                let action = state.any(&mut luck);
                by_chance += Judge::QUICK.cast(&state, action, &own.fork()).luck;
                action
            }
            Actor::Player(side) => {
                let view = state.view(Seat::Player(side));
                let action = players[side.index()].choose(&view);
                if spec(side).is_memoryless() {
                    let again: Vec<_> = (0..AGAIN).map(|_| spec(side).player::<G>(own.fork()).choose(&view)).collect();
                    if again.iter().any(|&other| other != action) {
                        let dice = own.fork();
                        let value = |action| {
                            let mut next = state;
                            next.play(action, &mut Log::silent());
                            Judge::QUICK.value(&next, &dice)
                        };
                        let usual = again.iter().map(|&other| value(other)).sum::<f64>() / AGAIN as f64;
                        by_choice += value(action) - usual;
                    }
                }
                action
            }
        };
        state.play(action, &mut Log::silent());
    }
    let west = result_of(state.outcome().expect("a game ends").winner);
    let (points, sign) = if side_of_a == Side::West { (west, 1.0) } else { (1.0 - west, -1.0) };
    Adjusted { index, points, luck: sign * by_chance, choices: sign * by_choice }
}

impl Spec {
    /// Returns true if the player keeps nothing between decisions except its dice: asked again, it answers with the same probabilities.
    #[must_use]
    pub fn is_memoryless(self) -> bool {
        matches!(self, Spec::Random | Spec::Safe | Spec::Greedy)
    }
}

/// Plays `games` games on `threads` threads and calls `each` with every game as soon as it is over.
///
/// # Panics
/// If a player does.
#[must_use]
pub fn run<G: Insight>(
    fixture: &Fixture<G>,
    games: u64,
    threads: u16,
    each: impl Fn(&Adjusted) + Sync,
) -> Vec<Adjusted> {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                break;
            }
            let played = G::adjusted(fixture, index);
            each(&played);
            all.lock().expect("no thread panics").push(played);
        }
    };
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let mut all = all.into_inner().expect("no thread panics");
    all.sort_by_key(|played| played.index);
    all
}

/// Result of a match. Means have their standard errors; the two games of a pair, which share their dice, count as one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Reduced {
    /// Number of games counted, in whole pairs.
    pub games: u64,
    /// The share of points of A as scored, and its standard error.
    pub plain: [f64; 2],
    /// The same without luck.
    pub adjusted: [f64; 2],
    /// Fractions of the luck of dice and draws, and of the players' own, that were subtracted.
    pub slopes: [f64; 2],
    /// The mean luck of dice and draws for A, and its standard error; its expectation is 0.
    pub luck: [f64; 2],
    /// The variance of the plain estimate divided by that of the adjusted one.
    pub ratio: f64,
}

/// Means of a pair of games: points and both kinds of luck.
type Row = [f64; 3];

/// Minimum number of pairs for an estimate of the slopes.
const FEWEST: usize = 16;

/// Estimates the strength of A. The slopes for one half of the pairs are fitted on the other half, so that the estimate stays unbiased.
#[must_use]
pub fn estimate(games: &[Adjusted]) -> Reduced {
    let half = |of: fn(&Adjusted) -> f64, pair: &[Adjusted]| (of(&pair[0]) + of(&pair[1])) / 2.0;
    let rows: Vec<Row> = games
        .chunks_exact(2)
        .map(|pair| [half(|g| g.points, pair), half(|g| g.luck, pair), half(|g| g.choices, pair)])
        .collect();
    let fold = |number: usize| rows.iter().skip(number).step_by(2).copied().collect::<Vec<_>>();
    let slopes = [slopes(&fold(1)), slopes(&fold(0))];
    let adjusted =
        |(number, row): (usize, &Row)| row[0] - slopes[number % 2][0] * row[1] - slopes[number % 2][1] * row[2];
    let column = |of: usize| rows.iter().map(|row| row[of]).collect::<Vec<_>>();
    let (plain, luck) = (mean(&column(0)), mean(&column(1)));
    let adjusted = mean(&rows.iter().enumerate().map(adjusted).collect::<Vec<_>>());
    let slopes = [0, 1].map(|at| (slopes[0][at] + slopes[1][at]) / 2.0);
    Reduced { games: 2 * rows.len() as u64, plain, adjusted, slopes, luck, ratio: (plain[1] / adjusted[1]).powi(2) }
}

/// Returns the slopes of points over both kinds of luck, by least squares.
fn slopes(rows: &[Row]) -> [f64; 2] {
    if rows.len() < FEWEST {
        return [0.5; 2];
    }
    let center = [0, 1, 2].map(|at| rows.iter().map(|row| row[at]).sum::<f64>() / rows.len() as f64);
    let product =
        |a: usize, b: usize| rows.iter().map(|row| (row[a] - center[a]) * (row[b] - center[b])).sum::<f64>() + 1e-12;
    let (ll, lc, cc) = (product(1, 1), product(1, 2), product(2, 2));
    let (pl, pc) = (product(0, 1), product(0, 2));
    let determinant = ll * cc - lc * lc;
    if determinant < 1e-9 * ll * cc.max(ll) {
        return [pl / ll, 0.0]; // only one kind of luck
    }
    [(pl * cc - pc * lc) / determinant, (pc * ll - pl * lc) / determinant]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns games whose points are strength, known luck and noise.
    fn games(count: u64) -> Vec<Adjusted> {
        let mut luck = Luck::seeded(3);
        let mut cast = || f64::from(luck.below(2001)) / 1000.0 - 1.0;
        let game = |index| {
            let [one, two, noise] = [cast(), cast(), cast()];
            Adjusted { index, points: 0.6 + 0.2 * one + 0.1 * two + 0.05 * noise, luck: one, choices: two }
        };
        (0..count).map(game).collect()
    }

    #[test]
    fn luck_is_subtracted_without_changing_the_mean() {
        let reduced = estimate(&games(2_000));
        assert!((reduced.adjusted[0] - 0.6).abs() < 4.0 * reduced.adjusted[1], "{reduced:?}");
        assert!((reduced.slopes[0] - 0.2).abs() < 0.02 && (reduced.slopes[1] - 0.1).abs() < 0.02, "{reduced:?}");
        assert!((17.0..26.0).contains(&reduced.ratio), "{reduced:?}");
    }

    #[test]
    fn estimates_work_with_few_games_and_without_choice_luck() {
        assert_eq!(estimate(&[]).games, 0);
        let even: Vec<_> = games(100).into_iter().map(|game| Adjusted { choices: 0.0, ..game }).collect();
        assert!(estimate(&even).ratio > 1.5);
        assert_eq!(estimate(&even[..5]).games, 4);
    }
}

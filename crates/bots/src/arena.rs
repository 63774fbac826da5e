//! Matches between two players.
//!
//! Games come in pairs: the same dice and draws as long as the players do the same, sides exchanged. Game `i` is the same
//! whatever thread plays it and whenever, as long as no player thinks by the clock.

use crate::{Know, Spec, blunder::Watch};
use rules::{Actor, Log, Luck, Outcome, Seat, Side};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

/// Two players, A and B, and what they play.
#[derive(Clone, Copy, Debug)]
pub struct Fixture<G: Know> {
    /// A and B.
    pub players: [Spec; 2],
    /// The rules.
    pub options: G::Options,
    /// The seed of all games.
    pub seed: u64,
}

/// How a game between A and B ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Its number.
    pub index: u64,
    /// 0 if A won, 1 if B won, nothing in a draw.
    pub winner: Option<u8>,
    /// Why it ended.
    pub reason: String,
    /// Whether the loser lost at once by a move that it could have avoided.
    pub blunder: bool,
    /// The decisions of A and of B.
    pub decisions: [u32; 2],
}

impl Played {
    /// The side of A: the western one in even games.
    #[must_use]
    pub fn side_of_a(&self) -> Side {
        side_of_a(self.index)
    }
}

fn side_of_a(index: u64) -> Side {
    if index.is_multiple_of(2) { Side::West } else { Side::East }
}

/// What tells the luck of players from that of dice.
const PLAYERS: u64 = 0x706c_6179_6572_7321;

impl<G: Know> Fixture<G> {
    /// Plays a game of the match.
    ///
    /// # Panics
    /// If it does not end.
    #[must_use]
    pub fn play(&self, index: u64) -> Played {
        let mut luck = Luck::numbered(self.seed, index / 2);
        let of_side = |side: Side| usize::from(side != side_of_a(index));
        let mut players = Side::BOTH.map(|side| {
            let who = of_side(side);
            self.players[who].player::<G>(Luck::numbered(self.seed ^ PLAYERS, index * 2 + who as u64))
        });
        let mut state = G::new(&self.options);
        let (mut log, mut watch, mut decisions) = (Log::silent(), Watch::new(), [0; 2]);
        for _ in 0..G::LONGEST {
            let action = match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => state.any(&mut luck),
                Actor::Player(side) => {
                    decisions[of_side(side)] += 1;
                    let action = players[side.index()].choose(&state.view(Seat::Player(side)));
                    watch.saw(&state, side, action);
                    action
                }
            };
            state.play(action, &mut log);
        }
        let Outcome { winner, reason } = state.outcome().expect("a game ends");
        Played {
            index,
            winner: winner.map(|side| of_side(side) as u8),
            reason: reason.to_owned(),
            blunder: winner.is_some_and(|winner| watch.blundered(winner.other(), reason)),
            decisions,
        }
    }

    /// Plays `games` games but those that are `done`, on `threads` threads, and gives all of them in order. `each` hears of
    /// every game as soon as it is over. With a test it stops as soon as the games played in order decide it.
    #[must_use]
    pub fn run(
        &self,
        games: u64,
        threads: u16,
        done: BTreeMap<u64, Played>,
        test: Option<Sprt>,
        each: impl Fn(&Played) + Sync,
    ) -> Vec<Played> {
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let all = Mutex::new(done);
        let decided = |all: &BTreeMap<u64, Played>| test.and_then(|test| test.decided(all));
        stop.store(decided(&all.lock().expect("no thread panics")).is_some(), Ordering::Relaxed);
        let work = || {
            while !stop.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games {
                    break;
                }
                if all.lock().expect("no thread panics").contains_key(&index) {
                    continue;
                }
                let played = self.play(index);
                each(&played);
                let mut all = all.lock().expect("no thread panics");
                all.insert(index, played);
                if decided(&all).is_some() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
        let all = all.into_inner().expect("no thread panics");
        // What was still under way when the test was decided does not count: another number of threads would have played less.
        let end = decided(&all).unwrap_or(games).min(games);
        all.into_values().take_while(|played| played.index < end).collect()
    }
}

/// A sequential test whether A is stronger by some Elo, with an error of 5 % either way.
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    /// What A is stronger by if it is not good enough.
    pub elo0: f64,
    /// What A is stronger by if it is.
    pub elo1: f64,
}

impl Sprt {
    /// The bound of the log-likelihood ratio for errors of 5 %.
    const BOUND: f64 = 2.944;

    /// The log-likelihood ratio of a share of points, by the normal approximation over pairs of games.
    fn ratio(self, points: &[f64]) -> f64 {
        let n = points.len() as f64;
        if n < 4.0 {
            return 0.0;
        }
        let mean = points.iter().sum::<f64>() / n;
        // One imagined draw keeps the variance above 0.
        let variance = (points.iter().map(|p| (p - mean).powi(2)).sum::<f64>() + 0.25) / n;
        let [s0, s1] = [self.elo0, self.elo1].map(expected);
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// After how many games, taken in order, the test is decided.
    fn decided(self, all: &BTreeMap<u64, Played>) -> Option<u64> {
        let mut points = Vec::new();
        for pair in 0.. {
            let (Some(one), Some(two)) = (all.get(&(2 * pair)), all.get(&(2 * pair + 1))) else { return None };
            points.push((point(one) + point(two)) / 2.0);
            if self.ratio(&points).abs() >= Self::BOUND {
                return Some(2 * pair + 2);
            }
        }
        None
    }

    /// Whether A is stronger by `elo1` rather than `elo0`, as far as the games tell.
    #[must_use]
    pub fn verdict(self, games: &[Played]) -> Option<bool> {
        let points: Vec<_> = games.chunks_exact(2).map(|pair| (point(&pair[0]) + point(&pair[1])) / 2.0).collect();
        let ratio = self.ratio(&points);
        (ratio.abs() >= Self::BOUND).then_some(ratio > 0.0)
    }
}

fn point(played: &Played) -> f64 {
    match played.winner {
        Some(0) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

/// The share of points that so many Elo more bring.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Games counted from the side of A.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won by A.
    pub won: u64,
    /// Won by B.
    pub lost: u64,
    /// Won by nobody.
    pub drawn: u64,
}

impl Tally {
    /// Counts games.
    #[must_use]
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Played>) -> Tally {
        let mut tally = Tally::default();
        for played in games {
            match played.winner {
                Some(0) => tally.won += 1,
                Some(_) => tally.lost += 1,
                None => tally.drawn += 1,
            }
        }
        tally
    }

    /// All games.
    #[must_use]
    pub fn games(self) -> u64 {
        self.won + self.lost + self.drawn
    }

    /// The share of points of A, a draw being half a point.
    #[must_use]
    pub fn rate(self) -> f64 {
        (self.won as f64 + self.drawn as f64 / 2.0) / self.games().max(1) as f64
    }

    /// Between which bounds the rate lies with a confidence of 95 % (Wilson's interval).
    #[must_use]
    pub fn interval(self) -> [f64; 2] {
        let (n, p, z) = (self.games().max(1) as f64, self.rate(), 1.96_f64);
        let middle = p + z * z / (2.0 * n);
        let width = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        [-1.0, 1.0].map(|sign: f64| ((middle + sign * width) / (1.0 + z * z / n)).clamp(0.0, 1.0))
    }

    /// By how many Elo A is ahead; the bounds of a rate of 0 or 1 are those of half a game.
    #[must_use]
    pub fn elo(self) -> f64 {
        let half = 0.5 / self.games().max(1) as f64;
        let p = self.rate().clamp(half, 1.0 - half);
        -400.0 * (1.0 / p - 1.0).log10()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_rate_and_narrows_with_games() {
        let few = Tally { won: 70, lost: 30, drawn: 0 };
        let many = Tally { won: 7000, lost: 3000, drawn: 0 };
        let width = |tally: Tally| tally.interval()[1] - tally.interval()[0];
        assert!(few.interval()[0] < 0.7 && few.interval()[1] > 0.7);
        assert!((0.17..0.19).contains(&width(few)), "{}", width(few));
        assert!(width(many) < 0.02);
        assert!((few.elo() - 147.2).abs() < 0.1, "{}", few.elo());
    }

    #[test]
    fn a_test_stops_where_it_is_decided_and_not_before() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        let won = |index| Played { index, winner: Some(0), reason: String::new(), blunder: false, decisions: [1; 2] };
        let lost = |index| Played { winner: Some(1), ..won(index) };
        let all = |n, of: &dyn Fn(u64) -> Played| (0..n).map(|index| (index, of(index))).collect::<BTreeMap<_, _>>();
        let end = test.decided(&all(200, &won)).expect("200 wins decide");
        assert_eq!(test.decided(&all(end, &won)), Some(end));
        assert_eq!(test.decided(&all(end - 2, &won)), None);
        let games: Vec<_> = (0..end).map(won).collect();
        assert_eq!(test.verdict(&games), Some(true));
        let games: Vec<_> = (0..200).map(lost).collect();
        assert_eq!(test.verdict(&games), Some(false));
    }
}

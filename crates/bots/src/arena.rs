//! Matches between two players.
//!
//! Games come in pairs with exchanged sides and the same dice and draws as long as the players do the same. Game `i` does not depend on
//! threads or order, unless a player thinks by the clock.

use crate::{Heuristics, Player, Spec, blunder::Watch, selfmade::Turn};
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

/// Two players, A and B, with rules and seed.
#[derive(Clone, Copy, Debug)]
pub struct Fixture<G: Heuristics> {
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
    /// Its number in the match.
    pub index: u64,
    /// 0 if A won, 1 if B won, none in a draw.
    pub winner: Option<u8>,
    /// Why it ended.
    pub reason: String,
    /// Whether the loser lost at once by an avoidable move.
    pub blunder: bool,
    /// Whether the loser lost by its own move and could have survived the turn; missing in older files.
    #[serde(default)]
    pub self_made: bool,
    /// Numbers of decisions of A and of B.
    pub decisions: [u32; 2],
}

impl Played {
    /// Returns the side of A: the western one in even games.
    #[must_use]
    pub fn side_of_a(&self) -> Side {
        side_of_a(self.index)
    }

    /// Returns the side of A in a game with this number.
    pub(crate) fn side_of(index: u64) -> Side {
        side_of_a(index)
    }
}

fn side_of_a(index: u64) -> Side {
    if index.is_multiple_of(2) { Side::West } else { Side::East }
}

/// Separates the players' random streams from that of the dice.
const PLAYERS: u64 = 0x706c_6179_6572_7321;

impl<G: Heuristics> Fixture<G> {
    /// Returns the random stream of a game's dice and draws.
    pub(crate) fn dice(&self, index: u64) -> Luck {
        Luck::numbered(self.seed, index / 2)
    }

    /// Creates the player of a side.
    pub(crate) fn seated(&self, index: u64, side: Side) -> Box<dyn Player<G> + Send> {
        let who = usize::from(side != side_of_a(index));
        self.players[who].player::<G>(Luck::numbered(self.seed ^ PLAYERS, index * 2 + who as u64))
    }

    /// Plays a game of the match.
    ///
    /// # Panics
    /// If it does not end.
    #[must_use]
    pub fn play(&self, index: u64) -> Played {
        let mut luck = self.dice(index);
        let of_side = |side: Side| usize::from(side != side_of_a(index));
        let mut players = Side::BOTH.map(|side| self.seated(index, side));
        let mut state = G::new(&self.options);
        let (mut log, mut watch, mut turn, mut decisions) = (Log::silent(), Watch::new(), Turn::new(), [0; 2]);
        for _ in 0..G::LONGEST {
            let action = match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => state.any(&mut luck),
                Actor::Player(side) => {
                    decisions[of_side(side)] += 1;
                    let action = players[side.index()].choose(&state.view(Seat::Player(side)));
                    watch.saw(&state, side, action);
                    turn.saw(&state, side, action);
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
            self_made: winner.is_some_and(|winner| turn.self_made(winner.other(), reason)),
            decisions,
        }
    }

    /// Plays `games` games except those that are `done`, on `threads` threads, and returns all of them in order. `each` is called with
    /// every game as soon as it is over. With a test, the match stops as soon as the games in order decide it.
    #[must_use]
    pub fn run(
        &self,
        games: u64,
        threads: u16,
        done: BTreeMap<u64, Played>,
        test: Option<Sprt>,
        each: impl Fn(&Played) + Sync,
    ) -> Vec<Played> {
        let mut trial = test.map(Trial::new);
        let mut decided = move |all: &BTreeMap<u64, Played>| trial.as_mut().and_then(|trial| trial.decided(all));
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(decided(&done).is_some()));
        let all = Mutex::new((done, decided));
        let work = || {
            while !stop.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games {
                    break;
                }
                if all.lock().expect("no thread panics").0.contains_key(&index) {
                    continue;
                }
                let played = self.play(index);
                each(&played);
                let (all, decided) = &mut *all.lock().expect("no thread panics");
                all.insert(index, played);
                if decided(all).is_some() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
        let (all, mut decided) = all.into_inner().expect("no thread panics");
        // Games that were running when the test was decided do not count: with another number of threads there would be fewer.
        let end = decided(&all).unwrap_or(games).min(games);
        all.into_values().take_while(|played| played.index < end).collect()
    }
}

/// A sequential test whether A is stronger by some Elo, with error rates of 5 %.
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    /// Elo lead of A under the null hypothesis.
    pub elo0: f64,
    /// Elo lead of A under the alternative.
    pub elo1: f64,
}

impl Sprt {
    /// The bound of the log-likelihood ratio for errors of 5 %.
    const BOUND: f64 = 2.944;

    /// The log-likelihood ratio of pairs of games, by the normal approximation.
    fn ratio(self, pairs: &Pairs) -> f64 {
        let n = pairs.count as f64;
        if n < 4.0 {
            return 0.0;
        }
        let mean = pairs.sum as f64 / (4.0 * n);
        // The integers are exact, so the running sums lose nothing.
        let spread = (pairs.count * pairs.squares - pairs.sum * pairs.sum) as f64 / (16.0 * n);
        let variance = (spread + 0.25) / n; // one virtual draw keeps it above 0
        let [s0, s1] = [self.elo0, self.elo1].map(expected);
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// Returns whether A is stronger by `elo1` rather than by `elo0`; none if the games do not decide it.
    #[must_use]
    pub fn verdict(self, games: &[Played]) -> Option<bool> {
        let mut pairs = Pairs::default();
        games.chunks_exact(2).for_each(|pair| pairs.add(&pair[0], &pair[1]));
        let ratio = self.ratio(&pairs);
        (ratio.abs() >= Self::BOUND).then_some(ratio > 0.0)
    }
}

/// Sums over pairs of games, in quarters of a point of A per pair: 0 for two lost games, 4 for two won ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pairs {
    count: u64,
    sum: u64,
    squares: u64,
}

impl Pairs {
    fn add(&mut self, one: &Played, two: &Played) {
        let quarters = halves(one) + halves(two);
        self.count += 1;
        self.sum += quarters;
        self.squares += quarters * quarters;
    }
}

/// Returns the half points of A.
fn halves(played: &Played) -> u64 {
    match played.winner {
        Some(0) => 2,
        Some(_) => 0,
        None => 1,
    }
}

/// A running sequential test: every pair of games is added once, in order, as soon as all before it are over.
#[derive(Clone, Copy, Debug)]
struct Trial {
    test: Sprt,
    pairs: Pairs,
    decided: Option<u64>,
}

impl Trial {
    fn new(test: Sprt) -> Trial {
        Trial { test, pairs: Pairs::default(), decided: None }
    }

    /// Returns the number of games, in order, after which the test is decided. Games are only ever added to `all`.
    fn decided(&mut self, all: &BTreeMap<u64, Played>) -> Option<u64> {
        while self.decided.is_none() {
            let next = 2 * self.pairs.count;
            let (one, two) = (all.get(&next)?, all.get(&(next + 1))?);
            self.pairs.add(one, two);
            if self.test.ratio(&self.pairs).abs() >= Sprt::BOUND {
                self.decided = Some(next + 2);
            }
        }
        self.decided
    }
}

/// Returns the expected share of points for an Elo lead.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Games counted from the view of A.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won by A.
    pub won: u64,
    /// Won by B.
    pub lost: u64,
    /// Draws.
    pub drawn: u64,
}

impl Tally {
    /// Counts the results of games.
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

    /// Returns the number of games.
    #[must_use]
    pub fn games(self) -> u64 {
        self.won + self.lost + self.drawn
    }

    /// Returns the share of points of A; a draw is half a point.
    #[must_use]
    pub fn rate(self) -> f64 {
        (self.won as f64 + self.drawn as f64 / 2.0) / self.games().max(1) as f64
    }

    /// Returns the 95 % interval of the rate (Wilson).
    #[must_use]
    pub fn interval(self) -> [f64; 2] {
        let (n, p, z) = (self.games().max(1) as f64, self.rate(), 1.96_f64);
        let middle = p + z * z / (2.0 * n);
        let width = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        [-1.0, 1.0].map(|sign: f64| ((middle + sign * width) / (1.0 + z * z / n)).clamp(0.0, 1.0))
    }

    /// Returns the Elo lead of A; a rate of 0 or 1 is moved by half a game.
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
    fn the_interval_contains_the_rate_and_narrows_with_more_games() {
        let few = Tally { won: 70, lost: 30, drawn: 0 };
        let many = Tally { won: 7000, lost: 3000, drawn: 0 };
        let width = |tally: Tally| tally.interval()[1] - tally.interval()[0];
        assert!(few.interval()[0] < 0.7 && few.interval()[1] > 0.7);
        assert!((0.17..0.19).contains(&width(few)), "{}", width(few));
        assert!(width(many) < 0.02);
        assert!((few.elo() - 147.2).abs() < 0.1, "{}", few.elo());
    }

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 50.0 };

    fn played(index: u64, winner: Option<u8>) -> Played {
        Played { index, winner, reason: String::new(), blunder: false, self_made: false, decisions: [1; 2] }
    }

    #[test]
    fn a_test_stops_exactly_when_it_is_decided() {
        let all = |n: u64, winner| (0..n).map(|index| (index, played(index, Some(winner)))).collect::<BTreeMap<_, _>>();
        let decided = |n, winner| Trial::new(TEST).decided(&all(n, winner));
        let end = decided(200, 0).expect("200 wins decide");
        assert_eq!(decided(end, 0), Some(end));
        assert_eq!(decided(end - 2, 0), None);
        let verdict = |n, winner| TEST.verdict(&all(n, winner).into_values().collect::<Vec<_>>());
        assert_eq!(verdict(end, 0), Some(true));
        assert_eq!(verdict(200, 1), Some(false));
    }

    /// Computes the ratio by its definition, from all points.
    fn plain_ratio(points: &[f64]) -> f64 {
        let n = points.len() as f64;
        let mean = points.iter().sum::<f64>() / n;
        let variance = (points.iter().map(|p| (p - mean).powi(2)).sum::<f64>() + 0.25) / n;
        let [s0, s1] = [TEST.elo0, TEST.elo1].map(expected);
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    #[test]
    fn incremental_tests_decide_like_full_recounts_in_any_order_of_games() {
        let mut ends = [0; 2];
        for seed in 0..60 {
            let mut luck = Luck::seeded(seed);
            let chances = [[0, 0, 1, 1, 1], [0, 0, 0, 1, 1], [0, 0, 0, 0, 1]][seed as usize % 3];
            let winner = |luck: &mut Luck| if luck.below(10) == 0 { None } else { Some(luck.pick(&chances)) };
            let games: Vec<_> = (0..160).map(|index| played(index, winner(&mut luck))).collect();
            let points: Vec<_> =
                games.chunks(2).map(|pair| (halves(&pair[0]) + halves(&pair[1])) as f64 / 4.0).collect();
            let recount = (4..=points.len()).find(|&n| plain_ratio(&points[..n]).abs() >= Sprt::BOUND);
            ends[usize::from(recount.is_some())] += 1;
            // Some games end later than their successors, as on several threads.
            let mut order: Vec<_> = games.clone();
            order.sort_by_cached_key(|played| played.index + u64::from(luck.below(6)));
            let (mut all, mut trial) = (BTreeMap::new(), Trial::new(TEST));
            let mut decided = None;
            for played in order {
                all.insert(played.index, played);
                decided = trial.decided(&all);
            }
            assert_eq!(decided, recount.map(|pairs| 2 * pairs as u64), "seed {seed}");
            let end = decided.unwrap_or(games.len() as u64) as usize;
            assert_eq!(TEST.verdict(&games[..end]).is_some(), decided.is_some());
        }
        assert!(ends.into_iter().all(|count| count > 5), "{ends:?}");
    }

    #[test]
    fn adding_a_game_takes_constant_time() {
        // With a full recount after each game, this would take years.
        let test = Sprt { elo0: -1.0, elo1: 1.0 };
        let (mut all, mut trial) = (BTreeMap::new(), Trial::new(test));
        for index in 0..400_000 {
            all.insert(index, played(index, Some((index % 2) as u8)));
            assert_eq!(trial.decided(&all), None);
        }
    }
}

//! The names of players.

use crate::{Budget, Greedy, Heuristics, Player, Random, Safe, Search};
use rules::Luck;
use std::{fmt, str::FromStr, time::Duration};

/// Name of a player with its thinking limit: `random`, `safe`, `greedy`, `search:2000`, `search@500ms`, a [`Level`], or one of the pool
/// `classic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spec {
    /// Any legal action.
    Random,
    /// Any action that does not lose at once.
    Safe,
    /// Looks one decision ahead.
    Greedy,
    /// Search on sampled worlds.
    Search(Budget),
    /// The game's player of a level.
    Level(Level),
    /// A player of the pool `classic`, as it was when the pool was frozen.
    Classic(Frozen),
}

/// The players of the pool `classic`, the baseline for later ones: their choices never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frozen {
    /// [`Spec::Greedy`] of the frozen pool.
    Greedy,
    /// [`Spec::Search`] of the frozen pool.
    Search(Budget),
    /// [`Spec::Level`] of the frozen pool.
    Level(Level),
}

impl Frozen {
    /// Resolves a level, with the budget that it had.
    #[must_use]
    const fn plain(self) -> Frozen {
        match self {
            Frozen::Level(Level::Medium) => Frozen::Greedy,
            Frozen::Level(Level::Hard) => Frozen::Search(Budget::Time(Duration::from_millis(500))),
            Frozen::Level(Level::Expert) => Frozen::Search(Budget::Time(Duration::from_millis(3_000))),
            other => other,
        }
    }
}

/// A strength level for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Makes no suicidal move, and no plans.
    Easy,
    /// Looks one decision ahead.
    Medium,
    /// Searches for a moment.
    Hard,
    /// Searches for some seconds.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Returns the name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

/// Error for an unknown name of a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no player is called `{0}`; there are random, safe, greedy, search:ITERATIONS, search@MILLISECONDSms, easy, medium, hard and expert, \
     and the pool of former players classic:greedy, classic:ITERATIONS, classic@MILLISECONDSms, classic:easy and so on"
)]
pub struct SpecError(pub String);

/// Number of simulations of a plain `search`.
const USUAL: u32 = 2_000;

impl Spec {
    /// Creates the player with this random stream, on one thread.
    #[must_use]
    pub fn player<G: Heuristics>(self, luck: Luck) -> Box<dyn Player<G> + Send> {
        self.player_on(luck, 1)
    }

    /// The same; a searching player may use `threads` threads.
    #[must_use]
    pub fn player_on<G: Heuristics>(self, luck: Luck, threads: u16) -> Box<dyn Player<G> + Send> {
        G::player(self, luck, threads)
    }

    /// Creates the player; [`Heuristics::player`] of each game calls it.
    pub(crate) fn build<G: Heuristics>(self, luck: Luck, threads: u16) -> Box<dyn Player<G> + Send> {
        match self {
            Spec::Random => Box::new(Random::new(luck)),
            Spec::Safe => Box::new(Safe::new(luck)),
            Spec::Greedy => Box::new(Greedy::new(luck)),
            Spec::Search(budget) => Box::new(Search::<G>::on_threads(budget, luck, threads)),
            Spec::Level(level) => G::level(level).player_on::<G>(luck, threads),
            Spec::Classic(frozen) => match frozen.plain() {
                Frozen::Search(budget) => Box::new(Search::<G>::classic(budget, luck, threads)),
                Frozen::Level(_) => Box::new(Safe::new(luck)),
                Frozen::Greedy => Box::new(Greedy::classic(luck)),
            },
        }
    }

    /// Returns the same player with another budget, if it has one.
    #[must_use]
    pub fn within<G: Heuristics>(self, budget: Budget) -> Spec {
        match self {
            Spec::Search(_) => Spec::Search(budget),
            Spec::Level(level) => G::level(level).within::<G>(budget),
            Spec::Classic(frozen) => match frozen.plain() {
                Frozen::Search(_) => Spec::Classic(Frozen::Search(budget)),
                other => Spec::Classic(other),
            },
            other => other,
        }
    }

    /// Returns the same player with a time limit; a player that counts simulations uses the time instead.
    #[must_use]
    pub fn bounded<G: Heuristics>(self, time: Budget) -> Spec {
        match (self, time) {
            (Spec::Search(Budget::Time(own)), Budget::Time(most)) => Spec::Search(Budget::Time(own.min(most))),
            (Spec::Classic(frozen), Budget::Time(most)) => match frozen.plain() {
                Frozen::Search(Budget::Time(own)) => Spec::Classic(Frozen::Search(Budget::Time(own.min(most)))),
                _ => self.within::<G>(time),
            },
            (Spec::Level(level), _) => G::level(level).bounded::<G>(time),
            _ => self.within::<G>(time),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Safe => f.write_str("safe"),
            Spec::Greedy => f.write_str("greedy"),
            Spec::Search(budget) => write!(f, "search{budget}"),
            Spec::Level(level) => f.write_str(level.name()),
            Spec::Classic(Frozen::Greedy) => f.write_str("classic:greedy"),
            Spec::Classic(Frozen::Search(budget)) => write!(f, "classic{budget}"),
            Spec::Classic(Frozen::Level(level)) => write!(f, "classic:{}", level.name()),
        }
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let unknown = || SpecError(text.to_owned());
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == text) {
            return Ok(Spec::Level(level));
        }
        match text {
            "random" => return Ok(Spec::Random),
            "safe" => return Ok(Spec::Safe),
            "greedy" => return Ok(Spec::Greedy),
            "search" => return Ok(Spec::Search(Budget::Iterations(USUAL))),
            _ => {}
        }
        if let Some(name) = text.strip_prefix("classic:") {
            if name == "greedy" {
                return Ok(Spec::Classic(Frozen::Greedy));
            }
            if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == name) {
                return Ok(Spec::Classic(Frozen::Level(level)));
            }
        }
        let budget = |name| text.strip_prefix(name).and_then(figures);
        if let Some(budget) = budget("classic") {
            return Ok(Spec::Classic(Frozen::Search(budget)));
        }
        budget("search").map(Spec::Search).ok_or_else(unknown)
    }
}

/// Parses a budget as it is written after the name of a player: `:2000` or `@500ms`.
fn figures(text: &str) -> Option<Budget> {
    let figure = |text: &str| text.parse::<u32>().ok().filter(|&n| n > 0);
    match text.strip_prefix(':') {
        Some(iterations) => figure(iterations).map(Budget::Iterations),
        None => figure(text.strip_prefix('@')?.strip_suffix("ms")?)
            .map(|time| Budget::Time(Duration::from_millis(time.into()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_a_round_trip() {
        let classic = ["classic:greedy", "classic:200", "classic@500ms", "classic:easy", "classic:expert"];
        for name in ["random", "safe", "greedy", "search:2000", "search@500ms", "easy", "medium", "hard", "expert"]
            .into_iter()
            .chain(classic)
        {
            assert_eq!(name.parse::<Spec>().expect("a player").to_string(), name);
        }
        assert_eq!("search".parse(), Ok(Spec::Search(Budget::Iterations(USUAL))));
    }

    #[test]
    fn unknown_names_are_rejected() {
        for name in [
            "",
            "searching",
            "search:",
            "search:0",
            "search@5",
            "search@-1ms",
            "Random",
            "search:99999999999",
            "classic",
            "classic:",
            "classic:0",
            "classic:safe",
            "classic@5",
        ] {
            assert_eq!(name.parse::<Spec>(), Err(SpecError(name.to_owned())));
        }
    }
}

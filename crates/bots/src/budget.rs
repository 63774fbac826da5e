//! Limits on thinking.

use std::{
    fmt,
    time::{Duration, Instant},
};

/// A limit on thinking: a number of simulations or a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Number of simulations; the choice is the same on every machine.
    Iterations(u32),
    /// Wall-clock time.
    Time(Duration),
}

impl Budget {
    /// Returns the budget of each of `n` parallel workers: simulations are shared, time is not.
    #[must_use]
    pub fn shared(self, n: u32) -> Budget {
        match self {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(n)),
            time => time,
        }
    }

    /// Returns the `n`-th part of the budget.
    #[must_use]
    pub fn part(self, n: u32) -> Budget {
        match self {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(n)),
            Budget::Time(all) => Budget::Time(all / n),
        }
    }

    /// Starts counting.
    #[must_use]
    pub fn start(self) -> Clock {
        Clock { budget: self, start: Instant::now(), done: 0 }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(n) => write!(f, ":{n}"),
            Budget::Time(time) => write!(f, "@{}ms", time.as_millis()),
        }
    }
}

/// A budget in use.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    budget: Budget,
    start: Instant,
    done: u32,
}

impl Clock {
    /// Counts one simulation.
    pub fn tick(&mut self) {
        self.done += 1;
    }

    /// Returns true if the budget is used up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self.budget {
            Budget::Iterations(all) => self.done >= all,
            Budget::Time(time) => self.start.elapsed() >= time,
        }
    }

    /// Returns the number of simulations counted.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_budget_ends_when_its_time_has_passed() {
        let hour = Duration::from_hours(1);
        for time in [0, 30, 500, 3_000].map(Duration::from_millis) {
            let start = Instant::now().checked_sub(time).expect("the machine has run for longer");
            let clock = |time| Clock { budget: Budget::Time(time), start, done: 0 };
            assert!(clock(time).is_over() && !clock(time + hour).is_over(), "{time:?}");
        }
    }
}

//! So many times in a while.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};
use store::Time;

/// Counts how often something is done in a while, by who does it.
pub struct Throttle {
    most: u32,
    span: i64,
    seen: Mutex<HashMap<String, (Time, u32)>>,
}

impl Throttle {
    /// At most so often in so many milliseconds.
    #[must_use]
    pub fn new(most: u32, span: i64) -> Throttle {
        Throttle { most, span, seen: Mutex::default() }
    }

    /// Whether it may be done once more; counts it.
    pub fn allows(&self, who: &str, at: Time) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() > 10_000 {
            seen.retain(|_, (since, _)| at - *since < self.span);
        }
        let (since, count) = seen.entry(who.to_owned()).or_insert((at, 0));
        if at - *since >= self.span {
            (*since, *count) = (at, 0);
        }
        *count += 1;
        *count <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_times_in_a_while_and_no_more() {
        let throttle = Throttle::new(2, 1_000);
        assert_eq!([0, 1, 2, 999].map(|at| throttle.allows("ann", at)), [true, true, false, false]);
        assert!(throttle.allows("bob", 999));
        assert!(throttle.allows("ann", 1_000));
    }
}

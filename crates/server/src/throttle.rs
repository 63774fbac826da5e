//! Rate limits.

use std::{
    collections::HashMap,
    hash::{BuildHasher, RandomState},
    sync::{Mutex, PoisonError},
};
use store::Time;

/// Maximum number of tracked keys. If there are more within one window, all counts are reset: undercounting is better than unbounded
/// memory.
const MOST: usize = 50_000;

/// Counts events per key in fixed windows. Keys are hashed, so each takes constant memory.
pub struct Throttle {
    most: u32,
    span: i64,
    keys: RandomState,
    seen: Mutex<HashMap<u64, (Time, u32)>>,
}

impl Throttle {
    /// Allows `most` events per `span` milliseconds.
    #[must_use]
    pub fn new(most: u32, span: i64) -> Throttle {
        Throttle { most, span, keys: RandomState::new(), seen: Mutex::default() }
    }

    /// Counts an event; returns true if it is within the limit.
    pub fn allows(&self, who: &str, at: Time) -> bool {
        self.count(who, at) <= self.most
    }

    /// Returns true if the limit is reached. Counts nothing.
    #[must_use]
    pub fn exhausted(&self, who: &str, at: Time) -> bool {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let found = seen.get(&self.keys.hash_one(who));
        found.is_some_and(|&(since, count)| at - since < self.span && count >= self.most)
    }

    /// Counts an event and returns the count in this window.
    pub fn count(&self, who: &str, at: Time) -> u32 {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let who = self.keys.hash_one(who);
        if seen.len() >= MOST && !seen.contains_key(&who) {
            seen.retain(|_, (since, _)| at - *since < self.span);
            if seen.len() >= MOST {
                seen.clear();
            }
        }
        let (since, count) = seen.entry(who).or_insert((at, 0));
        if at - *since >= self.span {
            (*since, *count) = (at, 0);
        }
        *count += 1;
        *count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_limited_per_window() {
        let throttle = Throttle::new(2, 1_000);
        assert_eq!([0, 1, 2, 999].map(|at| throttle.allows("ann", at)), [true, true, false, false]);
        assert!(throttle.exhausted("ann", 999) && !throttle.exhausted("bob", 999));
        assert!(throttle.allows("bob", 999));
        assert!(!throttle.exhausted("ann", 1_000));
        assert!(throttle.allows("ann", 1_000));
    }

    #[test]
    fn the_number_of_tracked_keys_is_bounded() {
        let throttle = Throttle::new(2, 1_000);
        for number in 0..3 * MOST {
            assert!(throttle.allows(&format!("visitor {number}"), 0));
        }
        assert!(throttle.seen.lock().expect("not poisoned").len() <= MOST);
    }
}

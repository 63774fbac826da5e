//! So many times in a while.

use std::{
    collections::HashMap,
    hash::{BuildHasher, RandomState},
    sync::{Mutex, PoisonError},
};
use store::Time;

/// How many are told apart. More than so many in one while share a fresh start: it is better to count a few of them less than to keep
/// whatever is sent.
const MOST: usize = 50_000;

/// Counts how often something is done in a while, by who does it. What is kept of who does it has a fixed size, however long it is.
pub struct Throttle {
    most: u32,
    span: i64,
    keys: RandomState,
    seen: Mutex<HashMap<u64, (Time, u32)>>,
}

impl Throttle {
    /// At most so often in so many milliseconds.
    #[must_use]
    pub fn new(most: u32, span: i64) -> Throttle {
        Throttle { most, span, keys: RandomState::new(), seen: Mutex::default() }
    }

    /// Whether it may be done once more; counts it.
    pub fn allows(&self, who: &str, at: Time) -> bool {
        self.count(who, at) <= self.most
    }

    /// Whether it has been done too often; counts nothing.
    #[must_use]
    pub fn exhausted(&self, who: &str, at: Time) -> bool {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let found = seen.get(&self.keys.hash_one(who));
        found.is_some_and(|&(since, count)| at - since < self.span && count >= self.most)
    }

    /// Counts it, and gives how often it was done in this while.
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
    fn so_many_times_in_a_while_and_no_more() {
        let throttle = Throttle::new(2, 1_000);
        assert_eq!([0, 1, 2, 999].map(|at| throttle.allows("ann", at)), [true, true, false, false]);
        assert!(throttle.exhausted("ann", 999) && !throttle.exhausted("bob", 999));
        assert!(throttle.allows("bob", 999));
        assert!(!throttle.exhausted("ann", 1_000));
        assert!(throttle.allows("ann", 1_000));
    }

    #[test]
    fn however_many_come_so_many_are_kept() {
        let throttle = Throttle::new(2, 1_000);
        for number in 0..3 * MOST {
            assert!(throttle.allows(&format!("somebody {number}"), 0));
        }
        assert!(throttle.seen.lock().expect("nobody panicked").len() <= MOST);
    }
}

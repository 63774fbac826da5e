//! Rate limits of sign-ins.
//!
//! Sign-in attempts are limited per address, so an attacker at another address cannot lock the owner out. When many addresses guess the
//! password of one name, each gets only a few attempts, unless it has signed in to that name before.

use crate::throttle::Throttle;
use std::{
    collections::{HashSet, VecDeque},
    hash::{BuildHasher, RandomState},
    sync::{Mutex, PoisonError},
};
use store::Time;

const MINUTE: i64 = 60_000;
/// Maximum number of remembered pairs of an address and a name.
const KNOWN: usize = 20_000;

/// Rate limits of sign-ins.
pub struct SignIns {
    /// Attempts per address.
    addresses: Throttle,
    /// Attempts per pair of an address and a name that it has signed in to before.
    known_pairs: Throttle,
    /// Attempts per other pair, while a name is being guessed from many addresses.
    pairs: Throttle,
    /// Wrong passwords per name, from all addresses.
    wrong: Throttle,
    known: Mutex<Known>,
}

/// Pairs of an address and a name with a successful sign-in, oldest first.
#[derive(Default)]
struct Known {
    keys: RandomState,
    pairs: HashSet<u64>,
    order: VecDeque<u64>,
}

impl Default for SignIns {
    fn default() -> SignIns {
        SignIns {
            addresses: Throttle::new(10, MINUTE),
            known_pairs: Throttle::new(10, MINUTE),
            pairs: Throttle::new(2, 10 * MINUTE),
            wrong: Throttle::new(100, 60 * MINUTE),
            known: Mutex::default(),
        }
    }
}

impl SignIns {
    /// Counts an attempt; returns true if it is allowed.
    pub fn allows(&self, address: &str, name: &str, at: Time) -> bool {
        let pair = pair(address, name);
        if self.is_known(&pair) {
            return self.known_pairs.allows(&pair, at);
        }
        self.addresses.allows(address, at) && (!self.wrong.exhausted(name, at) || self.pairs.allows(&pair, at))
    }

    /// Records a wrong password.
    pub fn failed(&self, name: &str, at: Time) {
        self.wrong.count(name, at);
    }

    /// Records a successful sign-in.
    pub fn succeeded(&self, address: &str, name: &str) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let pair = known.keys.hash_one(pair(address, name));
        if known.pairs.insert(pair) {
            known.order.push_back(pair);
        }
        if known.order.len() > KNOWN
            && let Some(oldest) = known.order.pop_front()
        {
            known.pairs.remove(&oldest);
        }
    }

    fn is_known(&self, pair: &str) -> bool {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.pairs.contains(&known.keys.hash_one(pair))
    }
}

fn pair(address: &str, name: &str) -> String {
    format!("{address} {name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns how many of `count` attempts are allowed.
    fn tries(all: &SignIns, address: &str, name: &str, count: usize, at: Time) -> usize {
        (0..count).filter(|_| all.allows(address, name, at)).count()
    }

    #[test]
    fn an_address_has_ten_attempts_a_minute_across_all_names() {
        let all = SignIns::default();
        assert_eq!(tries(&all, "thief", "ann", 6, 0), 6);
        assert_eq!(tries(&all, "thief", "ben", 6, 0), 4);
        assert_eq!(tries(&all, "thief", "ann", 1, MINUTE), 1);
    }

    #[test]
    fn attackers_at_other_addresses_cannot_lock_the_owner_out() {
        let all = SignIns::default();
        all.succeeded("home", "ann");
        for thief in 0..1_000 {
            let address = format!("thief {thief}");
            for _ in 0..tries(&all, &address, "ann", 20, 0) {
                all.failed("ann", 0);
            }
        }
        assert_eq!(tries(&all, "home", "ann", 20, 0), 10, "where the owner has signed in before");
        assert_eq!(tries(&all, "hotel", "ann", 3, 0), 2, "at an address new to the owner");
        assert_eq!(tries(&all, "hotel", "ben", 20, 0), 7, "not under attack; rejected attempts count too");
    }

    #[test]
    fn guesses_of_one_name_from_many_addresses_are_limited() {
        let all = SignIns::default();
        let mut guesses = 0;
        for thief in 0..1_000 {
            let allowed = tries(&all, &format!("thief {thief}"), "ann", 20, 0);
            (0..allowed).for_each(|_| all.failed("ann", 0));
            guesses += allowed;
        }
        assert!(guesses <= 110 + 2 * 1_000, "{guesses} guesses");
    }

    #[test]
    fn a_known_pair_gets_in_although_its_address_is_exhausted() {
        let all = SignIns::default();
        all.succeeded("school", "ann");
        assert_eq!(tries(&all, "school", "ben", 20, 0), 10);
        assert!(all.allows("school", "ann", 0));
    }

    #[test]
    fn the_number_of_known_pairs_is_bounded() {
        let all = SignIns::default();
        (0..KNOWN + 10).for_each(|number| all.succeeded("home", &format!("name {number}")));
        let known = all.known.lock().expect("not poisoned");
        assert_eq!((known.pairs.len(), known.order.len()), (KNOWN, KNOWN));
    }
}

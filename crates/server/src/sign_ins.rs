//! Who may try a password.
//!
//! An address may try so many in a minute. Whoever tries from elsewhere uses nothing of that up, so nobody can be kept out of an
//! account by others who guess its password. Where many addresses guess the password of one name, each of them has only a few tries,
//! unless it has signed in to that name before.

use crate::throttle::Throttle;
use std::{
    collections::{HashSet, VecDeque},
    hash::{BuildHasher, RandomState},
    sync::{Mutex, PoisonError},
};
use store::Time;

const MINUTE: i64 = 60_000;
/// How many pairs of an address and a name are remembered that belong together.
const KNOWN: usize = 20_000;

/// Who may try a password.
pub struct SignIns {
    /// Tries of an address.
    addresses: Throttle,
    /// Tries of an address that has signed in to the name before.
    known_pairs: Throttle,
    /// Tries of any other address, where many guess.
    pairs: Throttle,
    /// Wrong passwords for a name, wherever they come from.
    wrong: Throttle,
    known: Mutex<Known>,
}

/// Pairs of an address and a name with which somebody has signed in, the oldest first.
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
    /// Whether an address may try a password for a name; counts it.
    pub fn allows(&self, address: &str, name: &str, at: Time) -> bool {
        let pair = pair(address, name);
        if self.is_known(&pair) {
            return self.known_pairs.allows(&pair, at);
        }
        self.addresses.allows(address, at) && (!self.wrong.exhausted(name, at) || self.pairs.allows(&pair, at))
    }

    /// Notes a wrong password.
    pub fn failed(&self, name: &str, at: Time) {
        self.wrong.count(name, at);
    }

    /// Notes the right one.
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

    /// How many of so many tries are allowed.
    fn tries(all: &SignIns, address: &str, name: &str, count: usize, at: Time) -> usize {
        (0..count).filter(|_| all.allows(address, name, at)).count()
    }

    #[test]
    fn an_address_has_ten_tries_a_minute_whatever_name_it_tries() {
        let all = SignIns::default();
        assert_eq!(tries(&all, "thief", "ann", 6, 0), 6);
        assert_eq!(tries(&all, "thief", "ben", 6, 0), 4);
        assert_eq!(tries(&all, "thief", "ann", 1, MINUTE), 1);
    }

    #[test]
    fn nobody_can_keep_the_owner_out_from_elsewhere() {
        let all = SignIns::default();
        all.succeeded("home", "ann");
        for thief in 0..1_000 {
            let address = format!("thief {thief}");
            for _ in 0..tries(&all, &address, "ann", 20, 0) {
                all.failed("ann", 0);
            }
        }
        assert_eq!(tries(&all, "home", "ann", 20, 0), 10, "where the owner has signed in before");
        assert_eq!(tries(&all, "hotel", "ann", 3, 0), 2, "where the owner is for the first time");
        assert_eq!(tries(&all, "hotel", "ben", 20, 0), 7, "nobody guesses this one; what was refused counts, too");
    }

    #[test]
    fn many_who_guess_one_name_have_few_tries() {
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
    fn who_shares_an_address_with_a_thief_and_was_there_before_gets_in() {
        let all = SignIns::default();
        all.succeeded("school", "ann");
        assert_eq!(tries(&all, "school", "ben", 20, 0), 10);
        assert!(all.allows("school", "ann", 0));
    }

    #[test]
    fn so_many_are_remembered() {
        let all = SignIns::default();
        (0..KNOWN + 10).for_each(|number| all.succeeded("home", &format!("name {number}")));
        let known = all.known.lock().expect("nobody panicked");
        assert_eq!((known.pairs.len(), known.order.len()), (KNOWN, KNOWN));
    }
}

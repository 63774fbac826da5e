//! Limits how many of something are open at once.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// Counts what is open at once, by owner.
pub struct ConnectionLimiter {
    most: u32,
    open: Mutex<HashMap<String, u32>>,
}

/// A permit; released when dropped.
pub struct Place {
    limiter: Arc<ConnectionLimiter>,
    who: String,
}

impl ConnectionLimiter {
    /// Allows each owner at most `most` permits.
    #[must_use]
    pub fn new(most: u32) -> Arc<ConnectionLimiter> {
        Arc::new(ConnectionLimiter { most, open: Mutex::default() })
    }

    /// Takes a permit; returns none if the owner is at the limit.
    #[must_use]
    pub fn enter(self: &Arc<Self>, who: String) -> Option<Place> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.get(&who).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        open.insert(who.clone(), count + 1);
        Some(Place { limiter: Arc::clone(self), who })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.limiter.open.lock().unwrap_or_else(PoisonError::into_inner);
        match open.get_mut(&self.who) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(open.remove(&self.who)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permits_are_limited_per_owner_and_released_on_drop() {
        let limiter = ConnectionLimiter::new(2);
        let enter = |who: &str| limiter.enter(who.to_owned());
        let places = [enter("ann"), enter("ann")];
        assert!(places.iter().all(Option::is_some));
        assert!(enter("ann").is_none());
        assert!(enter("bob").is_some(), "owners are counted separately");
        drop(places);
        assert!(enter("ann").is_some());
        assert!(limiter.open.lock().expect("not poisoned").is_empty(), "no entry is left");
    }
}

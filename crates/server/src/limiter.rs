//! So many at once.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// Counts how many of something are open at once, by who opened them.
pub struct ConnectionLimiter {
    most: u32,
    open: Mutex<HashMap<String, u32>>,
}

/// One that is open, until it is dropped.
pub struct Place {
    limiter: Arc<ConnectionLimiter>,
    who: String,
}

impl ConnectionLimiter {
    /// At most so many for each.
    #[must_use]
    pub fn new(most: u32) -> Arc<ConnectionLimiter> {
        Arc::new(ConnectionLimiter { most, open: Mutex::default() })
    }

    /// One more, if that is not too many.
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
    fn so_many_at_once_and_who_leaves_makes_room() {
        let limiter = ConnectionLimiter::new(2);
        let enter = |who: &str| limiter.enter(who.to_owned());
        let places = [enter("ann"), enter("ann")];
        assert!(places.iter().all(Option::is_some));
        assert!(enter("ann").is_none());
        assert!(enter("bob").is_some(), "everybody is counted alone");
        drop(places);
        assert!(enter("ann").is_some());
        assert!(limiter.open.lock().expect("nobody panicked").is_empty(), "nothing is left of who has gone");
    }
}

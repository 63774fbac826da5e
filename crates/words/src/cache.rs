//! Sentences that were made before.

use serde::Serialize;
use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

/// The most sentences that are kept; a language has fewer in use, so forgetting all of them at once is rare.
const MOST: usize = 16_384;

/// Sentences by what they tell.
#[derive(Default)]
pub(crate) struct Cache(RwLock<HashMap<String, String>>);

impl Cache {
    /// The sentence about a value, in a context such as the game and the kind of form; made if it is not there.
    pub(crate) fn get(&self, context: &[&str], value: &impl Serialize, make: impl FnOnce() -> String) -> String {
        let mut key = context.join(" ").into_bytes();
        if serde_json::to_writer(&mut key, value).is_err() {
            return make();
        }
        let Ok(key) = String::from_utf8(key) else { return make() };
        if let Some(text) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return text.clone();
        }
        let text = make();
        let mut said = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if said.len() >= MOST {
            said.clear();
        }
        said.insert(key, text.clone());
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_made_once_and_the_memory_is_bounded() {
        let cache = Cache::default();
        assert_eq!(cache.get(&["fact"], &1, || "one".to_owned()), "one");
        assert_eq!(cache.get(&["fact"], &1, || unreachable!("it is there")), "one");
        assert_eq!(cache.get(&["action"], &1, || "another".to_owned()), "another");
        for number in 0..2 * MOST {
            let _ = cache.get(&["fact"], &number, String::new);
        }
        assert!(cache.0.read().expect("nobody panicked").len() <= MOST);
    }
}

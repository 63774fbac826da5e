//! Cache of rendered sentences.

use serde::Serialize;
use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

/// Maximum number of entries. A language uses fewer, so clearing the whole cache is rare.
const MOST: usize = 16_384;

/// Sentences by context and serialised value.
#[derive(Default)]
pub(crate) struct Cache(RwLock<HashMap<String, String>>);

impl Cache {
    /// Returns the sentence for a value in a context, such as the game and the kind of form. Calls `make` on a cache miss.
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
    fn sentences_are_cached_and_the_cache_is_bounded() {
        let cache = Cache::default();
        assert_eq!(cache.get(&["fact"], &1, || "one".to_owned()), "one");
        assert_eq!(cache.get(&["fact"], &1, || unreachable!("it is there")), "one");
        assert_eq!(cache.get(&["action"], &1, || "another".to_owned()), "another");
        for number in 0..2 * MOST {
            let _ = cache.get(&["fact"], &number, String::new);
        }
        assert!(cache.0.read().expect("no thread panicked").len() <= MOST);
    }
}

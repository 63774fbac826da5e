//! Ownership of data that options refer to.
//!
//! Options and states are `Copy`, so they own nothing. Where they refer to something large, such as a card pack, they contain only its
//! number, and the owner of the game has to own the data as well: [`keeping`] collects what was loaded while a game was set up.

use std::{any::Any, cell::RefCell, mem, sync::Arc};

type Thing = Arc<dyn Any + Send + Sync>;

/// Data loaded during a set-up; it is freed with the last copy.
#[derive(Clone, Default)]
pub struct Kept(#[expect(dead_code, reason = "it is there to be dropped")] Vec<Thing>);

thread_local! {
    /// Collections of the active calls of [`keeping`] on this thread, the innermost last.
    static OPEN: RefCell<Vec<Vec<Thing>>> = const { RefCell::new(Vec::new()) };
}

/// Ends a collection even if the work panics.
struct Scope;

impl Scope {
    fn open() -> Scope {
        OPEN.with_borrow_mut(|open| open.push(Vec::new()));
        Scope
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        drop(OPEN.with_borrow_mut(Vec::pop)); // outside the borrow, because drop code may load data
    }
}

/// Runs `work` and returns its result with the data loaded by it. The result is valid while that data is alive.
pub fn keeping<T>(work: impl FnOnce() -> T) -> (T, Kept) {
    let scope = Scope::open();
    let result = work();
    let kept = OPEN.with_borrow_mut(|open| open.last_mut().map(mem::take).unwrap_or_default());
    drop(scope);
    (result, Kept(kept))
}

/// Adds loaded data to the innermost [`keeping`] of this thread. Without one, the data is never freed.
pub fn keep(thing: Thing) {
    let left = OPEN.with_borrow_mut(|open| match open.last_mut() {
        Some(kept) => {
            kept.push(thing);
            None
        }
        None => Some(thing),
    });
    mem::forget(left);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loaded_data_lives_as_long_as_its_owner() {
        let read = || {
            let thing = Arc::new(());
            keep(thing.clone());
            Arc::downgrade(&thing)
        };
        let ((outer, (inner, copy)), kept) = keeping(|| {
            let outer = read();
            let (inner, kept) = keeping(read);
            let copy = kept.clone();
            drop(kept);
            assert!(inner.upgrade().is_some(), "a copy is left");
            (outer, (inner, copy))
        });
        assert!(outer.upgrade().is_some() && inner.upgrade().is_some());
        drop(kept);
        assert!(outer.upgrade().is_none() && inner.upgrade().is_some(), "each belongs to the innermost collection");
        drop(copy);
        assert!(inner.upgrade().is_none());
        assert!(read().upgrade().is_some(), "without a collection it is never freed");
    }

    #[test]
    fn a_panic_ends_the_collection() {
        let caught = std::panic::catch_unwind(|| keeping(|| panic!("on purpose")).0);
        assert!(caught.is_err());
        assert!(OPEN.with_borrow(Vec::is_empty));
    }
}

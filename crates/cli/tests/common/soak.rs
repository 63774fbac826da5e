//! Bounds in seconds, which only an idle machine can meet. `cargo xtask soak` sets `HOTLINE_SOAK` and runs these tests alone; without it
//! the same tests run without the bounds.

use std::{env, time::Duration};

/// Returns true if this is a run of `cargo xtask soak`.
pub fn on() -> bool {
    env::var_os("HOTLINE_SOAK").is_some()
}

/// Prints a duration. Fails in a run of `cargo xtask soak` if it exceeds its bound.
#[track_caller]
pub fn within(what: &str, took: Duration, bound: Duration) {
    println!("soak: {what}: {took:.2?}, at most {bound:.2?}");
    assert!(!on() || took <= bound, "{what}: {took:?} is longer than {bound:?}");
}

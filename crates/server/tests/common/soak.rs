//! Bounds on wall-clock time. They say something about speed, and depend on the machine: `cargo xtask soak` sets `HOTLINE_SOAK` and has
//! the machine to itself.

use std::time::Duration;

/// Prints how long something took, and asserts the bound where `HOTLINE_SOAK` is set.
pub fn within(what: &str, took: Duration, bound: Duration) {
    println!("{what}: {took:?}, at most {bound:?}");
    if std::env::var_os("HOTLINE_SOAK").is_some() {
        assert!(took <= bound, "{what}: {took:?}, at most {bound:?}");
    }
}

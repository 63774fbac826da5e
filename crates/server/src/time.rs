//! The current time: that of the wall clock, as long as it runs evenly.
//!
//! A wall clock may be set, and a machine may sleep. Time in which players could not move must not count against them, so a jump is not
//! followed at once: [`now`] continues evenly until the clocks of all tables have been credited with the difference and [`follow`] is
//! called.

use std::{
    sync::{
        LazyLock,
        atomic::{AtomicI64, Ordering},
    },
    time::{Instant, SystemTime, UNIX_EPOCH},
};
use store::Time;

/// Maximum deviation of the wall clock in milliseconds before it counts as a jump; smaller corrections are routine.
const TOLERANCE: i64 = 1_000;

/// Start of the program, by the monotonic clock.
static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
/// Difference between the wall clock and the monotonic clock.
static AHEAD: LazyLock<AtomicI64> = LazyLock::new(|| AtomicI64::new(wall() - even()));
/// Offset of the wall clock, for tests.
static SET: AtomicI64 = AtomicI64::new(0);

fn wall() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Time);
    since + SET.load(Ordering::Relaxed)
}

fn even() -> Time {
    BEGAN.elapsed().as_millis() as Time
}

/// Returns the current time.
#[must_use]
pub fn now() -> Time {
    now_by(wall(), even() + AHEAD.load(Ordering::Relaxed))
}

fn now_by(wall: Time, expected: Time) -> Time {
    if (wall - expected).abs() <= TOLERANCE { wall } else { expected }
}

/// Returns how far the wall clock has jumped; none if it has not.
#[must_use]
pub fn jump() -> Option<i64> {
    let jump = wall() - even() - AHEAD.load(Ordering::Relaxed);
    (jump.abs() > TOLERANCE).then_some(jump)
}

/// Follows the wall clock from now on.
pub fn follow() {
    AHEAD.store(wall() - even(), Ordering::Relaxed);
}

/// Sets an offset of the wall clock within this process; for tests.
#[doc(hidden)]
pub fn set_wall_clock(ahead: i64) {
    let _ = now();
    SET.store(ahead, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_corrections_are_followed_and_jumps_are_not() {
        assert_eq!(now_by(10_500, 10_000), 10_500);
        assert_eq!(now_by(9_500, 10_000), 9_500);
        assert_eq!(now_by(3_610_000, 10_000), 10_000);
        assert_eq!(now_by(0, 10_000), 10_000);
    }
}

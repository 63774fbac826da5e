//! What time it is: that of the wall clock, as long as the wall clock runs evenly.
//!
//! A wall clock may be set, and a machine may sleep. Time that nobody could use is not to count against a player, so a jump is not
//! followed at once: [`now`] goes on evenly until the clocks of all tables have been credited the difference, and [`follow`] is called.

use std::{
    sync::{
        LazyLock,
        atomic::{AtomicI64, Ordering},
    },
    time::{Instant, SystemTime, UNIX_EPOCH},
};
use store::Time;

/// How far the wall clock may be from where it should be; it is set so far off every now and then.
const TOLERANCE: i64 = 1_000;

/// The wall clock when the program began, and the moment by a clock that nobody sets.
static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
/// What the wall clock is ahead of the other one.
static AHEAD: LazyLock<AtomicI64> = LazyLock::new(|| AtomicI64::new(wall() - even()));
/// How far the wall clock was set, for tests.
static SET: AtomicI64 = AtomicI64::new(0);

fn wall() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Time);
    since + SET.load(Ordering::Relaxed)
}

fn even() -> Time {
    BEGAN.elapsed().as_millis() as Time
}

/// Now.
#[must_use]
pub fn now() -> Time {
    now_by(wall(), even() + AHEAD.load(Ordering::Relaxed))
}

fn now_by(wall: Time, expected: Time) -> Time {
    if (wall - expected).abs() <= TOLERANCE { wall } else { expected }
}

/// How far the wall clock has jumped from where it should be; none if it has not.
#[must_use]
pub fn jump() -> Option<i64> {
    let jump = wall() - even() - AHEAD.load(Ordering::Relaxed);
    (jump.abs() > TOLERANCE).then_some(jump)
}

/// Goes by the wall clock from now on, wherever it is.
pub fn follow() {
    AHEAD.store(wall() - even(), Ordering::Relaxed);
}

/// Sets the wall clock, as far as this program sees it; for tests.
#[doc(hidden)]
pub fn set_wall_clock(ahead: i64) {
    let _ = now();
    SET.store(ahead, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_is_not_followed_and_a_small_correction_is() {
        assert_eq!(now_by(10_500, 10_000), 10_500);
        assert_eq!(now_by(9_500, 10_000), 9_500);
        assert_eq!(now_by(3_610_000, 10_000), 10_000);
        assert_eq!(now_by(0, 10_000), 10_000);
    }
}

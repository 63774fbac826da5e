//! Pure clock arithmetic: every function takes the current time as an argument.

use rules::Side;
use store::{ClockKind, ClockState, Time};

/// Maximum network latency credited per action, in milliseconds.
pub const MOST_LAG: i64 = 500;
/// Time in milliseconds that a side in overtime gets, with a live clock, when its opponent waits.
pub const MORE: i64 = 60_000;

/// End of each side's vacation; in the past if the side is not away.
pub type Away = [Time; 2];

/// Returns the clock of a game that has not begun.
#[must_use]
pub fn fresh(kind: ClockKind) -> ClockState {
    let each = match kind {
        ClockKind::None => 0,
        ClockKind::Live { base, .. } => base,
        ClockKind::Correspondence { turn } => turn,
    };
    ClockState { west: each, east: each, ..ClockState::default() }
}

/// Returns the time that a side has left.
#[must_use]
pub fn left(state: &ClockState, side: Side, at: Time) -> i64 {
    let kept = *of(&mut state.clone(), side);
    let used = if state.running == Some(side) { (at - state.since).max(0) } else { 0 };
    (kept - used).max(0)
}

/// Returns the side that has run out of time.
#[must_use]
pub fn over(state: &ClockState, at: Time) -> Option<Side> {
    state.running.filter(|_| state.deadline.is_some_and(|deadline| deadline <= at))
}

/// Stops the clock. `lag` is the network latency to credit.
#[must_use]
pub fn stopped(state: &ClockState, at: Time, lag: i64) -> ClockState {
    let mut next = *state;
    if let Some(side) = state.running {
        let used = (at - state.since).max(0);
        let forgiven = lag.clamp(0, MOST_LAG).min(used);
        *of(&mut next, side) = (*of(&mut next, side) - used + forgiven).max(0);
    }
    ClockState { running: None, deadline: None, since: at, ..next }
}

/// Starts a stopped clock for `side`.
#[must_use]
pub fn running(kind: ClockKind, state: &ClockState, side: Option<Side>, at: Time, away: Away) -> ClockState {
    let mut next = *state;
    (next.running, next.deadline, next.since) = (None, None, at);
    let (Some(side), false) = (side, kind == ClockKind::None) else { return next };
    next.running = Some(side);
    if matches!(kind, ClockKind::Correspondence { .. }) {
        next.since = at.max(away[side.index()]);
    }
    next.deadline = Some(next.since + *of(&mut next, side));
    next
}

/// Returns the clock after an action; `side` acts next.
#[must_use]
pub fn passed(kind: ClockKind, state: &ClockState, side: Option<Side>, at: Time, lag: i64, away: Away) -> ClockState {
    let mut next = stopped(state, at, lag);
    if side != state.running {
        match (kind, state.running, side) {
            (ClockKind::Live { increment, .. }, Some(before), _) => *of(&mut next, before) += increment,
            (ClockKind::Correspondence { turn }, _, Some(side)) => *of(&mut next, side) = turn,
            _ => {}
        }
    }
    running(kind, &next, side, at, away)
}

/// Returns the clock after the players have swapped sides. Each keeps their own time.
#[must_use]
pub fn exchanged(state: &ClockState) -> ClockState {
    ClockState { west: state.east, east: state.west, running: state.running.map(Side::other), ..*state }
}

/// Returns the clock after a takeback. The time since the action is charged to the side that takes it back.
#[must_use]
pub fn back(kind: ClockKind, state: &ClockState, side: Side, at: Time, away: Away) -> ClockState {
    if state.running == Some(side) {
        return *state;
    }
    let mut next = stopped(&ClockState { running: None, ..*state }, at, 0);
    if let ClockKind::Live { increment, .. } = kind {
        let mine = of(&mut next, side);
        *mine = (*mine - increment - (at - state.since).max(0)).max(0);
    }
    running(kind, &next, Some(side), at, away)
}

/// Returns the clock after the opponent has given more time to the side in overtime.
#[must_use]
pub fn waited(kind: ClockKind, state: &ClockState, at: Time, away: Away) -> ClockState {
    let mut next = stopped(state, at, 0);
    if let Some(side) = state.running {
        *of(&mut next, side) += match kind {
            ClockKind::None => 0,
            ClockKind::Live { increment, .. } => increment.max(MORE),
            ClockKind::Correspondence { turn } => turn,
        };
    }
    running(kind, &next, state.running, at, away)
}

fn of(state: &mut ClockState, side: Side) -> &mut i64 {
    match side {
        Side::West => &mut state.west,
        Side::East => &mut state.east,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Side::{East, West};

    const LIVE: ClockKind = ClockKind::Live { base: 60_000, increment: 5_000 };
    const DAY: i64 = 86_400_000;
    const MAIL: ClockKind = ClockKind::Correspondence { turn: 3 * DAY };
    const HERE: Away = [0, 0];

    fn live(at: Time) -> ClockState {
        running(LIVE, &fresh(LIVE), Some(West), at, HERE)
    }

    #[test]
    fn only_the_acting_side_loses_time_and_the_increment_comes_when_the_turn_passes() {
        let state = live(1_000);
        assert_eq!(
            (state.deadline, left(&state, West, 11_000), left(&state, East, 11_000)),
            (Some(61_000), 50_000, 60_000)
        );
        let same = passed(LIVE, &state, Some(West), 11_000, 0, HERE);
        assert_eq!((same.running, left(&same, West, 11_000), same.deadline), (Some(West), 50_000, Some(61_000)));
        let other = passed(LIVE, &same, Some(East), 21_000, 0, HERE);
        assert_eq!((other.running, left(&other, West, 99_000), other.deadline), (Some(East), 45_000, Some(81_000)));
    }

    #[test]
    fn latency_credit_is_bounded_by_a_maximum_and_by_the_time_used() {
        let used = |lag, at| left(&passed(LIVE, &live(0), Some(West), at, lag, HERE), West, at);
        assert_eq!(used(300, 1_000), 59_300);
        assert_eq!(used(9_000, 1_000), 59_500);
        assert_eq!(used(400, 100), 60_000);
        assert_eq!(used(-400, 100), 59_900);
    }

    #[test]
    fn overtime_can_be_claimed_or_extended_and_a_late_move_still_counts() {
        let state = live(0);
        assert_eq!((over(&state, 59_999), over(&state, 60_000)), (None, Some(West)));
        let more = waited(LIVE, &state, 70_000, HERE);
        assert_eq!((over(&more, 70_000), more.deadline), (None, Some(130_000)));
        let late = passed(LIVE, &state, Some(East), 70_000, 0, HERE);
        assert_eq!((left(&late, West, 70_000), late.running), (5_000, Some(East)));
    }

    #[test]
    fn a_pause_stops_both_clocks() {
        let paused = stopped(&live(0), 10_000, 0);
        assert_eq!((paused.running, paused.deadline, left(&paused, West, 999_000)), (None, None, 50_000));
        let on = running(LIVE, &paused, Some(West), 999_000, HERE);
        assert_eq!(on.deadline, Some(1_049_000));
    }

    #[test]
    fn correspondence_resets_the_clock_each_turn_and_a_vacation_stops_it() {
        let state = running(MAIL, &fresh(MAIL), Some(West), 0, HERE);
        let state = passed(MAIL, &state, Some(East), 2 * DAY, 0, [0, 10 * DAY]);
        assert_eq!((state.running, state.deadline), (Some(East), Some(13 * DAY)));
        assert_eq!(left(&state, East, 9 * DAY), 3 * DAY);
        let state = passed(MAIL, &state, Some(West), 12 * DAY, 0, HERE);
        assert_eq!(state.deadline, Some(15 * DAY));
    }

    #[test]
    fn a_takeback_costs_the_time_since_the_action() {
        let passed = passed(LIVE, &live(0), Some(East), 10_000, 0, HERE);
        let again = back(LIVE, &passed, West, 14_000, HERE);
        assert_eq!((left(&again, West, 14_000), left(&again, East, 14_000)), (46_000, 60_000));
        assert_eq!(again.running, Some(West));
        // A bot, which is not timed, was to act: the increment is removed all the same.
        let passed = super::passed(LIVE, &live(0), None, 10_000, 0, HERE);
        assert_eq!(left(&back(LIVE, &passed, West, 14_000, HERE), West, 14_000), 46_000);
    }

    #[test]
    fn without_a_clock_there_is_no_deadline() {
        let state = running(ClockKind::None, &fresh(ClockKind::None), Some(West), 5, HERE);
        assert_eq!((state.running, state.deadline, over(&state, i64::MAX)), (None, None, None));
    }
}

//! Progress of play at the tables of a run, and its limits.
//!
//! In the gate, no result depends on time: after each event of a node, every table must advance by some versions. In a run of `cargo xtask
//! soak`, people play at an even pace, and events occur at fixed times.

use crate::common::{soak, wait_until};
use std::{
    collections::HashMap,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// Number of versions by which every table must advance after each event.
const STEP: i64 = 4;

/// State shared by the players of a run.
pub struct Course {
    pub begun: Instant,
    stop: AtomicBool,
    /// Whether a player has panicked.
    failed: AtomicBool,
    /// Number of acknowledged commands.
    count: AtomicUsize,
    /// For each table and version, the time when the player who made it received the acknowledgement.
    acknowledged: Mutex<HashMap<(String, i64), Instant>>,
    /// The version that each player has seen.
    seen: Mutex<HashMap<(String, &'static str), Seen>>,
    /// The version at which the players of a table stop.
    goals: Mutex<HashMap<String, i64>>,
}

#[derive(Clone, Copy)]
struct Seen {
    version: i64,
    over: bool,
}

impl Course {
    pub fn new() -> Course {
        Course {
            begun: Instant::now(),
            stop: AtomicBool::new(false),
            failed: AtomicBool::new(false),
            count: AtomicUsize::new(0),
            acknowledged: Mutex::default(),
            seen: Mutex::default(),
            goals: Mutex::default(),
        }
    }

    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    pub fn stopping(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub fn fail(&self) {
        self.failed.store(true, Ordering::Relaxed);
    }

    /// Returns true if the players of a table may continue from a version.
    pub fn allows(&self, id: &str, version: i64) -> bool {
        soak::on() || self.goals.lock().expect("no panic").get(id).is_some_and(|&goal| version < goal)
    }

    /// Records that a command was acknowledged and made this version.
    pub fn acknowledged(&self, id: &str, version: i64) {
        self.count.fetch_add(1, Ordering::Relaxed);
        self.acknowledged.lock().expect("no panic").entry((id.to_owned(), version)).or_insert_with(Instant::now);
    }

    /// Returns the times when the versions after `before` up to `now` were acknowledged; versions without an acknowledgement are skipped.
    pub fn since_acknowledged(&self, id: &str, before: i64, now: i64) -> Vec<Instant> {
        let acknowledged = self.acknowledged.lock().expect("no panic");
        (before + 1..=now).filter_map(|version| acknowledged.get(&(id.to_owned(), version)).copied()).collect()
    }

    /// Records that a player has seen a version.
    pub fn reached(&self, id: &str, side: &'static str, version: i64, over: bool) {
        self.seen.lock().expect("no panic").insert((id.to_owned(), side), Seen { version, over });
    }

    /// Waits until this number of players have seen their tables.
    pub fn wait_for_players(&self, count: usize) {
        self.wait("every player sees the table", || self.seen.lock().expect("no panic").len() == count);
    }

    /// Lets play continue at every table. Returns once it does, so that the next event happens during play.
    pub fn begin_step(&self) {
        if soak::on() {
            return;
        }
        {
            let (seen, mut goals) = (self.seen.lock().expect("no panic"), self.goals.lock().expect("no panic"));
            for ((id, _), seen) in seen.iter() {
                let goal = goals.entry(id.clone()).or_default();
                *goal = (seen.version + STEP).max(*goal);
            }
        }
        let before = self.count.load(Ordering::Relaxed);
        self.wait("play goes on", || self.count.load(Ordering::Relaxed) > before + 2 || self.behind().is_empty());
    }

    /// Waits until every table has reached the end of the step; in a run of `cargo xtask soak` for a number of seconds.
    pub fn end_step(&self, what: &str, seconds: u64) {
        if soak::on() {
            thread::sleep(Duration::from_secs(seconds));
        } else {
            self.wait(&format!("every table goes on after this: {what}"), || self.behind().is_empty());
        }
        assert!(!self.failed.load(Ordering::Relaxed), "a player failed, see above");
    }

    /// Returns the tables and sides that have not reached the end of the step.
    fn behind(&self) -> Vec<String> {
        let (seen, goals) = (self.seen.lock().expect("no panic"), self.goals.lock().expect("no panic"));
        let behind =
            seen.iter().filter(|((id, _), seen)| !seen.over && goals.get(id).is_some_and(|&goal| seen.version < goal));
        behind.map(|((id, side), seen)| format!("{id} {side} at {}", seen.version)).collect()
    }

    /// Waits, and fails if a player has failed.
    fn wait(&self, what: &str, reached: impl Fn() -> bool) {
        let begun = Instant::now();
        wait_until(what, || {
            assert!(!self.failed.load(Ordering::Relaxed), "a player failed, see above");
            reached()
        });
        println!("{:.1?} until {what}", begun.elapsed());
    }
}

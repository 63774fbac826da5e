//! Bots: a bounded number of workers that claim jobs from the store and play through the same entry point as people.
//!
//! Workers are shared fairly between players, however many tables they have, and between networks, however many guests they have
//! ([`store::Work::claim_job`]). Instant bots have a worker of their own, so that their opponents never wait for a bot that searches.

use crate::host::{Host, now};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use store::{Bounds, Claim, Player, Queue};
use tokio::{sync::watch, task::JoinSet, time::MissedTickBehavior};

/// A bot as an opponent.
pub struct Level {
    /// Name by which clients request it.
    pub name: &'static str,
    /// Message key of its description.
    pub text: &'static str,
    /// Time limit per decision in milliseconds; 0 if it does not search.
    pub decision: i64,
    /// Time limit per round in milliseconds. A round lasts until the other side acts, or the next action round or turn begins.
    pub round: i64,
}

/// All bots, weakest first.
pub const LEVELS: [Level; 5] = [
    Level { name: "random", text: "server-bot_random", decision: 0, round: 0 },
    Level { name: "easy", text: "server-bot_easy", decision: 0, round: 0 },
    Level { name: "medium", text: "server-bot_medium", decision: 0, round: 0 },
    Level { name: "hard", text: "server-bot_hard", decision: 500, round: 2_000 },
    Level { name: "expert", text: "server-bot_expert", decision: 3_000, round: 6_000 },
];

/// Minimum time per decision of a bot that searches, in milliseconds.
const SHORTEST: i64 = 10;
/// Levels that search.
const SEARCHING: [&str; 2] = ["hard", "expert"];
/// Maximum number of unfinished games of one player against searching bots.
pub const GAMES: i64 = 50;
/// Maximum number of open invitations by name per account.
const ASKED: i64 = 20;
/// Maximum number of unfinished games of one network against searching bots.
pub const NETWORK_GAMES: i64 = 200;
/// Maximum number of unfinished tables per player.
pub const TABLES: i64 = 200;
/// Lease of a job in milliseconds.
const LEASE: i64 = 1_500;
/// Interval at which a worker extends its lease.
const SIGN_OF_LIFE: Duration = Duration::from_millis(400);
/// Interval at which idle workers poll for jobs, because notifications may be lost.
const LOOK: Duration = Duration::from_millis(500);

impl Level {
    /// Returns the time for a decision after `spent` milliseconds in the same round: half of the remainder. The first decision, which
    /// matters most, gets most, and every later one gets something.
    #[must_use]
    pub fn thought(&self, spent: i64) -> i64 {
        if self.decision == 0 {
            return 0;
        }
        // A tenth is reserved: a round may have many decisions of minimum length.
        let left = self.round * 9 / 10 - spent;
        (left / 2).clamp(SHORTEST, self.decision)
    }
}

/// Returns a bot by name. An unknown one does not search.
#[must_use]
pub fn level(name: &str) -> &'static Level {
    LEVELS.iter().find(|level| level.name == name).unwrap_or(&LEVELS[0])
}

/// Returns the limits for a player who opens a table against `bot`.
#[must_use]
pub fn bounds(player: &Player, bot: Option<&str>) -> Bounds {
    let levels: &[&str] = if bot.is_some_and(|name| SEARCHING.contains(&name)) { &SEARCHING } else { &[] };
    Bounds { player: player.clone(), tables: TABLES, levels, games: GAMES, network_games: NETWORK_GAMES, asked: ASKED }
}

/// Spawns `workers` tasks for searching bots and, if `workers` is not 0, one for the instant ones. They end when the server stops.
pub fn start(host: &Arc<Host>, workers: usize, stopped: &watch::Receiver<bool>) -> JoinSet<()> {
    let quick = (workers > 0).then_some(Queue::Quick);
    let queues = quick.into_iter().chain(std::iter::repeat_n(Queue::Long, workers));
    queues.map(|queue| run(Arc::clone(host), queue, stopped.clone())).collect()
}

/// Processes the jobs of a queue until the server stops.
pub async fn run(host: Arc<Host>, queue: Queue, mut stopped: watch::Receiver<bool>) {
    while !*stopped.borrow() {
        let claim = match host.store.claim_job(queue, now(), LEASE).await {
            Ok(claim) => claim,
            Err(error) => {
                tracing::error!(%error, "no job could be claimed");
                None
            }
        };
        if let Some(claim) = claim {
            host.wake(queue).notify_one(); // notifications of several jobs may have been merged
            work(&host, &claim, &mut stopped).await;
            continue;
        }
        tokio::select! {
            _ = tokio::time::timeout(LOOK, host.wake(queue).notified()) => {}
            _ = stopped.changed() => {}
        }
    }
}

/// Processes a job and returns it to the queue on failure.
async fn work(host: &Arc<Host>, claim: &Claim, stopped: &mut watch::Receiver<bool>) {
    metrics::histogram!("hotline_bot_wait_seconds").record((now() - claim.since).max(0) as f64 / 1000.0);
    if !decide(host, claim, stopped).await {
        let again = now() + 1_000 * claim.attempt.clamp(1, 60);
        if let Err(error) = host.store.return_job(claim, again).await {
            tracing::error!(%error, "a job could not be given back");
        }
    }
}

/// Decides and plays; returns false on failure. If the server stops meanwhile, the lease ends so that another worker can take over at once.
async fn decide(host: &Arc<Host>, claim: &Claim, stopped: &mut watch::Receiver<bool>) -> bool {
    let pending = match host.thinking(claim).await {
        Ok(Some(pending)) => pending,
        Ok(None) => return false,
        Err(wrong) => {
            tracing::error!(table = %claim.table, ?wrong, "a bot cannot see its table");
            return false;
        }
    };
    let begun = Instant::now();
    let mut thinking = tokio::task::spawn_blocking(pending.decide);
    let mut signs = tokio::time::interval(SIGN_OF_LIFE);
    signs.set_missed_tick_behavior(MissedTickBehavior::Delay);
    signs.tick().await;
    let decided = loop {
        tokio::select! {
            decided = &mut thinking => break decided,
            // A lost lease shows when the bot answers.
            _ = signs.tick() => drop(host.store.extend_job(claim, now(), LEASE).await),
            _ = stopped.changed() => return host.store.extend_job(claim, now(), 0).await.is_ok(),
        }
    };
    let action = match decided {
        Ok((_, action)) => action,
        Err(error) => {
            tracing::error!(table = %claim.table, %error, "a bot broke down");
            return false;
        }
    };
    let thought = begun.elapsed();
    metrics::histogram!("hotline_bot_seconds").record(thought.as_secs_f64());
    host.answer(claim, &action, thought.as_millis() as i64).await.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_searching_level_counts_towards_the_limit_of_games() {
        let searching: Vec<_> = LEVELS.iter().filter(|one| one.decision > 0).map(|one| one.name).collect();
        assert_eq!(searching, SEARCHING);
    }

    #[test]
    fn a_round_of_many_decisions_stays_within_its_time_limit() {
        for level in &LEVELS {
            let mut spent = 0;
            for decision in 0..20 {
                let thought = level.thought(spent);
                assert!(thought <= level.decision, "{} thinks {thought} ms", level.name);
                assert!(level.decision == 0 || thought >= SHORTEST, "{}: decision {decision}", level.name);
                spent += thought;
            }
            assert!(spent <= level.round, "{}: {spent} ms", level.name);
        }
        let expert = level("expert");
        assert_eq!([expert.thought(0), expert.thought(2_700), expert.thought(6_500)], [2_700, 1_350, SHORTEST]);
    }
}

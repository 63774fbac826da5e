//! Bots: a bounded number of workers that take jobs from the store and play through the same door as people.
//!
//! Whoever plays against bots has a share of the workers, however many tables they have, and so has their network, however many guests
//! come from there ([`store::Work::claim_job`]). Bots that answer at once have a worker of their own, so that nobody who plays against one waits for a bot that searches.

use crate::host::{Host, now};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use store::{Bounds, Claim, Player, Queue};
use tokio::{sync::watch, task::JoinSet, time::MissedTickBehavior};

/// A bot that can be played against.
pub struct Level {
    /// The name by which a table asks for it.
    pub name: &'static str,
    /// The message that says what it is.
    pub text: &'static str,
    /// How long it may think about one decision, in milliseconds; 0 if it does not search.
    pub decision: i64,
    /// How long it may think in a round, in milliseconds: until the other side acts, or the next action round or turn begins.
    pub round: i64,
}

/// Every bot, the weakest first.
pub const LEVELS: [Level; 5] = [
    Level { name: "random", text: "server-bot_random", decision: 0, round: 0 },
    Level { name: "easy", text: "server-bot_easy", decision: 0, round: 0 },
    Level { name: "medium", text: "server-bot_medium", decision: 0, round: 0 },
    Level { name: "hard", text: "server-bot_hard", decision: 500, round: 2_000 },
    Level { name: "expert", text: "server-bot_expert", decision: 3_000, round: 6_000 },
];

/// The shortest thought of a bot that searches, in milliseconds.
const SHORTEST: i64 = 10;
/// Those that search.
const SEARCHING: [&str; 2] = ["hard", "expert"];
/// How many games of one player against bots that search are on at once.
pub const GAMES: i64 = 50;
/// How many tables wait for one account that was asked by name.
const ASKED: i64 = 20;
/// How many of one network.
pub const NETWORK_GAMES: i64 = 200;
/// How many tables of one player are not over.
pub const TABLES: i64 = 200;
/// How long a worker holds a job without a sign of life, in milliseconds.
const LEASE: i64 = 1_500;
/// How often it gives one.
const SIGN_OF_LIFE: Duration = Duration::from_millis(400);
/// How often a worker looks for jobs although nothing was heard of one.
const LOOK: Duration = Duration::from_millis(500);

impl Level {
    /// How long it may think about a decision after so many milliseconds of thinking in the same round: half of what is left, so that
    /// the decision that matters most, the first one, gets most, and something is left for every later one.
    #[must_use]
    pub fn thought(&self, spent: i64) -> i64 {
        if self.decision == 0 {
            return 0;
        }
        // A tenth is kept for shortest thoughts, of which a round may have many.
        let left = self.round * 9 / 10 - spent;
        (left / 2).clamp(SHORTEST, self.decision)
    }
}

/// A bot by its name; one that is not known here does not search.
#[must_use]
pub fn level(name: &str) -> &'static Level {
    LEVELS.iter().find(|level| level.name == name).unwrap_or(&LEVELS[0])
}

/// How much there may be already when a player opens one more table, with this bot on a chair.
#[must_use]
pub fn bounds(player: &Player, bot: Option<&str>) -> Bounds {
    let levels: &[&str] = if bot.is_some_and(|name| SEARCHING.contains(&name)) { &SEARCHING } else { &[] };
    Bounds { player: player.clone(), tables: TABLES, levels, games: GAMES, network_games: NETWORK_GAMES, asked: ASKED }
}

/// Starts so many workers for bots that search and, if there is any, one for the others. They end when the server stops.
pub fn start(host: &Arc<Host>, workers: usize, stopped: &watch::Receiver<bool>) -> JoinSet<()> {
    let quick = (workers > 0).then_some(Queue::Quick);
    let queues = quick.into_iter().chain(std::iter::repeat_n(Queue::Long, workers));
    queues.map(|queue| run(Arc::clone(host), queue, stopped.clone())).collect()
}

/// Does the jobs of a queue until the server stops.
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
            host.wake(queue).notify_one(); // several jobs may have been announced as one
            work(&host, &claim, &mut stopped).await;
            continue;
        }
        tokio::select! {
            _ = tokio::time::timeout(LOOK, host.wake(queue).notified()) => {}
            _ = stopped.changed() => {}
        }
    }
}

/// Does a job, or gives it back if it went wrong.
async fn work(host: &Arc<Host>, claim: &Claim, stopped: &mut watch::Receiver<bool>) {
    metrics::histogram!("hotline_bot_wait_seconds").record((now() - claim.since).max(0) as f64 / 1000.0);
    if !decide(host, claim, stopped).await {
        let again = now() + 1_000 * claim.attempt.clamp(1, 60);
        if let Err(error) = host.store.return_job(claim, again).await {
            tracing::error!(%error, "a job could not be given back");
        }
    }
}

/// Decides and plays; false if it went wrong. If the server stops meanwhile, another worker may have the job at once.
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
            // Whether the job is lost shows when the bot answers.
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
    fn games_against_those_that_search_are_counted() {
        let searching: Vec<_> = LEVELS.iter().filter(|one| one.decision > 0).map(|one| one.name).collect();
        assert_eq!(searching, SEARCHING);
    }

    #[test]
    fn a_round_of_many_decisions_keeps_to_its_budget() {
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

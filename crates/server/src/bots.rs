//! Bots: a bounded number of workers that take jobs from the store and play through the same door as people.

use crate::host::{Host, now};
use std::{sync::Arc, time::Duration};
use store::Claim;

/// A bot that can be played against.
pub struct Level {
    /// The name by which a table asks for it.
    pub name: &'static str,
    /// The message that says what it is.
    pub text: &'static str,
    /// How long it may think, if it searches.
    pub milliseconds: u64,
}

/// Every bot, the weakest first.
pub const LEVELS: [Level; 5] = [
    Level { name: "random", text: "server-bot_random", milliseconds: 0 },
    Level { name: "easy", text: "server-bot_easy", milliseconds: 0 },
    Level { name: "medium", text: "server-bot_medium", milliseconds: 0 },
    Level { name: "hard", text: "server-bot_hard", milliseconds: 500 },
    Level { name: "expert", text: "server-bot_expert", milliseconds: 3_000 },
];

/// How long a worker holds a job without a sign of life.
const LEASE: i64 = 60_000;
/// How often a worker looks for jobs of other nodes.
const LOOK: Duration = Duration::from_millis(500);

/// Starts so many workers.
pub fn start(host: &Arc<Host>, workers: usize) {
    for _ in 0..workers {
        let host = Arc::clone(host);
        tokio::spawn(async move {
            loop {
                if !work(&host).await {
                    let _ = tokio::time::timeout(LOOK, host.bots.notified()).await;
                }
            }
        });
    }
}

/// Does one job; false if there is none.
async fn work(host: &Arc<Host>) -> bool {
    let claim = match host.store.claim_job(now(), LEASE).await {
        Ok(Some(claim)) => claim,
        Ok(None) => return false,
        Err(error) => {
            tracing::error!(%error, "no job could be claimed");
            return false;
        }
    };
    if !decide(host, &claim).await {
        let again = now() + 1_000 * claim.attempt.clamp(1, 60);
        if let Err(error) = host.store.return_job(&claim, again).await {
            tracing::error!(%error, "a job could not be given back");
        }
    }
    true
}

/// Decides and plays; false if the job is still to be done.
async fn decide(host: &Arc<Host>, claim: &Claim) -> bool {
    let milliseconds = |level: &str| LEVELS.iter().find(|one| one.name == level).map_or(0, |one| one.milliseconds);
    let thought = match host.thinking(claim, milliseconds).await {
        Ok(Some(thinking)) => thinking,
        Ok(None) => return false,
        Err(wrong) => {
            tracing::error!(table = %claim.table, ?wrong, "a bot cannot see its table");
            return false;
        }
    };
    let begun = std::time::Instant::now();
    let action = match tokio::task::spawn_blocking(thought).await {
        Ok((_, action)) => action,
        Err(error) => {
            tracing::error!(table = %claim.table, %error, "a bot broke down");
            return false;
        }
    };
    metrics::histogram!("hotline_bot_seconds").record(begun.elapsed().as_secs_f64());
    host.answer(claim, action).await.is_ok()
}

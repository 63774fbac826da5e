//! State shared by all request handlers.

use crate::{
    connections::Limits, host::Host, limiter::ConnectionLimiter, networks::Networks, passwords::Passwords,
    proxies::Proxies, sessions::Sessions, sign_ins::SignIns, throttle::Throttle, trial::Trial,
};
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::{Arc, atomic::AtomicBool};
use store::{Player, Time};
use tokio::sync::{Semaphore, broadcast, watch};

/// Maximum number of open sockets per player, or per address for unknown visitors.
pub const WINDOWS: u32 = 64;

/// Rate limit of offers, declines and resumes: per player and minute.
pub const OFFERS: u32 = 30;

/// Maximum number of uploaded records and logs in memory at once.
const UPLOADS: usize = 32;

/// State shared by all request handlers.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// Fields of an [`App`].
pub struct Inner {
    /// The open rooms and the store.
    pub host: Arc<Host>,
    /// Proxies that are trusted to report the client's address and scheme.
    pub proxies: Proxies,
    /// Derives the pseudonyms of client networks.
    pub networks: Networks,
    /// Limits of connections, waits and rates.
    pub limits: Limits,
    /// Hashes passwords.
    pub passwords: Arc<Passwords>,
    /// Limits how many positions are analysed at once.
    pub thinking: Semaphore,
    /// Limits how many records and logs are parsed at once.
    pub reading: Arc<Semaphore>,
    /// Limits uploads in progress or waiting to be parsed, per address …
    pub uploading: Arc<ConnectionLimiter>,
    /// … and in total.
    pub uploads: Arc<Semaphore>,
    /// Rate limit of uploaded records and logs.
    pub records: Throttle,
    /// Rate limit of password attempts.
    pub sign_ins: SignIns,
    /// Rate limit of writes at tables.
    pub writes: Throttle,
    /// Rate limit of offers, declines and resumes.
    pub offers: Throttle,
    /// Rate limit of chat messages.
    pub chat: Throttle,
    /// Rate limit of new tables, guests and accounts.
    pub openings: Throttle,
    /// Rate limit of new sockets.
    pub sockets: Throttle,
    /// Open sockets per visitor.
    pub windows: Arc<ConnectionLimiter>,
    /// Renders the metrics.
    pub metrics: PrometheusHandle,
    /// Checks whether the database is writable.
    pub trial: Trial,
    /// Whether the rules of running games have been checked.
    pub ready: AtomicBool,
    /// Publishes players who have signed out or revoked a token, so that their sockets check which credentials are still valid.
    pub signed_out: broadcast::Sender<Player>,
    /// Signed-in visitors with an open socket.
    pub sessions: Sessions,
    stopping: watch::Receiver<bool>,
}

impl App {
    /// Creates the state over a host.
    #[must_use]
    pub fn new(
        host: Arc<Host>,
        proxies: Proxies,
        networks: Networks,
        limits: Limits,
        metrics: PrometheusHandle,
        stopping: watch::Receiver<bool>,
    ) -> App {
        App(Arc::new(Inner {
            host,
            proxies,
            networks,
            limits,
            passwords: Arc::default(),
            thinking: Semaphore::new(2),
            reading: Arc::new(Semaphore::new(2)),
            uploading: ConnectionLimiter::new(4),
            uploads: Arc::new(Semaphore::new(UPLOADS)),
            records: Throttle::new(120, 60_000),
            sign_ins: SignIns::default(),
            writes: Throttle::new(3_000, 60_000),
            offers: Throttle::new(OFFERS, 60_000),
            chat: Throttle::new(60, 60_000),
            openings: Throttle::new(600, 60_000),
            sockets: Throttle::new(6_000, 60_000),
            windows: ConnectionLimiter::new(WINDOWS),
            metrics,
            trial: Trial::default(),
            ready: AtomicBool::new(false),
            signed_out: broadcast::channel(64).0,
            sessions: Sessions::default(),
            stopping,
        }))
    }

    /// Returns the time by the clock of the rate limits.
    #[must_use]
    pub fn rate_time(&self) -> Time {
        (self.limits.clock)()
    }

    /// Completes when the server begins to shut down.
    pub async fn stopping(&self) {
        let _ = self.stopping.clone().wait_for(|stop| *stop).await;
    }
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

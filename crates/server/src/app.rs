//! What every request has at hand.

use crate::{
    connections::Limits, host::Host, limiter::ConnectionLimiter, networks::Networks, passwords::Passwords,
    proxies::Proxies, sessions::Sessions, sign_ins::SignIns, throttle::Throttle, trial::Trial,
};
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::{Arc, atomic::AtomicBool};
use store::{Player, Time};
use tokio::sync::{Semaphore, broadcast, watch};

/// How many sockets one player, or one address without a player, has open at once.
pub const WINDOWS: u32 = 64;

/// How often a player proposes, refuses, pauses or goes on in a minute.
pub const OFFERS: u32 = 30;

/// How many records and logs are in memory at once while they are sent and read.
const UPLOADS: usize = 32;

/// What every request has at hand.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// The parts of an [`App`].
pub struct Inner {
    /// The open rooms and the store.
    pub host: Arc<Host>,
    /// Who is believed what they tell about a request.
    pub proxies: Proxies,
    /// Names the networks that requests come from.
    pub networks: Networks,
    /// Limits of connections, waits and rates.
    pub limits: Limits,
    /// Hashes passwords.
    pub passwords: Arc<Passwords>,
    /// Positions that are looked at closely, so many at once.
    pub thinking: Semaphore,
    /// Records and logs that are read, so many at once.
    pub reading: Arc<Semaphore>,
    /// Records and logs that are sent and wait to be read, so many at once of one address …
    pub uploading: Arc<ConnectionLimiter>,
    /// … and in all.
    pub uploads: Arc<Semaphore>,
    /// Who sends records and logs too often.
    pub records: Throttle,
    /// Who tries passwords too often.
    pub sign_ins: SignIns,
    /// Who does too much at tables.
    pub writes: Throttle,
    /// Who proposes and refuses too much.
    pub offers: Throttle,
    /// Who talks too much.
    pub chat: Throttle,
    /// Who opens tables, guests and accounts too often.
    pub openings: Throttle,
    /// Who opens sockets too often.
    pub sockets: Throttle,
    /// Open sockets, by who looks.
    pub windows: Arc<ConnectionLimiter>,
    /// What is counted.
    pub metrics: PrometheusHandle,
    /// Finds out whether the database can be written to.
    pub trial: Trial,
    /// Whether the rules of running games were checked.
    pub ready: AtomicBool,
    /// Whose sessions or tokens have ended: it is asked which of theirs still count.
    pub signed_out: broadcast::Sender<Player>,
    /// Everybody who is known and has a socket open.
    pub sessions: Sessions,
    stopping: watch::Receiver<bool>,
}

impl App {
    /// An app over the tables of a host.
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

    /// Comes when the server is about to stop.
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

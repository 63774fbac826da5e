//! What every request has at hand.

use crate::{host::Host, limiter::ConnectionLimiter, proxies::Proxies, sessions::Sessions, throttle::Throttle};
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::{Arc, atomic::AtomicBool};
use store::Player;
use tokio::sync::{Semaphore, broadcast, watch};

/// How many sockets one player, or one address without a player, has open at once.
pub const WINDOWS: u32 = 64;

/// What every request has at hand.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// The parts of an [`App`].
pub struct Inner {
    /// The open rooms and the store.
    pub host: Arc<Host>,
    /// Who is believed what they tell about a request.
    pub proxies: Proxies,
    /// Passwords are slow on purpose: so many are checked at once.
    pub passwords: Semaphore,
    /// Positions that are looked at closely, so many at once.
    pub thinking: Semaphore,
    /// Records and logs that are read, so many at once.
    pub reading: Semaphore,
    /// Who tries passwords too often.
    pub sign_ins: Throttle,
    /// Who opens tables, guests and accounts too often.
    pub openings: Throttle,
    /// Who opens sockets too often.
    pub sockets: Throttle,
    /// Open sockets, by who looks.
    pub windows: Arc<ConnectionLimiter>,
    /// What is counted.
    pub metrics: PrometheusHandle,
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
    pub fn new(host: Arc<Host>, proxies: Proxies, metrics: PrometheusHandle, stopping: watch::Receiver<bool>) -> App {
        App(Arc::new(Inner {
            host,
            proxies,
            passwords: Semaphore::new(2),
            thinking: Semaphore::new(2),
            reading: Semaphore::new(2),
            sign_ins: Throttle::new(10, 60_000),
            openings: Throttle::new(600, 60_000),
            sockets: Throttle::new(6_000, 60_000),
            windows: ConnectionLimiter::new(WINDOWS),
            metrics,
            ready: AtomicBool::new(false),
            signed_out: broadcast::channel(64).0,
            sessions: Sessions::default(),
            stopping,
        }))
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

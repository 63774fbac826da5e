//! Tracks open connections and picks the one to close when a limit is reached.
//!
//! Connections are limited in total, below the number of file descriptors, and per address. When all are in use, the one that has waited
//! longest without a complete request is closed, so half-open requests cannot starve other clients.

use crate::{
    proxies::{Proxies, network},
    time::now,
};
use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use store::Time;
use tokio::sync::Notify;

/// Limits of a server. Tests inject shorter or longer ones.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Maximum number of connections, as far as file descriptors allow.
    pub connections: usize,
    /// Maximum number of connections per address, except for trusted proxies.
    pub per_address: usize,
    /// Timeout of a request head, and keep-alive timeout.
    pub head: Duration,
    /// The same for a trusted proxy: longer than the proxy's own keep-alive, so that it never writes to a closed connection.
    pub proxied_head: Duration,
    /// Time in which a client has to take 8 kB of a response.
    pub stalled: Duration,
    /// Time for which a socket may leave pings unanswered; three are sent in it.
    pub silence: Duration,
    /// Timeout of the write that tells `/readyz` whether the database works.
    pub trial: Duration,
    /// Interval at which open sockets and event streams check their session in the store, because it may end on another node.
    pub recheck: Duration,
    /// Grace period for bots at shutdown, and then again for requests.
    pub grace: Duration,
    /// Clock of the rate limits.
    pub clock: fn() -> Time,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            per_address: 256,
            head: Duration::from_secs(20),
            proxied_head: Duration::from_secs(75),
            stalled: Duration::from_secs(30),
            silence: Duration::from_secs(45),
            trial: Duration::from_millis(1_500),
            recheck: Duration::from_secs(15),
            grace: Duration::from_secs(5),
            clock: now,
        }
    }
}

/// File descriptors reserved for other uses: the database, its write-ahead log, pages.
const RESERVED: u64 = 128;

/// Raises the limit of file descriptors as far as the system allows and returns how many connections fit.
#[cfg(unix)]
#[must_use]
pub fn possible() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let before = getrlimit(Resource::Nofile);
    // If the limit cannot be raised, the present one is used.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: before.maximum, maximum: before.maximum });
    let most = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(most.saturating_sub(RESERVED)).unwrap_or(usize::MAX).max(16)
}

/// Returns the maximum number of connections.
#[cfg(not(unix))]
#[must_use]
pub fn possible() -> usize {
    usize::MAX
}

/// The open connections.
pub struct Connections {
    most: usize,
    per_address: usize,
    proxies: Proxies,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    count: usize,
    last: u64,
    addresses: HashMap<IpAddr, usize>,
    /// Connections without a complete request, longest wait first.
    waiting: BTreeMap<u64, Arc<Notify>>,
}

/// The slot of an open connection; freed when dropped.
pub struct Slot {
    connections: Arc<Connections>,
    address: Option<IpAddr>,
    gone: Arc<Notify>,
    /// Position in the waiting order; none while a request is processed.
    place: Mutex<Option<u64>>,
}

impl Connections {
    /// Creates an empty set of connections.
    #[must_use]
    pub fn new(limits: &Limits, possible: usize, proxies: Proxies) -> Arc<Connections> {
        let most = limits.connections.min(possible);
        Arc::new(Connections { most, per_address: limits.per_address, proxies, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of open connections.
    #[must_use]
    pub fn count(&self) -> usize {
        self.open().count
    }

    /// Admits a connection. Returns none if its address is at its limit, or if all connections are processing requests. If all are in use,
    /// the one that has waited longest is evicted.
    #[must_use]
    pub fn enter(self: &Arc<Self>, peer: IpAddr) -> Option<Arc<Slot>> {
        let address = Some(network(peer)).filter(|_| !self.proxies.believes(peer.to_canonical()));
        let mut open = self.open();
        if address.is_some_and(|address| open.addresses.get(&address).is_some_and(|&count| count >= self.per_address)) {
            return None;
        }
        if open.count >= self.most {
            open.waiting.pop_first()?.1.notify_one();
        }
        open.count += 1;
        if let Some(address) = address {
            *open.addresses.entry(address).or_default() += 1;
        }
        drop(open);
        let slot = Slot { connections: Arc::clone(self), address, gone: Arc::default(), place: Mutex::default() };
        slot.wait();
        Some(Arc::new(slot))
    }
}

impl Slot {
    /// Completes when the connection is evicted.
    pub async fn evicted(&self) {
        self.gone.notified().await;
    }

    fn place(&self) -> MutexGuard<'_, Option<u64>> {
        self.place.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Marks the connection as waiting for a request, or for the rest of one.
    pub fn wait(&self) {
        let mut place = self.place();
        if place.is_none() {
            let mut open = self.connections.open();
            open.last += 1;
            let number = open.last;
            open.waiting.insert(number, Arc::clone(&self.gone));
            *place = Some(number);
        }
    }

    /// Returns true while the connection waits for a request.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.place().is_some()
    }

    /// Marks the connection as having a complete request, or as upgraded to a socket.
    pub fn work(&self) {
        if let Some(number) = self.place().take() {
            self.connections.open().waiting.remove(&number);
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.work();
        let mut open = self.connections.open();
        open.count -= 1;
        if let Some(address) = self.address
            && let Some(count) = open.addresses.get_mut(&address)
        {
            *count -= 1;
            if *count == 0 {
                open.addresses.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn connections(most: usize, per_address: usize) -> Arc<Connections> {
        let proxies = Proxies::new(&["192.0.2.80".parse().expect("an address")]);
        let limits = Limits { connections: most, per_address, ..Limits::default() };
        Connections::new(&limits, usize::MAX, proxies)
    }

    fn enter(connections: &Arc<Connections>, address: &str) -> Option<Arc<Slot>> {
        connections.enter(address.parse().expect("an address"))
    }

    #[test]
    fn connections_are_limited_per_address_but_not_for_proxies() {
        let all = connections(100, 2);
        let mine = [enter(&all, "203.0.113.1"), enter(&all, "203.0.113.1")];
        assert!(mine.iter().all(Option::is_some));
        assert!(enter(&all, "203.0.113.1").is_none());
        assert!(enter(&all, "::ffff:203.0.113.1").is_none(), "the same address");
        assert!(enter(&all, "203.0.113.2").is_some());
        let proxied: Vec<_> = (0..10).map(|_| enter(&all, "192.0.2.80")).collect();
        assert!(proxied.iter().all(Option::is_some));
        let network = [enter(&all, "2001:db8::1"), enter(&all, "2001:db8::2")];
        assert!(network.iter().all(Option::is_some) && enter(&all, "2001:db8::3").is_none());
        drop(mine);
        assert!(enter(&all, "203.0.113.1").is_some(), "a closed connection frees its slot");
        drop((proxied, network));
        assert!(all.count() == 0 && all.open().addresses.is_empty() && all.open().waiting.is_empty());
    }

    #[test]
    fn when_all_are_in_use_the_longest_waiting_one_is_evicted() {
        let all = connections(3, 100);
        let [first, second, third] = [1, 2, 3].map(|_| enter(&all, "203.0.113.1").expect("a place"));
        first.work();
        first.wait(); // it was answered and has waited less than the others
        third.work();
        let fourth = enter(&all, "203.0.113.2").expect("a place");
        assert!(second.evicted().now_or_never().is_some(), "the second one has waited longest");
        assert!(first.evicted().now_or_never().is_none() && third.evicted().now_or_never().is_none());
        fourth.work();
        first.work();
        drop(second);
        assert!(enter(&all, "203.0.113.3").is_none(), "all are processing requests");
        third.wait();
        assert!(enter(&all, "203.0.113.3").is_some());
        assert!(third.evicted().now_or_never().is_some());
    }
}

//! Which connections are open, and which one has to go when there are too many.
//!
//! There are so many in all, fewer than the system has file descriptors, and so many of one address. When all are taken, the one goes
//! that has waited longest without a whole request, so that half a request, or a thousand of them, keeps nobody out.

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

/// Limits of a server; tests inject shorter or longer ones.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many there are at once, as far as the system has file descriptors for them.
    pub connections: usize,
    /// How many of one address, unless it is that of a proxy that is believed.
    pub per_address: usize,
    /// How long the head of a request may take, and how long a connection is kept without one.
    pub head: Duration,
    /// The same for a proxy that is believed: longer than it keeps a connection itself, so that it never sends into a closed one.
    pub proxied_head: Duration,
    /// How long a client may take for 8 kB of an answer.
    pub stalled: Duration,
    /// How long a socket may leave the pings of the server without an answer; three are sent in that time.
    pub silence: Duration,
    /// Timeout of the write that tells `/readyz` whether the database works.
    pub trial: Duration,
    /// How often open sockets and event streams ask the store whether their session still counts: others may sign out on another node.
    pub recheck: Duration,
    /// How long a server that stops waits for its bots, and then for its requests.
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

/// File descriptors that are not for connections: the database, its write-ahead log, pages, whatever comes.
const RESERVED: u64 = 128;

/// How many connections the system has file descriptors for, after asking it for as many as it gives.
#[cfg(unix)]
#[must_use]
pub fn possible() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let before = getrlimit(Resource::Nofile);
    // Where more is refused, as it was will do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: before.maximum, maximum: before.maximum });
    let most = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(most.saturating_sub(RESERVED)).unwrap_or(usize::MAX).max(16)
}

/// How many connections the system has room for.
#[cfg(not(unix))]
#[must_use]
pub fn possible() -> usize {
    usize::MAX
}

/// The connections that are open.
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
    /// Those without a whole request, the one that has waited longest first.
    waiting: BTreeMap<u64, Arc<Notify>>,
}

/// An open connection, until it is dropped.
pub struct Slot {
    connections: Arc<Connections>,
    address: Option<IpAddr>,
    gone: Arc<Notify>,
    /// Its place among those that wait; none while it has a request.
    place: Mutex<Option<u64>>,
}

impl Connections {
    /// No connection yet.
    #[must_use]
    pub fn new(limits: &Limits, possible: usize, proxies: Proxies) -> Arc<Connections> {
        let most = limits.connections.min(possible);
        Arc::new(Connections { most, per_address: limits.per_address, proxies, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are open.
    #[must_use]
    pub fn count(&self) -> usize {
        self.open().count
    }

    /// Takes one more; none if its address has too many, or all are taken by requests. Where all are taken, the one that has waited
    /// longest is told to go.
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
    /// Comes when the connection has to go.
    pub async fn evicted(&self) {
        self.gone.notified().await;
    }

    fn place(&self) -> MutexGuard<'_, Option<u64>> {
        self.place.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// It waits for a request, or for the rest of one.
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

    /// Whether it waits for a request.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.place().is_some()
    }

    /// It has a whole request, or has become a socket.
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
    fn an_address_has_so_many_and_a_proxy_as_many_as_it_needs() {
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
        assert!(enter(&all, "203.0.113.1").is_some(), "who leaves makes room");
        drop((proxied, network));
        assert!(all.count() == 0 && all.open().addresses.is_empty() && all.open().waiting.is_empty());
    }

    #[test]
    fn when_all_are_taken_the_one_goes_that_has_waited_longest() {
        let all = connections(3, 100);
        let [first, second, third] = [1, 2, 3].map(|_| enter(&all, "203.0.113.1").expect("a place"));
        first.work();
        first.wait(); // it has had an answer and waits for less time than the others
        third.work();
        let fourth = enter(&all, "203.0.113.2").expect("a place");
        assert!(second.evicted().now_or_never().is_some(), "the second one has waited longest");
        assert!(first.evicted().now_or_never().is_none() && third.evicted().now_or_never().is_none());
        fourth.work();
        first.work();
        drop(second);
        assert!(enter(&all, "203.0.113.3").is_none(), "all have a request");
        third.wait();
        assert!(enter(&all, "203.0.113.3").is_some());
        assert!(third.evicted().now_or_never().is_some());
    }
}

//! Which proxies are trusted to report the client's address and scheme.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr};

/// The trusted proxies: those on this machine, and those from the settings.
///
/// **Invariant**: forwarding headers count only if the peer is a trusted proxy.
#[derive(Clone, Debug, Default)]
pub struct Proxies(Vec<IpAddr>);

impl Proxies {
    /// Trusts these addresses besides loopback.
    #[must_use]
    pub fn new(addresses: &[IpAddr]) -> Proxies {
        Proxies(addresses.iter().map(IpAddr::to_canonical).collect())
    }

    /// Returns true if the address is trusted.
    #[must_use]
    pub fn believes(&self, address: IpAddr) -> bool {
        address.is_loopback() || self.0.contains(&address)
    }

    /// Returns the client's address: the peer or, if the peer is trusted, the last address in `X-Forwarded-For` that is not. Earlier
    /// entries were written by the client and prove nothing.
    #[must_use]
    pub fn sender(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut sender = peer.to_canonical();
        let lists = headers.get_all("x-forwarded-for").iter().rev();
        let mut told = lists.flat_map(|list| list.to_str().unwrap_or_default().rsplit(','));
        while self.believes(sender)
            && let Some(before) = told.next()
            && let Ok(before) = before.trim().parse::<IpAddr>()
        {
            sender = before.to_canonical();
        }
        sender
    }

    /// Returns true if a trusted proxy reports that the request came over TLS.
    #[must_use]
    pub fn secure(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        self.believes(peer.to_canonical()) && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
    }
}

/// Returns the part of an address that identifies a client: for IPv6 the network, because its owner has all of its addresses.
#[must_use]
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn headers(lists: &[&'static str]) -> HeaderMap {
        lists.iter().map(|list| ("x-forwarded-for".parse().expect("a name"), list.parse().expect("a value"))).collect()
    }

    fn sender(peer: &str, lists: &[&'static str]) -> String {
        let proxies = Proxies::new(&[ip("10.0.0.2"), ip("::ffff:10.0.0.3")]);
        proxies.sender(ip(peer), &headers(lists)).to_string()
    }

    #[test]
    fn headers_of_an_untrusted_peer_are_ignored() {
        assert_eq!(sender("203.0.113.1", &["198.51.100.1"]), "203.0.113.1");
        assert_eq!(sender("10.0.0.9", &["198.51.100.1"]), "10.0.0.9", "a private address is not enough");
    }

    #[test]
    fn the_last_untrusted_address_is_the_client() {
        assert_eq!(sender("10.0.0.2", &["198.51.100.1, 203.0.113.1"]), "203.0.113.1");
        assert_eq!(sender("10.0.0.2", &["198.51.100.1, 203.0.113.1, 10.0.0.3,127.0.0.1"]), "203.0.113.1");
        assert_eq!(sender("127.0.0.1", &["198.51.100.1", "203.0.113.1", "10.0.0.2"]), "203.0.113.1", "several headers");
        assert_eq!(sender("::1", &["2001:db8::7"]), "2001:db8::7");
    }

    #[test]
    fn at_an_unreadable_entry_the_last_proxy_is_the_client() {
        assert_eq!(sender("10.0.0.2", &[]), "10.0.0.2");
        assert_eq!(sender("10.0.0.2", &["203.0.113.1, unknown, 10.0.0.3"]), "10.0.0.3");
        assert_eq!(sender("10.0.0.2", &["127.0.0.1, 10.0.0.3"]), "127.0.0.1", "only proxies");
    }

    #[test]
    fn ipv4_mapped_addresses_are_canonicalised() {
        assert_eq!(sender("::ffff:10.0.0.2", &["::ffff:203.0.113.1"]), "203.0.113.1");
        assert_eq!(sender("::ffff:203.0.113.1", &["198.51.100.1"]), "203.0.113.1");
    }

    #[test]
    fn addresses_of_one_ipv6_network_are_one_client() {
        assert_eq!(network(ip("2001:db8:1:2:3:4:5:6")), network(ip("2001:db8:1:2::7")));
        assert_ne!(network(ip("2001:db8:1:2::7")), network(ip("2001:db8:1:3::7")));
        assert_ne!(network(ip("203.0.113.1")), network(ip("203.0.113.2")));
        assert_eq!(network(ip("::ffff:203.0.113.1")), ip("203.0.113.1"));
    }

    #[test]
    fn only_a_trusted_proxy_can_report_tls() {
        let proxies = Proxies::new(&[ip("10.0.0.2")]);
        let told = |peer, scheme: &'static str| {
            let headers = [("x-forwarded-proto".parse().expect("a name"), scheme.parse().expect("a value"))];
            proxies.secure(ip(peer), &headers.into_iter().collect())
        };
        assert!(told("10.0.0.2", "https") && told("127.0.0.1", "https"));
        assert!(!told("10.0.0.2", "http") && !told("203.0.113.1", "https"));
    }
}

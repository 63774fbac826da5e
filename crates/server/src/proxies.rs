//! Who is believed what they tell about a request of somebody else.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr};

/// The proxies that are believed: those of this machine, and those that were named.
///
/// **Invariant**: what a header tells about a request counts only if one of these has sent it.
#[derive(Clone, Debug, Default)]
pub struct Proxies(Vec<IpAddr>);

impl Proxies {
    /// These, besides the machine itself.
    #[must_use]
    pub fn new(addresses: &[IpAddr]) -> Proxies {
        Proxies(addresses.iter().map(IpAddr::to_canonical).collect())
    }

    /// Whether it is one of them.
    #[must_use]
    pub fn believes(&self, address: IpAddr) -> bool {
        address.is_loopback() || self.0.contains(&address)
    }

    /// Who has sent a request: the peer, or, if that is one of the proxies, the last address on the list of `X-Forwarded-For` that is
    /// none of them. What stands before that one was written by the sender and proves nothing.
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

    /// Whether a page was asked for over TLS, as far as one of the proxies tells.
    #[must_use]
    pub fn secure(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        self.believes(peer.to_canonical()) && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
    }
}

/// An address as far as senders are told apart: of IPv6 the network, for whoever has one address has all of it.
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
    fn a_stranger_is_not_believed() {
        assert_eq!(sender("203.0.113.1", &["198.51.100.1"]), "203.0.113.1");
        assert_eq!(sender("10.0.0.9", &["198.51.100.1"]), "10.0.0.9", "private is not enough");
    }

    #[test]
    fn the_last_address_that_is_no_proxy_has_sent_it() {
        assert_eq!(sender("10.0.0.2", &["198.51.100.1, 203.0.113.1"]), "203.0.113.1");
        assert_eq!(sender("10.0.0.2", &["198.51.100.1, 203.0.113.1, 10.0.0.3,127.0.0.1"]), "203.0.113.1");
        assert_eq!(sender("127.0.0.1", &["198.51.100.1", "203.0.113.1", "10.0.0.2"]), "203.0.113.1", "several headers");
        assert_eq!(sender("::1", &["2001:db8::7"]), "2001:db8::7");
    }

    #[test]
    fn where_nothing_more_can_be_read_the_last_proxy_has_sent_it() {
        assert_eq!(sender("10.0.0.2", &[]), "10.0.0.2");
        assert_eq!(sender("10.0.0.2", &["203.0.113.1, unknown, 10.0.0.3"]), "10.0.0.3");
        assert_eq!(sender("10.0.0.2", &["127.0.0.1, 10.0.0.3"]), "127.0.0.1", "nobody but proxies");
    }

    #[test]
    fn a_listener_for_both_versions_of_ip_knows_proxies_and_senders_by_their_own_address() {
        assert_eq!(sender("::ffff:10.0.0.2", &["::ffff:203.0.113.1"]), "203.0.113.1");
        assert_eq!(sender("::ffff:203.0.113.1", &["198.51.100.1"]), "203.0.113.1");
    }

    #[test]
    fn who_has_one_address_of_a_network_has_all_of_them() {
        assert_eq!(network(ip("2001:db8:1:2:3:4:5:6")), network(ip("2001:db8:1:2::7")));
        assert_ne!(network(ip("2001:db8:1:2::7")), network(ip("2001:db8:1:3::7")));
        assert_ne!(network(ip("203.0.113.1")), network(ip("203.0.113.2")));
        assert_eq!(network(ip("::ffff:203.0.113.1")), ip("203.0.113.1"));
    }

    #[test]
    fn only_a_proxy_can_tell_that_a_page_came_over_tls() {
        let proxies = Proxies::new(&[ip("10.0.0.2")]);
        let told = |peer, scheme: &'static str| {
            let headers = [("x-forwarded-proto".parse().expect("a name"), scheme.parse().expect("a value"))];
            proxies.secure(ip(peer), &headers.into_iter().collect())
        };
        assert!(told("10.0.0.2", "https") && told("127.0.0.1", "https"));
        assert!(!told("10.0.0.2", "http") && !told("203.0.113.1", "https"));
    }
}

//! Pseudonyms of client networks.
//!
//! A client that owns a network has any number of addresses and guests, so scarce resources are shared between networks. Only a keyed hash
//! is stored, and no longer than the game; only the nodes of one database have the key.

use std::net::IpAddr;

/// Derives the pseudonyms of networks.
pub struct Networks([u8; 32]);

impl Networks {
    /// Creates it with the key that all nodes share.
    #[must_use]
    pub fn new(key: [u8; 32]) -> Networks {
        Networks(key)
    }

    /// Returns the pseudonym of an address's network: an IPv4 /24 or an IPv6 /56, which providers assign to a household.
    #[must_use]
    pub fn name(&self, address: IpAddr) -> String {
        let hash = match address.to_canonical() {
            IpAddr::V4(address) => blake3::keyed_hash(&self.0, &address.octets()[..3]),
            IpAddr::V6(address) => blake3::keyed_hash(&self.0, &address.octets()[..7]),
        };
        hash.to_hex()[..16].to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_network_share_a_pseudonym() {
        let name = |key: u8, address: &str| Networks::new([key; 32]).name(address.parse().expect("an address"));
        assert_eq!(name(1, "203.0.113.1"), name(1, "203.0.113.200"));
        assert_eq!(name(1, "203.0.113.1"), name(1, "::ffff:203.0.113.2"));
        assert_ne!(name(1, "203.0.113.1"), name(1, "203.0.114.1"));
        assert_eq!(name(1, "2001:db8:1:100::1"), name(1, "2001:db8:1:1ff::2"));
        assert_ne!(name(1, "2001:db8:1:100::1"), name(1, "2001:db8:1:200::1"));
        assert_ne!(name(1, "203.0.113.1"), name(2, "203.0.113.1"), "it depends on the key");
    }
}

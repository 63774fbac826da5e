//! Names of networks, which tell nothing of an address.
//!
//! Whoever has a network has as many addresses and guests as they like; so what is scarce is shared between networks. What is kept is a
//! hash with a key that only the nodes of one database have, and it is kept no longer than the game.

use std::net::IpAddr;

/// Gives networks their names.
pub struct Networks([u8; 32]);

impl Networks {
    /// With a key that all nodes have in common.
    #[must_use]
    pub fn new(key: [u8; 32]) -> Networks {
        Networks(key)
    }

    /// The name of the network of an address: of IPv4 a /24, of IPv6 a /56, as providers give them to a household.
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
    fn neighbours_have_one_name_and_strangers_another() {
        let name = |key: u8, address: &str| Networks::new([key; 32]).name(address.parse().expect("an address"));
        assert_eq!(name(1, "203.0.113.1"), name(1, "203.0.113.200"));
        assert_eq!(name(1, "203.0.113.1"), name(1, "::ffff:203.0.113.2"));
        assert_ne!(name(1, "203.0.113.1"), name(1, "203.0.114.1"));
        assert_eq!(name(1, "2001:db8:1:100::1"), name(1, "2001:db8:1:1ff::2"));
        assert_ne!(name(1, "2001:db8:1:100::1"), name(1, "2001:db8:1:200::1"));
        assert_ne!(name(1, "203.0.113.1"), name(2, "203.0.113.1"), "without the key nobody can tell");
    }
}

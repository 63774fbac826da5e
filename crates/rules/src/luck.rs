//! Reproducible randomness.

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};

/// A stream of fair random numbers, identical for the same seed on every machine and in every version.
///
/// The stream is ChaCha20 with a zero nonce, read as 32-bit little-endian words; [`Luck::below`] defines how a word becomes a number.
/// Both are part of the record format, so that every reader can verify the dice of a published game.
#[derive(Clone, Debug)]
pub struct Luck {
    words: ChaCha20Rng,
}

impl Luck {
    /// Creates a stream from a full key.
    #[must_use]
    pub fn new(key: [u8; 32]) -> Luck {
        Luck { words: ChaCha20Rng::from_seed(key) }
    }

    /// Creates a stream from a number: the key is the number in little-endian order, then zeros.
    #[must_use]
    pub fn seeded(number: u64) -> Luck {
        Luck::numbered(number, 0)
    }

    /// Creates the `index`-th stream of a family, so that game 17 of a run is the same on every thread.
    #[must_use]
    pub fn numbered(number: u64, index: u64) -> Luck {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        key[8..16].copy_from_slice(&index.to_le_bytes());
        Luck::new(key)
    }

    /// Returns a number below `n` with uniform probability. Nothing is drawn if `n` is 1.
    ///
    /// The next word times `n` is a 64-bit product. Its high half is the result, unless the low half is below `2^32 mod n`; in that case
    /// the next word is used.
    ///
    /// # Panics
    /// Panics if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        if n == 1 {
            return 0;
        }
        let mut product = u64::from(self.words.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.words.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Derives an independent stream from this one.
    #[must_use]
    pub fn fork(&mut self) -> Luck {
        let mut key = [0; 32];
        self.words.fill_bytes(&mut key);
        Luck::new(key)
    }

    /// Returns one of `choices` with uniform probability.
    ///
    /// # Panics
    /// Panics if there are no choices.
    #[inline]
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len() as u32) as usize]
    }

    /// Shuffles `items`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_chacha20_of_the_zero_key() {
        // First block of ChaCha20 with zero key and nonce (RFC 8439, appendix A.1): 76 b8 e0 ad  a0 f1 3d 90 ...
        let mut luck = Luck::new([0; 32]);
        assert_eq!([luck.words.next_u32(), luck.words.next_u32()], [0xade0_b876, 0x903d_f1a0]);
    }

    #[test]
    fn numbers_come_from_the_high_half_of_the_product() {
        let mut luck = Luck::new([0; 32]);
        assert_eq!(luck.below(6), ((0xade0_b876_u64 * 6) >> 32) as u32);
        assert_eq!(luck.below(1), 0);
        assert_eq!(luck.below(110), ((0x903d_f1a0_u64 * 110) >> 32) as u32);
    }

    #[test]
    fn numbers_are_uniform() {
        let (mut luck, mut seen) = (Luck::seeded(1), [0u32; 6]);
        for _ in 0..60_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn streams_of_a_family_differ() {
        let draw = |index| {
            let mut luck = Luck::numbered(7, index);
            [luck.below(1 << 30), luck.below(1 << 30)]
        };
        assert_ne!(draw(0), draw(1));
        assert_eq!(draw(5), draw(5));
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u32> = (0..50).collect();
        Luck::seeded(3).shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}

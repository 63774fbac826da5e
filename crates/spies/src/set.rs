//! Sets of cards as bits.

use serde::{Serialize, Serializer};
use std::{fmt, hash::Hash, marker::PhantomData};

/// A kind of card of which there are at most 32.
pub trait Member: Copy + Eq + Ord + Hash + fmt::Debug + Serialize + 'static {
    /// Every card of the kind, in the order of their numbers.
    const ALL: &'static [Self];

    /// The number of the card, from 0.
    fn number(self) -> usize;
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T> {
    bits: u32,
    kind: PhantomData<T>,
}

impl<T: Member> Set<T> {
    /// No card.
    pub const EMPTY: Self = Set { bits: 0, kind: PhantomData };

    /// Every card of the kind.
    pub const FULL: Self = Set { bits: (1 << T::ALL.len()) - 1, kind: PhantomData };

    /// The cards whose numbers are set in `bits`.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Set { bits, kind: PhantomData }
    }

    /// One bit a card.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.bits
    }

    /// Just `card`.
    #[inline]
    #[must_use]
    pub fn of(card: T) -> Self {
        Self::from_bits(1 << card.number())
    }

    /// Whether `card` belongs to it.
    #[inline]
    #[must_use]
    pub fn contains(self, card: T) -> bool {
        self.bits >> card.number() & 1 == 1
    }

    /// How many cards it has.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether it has none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Adds `card`.
    #[inline]
    pub fn insert(&mut self, card: T) {
        self.bits |= 1 << card.number();
    }

    /// Takes `card` out.
    #[inline]
    pub fn remove(&mut self, card: T) {
        self.bits &= !(1 << card.number());
    }

    /// The cards of both.
    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// The cards that both have.
    #[inline]
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// The cards without those of `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// The card with the lowest number.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::ALL[self.bits.trailing_zeros() as usize])
    }

    /// The card with `index` cards before it.
    #[inline]
    #[must_use]
    pub(crate) fn nth(self, mut index: u32) -> T {
        // Halves and a table instead of card after card: a processor cannot foretell how often a loop would go round.
        let mut place = 0;
        for half in [16, 8] {
            let below = (self.bits >> place & ((1 << half) - 1)).count_ones();
            let beyond = index >= below;
            index -= if beyond { below } else { 0 };
            place += if beyond { half } else { 0 };
        }
        let byte = (self.bits >> place) as u8;
        T::ALL[place + NTH_OF_BYTE[byte as usize][index as usize & 7] as usize]
    }
}

/// For every byte: the place of the bit with so many bits before it.
const NTH_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut index) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][index] = place;
                index += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

impl<T: Member> Iterator for Set<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let card = self.first()?;
        self.bits &= self.bits - 1;
        Some(card)
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set.union(Self::of(card)))
    }
}

impl<T: Member> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

//! Bit sets of cards, countries or any other fixed list of a game.

use crate::Luck;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr, Sub, SubAssign},
};

/// A possible member of a [`Set`]: an item of a fixed list, with its own bit.
pub trait Member: Copy + Ord + Hash + fmt::Debug + Serialize + 'static {
    /// Integer with a bit for each member: `u8`, `u32` or `u128`.
    type Bits: Bits;

    /// All members in the order of their bits, which are consecutive.
    const ALL: &'static [Self];

    /// Bit of the first member.
    const FIRST_BIT: u32 = 0;

    /// Returns the bit of this member.
    fn bit(self) -> u32;

    /// Returns the member with a bit.
    ///
    /// # Panics
    /// Panics if no member has this bit.
    #[inline]
    #[must_use]
    fn of_bit(bit: u32) -> Self {
        Self::ALL[(bit - Self::FIRST_BIT) as usize]
    }
}

/// An integer whose bits represent members.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + fmt::Debug
    + From<bool>
    + BitOr<Output = Self>
    + BitAnd<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + private::Sealed
    + 'static
{
    /// No bits.
    const ZERO: Self;

    /// The lowest bit.
    const ONE: Self;

    /// Returns the `count` lowest bits.
    fn lowest(count: usize) -> Self;

    /// Returns the number of bits that are set.
    fn count(self) -> usize;

    /// Clears the lowest set bit and returns its position.
    fn take_lowest(&mut self) -> Option<u32>;

    /// Returns the position of the set bit with `n` set bits below it.
    ///
    /// # Panics
    /// May panic if there is no such bit.
    fn nth(self, n: u32) -> u32;
}

mod private {
    /// Seals the trait.
    pub trait Sealed {}
}

/// A set of `T` stored as the bits of an integer: `Copy`, without heap, ordered by bit.
///
/// Constants are created from bits, because traits have no `const fn`: `Cards::from_bits(1 << Card::Nato as u32)`.
pub struct Set<T: Member>(T::Bits, PhantomData<T>);

impl<T: Member> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Self::from_bits(T::Bits::ZERO);

    /// Creates a set from its bits.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Set(bits, PhantomData)
    }

    /// Returns the bits of the set.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Returns the set of all members.
    #[inline]
    #[must_use]
    pub fn full() -> Self {
        Self::from_bits(T::Bits::lowest(T::ALL.len()) << T::FIRST_BIT)
    }

    /// Returns the set of one member.
    #[inline]
    #[must_use]
    pub fn of(member: T) -> Self {
        Self::from_bits(T::Bits::ONE << member.bit())
    }

    /// Returns true if the set has no members.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// Returns true if the set has at least one member.
    #[inline]
    #[must_use]
    pub fn any(self) -> bool {
        self.0 != T::Bits::ZERO
    }

    /// Returns the number of members.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Returns true if the set contains `member`.
    #[inline]
    #[must_use]
    pub fn contains(self, member: T) -> bool {
        self.0 >> member.bit() & T::Bits::ONE == T::Bits::ONE
    }

    /// Returns true if every member of this set belongs to `other`.
    #[inline]
    #[must_use]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// Returns the members of either set, like `|`.
    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        self | other
    }

    /// Returns the members of both sets, like `&`.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        self & other
    }

    /// Returns the members that are not in `other`, like `-`.
    #[inline]
    #[must_use]
    pub fn difference(self, other: Self) -> Self {
        self - other
    }

    /// Adds `member`.
    #[inline]
    pub fn insert(&mut self, member: T) {
        *self |= Self::of(member);
    }

    /// Adds `member` if `on`, without a branch.
    #[inline]
    pub fn insert_if(&mut self, member: T, on: bool) {
        self.0 = self.0 | T::Bits::from(on) << member.bit();
    }

    /// Removes `member`.
    #[inline]
    pub fn remove(&mut self, member: T) {
        *self -= Self::of(member);
    }

    /// Adds or removes `member`, without a branch.
    #[inline]
    pub fn set(&mut self, member: T, on: bool) {
        self.0 = self.0 & !(T::Bits::ONE << member.bit()) | T::Bits::from(on) << member.bit();
    }

    /// Returns the members in the order of their bits.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Iter<T> {
        Iter(self.0)
    }

    /// Returns the member with the lowest bit.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// Returns the member with `n` members before it.
    ///
    /// # Panics
    /// May panic if there are not that many.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u32) -> T {
        T::of_bit(self.0.nth(n))
    }

    /// Returns a uniformly random member.
    ///
    /// # Panics
    /// Panics if the set is empty.
    #[inline]
    #[must_use]
    pub fn pick(self, luck: &mut Luck) -> T {
        self.nth(luck.below(self.len() as u32))
    }
}

/// Union.
impl<T: Member> BitOr for Set<T> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }
}

/// Intersection.
impl<T: Member> BitAnd for Set<T> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }
}

/// Difference.
impl<T: Member> Sub for Set<T> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::from_bits(self.0 & !other.0)
    }
}

/// Complement.
impl<T: Member> Not for Set<T> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self::full() - self
    }
}

impl<T: Member> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Member> BitAndAssign for Set<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Member> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// Iterator over the members of a set, in the order of their bits.
#[derive(Clone, Debug)]
pub struct Iter<T: Member>(T::Bits);

impl<T: Member> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.0.take_lowest().map(T::of_bit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count();
        (len, Some(len))
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    #[inline]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, |set, member| set | Self::of(member))
    }
}

impl<T: Member, const N: usize> From<[T; N]> for Set<T> {
    fn from(members: [T; N]) -> Self {
        members.into_iter().collect()
    }
}

// Written out because derived impls would require the same traits of `T`.
impl<T: Member> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Member> Copy for Set<T> {}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Member> Eq for Set<T> {}

impl<T: Member> Hash for Set<T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Serialises the set as a list of its members.
impl<T: Member> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(from)?.into_iter().collect())
    }
}

macro_rules! bits {
    ($bits:ty, $take_lowest:expr, $nth:expr) => {
        impl private::Sealed for $bits {}

        impl Bits for $bits {
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn lowest(count: usize) -> Self {
                <$bits>::MAX >> (<$bits>::BITS - count as u32)
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn take_lowest(&mut self) -> Option<u32> {
                $take_lowest(self)
            }

            #[inline]
            fn nth(self, n: u32) -> u32 {
                $nth(self, n)
            }
        }
    };
}

bits!(
    u8,
    |bits: &mut u8| {
        let place = (*bits != 0).then(|| bits.trailing_zeros());
        *bits &= bits.wrapping_sub(1);
        place
    },
    |bits: u8, n: u32| u32::from(NTH_OF_BYTE[bits as usize][n as usize & 7])
);

bits!(
    u32,
    |bits: &mut u32| {
        if *bits == 0 {
            return None;
        }
        let place = bits.trailing_zeros();
        *bits &= *bits - 1;
        Some(place)
    },
    nth_of_four_bytes
);

bits!(
    u128,
    // Word by word, to avoid carries between the two words.
    |bits: &mut u128| {
        let (low, high) = (*bits as u64, (*bits >> 64) as u64);
        if low != 0 {
            *bits = u128::from(high) << 64 | u128::from(low & (low - 1));
            Some(low.trailing_zeros())
        } else if high != 0 {
            *bits = u128::from(high & (high - 1)) << 64;
            Some(64 + high.trailing_zeros())
        } else {
            None
        }
    },
    |bits: u128, n: u32| {
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        let below = low.count_ones();
        if n < below { nth_of_word(low, n) } else { 64 + nth_of_word(high, n - below) }
    }
);

/// For every byte: the position of its `n`-th set bit.
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

/// Returns the position of the `n`-th set bit of a 32-bit word.
#[inline]
fn nth_of_four_bytes(bits: u32, mut n: u32) -> u32 {
    // Halving and a table instead of a loop over bits, whose length a processor cannot predict.
    let mut place = 0;
    for half in [16, 8] {
        let below = (bits >> place & ((1 << half) - 1)).count_ones();
        let beyond = n >= below;
        n -= if beyond { below } else { 0 };
        place += if beyond { half } else { 0 };
    }
    place + u32::from(NTH_OF_BYTE[(bits >> place) as u8 as usize][n as usize & 7])
}

/// Returns a word with `byte` in every byte.
const fn bytes(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}

/// Returns the position of the `n`-th set bit of a 64-bit word.
#[inline]
fn nth_of_word(word: u64, n: u32) -> u32 {
    // Number of bits in each byte, then in each byte and all below it.
    let pairs = word - ((word >> 1) & bytes(0x55));
    let fours = (pairs & bytes(0x33)) + ((pairs >> 2) & bytes(0x33));
    let up_to = ((fours + (fours >> 4)) & bytes(0x0f)).wrapping_mul(bytes(1));
    assert!(u64::from(n) < up_to >> 56, "the set has no such member");
    // The high bit remains set in each byte whose cumulative count is too small. No count exceeds 64, so nothing is borrowed.
    let before = ((u64::from(n) * bytes(1)) | bytes(0x80)) - up_to;
    let place = (before & bytes(0x80)).count_ones() * 8;
    let rest = n - ((up_to << 8 >> place) as u32 & 0xff);
    let byte = (0..rest).fold(word >> place, |bits, _| bits & (bits - 1));
    place + byte.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    macro_rules! numbers {
        ($name:ident, $bits:ty, $first:literal: $($number:literal)*) => {
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
            struct $name(u8);

            impl Member for $name {
                type Bits = $bits;
                const ALL: &'static [Self] = &[$($name($number)),*];
                const FIRST_BIT: u32 = $first;

                fn bit(self) -> u32 {
                    u32::from(self.0)
                }
            }
        };
    }

    numbers!(Tiny, u8, 0: 0 1 2 3 4 5 6 7);
    numbers!(Narrow, u32, 3: 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24);
    numbers!(Wide, u128, 58: 58 59 60 61 62 63 64 65 66 67 68 69 70 71);

    /// The `n`-th member equals the `n`-th item of the list, for several sets.
    fn nth<T: Member>() {
        for apart in 2..5 {
            let set: Set<T> = Set::full().iter().filter(|member: &T| member.bit() % apart != 1).collect();
            assert!(set.len() > 3);
            for (n, member) in set.iter().enumerate() {
                assert_eq!(set.nth(n as u32), member);
            }
        }
    }

    /// The full set has every member and no other bit.
    fn full<T: Member>() {
        let full = Set::<T>::full();
        assert_eq!(full.iter().collect::<Vec<_>>(), T::ALL);
        assert_eq!((full.len(), full.iter().size_hint()), (T::ALL.len(), (T::ALL.len(), Some(T::ALL.len()))));
        assert_eq!((!full, !Set::EMPTY), (Set::EMPTY, full));
    }

    #[test]
    fn sets_of_every_width_find_their_members() {
        nth::<Tiny>();
        nth::<Narrow>();
        nth::<Wide>();
        full::<Tiny>();
        full::<Narrow>();
        full::<Wide>();
    }

    #[test]
    fn members_are_added_and_removed() {
        let mut set = Set::<Wide>::EMPTY;
        for number in [67, 67, 62] {
            set.insert(Wide(number));
        }
        assert!(set.contains(Wide(67)) && !set.contains(Wide(66)) && set.any());
        assert_eq!(set, Set::from([Wide(62), Wide(67)]));
        set.remove(Wide(62));
        set.remove(Wide(62));
        set.set(Wide(69), true);
        set.set(Wide(67), false);
        set.insert_if(Wide(61), false);
        assert_eq!((set, set.first()), (Set::of(Wide(69)), Some(Wide(69))));
        assert!(set.is_subset(Set::full()) && !Set::full().is_subset(set));
        assert_eq!((Set::full() - set).len(), 13);
    }
}

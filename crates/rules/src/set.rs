//! Sets of cards, countries or anything else that a game has a fixed list of, one bit a member.

use crate::Luck;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr, Sub, SubAssign},
};

/// What can be a member of a [`Set`]: one of a fixed list, with a bit of its own.
pub trait Member: Copy + Ord + Hash + fmt::Debug + Serialize + 'static {
    /// The integer that has a bit for each member: `u8`, `u32` or `u128`.
    type Bits: Bits;

    /// Every member, in the order of their bits, which follow each other without a gap.
    const ALL: &'static [Self];

    /// The bit of the first member.
    const FIRST_BIT: u32 = 0;

    /// The bit of this member.
    fn bit(self) -> u32;

    /// The member with a bit.
    ///
    /// # Panics
    /// If no member has it.
    #[inline]
    #[must_use]
    fn of_bit(bit: u32) -> Self {
        Self::ALL[(bit - Self::FIRST_BIT) as usize]
    }
}

/// An integer whose bits are members.
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
    /// No bit.
    const ZERO: Self;

    /// The lowest bit.
    const ONE: Self;

    /// The `count` lowest bits.
    fn lowest(count: usize) -> Self;

    /// The number of bits.
    fn count(self) -> usize;

    /// Takes the lowest bit out and gives its place.
    fn take_lowest(&mut self) -> Option<u32>;

    /// The place of the bit with `n` bits below it.
    ///
    /// # Panics
    /// It may, if there is no such bit.
    fn nth(self, n: u32) -> u32;
}

mod private {
    /// Keeps other integers out.
    pub trait Sealed {}
}

/// A set of `T` as the bits of an integer: `Copy`, without a heap, in the order of bits.
///
/// Constants are made from bits, for a trait has no `const fn`: `Cards::from_bits(1 << Card::Nato as u32)`.
pub struct Set<T: Member>(T::Bits, PhantomData<T>);

impl<T: Member> Set<T> {
    /// No member.
    pub const EMPTY: Self = Self::from_bits(T::Bits::ZERO);

    /// The set with these bits.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Set(bits, PhantomData)
    }

    /// One bit a member.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Every member there is.
    #[inline]
    #[must_use]
    pub fn full() -> Self {
        Self::from_bits(T::Bits::lowest(T::ALL.len()) << T::FIRST_BIT)
    }

    /// The set of one member.
    #[inline]
    #[must_use]
    pub fn of(member: T) -> Self {
        Self::from_bits(T::Bits::ONE << member.bit())
    }

    /// Whether it has no member.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// Whether it has a member.
    #[inline]
    #[must_use]
    pub fn any(self) -> bool {
        self.0 != T::Bits::ZERO
    }

    /// The number of members.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether `member` belongs to it.
    #[inline]
    #[must_use]
    pub fn contains(self, member: T) -> bool {
        self.0 >> member.bit() & T::Bits::ONE == T::Bits::ONE
    }

    /// Whether every member of it belongs to `other`.
    #[inline]
    #[must_use]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// The members of either, as `|` gives them.
    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        self | other
    }

    /// The members of both, as `&` gives them.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        self & other
    }

    /// The members that `other` has not, as `-` gives them.
    #[inline]
    #[must_use]
    pub fn difference(self, other: Self) -> Self {
        self - other
    }

    /// Takes `member` in.
    #[inline]
    pub fn insert(&mut self, member: T) {
        *self |= Self::of(member);
    }

    /// Takes `member` in if `on`, without a branch.
    #[inline]
    pub fn insert_if(&mut self, member: T, on: bool) {
        self.0 = self.0 | T::Bits::from(on) << member.bit();
    }

    /// Leaves `member` out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        *self -= Self::of(member);
    }

    /// Takes `member` in or leaves it out, without a branch.
    #[inline]
    pub fn set(&mut self, member: T, on: bool) {
        self.0 = self.0 & !(T::Bits::ONE << member.bit()) | T::Bits::from(on) << member.bit();
    }

    /// The members in the order of their bits.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Iter<T> {
        Iter(self.0)
    }

    /// The member with the lowest bit.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The member with `n` members before it.
    ///
    /// # Panics
    /// It may, if there are not that many.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u32) -> T {
        T::of_bit(self.0.nth(n))
    }

    /// Any member, each with equal probability.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    #[must_use]
    pub fn pick(self, luck: &mut Luck) -> T {
        self.nth(luck.below(self.len() as u32))
    }
}

/// The members of either.
impl<T: Member> BitOr for Set<T> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }
}

/// The members of both.
impl<T: Member> BitAnd for Set<T> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }
}

/// The members that the other has not.
impl<T: Member> Sub for Set<T> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::from_bits(self.0 & !other.0)
    }
}

/// The members that it has not.
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

/// The members of a set in the order of their bits.
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

// Written out because a derived impl would ask the same of `T`.
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

/// A list of its members.
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
    // Word by word, so that nothing is carried from one into the other.
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

/// For every byte: the place of the bit with so many bits below it.
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

/// The place of the `n`-th bit of a narrow set.
#[inline]
fn nth_of_four_bytes(bits: u32, mut n: u32) -> u32 {
    // Halves and a table instead of bit after bit: a processor cannot foretell how often a loop would go round.
    let mut place = 0;
    for half in [16, 8] {
        let below = (bits >> place & ((1 << half) - 1)).count_ones();
        let beyond = n >= below;
        n -= if beyond { below } else { 0 };
        place += if beyond { half } else { 0 };
    }
    place + u32::from(NTH_OF_BYTE[(bits >> place) as u8 as usize][n as usize & 7])
}

/// A word that has this in every byte.
const fn bytes(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}

/// The place of the `n`-th bit of a word.
#[inline]
fn nth_of_word(word: u64, n: u32) -> u32 {
    // How many bits each byte has, then each byte with all below it.
    let pairs = word - ((word >> 1) & bytes(0x55));
    let fours = (pairs & bytes(0x33)) + ((pairs >> 2) & bytes(0x33));
    let up_to = ((fours + (fours >> 4)) & bytes(0x0f)).wrapping_mul(bytes(1));
    assert!(u64::from(n) < up_to >> 56, "the set has no such member");
    // The high bit stays in each byte that has, with all below it, too few. No figure is above 64: nothing is borrowed.
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

    /// The `n`-th member is the `n`-th of the list, whichever members there are.
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
    fn members_come_and_go_as_in_any_set() {
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

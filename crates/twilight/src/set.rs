//! Sets of cards or countries as 128-bit masks.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign},
};

/// What can be a member of a [`Set`]: it has a place among 128.
pub trait Member: Copy + fmt::Debug + 'static {
    /// The place of this member.
    fn place(self) -> u8;

    /// The member at a place that is taken.
    fn at(place: u8) -> Self;
}

/// A set that is two machine words.
pub struct Set<T>(u128, PhantomData<T>);

impl<T> Set<T> {
    /// The set without a member.
    pub const EMPTY: Self = Set(0, PhantomData);

    /// The set with these bits.
    #[inline]
    #[must_use]
    pub const fn of_bits(bits: u128) -> Self {
        Set(bits, PhantomData)
    }

    /// One bit a member.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether there is no member.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is a member.
    #[inline]
    #[must_use]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// The number of members.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The members of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::of_bits(self.0 & other.0)
    }

    /// The members of either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::of_bits(self.0 | other.0)
    }

    /// The members that the other has not.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::of_bits(self.0 & !other.0)
    }
}

impl<T: Member> Set<T> {
    /// The set of one member.
    #[inline]
    #[must_use]
    pub fn one(member: T) -> Self {
        Self::of_bits(1 << member.place())
    }

    /// Whether `member` belongs to it.
    #[inline]
    #[must_use]
    pub fn has(self, member: T) -> bool {
        self.0 >> member.place() & 1 == 1
    }

    /// Takes `member` in.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.0 |= 1 << member.place();
    }

    /// Leaves `member` out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0 &= !(1 << member.place());
    }

    /// The `n`-th member in ascending order, counted from 0.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u32) -> T {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let below = low.count_ones();
        let place = if n < below { select(low, n) } else { 64 + select(high, n - below) };
        T::at(place as u8)
    }

    /// The members in ascending order.
    #[inline]
    pub fn iter(self) -> Iter<T> {
        Iter(self.0 as u64, (self.0 >> 64) as u64, PhantomData)
    }
}

/// A word that has this in every byte.
const fn bytes(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}

/// The place of the `n`-th bit of a word.
#[inline]
fn select(word: u64, n: u32) -> u32 {
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

/// The members of a set in ascending order.
#[derive(Clone)]
pub struct Iter<T>(u64, u64, PhantomData<T>);

impl<T: Member> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.0 != 0 {
            let place = self.0.trailing_zeros();
            self.0 &= self.0 - 1;
            Some(T::at(place as u8))
        } else if self.1 != 0 {
            let place = 64 + self.1.trailing_zeros();
            self.1 &= self.1 - 1;
            Some(T::at(place as u8))
        } else {
            None
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (self.0.count_ones() + self.1.count_ones()) as usize;
        (len, Some(len))
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        for member in members {
            set.insert(member);
        }
        set
    }
}

impl<T: Member, const N: usize> From<[T; N]> for Set<T> {
    fn from(members: [T; N]) -> Self {
        members.into_iter().collect()
    }
}

// Written out because a derived impl would ask the same of `T`.
impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl<T> Sub for Set<T> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.without(other)
    }
}

impl<T> Not for Set<T> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self::of_bits(!self.0)
    }
}

impl<T> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl<T> BitAndAssign for Set<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl<T> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Country;

    #[test]
    fn the_nth_member_is_the_nth_of_the_list() {
        let set: Set<Country> = Country::ALL.into_iter().filter(|&c| (c as u8) % 3 != 1).collect();
        for (n, member) in set.iter().enumerate() {
            assert_eq!(set.nth(n as u32), member);
        }
    }
}

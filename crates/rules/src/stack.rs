//! The stack of a game's state machine.

use serde::{Serialize, Serializer};
use std::{
    convert::Infallible,
    fmt,
    hash::{Hash, Hasher},
};

/// A `Copy` stack of at most `N` small items; popped items are not part of its value.
#[derive(Clone, Copy)]
pub struct Stack<T: Copy, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// Creates an empty stack; `blank` fills the unused places.
    #[must_use]
    pub const fn new(blank: T) -> Self {
        assert!(N < 256, "the length is a byte");
        Stack { items: [blank; N], len: 0 }
    }

    /// Returns the items, the top one last.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    /// Returns the number of items.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns true if there are no items.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the top item.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<&T> {
        self.as_slice().last()
    }

    /// Returns the top item for modification.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.items[..self.len as usize].last_mut()
    }

    /// Pushes an item.
    ///
    /// # Panics
    /// Panics if the stack is full: the machine has run away.
    #[inline(always)]
    pub fn push(&mut self, item: T) {
        assert!(self.len() < N, "the stack of {N} frames is full");
        self.items[self.len()] = item;
        self.len += 1;
    }

    /// Removes and returns the top item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Replaces the item at `index`, counted from the bottom.
    ///
    /// # Panics
    /// Panics if there is no such item.
    #[inline(always)]
    pub fn set(&mut self, index: usize, item: T) {
        self.items[..self.len as usize][index] = item;
    }

    /// Removes and returns the item at `index`, counted from the bottom; the items above it move down.
    ///
    /// # Panics
    /// Panics if there is no such item.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let len = self.len();
        assert!(index < len, "no item {index} in a stack of {len}");
        let item = self.items[index];
        // For a handful of small items, a loop is faster than a call of memmove.
        for place in index + 1..len {
            self.items[place - 1] = self.items[place];
        }
        self.len -= 1;
        item
    }

    /// Reverses the items from `mark` upwards, so that they are popped in the order in which they were pushed.
    #[inline]
    pub fn reverse_from(&mut self, mark: usize) {
        if mark + 1 < self.len() {
            self.items[mark..self.len as usize].reverse();
        }
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Stack<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(to)
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

/// Result of a procedure on the stack. A machine whose procedures have further results declares them as `Jump`; by default there are
/// none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<Jump = Infallible> {
    /// The procedure has finished; items it has pushed are still executed.
    Done,
    /// The procedure is entered again, one step further, after everything it has pushed.
    Again,
    /// A result specific to the machine.
    Jump(Jump),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn popped_items_are_not_part_of_the_value() {
        let mut a: Stack<u8, 4> = Stack::new(0);
        let b = a;
        a.push(7);
        assert_eq!(a.pop(), Some(7));
        assert_eq!(a, b);
        assert_eq!(a.pop(), None);
    }

    #[test]
    fn reversed_items_are_popped_in_push_order() {
        let mut a: Stack<u8, 4> = Stack::new(0);
        a.push(9);
        let mark = a.len();
        a.push(1);
        a.push(2);
        a.reverse_from(mark);
        assert_eq!(a.as_slice(), [9, 2, 1]);
        assert_eq!(a.pop(), Some(1));
    }

    #[test]
    #[should_panic(expected = "is full")]
    fn pushing_onto_a_full_stack_panics() {
        let mut a: Stack<u8, 1> = Stack::new(0);
        a.push(1);
        a.push(2);
    }
}

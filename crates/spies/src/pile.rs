//! A face-down deck, and what each seat knows of it (10.2).
//!
//! The order of a deck does not exist until a card is needed: chance then decides which card it is. Cards that a seat has looked at
//! and that stay on the deck are kept in a short list next to the set, with a mark for each seat that knows them.

use rules::{Luck, Seat, Side};
use rules::{Member, Set};

/// Maximum number of cards that a side looks at together.
pub const LOOK: usize = 3;

/// A face-down deck: a few placed cards on top, the others unordered.
///
/// In a view, a placed card that the seat does not know is `None` and counts among the unordered ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile<T: Member> {
    /// The unordered cards.
    rest: Set<T>,
    /// The placed cards, from the top.
    top: [Option<T>; LOOK],
    /// The number of placed cards.
    placed: u8,
    /// For each seat: a bit for each place whose card it knows.
    exact: [u8; 3],
    /// For each seat: a bit for each place whose cards it knows as a set, but not their order.
    bunch: [u8; 3],
}

fn index(seat: Seat) -> usize {
    match seat {
        Seat::Player(side) => side.index(),
        Seat::Spectator => 2,
    }
}

impl<T: Member> Pile<T> {
    /// Returns a shuffled deck of these cards.
    pub fn shuffled(cards: Set<T>) -> Pile<T> {
        Pile { rest: cards, top: [None; LOOK], placed: 0, exact: [0; 3], bunch: [0; 3] }
    }

    /// Returns the number of cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.rest.len() + self.top.iter().flatten().count()
    }

    /// Returns true if it has no cards.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty() && self.placed == 0
    }

    /// Returns the number of placed cards.
    #[inline]
    pub fn placed(&self) -> usize {
        self.placed as usize
    }

    /// Returns the unordered cards; in a view, every card that the seat has not seen.
    #[inline]
    pub fn rest(&self) -> Set<T> {
        self.rest
    }

    /// Returns the placed cards from the top; `None` for those unknown in a view.
    pub fn top(&self) -> &[Option<T>] {
        &self.top[..self.placed()]
    }

    /// Returns the placed cards as a set.
    #[inline]
    pub fn top_set(&self) -> Set<T> {
        self.top.into_iter().flatten().collect()
    }

    /// Returns the placed cards from the top, `None` for those that `seat` does not know exactly.
    pub fn known(&self, seat: Seat) -> impl Iterator<Item = Option<T>> {
        let exact = self.exact[index(seat)];
        self.top().iter().enumerate().map(move |(place, card)| card.filter(|_| exact >> place & 1 == 1))
    }

    /// Returns the placed cards that `seat` knows to be there without knowing their order.
    pub fn together(&self, seat: Seat) -> Set<T> {
        let bunch = self.bunch[index(seat)];
        (0..self.placed()).filter(|place| bunch >> place & 1 == 1).filter_map(|place| self.top[place]).collect()
    }

    /// Places `card`, drawn by chance, after the other placed cards.
    #[inline]
    pub fn place(&mut self, card: T) {
        self.rest.remove(card);
        self.top[self.placed()] = Some(card);
        self.placed += 1;
        if self.rest.is_empty() {
            self.settle();
        }
    }

    /// Places a card that lay open below all others, so that every seat knows it.
    pub fn place_open(&mut self, card: T) {
        for seat in &mut self.exact {
            *seat |= 1 << self.placed;
        }
        self.place(card);
    }

    /// Removes `card`, which chance has drawn from the bottom.
    pub fn take(&mut self, card: T) {
        self.rest.remove(card);
        self.settle();
    }

    /// Removes and returns the top card, which must be placed.
    #[inline]
    pub fn draw(&mut self) -> T {
        let card = self.top[0].expect("the top card has its place");
        self.placed -= 1;
        if self.placed == 0 {
            *self = Pile::shuffled(self.rest); // no placed card is left to know
            return card;
        }
        self.top = [self.top[1], self.top[2], None];
        for places in self.exact.iter_mut().chain(&mut self.bunch) {
            *places >>= 1;
        }
        self.settle();
        card
    }

    /// Removes and returns the last placed card; there must be no cards below it.
    pub fn draw_last(&mut self) -> T {
        self.placed -= 1;
        let card = self.top[self.placed()].take().expect("a placed card");
        let kept = (1 << self.placed) - 1;
        for places in self.exact.iter_mut().chain(&mut self.bunch) {
            *places &= kept;
        }
        self.settle();
        card
    }

    /// Lets `side` look at the first `count` cards, which must be placed.
    #[inline]
    pub fn look(&mut self, side: Side, count: usize) {
        self.exact[side.index()] |= (1 << count) - 1;
        self.settle();
    }

    /// Puts the placed cards back in the order chosen by `side`, unseen by the others.
    pub fn arrange(&mut self, side: Side, cards: impl Iterator<Item = T>) {
        self.top = [None; LOOK];
        for (place, card) in cards.enumerate() {
            self.top[place] = Some(card);
        }
        let all = (1 << self.placed) - 1;
        for seat in 0..3 {
            if seat == side.index() {
                self.exact[seat] = all;
            } else {
                // A seat that knew every card still knows the set, but no longer the order.
                self.bunch[seat] = if self.exact[seat] | self.bunch[seat] == all { all } else { 0 };
                self.exact[seat] = 0;
            }
        }
        self.settle();
    }

    /// Restores the invariants. If all cards are placed, every seat can infer the set. A bunch does not contain cards known exactly,
    /// and a bunch of one is known exactly.
    #[inline]
    fn settle(&mut self) {
        let all = if self.rest.is_empty() { (1 << self.placed) - 1 } else { 0 };
        for (exact, bunch) in self.exact.iter_mut().zip(&mut self.bunch) {
            *bunch = (*bunch | all) & !*exact;
            if bunch.is_power_of_two() {
                *exact |= std::mem::take(bunch);
            }
        }
    }

    /// Returns the marks of each seat for a place: whether it knows the card, and whether it knows only the bunch.
    pub fn marks(&self, place: usize) -> [[bool; 3]; 2] {
        [self.exact, self.bunch].map(|seats| seats.map(|places| places >> place & 1 == 1))
    }

    /// Returns a deck with placed cards and their marks, at most [`LOOK`].
    pub fn with_marks(rest: Set<T>, top: &[(T, [[bool; 3]; 2])]) -> Pile<T> {
        let mut pile = Pile::shuffled(rest);
        for (place, &(card, [exact, bunch])) in top.iter().take(LOOK).enumerate() {
            pile.top[place] = Some(card);
            pile.placed += 1;
            for seat in 0..3 {
                pile.exact[seat] |= u8::from(exact[seat]) << place;
                pile.bunch[seat] |= u8::from(bunch[seat]) << place;
            }
        }
        pile.settle();
        pile
    }

    /// Returns the deck as `seat` may know it.
    pub fn seen_by(mut self, seat: Seat) -> Pile<T> {
        let (exact, bunch) = (self.exact[index(seat)], self.bunch[index(seat)]);
        let mut together = Set::EMPTY;
        for place in 0..self.placed() {
            let card = self.top[place].expect("a whole state knows its cards");
            if bunch >> place & 1 == 1 {
                together.insert(card);
            } else if exact >> place & 1 == 0 {
                self.rest.insert(card);
                self.top[place] = None;
            }
        }
        // Ascending order, so that the cards of a bunch reveal nothing about their places.
        let mut together = together.iter();
        for place in (0..self.placed()).filter(|place| bunch >> place & 1 == 1) {
            self.top[place] = together.next();
        }
        self
    }

    /// Samples a complete deck that fits what `seat` knows.
    pub fn sampled_by(mut self, seat: Seat, luck: &mut Luck) -> Pile<T> {
        let bunch = self.bunch[index(seat)];
        for place in 0..self.placed() {
            if bunch >> place & 1 == 1 {
                // Fisher-Yates shuffle of the bunch.
                let other = nth_bit(bunch >> place, luck.below((bunch >> place).count_ones()));
                self.top.swap(place, place + other);
            } else if self.top[place].is_none() {
                let card = self.rest.pick(luck);
                self.rest.remove(card);
                self.top[place] = Some(card);
            }
        }
        self
    }
}

/// Returns the position of the bit with `index` set bits below it.
fn nth_bit(mut bits: u8, index: u32) -> usize {
    for _ in 0..index {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}

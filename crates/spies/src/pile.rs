//! A face-down deck, and who knows what of it (10.2).
//!
//! The order of a deck does not exist until a card is needed: chance then says which card it is. Where somebody has looked at
//! cards that stay on the deck, those stand in a short list beside the set, with a mark for each seat that knows them.

use rules::{Luck, Seat, Side};
use rules::{Member, Set};

/// The most cards that anybody ever looks at together.
pub const LOOK: usize = 3;

/// A face-down deck: a few placed cards on top, the others without an order.
///
/// In a view, a placed card that the seat does not know is `None` and counts among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile<T: Member> {
    /// The cards without an order.
    rest: Set<T>,
    /// The placed cards, from the top.
    top: [Option<T>; LOOK],
    /// How many places are taken.
    placed: u8,
    /// For each seat: the places whose cards it knows.
    exact: [u8; 3],
    /// For each seat: the places whose cards it knows together, but not which is where.
    bunch: [u8; 3],
}

fn index(seat: Seat) -> usize {
    match seat {
        Seat::Player(side) => side.index(),
        Seat::Spectator => 2,
    }
}

impl<T: Member> Pile<T> {
    /// A shuffled deck of these cards.
    pub fn shuffled(cards: Set<T>) -> Pile<T> {
        Pile { rest: cards, top: [None; LOOK], placed: 0, exact: [0; 3], bunch: [0; 3] }
    }

    /// How many cards it has.
    #[inline]
    pub fn len(&self) -> usize {
        self.rest.len() + self.top.iter().flatten().count()
    }

    /// Whether it has none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty() && self.placed == 0
    }

    /// How many cards on top have their place.
    #[inline]
    pub fn placed(&self) -> usize {
        self.placed as usize
    }

    /// The cards without an order; in a view, every card that the seat has not seen.
    #[inline]
    pub fn rest(&self) -> Set<T> {
        self.rest
    }

    /// The placed cards from the top; `None` where a view does not know.
    pub fn top(&self) -> &[Option<T>] {
        &self.top[..self.placed()]
    }

    /// The placed cards as a set.
    #[inline]
    pub fn top_set(&self) -> Set<T> {
        self.top.into_iter().flatten().collect()
    }

    /// The placed cards from the top, `None` where `seat` does not know which it is.
    pub fn known(&self, seat: Seat) -> impl Iterator<Item = Option<T>> {
        let exact = self.exact[index(seat)];
        self.top().iter().enumerate().map(move |(place, card)| card.filter(|_| exact >> place & 1 == 1))
    }

    /// The placed cards that `seat` knows to be there, but not in which place.
    pub fn together(&self, seat: Seat) -> Set<T> {
        let bunch = self.bunch[index(seat)];
        (0..self.placed()).filter(|place| bunch >> place & 1 == 1).filter_map(|place| self.top[place]).collect()
    }

    /// Chance has decided: `card` comes next after the placed ones.
    #[inline]
    pub fn place(&mut self, card: T) {
        self.rest.remove(card);
        self.top[self.placed()] = Some(card);
        self.placed += 1;
        if self.rest.is_empty() {
            self.settle();
        }
    }

    /// The same for a card that lay open below all others: everybody knows where it is.
    pub fn place_open(&mut self, card: T) {
        for seat in &mut self.exact {
            *seat |= 1 << self.placed;
        }
        self.place(card);
    }

    /// Chance has decided: `card` lies at the bottom and is taken away.
    pub fn take(&mut self, card: T) {
        self.rest.remove(card);
        self.settle();
    }

    /// Takes the top card, which must have its place.
    #[inline]
    pub fn draw(&mut self) -> T {
        let card = self.top[0].expect("the top card has its place");
        self.placed -= 1;
        if self.placed == 0 {
            *self = Pile::shuffled(self.rest); // nothing is left that anybody could know
            return card;
        }
        self.top = [self.top[1], self.top[2], None];
        for places in self.exact.iter_mut().chain(&mut self.bunch) {
            *places >>= 1;
        }
        self.settle();
        card
    }

    /// Takes the last of the placed cards; there must be no others below.
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

    /// `side` looks at the first `count` cards, which must have their places.
    #[inline]
    pub fn look(&mut self, side: Side, count: usize) {
        self.exact[side.index()] |= (1 << count) - 1;
        self.settle();
    }

    /// `side` puts the placed cards back in this order, unseen by the others.
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
                // Who knew every card still knows which they are, no longer in which order.
                self.bunch[seat] = if self.exact[seat] | self.bunch[seat] == all { all } else { 0 };
                self.exact[seat] = 0;
            }
        }
        self.settle();
    }

    /// With all cards placed, everybody can work out which they are. A bunch does not hold what is known exactly, and a bunch
    /// of one is no bunch.
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

    /// Who knows the card of a place, and who knows only that it is one of a few: a mark for each seat.
    pub fn marks(&self, place: usize) -> [[bool; 3]; 2] {
        [self.exact, self.bunch].map(|seats| seats.map(|places| places >> place & 1 == 1))
    }

    /// A deck with placed cards and who knows what of them, at most [`LOOK`].
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

    /// What `seat` may know of it.
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
        // In ascending order the cards of a bunch tell nothing about their places.
        let mut together = together.iter();
        for place in (0..self.placed()).filter(|place| bunch >> place & 1 == 1) {
            self.top[place] = together.next();
        }
        self
    }

    /// A whole deck that fits what `seat` knows.
    pub fn sampled_by(mut self, seat: Seat, luck: &mut Luck) -> Pile<T> {
        let bunch = self.bunch[index(seat)];
        for place in 0..self.placed() {
            if bunch >> place & 1 == 1 {
                // Each card of the bunch is as likely here as any of those that come after it.
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

/// The number of the bit with `index` bits set below it.
fn nth_bit(mut bits: u8, index: u32) -> usize {
    for _ in 0..index {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}

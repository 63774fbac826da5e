//! The public table: cards, cubes, the track, and the sizes of what is hidden.

use crate::{
    Card, Cards, Options, Region, Us, Ussr,
    card::CARDS,
    grid::{Cell, Cells, Sides},
    options::Rulings,
    pack::{PackGuard, PackRef},
};
use rules::Side;

/// The cubes of a side (1.1).
pub const CUBES: u8 = 24;
/// The steps from the middle of the track to either end (3.9).
pub const END: i8 = 8;

/// Everything that both players see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pack: PackRef,
    cards: Cards,
    /// The cards on which a side has a cube.
    held: [Cards; 2],
    /// The cards on which a side leads by two cubes or more.
    controlled: [Cards; 2],
    /// The cards that share an edge with each card.
    next_to: [Cards; CARDS],
    /// The sides of each card on the table where no card lies.
    free: [Sides; CARDS],
    cells: [Cell; CARDS],
    cubes: [[u8; CARDS]; 2],
    supply: [u8; 2],
    /// Cubes put on, or removed from, each card in the current step.
    pub(crate) put: [u8; CARDS],
    rulings: Rulings,
    pub(crate) track: i8,
    pub(crate) round: u8,
    pub(crate) turn: u8,
    pub(crate) active: Side,
    pub(crate) starter: Side,
    pub(crate) hands: [u8; 2],
    /// Whether each side has set a card aside for the aftermath.
    pub(crate) aftermath: bool,
    /// Whether the aftermath cards lie face up.
    pub(crate) shown: bool,
}

impl Board {
    /// Returns the table after the set-up, before the deal (2.1-2.3).
    pub(crate) fn new(options: &Options) -> Board {
        let mut board = Board {
            pack: options.pack,
            cards: Cards::EMPTY,
            held: [Cards::EMPTY; 2],
            controlled: [Cards::EMPTY; 2],
            next_to: [Cards::EMPTY; CARDS],
            free: [Sides::NONE; CARDS],
            cells: [Cell::default(); CARDS],
            cubes: [[0; CARDS]; 2],
            supply: [CUBES; 2],
            put: [0; CARDS],
            rulings: options.rulings,
            track: 0,
            round: 0,
            turn: 0,
            active: Us,
            starter: Us,
            hands: [0; 2],
            aftermath: false,
            shown: false,
        };
        board.lay(Card::StartEurope, Cell::default());
        for side in Side::BOTH {
            board.add(side, Card::StartEurope);
        }
        board
    }

    /// Returns the pack in use.
    #[inline]
    #[must_use]
    pub fn pack(&self) -> PackGuard {
        self.pack.get()
    }

    /// Returns the rulings in use.
    #[inline]
    #[must_use]
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// Returns the pack and the rulings.
    #[must_use]
    pub fn options(&self) -> Options {
        Options { pack: self.pack, rulings: self.rulings }
    }

    /// Replaces the options; for tests.
    pub(crate) fn set_options(&mut self, options: &Options) {
        (self.pack, self.rulings) = (options.pack, options.rulings);
    }

    /// Returns the position of the marker: above 0 towards the USA, below 0 towards the USSR.
    #[inline]
    #[must_use]
    pub fn track(&self) -> i8 {
        self.track
    }

    /// Returns true if the marker has reached an end (3.9).
    #[inline]
    #[must_use]
    pub fn won(&self) -> bool {
        self.track.abs() >= END
    }

    /// Returns the round, 1 or 2.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns the turn of the round, from 1 to 8; 0 before the first.
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Returns the side whose turn it is.
    #[must_use]
    pub fn active(&self) -> Side {
        self.active
    }

    /// Returns the side that takes the first turn of the round, once it has been chosen.
    #[must_use]
    pub fn starter(&self) -> Side {
        self.starter
    }

    /// Returns the side that would win now: the one ahead on the track, at 0 the USA (9.6).
    #[must_use]
    pub fn ahead(&self) -> Side {
        if self.track < 0 { Ussr } else { Us }
    }

    /// Returns the hand size at the start of this round (3.2).
    #[must_use]
    pub fn hand_full(&self) -> u8 {
        if self.round < 2 { 5 } else { 4 }
    }

    /// Returns the number of cards in the hand of `side`.
    #[must_use]
    pub fn hand_size(&self, side: Side) -> u8 {
        self.hands[side.index()]
    }

    /// Returns true if each side has set a card aside for the aftermath.
    #[must_use]
    pub fn has_aftermath(&self) -> bool {
        self.aftermath
    }

    /// Returns true if the aftermath cards lie face up.
    #[must_use]
    pub fn aftermath_shown(&self) -> bool {
        self.shown
    }

    /// Returns the cards on the table.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// Returns the cell of a card, if it is on the table.
    #[must_use]
    pub fn cell(&self, card: Card) -> Option<Cell> {
        self.cards.contains(card).then(|| self.cells[card.index()])
    }

    /// Returns the card in a cell.
    #[must_use]
    pub fn card_at(&self, cell: Cell) -> Option<Card> {
        self.cards.iter().find(|card| self.cells[card.index()] == cell)
    }

    /// Returns the cards that share an edge with `card`.
    #[inline]
    #[must_use]
    pub fn next_to(&self, card: Card) -> Cards {
        self.next_to[card.index()]
    }

    /// Returns the cubes of `side` on a card.
    #[inline]
    #[must_use]
    pub fn cubes(&self, side: Side, card: Card) -> u8 {
        self.cubes[side.index()][card.index()]
    }

    /// Returns the number of cubes put on a card, or removed from it, in the current step.
    #[inline]
    #[must_use]
    pub fn put(&self, card: Card) -> u8 {
        self.put[card.index()]
    }

    /// Returns the number of cubes of `side` that are not on cards.
    #[inline]
    #[must_use]
    pub fn supply(&self, side: Side) -> u8 {
        self.supply[side.index()]
    }

    /// Returns the cards on which `side` has a cube.
    #[inline]
    #[must_use]
    pub fn held(&self, side: Side) -> Cards {
        self.held[side.index()]
    }

    /// Returns the cards on which `side` has at least two cubes more than its opponent (7.8).
    #[inline]
    #[must_use]
    pub fn controlled(&self, side: Side) -> Cards {
        self.controlled[side.index()]
    }

    /// Returns those of `cards` on which `side` has more cubes than its opponent (6.2).
    #[inline]
    #[must_use]
    pub fn dominated(&self, side: Side, cards: Cards) -> Cards {
        // A side that dominates a card has a cube there.
        (cards & self.held(side))
            .iter()
            .filter(|&card| self.cubes(side, card) > self.cubes(side.other(), card))
            .collect()
    }

    /// Returns the cards that `side` may place cubes on: those with its cubes and their neighbours (7.6).
    #[inline]
    #[must_use]
    pub fn reach(&self, side: Side) -> Cards {
        self.held(side).iter().fold(self.held(side), |reach, card| reach | self.next_to(card))
    }

    /// Returns the cost of a cube of `side` on a card (7.8).
    #[inline]
    #[must_use]
    pub fn cost(&self, side: Side, card: Card) -> u8 {
        1 + u8::from(self.controlled(side.other()).contains(card))
    }

    /// Returns the cards from which `side` may lift a cube when its supply is empty: a cube put down in this step stays (Q23).
    #[inline]
    #[must_use]
    pub fn sources(&self, side: Side) -> Cards {
        self.held(side).iter().filter(|&card| self.cubes(side, card) > self.put[card.index()]).collect()
    }

    /// Returns true if every card of a region lies on the table (6.1).
    #[inline]
    #[must_use]
    pub fn complete(&self, region: Region) -> bool {
        self.pack().region(region).cards.is_subset(self.cards)
    }

    /// Returns the cells where a card may be laid: next to its region, or else next to any card (5.2, 5.3). A card on the table is
    /// treated as lifted, its cell as empty (Q11).
    #[inline]
    #[must_use]
    pub fn cells_for(&self, card: Card) -> Cells {
        let mut cells = Cells::new();
        if self.cards.contains(card) {
            self.without(card).add_cells(card, &mut cells);
        } else {
            self.add_cells(card, &mut cells);
        }
        cells
    }

    #[inline]
    fn add_cells(&self, card: Card, cells: &mut Cells) {
        let (mates, open) = self.region_mates(card);
        for other in if open { mates } else { self.cards } {
            cells.add(self.cells[other.index()], self.free[other.index()]);
        }
    }

    /// Returns true if a card may be laid next to its region.
    #[must_use]
    pub fn region_is_open(&self, card: Card) -> bool {
        self.without(card).region_mates(card).1
    }

    /// Returns the cards of a card's region that lie on the table, and whether one of them has a free side.
    #[inline]
    fn region_mates(&self, card: Card) -> (Cards, bool) {
        let pack = self.pack();
        let mates = self.cards & pack.region(pack.card(card).region).cards;
        (mates, mates.iter().any(|mate| !self.free[mate.index()].is_empty()))
    }

    /// Returns the table with a card lifted.
    #[cold]
    fn without(&self, card: Card) -> Board {
        let mut board = *self;
        if board.cards.contains(card) {
            board.lift(card);
        }
        board
    }

    /// Lays a card in a cell.
    pub(crate) fn lay(&mut self, card: Card, cell: Cell) {
        let mut beside = Cards::EMPTY;
        for other in self.cards {
            beside.insert_if(other, self.cells[other.index()].touches(cell)); // branch-free, because the condition is unpredictable
        }
        let mut free = Sides::of(cell);
        for other in beside {
            let side = Sides::facing(cell, self.cells[other.index()]);
            free.close(side);
            self.free[other.index()].close(side.across());
            self.next_to[other.index()].insert(card);
        }
        self.free[card.index()] = free;
        self.next_to[card.index()] = beside;
        self.cells[card.index()] = cell;
        self.cards.insert(card);
    }

    /// Lifts a card from its cell; its cubes stay on it.
    pub(crate) fn lift(&mut self, card: Card) {
        let cell = self.cells[card.index()];
        for other in self.next_to[card.index()] {
            self.free[other.index()].open(Sides::facing(self.cells[other.index()], cell));
            self.next_to[other.index()].remove(card);
        }
        self.cards.remove(card);
    }

    /// Adds a cube of `side` from its supply.
    #[inline]
    pub(crate) fn add(&mut self, side: Side, card: Card) {
        self.supply[side.index()] -= 1;
        self.cubes[side.index()][card.index()] += 1;
        self.update_sets(card);
    }

    /// Returns a cube of `side` from a card to its supply.
    #[inline]
    pub(crate) fn remove(&mut self, side: Side, card: Card) {
        self.cubes[side.index()][card.index()] -= 1;
        self.supply[side.index()] += 1;
        self.update_sets(card);
    }

    /// Updates the sets of held and controlled cards.
    #[inline]
    fn update_sets(&mut self, card: Card) {
        let (us, ussr) = (self.cubes(Us, card), self.cubes(Ussr, card));
        self.held[0].set(card, us > 0);
        self.held[1].set(card, ussr > 0);
        self.controlled[0].set(card, us >= ussr + 2);
        self.controlled[1].set(card, ussr >= us + 2);
    }

    /// Checks the invariants of the table.
    pub(crate) fn audit(&self) -> Result<(), String> {
        for side in Side::BOTH {
            let laid: u8 = self.cubes[side.index()].iter().sum();
            if laid + self.supply(side) != CUBES {
                return Err(format!("{side:?} has {} cubes, not {CUBES} (8.1)", laid + self.supply(side)));
            }
        }
        if self.track.abs() > END {
            return Err(format!("the marker stands at {}, off the track (Q6)", self.track));
        }
        for card in Card::ALL {
            self.audit_card(card)?;
        }
        Ok(())
    }

    fn audit_card(&self, card: Card) -> Result<(), String> {
        let (us, ussr) = (self.cubes(Us, card), self.cubes(Ussr, card));
        let sets = [
            (self.held(Us), us > 0),
            (self.held(Ussr), ussr > 0),
            (self.controlled(Us), us >= ussr + 2),
            (self.controlled(Ussr), ussr >= us + 2),
        ];
        if sets.iter().any(|&(set, on)| set.contains(card) != on) {
            return Err(format!("the sets of held and controlled cards are wrong for {card:?}"));
        }
        let Some(cell) = self.cell(card) else {
            return if us + ussr == 0 {
                Ok(())
            } else {
                Err(format!("there are cubes on {card:?}, which is not laid"))
            };
        };
        let (mut beside, mut free) = (Cards::EMPTY, Sides::of(cell));
        for other in self.cards - Cards::of(card) {
            let place = self.cells[other.index()];
            if place == cell {
                return Err(format!("{card:?} and {other:?} lie in the same cell"));
            }
            if place.touches(cell) {
                beside.insert(other);
                free.close(Sides::facing(cell, place));
            }
        }
        if !cell.on_grid() || beside != self.next_to(card) || free != self.free[card.index()] {
            return Err(format!("{card:?} lies off the grid or has wrong neighbours"));
        }
        Ok(())
    }
}

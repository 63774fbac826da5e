//! The positions of cards: an unbounded square grid, of which a part is used.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Maximum distance of a card from the middle. 5.5 needs 16; the rest is room for packs that move cards repeatedly.
pub const EDGE: i8 = 31;

/// A cell of the grid; the start card is laid at (0, 0), x grows to the right and y upwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// The distance to the right of the start card.
    pub x: i8,
    /// The distance above the start card.
    pub y: i8,
}

impl Cell {
    /// Returns the cell with these coordinates.
    #[inline]
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    /// Returns true if it lies on the used part of the grid.
    #[inline]
    #[must_use]
    pub const fn on_grid(self) -> bool {
        self.x >= -EDGE && self.x <= EDGE && self.y >= -EDGE && self.y <= EDGE
    }

    /// Returns true if the two cells share a whole edge.
    #[inline]
    #[must_use]
    pub const fn touches(self, other: Cell) -> bool {
        let dx = self.x as i32 - other.x as i32;
        let dy = self.y as i32 - other.y as i32;
        dx * dx + dy * dy == 1
    }

    #[inline]
    fn row(self) -> usize {
        (self.x + EDGE + 1) as usize & 63
    }

    #[inline]
    fn bit(self) -> u64 {
        1 << ((self.y + EDGE + 1) as u32 & 63)
    }
}

/// The four sides of a cell as bits, in ascending order of the cells beyond them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);

    /// Returns the sides of `cell` that are not at the edge of the grid.
    #[inline]
    pub fn of(cell: Cell) -> Sides {
        let Cell { x, y } = cell;
        Sides(u8::from(x > -EDGE) | u8::from(y > -EDGE) << 1 | u8::from(y < EDGE) << 2 | u8::from(x < EDGE) << 3)
    }

    /// Returns the side of `cell` that faces its neighbour `other`.
    #[inline]
    pub fn facing(cell: Cell, other: Cell) -> Sides {
        let (dx, dy) = (other.x - cell.x, other.y - cell.y);
        Sides(u8::from(dx < 0) | u8::from(dy < 0) << 1 | u8::from(dy > 0) << 2 | u8::from(dx > 0) << 3)
    }

    /// Returns the opposite side.
    #[inline]
    pub fn across(self) -> Sides {
        Sides(self.0.reverse_bits() >> 4)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn open(&mut self, side: Sides) {
        self.0 |= side.0;
    }

    #[inline]
    pub fn close(&mut self, side: Sides) {
        self.0 &= !side.0;
    }

    /// Returns `bit` if the side with this number belongs to the set, else 0.
    #[inline]
    fn masked(self, number: u8, bit: u64) -> u64 {
        bit & u64::from(self.0 >> number & 1).wrapping_neg()
    }
}

/// A set of cells: a row of bits for each x. Row 0 and bit 0 lie off the grid.
pub struct Cells {
    rows: [u64; 64],
    first: usize,
    last: usize,
}

impl Cells {
    /// No cell.
    #[inline]
    pub(crate) fn new() -> Cells {
        Cells { rows: [0; 64], first: 63, last: 1 }
    }

    /// Adds the cells beyond these sides of `cell`.
    #[inline]
    pub(crate) fn add(&mut self, cell: Cell, sides: Sides) {
        let (row, bit) = (cell.row(), cell.bit());
        let (left, right) = (row.wrapping_sub(1) & 63, (row + 1) & 63);
        self.rows[left] |= sides.masked(0, bit);
        self.rows[row] |= sides.masked(1, bit >> 1) | sides.masked(2, bit << 1);
        self.rows[right] |= sides.masked(3, bit);
        self.first = self.first.min(left.max(1));
        self.last = self.last.max(row + usize::from(row < 63));
    }

    /// Removes a cell.
    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.rows[cell.row()] &= !cell.bit();
    }

    /// Returns true if there is no cell.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        !(self.first..=self.last).any(|row| self.rows[row & 63] != 0)
    }

    /// Returns true if `cell` belongs to the set.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        cell.on_grid() && self.rows[cell.row()] & cell.bit() != 0
    }

    /// Calls `f` with every cell in ascending order.
    #[inline]
    pub fn each(&self, mut f: impl FnMut(Cell)) {
        for x in self.first..=self.last {
            let mut row = self.rows[x & 63];
            while row != 0 {
                f(Cell { x: x as i8 - EDGE - 1, y: row.trailing_zeros() as i8 - EDGE - 1 });
                row &= row - 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(cell: Cell) -> Cells {
        let mut set = Cells::new();
        set.add(cell, Sides::of(cell));
        set
    }

    fn all(set: &Cells) -> Vec<(i8, i8)> {
        let mut out = Vec::new();
        set.each(|cell| out.push((cell.x, cell.y)));
        out
    }

    #[test]
    fn cells_next_to_a_cell_come_in_order() {
        let set = around(Cell::new(0, 0));
        assert_eq!(all(&set), [(-1, 0), (0, -1), (0, 1), (1, 0)]);
        assert!(set.contains(Cell::new(0, 1)) && !set.contains(Cell::new(1, 1)) && !set.contains(Cell::new(100, 0)));
    }

    #[test]
    fn sides_face_each_other() {
        let (a, b) = (Cell::new(3, -2), Cell::new(3, -1));
        assert_eq!(Sides::facing(a, b), Sides(0b0100));
        assert_eq!(Sides::facing(a, b).across(), Sides::facing(b, a));
        assert_eq!(Sides::facing(b, Cell::new(4, -1)).across(), Sides(0b0001));
    }

    #[test]
    fn the_grid_ends_at_its_edge() {
        let corner = around(Cell::new(EDGE, EDGE));
        assert_eq!(all(&corner), [(EDGE - 1, EDGE), (EDGE, EDGE - 1)]);
        let corner = around(Cell::new(-EDGE, -EDGE));
        assert_eq!(all(&corner), [(-EDGE, 1 - EDGE), (1 - EDGE, -EDGE)]);
        assert!(Cells::new().is_empty());
    }
}

//! Where cards lie: an unbounded square grid, of which a part is used.

use serde::{Deserialize, Serialize};

/// How far from the middle a card may lie. 5.5 needs 16; the rest is room for packs that move cards again and again.
pub const EDGE: i8 = 31;

/// A cell of the grid; the start card is laid at (0, 0), x grows to the right and y upwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// To the right of the start card.
    pub x: i8,
    /// Above the start card.
    pub y: i8,
}

impl Cell {
    /// A cell by its coordinates.
    #[inline]
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    /// Whether it lies on the part of the grid that is used.
    #[inline]
    #[must_use]
    pub const fn on_grid(self) -> bool {
        self.x >= -EDGE && self.x <= EDGE && self.y >= -EDGE && self.y <= EDGE
    }

    /// Whether the two share a whole edge.
    #[inline]
    #[must_use]
    pub const fn touches(self, other: Cell) -> bool {
        let dx = (self.x as i32 - other.x as i32).unsigned_abs();
        let dy = (self.y as i32 - other.y as i32).unsigned_abs();
        dx + dy == 1
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

/// A set of cells: a row of bits for each x. Row 0 and bit 0 lie off the grid.
pub struct Cells {
    rows: [u64; 64],
    first: usize,
    last: usize,
}

impl Cells {
    /// The cells on the grid that share an edge with one of `cells`.
    #[inline]
    pub(crate) fn beside(cells: impl Iterator<Item = Cell>) -> Cells {
        let mut set = Cells { rows: [0; 64], first: 63, last: 0 };
        for cell in cells {
            let (row, bit) = (cell.row(), cell.bit());
            let (below, above) = (row - 1, (row + 1) & 63);
            set.rows[below] |= bit;
            set.rows[above] |= bit;
            set.rows[row] |= bit << 1 | bit >> 1;
            set.first = set.first.min(below);
            set.last = set.last.max(row + 1);
        }
        // Past the edges: row 0 and bit 0 are cleared; row 64 was wrapped into row 0, and bit 64 fell off.
        set.rows[0] = 0;
        set.first = set.first.max(1);
        set.last = set.last.min(63);
        for row in &mut set.rows[set.first..=set.last.max(set.first)] {
            *row &= !1;
        }
        set
    }

    /// Takes a cell away.
    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.rows[cell.row()] &= !cell.bit();
    }

    /// Whether there is no cell.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.first > self.last || self.rows[self.first..=self.last].iter().all(|&row| row == 0)
    }

    /// Whether `cell` belongs to it.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        cell.on_grid() && self.rows[cell.row()] & cell.bit() != 0
    }

    /// Calls `f` with every cell in ascending order.
    #[inline]
    pub fn each(&self, mut f: impl FnMut(Cell)) {
        for x in self.first..=self.last {
            let mut row = self.rows[x];
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

    fn all(set: &Cells) -> Vec<(i8, i8)> {
        let mut out = Vec::new();
        set.each(|cell| out.push((cell.x, cell.y)));
        out
    }

    #[test]
    fn cells_beside_a_cell_come_in_order() {
        let set = Cells::beside([Cell::new(0, 0)].into_iter());
        assert_eq!(all(&set), [(-1, 0), (0, -1), (0, 1), (1, 0)]);
        assert!(set.contains(Cell::new(0, 1)) && !set.contains(Cell::new(1, 1)) && !set.contains(Cell::new(100, 0)));
    }

    #[test]
    fn the_grid_ends_at_its_edge() {
        let corner = Cells::beside([Cell::new(EDGE, EDGE)].into_iter());
        assert_eq!(all(&corner), [(EDGE - 1, EDGE), (EDGE, EDGE - 1)]);
        let corner = Cells::beside([Cell::new(-EDGE, -EDGE)].into_iter());
        assert_eq!(all(&corner), [(-EDGE, 1 - EDGE), (1 - EDGE, -EDGE)]);
        assert!(Cells::beside(std::iter::empty()).is_empty());
    }
}

//! The board as tables of countries.

use super::{Drawing, NAME, indented, remarked};
use crate::{Ink, Line, WIDTH, paint::wrap};
use rules::Side;
use twilight::{Country, Region};
use words::args;

/// Number of countries side by side.
const COLUMNS: usize = 3;
/// Width of a country.
const CELL: usize = WIDTH / COLUMNS;

impl Drawing<'_> {
    /// Draws the regions with their relevant countries: those with influence, and the battlegrounds.
    pub fn compact_map(&self) -> Vec<Line> {
        let state = self.state();
        let matters = |country: &Country| {
            country.battleground() || Side::BOTH.iter().any(|&side| state.influence(side, *country) > 0)
        };
        let mut lines = vec![self.legend()];
        for region in Region::SIX {
            let shown: Vec<_> = region.countries().iter().filter(matters).collect();
            let others = region.countries().len() - shown.len();
            let rest = if others == 0 { String::new() } else { self.tell("screen-others", &args! { count = others }) };
            lines.push(self.region(region, &rest));
            lines.extend(self.cells(&shown));
        }
        if state.civil_war() {
            lines.extend(self.cells(&[Country::ChineseCivilWar]));
        }
        lines
    }

    /// Draws every country of the board.
    pub fn whole_map(&self) -> Vec<Line> {
        let mut lines = vec![self.legend()];
        for region in Region::SIX {
            lines.push(self.region(region, ""));
            lines.extend(self.cells(&region.countries().iter().collect::<Vec<_>>()));
        }
        lines
    }

    /// Draws a region with one country per line and its neighbours.
    pub fn region_map(&self, region: Region) -> Vec<Line> {
        let mut lines = vec![self.legend(), self.region(region, "")];
        for country in region.countries() {
            let mut near: Vec<_> = country.superpower().map(|side| self.side(side)).into_iter().collect();
            near.extend(country.adjacent().iter().map(|near| self.name(&near)));
            let told = self.tell("screen-next_to", &args! { names = self.list(&near) });
            for (row, text) in wrap(&told, WIDTH - CELL - 2).into_iter().enumerate() {
                let left = if row == 0 { self.cell(country) } else { Line::new() };
                lines.push(left.padded(CELL + 1).plain(text));
            }
        }
        lines
    }

    fn legend(&self) -> Line {
        let [west, east] = Side::BOTH.map(|side| self.side(side));
        remarked(&self.tell("screen-legend", &args! { west = west, east = east }))
    }

    /// Draws the name of a region, and the standing and score of each side.
    fn region(&self, region: Region, rest: &str) -> Line {
        let mut line = Line::new().plain(" ").with(Ink::Bold, self.name(&region)).plain("  ");
        if Region::SIX.contains(&region) {
            let score = self.state().score(region, None);
            for side in Side::BOTH {
                line = line.with(Ink::Side(side), format!("{}  ", self.stands(&score, side)));
            }
        }
        line.with(Ink::Dim, rest)
    }

    /// Draws countries in columns, read downwards.
    fn cells(&self, countries: &[Country]) -> Vec<Line> {
        let rows = countries.len().div_ceil(COLUMNS);
        let cell = |index: usize| countries.get(index).map_or_else(Line::new, |&country| self.cell(country));
        let row = |row: usize| {
            (0..COLUMNS)
                .fold(Line::new(), |line, column| line.then(cell(row + column * rows)).padded(CELL * (column + 1)))
        };
        (0..rows).map(row).collect()
    }

    /// Draws name, stability, battleground, influence and control.
    fn cell(&self, country: Country) -> Line {
        let state = self.state();
        let [us, ussr] = Side::BOTH.map(|side| state.influence(side, country));
        let strategic = if country.battleground() { "!" } else { " " };
        let name = self.country(country);
        let holder = Side::BOTH.into_iter().find(|&side| state.controls(side, country));
        let ink = holder.map_or(Ink::Plain, Ink::Side);
        let figures = format!("{}{strategic}{us:>3}:{ussr:<2}{}", country.stability(), self.holder(country));
        indented(Line::new().plain(name).padded(NAME + 1).with(ink, figures))
    }
}

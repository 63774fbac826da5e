//! The cards on the table, drawn as a grid.
//!
//! The width of cells depends on the number of columns: two lines per card as long as there is room, otherwise three lines of three letters
//! with a list of the abbreviations. Columns that do not fit at all are drawn below the others.

use super::{DESIGNED, choices, code, hue, mark};
use crate::{Ink, Line, WIDTH};
use ::curtain::{Card, Cell, State, Us, Ussr, View, pack::Provenance};
use std::collections::{BTreeMap, BTreeSet};
use words::Words;

/// Width of the row numbers.
const MARGIN: usize = 3;
/// Cell widths, with the left border: the minimum, the minimum without abbreviations, and the maximum.
const NARROW: usize = 4;
const WIDE: usize = 8;
const WIDEST: usize = 15;

/// Content of a cell of the drawing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Card(Card),
    /// An empty cell that this choice selects.
    Choice(usize),
    Empty,
}

/// The part of the table that is drawn at once.
struct Tableau<'a> {
    view: &'a View,
    words: &'a Words,
    choices: BTreeMap<Cell, usize>,
    labels: BTreeMap<Card, String>,
    /// The columns and rows; none for a gap between cards that are far apart.
    columns: Vec<Option<i8>>,
    rows: Vec<Option<i8>>,
    pitch: usize,
}

/// Draws the cards on the table, and the cells that can be chosen.
pub(super) fn draw(view: &View, words: &Words) -> Vec<Line> {
    let choices: BTreeMap<_, _> = choices(view).into_iter().collect();
    let cards = view.board().cards().iter().filter_map(|card| view.board().cell(card));
    let cells: BTreeSet<Cell> = cards.chain(choices.keys().copied()).collect();
    let columns = with_gaps(cells.iter().map(|cell| cell.x));
    let mut rows = with_gaps(cells.iter().map(|cell| cell.y));
    rows.reverse();
    let room = WIDTH - MARGIN - 1;
    let pitch = (room / columns.len()).clamp(NARROW, WIDEST);
    let labels = labels(view, words, pitch);
    let mut lines = Vec::new();
    for band in columns.chunks(room / pitch) {
        let tableau = Tableau {
            view,
            words,
            choices: choices.clone(),
            labels: labels.clone(),
            columns: band.to_vec(),
            rows: rows.clone(),
            pitch,
        };
        lines.extend(tableau.draw());
    }
    if pitch < WIDE {
        lines.extend(abbreviations(view, words, &labels));
    }
    lines
}

/// Returns the distinct numbers in order, with a gap where numbers are missing.
fn with_gaps(numbers: impl Iterator<Item = i8>) -> Vec<Option<i8>> {
    let mut all = Vec::new();
    for number in numbers.collect::<BTreeSet<_>>() {
        if matches!(all.last(), Some(&Some(last)) if last + 1 < number) {
            all.push(None);
        }
        all.push(Some(number));
    }
    all
}

/// Returns the label of each card: its name as far as there is room, unique for each card.
fn labels(view: &View, words: &Words, pitch: usize) -> BTreeMap<Card, String> {
    let mut labels: BTreeMap<Card, String> = BTreeMap::new();
    for card in view.board().cards() {
        let star = pitch >= WIDE && is_designed(view, card);
        let width = pitch - 1 - usize::from(star);
        let mut label = short(&words.named::<State>(&card), width);
        let mut number = 2;
        while labels.values().any(|other| *other == label) {
            let digits = number.to_string();
            label = label.chars().take(width - digits.len()).chain(digits.chars()).collect();
            number += 1;
        }
        labels.insert(card, label);
    }
    labels
}

fn is_designed(view: &View, card: Card) -> bool {
    view.board().pack().card(card).confidence() == Provenance::Designed
}

/// Shortens a name to `width` columns: the whole name, the part before or in brackets, or its beginning.
fn short(name: &str, width: usize) -> String {
    let fits = |text: &&str| text.chars().count() <= width;
    let parts = name.trim_end_matches(')').split_once(" (").map_or([name; 2], |(before, within)| [before, within]);
    let whole = [name].into_iter().chain(parts).find(fits);
    whole.map_or_else(
        || if width < 8 { name.chars().take(width).collect() } else { super::cut(name, width) },
        str::to_owned,
    )
}

/// Lists the names behind the labels, several per line.
fn abbreviations(view: &View, words: &Words, labels: &BTreeMap<Card, String>) -> Vec<Line> {
    let mut lines: Vec<String> = Vec::new();
    for (&card, label) in labels {
        let star = if is_designed(view, card) { DESIGNED } else { "" };
        let name = words.named::<State>(&card);
        let item = if *label == name { format!("{name}{star}") } else { format!("{label} {name}{star}") };
        match lines.last_mut() {
            Some(line) if line.chars().count() + 2 + item.chars().count() < WIDTH => *line += &format!(", {item}"),
            _ => lines.push(item),
        }
    }
    lines.iter().map(|line| Line::new().with(Ink::Dim, format!(" {line}"))).collect()
}

impl Tableau<'_> {
    fn slot(&self, row: usize, column: usize) -> Slot {
        let cell = (|| Some(Cell::new((*self.columns.get(column)?)?, (*self.rows.get(row)?)?)))();
        let Some(cell) = cell else { return Slot::Empty };
        let choice = || self.choices.get(&cell).map_or(Slot::Empty, |&number| Slot::Choice(number));
        self.view.board().card_at(cell).map_or_else(choice, Slot::Card)
    }

    /// Returns true if a card lies in a cell; rows and columns are counted from 1, so 0 is outside.
    fn card(&self, row: usize, column: usize) -> bool {
        let inside = row.checked_sub(1).zip(column.checked_sub(1));
        inside.is_some_and(|(row, column)| matches!(self.slot(row, column), Slot::Card(_)))
    }

    /// Returns true if a card lies in a row, counted from 1.
    fn filled(&self, row: usize) -> bool {
        (1..=self.columns.len()).any(|column| self.card(row, column))
    }

    fn wide(&self) -> bool {
        self.pitch >= WIDE
    }

    fn draw(&self) -> Vec<Line> {
        let mut lines = vec![self.numbers()];
        for row in 0..=self.rows.len() {
            // Rows with choices only have no borders, and one line is enough.
            if self.filled(row) || self.filled(row + 1) {
                lines.push(self.border(row));
            }
            if row < self.rows.len() {
                let height = if !self.filled(row + 1) {
                    1
                } else if self.wide() {
                    2
                } else {
                    3
                };
                lines.extend((0..height).map(|line| self.content(row, line)));
            }
        }
        lines
    }

    /// Draws the numbers of the columns.
    fn numbers(&self) -> Line {
        let inner = self.pitch - 1;
        let mut line = Line::new().plain(" ".repeat(MARGIN));
        for column in &self.columns {
            let number = column.map_or("…".to_owned(), |x| x.to_string());
            line = line.with(Ink::Dim, format!(" {number:^inner$}"));
        }
        line
    }

    /// Draws the border above a row; the border of a card contains its region and, for narrow cells, the leading side.
    fn border(&self, row: usize) -> Line {
        let mut line = Line::new().plain(" ".repeat(MARGIN));
        for column in 0..=self.columns.len() {
            let (above, below) = (self.card(row, column), self.card(row + 1, column));
            let (above_right, below_right) = (self.card(row, column + 1), self.card(row + 1, column + 1));
            let up = above || above_right;
            let down = below || below_right;
            let left = above || below;
            let right = above_right || below_right;
            line = line.with(Ink::Dim, corner(up, down, left, right));
            if column == self.columns.len() {
                break;
            }
            line = match self.slot(row, column) {
                Slot::Card(card) => self.top(line, card),
                _ => line.with(Ink::Dim, if right { "─" } else { " " }.repeat(self.pitch - 1)),
            };
        }
        line
    }

    /// Draws the upper border of a card.
    fn top(&self, line: Line, card: Card) -> Line {
        let region = self.view.board().pack().card(card).region;
        let line = line.with(hue(region), code(region, self.words));
        let rest = "─".repeat(self.pitch - 4);
        match self.lead(card) {
            sign if !self.wide() && sign != "=" => line.with(Ink::Bold, sign).with(Ink::Dim, rest),
            _ => line.with(Ink::Dim, format!("─{rest}")),
        }
    }

    /// Returns a sign for the leading side on a card and for control.
    fn lead(&self, card: Card) -> &'static str {
        let board = self.view.board();
        let (us, ussr) = (board.cubes(Us, card), board.cubes(Ussr, card));
        match us.cmp(&ussr) {
            std::cmp::Ordering::Equal => "=",
            std::cmp::Ordering::Greater => {
                if board.controlled(Us).contains(card) {
                    "»"
                } else {
                    ">"
                }
            }
            std::cmp::Ordering::Less => {
                if board.controlled(Ussr).contains(card) {
                    "«"
                } else {
                    "<"
                }
            }
        }
    }

    /// Draws one line of the cells of a row.
    fn content(&self, row: usize, number: usize) -> Line {
        let label = self.rows[row].filter(|_| number == 0).map_or(String::new(), |y| y.to_string());
        let mut line = Line::new().with(Ink::Dim, format!("{label:>MARGIN$}"));
        for column in 0..=self.columns.len() {
            let wall = self.card(row + 1, column) || self.card(row + 1, column + 1);
            line = line.with(Ink::Dim, if wall { "│" } else { " " });
            if column < self.columns.len() {
                line = line.then(self.cell(self.slot(row, column), number).padded(self.pitch - 1));
            }
        }
        line
    }

    fn cell(&self, slot: Slot, number: usize) -> Line {
        let inner = self.pitch - 1;
        match (slot, number) {
            (Slot::Card(card), 0) => {
                let region = self.view.board().pack().card(card).region;
                let star = if self.wide() && is_designed(self.view, card) { DESIGNED } else { "" };
                Line::new().with(hue(region), format!("{}{star}", self.labels[&card]))
            }
            (Slot::Card(card), 1) if self.wide() => self.cubes(card),
            (Slot::Card(card), _) => self.cubes_of(card, if number == 1 { Us } else { Ussr }),
            (Slot::Choice(choice), 0) => {
                let sign = if inner > 3 { format!("[{choice}]") } else { choice.to_string() };
                Line::new().with(Ink::Act, format!("{sign:^inner$}"))
            }
            _ => Line::new(),
        }
    }

    /// Draws the cubes on a card, and the leading side.
    fn cubes(&self, card: Card) -> Line {
        let board = self.view.board();
        if board.cubes(Us, card) + board.cubes(Ussr, card) == 0 {
            return Line::new().with(Ink::Dim, "–");
        }
        self.cubes_of(card, Us).with(Ink::Bold, self.lead(card)).then(self.cubes_of(card, Ussr))
    }

    fn cubes_of(&self, card: Card, side: rules::Side) -> Line {
        let cubes = self.view.board().cubes(side, card);
        let ink = if cubes == 0 { Ink::Dim } else { Ink::Side(side) };
        Line::new().with(ink, format!("{}{cubes}", mark(side)))
    }
}

/// Returns the sign where lines meet.
fn corner(up: bool, down: bool, left: bool, right: bool) -> &'static str {
    match (up, down, left, right) {
        (false, false, false, false) => " ",
        (true, true, true, true) => "┼",
        (true, true, false, true) => "├",
        (true, true, true, false) => "┤",
        (false, true, true, true) => "┬",
        (true, false, true, true) => "┴",
        (false, true, false, true) => "┌",
        (false, true, true, false) => "┐",
        (true, false, false, true) => "└",
        (true, false, true, false) => "┘",
        (true, true, false, false) => "│",
        _ => "─",
    }
}

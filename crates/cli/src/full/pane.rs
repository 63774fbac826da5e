//! A pane of the screen that scrolls.

use crate::{Ink, Line};
use ratatui::{
    Frame,
    layout::{Position, Rect},
    style::Style,
    text::{Line as Row, Span},
};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Maximum number of lines kept; the command `log` shows the rest.
const MOST: usize = 2_000;

/// The part of a pane that is visible without scrolling.
#[derive(Clone, Copy)]
pub enum From {
    Top,
    /// The first new line.
    News,
    End,
}

/// Some lines below a title.
#[derive(Default)]
pub struct Pane {
    lines: Vec<Line>,
    /// Width for which the lines were broken into rows; none if there are new lines.
    filled: Option<u16>,
    /// First row shown; none if the pane was not scrolled.
    pub top: Option<usize>,
    /// Index of the first new line.
    pub fresh: usize,
    /// Position on the screen, title included; empty if there is no room.
    pub area: Rect,
    /// The lines broken into rows, with the number of the line.
    rows: Vec<(usize, Vec<(Ink, String)>)>,
    /// The first row that was shown last.
    shown: usize,
}

impl Pane {
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub fn clear(&mut self) {
        self.lines.clear();
        self.filled = None;
    }

    pub fn put(&mut self, line: Line) {
        self.lines.push(line);
        self.filled = None;
        if self.lines.len() > MOST {
            self.lines.drain(..MOST / 4);
            self.fresh = self.fresh.saturating_sub(MOST / 4);
        }
    }

    /// Breaks the lines into rows of this width; returns the number of rows.
    pub fn fill(&mut self, columns: u16) -> usize {
        if self.filled != Some(columns) {
            let broken = |(number, line)| broken(line, usize::from(columns)).into_iter().map(move |row| (number, row));
            self.rows = self.lines.iter().enumerate().flat_map(broken).collect();
            self.filled = Some(columns);
        }
        self.rows.len()
    }

    /// Returns the number of rows visible at once.
    fn height(&self) -> usize {
        usize::from(self.area.height.saturating_sub(1))
    }

    pub fn scroll(&mut self, rows: isize) {
        let last = self.rows.len().saturating_sub(self.height());
        self.top = Some(self.shown.saturating_add_signed(rows).min(last));
    }

    pub fn page(&mut self, pages: isize) {
        self.scroll(pages * self.height().saturating_sub(1).max(1) as isize);
    }

    /// Draws the title and the visible rows.
    pub fn draw(
        &mut self,
        frame: &mut Frame,
        title: &str,
        focused: bool,
        from: From,
        keys: &str,
        style: impl Fn(Ink) -> Style,
    ) {
        if self.area.is_empty() {
            return;
        }
        let (height, width) = (self.height(), usize::from(self.area.width));
        let last = self.rows.len().saturating_sub(height);
        let news = self.rows.iter().position(|(number, _)| *number >= self.fresh).unwrap_or(last);
        let start = match from {
            From::Top => 0,
            From::News => news,
            From::End => last,
        };
        let top = self.top.unwrap_or(start).min(last);
        self.shown = top;

        let below = self.rows.len().saturating_sub(top + height);
        let mut head = format!("─{} {title} ", if focused { "»" } else { "─" });
        for (sign, hidden) in [("↑", top), ("↓", below)] {
            if hidden > 0 {
                head += &format!("{sign}{hidden} ");
            }
        }
        let keys = if keys.is_empty() { String::new() } else { format!(" {keys} ─") };
        let line = width.saturating_sub(head.width() + keys.width());
        let ink = style(if focused { Ink::Bold } else { Ink::Dim });
        let head = Row::styled(format!("{head}{}{keys}", "─".repeat(line)), ink);
        frame.render_widget(head, Rect { height: 1, ..self.area });
        for (y, (_, row)) in (self.area.y + 1..).zip(self.rows.iter().skip(top).take(height)) {
            let spans: Vec<_> = row.iter().map(|(ink, text)| Span::styled(text.as_str(), style(*ink))).collect();
            frame.render_widget(Row::from(spans), Rect { y, height: 1, ..self.area });
        }
    }

    /// Returns the number of the choice at a position.
    pub fn number_at(&self, at: Position) -> Option<String> {
        let below = usize::from(at.y.checked_sub(self.area.y + 1)?);
        let (clicked, _) = self.rows.get(self.shown + below)?;
        // Continuation rows of a choice belong to its number; only a choice on a line of its own has any.
        let (_, row) = self
            .rows
            .iter()
            .take(self.shown + below + 1)
            .rev()
            .find(|(number, row)| number == clicked && row.iter().any(|(ink, _)| *ink == Ink::Act))?;
        let (mut x, mut found) = (0, None);
        for (ink, text) in row {
            if x <= usize::from(at.x - self.area.x) && *ink == Ink::Act {
                found = text.trim().strip_suffix('.');
            }
            x += text.width();
        }
        found.filter(|number| number.bytes().all(|byte| byte.is_ascii_digit())).map(str::to_owned)
    }
}

/// Breaks a line into rows of at most this width, at blanks if there are any; continuation rows are indented by two more columns.
fn broken(line: &Line, columns: usize) -> Vec<Vec<(Ink, String)>> {
    let letters: Vec<(Ink, char)> =
        line.spans().iter().flat_map(|(ink, text)| text.chars().map(|letter| (*ink, letter))).collect();
    let end = letters.iter().rposition(|(_, letter)| *letter != ' ').map_or(0, |last| last + 1);
    let mut rest = &letters[..end];
    let blanks = rest.iter().take_while(|(_, letter)| *letter == ' ').count();
    let indent = (blanks + 2).min(columns / 2);
    let mut rows = Vec::new();
    loop {
        let start = if rows.is_empty() { 0 } else { indent };
        let (mut used, mut fits) = (start, 0);
        while let Some((_, letter)) = rest.get(fits) {
            used += letter.width().unwrap_or_default();
            if used > columns {
                break;
            }
            fits += 1;
        }
        if fits < rest.len() {
            let first = rest.iter().take_while(|(_, letter)| *letter == ' ').count();
            let blank = rest[..=fits].iter().rposition(|(_, letter)| *letter == ' ');
            // A letter wider than the screen is cut off.
            fits = blank.filter(|&blank| blank > first).unwrap_or(fits.max(1));
        }
        let (row, more) = rest.split_at(fits);
        let mut spans = vec![(Ink::Plain, " ".repeat(start))];
        for &(ink, letter) in row {
            match spans.last_mut() {
                Some((last, text)) if *last == ink => text.push(letter),
                _ => spans.push((ink, letter.to_string())),
            }
        }
        rows.push(spans);
        let skipped = more.iter().take_while(|(_, letter)| *letter == ' ').count();
        rest = &more[skipped..];
        if rest.is_empty() {
            return rows;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str, columns: usize) -> Vec<String> {
        let rows = broken(&Line::new().with(Ink::Bold, text), columns);
        rows.into_iter().map(|row| row.into_iter().map(|(_, text)| text).collect()).collect()
    }

    #[test]
    fn lines_are_broken_at_blanks_by_display_width() {
        assert_eq!(rows("one two three", 8), ["one two", "  three"]);
        assert_eq!(rows("  3. zażółć gęślą jaźń", 14), ["  3. zażółć", "    gęślą jaźń"]);
        assert_eq!(rows("漢字漢字 x", 6), ["漢字漢", "  字 x"]);
        assert_eq!(rows("a\u{a0}b c", 3), ["a\u{a0}b", " c"]);
        assert_eq!(rows("save FILE     save", 80), ["save FILE     save"]);
        assert_eq!(rows("", 5), [""]);
        assert_eq!(rows("漢", 1), ["漢"]);
        assert_eq!(rows("ab", 0), ["a", "b"]);
    }
}

//! Lines of text with ink, measured in columns.

use rules::Side;
use std::env;

/// Width of the screen, in columns.
pub const WIDTH: usize = 80;

/// Style of a piece of text on a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Unstyled.
    Plain,
    /// Emphasized.
    Bold,
    /// De-emphasized.
    Dim,
    /// Belonging to a side.
    Side(Side),
    /// Something that the player can do.
    Act,
    /// One of six kinds of things distinguished by colour, from 0 to 5.
    Hue(u8),
}

/// Whether output has colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// Plain text, for a file or a pipe.
    Off,
    /// Escape sequences, for a terminal.
    On,
}

impl Paint {
    /// Returns `On` for a terminal with colours that are not disabled.
    #[must_use]
    pub fn for_terminal(terminal: bool) -> Paint {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|value| value == "dumb");
        if terminal && !refused && !dumb { Paint::On } else { Paint::Off }
    }

    /// Returns the text with its escape sequences.
    #[must_use]
    pub fn ink(self, ink: Ink, text: &str) -> String {
        let code = match ink {
            Ink::Plain => "",
            Ink::Bold => "1",
            Ink::Dim => "2",
            Ink::Side(Side::West) => "1;34",
            Ink::Side(Side::East) => "1;31",
            Ink::Act => "33",
            Ink::Hue(hue) => ["36", "93", "32", "35", "92", "95"][usize::from(hue) % 6],
        };
        if self == Paint::Off || code.is_empty() { text.to_owned() } else { format!("\x1b[{code}m{text}\x1b[0m") }
    }
}

/// A line of the screen, as styled pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(Vec<(Ink, String)>);

impl Line {
    /// Creates an empty line.
    #[must_use]
    pub fn new() -> Line {
        Line::default()
    }

    /// Returns a line drawn across the screen.
    #[must_use]
    pub fn rule() -> Line {
        Line::new().with(Ink::Dim, "─".repeat(WIDTH))
    }

    /// Appends plain text.
    #[must_use]
    pub fn plain(self, text: impl Into<String>) -> Line {
        self.with(Ink::Plain, text)
    }

    /// Appends text.
    #[must_use]
    pub fn with(mut self, ink: Ink, text: impl Into<String>) -> Line {
        self.0.push((ink, text.into()));
        self
    }

    /// Pads the line with blanks to `width` columns; a longer one is unchanged.
    #[must_use]
    pub fn padded(self, width: usize) -> Line {
        let blanks = width.saturating_sub(self.width());
        self.plain(" ".repeat(blanks))
    }

    /// Appends another line.
    #[must_use]
    pub fn then(mut self, other: Line) -> Line {
        self.0.extend(other.0);
        self
    }

    /// Returns the width in columns.
    #[must_use]
    pub fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| text.chars().count()).sum()
    }

    /// Returns its pieces.
    pub(crate) fn spans(&self) -> &[(Ink, String)] {
        &self.0
    }

    /// Returns the text with its escape sequences.
    #[must_use]
    pub fn render(&self, paint: Paint) -> String {
        let text: String = self.0.iter().map(|(ink, text)| paint.ink(*ink, text)).collect();
        text.trim_end().to_owned()
    }
}

/// Breaks a text at blanks into lines of at most `width` columns; a longer word is cut.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_ascii_whitespace() {
        let mut letters: Vec<char> = word.chars().collect();
        if used > 0 && used + 1 + letters.len() > width {
            lines.push(String::new());
            used = 0;
        }
        while letters.len() > width {
            let rest = letters.split_off(width);
            lines.last_mut().expect("a line").extend(letters);
            lines.push(String::new());
            letters = rest;
        }
        let line = lines.last_mut().expect("a line");
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        used += letters.len();
        line.extend(letters);
    }
    lines
}

/// Truncates a text to `width` columns, with an ellipsis.
#[must_use]
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// Places two columns side by side.
#[must_use]
pub fn beside(left: Vec<Line>, right: Vec<Line>) -> Vec<Line> {
    let half = WIDTH / 2 - 1;
    let rows = left.len().max(right.len());
    let fill = |lines: Vec<Line>| lines.into_iter().chain(std::iter::repeat_with(Line::new)).take(rows);
    fill(left)
        .zip(fill(right))
        .map(|(left, right)| Line::new().plain(" ").then(left).padded(half).with(Ink::Dim, "│ ").then(right))
        .collect()
}

/// Places a label beside a text that is wrapped to `width` columns.
#[must_use]
pub fn labelled(label: &str, indent: usize, text: &str, width: usize) -> Vec<Line> {
    let lines = wrap(text, width - indent).into_iter().enumerate();
    lines
        .map(|(row, text)| {
            let label = if row == 0 { label } else { "" };
            Line::new().with(Ink::Dim, label).padded(indent).plain(text)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_wrapped_at_blanks_and_long_words_are_cut() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("żółć gęś", 4), ["żółć", "gęś"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 3), [""]);
    }

    #[test]
    fn ink_takes_no_columns() {
        let line = Line::new().with(Ink::Bold, "ab").plain("c");
        assert_eq!(line.width(), 3);
        assert_eq!(line.render(Paint::Off), "abc");
        assert_eq!(line.render(Paint::On), "\x1b[1mab\x1b[0mc");
    }
}

//! The input line and its history.

use ratatui::crossterm::event::KeyCode;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Maximum number of characters in a line.
const LONGEST: usize = 1_000;
/// Maximum number of lines in the history.
const REMEMBERED: usize = 200;

/// An input line with a cursor and a history.
#[derive(Default)]
pub struct Typed {
    letters: Vec<char>,
    cursor: usize,
    before: Vec<String>,
    /// Position in the history, counted from the end of `before`; 0 for the new line.
    back: usize,
    /// The new line, while an older one is shown.
    draft: String,
}

impl Typed {
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    pub fn text(&self) -> String {
        self.letters.iter().collect()
    }

    pub fn replace(&mut self, text: &str) {
        self.letters.clear();
        self.cursor = 0;
        self.insert(text);
    }

    /// Inserts a text at the cursor; control characters become blanks.
    pub fn insert(&mut self, text: &str) {
        for letter in text.chars().take(LONGEST.saturating_sub(self.letters.len())) {
            self.letters.insert(self.cursor, if letter.is_control() { ' ' } else { letter });
            self.cursor += 1;
        }
    }

    /// Returns the finished line and starts a new one.
    pub fn enter(&mut self) -> String {
        let line = self.text();
        if !line.trim().is_empty() && self.before.last() != Some(&line) {
            self.before.push(line.clone());
            let old = self.before.len().saturating_sub(REMEMBERED);
            self.before.drain(..old);
        }
        self.replace("");
        self.back = 0;
        line
    }

    pub fn edit(&mut self, key: KeyCode) {
        match key {
            KeyCode::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.letters.remove(self.cursor);
            }
            KeyCode::Delete if self.cursor < self.letters.len() => drop(self.letters.remove(self.cursor)),
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.letters.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.letters.len(),
            KeyCode::Esc => self.replace(""),
            KeyCode::Up => self.remember(self.back + 1),
            KeyCode::Down => self.remember(self.back.saturating_sub(1)),
            _ => {}
        }
    }

    /// Handles the control keys of shells.
    pub fn control(&mut self, letter: char) {
        match letter {
            'a' => self.cursor = 0,
            'e' => self.cursor = self.letters.len(),
            'u' => drop(self.letters.drain(..std::mem::take(&mut self.cursor))),
            'k' => self.letters.truncate(self.cursor),
            'w' => {
                let word = self.letters[..self.cursor].iter().rposition(|letter| *letter != ' ').unwrap_or(0);
                let start = self.letters[..word].iter().rposition(|letter| *letter == ' ').map_or(0, |blank| blank + 1);
                self.letters.drain(start..self.cursor);
                self.cursor = start;
            }
            _ => {}
        }
    }

    fn remember(&mut self, back: usize) {
        if back > self.before.len() || back == self.back {
            return;
        }
        if self.back == 0 {
            self.draft = self.text();
        }
        self.back = back;
        let line = if back == 0 { self.draft.clone() } else { self.before[self.before.len() - back].clone() };
        self.replace(&line);
    }

    /// Returns the prompt, the visible part of the line, and the column of the cursor, which is always visible.
    pub fn fitted(&self, prompt: &str, columns: usize) -> (String, String, usize) {
        let width = |letters: &[char]| letters.iter().map(|letter| letter.width().unwrap_or_default()).sum::<usize>();
        // A long prompt leaves room for a word.
        let prompt = format!("{} ", crate::paint::cut(prompt, columns.saturating_sub(12)));
        let prompt = if prompt.width() + 2 > columns { String::new() } else { prompt };
        let room = columns.saturating_sub(prompt.width() + 1);
        let mut start = 0;
        while start < self.cursor && width(&self.letters[start..self.cursor]) > room {
            start += 1;
        }
        let text = self.letters[start..].iter().collect();
        let cursor = (prompt.width() + width(&self.letters[start..self.cursor])).min(columns.saturating_sub(1));
        (prompt, text, cursor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_edited_and_kept_in_the_history() {
        let mut typed = Typed::default();
        typed.insert("why żółw");
        typed.control('w');
        typed.insert("pass\n");
        assert_eq!(typed.enter(), "why pass ");
        typed.insert("dra");
        typed.edit(KeyCode::Up);
        assert_eq!(typed.text(), "why pass ");
        typed.edit(KeyCode::Up);
        typed.edit(KeyCode::Down);
        assert_eq!(typed.text(), "dra");
        typed.edit(KeyCode::Home);
        typed.edit(KeyCode::Delete);
        typed.edit(KeyCode::Backspace);
        typed.edit(KeyCode::End);
        typed.edit(KeyCode::Left);
        typed.control('k');
        assert_eq!(typed.text(), "r");
    }

    #[test]
    fn the_cursor_stays_on_the_screen_for_any_input() {
        let mut typed = Typed::default();
        typed.insert(&"漢字".repeat(100));
        for columns in [0, 1, 5, 20, 80] {
            let (prompt, _, cursor) = typed.fitted(">", columns);
            assert!(cursor < columns.max(1) && prompt.width() <= columns, "{columns}: {cursor}");
        }
        let (prompt, text, cursor) = Typed::default().fitted("CIA: press Enter to see the table.", 80);
        assert_eq!((prompt.as_str(), text.as_str(), cursor), ("CIA: press Enter to see the table. ", "", 35));
    }
}

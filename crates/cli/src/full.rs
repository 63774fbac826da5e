//! The full screen: the same dialogue in panes, with an input line.
//!
//! It shows what [`crate::Sitting`] outputs and reads its input; it knows neither games nor commands.

mod pane;
mod terminal;
mod typed;

pub(crate) use terminal::{fits, run};

use crate::{Face, Ink, Line, Paint, Part};
use pane::{From, Pane};
use ratatui::{
    Frame, Terminal,
    backend::Backend,
    crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind},
    layout::{Position, Rect},
    style::{Color, Modifier, Style},
    text::{Line as Row, Span},
};
use rules::Side;
use std::{error, io};
use typed::Typed;
use words::{Words, args};

/// Minimum width for a log beside the table.
const WIDE: u16 = crate::WIDTH as u16 + 36;
/// The panes, from top to bottom.
const PARTS: [Part; 4] = [Part::Board, Part::Hand, Part::Log, Part::Question];
const BOARD: usize = 0;
const HAND: usize = 1;
const LOG: usize = 2;
const QUESTION: usize = 3;
/// Number of rows of the question before the pane with the focus gets more.
const ASKED: usize = 10;
/// The order in which panes get rows if there are few.
const URGENT: [usize; 4] = [QUESTION, BOARD, LOG, HAND];

/// Source of terminal events; none at its end.
type Events<'a> = Box<dyn FnMut() -> io::Result<Option<Event>> + 'a>;

/// A dialogue in panes.
pub struct Full<'a, B: Backend> {
    terminal: Terminal<B>,
    events: Events<'a>,
    words: &'a Words,
    paint: Paint,
    panes: [Pane; 4],
    /// The pane with the scroll keys and most of the rows.
    focus: usize,
    /// Whether the log took the focus automatically, to show an answer.
    answering: bool,
    /// Whether the end of the log is an answer, which is read from its beginning.
    told: bool,
    /// Whether the table was drawn since the last line was read.
    drawn: bool,
    prompt: String,
    typed: Typed,
    ends: Vec<Line>,
}

/// Effect of a key or a click.
enum Heard {
    /// At most a change of the display.
    Nothing,
    /// A whole line.
    Line(String),
    /// The player wants to leave.
    Leave,
}

impl<'a, B: Backend<Error: error::Error + Send + Sync + 'static>> Full<'a, B> {
    /// Shows panes on a terminal and handles its events until there are no more.
    ///
    /// # Errors
    /// If the terminal does not report its size.
    pub fn new(
        backend: B,
        words: &'a Words,
        paint: Paint,
        events: impl FnMut() -> io::Result<Option<Event>> + 'a,
    ) -> io::Result<Full<'a, B>> {
        Ok(Full {
            terminal: Terminal::new(backend).map_err(io::Error::other)?,
            events: Box::new(events),
            words,
            paint,
            panes: Default::default(),
            focus: BOARD,
            answering: false,
            told: false,
            drawn: false,
            prompt: String::new(),
            typed: Typed::default(),
            ends: Vec::new(),
        })
    }

    /// Returns the lines to read after leaving the screen: how the game ended and where it is saved.
    #[must_use]
    pub fn ends(&self) -> &[Line] {
        &self.ends
    }

    /// Returns the terminal backend.
    #[must_use]
    pub fn backend(&self) -> &B {
        self.terminal.backend()
    }

    fn next(&mut self) -> io::Result<Option<Event>> {
        self.show()?;
        (self.events)()
    }

    fn show(&mut self) -> io::Result<()> {
        let titles = ["ui-pane-board", "ui-pane-hand", "ui-pane-log", "ui-pane-question"];
        let titles = titles.map(|key| self.words.say(key, &args! {}));
        let keys = self.words.say("ui-pane-keys", &args! {});
        let Full { terminal, panes, focus, told, prompt, typed, paint, .. } = self;
        let draw = |frame: &mut Frame| {
            let area = frame.area();
            arrange(panes, *focus, area);
            for (index, pane) in panes.iter_mut().enumerate() {
                let keys = if index == QUESTION { keys.as_str() } else { "" };
                let from = match (index == LOG, *told) {
                    (true, true) => From::News,
                    (true, false) => From::End,
                    (false, _) => From::Top,
                };
                pane.draw(frame, &titles[index], index == *focus, from, keys, |ink| style(ink, *paint));
            }
            if panes[LOG].area.x > 0 {
                for y in 0..area.height.saturating_sub(1) {
                    frame.buffer_mut().set_string(panes[LOG].area.x - 1, y, "│", style(Ink::Dim, *paint));
                }
            }
            if area.height > 0 {
                let line = Rect { y: area.bottom() - 1, height: 1, ..area };
                let (prompt, text, cursor) = typed.fitted(prompt, usize::from(area.width));
                let row = Row::from(vec![Span::styled(prompt, style(Ink::Act, *paint)), Span::raw(text)]);
                frame.render_widget(row, line);
                frame.set_cursor_position(Position { x: line.x + cursor as u16, y: line.y });
            }
        };
        terminal.draw(draw).map_err(io::Error::other)?;
        Ok(())
    }

    /// Handles a terminal event.
    fn hear(&mut self, event: Event) -> Heard {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(key.code, key.modifiers),
            Event::Paste(text) => {
                self.typed.insert(&text);
                Heard::Nothing
            }
            Event::Mouse(mouse) => {
                let at = Position { x: mouse.column, y: mouse.row };
                let Some(index) = self.panes.iter().position(|pane| pane.area.contains(at)) else {
                    return Heard::Nothing;
                };
                match mouse.kind {
                    MouseEventKind::ScrollUp => self.panes[index].scroll(-3),
                    MouseEventKind::ScrollDown => self.panes[index].scroll(3),
                    MouseEventKind::Down(MouseButton::Left) => return self.click(index, at),
                    _ => {}
                }
                Heard::Nothing
            }
            _ => Heard::Nothing,
        }
    }

    fn press(&mut self, code: KeyCode, with: KeyModifiers) -> Heard {
        let control = with.contains(KeyModifiers::CONTROL);
        match code {
            KeyCode::Char('c') if control => return Heard::Leave,
            KeyCode::Char('d') if control && self.typed.is_empty() => return Heard::Leave,
            KeyCode::Char(letter) if control => self.typed.control(letter),
            KeyCode::Char(letter) => self.typed.insert(letter.encode_utf8(&mut [0; 4])),
            KeyCode::Enter => return self.enter(),
            KeyCode::Tab => self.turn(1),
            KeyCode::BackTab => self.turn(PARTS.len() - 1),
            KeyCode::PageUp => self.panes[self.focus].page(-1),
            KeyCode::PageDown => self.panes[self.focus].page(1),
            other => self.typed.edit(other),
        }
        Heard::Nothing
    }

    fn enter(&mut self) -> Heard {
        let line = self.typed.enter();
        let log = &mut self.panes[LOG];
        log.fresh = log.len();
        // The command is echoed above its answer; a number needs no echo.
        if line.contains(|c: char| c.is_alphabetic() || c == '?') {
            log.put(Line::new().with(Ink::Dim, format!("> {}", line.trim())));
        }
        Heard::Line(line)
    }

    /// Handles a click: one on a choice types its number, a second one plays it. A click on another pane moves the focus there.
    fn click(&mut self, index: usize, at: Position) -> Heard {
        if index != QUESTION {
            (self.focus, self.answering) = (index, false);
            return Heard::Nothing;
        }
        let Some(number) = self.panes[QUESTION].number_at(at) else { return Heard::Nothing };
        if self.typed.text() == number {
            return self.enter();
        }
        self.typed.replace(&number);
        Heard::Nothing
    }

    /// Moves the focus to another pane that is not empty.
    fn turn(&mut self, steps: usize) {
        self.answering = false;
        for _ in PARTS {
            self.focus = (self.focus + steps) % PARTS.len();
            if !self.panes[self.focus].is_empty() {
                return;
            }
        }
    }
}

impl<B: Backend<Error: error::Error + Send + Sync + 'static>> Face for Full<'_, B> {
    fn put(&mut self, part: Part, line: &Line) -> io::Result<()> {
        if part == Part::End {
            self.ends.push(line.clone());
        }
        // Panes have their own dividers.
        if *line != Line::rule() {
            let index = PARTS.iter().position(|&other| other == part).unwrap_or(QUESTION);
            self.panes[index].put(line.clone());
            if index == LOG {
                self.panes[LOG].top = None;
            }
        }
        Ok(())
    }

    fn renew(&mut self, part: Part) {
        if let Some(index) = PARTS.iter().position(|&other| other == part) {
            self.panes[index].clear();
            // The scroll position of the table is kept when it is redrawn.
            if index == QUESTION {
                self.panes[index].top = None;
            }
        }
        self.drawn |= part == Part::Board;
    }

    fn gap(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn columns(&self) -> Option<usize> {
        None
    }

    fn wipe(&mut self) -> io::Result<()> {
        self.panes = Default::default();
        self.typed = Typed::default();
        self.prompt.clear();
        (self.focus, self.answering) = (BOARD, false);
        self.show()?;
        self.terminal.clear().map_err(io::Error::other)
    }

    fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        prompt.clone_into(&mut self.prompt);
        self.told = !self.drawn;
        if self.drawn {
            self.focus = if self.answering { BOARD } else { self.focus };
            self.answering = false;
        } else if self.panes[LOG].len() > self.panes[LOG].fresh && self.focus != LOG {
            (self.focus, self.answering) = (LOG, true);
        }
        self.drawn = false;
        loop {
            let Some(event) = self.next()? else { return Ok(None) };
            match self.hear(event) {
                Heard::Nothing => {}
                Heard::Leave => return Ok(None),
                Heard::Line(line) => {
                    // The opponent may think for a while now.
                    "…".clone_into(&mut self.prompt);
                    self.show()?;
                    return Ok(Some(line));
                }
            }
        }
    }

    fn linger(&mut self) -> io::Result<()> {
        self.prompt = self.words.say("ui-press-enter-leave", &args! {});
        (self.focus, self.answering) = (BOARD, false);
        while let Some(event) = self.next()? {
            if !matches!(self.hear(event), Heard::Nothing) {
                break;
            }
        }
        Ok(())
    }
}

/// Lays out the panes: one below the other, and the log beside them if there is room for it.
fn arrange(panes: &mut [Pane; 4], focus: usize, area: Rect) {
    let body = Rect { height: area.height.saturating_sub(1), ..area };
    let beside = area.width >= WIDE;
    let left = if beside { Rect { width: crate::WIDTH as u16, ..body } } else { body };
    let shown = |index: usize, pane: &Pane| !(pane.is_empty() && index == HAND || beside && index == LOG);
    let needs: [usize; 4] =
        std::array::from_fn(|index| if shown(index, &panes[index]) { panes[index].fill(left.width) } else { 0 });
    let shown: [bool; 4] = std::array::from_fn(|index| shown(index, &panes[index]));

    let mut rows = [0; 4];
    let mut free = usize::from(left.height);
    // While the focus is not on the table, the focused pane has the room.
    let least = if focus == BOARD { [4, free / 5, 3, 5] } else { [2, 1, 2, 5] };
    for index in URGENT {
        // A title without a row below it is useless.
        if shown[index] && free >= 2 {
            rows[index] = 1 + needs[index].min(least[index]).max(1).min(free - 1);
            free -= rows[index];
        }
    }
    for (index, most) in
        [(QUESTION, ASKED), (focus, usize::MAX), (BOARD, usize::MAX), (QUESTION, usize::MAX), (LOG, usize::MAX)]
    {
        if rows[index] > 0 {
            let more = (needs[index].min(most) + 1).saturating_sub(rows[index]).min(free);
            rows[index] += more;
            free -= more;
        }
    }
    if rows[BOARD] > 0 {
        rows[BOARD] += free;
    }
    let mut y = left.y;
    for (pane, rows) in panes.iter_mut().zip(rows) {
        pane.area = Rect { y, height: rows as u16, ..left };
        y += rows as u16;
    }
    if beside {
        panes[LOG].area = Rect { x: left.right() + 1, width: body.width - left.width - 1, ..body };
        panes[LOG].fill(panes[LOG].area.width);
    }
}

/// Returns the style of an ink; without colours, signs still distinguish everything.
fn style(ink: Ink, paint: Paint) -> Style {
    let (colour, modifier) = match ink {
        Ink::Plain => return Style::new(),
        Ink::Bold => (None, Modifier::BOLD),
        Ink::Dim => (None, Modifier::DIM),
        Ink::Side(Side::West) => (Some(Color::Blue), Modifier::BOLD),
        Ink::Side(Side::East) => (Some(Color::Red), Modifier::BOLD),
        Ink::Act => (Some(Color::Yellow), Modifier::empty()),
        Ink::Hue(hue) => {
            let hues =
                [Color::Cyan, Color::LightYellow, Color::Green, Color::Magenta, Color::LightGreen, Color::LightMagenta];
            (Some(hues[usize::from(hue) % 6]), Modifier::empty())
        }
    };
    let plain = Style::new().add_modifier(modifier);
    colour.filter(|_| paint == Paint::On).map_or(plain, |colour| plain.fg(colour))
}

//! The front end of a dialogue: it shows lines and reads lines.

use crate::{Ink, Line, Paint, WIDTH, input::read_line};
use std::io::{self, BufRead, Write};

/// Part of the display to which a line belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The table.
    Board,
    /// The hand of the player at the table.
    Hand,
    /// Past events, and answers to queries about them.
    Log,
    /// The question and the choices.
    Question,
    /// The end of the game and where it is saved, to be read after leaving the game.
    End,
}

/// Shows lines and reads the player's input.
pub trait Face {
    /// Shows one more line.
    ///
    /// # Errors
    /// If the output fails.
    fn put(&mut self, part: Part, line: &Line) -> io::Result<()>;

    /// Marks the current content of a part as outdated.
    fn renew(&mut self, _: Part) {}

    /// Leaves an empty line, where parts are stacked.
    ///
    /// # Errors
    /// If the output fails.
    fn gap(&mut self) -> io::Result<()>;

    /// Returns the width at which sentences are wrapped; none if the front end wraps them itself.
    fn columns(&self) -> Option<usize>;

    /// Removes everything that the next player must not see.
    ///
    /// # Errors
    /// If the output fails.
    fn wipe(&mut self) -> io::Result<()>;

    /// Returns the next line of input; none at its end.
    ///
    /// # Errors
    /// If input or output fails.
    fn ask(&mut self, prompt: &str) -> io::Result<Option<String>>;

    /// Lets the player look at the end of a game.
    ///
    /// # Errors
    /// If input or output fails.
    fn linger(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Lines in and lines out, for any terminal and for pipes.
pub(crate) struct Plain<'a> {
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
    pub paint: Paint,
    /// The sequence that clears the screen.
    pub wipe: String,
    /// Whether input lines are echoed, if no terminal does it.
    pub echo: bool,
}

impl Face for Plain<'_> {
    fn put(&mut self, _: Part, line: &Line) -> io::Result<()> {
        writeln!(self.out, "{}", line.render(self.paint))
    }

    fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    fn columns(&self) -> Option<usize> {
        Some(WIDTH)
    }

    fn wipe(&mut self) -> io::Result<()> {
        write!(self.out, "{}", self.wipe)
    }

    fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{} ", self.paint.ink(Ink::Act, prompt))?;
        self.out.flush()?;
        let line = read_line(self.input)?;
        match &line {
            Some(typed) if self.echo => {
                writeln!(self.out, "{}", typed.trim().chars().take(WIDTH / 2).collect::<String>())?;
            }
            Some(_) => {}
            None => writeln!(self.out)?,
        }
        Ok(line)
    }
}

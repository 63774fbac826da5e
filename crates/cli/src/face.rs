//! What a dialogue is held with: something that shows lines and hears lines.

use crate::{Ink, Line, Paint, WIDTH, input::read_line};
use std::io::{self, BufRead, Write};

/// What a line belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The table.
    Board,
    /// The cards of whoever looks at it.
    Hand,
    /// What has happened, and answers to what was asked about it.
    Log,
    /// What has to be decided, and the choices.
    Question,
    /// How it ended and where it is saved: to be read when the game has been left.
    End,
}

/// Shows what is told and hears what is typed.
pub trait Face {
    /// Shows one more line.
    ///
    /// # Errors
    /// If nothing can be shown any more.
    fn put(&mut self, part: Part, line: &Line) -> io::Result<()>;

    /// What was shown of a part is out of date.
    fn renew(&mut self, _: Part) {}

    /// Leaves a line empty, where parts stand below each other.
    ///
    /// # Errors
    /// If nothing can be shown any more.
    fn gap(&mut self) -> io::Result<()>;

    /// The columns at which sentences are broken; none if that is done where they are shown.
    fn columns(&self) -> Option<usize>;

    /// Takes away everything that the next player must not see.
    ///
    /// # Errors
    /// If nothing can be shown any more.
    fn wipe(&mut self) -> io::Result<()>;

    /// The next line that is typed; none if there is no more.
    ///
    /// # Errors
    /// If nothing can be shown or read any more.
    fn ask(&mut self, prompt: &str) -> io::Result<Option<String>>;

    /// Lets the end of a game be looked at.
    ///
    /// # Errors
    /// If nothing can be shown or read any more.
    fn linger(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Lines in and lines out, for any terminal and for pipes.
pub(crate) struct Plain<'a> {
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
    pub paint: Paint,
    /// What wipes the screen.
    pub wipe: String,
    /// Whether lines are written down as they are read, where no terminal does it.
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

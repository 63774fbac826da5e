//! The keyboard: lines from standard input, with Ctrl-C as the end of input.

use crate::Error;
use std::{
    io::{self, BufRead, Read},
    sync::mpsc::{Receiver, channel},
    thread,
};

/// Standard input that also ends when the user presses Ctrl-C.
pub struct Keyboard {
    lines: Receiver<Vec<u8>>,
    rest: io::Cursor<Vec<u8>>,
    ended: bool,
}

impl Keyboard {
    /// Starts reading. An empty chunk marks the end.
    ///
    /// # Errors
    /// If Ctrl-C cannot be caught.
    pub fn new() -> Result<Keyboard, Error> {
        let (typed, lines) = channel();
        let interrupted = typed.clone();
        ctrlc::set_handler(move || drop(interrupted.send(Vec::new())))
            .map_err(|error| Error::Keyboard(error.to_string()))?;
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let mut line = Vec::new();
                // A failed read ends the input.
                let read = input.by_ref().take(1 << 16).read_until(b'\n', &mut line).unwrap_or_default();
                if typed.send(line).is_err() || read == 0 {
                    return;
                }
            }
        });
        Ok(Keyboard { lines, rest: io::Cursor::default(), ended: false })
    }
}

impl Read for Keyboard {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Keyboard {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if !self.ended && self.rest.fill_buf()?.is_empty() {
            let line = self.lines.recv().unwrap_or_default();
            self.ended = line.is_empty();
            self.rest = io::Cursor::new(line);
        }
        self.rest.fill_buf()
    }

    fn consume(&mut self, count: usize) {
        self.rest.consume(count);
    }
}

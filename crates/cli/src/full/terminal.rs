//! The real terminal: taken over for a game, and given back whatever happens.

use super::Full;
use crate::{Error, Paint, Screen, Sitting};
use ratatui::{
    backend::CrosstermBackend,
    crossterm::{
        cursor::Show,
        event::{self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event},
        execute,
        terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size},
    },
};
use std::{
    env,
    io::{self, IsTerminal, Write},
    panic,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};
use words::Words;

/// How soon a signal to stop is noticed.
const SOON: Duration = Duration::from_millis(200);

/// Whether panes can be drawn here: a terminal on both ends, able to move its cursor, and large enough.
pub fn fits() -> bool {
    let able = env::var_os("TERM").is_none_or(|kind| kind != "dumb");
    let large = || size().is_ok_and(|(columns, rows)| columns >= 80 && rows >= 24);
    io::stdin().is_terminal() && io::stdout().is_terminal() && able && large()
}

/// Plays in panes; what is to be read afterwards goes to `out`.
pub fn run<G: Screen>(
    sitting: &mut Sitting<'_, G>,
    words: &Words,
    paint: Paint,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let stopped = Arc::new(AtomicBool::new(false));
    let stop = stopped.clone();
    ctrlc::set_handler(move || stop.store(true, Ordering::Relaxed))
        .map_err(|error| Error::Keyboard(error.to_string()))?;
    let taken = Taken::over()?;
    let events = move || next(&stopped);
    let mut full = Full::new(CrosstermBackend::new(io::stdout()), words, paint, events)?;
    let played = sitting.run_on(&mut full);
    drop(taken);
    for line in full.ends() {
        writeln!(out, "{}", line.render(paint))?;
    }
    played
}

/// What happens next at the keyboard; none when the program is to stop.
fn next(stopped: &AtomicBool) -> io::Result<Option<Event>> {
    loop {
        if stopped.load(Ordering::Relaxed) {
            return Ok(None);
        }
        match event::poll(SOON) {
            Ok(true) => return event::read().map(Some),
            Ok(false) => {}
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// The terminal while it is ours.
struct Taken;

impl Taken {
    fn over() -> io::Result<Taken> {
        let (told, player) = (panic::take_hook(), thread::current().id());
        panic::set_hook(Box::new(move |info| {
            // Another thread would wait for ever for the standard output; when the player's ends, it is given back all the same.
            if thread::current().id() == player {
                give_back();
            }
            told(info);
        }));
        enable_raw_mode()?;
        let taken = Taken;
        execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste, EnableMouseCapture)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

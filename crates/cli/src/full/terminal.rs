//! The real terminal: taken over for a game, and always restored afterwards.

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

/// Interval at which a signal to stop is noticed.
const SOON: Duration = Duration::from_millis(200);

/// Returns true if panes can be drawn: input and output are terminals with a movable cursor, and the window is large enough.
pub fn fits() -> bool {
    let able = env::var_os("TERM").is_none_or(|kind| kind != "dumb");
    let large = || size().is_ok_and(|(columns, rows)| columns >= 80 && rows >= 24);
    io::stdin().is_terminal() && io::stdout().is_terminal() && able && large()
}

/// Plays in panes; the lines to read afterwards go to `out`.
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

/// Returns the next terminal event; none when the program must stop.
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

/// Guard of the terminal's special mode.
struct Taken;

impl Taken {
    fn over() -> io::Result<Taken> {
        let (told, player) = (panic::take_hook(), thread::current().id());
        panic::set_hook(Box::new(move |info| {
            // A panic in another thread would block on the locked standard output; the terminal is restored when the player's thread ends.
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

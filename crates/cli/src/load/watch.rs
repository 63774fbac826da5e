//! Spectators of a table. All of them get the same messages, so a message is parsed once and compared with those of the others.

use super::client::Socket;
use futures_util::StreamExt;
use serde::Deserialize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// The used fields of a message to a spectator; the rest is skipped.
#[derive(Clone, Copy, Deserialize)]
struct Step {
    /// Version to which an update applies; none for a whole table and for messages without a change of the game.
    since: Option<i64>,
    now: Option<Reached>,
}

/// The used fields of a moment.
#[derive(Clone, Copy, Deserialize)]
struct Reached {
    version: i64,
}

/// State of all spectators of a table.
pub struct Watch(Mutex<Seen>);

struct Seen {
    /// Version that each spectator has.
    versions: Vec<Option<i64>>,
    /// The newest message, parsed.
    last: Option<(Utf8Bytes, Step)>,
    /// The expected version; none while the spectators open the table.
    awaited: Option<i64>,
    /// Times at which it arrived, one per socket.
    times: Vec<Instant>,
}

/// Event of the spectators.
pub enum Watched {
    /// All spectators have the expected version.
    All,
    /// A spectator got a wrong message or lost its socket.
    Wrong(String),
}

impl Watch {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Creates the state for a number of spectators.
    pub fn new(count: usize) -> Watch {
        Watch(Mutex::new(Seen { versions: vec![None; count], last: None, awaited: None, times: Vec::new() }))
    }

    /// Returns true if there are spectators.
    pub fn expected(&self) -> bool {
        !self.seen().versions.is_empty()
    }

    /// Sets the next expected version.
    pub fn expect(&self, version: i64) {
        let mut seen = self.seen();
        seen.awaited = Some(version);
        seen.times.clear();
    }

    /// Takes the arrival times of the expected version.
    pub fn times(&self) -> Vec<Instant> {
        std::mem::take(&mut self.seen().times)
    }

    /// Reads from the socket of the spectator with this number until it closes.
    pub async fn read(&self, mut socket: Socket, number: usize, tell: impl Fn(Watched)) {
        while let Some(Ok(message)) = socket.next().await {
            let at = Instant::now();
            let Message::Text(text) = message else { continue };
            match self.seen().take(number, text, at) {
                Ok(false) => {}
                Ok(true) => tell(Watched::All),
                Err(wrong) => return tell(Watched::Wrong(wrong)),
            }
        }
        tell(Watched::Wrong("the server closed a socket".to_owned()));
    }
}

impl Seen {
    /// Handles a message; returns true if it was the last one expected.
    fn take(&mut self, number: usize, text: Utf8Bytes, at: Instant) -> Result<bool, String> {
        let step = match &self.last {
            Some((last, step)) if *last == text => *step,
            _ => {
                let step: Step = serde_json::from_str(&text).map_err(|error| error.to_string())?;
                self.last = Some((text, step));
                step
            }
        };
        let Some(Reached { version }) = step.now else { return Ok(false) };
        let had = self.versions[number];
        if step.since.is_some() && step.since != had {
            return Err(format!("an update from version {:?} for somebody who has {had:?}", step.since));
        }
        self.versions[number] = Some(version);
        match self.awaited {
            None if had.is_none() => self.times.push(at),
            Some(awaited) if version > awaited => return Err(format!("version {awaited} was never shown to all")),
            Some(awaited) if version == awaited && had != Some(version) => self.times.push(at),
            _ => return Ok(false),
        }
        Ok(self.times.len() == self.versions.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(watch: &Watch, number: usize, text: &str) -> Result<bool, String> {
        watch.seen().take(number, text.to_owned().into(), Instant::now())
    }

    #[test]
    fn every_spectator_must_see_every_version() {
        assert!(!Watch::new(0).expected());
        let (watch, one, two) = (Watch::new(2), 0, 1);
        let table = r#"{"type":"table","now":{"version":3},"log":[]}"#;
        let [next, later] =
            [(3, 4), (4, 6)].map(|(since, now)| format!(r#"{{"since":{since},"now":{{"version":{now}}}}}"#));
        assert!(watch.expected());
        assert_eq!([one, two].map(|number| take(&watch, number, table)), [Ok(false), Ok(true)]);
        watch.expect(4);
        assert_eq!(take(&watch, one, &next), Ok(false));
        assert_eq!(take(&watch, one, &next.replace(":3", ":4")), Ok(false), "nothing new");
        assert_eq!(take(&watch, two, r#"{"type":"seats"}"#), Ok(false));
        assert_eq!(take(&watch, two, &next), Ok(true));
        assert_eq!(watch.times().len(), 2);
        watch.expect(5);
        assert!(take(&watch, one, &next).is_err(), "an update from an older version");
        assert!(take(&watch, two, &later).is_err(), "a skipped version");
    }
}

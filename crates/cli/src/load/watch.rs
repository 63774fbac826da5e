//! Those who watch a table of a run. All of them read the same, so a message is taken apart once and compared with what others got.

use super::client::Socket;
use futures_util::StreamExt;
use serde::Deserialize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// What is needed of a message to somebody who watches; the rest is skipped.
#[derive(Clone, Copy, Deserialize)]
struct Step {
    /// The version that an update goes on from; none for a whole table, and for what is no news of the game.
    since: Option<i64>,
    now: Option<Reached>,
}

/// What is needed of a moment.
#[derive(Clone, Copy, Deserialize)]
struct Reached {
    version: i64,
}

/// What those who watch a table have seen.
pub struct Watch(Mutex<Seen>);

struct Seen {
    /// The version that each of them has.
    versions: Vec<Option<i64>>,
    /// The newest message.
    last: Option<(Utf8Bytes, Step)>,
    /// The version that is to come; none while they open the table.
    awaited: Option<i64>,
    /// When it came, on the sockets on which it did.
    times: Vec<Instant>,
}

/// What somebody who watches has to tell.
pub enum Watched {
    /// Everybody has seen what was to come.
    All,
    /// Something is wrong.
    Wrong(String),
}

impl Watch {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// So many watch.
    pub fn new(count: usize) -> Watch {
        Watch(Mutex::new(Seen { versions: vec![None; count], last: None, awaited: None, times: Vec::new() }))
    }

    /// Whether somebody watches, who has something to see.
    pub fn expected(&self) -> bool {
        !self.seen().versions.is_empty()
    }

    /// This version is to come.
    pub fn expect(&self, version: i64) {
        let mut seen = self.seen();
        seen.awaited = Some(version);
        seen.times.clear();
    }

    /// When the version that was to come came on each socket.
    pub fn times(&self) -> Vec<Instant> {
        std::mem::take(&mut self.seen().times)
    }

    /// Reads from the socket of the one with this number to its end.
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
    /// Takes in a message; true if it was the last that was awaited.
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
    fn everybody_has_to_see_every_version() {
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
        assert!(take(&watch, one, &next).is_err(), "from a version that one had before");
        assert!(take(&watch, two, &later).is_err(), "a version was left out");
    }
}

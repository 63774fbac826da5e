//! Events, recorded as facts.

use crate::{Seat, Side};
use serde::{Serialize, Serializer};
use std::fmt;
use ts_rs::TS;

/// An event, in the terms of the rulebook; `words` turns it into a sentence.
pub trait Fact: Copy + PartialEq + fmt::Debug + Serialize + TS + Send + Sync + 'static {
    /// Returns true if the fact reveals information that a seat could not have deduced: an undo never goes back past it.
    fn reveals(&self) -> bool;
}

/// The seats that may read a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// All seats.
    All,
    /// One player.
    Only(Side),
}

impl Audience {
    /// Returns true if `seat` belongs to the audience.
    #[must_use]
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(side) => seat.is(side),
        }
    }
}

impl Serialize for Audience {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Audience::All => to.serialize_str("all"),
            Audience::Only(side) => side.serialize(to),
        }
    }
}

/// A fact with its audience.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Noted<F> {
    /// Audience of the fact.
    pub to: Audience,
    /// The fact.
    pub fact: F,
}

/// Collects the facts of a play, or discards them.
///
/// A simulation uses a silent log: it allocates nothing and costs one branch per fact.
#[derive(Clone, Debug)]
pub struct Log<F> {
    listening: bool,
    noted: Vec<Noted<F>>,
}

impl<F: Copy> Log<F> {
    /// Creates a log that stores every fact.
    #[must_use]
    pub fn listening() -> Log<F> {
        Log { listening: true, noted: Vec::new() }
    }

    /// Creates a log that discards every fact.
    #[must_use]
    pub fn silent() -> Log<F> {
        Log { listening: false, noted: Vec::new() }
    }

    /// Records a fact for all seats.
    #[inline]
    pub fn note(&mut self, fact: F) {
        if self.listening {
            self.noted.push(Noted { to: Audience::All, fact });
        }
    }

    /// Records a fact for `side` only.
    #[inline]
    pub fn whisper(&mut self, side: Side, fact: F) {
        if self.listening {
            self.noted.push(Noted { to: Audience::Only(side), fact });
        }
    }

    /// Returns the facts stored so far.
    #[must_use]
    pub fn noted(&self) -> &[Noted<F>] {
        &self.noted
    }

    /// Removes all but the first `count` facts.
    pub fn truncate(&mut self, count: usize) {
        self.noted.truncate(count);
    }

    /// Returns the facts stored so far and clears the log.
    pub fn take(&mut self) -> Vec<Noted<F>> {
        std::mem::take(&mut self.noted)
    }
}

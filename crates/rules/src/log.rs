//! What happened, as facts.

use crate::{Seat, Side};
use serde::{Serialize, Serializer};
use std::fmt;
use ts_rs::TS;

/// Something that happened, in the words of the rulebook; `words` makes a sentence of it.
pub trait Fact: Copy + PartialEq + fmt::Debug + Serialize + TS + Send + Sync + 'static {
    /// Whether it shows a seat something that seat could not have worked out: an undo never goes back behind it.
    fn reveals(&self) -> bool;
}

/// Who may read a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody.
    All,
    /// One player.
    Only(Side),
}

impl Audience {
    /// Whether `seat` belongs to it.
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
    /// Who may read it.
    pub to: Audience,
    /// What happened.
    pub fact: F,
}

/// Takes the facts of a play, or lets them pass.
///
/// A simulation listens to nothing and pays one branch a fact; nothing is allocated then.
#[derive(Clone, Debug)]
pub struct Log<F> {
    listening: bool,
    noted: Vec<Noted<F>>,
}

impl<F: Copy> Log<F> {
    /// A log that keeps every fact.
    #[must_use]
    pub fn listening() -> Log<F> {
        Log { listening: true, noted: Vec::new() }
    }

    /// A log that keeps nothing.
    #[must_use]
    pub fn silent() -> Log<F> {
        Log { listening: false, noted: Vec::new() }
    }

    /// Notes a fact that everybody may know.
    #[inline]
    pub fn note(&mut self, fact: F) {
        if self.listening {
            self.noted.push(Noted { to: Audience::All, fact });
        }
    }

    /// Notes a fact for the eyes of `side`.
    #[inline]
    pub fn whisper(&mut self, side: Side, fact: F) {
        if self.listening {
            self.noted.push(Noted { to: Audience::Only(side), fact });
        }
    }

    /// The facts kept so far.
    #[must_use]
    pub fn noted(&self) -> &[Noted<F>] {
        &self.noted
    }

    /// Forgets all but the first facts.
    pub fn truncate(&mut self, count: usize) {
        self.noted.truncate(count);
    }

    /// Hands over the facts kept so far and starts afresh.
    pub fn take(&mut self) -> Vec<Noted<F>> {
        std::mem::take(&mut self.noted)
    }
}

//! Verification of records.

use crate::find;
use rules::{Chance, Game, Heading, Record, RecordError, Violation};

/// Result of a verification; the inner error is a fault of the game that was played.
pub(crate) type Verified = Result<Result<Verdict, Violation>, RecordError>;
pub(crate) type Verify = fn(&str) -> Verified;

/// Facts about a valid record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Name of the game.
    pub game: &'static str,
    /// Number of actions that were checked.
    pub actions: usize,
    /// How its dice and draws were verified.
    pub chance: Chance,
}

/// Replays a record of any game, checks every action, and redraws dice and cards where the record carries its seeds. The inner error is a
/// fault of the game that was played.
///
/// # Errors
/// If the text is not a record.
pub fn verify(text: &str) -> Result<Result<Verdict, Violation>, RecordError> {
    let heading = Heading::read(text)?;
    find(&heading.game).map_err(|error| RecordError::Foreign(error.to_string()))?.verify(text)
}

pub(crate) fn verify_as<G: Game>(text: &str) -> Verified {
    let verify = || -> Verified {
        let record = Record::<G>::read(text)?;
        let actions = record.entries.len();
        Ok(rules::verify(&record).map(|chance| Verdict { game: G::NAME, actions, chance }))
    };
    rules::keeping(verify).0
}

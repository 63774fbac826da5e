//! A game in sentences.

use rules::{Audience, Game, Record, RecordError, Session};
use words::{Words, args};

/// Returns the sentences of a game, one per line; sentences that only one side knows are in brackets, with the wording of `words`.
///
/// # Errors
/// If the record does not replay.
pub fn text<G: Game>(record: &Record<G>, words: &Words) -> Result<String, RecordError> {
    let session = Session::replay(record)?;
    let mut lines = vec![words.title::<G>()];
    for (_, noted) in session.noted() {
        let sentence = words.fact::<G>(&noted.fact);
        lines.push(match noted.to {
            Audience::All => sentence,
            Audience::Only(side) => {
                let side = words.side::<G>(side);
                words.say("ui-only", &args! { side = side, sentence = sentence })
            }
        });
    }
    lines.extend(session.state().outcome().map(|outcome| words.end::<G>(&outcome)));
    lines.push(String::new());
    Ok(lines.join("\n"))
}

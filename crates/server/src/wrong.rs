//! Why something is not done.

use wire::{Code, Refusal};
use words::{Words, args};

/// Why something is not done; becomes a [`wire::Error`] in the reader's language.
#[derive(Clone, Debug, PartialEq)]
pub struct Wrong {
    /// The kind.
    pub code: Code,
    /// The rule that forbids an action.
    pub refusal: Option<Box<Refusal>>,
    /// What exactly is wrong with what was sent.
    pub detail: Option<String>,
}

impl Wrong {
    /// The same with what exactly is wrong.
    #[must_use]
    pub fn because(code: Code, detail: impl Into<String>) -> Wrong {
        Wrong { code, refusal: None, detail: Some(detail.into()) }
    }

    /// In words.
    #[must_use]
    pub fn told(self, words: &Words) -> wire::Error {
        let text = match &self.refusal {
            Some(refusal) => refusal.text.clone(),
            None => words.say(key(self.code), &args! {}),
        };
        wire::Error { code: self.code, text, refusal: self.refusal.map(|refusal| *refusal), detail: self.detail }
    }
}

impl From<Code> for Wrong {
    fn from(code: Code) -> Wrong {
        Wrong { code, refusal: None, detail: None }
    }
}

impl From<store::Error> for Wrong {
    fn from(error: store::Error) -> Wrong {
        match error {
            store::Error::NameTaken => Code::NameTaken.into(),
            store::Error::NoTable | store::Error::NoAccount => Code::NotFound.into(),
            store::Error::Nul => Code::Malformed.into(),
            other => {
                tracing::error!(error = %other, "the store failed");
                Code::Internal.into()
            }
        }
    }
}

/// The faults of a table, as far as a player can cause them.
impl From<desk::Fault> for Wrong {
    fn from(fault: desk::Fault) -> Wrong {
        let code = match fault.code {
            desk::Code::Refused => Code::Refused,
            desk::Code::NotYours => Code::NotYours,
            desk::Code::Over => Code::Over,
            desk::Code::NoUndo => Code::NoUndo,
            desk::Code::NoBot => Code::NoBot,
            desk::Code::Options => Code::Options,
            desk::Code::Position => Code::Position,
            desk::Code::Record => Code::Record,
            desk::Code::NoGame | desk::Code::NoTable => Code::NotFound,
            _ => Code::Malformed,
        };
        let refusal = fault.data.and_then(|data| serde_json::from_value(data).ok());
        let detail =
            matches!(code, Code::Malformed | Code::Options | Code::Position | Code::Record).then_some(fault.message);
        Wrong { code, refusal, detail }
    }
}

fn key(code: Code) -> &'static str {
    match code {
        Code::Malformed => "server-malformed",
        Code::NotFound => "server-not_found",
        Code::SignIn => "server-sign_in",
        Code::Password => "server-password",
        Code::Forbidden => "server-forbidden",
        Code::Origin => "server-origin",
        Code::NameTaken => "server-name_taken",
        Code::NameUnfit => "server-name_unfit",
        Code::SeatTaken => "server-seat_taken",
        Code::Stale => "server-stale",
        Code::Refused => "server-refused",
        Code::NotYours => "server-not_yours",
        Code::NotBegun => "server-not_begun",
        Code::Begun => "server-begun",
        Code::Paused => "server-paused",
        Code::NotPaused => "server-not_paused",
        Code::Over => "server-over",
        Code::NotOver => "server-not_over",
        Code::NoUndo => "server-no_undo",
        Code::NoOffer => "server-no_offer",
        Code::NoClaim => "server-no_claim",
        Code::NoBot => "server-no_bot",
        Code::Options => "server-options",
        Code::Position => "server-position",
        Code::Record => "server-record",
        Code::Export => "server-export",
        Code::TooLarge => "server-too_large",
        Code::TooOften => "server-too_often",
        Code::TooMany => "server-too_many",
        Code::Stuck => "server-stuck",
        Code::Busy => "server-busy",
        Code::Internal => "server-internal",
    }
}

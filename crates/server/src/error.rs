//! Errors of the API.

use wire::{Code, Refusal};
use words::{Words, args};

/// An error of the API; rendered as a [`wire::Error`] in the reader's language.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiError {
    /// Machine-readable code; it determines the status and the message.
    pub code: Code,
    /// Rule that forbids the action.
    pub refusal: Option<Box<Refusal>>,
    /// What exactly is wrong with the input.
    pub detail: Option<String>,
}

impl ApiError {
    /// Creates an error that says what exactly is wrong with the input.
    #[must_use]
    pub fn with_detail(code: Code, detail: impl Into<String>) -> ApiError {
        ApiError { code, refusal: None, detail: Some(detail.into()) }
    }

    /// Renders the error. Quotes of the input are shortened.
    #[must_use]
    pub fn render(self, words: &Words) -> wire::Error {
        let text = match &self.refusal {
            Some(refusal) => refusal.text.clone(),
            None => words.say(key(self.code), &args! {}),
        };
        let detail = self.detail.map(|detail| shortened(&detail));
        wire::Error { code: self.code, text, refusal: self.refusal.map(|refusal| *refusal), detail }
    }
}

/// Maximum length of a detail, in characters.
const DETAIL: usize = 200;

/// Shortens a text to its beginning and its end: parsers report the line number at the end.
fn shortened(text: &str) -> String {
    let count = text.chars().count();
    if count <= DETAIL {
        return text.to_owned();
    }
    let begin: String = text.chars().take(DETAIL * 3 / 4).collect();
    let end: String = text.chars().skip(count - DETAIL / 4 + 1).collect();
    format!("{begin}…{end}")
}

impl From<Code> for ApiError {
    fn from(code: Code) -> ApiError {
        ApiError { code, refusal: None, detail: None }
    }
}

impl From<store::Error> for ApiError {
    fn from(error: store::Error) -> ApiError {
        match error {
            store::Error::NameTaken => Code::NameTaken.into(),
            store::Error::NoTable | store::Error::NoAccount => Code::NotFound.into(),
            store::Error::Nul => Code::Malformed.into(),
            store::Error::Crowded => Code::Full.into(),
            store::Error::KeyUsed => Code::KeyUsed.into(),
            other if other.is_storage() => {
                tracing::error!(error = %other, "nothing can be stored");
                Code::Storage.into()
            }
            other if other.is_unreachable() => {
                tracing::error!(error = %other, "the database does not answer");
                Code::Busy.into()
            }
            other => {
                tracing::error!(error = %other, "the store failed");
                Code::Internal.into()
            }
        }
    }
}

/// Converts errors of a game that a player can cause.
impl From<games::Error> for ApiError {
    fn from(error: games::Error) -> ApiError {
        use games::Error;
        if let Error::At(index, error) = error {
            let inner = ApiError::from(*error);
            let detail = match inner.detail {
                Some(detail) => format!("actions[{index}]: {detail}"),
                None => format!("actions[{index}]"),
            };
            return ApiError { detail: Some(detail), ..inner };
        }
        let code = match &error {
            Error::Malformed(_) | Error::At(..) => Code::Malformed,
            Error::UnknownGame(_) => Code::NotFound,
            Error::Refused(_) | Error::Unasked | Error::Impossible => Code::Refused,
            Error::NotYours | Error::Chance => Code::NotYours,
            Error::Over => Code::Over,
            Error::NoUndo | Error::NothingPlayed => Code::NoUndo,
            Error::NoBot(_) => Code::NoBot,
            Error::Options(_) => Code::Options,
            Error::Position(_) => Code::Position,
            Error::Record(_) => Code::Record,
        };
        let detail = matches!(code, Code::Malformed | Code::Options | Code::Position | Code::Record);
        let detail = detail.then(|| error.to_string());
        let refusal = if let Error::Refused(refusal) = error { Some(refusal) } else { None };
        ApiError { code, refusal, detail }
    }
}

impl From<rules::RecordError> for ApiError {
    fn from(error: rules::RecordError) -> ApiError {
        games::Error::from(error).into()
    }
}

fn key(code: Code) -> &'static str {
    match code {
        Code::Malformed => "server-malformed",
        Code::NotFound => "server-not_found",
        Code::Method => "server-method",
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
        Code::Rated => "server-rated",
        Code::RatedTerms => "server-rated_terms",
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
        Code::TooManyGames => "server-too_many_games",
        Code::TooManyTables => "server-too_many_tables",
        Code::Full => "server-full",
        Code::KeyUsed => "server-key_used",
        Code::Stuck => "server-stuck",
        Code::Busy => "server-busy",
        Code::Storage => "server-storage",
        Code::Internal => "server-internal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_of_the_input_are_shortened() {
        let words = Words::new(words::Language::English);
        let detail =
            |text: &str| ApiError::with_detail(Code::Malformed, text).render(&words).detail.unwrap_or_default();
        assert_eq!(detail("short"), "short");
        let long = detail(&format!("invalid `{}` at line 7", "ż".repeat(60_000)));
        assert_eq!(long.chars().count(), DETAIL);
        assert!(long.starts_with("invalid `ż") && long.ends_with("ż` at line 7"), "{long}");
    }
}

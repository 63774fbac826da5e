//! Errors of requests.

use crate::Json;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Kind of an error; each kind has one HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The request cannot be parsed (400).
    Malformed,
    /// The requested page, table, game or other resource does not exist (404).
    NotFound,
    /// The address exists but does not support the method (405).
    Method,
    /// The visitor has to sign in or sit down first (401).
    SignIn,
    /// Name or password is wrong (401).
    Password,
    /// The visitor has no permission (403).
    Forbidden,
    /// The request comes from another site (403).
    Origin,
    /// The name is taken (409).
    NameTaken,
    /// The name or the password is not acceptable (422).
    NameUnfit,
    /// The seat is taken, or the invitation is no longer valid (409).
    SeatTaken,
    /// The table has a newer version; the current state follows (409).
    Stale,
    /// A rule of the game forbids the action; `refusal` names it (422).
    Refused,
    /// The decision belongs to another player (409).
    NotYours,
    /// The game has not begun (409).
    NotBegun,
    /// The game has begun (409).
    Begun,
    /// The game is paused (409).
    Paused,
    /// The game is not paused (409).
    NotPaused,
    /// The game is over (409).
    Over,
    /// The game is not over (409).
    NotOver,
    /// Nothing can be taken back (409).
    NoUndo,
    /// The game is rated, which excludes takebacks (409).
    Rated,
    /// A rated game requires two accounts, a clock, a named rule set and the usual set-up (422).
    RatedTerms,
    /// There is no such offer, or it cannot be made at the moment (409).
    NoOffer,
    /// No time has expired that could be claimed (409).
    NoClaim,
    /// The bot does not exist (422).
    NoBot,
    /// The options are invalid (422).
    Options,
    /// The position is invalid (422).
    Position,
    /// The record or log is damaged (422).
    Record,
    /// This export format does not support the game (422).
    Export,
    /// The request is too large (413).
    TooLarge,
    /// Too many requests in a short time (429).
    TooOften,
    /// The visitor has too many open connections (429).
    TooMany,
    /// Too many games against searching bots are in progress (429).
    TooManyGames,
    /// The player has too many unfinished tables (429).
    TooManyTables,
    /// A capacity is exhausted: of a table, or of another resource (409).
    Full,
    /// The key was used for another command (409).
    KeyUsed,
    /// The game cannot be replayed under the rules of this program (409).
    Stuck,
    /// The server cannot answer at the moment (503).
    Busy,
    /// Nothing can be stored at the moment: the disk is full or not writable (503).
    Storage,
    /// An unexpected error of the server (500).
    Internal,
}

impl Code {
    /// Returns the HTTP status.
    #[must_use]
    pub fn status(self) -> u16 {
        match self {
            Code::Malformed => 400,
            Code::SignIn | Code::Password => 401,
            Code::Forbidden | Code::Origin => 403,
            Code::NotFound => 404,
            Code::Method => 405,
            Code::TooLarge => 413,
            Code::NameUnfit
            | Code::Refused
            | Code::RatedTerms
            | Code::NoBot
            | Code::Options
            | Code::Position
            | Code::Record
            | Code::Export => 422,
            Code::TooOften | Code::TooMany | Code::TooManyGames | Code::TooManyTables => 429,
            Code::Internal => 500,
            Code::Busy | Code::Storage => 503,
            _ => 409,
        }
    }
}

/// Reason why an action is not legal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// The reason in machine-readable form.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub refusal: Json,
    /// Section of the rule digest.
    pub section: String,
    /// Sentence with the section.
    pub text: String,
}

/// Body of every error response, and part of a rejected message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Error {
    /// Kind of the error.
    pub code: Code,
    /// A sentence in the reader's language.
    pub text: String,
    /// The rule that forbids the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusal: Option<Refusal>,
    /// What exactly is wrong with the data sent, for its author: the field of a position, the line of a log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}

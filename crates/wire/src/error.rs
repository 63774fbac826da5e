//! What can be wrong with a request.

use crate::Json;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The kind of an error; every kind has one HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The request cannot be understood (400).
    Malformed,
    /// There is no such page, table, game or thing (404).
    NotFound,
    /// The address is known, but nothing can be done there in this way (405).
    Method,
    /// One has to sign in, or sit down, first (401).
    SignIn,
    /// Name or password is wrong (401).
    Password,
    /// It is not for you to see or to do (403).
    Forbidden,
    /// The request comes from another site (403).
    Origin,
    /// The name is taken (409).
    NameTaken,
    /// The name or the password does not do (422).
    NameUnfit,
    /// The seat is taken, or the link is not good any more (409).
    SeatTaken,
    /// The table has moved on; the present state follows (409).
    Stale,
    /// A rule of the game forbids the action; `refusal` says which (422).
    Refused,
    /// It is somebody else's decision (409).
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
    /// The game is rated, and nothing goes back in it (409).
    Rated,
    /// A game can be rated only between accounts, with a clock, by a named rule set and from the usual start (422).
    RatedTerms,
    /// There is no such offer, or it cannot be made now (409).
    NoOffer,
    /// Nobody's time is over (409).
    NoClaim,
    /// There is no such bot (422).
    NoBot,
    /// The options cannot be had (422).
    Options,
    /// The position cannot be (422).
    Position,
    /// The record or log is damaged (422).
    Record,
    /// This form of export does not fit the game (422).
    Export,
    /// Too much at once (413).
    TooLarge,
    /// Too often (429).
    TooOften,
    /// Too many windows are open (429).
    TooMany,
    /// Too many games are on against bots that search (429).
    TooManyGames,
    /// Too many tables of one player are not over (429).
    TooManyTables,
    /// There is no room for more: at a table, or of a thing (409).
    Full,
    /// The key was used for another command (409).
    KeyUsed,
    /// The game cannot be replayed under the rules of this program (409).
    Stuck,
    /// The server cannot answer now (503).
    Busy,
    /// Nothing can be stored now: the disk is full, or cannot be written to (503).
    Storage,
    /// Something went wrong here (500).
    Internal,
}

impl Code {
    /// The HTTP status.
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

/// Why an action is not possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// The machine form.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub refusal: Json,
    /// The section of the rule digest.
    pub section: String,
    /// The sentence, with the section.
    pub text: String,
}

/// The body of every answer that is not a success, and of a refused message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Error {
    /// The kind.
    pub code: Code,
    /// A sentence in the reader's language.
    pub text: String,
    /// The rule that forbids the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusal: Option<Refusal>,
    /// What exactly is wrong with what was sent, for its author: the field of a position, the line of a log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}

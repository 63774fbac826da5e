//! Messages between the server and its clients: HTTP, WebSocket and server-sent events.
//!
//! `docs/api.md` describes the protocol with examples. [`typescript()`] writes every type of this crate as TypeScript, which the web
//! client uses; every type is an OpenAPI schema too.
//!
//! What belongs to a game (actions, questions, facts, views) travels as its machine form, [`Json`]: a client that does not know the
//! game can still show the sentences that stand beside it and send an action back as it came.
//!
//! **Invariant**: a message says only what its reader may know. Times are milliseconds, moments are milliseconds since 1970.

mod account;
mod error;
mod games;
mod lobby;
mod setup;
mod socket;
mod table;
mod typescript;

pub use account::{Account, Me, NewApiToken, Password, SignIn, Token, TokenMade, Who, Whoever};
pub use error::{Code, Error, Refusal};
pub use games::{
    Bot, CoupOdds, Danger, Digest, GameInfo, Games, Knob, KnobValue, Odds, Peril, Preset, RealignOdds, RegionScore,
    Scores, Section, SideName, Standing,
};
pub use lobby::{Lines, Lobby, TableLine};
pub use setup::{ClockSetting, Join, NewTable, Opened, Opponent, SideChoice, Start, Upload, Uploaded};
pub use socket::{Deed, FromServer, ToServer, Why, WhyNot};
pub use table::{
    Actor, ChatLine, Choice, Clocks, Fact, Fairness, Held, Language, LogGroup, Moment, NewChat, Note, Offer, OfferKind,
    Outcome, Pair, Phase, Player, PlayerKind, Question, Replay, Seat, Seats, Side, Table, Update,
};
pub use typescript::typescript;

/// Any JSON value.
pub type Json = serde_json::Value;

//! Messages between the server and its clients: HTTP, WebSocket and server-sent events.
//!
//! `docs/api.md` describes the protocol with examples. The tests of this crate export every type as TypeScript for the web client; other
//! tests export the OpenAPI schemas.
//!
//! Data that belongs to a game (actions, questions, facts, views, figures) travels as [`Json`], typed by the game. A client that does not
//! know the game can still show the accompanying sentences and send an action back unchanged.
//!
//! **Invariant**: a message contains only what its reader may know. Durations are in milliseconds, points in time in milliseconds since
//! 1970.

mod account;
mod error;
mod games;
mod json;
mod lesson;
mod lobby;
mod patch;
mod people;
mod setup;
mod socket;
mod table;

pub use account::{Account, Me, NewApiToken, Password, SignIn, Token, TokenMade, Who, Whoever};
pub use error::{Code, Error, Refusal};
pub use games::{
    Bot, Danger, DangerLevel, Digest, GameInfo, Games, OptionInfo, OptionValue, Preset, Section, SideName,
};
pub use json::{Json, to_json};
pub use lesson::{LessonInfo, LessonMoment, LessonPlay, LessonReply, Lessons, Verdict};
pub use lobby::{Lobby, Pool, PoolCell, Seek, TableList, TableSummary};
pub use patch::{apply, patch};
pub use people::{
    Count, CurvePoint, EndCount, GameProfile, GameResult, HeadToHead, Leader, Leaderboard, PlayedGame, PlayedList,
    Profile,
};
pub use setup::{ClockSetting, Join, NewTable, Opened, Opponent, SideChoice, Start, Upload, Uploaded};
pub use socket::{Command, Draft, DraftEnd, FromServer, Preview, ToServer, Why, WhyNot};
pub use table::{
    Actor, ChatLine, Choice, Clocks, Fact, Fairness, Language, LogGroup, Moment, NewChat, Note, Offer, OfferKind,
    Outcome, Pair, Phase, Player, PlayerKind, Premove, Question, Rating, Replay, Scene, Seat, Seats, Side,
    TableSnapshot, Thinking, Update,
};

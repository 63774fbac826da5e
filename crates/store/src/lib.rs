//! Tables, actions, accounts and work, kept in SQLite or PostgreSQL.
//!
//! [`open`] gives an `Arc<dyn Store>` for a database URL. A [`Store`] is seven interfaces in one: [`Accounts`], [`Tables`],
//! [`Play`], [`People`], [`Seeks`], [`Talk`] and [`Work`]; a [`Bus`] tells what has changed, on this node or on another one.
//!
//! **What a table is.** A row with everything but the moves, and the moves beside it, in append-only [`Entry`]s numbered from 1.
//! The row has a `version`. Whatever changes a table is one [`Change`]: it names the version it answers, and either all of it is
//! stored and the version grows by one, or nothing is. Taking back is an entry too ([`EntryKind::Back`]), so nothing is ever lost and a
//! version never comes again; [`active_entries()`] gives the actions that count.
//!
//! **Invariant**: the store reads no clock. Times are milliseconds since 1970 ([`Time`]) that the caller gives.
//!
//! **Invariant**: what [`Play::commit`] has acknowledged survives the end of the process at any moment. PostgreSQL commits with
//! `synchronous_commit` on and SQLite with `synchronous=FULL`, so it survives a power cut too, as far as the disk keeps its word.
//!
//! **Invariant**: secrets of sessions, guests, invitations and API tokens are stored as hashes only ([`TokenHash`]).

mod accounts;
mod bus;
mod database;
mod error;
mod ids;
mod people;
mod play;
mod seeks;
mod tables;
mod talk;
#[doc(hidden)]
pub mod testing;
mod work;

pub use accounts::{Accounts, ApiToken, Guest, NewApiToken, NewUser, Player, Session, User, Vacation};
pub use bus::{Bus, Notice, Notices, Topic};
pub use error::{Error, Result};
pub use ids::{GuestId, TableId, Time, Token, TokenHash, UserId};
pub use people::{
    Against, Chair, CurvePoint, Ended, Leader, People, Played, PlayedFilter, Rated, Rating, Score, Standing, Tally,
};
pub use play::{
    AskedBot, BotJob, Change, Claim, Committed, Entry, EntryKind, IdempotencyKey, NewEntry, Play, Premove,
    PremoveStored, StoredTable, active_entries,
};
pub use seeks::{Paired, Seek, Seeks};
pub use tables::{
    Admission, Bounds, ClockKind, ClockState, Cursor, Fairness, Holder, NewTable, Offer, OfferKind, Page, Paged,
    RulesInPlay, Seat, Status, Summary, TableRow, Tables, Turn,
};
pub use talk::{Message, NewMessage, Note, Talk};
pub use work::{Due, Queue, Watch, Work};

use std::{pin::Pin, sync::Arc};

/// The setting of PostgreSQL that says how long a node may pause in the middle of a transaction: one that was stopped there, or has lost
/// its network, would keep its locks.
pub const PAUSE: (&str, &str) = ("idle_in_transaction_session_timeout", "2s");

/// Everything Hotline keeps.
pub trait Store: Accounts + Tables + Play + People + Seeks + Talk + Work + Bus {}

impl<T: Accounts + Tables + Play + People + Seeks + Talk + Work + Bus> Store for T {}

/// Opens a database by its URL, `sqlite:FILE` or `postgres://…`, and brings it to the form this program needs.
///
/// The type of the future is hidden: a crate that awaits an `async fn` compiles it anew, here with both drivers.
pub fn open(url: &str) -> Opening<'_> {
    open_for(url, &[Topic::Tables, Topic::Jobs])
}

/// A database that is being opened.
pub type Opening<'a> = Pin<Box<dyn Future<Output = Result<Arc<dyn Store>>> + Send + 'a>>;

/// The same for a node that wants to hear of some topics alone. A database in a file has one node, which hears of everything.
pub fn open_for<'a>(url: &'a str, topics: &'a [Topic]) -> Opening<'a> {
    Box::pin(async move { Ok(Arc::new(database::Database::open(url, topics).await?) as Arc<dyn Store>) })
}

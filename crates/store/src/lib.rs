//! Tables, actions, accounts and work, kept in SQLite or PostgreSQL.
//!
//! [`open`] returns an `Arc<dyn Store>` for a database URL. A [`Store`] combines seven interfaces: [`Accounts`], [`Tables`], [`Play`],
//! [`People`], [`Seeks`], [`Talk`] and [`Work`]. A [`Bus`] announces changes, made on this node or on another one.
//!
//! **What a table is.** A row with everything but the moves, and the moves beside it in append-only [`Entry`]s, numbered from 1. The row
//! has a `version`. Every update of a table is one [`Change`]: it names the version it is based on, and either all of it is stored and
//! the version grows by one, or nothing is stored. A takeback is an entry too ([`EntryKind::Back`]), so nothing is ever lost and no
//! version is ever reused; [`active_entries()`] returns the actions that count.
//!
//! **Invariant**: the store reads no clock. The caller passes all times, as milliseconds since 1970 ([`Time`]).
//!
//! **Invariant**: a change that [`Play::commit`] has acknowledged survives a crash of the process. PostgreSQL commits with
//! `synchronous_commit` on and SQLite with `synchronous=FULL`, so it also survives a power cut if the disk honours its flushes.
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

/// PostgreSQL setting that limits how long a transaction may stay idle. A node that was suspended inside a transaction, or has lost its
/// network, would otherwise keep its locks.
pub const PAUSE: (&str, &str) = ("idle_in_transaction_session_timeout", "2s");

/// All data of Hotline.
pub trait Store: Accounts + Tables + Play + People + Seeks + Talk + Work + Bus {}

impl<T: Accounts + Tables + Play + People + Seeks + Talk + Work + Bus> Store for T {}

/// Opens a database by its URL, `sqlite:FILE` or `postgres://…`, and applies missing migrations.
///
/// The type of the future is hidden: a crate that awaits an `async fn` compiles it again, here with both drivers.
pub fn open(url: &str) -> Opening<'_> {
    open_for(url, &[Topic::Tables, Topic::Jobs])
}

/// The future that [`open`] returns.
pub type Opening<'a> = Pin<Box<dyn Future<Output = Result<Arc<dyn Store>>> + Send + 'a>>;

/// Like [`open`], for a node that listens to some topics only. A SQLite database has a single node, which receives everything.
pub fn open_for<'a>(url: &'a str, topics: &'a [Topic]) -> Opening<'a> {
    Box::pin(async move { Ok(Arc::new(database::Database::open(url, topics).await?) as Arc<dyn Store>) })
}

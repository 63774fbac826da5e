//! Tables without their moves, and lists of them.

use crate::{GuestId, Player, Result, Standing, TableId, Time, TokenHash, UserId};
use rules::Side;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{fmt, str::FromStr};

/// State of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A seat is free.
    Waiting,
    /// The game is running.
    Running,
    /// The players have agreed to a pause.
    Paused,
    /// The game has ended; `outcome` says how.
    Over,
    /// The table was closed without a result: no opponent came, or all players left before the game began.
    Cancelled,
    /// The game does not replay under the rules of this program. It waits for a program that can replay it.
    Stuck,
}

/// Holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Any player may sit down.
    Open,
    /// The holder of the link may sit down; [`Seat::invitation`] is the hash of its secret.
    Invite,
    /// This account is invited and may sit down.
    Asked(UserId),
    /// The holder of the other seat plays this one too.
    HotSeat,
    /// A bot of this level.
    Bot(String),
    /// An account.
    User(UserId),
    /// A player without an account.
    Guest(GuestId),
    /// A deleted account.
    Gone,
}

impl From<Player> for Holder {
    fn from(player: Player) -> Holder {
        match player {
            Player::User(id) => Holder::User(id),
            Player::Guest(id) => Holder::Guest(id),
        }
    }
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Side played from the seat.
    pub side: Side,
    /// Player, bot, or condition for taking the seat.
    pub holder: Holder,
    /// Displayed name; the store fills it in for accounts and guests.
    pub name: Option<String>,
    /// Hash of the invitation's secret.
    pub invitation: Option<TokenHash>,
    /// The player's contribution to the randomness of the game, given on sitting down.
    pub entropy: Option<[u8; 32]>,
}

/// The seed of dice and draws, and the commitment published before the game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fairness {
    /// The seed; secret until the game ends.
    pub seed: [u8; 32],
    /// Commitment to the seed.
    pub commitment: [u8; 32],
}

impl fmt::Debug for Fairness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fairness").field("commitment", &self.commitment).finish_non_exhaustive()
    }
}

/// Time control of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockKind {
    /// No clock.
    None,
    /// A live clock: a budget for the game plus an increment per turn.
    Live {
        /// Budget of each side for the game, in milliseconds.
        base: i64,
        /// Increment per turn, in milliseconds.
        increment: i64,
    },
    /// A correspondence clock: days for each turn.
    Correspondence {
        /// Time for a turn, in milliseconds.
        turn: i64,
    },
}

/// State of the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockState {
    /// Milliseconds left to the western side when its clock last started or stopped.
    pub west: i64,
    /// The same for the eastern side.
    pub east: i64,
    /// Side whose clock runs.
    pub running: Option<Side>,
    /// When the running clock started.
    pub since: Time,
    /// When the time of the running side expires; `None` if no deadline applies.
    pub deadline: Option<Time>,
}

/// Which sides have a decision to make; both, where choices are simultaneous.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whether the western side has a decision to make.
    pub west: bool,
    /// Whether the eastern side has a decision to make.
    pub east: bool,
}

impl Turn {
    /// Returns true if `side` has a decision to make.
    pub fn of(self, side: Side) -> bool {
        match side {
            Side::West => self.west,
            Side::East => self.east,
        }
    }

    /// Returns a turn of `side` only.
    pub fn only(side: Side) -> Turn {
        Turn { west: side == Side::West, east: side == Side::East }
    }
}

/// Kind of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// To agree on a draw.
    Draw,
    /// To take back everything after an entry.
    Takeback {
        /// Number of that entry.
        to: i64,
    },
    /// To stop the clocks.
    Pause,
    /// To play again with sides swapped.
    Rematch,
}

/// A proposal that has not been answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Kind of the proposal.
    pub kind: OfferKind,
    /// Side that proposes.
    pub by: Side,
    /// When it was made.
    pub at: Time,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Id of the table.
    pub id: TableId,
    /// Name of the game.
    pub game: String,
    /// Rules version.
    pub rules: u32,
    /// Editions, variants and rulings, as in a record.
    pub options: Value,
    /// Starting position; `None` for the usual set-up.
    pub start: Option<Value>,
    /// Summary of the options for lists, as the full options may be long; the server defines its form.
    pub brief: Value,
    /// Whether every visitor may see the table.
    pub public: bool,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// Time control.
    pub clock: ClockKind,
    /// The seed and its commitment.
    pub fairness: Fairness,
    /// Both seats, in any order.
    pub seats: [Seat; 2],
    /// The game that this is a rematch of.
    pub rematch_of: Option<TableId>,
    /// Network the table is opened from, as the server names it: never an address. Cleared when the game is over.
    pub network: String,
    /// Initial status: waiting, or running if no player is awaited. The first change sets the rest of a running table.
    pub status: Status,
    /// When the table is opened.
    pub at: Time,
}

/// A table without its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Id of the table.
    pub id: TableId,
    /// Grows by one with each [`crate::Change`]; 1 when the table is opened.
    pub version: i64,
    /// Name of the game.
    pub game: String,
    /// Rules version.
    pub rules: u32,
    /// Editions, variants and rulings, as in a record.
    pub options: Value,
    /// Starting position; `None` for the usual set-up.
    pub start: Option<Value>,
    /// Whether every visitor may see the table.
    pub public: bool,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// Time control.
    pub clock: ClockKind,
    /// State of the clock.
    pub clock_state: ClockState,
    /// The seed and its commitment.
    pub fairness: Fairness,
    /// Both seats, the western one first.
    pub seats: [Seat; 2],
    /// Ratings of the players in this game.
    pub ratings: [Option<Standing>; 2],
    /// The game that this is a rematch of.
    pub rematch_of: Option<TableId>,
    /// Network the table was opened from; cleared when the game is over.
    pub network: String,
    /// State of the table.
    pub status: Status,
    /// Outcome of the game, in the server's form.
    pub outcome: Option<Value>,
    /// Sides that have a decision to make.
    pub turn: Turn,
    /// Proposals that have not been answered yet.
    pub offers: Vec<Offer>,
    /// Number of entries.
    pub entries: i64,
    /// When the table was opened.
    pub created: Time,
    /// When the table last changed.
    pub updated: Time,
}

impl TableRow {
    /// Returns the seat of a side.
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[side as usize]
    }
}

/// An item in a list of tables.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Id of the table.
    pub id: TableId,
    /// Version of the table.
    pub version: i64,
    /// Name of the game.
    pub game: String,
    /// Summary of the options, set by the server when it opened the table.
    pub brief: Value,
    /// Whether every visitor may see the table.
    pub public: bool,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// Time control.
    pub clock: ClockKind,
    /// State of the table.
    pub status: Status,
    /// Outcome of the game.
    pub outcome: Option<Value>,
    /// Sides that have a decision to make.
    pub turn: Turn,
    /// Sides that have made a premove; shown only to the side itself.
    pub premoved: Turn,
    /// When the running clock expires.
    pub deadline: Option<Time>,
    /// Holders of the seats with their names, the western one first.
    pub seats: [(Holder, Option<String>); 2],
    /// Ratings of the players in this game.
    pub ratings: [Option<Standing>; 2],
    /// When the table was opened.
    pub created: Time,
    /// When the table last changed.
    pub updated: Time,
}

/// Position in a list after which the next page begins; written `time.id`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Time by which the list is ordered.
    pub time: Time,
    /// The table.
    pub id: TableId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.time, self.id)
    }
}

impl FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> std::result::Result<Cursor, ()> {
        let (time, id) = text.split_once('.').ok_or(())?;
        Ok(Cursor { time: time.parse().map_err(|_| ())?, id: id.into() })
    }
}

/// A requested part of a list.
#[derive(Clone, Debug)]
pub struct Page {
    /// The page starts after this position; `None` for the first page.
    pub after: Option<Cursor>,
    /// Maximum number of items.
    pub limit: u32,
}

impl Page {
    /// Returns the page of the first `limit` items.
    pub fn first(limit: u32) -> Page {
        Page { after: None, limit }
    }
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Paged<T> {
    /// Items of the page.
    pub items: Vec<T>,
    /// Position after which the next page begins; `None` on the last page.
    pub next: Option<Cursor>,
}

/// Number of running and paused games under one rules version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesInPlay {
    /// Name of the game.
    pub game: String,
    /// Rules version.
    pub rules: u32,
    /// Number of tables.
    pub tables: i64,
}

/// Limits on opening a table.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// The player who opens the table.
    pub player: Player,
    /// Maximum number of the player's unfinished tables.
    pub tables: i64,
    /// Bot levels whose games are counted; empty if the new table has no such bot.
    pub levels: &'static [&'static str],
    /// Maximum number of the player's unfinished games against bots of these levels.
    pub games: i64,
    /// Maximum number of such games on all tables opened from the same network.
    pub network_games: i64,
    /// Maximum number of unfinished tables on which one invited account has not sat down yet.
    pub asked: i64,
}

/// Result of [`Tables::open_within`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// The table is open.
    Opened,
    /// A table with this id, or a rematch of the same game, exists already.
    There,
    /// The player has too many tables, or the invited account has too many invitations.
    TooManyTables,
    /// The player or the network has too many games against such bots.
    TooManyGames,
}

/// Tables and lists of them.
#[async_trait::async_trait]
pub trait Tables: Send + Sync {
    /// Opens a table with version 1. Returns false if a table with this id, or a rematch of the same game, exists already.
    async fn open_table(&self, table: NewTable) -> Result<bool>;
    /// Opens a table if the limits allow it. Concurrent requests cannot exceed them.
    async fn open_within(&self, table: NewTable, bounds: Bounds) -> Result<Admission>;
    /// Returns a table without its moves.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>>;
    /// Returns the versions of those tables that exist, so that the caller can detect missed changes.
    async fn versions(&self, ids: &[TableId]) -> Result<Vec<(TableId, i64)>>;
    /// Returns the rematch of a game.
    async fn rematch(&self, id: &TableId) -> Result<Option<TableId>>;

    /// Lists public tables with a free seat, the newest first.
    async fn lobby(&self, game: Option<&str>, page: Page) -> Result<Paged<Summary>>;
    /// Lists running public games, the most recently changed first.
    async fn watchable(&self, game: Option<&str>, page: Page) -> Result<Paged<Summary>>;
    /// Lists finished public games, the most recent first.
    async fn finished(&self, game: Option<&str>, page: Page) -> Result<Paged<Summary>>;
    /// Lists a player's unfinished tables, the most recently changed first; [`Summary::turn`] says where the player is to move.
    async fn mine(&self, player: &Player, page: Page) -> Result<Paged<Summary>>;
    /// Lists a player's finished games, the most recent first.
    async fn mine_finished(&self, player: &Player, page: Page) -> Result<Paged<Summary>>;

    /// Counts running and paused games by game and rules version.
    async fn rules_in_play(&self) -> Result<Vec<RulesInPlay>>;
    /// Returns tables that are stuck because they did not replay, ordered by id, starting after `after`.
    async fn stuck(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>>;
    /// Returns the running and paused tables of a game under a rules version, ordered by id, starting after `after`.
    async fn tables_under(&self, game: &str, rules: u32, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>>;
}

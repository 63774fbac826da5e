//! Tables without their moves: what is played, by whom, how it stands; and lists of them.

use crate::{GuestId, Player, Result, Standing, TableId, Time, TokenHash, UserId};
use rules::Side;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{fmt, str::FromStr};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A seat is free.
    Waiting,
    /// The game is on.
    Running,
    /// The players have agreed to a pause.
    Paused,
    /// It has ended; `outcome` says how.
    Over,
    /// It ended without a result: nobody came, or all left before it began.
    Cancelled,
    /// It does not replay under the rules of this program, and waits for one that can.
    Stuck,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Anybody may sit down.
    Open,
    /// Whoever has the link may sit down; [`Seat::invitation`] is the hash of its secret.
    Invite,
    /// That account may sit down.
    Asked(UserId),
    /// Whoever holds the other seat plays this one too.
    HotSeat,
    /// A bot of that level.
    Bot(String),
    /// An account.
    User(UserId),
    /// Somebody without an account.
    Guest(GuestId),
    /// An account that was deleted.
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
    /// The side that is played from it.
    pub side: Side,
    /// A person, a bot, or whom it waits for.
    pub holder: Holder,
    /// The name that others read; the store fills it in for accounts and guests.
    pub name: Option<String>,
    /// The hash of the secret in the invitation.
    pub invitation: Option<TokenHash>,
    /// What the seat adds to the randomness of the game, given when it was taken.
    pub entropy: Option<[u8; 32]>,
}

/// The seed that dice and draws come from, and what was said of it before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fairness {
    /// The secret, until the end.
    pub seed: [u8; 32],
    /// Its commitment.
    pub commitment: [u8; 32],
}

impl fmt::Debug for Fairness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fairness").field("commitment", &self.commitment).finish_non_exhaustive()
    }
}

/// What clock a table is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockKind {
    /// Without.
    None,
    /// So many milliseconds for the game, and so many more with each turn.
    Live {
        /// For the game.
        base: i64,
        /// With each turn.
        increment: i64,
    },
    /// So many milliseconds for each turn: days.
    Correspondence {
        /// For a turn.
        turn: i64,
    },
}

/// How the clock stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockState {
    /// Milliseconds left to the western side when its clock last started or stopped.
    pub west: i64,
    /// The same of the eastern side.
    pub east: i64,
    /// Whose clock runs.
    pub running: Option<Side>,
    /// Since when.
    pub since: Time,
    /// When the time of the running side is over; none if nothing is to be watched.
    pub deadline: Option<Time>,
}

/// Which sides have something to decide; both, where choices are simultaneous.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The western side.
    pub west: bool,
    /// The eastern side.
    pub east: bool,
}

impl Turn {
    /// True if that side has something to decide.
    pub fn of(self, side: Side) -> bool {
        match side {
            Side::West => self.west,
            Side::East => self.east,
        }
    }

    /// The turn of one side.
    pub fn only(side: Side) -> Turn {
        Turn { west: side == Side::West, east: side == Side::East }
    }
}

/// What one side may propose to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// To call it a draw.
    Draw,
    /// To go back to after an entry.
    Takeback {
        /// The number of that entry.
        to: i64,
    },
    /// To stop the clocks.
    Pause,
    /// To play again with sides swapped.
    Rematch,
}

/// A proposal that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What is proposed.
    pub kind: OfferKind,
    /// Who proposes it.
    pub by: Side,
    /// When it was proposed.
    pub at: Time,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// What is played.
    pub game: String,
    /// Under which rules version.
    pub rules: u32,
    /// Editions, variants and rulings, as they stand in a record.
    pub options: Value,
    /// The position it starts from; none for the usual set-up.
    pub start: Option<Value>,
    /// What lists tell of the options, which may be long; in the server's form.
    pub brief: Value,
    /// Whether everybody may see it.
    pub public: bool,
    /// Whether it counts.
    pub rated: bool,
    /// The clock.
    pub clock: ClockKind,
    /// The seed and its commitment.
    pub fairness: Fairness,
    /// Both seats, in any order.
    pub seats: [Seat; 2],
    /// The game it was proposed in as a rematch.
    pub rematch_of: Option<TableId>,
    /// The network that it is opened from, as the server names it: never an address. Forgotten when the game is over.
    pub network: String,
    /// How it begins: waiting, or running if nobody is awaited. What else a running table needs comes with its first change.
    pub status: Status,
    /// When it is opened.
    pub at: Time,
}

/// A table without its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// Grows by one with each [`crate::Change`]; 1 when the table is opened.
    pub version: i64,
    /// What is played.
    pub game: String,
    /// Under which rules version.
    pub rules: u32,
    /// Editions, variants and rulings, as they stand in a record.
    pub options: Value,
    /// The position it starts from; none for the usual set-up.
    pub start: Option<Value>,
    /// Whether everybody may see it.
    pub public: bool,
    /// Whether it counts.
    pub rated: bool,
    /// The clock.
    pub clock: ClockKind,
    /// How the clock stands.
    pub clock_state: ClockState,
    /// The seed and its commitment.
    pub fairness: Fairness,
    /// Both seats, the western one first.
    pub seats: [Seat; 2],
    /// The ratings of those who sit there, in this game.
    pub ratings: [Option<Standing>; 2],
    /// The game it was proposed in as a rematch.
    pub rematch_of: Option<TableId>,
    /// The network that it was opened from, until it is over.
    pub network: String,
    /// How far it has come.
    pub status: Status,
    /// How it ended, as the server writes it.
    pub outcome: Option<Value>,
    /// Who has something to decide.
    pub turn: Turn,
    /// Proposals that wait for an answer.
    pub offers: Vec<Offer>,
    /// How many entries there are.
    pub entries: i64,
    /// When it was opened.
    pub created: Time,
    /// When it last changed.
    pub updated: Time,
}

impl TableRow {
    /// The seat of a side.
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[side as usize]
    }
}

/// A line of a list of tables.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The table's name.
    pub id: TableId,
    /// Its version.
    pub version: i64,
    /// What is played.
    pub game: String,
    /// What the server said of the options when it opened the table.
    pub brief: Value,
    /// Whether everybody may see it.
    pub public: bool,
    /// Whether it counts.
    pub rated: bool,
    /// The clock.
    pub clock: ClockKind,
    /// How far it has come.
    pub status: Status,
    /// How it ended.
    pub outcome: Option<Value>,
    /// Who has something to decide.
    pub turn: Turn,
    /// Who has made a premove; for their own eyes.
    pub premoved: Turn,
    /// When the running clock is over.
    pub deadline: Option<Time>,
    /// Who holds the seats, the western one first, with names.
    pub seats: [(Holder, Option<String>); 2],
    /// Their ratings, in this game.
    pub ratings: [Option<Standing>; 2],
    /// When it was opened.
    pub created: Time,
    /// When it last changed.
    pub updated: Time,
}

/// Where a page of a list ends; written `time.id`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The time that the list is ordered by.
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

/// Which part of a list is wanted.
#[derive(Clone, Debug)]
pub struct Page {
    /// Only what comes after this; from the beginning, if none.
    pub after: Option<Cursor>,
    /// At most so many.
    pub limit: u32,
}

impl Page {
    /// The first so many.
    pub fn first(limit: u32) -> Page {
        Page { after: None, limit }
    }
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Paged<T> {
    /// The part.
    pub items: Vec<T>,
    /// Where the next part begins; none if this is the last.
    pub next: Option<Cursor>,
}

/// Games that are not over, by their rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesInPlay {
    /// What is played.
    pub game: String,
    /// The rules version.
    pub rules: u32,
    /// On how many tables.
    pub tables: i64,
}

/// How much there may be already when one more table is opened.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Who opens it.
    pub player: Player,
    /// Tables of the player that are not over.
    pub tables: i64,
    /// The levels of bots whose games are counted; none if the new table has no such bot.
    pub levels: &'static [&'static str],
    /// Games of the player against bots of these levels that are not over.
    pub games: i64,
    /// The same of everybody in the network of the table.
    pub network_games: i64,
    /// Tables that wait for one account that was asked.
    pub asked: i64,
}

/// What became of opening a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// It is open.
    Opened,
    /// A table of that name, or a rematch of the same game, is there already.
    There,
    /// The player has too many tables.
    TooManyTables,
    /// The player, or the network, has too many games against such bots.
    TooManyGames,
}

/// Tables and lists of them.
#[async_trait::async_trait]
pub trait Tables: Send + Sync {
    /// Opens a table, with version 1; false if a table of that name, or a rematch of the same game, is there already.
    async fn open_table(&self, table: NewTable) -> Result<bool>;
    /// Opens a table, if there are not too many yet. Of many who ask at once no more are let in than there is room for.
    async fn open_within(&self, table: NewTable, bounds: Bounds) -> Result<Admission>;
    /// A table without its moves.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>>;
    /// The versions of those tables that exist, to find out what was missed.
    async fn versions(&self, ids: &[TableId]) -> Result<Vec<(TableId, i64)>>;
    /// The rematch that followed a game.
    async fn rematch(&self, id: &TableId) -> Result<Option<TableId>>;

    /// Public tables with a free seat, the newest first.
    async fn lobby(&self, game: Option<&str>, page: Page) -> Result<Paged<Summary>>;
    /// Public games that are on, the one that changed last first.
    async fn watchable(&self, game: Option<&str>, page: Page) -> Result<Paged<Summary>>;
    /// Public games that are over, the last one first.
    async fn finished(&self, game: Option<&str>, page: Page) -> Result<Paged<Summary>>;
    /// A player's tables that are not over, the one that changed last first; [`Summary::turn`] tells where the player is awaited.
    async fn mine(&self, player: &Player, page: Page) -> Result<Paged<Summary>>;
    /// A player's tables that are over, the last one first.
    async fn mine_finished(&self, player: &Player, page: Page) -> Result<Paged<Summary>>;

    /// The rules of all games that are running or paused.
    async fn rules_in_play(&self) -> Result<Vec<RulesInPlay>>;
    /// The tables that were set aside because they did not replay, in the order of their names, after `after`.
    async fn stuck(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>>;
    /// The running and paused tables of a game under a rules version, in the order of their names, after `after`.
    async fn tables_under(&self, game: &str, rules: u32, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>>;
}

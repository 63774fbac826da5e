//! The view of a table from a seat.

use crate::{ClockSetting, Danger, Json};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One of the two sides; each game has its own names for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The United States, the CIA.
    West,
    /// The Soviet Union, the KGB.
    East,
}

impl From<rules::Side> for Side {
    fn from(side: rules::Side) -> Side {
        match side {
            rules::Side::West => Side::West,
            rules::Side::East => Side::East,
        }
    }
}

impl From<Side> for rules::Side {
    fn from(side: Side) -> rules::Side {
        match side {
            Side::West => rules::Side::West,
            Side::East => rules::Side::East,
        }
    }
}

/// Seat whose view of the game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The western player.
    West,
    /// The eastern player.
    East,
    /// A spectator, who sees what both players may know.
    Spectator,
    /// Everything; only after the end of the game.
    All,
}

impl Seat {
    /// Returns the seat in terms of the rules; `None` for [`Seat::All`].
    #[must_use]
    pub fn looker(self) -> Option<rules::Seat> {
        match self {
            Seat::West => Some(rules::Seat::Player(rules::Side::West)),
            Seat::East => Some(rules::Seat::Player(rules::Side::East)),
            Seat::Spectator => Some(rules::Seat::Spectator),
            Seat::All => None,
        }
    }

    /// Returns the side of a player's seat.
    #[must_use]
    pub fn side(self) -> Option<Side> {
        match self {
            Seat::West => Some(Side::West),
            Seat::East => Some(Side::East),
            Seat::Spectator | Seat::All => None,
        }
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        match side {
            Side::West => Seat::West,
            Side::East => Seat::East,
        }
    }
}

/// Language of the sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// French.
    Fr,
}

impl From<Language> for words::Language {
    fn from(language: Language) -> words::Language {
        match language {
            Language::En => words::Language::English,
            Language::Pl => words::Language::Polish,
            Language::Fr => words::Language::French,
        }
    }
}

/// Actor of a decision: a player or chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The western player.
    West,
    /// The eastern player.
    East,
    /// A die or a draw.
    Chance,
}

impl Actor {
    /// Converts an actor of the rules; `None` when the game is over.
    #[must_use]
    pub fn of(actor: rules::Actor) -> Option<Actor> {
        match actor {
            rules::Actor::Player(rules::Side::West) => Some(Actor::West),
            rules::Actor::Player(rules::Side::East) => Some(Actor::East),
            rules::Actor::Chance => Some(Actor::Chance),
            rules::Actor::Nobody => None,
        }
    }
}

impl From<Side> for Actor {
    fn from(side: Side) -> Actor {
        match side {
            Side::West => Actor::West,
            Side::East => Actor::East,
        }
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Pair<T> {
    /// Value of the western side.
    pub west: T,
    /// Value of the eastern side.
    pub east: T,
}

/// Kind of player in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// A player with an account.
    Account,
    /// A guest.
    Guest,
    /// A bot.
    Bot,
    /// The player of the other seat.
    HotSeat,
    /// Free for any player.
    Open,
    /// Free for the holder of the link.
    Invited,
    /// Free for an invited account.
    Asked,
    /// A deleted account.
    Gone,
}

/// Glicko-2 rating of an account in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Rating {
    /// The rating, in points.
    pub rating: i32,
    /// Rating deviation: the true strength is within this distance in two of three cases.
    pub deviation: i32,
    /// Whether the rating is based on too few games to be reliable.
    pub provisional: bool,
    /// Number of rated games.
    pub games: u32,
}

/// Player in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Player {
    /// Kind of player.
    pub kind: PlayerKind,
    /// Displayed name; for a bot, the name of its level. `null` for a free seat.
    pub name: Option<String>,
    /// Whether the player has an open connection, as far as this server knows.
    pub online: bool,
    /// Rating of the account in this game, if it has played rated games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<Rating>,
}

/// Players of both sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Seats {
    /// The western player.
    pub west: Player,
    /// The eastern player.
    pub east: Player,
}

/// State of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A seat is free.
    Waiting,
    /// The game is running.
    Running,
    /// The players have agreed to a pause.
    Paused,
    /// The game is over.
    Over,
    /// The table was closed before the game began.
    Cancelled,
    /// The game cannot be replayed under the rules of this program.
    Stuck,
}

/// A question of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Question {
    /// The question in machine-readable form.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub question: Json,
    /// The question as a sentence.
    pub text: String,
    /// Related section of the rule digest.
    pub rule: Option<String>,
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice {
    /// The action, to be sent back unchanged.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub action: Json,
    /// The action as a sentence.
    pub text: String,
    /// Costs and possible results, in the form of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Json")]
    #[schema(value_type = Option<Object>)]
    pub stakes: Option<Json>,
    /// A warning about the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub danger: Option<Danger>,
}

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Fact {
    /// The event in machine-readable form.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub fact: Json,
    /// The event as a sentence.
    pub text: String,
    /// Whether the event starts a new section of the log, such as a turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub opens: bool,
    /// The only side that may read the event; only present in the view of everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub only: Option<Side>,
}

/// Events caused by one action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LogGroup {
    /// Number of the action, from 0; it is also the number of actions before it.
    pub action: u32,
    /// The actor.
    pub by: Actor,
    /// Events that the seat may know.
    pub facts: Vec<Fact>,
    /// In an update, the change of the scene: a merge patch (RFC 7396) of the scene before the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Json")]
    #[schema(value_type = Option<Object>)]
    pub patch: Option<Json>,
}

/// Data for drawing a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Scene {
    /// Document of what the seat knows (`docs/positions.md`).
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// Derived figures, such as the score of each region, in the form of the game.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub figures: Json,
}

/// Outcome of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    /// The winner; `null` for a draw.
    pub winner: Option<Side>,
    /// The reason: one of the game's, or `resigned`, `time`, `agreed`.
    pub reason: String,
    /// The outcome as a sentence.
    pub text: String,
}

/// Kind of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// To agree on a draw, if the game allows it.
    Draw,
    /// To take back a decision of the proposer; not in rated games.
    Takeback,
    /// To stop the clocks.
    Pause,
    /// To play again with sides swapped, after the end.
    Rematch,
}

/// A proposal that has not been answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Offer {
    /// Kind of the proposal.
    pub kind: OfferKind,
    /// Side that proposes.
    pub by: Side,
    /// For a takeback: number of actions that remain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<u32>,
}

/// State of the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Clocks {
    /// Time control.
    pub setting: ClockSetting,
    /// Milliseconds left at `now`; 0 if the time has expired.
    pub left: Pair<i64>,
    /// Side whose clock runs.
    pub running: Option<Side>,
    /// Time of the server when the message was written.
    pub now: i64,
    /// When the running clock expires.
    pub deadline: Option<i64>,
    /// Side that may claim a win or grant more time, because the opponent's time has expired.
    pub claim: Option<Side>,
}

/// An answer given in advance of its question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Premove {
    /// The answer.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub action: Json,
    /// The answer as a sentence.
    pub text: String,
}

/// A searching bot. It contains only the thinking time, which every client can measure anyway.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Thinking {
    /// Side of the bot.
    pub side: Side,
    /// Thinking time used in this round before the bot was asked, in milliseconds.
    pub spent: i64,
    /// Maximum thinking time per round, in milliseconds.
    pub budget: i64,
    /// When the bot was asked.
    pub since: i64,
}

/// State of a table at one version, as seen from a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// Version of the table; grows with every change and never decreases.
    pub version: i64,
    /// Number of actions played; decreases after a takeback.
    pub actions: u32,
    /// State of the table.
    pub phase: Phase,
    /// Actor who gives the next answer; `null` before the beginning and after the end.
    pub actor: Option<Actor>,
    /// The current question.
    pub question: Option<Question>,
    /// Sentence that explains the wait, if the seat has nothing to choose.
    pub waiting: Option<String>,
    /// The searching bot, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub thinking: Option<Thinking>,
    /// Legal answers of this seat.
    pub choices: Vec<Choice>,
    /// Actions open to this seat out of turn.
    pub interrupts: Vec<Choice>,
    /// Answers that this seat may give in advance to its next question; hidden from the opponent until then.
    pub premoves: Vec<Choice>,
    /// Answer that this seat has given in advance.
    pub premove: Option<Premove>,
    /// Number of its last actions that this seat may take back.
    pub undo: u32,
    /// Sentence that says what an undo takes back, or why there is none; `null` for spectators.
    pub undo_text: Option<String>,
    /// Decisions that this seat may return to, at most the last 40, in ascending order: number of actions played before each. Between two
    /// people a return needs the consent of the other (`offer` of a `takeback`), otherwise it takes effect at once (`go_back`). Empty
    /// where returns are not allowed, as in rated games.
    #[serde(default)]
    pub decisions: Vec<u32>,
    /// Outcome of the game.
    pub outcome: Option<Outcome>,
    /// Proposals that have not been answered yet.
    pub offers: Vec<Offer>,
    /// State of the clocks; `null` without a clock.
    pub clocks: Option<Clocks>,
    /// Players of both sides.
    pub seats: Seats,
    /// Id of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// Data that proves the fairness of dice and draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Fairness {
    /// BLAKE3 hash of the seed, published before the game.
    pub commitment: String,
    /// Random contribution of each seat, given on sitting down.
    pub entropy: Pair<Option<String>>,
    /// The seed, published after the game.
    pub seed: Option<String>,
}

/// Complete state of a table, sent when it is opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSnapshot {
    /// Id of the table, used in links.
    pub id: String,
    /// Name of the game: `twilight`, `curtain` or `spies`.
    pub game: String,
    /// Title of the game.
    pub title: String,
    /// Rules version.
    pub rules: u32,
    /// Editions, variants and rulings, as a table is opened with them.
    #[ts(type = "{ [key in string]?: Json }")]
    #[schema(value_type = Object)]
    pub options: Json,
    /// Description of the rule set.
    pub rule_set: String,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether every visitor may watch.
    pub public: bool,
    /// When the table was opened.
    pub created: i64,
    /// Sides that the visitor plays: two on a hot seat, none for a spectator.
    pub mine: Vec<Side>,
    /// Seat whose view is shown.
    pub seat: Seat,
    /// Language of the sentences.
    pub lang: Language,
    /// Constant data of the cards and places of this game, in the form of the game.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub catalog: Json,
    /// The current state.
    pub now: Moment,
    /// Data for drawing the board; `null` before the game has begun.
    pub scene: Option<Scene>,
    /// Events that the seat may know.
    pub log: Vec<LogGroup>,
    /// The last hundred chat messages.
    pub chat: Vec<ChatLine>,
    /// Data that proves the fairness of dice and draws.
    pub fairness: Fairness,
    /// The game that this is a rematch of.
    pub rematch_of: Option<String>,
}

/// Changes of a table since a version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Update {
    /// Version that the update starts from. It fits a client that has this version or a later one.
    pub since: i64,
    /// The current state.
    pub now: Moment,
    /// Number of the first group of the log that is replaced by `log`.
    pub log_from: u32,
    /// New groups of the log. The client applies their patches to its scene, one after the other.
    pub log: Vec<LogGroup>,
    /// The complete scene where patches are not sufficient: when the game begins, and after a takeback.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scene: Option<Scene>,
    /// The seed, after the end of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// Number of the message at its table, from 1.
    pub number: i64,
    /// Seat of the author.
    pub seat: Seat,
    /// Name of the author; `null` if the account was deleted.
    pub name: Option<String>,
    /// Text of the message.
    pub text: String,
    /// Time of the message, in milliseconds since 1970.
    pub at: i64,
}

/// A chat message to be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChat {
    /// Text of the message, 1 to 500 characters.
    pub text: String,
    /// Idempotency key chosen by the client: a repeated message with the same key is stored once.
    pub key: String,
}

/// A private note about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Text of the note, at most 10,000 characters.
    pub text: String,
}

/// A position of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// Number of actions played up to this position.
    pub at: u32,
    /// Number of actions of the game.
    pub of: u32,
    /// Seat whose view is shown.
    pub seat: Seat,
    /// Actor who gives the next answer.
    pub actor: Option<Actor>,
    /// The question at this position.
    pub question: Option<Question>,
    /// The answer that was given, if the seat may know it.
    #[ts(type = "Json | null")]
    #[schema(value_type = Option<Object>)]
    pub answer: Option<Json>,
    /// Data for drawing the board.
    pub scene: Scene,
    /// Outcome of the game, at its last position.
    pub outcome: Option<Outcome>,
}

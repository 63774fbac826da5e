//! What a seat sees of a table.

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

/// From where a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The western chair.
    West,
    /// The eastern chair.
    East,
    /// What both players may know.
    Spectator,
    /// Everything; only when the game is over.
    All,
}

impl Seat {
    /// The seat of the rules; none where everything is seen.
    #[must_use]
    pub fn looker(self) -> Option<rules::Seat> {
        match self {
            Seat::West => Some(rules::Seat::Player(rules::Side::West)),
            Seat::East => Some(rules::Seat::Player(rules::Side::East)),
            Seat::Spectator => Some(rules::Seat::Spectator),
            Seat::All => None,
        }
    }

    /// The side of a player's chair.
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

/// A language of sentences.
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

/// Who gives the next answer.
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
    /// Who gives the next answer; nobody when the game is over.
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

/// Something of each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Pair<T> {
    /// Of the western side.
    pub west: T,
    /// Of the eastern side.
    pub east: T,
}

/// What sort of player somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// With an account.
    Account,
    /// Without.
    Guest,
    /// A bot.
    Bot,
    /// Whoever holds the other seat.
    HotSeat,
    /// Nobody yet: anybody may sit down.
    Open,
    /// Nobody yet: whoever has the link may sit down.
    Invited,
    /// Nobody yet: an account was asked by name.
    Asked,
    /// An account that was deleted.
    Gone,
}

/// How strong an account plays a game, by Glicko-2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Rating {
    /// The rating, in points.
    pub rating: i32,
    /// How far the true strength may be from it: in two of three cases not further.
    pub deviation: i32,
    /// Whether so little is known yet that it is no more than a guess.
    pub provisional: bool,
    /// How many games were counted.
    pub games: u32,
}

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Player {
    /// What sort of player.
    pub kind: PlayerKind,
    /// The name to show; of a bot the name of its level. None on an empty chair.
    pub name: Option<String>,
    /// Whether one of its windows is open, as far as this server knows.
    pub online: bool,
    /// How strong an account plays this game, if it has played rated games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<Rating>,
}

/// Both chairs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Seats {
    /// The western one.
    pub west: Player,
    /// The eastern one.
    pub east: Player,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A chair is free.
    Waiting,
    /// The game is on.
    Running,
    /// The players have agreed to a pause.
    Paused,
    /// It is over.
    Over,
    /// It was called off before it began.
    Cancelled,
    /// It cannot be replayed under the rules of this program.
    Stuck,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Question {
    /// The machine form.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub question: Json,
    /// The sentence.
    pub text: String,
    /// The section of the rule digest that it belongs to.
    pub rule: Option<String>,
}

/// Something that can be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice {
    /// What to send back.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub action: Json,
    /// The sentence.
    pub text: String,
    /// What it costs and how it may come out, in the form of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Json")]
    #[schema(value_type = Option<Object>)]
    pub stakes: Option<Json>,
    /// A warning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub danger: Option<Danger>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Fact {
    /// The machine form.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub fact: Json,
    /// The sentence.
    pub text: String,
    /// Whether a new part of the log begins here, such as a turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub opens: bool,
    /// The only side that may read it; told to who sees everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub only: Option<Side>,
}

/// What one action brought about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LogGroup {
    /// The number of the action, from 0: the position before it is the one after so many actions.
    pub action: u32,
    /// Who acted.
    pub by: Actor,
    /// What happened, as far as the seat may know.
    pub facts: Vec<Fact>,
    /// How the scene changed by it, in an update: a merge patch (RFC 7396) of the scene before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Json")]
    #[schema(value_type = Option<Object>)]
    pub patch: Option<Json>,
}

/// What a board draws.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Scene {
    /// What the seat knows, as a document (`docs/positions.md`).
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// What can be counted of it, such as how each region would score, in the form of the game.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub figures: Json,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// Why: a reason of the game, or `resigned`, `time`, `agreed`.
    pub reason: String,
    /// The sentence.
    pub text: String,
}

/// What one side may propose to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// To call it a draw, where the game knows one.
    Draw,
    /// To take the proposer's last decision back; not in rated games.
    Takeback,
    /// To stop the clocks.
    Pause,
    /// To play again with sides swapped; after the end.
    Rematch,
}

/// A proposal that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Offer {
    /// What is proposed.
    pub kind: OfferKind,
    /// Who proposes it.
    pub by: Side,
    /// Of a takeback: how many actions would stay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<u32>,
}

/// How the clocks stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Clocks {
    /// The clock.
    pub setting: ClockSetting,
    /// Milliseconds left at the moment `now`; 0 when time is over.
    pub left: Pair<i64>,
    /// Whose clock runs.
    pub running: Option<Side>,
    /// The server's time when this was written.
    pub now: i64,
    /// When the running clock is over.
    pub deadline: Option<i64>,
    /// The side that may claim the win, or wait, because the other's time is over.
    pub claim: Option<Side>,
}

/// An answer given before its question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Premove {
    /// The answer.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub action: Json,
    /// Its sentence.
    pub text: String,
}

/// A bot that thinks. It tells nothing but how long the bot has thought, which everybody can see by their own clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Thinking {
    /// Whose decision it is.
    pub side: Side,
    /// Milliseconds that it had thought in this round when it was asked.
    pub spent: i64,
    /// Milliseconds that it thinks in a round at most.
    pub budget: i64,
    /// When it was asked.
    pub since: i64,
}

/// What a seat sees at one version of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// Grows with every change of the table, and never goes back.
    pub version: i64,
    /// How many actions have been played; fewer after one was taken back.
    pub actions: u32,
    /// How far the table has come.
    pub phase: Phase,
    /// Who gives the next answer; nobody before the beginning and after the end.
    pub actor: Option<Actor>,
    /// What is asked.
    pub question: Option<Question>,
    /// Why one waits, where the seat has nothing to choose.
    pub waiting: Option<String>,
    /// The bot that thinks, where one searches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub thinking: Option<Thinking>,
    /// The answers of this seat.
    pub choices: Vec<Choice>,
    /// What this seat may do although it is not its turn.
    pub interrupts: Vec<Choice>,
    /// Answers that this seat may give now to a question that comes to it next; kept secret until then.
    pub premoves: Vec<Choice>,
    /// The answer of this seat to a question that is still to come.
    pub premove: Option<Premove>,
    /// How many of its last actions this seat may take back.
    pub undo: u32,
    /// What that would take back, or why nothing can be taken back; none where nobody plays.
    pub undo_text: Option<String>,
    /// The last decisions of this seat, at most 40, to which it may go back, in ascending order: how many actions had been played before
    /// each. Between two people that takes the consent of the other (`offer` of a `takeback`), else it is done at once (`go_back`). Empty
    /// where it is not allowed, as in rated games.
    #[serde(default)]
    pub decisions: Vec<u32>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Proposals that wait for an answer.
    pub offers: Vec<Offer>,
    /// The clocks; none where there is none.
    pub clocks: Option<Clocks>,
    /// Who sits where.
    pub seats: Seats,
    /// The game that followed as a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// What proves dice and draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Fairness {
    /// BLAKE3 of the seed, told before the game.
    pub commitment: String,
    /// What each seat added when it sat down.
    pub entropy: Pair<Option<String>>,
    /// The seed, told when the game is over.
    pub seed: Option<String>,
}

/// A table as one opens it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSnapshot {
    /// Its name in links.
    pub id: String,
    /// What is played: `twilight`, `curtain` or `spies`.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// The rules version.
    pub rules: u32,
    /// Editions, variants and rulings, as a table is opened with them.
    #[ts(type = "{ [key in string]?: Json }")]
    #[schema(value_type = Object)]
    pub options: Json,
    /// Which rule set that is, in words.
    pub rule_set: String,
    /// Whether it counts.
    pub rated: bool,
    /// Whether everybody may watch.
    pub public: bool,
    /// When it was opened.
    pub created: i64,
    /// The sides I play; two on a hot seat, none for who watches.
    pub mine: Vec<Side>,
    /// From where this is seen.
    pub seat: Seat,
    /// The language of the sentences.
    pub lang: Language,
    /// What never changes about the cards and places of this game, in the form of the game.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub catalog: Json,
    /// What is there now.
    pub now: Moment,
    /// What a board draws; none before the game has begun.
    pub scene: Option<Scene>,
    /// What happened, as far as the seat may know.
    pub log: Vec<LogGroup>,
    /// What was said, the last hundred lines.
    pub chat: Vec<ChatLine>,
    /// What proves dice and draws.
    pub fairness: Fairness,
    /// The game that it is the rematch of.
    pub rematch_of: Option<String>,
}

/// What has changed since a version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Update {
    /// The version it starts from: it fits a client that has this one or a later one.
    pub since: i64,
    /// What is there now.
    pub now: Moment,
    /// Groups of the log with this number or a higher one are replaced by `log`.
    pub log_from: u32,
    /// What happened since. The scene of the client follows by the patches of these groups, one after the other.
    pub log: Vec<LogGroup>,
    /// The scene as it is now, where patches would not do: when the game begins, and after something was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scene: Option<Scene>,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// From 1 at each table.
    pub number: i64,
    /// From which seat.
    pub seat: Seat,
    /// By whom; nobody, if the account was deleted.
    pub name: Option<String>,
    /// What was said.
    pub text: String,
    /// When it was said, in milliseconds since 1970.
    pub at: i64,
}

/// Something to be said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChat {
    /// What; 1 to 500 characters.
    pub text: String,
    /// A key of the client's choice: sent again with the same key, it is said once.
    pub key: String,
}

/// A private remark about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The remark; at most 10,000 characters.
    pub text: String,
}

/// A moment of a game that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// After so many actions.
    pub at: u32,
    /// How many there are.
    pub of: u32,
    /// From where it is seen.
    pub seat: Seat,
    /// Who gives the next answer.
    pub actor: Option<Actor>,
    /// What is asked.
    pub question: Option<Question>,
    /// The answer that was given, if the seat may know it.
    #[ts(type = "Json | null")]
    #[schema(value_type = Option<Object>)]
    pub answer: Option<Json>,
    /// What a board draws of it.
    pub scene: Scene,
    /// How it ended, at the end.
    pub outcome: Option<Outcome>,
}

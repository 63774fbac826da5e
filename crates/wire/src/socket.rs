//! Messages on the WebSocket of a table.

use crate::{
    ChatLine, Choice, Error, Json, Language, LogGroup, OfferKind, Question, Refusal, Seat, Seats, Side, TableSnapshot,
    Update,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A player's command at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Plays either an action (one of the choices, an interrupt, or a premove) or a whole draft. Exactly one of the fields is present.
    Play {
        /// The action, unchanged from `choices`, `interrupts` or `premoves`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "Json")]
        #[schema(value_type = Option<Object>)]
        action: Option<Json>,
        /// The actions of a draft, 1 to 64, each unchanged: all are stored in one change, or none. After an event that could not be
        /// foreseen (a die, a draw, a reveal, a decision of the other side), the rest is dropped.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "Array<Json>")]
        #[schema(value_type = Option<Vec<Object>>)]
        actions: Option<Vec<Json>>,
    },
    /// Withdraws a premove.
    CancelPremove,
    /// Takes back the last action, unless something was rolled, drawn or revealed since.
    Undo,
    /// Returns to an earlier decision of the player, even past dice, draws and moves of the bot, which repeat identically. Allowed in
    /// unrated games against a bot and on a hot seat; a finished game resumes.
    GoBack {
        /// Number of actions played before that decision: one of `decisions`.
        to: u32,
    },
    /// Resigns the game.
    Resign,
    /// Closes the table before the game has begun.
    Cancel,
    /// Makes a proposal.
    Offer {
        /// Kind of the proposal.
        kind: OfferKind,
        /// For a takeback: number of actions played before the own decision to return to; the last decision if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<u32>,
    },
    /// Accepts a proposal of the other side.
    Accept {
        /// Kind of the accepted proposal.
        kind: OfferKind,
    },
    /// Declines a proposal of the other side, or withdraws an own proposal.
    Decline {
        /// Kind of the proposal.
        kind: OfferKind,
    },
    /// Claims a win because the opponent's time has expired.
    Claim,
    /// Grants more time to the opponent, whose time has expired.
    Wait,
    /// Resumes a paused game.
    Resume,
}

impl Command {
    /// Returns a command that plays one action.
    #[must_use]
    pub fn play(action: Json) -> Command {
        Command::Play { action: Some(action), actions: None }
    }

    /// Returns a command that plays a draft.
    #[must_use]
    pub fn play_all(actions: Vec<Json>) -> Command {
        Command::Play { action: None, actions: Some(actions) }
    }
}

/// A message from the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToServer {
    /// Executes a command. The body of `POST /api/tables/{id}/do` is the same without `type`.
    Do {
        /// Idempotency key chosen by the client: new for every command, the same for a retry; at most 64 characters.
        key: String,
        /// Version of the table that the player saw.
        version: i64,
        /// The side that acts; if the player holds both.
        #[serde(default)]
        #[ts(optional)]
        side: Option<Side>,
        /// The command.
        command: Command,
    },
    /// Sends a chat message.
    Chat {
        /// Idempotency key chosen by the client.
        key: String,
        /// Text of the message, 1 to 500 characters.
        text: String,
    },
    /// Asks why an action is not legal.
    Why {
        /// Key chosen by the client, repeated in the answer.
        key: String,
        /// The side that would act; if the player holds both.
        #[serde(default)]
        #[ts(optional)]
        side: Option<Side>,
        /// The action.
        #[ts(type = "Json")]
        #[schema(value_type = Object)]
        action: Json,
    },
    /// Asks for the effect of some actions. Nothing is stored, and no other client is notified.
    Preview {
        /// Key chosen by the client, repeated in the answer.
        key: String,
        /// Version of the table that the player saw.
        version: i64,
        /// The side that would act; if the player holds both.
        #[serde(default)]
        #[ts(optional)]
        side: Option<Side>,
        /// 1 to 64 actions, starting at the current question or, while the other side answers in secret, at this side's next question.
        #[ts(type = "Array<Json>")]
        #[schema(value_type = Vec<Object>)]
        actions: Vec<Json>,
    },
    /// Changes the seat or the language of the view, or requests the whole table again. The server replies with `table`.
    Look {
        /// New seat; unchanged if absent.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        /// New language; unchanged if absent.
        #[serde(default)]
        #[ts(optional)]
        lang: Option<Language>,
    },
    /// Requests a `pong`.
    Ping {
        /// Key chosen by the client, repeated in the answer.
        key: String,
    },
}

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The whole table: after the socket has opened, after `look`, and whenever an update is not sufficient.
    Table(Box<TableSnapshot>),
    /// Changes since a version.
    Update(Box<Update>),
    /// A command was executed and stored.
    Done {
        /// Key of the command.
        key: String,
        /// Version that the command produced.
        version: i64,
        /// Id of the rematch, if one has begun.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rematch: Option<String>,
    },
    /// A message was rejected; nothing has changed.
    Refused {
        /// Key of the message; `null` if it had none.
        key: Option<String>,
        /// The error.
        error: Error,
    },
    /// Answer to `why`.
    Why {
        /// Key of the request.
        key: String,
        /// The answer.
        answer: WhyNot,
    },
    /// Answer to `preview`.
    Preview {
        /// Key of the request.
        key: String,
        /// Effect of the actions.
        preview: Preview,
    },
    /// A new chat message.
    Chat(ChatLine),
    /// A player has connected or disconnected.
    Seats(Seats),
    /// Answer to `ping`.
    Pong {
        /// Key of the `ping`.
        key: String,
        /// Time of the server.
        now: i64,
    },
}

/// A request for the reason why an action is not legal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// The action.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub action: Json,
    /// The side that would act; if the player holds both.
    #[serde(default)]
    #[ts(optional)]
    pub side: Option<Side>,
}

/// Reason why an action is not legal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct WhyNot {
    /// Whether the action is legal after all.
    pub legal: bool,
    /// The rule that forbids the action; `null` if it is legal, or is no answer to the question.
    pub refusal: Option<Refusal>,
}

/// Actions that have not been played yet, as a request for a preview.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// Version of the table that the player saw.
    pub version: i64,
    /// The side that would act; if the player holds both.
    #[serde(default)]
    #[ts(optional)]
    pub side: Option<Side>,
    /// 1 to 64 actions, starting at the current question or, while the other side answers in secret, at this side's next question.
    #[ts(type = "Array<Json>")]
    #[schema(value_type = Vec<Object>)]
    pub actions: Vec<Json>,
}

/// Effect of the actions of a draft, as far as the seat can know: it depends only on the view of the seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Preview {
    /// Version that the preview is based on.
    pub version: i64,
    /// The next question, if the draft can continue.
    pub question: Option<Question>,
    /// Legal answers to the next question.
    pub choices: Vec<Choice>,
    /// Change of the scene by all actions: a merge patch (RFC 7396) of the scene of that version; `null` if it does not change.
    #[ts(type = "Json | null")]
    #[schema(value_type = Option<Object>)]
    pub patch: Option<Json>,
    /// Events as far as they are certain: one group per action, without patches. Actions after the end have no group.
    pub log: Vec<LogGroup>,
    /// Reason why the draft cannot continue; `null` while it can.
    pub ends: Option<DraftEnd>,
}

/// Reason why a draft ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DraftEnd {
    /// Dice have to be rolled.
    Dice,
    /// A card has to be drawn.
    Draw,
    /// Information that the seat does not know is revealed.
    Reveal,
    /// The other side has a decision to make.
    Other,
    /// The game is over.
    Over,
}

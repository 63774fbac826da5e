//! What travels over the WebSocket of a table.

use crate::{
    ChatLine, Choice, Error, Json, Language, LogGroup, OfferKind, Question, Refusal, Seat, Seats, Side, TableSnapshot,
    Update,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a player does at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Plays an action (one of the choices, an interrupt, or a premove) or a whole draft: one of the fields is there.
    Play {
        /// The action as it came.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "Json")]
        #[schema(value_type = Option<Object>)]
        action: Option<Json>,
        /// The actions of a draft, 1 to 64, each as it came: all are stored in one change, or none. Where something comes that could not
        /// be known (a die, a draw, a reveal, the other side), the rest is dropped.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "Array<Json>")]
        #[schema(value_type = Option<Vec<Object>>)]
        actions: Option<Vec<Json>>,
    },
    /// Takes a premove back.
    CancelPremove,
    /// Takes the last action back, as far as nothing was rolled, drawn or shown since.
    Undo,
    /// Goes back to an earlier decision of one's own, also behind dice, draws and moves of the bot, which come out the same again. In
    /// games against a bot and on a hot seat that are not rated; a game that is over goes on.
    GoBack {
        /// How many actions had been played before that decision: one of `decisions`.
        to: u32,
    },
    /// Gives up.
    Resign,
    /// Calls the table off, before the game has begun.
    Cancel,
    /// Proposes something.
    Offer {
        /// What is proposed.
        kind: OfferKind,
        /// Of a takeback: back to the own decision before which so many actions had been played; the last one if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<u32>,
    },
    /// Agrees to what the other side proposes.
    Accept {
        /// The proposal that is agreed to.
        kind: OfferKind,
    },
    /// Declines what the other side proposes, or withdraws one's own proposal.
    Decline {
        /// The proposal that is declined or withdrawn.
        kind: OfferKind,
    },
    /// Claims the win because the other's time is over.
    Claim,
    /// Gives the other side, whose time is over, more of it.
    Wait,
    /// Goes on after a pause.
    Resume,
}

impl Command {
    /// Plays one action.
    #[must_use]
    pub fn play(action: Json) -> Command {
        Command::Play { action: Some(action), actions: None }
    }

    /// Plays a draft.
    #[must_use]
    pub fn play_all(actions: Vec<Json>) -> Command {
        Command::Play { action: None, actions: Some(actions) }
    }
}

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToServer {
    /// Does something. The body of `POST /api/tables/{id}/do` is the same without `type`.
    Do {
        /// A key of the client's choice, new for every command and the same when it is sent again; at most 64 characters.
        key: String,
        /// The version that the player saw.
        version: i64,
        /// For which side, where one plays both.
        #[serde(default)]
        #[ts(optional)]
        side: Option<Side>,
        /// What is to be done.
        command: Command,
    },
    /// Says something.
    Chat {
        /// A key of the client's choice.
        key: String,
        /// What; 1 to 500 characters.
        text: String,
    },
    /// Asks why an action is not possible.
    Why {
        /// A key of the client's choice.
        key: String,
        /// For which side, where one plays both.
        #[serde(default)]
        #[ts(optional)]
        side: Option<Side>,
        /// The action.
        #[ts(type = "Json")]
        #[schema(value_type = Object)]
        action: Json,
    },
    /// Asks what would come of some actions, of which nothing is stored and nobody else is told.
    Preview {
        /// A key of the client's choice.
        key: String,
        /// The version that the player saw.
        version: i64,
        /// For which side, where one plays both.
        #[serde(default)]
        #[ts(optional)]
        side: Option<Side>,
        /// 1 to 64 actions from the present question on, or from the one that comes to the side next while the other answers in secret.
        #[ts(type = "Array<Json>")]
        #[schema(value_type = Vec<Object>)]
        actions: Vec<Json>,
    },
    /// Looks from another seat or in another language from now on, or wants everything anew; the table follows.
    Look {
        /// From where; stays as it is if absent.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        /// In which language; stays as it is if absent.
        #[serde(default)]
        #[ts(optional)]
        lang: Option<Language>,
    },
    /// Wants a `pong`.
    Ping {
        /// A key of the client's choice.
        key: String,
    },
}

/// What the server sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The whole table: after opening, after `look`, and whenever an update would not do.
    Table(Box<TableSnapshot>),
    /// What has changed.
    Update(Box<Update>),
    /// A command is carried out and stored.
    Done {
        /// The key of the command.
        key: String,
        /// The version it made.
        version: i64,
        /// The rematch that began.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rematch: Option<String>,
    },
    /// A message was refused; nothing has changed.
    Refused {
        /// The key of the message; none where it had none.
        key: Option<String>,
        /// The code, the sentence, and the rule if one forbids it.
        error: Error,
    },
    /// The answer to `why`.
    Why {
        /// The key of the question.
        key: String,
        /// The answer.
        answer: WhyNot,
    },
    /// The answer to `preview`.
    Preview {
        /// The key of the question.
        key: String,
        /// What would come of the actions.
        preview: Preview,
    },
    /// Something was said.
    Chat(ChatLine),
    /// Somebody came or went.
    Seats(Seats),
    /// The answer to `ping`.
    Pong {
        /// The key of the `ping`.
        key: String,
        /// The server's time.
        now: i64,
    },
}

/// The question why an action is not possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// The action.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub action: Json,
    /// For which side, where one plays both.
    #[serde(default)]
    #[ts(optional)]
    pub side: Option<Side>,
}

/// Why an action is not possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct WhyNot {
    /// Whether it is possible after all.
    pub legal: bool,
    /// The rule that forbids it; none if it is possible, or has nothing to do with what is asked.
    pub refusal: Option<Refusal>,
}

/// Actions that are not played yet, and of which one wants to know what would come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The version that the player saw.
    pub version: i64,
    /// For which side, where one plays both.
    #[serde(default)]
    #[ts(optional)]
    pub side: Option<Side>,
    /// 1 to 64 actions from the present question on, or from the one that comes to the side next while the other answers in secret.
    #[ts(type = "Array<Json>")]
    #[schema(value_type = Vec<Object>)]
    pub actions: Vec<Json>,
}

/// What would come of the actions of a draft, as far as its seat can know: it depends on the view of the seat and on nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Preview {
    /// The version that it starts from.
    pub version: i64,
    /// What would be asked next, if the draft can go on.
    pub question: Option<Question>,
    /// The answers to it.
    pub choices: Vec<Choice>,
    /// How the scene would change by all the actions: a merge patch (RFC 7396) of the scene of that version; none if it would not.
    #[ts(type = "Json | null")]
    #[schema(value_type = Option<Object>)]
    pub patch: Option<Json>,
    /// What would happen, as far as it is certain: a group an action, without patches. Actions behind the end have none.
    pub log: Vec<LogGroup>,
    /// Why the draft cannot go on here; none while it can.
    pub ends: Option<DraftEnd>,
}

/// Why a draft cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DraftEnd {
    /// Dice are rolled.
    Dice,
    /// A card is drawn.
    Draw,
    /// Something is shown that the seat does not know.
    Reveal,
    /// The other side decides.
    Other,
    /// The game is over.
    Over,
}

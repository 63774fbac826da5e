//! What travels over the WebSocket of a table.

use crate::{ChatLine, Error, Json, Language, OfferKind, Refusal, Seat, Seats, Side, TableSnapshot, Update};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a player does at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Plays an action: one of the choices, an interrupt, or a premove.
    Play {
        /// The action as it came.
        #[ts(type = "Json")]
        #[schema(value_type = Object)]
        action: Json,
    },
    /// Takes a premove back.
    CancelPremove,
    /// Takes the last action back, as far as nothing was rolled, drawn or shown since.
    Undo,
    /// Gives up.
    Resign,
    /// Calls the table off, before the game has begun.
    Cancel,
    /// Proposes something.
    Offer {
        /// What is proposed.
        kind: OfferKind,
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

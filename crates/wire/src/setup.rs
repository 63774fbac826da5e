//! Opening a table and sitting down.

use crate::{Json, Language, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Who sits on the other side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Opponent {
    /// Anybody who finds the table in the lobby.
    Open,
    /// Whoever has the link.
    #[default]
    Invite,
    /// A bot.
    Bot {
        /// Its name, as `GET /api/games` lists them.
        name: String,
    },
    /// Somebody with an account, who is asked.
    Player {
        /// The name of the account.
        name: String,
    },
    /// The same person, on the same screen.
    HotSeat,
}

/// Which side I play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// The west.
    West,
    /// The east.
    East,
    /// As the dice will have it.
    #[default]
    Random,
    /// Both bid for it, in a game that knows bidding.
    Bid,
}

/// The clock of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ClockSetting {
    /// No clock.
    #[default]
    None,
    /// So much for the game, and more with each turn.
    Live {
        /// For the game, 1 to 600.
        minutes: u32,
        /// With each turn, 0 to 600.
        increment: u32,
    },
    /// So much for each turn.
    Correspondence {
        /// For a turn, 1 to 45.
        days: u32,
    },
}

/// What a game starts from.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Start {
    /// The usual set-up.
    #[default]
    Usual,
    /// A position document; it has its own options.
    Position {
        /// The document (`docs/positions.md`).
        #[ts(type = "Json")]
        #[schema(value_type = Object)]
        position: Json,
    },
    /// A moment of a game that is over, or of a watched record; its options hold.
    Table {
        /// The table.
        id: String,
        /// After so many actions.
        at: u32,
    },
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// `twilight`, `curtain` or `spies`.
    pub game: String,
    /// A named rule set; without it the one that readers of the language of the request begin with.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Single rule options, by name.
    #[serde(default)]
    #[ts(type = "{ [key in string]?: Json }", optional)]
    #[schema(value_type = Option<Object>)]
    pub options: Option<BTreeMap<String, Json>>,
    /// What it starts from.
    #[serde(default)]
    #[ts(optional, as = "Option<Start>")]
    pub start: Start,
    /// Who sits on the other side.
    #[serde(default)]
    #[ts(optional, as = "Option<Opponent>")]
    pub opponent: Opponent,
    /// Which side I play.
    #[serde(default)]
    #[ts(optional, as = "Option<SideChoice>")]
    pub side: SideChoice,
    /// The clock.
    #[serde(default)]
    #[ts(optional, as = "Option<ClockSetting>")]
    pub clock: ClockSetting,
    /// Whether it counts: no takebacks then.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
    /// Whether everybody may watch.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// 64 hexadecimal digits of my own, which dice and draws depend on; made up by the server if absent.
    #[serde(default)]
    #[ts(optional)]
    pub entropy: Option<String>,
}

/// A table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Opened {
    /// The table.
    pub id: String,
    /// The sides I play.
    pub sides: Vec<Side>,
    /// The secret of the invitation: the link is `/t/<id>?invite=<invite>`. It is told once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
}

/// Sitting down at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Join {
    /// The secret of the invitation, where one is needed.
    #[ts(optional)]
    pub invite: Option<String>,
    /// 64 hexadecimal digits of my own, which dice and draws depend on; made up by the server if absent.
    #[ts(optional)]
    pub entropy: Option<String>,
}

/// A record or a log, to be watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Upload {
    /// The text of the file: a record of Hotline, or a Playdek log.
    pub text: String,
    /// Whether everybody may watch it.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// The language of the answer.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<Language>,
}

/// A record was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Uploaded {
    /// The table on which it can be watched.
    pub id: String,
    /// How many actions it has.
    pub actions: u32,
    /// Whether its dice and draws were checked against its seeds.
    pub verified: bool,
}

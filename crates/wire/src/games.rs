//! What there is to play, and what helps to play it.

use crate::{Json, Pair};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Every game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The languages of the sentences.
    pub languages: Vec<String>,
}

/// A game, with all that can be set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// `twilight`, `curtain` or `spies`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Its rules version.
    pub rules: u32,
    /// Its sides.
    pub sides: Pair<SideName>,
    /// Its named rule sets, the default first.
    pub presets: Vec<Preset>,
    /// The one that readers of this language begin with.
    pub usual: String,
    /// Its rule options.
    pub options: Vec<OptionInfo>,
    /// Who can be played against.
    pub bots: Vec<Bot>,
    /// Whether sides can be bid for.
    pub bidding: bool,
    /// Whether a draw can be agreed.
    pub draw: bool,
    /// What never changes about cards, places and whatever else has a slug, with the default options.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub catalog: Json,
    /// The names of everything that has a slug.
    pub names: BTreeMap<String, String>,
    /// What cards and places do, by slug.
    pub texts: BTreeMap<String, String>,
}

/// What a side is called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SideName {
    /// In positions and on the command line: `us`, `kgb`.
    pub slug: String,
    /// To show.
    pub name: String,
}

/// A named rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Preset {
    /// The name.
    pub name: String,
    /// What it is.
    pub text: String,
    /// The options that it sets.
    #[ts(type = "{ [key in string]?: Json }")]
    #[schema(value_type = Object)]
    pub options: Json,
}

/// A rule option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionInfo {
    /// The name.
    pub name: String,
    /// What it decides.
    pub text: String,
    /// The values that it takes, or for a number a few typical ones.
    pub values: Vec<OptionValue>,
    /// The default.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub default: Json,
}

/// A value of a rule option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionValue {
    /// The value.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub value: Json,
    /// What it means.
    pub text: String,
}

/// A bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Bot {
    /// The name.
    pub name: String,
    /// What it is.
    pub text: String,
}

/// The rules of a game in numbered sections.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Digest {
    /// The game.
    pub game: String,
    /// The language it is written in.
    pub lang: String,
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Section {
    /// Its number, such as `3.7`; empty where there is none.
    pub number: String,
    /// Its title, where it has one.
    pub title: String,
    /// Its text, in Markdown.
    pub text: String,
}

/// How bad an action may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DangerLevel {
    /// It loses the game at once.
    Loses,
    /// It loses the game if dice, cards or the opponent want it.
    MayLose,
    /// It leaves something undone that loses the game later.
    Neglects,
}

/// A warning before an action that a player would regret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Danger {
    /// How bad it may be.
    pub level: DangerLevel,
    /// The warning.
    pub text: String,
}

//! Available games, their rules, and warnings.

use crate::{Json, Pair};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// All games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The languages of the sentences.
    pub languages: Vec<String>,
}

/// A game with its options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// `twilight`, `curtain` or `spies`.
    pub name: String,
    /// Title of the game.
    pub title: String,
    /// Rules version.
    pub rules: u32,
    /// Names of the sides.
    pub sides: Pair<SideName>,
    /// Named rule sets, the default first.
    pub presets: Vec<Preset>,
    /// The preset that is preselected in this language.
    pub usual: String,
    /// Rule options.
    pub options: Vec<OptionInfo>,
    /// Available bots.
    pub bots: Vec<Bot>,
    /// Whether players can bid for sides.
    pub bidding: bool,
    /// Whether the players can agree on a draw.
    pub draw: bool,
    /// Constant data of cards, places and everything else that has a slug, for the default options.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub catalog: Json,
    /// Names by slug.
    pub names: BTreeMap<String, String>,
    /// Texts of cards and places by slug.
    pub texts: BTreeMap<String, String>,
}

/// Name of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SideName {
    /// Slug in positions and on the command line: `us`, `kgb`.
    pub slug: String,
    /// Displayed name.
    pub name: String,
}

/// A named rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Preset {
    /// Name of the preset.
    pub name: String,
    /// Description.
    pub text: String,
    /// Options set by the preset.
    #[ts(type = "{ [key in string]?: Json }")]
    #[schema(value_type = Object)]
    pub options: Json,
}

/// A rule option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Name of the option.
    pub name: String,
    /// Description.
    pub text: String,
    /// Possible values; for a number, a few typical ones.
    pub values: Vec<OptionValue>,
    /// Default value.
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
    /// Description.
    pub text: String,
}

/// A bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Bot {
    /// Name of the bot.
    pub name: String,
    /// Description.
    pub text: String,
}

/// The rules of a game, in numbered sections.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Digest {
    /// The game.
    pub game: String,
    /// Language of the text.
    pub lang: String,
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Section {
    /// Number, such as `3.7`; may be empty.
    pub number: String,
    /// Title; may be empty.
    pub title: String,
    /// Text in Markdown.
    pub text: String,
}

/// Severity of a warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DangerLevel {
    /// The action loses the game at once.
    Loses,
    /// The action loses the game if dice, cards or the opponent allow it.
    MayLose,
    /// The action leaves a threat unanswered that loses the game later.
    Neglects,
}

/// A warning about an action that may be a mistake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Danger {
    /// Severity.
    pub level: DangerLevel,
    /// Text of the warning.
    pub text: String,
}

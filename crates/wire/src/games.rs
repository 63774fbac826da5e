//! What there is to play, and what helps to play it.

use crate::{Json, Pair, Side};
use serde::{Deserialize, Serialize};
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
    /// Its rule options.
    pub options: Vec<Knob>,
    /// Who can be played against.
    pub bots: Vec<Bot>,
    /// Whether sides can be bid for.
    pub bidding: bool,
    /// Whether a draw can be agreed.
    pub draw: bool,
    /// Cards, countries and whatever else has a slug: what never changes about them, with name and text.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub things: Json,
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
pub struct Knob {
    /// The name.
    pub name: String,
    /// What it decides.
    pub text: String,
    /// The values that it takes, or for a number a few typical ones.
    pub values: Vec<KnobValue>,
    /// The default.
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub default: Json,
}

/// A value of a rule option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct KnobValue {
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

/// The chances of an operation in a country, for the side that looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Odds {
    /// The country.
    pub country: String,
    /// For which side.
    pub side: Side,
    /// What a point of influence costs there.
    pub cost: u8,
    /// Coups with 1 Op to as many as can be used there, 4 to 6; none where there can be none.
    pub coups: Option<Vec<CoupOdds>>,
    /// A realignment roll; none where there can be none.
    pub realign: Option<RealignOdds>,
    /// Whether a coup there lowers DEFCON.
    pub lowers_defcon: bool,
    /// Whether that would lose the game.
    pub loses: bool,
}

/// What a coup comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CoupOdds {
    /// With so many Ops.
    pub ops: u8,
    /// By how much it succeeds with each of the six dice; 0 is a failure.
    pub results: Vec<i8>,
}

/// How a realignment roll may go, of 36 throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RealignOdds {
    /// Throws after which the opponent loses influence.
    pub gains: u8,
    /// Throws after which the actor does.
    pub losses: u8,
    /// Influence that the opponent loses in all 36 throws together.
    pub removed: u16,
    /// Influence that the actor loses in all 36 throws together.
    pub lost: u16,
}

/// How a side stands in a region.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Standing {
    /// `nothing`, `presence`, `domination` or `control`.
    pub standing: String,
    /// What that is worth.
    pub level: i8,
    /// Battlegrounds that it controls; in Iron Curtain the cards that it dominates.
    pub battlegrounds: u8,
    /// Countries next to the other superpower that it controls.
    pub next_to_enemy: u8,
    /// Victory points altogether.
    pub vp: i8,
}

/// What a region would bring if it were scored now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RegionScore {
    /// The region.
    pub region: String,
    /// How each side stands.
    pub sides: Pair<Standing>,
    /// What it would move: positive for the west.
    pub net: i8,
    /// The side that would win the game by it.
    pub wins: Option<Side>,
}

/// Every region as if it were scored now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Scores {
    /// The regions.
    pub regions: Vec<RegionScore>,
    /// Where the marker would stand after the final scoring, in Iron Curtain without the aftermath.
    pub end: i8,
}

/// How bad an action may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Danger {
    /// It loses the game at once.
    Now,
    /// It loses the game if dice, cards or the opponent want it.
    Soon,
    /// It leaves a scoring card that has to be played.
    Scoring,
}

/// What a player risks by an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Peril {
    /// How bad it may be; none if nothing was found.
    pub danger: Option<Danger>,
    /// The warning.
    pub text: Option<String>,
}

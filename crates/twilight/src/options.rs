//! Editions, variants and rulings.

use rules::{OptionError, OptionSpec};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Scenario {
    /// All ten turns.
    Standard,
    /// Turns 8 to 10 from a given position.
    LateWar,
}

/// Who wins when both sides hold a scoring card at the end of a turn (C21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum BothHold {
    /// The US, as the designers say.
    Us,
    /// The USSR.
    Ussr,
    /// A coin decides.
    Coin,
}

/// Which influence gives reach (C1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Influence that was there at the start of the action round and still is when placement begins.
    StartAndNow,
    /// Influence that was there at the start of the action round.
    Start,
}

/// The value of Operations granted by an event (C4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum GrantedOps {
    /// The printed value with the modifiers of the player who uses them.
    Modified,
    /// The printed value.
    Printed,
}

/// The influence in Angola in the late-war scenario (C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Angola {
    /// The minimum that gives the USSR control.
    Minimum,
    /// One US, three USSR.
    OneThree,
}

/// The influence in Finland in the late-war scenario (C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Finland {
    /// One US, three USSR.
    OneThree,
    /// One US, two USSR.
    OneTwo,
}

/// The VP that the US needs at the end of the late-war scenario (C7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LateWarGoal {
    /// More than 20 VP.
    #[serde(rename = "above_20")]
    Above20,
    /// 20 VP or more.
    #[serde(rename = "from_20")]
    From20,
}

/// The countries where Junta's realignments may be (C11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum JuntaArea {
    /// In both Americas.
    Both,
    /// All of them in the same one.
    One,
}

/// The values by which Missile Envy finds the highest card (C13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EnvyValue {
    /// The value as modified for the giver.
    Giver,
    /// The printed value.
    Printed,
    /// The value as modified for the taker.
    Taker,
}

/// How long CIA Created and Lone Gunman show a hand (C28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ShownHand {
    /// Once.
    Once,
    /// For the rest of the turn: cards that come later are seen too.
    Turn,
}

/// The settings of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether the cards 104-110 are used.
    pub optional_cards: bool,
    /// Additional influence of the US after the set-up.
    pub us_handicap: u8,
    /// Additional influence of the USSR after the set-up.
    pub ussr_handicap: u8,
    /// The scenario.
    pub scenario: Scenario,
    /// Whether the second edition is played: Canada empty, no cards 104-110, its own Aldrich Ames.
    pub second_edition: bool,
    /// Whether the Chinese Civil War variant is played.
    pub chinese_civil_war: bool,
    /// Whether the sides are bid for with influence.
    pub bidding: bool,
    /// Whether held cards are shown at the end of a turn.
    pub reveal_held_cards: bool,
    /// Who wins when both hold a scoring card (C21).
    pub both_hold: BothHold,
    /// Whether realignments ignore the DEFCON bans.
    pub realign_ignores_defcon: bool,
    /// Whether the side that makes a realignment roll is spared a loss by it.
    pub realign_spares_actor: bool,
    /// Whether the points of one card may be split between influence and realignments.
    pub mix_influence_and_realign: bool,
    /// Whether the die of the Space Race may be declined.
    pub space_without_roll: bool,
    /// Which influence gives reach (C1).
    pub reach: Reach,
    /// The value of Operations granted by an event (C4).
    pub granted_ops: GrantedOps,
    /// The influence in Angola in the late-war scenario (C6).
    pub angola: Angola,
    /// The influence in Finland in the late-war scenario (C6).
    pub finland: Finland,
    /// The VP that the US needs in the late-war scenario (C7).
    pub late_war_goal: LateWarGoal,
    /// The countries where Junta's realignments may be (C11).
    pub junta: JuntaArea,
    /// The values by which Missile Envy finds the highest card (C13).
    pub envy_value: EnvyValue,
    /// Whether South African Unrest may split its two points (C24).
    pub unrest_may_split: bool,
    /// How long CIA Created and Lone Gunman show a hand (C28).
    pub shown_hand: ShownHand,
    /// Whether the discards are shuffled as soon as the pile is empty (3.7).
    pub eager_reshuffle: bool,
    /// Whether an opponent's card received through Missile Envy may go to the Space Race (9.6).
    pub envy_may_space: bool,
    /// Whether Defectors that Five Year Plan draws in an action round of the USSR give the US a VP (card 103).
    pub plan_pays_defectors: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            optional_cards: true,
            us_handicap: 0,
            ussr_handicap: 0,
            scenario: Scenario::Standard,
            second_edition: false,
            chinese_civil_war: false,
            bidding: false,
            reveal_held_cards: false,
            both_hold: BothHold::Us,
            realign_ignores_defcon: false,
            realign_spares_actor: false,
            mix_influence_and_realign: false,
            space_without_roll: false,
            reach: Reach::StartAndNow,
            granted_ops: GrantedOps::Modified,
            angola: Angola::Minimum,
            finland: Finland::OneThree,
            late_war_goal: LateWarGoal::Above20,
            junta: JuntaArea::Both,
            envy_value: EnvyValue::Giver,
            unrest_may_split: false,
            shown_hand: ShownHand::Once,
            eager_reshuffle: false,
            envy_may_space: false,
            plan_pays_defectors: false,
        }
    }
}

const BOOL: &[&str] = &["false", "true"];

const fn spec(name: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, values }
}

/// The maximum influence of a handicap.
const HANDICAP_MAX: u8 = 15;

impl rules::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        spec("optional_cards", BOOL),
        spec("us_handicap", &["0", "1", "2", "3", "5"]),
        spec("ussr_handicap", &["0", "1", "2"]),
        spec("scenario", &["standard", "late_war"]),
        spec("second_edition", BOOL),
        spec("chinese_civil_war", BOOL),
        spec("bidding", BOOL),
        spec("reveal_held_cards", BOOL),
        spec("both_hold", &["us", "ussr", "coin"]),
        spec("realign_ignores_defcon", BOOL),
        spec("realign_spares_actor", BOOL),
        spec("mix_influence_and_realign", BOOL),
        spec("space_without_roll", BOOL),
        spec("reach", &["start_and_now", "start"]),
        spec("granted_ops", &["modified", "printed"]),
        spec("angola", &["minimum", "one_three"]),
        spec("finland", &["one_three", "one_two"]),
        spec("late_war_goal", &["above_20", "from_20"]),
        spec("junta", &["both", "one"]),
        spec("envy_value", &["giver", "printed", "taker"]),
        spec("unrest_may_split", BOOL),
        spec("shown_hand", &["once", "turn"]),
        spec("eager_reshuffle", BOOL),
        spec("envy_may_space", BOOL),
        spec("plan_pays_defectors", BOOL),
    ];

    const PRESETS: &'static [&'static str] = &["seed", "deluxe", "league", "second_edition", "playdek"];

    fn preset(name: &str) -> Option<Options> {
        let seed = Options::default();
        // The English readings of section 15 where they differ from the seed's.
        let deluxe = Options {
            reach: Reach::Start,
            angola: Angola::OneThree,
            finland: Finland::OneTwo,
            late_war_goal: LateWarGoal::From20,
            junta: JuntaArea::One,
            unrest_may_split: true,
            shown_hand: ShownHand::Turn,
            ..seed
        };
        // The tournament rules (17.54).
        let league = Options { us_handicap: 2, ..deluxe };
        Some(match name {
            "seed" => seed,
            "deluxe" => deluxe,
            "league" => league,
            "second_edition" => Options { second_edition: true, optional_cards: false, ..seed },
            // The rules that the logs of that program show; see rulings.md.
            "playdek" => Options {
                junta: JuntaArea::Both,
                eager_reshuffle: true,
                envy_may_space: true,
                plan_pays_defectors: true,
                ..league
            },
            _ => return None,
        })
    }

    /// Returns the Polish edition for Polish readers, and the English one for all others, who have it or a translation of it.
    fn usual(language: &str) -> &'static str {
        if language == "pl" { "seed" } else { "deluxe" }
    }

    fn check(&self) -> Result<(), OptionError> {
        let clash = |text: &str| Err(OptionError::Clash(text.to_owned()));
        if self.us_handicap > HANDICAP_MAX || self.ussr_handicap > HANDICAP_MAX {
            return clash("a handicap is at most 15 influence");
        }
        if self.second_edition && self.optional_cards {
            return clash("the second edition has no cards 104-110: turn `optional_cards` off");
        }
        if self.chinese_civil_war && self.scenario == Scenario::LateWar {
            return clash("the late-war scenario begins long after the Chinese Civil War");
        }
        if self.bidding && (self.us_handicap > 0 || self.ussr_handicap > 0) {
            return clash("bidding decides the additional influence: set both handicaps to 0");
        }
        Ok(())
    }
}

//! The pack and the rulings of a game.

use crate::pack::PackRef;
use rules::OptionSpec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The rulings that are switches (rules digest, section 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
pub struct Rulings {
    /// Q1: the start card counts for domination and majority.
    pub start_card_scores: bool,
    /// Q4: the starter of a round is chosen after the deal.
    pub starter_chosen_after_deal: bool,
    /// Q3: incomplete regions score at the end.
    pub incomplete_regions_score: bool,
    /// Q8: the cube numbers of events are maxima.
    pub event_cubes_are_maxima: bool,
    /// Q21: an event may not remove the last cube that a side has on the table.
    pub keep_last_cube: bool,
}

impl Default for Rulings {
    /// The rulings of the digest: all on.
    fn default() -> Rulings {
        Rulings {
            start_card_scores: true,
            starter_chosen_after_deal: true,
            incomplete_regions_score: true,
            event_cubes_are_maxima: true,
            keep_last_cube: true,
        }
    }
}

impl Rulings {
    /// Returns every ruling with its name.
    #[must_use]
    pub const fn named(&self) -> [(&'static str, bool); 5] {
        [
            ("start_card_scores", self.start_card_scores),
            ("starter_chosen_after_deal", self.starter_chosen_after_deal),
            ("incomplete_regions_score", self.incomplete_regions_score),
            ("event_cubes_are_maxima", self.event_cubes_are_maxima),
            ("keep_last_cube", self.keep_last_cube),
        ]
    }

    /// Returns a mutable reference to a ruling by name.
    pub fn by_name(&mut self, name: &str) -> Option<&mut bool> {
        match name {
            "start_card_scores" => Some(&mut self.start_card_scores),
            "starter_chosen_after_deal" => Some(&mut self.starter_chosen_after_deal),
            "incomplete_regions_score" => Some(&mut self.incomplete_regions_score),
            "event_cubes_are_maxima" => Some(&mut self.event_cubes_are_maxima),
            "keep_last_cube" => Some(&mut self.keep_last_cube),
            _ => None,
        }
    }
}

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Given")]
pub struct Options {
    /// The card pack.
    pub pack: PackRef,
    /// The rulings.
    #[serde(flatten)]
    pub rulings: Rulings,
}

impl Options {
    /// Returns the options of a pack with its own rulings.
    #[must_use]
    pub fn of(pack: PackRef) -> Options {
        Options { pack, rulings: pack.get().rulings }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::of(PackRef::default())
    }
}

/// Options as a client writes them: missing rulings are those of the pack.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    #[serde(default)]
    pack: PackRef,
    start_card_scores: Option<bool>,
    starter_chosen_after_deal: Option<bool>,
    incomplete_regions_score: Option<bool>,
    event_cubes_are_maxima: Option<bool>,
    keep_last_cube: Option<bool>,
}

impl From<Given> for Options {
    fn from(given: Given) -> Options {
        let own = given.pack.get().rulings;
        let rulings = Rulings {
            start_card_scores: given.start_card_scores.unwrap_or(own.start_card_scores),
            starter_chosen_after_deal: given.starter_chosen_after_deal.unwrap_or(own.starter_chosen_after_deal),
            incomplete_regions_score: given.incomplete_regions_score.unwrap_or(own.incomplete_regions_score),
            event_cubes_are_maxima: given.event_cubes_are_maxima.unwrap_or(own.event_cubes_are_maxima),
            keep_last_cube: given.keep_last_cube.unwrap_or(own.keep_last_cube),
        };
        Options { pack: given.pack, rulings }
    }
}

const SWITCH: &[&str] = &["true", "false"];

impl rules::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "pack", values: &["default"] },
        OptionSpec { name: "start_card_scores", values: SWITCH },
        OptionSpec { name: "starter_chosen_after_deal", values: SWITCH },
        OptionSpec { name: "incomplete_regions_score", values: SWITCH },
        OptionSpec { name: "event_cubes_are_maxima", values: SWITCH },
        OptionSpec { name: "keep_last_cube", values: SWITCH },
    ];

    const PRESETS: &'static [&'static str] = &["default"];

    fn preset(name: &str) -> Option<Options> {
        (name == "default").then(Options::default)
    }

    /// Rulings do not exclude each other.
    fn check(&self) -> Result<(), rules::OptionError> {
        Ok(())
    }
}

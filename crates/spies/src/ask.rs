//! Questions to players and chance.

use rules::Side;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A question; it names the rule, never a hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "Question")]
pub enum Ask {
    /// Chance: the side that gets the balance token in the first turn (1.2a).
    Balance,
    /// Chance: the next card of the group deck.
    NextGroup,
    /// Chance: the next card of the objective deck.
    NextObjective,
    /// Chance: the bottom card of the objective deck (5.10).
    LastObjective,
    /// The Analyst's order of the top three groups (1.5).
    Analyst {
        /// The side that decides.
        side: Side,
    },
    /// Agent X (2.1).
    Agent {
        /// The side that decides.
        side: Side,
    },
    /// The side that acts first (3.1).
    First {
        /// The side that decides.
        side: Side,
    },
    /// An action of the Influence Struggle (3.2).
    Act {
        /// The side that decides.
        side: Side,
    },
    /// The use of the group looked at (3.13).
    Media {
        /// The side that decides.
        side: Side,
    },
    /// The group discarded by the Nuclear Escalation that ends on top of the pile (8.3, A23).
    OnTop {
        /// The side that decides.
        side: Side,
    },
    /// Whether the Nobel Peace Prize saves Agent X (8.5).
    Save {
        /// The side that decides.
        side: Side,
    },
    /// A Double Agent's choice (5.7).
    DoubleAgent {
        /// The side that decides.
        side: Side,
    },
    /// The use of abilities in the Détente (6.3).
    Window {
        /// The side that decides.
        side: Side,
    },
    /// The order of the objectives seen through the Space Race (8.9).
    SpaceRace {
        /// The side that decides.
        side: Side,
    },
}

impl rules::Question for Ask {}

impl Ask {
    /// Returns the side that decides; `None` for chance.
    #[must_use]
    pub fn side(self) -> Option<Side> {
        match self {
            Ask::Balance | Ask::NextGroup | Ask::NextObjective | Ask::LastObjective => None,
            Ask::Analyst { side }
            | Ask::Agent { side }
            | Ask::First { side }
            | Ask::Act { side }
            | Ask::Media { side }
            | Ask::OnTop { side }
            | Ask::Save { side }
            | Ask::DoubleAgent { side }
            | Ask::Window { side }
            | Ask::SpaceRace { side } => Some(side),
        }
    }
}

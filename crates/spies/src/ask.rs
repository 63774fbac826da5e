//! What is asked.

use rules::Side;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A question; it names the rule, never a hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "Question")]
pub enum Ask {
    /// Chance: who gets the balance token in the first turn (1.2a).
    Balance,
    /// Chance: what the next card of the group deck is.
    NextGroup,
    /// Chance: what the next card of the objective deck is.
    NextObjective,
    /// Chance: what the bottom card of the objective deck is (5.10).
    LastObjective,
    /// The Analyst's order of the top three groups (1.5).
    Analyst {
        /// Who decides.
        side: Side,
    },
    /// Agent X (2.1).
    Agent {
        /// Who decides.
        side: Side,
    },
    /// Who acts first (3.1).
    First {
        /// Who decides.
        side: Side,
    },
    /// An action of the Influence Struggle (3.2).
    Act {
        /// Who decides.
        side: Side,
    },
    /// What happens to the group looked at (3.13).
    Media {
        /// Who decides.
        side: Side,
    },
    /// Which of the groups discarded by the Nuclear Escalation ends on top of the pile (8.3, A23).
    OnTop {
        /// Who decides.
        side: Side,
    },
    /// Whether the Nobel Peace Prize saves Agent X (8.5).
    Save {
        /// Who decides.
        side: Side,
    },
    /// A Double Agent's choice (5.7).
    DoubleAgent {
        /// Who decides.
        side: Side,
    },
    /// Abilities used in the Détente (6.3).
    Window {
        /// Who decides.
        side: Side,
    },
    /// The order of the objectives seen through the Space Race (8.9).
    SpaceRace {
        /// Who decides.
        side: Side,
    },
}

impl rules::Question for Ask {}

impl Ask {
    /// Who decides; nobody for chance.
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

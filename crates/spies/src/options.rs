//! Editions and rulings.

use rules::{OptionError, OptionSpec};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$value_doc])* $value),* }
    };
}

choice! {
    /// D2: the consequence of going past the population.
    PopulationExcess {
        /// It is not allowed.
        Forbidden,
        /// It is allowed and counts as civil disorder.
        CivilDisorder,
    }
}

choice! {
    /// D3: which economic groups an economic power may not flip.
    EconomicTargets {
        /// None may be flipped.
        NoEconomic,
        /// Those of the player's own side may not be flipped.
        NoOwnEconomic,
    }
}

choice! {
    /// D4: the time of a Double Agent's choice.
    DoubleAgentTiming {
        /// At once.
        Debriefing,
        /// At the start of the next Planning.
        NextPlanning,
    }
}

choice! {
    /// D5: the rule for two Double Agents, or two Analysts.
    MirroredAgents {
        /// The token decides which of the two works.
        TokenRule,
        /// Both work.
        BothWork,
    }
}

choice! {
    /// D6: the claim of the objective if one side causes civil disorder.
    CivilDisorderClaim {
        /// The other side claims it at once.
        Immediate,
        /// The other side places its token; agendas follow.
        ByDomination,
    }
}

choice! {
    /// D7: whether the Deputy Director goes on leave.
    DeputyDirectorLeave {
        /// Never.
        Never,
        /// Like every other agent.
        AsOthers,
    }
}

choice! {
    /// D8: the order of steps in the Briefing.
    BriefingOrder {
        /// Objective, balance token, shuffle.
        BalanceFirst,
        /// Objective, shuffle, balance token.
        ShuffleFirst,
    }
}

choice! {
    /// A1: political moves against an opponent that already exceeds the Stability.
    PoliticalBlock {
        /// Giving is barred.
        Give,
        /// Giving and taking are barred.
        Both,
    }
}

choice! {
    /// A6: the window of the Summit Meeting.
    SummitWindow {
        /// On the player's own turn to act.
        OwnTurn,
        /// At any time in the Influence Struggle.
        AnyTime,
    }
}

choice! {
    /// A19: the balance token after both sides caused civil disorder.
    DoubleDisorder {
        /// It stays if the scores are equal.
        OnEqualScores,
        /// It stays at any scores.
        Always,
    }
}

/// The rule set of a game; the names are those of the digest, sections 9 and 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// D1: whether exceeding the Stability ends the struggle at once.
    pub struggle_ends_on_exceed: bool,
    /// D2: the consequence of going past the population.
    pub population_excess: PopulationExcess,
    /// D3: which economic groups an economic power may not flip.
    pub economic_targets: EconomicTargets,
    /// D4: the time of a Double Agent's choice.
    pub double_agent_timing: DoubleAgentTiming,
    /// D5: the rule for two Double Agents, or two Analysts.
    pub mirrored_agents: MirroredAgents,
    /// D6: the claim of the objective if one side causes civil disorder.
    pub civil_disorder_claim: CivilDisorderClaim,
    /// D7: whether the Deputy Director goes on leave.
    pub deputy_director_leave: DeputyDirectorLeave,
    /// D8: the order of steps in the Briefing.
    pub briefing_order: BriefingOrder,
    /// A1: political moves against an opponent that already exceeds the Stability.
    pub political_blocked_when_opponent_exceeds: PoliticalBlock,
    /// A6: the window of the Summit Meeting.
    pub summit_meeting_window: SummitWindow,
    /// A8: whether a Double Agent may send the Deputy Director on leave.
    pub double_agent_may_target_deputy_director: bool,
    /// A14: the last turn; 0 for no limit.
    pub turn_limit: u16,
    /// A19: the balance token after both sides caused civil disorder.
    pub double_disorder_keeps_balance: DoubleDisorder,
    /// A24: the number of actions of one struggle, without passes, after which a side may only pass; 0 for no limit.
    pub struggle_action_limit: u8,
}

impl Options {
    /// The FFG edition, the default.
    pub const ENGLISH: Options = Options {
        struggle_ends_on_exceed: false,
        population_excess: PopulationExcess::Forbidden,
        economic_targets: EconomicTargets::NoEconomic,
        double_agent_timing: DoubleAgentTiming::Debriefing,
        mirrored_agents: MirroredAgents::TokenRule,
        civil_disorder_claim: CivilDisorderClaim::Immediate,
        deputy_director_leave: DeputyDirectorLeave::Never,
        briefing_order: BriefingOrder::BalanceFirst,
        political_blocked_when_opponent_exceeds: PoliticalBlock::Give,
        summit_meeting_window: SummitWindow::OwnTurn,
        double_agent_may_target_deputy_director: false,
        turn_limit: 0,
        double_disorder_keeps_balance: DoubleDisorder::OnEqualScores,
        struggle_action_limit: 100,
    };

    /// The Galakta edition.
    pub const POLISH: Options = Options { struggle_ends_on_exceed: true, ..Options::ENGLISH };

    /// The Ubik edition, according to its summary.
    pub const FRENCH: Options = Options {
        population_excess: PopulationExcess::CivilDisorder,
        economic_targets: EconomicTargets::NoOwnEconomic,
        double_agent_timing: DoubleAgentTiming::NextPlanning,
        mirrored_agents: MirroredAgents::BothWork,
        civil_disorder_claim: CivilDisorderClaim::ByDomination,
        briefing_order: BriefingOrder::ShuffleFirst,
        ..Options::ENGLISH
    };
}

impl Default for Options {
    fn default() -> Options {
        Options::ENGLISH
    }
}

impl rules::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "struggle_ends_on_exceed", values: &["false", "true"] },
        OptionSpec { name: "population_excess", values: &["forbidden", "civil_disorder"] },
        OptionSpec { name: "economic_targets", values: &["no_economic", "no_own_economic"] },
        OptionSpec { name: "double_agent_timing", values: &["debriefing", "next_planning"] },
        OptionSpec { name: "mirrored_agents", values: &["token_rule", "both_work"] },
        OptionSpec { name: "civil_disorder_claim", values: &["immediate", "by_domination"] },
        OptionSpec { name: "deputy_director_leave", values: &["never", "as_others"] },
        OptionSpec { name: "briefing_order", values: &["balance_first", "shuffle_first"] },
        OptionSpec { name: "political_blocked_when_opponent_exceeds", values: &["give", "both"] },
        OptionSpec { name: "summit_meeting_window", values: &["own_turn", "any_time"] },
        OptionSpec { name: "double_agent_may_target_deputy_director", values: &["false", "true"] },
        OptionSpec { name: "turn_limit", values: &["0", "1", "6", "30"] },
        OptionSpec { name: "double_disorder_keeps_balance", values: &["on_equal_scores", "always"] },
        OptionSpec { name: "struggle_action_limit", values: &["100", "10", "0"] },
    ];

    const PRESETS: &'static [&'static str] = &["english", "polish", "french"];

    fn usual(language: &str) -> &'static str {
        if language == "pl" { "polish" } else { "english" }
    }

    fn preset(name: &str) -> Option<Options> {
        match name {
            "english" => Some(Options::ENGLISH),
            "polish" => Some(Options::POLISH),
            "french" => Some(Options::FRENCH),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.struggle_action_limit == 0 && self.economic_targets == EconomicTargets::NoOwnEconomic {
            return Err(OptionError::Clash(
                "`struggle_action_limit` 0 cannot go with `economic_targets` no_own_economic: \
                 two sides could make each other's economic groups ready for ever (A24)"
                    .to_owned(),
            ));
        }
        Ok(())
    }
}

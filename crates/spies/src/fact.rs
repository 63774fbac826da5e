//! Facts: what happened.

use crate::{
    action::Few,
    deck::{Agent, Faction, Group, Objective},
};
use rules::Side;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Fact {
    /// A new turn begins.
    Turn { turn: u16 },
    /// The objective of the turn is turned up (1.1).
    Objective { objective: Objective, stability: u8, population: u8, points: u8 },
    /// A side takes, or keeps, the balance token (1.2).
    Balance { side: Side },
    /// All groups are shuffled together (1.4).
    Shuffled,
    /// To the Analyst's owner only: the groups seen (1.5).
    SawGroups {
        #[ts(as = "Vec<Group>")]
        groups: Few<Group>,
    },
    /// An Analyst's owner has arranged the top groups (1.5).
    ArrangedGroups { side: Side },
    /// A side has picked Agent X (2.1).
    Picked { side: Side },
    /// To the owner only: the agent that it picked.
    PickedAgent { agent: Agent },
    /// An Agent X is shown (2.3, 4.5, 5.1, 8.8).
    Shown { side: Side, agent: Agent },
    /// An agent comes back from leave (2.4).
    Returned { side: Side, agent: Agent },
    /// A side will act first (3.1).
    First { side: Side },
    /// A group joins a side (3.6).
    Recruited { side: Side, group: Group },
    /// A group is activated (3.8).
    Activated { side: Side, group: Group },
    /// A group is destroyed (3.10).
    Destroyed { side: Side, group: Group },
    /// A group changes sides (3.11).
    Moved { side: Side, group: Group },
    /// A group is made ready (3.12).
    Readied { side: Side, group: Group },
    /// A group is mobilized without using its power (3.12).
    Mobilized { side: Side, group: Group },
    /// A side looks at the top group (3.13).
    Looked { side: Side },
    /// To the side that looked only: the group.
    Saw { group: Group },
    /// The group looked at stays on the deck.
    Left { side: Side },
    /// The group looked at is discarded.
    Discarded { side: Side, group: Group },
    /// A side passes (3.15).
    Passed { side: Side },
    /// An event is used and its points are lost (8.2).
    Used { side: Side, objective: Objective, points: u8 },
    /// The totals at the Cease-fire (4.1).
    Totals { west: u8, east: u8, stability: u8 },
    /// A tie is broken by the bias (4.3).
    TieBroken { side: Side, faction: Faction },
    /// A side places its domination token (4.2).
    Token { side: Side },
    /// Neither side can place a token (4.8).
    NoToken,
    /// A side causes civil disorder (4.5).
    Disorder { side: Side },
    /// An agent is terminated.
    Terminated { side: Side, agent: Agent },
    /// An agent goes on leave.
    OnLeave { side: Side, agent: Agent },
    /// An agent goes back to headquarters.
    Home { side: Side, agent: Agent },
    /// A side claims an objective (4.7).
    Claimed { side: Side, objective: Objective, points: u8 },
    /// An objective goes to the bottom of the deck.
    Buried { objective: Objective },
    /// A Double Agent earned the peek (5.7).
    PeekEarned { side: Side },
    /// An Analyst will arrange the next groups (5.8).
    AnalystEarned { side: Side },
    /// A Double Agent will choose in the next Planning (D4).
    ChoiceEarned { side: Side },
    /// To the user of the Space Race only: the objectives seen (8.9).
    SawObjectives {
        #[ts(as = "Vec<Objective>")]
        objectives: Few<Objective>,
    },
    /// The next objectives have been arranged (8.9).
    ArrangedObjectives { side: Side },
    /// A terminated agent comes back, on leave (8.10).
    Revived { side: Side, agent: Agent },
    /// The scores at the end of a turn (6.4).
    Scores { west: u8, east: u8 },
    /// Both sides have 100 points or more, and equal scores (7.3).
    Overtime,
    /// The objective deck is empty (A13).
    DeckEmpty,
}

impl rules::Fact for Fact {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Fact::Objective { .. }
                | Fact::SawGroups { .. }
                | Fact::Shown { .. }
                | Fact::Recruited { .. }
                | Fact::Saw { .. }
                | Fact::Discarded { .. }
                | Fact::SawObjectives { .. }
                | Fact::Claimed { .. }
        )
    }
}

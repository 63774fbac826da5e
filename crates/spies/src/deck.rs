//! The cards: six agents per side, twenty-four groups, twenty-one objectives.
//!
//! Figures and slugs are those of `docs/rules/cia_vs_kgb/cards.toml`; a test compares them.

use rules::{Member, Set};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

macro_rules! cards {
    ($(#[$doc:meta])* $name:ident { $($(#[$card_doc:meta])* $card:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name { $($(#[$card_doc])* $card),* }

        impl Member for $name {
            type Bits = u32;
            const ALL: &'static [Self] = Self::ALL;

            #[inline]
            fn bit(self) -> u32 {
                self as u32
            }
        }

        impl $name {
            /// All of them, in the order of their numbers.
            pub const ALL: &'static [Self] = &[$($name::$card),*];
        }
    };
}

cards! {
    /// A kind of agent; each side has one of each. The order is that of initiative (5.2).
    Agent {
        /// Gives the objective to the side that did not dominate it (5.5).
        MasterSpy,
        /// Does nothing and cannot be harmed (5.6).
        DeputyDirector,
        /// Sends an opposing agent on leave, or sees the next Agent X (5.7).
        DoubleAgent,
        /// Arranges the next three groups (5.8).
        Analyst,
        /// Terminates the opposing Agent X and buries the objective (5.9).
        Assassin,
        /// Claims a further objective (5.10).
        Director,
    }
}

cards! {
    /// A faction of groups, with its own power.
    Faction {
        /// Destroys a group (3.10).
        Military,
        /// Flips a group between ready and mobilized (3.12).
        Economic,
        /// Moves a group to the other side (3.11).
        Political,
        /// Looks at the top group of the deck (3.13).
        Media,
    }
}

cards! {
    /// A group, six per faction with influence 1 to 6, in the order of factions and influence.
    Group {
        /// Military 1.
        Guerrilla,
        /// Military 2.
        Militia,
        /// Military 3.
        Mercenaries,
        /// Military 4.
        Police,
        /// Military 5.
        Infantry,
        /// Military 6.
        Generals,
        /// Economic 1.
        Workers,
        /// Economic 2.
        Mafia,
        /// Economic 3.
        FoodCompanies,
        /// Economic 4.
        Industry,
        /// Economic 5.
        OilTycoons,
        /// Economic 6.
        Bankers,
        /// Political 1.
        Students,
        /// Political 2.
        TradeUnion,
        /// Political 3.
        Nationalists,
        /// Political 4.
        Fundamentalists,
        /// Political 5.
        Opposition,
        /// Political 6.
        Government,
        /// Media 1.
        Artists,
        /// Media 2.
        Ngos,
        /// Media 3.
        PhoneCompany,
        /// Media 4.
        Newspapers,
        /// Media 5.
        Radio,
        /// Media 6.
        Television,
    }
}

cards! {
    /// An objective: fifteen nations, then six events.
    Objective {
        /// 20 points, stability 11, population 4.
        Egypt,
        /// 20 points, stability 9, population 5.
        Vietnam,
        /// 15 points, stability 9, population 5.
        Panama,
        /// 10 points, stability 9, population 5.
        Angola,
        /// 15 points, stability 9, population 5.
        Afghanistan,
        /// 10 points, stability 9, population 5.
        Honduras,
        /// 15 points, stability 11, population 4.
        Libya,
        /// 10 points, stability 13, population 3.
        Greece,
        /// 15 points, stability 13, population 3.
        Turkey,
        /// 15 points, stability 11, population 4.
        Iran,
        /// 10 points, stability 9, population 5.
        Cuba,
        /// 10 points, stability 9, population 5.
        Congo,
        /// 20 points, stability 13, population 3.
        Czechoslovakia,
        /// 10 points, stability 11, population 4.
        Chile,
        /// 10 points, stability 11, population 4.
        Korea,
        /// Saves an agent from civil disorder (8.5).
        NobelPeacePrize,
        /// Recruits from the discard pile (8.6).
        LiveBenefit,
        /// Discards all military groups (8.7).
        NuclearEscalation,
        /// Arranges the next objectives (8.9).
        SpaceRace,
        /// Brings a terminated agent back (8.10).
        OlympicGames,
        /// Shows the opposing Agent X (8.8).
        SummitMeeting,
    }
}

/// The printed numbers of an objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The influence that a side may hold without civil disorder.
    pub stability: u8,
    /// The number of groups that a side may hold.
    pub population: u8,
    /// Victory points.
    pub points: u8,
    /// The order of factions that breaks a tie, most important first.
    pub bias: [Faction; 4],
}

use Faction::{Economic, Media, Military, Political};

/// The printed numbers of the objectives, in order.
#[rustfmt::skip]
const FIGURES: [Figures; 21] = [
    /* egypt              */ Figures { stability: 11, population: 4, points: 20, bias: [Political, Economic, Media, Military] },
    /* vietnam            */ Figures { stability: 9, population: 5, points: 20, bias: [Economic, Political, Media, Military] },
    /* panama             */ Figures { stability: 9, population: 5, points: 15, bias: [Economic, Military, Media, Political] },
    /* angola             */ Figures { stability: 9, population: 5, points: 10, bias: [Military, Political, Media, Economic] },
    /* afghanistan        */ Figures { stability: 9, population: 5, points: 15, bias: [Economic, Political, Military, Media] },
    /* honduras           */ Figures { stability: 9, population: 5, points: 10, bias: [Military, Economic, Media, Political] },
    /* libya              */ Figures { stability: 11, population: 4, points: 15, bias: [Military, Political, Economic, Media] },
    /* greece             */ Figures { stability: 13, population: 3, points: 10, bias: [Political, Military, Media, Economic] },
    /* turkey             */ Figures { stability: 13, population: 3, points: 15, bias: [Political, Media, Economic, Military] },
    /* iran               */ Figures { stability: 11, population: 4, points: 15, bias: [Political, Military, Economic, Media] },
    /* cuba               */ Figures { stability: 9, population: 5, points: 10, bias: [Economic, Military, Political, Media] },
    /* congo              */ Figures { stability: 9, population: 5, points: 10, bias: [Military, Economic, Political, Media] },
    /* czechoslovakia     */ Figures { stability: 13, population: 3, points: 20, bias: [Political, Media, Military, Economic] },
    /* chile              */ Figures { stability: 11, population: 4, points: 10, bias: [Political, Economic, Military, Media] },
    /* korea              */ Figures { stability: 11, population: 4, points: 10, bias: [Military, Media, Political, Economic] },
    /* nobel_peace_prize  */ Figures { stability: 6, population: 1, points: 5, bias: [Media, Political, Economic, Military] },
    /* live_benefit       */ Figures { stability: 6, population: 1, points: 5, bias: [Media, Economic, Political, Military] },
    /* nuclear_escalation */ Figures { stability: 6, population: 1, points: 5, bias: [Media, Military, Political, Economic] },
    /* space_race         */ Figures { stability: 6, population: 1, points: 5, bias: [Media, Military, Economic, Political] },
    /* olympic_games      */ Figures { stability: 6, population: 1, points: 5, bias: [Media, Economic, Military, Political] },
    /* summit_meeting     */ Figures { stability: 6, population: 1, points: 5, bias: [Media, Political, Military, Economic] },
];

impl Objective {
    /// Returns its printed numbers.
    #[inline]
    #[must_use]
    pub const fn figures(self) -> &'static Figures {
        &FIGURES[self as usize]
    }

    /// Returns true if it is an event, with an ability for its owner (8.1).
    #[inline]
    #[must_use]
    pub const fn is_event(self) -> bool {
        self as u8 >= Objective::NobelPeacePrize as u8
    }
}

impl Group {
    /// Returns its faction.
    #[inline]
    #[must_use]
    pub const fn faction(self) -> Faction {
        Faction::ALL[self as usize / 6]
    }

    /// Returns its influence, 1 to 6.
    #[inline]
    #[must_use]
    pub const fn influence(self) -> u8 {
        self as u8 % 6 + 1
    }
}

/// A set of agents.
pub type Agents = Set<Agent>;
/// A set of groups.
pub type Groups = Set<Group>;
/// A set of objectives.
pub type Objectives = Set<Objective>;

impl Agent {
    /// Returns its place in the order of the Debriefing, 1 to 6 (5.2).
    #[inline]
    #[must_use]
    pub const fn initiative(self) -> u8 {
        self as u8 + 1
    }
}

impl Faction {
    /// Returns its six groups.
    #[inline]
    #[must_use]
    pub const fn groups(self) -> Groups {
        Set::from_bits(0b11_1111 << (6 * self as usize))
    }
}

/// Returns the total influence of some groups (0.8).
#[inline]
#[must_use]
pub fn influence(groups: Groups) -> u8 {
    // Bit arithmetic: the influence is a sum of ones, twos and fours.
    let count = |faction: u32| (groups.bits() & (faction * EACH_FACTION)).count_ones();
    (count(0b01_0101) + 2 * count(0b10_0110) + 4 * count(0b11_1000)) as u8
}

/// Returns all groups of at most this influence.
#[inline]
pub(crate) fn with_influence_up_to(most: u8) -> Groups {
    let faction = (1 << most.min(6)) - 1;
    Set::from_bits(faction * EACH_FACTION)
}

/// Returns the strongest of some groups that belong to a faction (4.3).
#[inline]
#[must_use]
pub fn strongest(groups: Groups, faction: Faction) -> Option<Group> {
    let bits = groups.intersection(faction.groups()).bits();
    (bits != 0).then(|| Group::ALL[bits.ilog2() as usize])
}

/// A factor that turns a set of groups of the first faction into the same groups of every faction.
const EACH_FACTION: u32 = 0b1_000001_000001_000001;

//! The numbers of the board's tracks and boxes.

use crate::{Countries, Country, Region, scoring::Standing};

/// The VP of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The VP for at least one country.
    pub presence: i8,
    /// The VP for more countries and more battlegrounds.
    pub domination: i8,
    /// The VP for every battleground and more countries; in Europe this wins the game instead.
    pub control: i8,
}

impl Worth {
    /// Returns the VP of a standing.
    #[must_use]
    pub const fn of(self, standing: Standing) -> i8 {
        match standing {
            Standing::Nothing => 0,
            Standing::Presence => self.presence,
            Standing::Domination => self.domination,
            Standing::Control => self.control,
        }
    }
}

impl Region {
    /// Returns the VP of the region; all 0 for a part of a region.
    #[must_use]
    pub const fn worth(self) -> Worth {
        let (presence, domination, control) = match self {
            Region::Europe => (3, 7, 0),
            Region::Asia => (3, 7, 9),
            Region::MiddleEast => (3, 5, 7),
            Region::Africa => (1, 4, 6),
            Region::CentralAmerica => (1, 3, 5),
            Region::SouthAmerica => (2, 5, 6),
            Region::WesternEurope | Region::EasternEurope | Region::SoutheastAsia => (0, 0, 0),
        };
        Worth { presence, domination, control }
    }
}

/// A box of the Space Race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpaceBox {
    /// The Ops value a card must have.
    pub ops: u8,
    /// The highest roll that succeeds.
    pub roll: u8,
    /// The VP of the first and of the second to arrive.
    pub vp: [u8; 2],
}

const fn space(ops: u8, roll: u8, first: u8, second: u8) -> SpaceBox {
    SpaceBox { ops, roll, vp: [first, second] }
}

/// The Space Race from the start to the Space Station.
pub const SPACE: [SpaceBox; 9] = [
    space(0, 0, 0, 0),
    space(2, 3, 2, 1), // Earth Satellite
    space(2, 4, 0, 0), // Animal in Space: two cards a turn
    space(2, 3, 2, 0), // Man in Space
    space(2, 4, 0, 0), // Man in Earth Orbit: the opponent shows the headline first
    space(3, 3, 3, 1), // Lunar Orbit
    space(3, 4, 0, 0), // Eagle/Bear Has Landed: one held card may be discarded
    space(3, 3, 4, 2), // Space Shuttle
    space(4, 2, 2, 0), // Space Station: eight action rounds
];

/// The last box of the Space Race.
pub const LAST_BOX: u8 = 8;
/// The length of the Military Operations track.
pub const MILOPS_MAX: u8 = 5;
/// The end of the VP track.
pub const VP_MAX: i8 = 20;
/// The last turn.
pub const TURNS: u8 = 10;

/// Returns the hand size that a deal fills up to.
#[inline]
#[must_use]
pub const fn hand_size(turn: u8) -> usize {
    if turn <= 3 { 8 } else { 9 }
}

/// Returns the number of action rounds of a turn without special abilities.
#[inline]
#[must_use]
pub const fn action_rounds(turn: u8) -> u8 {
    if turn <= 3 { 6 } else { 7 }
}

/// Returns the countries where a DEFCON level forbids coups and realignments.
#[inline]
#[must_use]
pub const fn banned(defcon: u8) -> Countries {
    const BANNED: [Countries; 6] = {
        let europe = Region::Europe.countries();
        let asia = Countries::from_bits(europe.bits() | Region::Asia.countries().bits());
        let middle_east = Countries::from_bits(asia.bits() | Region::MiddleEast.countries().bits());
        [middle_east, middle_east, middle_east, asia, europe, Countries::EMPTY]
    };
    BANNED[defcon as usize]
}

/// The initial influence of the USSR.
pub const USSR_START: [(Country, u8); 5] = {
    use Country::{EastGermany, Finland, Iraq, NorthKorea, Syria};
    [(Syria, 1), (Iraq, 1), (NorthKorea, 3), (EastGermany, 3), (Finland, 1)]
};

/// The initial influence of the US; Canada stays empty in the second edition.
pub const US_START: [(Country, u8); 10] = {
    use Country::{
        Australia, Canada, Iran, Israel, Japan, Panama, Philippines, SouthAfrica, SouthKorea, UnitedKingdom,
    };
    [
        (Canada, 2),
        (Iran, 1),
        (Israel, 1),
        (Japan, 1),
        (Australia, 4),
        (Philippines, 1),
        (SouthKorea, 1),
        (Panama, 1),
        (SouthAfrica, 1),
        (UnitedKingdom, 5),
    ]
};

/// The points that the USSR places freely in Eastern Europe.
pub const USSR_FREE: u8 = 6;
/// The points that the US places freely in Western Europe.
pub const US_FREE: u8 = 7;

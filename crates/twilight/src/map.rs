//! The board: countries, regions and adjacency.

use crate::{
    Side,
    Side::{East as Ussr, West as Us},
};
use rules::{Member, Set};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A set of countries.
pub type Countries = Set<Country>;

/// One of the six regions that are scored, or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Region {
    /// Both halves of Europe, Canada and Turkey included.
    Europe,
    /// Asia with Southeast Asia and Australia.
    Asia,
    /// From Libya to Iran.
    MiddleEast,
    /// Africa without Libya and Egypt.
    Africa,
    /// Mexico to Panama and the islands.
    CentralAmerica,
    /// Colombia to Argentina.
    SouthAmerica,
    /// The western half of Europe; Austria and Finland belong to both.
    WesternEurope,
    /// The eastern half of Europe; Austria and Finland belong to both.
    EasternEurope,
    /// The south-eastern part of Asia.
    SoutheastAsia,
}

impl Region {
    /// The six regions that have their own scoring card and count at the end.
    pub const SIX: [Region; 6] = {
        let [six @ .., _, _, _] = Region::ALL;
        six
    };

    /// Every region, the six scored ones first.
    pub const ALL: [Region; 9] = [
        Region::Europe,
        Region::Asia,
        Region::MiddleEast,
        Region::Africa,
        Region::CentralAmerica,
        Region::SouthAmerica,
        Region::WesternEurope,
        Region::EasternEurope,
        Region::SoutheastAsia,
    ];

    /// Returns the countries of the region.
    #[inline]
    #[must_use]
    pub const fn countries(self) -> Countries {
        REGIONS[self as usize]
    }

    /// Returns the region that this is a part of, or itself.
    const fn whole(self) -> Region {
        match self {
            Region::WesternEurope | Region::EasternEurope => Region::Europe,
            Region::SoutheastAsia => Region::Asia,
            whole => whole,
        }
    }
}

/// The printed data of a country.
struct Row {
    stability: u8,
    battleground: bool,
    regions: &'static [Region],
    adjacent: &'static [Country],
}

/// Each row: name, slug, stability, kind, the smallest regions that contain it, its neighbours.
macro_rules! countries {
    ($($name:ident $slug:literal $stability:literal $kind:ident [$($region:ident)+] [$($adjacent:ident)*];)+) => {
        /// A country of the board, or the box of the Chinese Civil War variant.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[repr(u8)]
        pub enum Country {
            $(
                #[doc = concat!("`", $slug, "`.")]
                #[serde(rename = $slug)]
                $name,
            )+
        }

        impl Country {
            /// Every country and, last, the box of the Chinese Civil War variant.
            pub const ALL: [Country; 85] = [$(Country::$name),+];

            /// Returns the name used in records and protocols.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                const SLUGS: [&str; 85] = [$($slug),+];
                SLUGS[self as usize]
            }
        }

        const ROWS: [Row; 85] = [
            $(Row {
                stability: $stability,
                battleground: countries!(@ $kind),
                regions: &[$(Region::$region),+],
                adjacent: &[$(Country::$adjacent),*],
            },)+
        ];
    };
    (@ plain) => { false };
    (@ battleground) => { true };
}

countries! {
    Canada                  "canada"                    4 plain        [WesternEurope] [UnitedKingdom];
    UnitedKingdom           "united_kingdom"            5 plain        [WesternEurope] [Benelux Canada France Norway];
    Norway                  "norway"                    4 plain        [WesternEurope] [Sweden UnitedKingdom];
    Sweden                  "sweden"                    4 plain        [WesternEurope] [Denmark Finland Norway];
    Finland                 "finland"                   4 plain        [WesternEurope EasternEurope] [Sweden];
    Denmark                 "denmark"                   3 plain        [WesternEurope] [Sweden WestGermany];
    Benelux                 "benelux"                   3 plain        [WesternEurope] [UnitedKingdom WestGermany];
    France                  "france"                    3 battleground [WesternEurope] [Algeria Italy SpainPortugal UnitedKingdom WestGermany];
    SpainPortugal           "spain_portugal"            2 plain        [WesternEurope] [France Italy Morocco];
    Italy                   "italy"                     2 battleground [WesternEurope] [Austria France Greece SpainPortugal Yugoslavia];
    Greece                  "greece"                    2 plain        [WesternEurope] [Bulgaria Italy Turkey Yugoslavia];
    Turkey                  "turkey"                    2 plain        [WesternEurope] [Bulgaria Greece Romania Syria];
    WestGermany             "west_germany"              4 battleground [WesternEurope] [Austria Benelux Denmark EastGermany France];
    EastGermany             "east_germany"              3 battleground [EasternEurope] [Austria Czechoslovakia Poland WestGermany];
    Poland                  "poland"                    3 battleground [EasternEurope] [Czechoslovakia EastGermany];
    Czechoslovakia          "czechoslovakia"            3 plain        [EasternEurope] [EastGermany Hungary Poland];
    Austria                 "austria"                   4 plain        [WesternEurope EasternEurope] [EastGermany Hungary Italy WestGermany];
    Hungary                 "hungary"                   3 plain        [EasternEurope] [Austria Czechoslovakia Romania Yugoslavia];
    Romania                 "romania"                   3 plain        [EasternEurope] [Hungary Turkey Yugoslavia];
    Yugoslavia              "yugoslavia"                3 plain        [EasternEurope] [Greece Hungary Italy Romania];
    Bulgaria                "bulgaria"                  3 plain        [EasternEurope] [Greece Turkey];
    Lebanon                 "lebanon"                   1 plain        [MiddleEast] [Israel Jordan Syria];
    Syria                   "syria"                     2 plain        [MiddleEast] [Israel Lebanon Turkey];
    Israel                  "israel"                    4 battleground [MiddleEast] [Egypt Jordan Lebanon Syria];
    Iraq                    "iraq"                      3 battleground [MiddleEast] [GulfStates Iran Jordan SaudiArabia];
    Iran                    "iran"                      2 battleground [MiddleEast] [Afghanistan Iraq Pakistan];
    Libya                   "libya"                     2 battleground [MiddleEast] [Egypt Tunisia];
    Egypt                   "egypt"                     2 battleground [MiddleEast] [Israel Libya Sudan];
    Jordan                  "jordan"                    2 plain        [MiddleEast] [Iraq Israel Lebanon SaudiArabia];
    GulfStates              "gulf_states"               3 plain        [MiddleEast] [Iraq SaudiArabia];
    SaudiArabia             "saudi_arabia"              3 battleground [MiddleEast] [GulfStates Iraq Jordan];
    Afghanistan             "afghanistan"               2 plain        [Asia] [Iran Pakistan];
    Pakistan                "pakistan"                  2 battleground [Asia] [Afghanistan India Iran];
    India                   "india"                     3 battleground [Asia] [Burma Pakistan];
    Burma                   "burma"                     2 plain        [SoutheastAsia] [India LaosCambodia];
    LaosCambodia            "laos_cambodia"             1 plain        [SoutheastAsia] [Burma Thailand Vietnam];
    Thailand                "thailand"                  2 battleground [SoutheastAsia] [LaosCambodia Malaysia Vietnam];
    Vietnam                 "vietnam"                   1 plain        [SoutheastAsia] [LaosCambodia Thailand];
    Malaysia                "malaysia"                  2 plain        [SoutheastAsia] [Australia Indonesia Thailand];
    Indonesia               "indonesia"                 1 plain        [SoutheastAsia] [Malaysia Philippines];
    Philippines             "philippines"               2 plain        [SoutheastAsia] [Indonesia Japan];
    Australia               "australia"                 4 plain        [Asia] [Malaysia];
    Japan                   "japan"                     4 battleground [Asia] [Philippines SouthKorea Taiwan];
    Taiwan                  "taiwan"                    3 plain        [Asia] [Japan SouthKorea];
    SouthKorea              "south_korea"               3 battleground [Asia] [Japan NorthKorea Taiwan];
    NorthKorea              "north_korea"               3 battleground [Asia] [SouthKorea];
    Morocco                 "morocco"                   3 plain        [Africa] [Algeria SpainPortugal WestAfricanStates];
    Algeria                 "algeria"                   2 battleground [Africa] [France Morocco SaharanStates Tunisia];
    Tunisia                 "tunisia"                   2 plain        [Africa] [Algeria Libya];
    WestAfricanStates       "west_african_states"       2 plain        [Africa] [IvoryCoast Morocco];
    SaharanStates           "saharan_states"            1 plain        [Africa] [Algeria Nigeria];
    Sudan                   "sudan"                     1 plain        [Africa] [Egypt Ethiopia];
    IvoryCoast              "ivory_coast"               2 plain        [Africa] [Nigeria WestAfricanStates];
    Nigeria                 "nigeria"                   1 battleground [Africa] [Cameroon IvoryCoast SaharanStates];
    Ethiopia                "ethiopia"                  1 plain        [Africa] [Somalia Sudan];
    Somalia                 "somalia"                   2 plain        [Africa] [Ethiopia Kenya];
    Cameroon                "cameroon"                  1 plain        [Africa] [Nigeria Zaire];
    Zaire                   "zaire"                     1 battleground [Africa] [Angola Cameroon Zimbabwe];
    Kenya                   "kenya"                     2 plain        [Africa] [Somalia SoutheastAfricanStates];
    Angola                  "angola"                    1 battleground [Africa] [Botswana SouthAfrica Zaire];
    Zimbabwe                "zimbabwe"                  1 plain        [Africa] [Botswana SoutheastAfricanStates Zaire];
    SoutheastAfricanStates  "southeast_african_states"  1 plain        [Africa] [Kenya Zimbabwe];
    Botswana                "botswana"                  2 plain        [Africa] [Angola SouthAfrica Zimbabwe];
    SouthAfrica             "south_africa"              3 battleground [Africa] [Angola Botswana];
    Mexico                  "mexico"                    2 battleground [CentralAmerica] [Guatemala];
    Guatemala               "guatemala"                 1 plain        [CentralAmerica] [ElSalvador Honduras Mexico];
    ElSalvador              "el_salvador"               1 plain        [CentralAmerica] [Guatemala Honduras];
    Honduras                "honduras"                  2 plain        [CentralAmerica] [CostaRica ElSalvador Guatemala Nicaragua];
    CostaRica               "costa_rica"                3 plain        [CentralAmerica] [Honduras Nicaragua Panama];
    Nicaragua               "nicaragua"                 1 plain        [CentralAmerica] [CostaRica Cuba Honduras];
    Panama                  "panama"                    2 battleground [CentralAmerica] [Colombia CostaRica];
    Cuba                    "cuba"                      3 battleground [CentralAmerica] [Haiti Nicaragua];
    Haiti                   "haiti"                     1 plain        [CentralAmerica] [Cuba DominicanRepublic];
    DominicanRepublic       "dominican_republic"        1 plain        [CentralAmerica] [Haiti];
    Colombia                "colombia"                  1 plain        [SouthAmerica] [Ecuador Panama Venezuela];
    Venezuela               "venezuela"                 2 battleground [SouthAmerica] [Brazil Colombia];
    Ecuador                 "ecuador"                   2 plain        [SouthAmerica] [Colombia Peru];
    Peru                    "peru"                      2 plain        [SouthAmerica] [Bolivia Chile Ecuador];
    Bolivia                 "bolivia"                   2 plain        [SouthAmerica] [Paraguay Peru];
    Brazil                  "brazil"                    2 battleground [SouthAmerica] [Uruguay Venezuela];
    Paraguay                "paraguay"                  2 plain        [SouthAmerica] [Argentina Bolivia Uruguay];
    Uruguay                 "uruguay"                   2 plain        [SouthAmerica] [Argentina Brazil Paraguay];
    Chile                   "chile"                     3 battleground [SouthAmerica] [Argentina Peru];
    Argentina               "argentina"                 2 battleground [SouthAmerica] [Chile Paraguay Uruguay];
    ChineseCivilWar         "chinese_civil_war"         3 plain        [Asia] [];
}

const STABILITY: [u8; 85] = {
    let (mut table, mut i) = ([0; 85], 0);
    while i < 85 {
        table[i] = ROWS[i].stability;
        i += 1;
    }
    table
};

const ADJACENT: [Countries; 85] = {
    let (mut table, mut i) = ([Countries::EMPTY; 85], 0);
    while i < 85 {
        table[i] = countries(ROWS[i].adjacent);
        i += 1;
    }
    table
};

const REGIONS: [Countries; 9] = {
    // The box of the variant belongs to no region: only the USSR's Operations use it.
    let (mut table, mut i) = ([0_u128; 9], 0);
    while i < 84 {
        let mut k = 0;
        while k < ROWS[i].regions.len() {
            let region = ROWS[i].regions[k];
            table[region as usize] |= 1 << i;
            table[region.whole() as usize] |= 1 << i;
            k += 1;
        }
        i += 1;
    }
    let (mut sets, mut k) = ([Countries::EMPTY; 9], 0);
    while k < 9 {
        sets[k] = Countries::from_bits(table[k]);
        k += 1;
    }
    sets
};

/// Every battleground of the board.
pub const BATTLEGROUNDS: Countries = {
    let (mut bits, mut i) = (0_u128, 0);
    while i < 85 {
        if ROWS[i].battleground {
            bits |= 1 << i;
        }
        i += 1;
    }
    Countries::from_bits(bits)
};

/// The 84 countries; not the box of the Chinese Civil War variant.
pub const WORLD: Countries = Countries::from_bits((1 << 84) - 1);
/// All of Europe.
pub const EUROPE: Countries = Region::Europe.countries();
/// The western half of Europe.
pub const WESTERN_EUROPE: Countries = Region::WesternEurope.countries();
/// The eastern half of Europe.
pub const EASTERN_EUROPE: Countries = Region::EasternEurope.countries();
/// All of Asia.
pub const ASIA: Countries = Region::Asia.countries();
/// The south-eastern part of Asia.
pub const SOUTHEAST_ASIA: Countries = Region::SoutheastAsia.countries();
/// The Middle East.
pub const MIDDLE_EAST: Countries = Region::MiddleEast.countries();
/// Africa.
pub const AFRICA: Countries = Region::Africa.countries();
/// Central America.
pub const CENTRAL_AMERICA: Countries = Region::CentralAmerica.countries();
/// South America.
pub const SOUTH_AMERICA: Countries = Region::SouthAmerica.countries();

/// The countries adjacent to each superpower; the box of the variant is adjacent to the USSR.
const HOME: [Countries; 2] = {
    use Country::{Afghanistan, Canada, ChineseCivilWar, Cuba, Finland, Japan, Mexico, NorthKorea, Poland, Romania};
    [
        countries(&[Canada, Mexico, Cuba, Japan]),
        countries(&[Finland, Poland, Romania, Afghanistan, NorthKorea, ChineseCivilWar]),
    ]
};

/// Returns the countries adjacent to the superpower of `side`.
#[inline]
#[must_use]
pub const fn home(side: Side) -> Countries {
    HOME[side.index()]
}

impl Country {
    /// Returns the stability: the lead in influence that control needs.
    #[inline]
    #[must_use]
    pub const fn stability(self) -> u8 {
        STABILITY[self as usize]
    }

    /// Returns true if it is a battleground.
    #[inline]
    #[must_use]
    pub fn battleground(self) -> bool {
        BATTLEGROUNDS.contains(self)
    }

    /// Returns the countries connected to it by lines of the board, without the superpowers.
    #[inline]
    #[must_use]
    pub const fn adjacent(self) -> Countries {
        ADJACENT[self as usize]
    }

    /// Returns the superpower next to it.
    #[must_use]
    pub fn superpower(self) -> Option<Side> {
        [Us, Ussr].into_iter().find(|&side| home(side).contains(self))
    }
}

impl Member for Country {
    type Bits = u128;
    const ALL: &'static [Country] = &Country::ALL;

    #[inline]
    fn bit(self) -> u32 {
        self as u32
    }
}

/// Returns the set of these countries.
#[must_use]
pub const fn countries(list: &[Country]) -> Countries {
    let (mut bits, mut i) = (0_u128, 0);
    while i < list.len() {
        bits |= 1 << (list[i] as u8);
        i += 1;
    }
    Countries::from_bits(bits)
}

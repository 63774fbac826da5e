//! The 110 cards.

use crate::Side;
use rules::{Member, Set};
use serde::{Deserialize, Serialize};

/// A set of cards.
pub type Cards = Set<Card>;

/// When a card enters the draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Era {
    /// From the start.
    Early,
    /// From turn 4.
    Mid,
    /// From turn 8.
    Late,
}

/// Each row: number, name, slug, era, side, Ops, marks.
macro_rules! deck {
    ($($number:literal $name:ident $slug:literal $era:ident $side:ident $ops:literal [$($mark:ident)*];)+) => {
        /// A card; its number is the printed one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Card {
            $(
                #[doc = concat!("`", $slug, "`.")]
                #[serde(rename = $slug)]
                $name = $number,
            )+
        }

        impl Card {
            /// Every card in printed order.
            pub const ALL: [Card; 110] = [$(Card::$name),+];

            /// The name in records and protocols.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                const SLUGS: [&str; 110] = [$($slug),+];
                SLUGS[self as usize - 1]
            }
        }

        const ROWS: [Row; 110] = [
            $(Row { era: Era::$era, side: deck!(@ $side), ops: $ops, marks: &[$(Mark::$mark),*] },)+
        ];
    };
    (@ Us) => { Some(Side::West) };
    (@ Ussr) => { Some(Side::East) };
    (@ Neutral) => { None };
}

/// What the face of a card says.
struct Row {
    era: Era,
    side: Option<Side>,
    ops: u8,
    marks: &'static [Mark],
}

/// A mark on a card.
#[allow(non_camel_case_types)] // read as words in the rows below
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    scoring,
    war,
    starred,
    underlined,
    optional,
}

deck! {
      1 AsiaScoring                         "asia_scoring"                              Early Neutral 0 [scoring];
      2 EuropeScoring                       "europe_scoring"                            Early Neutral 0 [scoring];
      3 MiddleEastScoring                   "middle_east_scoring"                       Early Neutral 0 [scoring];
      4 DuckAndCover                        "duck_and_cover"                            Early Us      3 [];
      5 FiveYearPlan                        "five_year_plan"                            Early Us      3 [];
      6 TheChinaCard                        "the_china_card"                            Early Neutral 4 [];
      7 SocialistGovernments                "socialist_governments"                     Early Ussr    3 [];
      8 Fidel                               "fidel"                                     Early Ussr    2 [starred];
      9 VietnamRevolts                      "vietnam_revolts"                           Early Ussr    2 [starred];
     10 Blockade                            "blockade"                                  Early Ussr    1 [starred];
     11 KoreanWar                           "korean_war"                                Early Ussr    2 [war starred];
     12 RomanianAbdication                  "romanian_abdication"                       Early Ussr    1 [starred];
     13 ArabIsraeliWar                      "arab_israeli_war"                          Early Ussr    2 [war];
     14 Comecon                             "comecon"                                   Early Ussr    3 [starred];
     15 Nasser                              "nasser"                                    Early Ussr    1 [starred];
     16 WarsawPactFormed                    "warsaw_pact_formed"                        Early Ussr    3 [starred underlined];
     17 DeGaulleLeadsFrance                 "de_gaulle_leads_france"                    Early Ussr    3 [starred underlined];
     18 CapturedNaziScientist               "captured_nazi_scientist"                   Early Neutral 1 [starred];
     19 TrumanDoctrine                      "truman_doctrine"                           Early Us      1 [starred];
     20 OlympicGames                        "olympic_games"                             Early Neutral 2 [];
     21 Nato                                "nato"                                      Early Us      4 [starred underlined];
     22 IndependentReds                     "independent_reds"                          Early Us      2 [starred];
     23 MarshallPlan                        "marshall_plan"                             Early Us      4 [starred underlined];
     24 IndoPakistaniWar                    "indo_pakistani_war"                        Early Neutral 2 [war];
     25 Containment                         "containment"                               Early Us      3 [starred];
     26 CiaCreated                          "cia_created"                               Early Us      1 [starred];
     27 UsJapanMutualDefensePact            "us_japan_mutual_defense_pact"              Early Us      4 [starred underlined];
     28 SuezCrisis                          "suez_crisis"                               Early Ussr    3 [starred];
     29 EastEuropeanUnrest                  "east_european_unrest"                      Early Us      3 [];
     30 Decolonization                      "decolonization"                            Early Ussr    2 [];
     31 RedScarePurge                       "red_scare_purge"                           Early Neutral 4 [];
     32 UnIntervention                      "un_intervention"                           Early Neutral 1 [];
     33 DeStalinization                     "de_stalinization"                          Early Ussr    3 [starred];
     34 NuclearTestBan                      "nuclear_test_ban"                          Early Neutral 4 [];
     35 FormosanResolution                  "formosan_resolution"                       Early Us      2 [starred underlined];
     36 BrushWar                            "brush_war"                                 Mid   Neutral 3 [war];
     37 CentralAmericaScoring               "central_america_scoring"                   Mid   Neutral 0 [scoring];
     38 SoutheastAsiaScoring                "southeast_asia_scoring"                    Mid   Neutral 0 [scoring starred];
     39 ArmsRace                            "arms_race"                                 Mid   Neutral 3 [];
     40 CubanMissileCrisis                  "cuban_missile_crisis"                      Mid   Neutral 3 [starred];
     41 NuclearSubs                         "nuclear_subs"                              Mid   Us      2 [starred];
     42 Quagmire                            "quagmire"                                  Mid   Ussr    3 [starred underlined];
     43 SaltNegotiations                    "salt_negotiations"                         Mid   Neutral 3 [starred];
     44 BearTrap                            "bear_trap"                                 Mid   Us      3 [starred underlined];
     45 Summit                              "summit"                                    Mid   Neutral 1 [];
     46 HowILearnedToStopWorrying           "how_i_learned_to_stop_worrying"            Mid   Neutral 2 [starred];
     47 Junta                               "junta"                                     Mid   Neutral 2 [];
     48 KitchenDebates                      "kitchen_debates"                           Mid   Us      1 [starred];
     49 MissileEnvy                         "missile_envy"                              Mid   Neutral 2 [];
     50 WeWillBuryYou                       "we_will_bury_you"                          Mid   Ussr    4 [starred];
     51 BrezhnevDoctrine                    "brezhnev_doctrine"                         Mid   Ussr    3 [starred];
     52 PortugueseEmpireCrumbles            "portuguese_empire_crumbles"                Mid   Ussr    2 [starred];
     53 SouthAfricanUnrest                  "south_african_unrest"                      Mid   Ussr    2 [];
     54 Allende                             "allende"                                   Mid   Ussr    1 [starred];
     55 WillyBrandt                         "willy_brandt"                              Mid   Ussr    2 [starred underlined];
     56 MuslimRevolution                    "muslim_revolution"                         Mid   Ussr    4 [];
     57 AbmTreaty                           "abm_treaty"                                Mid   Neutral 4 [];
     58 CulturalRevolution                  "cultural_revolution"                       Mid   Ussr    3 [starred];
     59 FlowerPower                         "flower_power"                              Mid   Ussr    4 [starred underlined];
     60 U2Incident                          "u2_incident"                               Mid   Ussr    3 [starred];
     61 Opec                                "opec"                                      Mid   Ussr    3 [];
     62 LoneGunman                          "lone_gunman"                               Mid   Ussr    1 [starred];
     63 ColonialRearGuards                  "colonial_rear_guards"                      Mid   Us      2 [];
     64 PanamaCanalReturned                 "panama_canal_returned"                     Mid   Us      1 [starred];
     65 CampDavidAccords                    "camp_david_accords"                        Mid   Us      2 [starred underlined];
     66 PuppetGovernments                   "puppet_governments"                        Mid   Us      2 [starred];
     67 GrainSalesToSoviets                 "grain_sales_to_soviets"                    Mid   Us      2 [];
     68 JohnPaulIiElectedPope               "john_paul_ii_elected_pope"                 Mid   Us      2 [starred underlined];
     69 LatinAmericanDeathSquads            "latin_american_death_squads"               Mid   Neutral 2 [];
     70 OasFounded                          "oas_founded"                               Mid   Us      1 [starred];
     71 NixonPlaysTheChinaCard              "nixon_plays_the_china_card"                Mid   Us      2 [starred];
     72 SadatExpelsSoviets                  "sadat_expels_soviets"                      Mid   Us      1 [starred];
     73 ShuttleDiplomacy                    "shuttle_diplomacy"                         Mid   Us      3 [underlined];
     74 TheVoiceOfAmerica                   "the_voice_of_america"                      Mid   Us      2 [];
     75 LiberationTheology                  "liberation_theology"                       Mid   Ussr    2 [];
     76 UssuriRiverSkirmish                 "ussuri_river_skirmish"                     Mid   Us      3 [starred];
     77 AskNotWhatYourCountryCanDoForYou    "ask_not_what_your_country_can_do_for_you"  Mid   Us      3 [starred];
     78 AllianceForProgress                 "alliance_for_progress"                     Mid   Us      3 [starred];
     79 AfricaScoring                       "africa_scoring"                            Mid   Neutral 0 [scoring];
     80 OneSmallStep                        "one_small_step"                            Mid   Neutral 2 [];
     81 SouthAmericaScoring                 "south_america_scoring"                     Mid   Neutral 0 [scoring];
     82 IranianHostageCrisis                "iranian_hostage_crisis"                    Late  Ussr    3 [starred underlined];
     83 TheIronLady                         "the_iron_lady"                             Late  Us      3 [starred underlined];
     84 ReaganBombsLibya                    "reagan_bombs_libya"                        Late  Us      2 [starred];
     85 StarWars                            "star_wars"                                 Late  Us      2 [starred];
     86 NorthSeaOil                         "north_sea_oil"                             Late  Us      3 [starred underlined];
     87 TheReformer                         "the_reformer"                              Late  Ussr    3 [starred underlined];
     88 MarineBarracksBombing               "marine_barracks_bombing"                   Late  Ussr    2 [starred];
     89 SovietsShootDownKal007              "soviets_shoot_down_kal_007"                Late  Us      4 [starred];
     90 Glasnost                            "glasnost"                                  Late  Ussr    4 [starred];
     91 OrtegaElectedInNicaragua            "ortega_elected_in_nicaragua"               Late  Ussr    2 [starred];
     92 Terrorism                           "terrorism"                                 Late  Neutral 2 [];
     93 IranContraScandal                   "iran_contra_scandal"                       Late  Ussr    2 [starred];
     94 Chernobyl                           "chernobyl"                                 Late  Us      3 [starred];
     95 LatinAmericanDebtCrisis             "latin_american_debt_crisis"                Late  Ussr    2 [];
     96 TearDownThisWall                    "tear_down_this_wall"                       Late  Us      3 [starred underlined];
     97 AnEvilEmpire                        "an_evil_empire"                            Late  Us      3 [starred underlined];
     98 AldrichAmesRemix                    "aldrich_ames_remix"                        Late  Ussr    3 [starred];
     99 PershingIiDeployed                  "pershing_ii_deployed"                      Late  Ussr    3 [starred];
    100 Wargames                            "wargames"                                  Late  Neutral 4 [starred];
    101 Solidarity                          "solidarity"                                Late  Us      2 [starred];
    102 IranIraqWar                         "iran_iraq_war"                             Late  Neutral 2 [war starred];
    103 Defectors                           "defectors"                                 Early Us      2 [];
    104 TheCambridgeFive                    "the_cambridge_five"                        Early Ussr    2 [optional];
    105 SpecialRelationship                 "special_relationship"                      Early Us      2 [optional];
    106 Norad                               "norad"                                     Early Us      3 [starred underlined optional];
    107 Che                                 "che"                                       Mid   Ussr    3 [optional];
    108 OurManInTehran                      "our_man_in_tehran"                         Mid   Us      2 [starred optional];
    109 YuriAndSamantha                     "yuri_and_samantha"                         Late  Ussr    2 [starred optional];
    110 AwacsSaleToSaudis                   "awacs_sale_to_saudis"                      Late  Us      3 [starred underlined optional];
}

const OPS: [u8; 111] = {
    let (mut table, mut i) = ([0; 111], 0);
    while i < 110 {
        table[i + 1] = ROWS[i].ops;
        i += 1;
    }
    table
};

const SIDE: [Option<Side>; 111] = {
    let (mut table, mut i) = ([None; 111], 0);
    while i < 110 {
        table[i + 1] = ROWS[i].side;
        i += 1;
    }
    table
};

const fn marked(mark: Mark) -> Cards {
    let (mut bits, mut i) = (0_u128, 0);
    while i < 110 {
        let mut k = 0;
        while k < ROWS[i].marks.len() {
            if ROWS[i].marks[k] as u8 == mark as u8 {
                bits |= 1 << (i + 1);
            }
            k += 1;
        }
        i += 1;
    }
    Cards::from_bits(bits)
}

const fn of_era(era: Era) -> Cards {
    let (mut bits, mut i) = (0_u128, 0);
    while i < 110 {
        // The China Card is never in the draw pile.
        if ROWS[i].era as u8 == era as u8 && i + 1 != Card::TheChinaCard as usize {
            bits |= 1 << (i + 1);
        }
        i += 1;
    }
    Cards::from_bits(bits)
}

const fn of_side(side: Option<Side>) -> Cards {
    let (mut bits, mut i) = (0_u128, 0);
    while i < 110 {
        let same = match (ROWS[i].side, side) {
            (None, None) => true,
            (Some(a), Some(b)) => a as u8 == b as u8,
            _ => false,
        };
        if same {
            bits |= 1 << (i + 1);
        }
        i += 1;
    }
    Cards::from_bits(bits)
}

/// The seven scoring cards.
pub const SCORING: Cards = marked(Mark::scoring);
/// The five wars that Flower Power counts.
pub const WARS: Cards = marked(Mark::war);
/// The cards that leave the game when their event has happened.
pub const STARRED: Cards = marked(Mark::starred);
/// The cards whose effect lasts and that lie beside the board meanwhile.
pub const UNDERLINED: Cards = marked(Mark::underlined);
/// The cards 104-110.
pub const OPTIONAL: Cards = marked(Mark::optional);
/// The draw pile of turn 1, the China Card not included.
pub const EARLY: Cards = of_era(Era::Early);
/// What joins it before turn 4.
pub const MID: Cards = of_era(Era::Mid);
/// What joins it before turn 8.
pub const LATE: Cards = of_era(Era::Late);

const SIDES: [Cards; 2] = [of_side(Some(Side::West)), of_side(Some(Side::East))];

impl Card {
    /// The printed Ops value; 0 for a scoring card.
    #[inline]
    #[must_use]
    pub const fn ops(self) -> u8 {
        OPS[self as usize]
    }

    /// Whose event it carries; nobody's if it is neutral.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        SIDE[self as usize]
    }

    /// When it enters the draw pile.
    #[must_use]
    pub const fn era(self) -> Era {
        ROWS[self as usize - 1].era
    }

    /// Whether it is a scoring card.
    #[inline]
    #[must_use]
    pub fn scoring(self) -> bool {
        SCORING.contains(self)
    }

    /// Whether it leaves the game when its event has happened.
    #[inline]
    #[must_use]
    pub fn starred(self) -> bool {
        STARRED.contains(self)
    }

    /// Whether it is one of the wars.
    #[inline]
    #[must_use]
    pub fn war(self) -> bool {
        WARS.contains(self)
    }
}

impl Member for Card {
    type Bits = u128;
    const ALL: &'static [Card] = &Card::ALL;
    const FIRST_BIT: u32 = 1;

    #[inline]
    fn bit(self) -> u32 {
        self as u32
    }
}

/// The set of these cards.
#[must_use]
pub const fn cards(list: &[Card]) -> Cards {
    let (mut bits, mut i) = (0_u128, 0);
    while i < list.len() {
        bits |= 1 << (list[i] as u8);
        i += 1;
    }
    Cards::from_bits(bits)
}

/// The cards that carry the event of `side`.
#[inline]
#[must_use]
pub const fn cards_of(side: Side) -> Cards {
    SIDES[side.index()]
}

//! The 110 cards.

use crate::{
    Region, Side,
    cards::{Event, early, late, mid},
};
use rules::{Member, Set};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A set of cards.
pub type Cards = Set<Card>;

/// The part of the game in which a card enters the draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Era {
    /// From the start.
    Early,
    /// From turn 4.
    Mid,
    /// From turn 8.
    Late,
}

/// Each row: number, name, slug, era, side, Ops, marks, risks of its event, the function that resolves it.
macro_rules! deck {
    ($(
        $number:literal $name:ident $slug:literal $era:ident $side:ident $ops:literal [$($mark:ident)*] [$($risk:ident)*] $event:path;
    )+) => {
        /// A card; its number is the printed one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
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

            /// Returns the name used in records and protocols.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                const SLUGS: [&str; 110] = [$($slug),+];
                SLUGS[self as usize - 1]
            }
        }

        const ROWS: [Row; 110] = [
            $(Row {
                era: Era::$era,
                side: deck!(@ $side),
                ops: $ops,
                marks: &[$(Mark::$mark),*],
                risks: &[$(Risk::$risk),*],
            },)+
        ];

        const EVENTS: [Event; 110] = [$($event),+];
    };
    (@ Us) => { Some(Side::West) };
    (@ Ussr) => { Some(Side::East) };
    (@ Neutral) => { None };
}

/// The printed face of a card, and the risks of its event.
struct Row {
    era: Era,
    side: Option<Side>,
    ops: u8,
    marks: &'static [Mark],
    risks: &'static [Risk],
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

/// What the event of a card may cause that can end the game (`danger`). A test plays every event and compares.
#[allow(non_camel_case_types)] // read as words in the rows below
#[derive(Clone, Copy, PartialEq, Eq)]
enum Risk {
    /// DEFCON falls, by the event or by Operations that it gives.
    defcon,
    /// A side gets Operations, even if only for a coup.
    ops,
    /// Another card is played or its event happens.
    cards,
}

deck! {
      1 AsiaScoring                      "asia_scoring"                              Early Neutral 0 [scoring]                            []                 early::asia_scoring;
      2 EuropeScoring                    "europe_scoring"                            Early Neutral 0 [scoring]                            []                 early::europe_scoring;
      3 MiddleEastScoring                "middle_east_scoring"                       Early Neutral 0 [scoring]                            []                 early::middle_east_scoring;
      4 DuckAndCover                     "duck_and_cover"                            Early Us      3 []                                   [defcon]           early::duck_and_cover;
      5 FiveYearPlan                     "five_year_plan"                            Early Us      3 []                                   [cards]            early::five_year_plan;
      6 TheChinaCard                     "the_china_card"                            Early Neutral 4 []                                   []                 early::the_china_card;
      7 SocialistGovernments             "socialist_governments"                     Early Ussr    3 []                                   []                 early::socialist_governments;
      8 Fidel                            "fidel"                                     Early Ussr    2 [starred]                            []                 early::fidel;
      9 VietnamRevolts                   "vietnam_revolts"                           Early Ussr    2 [starred]                            []                 early::vietnam_revolts;
     10 Blockade                         "blockade"                                  Early Ussr    1 [starred]                            []                 early::blockade;
     11 KoreanWar                        "korean_war"                                Early Ussr    2 [war starred]                        []                 early::korean_war;
     12 RomanianAbdication               "romanian_abdication"                       Early Ussr    1 [starred]                            []                 early::romanian_abdication;
     13 ArabIsraeliWar                   "arab_israeli_war"                          Early Ussr    2 [war]                                []                 early::arab_israeli_war;
     14 Comecon                          "comecon"                                   Early Ussr    3 [starred]                            []                 early::comecon;
     15 Nasser                           "nasser"                                    Early Ussr    1 [starred]                            []                 early::nasser;
     16 WarsawPactFormed                 "warsaw_pact_formed"                        Early Ussr    3 [starred underlined]                 []                 early::warsaw_pact_formed;
     17 DeGaulleLeadsFrance              "de_gaulle_leads_france"                    Early Ussr    3 [starred underlined]                 []                 early::de_gaulle_leads_france;
     18 CapturedNaziScientist            "captured_nazi_scientist"                   Early Neutral 1 [starred]                            []                 early::captured_nazi_scientist;
     19 TrumanDoctrine                   "truman_doctrine"                           Early Us      1 [starred]                            []                 early::truman_doctrine;
     20 OlympicGames                     "olympic_games"                             Early Neutral 2 []                                   [defcon ops]       early::olympic_games;
     21 Nato                             "nato"                                      Early Us      4 [starred underlined]                 []                 early::nato;
     22 IndependentReds                  "independent_reds"                          Early Us      2 [starred]                            []                 early::independent_reds;
     23 MarshallPlan                     "marshall_plan"                             Early Us      4 [starred underlined]                 []                 early::marshall_plan;
     24 IndoPakistaniWar                 "indo_pakistani_war"                        Early Neutral 2 [war]                                []                 early::indo_pakistani_war;
     25 Containment                      "containment"                               Early Us      3 [starred]                            []                 early::containment;
     26 CiaCreated                       "cia_created"                               Early Us      1 [starred]                            [defcon ops]       early::cia_created;
     27 UsJapanMutualDefensePact         "us_japan_mutual_defense_pact"              Early Us      4 [starred underlined]                 []                 early::us_japan_mutual_defense_pact;
     28 SuezCrisis                       "suez_crisis"                               Early Ussr    3 [starred]                            []                 early::suez_crisis;
     29 EastEuropeanUnrest               "east_european_unrest"                      Early Us      3 []                                   []                 early::east_european_unrest;
     30 Decolonization                   "decolonization"                            Early Ussr    2 []                                   []                 early::decolonization;
     31 RedScarePurge                    "red_scare_purge"                           Early Neutral 4 []                                   []                 early::red_scare_purge;
     32 UnIntervention                   "un_intervention"                           Early Neutral 1 []                                   [defcon ops]       early::un_intervention;
     33 DeStalinization                  "de_stalinization"                          Early Ussr    3 [starred]                            []                 early::de_stalinization;
     34 NuclearTestBan                   "nuclear_test_ban"                          Early Neutral 4 []                                   []                 early::nuclear_test_ban;
     35 FormosanResolution               "formosan_resolution"                       Early Us      2 [starred underlined]                 []                 early::formosan_resolution;
     36 BrushWar                         "brush_war"                                 Mid   Neutral 3 [war]                                []                 mid::brush_war;
     37 CentralAmericaScoring            "central_america_scoring"                   Mid   Neutral 0 [scoring]                            []                 mid::central_america_scoring;
     38 SoutheastAsiaScoring             "southeast_asia_scoring"                    Mid   Neutral 0 [scoring starred]                    []                 mid::southeast_asia_scoring;
     39 ArmsRace                         "arms_race"                                 Mid   Neutral 3 []                                   []                 mid::arms_race;
     40 CubanMissileCrisis               "cuban_missile_crisis"                      Mid   Neutral 3 [starred]                            [defcon]           mid::cuban_missile_crisis;
     41 NuclearSubs                      "nuclear_subs"                              Mid   Us      2 [starred]                            []                 mid::nuclear_subs;
     42 Quagmire                         "quagmire"                                  Mid   Ussr    3 [starred underlined]                 []                 mid::quagmire;
     43 SaltNegotiations                 "salt_negotiations"                         Mid   Neutral 3 [starred]                            []                 mid::salt_negotiations;
     44 BearTrap                         "bear_trap"                                 Mid   Us      3 [starred underlined]                 []                 mid::bear_trap;
     45 Summit                           "summit"                                    Mid   Neutral 1 []                                   [defcon]           mid::summit;
     46 HowILearnedToStopWorrying        "how_i_learned_to_stop_worrying"            Mid   Neutral 2 [starred]                            [defcon]           mid::how_i_learned_to_stop_worrying;
     47 Junta                            "junta"                                     Mid   Neutral 2 []                                   [defcon ops]       mid::junta;
     48 KitchenDebates                   "kitchen_debates"                           Mid   Us      1 [starred]                            []                 mid::kitchen_debates;
     49 MissileEnvy                      "missile_envy"                              Mid   Neutral 2 []                                   [defcon ops cards] mid::missile_envy;
     50 WeWillBuryYou                    "we_will_bury_you"                          Mid   Ussr    4 [starred]                            [defcon]           mid::we_will_bury_you;
     51 BrezhnevDoctrine                 "brezhnev_doctrine"                         Mid   Ussr    3 [starred]                            []                 mid::brezhnev_doctrine;
     52 PortugueseEmpireCrumbles         "portuguese_empire_crumbles"                Mid   Ussr    2 [starred]                            []                 mid::portuguese_empire_crumbles;
     53 SouthAfricanUnrest               "south_african_unrest"                      Mid   Ussr    2 []                                   []                 mid::south_african_unrest;
     54 Allende                          "allende"                                   Mid   Ussr    1 [starred]                            []                 mid::allende;
     55 WillyBrandt                      "willy_brandt"                              Mid   Ussr    2 [starred underlined]                 []                 mid::willy_brandt;
     56 MuslimRevolution                 "muslim_revolution"                         Mid   Ussr    4 []                                   []                 mid::muslim_revolution;
     57 AbmTreaty                        "abm_treaty"                                Mid   Neutral 4 []                                   [defcon ops]       mid::abm_treaty;
     58 CulturalRevolution               "cultural_revolution"                       Mid   Ussr    3 [starred]                            []                 mid::cultural_revolution;
     59 FlowerPower                      "flower_power"                              Mid   Ussr    4 [starred underlined]                 []                 mid::flower_power;
     60 U2Incident                       "u2_incident"                               Mid   Ussr    3 [starred]                            []                 mid::u2_incident;
     61 Opec                             "opec"                                      Mid   Ussr    3 []                                   []                 mid::opec;
     62 LoneGunman                       "lone_gunman"                               Mid   Ussr    1 [starred]                            [defcon ops]       mid::lone_gunman;
     63 ColonialRearGuards               "colonial_rear_guards"                      Mid   Us      2 []                                   []                 mid::colonial_rear_guards;
     64 PanamaCanalReturned              "panama_canal_returned"                     Mid   Us      1 [starred]                            []                 mid::panama_canal_returned;
     65 CampDavidAccords                 "camp_david_accords"                        Mid   Us      2 [starred underlined]                 []                 mid::camp_david_accords;
     66 PuppetGovernments                "puppet_governments"                        Mid   Us      2 [starred]                            []                 mid::puppet_governments;
     67 GrainSalesToSoviets              "grain_sales_to_soviets"                    Mid   Us      2 []                                   [defcon ops cards] mid::grain_sales_to_soviets;
     68 JohnPaulIiElectedPope            "john_paul_ii_elected_pope"                 Mid   Us      2 [starred underlined]                 []                 mid::john_paul_ii_elected_pope;
     69 LatinAmericanDeathSquads         "latin_american_death_squads"               Mid   Neutral 2 []                                   []                 mid::latin_american_death_squads;
     70 OasFounded                       "oas_founded"                               Mid   Us      1 [starred]                            []                 mid::oas_founded;
     71 NixonPlaysTheChinaCard           "nixon_plays_the_china_card"                Mid   Us      2 [starred]                            []                 mid::nixon_plays_the_china_card;
     72 SadatExpelsSoviets               "sadat_expels_soviets"                      Mid   Us      1 [starred]                            []                 mid::sadat_expels_soviets;
     73 ShuttleDiplomacy                 "shuttle_diplomacy"                         Mid   Us      3 [underlined]                         []                 mid::shuttle_diplomacy;
     74 TheVoiceOfAmerica                "the_voice_of_america"                      Mid   Us      2 []                                   []                 mid::the_voice_of_america;
     75 LiberationTheology               "liberation_theology"                       Mid   Ussr    2 []                                   []                 mid::liberation_theology;
     76 UssuriRiverSkirmish              "ussuri_river_skirmish"                     Mid   Us      3 [starred]                            []                 mid::ussuri_river_skirmish;
     77 AskNotWhatYourCountryCanDoForYou "ask_not_what_your_country_can_do_for_you"  Mid   Us      3 [starred]                            []                 mid::ask_not_what_your_country_can_do_for_you;
     78 AllianceForProgress              "alliance_for_progress"                     Mid   Us      3 [starred]                            []                 mid::alliance_for_progress;
     79 AfricaScoring                    "africa_scoring"                            Mid   Neutral 0 [scoring]                            []                 mid::africa_scoring;
     80 OneSmallStep                     "one_small_step"                            Mid   Neutral 2 []                                   []                 mid::one_small_step;
     81 SouthAmericaScoring              "south_america_scoring"                     Mid   Neutral 0 [scoring]                            []                 mid::south_america_scoring;
     82 IranianHostageCrisis             "iranian_hostage_crisis"                    Late  Ussr    3 [starred underlined]                 []                 late::iranian_hostage_crisis;
     83 TheIronLady                      "the_iron_lady"                             Late  Us      3 [starred underlined]                 []                 late::the_iron_lady;
     84 ReaganBombsLibya                 "reagan_bombs_libya"                        Late  Us      2 [starred]                            []                 late::reagan_bombs_libya;
     85 StarWars                         "star_wars"                                 Late  Us      2 [starred]                            [cards]            late::star_wars;
     86 NorthSeaOil                      "north_sea_oil"                             Late  Us      3 [starred underlined]                 []                 late::north_sea_oil;
     87 TheReformer                      "the_reformer"                              Late  Ussr    3 [starred underlined]                 []                 late::the_reformer;
     88 MarineBarracksBombing            "marine_barracks_bombing"                   Late  Ussr    2 [starred]                            []                 late::marine_barracks_bombing;
     89 SovietsShootDownKal007           "soviets_shoot_down_kal_007"                Late  Us      4 [starred]                            [defcon ops]       late::soviets_shoot_down_kal_007;
     90 Glasnost                         "glasnost"                                  Late  Ussr    4 [starred]                            [ops]              late::glasnost;
     91 OrtegaElectedInNicaragua         "ortega_elected_in_nicaragua"               Late  Ussr    2 [starred]                            [defcon ops]       late::ortega_elected_in_nicaragua;
     92 Terrorism                        "terrorism"                                 Late  Neutral 2 []                                   []                 late::terrorism;
     93 IranContraScandal                "iran_contra_scandal"                       Late  Ussr    2 [starred]                            []                 late::iran_contra_scandal;
     94 Chernobyl                        "chernobyl"                                 Late  Us      3 [starred]                            []                 late::chernobyl;
     95 LatinAmericanDebtCrisis          "latin_american_debt_crisis"                Late  Ussr    2 []                                   []                 late::latin_american_debt_crisis;
     96 TearDownThisWall                 "tear_down_this_wall"                       Late  Us      3 [starred underlined]                 [defcon ops]       late::tear_down_this_wall;
     97 AnEvilEmpire                     "an_evil_empire"                            Late  Us      3 [starred underlined]                 []                 late::an_evil_empire;
     98 AldrichAmesRemix                 "aldrich_ames_remix"                        Late  Ussr    3 [starred]                            []                 late::aldrich_ames_remix;
     99 PershingIiDeployed               "pershing_ii_deployed"                      Late  Ussr    3 [starred]                            []                 late::pershing_ii_deployed;
    100 Wargames                         "wargames"                                  Late  Neutral 4 [starred]                            []                 late::wargames;
    101 Solidarity                       "solidarity"                                Late  Us      2 [starred]                            []                 late::solidarity;
    102 IranIraqWar                      "iran_iraq_war"                             Late  Neutral 2 [war starred]                        []                 late::iran_iraq_war;
    103 Defectors                        "defectors"                                 Early Us      2 []                                   []                 early::defectors;
    104 TheCambridgeFive                 "the_cambridge_five"                        Early Ussr    2 [optional]                           []                 early::the_cambridge_five;
    105 SpecialRelationship              "special_relationship"                      Early Us      2 [optional]                           []                 early::special_relationship;
    106 Norad                            "norad"                                     Early Us      3 [starred underlined optional]        []                 early::norad;
    107 Che                              "che"                                       Mid   Ussr    3 [optional]                           [ops]              mid::che;
    108 OurManInTehran                   "our_man_in_tehran"                         Mid   Us      2 [starred optional]                   []                 mid::our_man_in_tehran;
    109 YuriAndSamantha                  "yuri_and_samantha"                         Late  Ussr    2 [starred optional]                   []                 late::yuri_and_samantha;
    110 AwacsSaleToSaudis                "awacs_sale_to_saudis"                      Late  Us      3 [starred underlined optional]        []                 late::awacs_sale_to_saudis;
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

const fn risking(risk: Risk) -> Cards {
    let (mut bits, mut i) = (0_u128, 0);
    while i < 110 {
        let mut k = 0;
        while k < ROWS[i].risks.len() {
            if ROWS[i].risks[k] as u8 == risk as u8 {
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
/// The cards whose effect lasts; they lie next to the board while it does.
pub const UNDERLINED: Cards = marked(Mark::underlined);
/// The cards 104-110.
pub const OPTIONAL: Cards = marked(Mark::optional);
/// The cards whose event may lower DEFCON, directly or by Operations that the event gives.
pub const LOWERS_DEFCON: Cards = risking(Risk::defcon);
/// The cards whose event gives Operations, even if only for a coup.
pub const GIVES_OPS: Cards = risking(Risk::ops);
/// The cards whose event plays another card or triggers its event.
pub const BRINGS_CARDS: Cards = risking(Risk::cards);
/// The draw pile of turn 1, without the China Card.
pub const EARLY: Cards = of_era(Era::Early);
/// The cards that join it before turn 4.
pub const MID: Cards = of_era(Era::Mid);
/// The cards that join it before turn 8.
pub const LATE: Cards = of_era(Era::Late);

const SIDES: [Cards; 2] = [of_side(Some(Side::West)), of_side(Some(Side::East))];

impl Card {
    /// Returns the printed Ops value; 0 for a scoring card.
    #[inline]
    #[must_use]
    pub const fn ops(self) -> u8 {
        OPS[self as usize]
    }

    /// Returns the side whose event it carries; `None` if it is neutral.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        SIDE[self as usize]
    }

    /// Returns the era in which it enters the draw pile.
    #[must_use]
    pub const fn era(self) -> Era {
        ROWS[self as usize - 1].era
    }

    /// Returns the function that resolves its event.
    #[inline]
    #[must_use]
    pub fn event(self) -> Event {
        EVENTS[self as usize - 1]
    }

    /// Returns true if it is a scoring card.
    #[inline]
    #[must_use]
    pub fn scoring(self) -> bool {
        SCORING.contains(self)
    }

    /// Returns the region that a scoring card names.
    #[inline]
    #[must_use]
    pub const fn scored_region(self) -> Option<Region> {
        match self {
            Card::EuropeScoring => Some(Region::Europe),
            Card::AsiaScoring => Some(Region::Asia),
            Card::MiddleEastScoring => Some(Region::MiddleEast),
            Card::AfricaScoring => Some(Region::Africa),
            Card::CentralAmericaScoring => Some(Region::CentralAmerica),
            Card::SouthAmericaScoring => Some(Region::SouthAmerica),
            Card::SoutheastAsiaScoring => Some(Region::SoutheastAsia),
            _ => None,
        }
    }

    /// Returns true if it leaves the game when its event has happened.
    #[inline]
    #[must_use]
    pub fn starred(self) -> bool {
        STARRED.contains(self)
    }

    /// Returns true if it is one of the wars.
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

/// Returns the set of these cards.
#[must_use]
pub const fn cards(list: &[Card]) -> Cards {
    let (mut bits, mut i) = (0_u128, 0);
    while i < list.len() {
        bits |= 1 << (list[i] as u8);
        i += 1;
    }
    Cards::from_bits(bits)
}

/// Returns the cards that carry the event of `side`.
#[inline]
#[must_use]
pub const fn cards_of(side: Side) -> Cards {
    SIDES[side.index()]
}

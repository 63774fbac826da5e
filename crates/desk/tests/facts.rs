//! What the web client knows of boards and cards is a copy of the tables of the engines.
//!
//! `HOTLINE_WRITE=1 cargo test -p desk --test facts` writes the files anew.

use rules::Game;
use serde::Serialize;
use std::{env, fmt::Write, fs, path::Path};
use twilight::{
    Card, Countries, Country, Options, Region, State,
    deck::Era,
    effects::UNTIL_END_OF_TURN,
    tables::{self, SPACE, TURNS},
};

/// A JSON object with a list in each field, one entry a line.
#[derive(Default)]
struct Document(String);

impl Document {
    fn list<T: Serialize>(mut self, name: &str, entries: impl IntoIterator<Item = T>) -> Document {
        let write = |entry| serde_json::to_string(&entry).expect("it can be written");
        let lines: Vec<_> = entries.into_iter().map(write).collect();
        let before = if self.0.is_empty() { "{" } else { "," };
        write!(self.0, "{before}\n\"{name}\": [\n{}\n]", lines.join(",\n")).expect("a string takes everything");
        self
    }

    /// The file of a game has this content; written first if that is wanted.
    fn compare_with_file_of(mut self, game: &str) {
        self.0.push_str("\n}\n");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/boards/{game}/facts.json"));
        if env::var_os("HOTLINE_WRITE").is_some() {
            fs::write(&path, &self.0).expect("the folder is there");
        }
        let there = fs::read_to_string(&path).unwrap_or_default();
        assert!(there == self.0, "{} is out of date; HOTLINE_WRITE=1 writes it anew", path.display());
    }
}

#[derive(Serialize)]
struct CountryFacts {
    slug: Country,
    regions: Vec<Region>,
    stability: u8,
    battleground: bool,
    adjacent: Vec<Country>,
    superpower: Option<rules::Side>,
}

#[derive(Serialize)]
struct CardFacts {
    slug: Card,
    number: u8,
    /// The turn in which it enters the draw pile.
    joins: u8,
    era: Era,
    side: Option<rules::Side>,
    ops: u8,
    scoring: bool,
    starred: bool,
    optional: bool,
    until_end_of_turn: bool,
}

#[derive(Serialize)]
struct RegionFacts {
    slug: Region,
    presence: i8,
    domination: i8,
    control: i8,
}

#[derive(Serialize)]
struct SpaceFacts {
    ops: u8,
    roll: u8,
    vp: [u8; 2],
}

#[derive(Serialize)]
struct Level {
    defcon: u8,
    banned: Vec<Region>,
}

const REGIONS: [Region; 9] = [
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

fn country(country: Country) -> CountryFacts {
    CountryFacts {
        slug: country,
        regions: REGIONS.into_iter().filter(|region| region.countries().contains(country)).collect(),
        stability: country.stability(),
        battleground: country.battleground(),
        adjacent: country.adjacent().iter().collect(),
        superpower: country.superpower(),
    }
}

fn joins(card: Card) -> u8 {
    let mut state = State::new(&Options::default());
    let there = |turn: &u8| {
        state.turn = *turn;
        card == Card::TheChinaCard || state.deck().contains(card)
    };
    (1..=TURNS).find(there).expect("every card enters the game")
}

fn card(card: Card) -> CardFacts {
    CardFacts {
        slug: card,
        number: card as u8,
        joins: joins(card),
        era: card.era(),
        side: card.side(),
        ops: card.ops(),
        scoring: card.scoring(),
        starred: card.starred(),
        optional: twilight::deck::OPTIONAL.contains(card),
        until_end_of_turn: UNTIL_END_OF_TURN.contains(card),
    }
}

fn region(region: Region) -> RegionFacts {
    let worth = region.worth();
    RegionFacts { slug: region, presence: worth.presence, domination: worth.domination, control: worth.control }
}

fn level(defcon: u8) -> Level {
    let inside = |region: &Region| (region.countries() - tables::banned(defcon)) == Countries::EMPTY;
    Level { defcon, banned: Region::SIX.into_iter().filter(inside).collect() }
}

#[test]
fn the_board_and_the_cards_of_twilight_struggle() {
    Document::default()
        .list("countries", Country::ALL.into_iter().map(country))
        .list("cards", Card::ALL.into_iter().map(card))
        .list("regions", Region::SIX.into_iter().map(region))
        .list("space", SPACE.into_iter().map(|space| SpaceFacts { ops: space.ops, roll: space.roll, vp: space.vp }))
        .list("defcon", (1..=5).map(level))
        .list("rounds", (1..=TURNS).map(tables::action_rounds))
        .compare_with_file_of("twilight");
}

#[derive(Serialize)]
struct GroupFacts {
    slug: spies::Group,
    faction: spies::Faction,
    influence: u8,
}

#[derive(Serialize)]
struct ObjectiveFacts {
    slug: spies::Objective,
    event: bool,
    stability: u8,
    population: u8,
    points: u8,
    bias: [spies::Faction; 4],
}

fn objective(objective: spies::Objective) -> ObjectiveFacts {
    let spies::Figures { stability, population, points, bias } = *objective.figures();
    ObjectiveFacts { slug: objective, event: objective.is_event(), stability, population, points, bias }
}

#[test]
fn the_cards_of_cia_vs_kgb() {
    let group =
        |&group: &spies::Group| GroupFacts { slug: group, faction: group.faction(), influence: group.influence() };
    Document::default()
        .list("groups", spies::Group::ALL.iter().map(group))
        .list("objectives", spies::Objective::ALL.iter().copied().map(objective))
        .list("agents", spies::Agent::ALL)
        .compare_with_file_of("spies");
}

//! Reads a pack and reports every mistake in it.

mod event;
mod fields;

use super::{CardData, Field, Names, Pack, Provenance, RegionData, write};
use crate::{Card, Cards, Region, STRATEGY, Us, Ussr, options::Rulings, steps};
use fields::{Fields, Node, Reader};
use rules::Side;
use std::{collections::BTreeMap, fmt};
use toml::de::DeTable;

/// Maximum size of a pack, in bytes; the default has a tenth of it.
const LONGEST: usize = 256 * 1024;
/// Maximum lengths of a name and of a text.
const NAME: usize = 60;
const TEXT: usize = 2000;
/// The cards of the USA and of the USSR (1.1).
const SHARES: [(Side, usize); 2] = [(Us, 10), (Ussr, 8)];

/// A mistake in a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line, from 1.
    pub line: usize,
    /// The path in the pack, such as `cards.cuba.cubes`.
    pub place: String,
    /// What is wrong, and what is expected.
    pub what: String,
}

/// The reasons why a text is not a valid pack: every mistake in it, in order of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    /// The name of the file.
    pub file: String,
    /// At least one mistake.
    pub mistakes: Vec<Mistake>,
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, Mistake { line, place, what }) in self.mistakes.iter().enumerate() {
            let (end, colon) = (if index == 0 { "" } else { "\n" }, if place.is_empty() { "" } else { ": " });
            write!(f, "{end}{}:{line}: {place}{colon}{what}", self.file)?;
        }
        Ok(())
    }
}

impl std::error::Error for PackError {}

/// Reads a pack.
pub(super) fn read(file: &str, text: &str) -> Result<Pack, PackError> {
    let mut reader = Reader::new(text);
    let pack = if text.len() > LONGEST {
        reader.mistake(0, "", format!("the pack has {} bytes; at most {LONGEST} are expected", text.len()));
        None
    } else {
        let (table, errors) = DeTable::parse_recoverable(text);
        for error in &errors {
            let at = error.span().map_or(0, |span| span.start);
            reader.mistake(at, "", format!("this is not TOML: {}", error.message()));
        }
        // Reading on after a syntax error would only report spurious mistakes.
        if errors.is_empty() { whole(&mut reader, table.get_ref()) } else { None }
    };
    match pack {
        Some(mut pack) if reader.mistakes.is_empty() => {
            pack.text = write::write(&pack).into();
            pack.hash = fnv1a(pack.text.as_bytes());
            Ok(pack)
        }
        _ => {
            reader.mistakes.sort_by_key(|mistake| mistake.line); // stable: in order of reading within a line
            Err(PackError { file: file.to_owned(), mistakes: reader.mistakes })
        }
    }
}

/// Returns the 64-bit FNV-1a hash.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Reads the pack; its text and hash are filled in later.
fn whole(r: &mut Reader, table: &DeTable) -> Option<Pack> {
    let mut top = Fields::new(table, 0, String::new());
    top.fixed_number(r, "schema_version", 1, true);
    top.fixed_word(r, "game", "iron_curtain");
    let titles = top.table(r, "meta").map(|fields| meta(r, fields)).unwrap_or_default();
    let rulings = rulings(r, &mut top);
    let figures = regions(r, &mut top);
    let start = top.table(r, "start_card").and_then(|fields| start_card(r, fields));
    let list = top.required(r, "cards", "a list of 18 cards");
    let cards = list.and_then(|list| cards(r, list));
    top.done(r);
    let (figures, start, mut cards) = (figures?, start?, cards?);
    cards.insert(0, start);
    let data = add_up(r, figures, &cards)?;
    let mut cards: [CardData; 19] = cards.into_iter().map(|given| given.data).collect::<Vec<_>>().try_into().ok()?;
    for card in &mut cards {
        steps::resolve(&mut card.steps, |region| data[region.index()].cards);
    }
    Some(Pack { titles, rulings, regions: data, cards, text: "".into(), hash: 0 })
}

/// Reads the titles. The numbers are rules, not data: if given, they have to be right.
fn meta(r: &mut Reader, mut fields: Fields) -> BTreeMap<String, String> {
    let figures = [
        ("players", 2),
        ("strategy_cards", 18),
        ("us_cards", 10),
        ("ussr_cards", 8),
        ("cubes_per_side", 24),
        ("rounds", 2),
        ("turns_per_player_per_round", 4),
        ("win_margin", 8),
        ("aftermath_cap", 3),
    ];
    for (key, value) in figures {
        fields.fixed_number(r, key, value, false);
    }
    if let Some(sizes) = fields.list(r, "hand_sizes", false, |r, node, path| r.number(node, path, 0, 18))
        && sizes != [5, 4]
    {
        fields.error(r, "hand_sizes", "[5, 4] is expected (rule 3.2)");
    }
    let order = fields.list(r, "region_order", false, Reader::region);
    if order.is_some_and(|order| order != Region::ALL) {
        fields.error(r, "region_order", "the order of rule 9.3 is expected, Europe first and South America last");
    }
    let languages: Vec<String> =
        fields.keys().filter_map(|key| key.strip_prefix("title_")).map(str::to_owned).collect();
    let mut titles = BTreeMap::new();
    for language in
        languages.into_iter().filter(|code| !code.is_empty() && code.chars().all(|c| c.is_ascii_lowercase()))
    {
        if let Some(title) = fields.text(r, &format!("title_{language}"), 1, NAME) {
            titles.insert(language, title);
        }
    }
    fields.done(r);
    titles
}

/// Reads the rulings; a missing one is that of the digest, so that packs stay readable when rulings are added.
fn rulings(r: &mut Reader, top: &mut Fields) -> Rulings {
    let mut rulings = Rulings::default();
    if top.get("rulings").is_some()
        && let Some(mut fields) = top.table(r, "rulings")
    {
        for (name, default) in Rulings::default().named() {
            let on = fields.flag(r, name, default);
            if let Some(ruling) = rulings.by_name(name) {
                *ruling = on;
            }
        }
        fields.done(r);
    }
    rulings
}

/// The table of a region, with its position in the text.
struct RegionGiven {
    at: usize,
    names: Names,
    strategy_cards: u8,
    size: u8,
    bonus: u8,
    conf: [Provenance; 2],
}

fn regions(r: &mut Reader, top: &mut Fields) -> Option<[RegionGiven; 6]> {
    let mut fields = top.table(r, "regions")?;
    let all =
        Region::ALL.map(|region| fields.table(r, region.slug()).and_then(|fields| region_table(r, region, fields)));
    fields.done(r);
    let all: Vec<RegionGiven> = all.into_iter().collect::<Option<_>>()?;
    all.try_into().ok()
}

fn region_table(r: &mut Reader, region: Region, mut fields: Fields) -> Option<RegionGiven> {
    let names = names(r, &mut fields);
    let strategy_cards = fields.number(r, "strategy_cards", 1, 18);
    let start = region == Region::Europe;
    if fields.required_flag(r, "includes_start_card").is_some_and(|with| with != start) {
        fields.error(r, "includes_start_card", &format!("{start} is expected: the start card is a Europe card (Q1)"));
    }
    let size = fields.number(r, "size", 1, 19);
    let bonus = fields.number(r, "bonus", 0, 8);
    let conf = fields.table(r, "conf").and_then(|mut conf| {
        let both = ["size", "bonus"].map(|key| conf.provenance(r, key));
        conf.done(r);
        Some([both[0]?, both[1]?])
    });
    if let (Some(cards), Some(size)) = (strategy_cards, size)
        && size != cards + u8::from(start)
    {
        fields.error(
            r,
            "size",
            &format!("{} is expected: the strategy cards and the start card", cards + u8::from(start)),
        );
    }
    fields.done(r);
    let at = fields.at;
    Some(RegionGiven { at, names: names?, strategy_cards: strategy_cards?, size: size?, bonus: bonus?, conf: conf? })
}

fn names(r: &mut Reader, fields: &mut Fields) -> Option<Names> {
    let [en, pl, fr] = ["name_en", "name_pl", "name_fr"].map(|key| fields.text(r, key, 1, NAME));
    Some(Names { en: en?, pl: pl?, fr: fr? })
}

/// The table of a card, with its position in the text.
struct CardGiven {
    at: usize,
    data: CardData,
    region_size: u8,
    region_bonus: u8,
}

/// Reads the 18 cards, in the order of their numbers.
fn cards(r: &mut Reader, list: Node) -> Option<Vec<CardGiven>> {
    let at = list.span().start;
    let Some(items) = list.get_ref().as_array() else {
        r.mistake(at, "cards", "a list of 18 cards is expected".to_owned());
        return None;
    };
    let mut seen = Cards::EMPTY;
    let mut cards = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let Some(mut fields) = r.fields(item, format!("cards[{}]", index + 1)) else { continue };
        let slug = fields.word(
            r,
            "slug",
            |slug| Card::named(slug).filter(|&card| card != Card::StartEurope),
            || "one of ".to_owned() + &STRATEGY.iter().map(Card::slug).collect::<Vec<_>>().join(", "),
        );
        let Some(card) = slug else { continue };
        fields.path = format!("cards.{}", card.slug());
        if seen.contains(card) {
            fields.error(r, "slug", "another card has this slug; each is expected once");
        }
        seen.insert(card);
        cards.extend(self::card(r, card, fields));
    }
    let missing: Vec<_> = (STRATEGY - seen).iter().map(Card::slug).collect();
    if items.len() != 18 || !missing.is_empty() {
        let missing = if missing.is_empty() { String::new() } else { format!("; missing: {}", missing.join(", ")) };
        r.mistake(at, "cards", format!("18 cards are expected, {} are given{missing}", items.len()));
    }
    cards.sort_by_key(|given| given.data.card);
    (cards.len() == 18).then_some(cards)
}

fn start_card(r: &mut Reader, mut fields: Fields) -> Option<CardGiven> {
    fields.fixed_word(r, "slug", Card::StartEurope.slug());
    if let Some(mut cubes) = fields.table(r, "starting_cubes") {
        for side in Side::BOTH {
            cubes.fixed_number(r, write::side(side), 1, true); // 2.2
        }
        cubes.done(r);
    }
    card(r, Card::StartEurope, fields)
}

fn card(r: &mut Reader, card: Card, mut fields: Fields) -> Option<CardGiven> {
    let start = card == Card::StartEurope;
    fields.fixed_number(r, "id", card.index() as u8, true);
    let names = names(r, &mut fields);
    let faction = if start {
        fields.fixed_word(r, "faction", "none").map(|()| None)
    } else {
        fields.side(r, "faction").map(Some)
    };
    let region = fields.required(r, "region", "the slug of a region").and_then(|node| {
        let path = fields.place("region");
        r.region(node, &path)
    });
    if start && region.is_some_and(|region| region != Region::Europe) {
        fields.error(r, "region", "\"europe\" is expected: the start card is a Europe card (Q1)");
    }
    let cubes = if start { fields.number(r, "cubes", 0, 0) } else { fields.number(r, "cubes", 1, 4) };
    let region_size = fields.number(r, "region_size", 1, 19);
    let region_bonus = fields.number(r, "region_bonus", 0, 8);
    let title = fields.text(r, "event_title", 0, NAME);
    let effect = fields.text(r, "effect", 0, TEXT);
    let note = fields.text(r, "source_note", 0, TEXT);
    let steps = fields.required(r, "steps", "the list of the steps of the event").and_then(|node| {
        let path = fields.place("steps");
        event::steps(r, node, &path, faction.flatten())
    });
    if start && steps.as_ref().is_some_and(|steps| !steps.is_empty()) {
        fields.error(r, "steps", "[] is expected: the start card has no event");
    }
    let conf = conf(r, &mut fields);
    fields.done(r);
    let data = CardData {
        card,
        names: names?,
        faction: faction?,
        region: region?,
        cubes: cubes?,
        steps: steps?,
        title: title?,
        effect: effect?,
        note: note?,
        conf: conf?,
    };
    Some(CardGiven { at: fields.at, data, region_size: region_size?, region_bonus: region_bonus? })
}

/// Reads the provenance of each field; `confidence` is the weakest.
fn conf(r: &mut Reader, fields: &mut Fields) -> Option<[Provenance; 7]> {
    let confidence = fields.provenance(r, "confidence");
    let mut table = fields.table(r, "conf")?;
    let words = Field::ALL.map(|field| table.provenance(r, field.slug()));
    table.done(r);
    let words: Vec<Provenance> = words.into_iter().collect::<Option<_>>()?;
    let weakest = words.iter().max().copied()?;
    if confidence? != weakest {
        fields.error(r, "confidence", &format!("\"{}\" is expected, the weakest word of `conf`", weakest.slug()));
    }
    words.try_into().ok()
}

/// Checks that cards, regions and sides agree.
fn add_up(r: &mut Reader, figures: [RegionGiven; 6], cards: &[CardGiven]) -> Option<[RegionData; 6]> {
    for (side, share) in SHARES {
        let count = cards.iter().filter(|given| given.data.faction == Some(side)).count();
        if count != share {
            let at = cards.get(1).map_or(0, |given| given.at);
            let side = write::side(side);
            r.mistake(at, "cards", format!("{share} cards with faction \"{side}\" are expected, {count} are given"));
        }
    }
    for given in cards {
        let (data, figures) = (&given.data, &figures[given.data.region.index()]);
        let pairs =
            [("region_size", given.region_size, figures.size), ("region_bonus", given.region_bonus, figures.bonus)];
        for (key, found, wanted) in pairs.into_iter().filter(|(_, found, wanted)| found != wanted) {
            let place = format!("cards.{}.{key}", data.card.slug());
            let region = data.region.slug();
            r.mistake(given.at, &place, format!("{found} is given; {wanted} is expected, as in regions.{region}"));
        }
    }
    let mut index = 0;
    let all = figures.map(|given| {
        let region = Region::ALL[index];
        index += 1;
        let own = cards.iter().filter(|card| card.data.region == region).map(|given| given.data.card);
        let set: Cards = own.collect();
        let count = (set & STRATEGY).len();
        if count != given.strategy_cards as usize {
            let place = format!("regions.{}.strategy_cards", region.slug());
            let what = format!("{} is given; {count} is expected, the cards of this region", given.strategy_cards);
            r.mistake(given.at, &place, what);
        }
        let [size_conf, bonus_conf] = given.conf;
        RegionData { region, names: given.names, cards: set, bonus: given.bonus, size_conf, bonus_conf }
    });
    Some(all)
}

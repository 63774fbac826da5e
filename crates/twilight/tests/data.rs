//! The tables of the program match the data files.

use std::collections::BTreeSet;
use toml::{Table, Value};
use twilight::{
    Card, Countries, Country, Region, Us, Ussr, deck, map,
    setup::{LATE_WAR, LATE_WAR_EVENTS, LATE_WAR_KEEPS},
    tables,
};

fn read(text: &str) -> Table {
    text.parse().expect("the data file is sound")
}

fn cards() -> Vec<Value> {
    let all = read(include_str!("../../../docs/rules/twilight_struggle/cards.toml"));
    // D1 and D2 have no known text and are left out.
    all["card"].as_array().unwrap().iter().filter(|c| !str(c, "id").starts_with('D')).cloned().collect()
}

fn board() -> Table {
    read(include_str!("../../../docs/rules/twilight_struggle/map.toml"))
}

fn figures() -> Table {
    read(include_str!("../../../docs/rules/twilight_struggle/tables.toml"))
}

fn str<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

fn int(value: &Value, key: &str) -> i64 {
    value[key].as_integer().unwrap()
}

fn is(value: &Value, key: &str) -> bool {
    value[key].as_bool().unwrap()
}

fn slugs(value: &Value) -> BTreeSet<&str> {
    value.as_array().unwrap().iter().map(|slug| slug.as_str().unwrap()).collect()
}

fn named(countries: Countries) -> BTreeSet<&'static str> {
    countries.iter().map(Country::slug).collect()
}

#[test]
fn the_110_cards_match_the_data_file() {
    let cards = cards();
    assert_eq!(cards.len(), 110);
    for (card, row) in Card::ALL.into_iter().zip(&cards) {
        assert_eq!((card as u8).to_string(), str(row, "id"));
        assert_eq!(card.slug(), str(row, "slug"));
        assert_eq!(serde_json::to_value(card).unwrap(), str(row, "slug"));
        assert_eq!(serde_json::to_value(card.era()).unwrap(), str(row, "era"));
        assert_eq!(i64::from(card.ops()), int(row, "ops"), "{card:?}");
        let side = card.side().map_or("neutral", |side| if side == Us { "us" } else { "ussr" });
        assert_eq!(side, str(row, "side"), "{card:?}");
        assert_eq!(card.scoring(), is(row, "scoring"), "{card:?}");
        assert_eq!(card.starred(), is(row, "starred"), "{card:?}");
        assert_eq!(deck::UNDERLINED.contains(card), is(row, "underlined"), "{card:?}");
        assert_eq!(card.war(), is(row, "war"), "{card:?}");
        assert_eq!(deck::OPTIONAL.contains(card), str(row, "set") == "optional", "{card:?}");
    }
    let counts = [deck::EARLY.len() + 1, deck::MID.len(), deck::LATE.len()];
    assert_eq!(counts, [39, 48, 23], "the China Card is an Early War card outside the pile");
}

#[test]
fn the_84_countries_match_the_data_file() {
    let board = board();
    let boxes = board["variant_box"].as_array().unwrap();
    let rows: Vec<&Value> = board["country"].as_array().unwrap().iter().chain(boxes).collect();
    assert_eq!(rows.len(), 85);
    for (country, row) in Country::ALL.into_iter().zip(rows) {
        assert_eq!(country.slug(), str(row, "slug"));
        assert_eq!(serde_json::to_value(country).unwrap(), str(row, "slug"));
        assert_eq!(i64::from(country.stability()), int(row, "stability"), "{country:?}");
        assert_eq!(country.battleground(), is(row, "battleground"), "{country:?}");
        assert_eq!(named(country.adjacent()), slugs(&row["adjacent"]), "{country:?}");
        let superpower = country.superpower().map(|side| if side == Us { "us" } else { "ussr" });
        assert_eq!(superpower, row.get("adjacent_superpower").and_then(Value::as_str), "{country:?}");
        if country != Country::ChineseCivilWar {
            let mut regions = slugs(&row["subregions"]);
            regions.insert(str(row, "region"));
            let all =
                Region::SIX.into_iter().chain([Region::WesternEurope, Region::EasternEurope, Region::SoutheastAsia]);
            let ours: BTreeSet<String> = all
                .filter(|region| region.countries().contains(country))
                .map(|region| serde_json::to_value(region).unwrap().as_str().unwrap().to_owned())
                .collect();
            assert_eq!(ours.iter().map(String::as_str).collect::<BTreeSet<_>>(), regions, "{country:?}");
        }
        let start = |side| {
            let list: &[(Country, u8)] = if side == Us { &tables::US_START } else { &tables::USSR_START };
            list.iter().find(|(place, _)| *place == country).map_or(0, |(_, amount)| i64::from(*amount))
        };
        assert_eq!((start(Us), start(Ussr)), (int(&row["start"], "us"), int(&row["start"], "ussr")), "{country:?}");
    }
    assert_eq!(map::BATTLEGROUNDS.len() as i64, int(&board["meta"], "battlegrounds"));
}

#[test]
fn slugs_are_unique_within_the_game() {
    let regions = board();
    let regions = regions["region"].as_array().unwrap().iter().chain(regions["subregion"].as_array().unwrap());
    let mut seen = BTreeSet::new();
    let all = Card::ALL.map(Card::slug).into_iter().chain(Country::ALL.map(Country::slug));
    for slug in all.map(str::to_owned).chain(regions.map(|r| str(r, "slug").to_owned())) {
        assert!(seen.insert(slug.clone()), "{slug} twice");
    }
}

#[test]
fn regions_have_the_vp_of_the_table() {
    let figures = figures();
    for region in Region::SIX {
        let slug = serde_json::to_value(region).unwrap();
        let row = &figures["scoring"]["region"][slug.as_str().unwrap()];
        let worth = region.worth();
        assert_eq!(i64::from(worth.presence), int(row, "presence"), "{region:?}");
        assert_eq!(i64::from(worth.domination), int(row, "domination"), "{region:?}");
        match row["control"].as_integer() {
            Some(control) => assert_eq!(i64::from(worth.control), control, "{region:?}"),
            None => assert_eq!(region, Region::Europe, "control of Europe wins"),
        }
        let all = region.countries();
        assert_eq!(named(all & map::BATTLEGROUNDS), slugs(&row["battlegrounds"]), "{region:?}");
        assert_eq!(named(all & map::home(Us)), slugs(&row["adjacent_to_us"]), "{region:?}");
        assert_eq!(named(all & map::home(Ussr)), slugs(&row["adjacent_to_ussr"]), "{region:?}");
    }
}

#[test]
fn tracks_match_the_tables() {
    let figures = figures();
    for (ours, row) in tables::SPACE.iter().zip(figures["space_race"].as_array().unwrap()) {
        let theirs = ["ops", "roll_max", "vp_first", "vp_second"].map(|key| int(row, key));
        assert_eq!([ours.ops, ours.roll, ours.vp[0], ours.vp[1]].map(i64::from), theirs);
    }
    for row in figures["turns"]["era"].as_array().unwrap() {
        for turn in row["turns"].as_array().unwrap() {
            let turn = turn.as_integer().unwrap() as u8;
            assert_eq!(tables::hand_size(turn) as i64, int(row, "hand_size"));
            assert_eq!(i64::from(tables::action_rounds(turn)), int(row, "action_rounds"));
        }
    }
    for row in figures["defcon"]["level"].as_array().unwrap() {
        let level = int(row, "level") as u8;
        let regions = row["banned_regions"].as_array().unwrap().iter();
        let banned = regions.map(|region| region.clone().try_into::<Region>().unwrap().countries());
        let banned = banned.fold(Countries::EMPTY, Countries::union);
        // At DEFCON 1 the game is over.
        assert!(level == 1 || tables::banned(level) == banned, "DEFCON {level}");
    }
    assert_eq!(int(&figures["setup"]["deluxe"]["ussr_free"], "points"), i64::from(tables::USSR_FREE));
    assert_eq!(int(&figures["setup"]["deluxe"]["us_free"], "points"), i64::from(tables::US_FREE));
}

#[test]
fn the_late_war_scenario_matches_the_tables() {
    let figures = figures();
    let scenario = &figures["scenario"]["late_war"];
    let resolved = scenario["resolved"].as_table().unwrap();
    assert_eq!(resolved.len(), LATE_WAR.len());
    for (country, us, ussr) in LATE_WAR {
        let pair = resolved[country.slug()].as_array().unwrap();
        let pair = [0, 1].map(|i| pair[i].as_integer().unwrap());
        assert_eq!(pair, [i64::from(us), i64::from(ussr)], "{country:?}");
    }
    let numbers =
        |key: &str| -> BTreeSet<u8> { slugs(&scenario[key]).into_iter().map(|id| id.parse().unwrap()).collect() };
    let ours = |cards: deck::Cards| -> BTreeSet<u8> { cards.iter().map(|card| card as u8).collect() };
    assert_eq!(ours(LATE_WAR_EVENTS), numbers("events_in_play"));
    assert_eq!(ours(LATE_WAR_KEEPS), numbers("kept_starred"));
    let removed = ((deck::EARLY | deck::MID) & deck::STARRED) - LATE_WAR_KEEPS;
    assert_eq!(ours(removed), numbers("removed_cards"));
}

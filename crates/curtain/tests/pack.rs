//! The reader of packs: what it accepts, and how it reports mistakes.

use crate::common::*;
use curtain::{
    pack::{DEFAULT, Field, PackError, Provenance},
    steps::{Act, Cond, Place},
};
use std::collections::BTreeSet;

/// Returns the default pack with the first `from` after `after` replaced.
fn changed(after: &str, from: &str, to: &str) -> String {
    let at = DEFAULT.find(after).unwrap_or_else(|| panic!("`{after}` is in the default pack"));
    let (head, tail) = DEFAULT.split_at(at);
    assert!(tail.contains(from), "`{from}` follows");
    head.to_owned() + &tail.replacen(from, to, 1)
}

fn errors(text: &str) -> PackError {
    PackError::clone(&PackRef::read("my.toml", text).expect_err("a mistake"))
}

/// Returns the first line in which the text differs from the default pack.
fn line_of_change(text: &str) -> usize {
    1 + DEFAULT.lines().zip(text.lines()).take_while(|(a, b)| a == b).count()
}

#[test]
fn every_mistake_names_file_line_place_and_what_is_expected() {
    let text = changed("slug = \"cuba\"", "cubes = 2", "cubes = 5");
    let error = errors(&text);
    let line = line_of_change(&text);
    assert_eq!(
        error.to_string(),
        format!("my.toml:{line}: cards.cuba.cubes: 5 is given; a number from 1 to 4 is expected")
    );
}

#[test]
fn mistakes_are_found_in_every_field() {
    let step = "steps = [\n  { op = \"infiltrate\", side = \"ussr\", cubes = 2, max_per_card = 2, zone = \"this\"";
    let with = |from: &str, to: &str| step.replacen(from, to, 1);
    let cases = [
        ("schema_version", "schema_version = 1", "schema_version = 2", "schema_version: 2 is given; 1 is expected"),
        ("game =", "iron_curtain", "chess", "game: \"chess\" is given; \"iron_curtain\" is expected"),
        ("[meta]", "win_margin = 8", "win_margin = 9", "meta.win_margin: 9 is given; 8 is expected"),
        ("[meta]", "[5, 4]", "[6, 4]", "meta.hand_sizes: [5, 4] is expected"),
        (
            "[meta]",
            "\"europe\", \"middle_east\"",
            "\"middle_east\", \"europe\"",
            "meta.region_order: the order of rule 9.3",
        ),
        ("[meta]", "players = 2", "player = 2", "meta.player: there is no such field; expected are"),
        (
            "[rulings]",
            "keep_last_cube = true",
            "keep_last_cube = 1",
            "rulings.keep_last_cube: 1 is given; true or false",
        ),
        ("[rulings]", "keep_last_cube", "keep_first_cube", "rulings.keep_first_cube: there is no such field"),
        ("[regions.asia]", "bonus = 2", "bonus = 9", "regions.asia.bonus: 9 is given; a number from 0 to 8"),
        ("[regions.asia]", "size = 3", "size = 4", "regions.asia.size: 3 is expected"),
        ("[regions.asia]", "strategy_cards = 3\n", "", "regions.asia.strategy_cards: the field is missing"),
        (
            "[regions.asia]",
            "includes_start_card = false",
            "includes_start_card = true",
            "includes_start_card: false is",
        ),
        ("[regions.asia]", "[regions.asia]", "[regions.azja]", "regions.azja: there is no such field"),
        ("[start_card]", "us = 1", "us = 2", "start_card.starting_cubes.us: 2 is given; 1 is expected"),
        ("[start_card]", "region = \"europe\"", "region = \"asia\"", "start_card.region: \"europe\" is expected"),
        (
            "slug = \"cuba\"",
            "slug = \"cuba\"",
            "slug = \"kuba\"",
            "cards[15].slug: \"kuba\" is given; one of west_germany",
        ),
        ("slug = \"cuba\"", "slug = \"cuba\"", "slug = \"chile\"", "cards.chile.slug: another card has this slug"),
        (
            "slug = \"cuba\"",
            "name_pl = \"Kuba\"",
            "name_pl = \"\"",
            "cards.cuba.name_pl: \"\" is given; a text of 1 to 60",
        ),
        (
            "slug = \"cuba\"",
            "name_pl = \"Kuba\"",
            "name_pl = \"Ku\\nba\"",
            "cards.cuba.name_pl: \"Ku\\nba\" is given; a text",
        ),
        (
            "slug = \"cuba\"",
            "faction = \"ussr\"",
            "faction = \"cuba\"",
            "cards.cuba.faction: \"cuba\" is given; \"us\" or",
        ),
        (
            "slug = \"cuba\"",
            "faction = \"ussr\"",
            "faction = \"us\"",
            "8 cards with faction \"ussr\" are expected, 7 are given",
        ),
        (
            "slug = \"cuba\"",
            "region = \"central_america\"",
            "region = \"asia\"",
            "regions.asia.strategy_cards: 3 is given; 4",
        ),
        (
            "slug = \"cuba\"",
            "region_bonus = 2",
            "region_bonus = 1",
            "cards.cuba.region_bonus: 1 is given; 2 is expected",
        ),
        (
            "slug = \"cuba\"",
            "confidence = \"designed\"",
            "confidence = \"sourced\"",
            "confidence: \"designed\" is expected",
        ),
        (
            "slug = \"cuba\"",
            "name = \"sourced\"",
            "name = \"sure\"",
            "cards.cuba.conf.name: \"sure\" is given; \"sourced\"",
        ),
        ("slug = \"cuba\"", "id = 16", "id = 17", "cards.panama.id: 17 is given; 16 is expected"),
        (
            "slug = \"cuba\"",
            step,
            &with("infiltrate", "exfiltrate"),
            "steps[1].op: \"exfiltrate\" is given; one of score,",
        ),
        ("slug = \"cuba\"", step, &with("ussr", "us"), "steps[1].side: \"ussr\" is expected: the owner"),
        (
            "slug = \"cuba\"",
            step,
            &with("cubes = 2", "cubes = 10"),
            "steps[1].cubes: 10 is given; a number from 1 to 9",
        ),
        (
            "slug = \"cuba\"",
            step,
            &with("max_per_card = 2", "max_per_card = 3"),
            "max_per_card: 3 is given; a number from 1 to 2",
        ),
        (
            "slug = \"cuba\"",
            step,
            &with(", zone = \"this\"", ""),
            "steps[1].zone: the field is missing; one of any, this",
        ),
        ("slug = \"cuba\"", step, &with("\"this\"", "\"region\""), "steps[1].regions: the field is missing"),
        (
            "slug = \"cuba\"",
            step,
            &with("\"this\"", "\"region\", regions = []"),
            "regions: at least one region is expected",
        ),
        (
            "slug = \"cuba\"",
            step,
            &with("\"this\"", "\"this\", exclude_this = true"),
            "exclude_this: false is expected",
        ),
        ("slug = \"cuba\"", step, &with("\"this\"", "\"this\", points = 1"), "steps[1].points: there is no such field"),
        (
            "slug = \"panama\"",
            "dominates_none",
            "dominates_some",
            "steps[2].if.cond: \"dominates_some\" is given; one of",
        ),
        (
            "slug = \"panama\"",
            "cond = \"dominates_none\"",
            "cond = \"dominates_at_least\"",
            "steps[2].if.n: the field is",
        ),
        ("slug = \"panama\"", "points = 1", "points = 1, optional = true", "steps[2].optional: there is no such field"),
        (
            "slug = \"iran\"",
            "card = \"iran\"",
            "card = \"irak\"",
            "steps[1].card: \"irak\" is given; the slug of a card",
        ),
    ];
    for (after, from, to, expected) in cases {
        let text = changed(after, from, to);
        let error = errors(&text);
        assert!(error.to_string().contains(expected), "`{to}` gives\n{error}\nwithout\n{expected}");
        assert!(error.mistakes.iter().all(|mistake| mistake.line >= 1 && mistake.line <= text.lines().count()));
    }
}

#[test]
fn every_mistake_is_reported_in_order_of_lines() {
    let text = changed("slug = \"cuba\"", "cubes = 2", "cubes = 5");
    let text = text.replacen("cubes = 4", "cubes = \"many\"", 1).replacen("[rulings]", "[rulings]\nluck = true", 1);
    let error = errors(&text);
    let places: Vec<&str> = error.mistakes.iter().map(|mistake| mistake.place.as_str()).collect();
    assert_eq!(places, ["rulings.luck", "cards.west_germany.cubes", "cards.cuba.cubes"]);
    assert!(error.mistakes.is_sorted_by_key(|mistake| mistake.line));
}

#[test]
fn a_text_that_is_not_toml_is_refused_with_its_line() {
    let error = errors("schema_version = 1\ngame = \"iron_curtain\n");
    assert_eq!(error.mistakes[0].line, 2);
    assert!(error.to_string().starts_with("my.toml:2: this is not TOML"));
    assert!(!errors("").mistakes.is_empty());
    assert!(errors(&"#".repeat(300_000)).to_string().contains("at most 262144 are expected"));
}

#[test]
fn a_missing_card_is_named() {
    let (head, tail) = DEFAULT.rsplit_once("[[cards]]").expect("18 cards");
    assert!(tail.contains("brazil"));
    assert!(errors(head).to_string().contains("18 cards are expected, 17 are given; missing: brazil"));
}

#[test]
fn the_same_content_is_the_same_pack() {
    let default = PackRef::default();
    assert_eq!(PackRef::read("canonical", default.get().text()), Ok(default));
    assert_eq!(PackRef::read("remarks", &format!("# mine\n{DEFAULT}\n# end")), Ok(default));
    assert_eq!(default.get().hash(), 0xe892_d87b_4819_dd94, "a change here means that the default pack has changed");
    let other = pack(&changed("slug = \"cuba\"", "name_en = \"Cuba\"", "name_en = \"Isle of \\\"Cuba\\\"\""));
    assert_ne!((other, other.get().hash()), (default, default.get().hash()));
    assert_eq!(other.get().card(Card::Cuba).names.get("en"), "Isle of \"Cuba\"");
    assert_eq!(PackRef::read("canonical", other.get().text()), Ok(other));
}

/// Returns a pack with a unique name, so that no other test owns it.
fn named(name: &str) -> String {
    changed("slug = \"cuba\"", "name_en = \"Cuba\"", &format!("name_en = \"{name}\""))
}

#[test]
fn a_pack_is_freed_with_its_last_owner_and_read_again_when_needed() {
    let text = named("Kept");
    let (first, kept) = rules::keeping(|| pack(&text));
    let (second, again) = rules::keeping(|| pack(&text));
    assert_eq!(first, second, "the same content is the same pack");
    drop(kept);
    assert_eq!(first.get().card(Card::Cuba).names.en, "Kept", "the pack still has an owner");
    drop(again);
    let (other, _kept) = rules::keeping(|| pack(&named("Another")));
    assert_eq!(other.get().card(Card::Cuba).names.en, "Another"); // a thread keeps the pack that it used last
    assert_eq!(format!("{first:?}"), "Pack(nobody's)");
    let (third, _kept) = rules::keeping(|| pack(&text));
    assert_ne!(third, first, "a number is never reused");
    assert_eq!(third.get().text(), pack(&text).get().text());
}

#[test]
fn a_pack_with_a_wrong_hash_is_not_kept() {
    let (written, _) = rules::keeping(|| serde_json::to_value(pack(&named("Refused"))).expect("JSON"));
    let mut wrong = written.clone();
    wrong["hash"] = "00000000000000ff".into();
    let before = PackRef::in_use();
    for _ in 0..100 {
        let (read, _kept) = rules::keeping(|| serde_json::from_value::<PackRef>(wrong.clone()));
        assert!(read.is_err());
    }
    let (read, _kept) = rules::keeping(|| serde_json::from_value::<PackRef>(written));
    assert!(read.is_ok());
    assert!(PackRef::in_use() <= before + 20, "other tests may read packs meanwhile");
}

#[test]
fn packs_can_be_read_dropped_and_used_on_several_threads_at_once() {
    std::thread::scope(|threads| {
        for number in 0..8 {
            threads.spawn(move || {
                for round in 0..200 {
                    let name = format!("Shared {}", (number + round) % 3);
                    let (read, _kept) = rules::keeping(|| pack(&named(&name)));
                    assert_eq!(read.get().card(Card::Cuba).names.en, name);
                }
            });
        }
    });
}

#[test]
fn a_pack_states_the_provenance_of_its_values() {
    let pack = PackRef::default().get();
    let cuba = pack.card(Card::Cuba);
    assert_eq!(cuba.designed().collect::<Vec<_>>(), [Field::Effect]);
    assert_eq!((cuba.provenance(Field::Cubes), cuba.confidence()), (Provenance::Sourced, Provenance::Designed));
    assert_eq!(PackRef::default().get().region(Region::SouthAmerica).bonus_conf, Provenance::Designed);
    assert_eq!(PackRef::default().get().card(Card::StartEurope).designed().count(), 0);
}

#[test]
fn a_pack_has_its_own_rulings() {
    assert_eq!(Options::of(pack(STRICT)).rulings.named().map(|(_, on)| on), [false; 5]);
    assert_eq!(Options::of(pack(RESTLESS)).rulings, Options::default().rulings);
    let bare = changed("[rulings]", "[rulings]", "[rulings]\n[ignored]").replace("[ignored]", "");
    let without = bare.lines().filter(|line| !line.starts_with("keep_last_cube")).collect::<Vec<_>>().join("\n");
    assert!(pack(&without).get().rulings.keep_last_cube, "a missing ruling is that of the digest");
}

#[test]
fn the_test_packs_use_the_whole_language() {
    let mut seen = BTreeSet::new();
    let packs = [PackRef::default(), pack(RESTLESS), pack(STRICT)].map(PackRef::get);
    for step in packs[1..].iter().flat_map(|pack| pack.cards()).flat_map(|card| &card.steps) {
        seen.insert(format!("{} optional={}", step.act.slug(), step.optional));
        if let Act::Infiltrate { zone, .. } | Act::Remove { zone, .. } | Act::Place { zone, .. } = step.act {
            seen.insert(zone.place.slug().to_owned());
            seen.insert(format!("exclude={}", zone.exclude_this));
            seen.insert(format!("enemy={}", zone.needs_enemy_cube));
            if let Place::Region(regions) = zone.place {
                seen.insert(format!("{} regions", regions.iter().count().min(2)));
            }
        }
        if let Some(when) = step.when {
            seen.insert(format!("if {} exclude={}", when.cond.slug(), when.exclude_this));
            seen.insert(format!("if {:?}", when.side));
            assert!(!matches!(when.cond, Cond::DominatesAtLeast(0) | Cond::ControlsAtLeast(0)));
        }
    }
    let wanted = [
        "score optional=false",
        "infiltrate optional=false",
        "infiltrate optional=true",
        "remove optional=false",
        "remove optional=true",
        "place optional=false",
        "place optional=true",
        "move_card optional=false",
        "move_card optional=true",
        "any",
        "this",
        "adjacent",
        "this_or_adjacent",
        "region",
        "exclude=true",
        "enemy=true",
        "1 regions",
        "2 regions",
        "if dominates_at_least exclude=true",
        "if controls_at_least exclude=true",
        "if controls_at_least exclude=false",
        "if dominates_more exclude=true",
        "if dominates_more exclude=false",
        "if dominates_none exclude=true",
        "if West",
        "if East",
    ];
    let missing: Vec<_> = wanted.iter().filter(|what| !seen.contains(**what)).collect();
    assert!(missing.is_empty(), "{missing:?} not in {seen:?}");
}

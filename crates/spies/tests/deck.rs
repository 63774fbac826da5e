//! The cards and options against `docs/rules/cia_vs_kgb/cards.toml`.

use crate::common::*;
use toml::{Table as Toml, Value};

fn cards() -> Toml {
    include_str!("../../../docs/rules/cia_vs_kgb/cards.toml").parse().expect("toml")
}

fn rows(cards: &Toml, kind: &str) -> Vec<Toml> {
    cards[kind].as_array().unwrap().iter().map(|row| row.as_table().unwrap().clone()).collect()
}

/// Returns the name of a card in records.
fn written<T: Member>(card: T) -> String {
    serde_json::to_value(card).unwrap().as_str().unwrap().to_owned()
}

fn text<'a>(row: &'a Toml, key: &str) -> &'a str {
    row[key].as_str().unwrap()
}

fn number(row: &Toml, key: &str) -> u8 {
    u8::try_from(row[key].as_integer().unwrap()).unwrap()
}

// 0.2, 5.2
#[test]
fn agents_match_the_card_data_in_order_of_initiative() {
    let rows = rows(&cards(), "agents");
    assert_eq!(rows.len(), Agent::ALL.len());
    for (row, &agent) in rows.iter().zip(Agent::ALL) {
        assert_eq!(text(row, "slug"), written(agent));
        assert_eq!(number(row, "initiative"), agent.initiative());
    }
}

// 0.2
#[test]
fn groups_match_the_card_data() {
    let rows = rows(&cards(), "groups");
    assert_eq!(rows.len(), Group::ALL.len());
    for (row, &group) in rows.iter().zip(Group::ALL) {
        assert_eq!(text(row, "slug"), written(group));
        assert_eq!(text(row, "faction"), written(group.faction()));
        assert_eq!(number(row, "influence"), group.influence());
    }
}

// 0.2
#[test]
fn factions_match_the_card_data() {
    let known = rows(&cards(), "factions").iter().map(|row| text(row, "slug").to_owned()).collect::<Vec<_>>();
    assert_eq!(known.len(), 4);
    assert!(Faction::ALL.iter().all(|&faction| known.contains(&written(faction))));
}

// 0.2, 1.1
#[test]
fn objectives_match_the_card_data() {
    let rows = rows(&cards(), "objectives");
    assert_eq!(rows.len(), Objective::ALL.len());
    for (row, &objective) in rows.iter().zip(Objective::ALL) {
        let figures = objective.figures();
        assert_eq!(text(row, "slug"), written(objective));
        assert_eq!(text(row, "kind") == "event", objective.is_event());
        assert_eq!(row.contains_key("ability"), objective.is_event());
        let known = [figures.stability, figures.population, figures.points];
        assert_eq!(["stability", "population", "victory_points"].map(|key| number(row, key)), known, "{objective:?}");
        let bias = row["bias"].as_array().unwrap().iter().map(|faction| faction.as_str().unwrap().to_owned());
        assert_eq!(bias.collect::<Vec<_>>(), figures.bias.map(written), "{objective:?}");
    }
}

#[test]
fn the_totals_match_the_checks() {
    let cards = cards();
    let checks = cards["checks"].as_table().unwrap();
    let points = |event: bool| -> i64 {
        let kind = Objective::ALL.iter().filter(|objective| objective.is_event() == event);
        kind.map(|objective| i64::from(objective.figures().points)).sum()
    };
    let mut orders = Objective::ALL.iter().map(|objective| objective.figures().bias).collect::<Vec<_>>();
    orders.sort_unstable();
    orders.dedup();
    let influence: i64 = Group::ALL.iter().map(|group| i64::from(group.influence())).sum();
    let known = [
        ("agent_kinds", Agent::ALL.len() as i64),
        ("agent_cards", 2 * Agent::ALL.len() as i64),
        ("groups", Group::ALL.len() as i64),
        ("groups_per_faction", Military.groups().len() as i64),
        ("objectives", Objective::ALL.len() as i64),
        ("nations", Objective::ALL.iter().filter(|objective| !objective.is_event()).count() as i64),
        ("events", Objective::ALL.iter().filter(|objective| objective.is_event()).count() as i64),
        ("influence_sum", influence),
        ("victory_points_nations", points(false)),
        ("victory_points_events", points(true)),
        ("victory_points_total", points(false) + points(true)),
        ("distinct_bias_orders", orders.len() as i64),
    ];
    assert_eq!(checks.len(), known.len());
    for (name, value) in known {
        assert_eq!(checks[name].as_integer(), Some(value), "{name}");
    }
    assert_eq!(i64::from(spies::influence(Set::full())), influence);
}

// 9: presets
#[test]
fn the_presets_match_the_rule_sets_of_the_card_data() {
    let cards = cards();
    assert_eq!(text(cards["game"].as_table().unwrap(), "default_ruleset"), Options::PRESETS[0]);
    let rulesets = cards["rulesets"].as_table().unwrap();
    assert_eq!(rulesets.len(), Options::PRESETS.len());
    for &name in Options::PRESETS {
        let options = serde_json::to_value(Options::named(name).unwrap()).unwrap();
        for (key, value) in rulesets[name].as_table().unwrap().iter().filter(|(key, _)| *key != "name") {
            let expected = match value {
                // D8: the list of steps has a short name.
                Value::Array(steps) if steps[1].as_str() == Some("balance") => "balance_first".into(),
                Value::Array(_) => "shuffle_first".into(),
                other => json(other),
            };
            assert_eq!(options[key], expected, "{name}: {key}");
        }
    }
}

fn json(value: &Value) -> serde_json::Value {
    serde_json::to_value(value).unwrap()
}

// 10: rulings that name an alternative are options, with the ruling as default; the others are fixed
#[test]
fn the_rulings_match_the_card_data() {
    const FIXED: [(&str, &str); 11] = [
        ("activation_needs_legal_target", "true"),
        ("group_deck_empty", "\"no_reshuffle\""),
        ("unbroken_tie", "\"bury_objective\""),
        ("current_objective_is_in_deck", "false"),
        ("abilities_replace_forced_recruit", "true"),
        ("saved_agent_resolves_agenda", "false"),
        ("detente_event_order", "\"balance_holder_first\""),
        ("objective_deck_empty", "\"end_game_higher_total\""),
        ("mirror_after_one_sided_disorder", "false"),
        ("mirror_without_token", "\"neither\""),
        ("nuclear_escalation_needs_military", "true"),
    ];
    let cards = cards();
    let mut options = 0;
    for edition in EDITIONS {
        let edition = serde_json::to_value(edition).unwrap();
        for (key, value) in cards["rulings"].as_table().unwrap() {
            match FIXED.iter().find(|(name, _)| name == key) {
                Some((_, fixed)) => assert_eq!(json(value).to_string(), *fixed, "{key}"),
                None => {
                    assert_eq!(edition[key], json(value), "{key}");
                    options += 1;
                }
            }
        }
    }
    assert_eq!(options, 3 * 6); // A1, A6, A8, A14, A19, A24
}

// D24
#[test]
fn the_polish_names_of_two_events_are_those_in_print() {
    let rows = rows(&cards(), "objectives");
    let name = |slug| text(rows.iter().find(|row| text(row, "slug") == slug).unwrap(), "name_pl").to_owned();
    assert_eq!(
        (name("live_benefit"), name("nuclear_escalation")),
        ("Korzyści życiowe".into(), "Wyścig atomowy".into())
    );
}

// 7.1
#[test]
fn the_target_is_a_hundred_points() {
    assert_eq!(cards()["game"]["victory_points_target"].as_integer(), Some(100));
}

//! `docs/api.md` agrees with the routes, the types and the error codes, and every example in it parses.

use crate::openapi::{self, ROWS};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use wire::Code;

const DOCUMENT: &str = include_str!("../../../docs/api.md");
const ROUTES: &str = include_str!("../src/serve.rs");

/// Returns every path of the router.
fn routes() -> BTreeSet<&'static str> {
    ROUTES.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Returns the text between backticks.
fn spans() -> Vec<&'static str> {
    DOCUMENT
        .lines()
        .filter(|line| !line.starts_with("```"))
        .flat_map(|line| line.split('`').skip(1).step_by(2))
        .collect()
}

/// Returns the documented requests, each with its query parameters.
fn requests() -> BTreeMap<(String, &'static str), BTreeSet<&'static str>> {
    let mut found: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for span in spans() {
        let Some((method, address)) = span.split_once(" /") else { continue };
        if !["GET", "POST", "PUT", "DELETE"].contains(&method) {
            continue;
        }
        let address = &span[span.len() - address.len() - 1..];
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let names = query.split('&').filter_map(|pair| pair.split('=').next()).filter(|name| !name.is_empty());
        found.entry((method.to_lowercase(), path)).or_default().extend(names);
    }
    found
}

#[test]
fn exactly_the_existing_requests_are_documented_with_parameters_and_types() {
    let (described, spans) = (requests(), spans());
    for row in ROWS {
        let found = described.get(&(row.method.to_owned(), row.path));
        let found = found.unwrap_or_else(|| panic!("docs/api.md lacks {} {}", row.method, row.path));
        let asked: BTreeSet<_> = found.iter().copied().filter(|name| *name != "lang").collect();
        assert_eq!(asked, row.query.split_whitespace().collect(), "{} {}: left is documented", row.method, row.path);
        for name in [row.body, row.answer].into_iter().filter(|name| !name.is_empty()) {
            assert!(spans.contains(&name), "{} {}: `{name}` is not named", row.method, row.path);
        }
    }
    for (method, path) in described.keys() {
        let known = ROWS.iter().any(|row| row.method == method && row.path == *path);
        let unlisted = !path.starts_with("/api/") || *path == "/api/openapi.json";
        assert!(known || unlisted && routes().contains(path), "there is no {method} {path}");
    }
}

#[test]
fn documented_paths_are_exactly_the_routes() {
    let ends = |c: char| c.is_whitespace() || "`?\"'),;".contains(c);
    let paths = DOCUMENT.match_indices("/api/").map(|(at, _)| DOCUMENT[at..].split(ends).next().expect("a part"));
    let paths: BTreeSet<_> = paths.collect();
    let routes = routes();
    for path in &paths {
        assert!(routes.contains(path), "there is no route {path}");
    }
    for route in routes {
        assert!(paths.contains(route) || DOCUMENT.contains(&format!("GET {route}`")), "docs/api.md lacks {route}");
    }
}

/// Returns the values of a field across the variants of a type in the OpenAPI document, or of an enumeration.
fn words_of(name: &str, field: &str) -> Vec<String> {
    let document = json!(openapi::document());
    let schema = &document["components"]["schemas"][name];
    let variants = schema["oneOf"].as_array().cloned().unwrap_or_else(|| vec![schema.clone()]);
    let words = variants.iter().flat_map(|variant| {
        // A variant of a tagged type may extend another type.
        let parts = variant["allOf"].as_array().cloned().unwrap_or_else(|| vec![variant.clone()]);
        parts.into_iter().flat_map(|part| {
            let part = if field.is_empty() { part } else { part["properties"][field].clone() };
            part["enum"].as_array().cloned().unwrap_or_else(|| vec![part["const"].clone()])
        })
    });
    words.filter_map(|word| word.as_str().map(str::to_owned)).collect()
}

#[test]
fn every_error_code_is_in_the_row_of_its_status() {
    let codes = words_of("Code", "");
    assert!(codes.len() > 25, "{codes:?}");
    for name in codes {
        let code: Code = serde_json::from_value(json!(name)).expect("a code");
        let row = DOCUMENT.lines().find(|line| line.starts_with(&format!("| {} |", code.status())));
        assert!(row.is_some_and(|row| row.contains(&format!("`{name}`"))), "`{name}` is {}", code.status());
    }
}

#[test]
fn every_command_and_message_type_is_documented() {
    let commands = words_of("Command", "do");
    assert!(commands.len() > 10, "{commands:?}");
    let rows: Vec<_> = DOCUMENT.lines().filter(|line| line.starts_with("| `")).collect();
    for command in commands {
        assert!(
            rows.iter().any(|row| row.split('|').nth(1).is_some_and(|cell| cell.contains(&format!("`{command}`")))),
            "{command}"
        );
    }
    let [to, from] = ["ToServer", "FromServer"].map(|name| words_of(name, "type"));
    assert!(to.len() >= 5 && from.len() >= 8, "{to:?} {from:?}");
    for kind in to.into_iter().chain(from) {
        assert!(spans().contains(&&*kind) || DOCUMENT.contains(&format!("{{\"type\": \"{kind}\"")), "{kind}");
    }
}

/// Returns the examples of a kind, each with the info string of its fence.
fn examples(fence: &str) -> Vec<(&'static str, &'static str)> {
    let blocks = DOCUMENT.split("\n```").skip(1).step_by(2);
    blocks
        .filter_map(|block| block.split_once('\n'))
        .filter(|(info, _)| info.split(' ').next() == Some(fence))
        .collect()
}

/// Parses an example. All of it must round-trip, so unknown fields are found.
fn read<T: DeserializeOwned + Serialize>(text: &str) {
    let value: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let message: T = serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {text}"));
    contained(&value, &json!(message), "");
    forms(&value);
}

fn contained(part: &Value, whole: &Value, at: &str) {
    match (part, whole) {
        (Value::Object(fields), Value::Object(_)) => {
            for (name, value) in fields.iter().filter(|(_, value)| !value.is_null()) {
                let found = whole.get(name).unwrap_or_else(|| panic!("there is no field {at}.{name}"));
                contained(value, found, &format!("{at}.{name}"));
            }
        }
        (Value::Array(items), Value::Array(others)) => {
            assert_eq!(items.len(), others.len(), "{at}");
            items.iter().zip(others).for_each(|(item, other)| contained(item, other, at));
        }
        _ => assert_eq!(part, whole, "{at}"),
    }
}

/// Checks the parts of an example that belong to the game. The examples are of Twilight Struggle.
fn forms(value: &Value) {
    fn form<T: DeserializeOwned>(value: &Value) {
        serde_json::from_value::<T>(value.clone()).map(drop).unwrap_or_else(|error| panic!("{error}: {value}"));
    }
    match value {
        Value::Array(items) => items.iter().for_each(forms),
        Value::Object(fields) => {
            for (name, value) in fields {
                match name.as_str() {
                    "action" if !value.is_number() => form::<twilight::Action>(value),
                    "fact" => form::<twilight::Fact>(value),
                    "question" if value.get("text").is_none() && !value.is_null() => form::<twilight::Ask>(value),
                    "refusal" if value.get("text").is_none() => form::<twilight::Refusal>(value),
                    _ => forms(value),
                }
            }
        }
        _ => {}
    }
}

#[test]
fn every_example_parses() {
    let examples = examples("json");
    assert!(examples.len() >= 5, "{examples:?}");
    for (info, text) in examples {
        match info.split(' ').nth(1) {
            Some("Error") => read::<wire::Error>(text),
            Some("LessonMoment") => read::<wire::LessonMoment>(text),
            Some("LessonPlay") => read::<wire::LessonPlay>(text),
            Some("NewTable") => read::<wire::NewTable>(text),
            Some("Opened") => read::<wire::Opened>(text),
            Some("TableSnapshot") => read::<wire::TableSnapshot>(text),
            Some("ToServer") => read::<wire::ToServer>(text),
            other => panic!("say after ```json which type this is, one that is known here: {other:?}\n{text}"),
        }
    }
}

#[test]
fn the_transcript_parses_and_continues_the_example_of_a_table() {
    let mut updates = Vec::new();
    for (_, text) in examples("transcript") {
        // A message begins with an arrow and continues on indented lines.
        for message in text.replace("\n-->", "\n\n-->").replace("\n<--", "\n\n<--").split("\n\n") {
            match message.split_at(3) {
                ("-->", sent) => read::<wire::ToServer>(sent),
                ("<--", received) => {
                    read::<wire::FromServer>(received);
                    if let Ok(wire::FromServer::Update(update)) = serde_json::from_str(received) {
                        updates.push(*update);
                    }
                }
                _ => panic!("{message}"),
            }
        }
    }
    let table = examples("json").into_iter().find(|(info, _)| info.ends_with("TableSnapshot")).expect("a table");
    let mut table: wire::TableSnapshot = serde_json::from_str(table.1).expect("a table");
    assert_eq!(updates.len(), 1);
    for update in updates {
        let version = update.now.version;
        assert!(table.follow(update), "it fits");
        assert_eq!(table.now.version, version);
        let view = table.scene.as_ref().expect("a scene").view.value();
        assert_eq!(view["influence"], json!({ "west": { "mexico": 2 }, "east": {} }));
        assert_eq!(table.log.len(), 4);
    }
}

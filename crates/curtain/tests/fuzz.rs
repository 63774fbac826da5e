//! The reader of packs accepts any text: the result is a playable pack, or mistakes with their lines.

use crate::common::*;
use curtain::pack::DEFAULT;
use proptest::{prelude::*, sample::Index};
use rules::Log;
use std::{panic, sync::LazyLock};

/// Checks that the text is a pack that plays a whole random game, or that every mistake has a line of the text.
fn check(text: &str) -> Result<bool, TestCaseError> {
    match PackRef::read("fuzz.toml", text) {
        Ok(pack) => {
            let (mut luck, mut state) = (Luck::seeded(pack.get().hash()), State::new(&Options::of(pack)));
            let mut actions = 0;
            while state.actor() != Actor::Nobody {
                let action = luck.pick(&rules::legal(&state));
                state.play(action, &mut Log::silent());
                actions += 1;
                prop_assert!(actions < State::LONGEST);
            }
            prop_assert_eq!(state.audit(), Ok(()));
            prop_assert_eq!(PackRef::read("again.toml", pack.get().text()).ok(), Some(pack));
            Ok(true)
        }
        Err(error) => {
            let lines = text.split('\n').count();
            prop_assert!(!error.mistakes.is_empty());
            prop_assert!(error.mistakes.iter().all(|mistake| (1..=lines).contains(&mistake.line)), "{}", error);
            prop_assert!(error.to_string().lines().all(|line| line.starts_with("fuzz.toml:")), "{}", error);
            Ok(false)
        }
    }
}

/// A change of a text.
#[derive(Clone, Debug)]
enum Edit {
    Byte(Index, u8),
    Cut(Index, u8),
    Delete(Index),
    Double(Index),
    Swap(Index, Index),
    Number(Index, i64),
    Word(Index, Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Edit::Byte(at, byte)),
        (any::<Index>(), any::<u8>()).prop_map(|(at, len)| Edit::Cut(at, len)),
        any::<Index>().prop_map(Edit::Delete),
        any::<Index>().prop_map(Edit::Double),
        (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Edit::Swap(a, b)),
        (any::<Index>(), prop_oneof![-2i64..12, any::<i64>()]).prop_map(|(at, number)| Edit::Number(at, number)),
        (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Edit::Word(a, b)),
    ]
}

fn apply(text: &str, edit: &Edit) -> String {
    let lines: Vec<&str> = text.split('\n').collect();
    match edit {
        Edit::Byte(at, byte) => {
            let mut bytes = text.as_bytes().to_vec();
            let place = at.index(bytes.len().max(1));
            if let Some(old) = bytes.get_mut(place) {
                *old = *byte;
            }
            String::from_utf8_lossy(&bytes).into_owned()
        }
        Edit::Cut(at, len) => {
            let (from, chars) = (at.index(text.len().max(1)), text.char_indices());
            chars.filter(|(place, _)| !(from..from + *len as usize).contains(place)).map(|(_, c)| c).collect()
        }
        Edit::Delete(at) => {
            let mut lines = lines;
            lines.remove(at.index(lines.len()));
            lines.join("\n")
        }
        Edit::Double(at) => {
            let mut lines = lines;
            let place = at.index(lines.len());
            lines.insert(place, lines[place]);
            lines.join("\n")
        }
        Edit::Swap(a, b) => {
            let mut lines = lines;
            let len = lines.len();
            lines.swap(a.index(len), b.index(len));
            lines.join("\n")
        }
        Edit::Number(at, number) => {
            let places: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|(place, _)| place).collect();
            match places.is_empty() {
                true => text.to_owned(),
                false => {
                    let place = places[at.index(places.len())];
                    format!("{}{number}{}", &text[..place], &text[place + 1..])
                }
            }
        }
        Edit::Word(a, b) => {
            // One quoted word replaces another: regions, sides, operations, zones.
            let words: Vec<&str> = text.split('"').collect();
            let odd = words.len() / 2;
            if odd == 0 {
                return text.to_owned();
            }
            let mut words: Vec<&str> = words;
            words[2 * a.index(odd) + 1] = words[2 * b.index(odd) + 1];
            words.join("\"")
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn edited_texts_never_panic(edits in prop::collection::vec(edit(), 1..4)) {
        let text = edits.iter().fold(PackRef::default().get().text().to_owned(), |text, edit| apply(&text, edit));
        check(&text)?;
    }

    #[test]
    fn edited_texts_of_a_test_pack_never_panic(edits in prop::collection::vec(edit(), 1..4), strict in any::<bool>()) {
        let start = if strict { STRICT } else { RESTLESS };
        let text = edits.iter().fold(start.to_owned(), |text, edit| apply(&text, edit));
        check(&text)?;
    }

    #[test]
    fn changed_values_never_panic(changes in prop::collection::vec((any::<Index>(), value()), 1..3)) {
        let mut root = WHOLE.clone();
        for (at, new) in &changes {
            let count = replace(&mut root, None);
            replace(&mut root, Some((at.index(count), new)));
        }
        check(&toml::to_string(&root).expect("a table can be written"))?;
    }

    #[test]
    fn any_text_is_read_or_rejected(text in "\\PC{0,200}") {
        check(&text)?;
    }
}

/// A small TOML value of any type.
fn value() -> impl Strategy<Value = toml::Value> {
    const WORDS: &[&str] =
        &["us", "ussr", "none", "asia", "europe", "score", "place", "any", "this", "iran", "designed", ""];
    let leaf = prop_oneof![
        4 => (-1i64..12).prop_map(toml::Value::Integer),
        1 => any::<i64>().prop_map(toml::Value::Integer),
        1 => any::<bool>().prop_map(toml::Value::Boolean),
        1 => any::<f64>().prop_map(toml::Value::Float),
        4 => prop::sample::select(WORDS).prop_map(|word| toml::Value::String(word.to_owned())),
    ];
    leaf.prop_recursive(2, 6, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(toml::Value::Array),
            prop::collection::btree_map("[a-z_]{1,8}", inner, 0..3)
                .prop_map(|map| toml::Value::Table(map.into_iter().collect())),
        ]
    })
}

/// The default pack as a value.
static WHOLE: LazyLock<toml::Value> =
    LazyLock::new(|| toml::Value::Table(PackRef::default().get().text().parse().expect("the default pack")));

/// Counts the values below `root`, and replaces the one with the given number.
fn replace(root: &mut toml::Value, change: Option<(usize, &toml::Value)>) -> usize {
    fn walk(value: &mut toml::Value, next: &mut usize, change: Option<(usize, &toml::Value)>) {
        let children: Vec<&mut toml::Value> = match value {
            toml::Value::Array(items) => items.iter_mut().collect(),
            toml::Value::Table(fields) => fields.iter_mut().map(|(_, child)| child).collect(),
            _ => Vec::new(),
        };
        for child in children {
            let number = *next;
            *next += 1;
            walk(child, next, change);
            if let Some((_, new)) = change.filter(|&(wanted, _)| wanted == number) {
                *child = new.clone();
            }
        }
    }
    let mut count = 0;
    walk(root, &mut count, change);
    count
}

#[test]
fn some_edits_give_packs_that_can_be_played() {
    // The fuzzing would be worthless if every edit were a mistake.
    let renamed = DEFAULT.replace("name_pl = \"Kuba\"", "name_pl = \"Wyspa\"");
    let figures = DEFAULT.replace("points = 1", "points = 3").replace("cubes = 3, max", "cubes = 9, max");
    for text in [renamed, figures] {
        assert!(panic::catch_unwind(|| check(&text)).is_ok_and(|played| played.is_ok_and(|played| played)));
    }
}

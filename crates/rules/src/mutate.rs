//! Random damage to documents and texts, for tests of parsers.

use crate::Luck;
use serde_json::{Value, json};

/// Mutates a document: replaces, moves, duplicates or removes a value.
pub fn document(document: &mut Value, luck: &mut Luck) {
    let donor = pick(document, luck).clone();
    let target = pick_mut(document, luck);
    match luck.below(8) {
        0 => *target = scalar(luck),
        1 | 2 => *target = donor,
        _ => match target {
            Value::Number(number) => {
                let near = number.as_i64().unwrap_or_default().wrapping_add(i64::from(luck.below(5)) - 2);
                *target = json!(near);
            }
            Value::Bool(yes) => *yes = !*yes,
            Value::String(_) if donor.is_string() => *target = donor,
            Value::Array(items) if !items.is_empty() => {
                let (one, two) = (index(items.len(), luck), index(items.len(), luck));
                match luck.below(4) {
                    0 => drop(items.remove(one)),
                    1 => items.swap(one, two),
                    2 => items.insert(one, items[two].clone()),
                    _ => items.push(donor),
                }
            }
            Value::Object(fields) if !fields.is_empty() => {
                let name = fields.keys().nth(index(fields.len(), luck)).cloned().unwrap_or_default();
                match luck.below(3) {
                    0 => drop(fields.shift_remove(&name)),
                    1 => drop(fields.insert(name, donor)),
                    _ => drop(fields.insert(format!("{name}s"), donor)),
                }
            }
            other => *other = donor,
        },
    }
}

/// Mutates some bytes of a text: swaps, inserts, removes or replaces them.
#[must_use]
pub fn text(text: &str, luck: &mut Luck) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=luck.below(3) {
        if bytes.is_empty() {
            break;
        }
        let (one, two) = (index(bytes.len(), luck), index(bytes.len(), luck));
        match luck.below(6) {
            0 => bytes[one] = luck.below(256) as u8,
            1 => bytes.swap(one, two),
            2 => bytes.truncate(one),
            3 => drop(bytes.drain(one.min(two)..one.max(two).min(one.min(two) + 16))),
            4 => bytes.insert(one, b"{}[]\",:0-9eE\\\n"[luck.below(14) as usize]),
            _ => bytes[one] = b"0123456789"[luck.below(10) as usize],
        }
    }
    bytes
}

fn scalar(luck: &mut Luck) -> Value {
    match luck.below(8) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(255),
        4 => json!(u64::MAX),
        5 => json!("nobody"),
        6 => json!([]),
        _ => json!(luck.below(20)),
    }
}

fn index(len: usize, luck: &mut Luck) -> usize {
    luck.below(len as u32) as usize
}

/// Returns a random value within a document.
fn pick<'a>(value: &'a Value, luck: &mut Luck) -> &'a Value {
    match value {
        Value::Array(items) if !items.is_empty() && luck.below(8) > 0 => pick(&items[index(items.len(), luck)], luck),
        Value::Object(fields) if !fields.is_empty() && luck.below(8) > 0 => {
            let inner = fields.values().nth(index(fields.len(), luck)).unwrap_or(value);
            pick(inner, luck)
        }
        value => value,
    }
}

fn pick_mut<'a>(value: &'a mut Value, luck: &mut Luck) -> &'a mut Value {
    let inside = match &*value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if inside == 0 || luck.below(8) == 0 {
        return value;
    }
    let place = index(inside, luck);
    match value {
        Value::Array(items) => pick_mut(&mut items[place], luck),
        Value::Object(fields) => pick_mut(fields.values_mut().nth(place).expect("within the length"), luck),
        _ => unreachable!("nothing is inside"),
    }
}

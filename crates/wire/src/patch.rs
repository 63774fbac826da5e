//! Merge patches (RFC 7396): the difference between two documents.
//!
//! `null` in a patch removes a field. Documents must therefore not contain `null`: fields without a value are absent.

use crate::{Json, Scene, TableSnapshot, Update};
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};
use serde_json::{Map, Value, value::RawValue};
use std::fmt;

/// Returns the patch from the document `before` to the document `after`, all as JSON text; `None` if they are equal.
///
/// It works on the text: equal parts are compared as bytes and never parsed.
#[must_use]
pub fn patch(before: &str, after: &str) -> Option<String> {
    let mut out = String::new();
    write_patch(before, after, &mut out).then_some(out)
}

/// Appends the patch from `before` to `after`. Returns false and appends nothing if they are equal.
fn write_patch(before: &str, after: &str, out: &mut String) -> bool {
    if before == after {
        return false;
    }
    let (Some(Fields(old)), Some(Fields(new))) = (Fields::of(before), Fields::of(after)) else {
        out.push_str(after);
        return true;
    };
    let begin = out.len();
    let field = |out: &mut String, name: &str| {
        out.extend([if out.len() == begin { "{\"" } else { ",\"" }, name, "\":"]);
    };
    // Both documents have nearly always the same order, so the next field is usually the next one of the other, too.
    let (mut next, mut known) = (0, 0);
    for &(name, value) in &new {
        let end = out.len();
        field(out, name);
        match position(&old, next, name) {
            Some(found) => {
                (next, known) = (found + 1, known + 1);
                if !write_patch(old[found].1.get(), value.get(), out) {
                    out.truncate(end);
                }
            }
            None => out.push_str(value.get()),
        }
    }
    if known < old.len() {
        let mut next = 0;
        for (name, _) in old {
            match position(&new, next, name) {
                Some(found) => next = found + 1,
                None => {
                    field(out, name);
                    out.push_str("null");
                }
            }
        }
    }
    let changed = out.len() > begin;
    if changed {
        out.push('}');
    }
    changed
}

/// Fields of an object, in the order of the text.
struct Fields<'a>(Vec<(&'a str, &'a RawValue)>);

impl<'a> Fields<'a> {
    /// Returns `None` if the text is not an object.
    fn of(text: &'a str) -> Option<Fields<'a>> {
        if text.starts_with('{') { serde_json::from_str(text).ok() } else { None }
    }
}

/// Returns the position of a field; checks `here` first.
fn position(fields: &[(&str, &RawValue)], here: usize, name: &str) -> Option<usize> {
    if fields.get(here).is_some_and(|&(found, _)| found == name) {
        return Some(here);
    }
    fields.iter().position(|&(found, _)| found == name)
}

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Fields<'a>, D::Error> {
        struct InOrder;

        impl<'de> Visitor<'de> for InOrder {
            type Value = Vec<(&'de str, &'de RawValue)>;

            fn expecting(&self, to: &mut fmt::Formatter) -> fmt::Result {
                to.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::with_capacity(32);
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(fields)
            }
        }

        from.deserialize_map(InOrder).map(Fields)
    }
}

/// Applies a patch to a document.
pub fn apply(document: &mut Value, patch: &Value) {
    let Value::Object(changes) = patch else {
        document.clone_from(patch);
        return;
    };
    if !document.is_object() {
        *document = Value::Object(Map::new());
    }
    let fields = document.as_object_mut().expect("it is one now");
    for (name, change) in changes {
        if change.is_null() {
            fields.shift_remove(name);
        } else {
            apply(fields.entry(name).or_insert(Value::Null), change);
        }
    }
}

impl TableSnapshot {
    /// Applies an update, as every client does. Returns false if it does not fit: the client then has to request the whole table.
    #[must_use]
    pub fn follow(&mut self, update: Update) -> bool {
        if update.since > self.now.version {
            return false;
        }
        if update.now.version < self.now.version {
            return true; // it is known already
        }
        self.now = update.now;
        self.log.retain(|group| group.action < update.log_from);
        let mut scene = self.scene.take().map(|Scene { view, figures }| [view.value(), figures.value()]);
        for mut group in update.log {
            if let (Some(changes), Some([view, figures])) = (group.patch.take(), &mut scene) {
                let changes = changes.value();
                for (name, document) in [("view", view), ("figures", figures)] {
                    changes.get(name).into_iter().for_each(|change| apply(document, change));
                }
            }
            self.log.push(group);
        }
        let scene = scene.map(|[view, figures]| Scene { view: Json::from(view), figures: Json::from(figures) });
        self.scene = update.scene.or(scene);
        self.fairness.seed = update.seed.or(self.fairness.seed.take());
        true
    }
}

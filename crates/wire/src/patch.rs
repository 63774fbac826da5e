//! Merge patches (RFC 7396): how one document becomes another.
//!
//! `null` in a patch means that a field goes. So a document must not contain `null`: what is none is absent.

use crate::{Json, Scene, TableSnapshot, Update};
use serde_json::{Map, Value, value::RawValue};
use std::collections::BTreeMap;

/// What makes the document `after` of the document `before`, all as JSON text; none if nothing has changed.
///
/// It works on the text: what is equal is compared as bytes and never taken apart.
#[must_use]
pub fn patch(before: &str, after: &str) -> Option<String> {
    if before == after {
        return None;
    }
    let [old, new] = [before, after].map(serde_json::from_str::<BTreeMap<&str, &RawValue>>);
    let (Ok(old), Ok(new)) = (old, new) else { return Some(after.to_owned()) };
    let mut changes = Vec::new();
    for (name, value) in &new {
        let change = match old.get(name) {
            Some(known) => patch(known.get(), value.get()),
            None => Some(value.get().to_owned()),
        };
        changes.extend(change.map(|change| format!("\"{name}\":{change}")));
    }
    changes.extend(old.keys().filter(|name| !new.contains_key(*name)).map(|name| format!("\"{name}\":null")));
    (!changes.is_empty()).then(|| format!("{{{}}}", changes.join(",")))
}

/// Changes a document by a patch.
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
    /// Takes in an update, as every client does. False if it does not fit: the client has to ask for the whole table then.
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

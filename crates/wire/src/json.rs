//! JSON data of a game.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;

/// Typical length of a view or an update.
const USUAL: usize = 4 * 1024;

/// Serialises a large value, such as a view or a message.
///
/// # Panics
/// Panics if the value is not plain data, such as a map whose keys are not strings.
#[must_use]
pub fn to_json(value: &(impl Serialize + ?Sized)) -> String {
    let mut out = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut out, value).expect("plain data can be written");
    String::from_utf8(out).expect("JSON is text")
}

/// Data of a game (an action, a question, a fact, a view), serialised once where its type is known and passed on as text.
///
/// It passes through layers that do not know the game; each game's TypeScript types are generated from its own types.
#[derive(Clone, Debug)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// Serialises a value.
    ///
    /// # Panics
    /// Panics if the value is not plain data, such as a map whose keys are not strings.
    #[must_use]
    pub fn of(value: &(impl Serialize + ?Sized)) -> Json {
        Json(to_raw_value(value).expect("plain data can be written").into())
    }

    /// Wraps JSON text.
    ///
    /// # Errors
    /// Fails if the text is not JSON.
    pub fn from_text(text: String) -> serde_json::Result<Json> {
        RawValue::from_string(text).map(|text| Json(text.into()))
    }

    /// Returns the JSON text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Deserialises the value.
    ///
    /// # Errors
    /// Fails if the JSON does not have the type `T`.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }

    /// Returns the value as a tree.
    #[must_use]
    pub fn value(&self) -> serde_json::Value {
        self.read().unwrap_or_default()
    }
}

/// Compares the content, regardless of white space and the order of fields.
impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text() || self.value() == other.value()
    }
}

impl Eq for Json {}

impl Default for Json {
    fn default() -> Json {
        Json::of(&())
    }
}

impl From<serde_json::Value> for Json {
    fn from(value: serde_json::Value) -> Json {
        Json::of(&value)
    }
}

impl From<&serde_json::Value> for Json {
    fn from(value: &serde_json::Value) -> Json {
        Json::of(value)
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        // As a tree first: a tagged message is buffered, and raw text cannot be taken from the buffer.
        serde_json::Value::deserialize(from).map(Json::from)
    }
}

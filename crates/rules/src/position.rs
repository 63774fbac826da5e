//! Positions as readable documents, and helpers for reading them: fields by name, sides by name, each card once.

use crate::{Side, record::cause};
use serde::{Serialize, Serializer, de::DeserializeOwned};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Names of the two sides in documents written by the program.
pub const SIDES: [&str; 2] = ["west", "east"];

/// Reason why a position cannot be read: the field and its defect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}")]
pub struct PositionError {
    /// Path of the field, such as `hands.west[3]`.
    pub place: String,
    /// The defect.
    pub what: String,
}

impl PositionError {
    /// Creates an error about a field.
    pub fn new(place: impl Into<String>, what: impl Into<String>) -> PositionError {
        PositionError { place: place.into(), what: what.into() }
    }
}

/// Checks a condition on a field.
///
/// # Errors
/// Returns an error with the field and the complaint if the condition does not hold.
pub fn demand(holds: bool, place: &str, what: impl FnOnce() -> String) -> Result<(), PositionError> {
    if holds { Ok(()) } else { Err(PositionError::new(place, what())) }
}

/// Fields of an object in a document. Each is read by name; unread fields are an error.
#[derive(Debug)]
pub struct Fields<'a> {
    path: String,
    object: Option<&'a Map<String, Value>>,
    names: [&'static str; 2],
    read: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// Reads the fields of a whole document; `names` are the game's own names of the two sides, which a document may use, too.
    ///
    /// # Errors
    /// Fails if the document is not an object.
    pub fn of(document: &'a Value, names: [&'static str; 2]) -> Result<Fields<'a>, PositionError> {
        let object = document.as_object().ok_or_else(|| PositionError::new("position", "a JSON object is expected"))?;
        Ok(Fields { path: String::new(), object: Some(object), names, read: Vec::new() })
    }

    /// Returns the path of a field.
    #[must_use]
    pub fn path(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }

    /// Returns an error about a field.
    #[must_use]
    pub fn error(&self, name: &str, what: impl Into<String>) -> PositionError {
        PositionError::new(self.path(name), what)
    }

    /// Returns the value of a field; `None` if it is absent or null.
    pub fn value(&mut self, name: &'static str) -> Option<&'a Value> {
        self.read.push(name);
        self.object.and_then(|object| object.get(name)).filter(|value| !value.is_null())
    }

    /// Deserialises a field; `None` if it is absent or null.
    ///
    /// # Errors
    /// Fails if the field has another type.
    pub fn get<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<Option<T>, PositionError> {
        let Some(value) = self.value(name) else { return Ok(None) };
        T::deserialize(value).map(Some).map_err(|error| self.error(name, cause(&error)))
    }

    /// Deserialises a field; returns `default` if it is absent.
    ///
    /// # Errors
    /// Fails if the field has another type.
    pub fn or<T: DeserializeOwned>(&mut self, name: &'static str, default: T) -> Result<T, PositionError> {
        Ok(self.get(name)?.unwrap_or(default))
    }

    /// Reads a number within bounds; returns `default` if it is absent.
    ///
    /// # Errors
    /// Fails if the field is not a number or out of bounds.
    pub fn number<T>(&mut self, name: &'static str, bounds: (T, T), default: T) -> Result<T, PositionError>
    where
        T: DeserializeOwned + PartialOrd + std::fmt::Display + Copy,
    {
        let number = self.or(name, default)?;
        let (low, high) = bounds;
        demand(number >= low && number <= high, &self.path(name), || format!("{number} is not from {low} to {high}"))?;
        Ok(number)
    }

    /// Reads the fields of a nested object; there are none if it is absent.
    ///
    /// # Errors
    /// Fails if the field is not an object.
    pub fn inner(&mut self, name: &'static str) -> Result<Fields<'a>, PositionError> {
        let path = self.path(name);
        let object = match self.value(name) {
            None => None,
            Some(value) => {
                Some(value.as_object().ok_or_else(|| PositionError::new(path.clone(), "an object is expected"))?)
            }
        };
        Ok(Fields { path, object, names: self.names, read: Vec::new() })
    }

    /// Reads the stack of frames; the question on top is the last.
    ///
    /// # Errors
    /// Fails if the stack is deeper than the game allows, or an item is not a frame.
    pub fn stack<F: DeserializeOwned>(&mut self, deepest: usize) -> Result<Option<Vec<F>>, PositionError> {
        let Some(frames) = self.get::<Vec<Value>>("stack")? else { return Ok(None) };
        demand(frames.len() <= deepest, "stack", || "it is deeper than any game makes it".to_owned())?;
        let read = |(index, frame): (usize, Value)| {
            serde_json::from_value(frame)
                .map_err(|error| PositionError::new(format!("stack[{index}]"), error.to_string()))
        };
        frames.into_iter().enumerate().map(read).collect::<Result<_, _>>().map(Some)
    }

    /// Returns true if the object is present.
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.object.is_some()
    }

    /// Reads a side by its name in the game, or as `west` or `east`.
    ///
    /// # Errors
    /// Fails if the field is not a side.
    pub fn side(&mut self, name: &'static str) -> Result<Option<Side>, PositionError> {
        let Some(text) = self.get::<String>(name)? else { return Ok(None) };
        let [west, east] = self.names;
        match text.as_str() {
            "west" => Ok(Some(Side::West)),
            "east" => Ok(Some(Side::East)),
            text if text == west => Ok(Some(Side::West)),
            text if text == east => Ok(Some(Side::East)),
            _ => Err(self.error(name, format!("there is no side `{text}`; there are: west, east"))),
        }
    }

    /// Returns the field of a side in an object with a field for each: `west` or `east`, or its name in the game.
    #[must_use]
    pub fn of_side(&self, side: Side) -> &'static str {
        let (plain, own) = (SIDES[side.index()], self.names[side.index()]);
        if self.object.is_some_and(|object| object.contains_key(own)) { own } else { plain }
    }

    /// Returns the path of a side's value within a field, as named in the document.
    #[must_use]
    pub fn path_of(&self, name: &str, side: Side) -> String {
        let object = self.object.and_then(|object| object.get(name)?.as_object());
        let inner = Fields { path: self.path(name), object, names: self.names, read: Vec::new() };
        inner.path(inner.of_side(side))
    }

    /// Reads a value for each side: an object with the two sides as fields.
    ///
    /// # Errors
    /// Fails if one of them has another type.
    pub fn pair<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<[Option<T>; 2], PositionError> {
        let mut sides = self.inner(name)?;
        let (west, east) = (sides.of_side(Side::West), sides.of_side(Side::East));
        let pair = [sides.get(west)?, sides.get(east)?];
        sides.finish()?;
        Ok(pair)
    }

    /// Reads a list of cards and records each in `places`, where a card may appear only once; `None` if the list is absent.
    ///
    /// # Errors
    /// Fails if the field is not a list of such cards, or a card has another place already.
    pub fn cards<T>(&mut self, name: &'static str, places: &mut Places<T>) -> Result<Option<Vec<T>>, PositionError>
    where
        T: DeserializeOwned + Serialize + Copy + Ord,
    {
        let path = self.path(name);
        let Some(value) = self.value(name) else { return Ok(None) };
        let list = value.as_array().ok_or_else(|| PositionError::new(path.clone(), "a list is expected"))?;
        let mut cards = Vec::new();
        for (index, value) in list.iter().enumerate() {
            let place = format!("{path}[{index}]");
            let card = T::deserialize(value).map_err(|error| PositionError::new(place.clone(), cause(&error)))?;
            places.put(card, &place, &path)?;
            cards.push(card);
        }
        Ok(Some(cards))
    }

    /// Reads a list of cards for each side.
    ///
    /// # Errors
    /// Fails like [`Fields::cards`].
    pub fn cards_of_sides<T>(
        &mut self,
        name: &'static str,
        places: &mut Places<T>,
    ) -> Result<[Option<Vec<T>>; 2], PositionError>
    where
        T: DeserializeOwned + Serialize + Copy + Ord,
    {
        let mut sides = self.inner(name)?;
        let (west, east) = (sides.of_side(Side::West), sides.of_side(Side::East));
        let pair = [sides.cards(west, places)?, sides.cards(east, places)?];
        sides.finish()?;
        Ok(pair)
    }

    /// Checks that every field was read.
    ///
    /// # Errors
    /// Fails with a field that was not read.
    pub fn finish(self) -> Result<(), PositionError> {
        let left = self.object.and_then(|object| object.keys().find(|key| !self.read.contains(&key.as_str())));
        match left {
            None => Ok(()),
            Some(name) => Err(self.error(name, "there is no such field")),
        }
    }
}

/// The place of each card; no card has two.
#[derive(Debug)]
pub struct Places<T> {
    kind: &'static str,
    taken: BTreeMap<T, String>,
}

impl<T: Copy + Ord + Serialize> Places<T> {
    /// Creates an empty registry; `kind` is the word for a card in complaints.
    #[must_use]
    pub fn new(kind: &'static str) -> Places<T> {
        Places { kind, taken: BTreeMap::new() }
    }

    /// Records the place of a card; `field` is its path in the document.
    ///
    /// # Errors
    /// Fails if the card has another place already.
    pub fn put(&mut self, card: T, field: &str, place: &str) -> Result<(), PositionError> {
        match self.taken.insert(card, place.to_owned()) {
            None => Ok(()),
            Some(other) => {
                let slug = serde_json::to_value(card).ok().and_then(|slug| slug.as_str().map(str::to_owned));
                let (kind, slug) = (self.kind, slug.unwrap_or_default());
                Err(PositionError::new(field, format!("{kind} {slug} is already in {other}")))
            }
        }
    }

    /// Returns true if a card has a place.
    #[must_use]
    pub fn has(&self, card: T) -> bool {
        self.taken.contains_key(&card)
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Pair<T> {
    /// Value of the western side.
    pub west: T,
    /// Value of the eastern side.
    pub east: T,
}

impl<T> Pair<T> {
    /// Creates a pair from a function of the side.
    pub fn new(of: impl FnMut(Side) -> T) -> Pair<T> {
        Side::BOTH.map(of).into()
    }
}

impl<T> From<[T; 2]> for Pair<T> {
    fn from([west, east]: [T; 2]) -> Pair<T> {
        Pair { west, east }
    }
}

/// An optional value for each side; absent if there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct Each<T> {
    /// Value of the western side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub west: Option<T>,
    /// Value of the eastern side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub east: Option<T>,
}

impl<T> From<[Option<T>; 2]> for Each<T> {
    fn from([west, east]: [Option<T>; 2]) -> Each<T> {
        Each { west, east }
    }
}

/// Numbers by name, in the given order; serialised as an object.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Amounts<K>(pub Vec<(K, u8)>);

impl<K> FromIterator<(K, u8)> for Amounts<K> {
    fn from_iter<I: IntoIterator<Item = (K, u8)>>(amounts: I) -> Amounts<K> {
        Amounts(amounts.into_iter().collect())
    }
}

impl<K: Serialize> Serialize for Amounts<K> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, amount)| (name, amount)))
    }
}

/// Converts plain data to a JSON value.
///
/// # Panics
/// Panics if it is not plain data.
#[must_use]
pub fn plain<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect("plain data can be written")
}

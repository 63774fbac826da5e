//! Positions as readable documents, and what every reader of one needs: fields by name, sides by name, each card once.

use crate::{Side, record::cause};
use serde::{Serialize, Serializer, de::DeserializeOwned};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What the two sides are called in documents that the program writes.
pub const SIDES: [&str; 2] = ["west", "east"];

/// Why a position cannot be read: the field, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}")]
pub struct PositionError {
    /// The path of the field, such as `hands.west[3]`.
    pub place: String,
    /// What is wrong with it.
    pub what: String,
}

impl PositionError {
    /// Something is wrong with a field.
    pub fn new(place: impl Into<String>, what: impl Into<String>) -> PositionError {
        PositionError { place: place.into(), what: what.into() }
    }
}

/// Whether something holds of a field.
///
/// # Errors
/// With the field and the complaint where it does not.
pub fn demand(holds: bool, place: &str, what: impl FnOnce() -> String) -> Result<(), PositionError> {
    if holds { Ok(()) } else { Err(PositionError::new(place, what())) }
}

/// The fields of an object of a document; each is read by name, and none may be left over.
#[derive(Debug)]
pub struct Fields<'a> {
    path: String,
    object: Option<&'a Map<String, Value>>,
    names: [&'static str; 2],
    read: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// The fields of a whole document; `names` are what the game calls the two sides, which a document may use, too.
    ///
    /// # Errors
    /// If it is no object.
    pub fn of(document: &'a Value, names: [&'static str; 2]) -> Result<Fields<'a>, PositionError> {
        let object = document.as_object().ok_or_else(|| PositionError::new("position", "a JSON object is expected"))?;
        Ok(Fields { path: String::new(), object: Some(object), names, read: Vec::new() })
    }

    /// The path of a field.
    #[must_use]
    pub fn path(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }

    /// An error about a field.
    #[must_use]
    pub fn error(&self, name: &str, what: impl Into<String>) -> PositionError {
        PositionError::new(self.path(name), what)
    }

    /// The value of a field; none if it is left out or null.
    pub fn value(&mut self, name: &'static str) -> Option<&'a Value> {
        self.read.push(name);
        self.object.and_then(|object| object.get(name)).filter(|value| !value.is_null())
    }

    /// A field of plain data; none if it is left out or null.
    ///
    /// # Errors
    /// If it holds something else.
    pub fn get<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<Option<T>, PositionError> {
        let Some(value) = self.value(name) else { return Ok(None) };
        T::deserialize(value).map(Some).map_err(|error| self.error(name, cause(&error)))
    }

    /// A field of plain data, or what it is if it is left out.
    ///
    /// # Errors
    /// If it holds something else.
    pub fn or<T: DeserializeOwned>(&mut self, name: &'static str, default: T) -> Result<T, PositionError> {
        Ok(self.get(name)?.unwrap_or(default))
    }

    /// A number within bounds, or what it is if it is left out.
    ///
    /// # Errors
    /// If it is something else or out of bounds.
    pub fn number<T>(&mut self, name: &'static str, bounds: (T, T), default: T) -> Result<T, PositionError>
    where
        T: DeserializeOwned + PartialOrd + std::fmt::Display + Copy,
    {
        let number = self.or(name, default)?;
        let (low, high) = bounds;
        demand(number >= low && number <= high, &self.path(name), || format!("{number} is not from {low} to {high}"))?;
        Ok(number)
    }

    /// The fields of an object within; none at all if it is left out.
    ///
    /// # Errors
    /// If it is no object.
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

    /// The stack of frames, the question on top as the last.
    ///
    /// # Errors
    /// If it is deeper than the game makes it, or an item is no frame.
    pub fn stack<F: DeserializeOwned>(&mut self, deepest: usize) -> Result<Option<Vec<F>>, PositionError> {
        let Some(frames) = self.get::<Vec<Value>>("stack")? else { return Ok(None) };
        demand(frames.len() <= deepest, "stack", || "it is deeper than any game makes it".to_owned())?;
        let read = |(index, frame): (usize, Value)| {
            serde_json::from_value(frame)
                .map_err(|error| PositionError::new(format!("stack[{index}]"), error.to_string()))
        };
        frames.into_iter().enumerate().map(read).collect::<Result<_, _>>().map(Some)
    }

    /// Whether the object is there at all.
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.object.is_some()
    }

    /// A side by its name in the game, or as `west` or `east`.
    ///
    /// # Errors
    /// If it is no side.
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

    /// What belongs to a side, in an object with a field for each: `west` or `east`, or its name in the game.
    #[must_use]
    pub fn of_side(&self, side: Side) -> &'static str {
        let (plain, own) = (SIDES[side.index()], self.names[side.index()]);
        if self.object.is_some_and(|object| object.contains_key(own)) { own } else { plain }
    }

    /// The path of what belongs to a side within a field, as the document has it.
    #[must_use]
    pub fn path_of(&self, name: &str, side: Side) -> String {
        let object = self.object.and_then(|object| object.get(name)?.as_object());
        let inner = Fields { path: self.path(name), object, names: self.names, read: Vec::new() };
        inner.path(inner.of_side(side))
    }

    /// Plain data for each side: an object with the two sides as fields.
    ///
    /// # Errors
    /// If one of them holds something else.
    pub fn pair<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<[Option<T>; 2], PositionError> {
        let mut sides = self.inner(name)?;
        let (west, east) = (sides.of_side(Side::West), sides.of_side(Side::East));
        let pair = [sides.get(west)?, sides.get(east)?];
        sides.finish()?;
        Ok(pair)
    }

    /// A list of cards, each of which is noted in `places` and may lie nowhere else; none if it is left out.
    ///
    /// # Errors
    /// If it is no list of such cards, or one of them lies elsewhere.
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

    /// Cards of each side.
    ///
    /// # Errors
    /// As of [`Fields::cards`].
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

    /// Sees to it that every field was read.
    ///
    /// # Errors
    /// With a field that nobody asked for.
    pub fn finish(self) -> Result<(), PositionError> {
        let left = self.object.and_then(|object| object.keys().find(|key| !self.read.contains(&key.as_str())));
        match left {
            None => Ok(()),
            Some(name) => Err(self.error(name, "there is no such field")),
        }
    }
}

/// Where each card lies: nowhere twice.
#[derive(Debug)]
pub struct Places<T> {
    kind: &'static str,
    taken: BTreeMap<T, String>,
}

impl<T: Copy + Ord + Serialize> Places<T> {
    /// No card lies anywhere yet; `kind` is what a card is called in complaints.
    #[must_use]
    pub fn new(kind: &'static str) -> Places<T> {
        Places { kind, taken: BTreeMap::new() }
    }

    /// Puts a card somewhere; `field` is where it stands in the document.
    ///
    /// # Errors
    /// If it lies elsewhere already.
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

    /// Whether a card has its place.
    #[must_use]
    pub fn has(&self, card: T) -> bool {
        self.taken.contains_key(&card)
    }
}

/// What belongs to each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Pair<T> {
    /// The western side.
    pub west: T,
    /// The eastern side.
    pub east: T,
}

impl<T> Pair<T> {
    /// What `of` says of each side.
    pub fn new(of: impl FnMut(Side) -> T) -> Pair<T> {
        Side::BOTH.map(of).into()
    }
}

impl<T> From<[T; 2]> for Pair<T> {
    fn from([west, east]: [T; 2]) -> Pair<T> {
        Pair { west, east }
    }
}

/// What a side may have; absent where it has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct Each<T> {
    /// The western side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub west: Option<T>,
    /// The eastern side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub east: Option<T>,
}

impl<T> From<[Option<T>; 2]> for Each<T> {
    fn from([west, east]: [Option<T>; 2]) -> Each<T> {
        Each { west, east }
    }
}

/// Numbers by name, in the order given; written as an object.
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

/// Plain data as a value.
///
/// # Panics
/// If it is not plain data.
#[must_use]
pub fn plain<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect("plain data can be written")
}

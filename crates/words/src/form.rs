//! The serialised form of a value: a tag and its fields.

use serde::Serialize;
use serde_json::Value;

/// A tag with fields, in the serialised order.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// The variant, in snake case.
    pub tag: String,
    /// Fields that are present; a single unnamed value is called `value`.
    pub fields: Vec<(String, Value)>,
}

impl Form {
    /// Returns the form of an enum whose variants have named fields, a single value or nothing.
    ///
    /// # Panics
    /// Panics if the value is not such an enum.
    #[must_use]
    pub fn of(value: &impl Serialize) -> Form {
        match serde_json::to_value(value).expect("plain data") {
            Value::String(tag) => Form { tag, fields: Vec::new() },
            Value::Object(object) => {
                let (tag, content) = object.into_iter().next().expect("an externally tagged variant");
                let fields = match content {
                    Value::Object(fields) => fields.into_iter().filter(|(_, value)| !value.is_null()).collect(),
                    Value::Null => Vec::new(),
                    value => vec![("value".to_owned(), value)],
                };
                Form { tag, fields }
            }
            other => unreachable!("not a form: {other}"),
        }
    }

    /// Returns every slug in the fields.
    #[must_use]
    pub fn slugs(&self) -> Vec<&str> {
        let mut slugs = Vec::new();
        for (_, value) in &self.fields {
            match value {
                Value::Array(items) => slugs.extend(items.iter().filter_map(Value::as_str)),
                value => slugs.extend(value.as_str()),
            }
        }
        slugs
    }
}

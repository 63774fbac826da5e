//! The possible forms of a type, derived from its `Deserialize` implementation.

use serde::{
    Deserializer,
    de::{
        DeserializeOwned, DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
        value::Error,
    },
    forward_to_deserialize_any,
};
use serde_json::{Map, Value, json};

/// All variants of an enum of forms: an action, a fact, a question, a refusal, a slug.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The variants, in declaration order.
    pub variants: Vec<Variant>,
}

/// A variant of an enum.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The tag, in snake case.
    pub tag: String,
    /// The fields; a single unnamed value is called `value`.
    pub fields: Vec<Field>,
    /// Whether the fields have names.
    pub named: bool,
}

/// A field of a variant.
#[derive(Clone, Debug)]
pub struct Field {
    /// The name.
    pub name: String,
    /// Type of the field.
    pub kind: FieldKind,
    /// Whether the field may be absent.
    pub optional: bool,
    /// Fields of the struct that the field contains, if it is one.
    parts: Vec<Field>,
}

impl Field {
    fn new(name: &str) -> Field {
        Field { name: name.to_owned(), kind: FieldKind::Number, optional: false, parts: Vec::new() }
    }
}

/// Type of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// One of these slugs.
    Slug(Vec<String>),
    /// A short list of these slugs.
    List(Vec<String>),
    /// A number.
    Number,
    /// Yes or no.
    Bool,
}

impl Shape {
    /// Returns the possible forms of a type.
    ///
    /// # Panics
    /// Panics if the type is not an enum of forms: variants have named fields, a single value or nothing; fields contain slug enums,
    /// sides, booleans, numbers or short lists of them.
    #[must_use]
    pub fn of<T: DeserializeOwned>() -> Shape {
        let mut variants = Vec::new();
        loop {
            // Each round reads one variant; its fields contain the first of their slugs.
            let mut probe = Probe { pick: variants.len(), tags: &[], named: false, fields: Vec::new() };
            let read = T::deserialize(&mut probe);
            let Some(&tag) = probe.tags.get(probe.pick) else { return Shape { variants } };
            if let Err(error) = read {
                panic!("`{tag}` is no form: {error}");
            }
            variants.push(Variant { tag: tag.to_owned(), fields: probe.fields, named: probe.named });
        }
    }

    /// Returns the tags; for a slug enum, the slugs.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.variants.iter().map(|variant| variant.tag.as_str())
    }
}

impl Variant {
    /// Returns the messages of this variant: its tag, and the tag followed by the names of each combination of optional fields.
    #[must_use]
    pub fn keys(&self) -> Vec<String> {
        let mut keys = vec![self.tag.clone()];
        for field in self.fields.iter().filter(|field| field.optional) {
            let with: Vec<_> = keys.iter().map(|key| format!("{key}-{}", field.name)).collect();
            keys.extend(with);
        }
        keys
    }

    /// Returns the serialised form with these fields.
    #[must_use]
    pub fn with(&self, mut fields: Map<String, Value>) -> Value {
        if self.named {
            return json!({ self.tag.as_str(): fields });
        }
        fields.remove("value").map_or_else(|| json!(self.tag), |value| json!({ self.tag.as_str(): value }))
    }
}

/// Supplies the data of one variant and records what its type asks for.
struct Probe {
    pick: usize,
    tags: &'static [&'static str],
    named: bool,
    fields: Vec<Field>,
}

impl Probe {
    fn field<'de, S: DeserializeSeed<'de>>(&mut self, name: &str, seed: S) -> Result<S::Value, Error> {
        let mut field = Field::new(name);
        let value = seed.deserialize(&mut field)?;
        if field.parts.is_empty() {
            self.fields.push(field);
        } else {
            // A variant that contains a struct is serialised like one with named fields.
            self.named = true;
            self.fields.append(&mut field.parts);
        }
        Ok(value)
    }
}

fn unfit<T>() -> Result<T, Error> {
    Err(serde::de::Error::custom("only enums, numbers, booleans and lists of them fit"))
}

impl<'de> Deserializer<'de> for &mut Probe {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        unfit()
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        tags: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.tags = tags;
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for &mut Probe {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Error> {
        let tag = self.tags.get(self.pick).copied().unwrap_or_default();
        Ok((seed.deserialize(IntoDeserializer::<Error>::into_deserializer(tag))?, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Probe {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        self.field("value", seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Error> {
        unfit()
    }

    fn struct_variant<V: Visitor<'de>>(self, names: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        self.named = true;
        visitor.visit_map(Named { fields: &mut self.fields, names: names.iter(), name: "" })
    }
}

/// Supplies the named fields of a variant or a struct.
struct Named<'a> {
    fields: &'a mut Vec<Field>,
    names: std::slice::Iter<'static, &'static str>,
    name: &'static str,
}

impl<'de> MapAccess<'de> for Named<'_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some(name) = self.names.next() else { return Ok(None) };
        self.name = name;
        seed.deserialize(IntoDeserializer::<Error>::into_deserializer(*name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let mut field = Field::new(self.name);
        let value = seed.deserialize(&mut field)?;
        self.fields.push(field);
        Ok(value)
    }
}

impl<'de> Deserializer<'de> for &mut Field {
    type Error = Error;

    /// Supplies a number, unless the type asks for something more specific.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u64(0)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.kind = FieldKind::Bool;
        visitor.visit_bool(false)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.optional = true;
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_map(Named { fields: &mut self.parts, names: names.iter(), name: "" })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        slugs: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.kind = FieldKind::Slug(slugs.iter().map(|&slug| slug.to_owned()).collect());
        visitor.visit_enum(IntoDeserializer::<Error>::into_deserializer(slugs[0]))
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_tuple(1, visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        let list = visitor.visit_seq(Items { field: self, left: len })?;
        if let FieldKind::Slug(slugs) = &mut self.kind {
            self.kind = FieldKind::List(std::mem::take(slugs));
        }
        Ok(list)
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        tuple_struct map identifier ignored_any
    }
}

/// Supplies the items of a list.
struct Items<'a> {
    field: &'a mut Field,
    left: usize,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some(left) = self.left.checked_sub(1) else { return Ok(None) };
        self.left = left;
        seed.deserialize(&mut *self.field).map(Some)
    }
}

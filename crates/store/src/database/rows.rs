//! Statement arguments and result rows, the same for both databases.

use crate::{Error, GuestId, Result, TableId, TokenHash, UserId};
use rules::Side;
use rusqlite::{
    RowIndex, ToSql,
    types::{FromSql, ToSqlOutput, ValueRef},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use sqlx::{ColumnIndex, Decode, Postgres, Row as _, Type, postgres::PgRow};
use std::fmt::Display;

/// An argument of a statement.
#[derive(Clone, Debug)]
pub(crate) enum Arg {
    Int(Option<i64>),
    Bool(Option<bool>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// Collects statement arguments from values of any supported type.
macro_rules! args {
    ($($value:expr),* $(,)?) => { vec![$($crate::database::Arg::from($value)),*] };
}
pub(crate) use args;

/// Makes a type, and an option of it, an argument.
macro_rules! arg {
    ($type:ty, $value:ident => $kind:ident($form:expr)) => {
        impl From<$type> for Arg {
            fn from($value: $type) -> Arg {
                Arg::$kind(Some($form))
            }
        }

        impl From<Option<$type>> for Arg {
            fn from(value: Option<$type>) -> Arg {
                value.map_or(Arg::$kind(None), Arg::from)
            }
        }
    };
}

arg!(i64, n => Int(n));
arg!(u32, n => Int(i64::from(n)));
arg!(bool, b => Bool(b));
arg!(String, s => Text(s));
arg!(&str, s => Text(s.to_owned()));
arg!(Side, side => Text(side_name(side).to_owned()));
arg!(&TableId, id => Text(id.0.clone()));
arg!(&UserId, id => Text(id.0.clone()));
arg!(&GuestId, id => Text(id.0.clone()));
arg!(TokenHash, hash => Bytes(hash.0.to_vec()));
arg!([u8; 32], bytes => Bytes(bytes.to_vec()));
arg!(Vec<u8>, bytes => Bytes(bytes));
arg!(&Value, value => Text(value.to_string()));

/// Returns the name of a side, as serde writes it.
fn side_name(side: Side) -> &'static str {
    match side {
        Side::West => "west",
        Side::East => "east",
    }
}

/// Returns the name of a variant without fields, as serde writes it.
pub(crate) fn name_of(value: impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(name)) => name,
        other => unreachable!("a plain name, not {other:?}"),
    }
}

/// Encodes a value as JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it can be written as JSON")
}

impl ToSql for Arg {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Arg::Int(value) => value.map_or(ValueRef::Null, ValueRef::Integer),
            Arg::Bool(value) => value.map_or(ValueRef::Null, |value| ValueRef::Integer(value.into())),
            Arg::Text(value) => value.as_ref().map_or(ValueRef::Null, |text| ValueRef::Text(text.as_bytes())),
            Arg::Bytes(value) => value.as_ref().map_or(ValueRef::Null, |bytes| ValueRef::Blob(bytes)),
        }))
    }
}

/// A column, by its name or by its number from 0.
pub(crate) trait Column: ColumnIndex<PgRow> + RowIndex + Display + Copy {}

impl Column for &str {}
impl Column for usize {}

/// A result row.
pub(crate) enum Row<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a PgRow),
}

impl Row<'_> {
    /// Returns the value of a column.
    pub(crate) fn at<T>(&self, column: impl Column) -> Result<T>
    where
        T: FromSql + for<'r> Decode<'r, Postgres> + Type<Postgres>,
    {
        Ok(match self {
            Row::Sqlite(row) => row.get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    /// Returns the number in a column.
    pub(crate) fn int(&self, column: impl Column) -> Result<i64> {
        self.at(column)
    }

    /// Returns the text in a column.
    pub(crate) fn text(&self, column: impl Column) -> Result<String> {
        self.at(column)
    }

    /// Parses a JSON column.
    pub(crate) fn json<T: DeserializeOwned>(&self, column: impl Column) -> Result<T> {
        let text = self.text(column)?;
        serde_json::from_str(&text).map_err(|error| damaged(column, &error))
    }

    /// Parses a nullable JSON column.
    pub(crate) fn json_or_none<T: DeserializeOwned>(&self, column: impl Column) -> Result<Option<T>> {
        let text: Option<String> = self.at(column)?;
        text.map(|text| serde_json::from_str(&text).map_err(|error| damaged(column, &error))).transpose()
    }

    /// Parses a column that holds the name of a variant.
    pub(crate) fn named<T: DeserializeOwned>(&self, column: impl Column) -> Result<T> {
        let name = self.text(column)?;
        serde_json::from_value(Value::String(name)).map_err(|error| damaged(column, &error))
    }

    /// Parses a nullable column that holds the name of a variant.
    pub(crate) fn named_or_none<T: DeserializeOwned>(&self, column: impl Column) -> Result<Option<T>> {
        let name: Option<String> = self.at(column)?;
        name.map(|name| serde_json::from_value(Value::String(name)).map_err(|error| damaged(column, &error)))
            .transpose()
    }

    /// Returns the 32 bytes in a column.
    pub(crate) fn bytes(&self, column: impl Column) -> Result<[u8; 32]> {
        let bytes: Vec<u8> = self.at(column)?;
        bytes.try_into().map_err(|_| damaged(column, &"not 32 bytes"))
    }

    /// Returns the 32 bytes in a nullable column.
    pub(crate) fn bytes_or_none(&self, column: impl Column) -> Result<Option<[u8; 32]>> {
        let bytes: Option<Vec<u8>> = self.at(column)?;
        bytes.map(|bytes| bytes.try_into().map_err(|_| damaged(column, &"not 32 bytes"))).transpose()
    }
}

pub(crate) fn damaged(column: impl Display, what: &dyn ToString) -> Error {
    Error::Damaged { place: column.to_string(), what: what.to_string() }
}

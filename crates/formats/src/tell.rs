//! Plain data as JSON.

use serde::Serialize;

/// Writes plain data as JSON on one line.
pub fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

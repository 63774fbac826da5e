//! Plain data in words that every program reads.

use serde::Serialize;

/// Plain data as JSON on one line.
pub fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

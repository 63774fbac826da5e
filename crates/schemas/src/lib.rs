//! OpenAPI schemas of messages: `utoipa` where the feature `on` is, nothing elsewhere.
//!
//! A test writes the document and compares it with the file that the server sends. The workspace knows this crate as `utoipa`, because
//! that is the name in what the derive of `utoipa` writes.

#[cfg(not(feature = "on"))]
pub use noderive::ToSchema;
#[cfg(feature = "on")]
pub use utoipa::*;

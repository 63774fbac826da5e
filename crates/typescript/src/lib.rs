//! TypeScript types of what the web client reads: `ts-rs` where the feature `on` is, nothing elsewhere.
//!
//! Tests write these types and compare them with the files of the web client; the program has no use for them. Compiled into it,
//! they were half of the machine code of an engine. The workspace knows this crate as `ts-rs`, because that is the name in what the
//! derive of `ts-rs` writes.

#[cfg(not(feature = "on"))]
pub use noderive::TS;
#[cfg(feature = "on")]
pub use ts_rs::*;

/// A type that has a TypeScript type in tests: any.
#[cfg(not(feature = "on"))]
pub trait TS {}

#[cfg(not(feature = "on"))]
impl<T: ?Sized> TS for T {}

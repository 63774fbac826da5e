//! Renders facts, questions, actions and refusals as sentences, in English, Polish and French.
//!
//! The serialised form of a value determines its message and the message's arguments (see [`Words`]). The sentences are in
//! `locales/<language>/<game>.ftl`; those shared by all games are in `common.ftl`. [`Shape`] lists the possible forms of a type.
//!
//! **Invariant**: code contains no sentences for players.

mod cache;
mod form;
mod language;
mod shape;
mod words;

pub use form::Form;
pub use language::Language;
pub use shape::{Field, FieldKind, Shape, Variant};
pub use words::{Args, Words};

/// Arguments for [`Words::say`]: `args! { file = path, count = 3 }`.
#[macro_export]
macro_rules! args {
    ($($name:ident = $value:expr),* $(,)?) => {{
        #[allow(unused_mut, reason = "there may be none to set")]
        let mut args = $crate::Args::new();
        $(args.set(stringify!($name), $value);)*
        args
    }};
}

//! Tables with games on them, whatever the game, driven by messages.
//!
//! A [`Table`] is a running game behind an interface that speaks JSON: what a program, a server or a test harness needs of
//! [`rules::Session`] without knowing the type of the game. [`KINDS`] lists the games. A [`Desk`] has many tables and answers the
//! lines of the JSON-RPC protocol of `docs/protocol.md`; it reads and writes no streams itself.
//!
//! **Invariant**: no input or output and no clock in this crate. Nothing that a message says panics (tested with mutated
//! records, positions and lines).

mod fault;
mod guide;
mod kinds;
mod rpc;
mod table;
mod typescript;
mod verdict;

pub use fault::{Code, Fault};
pub use guide::{Guide, event};
pub use kinds::{KINDS, Kind, Load, Setup, kind};
pub use rpc::Desk;
pub use table::{Open, Table};
pub use typescript::{Module, typescript};
pub use verdict::{Verdict, verify};

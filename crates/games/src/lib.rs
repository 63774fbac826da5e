//! Every game behind one interface.
//!
//! [`REGISTRY`] is the one list of games; [`with_game!`] turns the name of a game into its type. A [`LiveGame`] is a running game; callers
//! that do not need its type use it through an interface: [`ServerGame`] gives the server typed messages, [`RpcGame`] answers JSON-RPC
//! calls. [`Presenter`] holds what helps people to play a game and is not a rule of it. An [`RpcServer`] holds many games and answers the
//! lines of the JSON-RPC protocol of `docs/protocol.md`; it does no I/O itself.
//!
//! **Invariant**: no I/O and no clock in this crate. No message makes it panic (tested with mutated records, positions and lines).

mod draft;
mod error;
pub mod lessons;
mod live;
mod presenter;
mod registry;
mod rpc;
mod rpc_game;
mod server_game;
mod verify;

pub use curtain;
pub use error::Error;
pub use live::{LiveGame, Stored};
pub use presenter::{Presenter, event};
pub use registry::{GameEntry, REGISTRY, Setup, find};
pub use rpc::RpcServer;
pub use rpc_game::RpcGame;
pub use server_game::{Reader, Replayed, ServerGame, Thought, Undo};
pub use spies;
pub use twilight;
pub use verify::{Verdict, verify};

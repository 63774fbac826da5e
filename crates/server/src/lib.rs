//! Tables over HTTP and WebSocket: two people, or a person and a bot, play any of the games.
//!
//! [`room`], [`clock`] and [`show`] are the rules of a table: pure, and tested with simulated time. [`host`] owns the rooms that are open
//! on this node; every change goes through it: check, store, publish. The handlers ([`tables`], [`socket`], [`accounts`], [`lobby`],
//! [`game_info`]) are thin. [`serve()`] assembles the server.
//!
//! **Invariant**: nothing is published before it is stored, and a node holds no state whose loss matters.
//!
//! **Invariant**: no hand, no seed and no secret is written to the log.

pub mod access;
pub mod accounts;
pub mod app;
pub mod bots;
pub mod clock;
mod connections;
pub mod error;
pub mod game_info;
pub mod host;
mod language;
mod lessons;
mod limiter;
mod listener;
pub mod lobby;
mod names;
mod networks;
mod passwords;
pub mod people;
pub mod pool;
mod proxies;
mod results;
pub mod room;
mod serve;
pub mod sessions;
pub mod setup;
pub mod show;
mod sign_ins;
pub mod socket;
pub mod tables;
mod throttle;
pub mod time;
mod trial;
pub mod visitor;
pub mod web;

pub use connections::Limits;
pub use proxies::Proxies;
pub use results::recompute_ratings;
pub use serve::{Replayed, Role, Served, Settings, Stopped, data_directory, replay_running, router, serve};

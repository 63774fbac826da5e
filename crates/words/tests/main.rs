//! Every sentence that a game needs is there in every language, and no other.

mod common;
mod curtain;
mod keys;
mod spies;
mod twilight;
mod web;

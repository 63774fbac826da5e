//! Every sentence that a game needs is there in every language, and no other.

mod common;
mod curtain;
mod glossary;
mod keys;
mod spies;
mod twilight;
mod typography;
mod web;

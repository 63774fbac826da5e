//! Every language has every sentence that a game needs, and no others.

mod common;
mod curtain;
mod glossary;
mod keys;
mod spies;
mod twilight;
mod typography;
mod web;

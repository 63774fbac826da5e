//! The dialogue loop, driven by strings: its output, its secrets, and that invalid input changes no game.

mod curtain;
mod full;
mod spies;
mod table;
mod twilight;

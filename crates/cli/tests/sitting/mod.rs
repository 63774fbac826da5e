//! The loop, driven by strings: what is shown, what is hidden, and that nonsense changes nothing.

mod curtain;
mod full;
mod spies;
mod table;
mod twilight;

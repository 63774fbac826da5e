//! The types of the web client.

mod typescript;

//! The server over HTTP and WebSocket.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

mod agreements;
mod common;
mod documented;
mod faults;
mod games;
mod http;
mod lobby;
mod openapi;
mod secrets;
mod time;

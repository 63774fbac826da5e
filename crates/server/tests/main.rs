//! The server over HTTP and WebSocket.
//!
//! One program for all tests of the crate: linking it once is what makes the suite quick.

mod agreements;
mod bots;
mod common;
mod connections;
mod documented;
mod drafts;
mod faults;
mod games;
mod http;
mod lessons;
mod limits;
mod lobby;
mod openapi;
mod people;
mod pool;
mod secrets;
mod sessions;
mod storage;
mod time;
mod watching;

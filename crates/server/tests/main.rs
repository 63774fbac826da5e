//! Tests of the server over HTTP and WebSocket.
//!
//! All tests of the crate are one program, because linking once keeps the suite fast.

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

//! What can be wrong with a message.

use serde_json::{Value, json};

/// The kind of a fault; the numbers are part of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Code {
    /// The line is no JSON.
    Parse = -32700,
    /// It is no request of JSON-RPC 2.0.
    Request = -32600,
    /// There is no such method.
    Method = -32601,
    /// A parameter is missing or of the wrong kind.
    Params = -32602,
    /// There is no such table.
    NoTable = -32001,
    /// There is no such game.
    NoGame = -32002,
    /// The options cannot be had.
    Options = -32003,
    /// The position cannot be.
    Position = -32004,
    /// The record is damaged.
    Record = -32005,
    /// There are too many tables.
    Full = -32006,
    /// A rule forbids the action.
    Refused = -32010,
    /// It is somebody else's decision.
    NotYours = -32011,
    /// The game is over.
    Over = -32012,
    /// Nothing can be taken back.
    NoUndo = -32013,
    /// There is no such bot.
    NoBot = -32014,
}

/// A fault of a message: its kind, a plain sentence, and what a program may want to know besides.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The kind.
    pub code: Code,
    /// A plain sentence.
    pub message: String,
    /// More for programs.
    pub data: Option<Value>,
}

impl Fault {
    /// A fault with a sentence.
    pub fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), data: None }
    }

    /// The `error` of a reply.
    #[must_use]
    pub fn write(&self) -> Value {
        let mut error = json!({ "code": self.code as i32, "message": self.message });
        if let Some(data) = &self.data {
            error["data"] = data.clone();
        }
        error
    }
}

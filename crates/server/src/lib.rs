//! Tables over HTTP and WebSocket.

pub mod clock;
pub mod room;
pub mod show;
pub mod words;
pub mod wrong;

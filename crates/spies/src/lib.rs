//! spies

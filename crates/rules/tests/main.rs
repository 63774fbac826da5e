//! Tests of the laws, with a game made for the purpose.

mod laws;

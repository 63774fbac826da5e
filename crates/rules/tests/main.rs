//! The laws of every game, tried on a game made for the purpose.

mod laws;

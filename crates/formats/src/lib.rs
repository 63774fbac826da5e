//! Games in and out: the log of another program, sentences, and a table of dice and draws.

pub mod playdek;

//! Tests of the ratings.

mod glicko;

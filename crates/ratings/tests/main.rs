//! Ratings.

mod glicko;

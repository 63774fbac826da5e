//! The rules of Twilight Struggle, its positions and the laws.
//!
//! All tests of the crate are one binary: linking only once keeps the suite fast.

mod alloc;
mod basics;
mod bury;
mod careful;
mod china;
mod chinese_civil_war;
mod cited;
mod common;
mod core;
mod coups;
mod crisis;
mod danger;
mod data;
mod defcon;
mod disputed;
mod early_1;
mod early_2;
mod early_3;
mod events;
mod golden;
mod headlines;
mod influence;
mod late;
mod late_2;
mod laws;
mod mid_1;
mod mid_2;
mod mid_3;
mod mid_4;
mod mid_5;
mod naive;
mod perft;
mod playing;
mod positions;
mod refusals;
mod rulings;
mod second_edition;
mod space;
mod turn;
mod variants;
mod victory;

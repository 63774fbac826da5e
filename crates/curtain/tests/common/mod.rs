//! What the tests share.

pub use curtain::{
    Action, Card, Cards, Cell, Fact, Options, PackRef, Question, Refusal, Region, State, Us, Ussr,
    testing::{TestGame, card, table},
};
pub use rules::{Actor, Game, Luck, Seat, Side, View};

/// A pack for tests: cards move again and again, and the sizes of two regions differ.
pub const RESTLESS: &str = include_str!("../packs/restless.toml");
/// A pack for tests: every ruling is off, numbers are duties, figures are large.
pub const STRICT: &str = include_str!("../packs/strict.toml");

/// Reads a pack for tests.
pub fn pack(text: &str) -> PackRef {
    PackRef::read("test.toml", text).unwrap_or_else(|error| panic!("{error}"))
}

/// The set of some cards.
pub fn set<const N: usize>(slugs: [&str; N]) -> Cards {
    slugs.into_iter().map(card).collect()
}

/// Lays a card at a cell.
pub fn lay(x: i8, y: i8) -> Action {
    Action::Lay(Cell::new(x, y))
}

/// Plays a card.
pub fn play(slug: &str) -> Action {
    Action::Play(card(slug))
}

/// Places a cube.
pub fn place(slug: &str) -> Action {
    Action::Place(card(slug))
}

/// Infiltrates a cube.
pub fn infiltrate(slug: &str) -> Action {
    Action::Infiltrate(card(slug))
}

/// Removes an enemy cube.
pub fn remove(slug: &str) -> Action {
    Action::Remove(card(slug))
}

/// Shifts a cube from one card to another.
pub fn shift(from: &str, to: &str) -> Action {
    Action::Shift { to: card(to), from: card(from) }
}

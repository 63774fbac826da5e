//! Helpers shared by the tests.

pub use curtain::{
    Action, Card, Cards, Cell, Fact, Options, PackRef, Question, Refusal, Region, State, Us, Ussr,
    testing::{TestGame, card, table},
};
pub use rules::{Actor, Game, Luck, Seat, Side, View};

/// A pack for tests: cards move repeatedly, and the sizes of two regions differ.
pub const RESTLESS: &str = include_str!("../packs/restless.toml");
/// A pack for tests: every ruling is off, cube numbers are compulsory, numbers are large.
pub const STRICT: &str = include_str!("../packs/strict.toml");

/// Reads a pack for tests.
pub fn pack(text: &str) -> PackRef {
    PackRef::read("test.toml", text).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the set of these cards.
pub fn set<const N: usize>(slugs: [&str; N]) -> Cards {
    slugs.into_iter().map(card).collect()
}

/// Returns the action that lays a card at a cell.
pub fn lay(x: i8, y: i8) -> Action {
    Action::Lay(Cell::new(x, y))
}

/// Returns the action that plays a card.
pub fn play(slug: &str) -> Action {
    Action::Play(card(slug))
}

/// Returns the action that places a cube.
pub fn place(slug: &str) -> Action {
    Action::Place(card(slug))
}

/// Returns the action that infiltrates a cube.
pub fn infiltrate(slug: &str) -> Action {
    Action::Infiltrate(card(slug))
}

/// Returns the action that removes an enemy cube.
pub fn remove(slug: &str) -> Action {
    Action::Remove(card(slug))
}

/// Returns the action that shifts a cube from one card to another.
pub fn shift(from: &str, to: &str) -> Action {
    Action::Shift { to: card(to), from: card(from) }
}

//! Helpers shared by several test files.

use bots::Heuristics;
use rules::{Actions, Seat, Side, View as _};

/// Returns the actions of a side that do not lose the game at once, and checks that playouts keep the same ones.
pub fn safe_actions<G: Heuristics>(state: &G, side: Side) -> Actions<G::Action> {
    let view = state.view(Seat::Player(side));
    let mut actions = Actions::new();
    view.legal(&mut actions);
    G::remove_losing_moves(&view, &mut actions);
    let mut quick = rules::legal(state);
    state.remove_losing_moves_quickly(&mut quick);
    assert_eq!(actions, quick, "playouts are as careful as the player");
    actions
}

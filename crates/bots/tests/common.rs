//! What several files need.

use bots::Heuristics;
use rules::{Actions, Seat, Side, View as _};

/// The actions of a side that do not lose the game at once; playouts are as careful as the player.
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

//! A player that avoids immediate losses.

use crate::{Heuristics, Player};
use rules::{Actions, Game, Luck, View};

/// Plays any action by which it does not lose the game itself, all with the same probability.
#[derive(Clone, Debug)]
pub struct Safe {
    luck: Luck,
}

impl Safe {
    /// Creates a player with this random stream.
    #[must_use]
    pub fn new(luck: Luck) -> Safe {
        Safe { luck }
    }
}

impl<G: Heuristics> Player<G> for Safe {
    fn choose(&mut self, view: &G::View) -> G::Action {
        self.luck.pick(&safe_actions::<G>(view))
    }
}

/// Returns the actions of a view without those that lose at once.
pub(crate) fn safe_actions<G: Heuristics>(view: &<G as Game>::View) -> Actions<G::Action> {
    let mut actions = Actions::new();
    view.legal(&mut actions);
    if actions.len() > 1 {
        G::remove_losing_moves(view, &mut actions);
    }
    debug_assert!(!actions.is_empty(), "an action is always left");
    actions
}

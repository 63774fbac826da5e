//! A player that chooses uniformly.

use crate::Player;
use rules::{Actions, Game, Luck, View};

/// Plays any legal action, all with the same probability.
#[derive(Clone, Debug)]
pub struct Random {
    luck: Luck,
}

impl Random {
    /// Creates a player with this random stream.
    #[must_use]
    pub fn new(luck: Luck) -> Random {
        Random { luck }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, view: &G::View) -> G::Action {
        let mut actions = Actions::new();
        view.legal(&mut actions);
        self.luck.pick(&actions)
    }
}

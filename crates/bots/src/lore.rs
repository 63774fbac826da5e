//! Versions of a player's knowledge: the current one, and that of the frozen pool.

use crate::{Heuristics, Weights, safe::safe_actions};
use rules::{Actions, Actor, Side};

/// Knowledge of a game beyond its rules: the current one, or that of the frozen pool `classic`. Changes of a game's knowledge must not
/// affect `Classic`: a test compares the hash of its choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lore {
    Present,
    Classic,
}

impl Lore {
    pub(crate) fn evaluate<G: Heuristics>(self, state: &G) -> f32 {
        match self {
            Lore::Present => state.evaluate(),
            Lore::Classic => state.evaluate_classic(),
        }
    }

    pub(crate) fn move_weights<G: Heuristics>(self, state: &G, actions: &[G::Action], weights: &mut Weights) {
        match self {
            Lore::Present => state.move_weights(actions, weights),
            Lore::Classic => state.move_weights_classic(actions, weights),
        }
    }

    pub(crate) fn is_quiet<G: Heuristics>(self, state: &G) -> bool {
        match self {
            Lore::Present => state.is_quiet(),
            Lore::Classic => state.is_quiet_classic(),
        }
    }

    /// Returns the candidate actions of a view.
    pub(crate) fn choices<G: Heuristics>(self, view: &G::View) -> Actions<G::Action> {
        let mut actions = safe_actions::<G>(view);
        if self == Lore::Present && actions.len() > 1 {
            G::follow_habits(view, &mut actions);
        }
        actions
    }

    /// Evaluates the position for the western side, also if the game is over.
    pub(crate) fn value<G: Heuristics>(self, state: &G) -> f32 {
        match state.outcome() {
            Some(outcome) => match outcome.winner {
                Some(Side::West) => 1.0,
                Some(Side::East) => -1.0,
                None => 0.0,
            },
            None => self.evaluate(state),
        }
    }

    /// Returns true if a playout may stop here: the game is over, or a player is to decide in a quiet position.
    pub(crate) fn can_stop<G: Heuristics>(self, state: &G) -> bool {
        match state.actor() {
            Actor::Player(_) => self.is_quiet(state),
            Actor::Chance => false,
            Actor::Nobody => true,
        }
    }
}

//! Playouts by the weights of moves.

use crate::{Heuristics, Weights, lore::Lore};
use rules::{Actions, Actor, Log, Luck};

/// Plays for both sides by the weights of moves until `stop` returns true or the game is over.
pub(crate) fn follow<G: Heuristics>(state: &mut G, lore: Lore, luck: &mut Luck, stop: impl Fn(&G) -> bool) {
    let mut log = Log::silent();
    while state.actor() != Actor::Nobody && !stop(state) {
        let action = match state.actor() {
            Actor::Player(_) => quick(state, lore, luck),
            _ => state.any(luck),
        };
        state.play(action, &mut log);
    }
}

/// Plays the actions of greatest weight until the position can be evaluated.
pub(crate) fn settle_down<G: Heuristics>(state: &mut G, lore: Lore, luck: &mut Luck) {
    settle(state, lore, luck, |state| lore.can_stop(state));
}

/// Plays the actions of greatest weight until `stop` returns true or the game is over.
pub(crate) fn settle<G: Heuristics>(state: &mut G, lore: Lore, luck: &mut Luck, stop: impl Fn(&G) -> bool) {
    let mut log = Log::silent();
    while state.actor() != Actor::Nobody && !stop(state) {
        let action = match state.actor() {
            Actor::Player(_) => likeliest(state, lore),
            _ => state.any(luck),
        };
        state.play(action, &mut log);
    }
}

/// Returns the actor's safe actions, as far as is cheap to compute.
fn options<G: Heuristics>(state: &G) -> Actions<G::Action> {
    let mut actions = Actions::new();
    state.legal(&mut actions);
    if actions.len() > 1 {
        state.remove_losing_moves_quickly(&mut actions);
    }
    actions
}

/// Draws a safe action by its weight.
pub(crate) fn quick<G: Heuristics>(state: &G, lore: Lore, luck: &mut Luck) -> G::Action {
    let actions = options(state);
    if actions.len() == 1 {
        return actions[0];
    }
    let mut weights = Weights::new();
    lore.move_weights(state, &actions, &mut weights);
    let mut rest = luck.below(1 << 24) as f32 / (1 << 24) as f32 * weights.iter().sum::<f32>();
    for (&action, weight) in actions.iter().zip(&weights) {
        rest -= weight;
        if rest < 0.0 {
            return action;
        }
    }
    actions[actions.len() - 1]
}

/// Returns the safe action with the greatest weight.
fn likeliest<G: Heuristics>(state: &G, lore: Lore) -> G::Action {
    let actions = options(state);
    if actions.len() == 1 {
        return actions[0];
    }
    let mut weights = Weights::new();
    lore.move_weights(state, &actions, &mut weights);
    actions[crate::best(&weights)]
}

//! Judges actions by playouts on sampled worlds.

use crate::{Budget, Know, Player, Weights, safe::safe_actions};
use rules::{Actions, Actor, Log, Luck, Seat, Side, View};

/// Plays the action that does best in playouts.
#[derive(Clone, Debug)]
pub struct Search<G: Know> {
    budget: Budget,
    luck: Luck,
    game: std::marker::PhantomData<G>,
}

impl<G: Know> Search<G> {
    /// A player with this budget for a decision.
    #[must_use]
    pub fn new(budget: Budget, luck: Luck) -> Search<G> {
        Search { budget, luck, game: std::marker::PhantomData }
    }
}

impl<G: Know> Player<G> for Search<G> {
    fn choose(&mut self, view: &G::View) -> G::Action {
        let actions = safe_actions::<G>(view);
        if actions.len() == 1 {
            return actions[0];
        }
        let mut clock = self.budget.start(); // time that was spent in vain counts
        if let Some(action) = G::settle(view, self.budget, &mut self.luck) {
            return action;
        }
        let Seat::Player(me) = view.seat() else { unreachable!("a spectator decides nothing") };
        let sign = if me == Side::West { 1.0 } else { -1.0 };
        let mut values = vec![0.0; actions.len()];
        while !clock.is_over() {
            let world = view.sample(&mut self.luck);
            for (value, &action) in values.iter_mut().zip(&actions) {
                let mut state = world;
                state.play(action, &mut Log::silent());
                let end = state.stage() + G::HORIZON;
                follow(&mut state, &mut self.luck, |state| state.judgeable() && state.stage() >= end);
                *value += sign * state.value();
                clock.tick();
            }
        }
        let best = (0..actions.len()).rev().max_by(|&a, &b| values[a].total_cmp(&values[b])).expect("an action");
        actions[best]
    }
}

/// Plays on with the quick policy of both sides until `stop` says so or the game is over.
pub(crate) fn follow<G: Know>(state: &mut G, luck: &mut Luck, stop: impl Fn(&G) -> bool) {
    let mut log = Log::silent();
    while state.actor() != Actor::Nobody && !stop(state) {
        let action = match state.actor() {
            Actor::Player(_) => quick(state, luck),
            _ => state.any(luck),
        };
        state.play(action, &mut log);
    }
}

/// A safe action, drawn by its weight.
pub(crate) fn quick<G: Know>(state: &G, luck: &mut Luck) -> G::Action {
    let mut actions = Actions::new();
    state.legal(&mut actions);
    state.keep_safe_quickly(&mut actions);
    if actions.len() == 1 {
        return actions[0];
    }
    let mut weights = Weights::new();
    state.weigh(&actions, &mut weights);
    let mut rest = luck.below(1 << 24) as f32 / (1 << 24) as f32 * weights.iter().sum::<f32>();
    for (&action, weight) in actions.iter().zip(&weights) {
        rest -= weight;
        if rest < 0.0 {
            return action;
        }
    }
    actions[actions.len() - 1]
}

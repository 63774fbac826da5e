//! Looks one decision ahead.

use crate::{Know, Player, safe::safe_actions, search::follow};
use rules::{Actor, Log, Luck, Seat, Side, View};

/// Plays what leads to the best position once everything that follows from it at once is done.
#[derive(Clone, Debug)]
pub struct Greedy {
    luck: Luck,
}

impl Greedy {
    /// A player with this luck.
    #[must_use]
    pub fn new(luck: Luck) -> Greedy {
        Greedy { luck }
    }
}

impl<G: Know> Player<G> for Greedy {
    fn choose(&mut self, view: &G::View) -> G::Action {
        let actions = safe_actions::<G>(view);
        if actions.len() == 1 {
            return actions[0];
        }
        let values = judge::<G>(view, &actions, &mut self.luck);
        let best = (0..actions.len()).rev().max_by(|&a, &b| values[a].total_cmp(&values[b])).expect("an action");
        actions[best]
    }
}

/// What each action is worth to the seat of the view: the mean over sampled worlds, the same for all actions.
pub(crate) fn judge<G: Know>(view: &G::View, actions: &[G::Action], luck: &mut Luck) -> Vec<f32> {
    let Seat::Player(me) = view.seat() else { unreachable!("a spectator decides nothing") };
    debug_assert_eq!(view.actor(), Actor::Player(me));
    let sign = if me == Side::West { 1.0 } else { -1.0 };
    let mut values = vec![0.0; actions.len()];
    for _ in 0..G::WORLDS {
        let world = view.sample(luck);
        for (value, &action) in values.iter_mut().zip(actions) {
            let mut state = world;
            state.play(action, &mut Log::silent());
            follow(&mut state, luck, G::judgeable);
            *value += sign * state.value() / G::WORLDS as f32;
        }
    }
    values
}

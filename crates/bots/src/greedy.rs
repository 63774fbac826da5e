//! A player that looks one decision ahead.

use crate::{Heuristics, Player, best, lore::Lore, playout::settle_down};
use rules::{Log, Luck, Seat, Side, View};

/// Plays the action with the best position after all its immediate consequences.
#[derive(Clone, Debug)]
pub struct Greedy {
    luck: Luck,
    lore: Lore,
}

impl Greedy {
    /// Creates a player with this random stream.
    #[must_use]
    pub fn new(luck: Luck) -> Greedy {
        Greedy { luck, lore: Lore::Present }
    }

    /// The same in the pool `classic`.
    pub(crate) fn classic(luck: Luck) -> Greedy {
        Greedy { luck, lore: Lore::Classic }
    }
}

impl<G: Heuristics> Player<G> for Greedy {
    fn choose(&mut self, view: &G::View) -> G::Action {
        let actions = self.lore.choices::<G>(view);
        if actions.len() == 1 {
            return actions[0];
        }
        actions[best(&judge::<G>(view, &actions, self.lore, &mut self.luck))]
    }
}

/// Evaluates each action for the seat of the view: the mean over sampled worlds. The worlds and their dice are the same for all actions.
pub(crate) fn judge<G: Heuristics>(view: &G::View, actions: &[G::Action], lore: Lore, luck: &mut Luck) -> Vec<f32> {
    let Seat::Player(me) = view.seat() else { unreachable!("a spectator decides nothing") };
    let sign = if me == Side::West { 1.0 } else { -1.0 };
    let mut values = vec![0.0; actions.len()];
    for _ in 0..G::WORLDS {
        let world = view.sample(luck);
        for (value, &action) in values.iter_mut().zip(actions) {
            let mut state = world;
            state.play(action, &mut Log::silent());
            settle_down(&mut state, lore, &mut luck.clone());
            *value += sign * lore.value(&state) / G::WORLDS as f32;
        }
        luck.below(2); // the next world has other dice
    }
    values
}

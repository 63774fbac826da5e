//! *Twilight Struggle*.

mod danger;
mod hunch;
mod worth;

use crate::{Know, Weights};
use rules::Actions;
use twilight::{Action, Ask, State, Us, View};

impl Know for State {
    const WORLDS: u32 = 6;
    const HORIZON: u32 = 6;
    const SELF_INFLICTED: &'static [&'static str] = &["nuclear_war", "missile_crisis", "held_scoring_card"];

    fn worth(&self) -> f32 {
        worth::worth(self)
    }

    fn keep_safe(view: &View, actions: &mut Actions<Action>) {
        // What the seat may not know is blank in the state of a view, and is not asked for.
        danger::keep_safe(&view.state, actions);
    }

    fn keep_safe_quickly(&self, actions: &mut Actions<Action>) {
        danger::keep_safe(self, actions);
    }

    fn weigh(&self, actions: &[Action], weights: &mut Weights) {
        hunch::weigh(self, actions, weights);
    }

    /// Between two action rounds, or before a headline.
    fn quiet(&self) -> bool {
        matches!(self.ask(), Some(Ask::Round { .. } | Ask::Trapped { .. } | Ask::Headline { .. } | Ask::Bid { .. }))
    }

    /// Action rounds of either side, the headline phase among them.
    fn stage(&self) -> u32 {
        u32::from(self.turn) * 18 + u32::from(self.round) * 2 + u32::from(self.phasing == Us)
    }
}

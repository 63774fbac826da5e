//! *Twilight Struggle*.

mod evaluation;
mod moves;

use crate::{Heuristics, Player, RandomGame, Spec, Weights, random_game};
use rules::{Actions, Luck};
use twilight::{Action, Ask, State, Us, View, danger};

impl Heuristics for State {
    const WORLDS: u32 = 6;
    const HORIZON: u32 = 6;
    const SELF_INFLICTED: &'static [&'static str] = &["nuclear_war", "missile_crisis", "held_scoring_card"];

    fn evaluate(&self) -> f32 {
        evaluation::evaluate(self)
    }

    fn remove_losing_moves(view: &View, actions: &mut Actions<Action>) {
        // What the seat may not know is blank in the state of a view, and is not asked for.
        danger::remove_losing_moves(&view.state, actions);
    }

    fn remove_losing_moves_quickly(&self, actions: &mut Actions<Action>) {
        danger::remove_losing_moves(self, actions);
    }

    fn move_weights(&self, actions: &[Action], weights: &mut Weights) {
        moves::move_weights(self, actions, weights);
    }

    /// Between two action rounds, or before a headline.
    fn is_quiet(&self) -> bool {
        matches!(self.ask(), Some(Ask::Round { .. } | Ask::Trapped { .. } | Ask::Headline { .. } | Ask::Bid { .. }))
    }

    /// Action rounds of either side, the headline phase among them.
    fn player(spec: Spec, luck: Luck, threads: u16) -> Box<dyn Player<State> + Send> {
        spec.build(luck, threads)
    }

    fn random_game(&self, luck: Luck) -> Option<RandomGame> {
        random_game::play(self, luck)
    }

    fn turn(&self) -> u32 {
        u32::from(self.turn)
    }

    fn opens_round(&self) -> bool {
        matches!(self.ask(), Some(Ask::Round { .. } | Ask::Trapped { .. }))
    }

    fn stage(&self) -> u32 {
        u32::from(self.turn) * 18 + u32::from(self.round) * 2 + u32::from(self.phasing == Us)
    }
}

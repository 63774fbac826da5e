//! *Twilight Struggle*.

mod caution;
mod evaluation;
mod habits;
mod moves;
mod safety;

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

    fn evaluate_classic(&self) -> f32 {
        evaluation::evaluate_classic(self)
    }

    fn remove_losing_moves(view: &View, actions: &mut Actions<Action>) {
        // Hidden information is blank in the state of a view, and is not used.
        danger::remove_losing_moves(&view.state, actions);
    }

    fn remove_losing_moves_quickly(&self, actions: &mut Actions<Action>) {
        danger::remove_losing_moves(self, actions);
    }

    fn move_weights(&self, actions: &[Action], weights: &mut Weights) {
        moves::move_weights(self, actions, weights);
    }

    fn follow_habits(view: &View, actions: &mut Actions<Action>) {
        habits::follow(&view.state, actions);
    }

    fn move_weights_classic(&self, actions: &[Action], weights: &mut Weights) {
        moves::move_weights_classic(self, actions, weights);
    }

    /// Quiet positions lie between two action rounds or before both headlines: a headline is evaluated by its result.
    fn is_quiet(&self) -> bool {
        match self.ask() {
            Some(Ask::Round { .. } | Ask::Trapped { .. } | Ask::Bid { .. }) => true,
            Some(Ask::Headline { .. }) => self.headline == [None; 2],
            _ => false,
        }
    }

    /// In the pool `classic` the second headline is quiet, too: the first is evaluated before it takes effect.
    fn is_quiet_classic(&self) -> bool {
        matches!(self.ask(), Some(Ask::Round { .. } | Ask::Trapped { .. } | Ask::Headline { .. } | Ask::Bid { .. }))
    }

    fn player(spec: Spec, luck: Luck, threads: u16) -> Box<dyn Player<State> + Send> {
        spec.build(luck, threads)
    }

    fn random_game(&self, luck: Luck) -> Option<RandomGame> {
        random_game::play(self, luck)
    }

    fn caution(&self, actions: &[Action]) -> Vec<f32> {
        caution::caution(self, actions)
    }

    fn turn(&self) -> u32 {
        u32::from(self.turn)
    }

    fn opens_round(&self) -> bool {
        matches!(self.ask(), Some(Ask::Round { .. } | Ask::Trapped { .. }))
    }

    /// Action rounds of either side, including the headline phase.
    fn stage(&self) -> u32 {
        u32::from(self.turn) * 18 + u32::from(self.round) * 2 + u32::from(self.phasing == Us)
    }
}

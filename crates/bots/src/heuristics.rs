//! What a player knows of a game beyond its rules.

mod curtain;
pub(crate) mod spies;
mod twilight;

use crate::{Budget, Level, Player, RandomGame, Spec};
use arrayvec::ArrayVec;
use rules::{Actions, Game, Luck};
use std::time::Duration;

/// A figure for each action of a list, in the same order: above 0, the higher the more promising.
pub type Weights = ArrayVec<f32, 512>;

/// Knowledge of a game, in one small file a game.
pub trait Heuristics: Game {
    /// How many worlds `greedy` looks at for a decision.
    const WORLDS: u32 = 4;

    /// The ends that a player brings upon itself and could have avoided: those that [`Heuristics::remove_losing_moves`] is about.
    const SELF_INFLICTED: &'static [&'static str] = &[];

    /// How good the position is for the western side, from -1 (lost) to 1 (won). Asked only where the game is not over.
    fn evaluate(&self) -> f32;

    /// Takes out of `actions`, which are those of the view's seat, those by which it would lose the game by its own avoidable
    /// move. At least one stays.
    fn remove_losing_moves(_view: &Self::View, _actions: &mut Actions<Self::Action>) {}

    /// The same for a whole state, for playouts: only as careful as it is cheap.
    fn remove_losing_moves_quickly(&self, _actions: &mut Actions<Self::Action>) {}

    /// How promising each action of the present question looks: the priors of the search and the choices of its playouts.
    /// Cheap, for it is asked at every step of a playout.
    fn move_weights(&self, actions: &[Self::Action], weights: &mut Weights) {
        weights.extend(actions.iter().map(|_| 1.0));
    }

    /// Whether the position can be judged by [`Heuristics::evaluate`]: nothing is half done. Asked when a player is to decide.
    fn is_quiet(&self) -> bool {
        true
    }

    /// How far the game has come, in steps of which a playout makes [`Heuristics::HORIZON`].
    fn stage(&self) -> u32;

    /// The player of that name. Each game calls [`Spec`] itself, so that its players are compiled once, in this crate, and not in every
    /// crate that asks for one.
    fn player(spec: Spec, luck: Luck, threads: u16) -> Box<dyn Player<Self> + Send>;

    /// Plays on from here to the end, everybody choosing uniformly; none if the game does not end. Each game calls
    /// `random_game::play` itself, for the same reason.
    fn random_game(&self, luck: Luck) -> Option<RandomGame>;

    /// How gladly somebody who only wants to get through the turn would choose each action: how the arena plays on where it looks
    /// for a way out that was missed (`self_made_losses`). It asks for no more than the actor may know, and does not change with
    /// the players.
    fn caution(&self, actions: &[Self::Action]) -> Vec<f32> {
        vec![1.0; actions.len()]
    }

    /// The number of the turn, for statistics; 0 if turns are not counted.
    fn turn(&self) -> u32 {
        0
    }

    /// Whether the decision to be taken opens an action round, for statistics.
    fn opens_round(&self) -> bool {
        false
    }

    /// How many stages a playout runs before it is cut and judged.
    const HORIZON: u32 = 2;

    /// An action found in another way than by search: an exact solution, or the mixture of a simultaneous choice. Keeps to the
    /// budget, and to half of it where it may find none: the search that follows has the rest.
    fn solve(_view: &Self::View, _budget: Budget, _luck: &mut Luck) -> Option<Self::Action> {
        None
    }

    /// Who plays at a level for people.
    #[must_use]
    fn level(level: Level) -> Spec {
        match level {
            Level::Easy => Spec::Safe,
            Level::Medium => Spec::Greedy,
            Level::Hard => Spec::Search(Budget::Time(Duration::from_millis(500))),
            Level::Expert => Spec::Search(Budget::Time(Duration::from_millis(3_000))),
        }
    }

    /// Leaves only those of the actions of the view's seat that experience recommends, where it does. At least one stays.
    fn follow_habits(_view: &Self::View, _actions: &mut Actions<Self::Action>) {}

    /// [`Heuristics::evaluate`] as the players of the pool `classic` know it.
    fn evaluate_classic(&self) -> f32 {
        self.evaluate()
    }

    /// [`Heuristics::move_weights`] as the players of the pool `classic` know it.
    fn move_weights_classic(&self, actions: &[Self::Action], weights: &mut Weights) {
        self.move_weights(actions, weights);
    }

    /// [`Heuristics::is_quiet`] as the players of the pool `classic` know it.
    fn is_quiet_classic(&self) -> bool {
        self.is_quiet()
    }
}

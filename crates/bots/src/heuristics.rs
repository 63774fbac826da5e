//! Knowledge of a game beyond its rules.

mod curtain;
pub(crate) mod spies;
mod twilight;

use crate::{Budget, Level, Player, RandomGame, Spec};
use arrayvec::ArrayVec;
use rules::{Actions, Game, Luck};
use std::time::Duration;

/// One weight per action of a list, in the same order: positive, higher for more promising actions.
pub type Weights = ArrayVec<f32, 512>;

/// Knowledge of a game, in one small file per game.
pub trait Heuristics: Game {
    /// Number of worlds that `greedy` samples for a decision.
    const WORLDS: u32 = 4;

    /// Reasons for losing that a player inflicts on itself and could have avoided: [`Heuristics::remove_losing_moves`] prevents these.
    const SELF_INFLICTED: &'static [&'static str] = &[];

    /// Evaluates the position for the western side, from -1 (lost) to 1 (won). Called only while the game is not over.
    fn evaluate(&self) -> f32;

    /// Removes from `actions`, those of the view's seat, the ones by which it would lose the game by its own avoidable move. At least one
    /// remains.
    fn remove_losing_moves(_view: &Self::View, _actions: &mut Actions<Self::Action>) {}

    /// The same for a whole state, in playouts: only as careful as is cheap.
    fn remove_losing_moves_quickly(&self, _actions: &mut Actions<Self::Action>) {}

    /// Weights each action of the current question: priors of the search and choices of its playouts. It must be cheap, because every step
    /// of a playout calls it.
    fn move_weights(&self, actions: &[Self::Action], weights: &mut Weights) {
        weights.extend(actions.iter().map(|_| 1.0));
    }

    /// Returns true if [`Heuristics::evaluate`] applies: no action is half done. Called when a player is to decide.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Returns the progress of the game, in steps of which a playout makes [`Heuristics::HORIZON`].
    fn stage(&self) -> u32;

    /// Creates the player of a spec. Each game calls [`Spec`] itself, so that its players are compiled once, in this crate, and not in
    /// every crate that uses one.
    fn player(spec: Spec, luck: Luck, threads: u16) -> Box<dyn Player<Self> + Send>;

    /// Plays to the end with uniform random choices; none if the game does not end. Each game calls `random_game::play` itself, for the
    /// same reason.
    fn random_game(&self, luck: Luck) -> Option<RandomGame>;

    /// Weights actions by caution alone, for a player that only wants to survive the turn. The arena plays on with them to find a missed
    /// way out (`self_made_losses`). They depend only on what the actor may know, and do not change with the players.
    fn caution(&self, actions: &[Self::Action]) -> Vec<f32> {
        vec![1.0; actions.len()]
    }

    /// Returns the number of the turn, for statistics; 0 if turns are not counted.
    fn turn(&self) -> u32 {
        0
    }

    /// Returns true if the current decision opens an action round, for statistics.
    fn opens_round(&self) -> bool {
        false
    }

    /// Number of stages that a playout runs before it is cut and evaluated.
    const HORIZON: u32 = 2;

    /// Returns an action found without search: an exact solution, or one from the mixture of a simultaneous choice. It keeps to the budget,
    /// and to half of it where it may fail: the following search has the rest.
    fn solve(_view: &Self::View, _budget: Budget, _luck: &mut Luck) -> Option<Self::Action> {
        None
    }

    /// Returns the player of a level for people.
    #[must_use]
    fn level(level: Level) -> Spec {
        match level {
            Level::Easy => Spec::Safe,
            Level::Medium => Spec::Greedy,
            Level::Hard => Spec::Search(Budget::Time(Duration::from_millis(500))),
            Level::Expert => Spec::Search(Budget::Time(Duration::from_millis(3_000))),
        }
    }

    /// Keeps only the recommended actions of the view's seat, if there are any. At least one remains.
    fn follow_habits(_view: &Self::View, _actions: &mut Actions<Self::Action>) {}

    /// [`Heuristics::evaluate`] for players of the pool `classic`.
    fn evaluate_classic(&self) -> f32 {
        self.evaluate()
    }

    /// [`Heuristics::move_weights`] for players of the pool `classic`.
    fn move_weights_classic(&self, actions: &[Self::Action], weights: &mut Weights) {
        self.move_weights(actions, weights);
    }

    /// [`Heuristics::is_quiet`] for players of the pool `classic`.
    fn is_quiet_classic(&self) -> bool {
        self.is_quiet()
    }
}

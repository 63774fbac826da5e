//! Conversion of the evaluation of a game to a chance to win.

use super::{Adjusted, Analysis, Evaluation, Judge, Plan, Rated, curves, reduced};
use crate::{AgentChoice, Budget, Heuristics, arena::Fixture, lore::Lore};
use rules::{Game as _, Luck, Seat, Session, Side, View as _};

/// The log-odds of the western side as a linear function of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// The log-odds where the evaluation is 0.
    pub shift: f64,
    /// Increase of the log-odds with the evaluation.
    pub slope: f64,
    /// Shift and slope over the score alone, for comparison.
    pub score: [f64; 2],
}

impl Curve {
    /// Returns the chance for an evaluation from [`Insight::lead`].
    #[must_use]
    pub fn chance(self, lead: f64) -> f64 {
        1.0 / (1.0 + (-(self.shift + self.slope * lead)).exp())
    }

    /// Returns the chance for a score.
    #[must_use]
    pub fn by_score(self, score: f64) -> f64 {
        1.0 / (1.0 + (-(self.score[0] + self.score[1] * score)).exp())
    }
}

/// Knowledge for the analysis of a game beyond its [`Heuristics`].
pub trait Insight: Heuristics {
    /// The curve of each phase.
    const CURVES: &'static [Curve];

    /// Returns the phase of the game to which the position belongs.
    fn phase(&self) -> usize;

    /// Returns the western side's current lead in the score, for comparison.
    fn score(&self) -> f32;

    /// Returns true if the position can be evaluated as it is: a playout may stop here, and no hidden choice is about to be revealed.
    fn is_settled(&self) -> bool {
        Lore::Present.can_stop(self)
    }

    /// Returns the actions of a choice that both sides make at the same time, each against the mixture of the other side; none for other
    /// choices.
    fn mixed(_view: &Self::View, _worlds: u32, _luck: &mut Luck) -> Option<Vec<Rated<Self::Action>>> {
        None
    }

    /// Analyses a game. Each game calls [`Plan::analyse`] itself, so that it is compiled once, in this crate.
    fn analysis(session: &Session<Self>, plan: &Plan, threads: u16) -> Analysis<Self::Action>;

    /// Evaluates the position with full information, by [`Judge::known`]; a method of each game for the same reason.
    fn worth(&self, judge: Judge, luck: &mut Luck) -> Evaluation;

    /// Evaluates the position from a view, by [`Judge::view`]; a method of each game for the same reason.
    fn worth_of(view: &Self::View, judge: Judge, worlds: u32, luck: &mut Luck) -> Evaluation;

    /// Plays a game of a match and measures its luck; a method of each game for the same reason.
    fn adjusted(fixture: &Fixture<Self>, index: u64) -> Adjusted;

    /// Returns the evaluation with its bounds of -1 and 1 undone.
    fn lead(&self) -> f64 {
        unpressed(self.evaluate())
    }

    /// Returns the chance of the western side to win, also for a finished game.
    fn chance(&self) -> f64 {
        match self.outcome() {
            Some(outcome) => result_of(outcome.winner),
            None => Self::CURVES[self.phase()].chance(self.lead()),
        }
    }
}

/// Inverts the bounds of an evaluation, clamped so that the log-odds stay finite.
fn unpressed(evaluation: f32) -> f64 {
    f64::from(evaluation).clamp(-0.9999, 0.9999).atanh()
}

/// Returns the points of the western side in a game with this winner.
pub(crate) fn result_of(winner: Option<Side>) -> f64 {
    match winner {
        Some(Side::West) => 1.0,
        Some(Side::East) => 0.0,
        None => 0.5,
    }
}

/// Methods of each game that compile generic functions in this crate.
macro_rules! compiled_here {
    () => {
        fn analysis(session: &Session<Self>, plan: &Plan, threads: u16) -> Analysis<Self::Action> {
            plan.analyse(session, threads)
        }

        fn worth(&self, judge: Judge, luck: &mut Luck) -> Evaluation {
            judge.known(self, luck)
        }

        fn worth_of(view: &Self::View, judge: Judge, worlds: u32, luck: &mut Luck) -> Evaluation {
            judge.view(view, worlds, luck)
        }

        fn adjusted(fixture: &Fixture<Self>, index: u64) -> Adjusted {
            reduced::play(fixture, index)
        }
    };
}

impl Insight for twilight::State {
    const CURVES: &'static [Curve] = &curves::TWILIGHT;

    compiled_here!();

    fn phase(&self) -> usize {
        usize::from(self.turn - 1).min(9)
    }

    fn score(&self) -> f32 {
        f32::from(self.vp)
    }

    fn is_settled(&self) -> bool {
        // A headline that was chosen first is evaluated together with its answer.
        Lore::Present.can_stop(self) && self.headline == [None; 2]
    }
}

impl Insight for curtain::State {
    const CURVES: &'static [Curve] = &curves::CURTAIN;

    compiled_here!();

    fn phase(&self) -> usize {
        usize::from(8 * self.board().round().saturating_sub(1) + self.board().turn()).min(16) / 2
    }

    fn is_settled(&self) -> bool {
        // A card is played completely first, so that an event that decides the game is seen.
        matches!(self.question(), None | Some(curtain::Question::Play { .. }))
    }

    fn score(&self) -> f32 {
        f32::from(self.board().track())
    }
}

impl Insight for spies::State {
    const CURVES: &'static [Curve] = &curves::SPIES;

    compiled_here!();

    fn phase(&self) -> usize {
        (usize::from(self.board().scores.into_iter().max().unwrap_or(0)) / 20).min(4)
    }

    fn score(&self) -> f32 {
        let [cia, kgb] = self.board().scores.map(f32::from);
        cia - kgb
    }

    /// The choice of Agent X.
    fn mixed(view: &spies::View, worlds: u32, luck: &mut Luck) -> Option<Vec<Rated<spies::Action>>> {
        let Seat::Player(me) = view.seat() else { return None };
        let simulations = 36 * worlds;
        let choice = AgentChoice::of(view, Budget::Iterations(simulations), luck)?;
        let curve = Self::CURVES[view.sample(luck).phase()];
        let columns = &choice.solution.columns;
        let rated = |(row, &agent): (usize, &spies::Agent)| {
            let gain: f32 = columns.iter().enumerate().map(|(at, chance)| chance * choice.matrix.gain(row, at)).sum();
            let lead = unpressed(gain);
            let west = curve.chance(if me == Side::West { lead } else { -lead });
            let chance = if me == Side::West { west } else { 1.0 - west };
            // The standard deviation of an outcome is about a half; each row gets its share of the simulations.
            let error = 0.3 / f64::from(simulations / choice.agents.len().max(1) as u32).sqrt();
            Rated { action: spies::Action::Pick(agent), chance, error }
        };
        Some(choice.agents.iter().enumerate().map(rated).collect())
    }
}

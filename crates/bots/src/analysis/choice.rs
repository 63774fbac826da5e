//! Evaluation of a decision by what the player could know.

use super::{Insight, Judge, value::mean};
use crate::safe::safe_actions;
use rules::{Actions, Log, Luck, Seat, Side, View};
use serde::Serialize;

/// Grade of a decision. Only the loss beyond the noise counts: the loss minus twice its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// No better action was found.
    Best,
    /// Less than a point was lost.
    Fine,
    /// A point or more was lost.
    Inaccuracy,
    /// 3 points or more were lost.
    Mistake,
    /// 7 points or more were lost.
    Blunder,
}

impl Grade {
    fn of(lost: f64, error: f64) -> Grade {
        if lost <= 0.0 {
            return Grade::Best;
        }
        match lost - 2.0 * error {
            beyond if beyond >= 0.07 => Grade::Blunder,
            beyond if beyond >= 0.03 => Grade::Mistake,
            beyond if beyond >= 0.01 => Grade::Inaccuracy,
            _ => Grade::Fine,
        }
    }
}

/// Lead of the best action that makes it obvious.
const OBVIOUS: f64 = 0.15;

/// An action and its player's chance to win after it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// The player's chance to win.
    pub chance: f64,
    /// Its standard error.
    pub error: f64,
}

/// An evaluated decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice<A> {
    /// The best actions, the best one first.
    pub best: Vec<Rated<A>>,
    /// The action that was played.
    pub played: Rated<A>,
    /// Number of legal actions.
    pub actions: usize,
    /// Chance to win that was lost.
    pub lost: f64,
    /// Standard error of the loss.
    pub error: f64,
    /// Grade of the decision.
    pub grade: Grade,
    /// Whether the action was obvious; such a decision does not count.
    pub obvious: bool,
}

/// Depth of the evaluation of decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Number of worlds in which every action is tried.
    pub first: u32,
    /// Number of the best actions that are evaluated again.
    pub finalists: usize,
    /// Number of worlds of the second evaluation.
    pub second: u32,
    /// Judge of the second evaluation.
    pub judge: Judge,
}

impl Depth {
    /// Evaluates `played`, an action of the seat of `view`; none if it was forced.
    #[must_use]
    pub fn choice<G: Insight>(self, view: &G::View, played: G::Action, luck: &mut Luck) -> Option<Choice<G::Action>> {
        let Seat::Player(me) = view.seat() else { return None };
        let mut actions = Actions::new();
        view.legal(&mut actions);
        let mine = actions.iter().position(|&action| action == played)?;
        if actions.len() == 1 {
            return None;
        }
        let safe = safe_actions::<G>(view);
        let only = safe.len() == 1 && safe[0] == played;
        if let Some(mixed) = G::mixed(view, self.second, luck) {
            return Some(simultaneous(&mixed, played, actions.len()));
        }
        let first = worlds::<G>(view, &actions, self.first, Judge::QUICK, me, luck);
        let means: Vec<f64> = first.iter().map(|chances| mean(chances)[0]).collect();
        let mut order: Vec<usize> = (0..actions.len()).collect();
        // Actions that the careful player avoids come last: a few worlds do not always show an immediate loss.
        order.sort_by(|&a, &b| {
            let key = |i: usize| means[i] - if safe.contains(&actions[i]) { 0.0 } else { 0.02 };
            key(b).total_cmp(&key(a))
        });
        order.truncate(self.finalists.max(2));
        if !order.contains(&mine) {
            order.push(mine);
        }
        let finalists: Vec<G::Action> = order.iter().map(|&i| actions[i]).collect();
        let second = worlds::<G>(view, &finalists, self.second, self.judge, me, luck);
        Some(compare(&finalists, &second, played, actions.len(), only))
    }
}

/// Returns the chance of `me` after each action in each of some worlds; the worlds and their dice are the same for all actions.
fn worlds<G: Insight>(
    view: &G::View,
    actions: &[G::Action],
    count: u32,
    judge: Judge,
    me: Side,
    luck: &mut Luck,
) -> Vec<Vec<f64>> {
    let mut chances = vec![Vec::with_capacity(count as usize); actions.len()];
    for _ in 0..count {
        let world = view.sample(luck);
        let dice = luck.fork();
        for (chances, &action) in chances.iter_mut().zip(actions) {
            let mut state = world;
            state.play(action, &mut Log::silent());
            let west = judge.value(&state, &dice);
            chances.push(if me == Side::West { west } else { 1.0 - west });
        }
    }
    chances
}

/// The best action is found in one half of the worlds and compared in the other, so that an action that looks best by chance costs the
/// player nothing.
fn compare<A: Copy + PartialEq>(actions: &[A], chances: &[Vec<f64>], played: A, all: usize, only: bool) -> Choice<A> {
    let rated: Vec<Rated<A>> = actions
        .iter()
        .zip(chances)
        .map(|(&action, chances)| {
            let [chance, error] = mean(chances);
            Rated { action, chance, error }
        })
        .collect();
    let half = chances[0].len() / 2;
    let part = |of: &[f64]| mean(&of[..half])[0];
    let top = (0..actions.len()).max_by(|&a, &b| part(&chances[a]).total_cmp(&part(&chances[b]))).expect("an action");
    let mine = actions.iter().position(|&action| action == played).expect("it is among them");
    let differences = |other: usize| -> [f64; 2] {
        let pairs = chances[other][half..].iter().zip(&chances[mine][half..]);
        mean(&pairs.map(|(other, mine)| other - mine).collect::<Vec<_>>())
    };
    let [lost, error] = if top == mine { [0.0; 2] } else { differences(top) };
    let obvious = only
        || top == mine
            && (0..actions.len()).filter(|&other| other != mine).all(|other| {
                let [behind, error] = differences(other);
                behind + 2.0 * error < -OBVIOUS
            });
    let played = rated[mine];
    let mut best = rated;
    best.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    best.truncate(5);
    let lost = lost.max(0.0);
    Choice { best, played, actions: all, lost, error, grade: Grade::of(lost, error), obvious }
}

/// Evaluates a choice that both sides make at the same time, against the mixture of the other side.
fn simultaneous<A: Copy + PartialEq>(mixed: &[Rated<A>], played: A, actions: usize) -> Choice<A> {
    let played = *mixed.iter().find(|rated| rated.action == played).expect("every action is rated");
    let mut best = mixed.to_vec();
    best.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    best.truncate(5);
    let lost = best[0].chance - played.chance;
    let error = (best[0].error.powi(2) + played.error.powi(2)).sqrt();
    Choice { best, played, actions, lost, error, grade: Grade::of(lost, error), obvious: false }
}

impl<A> Choice<A> {
    /// Reduces the loss by what a later decision of the same player shows: the best action then still had this chance.
    pub(super) fn forgive(&mut self, later: f64) {
        let more = (later - self.played.chance).max(0.0);
        self.lost = (self.lost - more).max(0.0);
        self.grade = Grade::of(self.lost, self.error);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_loss_beyond_the_noise_counts() {
        assert_eq!(Grade::of(0.0, 0.1), Grade::Best);
        assert_eq!(Grade::of(0.08, 0.0), Grade::Blunder);
        assert_eq!(Grade::of(0.08, 0.02), Grade::Mistake);
        assert_eq!(Grade::of(0.08, 0.03), Grade::Inaccuracy);
        assert_eq!(Grade::of(0.08, 0.04), Grade::Fine);
    }

    #[test]
    fn actions_that_look_best_by_chance_cost_the_player_nothing() {
        // The second action is better in the first half of the worlds, and no better in the rest.
        let choice =
            compare(&["played", "other"], &[vec![0.4, 0.5, 0.5, 0.5], vec![0.9, 0.9, 0.5, 0.5]], "played", 2, false);
        assert_eq!((choice.lost, choice.grade), (0.0, Grade::Best));
        assert_eq!(choice.best[0].action, "other");
    }
}

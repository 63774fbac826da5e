//! What a decision was worth, judged by what the player could know.

use super::{Insight, Judge, value::mean};
use crate::safe::safe_actions;
use rules::{Actions, Log, Luck, Seat, Side, View};
use serde::Serialize;

/// How good a decision was. A loss counts as far as it is beyond the noise: less twice its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Nothing was found to be better.
    Best,
    /// Less than a point was lost.
    Fine,
    /// A point or more.
    Inaccuracy,
    /// 3 points or more.
    Mistake,
    /// 7 points or more.
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

/// By how much the best action has to be ahead to be obvious.
const OBVIOUS: f64 = 0.15;

/// An action and the chance of its player with it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// The chance to win of whoever decides.
    pub chance: f64,
    /// Its standard error.
    pub error: f64,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice<A> {
    /// The best actions, the best one first.
    pub best: Vec<Rated<A>>,
    /// The one that was played.
    pub played: Rated<A>,
    /// How many there were.
    pub actions: usize,
    /// What was lost by it.
    pub lost: f64,
    /// The standard error of that.
    pub error: f64,
    /// How good it was.
    pub grade: Grade,
    /// Whether anybody would have done it: it does not count.
    pub obvious: bool,
}

/// How thoroughly decisions are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// In how many worlds every action is tried.
    pub first: u32,
    /// How many of the best are looked at again.
    pub finalists: usize,
    /// In how many worlds.
    pub second: u32,
    /// How they are judged there.
    pub judge: Judge,
}

impl Depth {
    /// Judges `played`, an action of the seat of `view`; nothing if it was forced.
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
        // What the careful player would not touch comes last: a loss at once is told by few worlds at times.
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

/// The chance of `me` with each action in each of some worlds, the same for all actions, and their dice too.
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

/// The best is found in one half of the worlds and compared in the other, so that what looked best by chance is not held against anybody.
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

/// A choice that both sides make at the same time is judged against the mixture of the other.
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
    /// Forgives what a later decision of the same player shows: with the best that was still possible then, so much less was lost.
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
    fn a_loss_counts_as_far_as_it_is_beyond_the_noise() {
        assert_eq!(Grade::of(0.0, 0.1), Grade::Best);
        assert_eq!(Grade::of(0.08, 0.0), Grade::Blunder);
        assert_eq!(Grade::of(0.08, 0.02), Grade::Mistake);
        assert_eq!(Grade::of(0.08, 0.03), Grade::Inaccuracy);
        assert_eq!(Grade::of(0.08, 0.04), Grade::Fine);
    }

    #[test]
    fn what_looked_best_by_chance_is_not_held_against_the_player() {
        // The second action is better in the first half of the worlds, and no better in the rest.
        let choice =
            compare(&["played", "other"], &[vec![0.4, 0.5, 0.5, 0.5], vec![0.9, 0.9, 0.5, 0.5]], "played", 2, false);
        assert_eq!((choice.lost, choice.grade), (0.0, Grade::Best));
        assert_eq!(choice.best[0].action, "other");
    }
}

//! Monte Carlo tree search over the information of a player.
//!
//! Every simulation samples a whole state from the view and walks down one tree. A node is what the player would see, so points of
//! influence placed in another order lead to the same node; its edges are the actions of the side to act. At a leaf, weighted moves play on
//! for some stages and the position is evaluated. Priors come from `greedy` at the root and from `move_weights` below. An action that is
//! not possible in a sampled state is excluded from the choice (subset-armed bandit).

use crate::{Budget, Clock, Heuristics, Player, Weights, best, greedy::judge, lore::Lore, playout::follow};
use foldhash::{fast, quality};
use rules::{Actions, Actor, Game, Log, Luck, Seat, Side, View};
use std::{
    collections::HashMap,
    hash::{BuildHasher, Hash},
    thread,
};

/// Plays the action with the most visits of a tree search.
#[derive(Clone, Debug)]
pub struct Search<G: Heuristics> {
    budget: Budget,
    luck: Luck,
    lore: Lore,
    trees: Vec<Tree<G>>,
}

impl<G: Heuristics> Search<G> {
    /// Creates a player with this budget per decision, on one thread.
    #[must_use]
    pub fn new(budget: Budget, luck: Luck) -> Search<G> {
        Search::on_threads(budget, luck, 1)
    }

    /// The same on several threads: each grows its own tree, and their visits are summed.
    #[must_use]
    pub fn on_threads(budget: Budget, luck: Luck, threads: u16) -> Search<G> {
        Search::knowing(Lore::Present, budget, luck, threads)
    }

    /// The same in the pool `classic`.
    pub(crate) fn classic(budget: Budget, luck: Luck, threads: u16) -> Search<G> {
        Search::knowing(Lore::Classic, budget, luck, threads)
    }

    fn knowing(lore: Lore, budget: Budget, luck: Luck, threads: u16) -> Search<G> {
        let trees = (0..threads.max(1)).map(|_| Tree::new(lore)).collect();
        Search { budget, luck, lore, trees }
    }
}

impl<G: Heuristics> Player<G> for Search<G> {
    fn choose(&mut self, view: &G::View) -> G::Action {
        let clock = self.budget.shared(self.trees.len() as u32).start();
        let actions = self.lore.choices::<G>(view);
        if actions.len() == 1 {
            return actions[0];
        }
        if let Some(action) = G::solve(view, self.budget, &mut self.luck) {
            return action;
        }
        let values = judge::<G>(view, &actions, self.lore, &mut self.luck);
        let priors = sharpened(&values);
        let root = Root { view, actions: &actions, priors: &priors };
        let lucks: Vec<_> = self.trees.iter().map(|_| self.luck.fork()).collect();
        let visits: Vec<Vec<u32>> = match &mut self.trees[..] {
            [tree] => vec![tree.grow(&root, clock, lucks[0].clone())],
            trees => thread::scope(|scope| {
                let work = |(tree, luck): (_, Luck)| {
                    let tree: &mut Tree<G> = tree;
                    let root = &root;
                    scope.spawn(move || tree.grow(root, clock, luck))
                };
                let workers: Vec<_> = trees.iter_mut().zip(lucks).map(work).collect();
                workers.into_iter().map(|worker| worker.join().expect("a search does not panic")).collect()
            }),
        };
        let sums: Vec<f32> = (0..actions.len()).map(|i| visits.iter().map(|of| of[i] as f32).sum()).collect();
        // If the time is up before the first simulation, the choice is that of `greedy`.
        let searched = sums.iter().any(|&sum| sum > 0.0);
        actions[best(if searched { &sums } else { &values })]
    }
}

/// Returns priors from the values of `greedy`: an even part for all, the rest by value, scaled by its spread.
fn sharpened(values: &[f32]) -> Vec<f32> {
    let n = values.len() as f32;
    let mean = values.iter().sum::<f32>() / n;
    let spread = (values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / n).sqrt().max(1e-4);
    let top = values.iter().copied().fold(f32::MIN, f32::max);
    let shares: Vec<f32> = values.iter().map(|value| (SHARPNESS * (value - top) / spread).exp()).collect();
    let sum: f32 = shares.iter().sum();
    shares.iter().map(|share| EVEN / n + (1.0 - EVEN) * share / sum).collect()
}

/// Sharpness with which priors at the root follow `greedy`.
const SHARPNESS: f32 = 2.0;
/// Part of the priors that all actions share evenly.
const EVEN: f32 = 0.2;
/// Weight of priors against values, in units of the values' spread.
const CURIOSITY: f32 = 1.2;

/// The decision to search.
struct Root<'a, G: Heuristics> {
    view: &'a <G as Game>::View,
    actions: &'a Actions<G::Action>,
    priors: &'a [f32],
}

/// The results of the search so far.
#[derive(Clone, Debug)]
struct Tree<G: Heuristics> {
    nodes: HashMap<u64, Node<G::Action>, fast::FixedState>,
    stage: u32,
    lore: Lore,
    /// Number of all values, their mean, and the sum of squared deviations from it.
    values: (f32, f32, f32),
}

#[derive(Clone, Debug)]
struct Node<A> {
    visits: u32,
    edges: Vec<Edge<A>>,
}

#[derive(Clone, Debug)]
struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// Number of times it was available.
    offered: u32,
    /// Sum of values, from the view of the side to act.
    total: f32,
}

impl<G: Heuristics> Tree<G> {
    fn new(lore: Lore) -> Tree<G> {
        Tree { nodes: HashMap::default(), stage: u32::MAX, lore, values: (0.0, 0.0, 0.0) }
    }

    /// Simulates until the budget is used up; returns the visits of each action.
    fn grow(&mut self, root: &Root<'_, G>, mut clock: Clock, mut luck: Luck) -> Vec<u32> {
        let Seat::Player(me) = root.view.seat() else { unreachable!("a spectator decides nothing") };
        let stage = root.view.sample(&mut luck).stage();
        if stage != self.stage {
            *self = Tree { stage, ..Tree::new(self.lore) };
        }
        let key = key(root.view);
        let node = self.nodes.entry(key).or_insert_with(|| Node { visits: 0, edges: Vec::new() });
        node.meet(root.actions, root.priors);
        let mut path = Vec::new();
        while !clock.is_over() {
            let state = root.view.sample(&mut luck);
            self.simulate(state, root, me, &mut path, &mut luck);
            clock.tick();
        }
        let node = &self.nodes[&key];
        let visits = |action: &G::Action| node.edges.iter().find(|edge| edge.action == *action).map_or(0, |e| e.visits);
        root.actions.iter().map(visits).collect()
    }

    /// Runs one simulation: down the tree, one new node, weighted moves, and back up.
    fn simulate(&mut self, mut state: G, root: &Root<'_, G>, me: Side, path: &mut Vec<Step>, luck: &mut Luck) {
        path.clear();
        let lore = self.lore;
        let mut log = Log::silent();
        let end = self.stage + G::HORIZON;
        let mut grown = false;
        while !grown {
            let side = match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    let action = state.any(luck);
                    state.play(action, &mut log);
                    continue;
                }
                Actor::Player(side) => side,
            };
            if state.stage() >= end && lore.can_stop(&state) {
                break;
            }
            let mut actions = Actions::new();
            if path.is_empty() {
                actions.clone_from(root.actions);
            } else {
                state.legal(&mut actions);
                if actions.len() > 1 {
                    state.remove_losing_moves_quickly(&mut actions);
                }
            }
            if actions.len() == 1 {
                state.play(actions[0], &mut log);
                continue;
            }
            let key = key(&state.view(Seat::Player(me)));
            let spread = self.spread();
            let node = self.nodes.entry(key).or_insert_with(|| Node { visits: 0, edges: Vec::new() });
            grown = node.visits == 0 && !path.is_empty();
            // Two views could share a key, though very rarely; the choice must not use a missing edge then.
            if node.visits == 0 || side != me || !node.knows(&actions) {
                let mut priors = Weights::new();
                if !path.is_empty() {
                    lore.move_weights(&state, &actions, &mut priors);
                    let sum: f32 = priors.iter().sum();
                    priors.iter_mut().for_each(|prior| *prior /= sum);
                    node.meet(&actions, &priors);
                }
            }
            let edge = node.select(&actions, spread);
            path.push(Step { key, edge, side });
            let action = node.edges[edge].action;
            state.play(action, &mut log);
        }
        follow(&mut state, lore, luck, |state| state.stage() >= end && lore.can_stop(state));
        self.learn(path, lore.value(&state));
    }

    /// Returns the standard deviation of all values.
    fn spread(&self) -> f32 {
        let (count, _, squares) = self.values;
        if count < 8.0 { 0.2 } else { (squares / count).sqrt().max(0.01) }
    }

    /// Adds a value, from the view of the western side, to the steps that led to it.
    fn learn(&mut self, path: &[Step], value: f32) {
        let (count, mean, squares) = &mut self.values;
        *count += 1.0;
        let off = value - *mean;
        *mean += off / *count;
        *squares += off * (value - *mean);
        for step in path {
            let node = self.nodes.get_mut(&step.key).expect("the path leads along nodes");
            node.visits += 1;
            let edge = &mut node.edges[step.edge];
            edge.visits += 1;
            edge.total += if step.side == Side::West { value } else { -value };
        }
    }
}

/// Returns the key of a node. Views differ by a few cards in another set, which a weak hash maps to one key: two decisions would be
/// confused.
fn key(view: &impl Hash) -> u64 {
    quality::FixedState::default().hash_one(view)
}

/// A decision on the path.
struct Step {
    key: u64,
    edge: usize,
    side: Side,
}

impl<A: Copy + Ord> Node<A> {
    /// Returns true if the node has an edge for each of these actions; both are sorted.
    fn knows(&self, actions: &[A]) -> bool {
        let mut edges = self.edges.iter();
        actions.iter().all(|action| edges.any(|edge| edge.action == *action))
    }

    /// Adds new actions, and updates priors.
    fn meet(&mut self, actions: &[A], priors: &[f32]) {
        for (&action, &prior) in actions.iter().zip(priors) {
            match self.edges.binary_search_by_key(&action, |edge| edge.action) {
                Ok(place) => self.edges[place].prior = prior,
                Err(place) => {
                    self.edges.insert(place, Edge { action, prior, visits: 0, offered: 0, total: 0.0 });
                }
            }
        }
    }

    /// Selects an edge among those of `actions`, by its value so far and an exploration bonus from its prior.
    fn select(&mut self, actions: &[A], spread: f32) -> usize {
        let (visits, total) = self.edges.iter().fold((0, 0.0), |(n, sum), edge| (n + edge.visits, sum + edge.total));
        let usual = if visits == 0 { 0.0 } else { total / visits as f32 };
        let (mut chosen, mut top, mut at) = (0, f32::MIN, 0);
        for &action in actions {
            while self.edges[at].action < action {
                at += 1;
            }
            let edge = &mut self.edges[at];
            edge.offered += 1;
            let value = if edge.visits == 0 { usual } else { edge.total / edge.visits as f32 };
            let curiosity = CURIOSITY * spread * edge.prior * (edge.offered as f32).sqrt() / (1.0 + edge.visits as f32);
            if value + curiosity > top {
                (chosen, top) = (at, value + curiosity);
            }
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Greedy, safe::safe_actions};
    use rules::legal;
    use std::{collections::HashSet, time::Duration};
    use twilight::{
        Action::{Card, Event, Ops},
        Card::{LoneGunman, MarshallPlan, Opec},
        Country::{Benelux, France, UnitedKingdom},
        Us,
        testing::table,
    };

    #[test]
    fn exchanged_cards_change_the_key() {
        let hands = [table().hand(Us, [Opec]).discard([LoneGunman]), table().hand(Us, [LoneGunman]).discard([Opec])];
        let [one, other] = hands.map(|table| key(&table.state.view(Seat::Player(Us))));
        assert_ne!(one, other);
    }

    /// Checks that different views of random games have different keys.
    fn keys<G: Heuristics>() {
        let mut views = HashMap::<u64, G::View>::new();
        let mut known = HashSet::new();
        for game in 0..60 {
            let mut luck = Luck::numbered(6, game);
            let mut state = G::new(&G::Options::default());
            while let Actor::Player(_) | Actor::Chance = state.actor() {
                let view = state.view(Seat::Player(Side::West));
                if known.insert(view.clone()) {
                    let same = views.insert(key(&view), view);
                    assert_eq!(same, None, "two views with one key");
                }
                let action = state.any(&mut luck);
                state.play(action, &mut Log::silent());
            }
        }
        assert!(views.len() > 1_000);
    }

    #[test]
    fn different_views_have_different_keys() {
        keys::<curtain::State>();
        keys::<spies::State>();
        keys::<twilight::State>();
    }

    #[test]
    fn influence_placed_in_another_order_leads_to_the_same_node() {
        // Operations, and an event that allows each country only once: its question contains the used countries.
        for way in [Ops, Event] {
            let orders =
                [[Benelux, France, UnitedKingdom], [UnitedKingdom, Benelux, France], [France, UnitedKingdom, Benelux]];
            let nodes = orders.map(|order| {
                let mut table = table().standard().hand(Us, [MarshallPlan, Opec]);
                table.action_round(Us).plays([Card(MarshallPlan), way]).place(order);
                key(&table.state.view(Seat::Player(Us)))
            });
            assert_eq!(nodes, [nodes[0]; 3], "{way:?}");
        }
    }

    /// Plays with two equal players of the western side, which must choose alike at every decision, against random moves. Returns the
    /// number of decisions at which the tree already had visits at the root.
    fn with_a_tree_that_stays<G: Heuristics>(decisions: usize) -> usize {
        const SIMULATIONS: u32 = 60;
        let player = || Search::<G>::new(Budget::Iterations(SIMULATIONS), Luck::seeded(4));
        let (mut one, mut two) = (player(), player());
        let (mut state, mut luck) = (G::new(&G::Options::default()), Luck::seeded(9));
        let (mut asked, mut reused) = (0, 0);
        while asked < decisions && state.actor() != Actor::Nobody {
            let action = if state.actor() == Actor::Player(Side::West) {
                asked += 1;
                let view = state.view(Seat::Player(Side::West));
                let at_root = |player: &Search<G>| player.trees[0].nodes.get(&key(&view)).map_or(0, |node| node.visits);
                let before = if one.trees[0].stage == state.stage() { at_root(&one) } else { 0 };
                let choice = one.choose(&view);
                assert_eq!(choice, two.choose(&view));
                // The tree is unchanged where there was nothing to search.
                if before > 0 && at_root(&one) != before {
                    assert_eq!(at_root(&one), before + SIMULATIONS, "earlier visits still count");
                    reused += 1;
                }
                choice
            } else {
                luck.pick(&legal(&state))
            };
            state.play(action, &mut Log::silent());
        }
        reused
    }

    #[test]
    fn the_tree_is_reused_for_the_next_decisions_and_choices_are_reproducible() {
        assert!(with_a_tree_that_stays::<curtain::State>(60) > 0);
        assert!(with_a_tree_that_stays::<spies::State>(60) > 0);
        assert!(with_a_tree_that_stays::<twilight::State>(60) > 0);
    }

    #[test]
    fn search_without_time_chooses_like_greedy() {
        let (mut state, mut luck) = (twilight::State::new(&twilight::Options::default()), Luck::seeded(2));
        let mut not_first = 0;
        for index in 0..200 {
            if state.outcome().is_some() {
                state = twilight::State::new(&twilight::Options::default());
            }
            if let Actor::Player(side) = state.actor() {
                let (view, luck) = (state.view(Seat::Player(side)), Luck::numbered(8, index));
                let hurried =
                    Search::<twilight::State>::on_threads(Budget::Time(Duration::ZERO), luck.clone(), 2).choose(&view);
                assert_eq!(hurried, Player::<twilight::State>::choose(&mut Greedy::new(luck), &view));
                not_first += usize::from(hurried != safe_actions::<twilight::State>(&view)[0]);
            }
            let action = state.any(&mut luck);
            state.play(action, &mut Log::silent());
        }
        assert!(not_first > 20, "{not_first}");
    }

    #[test]
    fn nodes_learn_actions_that_were_not_available_before() {
        let mut node = Node { visits: 1, edges: Vec::new() };
        node.meet(&[2, 4], &[0.5, 0.5]);
        assert!(node.knows(&[2, 4]) && node.knows(&[4]) && node.knows(&[]));
        for more in [[1, 4], [3, 4], [4, 5]] {
            assert!(!node.knows(&more), "{more:?}");
        }
        node.meet(&[4, 5], &[0.1, 0.9]);
        assert!(node.knows(&[2, 4, 5]));
        let chosen = node.select(&[4, 5], 1.0);
        assert_eq!(node.edges[chosen].action, 5, "the likelier of two unvisited actions");
    }
}

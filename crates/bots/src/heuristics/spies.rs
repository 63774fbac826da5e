//! *Cold War: CIA vs KGB*.
//!
//! Values are victory points, positive for the CIA: the scores, the remaining agents and abilities, and the expected value of the turn's
//! objective. For the latter the struggle is evaluated first (who will place the token, who will cause civil disorder), then the agents in
//! the field decide the consequences. The points still needed convert the sum to a chance to win.

mod agents;
mod struggle;

use crate::{Budget, Heuristics, Player, RandomGame, Spec, Weights, random_game};
pub use agents::AgentChoice;
use rules::{Actions, Game, Luck, Seat, Set, Side, View as _};
use spies::{
    Action, Agent, Ask, Board, Cia, Faction, Group, Objective, Objectives, Phase, State, View, influence, strongest,
};
use struggle::Struggle;

/// Log-odds by which a playout prefers an action, per point of gain.
const SHARPNESS: f32 = 0.7;
/// Number of points that ends the game (7.1).
const TARGET: f32 = 100.0;

impl Heuristics for State {
    const WORLDS: u32 = 8;

    fn evaluate(&self) -> f32 {
        let board = self.board();
        let [cia, kgb] = board.scores.map(f32::from);
        let needed = (TARGET - cia).max(0.0) + (TARGET - kgb).max(0.0);
        let lead = cia - kgb + assets(board, Side::West) - assets(board, Side::East) + prize(self);
        (lead / (10.0 + 3.0 * needed.sqrt())).tanh()
    }

    fn remove_losing_moves(view: &View, actions: &mut Actions<Action>) {
        let Seat::Player(me) = view.seat() else { return };
        Struggle::in_view(view, me).remove_losing_moves(actions);
    }

    fn remove_losing_moves_quickly(&self, actions: &mut Actions<Action>) {
        if let Some(Ask::Act { side } | Ask::Media { side } | Ask::Window { side }) = self.question() {
            Struggle::in_state(self, side).remove_losing_moves(actions);
        }
    }

    fn move_weights(&self, actions: &[Action], weights: &mut Weights) {
        match self.question() {
            Some(Ask::Act { side } | Ask::Media { side }) => {
                let struggle = Struggle::in_state(self, side);
                weights.extend(actions.iter().map(|&action| (SHARPNESS * struggle.gain(action)).exp()));
            }
            _ => weights.extend(actions.iter().map(|_| 1.0)),
        }
    }

    fn solve(view: &View, budget: Budget, luck: &mut Luck) -> Option<Action> {
        AgentChoice::of(view, budget, luck).map(|choice| Action::Pick(choice.pick(luck)))
    }

    fn player(spec: Spec, luck: Luck, threads: u16) -> Box<dyn Player<State> + Send> {
        spec.build(luck, threads)
    }

    fn random_game(&self, luck: Luck) -> Option<RandomGame> {
        random_game::play(self, luck)
    }

    fn turn(&self) -> u32 {
        u32::from(self.board().turn)
    }

    fn stage(&self) -> u32 {
        u32::from(self.board().turn)
    }

    /// A playout ends with the turn.
    const HORIZON: u32 = 1;
}

/// Returns the value of a side's assets besides its score: agents, abilities, and favours earned for the next turn.
fn assets(board: &Board, side: Side) -> f32 {
    let me = side.index();
    let gone: f32 = board.terminated[me].iter().map(loss).sum();
    let away: f32 = board.leave[me].iter().map(absence).sum();
    let abilities = board.claimed[me].iter().filter(|objective| objective.is_event()).count() as f32;
    let favours = f32::from(u8::from(board.analyst[me])) * ANALYST
        + f32::from(u8::from(board.choice[me] || board.peek == Some(side))) * PEEK;
    abilities * ABILITY + favours - gone - away
}

/// Value of an ability beyond the points of its card, which are lost when it is used.
const ABILITY: f32 = 1.5;
/// Value of arranging groups (1.5).
const ANALYST: f32 = 2.0;
/// Value of seeing the next Agent X (2.3).
const PEEK: f32 = 3.0;

/// Returns the cost of losing an agent for good.
fn loss(agent: Agent) -> f32 {
    match agent {
        Agent::Director => 8.0,
        Agent::MasterSpy => 7.0,
        Agent::Assassin | Agent::DoubleAgent => 4.0,
        Agent::Analyst => 3.0,
        Agent::DeputyDirector => 0.0,
    }
}

/// Returns the cost of missing an agent for a turn.
fn absence(agent: Agent) -> f32 {
    0.25 * loss(agent)
}

/// Returns the expected value of the turn's objective to the CIA.
fn prize(state: &State) -> f32 {
    let board = state.board();
    let Some(objective) = board.objective else { return 0.0 };
    if !matches!(board.phase, Phase::Planning | Phase::InfluenceStruggle) {
        return 0.0;
    }
    if Side::BOTH.iter().all(|&side| state.agent(side).is_none()) {
        return 0.0;
    }
    let chances = Chances::of(board, objective);
    let fields = Side::BOTH.map(|side| match state.agent(side) {
        Some(agent) => Set::of(agent),
        None => board.suspects[side.index()],
    });
    let pairs = (fields[0].len() * fields[1].len()).max(1) as f32;
    let mut sum = 0.0;
    for west in fields[0] {
        for east in fields[1] {
            sum += Side::BOTH.map(|side| chances.outcome(board, objective, side, [west, east])).iter().sum::<f32>();
        }
    }
    sum / pairs
}

/// Probabilities of the results of a struggle.
struct Chances {
    /// Probability that a side places its token.
    token: [f32; 2],
    /// Probability that the other side has caused civil disorder when it does.
    disorder: [f32; 2],
}

impl Chances {
    fn of(board: &Board, objective: Objective) -> Chances {
        if board.phase == Phase::Planning {
            return Chances { token: [0.5; 2], disorder: [0.1; 2] };
        }
        let lead = standing(board, objective);
        let cia = 1.0 / (1.0 + (-lead).exp());
        let disorder = Side::BOTH.map(|side| if board.exceeds(side.other()) { 0.8 } else { 0.1 });
        Chances { token: [cia, 1.0 - cia], disorder }
    }

    /// Returns the part of the prize for the case that `side` places its token.
    fn outcome(&self, board: &Board, objective: Objective, side: Side, agents: [Agent; 2]) -> f32 {
        let (token, disorder) = (self.token[side.index()], self.disorder[side.index()]);
        let [mine, theirs] = [agents[side.index()], agents[side.other().index()]];
        let domination = (1.0 - disorder) * domination(board, objective, mine, theirs);
        signed(side, token * (domination + disorder * victory(board, objective, mine, theirs)))
    }
}

/// Returns the gain of a side on the other if it dominates the objective (5.5 to 5.11).
fn domination(board: &Board, objective: Objective, mine: Agent, theirs: Agent) -> f32 {
    let stolen = mine == Agent::MasterSpy || theirs == Agent::MasterSpy;
    let killed = mine == Agent::Assassin && theirs != Agent::DeputyDirector;
    let claim = match (stolen, mine) {
        (true, _) => -points(objective),
        (false, Agent::Assassin) => 0.0,
        (false, _) => points(objective),
    };
    let leave = if killed { loss(theirs) } else { absence(theirs) } - absence(mine);
    claim + leave + favours(board, mine, theirs, true) - favours(board, theirs, mine, false)
}

/// Returns the gain of a side on the other if that one causes civil disorder (4.5, 5.13).
fn victory(board: &Board, objective: Objective, mine: Agent, theirs: Agent) -> f32 {
    points(objective) + loss(theirs) - absence(mine) + favours(board, mine, Agent::DeputyDirector, true)
}

/// Returns the value of an agent's agenda besides the objective, against an agent of the other side (5.7, 5.8, 5.10).
fn favours(board: &Board, mine: Agent, theirs: Agent, token: bool) -> f32 {
    match mine {
        Agent::DoubleAgent if theirs != mine || token => PEEK,
        Agent::Analyst if theirs != mine || !token => ANALYST,
        Agent::Director if token => bottom(board),
        _ => 0.0,
    }
}

/// Returns the points of an objective, with the value of its ability.
fn points(objective: Objective) -> f32 {
    f32::from(objective.figures().points) + if objective.is_event() { ABILITY } else { 0.0 }
}

/// Returns the expected points for a Director at the bottom of the objective deck (5.10).
fn bottom(board: &Board) -> f32 {
    if let Some(&buried) = board.buried.top() {
        return points(buried);
    }
    let seen = board.claimed[0].union(board.claimed[1]).union(board.spent).union(board.objective.into_iter().collect());
    let hidden = Objectives::full().difference(seen);
    if hidden.is_empty() { 0.0 } else { hidden.iter().map(points).sum::<f32>() / hidden.len() as f32 }
}

/// Returns the CIA's log-odds of placing its token.
fn standing(board: &Board, objective: Objective) -> f32 {
    let lead = strength(board, Side::West) - strength(board, Side::East) + tie_break(board, objective);
    let settled = if board.passes == 1 && lead * signed(board.acting, 1.0) > 0.0 { 2.0 } else { 0.0 };
    0.45 * lead + signed(board.acting, settled)
}

/// Returns the counted influence of a side, with the potential of its ready groups.
fn strength(board: &Board, side: Side) -> f32 {
    let groups = board.groups[side.index()];
    let (influence, stability) = (f32::from(influence(groups)), f32::from(board.stability()));
    let held = if influence > stability { stability - influence - 2.0 } else { influence };
    let powers: f32 = groups.intersection(board.ready).iter().map(power).sum();
    held + powers + if board.is_full(side) { 0.0 } else { 0.3 * growth(board, influence) }
}

/// Returns the potential of a ready group, in influence.
fn power(group: Group) -> f32 {
    match group.faction() {
        Faction::Military => 1.2,
        Faction::Political => 1.6,
        Faction::Economic => 0.4,
        Faction::Media => 0.8,
    }
}

/// Returns the influence that a side may gain by recruiting: that of the groups of the deck that fit below the Stability.
fn growth(board: &Board, influence: f32) -> f32 {
    let room = (f32::from(board.stability()) - influence).clamp(0.0, 6.0);
    room * (room + 1.0) / 12.0
}

/// Returns one point for the side that would win the current tie, positive for the CIA; 0 if there is no tie (4.3).
fn tie_break(board: &Board, objective: Objective) -> f32 {
    if board.influence(Side::West) != board.influence(Side::East) {
        return 0.0;
    }
    let best = |side: Side, faction| strongest(board.groups[side.index()], faction);
    let decided =
        objective.figures().bias.iter().map(|&faction| best(Side::West, faction).cmp(&best(Side::East, faction)));
    f32::from(decided.map(|order| order as i8).find(|&order| order != 0).unwrap_or(0))
}

fn signed(side: Side, points: f32) -> f32 {
    if side == Cia { points } else { -points }
}

//! The Influence Struggle from the view of a side that looks only at the totals.

use super::{TARGET, power};
use rules::{Actions, Side};
use spies::{Action, Agent, Board, Faction, Group, Groups, Objective, State, View};

/// A struggle with the knowledge of one side.
pub struct Struggle<'a> {
    board: &'a Board,
    side: Side,
    /// Agent X of the side.
    agent: Option<Agent>,
    /// The group on top of the deck, if the side has seen it.
    top: Option<Group>,
}

impl Struggle<'_> {
    /// Takes the knowledge of `side` from a whole state; the group on top matters only if the side has looked at it.
    pub fn in_state(state: &State, side: Side) -> Struggle<'_> {
        Struggle { board: state.board(), side, agent: state.agent(side), top: state.top_group() }
    }

    /// Takes the knowledge of `side` from its view.
    pub fn in_view(view: &View, side: Side) -> Struggle<'_> {
        Struggle { board: view.board(), side, agent: view.agent(side), top: view.top_groups().next().flatten() }
    }

    fn mine(&self) -> i8 {
        self.board.influence(self.side) as i8
    }

    fn theirs(&self) -> i8 {
        self.board.influence(self.side.other()) as i8
    }

    fn stability(&self) -> i8 {
        self.board.stability() as i8
    }

    fn exceeds(&self) -> bool {
        self.board.exceeds(self.side)
    }

    /// Returns true if one more group of this influence means civil disorder.
    fn too_much(&self, influence: i8) -> bool {
        self.mine() + influence > self.stability() || self.board.is_full(self.side)
    }

    /// Returns true if some group of the deck would be too much.
    fn risky(&self) -> bool {
        let seen = self.board.in_play().union(self.board.discard.as_slice().iter().copied().collect());
        Groups::full().difference(seen).iter().any(|group| self.too_much(group.influence() as i8))
    }

    /// Returns true if the side claims the objective if both pass now.
    fn ahead(&self) -> bool {
        !self.exceeds() && self.theirs() < self.mine() && self.agent != Some(Agent::MasterSpy)
    }

    /// Removes avoidable civil disorder, and abilities that cost a won game. At least one action remains.
    pub fn remove_losing_moves(&self, actions: &mut Actions<Action>) {
        if actions.iter().any(|&action| !self.reckless(action)) {
            actions.retain(|action| !self.reckless(*action));
        }
        // 3.5: a side over the limit can still get rid of a group.
        if self.exceeds() && self.board.passes == 1 && actions.iter().any(|&action| self.relieves(action)) {
            actions.retain(|action| self.relieves(*action));
        }
    }

    /// Returns true if an action risks civil disorder where passing would win, makes it certain, or gives a victory away.
    fn reckless(&self, action: Action) -> bool {
        match action {
            Action::Recruit => self.board.passes == 1 && self.ahead() && self.risky(),
            Action::Take => self.top.is_some_and(|group| self.too_much(group.influence() as i8)),
            Action::Activate { group, target: Some(target) } => {
                let taken = group.faction() == Faction::Political && self.board.holder(target) != Some(self.side);
                taken && !self.exceeds() && self.too_much(target.influence() as i8)
            }
            Action::Use(Objective::SpaceRace) | Action::Revive(_) => self.throws_away(),
            _ => false,
        }
    }

    /// Returns true if an action brings the influence of the side back to the Stability or below.
    fn relieves(&self, action: Action) -> bool {
        let Action::Activate { group, target: Some(target) } = action else { return false };
        let sheds = matches!(group.faction(), Faction::Military | Faction::Political);
        let own = self.board.holder(target) == Some(self.side);
        sheds && own && self.mine() - target.influence() as i8 <= self.stability()
    }

    /// Returns true if losing the points of an event worsens the result of the victory check (6.5, 8.2).
    fn throws_away(&self) -> bool {
        let scores = self.board.scores.map(f32::from);
        let (mine, theirs) = (scores[self.side.index()], scores[self.side.other().index()]);
        let check = |mine: f32| {
            let decided = self.board.overtime || mine.max(theirs) >= TARGET;
            if !decided || mine == theirs { 0 } else { (mine - theirs).signum() as i8 }
        };
        check(mine - PRICE) < check(mine)
    }

    /// Evaluates totals for the side. A Master Spy wins by losing (5.5).
    fn value(&self, mine: i8, theirs: i8) -> f32 {
        let stability = self.stability();
        match (mine > stability, theirs > stability) {
            (true, true) => -2.0,
            (true, false) => -6.0 - f32::from(mine - stability),
            (false, true) => 6.0 + f32::from(theirs - stability),
            (false, false) if self.agent == Some(Agent::MasterSpy) => f32::from(theirs - mine),
            (false, false) => f32::from(mine - theirs),
        }
    }

    /// Returns the gain of an action, in influence: by its totals, minus the powers that it uses up.
    pub fn gain(&self, action: Action) -> f32 {
        let (mine, theirs) = (self.mine(), self.theirs());
        let now = self.value(mine, theirs);
        let with = |more: i8| self.value(mine + more, theirs) - now;
        match action {
            Action::Pass if self.board.passes == 1 => 2.0 * now,
            Action::Recruit => (1..=6).map(with).sum::<f32>() / 6.0,
            Action::Take => self.top.map_or(0.0, |group| with(group.influence() as i8)),
            Action::Activate { group, target: Some(target) } => self.effect(group, target) - power(group),
            _ => 0.0,
        }
    }

    /// Returns the value of using a group's power on a target.
    fn effect(&self, group: Group, target: Group) -> f32 {
        let (mine, theirs) = (self.mine(), self.theirs());
        let own = self.board.groups[self.side.index()].contains(target);
        let (size, sign) = (target.influence() as i8, if own { -1.0 } else { 1.0 });
        let ready = self.board.ready.contains(target);
        let lost = if ready { sign * power(target) } else { 0.0 };
        let to = |mine, theirs| self.value(mine, theirs) - self.value(self.mine(), self.theirs());
        match (group.faction(), own) {
            (Faction::Military, true) => to(mine - size, theirs) + lost,
            (Faction::Military, false) => to(mine, theirs - size) + lost,
            (Faction::Political, true) => to(mine - size, theirs + size) + 2.0 * lost,
            (Faction::Political, false) => to(mine + size, theirs - size) + 2.0 * lost,
            _ if ready => lost,
            _ => -sign * power(target),
        }
    }
}

/// Points of an event (8.2).
const PRICE: f32 = 5.0;

//! Views: what a seat may know of a state.

use crate::{
    action::Action,
    ask::Ask,
    deck::{Agent, Agents, Group, Groups, Objective, Objectives},
    position::document::Document,
    state::{Board, Cover, State},
};
use rules::{Actions, Actor, Game, Luck, Seat, Side};

/// A seat's view: a state without what the seat may not know (10.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    seat: Seat,
    state: State,
}

impl View {
    pub(crate) fn new(state: &State, seat: Seat) -> View {
        let mut state = *state;
        for side in Side::BOTH {
            if state.board.cover[side.index()] == Cover::Hidden && !seat.is(side) {
                state.agents[side.index()] = None;
            }
        }
        state.groups = state.groups.seen_by(seat);
        state.objectives = state.objectives.seen_by(seat);
        View { seat, state }
    }

    /// Returns the public table.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.state.board
    }

    /// Returns Agent X of `side`, if this seat knows him.
    #[must_use]
    pub fn agent(&self, side: Side) -> Option<Agent> {
        self.state.agents[side.index()]
    }

    /// Returns the agents of `side` that may be at headquarters, without an Agent X that this seat knows.
    #[must_use]
    pub fn headquarters(&self, side: Side) -> Agents {
        let known: Agents = self.agent(side).into_iter().collect();
        self.state.board.headquarters[side.index()].difference(known)
    }

    /// Returns the number of face-down groups.
    #[must_use]
    pub fn groups_left(&self) -> usize {
        self.state.groups_left()
    }

    /// Returns the number of face-down objectives, buried ones included.
    #[must_use]
    pub fn objectives_left(&self) -> usize {
        self.state.objectives_left()
    }

    /// Returns the placed cards on top of the group deck; `None` for those that this seat does not know.
    pub fn top_groups(&self) -> impl Iterator<Item = Option<Group>> {
        self.state.groups.known(self.seat)
    }

    /// Returns the placed cards on top of the objective deck; `None` for those that this seat does not know.
    pub fn top_objectives(&self) -> impl Iterator<Item = Option<Objective>> {
        self.state.objectives.known(self.seat)
    }

    /// Returns the groups that this seat knows to be on top without knowing their order.
    #[must_use]
    pub fn mixed_groups(&self) -> Groups {
        self.state.groups.together(self.seat)
    }

    /// Returns the objectives that this seat knows to be on top without knowing their order.
    #[must_use]
    pub fn mixed_objectives(&self) -> Objectives {
        self.state.objectives.together(self.seat)
    }
}

impl rules::View for View {
    type Game = State;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn actor(&self) -> Actor {
        self.state.actor()
    }

    fn question(&self) -> Option<Ask> {
        self.state.ask()
    }

    fn legal(&self, out: &mut Actions<Action>) {
        if matches!(self.state.actor(), Actor::Player(side) if self.seat.is(side)) {
            self.state.legal(out);
        }
    }

    fn sample(&self, luck: &mut Luck) -> State {
        let mut state = self.state;
        for side in Side::BOTH {
            let me = side.index();
            if state.board.cover[me] == Cover::Hidden && state.agents[me].is_none() {
                let suspects = state.board.suspects[me];
                state.agents[me] = Some(suspects.pick(luck));
            }
        }
        state.groups = state.groups.sampled_by(self.seat, luck);
        state.objectives = state.objectives.sampled_by(self.seat, luck);
        state
    }

    fn document(&self) -> Document {
        Document::of(&self.state, Some(self.seat))
    }
}

//! Views: what a seat may know of a state.

use crate::{Action, Card, Cards, Question, board::Board, position::document::Document, state::State};
use rules::{Actions, Actor, Game, Luck, Seat, Side};

/// A seat's view: a state without what the seat may not know (Q5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    seat: Seat,
    state: State,
}

impl View {
    /// Returns the view of `seat`.
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        let mut view = View { seat, state: *state };
        for side in Side::BOTH {
            if !seat.is(side) {
                view.state.secrets.hands[side.index()] = Cards::EMPTY;
                if !state.board.shown {
                    view.state.secrets.aftermath[side.index()] = None;
                }
            }
        }
        view
    }

    /// Returns the public table.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.state.board()
    }

    /// Returns the hand of this seat; empty for a spectator.
    #[must_use]
    pub fn hand(&self) -> Cards {
        match self.seat {
            Seat::Player(side) => self.state.hand(side),
            Seat::Spectator => Cards::EMPTY,
        }
    }

    /// Returns the aftermath card of a side, if this seat knows it.
    #[must_use]
    pub fn aftermath(&self, side: Side) -> Option<Card> {
        self.state.aftermath(side)
    }

    /// Returns the cards that this seat has not seen: the other hand, hidden aftermath cards, and those not dealt.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        self.state.undealt()
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

    fn question(&self) -> Option<Question> {
        self.state.question()
    }

    fn legal(&self, out: &mut Actions<Action>) {
        if let (Actor::Player(actor), Seat::Player(side)) = (self.actor(), self.seat)
            && actor == side
        {
            self.state.legal(out);
        }
    }

    /// Samples uniformly among all distributions of the unseen cards.
    fn sample(&self, luck: &mut Luck) -> State {
        let mut state = self.state;
        let mut unseen = self.unseen();
        let mut draw = || {
            let card = unseen.pick(luck);
            unseen.remove(card);
            card
        };
        for side in Side::BOTH {
            if self.seat.is(side) {
                continue;
            }
            state.secrets.hands[side.index()] = (0..self.board().hand_size(side)).map(|_| draw()).collect();
            if self.board().has_aftermath() && !self.board().aftermath_shown() {
                state.secrets.aftermath[side.index()] = Some(draw());
            }
        }
        state
    }

    fn document(&self) -> Document {
        Document::of(&self.state, Some(self.seat))
    }
}

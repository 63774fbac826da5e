//! Views: what a seat may know of a state.

use crate::{
    Action, Actor, Ask, Card, Card::UnIntervention, Cards, Side, State, position::document::Document, state::HAND_MAX,
};
use rules::{Actions, Luck, Seat};

/// A state without what the seat may not know, and the public counts of the hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The seat that looks.
    pub seat: Seat,
    /// The state; hands of others and the pile hold only the cards that the seat knows.
    pub state: State,
    /// The number of cards of each side, a face-down headline included.
    pub cards: [u8; 2],
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// The number of cards that the US is looking at.
    pub peek: u8,
}

impl State {
    /// Returns the view of `seat`.
    pub(crate) fn seen_from(&self, seat: Seat) -> View {
        let hidden = |side: Side| self.face_down == Some(side);
        let cards = Side::BOTH.map(|side| self.hand(side).len() as u8 + u8::from(hidden(side)));
        let (pile, peek) = (self.pile.len() as u8, self.peek.len() as u8);
        let mut state = *self;
        state.pile = self.known;
        if !seat.is(Side::West) {
            (state.pile, state.known, state.peek) = (Cards::EMPTY, Cards::EMPTY, Cards::EMPTY);
        }
        for side in Side::BOTH {
            if seat.is(side) {
                continue;
            }
            let (me, you) = (side.index(), side.other().index());
            // A known card stays in the hand: its absence would reveal that it is the face-down headline.
            state.hands[me] = if seat.is(side.other()) { self.seen[you] } else { Cards::EMPTY };
            if hidden(side) {
                state.headline[me] = None;
            }
            state.bids[me] = None;
            if seat == Seat::Spectator {
                state.order = [None; HAND_MAX];
                state.seen[you] = Cards::EMPTY;
            }
        }
        View { seat, state, cards, pile, peek }
    }
}

/// Maximum number of redraws until a sampled hand can answer the question.
const TRIES: u32 = 200;

impl View {
    /// Returns the cards that may be anywhere the seat cannot look.
    #[must_use]
    pub fn unknown(&self) -> Cards {
        let s = &self.state;
        let headlines: Cards = s.headline.into_iter().flatten().collect();
        s.deck() - s.discard - s.removed - s.table - s.hands[0] - s.hands[1] - s.pile - s.peek - headlines
    }

    fn fill(&self, luck: &mut Luck) -> State {
        let mut s = self.state;
        let mut unknown = self.unknown();
        let mut draw = |luck: &mut Luck| {
            let card = unknown.pick(luck);
            unknown.remove(card);
            card
        };
        for side in Side::BOTH {
            let me = side.index();
            let mine = self.seat.is(side);
            // A seat knows its own cards, headline included.
            let count = usize::from(self.cards[me]) - usize::from(mine && s.face_down == Some(side));
            while s.hands[me].len() < count {
                s.hands[me].insert(draw(luck));
            }
            if s.face_down == Some(side) && !mine {
                let choices = s.headlines(side);
                if choices.any() {
                    let card: Card = choices.pick(luck);
                    s.hands[me].remove(card);
                    s.headline[me] = Some(card);
                }
            }
            if let Some(Ask::Bid { by, hidden: false }) = s.ask()
                && by == side.other()
                && !mine
            {
                s.bids[me] = Some((luck.pick(&Side::BOTH), luck.below(u32::from(crate::legal::BID_MAX) + 1) as u8));
            }
        }
        if self.seat == Seat::Spectator && s.bound(Side::West) && !matches!(s.ask(), Some(Ask::Theirs { .. })) {
            // Both players know the order of the US hand; a spectator does not.
            let mut rest = s.hand(Side::West);
            for place in &mut s.order[..rest.len()] {
                let card = rest.pick(luck);
                rest.remove(card);
                *place = Some(card);
            }
        }
        while s.peek.len() < usize::from(self.peek) {
            s.peek.insert(draw(luck));
        }
        s.pile |= unknown;
        s
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
        if let Actor::Player(side) = self.state.actor()
            && self.seat.is(side)
        {
            self.state.answers(out);
        }
    }

    fn sample(&self, luck: &mut Luck) -> State {
        let stuck = |s: &State| {
            let mut out = Actions::new();
            s.answers(&mut out);
            out.is_empty() && s.over.is_none()
        };
        let mut guess = self.fill(luck);
        // Every question that is asked has an answer.
        for _ in 0..TRIES {
            let wasted = guess.face_down.is_some_and(|side| guess.headline[side.index()] == Some(UnIntervention));
            if !wasted && !stuck(&guess) {
                break;
            }
            guess = self.fill(luck);
        }
        guess
    }

    fn document(&self) -> Document {
        Document::seen(self)
    }
}

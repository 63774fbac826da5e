//! The document of a position, or of a seat's view of it.

use crate::{
    deck::{Agent, Group, Objective},
    frame::Frame,
    options::Options,
    pile::Pile,
    state::{Cover, End, Phase, State},
};
use rules::{Game, Member, Seat, Side, position::Pair};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A position, or a seat's view of it: what the seat may not know is absent or counted.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "View", optional_fields)]
pub struct Document {
    /// The name of the game.
    #[ts(type = "\"spies\"")]
    pub game: &'static str,
    /// The options of the game.
    pub options: Options,
    /// The turn, from 1.
    pub turn: u16,
    /// The phase of the turn.
    pub phase: Phase,
    /// The objective of the turn, until it is claimed or buried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<Objective>,
    /// The holder of the balance token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub balance: Option<Side>,
    /// The side that placed its domination token in the last Cease-fire.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Side>,
    /// Whether each side caused civil disorder in the last Cease-fire.
    pub disorder: Pair<bool>,
    /// The scores.
    pub scores: Pair<u8>,
    /// The score piles.
    pub claimed: Pair<Vec<Objective>>,
    /// The used events.
    pub spent: Vec<Objective>,
    /// The objectives at the bottom of the deck that every seat saw go there, in the order of burial.
    pub buried: Vec<Objective>,
    /// The agents of each side.
    pub agents: Pair<Agents>,
    /// The groups in play.
    pub groups: Pair<Vec<Group>>,
    /// The ready groups among them.
    pub ready: Vec<Group>,
    /// The group discard pile, the top card last.
    pub discard: Vec<Group>,
    /// The group deck.
    pub group_deck: Deck<Group>,
    /// The objective deck without the buried objectives.
    pub objective_deck: Deck<Objective>,
    /// The side that acts, or acted last, in the struggle.
    pub acting: Side,
    /// The number of consecutive passes.
    pub passes: u8,
    /// The number of actions of this struggle, without passes.
    pub actions: u8,
    /// Whether each side arranges groups in the next Briefing.
    pub analyst: Pair<bool>,
    /// Whether each side still has a Double Agent's choice to make.
    pub choice: Pair<bool>,
    /// The side that sees the other's Agent X in the next Planning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub peek: Option<Side>,
    /// Whether an exact tie at 100 or more has been reached.
    pub overtime: bool,
    /// The end of the game, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<Over>,
    /// The procedures under way, in the game's own form, with the question as the last of them.
    #[ts(type = "Array<unknown>")]
    pub stack: Vec<Frame>,
}

/// The agents of a side.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Agents {
    /// Agent X, if the seat knows him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<Agent>,
    /// The cover of Agent X.
    pub cover: Cover,
    /// The agents at headquarters; a face-down Agent X still counts among them, because the opponent cannot tell.
    pub headquarters: Vec<Agent>,
    /// The agents that were at headquarters when Agent X was picked.
    pub suspects: Vec<Agent>,
    /// The agents on leave.
    pub leave: Vec<Agent>,
    /// The agents out of the game.
    pub terminated: Vec<Agent>,
}

/// A deck: the placed cards on top, which a seat may know, then the unordered ones.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Deck<T> {
    /// The number of cards; in a view only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    /// The placed cards, from the top.
    pub top: Vec<Placed<T>>,
    /// The unordered cards; not in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest: Option<Vec<T>>,
}

/// A placed card of a deck.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Placed<T> {
    /// The card, if the seat knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<T>,
    /// The seats that know it; a view has only its own seat here.
    pub known: Vec<Knower>,
    /// The seats that know only that it is one of the cards with their mark.
    pub among: Vec<Knower>,
}

/// A seat that may know a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Knower {
    /// The CIA.
    #[serde(alias = "cia")]
    West,
    /// The KGB.
    #[serde(alias = "kgb")]
    East,
    /// The spectators.
    Spectator,
}

impl Knower {
    const ALL: [Knower; 3] = [Knower::West, Knower::East, Knower::Spectator];

    fn sits(self, seat: Seat) -> bool {
        match seat {
            Seat::Player(side) => side.index() == self as usize,
            Seat::Spectator => self == Knower::Spectator,
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Over {
    /// The winner; absent in a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// What ended the game.
    pub reason: End,
}

fn list<T>(cards: impl IntoIterator<Item = T>) -> Vec<T> {
    cards.into_iter().collect()
}

impl<T: Member> Deck<T> {
    /// Returns the placed cards with their marks, then the unordered ones; for a seat, the number of cards instead.
    fn of(pile: &Pile<T>, seat: Option<Seat>) -> Deck<T> {
        let shown = |knower: Knower| seat.is_none_or(|seat| knower.sits(seat));
        let who = |marks: [bool; 3]| list(Knower::ALL.into_iter().filter(|&one| marks[one as usize] && shown(one)));
        let place = |place: usize| {
            let [known, among] = pile.marks(place).map(who);
            Placed { card: pile.top()[place], known, among }
        };
        let hidden = pile.top().iter().filter(|card| card.is_none()).count();
        Deck {
            count: seat.map(|_| pile.rest().len() + pile.placed() - hidden),
            top: (0..pile.placed()).map(place).collect(),
            rest: seat.is_none().then(|| list(pile.rest())),
        }
    }
}

impl Document {
    /// Returns the document of a state, or of a seat's view of it.
    pub(crate) fn of(state: &State, seat: Option<Seat>) -> Document {
        let board = &state.board;
        let agents = |side: Side| {
            let me = side.index();
            Agents {
                x: state.agents[me],
                cover: board.cover[me],
                headquarters: list(board.headquarters[me]),
                suspects: list(board.suspects[me]),
                leave: list(board.leave[me]),
                terminated: list(board.terminated[me]),
            }
        };
        Document {
            game: State::NAME,
            options: state.options,
            turn: board.turn,
            phase: board.phase,
            objective: board.objective,
            balance: board.balance,
            token: board.token,
            disorder: board.disorder.into(),
            scores: board.scores.into(),
            claimed: board.claimed.map(list).into(),
            spent: list(board.spent),
            buried: board.buried.as_slice().to_vec(),
            agents: Pair::new(agents),
            groups: board.groups.map(list).into(),
            ready: list(board.ready),
            discard: board.discard.as_slice().to_vec(),
            group_deck: Deck::of(&state.groups, seat),
            objective_deck: Deck::of(&state.objectives, seat),
            acting: board.acting,
            passes: board.passes,
            actions: board.actions,
            analyst: board.analyst.into(),
            choice: board.choice.into(),
            peek: board.peek,
            overtime: board.overtime,
            end: board.end.map(|(winner, reason)| Over { winner, reason }),
            stack: state.stack.as_slice().to_vec(),
        }
    }
}

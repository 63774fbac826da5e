//! What is written of a position, or of what a seat may know of it.

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

/// A position, or what a seat may know of it: what it may not know is absent or counted.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "View", optional_fields)]
pub struct Document {
    /// The name of the game.
    #[ts(type = "\"spies\"")]
    pub game: &'static str,
    /// What it was set up with.
    pub options: Options,
    /// The turn, from 1.
    pub turn: u16,
    /// The phase of the turn.
    pub phase: Phase,
    /// The objective of the turn, while nobody has claimed or buried it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<Objective>,
    /// Who holds the balance token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub balance: Option<Side>,
    /// Whose domination token was placed in the last Cease-fire.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Side>,
    /// Which sides caused civil disorder in the last Cease-fire.
    pub disorder: Pair<bool>,
    /// The scores.
    pub scores: Pair<u8>,
    /// The score piles.
    pub claimed: Pair<Vec<Objective>>,
    /// Events that have been used.
    pub spent: Vec<Objective>,
    /// Objectives at the bottom of the deck that everybody saw go there, the last one buried last.
    pub buried: Vec<Objective>,
    /// The agents of each side.
    pub agents: Pair<Agents>,
    /// The groups in play.
    pub groups: Pair<Vec<Group>>,
    /// Those of them that are ready.
    pub ready: Vec<Group>,
    /// The group discard pile, the top card last.
    pub discard: Vec<Group>,
    /// The group deck.
    pub group_deck: Deck<Group>,
    /// The objective deck without what is buried.
    pub objective_deck: Deck<Objective>,
    /// Who acts, or acted last, in the struggle.
    pub acting: Side,
    /// Passes in a row.
    pub passes: u8,
    /// Actions of this struggle, passes apart.
    pub actions: u8,
    /// Who arranges groups in the next Briefing.
    pub analyst: Pair<bool>,
    /// Who still has a Double Agent's choice to make.
    pub choice: Pair<bool>,
    /// Who sees the other's Agent X in the next Planning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub peek: Option<Side>,
    /// Whether an exact tie at 100 or more has been reached.
    pub overtime: bool,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<Over>,
    /// What is under way: the game's own notes, with the question as the last of them.
    #[ts(type = "Array<unknown>")]
    pub stack: Vec<Frame>,
}

/// The agents of a side.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Agents {
    /// Agent X, where the seat knows him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<Agent>,
    /// How Agent X lies.
    pub cover: Cover,
    /// The agents at headquarters; a face-down Agent X still counts among them, as nobody can tell.
    pub headquarters: Vec<Agent>,
    /// The agents that were at headquarters when Agent X was picked.
    pub suspects: Vec<Agent>,
    /// The agents on leave.
    pub leave: Vec<Agent>,
    /// The agents out of the game.
    pub terminated: Vec<Agent>,
}

/// A deck: a few cards of which somebody knows something, then the others.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Deck<T> {
    /// How many cards it has; in a view only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    /// The cards that have their place, from the top.
    pub top: Vec<Placed<T>>,
    /// The cards without an order; not in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest: Option<Vec<T>>,
}

/// A card of a deck that has its place.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Placed<T> {
    /// The card, where the seat knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<T>,
    /// Who knows it; a view tells this of its own seat alone.
    pub known: Vec<Knower>,
    /// Who knows only that it is one of the cards so marked.
    pub among: Vec<Knower>,
}

/// Somebody who may know a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Knower {
    /// The CIA.
    #[serde(alias = "cia")]
    West,
    /// The KGB.
    #[serde(alias = "kgb")]
    East,
    /// Those who watch.
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

/// How a game ended.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Over {
    /// The winner; nobody in a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// What ended the game.
    pub reason: End,
}

fn list<T>(cards: impl IntoIterator<Item = T>) -> Vec<T> {
    cards.into_iter().collect()
}

impl<T: Member> Deck<T> {
    /// The placed cards with who knows them, then the others; for a seat the number of cards.
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
    /// A state, or what a seat may know of it.
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

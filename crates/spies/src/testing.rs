//! Positions for tests, set up without playing a game to reach them.

use crate::{
    deck::{Agent, Groups, Objectives},
    fact::Fact,
    frame::{Call, Frame, Proc},
    options::Options,
    pile::Pile,
    play,
    state::{Board, Cover, Phase, State},
};
use rules::{Game, Log, Member, Set, Side, Stack};

/// The point at which a position begins.
#[derive(Clone, Copy, Debug)]
pub enum Start {
    /// At the first step of a phase.
    Phase(Phase),
    /// In the struggle, with a side to act.
    Act(Side),
}

/// Returns the table before the first turn.
#[must_use]
pub fn board() -> Board {
    Board::new()
}

/// Returns the position on this table: cards that are not on it are in the decks, and the scores are those of the score piles.
///
/// Each agent given is Agent X of his side, face down unless the table has him shown.
///
/// # Panics
/// If a card is in two places.
#[must_use]
pub fn position(
    options: Options,
    mut board: Board,
    agents: [Option<Agent>; 2],
    start: Start,
    log: &mut Log<Fact>,
) -> State {
    for side in Side::BOTH {
        let me = side.index();
        board.scores[me] = board.claimed[me].iter().map(|objective| objective.figures().points).sum();
        let away = board.leave[me].union(board.terminated[me]);
        board.headquarters[me] = Set::full().difference(away);
        board.suspects[me] = board.headquarters[me];
        match (agents[me], board.cover[me]) {
            (Some(agent), Cover::Shown) => board.headquarters[me].remove(agent),
            (Some(_), _) => board.cover[me] = Cover::Hidden,
            (None, _) => board.cover[me] = Cover::Absent,
        }
    }
    let (phase, proc) = match start {
        Start::Phase(phase) => (phase, Proc::opening(phase)),
        Start::Act(side) => {
            board.acting = side;
            (Phase::InfluenceStruggle, Proc::Rounds)
        }
    };
    let begin = Frame::Run(Call { proc, side: Side::West, step: 0 });
    let mut stack = Stack::new(begin);
    stack.push(begin);
    board.phase = phase;
    let discard: Groups = board.discard.as_slice().iter().copied().collect();
    let buried: Objectives = board.buried.as_slice().iter().copied().collect();
    let current: Objectives = board.objective.into_iter().collect();
    let seen = [board.claimed[0], board.claimed[1], buried, current, board.spent];
    let mut state = State {
        options,
        groups: Pile::shuffled(outside(&[board.in_play(), discard])),
        objectives: Pile::shuffled(outside(&seen)),
        board,
        agents,
        stack,
    };
    if let Err(what) = state.audit() {
        panic!("{what}");
    }
    play::run(&mut state, log);
    state
}

/// Returns the cards that are in none of the places.
fn outside<T: Member>(places: &[Set<T>]) -> Set<T> {
    places.iter().fold(Set::full(), |left, &place| left.difference(place))
}

//! *Iron Curtain*.
//!
//! Values are points of the ideology track, positive for the USA: the marker, the expected score of each region, the value of the aftermath
//! and of the hands. The turns left convert the sum to a chance to win.

mod ending;

use crate::{Budget, Heuristics, Player, RandomGame, Spec, Weights, random_game};
use curtain::{
    Action, Board, Card, Cards, END, Question, Region, State, Us, View,
    scoring::{Score, aftermath},
    steps::{Act, Step},
};
use rules::{Actions, Actor, Game, Luck, Seat, Side, View as _};

/// Value of a cube that is still to be placed.
const CUBE: f32 = 0.35;
/// Value of a card within reach.
const REACH: f32 = 0.06;
/// A tie is a victory of the USA (9.6).
const TIE: f32 = 0.5;
/// Number of turns in a game (3.1).
const TURNS: u8 = 16;

impl Heuristics for State {
    fn evaluate(&self) -> f32 {
        ((points(self) + TIE) / (1.2 + 0.28 * turns_left(self.board()))).tanh()
    }

    fn remove_losing_moves(view: &View, actions: &mut Actions<Action>) {
        if let Seat::Player(me) = view.seat() {
            remove_losing_moves(view.board(), me, actions);
        }
    }

    fn remove_losing_moves_quickly(&self, actions: &mut Actions<Action>) {
        if let Some(Question::Play { side }) = self.question() {
            remove_losing_moves(self.board(), side, actions);
        }
    }

    fn move_weights(&self, actions: &[Action], weights: &mut Weights) {
        let Actor::Player(side) = self.actor() else { unreachable!("a player decides") };
        weights.extend(actions.iter().map(|&action| weight(self.board(), side, action)));
    }

    fn solve(view: &View, budget: Budget, luck: &mut Luck) -> Option<Action> {
        ending::solve(view, budget, luck)
    }

    fn player(spec: Spec, luck: Luck, threads: u16) -> Box<dyn Player<State> + Send> {
        spec.build(luck, threads)
    }

    fn random_game(&self, luck: Luck) -> Option<RandomGame> {
        random_game::play(self, luck)
    }

    fn stage(&self) -> u32 {
        u32::from(self.board().round()) * 8 + u32::from(self.board().turn())
    }
}

/// Returns the expected final points of the USA.
fn points(state: &State) -> f32 {
    let board = state.board();
    let firmness = 0.45 + 1.5 / (1.0 + turns_left(board));
    let regions: f32 = Region::ALL.iter().map(|&region| region_points(state, region, firmness)).sum();
    let reach = board.reach(Us).len() as f32 - board.reach(Us.other()).len() as f32;
    f32::from(board.track()) + regions + REACH * reach + aftermath_points(state) + hands(state) + pending(state)
}

/// Returns the number of turns that have not begun.
fn turns_left(board: &Board) -> f32 {
    let begun = 8 * board.round().saturating_sub(1) + board.turn();
    f32::from(TURNS - begun.min(TURNS))
}

/// Returns the expected points of a region: its final score, and its score before if all its cards come into play.
fn region_points(state: &State, region: Region, firmness: f32) -> f32 {
    let board = state.board();
    let pack = board.pack();
    let data = pack.region(region);
    let lead: f32 = (data.cards & board.cards()).iter().map(|card| hold(board, card, firmness)).sum();
    let points = lead + f32::from(data.bonus) * (0.9 * lead).tanh();
    let missing = data.cards - board.cards();
    let set_aside: Cards = Side::BOTH.iter().filter_map(|&side| state.aftermath(side)).collect();
    let scored_in_play = if missing.is_empty() || !(missing & set_aside).is_empty() {
        0.0
    } else if board.has_aftermath() {
        0.9
    } else {
        0.85_f32.powi(missing.len() as i32)
    };
    points * (1.0 + scored_in_play)
}

/// Returns how firmly the USA dominates a card, from -1 to 1.
fn hold(board: &Board, card: Card, firmness: f32) -> f32 {
    let lead = f32::from(board.cubes(Us, card)) - f32::from(board.cubes(Us.other(), card));
    (firmness * lead).tanh()
}

/// Returns the value of the aftermath (9.1): known in the second round; in the first, any card of a hand may remain.
fn aftermath_points(state: &State) -> f32 {
    let board = state.board();
    if board.has_aftermath() {
        let cards = Side::BOTH.iter().filter_map(|&side| state.aftermath(side)).collect();
        return f32::from(aftermath(board, cards).2);
    }
    Side::BOTH.iter().map(|&side| average(state.hand(side), |card| printed(board, card))).sum()
}

/// Returns the cubes printed on a card, positive if it belongs to the USA.
fn printed(board: &Board, card: Card) -> f32 {
    let pack = board.pack();
    let data = pack.card(card);
    data.faction.map_or(0.0, |faction| signed(faction, f32::from(data.cubes)))
}

/// Returns the value of the cards of both hands; in the first round one of each hand is not played.
fn hands(state: &State) -> f32 {
    let board = state.board();
    let hand = |side| {
        let cards = state.hand(side);
        let played = cards.len() as f32 - if board.has_aftermath() { 0.0 } else { 1.0 };
        played.max(0.0) * average(cards, |card| promise(board, side, card))
    };
    hand(Us) + hand(Us.other())
}

/// Returns the value of the rest of the current turn.
fn pending(state: &State) -> f32 {
    let board = state.board();
    let cubes = |side, left: u8| signed(side, CUBE * f32::from(left));
    // The cubes of an opponent's card come after its event (7.2).
    let after = |side: Side, card| if side == board.active() { 0.0 } else { placing(board, board.active(), card) };
    match state.question() {
        Some(Question::Lay { side, card } | Question::Course { side, card }) => promise(board, side, card),
        Some(Question::Event { side, card }) => promise(board, side.other(), card),
        Some(Question::Place { side, left, .. }) => cubes(side, left),
        Some(Question::Infiltrate { side, card, left } | Question::Remove { side, card, left }) => {
            cubes(side, left) + after(side, card)
        }
        Some(Question::Move { side, card, .. }) => event(board, side, card) + after(side, card),
        _ => 0.0,
    }
}

/// Returns the value of playing a card for `side`: event or cubes of an own one, both of an opponent's.
fn promise(board: &Board, side: Side, card: Card) -> f32 {
    let owner = board.pack().card(card).faction.unwrap_or(side);
    let (event, placing) = (event(board, owner, card), placing(board, side, card));
    if owner != side {
        event + placing
    } else if event.abs() > placing.abs() {
        event
    } else {
        placing
    }
}

/// Returns the value of a card's cubes to the side that places them.
fn placing(board: &Board, side: Side, card: Card) -> f32 {
    signed(side, CUBE * f32::from(board.pack().card(card).cubes))
}

/// Returns the value of a card's event to its owner.
fn event(board: &Board, owner: Side, card: Card) -> f32 {
    signed(owner, board.pack().card(card).steps.iter().map(step).sum())
}

fn step(step: &Step) -> f32 {
    let whole = match step.act {
        Act::Score { points } => f32::from(points),
        Act::Infiltrate { cubes, .. } | Act::Remove { cubes, .. } | Act::Place { cubes, .. } => {
            CUBE * f32::from(cubes.min(3))
        }
        Act::MoveCard { .. } => 0.0,
    };
    if step.when.is_some() { 0.6 * whole } else { whole }
}

/// Removes cards that end the game at once in favour of the opponent, if there are others.
fn remove_losing_moves(board: &Board, side: Side, actions: &mut Actions<Action>) {
    let fatal = |action: &Action| matches!(*action, Action::Play(card) if loses(board, side, card));
    if actions.iter().any(|action| !fatal(action)) {
        actions.retain(|action| !fatal(action));
    }
}

/// Returns true if the marker reaches the opponent's end when `side` plays a card: by the region that it completes (6.1), or by the event
/// that the opponent may use first (7.2).
fn loses(board: &Board, side: Side, card: Card) -> bool {
    let pack = board.pack();
    let data = pack.card(card);
    let towards = |points: i8| if side == Us { -points } else { points };
    let mut gained = towards(board.track());
    if (pack.region(data.region).cards - board.cards()) == Cards::of(card) {
        gained += towards(Score::of(board, data.region).points);
    }
    if data.faction == Some(side.other()) {
        for step in &data.steps {
            if let Act::Score { points } = step.act
                && step.when.is_none_or(|when| when.holds(board, card))
            {
                gained += points as i8;
            }
        }
    }
    gained >= END
}

/// Returns the weight of an action: a card's by its value, a cube's by the change that it makes.
fn weight(board: &Board, side: Side, action: Action) -> f32 {
    match action {
        Action::Play(card) => (signed(side, promise(board, side, card) + completion(board, card))).exp(),
        Action::Place(card) | Action::Infiltrate(card) | Action::Remove(card) => swing(board, side, card),
        Action::Shift { to, from } => swing(board, side, to) / (1.0 + swing(board, side, from)),
        Action::Stop | Action::Decline => 0.2,
        _ => 1.0,
    }
}

/// Returns the points of the region that a card completes.
fn completion(board: &Board, card: Card) -> f32 {
    let pack = board.pack();
    let region = pack.card(card).region;
    if (pack.region(region).cards - board.cards()) == Cards::of(card) {
        f32::from(Score::of(board, region).points)
    } else {
        0.0
    }
}

/// Returns the value of one cube more, or of one enemy cube less, on a card.
fn swing(board: &Board, side: Side, card: Card) -> f32 {
    match board.cubes(side, card) as i8 - board.cubes(side.other(), card) as i8 {
        0 => 4.0,
        -1 => 3.0,
        1 => 2.0,
        -2 => 1.0,
        _ => 0.3,
    }
}

fn signed(side: Side, points: f32) -> f32 {
    if side == Us { points } else { -points }
}

fn average(cards: Cards, value: impl Fn(Card) -> f32) -> f32 {
    if cards.is_empty() {
        return 0.0;
    }
    cards.iter().map(value).sum::<f32>() / cards.len() as f32
}

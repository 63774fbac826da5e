//! Positions as documents; `docs/positions.md` describes them.
//!
//! A position written by the program has its stack of frames. One written by hand may omit it: then the turn begins that follows
//! from the number of cards on the table. The course of the game fixes the place of everything, so nearly every value can be
//! checked.

pub mod document;

use crate::{
    Card, Cell, Options, PackRef, State, Us, Ussr,
    ask::{Ask, CubeMove, Cubes, Stop},
    board::{CUBES, END},
    card::CARDS,
    frame::{
        Call,
        Frame::{self, Ask as Q, Run},
        Proc,
    },
    play::Play,
    sequence::ROUND,
    steps::{Act, Step},
};
use document::Laid;
use rules::{
    Game, Log, PositionError, Side,
    position::{Fields, Places, SIDES, demand},
};
use serde_json::Value;

/// Reads the state of a document.
pub(crate) fn read(document: &Value) -> Result<State, PositionError> {
    let mut fields = Fields::of(document, State::SIDES)?;
    if let Some(game) = fields.get::<String>("game")? {
        demand(game == State::NAME, "game", || format!("this is a position of `{game}`"))?;
    }
    let options = fields.get::<Options>("options")?.unwrap_or_else(|| Options::of(PackRef::default()));
    let mut state = State::blank(&options);
    let mut places = Places::new("card");
    read_cards(&mut fields, &mut state, &mut places)?;
    let laid = state.board.cards().len() as u8 - 1;
    let frames = fields.stack::<Frame>(4)?;
    let (round, turn) = (laid / 8 + 1, laid % 8 + 1);
    let board = &mut state.board;
    board.round = fields.number("round", (1, 2), round.min(2))?;
    board.turn = fields.number("turn", (0, 8), turn)?;
    board.active = fields.side("active")?.unwrap_or(Us);
    board.starter = fields.side("starter")?.unwrap_or(board.active);
    board.track = fields.number("track", (-END, END), 0)?;
    let supply: [Option<u8>; 2] = fields.pair("supply")?;
    for side in Side::BOTH {
        let left = board.supply(side);
        let place = fields.path_of("supply", side);
        demand(supply[side.index()].is_none_or(|cubes| cubes == left), &place, || {
            format!("{left} of {CUBES} cubes are not on cards")
        })?;
    }
    read_hidden(&mut fields, &mut state, &mut places)?;
    let put: std::collections::BTreeMap<Card, u8> = fields.or("put", Default::default())?;
    for (&card, &cubes) in &put {
        state.board.put[card.index()] = cubes;
    }
    let to_move = fields.side("to_move")?;
    fields.finish()?;
    match frames {
        Some(frames) => {
            demand(to_move.is_none(), "to_move", || "it cannot stand beside a stack, which says it".to_owned())?;
            frames.into_iter().for_each(|frame| state.stack.push(frame));
            let asks = state.stack.is_empty() || matches!(state.stack.top(), Some(Frame::Ask(_)));
            demand(asks, "stack", || "its last frame is a question".to_owned())?;
            sound(&state)?;
        }
        None => begin(&mut state, to_move)?,
    }
    state.audit().map_err(|what| PositionError::new("position", what))?;
    Ok(state)
}

fn read_cards(fields: &mut Fields, state: &mut State, places: &mut Places<Card>) -> Result<(), PositionError> {
    let board = &mut state.board;
    let cards: Option<Vec<Laid>> = fields.get("cards")?;
    let Some(cards) = cards else {
        return places.put(Card::StartEurope, "cards", "cards");
    };
    for side in Side::BOTH {
        board.remove(side, Card::StartEurope);
    }
    board.lift(Card::StartEurope);
    for (index, Laid { card, x, y, west, east }) in cards.into_iter().enumerate() {
        let (place, cell) = (format!("cards[{index}]"), Cell::new(x, y));
        places.put(card, &place, "cards")?;
        demand(cell.on_grid(), &place, || format!("({x}, {y}) is off the grid"))?;
        demand(board.card_at(cell).is_none(), &place, || format!("another card lies at ({x}, {y})"))?;
        board.lay(card, cell);
        for (side, cubes) in [(Us, west), (Ussr, east)] {
            let enough = board.supply(side) >= cubes;
            demand(enough, &place, || format!("{} has no more than {CUBES} cubes", SIDES[side.index()]))?;
            (0..cubes).for_each(|_| board.add(side, card));
        }
    }
    demand(board.cards().contains(Card::StartEurope), "cards", || "start_europe is missing (2.2)".to_owned())
}

/// Reads hands and aftermath cards.
fn read_hidden(fields: &mut Fields, state: &mut State, places: &mut Places<Card>) -> Result<(), PositionError> {
    let hands = fields.cards_of_sides("hands", places)?;
    let aftermath: [Option<Card>; 2] = fields.pair("aftermath")?;
    for side in Side::BOTH {
        let me = side.index();
        if let Some(card) = aftermath[me] {
            let place = fields.path_of("aftermath", side);
            places.put(card, &place, &place)?;
            state.secrets.aftermath[me] = Some(card);
        }
    }
    for (side, hand) in Side::BOTH.into_iter().zip(hands) {
        let given = hand.is_some();
        state.secrets.hands[side.index()] = hand.unwrap_or_default().into_iter().collect();
        let wanted = hand_of(state, side, false).max(0) as usize;
        // A hand that is omitted gets the next cards of the pack.
        while !given
            && state.hand(side).len() < wanted
            && let Some(card) = Card::ALL.into_iter().find(|&card| !places.has(card))
        {
            places.put(card, "hands", "hands")?;
            state.secrets.hands[side.index()].insert(card);
        }
        state.board.hands[side.index()] = state.hand(side).len() as u8;
    }
    if state.board.round == 2 {
        for me in [0, 1] {
            if state.secrets.aftermath[me].is_none()
                && let Some(card) = Card::ALL.into_iter().find(|&card| !places.has(card))
            {
                places.put(card, "aftermath", "aftermath")?;
                state.secrets.aftermath[me] = Some(card);
            }
        }
    }
    state.board.aftermath = state.secrets.aftermath.iter().any(Option::is_some);
    state.board.shown = fields.or("shown", false)?;
    Ok(())
}

/// Returns the number of cards that a side holds in its turn; `played` if the card of this turn has left the hand.
fn hand_of(state: &State, side: Side, played: bool) -> i8 {
    let board = &state.board;
    let before = if side == board.starter { board.turn / 2 } else { board.turn.saturating_sub(1) / 2 };
    let now = u8::from(played && side == board.active);
    board.hand_full() as i8 - before as i8 - now as i8
}

/// Begins the turn of the document, or the game.
fn begin(state: &mut State, to_move: Option<Side>) -> Result<(), PositionError> {
    let board = &mut state.board;
    demand(!board.won(), "track", || "the game is over".to_owned())?;
    demand(board.turn > 0, "turn", || "a turn from 1 to 8 begins".to_owned())?;
    if let Some(side) = to_move {
        let right = side == board.active;
        demand(right, "to_move", || format!("it is the turn of {} (`active`)", SIDES[board.active.index()]))?;
    }
    let (side, step) = (board.active, turn_step(state));
    state.stack.push(Run(Call { step, ..Call::new(Proc::Game, Us, Card::StartEurope) }));
    state.stack.push(Run(Call::new(Proc::Turn, side, Card::StartEurope)));
    sound(state)?;
    Play::new(state, &mut Log::silent()).run();
    Ok(())
}

/// Returns the step of the game in the current turn.
fn turn_step(state: &State) -> u8 {
    (state.board.round - 1) * ROUND + state.board.turn + 2
}

/// Checks that the stack is possible, and the table with the question on top.
fn sound(state: &State) -> Result<(), PositionError> {
    let board = &state.board;
    let aftermath = board.round == 2;
    for side in Side::BOTH {
        let place = format!("aftermath.{}", SIDES[side.index()]);
        demand(state.aftermath(side).is_some() == aftermath, &place, || {
            "each side has set a card aside after round 1, and not before (3.4)".to_owned()
        })?;
    }
    let asking_cubes = matches!(state.asked(), Some(Ask::Cubes(_)));
    demand(asking_cubes || board.put == [0; CARDS], "put", || "no cubes are being placed or removed".to_owned())?;
    let [Run(Call { proc: Proc::Game, side: Us, card: Card::StartEurope, yes: false, step }), tail @ ..] =
        state.stack.as_slice()
    else {
        let over = state.stack.is_empty() && (board.won() || board.shown && board.round == 2);
        return demand(over, "stack", || "the lowest frame is the game".to_owned());
    };
    demand(!board.won(), "track", || "the game is over, but the stack is not empty".to_owned())?;
    demand(!board.shown, "shown", || "the aftermath cards lie face down until the end".to_owned())?;
    let laid = board.cards().len() - 1;
    let before = 8 * usize::from(board.round - 1);
    let fits = if board.turn == 0 {
        cards(laid, before)?;
        opening(state, *step, tail)?
    } else {
        let odd = board.turn % 2 == 1;
        let turn = if odd { board.starter } else { board.starter.other() };
        demand(board.active == turn, "active", || format!("turn {} is that of {}", board.turn, SIDES[turn.index()]))?;
        demand(*step == turn_step(state), "stack[0]", || "it does not fit `round` and `turn`".to_owned())?;
        let waits = matches!(tail.last(), Some(Q(Ask::Play { .. } | Ask::Lay { .. }) | Run(_)));
        cards(laid, before + usize::from(board.turn) - usize::from(waits))?;
        let held = matches!(tail.last(), Some(Q(Ask::Play { .. }) | Run(_)));
        for side in Side::BOTH {
            let wanted = hand_of(state, side, !held);
            let right = state.hand(side).len() as i8 == wanted;
            let place = format!("hands.{}", SIDES[side.index()]);
            demand(right, &place, || format!("there should be {wanted} cards in turn {}", board.turn))?;
        }
        turn_frames(state, tail)?
    };
    demand(fits, "stack", || "no game comes to these frames".to_owned())?;
    let answered = state.asked().is_none_or(|ask| ask.has_answer(board));
    demand(answered, "stack", || "the question has no answer".to_owned())
}

fn cards(laid: usize, wanted: usize) -> Result<(), PositionError> {
    demand(laid == wanted, "cards", || format!("there are {laid} strategy cards on the table, not {wanted}"))
}

/// Checks the deal, or the choice of the starter.
fn opening(state: &State, step: u8, tail: &[Frame]) -> Result<bool, PositionError> {
    let board = &state.board;
    let Some(step @ 1..=2) = step.checked_sub((board.round - 1) * ROUND) else { return Ok(false) };
    let after_deal = board.rulings().starter_chosen_after_deal;
    let dealing = after_deal == (step == 1);
    let full = board.hand_full();
    match *tail {
        [
            Run(Call { proc: Proc::Deal, side: Us, card: Card::StartEurope, yes: false, step: 1..=20 }),
            Q(Ask::Deal { to }),
        ] if dealing => {
            let lacks = |side: Side| full.saturating_sub(board.hand_size(side));
            for side in Side::BOTH {
                let place = format!("hands.{}", SIDES[side.index()]);
                demand(board.hand_size(side) <= full, &place, || format!("a hand has {full} cards"))?;
            }
            let next = if lacks(Us) > 0 { Us } else { Ussr };
            let hidden = state.undealt().len() > usize::from(lacks(to));
            Ok(to == next && lacks(to) > 0 && hidden)
        }
        [Q(Ask::Starter { by })] if !dealing => {
            let behind = if board.track() < 0 { Us } else { Ussr };
            let size = if after_deal { full } else { 0 };
            for side in Side::BOTH {
                let place = format!("hands.{}", SIDES[side.index()]);
                demand(board.hand_size(side) == size, &place, || format!("there should be {size} cards"))?;
            }
            Ok(by == behind)
        }
        _ => Ok(false),
    }
}

/// Checks the frames of a turn.
fn turn_frames(state: &State, tail: &[Frame]) -> Result<bool, PositionError> {
    let board = &state.board;
    let me = board.active;
    let owner = |card: Card| board.pack().card(card).faction.unwrap_or(me);
    let on_table = |card: Card| {
        let there = card != Card::StartEurope && board.cards().contains(card);
        demand(there, "stack", || format!("{} is not on the table", card.slug()))
    };
    let turn = |step: u8, card: Card, yes: bool| Run(Call { step, yes, ..Call::new(Proc::Turn, me, card) });
    Ok(match *tail {
        [frame] if frame == turn(0, Card::StartEurope, false) => true,
        [frame, Q(Ask::Play { by })] => by == me && frame == turn(1, Card::StartEurope, false),
        [frame, Q(Ask::Lay { by, card })] => {
            let elsewhere =
                [Us, Ussr].iter().any(|&side| state.hand(side).contains(card) || state.aftermath(side) == Some(card));
            let free = card != Card::StartEurope && !board.cards().contains(card) && !elsewhere;
            demand(free, "stack", || format!("card {} lies elsewhere", card.slug()))?;
            by == me && frame == turn(2, card, false)
        }
        [frame, Q(Ask::Course { by, card })] => {
            on_table(card)?;
            by == me && owner(card) == me && frame == turn(3, card, false)
        }
        [frame, Q(Ask::Event { by, card })] => {
            on_table(card)?;
            by != me && owner(card) == by && frame == turn(3, card, false)
        }
        [frame, Run(event), Q(ask)] => {
            on_table(event.card)?;
            owner(event.card) != me && frame == turn(4, event.card, true) && event_frames(state, event, ask)?
        }
        [Run(event), Q(ask)] => {
            on_table(event.card)?;
            owner(event.card) == me && event_frames(state, event, ask)?
        }
        [Q(Ask::Cubes(cubes))] => {
            on_table(cubes.card)?;
            let most = board.pack().card(cubes.card).cubes;
            counted(state, &cubes, most)?;
            cubes.kind == CubeMove::Place && cubes.by == me && cubes.max == u8::MAX && cubes.stop == Stop::Always
        }
        _ => false,
    })
}

/// Checks the event of a card, at a step that asks a question.
fn event_frames(state: &State, event: Call, ask: Ask) -> Result<bool, PositionError> {
    let board = &state.board;
    let Call { proc: Proc::Event, side, card, step, yes: false } = event else { return Ok(false) };
    let pack = board.pack();
    let data = pack.card(card);
    let number = usize::from(step).wrapping_sub(1);
    let Some(Step { act, optional, .. }) = data.steps.get(number) else { return Ok(false) };
    if data.faction.unwrap_or(board.active) != side {
        return Ok(false);
    }
    let first = match (board.rulings().event_cubes_are_maxima, *optional) {
        (true, _) => Stop::Always,
        (false, true) => Stop::AtFirst,
        (false, false) => Stop::Never,
    };
    let (kind, most, max) = match (*act, ask) {
        (Act::MoveCard { card: moved }, _) => {
            return Ok(ask == Ask::Move { by: side, card, moved, optional: *optional });
        }
        (Act::Infiltrate { cubes, max_per_card, .. }, Ask::Cubes(_)) => (CubeMove::Infiltrate, cubes, max_per_card),
        (Act::Remove { cubes, max_per_card, .. }, Ask::Cubes(_)) => (CubeMove::Remove, cubes, max_per_card),
        (Act::Place { cubes, .. }, Ask::Cubes(_)) => (CubeMove::Place, cubes, u8::MAX),
        _ => return Ok(false),
    };
    let Ask::Cubes(cubes) = ask else { return Ok(false) };
    counted(state, &cubes, most)?;
    // Before the first cube a step may still be declined.
    let begun = cubes.left < most;
    let stop = if first == Stop::AtFirst && begun { Stop::Never } else { first };
    Ok((cubes.kind, cubes.by, cubes.card, cubes.max, cubes.stop) == (kind, side, card, max, stop))
}

/// Checks cubes being placed or removed: how many, where, and what has been done so far.
fn counted(state: &State, cubes: &Cubes, most: u8) -> Result<(), PositionError> {
    let put = &state.board.put;
    demand((1..=most).contains(&cubes.left), "stack", || format!("{} cubes are left of {most}", cubes.left))?;
    demand(cubes.zone.is_subset(state.board.cards()), "stack", || {
        "the zone has cards that are not on the table".to_owned()
    })?;
    for card in Card::ALL {
        let done = put[card.index()];
        let place = format!("put.{}", card.slug());
        demand(done <= cubes.max.min(most), &place, || format!("{done} cubes are more than the card allows"))?;
        demand(done < cubes.max || !cubes.zone.contains(card), &place, || "no more cubes go here".to_owned())?;
        let there = !cubes.adds() || done <= state.board.cubes(cubes.by, card);
        demand(there, &place, || "the cubes put here are not on the card".to_owned())?;
    }
    let spent: u32 = put.iter().copied().map(u32::from).sum();
    demand(spent <= u32::from(most - cubes.left), "put", || "more cubes than the allowance".to_owned())
}

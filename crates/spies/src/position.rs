//! Positions as documents; `docs/positions.md` describes them.
//!
//! A position written by the program has its stack of frames. One written by hand may omit it: then it begins with a phase, or
//! with a side to act. `decision` defines which stacks are possible.

mod decision;
pub mod document;

use crate::{
    deck::{Agent, Agents, Group},
    frame::{Call, Frame, Proc},
    options::Options,
    pile::{LOOK, Pile},
    play,
    state::{Board, Cover, End, Phase, State},
};
use document::Knower;
use rules::{
    Game, Log, Member, Options as _, PositionError, Set, Side, Stack,
    position::{Fields, Places, demand, plain},
};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

/// Reads the state of a document.
pub(crate) fn read(document: &Value) -> Result<State, PositionError> {
    let mut fields = Fields::of(document, State::SIDES)?;
    if let Some(game) = fields.get::<String>("game")? {
        demand(game == State::NAME, "game", || format!("this is a position of `{game}`"))?;
    }
    let options = fields.or("options", Options::default())?;
    options.check().map_err(|clash| PositionError::new("options", clash.to_string()))?;
    let mut state = State {
        options,
        board: Board::new(),
        groups: Pile::shuffled(Set::EMPTY),
        objectives: Pile::shuffled(Set::EMPTY),
        agents: [None; 2],
        stack: Stack::new(Frame::Run(Call { proc: Proc::Briefing, side: Side::West, step: 0 })),
    };
    read_table(&mut fields, &mut state)?;
    let mut agents = fields.inner("agents")?;
    for side in Side::BOTH {
        let own = agents.of_side(side);
        read_agents(agents.inner(own)?, side, &mut state)?;
    }
    agents.finish()?;
    read_groups(&mut fields, &mut state)?;
    read_objectives(&mut fields, &mut state)?;
    let frames = fields.stack::<Frame>(8)?;
    let to_move = fields.side("to_move")?;
    fields.finish()?;
    match frames {
        Some(frames) => {
            demand(to_move.is_none(), "to_move", || "it cannot stand beside a stack, which says it".to_owned())?;
            frames.into_iter().for_each(|frame| state.stack.push(frame));
            let asks = state.stack.is_empty() || matches!(state.stack.top(), Some(Frame::Ask(_)));
            demand(asks, "stack", || "its last frame is a question".to_owned())?;
            decision::sound(&state)?;
        }
        None => begin(&mut state, to_move)?,
    }
    state.audit().map_err(|what| PositionError::new("position", what))?;
    Ok(state)
}

fn read_table(fields: &mut Fields, state: &mut State) -> Result<(), PositionError> {
    let board = &mut state.board;
    board.turn = fields.number("turn", (1, 10_000), 1)?;
    board.phase = fields.or("phase", Phase::Briefing)?;
    board.balance = fields.side("balance")?;
    board.token = fields.side("token")?;
    board.disorder = fields.pair("disorder")?.map(Option::unwrap_or_default);
    board.acting = fields.side("acting")?.unwrap_or(Side::West);
    board.passes = fields.number("passes", (0, 2), 0)?;
    board.actions = fields.or("actions", 0)?;
    board.analyst = fields.pair("analyst")?.map(Option::unwrap_or_default);
    board.choice = fields.pair("choice")?.map(Option::unwrap_or_default);
    board.peek = fields.side("peek")?;
    board.overtime = fields.or("overtime", false)?;
    let mut end = fields.inner("end")?;
    if end.is_there() {
        let (winner, reason) = (end.side("winner")?, end.get::<End>("reason")?);
        let reason = reason.ok_or_else(|| end.error("reason", "the field is missing"))?;
        board.end = Some((winner, reason));
    }
    end.finish()
}

/// Reads the agents of a side: those in no other place are at headquarters.
fn read_agents(mut fields: Fields, side: Side, state: &mut State) -> Result<(), PositionError> {
    let (me, board) = (side.index(), &mut state.board);
    let mut places = Places::new("agent");
    let agent: Option<Agent> = fields.get("x")?;
    let usual = if agent.is_some() { Cover::Hidden } else { Cover::Absent };
    let cover = fields.or("cover", usual)?;
    let path = fields.path("cover");
    demand((cover == Cover::Absent) == agent.is_none(), &path, || "it does not fit Agent X (`x`)".to_owned())?;
    board.leave[me] = set(fields.cards("leave", &mut places)?);
    board.terminated[me] = set(fields.cards("terminated", &mut places)?);
    let path = fields.path("terminated");
    let safe = !board.terminated[me].contains(Agent::DeputyDirector);
    demand(safe, &path, || "the deputy director is never terminated (5.6)".to_owned())?;
    if let (Some(agent), Cover::Shown) = (agent, cover) {
        let x = fields.path("x");
        places.put(agent, &x, &x)?;
    }
    let elsewhere = |places: &Places<Agent>| Agent::ALL.iter().copied().filter(|&a| !places.has(a)).collect();
    let rest: Agents = elsewhere(&places);
    board.headquarters[me] = fields.cards("headquarters", &mut places)?.map_or(rest, |cards| set(Some(cards)));
    let path = fields.path("headquarters");
    demand(board.headquarters[me] == rest, &path, || {
        format!("they should be {:?}, who are nowhere else", slugs(rest))
    })?;
    if let (Some(agent), Cover::Hidden) = (agent, cover) {
        let home = board.headquarters[me].contains(agent);
        demand(home, &fields.path("x"), || "a hidden Agent X counts among those at headquarters".to_owned())?;
    }
    let suspects: Option<Vec<Agent>> = fields.get("suspects")?;
    board.suspects[me] = match (suspects, cover) {
        (Some(suspects), _) => set(Some(suspects)),
        (None, Cover::Absent) => Set::EMPTY,
        (None, Cover::Hidden | Cover::Shown) => board.headquarters[me].union(agent.into_iter().collect()),
    };
    if cover == Cover::Hidden {
        let suspects = board.suspects[me];
        let fit = agent.is_some_and(|agent| suspects.contains(agent))
            && suspects.difference(board.headquarters[me]).is_empty();
        demand(fit, &fields.path("suspects"), || "they are agents at headquarters, Agent X among them".to_owned())?;
    }
    board.cover[me] = cover;
    state.agents[me] = agent;
    fields.finish()
}

fn read_groups(fields: &mut Fields, state: &mut State) -> Result<(), PositionError> {
    let mut places = Places::new("group");
    let board = &mut state.board;
    board.groups = fields.cards_of_sides("groups", &mut places)?.map(set);
    let ready: Option<Vec<Group>> = fields.get("ready")?;
    board.ready = ready.map_or(board.in_play(), |cards| set(Some(cards)));
    let idle = board.ready.difference(board.in_play());
    demand(idle.is_empty(), "ready", || format!("{:?} are not in play", slugs(idle)))?;
    for group in fields.cards("discard", &mut places)?.unwrap_or_default() {
        board.discard.push(group); // each group once: there is room
    }
    state.groups = read_pile(fields, "group_deck", &mut places)?;
    Ok(())
}

fn read_objectives(fields: &mut Fields, state: &mut State) -> Result<(), PositionError> {
    let mut places = Places::new("objective");
    let board = &mut state.board;
    board.objective = fields.get("objective")?;
    if let Some(objective) = board.objective {
        places.put(objective, "objective", "objective")?;
    }
    board.claimed = fields.cards_of_sides("claimed", &mut places)?.map(set);
    board.spent = set(fields.cards("spent", &mut places)?);
    for objective in fields.cards("buried", &mut places)?.unwrap_or_default() {
        board.buried.push(objective);
    }
    let scores: [Option<u8>; 2] = fields.pair("scores")?;
    for side in Side::BOTH {
        let me = side.index();
        let points: u8 = board.claimed[me].iter().map(|objective| objective.figures().points).sum();
        board.scores[me] = points;
        let place = fields.path_of("scores", side);
        demand(scores[me].is_none_or(|score| score == points), &place, || {
            format!("the objectives claimed are worth {points}")
        })?;
    }
    state.objectives = read_pile(fields, "objective_deck", &mut places)?;
    Ok(())
}

/// A placed card of a deck in a document.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Placed<T> {
    card: T,
    #[serde(default)]
    known: Vec<Knower>,
    #[serde(default)]
    among: Vec<Knower>,
}

/// Reads a deck; the cards in no other place are its unordered ones.
fn read_pile<T>(fields: &mut Fields, name: &'static str, places: &mut Places<T>) -> Result<Pile<T>, PositionError>
where
    T: Member + DeserializeOwned,
{
    let mut deck = fields.inner(name)?;
    let placed: Vec<Placed<T>> = deck.or("top", Vec::new())?;
    let path = deck.path("top");
    demand(placed.len() <= LOOK, &path, || format!("nobody ever knows more than {LOOK} cards"))?;
    let mut top = Vec::new();
    for (index, Placed { card, known, among }) in placed.iter().enumerate() {
        places.put(*card, &format!("{path}[{index}].card"), &path)?;
        let marks = |seats: &[Knower]| {
            let mut marks = [false; 3];
            seats.iter().for_each(|&seat| marks[seat as usize] = true);
            marks
        };
        top.push((*card, [marks(known), marks(among)]));
    }
    let rest: Set<T> = T::ALL.iter().copied().filter(|&card| !places.has(card)).collect();
    if let Some(cards) = deck.cards("rest", places)? {
        let missing = rest.difference(set(Some(cards)));
        demand(missing.is_empty(), &deck.path("rest"), || format!("{:?} are nowhere else", slugs(missing)))?;
    }
    deck.finish()?;
    Ok(Pile::with_marks(rest, &top))
}

/// Begins with the phase of the document, or with a side to act.
fn begin(state: &mut State, to_move: Option<Side>) -> Result<(), PositionError> {
    if state.board.end.is_some() {
        return Ok(());
    }
    let phase = state.board.phase;
    if let Some(side) = to_move {
        let struggling = phase == Phase::InfluenceStruggle;
        demand(struggling, "to_move", || "it has a meaning in phase influence_struggle alone".to_owned())?;
        state.board.acting = side;
    }
    if phase == Phase::Briefing {
        state.board.turn -= 1; // it begins with the next turn
    }
    let proc = if to_move.is_some() { Proc::Rounds } else { Proc::opening(phase) };
    state.stack.push(Frame::Run(Call { proc, side: Side::West, step: 0 }));
    decision::sound(state)?;
    play::run(state, &mut Log::silent());
    Ok(())
}

fn set<T: Member>(cards: Option<Vec<T>>) -> Set<T> {
    cards.into_iter().flatten().collect()
}

fn slugs<T: Member>(cards: Set<T>) -> Vec<String> {
    cards.iter().map(|card| plain(&card).as_str().unwrap_or_default().to_owned()).collect()
}

//! Checks which stacks are possible, and what must hold on the table for the question on top.

use crate::{
    ask::Ask,
    deck::Objective,
    frame::{
        Call,
        Frame::{self, Ask as Q, Run},
        Proc,
    },
    pile::LOOK,
    state::{Cover, Phase, State},
};
use rules::{
    PositionError, Set, Side,
    position::{SIDES, demand},
};

type Check = Result<(), PositionError>;

/// Checks that the stack is possible, and the table with the question on top.
pub(super) fn sound(state: &State) -> Check {
    let (frames, board) = (state.stack.as_slice(), &state.board);
    if frames.is_empty() {
        return demand(board.end.is_some(), "stack", || {
            "without a stack the game is over: `end` is missing".to_owned()
        });
    }
    demand(board.end.is_none(), "end", || "the game is over, but the stack is not empty".to_owned())?;
    let phase = board.phase;
    let begins = *frames == [run(Proc::opening(phase), Side::West, 0)];
    around(state, phase, begins)?;
    let fits = match phase {
        _ if begins => true,
        Phase::Briefing => briefing(state, frames)?,
        Phase::Planning => planning(state, frames)?,
        Phase::InfluenceStruggle => struggle(state, frames)?,
        Phase::CeaseFire => cease_fire(state, frames)?,
        Phase::Debriefing => debriefing(state, frames)?,
        Phase::Detente => detente(state, frames)?,
    };
    demand(fits, "stack", || format!("no game comes to these frames in the phase {phase:?}"))
}

/// Checks what holds throughout a phase.
fn around(state: &State, phase: Phase, begins: bool) -> Check {
    let board = &state.board;
    let briefed = phase != Phase::Briefing;
    // A Briefing that is about to begin increments the turn itself.
    let first = board.turn == u16::from(briefed || !begins);
    demand(board.balance.is_some() || !briefed && first, "balance", || "somebody holds the balance token".to_owned())?;
    demand(briefed || !first || board.analyst == [false; 2], "analyst", || {
        "no agent has worked before the first turn".to_owned()
    })?;
    let early = matches!(phase, Phase::Briefing | Phase::Planning);
    demand(!early || board.in_play().is_empty(), "groups", || "no group is in play before the struggle".to_owned())?;
    let struggling = matches!(phase, Phase::InfluenceStruggle) || phase == Phase::CeaseFire && begins;
    for side in Side::BOTH {
        let (place, cover) = (format!("agents.{}.x", SIDES[side.index()]), board.cover[side.index()]);
        let absent = cover == Cover::Absent;
        demand(absent || briefed && !(phase == Phase::Planning && begins), &place, || {
            "there is no Agent X before the Planning".to_owned()
        })?;
        demand(!absent || !struggling, &place, || "each side has an Agent X in the struggle".to_owned())?;
        let open = phase == Phase::Detente || phase == Phase::Debriefing && !begins;
        demand(cover != Cover::Hidden || !open, &place, || "every Agent X has been shown".to_owned())?;
        demand(absent || phase != Phase::Detente || begins, &place, || "every Agent X has left the field".to_owned())?;
    }
    let wanted = match phase {
        Phase::Briefing => None, // it depends on how far it has come
        Phase::Planning | Phase::InfluenceStruggle | Phase::CeaseFire => Some(true),
        Phase::Debriefing => board.token.is_none().then_some(false),
        Phase::Detente => Some(false),
    };
    objective(state, if phase == Phase::Briefing && begins { Some(false) } else { wanted })
}

/// Checks whether there is an objective of the turn.
fn objective(state: &State, wanted: Option<bool>) -> Check {
    let there = state.board.objective.is_some();
    demand(wanted.is_none_or(|wanted| wanted == there), "objective", || {
        if there { "it has been claimed or buried by now" } else { "the turn has an objective" }.to_owned()
    })
}

fn run(proc: Proc, side: Side, step: u8) -> Frame {
    Run(Call { proc, side, step })
}

/// Returns the frames without one that may lie below the others.
fn after(tail: &[Frame], below: Frame) -> &[Frame] {
    if tail.first() == Some(&below) { &tail[1..] } else { tail }
}

fn briefing(state: &State, tail: &[Frame]) -> Result<bool, PositionError> {
    let (board, top) = (&state.board, tail.last());
    if tail == [run(Proc::Briefing, Side::West, 1), Q(Ask::NextObjective)] {
        objective(state, Some(false))?;
        let hidden = state.objectives.placed() == 0 && !state.objectives.rest().is_empty();
        demand(hidden, "objective_deck", || "the top card must be open to chance".to_owned())?;
        return Ok(true);
    }
    objective(state, Some(true))?;
    if tail == [run(Proc::Briefing, Side::West, 2), Q(Ask::Balance)] {
        demand(board.turn == 1, "turn", || "chance gives the balance token in turn 1 alone".to_owned())?;
        return Ok(true);
    }
    demand(board.turn > 1, "turn", || "no Analyst has worked before turn 1".to_owned())?;
    let [planning, tail @ ..] = tail else { return Ok(false) };
    if *planning != run(Proc::Planning, Side::West, 0) {
        return Ok(false);
    }
    for side in Side::BOTH {
        let tail = after(tail, run(Proc::Arrange, side.other(), 0));
        let placed = state.groups.placed();
        if tail == [run(Proc::Arrange, side, 2), Q(Ask::Analyst { side })] {
            demand(placed == LOOK, "group_deck.top", || "three groups are being arranged".to_owned())?;
            return Ok(true);
        }
        if tail.first() == Some(&run(Proc::Arrange, side, 1)) && top == Some(&Q(Ask::NextGroup)) {
            let asks = &tail[1..];
            let right = asks.iter().all(|frame| *frame == Q(Ask::NextGroup)) && placed + asks.len() == LOOK;
            demand(right && state.groups.rest().len() >= asks.len(), "group_deck", || {
                "three groups are being looked at".to_owned()
            })?;
            return Ok(true);
        }
    }
    Ok(false)
}

fn planning(state: &State, tail: &[Frame]) -> Result<bool, PositionError> {
    let board = &state.board;
    let first = board.peek.map_or(Side::West, Side::other);
    let absent = |side: Side| board.cover[side.index()] == Cover::Absent;
    let suspected = |side: Side| {
        let me = side.index();
        let home = board.headquarters[me];
        let due = if home.is_empty() { board.leave[me] } else { home };
        demand(board.suspects[me] == due && !due.is_empty(), &format!("agents.{}.suspects", SIDES[me]), || {
            "they are the agents at headquarters, or those on leave if there is none".to_owned()
        })
    };
    if tail == [run(Proc::Planning, Side::West, 2), Q(Ask::Agent { side: first })] {
        suspected(first)?;
        suspected(first.other())?;
        return Ok(absent(first) && absent(first.other()));
    }
    if tail == [run(Proc::Planning, Side::West, 3), Q(Ask::Agent { side: first.other() })] {
        suspected(first.other())?;
        let wanted = if board.peek.is_some() { Cover::Shown } else { Cover::Hidden };
        return Ok(absent(first.other()) && board.cover[first.index()] == wanted);
    }
    let [planning, tail @ ..] = tail else { return Ok(false) };
    if *planning != run(Proc::Planning, Side::West, 1) {
        return Ok(false);
    }
    let chosen = Side::BOTH.into_iter().any(|side| {
        let tail = after(tail, run(Proc::Choose, side.other(), 0));
        tail == [run(Proc::Choose, side, 1), Q(Ask::DoubleAgent { side })]
    });
    Ok(chosen && absent(Side::West) && absent(Side::East))
}

fn struggle(state: &State, tail: &[Frame]) -> Result<bool, PositionError> {
    let board = &state.board;
    demand(board.passes < 2, "passes", || "two passes end the struggle".to_owned())?;
    let side = board.acting;
    if let [Run(Call { proc: Proc::Struggle, step: 1, side: Side::West }), Q(Ask::First { side })] = *tail {
        demand(board.balance == Some(side), "balance", || "its holder decides who acts first".to_owned())?;
        return Ok(true);
    }
    let [Run(Call { proc: Proc::Rounds, step, .. }), tail @ ..] = tail else { return Ok(false) };
    let deck_open = state.groups.placed() == 0 && !state.groups.rest().is_empty();
    let drawing = || demand(deck_open, "group_deck", || "the top group must be open to chance".to_owned());
    Ok(match step {
        0 => tail.is_empty(),
        1 => tail == [Q(Ask::Act { side })],
        2 | 3 => {
            drawing()?;
            tail == [Q(Ask::NextGroup)]
        }
        4 => {
            let seen = state.groups.placed() > 0 && state.groups.marks(0)[0][side.index()];
            demand(seen, "group_deck.top", || "the acting side knows the top group".to_owned())?;
            tail == [Q(Ask::Media { side })]
        }
        5 if tail == [run(Proc::Escalate, side, 1), Q(Ask::OnTop { side })] => {
            let enough = state.military_in_play().len() > 1;
            demand(enough, "groups", || "two military groups are in play at least".to_owned())?;
            true
        }
        _ => false,
    })
}

fn cease_fire(state: &State, tail: &[Frame]) -> Result<bool, PositionError> {
    let board = &state.board;
    let [cease_fire, tail @ ..] = tail else { return Ok(false) };
    if *cease_fire != run(Proc::CeaseFire, Side::West, 1) {
        return Ok(false);
    }
    for side in Side::BOTH {
        let rest = tail;
        // The West comes first, so only the East can still be waiting.
        let waiting = side == Side::West && rest.first() == Some(&run(Proc::Disorder, Side::East, 0));
        let rest = if waiting { &rest[1..] } else { rest };
        if rest != [run(Proc::Disorder, side, 1), Q(Ask::Save { side })] {
            continue;
        }
        for (in_disorder, side) in [(true, side), (waiting, Side::East)] {
            let (me, name) = (side.index(), SIDES[side.index()]);
            let shown = board.cover[me] == Cover::Shown && board.disorder[me];
            demand(!in_disorder || shown, &format!("agents.{name}"), || {
                "a side in civil disorder has shown its Agent X".to_owned()
            })?;
        }
        let owned = board.owns(side, Objective::NobelPeacePrize);
        demand(owned, "claimed", || "nobel_peace_prize is missing for this question".to_owned())?;
        return Ok(true);
    }
    Ok(false)
}

fn debriefing(state: &State, tail: &[Frame]) -> Result<bool, PositionError> {
    const AGENDAS: [Proc; 5] = [Proc::MasterSpy, Proc::DoubleAgent, Proc::Analyst, Proc::Assassin, Proc::Director];
    let [Run(Call { proc: Proc::Debriefing, step: 1, side: Side::West }), tail @ ..] = tail else { return Ok(false) };
    for side in Side::BOTH {
        // The agenda of the other side may still be pending.
        let pending = AGENDAS.into_iter().find(|&proc| tail.first() == Some(&run(proc, side.other(), 0)));
        let tail = if pending.is_some() { &tail[1..] } else { tail };
        if tail == [run(Proc::Choose, side, 1), Q(Ask::DoubleAgent { side })] {
            return Ok(true);
        }
        if tail == [run(Proc::Director, side, 1), Q(Ask::LastObjective)] {
            let hidden = state.board.buried.is_empty() && !state.objectives.rest().is_empty();
            demand(hidden, "objective_deck", || "its bottom card must be open to chance".to_owned())?;
            return Ok(true);
        }
    }
    Ok(false)
}

fn detente(state: &State, tail: &[Frame]) -> Result<bool, PositionError> {
    let board = &state.board;
    demand(board.in_play() == Set::EMPTY, "groups", || "no group is in play after the Debriefing".to_owned())?;
    let (placed, rest) = (state.objectives.placed(), state.objectives.rest().len());
    let count = state.objectives_left().min(LOOK);
    let [verdict, tail @ ..] = tail else { return Ok(false) };
    if *verdict != run(Proc::Verdict, Side::West, 0) {
        return Ok(false);
    }
    for side in Side::BOTH {
        let waiting = run(Proc::Window, side.other(), 0);
        if tail.first() == Some(&waiting) && !state.has_detente_ability(side.other()) {
            continue;
        }
        let tail = after(tail, waiting);
        if tail == [run(Proc::Window, side, 1), Q(Ask::Window { side })] {
            let able = state.has_detente_ability(side);
            demand(able, "claimed", || "the side asked has no ability to use".to_owned())?;
            return Ok(true);
        }
        let [window, tail @ ..] = tail else { continue };
        if *window != run(Proc::Window, side, 0) {
            continue;
        }
        if tail == [run(Proc::SpaceRace, side, 2), Q(Ask::SpaceRace { side })] {
            demand(placed == count && count > 0, "objective_deck.top", || {
                format!("{count} objectives are being arranged")
            })?;
            return Ok(true);
        }
        if let [race, asks @ ..] = tail
            && *race == run(Proc::SpaceRace, side, 1)
            && !asks.is_empty()
            && asks.iter().all(|frame| *frame == Q(Ask::NextObjective))
        {
            let right = placed + asks.len() == count.min(placed + rest);
            demand(right, "objective_deck", || format!("{count} objectives are being looked at"))?;
            return Ok(true);
        }
    }
    Ok(false)
}

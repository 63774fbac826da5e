//! Checks which stacks are possible, and what must hold on the table for the question on top.
//!
//! Each card that asks a question and continues afterwards has a line in `asked`: what it waits for at each step.

use crate::{
    Ask, Call, Card, Cards, Frame,
    Frame::{Ask as Q, Run},
    Proc, Side,
    Side::{East as Ussr, West as Us},
    State, Via,
    ask::ALL,
    legal::BID_MAX,
    options::Scenario,
    state::Phase,
    tables::{LAST_BOX, TURNS, US_FREE, USSR_FREE},
};
use rules::{PositionError, legal, position::demand};

/// The maximum depth of a stack in a document; events may push a few more frames.
pub(super) const DEEPEST: usize = 14;

type Fits = Result<bool, PositionError>;

/// Checks that the stack is possible, and the table with the question on top.
pub(super) fn sound(s: &State) -> Result<(), PositionError> {
    let frames = s.stack.as_slice();
    if frames.is_empty() || s.over.is_some() {
        demand(s.over.is_some(), "stack", || "without a stack the game is over: `over` is missing".to_owned())?;
        demand(frames.is_empty(), "over", || "the game is over, but the stack is not empty".to_owned())?;
        return demand(s.last.is_none(), "last", || "the game is over".to_owned());
    }
    let bidding = matches!(s.ask(), Some(Ask::Bid { by: Us, .. }));
    demand(s.bids[1].is_some() == bidding && s.bids[0].is_none(), "bids", || "nobody else has bid now".to_owned())?;
    for (index, frame) in frames.iter().enumerate() {
        let place = format!("stack[{index}]");
        match *frame {
            Q(ask) => in_bounds(s, ask, &place)?,
            Run(call) => named(s, call, &place)?,
        }
    }
    let known = s.seen[0] | s.seen[1] | s.known;
    demand((known - s.deck()).is_empty(), "seen", || "there are no such cards yet".to_owned())?;
    demand(skeleton(s, frames)?, "stack", || "no game comes to these frames".to_owned())?;
    let asked = s.ask().is_none_or(|ask| s.answerable(ask) && !legal(s).is_empty());
    demand(asked, "stack", || "the question has no answer".to_owned())
}

/// Returns a procedure without a card, as in the sequence of a turn.
fn bare(proc: Proc, side: Side, step: u8) -> Frame {
    Run(Call { step, ..Call::new(proc, side) })
}

/// Checks the procedures of the sequence, down to an event or a round under way.
fn skeleton(s: &State, frames: &[Frame]) -> Fits {
    let phase = |wanted: Phase| demand(s.phase == wanted, "phase", || format!("the stack is in the phase {wanted:?}"));
    if let [Run(call @ Call { proc: Proc::SetUp, .. }), Q(ask)] = *frames {
        phase(Phase::SetUp)?;
        no_headline(s, None)?;
        return Ok(set_up(s, call, ask));
    }
    let (idle, rest) = (bare(Proc::Rounds, Ussr, 0), &frames[1..]);
    match *frames {
        [end, Q(Ask::Coin)] if end == bare(Proc::TurnEnd, Ussr, 2) => {
            phase(Phase::End)?;
            no_headline(s, None)?;
            return Ok(true);
        }
        [end, Q(Ask::Held { .. })] if end == bare(Proc::TurnEnd, Ussr, 3) => {
            phase(Phase::End)?;
            no_headline(s, None)?;
            demand(s.turn < TURNS, "turn", || "the game is over after the last turn".to_owned())?;
            return Ok(true);
        }
        [end, ..] if end == bare(Proc::TurnEnd, Ussr, 0) => {}
        _ => return Ok(false),
    }
    match rest {
        [rounds, tail @ ..] if *rounds == idle => {
            phase(Phase::Headline)?;
            headlines(s, tail)
        }
        [Run(Call { proc: Proc::Rounds, side: Ussr, card: None, step: 1..=16, note, via: Via::Event }), tail @ ..] => {
            phase(Phase::Rounds)?;
            let due = s.round.wrapping_sub(1).wrapping_mul(2).wrapping_add(u8::from(s.phasing == Us) + 1);
            demand(*note == due && s.round > 0, "round", || "it does not fit the stack".to_owned())?;
            // 17.49: the right to a round may be lost during it, but not before it begins.
            let beginning = |frame: &Frame| {
                matches!(frame, Q(Ask::Round { .. } | Ask::Trapped { .. }) | Run(Call { proc: Proc::Round, .. }))
            };
            let begins = tail.iter().any(beginning);
            let reached = s.space[0].max(s.space[1]) == LAST_BOX;
            let extra = reached || (s.phasing == Us && s.extra_round);
            let right = if begins { s.round <= s.rounds(s.phasing) } else { extra || !s.voluntary() };
            demand(right || !s.exact(), "round", || "nobody has a right to this round".to_owned())?;
            round(s, tail)
        }
        _ => Ok(false),
    }
}

fn set_up(s: &State, call: Call, ask: Ask) -> bool {
    let standard = s.options.scenario == Scenario::Standard;
    let bidding = s.options.bidding;
    let noted = call.note >> 1 <= BID_MAX && (bidding || call.note == 0);
    let plain = noted && call.card.is_none() && call.via == Via::Event && call.side == Ussr;
    plain
        && match (call.step, ask) {
            (1, Ask::Bid { by: Ussr, hidden: true }) | (2, Ask::Bid { by: Us, hidden: false }) => {
                bidding && call.note == 0
            }
            (3, Ask::Coin) => bidding,
            (4, Ask::Deal { .. }) => true,
            (5, Ask::SetUp { by: Ussr, left: 1..=USSR_FREE }) => standard,
            (6, Ask::SetUp { by: Us, left: 1..=US_FREE }) => standard,
            (7, Ask::Bonus { by: Us, left }) => left <= s.options.us_handicap + (call.note >> 1),
            (8, Ask::Bonus { by: Ussr, left }) => left <= s.options.ussr_handicap + (call.note >> 1),
            _ => false,
        }
}

/// Checks that no headline waits, except that of `side`.
fn no_headline(s: &State, but: Option<Side>) -> Result<(), PositionError> {
    let waits = |side: Side| s.headline[side.index()].is_some() && but != Some(side);
    demand(!waits(Us) && !waits(Ussr), "headlines", || "no headline can wait now".to_owned())
}

fn headlines(s: &State, tail: &[Frame]) -> Fits {
    let waits = |step| bare(Proc::Headlines, Ussr, step);
    let seer = Side::BOTH.into_iter().find(|&side| s.ability(side, 4));
    let first = seer.map_or(Ussr, Side::other);
    let chosen = |side: Side| s.headline[side.index()].is_some();
    match tail {
        [frame, draws @ ..] if *frame == waits(0) => {
            no_headline(s, None)?;
            Ok(dealt(draws) || matches!(draws, [Q(Ask::Deal { .. })]))
        }
        [frame, Q(Ask::Headline { by, hidden })] if *frame == waits(1) => {
            no_headline(s, None)?;
            Ok((*by, *hidden) == (first, seer.is_none()))
        }
        [frame, Q(Ask::Headline { by, hidden: false })] if *frame == waits(2) => {
            demand(!chosen(*by), "headlines", || "it is to be chosen now".to_owned())?;
            Ok(*by == first.other())
        }
        [Run(call @ Call { proc: Proc::Headline, side, .. }), body @ ..] => {
            no_headline(s, Some(*side))?;
            Ok(Run(*call) == bare(Proc::Headline, *side, 0) && events(s, body)?)
        }
        body => {
            no_headline(s, None)?;
            events(s, body)
        }
    }
}

/// Returns true if the hands that a document omitted are being dealt.
fn dealt(draws: &[Frame]) -> bool {
    draws.len() <= 2 && draws.iter().all(|frame| matches!(frame, Q(Ask::Draw { .. })))
}

fn round(s: &State, tail: &[Frame]) -> Fits {
    let by = s.phasing;
    no_headline(s, None)?;
    if let [Q(Ask::Place { card: Card::Norad, .. })] = tail {
        return Ok(true); // the last step of a round
    }
    match tail {
        [end, body @ ..] if *end == bare(Proc::RoundEnd, by, 0) => match body {
            [Q(Ask::Round { by: who } | Ask::Trapped { by: who } | Ask::TrapDie { by: who })] => Ok(*who == by),
            [begin, draws @ ..] if *begin == bare(Proc::Round, by, 0) => Ok(dealt(draws)),
            body => events(s, body),
        },
        _ => Ok(false),
    }
}

/// Checks the cards in use, with the question on top.
fn events(s: &State, body: &[Frame]) -> Fits {
    let Some(Q(top)) = body.last() else { return Ok(false) };
    let mut under_way = Cards::EMPTY;
    for (index, frame) in body.iter().enumerate() {
        let above = body.get(index + 1);
        match *frame {
            Run(call) => {
                let Some(card) = call.card else { return Ok(false) };
                let place = match call.proc {
                    Proc::Trigger => s.table,
                    Proc::Event if call.step > 0 => {
                        if !awaited(s, call, card, above) {
                            return Ok(false);
                        }
                        s.deck()
                    }
                    Proc::Ops | Proc::Retire => continue,
                    _ => return Ok(false),
                };
                demand(place.contains(card), "table", || format!("{} is being used", card.slug()))?;
                demand(!under_way.contains(card), "stack", || format!("{} is used twice", card.slug()))?;
                under_way.insert(card);
            }
            // A realignment leaves the rest of its Operations below it.
            Q(Ask::Ops { .. }) if above.is_none() || matches!(above, Some(Q(Ask::RealignDice { .. }))) => {}
            Q(_) if above.is_none() => {}
            Q(_) => return Ok(false),
        }
    }
    let elsewhere = matches!(
        top,
        Ask::Deal { .. }
            | Ask::Coin
            | Ask::Bid { .. }
            | Ask::SetUp { .. }
            | Ask::Bonus { .. }
            | Ask::Headline { .. }
            | Ask::Round { .. }
            | Ask::Trapped { .. }
            | Ask::TrapDie { .. }
            | Ask::Held { .. }
    );
    Ok(!elsewhere)
}

/// Returns true if a card that continues at this step waits for the frame above it.
fn awaited(s: &State, call: Call, card: Card, above: Option<&Frame>) -> bool {
    match above {
        Some(&Q(ask)) => asked(s, call, card, ask),
        // Grain Sales waits for the whole use of the card drawn.
        Some(&Run(Call { proc: Proc::Retire, .. })) => card == Card::GrainSalesToSoviets && call.step == 2,
        _ => false,
    }
}

/// Returns true if `ask` is the question that a card asks before it continues.
fn asked(s: &State, call: Call, card: Card, ask: Ask) -> bool {
    use Card::*;
    let (me, you) = (call.side, call.side.other());
    let target = usize::from(call.note) < crate::Country::ALL.len();
    match (card, call.step) {
        (AsiaScoring | MiddleEastScoring, _) => matches!(ask, Ask::Country { .. }),
        (FiveYearPlan, _) => matches!(ask, Ask::Snatch { from: Ussr, .. }),
        (Blockade | AskNotWhatYourCountryCanDoForYou, _) => matches!(ask, Ask::Hand { by: Us, .. }),
        (KoreanWar | ArabIsraeliWar, _) => matches!(ask, Ask::Die { .. }),
        (WarsawPactFormed | SouthAfricanUnrest | Wargames, _) => matches!(ask, Ask::Choose { .. }),
        (OlympicGames, 1) => matches!(ask, Ask::Choose { .. }),
        (OlympicGames, _) => matches!(ask, Ask::Dice { .. }),
        (IndependentReds, _) => {
            let behind = |country| s.influence(Us, country) < s.influence(Ussr, country);
            matches!(ask, Ask::Country { .. }) && s.scope.iter().all(behind)
        }
        (IndoPakistaniWar | BrushWar | IranIraqWar, 1) => matches!(ask, Ask::Country { may: false, .. }),
        (IndoPakistaniWar | BrushWar | IranIraqWar, _) => target && matches!(ask, Ask::Die { .. }),
        (UnIntervention, _) => matches!(ask, Ask::Hand { by, .. } if by == me),
        (DeStalinization, _) => matches!(ask, Ask::Remove { .. }),
        (SaltNegotiations | StarWars, _) => matches!(ask, Ask::Discards { .. }),
        (Summit, 1) => matches!(ask, Ask::Dice { .. }),
        (Summit | HowILearnedToStopWorrying, _) => matches!(ask, Ask::Defcon { .. }),
        (Junta, _) => matches!(ask, Ask::Place { .. }),
        (MissileEnvy, 1) => s.table.contains(card) && matches!(ask, Ask::Hand { by, .. } if by == you),
        (MissileEnvy, _) if call.note > 0 => matches!(ask, Ask::Choose { by, .. } if by == me),
        (MissileEnvy, _) => matches!(ask, Ask::Hand { by, .. } if by == me),
        (GrainSalesToSoviets, 1) => matches!(ask, Ask::Snatch { from: Ussr, .. }),
        (GrainSalesToSoviets, 2) => {
            let drawn = |card: Card| card as u8 == call.note && s.table.contains(card);
            matches!(ask, Ask::Use { by: Us, card, may: true } if drawn(card))
        }
        (Terrorism, _) => matches!(ask, Ask::Snatch { from, .. } if from == you),
        (Chernobyl, _) => matches!(ask, Ask::Region { .. }),
        (LatinAmericanDebtCrisis, 1) => matches!(ask, Ask::Hand { by: Us, .. }),
        (LatinAmericanDebtCrisis, _) => matches!(ask, Ask::Country { .. }),
        (AldrichAmesRemix, _) => matches!(ask, Ask::Theirs { by: Ussr, .. }),
        (Che, _) => matches!(ask, Ask::Ops { .. } | Ask::CoupDie { .. }),
        (OurManInTehran, 1) => matches!(ask, Ask::Peek { .. }),
        (OurManInTehran, _) => matches!(ask, Ask::Peeked { .. }),
        _ => false,
    }
}

/// Checks that a call is possible: its card and its note.
fn named(s: &State, call: Call, place: &str) -> Result<(), PositionError> {
    let cards = matches!(call.proc, Proc::Trigger | Proc::Event | Proc::Ops | Proc::Retire);
    demand(call.card.is_some() == cards, place, || "a card is missing, or too much".to_owned())?;
    let noted = match (call.proc, call.card) {
        (Proc::SetUp | Proc::Rounds, _) => true,
        (Proc::Event, Some(card)) => match card {
            Card::IndoPakistaniWar | Card::BrushWar | Card::IranIraqWar => usize::from(call.note) < 85,
            Card::MissileEnvy | Card::GrainSalesToSoviets => call.note <= 110,
            Card::AskNotWhatYourCountryCanDoForYou => call.note <= 14,
            _ => call.note == 0,
        },
        _ => call.note == 0,
    };
    demand(noted, place, || format!("the note cannot be {}", call.note))?;
    let first = matches!(call.proc, Proc::Trigger | Proc::Ops | Proc::Retire);
    demand(!first || call.step == 0, place, || "it has one step".to_owned())?;
    let returned = call.proc != Proc::Event
        || call.card != Some(Card::GrainSalesToSoviets)
        || call.step < 2
        || Card::ALL.into_iter().any(|card| card as u8 == call.note && !s.pile.contains(card));
    demand(returned, place, || "the card drawn is not there".to_owned())
}

/// Checks that the numbers of a question are possible.
fn in_bounds(s: &State, ask: Ask, place: &str) -> Result<(), PositionError> {
    let right = match ask {
        Ask::Draw { left, .. } => (1..=14).contains(&left),
        Ask::Peek { by, left } => by == Us && (1..=5).contains(&left),
        Ask::CoupDie { ops, .. } => (1..=9).contains(&ops),
        Ask::SpaceDie { by } => s.space[by.index()] < LAST_BOX,
        Ask::SetUp { left, .. } | Ask::Bonus { left, .. } => (1..=30).contains(&left),
        Ask::Ops { left, .. } => (-2..=9).contains(&left),
        Ask::Place { left, cap, each, .. } => (1..=20).contains(&left) && cap <= 20 && (1..=4).contains(&each),
        Ask::Remove { left, cap, each, .. } => {
            (1..=20).contains(&left) && cap <= 20 && ((1..=4).contains(&each) || each == ALL)
        }
        Ask::Defcon { low, high, .. } => low >= 1 && low <= high && high <= 5,
        _ => true,
    };
    demand(right, place, || "a figure of the question is out of bounds".to_owned())
}

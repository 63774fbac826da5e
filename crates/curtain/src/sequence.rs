//! The course of the game: rounds, the deal, turns.

use crate::{
    Card, Fact, Us, Ussr,
    ask::{Ask, CubeMove, Cubes, Stop},
    board::Board,
    frame::{Call, Frame, Proc},
    play::Play,
    scoring,
};
use rules::{Next, Side};

/// The turns of a round (3.1).
pub(crate) const TURNS: u8 = 8;
/// The steps of a round: two to open it, its turns, one to end it.
pub(crate) const ROUND: u8 = TURNS + 3;
const LAST: u8 = ROUND - 1;

/// Runs two rounds of [`ROUND`] steps each, then the final scoring (3.1, 3.8).
pub(crate) fn game(p: &mut Play, call: Call) -> Next {
    let (round, step) = (call.step / ROUND + 1, call.step % ROUND);
    if round > 2 {
        scoring::finale(p);
        return Next::Done;
    }
    match step {
        0 => {
            (p.state.board.round, p.state.board.turn) = (round, 0);
            p.note(Fact::RoundBegan { round });
            open(p, true)
        }
        1 => open(p, false),
        LAST => {
            if round == 1 {
                set_aside(p);
            }
            Next::Again
        }
        _ => {
            let turn = step - 1;
            let starter = p.board().starter();
            let side = if turn % 2 == 1 { starter } else { starter.other() };
            (p.state.board.turn, p.state.board.active) = (turn, side);
            p.note(Fact::TurnBegan { side, turn });
            p.call(Call::new(Proc::Turn, side, Card::StartEurope))
        }
    }
}

/// Deals, or asks for the starter; a ruling decides which comes first (Q4).
fn open(p: &mut Play, first: bool) -> Next {
    if p.board().rulings().starter_chosen_after_deal == first {
        return p.call(Call::new(Proc::Deal, Us, Card::StartEurope));
    }
    // 2.5, 3.6: the side behind on the track; the USSR at 0, as at the start.
    let by = if p.board().track() < 0 { Us } else { Ussr };
    p.ask(Ask::Starter { by })
}

/// Fills the hand of the USA, then that of the USSR. Cards that leave chance no choice are dealt without asking it.
pub(crate) fn deal(p: &mut Play) -> Next {
    let full = p.board().hand_full();
    for side in Side::BOTH {
        let lacking = full - p.board().hand_size(side);
        if lacking == 0 {
            continue;
        }
        let rest = p.state.undealt();
        if rest.len() > lacking as usize {
            return p.ask(Ask::Deal { to: side });
        }
        rest.iter().for_each(|card| p.deal(side, card));
    }
    Next::Done
}

/// Sets aside the card that each side has not played in round 1 as its aftermath card (3.4).
fn set_aside(p: &mut Play) {
    for side in Side::BOTH {
        let hand = std::mem::take(&mut p.state.secrets.hands[side.index()]);
        p.state.secrets.aftermath[side.index()] = hand.first();
        p.state.board.hands[side.index()] = 0;
        p.note(Fact::SetAside { side });
    }
    p.state.board.aftermath = true;
}

/// Runs one turn (4): lay a card, score its region if it is complete, then event and/or influence.
pub(crate) fn turn(p: &mut Play, call: Call) -> Next {
    let (me, card) = (call.side, call.card);
    let owner = |board: &Board| board.pack().card(card).faction.unwrap_or(me);
    match call.step {
        0 => p.ask(Ask::Play { by: me }),
        1 => p.ask(Ask::Lay { by: me, card }),
        2 => {
            let region = p.board().pack().card(card).region;
            if p.board().complete(region) {
                scoring::region(p, region); // 6.1: before event and influence
                if p.board().won() {
                    return Next::Done;
                }
            }
            let owner = owner(p.board());
            p.ask(if owner == me { Ask::Course { by: me, card } } else { Ask::Event { by: owner, card } })
        }
        // 7.1: the player's own card, event or cubes; 7.2: an opponent's card, the event first, then the cubes.
        3 if call.yes => {
            let owner = owner(p.board());
            let event = Call::new(Proc::Event, owner, card);
            if owner == me { p.hand_over(Frame::Run(event)) } else { p.call(event) }
        }
        _ => {
            let ask = placement(p.board(), me, card);
            p.hand_over(Frame::Ask(ask))
        }
    }
}

/// Returns the placement of a card's cubes; the eligible cards are fixed now (7.5, 7.6).
fn placement(board: &Board, by: Side, card: Card) -> Ask {
    let (left, zone) = (board.pack().card(card).cubes, board.reach(by));
    Ask::Cubes(Cubes { kind: CubeMove::Place, by, card, left, max: u8::MAX, stop: Stop::Always, zone })
}

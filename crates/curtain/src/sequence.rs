//! The course of the game: rounds, the deal, turns.

use crate::{
    Card, CardSet, Fact, Us, Ussr,
    ask::{Ask, Cubes, Kind, Stop},
    frame::{Call, Next, Proc},
    play::Play,
    scoring,
    table::Table,
};
use rules::Side;

/// The turns of a round, both sides together (3.1).
const TURNS: u8 = 8;

/// Two rounds, then the final scoring (3.1, 3.8). A round takes ten steps: its opening, eight turns, its end.
pub(crate) fn game(p: &mut Play, call: &mut Call) -> Next {
    let (round, step) = (call.step / (TURNS + 2) + 1, call.step % (TURNS + 2));
    match (round, step) {
        (3, _) => {
            scoring::finale(p);
            return Next::Done;
        }
        (_, 0) => open(p, round),
        (_, 1..=TURNS) => {
            let starter = p.table().starter();
            let side = if step % 2 == 1 { starter } else { starter.other() };
            let table = &mut p.state.table;
            (table.turn, table.active) = (step, side);
            p.note(Fact::TurnBegan { side, turn: step });
            p.call(Proc::Turn, side, Card::StartEurope);
        }
        (1, _) => set_aside(p),
        _ => {}
    }
    Next::Again
}

/// Deals, and lets a side choose who starts; which comes first is a ruling (Q4).
fn open(p: &mut Play, round: u8) {
    (p.state.table.round, p.state.table.turn) = (round, 0);
    p.note(Fact::RoundBegan { round });
    // 2.5, 3.6: the side behind on the track; the USSR if nobody is, as at the start.
    let by = if p.table().track() < 0 { Us } else { Ussr };
    if p.table().rulings().starter_chosen_after_deal {
        p.call(Proc::Deal, Us, Card::StartEurope);
        p.ask(Ask::Starter { by });
    } else {
        p.ask(Ask::Starter { by });
        p.call(Proc::Deal, Us, Card::StartEurope);
    }
}

/// Fills the hand of the USA, then that of the USSR. Cards that can only go one way are given without asking chance.
pub(crate) fn deal(p: &mut Play) -> Next {
    let full = p.table().hand_full();
    for side in Side::BOTH {
        let lacking = full - p.table().hand_size(side);
        if lacking == 0 {
            continue;
        }
        let rest = p.state.undealt();
        if rest.len() > lacking as usize {
            p.ask(Ask::Deal { to: side });
            return Next::Again;
        }
        rest.iter().for_each(|card| p.deal(side, card));
    }
    Next::Done
}

/// The card that each side has not played in round 1 is its aftermath card (3.4).
fn set_aside(p: &mut Play) {
    for side in Side::BOTH {
        let hand = std::mem::take(&mut p.state.secrets.hands[side.index()]);
        p.state.secrets.aftermath[side.index()] = hand.first();
        p.state.table.hands[side.index()] = 0;
        p.note(Fact::SetAside { side });
    }
    p.state.table.aftermath = true;
}

/// One turn (4): lay a card, score its region if it is complete, then event and/or influence.
pub(crate) fn turn(p: &mut Play, call: &mut Call) -> Next {
    let (me, card) = (call.side, call.card);
    let owner = |table: &Table| table.pack().card(card).faction.unwrap_or(me);
    match call.step {
        0 => p.ask(Ask::Play { by: me }),
        1 => p.ask(Ask::Lay { by: me, card }),
        2 => {
            let region = p.table().pack().card(card).region;
            if p.table().complete(region) {
                scoring::region(p, region); // 6.1: before event and influence
                if p.table().won() {
                    return Next::Done;
                }
            }
            let owner = owner(p.table());
            p.ask(if owner == me { Ask::Course { by: me, card } } else { Ask::Event { by: owner, card } });
        }
        // 7.1: an own card, event or cubes; 7.2: an opponent's card, the event first, then the cubes.
        3 if call.yes => {
            let owner = owner(p.table());
            p.call(Proc::Event, owner, card);
            if owner == me {
                return Next::Done;
            }
        }
        _ => {
            place(p, me, card);
            return Next::Done;
        }
    }
    Next::Again
}

/// Places the cubes of a card; the eligible cards are fixed now (7.5, 7.6).
pub(crate) fn place(p: &mut Play, by: Side, card: Card) {
    let left = p.table().pack().card(card).cubes;
    let zone: CardSet = p.table().reach(by);
    p.ask(Ask::Cubes(Cubes { kind: Kind::Place, by, card, left, max: u8::MAX, stop: Stop::Always, zone }));
}

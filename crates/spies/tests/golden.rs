//! Section 11: the Cuba turn of the rulebooks, step by step.

use crate::common::*;
use rules::{Record, Session};

const RECORD: &str = include_str!("games/cuba.hotline.json");

/// A step: the actions, the groups of both sides (mobilized ones in the second list of a pair), consecutive passes.
type Row = (&'static [Group], &'static [Group]);
struct Step {
    side: Side,
    actions: &'static [Action],
    cia: Row,
    kgb: Row,
    passes: u8,
}

const fn step(side: Side, actions: &'static [Action], cia: Row, kgb: Row, passes: u8) -> Step {
    Step { side, actions, cia, kgb, passes }
}

const OPENING: [Action; 5] = [Uncover(Cuba), Balance(Cia), Pick(Assassin), Pick(MasterSpy), First(Cia)];

#[rustfmt::skip]
const STEPS: [Step; 12] = [
    step(Cia, &[Recruit, Draw(Opposition)], (&[Opposition], &[]), (&[], &[]), 0),
    step(Kgb, &[Recruit, Draw(Industry)], (&[Opposition], &[]), (&[Industry], &[]), 0),
    step(Cia, &[on(Opposition, Industry)], (&[Industry], &[Opposition]), (&[], &[]), 0),
    step(Kgb, &[Recruit, Draw(Newspapers)], (&[Industry], &[Opposition]), (&[Newspapers], &[]), 0),
    step(Cia, &[on(Industry, Newspapers)], (&[], &[Opposition, Industry]), (&[], &[Newspapers]), 0),
    step(Kgb, &[Recruit, Draw(Mafia)], (&[], &[Opposition, Industry]), (&[Mafia], &[Newspapers]), 0),
    step(Cia, &[Pass], (&[], &[Opposition, Industry]), (&[Mafia], &[Newspapers]), 1),
    step(Kgb, &[on(Mafia, Newspapers)], (&[], &[Opposition, Industry]), (&[Newspapers], &[Mafia]), 0),
    step(Cia, &[Pass], (&[], &[Opposition, Industry]), (&[Newspapers], &[Mafia]), 1),
    step(Kgb, &[Activate { group: Newspapers, target: None }, Draw(FoodCompanies), Take],
        (&[], &[Opposition, Industry]), (&[FoodCompanies], &[Newspapers, Mafia]), 0),
    step(Cia, &[Pass], (&[], &[Opposition, Industry]), (&[FoodCompanies], &[Newspapers, Mafia]), 1),
    step(Kgb, &[Pass], (&[], &[]), (&[], &[]), 2), // the phase ends, and the turn with it
];

/// Both totals after each step.
const TOTALS: [(u8, u8); 11] = [(5, 0), (5, 4), (9, 0), (9, 4), (9, 4), (9, 6), (9, 6), (9, 6), (9, 6), (9, 9), (9, 9)];

const fn on(group: Group, target: Group) -> Action {
    Activate { group, target: Some(target) }
}

fn illegal_actions(t: &Played, number: usize, edition: Options) {
    match number {
        1 | 2 | 4 => assert_eq!(t.refused(Pass), "3.3"),
        5 => assert_eq!(t.refused(activate(Industry, Industry)), "3.9"),
        6 => assert_eq!(t.refused(look(Newspapers)), "3.8"),
        8 if edition == Options::FRENCH => assert!(t.can(activate(Mafia, Industry))), // D3
        8 => assert_eq!(t.refused(activate(Mafia, Industry)), "3.12"),
        _ => {}
    }
}

// 11, D9, D16, D22
#[test]
fn the_cuba_turn_under_every_edition() {
    for edition in EDITIONS {
        let mut t = Played::game(edition);
        for action in OPENING {
            t.play(action);
        }
        for (index, step) in STEPS.iter().enumerate() {
            let number = index + 1;
            assert_eq!(t.asked(), Some(step.side), "step {number}");
            illegal_actions(&t, number, edition);
            for &action in step.actions {
                t.play(action);
            }
            let Some(&totals) = TOTALS.get(index) else { break };
            assert_eq!((t.influence(Cia), t.influence(Kgb)), totals, "step {number}");
            assert_eq!(t.passes, step.passes, "step {number}");
            for (side, (ready, mobilized)) in [(Cia, step.cia), (Kgb, step.kgb)] {
                let all = ready.iter().chain(mobilized).copied();
                assert_eq!(t.hand(side), set(all), "step {number}");
                assert_eq!(t.hand(side).intersection(t.ready), set(ready.iter().copied()), "step {number}");
            }
        }
        let facts = t.facts();
        let order = [
            Fact::Totals { west: 9, east: 9, stability: 9 },
            Fact::TieBroken { side: Cia, faction: Economic },
            Fact::Token { side: Cia },
            Fact::Claimed { side: Kgb, objective: Cuba, points: 10 },
            Fact::Terminated { side: Kgb, agent: MasterSpy },
            Fact::OnLeave { side: Cia, agent: Assassin },
            Fact::Scores { west: 0, east: 10 },
        ];
        let places = order.map(|fact| facts.iter().position(|&noted| noted == fact).expect("noted"));
        assert!(places.is_sorted(), "{facts:?}");
        after_the_turn(&mut t);
    }
}

fn after_the_turn(t: &mut Played) {
    assert_eq!((t.scores, t.winner(), t.turn), ([0, 10], None, 2));
    assert_eq!((t.headquarters[0].len(), t.headquarters[1].len()), (5, 5));
    assert_eq!((t.place(Cia, Assassin), t.place(Kgb, MasterSpy)), (Place::Leave, Place::Terminated));
    assert_eq!((t.state().objectives_left(), t.state().groups_left(), t.discard.len()), (20, 19, 5));
    assert!(t.buried.is_empty());
    t.uncover(Egypt);
    assert_eq!(t.balance, Some(Cia));
    assert_eq!((t.state().groups_left(), t.discard.len()), (24, 0));
}

fn session() -> Session<State> {
    let mut session = Session::<State>::new(Options::ENGLISH);
    session.tags().insert("event".to_owned(), "The Cuba turn of the rulebooks".to_owned());
    for action in OPENING.into_iter().chain(STEPS.iter().flat_map(|step| step.actions.iter().copied())) {
        match session.state().actor() {
            Actor::Player(side) => session.play(side, action).expect("a legal action"),
            _ => assert!(session.play_chance(action)),
        }
    }
    session
}

// 11
#[test]
fn the_record_of_the_cuba_turn_is_as_written() {
    assert_eq!(session().record().write(), RECORD);
}

// 11
#[test]
fn the_record_of_the_cuba_turn_replays_to_the_equal_state() {
    let record = Record::<State>::read(RECORD).unwrap();
    let replayed = Session::replay(&record).unwrap();
    assert_eq!(replayed.state(), session().state());
    assert_eq!(replayed.state().board().scores, [0, 10]);
}

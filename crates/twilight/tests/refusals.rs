//! Every illegal action is refused with a rule of the digest, and no legal one is.

use crate::common::{digest, *};
use rules::Refusal as _;
use std::collections::BTreeSet;
use twilight::Country as Land;

/// Returns every kind of action that can be written, including some that cannot happen.
fn universe() -> Vec<Action> {
    let mut all = vec![Event, Ops, EventFirst, OpsFirst, Intervene, Space, SpaceUnrolled, Pass];
    all.extend((0..=7).flat_map(|die| [Roll(die), Action::Defcon(die), Dice { us: die, ussr: 3 }]));
    all.extend([Us, Ussr].into_iter().flat_map(|side| [0, 7, 15, 16].map(|points| Action::Bid { side, points })));
    all.extend(Card::ALL.into_iter().flat_map(|card| [Draw(card), Action::Card(card)]));
    let on_map = [Place, Remove, Realign, Coup, Action::Country, Defuse];
    all.extend(Land::ALL.into_iter().flat_map(|country| on_map.map(|action| action(country))));
    all.extend(Region::SIX.map(Action::Region));
    all.extend([Region::WesternEurope, Region::SoutheastAsia].map(Action::Region));
    use Choice::*;
    let choices = [Participate, Boycott, Withdraw, Reinforce, Concentrate, Spread, EndGame, PlayOn];
    all.extend(choices.map(Action::Choice));
    all
}

/// Returns the numbers of the digest: sections 1 to 14 and the points of 17.
fn sections() -> BTreeSet<String> {
    digest::rules().into_iter().chain(digest::open_points()).collect()
}

fn check(state: &State, universe: &[Action], sections: &BTreeSet<String>) {
    let actions = legal(state);
    for side in Side::BOTH {
        let mut allowed = Actions::new();
        state.interrupts(side, &mut allowed);
        if state.actor() == Actor::Player(side) {
            allowed.extend(actions.iter().copied());
        }
        for &action in universe {
            let refusal = state.why_not(side, action);
            let ask = state.ask();
            assert_eq!(refusal.is_none(), allowed.contains(&action), "{side:?} {action:?} {ask:?}: {refusal:?}");
            if let Some(refusal) = refusal {
                assert!(sections.contains(refusal.section()), "{refusal:?} cites {}", refusal.section());
            }
        }
    }
}

#[test]
fn every_illegal_action_is_refused_with_a_rule_of_the_digest() {
    let (universe, sections) = (universe(), sections());
    for index in 0..150 {
        let options = Options::random(&mut Luck::numbered(5, index));
        let (mut state, mut luck, mut checks) =
            (State::new(&options), Luck::numbered(6, index), Luck::numbered(7, index));
        while state.actor() != Actor::Nobody {
            if checks.below(4) == 0 {
                check(&state, &universe, &sections);
            }
            let action = state.any(&mut luck);
            state.play(action, &mut Log::silent());
        }
        check(&state, &universe, &sections);
    }
}

// 1.9, 12.8
#[test]
fn an_action_of_the_wrong_side_or_for_another_question_is_refused() {
    let mut t = table().hand(Us, [Nato]);
    t.action_round(Us);
    assert_eq!(t.state.why_not(Ussr, Action::Card(Nato)), Some(Refusal::NotYourDecision));
    assert_eq!(t.why_not(Action::Region(Region::Asia)), Some(Refusal::NotAsked));
    assert_eq!(t.why_not(Action::Card(Fidel)), Some(Refusal::NotInHand { card: Fidel }));
}

// 5.2, 5.3, 5.12
#[test]
fn the_uses_of_a_card_are_refused_with_reasons() {
    let mut t = table().standard().hand(Us, [Containment, Fidel, UnIntervention]);
    t.action_round(Us).play(Action::Card(Containment));
    assert_eq!(t.why_not(EventFirst), Some(Refusal::EventOrOps { card: Containment }));
    assert_eq!(t.why_not(Intervene), Some(Refusal::NoPartner));
    t.play(Event).action_round(Us).play(Action::Card(Fidel));
    assert_eq!(t.why_not(Event), Some(Refusal::OpponentsEvent { card: Fidel }));
    assert_eq!(t.why_not(Ops), Some(Refusal::EventComesToo { card: Fidel }));
}

// 2.2, 2.3, 6.6, 7.1, 7.2, 8.1
#[test]
fn a_refusal_names_the_section_of_what_was_tried() {
    let section = |t: &Table, action| t.why_not(action).expect("it is not legal").section();
    let mut t = table().standard().influence(Ussr, Zaire, 1);
    t.ask(Ask::Ops { by: Us, card: Junta, kinds: OpsKinds::ANY, left: 2, asia: false, sea: false });
    assert_eq!([Realign(Angola), Coup(Angola), Pass].map(|action| section(&t, action)), ["7.1", "8.1", "6.6"]);
    t.play(Realign(Zaire)).dice(1, 1);
    assert_eq!(section(&t, Pass), "7.2");
    let mut t = table();
    for (by, expected) in [(Ussr, "2.2"), (Us, "2.3")] {
        t.ask(Ask::SetUp { by, left: 6 });
        assert_eq!(section(&t, Place(Zaire)), expected);
    }
}

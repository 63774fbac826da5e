//! The rulings of section 15 that have an option: each value shows its effect. South African Unrest (C24) is tested with its card.

use crate::{common::*, variants::plain};

#[test]
fn c1_reach() {
    for (reach, allowed) in [(Reach::StartAndNow, false), (Reach::Start, true)] {
        let options = Options { reach, ..plain() };
        let mut t = table_with(&options).influence(Us, Iran, 1).hand(Us, [IranianHostageCrisis]);
        t.action_round(Us).card(IranianHostageCrisis, EventFirst);
        assert_eq!(t.may(Place(Pakistan)), allowed);
    }
}

#[test]
fn c4_granted_operations() {
    for (granted_ops, points) in [(GrantedOps::Modified, 2), (GrantedOps::Printed, 1)] {
        let options = Options { granted_ops, ..plain() };
        let mut t = table_with(&options).in_force([Containment]).influence(Us, Panama, 1);
        t.event(CiaCreated).place(vec![Panama; points]);
        assert!(t.done());
    }
}

#[test]
fn c11_realignments_of_junta() {
    for (junta, both) in [(JuntaArea::Both, true), (JuntaArea::One, false)] {
        let options = Options { junta, ..plain() };
        let mut t = table_with(&options).influence(Us, Chile, 5).influence(Us, Panama, 5);
        let kinds = OpsKinds::REALIGN.and(OpsKinds::FREE);
        t.ask(Ask::Ops { by: Ussr, card: Junta, kinds, left: 2, asia: false, sea: false });
        t.play(Realign(Chile)).dice(1, 1);
        assert_eq!(t.may(Realign(Panama)), both);
    }
}

#[test]
fn c13_the_highest_card_for_missile_envy() {
    // Brezhnev Doctrine raises the giver's three to four, Containment the taker's.
    let offered = |envy_value| {
        let options = Options { envy_value, ..plain() };
        let mut t = table_with(&options).hand(Ussr, [Nato, DuckAndCover]).in_force([BrezhnevDoctrine]);
        let (card, which) = (MissileEnvy, twilight::ask::Which::Highest);
        t.ask(Ask::Hand { by: Ussr, card, which, min_ops: 0, may: false });
        t.legal().to_vec()
    };
    let (three, four) = (Action::Card(DuckAndCover), Action::Card(Nato));
    assert_eq!(offered(EnvyValue::Giver), [three, four]);
    assert_eq!(offered(EnvyValue::Printed), [four]);
    assert_eq!(offered(EnvyValue::Taker), [four]);
    let options = Options { envy_value: EnvyValue::Taker, ..plain() };
    let mut t = table_with(&options).hand(Ussr, [Nato, DuckAndCover]).in_force([Containment]);
    let (card, which) = (MissileEnvy, twilight::ask::Which::Highest);
    t.ask(Ask::Hand { by: Ussr, card, which, min_ops: 0, may: false });
    assert_eq!(t.legal().as_slice(), [three, four]);
}

#[test]
fn an_empty_pile_is_refilled_when_a_card_is_needed_or_at_once() {
    for (eager_reshuffle, cards) in [(false, 0), (true, 1)] {
        let options = Options { eager_reshuffle, ..plain() };
        let mut t = table_with(&options).pile([Nasser]).discard([Fidel]);
        t.ask(Ask::Draw { to: Us, left: 1 }).play(Draw(Nasser));
        assert_eq!(t.state.pile.len(), cards);
    }
}

#[test]
fn a_card_received_by_missile_envy_may_go_to_the_space_race_by_the_option() {
    for envy_may_space in [false, true] {
        let options = Options { envy_may_space, ..plain() };
        let mut t = table_with(&options).hand(Us, [FiveYearPlan]).influence(Ussr, Cuba, 1);
        t.event_by(Ussr, MissileEnvy).play(Action::Card(FiveYearPlan));
        assert_eq!(t.may(Action::Choice(Choice::Launch)), envy_may_space);
        if envy_may_space {
            t.play(Action::Choice(Choice::Launch)).roll(3);
            assert_eq!((t.state.space, t.state.spaced), ([0, 1], [0, 1]));
            assert!(t.discarded(FiveYearPlan) && t.done());
        }
    }
}

#[test]
fn the_operations_of_a_card_received_by_missile_envy_stay_available_with_the_option() {
    let options = Options { envy_may_space: true, ..plain() };
    let mut t = table_with(&options).hand(Us, [FiveYearPlan]).influence(Ussr, Cuba, 1);
    t.event_by(Ussr, MissileEnvy).play(Action::Card(FiveYearPlan)).play(Action::Choice(Choice::Operate));
    t.place([Cuba, Cuba, Cuba]);
    assert_eq!(t.at(Cuba), (0, 4));
}

#[test]
fn c28_a_hand_shown_once_or_for_the_turn() {
    for (shown_hand, seen) in [(ShownHand::Once, false), (ShownHand::Turn, true)] {
        let options = Options { shown_hand, ..plain() };
        let mut t = table_with(&options).hand(Ussr, [Fidel]).pile([Nasser]);
        t.event(CiaCreated).play(Pass).ask(Ask::Draw { to: Ussr, left: 1 }).play(Draw(Nasser));
        assert!(t.state.seen[Us.index()].contains(Fidel));
        assert_eq!(t.state.seen[Us.index()].contains(Nasser), seen);
    }
}

/// Card 103: in an action round of the USSR, not of the US, and drawn by Five Year Plan only.
#[test]
fn defectors_drawn_by_five_year_plan_may_pay() {
    for (plan_pays_defectors, player, vp) in [(false, Ussr, 0), (true, Ussr, 1), (true, Us, 0)] {
        let options = Options { plan_pays_defectors, ..plain() };
        let mut t = table_with(&options).hand(player, [FiveYearPlan]).hand(Ussr, [Defectors]).influence(Ussr, Cuba, 1);
        t.action_round(player).card(FiveYearPlan, if player == Us { Event } else { EventFirst });
        t.play(Draw(Defectors));
        assert_eq!((t.state.vp, t.discarded(Defectors)), (vp, true), "{plan_pays_defectors}, {player:?}");
    }
    let options = Options { plan_pays_defectors: true, ..plain() };
    let mut t = table_with(&options).hand(Ussr, [GrainSalesToSoviets, Defectors]).influence(Ussr, Cuba, 1);
    t.action_round(Ussr).card(GrainSalesToSoviets, EventFirst).plays([Draw(Defectors), Event]);
    assert_eq!(t.state.vp, 0, "Grain Sales does not pay");
}

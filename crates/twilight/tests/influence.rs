//! Section 6: placing influence.

use crate::common::*;

// 6.0
#[test]
fn all_ops_go_to_one_kind_of_operation() {
    let mut t = table().standard().influence(Ussr, Panama, 1).hand(Us, [Containment]);
    t.action_round(Us).card(Containment, Ops);
    assert!(t.may(Place(Panama)) && t.may(Realign(Panama)) && t.may(Coup(Panama)));
    t.place([Panama]);
    for action in [Realign(Panama), Coup(Panama)] {
        assert_eq!(t.why_not(action), Some(Refusal::OneKind));
    }
    assert_eq!(t.why_not(Pass), Some(Refusal::MustSpend { realign: false }));
}

// 6.1
#[test]
fn markers_placed_do_not_extend_reach() {
    let mut t = table().influence(Ussr, Vietnam, 1).hand(Ussr, [Comecon]);
    t.action_round(Ussr).card(Comecon, Ops).place([Thailand]);
    assert!(t.may(Place(LaosCambodia)) && !t.may(Place(Malaysia)));
    assert!(t.may(Place(Finland)), "next to the USSR itself");
}

// 6.1, C1: influence gained by the event comes too late.
#[test]
fn influence_gained_by_an_event_first_gives_no_reach() {
    for reach in [Reach::StartAndNow, Reach::Start] {
        let mut t = table_with(&Options { reach, ..Options::default() }).standard().hand(Us, [Containment]);
        t.action_round(Us).play(Action::Card(Containment));
        t.state.set_influence(Us, Chile, 1); // as if an event had placed it
        t.play(Ops);
        assert!(t.may(Place(Panama)) && !t.may(Place(Chile)) && !t.may(Place(Peru)));
    }
}

// 6.2, 6.6; section 18, 6.1.2: with US 1 at the start each costs 1.
#[test]
fn each_marker_is_priced_by_control_at_that_moment() {
    let spent = |us| {
        let mut t = table().influence(Us, Turkey, us).influence(Ussr, Bulgaria, 1).hand(Ussr, [Nato]);
        t.action_round(Ussr).card(Nato, Ops);
        while !t.done() {
            t.place([Turkey]);
        }
        t.at(Turkey).1
    };
    assert_eq!((spent(2), spent(1)), (3, 4));
}

// 6.2: a country that the player controls, or that neither side controls.
#[test]
fn a_country_without_enemy_control_costs_one() {
    let mut t = table().control(Us, [Panama]).hand(Us, [IndependentReds]);
    t.action_round(Us).card(IndependentReds, Ops).place([Panama, Colombia]);
    assert!(t.done());
}

// 6.3
#[test]
fn points_may_go_to_any_number_of_countries_and_regions() {
    let mut t = table().standard().hand(Us, [Nato]);
    t.action_round(Us).card(Nato, Ops).place([Panama, SouthKorea, France, Angola]);
    assert!(t.done());
}

// 6.4
#[test]
fn event_placements_ignore_reach() {
    let mut t = table().influence(Ussr, Poland, 4);
    t.event(DeStalinization).remove([Poland]).play(Pass);
    assert!(t.may(Place(Chile)) && t.may(Place(SouthAfrica)));
}

// 6.5
#[test]
fn ops_of_the_other_player_use_that_players_influence_at_the_start_of_the_same_round() {
    let mut t = table().influence(Us, Iran, 1).influence(Us, Panama, 1).hand(Ussr, [CiaCreated]);
    t.action_round(Ussr);
    t.state.set_influence(Us, Iran, 0);
    t.state.set_influence(Us, Angola, 1);
    t.card(CiaCreated, EventFirst);
    assert!(t.may(Place(Colombia)) && !t.may(Place(Afghanistan)) && !t.may(Place(Zaire)));
}

// 6.6
#[test]
fn points_that_cannot_be_spent_are_lost() {
    let mut t = table().hand(Us, [IndependentReds]).control(Ussr, [Canada, Mexico, Cuba, Japan]).defcon(2);
    t.action_round(Us).card(IndependentReds, Ops).place([Canada]);
    assert!(t.done());
    let mut t = table().hand(Us, [Containment]).control(Ussr, [Canada, Mexico, Cuba, Japan]);
    t.action_round(Us).card(Containment, Ops).place([Mexico]);
    assert_eq!(t.legal().as_slice(), [Place(Mexico)], "the marker broke control of Mexico; the rest is too expensive");
}

// 6.7
#[test]
fn chernobyl_bars_a_region_for_ussr_operations_only() {
    let mut t = table().turn(8).standard().hand(Ussr, [Fidel, Comecon]).with(|s| s.chernobyl = Some(Region::Asia));
    t.action_round(Ussr).card(Fidel, Ops);
    assert!(t.may(Place(Poland)) && !t.may(Place(NorthKorea)));
    assert_eq!(t.why_not(Place(NorthKorea)), Some(Refusal::Chernobyl { country: NorthKorea }));
    let mut t = table().turn(8).with(|s| s.chernobyl = Some(Region::Asia));
    t.event(Decolonization);
    assert!(t.may(Place(Burma)), "events are not restricted");
}

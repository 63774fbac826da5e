//! Section 12: events and Ops modifiers.

use crate::common::*;

fn value(t: &Table, side: Side, card: Card) -> u8 {
    t.state.ops_of(side, card)
}

// 12.1
#[test]
fn lasting_events_stay_for_the_rest_of_the_game() {
    let mut t = table().turn(9).milops(5, 5).in_force([Nato, UsJapanMutualDefensePact, FormosanResolution]);
    t.turn_end();
    assert!([Nato, UsJapanMutualDefensePact, FormosanResolution].iter().all(|&card| t.state.in_force(card)));
}

// 12.2
#[test]
fn modifiers_add_up_and_apply_to_every_use() {
    let t = table().turn(4).in_force([Containment]).with(|s| s.scare = [2, 0]);
    assert_eq!([TrumanDoctrine, DuckAndCover, Nato, TheChinaCard].map(|card| value(&t, Us, card)), [1, 2, 3, 3]);
    let t = table().standard().with(|s| s.scare = [1, 0]).influence(Ussr, Panama, 9);
    let mut influence = t.clone().hand(Us, [IndependentReds]);
    influence.action_round(Us).card(IndependentReds, Ops).place([SouthKorea]);
    assert!(influence.done(), "influence");
    let mut realignment = t.clone().hand(Us, [Containment]);
    realignment.action_round(Us).card(Containment, Ops);
    realignment.play(Realign(Panama)).dice(1, 1).play(Realign(Panama)).dice(1, 1);
    assert!(realignment.done(), "the number of realignments");
    assert!(!t.state.may_space(Us, IndependentReds), "the Space Race");
    let mut trap = t.in_force([Quagmire]).hand(Us, [IndependentReds]);
    trap.action_round(Us);
    assert_eq!(trap.legal().as_slice(), [Pass], "the discard of a trap");
}

// 12.2.1; section 18, 7.4 and 7.4.2: the checks of the formula.
#[test]
fn the_formula_of_ops() {
    let both = table().in_force([Containment]).with(|s| s.scare = [1, 0]);
    let printed = [TrumanDoctrine, IndependentReds, Containment, Nato];
    assert_eq!(printed.map(|card| value(&both, Us, card)), [1, 2, 3, 4]);
    assert_eq!(printed.map(|card| value(&table().in_force([Containment]), Us, card)), [2, 3, 4, 4]);
    let china = table().in_force([VietnamRevolts]).with(|s| s.scare = [0, 1]).state.points(Ussr, 4, true);
    assert_eq!(china.base + u8::from(china.asia) + u8::from(china.sea), 5);
    let brezhnev = table().in_force([BrezhnevDoctrine, VietnamRevolts]).state.points(Ussr, 4, true);
    assert_eq!(brezhnev.base + u8::from(brezhnev.asia) + u8::from(brezhnev.sea), 6, "4 at most, and the bonuses");
}

// 17.22
#[test]
fn a_one_op_card_under_red_scare_is_one_in_southeast_asia_too() {
    let t = table().in_force([VietnamRevolts]).with(|s| s.scare = [0, 1]);
    let points = t.state.points(Ussr, 1, false);
    assert_eq!((points.base, points.asia, points.sea), (1, false, false));
}

// Section 18, 7.4.2
#[test]
fn red_scare_brezhnev_and_containment_of_the_examples() {
    let mut t = table().influence(Ussr, Colombia, 3).with(|s| s.scare = [1, 0]).hand(Us, [IndependentReds]);
    t.action_round(Us).card(IndependentReds, Ops).play(Coup(Colombia)).roll(2);
    assert_eq!((t.at(Colombia), t.state.milops), ((0, 2), [1, 0]), "2 + 1 - 2");
    let mut t = table().turn(4).hand(Ussr, [Nasser]).in_force([BearTrap, BrezhnevDoctrine]);
    t.action_round(Ussr);
    assert!(t.may(Action::Card(Nasser)), "1 + 1 satisfies the trap");
    let mut t = table().standard().in_force([Containment]);
    t.event(CiaCreated).place([Panama, Panama]);
    assert!(t.done());
}

// 12.2.2
#[test]
fn modifiers_are_those_in_force_when_the_card_is_used() {
    let mut t = table().turn(4).hand(Us, [MissileEnvy]);
    assert_eq!(value(&t, Us, MissileEnvy), 2);
    t.event_by(Ussr, RedScarePurge);
    assert_eq!(value(&t, Us, MissileEnvy), 1);
    let mut t = table().hand(Us, [Containment]).with(|s| s.scare = [1, 0]);
    t.event(Blockade);
    assert_eq!(t.legal().as_slice(), [Pass], "modifiers count for a minimum value");
    t = table().with(|s| s.scare = [1, 1]);
    t.event_by(Us, RedScarePurge);
    assert_eq!(t.state.scare, [1, 2]);
}

// 12.3; section 18, 7.4.1
#[test]
fn modifiers_belong_to_the_player_who_uses_the_card() {
    let t = table().turn(4).in_force([BrezhnevDoctrine]);
    assert_eq!((value(&t, Ussr, Fidel), value(&t, Us, Fidel)), (3, 2));
}

// 12.4, C4
#[test]
fn ops_of_an_event_are_those_of_a_card() {
    for (granted_ops, left) in [(GrantedOps::Modified, 3), (GrantedOps::Printed, 4)] {
        let mut t = table_with(&Options { granted_ops, ..Options::default() }).standard().with(|s| s.scare = [1, 0]);
        t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
        assert!(matches!(t.state.ask(), Some(Ask::Ops { left: points, .. }) if points == left));
        assert!(!t.may(Place(Chile)), "the limits of section 6");
    }
}

// 12.5
#[test]
fn a_prohibited_card_keeps_its_ops() {
    let mut t = table().standard().in_force([TheIronLady]).hand(Ussr, [SocialistGovernments]);
    t.action_round(Ussr).card(SocialistGovernments, Ops).place([NorthKorea; 3]);
    assert!(t.done() && t.discarded(SocialistGovernments));
}

// 12.6
#[test]
fn a_war_needs_no_influence_and_pays_even_with_nothing_to_convert() {
    let mut t = table();
    t.event(ArabIsraeliWar).roll(4);
    assert_eq!((t.state.vp, t.state.milops, t.at(Israel)), (-2, [0, 2], (0, 0)));
}

// 12.7
#[test]
fn southeast_asia_scoring_is_the_only_starred_scoring_card() {
    let starred: Vec<_> = Card::ALL.into_iter().filter(|card| card.scoring() && card.starred()).collect();
    assert_eq!(starred, [SoutheastAsiaScoring]);
}

// 12.8, 17.38
#[test]
fn an_event_is_carried_out_as_far_as_possible_where_it_changes_something() {
    let mut t = table().influence(Us, France, 1);
    t.event(SocialistGovernments).remove([France]);
    assert!(t.done(), "one of three");
    let mut t = table().control(Ussr, [Poland]).influence(Ussr, Greece, 1);
    t.event(EastEuropeanUnrest);
    assert_eq!(t.legal().as_slice(), [Remove(Poland)]);
    t.remove([Poland]).event(TrumanDoctrine);
    assert_eq!(t.legal().as_slice(), [Remove(Greece), Remove(Poland)], "neither side controls Poland any more");
}

// 12.8: "control" by the situation of that moment.
#[test]
fn a_placement_for_control_uses_the_situation_of_that_moment() {
    let mut t = table().influence(Ussr, Japan, 3).influence(Us, Japan, 1);
    t.event(UsJapanMutualDefensePact);
    assert_eq!(t.at(Japan), (7, 3));
}

// 12.9
#[test]
fn a_prerequisite_is_met_by_the_event_not_by_ops_and_by_either_player() {
    let mut t = table().standard().hand(Us, [WarsawPactFormed, Nato]);
    t.action_round(Us).card(WarsawPactFormed, EventFirst).play(Action::Choice(Choice::Withdraw));
    t.place([Panama; 3]).action_round(Us).card(Nato, Event);
    assert!(t.state.in_force(Nato));
    let mut t = table().standard().hand(Us, [MarshallPlan, Nato]);
    t.action_round(Us).card(MarshallPlan, Ops).place([Panama; 4]).action_round(Us).play(Action::Card(Nato));
    assert_eq!(t.why_not(Event), Some(Refusal::EventProhibited { card: Nato }), "Ops are no event");
}

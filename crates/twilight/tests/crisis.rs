//! The Cuban Missile Crisis ended while another question is open (17.34): the question continues with the new state of the map.

use crate::common::*;

/// A table on which the US may give up two influence in Turkey or in West Germany, and the USSR in Cuba.
fn threatened(side: Side) -> Table {
    let t = table().influence(Us, Turkey, 2).influence(Us, WestGermany, 2).influence(Ussr, Cuba, 2);
    t.turn(8).defcon(2).with(|s| s.crisis = Some(side))
}

/// Ends the crisis by a side that is not to move.
fn interrupt(t: &mut Table, side: Side, country: Country) {
    let mut out = Actions::new();
    t.state.interrupts(side, &mut out);
    assert!(out.contains(&Defuse(country)), "{out:?}");
    t.state.interrupt(side, Defuse(country), &mut Log::silent());
    t.state.audit().expect("the question fits the map");
}

/// 19, 17.34: control is checked when the country is chosen.
#[test]
fn truman_doctrine_may_target_west_germany_once_the_us_has_left_it() {
    let mut t = threatened(Us).influence(Us, WestGermany, 7).influence(Ussr, WestGermany, 3).influence(Ussr, Poland, 1);
    t.event(TrumanDoctrine);
    assert!(!t.may(Remove(WestGermany)), "the US controls it");
    t.play(Defuse(WestGermany)).remove([WestGermany]);
    assert_eq!(t.at(WestGermany), (5, 0));
}

/// 19: a question that has lost its last answer is dropped.
#[test]
fn truman_doctrine_is_dropped_if_the_ussr_is_left_in_control() {
    let mut t = threatened(Us).influence(Ussr, WestGermany, 5);
    t.event(TrumanDoctrine);
    assert!(t.may(Remove(WestGermany)), "neither side controls it: 5 against 2");
    t.play(Defuse(WestGermany));
    assert!(t.done() && t.at(WestGermany) == (0, 5), "the USSR controls it");
}

/// 23, 17.34.
#[test]
fn the_marshall_plan_skips_a_country_lost_meanwhile() {
    let mut t = threatened(Us).influence(Ussr, WestGermany, 4);
    t.event(MarshallPlan).place([Italy, France]);
    assert!(t.may(Place(WestGermany)) && !t.may(Place(Italy)));
    t.play(Defuse(WestGermany));
    assert!(!t.may(Place(WestGermany)), "the USSR controls it");
    assert!(!t.may(Place(Italy)) && t.may(Place(Turkey)), "one in each of seven countries");
}

/// 33, 17.34: the US may give up a country out of turn, and the USSR may leave Cuba to US control.
#[test]
fn de_stalinization_may_target_countries_that_the_us_no_longer_controls() {
    let moved = |t: &mut Table| {
        t.event(DeStalinization).remove([Poland, Poland]).play(Pass);
    };
    let mut t = threatened(Us).influence(Ussr, Poland, 3);
    moved(&mut t);
    t.place([Iran]);
    assert!(!t.may(Place(Turkey)));
    interrupt(&mut t, Us, Turkey);
    t.place([Turkey]);
    assert_eq!(t.at(Turkey), (0, 1));

    let mut t = threatened(Ussr).influence(Us, Cuba, 3).influence(Ussr, Poland, 3);
    moved(&mut t);
    assert!(t.may(Place(Cuba)));
    t.play(Defuse(Cuba));
    assert!(!t.may(Place(Cuba)), "the US controls it");
}

/// 33: a country that has received its two stays closed.
#[test]
fn de_stalinization_places_no_third_influence_after_the_crisis() {
    let mut t = threatened(Ussr).influence(Ussr, Poland, 3);
    t.event(DeStalinization).remove([Poland, Poland, Poland]).play(Pass).place([Cuba, Cuba]).play(Defuse(Cuba));
    assert!(!t.may(Place(Cuba)) && t.at(Cuba) == (0, 2));
}

/// 36, 21: NATO protects what the US controls.
#[test]
fn brush_war_reaches_turkey_once_the_us_has_left_it() {
    let mut t = threatened(Us).in_force([Nato]).phasing(Ussr);
    t.event(BrushWar);
    assert!(!t.may(Action::Country(Turkey)));
    interrupt(&mut t, Us, Turkey);
    assert!(t.may(Action::Country(Turkey)));
}

/// 66: a country without influence of either side.
#[test]
fn puppet_governments_may_return_to_a_country_just_left() {
    let mut t = threatened(Us);
    t.event(PuppetGovernments);
    assert!(!t.may(Place(Turkey)));
    t.play(Defuse(Turkey)).place([Turkey]);
    assert!(!t.may(Place(Turkey)) && t.at(Turkey) == (1, 0), "once in a country");
    let mut t = threatened(Ussr);
    t.event(PuppetGovernments);
    interrupt(&mut t, Ussr, Cuba);
    assert!(t.may(Place(Cuba)));
}

/// 106, 17.42: NORAD places influence where there is some.
#[test]
fn norad_does_not_reinforce_a_country_just_left() {
    let mut t = threatened(Us).control(Us, [Canada]).in_force([Norad]).with(|s| s.norad_due = true);
    t.run(&[Call::new(Proc::RoundEnd, Ussr)]);
    assert!(t.may(Place(Turkey)));
    t.play(Defuse(Turkey));
    assert!(!t.may(Place(Turkey)) && t.may(Place(Canada)));
}

/// 6.1, C1: influence must be there when placement begins, by the English rules only when the round begins.
#[test]
fn influence_given_up_before_placing_gives_no_reach() {
    for (ruling, reached) in [(Reach::StartAndNow, false), (Reach::Start, true)] {
        let mut t = threatened(Us).hand(Us, [Nato]).with(|s| s.options.reach = ruling);
        t.action_round(Us).card(Nato, Ops);
        assert!(t.may(Place(Syria)));
        t.play(Defuse(Turkey));
        assert_eq!((t.may(Place(Syria)), t.may(Place(WestGermany))), (reached, true), "{ruling:?}");
    }
}

/// 6.1, C1: later losses change nothing.
#[test]
fn influence_given_up_while_placing_keeps_its_reach() {
    let mut t = threatened(Us).hand(Us, [Nato]);
    t.action_round(Us).card(Nato, Ops).place([WestGermany]).play(Defuse(Turkey));
    assert!(t.may(Place(Syria)) && t.may(Place(Turkey)));
}

/// 6.1: a side may always place next to its own superpower.
#[test]
fn giving_up_cuba_leaves_the_ussr_the_countries_next_to_it() {
    let mut t = threatened(Ussr).in_force([TheReformer]);
    t.event(Glasnost);
    assert!(t.may(Place(Haiti)) && t.may(Place(Finland)));
    t.play(Defuse(Cuba));
    assert!(!t.may(Place(Haiti)) && !t.may(Place(Cuba)) && t.may(Place(Finland)));
}

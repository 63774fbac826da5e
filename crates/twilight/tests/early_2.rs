//! The Early War cards 18 to 31, in printed order.

use twilight::{
    Action,
    Action::{Coup, Event, EventFirst, Ops, Pass, Place, Remove, Space},
    Card::*,
    Cards, Choice,
    Country::*,
    OpsKinds, Options, Us, Ussr,
    options::{GrantedOps, ShownHand},
    testing::{table, table_with},
};

/// 18 Captured Nazi Scientist.
mod captured_nazi_scientist {
    use super::*;

    #[test]
    fn moves_one_box_and_is_no_attempt() {
        let mut t = table();
        t.event_by(Us, CapturedNaziScientist);
        assert_eq!((t.state.space, t.state.vp, t.state.spaced), ([1, 0], 2, [0, 0]));
        assert!(t.removed(CapturedNaziScientist));
    }

    #[test]
    fn pays_the_second_side_the_vp_of_the_second() {
        let mut t = table().space(1, 0);
        t.event_by(Ussr, CapturedNaziScientist);
        assert_eq!(t.state.vp, -1);
    }

    #[test]
    fn does_nothing_at_the_last_box() {
        let mut t = table().space(8, 8);
        t.event_by(Us, CapturedNaziScientist);
        assert_eq!((t.state.space, t.state.vp), ([8, 8], 0));
    }
}

/// 19 Truman Doctrine.
#[test]
fn truman_doctrine_removes_all_ussr_influence_from_an_uncontrolled_country() {
    let mut t = table().influence(Ussr, Greece, 1).control(Ussr, [Poland]).influence(Ussr, Syria, 1);
    t.event(TrumanDoctrine);
    assert_eq!(t.legal().as_slice(), [Remove(Greece)]);
    t.remove([Greece]);
    assert_eq!(t.at(Greece), (0, 0));
}

#[test]
fn truman_doctrine_without_a_target_has_happened() {
    let mut t = table();
    t.event(TrumanDoctrine);
    assert!(t.done() && t.removed(TrumanDoctrine));
}

/// 20 Olympic Games.
mod olympic_games {
    use super::*;

    #[test]
    fn the_sponsor_adds_two_and_ties_are_rolled_again() {
        let mut t = table();
        t.event_by(Ussr, OlympicGames).play(Action::Choice(Choice::Participate)).dice(5, 3);
        assert_eq!(t.state.vp, 0);
        t.dice(5, 4);
        assert_eq!(t.state.vp, -2);
        assert!(t.done());
    }

    #[test]
    fn a_boycott_lowers_defcon_and_grants_four_ops() {
        let mut t = table().influence(Us, Panama, 1);
        t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
        assert_eq!(t.state.defcon, 4);
        t.place([Panama, Panama, CostaRica, Colombia]);
        assert!(t.done());
    }

    #[test]
    fn the_ops_may_be_declined_and_cannot_be_spaced() {
        let mut t = table().influence(Us, Panama, 1);
        t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
        assert!(t.may(Pass) && !t.may(Space));
        t.place([Panama]);
        assert!(!t.may(Pass), "once begun, all points have to be spent");
    }

    #[test]
    fn a_boycott_at_defcon_two_loses_for_the_sponsor() {
        let mut t = table().defcon(2).phasing(Us);
        t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
    }

    #[test]
    fn the_ops_are_modified_unless_the_option_says_otherwise() {
        let ops_under_red_scare = |options: &Options| {
            let mut t = table_with(options).influence(Us, Panama, 1).with(|s| s.scare = [1, 0]);
            t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
            match t.state.ask() {
                Some(twilight::Ask::Ops { left, kinds, .. }) => (left, kinds.contains(OpsKinds::ANY)),
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(ops_under_red_scare(&Options::default()), (3, true));
        assert_eq!(ops_under_red_scare(&Options { granted_ops: GrantedOps::Printed, ..Options::default() }), (4, true));
    }

    #[test]
    fn the_ops_are_received_in_the_headline_phase_with_milops_for_a_coup() {
        let mut t = table().influence(Ussr, Cuba, 1).hand(Us, [OlympicGames]).hand(Ussr, [Nasser]);
        t.headlines().play(Action::Card(Nasser)).play(Action::Card(OlympicGames));
        t.play(Action::Choice(Choice::Boycott)).play(Coup(Cuba)).roll(3);
        assert_eq!(t.state.milops, [4, 0]);
    }
}

/// 21 NATO.
mod nato {
    use super::*;

    #[test]
    fn without_its_prerequisite_it_is_discarded() {
        let mut t = table().standard().hand(Ussr, [Nato]);
        t.action_round(Ussr).card(Nato, Ops).place([Poland, Poland, Poland, Poland]);
        assert!(t.done() && t.discarded(Nato) && !t.state.in_force(Nato));
    }

    #[test]
    fn protects_the_countries_that_the_us_controls_in_europe() {
        let mut t = table().control(Us, [Italy]).influence(Us, Greece, 1).in_force([MarshallPlan]);
        t.event(Nato);
        assert!(
            !t.state.coup_targets(Ussr, false).contains(Italy) && !t.state.realign_targets(Ussr, false).contains(Italy)
        );
        assert!(t.state.coup_targets(Ussr, false).contains(Greece), "not controlled");
        t.state.set_influence(Ussr, Italy, 1);
        assert!(t.state.coup_targets(Ussr, false).contains(Italy), "protection lapses with control");
    }

    #[test]
    fn willy_brandt_opens_west_germany() {
        let t = table().control(Us, [WestGermany]).in_force([Nato, WillyBrandt]);
        assert!(t.state.coup_targets(Ussr, false).contains(WestGermany));
    }
}

/// 22 Independent Reds.
#[test]
fn independent_reds_match_the_ussr_in_one_country() {
    let mut t = table().influence(Ussr, Romania, 3).influence(Us, Bulgaria, 1).influence(Ussr, Bulgaria, 1);
    t.event(IndependentReds);
    assert_eq!(t.legal().as_slice(), [Action::Country(Romania)], "Bulgaria would gain nothing");
    t.play(Action::Country(Romania));
    assert_eq!(t.at(Romania), (3, 3));
}

/// 23 Marshall Plan.
#[test]
fn marshall_plan_places_seven_and_enables_nato() {
    let mut t = table().control(Ussr, [France]);
    t.event(MarshallPlan);
    assert!(!t.may(Place(France)) && t.may(Place(Canada)));
    t.place([Canada, Austria, Finland, Italy, Greece, Turkey, WestGermany]);
    assert!(t.done());
    t.event(Nato);
    assert!(t.state.in_force(Nato));
}

/// 24 Indo-Pakistani War.
mod indo_pakistani_war {
    use super::*;

    #[test]
    fn is_fought_over_india_or_pakistan() {
        let mut t = table().influence(Us, Pakistan, 2).control(Us, [Iran]);
        t.event_by(Ussr, IndoPakistaniWar);
        assert_eq!(t.legal().as_slice(), [Action::Country(Pakistan), Action::Country(India)]);
        t.play(Action::Country(Pakistan)).roll(5);
        assert_eq!((t.at(Pakistan), t.state.vp, t.state.milops), ((0, 2), -2, [0, 2]));
    }

    #[test]
    fn pays_without_any_influence() {
        let mut t = table();
        t.event_by(Us, IndoPakistaniWar).play(Action::Country(India)).roll(4);
        assert_eq!((t.state.vp, t.state.milops), (2, [2, 0]));
    }

    #[test]
    fn pays_flower_power_as_an_event_of_the_us() {
        let mut t = table().hand(Us, [IndoPakistaniWar]).in_force([FlowerPower]);
        t.action_round(Us).card(IndoPakistaniWar, Event);
        assert_eq!(t.state.vp, -2);
    }
}

/// 25 Containment.
#[test]
fn containment_adds_one_up_to_four_and_cancels_red_scare() {
    let mut t = table();
    t.event(Containment);
    assert_eq!([TrumanDoctrine, DuckAndCover, Nato].map(|card| t.state.ops_of(Us, card)), [2, 4, 4]);
    t.event_by(Ussr, RedScarePurge);
    assert_eq!([TrumanDoctrine, DuckAndCover, Nato].map(|card| t.state.ops_of(Us, card)), [1, 3, 4]);
    assert_eq!(t.state.ops_of(Ussr, DuckAndCover), 3);
}

/// 26 CIA Created.
mod cia_created {
    use super::*;

    #[test]
    fn shows_the_hand_and_grants_an_op() {
        let mut t = table().hand(Ussr, [Fidel, Nasser]).influence(Us, Panama, 1);
        t.event(CiaCreated);
        assert_eq!(t.state.seen[Us.index()], Cards::from([Fidel, Nasser]));
        t.place([CostaRica]);
        assert!(t.done());
    }

    #[test]
    fn is_worth_two_under_containment() {
        let mut t = table().influence(Us, Panama, 1).in_force([Containment]);
        t.event(CiaCreated).place([Panama, Panama]);
        assert!(t.done());
    }

    #[test]
    fn shows_once_or_for_the_turn() {
        for (shown_hand, seen) in [(ShownHand::Once, false), (ShownHand::Turn, true)] {
            let t = table_with(&Options { shown_hand, ..Options::default() });
            let mut t = t.hand(Ussr, [Fidel]).influence(Us, Panama, 1);
            t.event(CiaCreated).play(Pass);
            assert_eq!(t.state.open_hand(Ussr), seen);
        }
    }

    #[test]
    fn a_us_coup_at_defcon_two_loses_the_game_for_the_ussr_that_triggered_it() {
        let mut t = table().influence(Ussr, Cuba, 1).hand(Ussr, [CiaCreated]).defcon(2);
        t.action_round(Ussr).card(CiaCreated, EventFirst).play(Coup(Cuba));
        assert_eq!(t.over().unwrap().winner, Some(Us));
    }

    #[test]
    fn a_coup_under_the_cuban_missile_crisis_loses_instead() {
        let mut t = table().influence(Ussr, Cuba, 1).hand(Ussr, [CiaCreated]).defcon(2).with(|s| s.crisis = Some(Us));
        t.action_round(Ussr).card(CiaCreated, EventFirst).play(Coup(Cuba));
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
    }

    #[test]
    fn reach_in_a_ussr_round_is_that_of_its_start() {
        let mut t = table().influence(Us, Panama, 1).hand(Ussr, [CiaCreated]);
        t.action_round(Ussr);
        t.state.set_influence(Us, Angola, 1);
        t.card(CiaCreated, EventFirst);
        assert!(t.may(Place(Panama)) && !t.may(Place(Angola)));
    }
}

/// 27 US/Japan Mutual Defense Pact.
#[test]
fn the_pact_takes_japan_and_closes_it_to_the_ussr() {
    let mut t = table().influence(Ussr, Japan, 2);
    t.event(UsJapanMutualDefensePact);
    assert_eq!(t.at(Japan), (6, 2));
    assert!(!t.state.coup_targets(Ussr, true).contains(Japan) && !t.state.realign_targets(Ussr, true).contains(Japan));
}

/// 28 Suez Crisis.
#[test]
fn suez_crisis_removes_four_at_most_two_from_each() {
    let mut t = table().influence(Us, France, 3).influence(Us, UnitedKingdom, 5).influence(Us, Israel, 1);
    t.event(SuezCrisis).remove([France, France, UnitedKingdom, UnitedKingdom]);
    assert!(t.done());
    assert_eq!((t.at(France), t.at(UnitedKingdom), t.at(Israel)), ((1, 0), (3, 0), (1, 0)));
}

/// 29 East European Unrest.
#[test]
fn east_european_unrest_removes_one_each_and_two_in_the_late_war() {
    for (turn, left) in [(7, 2), (8, 1)] {
        let mut t =
            table().turn(turn).influence(Ussr, Poland, 3).influence(Ussr, Finland, 3).influence(Ussr, Austria, 3);
        t.event(EastEuropeanUnrest).remove([Poland, Finland, Austria]);
        assert!(t.done());
        assert_eq!([t.at(Poland), t.at(Finland), t.at(Austria)], [(0, left); 3]);
    }
}

/// 30 Decolonization.
#[test]
fn decolonization_may_be_split_between_africa_and_southeast_asia() {
    let mut t = table();
    t.event(Decolonization);
    assert!(!t.may(Place(India)) && !t.may(Place(Egypt)));
    t.place([Angola, Zaire, Thailand, Vietnam]);
    assert!(t.done());
}

/// 31 Red Scare/Purge.
mod red_scare_purge {
    use super::*;

    #[test]
    fn takes_one_from_every_card_down_to_one_and_stacks() {
        let mut t = table();
        t.event_by(Ussr, RedScarePurge);
        assert_eq!([Nato, DuckAndCover, TrumanDoctrine].map(|card| t.state.ops_of(Us, card)), [3, 2, 1]);
        assert!(t.discarded(RedScarePurge));
        t.event_by(Ussr, RedScarePurge);
        assert_eq!(t.state.ops_of(Us, Nato), 2);
    }

    #[test]
    fn both_players_can_be_affected_at_once() {
        let mut t = table();
        t.event_by(Ussr, RedScarePurge).event_by(Us, RedScarePurge);
        assert_eq!(t.state.scare, [1, 1]);
    }

    #[test]
    fn a_coup_under_it_gives_less_and_fewer_milops() {
        let mut t = table().influence(Ussr, Panama, 3).hand(Us, [DuckAndCover]).with(|s| s.scare = [1, 0]);
        t.action_round(Us).card(DuckAndCover, Ops).play(Coup(Panama)).roll(3);
        assert_eq!((t.state.milops, t.at(Panama)), ([2, 0], (0, 2)));
    }

    #[test]
    fn ends_with_the_turn() {
        let mut t = table().milops(5, 5).with(|s| s.scare = [1, 1]);
        t.turn_end();
        assert_eq!(t.state.scare, [0, 0]);
    }

    #[test]
    fn the_ussr_may_not_play_it_during_the_chinese_civil_war() {
        let options = Options { chinese_civil_war: true, ..Options::default() };
        let mut t = table_with(&options).with(|s| s.china = None);
        t.event_by(Ussr, RedScarePurge);
        assert_eq!(t.state.scare, [0, 0]);
        t.event_by(Us, RedScarePurge);
        assert_eq!(t.state.scare, [0, 1]);
    }
}

//! Sections 10 and 11: DEFCON and Military Operations.

use crate::common::*;

// 10.1, 10.6; the boycott is the opponent's decision.
#[test]
fn at_defcon_one_the_phasing_player_loses_even_if_the_opponent_lowered_it() {
    let mut t = table().defcon(2).hand(Us, [OlympicGames]).standard();
    t.action_round(Us).card(OlympicGames, Event);
    assert_eq!(t.state.actor(), Actor::Player(Ussr));
    t.play(Action::Choice(Choice::Boycott));
    assert_eq!((t.over().unwrap().winner, t.over().unwrap().reason), (Some(Ussr), Reason::NuclearWar));
}

// 10.2
#[test]
fn levels_four_three_and_two_ban_europe_asia_and_the_middle_east() {
    let t = table().standard().hand(Us, [Nato]).influence(Ussr, Angola, 1).defcon(2);
    let mut t = t.in_force([MarshallPlan]);
    t.action_round(Us).card(Nato, Ops);
    for country in [EastGermany, NorthKorea, Iraq] {
        let refusal = Some(Refusal::DefconBan { country, level: 2 });
        assert_eq!((t.why_not(Coup(country)), t.why_not(Realign(country))), (refusal, refusal));
    }
    assert!(t.may(Coup(Angola)) && t.may(Realign(Angola)));
}

// 10.3
#[test]
fn improving_is_a_higher_number_and_degrading_a_lower() {
    let mut t = table().defcon(3).milops(5, 5);
    t.turn_end();
    assert_eq!(t.state.defcon, 4);
    t = table().defcon(3);
    t.event(DuckAndCover);
    assert_eq!(t.state.defcon, 2);
}

// 10.4, C26
#[test]
fn raising_stops_at_five() {
    let mut t = table().defcon(4);
    t.event_by(Us, NuclearTestBan);
    assert_eq!((t.state.defcon, t.state.vp), (5, 2));
}

// 10.4
#[test]
fn defcon_one_comes_before_the_vp_of_the_same_event() {
    let mut t = table().defcon(2).vp(19).phasing(Us);
    t.event(DuckAndCover);
    assert_eq!((t.over().unwrap().winner, t.state.vp), (Some(Ussr), 19));
}

// 10.5
#[test]
fn a_coup_under_the_missile_crisis_loses_in_either_sides_round() {
    for phasing in [Us, Ussr] {
        let mut t = table().influence(Ussr, Angola, 1).phasing(phasing).with(|s| s.crisis = Some(Us));
        t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott)).play(Coup(Angola));
        assert_eq!((t.over().unwrap().winner, t.over().unwrap().reason), (Some(Ussr), Reason::MissileCrisis));
    }
}

// 11.1, 17.16
#[test]
fn each_missing_point_is_a_vp_for_the_opponent_net_of_both() {
    for (us, ussr, vp) in [(0, 0, 0), (0, 4, -4), (1, 0, 1), (3, 5, -1), (5, 5, 0)] {
        let mut t = table().defcon(4).milops(us, ussr);
        t.turn_end();
        assert_eq!(t.state.vp, vp);
    }
}

// 11.2
#[test]
fn coups_and_wars_count_and_realignments_do_not() {
    let mut t = table().influence(Ussr, Angola, 3).hand(Us, [TrumanDoctrine, Containment]);
    t.action_round(Us).card(TrumanDoctrine, Ops).play(Realign(Angola)).dice(1, 1);
    assert_eq!(t.state.milops, [0, 0]);
    t.action_round(Us).card(Containment, Ops).play(Coup(Angola)).roll(1);
    t.event(KoreanWar).roll(1);
    assert_eq!(t.state.milops, [3, 2]);
}

// 11.3; section 18, 8.2.4
#[test]
fn a_war_moves_the_marker_of_its_side_even_if_the_other_side_triggers_it() {
    let mut t = table().standard().hand(Us, [ArabIsraeliWar]);
    t.action_round(Us).card(ArabIsraeliWar, EventFirst).roll(1);
    assert_eq!(t.state.milops, [0, 2]);
    let mut t = table().hand(Us, [IndoPakistaniWar]);
    t.action_round(Us).card(IndoPakistaniWar, Event).play(Action::Country(India)).roll(1);
    assert_eq!(t.state.milops, [2, 0], "a neutral war moves the marker of the side that resolves it");
}

// 11.4
#[test]
fn a_victory_in_phase_e_precedes_a_held_scoring_card() {
    let mut t = table().defcon(3).vp(18).milops(3, 0).hand(Us, [AsiaScoring]);
    t.turn_end();
    assert_eq!((t.over().unwrap().winner, t.over().unwrap().reason), (Some(Us), Reason::VictoryPoints));
}

// 11.5, C29
#[test]
fn the_milops_of_a_war_are_fixed_and_a_coup_gives_its_modified_ops() {
    let mut t = table().with(|s| s.scare = [0, 1]).influence(Us, Thailand, 3).influence(Us, Colombia, 2);
    t.event(KoreanWar).roll(1);
    assert_eq!(t.state.milops, [0, 2]);
    let mut t = t.milops(0, 0).hand(Ussr, [Comecon]);
    t.action_round(Ussr).card(Comecon, Ops).play(Coup(Colombia)).roll(1);
    assert_eq!(t.state.milops, [0, 2]);
    let mut t = t.milops(0, 0).in_force([VietnamRevolts]);
    t.action_round(Ussr).card(TheChinaCard, Ops).play(Coup(Thailand)).roll(1);
    assert_eq!(t.state.milops, [0, 5], "4 - 1 + 1 + 1");
}

// 11.6
#[test]
fn the_marker_stops_at_five() {
    let mut t = table().milops(4, 4);
    t.event(KoreanWar).roll(1);
    assert_eq!(t.state.milops, [4, 5]);
}

// Section 18, 8.2.1
#[test]
fn two_milops_at_defcon_four_cost_two_vp() {
    let mut t = table().defcon(4).milops(2, 4);
    t.turn_end();
    assert_eq!(t.state.vp, -2);
}

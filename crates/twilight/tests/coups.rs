//! Sections 7 and 8: realignments and coups.

use crate::common::*;

/// A US round with a card played for Ops.
fn us_ops(t: Table, card: Card) -> Table {
    let mut t = t.hand(Us, [card]);
    t.action_round(Us).card(card, Ops);
    t
}

/// A USSR round with a USSR card played for Ops.
fn ussr_ops(t: Table, card: Card) -> Table {
    let mut t = t.hand(Ussr, [card]);
    t.action_round(Ussr).card(card, Ops);
    t
}

// 7.1
#[test]
fn realignment_needs_influence_of_the_opponent_only() {
    let t = us_ops(table().influence(Ussr, Angola, 1).influence(Us, Zaire, 1), TrumanDoctrine);
    assert!(t.may(Realign(Angola)));
    assert_eq!(t.why_not(Realign(Zaire)), Some(Refusal::NoEnemy { country: Zaire, realign: true }));
}

// 7.2
#[test]
fn each_roll_costs_one_and_all_points_are_rolled() {
    let mut t = us_ops(table().influence(Ussr, Angola, 9).influence(Ussr, Chile, 1), Containment);
    t.play(Realign(Angola)).dice(3, 2).play(Realign(Angola)).dice(3, 2);
    assert!(!t.may(Pass) && !t.may(Place(Canada)));
    t.play(Realign(Chile)).dice(1, 1);
    assert!(t.done());
}

// 7.3
#[test]
fn neighbours_more_influence_and_the_superpower_modify_the_roll() {
    let t = table().influence(Us, Mexico, 1).influence(Ussr, Mexico, 2).control(Ussr, [Guatemala]);
    assert_eq!((t.state.realign_modifier(Us, Mexico), t.state.realign_modifier(Ussr, Mexico)), (1, 2));
    let mut t = us_ops(t, TrumanDoctrine);
    t.play(Realign(Mexico)).dice(2, 2);
    assert_eq!(t.at(Mexico), (0, 2), "1 against 2: the acting side loses one");
}

// 7.3: a tie does nothing, and no influence is ever added.
#[test]
fn a_tie_does_nothing_and_nothing_is_added() {
    let mut t = us_ops(table().influence(Ussr, Angola, 1).influence(Us, Angola, 1), Containment);
    t.play(Realign(Angola)).dice(4, 4);
    assert_eq!(t.at(Angola), (1, 1));
    t.play(Realign(Angola)).dice(6, 1);
    assert_eq!(t.at(Angola), (1, 0), "only what is there is lost");
    assert!(t.done(), "no target is left: the third point is lost");
}

// 7.4
#[test]
fn defcon_bans_realignments_and_they_give_no_milops() {
    let mut t = us_ops(table().influence(Ussr, Poland, 1).influence(Ussr, Angola, 1).defcon(4), TrumanDoctrine);
    assert_eq!(t.why_not(Realign(Poland)), Some(Refusal::DefconBan { country: Poland, level: 4 }));
    t.play(Realign(Angola)).dice(1, 1);
    assert_eq!((t.state.milops, t.state.defcon), ([0, 0], 4));
}

// 7.5
#[test]
fn legality_is_checked_before_every_roll() {
    let t = table().influence(Us, Italy, 2).influence(Ussr, Italy, 1).in_force([Nato]);
    let mut t = ussr_ops(t.influence(Us, Angola, 5).in_force([TheIronLady]), SocialistGovernments);
    assert!(t.may(Realign(Italy)), "not controlled");
    t.play(Realign(Italy)).dice(6, 5);
    assert_eq!(t.at(Italy), (2, 0));
    assert_eq!(t.why_not(Realign(Italy)), Some(Refusal::Protected { country: Italy, card: Nato }));
    assert!(t.may(Realign(Angola)));
}

// 7.6
#[test]
fn a_superpower_is_no_controlled_country_and_iran_contra_subtracts_one() {
    let t = table().influence(Ussr, Cuba, 1).influence(Us, Cuba, 1);
    assert_eq!(t.state.realign_modifier(Us, Cuba), 1);
    let t = t.in_force([IranContraScandal]);
    assert_eq!((t.state.realign_modifier(Us, Cuba), t.state.realign_modifier(Ussr, Cuba)), (0, 0));
}

// 8.1
#[test]
fn a_coup_needs_opposing_influence_and_takes_all_ops() {
    let mut t = us_ops(table().influence(Ussr, Angola, 1).influence(Us, Zaire, 1), Containment);
    assert_eq!(t.why_not(Coup(Zaire)), Some(Refusal::NoEnemy { country: Zaire, realign: false }));
    t.play(Coup(Angola)).roll(1);
    assert!(t.done(), "one coup a card");
}

// 8.2
#[test]
fn the_result_is_die_plus_ops_minus_twice_the_stability() {
    for (die, at) in [(1, (0, 2)), (2, (0, 1)), (3, (0, 0)), (6, (3, 0))] {
        let mut t = us_ops(table().influence(Ussr, Colombia, 2), TrumanDoctrine);
        t.play(Coup(Colombia)).roll(die);
        assert_eq!(t.at(Colombia), at);
    }
}

// 8.3, 11.5
#[test]
fn a_coup_gives_its_modified_ops_as_milops_before_the_roll() {
    let mut t = us_ops(table().influence(Ussr, Colombia, 2).with(|s| s.scare = [1, 0]), Containment);
    t.play(Coup(Colombia));
    assert_eq!((t.state.milops, t.state.actor()), ([2, 0], Actor::Chance));
}

// 8.4, 8.7, 17.27
#[test]
fn a_coup_in_a_battleground_lowers_defcon_before_the_die() {
    let mut t = us_ops(table().influence(Ussr, Panama, 2).influence(Ussr, Colombia, 1), TrumanDoctrine);
    t.play(Coup(Panama));
    assert_eq!(t.state.defcon, 4);
    t.roll(1);
    assert_eq!(t.at(Panama), (0, 2), "successful or not");
    let mut t = us_ops(table().influence(Ussr, Colombia, 1), TrumanDoctrine);
    t.play(Coup(Colombia)).roll(6);
    assert_eq!(t.state.defcon, 5);
}

// 8.5
#[test]
fn free_coups_ignore_the_bans_lower_defcon_and_give_no_milops() {
    let ask = Ask::Ops {
        by: Us,
        card: TearDownThisWall,
        kinds: OpsKinds::COUP.and(OpsKinds::FREE),
        left: 3,
        asia: false,
        sea: false,
    };
    let mut t = table().turn(8).influence(Ussr, Poland, 3).defcon(4);
    t.ask(ask);
    assert!(t.may(Coup(Poland)));
    t.play(Coup(Poland)).roll(4);
    assert_eq!((t.at(Poland), t.state.defcon, t.state.milops), ((0, 2), 3, [0, 0]));
}

/// 8.6: the consequences of lasting events.
mod modified_by_events {
    use super::*;

    #[test]
    fn salt_and_death_squads_change_the_die() {
        let t = table().in_force([SaltNegotiations]).with(|s| s.squads = 1);
        assert_eq!([Us, Ussr].map(|side| t.state.coup_modifier(side, Panama)), [0, -2]);
        assert_eq!([Us, Ussr].map(|side| t.state.coup_modifier(side, Angola)), [-1, -1]);
        let mut t = us_ops(t.influence(Ussr, Angola, 3), Containment);
        t.play(Coup(Angola)).roll(1);
        assert_eq!((t.at(Angola), t.state.milops), ((0, 2), [3, 0]), "8.7: the die, not the MilOps");
    }

    // 17.24
    #[test]
    fn nuclear_subs_keep_defcon_for_us_coups() {
        let t = table().in_force([NuclearSubs]);
        assert!(!t.state.coup_alarms(Us, Panama) && t.state.coup_alarms(Ussr, Panama));
        let mut t = us_ops(t.influence(Ussr, Panama, 1).defcon(2), TrumanDoctrine);
        t.play(Coup(Panama)).roll(1);
        assert_eq!(t.state.defcon, 2);
    }

    #[test]
    fn nato_the_pact_and_the_reformer_ban_ussr_coups() {
        let t = table().control(Us, [Italy]).influence(Us, Greece, 1).influence(Us, Japan, 1);
        let t = t.in_force([Nato, UsJapanMutualDefensePact, TheIronLady]);
        let targets = t.state.coup_targets(Ussr, false);
        assert!(!targets.contains(Italy) && targets.contains(Greece) && !targets.contains(Japan));
        let t = t.in_force([TheReformer]);
        assert!(
            !t.state.coup_targets(Ussr, false).contains(Greece)
                && t.state.realign_targets(Ussr, false).contains(Greece)
        );
        let t = ussr_ops(t, SocialistGovernments);
        assert_eq!(t.why_not(Coup(Greece)), Some(Refusal::Protected { country: Greece, card: TheReformer }));
    }

    // 17.40
    #[test]
    fn yuri_and_samantha_pay_when_a_us_coup_is_declared() {
        let mut t = us_ops(table().turn(8).influence(Ussr, Panama, 1).in_force([YuriAndSamantha]), TrumanDoctrine);
        t.play(Coup(Panama));
        assert_eq!(t.state.vp, -1);
        let t = table().turn(8).influence(Ussr, Panama, 1).in_force([YuriAndSamantha]).vp(-19).defcon(2);
        let mut t = us_ops(t, TrumanDoctrine);
        t.play(Coup(Panama));
        assert_eq!(t.over().unwrap().reason, Reason::VictoryPoints, "before DEFCON falls");
    }
}

// 8.7
#[test]
fn at_defcon_two_a_battleground_coup_ends_the_game_whatever_the_die() {
    let mut t = us_ops(table().influence(Ussr, Panama, 1).defcon(2), TrumanDoctrine);
    t.play(Coup(Panama));
    assert_eq!((t.over().unwrap().winner, t.over().unwrap().reason), (Some(Ussr), Reason::NuclearWar));
}

// 8.8
#[test]
fn coups_with_ops_of_an_event_obey_the_bans_and_give_milops_in_any_round() {
    let t = table().influence(Ussr, Iran, 1).influence(Ussr, Cuba, 1).defcon(3).hand(Ussr, [CiaCreated]);
    let mut t = t.influence(Ussr, Poland, 1);
    t.action_round(Ussr).card(CiaCreated, EventFirst);
    assert!(t.may(Coup(Iran)) && !t.may(Coup(Poland)));
    t.play(Coup(Iran)).roll(1);
    assert_eq!((t.state.milops, t.state.defcon), ([1, 0], 2));
}

//! Section 15, where sources disagree, and section 17, which no source settles.

use crate::common::*;

fn preset(name: &str) -> Options {
    Options::named(name).unwrap()
}

// C1
#[test]
fn c1_reach_by_preset() {
    for (name, allowed) in [("seed", false), ("deluxe", true), ("playdek", true)] {
        let mut t = table_with(&preset(name)).influence(Us, Romania, 1).hand(Us, [RomanianAbdication]);
        t.action_round(Us).card(RomanianAbdication, EventFirst);
        assert_eq!(t.may(Place(Hungary)), allowed, "{name}");
    }
}

// C2
#[test]
fn c2_a_trap_opens_on_one_to_four() {
    for die in 1..=6 {
        let mut t = table().turn(4).hand(Us, [Nato]).in_force([Quagmire]);
        t.action_round(Us).play(Action::Card(Nato)).roll(die);
        assert_eq!(t.state.trapped(Us), die >= 5);
    }
}

// C4: no preset differs; only the option changes it.
#[test]
fn c4_every_preset_modifies_ops_of_events() {
    for name in Options::PRESETS {
        let mut t = table_with(&preset(name)).standard().with(|s| s.scare = [1, 0]);
        t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
        assert!(matches!(t.state.ask(), Some(Ask::Ops { left: 3, .. })), "{name}");
    }
}

// C9: UN Intervention is worth 1.
#[test]
fn c9_un_intervention_has_one_op() {
    assert_eq!(UnIntervention.ops(), 1);
}

// C15, C16, C17: figures of the board and of the cards.
#[test]
fn c15_to_c17_norway_is_four_and_102_is_starred_and_95_is_not() {
    assert_eq!(Norway.stability(), 4);
    assert!(IranIraqWar.starred() && !LatinAmericanDebtCrisis.starred());
}

// C19: the table counts, not the remark that the USSR dominates the Middle East.
#[test]
fn c19_both_sides_have_presence_in_the_middle_east_of_the_late_war_scenario() {
    let session = Session::<State>::new(Options { scenario: Scenario::LateWar, us_handicap: 0, ..Options::default() });
    let s = session.state();
    assert_eq!(s.standing(Region::MiddleEast), [Standing::Presence; 2]);
    let battlegrounds = Region::MiddleEast.countries() & BATTLEGROUNDS;
    assert_eq!([Us, Ussr].map(|side| (s.controlled(side) & battlegrounds).len()), [2, 2]);
}

// C22
#[test]
fn c22_the_korean_war_does_not_change_defcon() {
    for die in 1..=6 {
        let mut t = table().defcon(3);
        t.event(KoreanWar).roll(die);
        assert_eq!(t.state.defcon, 3);
    }
}

// C23: three against one with stability 3 gives no control.
#[test]
fn c23_south_africa_at_three_to_one_is_uncontrolled() {
    let t = table().influence(Us, SouthAfrica, 3).influence(Ussr, SouthAfrica, 1);
    assert!(!t.state.controls(Us, SouthAfrica) && !t.state.controls(Ussr, SouthAfrica));
}

// C27: the duty stays.
#[test]
fn c27_un_intervention_does_not_lift_the_duty_of_missile_envy() {
    let t = table().turn(4).standard().hand(Us, [MissileEnvy, UnIntervention, Fidel]);
    let mut t = t.with(|s| s.envy = Some(Us));
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(MissileEnvy)]);
    assert_eq!(t.why_not(Action::Card(UnIntervention)), Some(Refusal::MissileEnvyFirst));
}

// C28
#[test]
fn c28_cards_drawn_after_cia_created_by_preset() {
    for (name, seen) in [("seed", false), ("deluxe", true), ("playdek", true)] {
        let mut t = table_with(&preset(name)).standard().hand(Ussr, [Fidel]);
        t.event(CiaCreated).play(Pass).ask(Ask::Draw { to: Ussr, left: 1 }).play(Draw(Nasser));
        assert_eq!(t.state.seen[Us.index()], if seen { [Fidel, Nasser].into() } else { Cards::from([Fidel]) });
    }
}

// C32
#[test]
fn c32_ops_of_cia_created_and_olympic_games_may_be_declined() {
    let mut t = table().standard();
    t.event(CiaCreated).play(Pass);
    assert!(t.done());
    t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott)).play(Pass);
    assert!(t.done());
}

// 17.9, 17.12
#[test]
fn the_partner_of_un_intervention_is_not_spaced_and_pays_flower_power() {
    let mut t = table().standard().hand(Us, [UnIntervention, ArabIsraeliWar]).in_force([FlowerPower]);
    t.action_round(Us).card(UnIntervention, Event).play(Action::Card(ArabIsraeliWar));
    assert!(!t.may(Space) && t.may(Place(Israel)));
    assert_eq!((t.state.vp, t.state.milops), (-2, [0, 0]));
}

// 17.10
#[test]
fn missile_envy_under_duty_may_be_spaced() {
    let mut t = table().turn(4).standard().hand(Us, [MissileEnvy]).with(|s| s.envy = Some(Us));
    t.action_round(Us).card(MissileEnvy, Space).roll(6);
    assert!(t.discarded(MissileEnvy) && t.state.envy.is_none());
}

// 17.13
#[test]
fn flower_power_is_paid_on_play_and_victory_is_checked_at_once() {
    let mut t = table().standard().vp(-18).hand(Us, [IndoPakistaniWar]).in_force([FlowerPower]);
    t.action_round(Us).card(IndoPakistaniWar, Event);
    assert_eq!((t.over().unwrap().winner, t.state.milops), (Some(Ussr), [0, 0]));
}

// 17.14
#[test]
fn norad_played_under_quagmire_works() {
    let mut t = table().turn(4).in_force([Quagmire]);
    t.event(Norad);
    assert!(t.state.in_force(Norad) && t.state.in_force(Quagmire));
}

// 17.15
#[test]
fn a_lost_round_counts_as_the_next_us_round_for_we_will_bury_you() {
    for trapped in [false, true] {
        let mut t = table().turn(4).with(|s| s.in_force.insert(WeWillBuryYou));
        if trapped {
            t = t.hand(Us, [TrumanDoctrine]).in_force([Quagmire]);
        }
        t.action_round(Us);
        if trapped {
            t.play(Pass);
        }
        assert!(t.done() && !t.state.in_force(WeWillBuryYou));
        assert_eq!(t.state.vp, -3);
    }
}

// 17.17
#[test]
fn cards_being_resolved_are_not_in_the_discard_pile() {
    let mut t = table().standard().hand(Us, [UnIntervention, Fidel]);
    t.action_round(Us).card(UnIntervention, Event).play(Action::Card(Fidel));
    assert!(t.state.discard.is_empty() && t.state.table == Cards::from([UnIntervention, Fidel]));
    t.place([Panama, Panama]);
    assert_eq!(t.state.discard, Cards::from([UnIntervention, Fidel]));
}

// 17.25: at the latest when a coup is declared.
#[test]
fn the_crisis_may_be_defused_right_before_the_coup() {
    let mut t = table().influence(Us, Turkey, 2).influence(Ussr, Angola, 1).hand(Us, [Containment]);
    t = t.with(|s| s.crisis = Some(Us));
    t.action_round(Us).card(Containment, Ops).play(Defuse(Turkey)).play(Coup(Angola)).roll(6);
    assert!(t.done() && t.at(Turkey) == (0, 0));
}

// 17.30
#[test]
fn the_cambridge_five_place_one_influence_in_a_revealed_region() {
    let mut t = table().turn(4).hand(Us, [EuropeScoring, SoutheastAsiaScoring]);
    t.event(TheCambridgeFive);
    assert!(t.may(Place(Austria)) && t.may(Place(Canada)) && t.may(Place(Burma)) && !t.may(Place(Japan)));
    t.place([Canada]);
    assert!(t.done());
}

// 17.33
#[test]
fn the_cambridge_five_in_the_late_war_and_defectors_in_a_us_round_do_nothing() {
    for (side, card) in [(Ussr, TheCambridgeFive), (Us, Defectors)] {
        let mut t = table().turn(8).standard().hand(side, [card]);
        t.action_round(side).card(card, Event);
        assert!(t.done() && t.discarded(card) && t.state.vp == 0);
    }
    let mut t = table().turn(8).standard().hand(Us, [TheCambridgeFive, AsiaScoring]);
    t.action_round(Us).card(TheCambridgeFive, EventFirst).place([Panama, Panama]);
    assert!(t.done() && t.discarded(TheCambridgeFive) && t.state.seen[Ussr.index()].is_empty());
}

// 17.36: the order of the steps of a trap.
#[test]
fn a_scoring_card_that_is_due_comes_before_the_discard_of_a_trap() {
    let at = |round| {
        let mut t = table().turn(4).round(Us, round).hand(Us, [Nato, AsiaScoring]).in_force([Quagmire]);
        t.action_round(Us);
        t.legal().to_vec()
    };
    assert_eq!((at(6), at(7)), (vec![Action::Card(Nato)], vec![Action::Card(AsiaScoring)]));
    let mut t = table().turn(4).round(Us, 7).hand(Us, [Nato, AsiaScoring]).in_force([Quagmire]);
    t.action_round(Us).play(Action::Card(AsiaScoring));
    assert!(t.state.trapped(Us) && t.state.hand(Us).contains(Nato) && t.done());
}

// 17.37
#[test]
fn a_bonus_point_may_be_left_but_not_the_others() {
    let mut t = table().influence(Ussr, Vietnam, 1).hand(Ussr, [Fidel]).in_force([VietnamRevolts]);
    t.action_round(Ussr).card(Fidel, Ops).place([Vietnam]);
    assert!(!t.may(Pass));
    t.place([Thailand]);
    assert_eq!(t.legal().as_slice(), [Place(LaosCambodia), Place(Thailand), Place(Vietnam), Pass]);
    t.play(Pass);
    assert!(t.done());
}

// 17.39
#[test]
fn de_stalinization_may_put_a_point_back() {
    let mut t = table().influence(Ussr, Poland, 2);
    t.event(DeStalinization).remove([Poland, Poland]).place([Poland, Poland]);
    assert!(t.done() && t.at(Poland) == (0, 2));
}

// 17.46: the coups granted by Che are not free.
#[test]
fn coups_of_che_are_ordinary_ones_with_milops() {
    let mut t = table().turn(4).influence(Us, Kenya, 2).influence(Us, Burma, 2).defcon(3);
    t.ask(Ask::Ops { by: Ussr, card: Che, kinds: OpsKinds::COUP.and(OpsKinds::MAY), left: 3, asia: false, sea: false });
    assert_eq!(t.legal().as_slice(), [Coup(Kenya), Pass], "no Space Race, and DEFCON bans Asia");
    t.play(Coup(Kenya)).roll(3);
    assert_eq!((t.at(Kenya), t.state.milops), ((0, 0), [0, 3]));
}

// 17.41
#[test]
fn we_will_bury_you_comes_before_flower_power() {
    let mut t = table().standard().vp(-16).hand(Us, [KoreanWar]).in_force([FlowerPower]);
    t = t.with(|s| s.in_force.insert(WeWillBuryYou));
    t.action_round(Us).card(KoreanWar, EventFirst);
    let paid = |fact| if let Fact::Vp { amount, .. } = fact { Some(amount) } else { None };
    let paid: Vec<_> = t.facts().iter().filter_map(|noted| paid(noted.fact)).collect();
    assert_eq!((paid, t.state.vp), (vec![3, 2], -20), "three first, which alone would not have won");
}

// 17.42
#[test]
fn norad_is_the_very_last_thing_of_the_round() {
    let mut t = table().standard().control(Us, [Canada]).in_force([Norad]).defcon(3).hand(Ussr, [DuckAndCover]);
    t.action_round(Ussr).card(DuckAndCover, EventFirst);
    assert_eq!(t.state.defcon, 2);
    t.place([NorthKorea, NorthKorea, NorthKorea]);
    assert!(t.may(Place(Canada)) && t.may(Pass) && !t.may(Place(Mexico)), "where there is US influence");
    assert!(t.discarded(DuckAndCover));
}

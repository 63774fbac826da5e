//! The Early War cards 1 to 17, in printed order.

use twilight::{
    Action,
    Action::{Coup, Draw, Event, EventFirst, Ops, Pass, Place, Remove, Space},
    Card::*,
    Choice,
    Country::*,
    Options, Us, Ussr,
    state::Reason,
    testing::{Table, table, table_with},
};

/// 1 Asia Scoring.
mod asia_scoring {
    use super::*;

    #[test]
    fn counts_southeast_asia_and_neighbours_of_superpowers_net() {
        // US: Japan (BG, next to no enemy), Thailand; USSR: North Korea.
        let mut t = table().control(Us, [Japan, Thailand, Burma]).control(Ussr, [NorthKorea, Afghanistan]);
        t.event(AsiaScoring);
        // US dominates: 7 + 2 battlegrounds; USSR presence 3 + 1 battleground; no country next to the other superpower.
        assert_eq!(t.state.vp, 9 - 4);
        assert!(t.discarded(AsiaScoring));
    }

    #[test]
    fn pays_for_countries_next_to_the_enemy_superpower() {
        let mut t = table().control(Ussr, [Japan]).control(Us, [Afghanistan]);
        t.event(AsiaScoring);
        // USSR: presence 3 + battleground 1 + Japan 1; US: presence 3 + Afghanistan 1.
        assert_eq!(t.state.vp, 4 - 5);
    }

    #[test]
    fn formosan_resolution_makes_taiwan_a_battleground_for_domination_and_control() {
        let asia = [NorthKorea, SouthKorea, Japan, Thailand, India, Pakistan, Afghanistan];
        let mut t = table().control(Ussr, asia).control(Us, [Taiwan]).in_force([FormosanResolution]);
        t.event(AsiaScoring);
        // The USSR no longer controls Asia: domination 7 + 6 battlegrounds + Japan; US presence 3 + Taiwan 1.
        assert_eq!(t.state.vp, 4 - 14);
    }

    #[test]
    fn shuttle_diplomacy_takes_a_battleground_from_the_ussr_and_is_discarded() {
        let mut t = table().control(Ussr, [NorthKorea]).in_force([ShuttleDiplomacy]);
        t.event(AsiaScoring);
        t.play(Action::Country(NorthKorea));
        assert_eq!(t.state.vp, 0, "no presence");
        assert!(t.discarded(ShuttleDiplomacy) && !t.state.in_force(ShuttleDiplomacy));
    }

    #[test]
    fn shuttle_diplomacy_is_used_up_even_without_a_target() {
        let mut t = table().control(Ussr, [Afghanistan]).in_force([ShuttleDiplomacy]);
        t.event(AsiaScoring);
        assert!(t.done() && t.discarded(ShuttleDiplomacy));
        assert_eq!(t.state.vp, -3);
    }
}

/// 2 Europe Scoring.
mod europe_scoring {
    use super::*;

    #[test]
    fn control_of_europe_wins_at_once() {
        let mut t = table().control(Us, [France, Italy, WestGermany, EastGermany, Poland, Canada]);
        t.event(EuropeScoring);
        assert_eq!(t.over().unwrap().winner, Some(Us));
        assert_eq!(t.over().unwrap().reason, Reason::EuropeControl);
    }

    #[test]
    fn pays_presence_battlegrounds_and_countries_next_to_the_enemy() {
        let mut t = table().control(Ussr, [Canada]).control(Us, [Romania, Poland]);
        t.event(EuropeScoring);
        // US dominates (Romania, Poland against Canada): 7 + 1 + 2 doorsteps; USSR 3 + 1.
        assert_eq!(t.state.vp, 10 - 4);
    }
}

/// 3 Middle East Scoring.
#[test]
fn middle_east_scoring_counts_libya_and_egypt_and_obeys_shuttle_diplomacy() {
    let mut t = table().control(Ussr, [Libya, Egypt, Syria]).in_force([ShuttleDiplomacy]);
    t.event(MiddleEastScoring);
    assert_eq!(t.legal().as_slice(), [Action::Country(Libya), Action::Country(Egypt)]);
    t.play(Action::Country(Egypt));
    // Libya and Syria remain: domination 5 + 1.
    assert_eq!(t.state.vp, -6);
}

/// 4 Duck and Cover.
mod duck_and_cover {
    use super::*;

    #[test]
    fn scores_the_levels_of_defcon_below_five() {
        let mut t = table().defcon(4);
        t.event(DuckAndCover);
        assert_eq!((t.state.defcon, t.state.vp), (3, 2));
    }

    #[test]
    fn at_defcon_two_the_phasing_player_loses_before_any_vp() {
        let mut t = table().defcon(2).phasing(Ussr);
        t.event_by_opponent(DuckAndCover);
        assert_eq!(t.over().unwrap().winner, Some(Us));
        assert_eq!(t.state.vp, 0);
    }

    #[test]
    fn we_will_bury_you_is_paid_first() {
        let mut t = table().defcon(4).vp(-17).hand(Us, [DuckAndCover, Nato]).with(|s| s.in_force.insert(WeWillBuryYou));
        t.action_round(Us).card(DuckAndCover, Event);
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
        assert_eq!(t.over().unwrap().reason, Reason::VictoryPoints);
    }
}

/// 5 Five Year Plan.
mod five_year_plan {
    use super::*;

    #[test]
    fn discards_a_random_card_without_effect() {
        let mut t = table().hand(Ussr, [AsiaScoring, Fidel]);
        t.event(FiveYearPlan);
        assert_eq!(t.legal().as_slice(), [Draw(AsiaScoring), Draw(Fidel)]);
        t.play(Draw(AsiaScoring));
        assert!(t.discarded(AsiaScoring) && t.done());
        assert_eq!(t.state.vp, 0);
    }

    #[test]
    fn a_us_event_happens_and_a_starred_one_leaves_the_game() {
        let mut t = table().hand(Ussr, [UsJapanMutualDefensePact]);
        t.event_by_opponent(FiveYearPlan).play(Draw(UsJapanMutualDefensePact));
        assert_eq!(t.at(Japan), (4, 0));
        assert!(t.removed(UsJapanMutualDefensePact));
    }

    #[test]
    fn an_impossible_us_event_is_only_discarded() {
        let mut t = table().hand(Ussr, [Nato]);
        t.event(FiveYearPlan).play(Draw(Nato));
        assert!(t.discarded(Nato) && !t.state.in_force(Nato));
    }

    #[test]
    fn has_no_effect_on_an_empty_hand_and_never_takes_the_china_card() {
        let mut t = table().china(Ussr, true);
        t.event(FiveYearPlan);
        assert!(t.done());
        assert_eq!(t.state.china, Some(Ussr));
    }

    #[test]
    fn defectors_do_nothing_in_an_action_round() {
        let mut t = table().hand(Ussr, [Defectors]).phasing(Ussr);
        t.event_by_opponent(FiveYearPlan).play(Draw(Defectors));
        assert_eq!(t.state.vp, 0);
        assert!(t.discarded(Defectors));
    }

    #[test]
    fn defectors_cancel_a_waiting_ussr_headline() {
        let mut t = table().hand(Us, [FiveYearPlan]).hand(Ussr, [Fidel, Defectors]);
        t.headlines().play(Action::Card(Fidel)).play(Action::Card(FiveYearPlan)).play(Draw(Defectors));
        assert!(t.discarded(Fidel) && t.discarded(Defectors));
        assert_eq!(t.at(Cuba), (0, 0));
    }

    #[test]
    fn the_ussr_may_lose_the_game_by_the_card_it_loses() {
        let mut t = table().hand(Ussr, [DuckAndCover]).phasing(Ussr).defcon(2);
        t.event_by_opponent(FiveYearPlan).play(Draw(DuckAndCover));
        assert_eq!(t.over().unwrap().winner, Some(Us));
    }

    #[test]
    fn may_discard_the_last_scoring_card() {
        let mut t = table().standard().hand(Ussr, [FiveYearPlan, EuropeScoring]).round(Ussr, 6);
        t.action_round(Ussr).card(FiveYearPlan, EventFirst).play(Draw(EuropeScoring));
        assert!(t.discarded(EuropeScoring));
        assert_eq!(t.state.vp, 0);
    }
}

/// 6 The China Card.
mod the_china_card {
    use super::*;

    fn in_asia() -> Table {
        let mut t = table().influence(Ussr, NorthKorea, 3).influence(Ussr, Pakistan, 1).influence(Ussr, Syria, 1);
        t.action_round(Ussr).card(TheChinaCard, Ops);
        t
    }

    #[test]
    fn gives_a_fifth_point_if_all_are_spent_in_asia() {
        let mut t = in_asia();
        t.place([Pakistan, Pakistan, India, India]);
        assert!(t.may(Place(India)) && !t.may(Place(Syria)) && t.may(Pass));
        t.place([India]);
        assert!(t.done());
    }

    #[test]
    fn one_point_outside_asia_and_it_is_worth_four() {
        let mut t = in_asia();
        t.place([Syria, Pakistan, Pakistan, India]);
        assert!(t.done());
    }

    #[test]
    fn the_bonus_point_need_not_be_used() {
        let mut t = in_asia();
        t.place([Pakistan, Pakistan, India, India]).play(Pass);
        assert!(t.done());
    }

    #[test]
    fn the_bonus_point_may_pay_for_an_enemy_controlled_country() {
        let mut t = table().influence(Ussr, NorthKorea, 3).control(Us, [SouthKorea]);
        t.action_round(Ussr).card(TheChinaCard, Ops).place([NorthKorea, NorthKorea, NorthKorea]);
        assert!(t.may(Place(SouthKorea)));
        t.place([SouthKorea]);
        assert!(t.done());
    }

    #[test]
    fn a_coup_in_asia_adds_five_and_gives_five_milops() {
        let mut t = table().influence(Us, Burma, 4);
        t.action_round(Ussr).card(TheChinaCard, Ops).play(Coup(Burma)).roll(1);
        assert_eq!(t.state.milops[Ussr.index()], 5);
        assert_eq!(t.at(Burma), (2, 0));
    }

    #[test]
    fn the_fifth_realignment_exists_only_in_asia() {
        let mut t = table().influence(Us, Burma, 9).influence(Us, Syria, 2);
        t.action_round(Ussr).card(TheChinaCard, Ops);
        for _ in 0..4 {
            t.play(Action::Realign(Burma)).dice(1, 1);
        }
        assert!(t.may(Action::Realign(Burma)) && !t.may(Action::Realign(Syria)) && t.may(Pass));
    }

    #[test]
    fn passes_face_down_to_the_opponent_and_ends_formosan_resolution() {
        let mut t = table().standard().china(Us, true).in_force([FormosanResolution]).hand(Us, [Nato]);
        t.action_round(Us).card(TheChinaCard, Space).roll(6);
        assert_eq!((t.state.china, t.state.china_up), (Some(Ussr), false));
        assert!(!t.state.in_force(FormosanResolution));
    }

    #[test]
    fn formosan_resolution_survives_a_ussr_play() {
        let mut t = table().standard().in_force([FormosanResolution]);
        t.action_round(Ussr).card(TheChinaCard, Space).roll(6);
        assert!(t.state.in_force(FormosanResolution));
    }

    #[test]
    fn may_not_strand_a_scoring_card() {
        let mut t = table().hand(Ussr, [AsiaScoring, Fidel]).round(Ussr, 6);
        t.action_round(Ussr);
        assert!(!t.may(Action::Card(TheChinaCard)) && t.may(Action::Card(Fidel)));
    }

    #[test]
    fn is_never_compulsory() {
        let mut t = table().round(Ussr, 6);
        t.action_round(Ussr);
        assert_eq!(t.legal().as_slice(), [Action::Card(TheChinaCard), Pass]);
    }

    #[test]
    fn is_worth_five_in_southeast_asia_under_red_scare_with_vietnam_revolts() {
        let t = table().in_force([VietnamRevolts]).with(|s| s.scare = [0, 1]);
        let points = t.state.points(Ussr, 4, true);
        assert_eq!((points.base, points.asia, points.sea), (3, true, true));
    }
}

/// 7 Socialist Governments.
mod socialist_governments {
    use super::*;

    #[test]
    fn removes_three_at_most_two_in_a_country() {
        let mut t = table().influence(Us, France, 3).influence(Us, Italy, 3).influence(Us, Poland, 1);
        t.event(SocialistGovernments).remove([France, France]);
        assert_eq!(t.legal().as_slice(), [Remove(Italy)]);
        t.remove([Italy]);
        assert!(t.done());
        assert_eq!((t.at(France), t.at(Italy)), ((1, 0), (2, 0)));
    }

    #[test]
    fn cannot_happen_after_the_iron_lady() {
        let mut t = table().influence(Us, France, 3).in_force([TheIronLady]);
        t.event(SocialistGovernments);
        assert!(t.done() && t.discarded(SocialistGovernments));
        assert_eq!(t.at(France), (3, 0));
    }
}

/// 8 Fidel.
#[test]
fn fidel_takes_cuba() {
    let mut t = table().influence(Us, Cuba, 2);
    t.event(Fidel);
    assert_eq!(t.at(Cuba), (0, 3));
    assert!(t.removed(Fidel));
}

#[test]
fn fidel_adds_nothing_to_more_than_control() {
    let mut t = table().influence(Ussr, Cuba, 5);
    t.event(Fidel);
    assert_eq!(t.at(Cuba), (0, 5));
}

/// 9 Vietnam Revolts.
mod vietnam_revolts {
    use super::*;

    #[test]
    fn adds_a_point_if_all_are_spent_in_southeast_asia() {
        let mut t = table().hand(Ussr, [SocialistGovernments]).in_force([TheIronLady]);
        t.event(VietnamRevolts);
        assert_eq!(t.at(Vietnam), (0, 2));
        t.action_round(Ussr).card(SocialistGovernments, Ops).place([Thailand, Thailand, LaosCambodia]);
        assert!(t.may(Place(LaosCambodia)) && !t.may(Place(Finland)) && t.may(Pass));
        t.place([LaosCambodia]);
        assert!(t.done());
    }

    #[test]
    fn helps_a_coup_and_its_milops() {
        let mut t = table().influence(Us, Thailand, 3).hand(Ussr, [Nasser]).in_force([VietnamRevolts]);
        t.action_round(Ussr).card(Nasser, Ops).play(Coup(Thailand)).roll(4);
        assert_eq!(t.state.milops[1], 2);
        assert_eq!(t.at(Thailand), (1, 0));
    }

    #[test]
    fn a_one_op_card_under_red_scare_stays_at_one() {
        let t = table().in_force([VietnamRevolts]).with(|s| s.scare = [0, 1]);
        assert_eq!(t.state.points(Ussr, 1, false).base, 1);
        assert!(!t.state.points(Ussr, 1, false).sea);
    }

    #[test]
    fn does_not_help_the_space_race_or_a_minimum_value() {
        let t = table().in_force([VietnamRevolts]);
        assert_eq!(t.state.ops_of(Ussr, Nasser), 1);
    }

    #[test]
    fn ends_with_the_turn() {
        let mut t = table().in_force([VietnamRevolts]).milops(5, 5);
        t.turn_end();
        assert!(!t.state.in_force(VietnamRevolts));
    }
}

/// 10 Blockade.
mod blockade {
    use super::*;

    #[test]
    fn spares_west_germany_if_a_three_ops_card_is_discarded() {
        let mut t = table().hand(Us, [Nato]).influence(Us, WestGermany, 4);
        t.event(Blockade).play(Action::Card(Nato));
        assert_eq!(t.at(WestGermany), (4, 0));
        assert!(t.discarded(Nato) && t.removed(Blockade));
    }

    #[test]
    fn removes_all_us_influence_from_west_germany_otherwise() {
        let mut t = table().hand(Us, [TrumanDoctrine]).influence(Us, WestGermany, 4);
        t.event(Blockade);
        assert_eq!(t.legal().as_slice(), [Pass]);
        t.play(Pass);
        assert_eq!(t.at(WestGermany), (0, 0));
    }

    #[test]
    fn counts_modified_values_and_never_the_china_card() {
        let mut t = table().china(Us, true).hand(Us, [DuckAndCover, FiveYearPlan]).with(|s| s.scare = [1, 0]);
        t.event(Blockade);
        assert_eq!(t.legal().as_slice(), [Pass]);
    }
}

/// 11 Korean War.
mod korean_war {
    use super::*;

    #[test]
    fn succeeds_on_four_less_the_neighbours_of_the_us() {
        let mut t = table().influence(Us, SouthKorea, 2).control(Us, [Japan]);
        t.event(KoreanWar).roll(5);
        assert_eq!((t.at(SouthKorea), t.state.vp), ((0, 2), -2));
        assert_eq!(t.state.milops, [0, 2]);
    }

    #[test]
    fn fails_below_and_does_not_change_defcon() {
        let mut t = table().influence(Us, SouthKorea, 2).control(Us, [Japan, Taiwan]);
        t.event(KoreanWar).roll(5);
        assert_eq!((t.at(SouthKorea), t.state.vp, t.state.defcon), ((2, 0), 0, 5));
        assert_eq!(t.state.milops, [0, 2]);
    }

    #[test]
    fn gives_fixed_milops_under_red_scare() {
        let mut t = table().with(|s| s.scare = [0, 1]);
        t.event(KoreanWar).roll(1);
        assert_eq!(t.state.milops, [0, 2]);
    }

    #[test]
    fn pays_flower_power_when_the_us_plays_it() {
        let mut t = table().standard().hand(Us, [KoreanWar]).in_force([FlowerPower]);
        t.action_round(Us).card(KoreanWar, EventFirst).roll(1);
        assert_eq!(t.state.vp, -2);
    }

    #[test]
    fn is_harder_during_the_chinese_civil_war() {
        let options = Options { chinese_civil_war: true, ..Options::default() };
        let mut t = table_with(&options).influence(Us, SouthKorea, 1).with(|s| s.china = None);
        t.event(KoreanWar).roll(4);
        assert_eq!(t.at(SouthKorea), (1, 0));
    }
}

/// 12 Romanian Abdication.
#[test]
fn romanian_abdication_takes_romania() {
    let mut t = table().influence(Us, Romania, 1).influence(Ussr, Romania, 1);
    t.event(RomanianAbdication);
    assert_eq!(t.at(Romania), (0, 3));
}

/// 13 Arab-Israeli War.
mod arab_israeli_war {
    use super::*;

    #[test]
    fn counts_israel_itself_if_the_us_controls_it() {
        let mut t = table().control(Us, [Israel, Egypt]);
        t.event(ArabIsraeliWar).roll(5);
        assert_eq!(t.at(Israel), (4, 0));
        let mut t = table().control(Us, [Israel, Egypt]);
        t.event(ArabIsraeliWar).roll(6);
        assert_eq!((t.at(Israel), t.state.vp), ((0, 4), -2));
        assert!(t.discarded(ArabIsraeliWar));
    }

    #[test]
    fn happens_when_the_us_spends_it_for_ops() {
        let mut t = table().standard().hand(Us, [ArabIsraeliWar]);
        t.action_round(Us).card(ArabIsraeliWar, EventFirst).roll(1);
        assert_eq!(t.state.milops, [0, 2]);
    }

    #[test]
    fn camp_david_prevents_it_and_flower_power_is_not_paid() {
        let mut t = table().standard().hand(Us, [ArabIsraeliWar]).in_force([CampDavidAccords, FlowerPower]);
        t.action_round(Us).card(ArabIsraeliWar, Ops).place([Israel, Israel]);
        assert_eq!((t.state.milops, t.state.vp), ([0, 0], 0));
        assert!(t.discarded(ArabIsraeliWar));
    }
}

/// 14 COMECON.
#[test]
fn comecon_places_one_in_each_of_four_countries_not_controlled_by_the_us() {
    let mut t = table().control(Us, [Poland]);
    t.event(Comecon);
    assert!(!t.may(Place(Poland)) && t.may(Place(Austria)) && t.may(Place(Finland)));
    t.place([Austria]);
    assert!(!t.may(Place(Austria)));
    t.place([Finland, Hungary, Romania]);
    assert!(t.done() && t.removed(Comecon));
}

#[test]
fn comecon_places_fewer_if_there_are_fewer() {
    let free = [EastGermany, Poland];
    let others = [Austria, Finland, Czechoslovakia, Hungary, Romania, Bulgaria, Yugoslavia];
    let mut t = table().control(Us, others);
    t.event(Comecon).place(free);
    assert!(t.done());
}

/// 15 Nasser.
#[test]
fn nasser_halves_the_us_in_egypt_rounded_up() {
    let mut t = table().influence(Us, Egypt, 3);
    t.event(Nasser);
    assert_eq!(t.at(Egypt), (1, 2));
}

/// 16 Warsaw Pact Formed.
mod warsaw_pact_formed {
    use super::*;

    #[test]
    fn may_remove_all_us_influence_from_four_countries() {
        let mut t = table().influence(Us, Poland, 3).influence(Us, Hungary, 1).influence(Us, France, 1);
        t.event(WarsawPactFormed).play(Action::Choice(Choice::Withdraw)).remove([Hungary, Poland]);
        assert!(t.done());
        assert_eq!((t.at(Poland), t.at(France)), ((0, 0), (1, 0)));
    }

    #[test]
    fn may_add_five_at_most_two_in_a_country() {
        let mut t = table().control(Us, [Poland]);
        t.event(WarsawPactFormed).play(Action::Choice(Choice::Reinforce)).place([Poland, Poland]);
        assert!(!t.may(Place(Poland)));
        t.place([Hungary, Bulgaria, Bulgaria]);
        assert!(t.done() && t.state.in_force(WarsawPactFormed));
    }

    #[test]
    fn satisfies_the_prerequisite_of_nato() {
        let mut t = table().in_force([WarsawPactFormed]);
        t.event(Nato);
        assert!(t.state.in_force(Nato));
    }
}

/// 17 De Gaulle Leads France.
#[test]
fn de_gaulle_takes_france_out_of_nato_in_either_order() {
    for first in [[Nato, DeGaulleLeadsFrance], [DeGaulleLeadsFrance, Nato]] {
        let mut t = table().influence(Us, France, 6).control(Us, [Italy]).in_force([MarshallPlan]);
        for card in first {
            t.event(card);
        }
        assert_eq!(t.at(France), (4, 1));
        let targets = t.state.coup_targets(Ussr, false);
        assert!(targets.contains(France) && !targets.contains(Italy));
    }
}

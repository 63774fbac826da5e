//! The Early War cards, in printed order.

use rules::{Game, Seat};
use twilight::{
    Action,
    Action::{Coup, Draw, Event, EventFirst, Ops, OpsFirst, Pass, Place, Remove, Space},
    Card::*,
    Cards, Choice,
    Country::*,
    Kinds, Options, Region, Side, Us, Ussr,
    options::{GrantedOps, ShownHand},
    state::{Phase, Reason},
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
        // US dominates: 7 + 2 battlegrounds; USSR presence 3 + 1 battleground; nobody holds the other's doorstep.
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
    fn formosan_resolution_makes_taiwan_a_battleground_for_both_sides_tests() {
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
    fn pays_presence_battlegrounds_and_the_doorsteps() {
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
    fn scores_what_defcon_stands_below_five() {
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
    fn an_impossible_us_event_is_just_discarded() {
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
    fn defectors_cancel_a_ussr_headline_that_waits() {
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
    fn may_throw_away_the_last_scoring_card() {
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
    fn one_point_elsewhere_and_it_is_worth_four() {
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
    fn does_not_help_the_space_race_or_a_demand() {
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
    fn empties_west_germany_otherwise() {
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
    fn fails_below_and_leaves_defcon_alone() {
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
    fn may_empty_four_countries_of_the_us() {
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
fn de_gaulle_takes_france_out_of_nato_whichever_comes_first() {
    for first in [[Nato, DeGaulleLeadsFrance], [DeGaulleLeadsFrance, Nato]] {
        let mut t = table().influence(Us, France, 6).control(Us, [Italy]).in_force([MarshallPlan]);
        for card in first {
            t.event(card);
        }
        assert_eq!(t.at(France), (4, 1));
        let targets = t.state.coup_targets(Ussr, false);
        assert!(targets.has(France) && !targets.has(Italy));
    }
}

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
    fn pays_the_second_the_right_figure() {
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
fn truman_doctrine_empties_an_uncontrolled_country() {
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
    fn the_ops_may_be_declined_and_are_not_for_space() {
        let mut t = table().influence(Us, Panama, 1);
        t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
        assert!(t.may(Pass) && !t.may(Space));
        t.place([Panama]);
        assert!(!t.may(Pass), "once begun all points are spent");
    }

    #[test]
    fn a_boycott_at_defcon_two_loses_for_the_sponsor() {
        let mut t = table().defcon(2).phasing(Us);
        t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
    }

    #[test]
    fn the_ops_are_modified_unless_ruled_otherwise() {
        let ops_under_red_scare = |options: &Options| {
            let mut t = table_with(options).influence(Us, Panama, 1).with(|s| s.scare = [1, 0]);
            t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
            match t.state.ask() {
                Some(twilight::Ask::Ops { left, kinds, .. }) => (left, kinds.has(Kinds::ANY)),
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
    fn keeps_the_ussr_out_of_what_the_us_controls_in_europe() {
        let mut t = table().control(Us, [Italy]).influence(Us, Greece, 1).in_force([MarshallPlan]);
        t.event(Nato);
        assert!(!t.state.coup_targets(Ussr, false).has(Italy) && !t.state.realign_targets(Ussr, false).has(Italy));
        assert!(t.state.coup_targets(Ussr, false).has(Greece), "not controlled");
        t.state.set_influence(Ussr, Italy, 1);
        assert!(t.state.coup_targets(Ussr, false).has(Italy), "protection lapses with control");
    }

    #[test]
    fn willy_brandt_opens_west_germany() {
        let t = table().control(Us, [WestGermany]).in_force([Nato, WillyBrandt]);
        assert!(t.state.coup_targets(Ussr, false).has(WestGermany));
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
    fn a_us_coup_at_defcon_two_beats_the_ussr_that_triggered_it() {
        let mut t = table().influence(Ussr, Cuba, 1).hand(Ussr, [CiaCreated]).defcon(2);
        t.action_round(Ussr).card(CiaCreated, EventFirst).play(Coup(Cuba));
        assert_eq!(t.over().unwrap().winner, Some(Us));
    }

    #[test]
    fn cuban_missile_crisis_beats_that() {
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
    assert!(!t.state.coup_targets(Ussr, true).has(Japan) && !t.state.realign_targets(Ussr, true).has(Japan));
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
    fn both_players_can_be_under_one() {
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

/// 32 UN Intervention.
mod un_intervention {
    use super::*;

    #[test]
    fn cancels_the_event_of_its_partner_and_uses_its_ops() {
        let mut t = table().influence(Us, Panama, 1).hand(Us, [UnIntervention, Fidel, Nato]);
        t.action_round(Us).card(UnIntervention, Event);
        assert_eq!(t.legal().as_slice(), [Action::Card(Fidel)]);
        t.play(Action::Card(Fidel)).place([Panama, CostaRica]);
        assert!(t.done() && t.discarded(UnIntervention) && t.discarded(Fidel));
        assert_eq!(t.at(Cuba), (0, 0));
    }

    #[test]
    fn needs_a_partner_with_the_opponents_event() {
        let mut t = table().standard().hand(Us, [UnIntervention, Nato, MissileEnvy, AsiaScoring]);
        t.action_round(Us).play(Action::Card(UnIntervention));
        assert!(!t.may(Event) && t.may(Ops));
        assert!(t.why_not(Event).is_some());
    }

    #[test]
    fn may_not_be_a_headline() {
        let mut t = table().hand(Ussr, [UnIntervention, Fidel]);
        t.headlines();
        assert_eq!(t.legal().as_slice(), [Action::Card(Fidel)]);
    }

    #[test]
    fn gives_no_space_race_and_no_vp_for_defectors() {
        let mut t = table().standard().hand(Ussr, [UnIntervention, Defectors]);
        t.action_round(Ussr).card(UnIntervention, Event).play(Action::Card(Defectors));
        assert!(!t.may(Space));
        t.place([NorthKorea, NorthKorea]);
        assert_eq!(t.state.vp, 0);
    }

    #[test]
    fn a_paired_war_card_of_the_us_pays_flower_power() {
        let mut t = table().standard().hand(Us, [UnIntervention, KoreanWar]).in_force([FlowerPower]);
        t.action_round(Us).card(UnIntervention, Event).play(Action::Card(KoreanWar));
        assert_eq!((t.state.vp, t.state.milops), (-2, [0, 0]));
    }

    #[test]
    fn answers_we_will_bury_you() {
        let mut t = table().standard().hand(Us, [UnIntervention, Fidel]).with(|s| s.in_force.insert(WeWillBuryYou));
        t.action_round(Us).card(UnIntervention, Event).play(Action::Card(Fidel)).place([Panama, Panama]);
        assert!(t.done());
        assert_eq!(t.state.vp, 0);
    }

    #[test]
    fn pays_the_ussr_one_more_after_u2_incident() {
        let mut t = table().standard().hand(Us, [UnIntervention, Fidel]).in_force([U2Incident]);
        t.action_round(Us).card(UnIntervention, Event);
        assert_eq!(t.state.vp, -1);
    }

    #[test]
    fn played_for_ops_it_is_an_ordinary_card_of_one() {
        let mut t = table().standard().hand(Us, [UnIntervention]);
        t.action_round(Us).card(UnIntervention, Ops).place([Panama]);
        assert!(t.done());
    }
}

/// 33 De-Stalinization.
mod de_stalinization {
    use super::*;

    #[test]
    fn moves_up_to_four_at_most_two_into_a_country() {
        let mut t = table().influence(Ussr, Poland, 4).control(Us, [Italy]);
        t.event(DeStalinization).remove([Poland, Poland, Poland]).play(Pass);
        assert!(!t.may(Place(Italy)) && t.may(Place(Chile)));
        t.place([Chile, Chile]);
        assert!(!t.may(Place(Chile)) && !t.may(Place(ChineseCivilWar)));
        t.place([Poland]);
        assert!(t.done());
        assert_eq!((t.at(Poland), t.at(Chile)), ((0, 2), (0, 2)));
    }

    #[test]
    fn may_move_nothing() {
        let mut t = table().influence(Ussr, Poland, 4);
        t.event(DeStalinization).play(Pass);
        assert!(t.done() && t.removed(DeStalinization));
    }
}

/// 34 Nuclear Test Ban.
#[test]
fn nuclear_test_ban_pays_defcon_minus_two_and_raises_it() {
    for (before, vp, after) in [(5, 3, 5), (3, 1, 5), (2, 0, 4)] {
        let mut t = table().defcon(before);
        t.event_by(Us, NuclearTestBan);
        assert_eq!((t.state.vp, t.state.defcon), (vp, after));
    }
}

/// 35 Formosan Resolution.
mod formosan_resolution {
    use super::*;

    #[test]
    fn counts_in_scoring_only_while_the_us_controls_taiwan() {
        let mut t = table().control(Us, [Taiwan]);
        t.event(FormosanResolution);
        assert_eq!(t.state.score(Region::Asia, None).vp, [4, 0]);
        assert!(!t.state.coup_alarms(Ussr, Taiwan), "no DEFCON loss");
        assert_eq!(t.state.standing(Region::Asia)[0], twilight::scoring::Standing::Presence);
        t.state.set_influence(Us, Taiwan, 2);
        assert_eq!(t.state.score(Region::Asia, None).vp, [0, 0]);
    }

    #[test]
    fn may_not_happen_during_the_chinese_civil_war() {
        let options = Options { chinese_civil_war: true, ..Options::default() };
        let mut t = table_with(&options).with(|s| s.china = None);
        t.event(FormosanResolution);
        assert!(t.discarded(FormosanResolution) && !t.state.in_force(FormosanResolution));
    }
}

/// 103 Defectors.
mod defectors {
    use super::*;

    fn headlines(us: twilight::Card, ussr: twilight::Card) -> Table {
        let mut t = table().hand(Us, [us]).hand(Ussr, [ussr]);
        t.headlines().play(Action::Card(ussr)).play(Action::Card(us));
        t
    }

    #[test]
    fn cancels_a_ussr_headline_of_higher_value() {
        let t = headlines(Defectors, RedScarePurge);
        assert!(t.done() && t.discarded(RedScarePurge) && t.discarded(Defectors));
        assert_eq!(t.state.scare, [0, 0]);
    }

    #[test]
    fn a_cancelled_starred_headline_is_discarded() {
        assert!(headlines(Defectors, Fidel).discarded(Fidel));
    }

    #[test]
    fn headlined_by_the_ussr_they_do_nothing() {
        let t = headlines(TrumanDoctrine, Defectors);
        assert_eq!(t.state.vp, 0);
        assert!(t.discarded(Defectors) && t.removed(TrumanDoctrine));
    }

    #[test]
    fn played_by_the_ussr_for_ops_they_give_the_us_a_vp() {
        let mut t = table().standard().hand(Ussr, [Defectors]);
        t.action_round(Ussr).card(Defectors, OpsFirst).place([NorthKorea, NorthKorea]);
        assert_eq!(t.state.vp, 1);
    }

    #[test]
    fn in_the_space_race_they_give_nothing() {
        let mut t = table().standard().hand(Ussr, [Defectors]);
        t.action_round(Ussr).card(Defectors, Space).roll(6);
        assert_eq!(t.state.vp, 0);
    }

    #[test]
    fn the_us_may_choose_them_in_an_action_round_for_nothing() {
        let mut t = table().standard().hand(Us, [Defectors]);
        t.action_round(Us).card(Defectors, Event);
        assert!(t.done() && t.discarded(Defectors));
        assert_eq!(t.state.vp, 0);
    }
}

/// 104 The Cambridge Five.
mod the_cambridge_five {
    use super::*;

    #[test]
    fn shows_scoring_cards_and_lets_the_ussr_place_in_their_regions() {
        let mut t = table().hand(Us, [AsiaScoring, Nato, SoutheastAsiaScoring]);
        t.event(TheCambridgeFive);
        assert_eq!(t.state.seen[Ussr.index()], Cards::from([AsiaScoring, SoutheastAsiaScoring]));
        assert!(t.may(Pass) && !t.may(Place(Egypt)));
        t.place([Thailand]);
        assert!(t.done() && t.discarded(TheCambridgeFive));
    }

    #[test]
    fn a_revealed_southeast_asia_scoring_allows_only_its_countries() {
        let mut t = table().hand(Us, [SoutheastAsiaScoring]);
        t.event(TheCambridgeFive);
        assert!(t.may(Place(Burma)) && !t.may(Place(India)));
    }

    #[test]
    fn nothing_happens_without_a_scoring_card_or_in_the_late_war() {
        let mut t = table().hand(Us, [Nato]);
        t.event(TheCambridgeFive);
        assert!(t.done());
        let mut t = table().turn(8).hand(Us, [AsiaScoring]);
        t.event(TheCambridgeFive);
        assert!(t.done());
        assert!(t.state.seen[Ussr.index()].is_empty());
    }

    #[test]
    fn the_other_seat_sees_what_was_shown() {
        let mut t = table().hand(Us, [AsiaScoring, Nato]);
        t.event(TheCambridgeFive).play(Pass);
        let view = t.state.view(Seat::Player(Ussr));
        assert_eq!((view.state.hand(Us), view.cards[0]), (Cards::from([AsiaScoring]), 2));
    }
}

/// 105 Special Relationship.
mod special_relationship {
    use super::*;

    #[test]
    fn needs_us_control_of_the_united_kingdom() {
        let mut t = table().influence(Us, UnitedKingdom, 4);
        t.event(SpecialRelationship);
        assert!(t.done() && t.discarded(SpecialRelationship));
    }

    #[test]
    fn without_nato_places_one_next_to_it() {
        let mut t = table().control(Us, [UnitedKingdom]);
        t.event(SpecialRelationship);
        assert_eq!(t.legal().as_slice(), [Canada, Norway, Benelux, France].map(Place));
        t.place([France]);
        assert_eq!((t.at(France), t.state.vp), ((1, 0), 0));
    }

    #[test]
    fn with_nato_places_two_in_western_europe_for_two_vp() {
        let mut t = table().control(Us, [UnitedKingdom]).in_force([Nato]);
        t.event(SpecialRelationship).place([Italy]);
        assert!(t.done());
        assert_eq!((t.at(Italy), t.state.vp), ((2, 0), 2));
    }
}

/// 106 NORAD.
mod norad {
    use super::*;

    fn ready(side: Side) -> Table {
        let t = table().standard().control(Us, [Canada]).in_force([Norad]).hand(side, [Comecon, DuckAndCover]);
        t.defcon(3).influence(Ussr, Cuba, 1).influence(Us, Cuba, 1)
    }

    #[test]
    fn places_one_after_a_round_in_which_defcon_moved_to_two() {
        for side in [Us, Ussr] {
            let mut t = ready(side);
            t.action_round(side);
            let card = if side == Us { DuckAndCover } else { Comecon };
            t.card(card, Ops).play(Coup(Cuba)).roll(1);
            assert!(t.may(Place(UnitedKingdom)) && t.may(Pass) && !t.may(Place(Angola)));
            t.place([UnitedKingdom]);
            assert!(t.done());
        }
    }

    #[test]
    fn being_at_two_already_is_not_enough() {
        let mut t = ready(Ussr).defcon(2);
        t.action_round(Ussr).card(Comecon, Ops).place([NorthKorea, NorthKorea, NorthKorea]);
        assert!(t.done());
    }

    #[test]
    fn needs_control_of_canada() {
        let mut t = ready(Ussr).influence(Us, Canada, 1);
        t.action_round(Ussr).card(Comecon, Ops).play(Coup(Cuba)).roll(1);
        assert!(t.done());
    }

    #[test]
    fn the_headline_phase_is_no_action_round() {
        let mut t = ready(Us).headline_phase();
        t.event(DuckAndCover);
        assert_eq!((t.state.defcon, t.state.phase), (2, Phase::Headline));
        assert!(!t.state.norad_due);
    }
}

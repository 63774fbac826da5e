//! The Mid War cards 63 to 73, in printed order.

use rules::{Actor, Game, Luck, Seat, View};
use twilight::{
    Action,
    Action::{Card as Pick, Country as Target, Coup, Draw, Event, EventFirst, Ops, OpsFirst, Pass, Place, Space},
    Card::*,
    Cards,
    Country::*,
    Options, Us, Ussr,
    testing::{table, table_with},
};

/// 63 Colonial Rear Guards.
#[test]
fn colonial_rear_guards_go_to_four_countries_of_africa_and_southeast_asia() {
    let mut t = table().control(Ussr, [Angola]);
    t.event(ColonialRearGuards).place([Angola, Zaire, Vietnam, Burma]);
    assert!(t.done() && t.at(Angola) == (1, 1) && t.at(Burma) == (1, 0) && t.discarded(ColonialRearGuards));
    t.event(ColonialRearGuards).place([Angola]);
    assert!(!t.may(Place(Angola)) && !t.may(Place(India)));
}

/// 64 Panama Canal Returned.
#[test]
fn panama_canal_returned_places_three() {
    let mut t = table();
    t.event(PanamaCanalReturned);
    assert_eq!([t.at(Panama), t.at(CostaRica), t.at(Venezuela)], [(1, 0); 3]);
    assert!(t.removed(PanamaCanalReturned));
}

/// 65 Camp David Accords; section 18, 5.2 ex 2.
#[test]
fn camp_david_accords_pay_place_and_prevent_the_arab_israeli_war() {
    let mut t = table().hand(Us, [ArabIsraeliWar]);
    t.event(CampDavidAccords);
    assert_eq!([t.at(Israel), t.at(Jordan), t.at(Egypt)], [(1, 0); 3]);
    assert_eq!(t.state.vp, 1);
    t.action_round(Us).play(Pick(ArabIsraeliWar));
    assert_eq!(t.legal().as_slice(), [Ops, Space]);
    t.play(Ops).place([Egypt, Egypt]);
    assert!(t.discarded(ArabIsraeliWar));
}

/// 66 Puppet Governments.
#[test]
fn puppet_governments_place_only_in_countries_without_influence() {
    let mut t = table().influence(Us, Panama, 1).influence(Ussr, Cuba, 1);
    t.event(PuppetGovernments);
    assert!(!t.may(Place(Panama)) && !t.may(Place(Cuba)) && t.may(Place(Romania)));
    t.place([Romania]);
    assert!(!t.may(Place(Romania)));
    t.place([Chile]).play(Pass);
    assert!(t.done() && t.removed(PuppetGovernments) && t.at(Chile) == (1, 0));
}

/// 67 Grain Sales to Soviets.
mod grain_sales_to_soviets {
    use super::*;

    #[test]
    fn the_card_drawn_is_played_like_the_players_own() {
        let mut t = table().defcon(4).hand(Ussr, [DuckAndCover, Fidel]);
        t.event(GrainSalesToSoviets);
        assert_eq!(t.legal().as_slice(), [Draw(DuckAndCover), Draw(Fidel)]);
        t.play(Draw(DuckAndCover));
        assert_eq!(t.legal().as_slice(), [Event, Ops, Space, Pass]);
        t.play(Event);
        assert!(t.done() && t.state.vp == 2 && t.discarded(DuckAndCover) && t.discarded(GrainSalesToSoviets));
    }

    // 17.28
    #[test]
    fn a_ussr_event_happens_with_the_ops_in_the_order_that_the_us_chooses() {
        let mut t = table().influence(Us, Panama, 1).hand(Ussr, [Fidel]);
        t.event(GrainSalesToSoviets).play(Draw(Fidel));
        assert_eq!(t.legal().as_slice(), [EventFirst, OpsFirst, Space, Pass]);
        t.play(OpsFirst).place([Panama, Cuba]);
        assert!(t.done() && t.at(Cuba) == (0, 3) && t.removed(Fidel));
    }

    #[test]
    fn a_card_given_back_stays_known_and_the_us_has_two_ops() {
        let mut t = table().influence(Us, Panama, 1).hand(Ussr, [Fidel, Nasser]);
        t.event(GrainSalesToSoviets).plays([Draw(Fidel), Pass]);
        assert!(!t.may(Space) && !t.may(Pass), "ordinary Operations, no Space Race");
        t.place([Panama, Panama]);
        assert!(t.done() && t.state.hand(Ussr).contains(Fidel));
        let view = t.state.view(Seat::Player(Us));
        assert_eq!(view.state.hand(Ussr), Cards::from([Fidel]));
        assert!(view.sample(&mut Luck::seeded(3)).hand(Ussr).contains(Fidel));
        assert_eq!(t.state.view(Seat::Spectator).state.hand(Ussr), Cards::EMPTY);
    }

    #[test]
    fn an_empty_hand_leaves_the_two_ops() {
        let mut t = table().influence(Us, Panama, 1).china(Ussr, true);
        t.event(GrainSalesToSoviets).place([Panama, Panama]);
        assert!(t.done());
    }

    // 9.6
    #[test]
    fn the_card_drawn_may_be_spaced_and_counts_as_the_attempt_of_the_turn() {
        let mut t = table().hand(Ussr, [Fidel]);
        t.event(GrainSalesToSoviets).plays([Draw(Fidel), Space]).roll(1);
        assert!(t.done() && t.state.space == [1, 0] && t.discarded(Fidel));
        assert_eq!(t.state.spaced, [1, 0]);
    }

    #[test]
    fn a_scoring_card_scores_or_goes_back() {
        let mut t = table().control(Us, [Iran]).hand(Ussr, [MiddleEastScoring]);
        t.event(GrainSalesToSoviets).play(Draw(MiddleEastScoring));
        assert_eq!(t.legal().as_slice(), [Event, Pass]);
        t.play(Event);
        assert!(t.done() && t.state.vp == 4);
    }

    // FAQ #67
    #[test]
    fn salt_drawn_cannot_fetch_grain_sales() {
        let mut t = table().discard([Nato]).hand(Ussr, [SaltNegotiations]);
        t.event(GrainSalesToSoviets).plays([Draw(SaltNegotiations), Event]);
        assert_eq!(t.legal().as_slice(), [Pick(Nato), Pass]);
    }

    #[test]
    fn in_a_ussr_round_the_ussr_stays_the_phasing_player() {
        let mut t = table().defcon(2).hand(Ussr, [GrainSalesToSoviets, DuckAndCover]);
        t.action_round(Ussr).card(GrainSalesToSoviets, EventFirst).plays([Draw(DuckAndCover), Event]);
        assert_eq!(t.over().unwrap().winner, Some(Us));
    }

    // 4.9
    #[test]
    fn defectors_drawn_in_the_headline_phase_cancel_a_waiting_headline() {
        let mut t = table().hand(Us, [GrainSalesToSoviets]).hand(Ussr, [Fidel, Defectors]);
        t.headlines().plays([Pick(Fidel), Pick(GrainSalesToSoviets), Draw(Defectors), Event]);
        assert!(t.done() && t.discarded(Fidel) && t.discarded(Defectors) && t.at(Cuba) == (0, 0));
    }

    #[test]
    fn a_headline_already_resolved_stays() {
        let mut t = table().hand(Us, [GrainSalesToSoviets]).hand(Ussr, [Comecon, Defectors]);
        t.headlines().plays([Pick(Comecon), Pick(GrainSalesToSoviets)]).place([Poland, Hungary, Bulgaria, Romania]);
        t.plays([Draw(Defectors), Event]);
        assert!(t.done() && t.at(Poland) == (0, 1) && t.removed(Comecon));
    }

    // FAQ #32
    #[test]
    fn un_intervention_drawn_in_the_headline_phase_goes_back() {
        let mut t = table().influence(Us, Panama, 1).hand(Us, [Comecon]).hand(Ussr, [UnIntervention]).headline_phase();
        t.event(GrainSalesToSoviets).play(Draw(UnIntervention));
        assert_eq!(t.legal().as_slice(), [Pass]);
        t.play(Pass).place([Panama, Panama]);
        assert!(t.done());
    }

    // 17.6
    #[test]
    fn in_the_headline_phase_the_card_drawn_may_be_used_for_ops_or_the_space_race() {
        let mut t = table().hand(Us, [UnIntervention]).hand(Ussr, [Fidel]).headline_phase();
        t.event(GrainSalesToSoviets).play(Draw(Fidel));
        assert_eq!(t.legal().as_slice(), [EventFirst, OpsFirst, Space, Pass]);
    }

    // Card 32
    #[test]
    fn un_intervention_drawn_is_paired_with_a_card_of_the_us_hand() {
        let mut t = table().influence(Us, Panama, 1).hand(Us, [Comecon, Nato]).hand(Ussr, [UnIntervention]);
        t.event(GrainSalesToSoviets).plays([Draw(UnIntervention), Event]);
        assert_eq!(t.legal().as_slice(), [Pick(Comecon)]);
        t.play(Pick(Comecon)).place([Panama, Panama, Panama]);
        assert!(t.done() && t.discarded(UnIntervention) && t.discarded(Comecon));
    }

    #[test]
    fn a_ussr_card_drawn_may_be_paired_with_un_intervention_of_the_us_hand() {
        let mut t = table().influence(Us, Panama, 1).hand(Us, [UnIntervention]).hand(Ussr, [KoreanWar]);
        t = t.in_force([FlowerPower, U2Incident]);
        t.event(GrainSalesToSoviets).plays([Draw(KoreanWar), Action::Intervene]).place([Panama, Panama]);
        assert!(t.done() && t.discarded(KoreanWar) && t.discarded(UnIntervention));
        assert_eq!(t.state.vp, -3, "17.12 and card 60");
    }

    // 17.12
    #[test]
    fn a_war_drawn_pays_flower_power() {
        let mut t = table().hand(Ussr, [BrushWar]).in_force([FlowerPower]);
        t.event(GrainSalesToSoviets).plays([Draw(BrushWar), Event]);
        assert_eq!(t.state.vp, -2);
    }

    // Card 103
    #[test]
    fn defectors_drawn_in_a_round_pay_nothing() {
        let mut t = table().hand(Ussr, [GrainSalesToSoviets, Defectors]).influence(Ussr, Cuba, 1);
        t.action_round(Ussr).card(GrainSalesToSoviets, EventFirst).plays([Draw(Defectors), Event]);
        assert_eq!(t.state.vp, 0);
        t.place([Cuba, Cuba]);
        assert!(t.done());
    }
}

/// 68 John Paul II Elected Pope.
#[test]
fn john_paul_changes_poland_and_enables_solidarity() {
    let mut t = table().influence(Ussr, Poland, 4);
    assert!(t.state.prohibited(Solidarity, Us));
    t.event(JohnPaulIiElectedPope);
    assert_eq!(t.at(Poland), (1, 2));
    assert!(t.removed(JohnPaulIiElectedPope) && !t.state.prohibited(Solidarity, Us));
}

/// 69 Latin American Death Squads.
mod latin_american_death_squads {
    use super::*;

    #[test]
    fn coups_in_the_americas_are_easier_for_the_player_and_harder_for_the_opponent() {
        let mut t = table();
        t.event_by(Us, LatinAmericanDeathSquads);
        assert!(t.discarded(LatinAmericanDeathSquads));
        let modifier = |side, country| t.state.coup_modifier(side, country);
        assert_eq!([modifier(Us, Chile), modifier(Ussr, Haiti), modifier(Us, Angola)], [1, -1, 0]);
    }

    // 8.7: the die changes, not the Ops or the MilOps.
    #[test]
    fn the_die_is_modified() {
        let mut t = table().influence(Us, Haiti, 3).hand(Ussr, [Nasser]);
        t.event_by(Ussr, LatinAmericanDeathSquads).action_round(Ussr).card(Nasser, Ops).play(Coup(Haiti)).roll(2);
        assert_eq!((t.at(Haiti), t.state.milops), ((1, 0), [0, 1])); // 2 + 1 + 1 - 2
    }

    #[test]
    fn they_add_up_and_end_with_the_turn() {
        let mut t = table();
        t.event_by(Ussr, LatinAmericanDeathSquads).event_by(Ussr, LatinAmericanDeathSquads);
        assert_eq!(t.state.coup_modifier(Ussr, Chile), 2);
        t.event_by(Us, LatinAmericanDeathSquads);
        assert_eq!(t.state.coup_modifier(Ussr, Chile), 1);
        t.turn_end();
        assert_eq!(t.state.coup_modifier(Ussr, Chile), 0);
    }
}

/// 70 OAS Founded.
#[test]
fn oas_founded_places_two_in_the_americas() {
    for pair in [[Chile, Chile], [Chile, Haiti]] {
        let mut t = table();
        t.event(OasFounded);
        assert!(!t.may(Place(Angola)));
        t.place(pair);
        assert!(t.done() && t.removed(OasFounded));
        assert_eq!(t.at(Chile).0 + t.at(Haiti).0, 2);
    }
}

/// 71 Nixon Plays the China Card; C5.
mod nixon_plays_the_china_card {
    use super::*;

    #[test]
    fn takes_the_china_card_face_down() {
        let mut t = table().china(Ussr, true);
        t.event(NixonPlaysTheChinaCard);
        assert_eq!((t.state.china, t.state.china_up, t.state.vp), (Some(Us), false, 0));
    }

    #[test]
    fn pays_two_to_the_us_if_it_already_has_it() {
        let mut t = table().china(Us, false);
        t.event(NixonPlaysTheChinaCard);
        assert!(t.state.vp == 2 && t.removed(NixonPlaysTheChinaCard));
    }

    // 14B
    #[test]
    fn the_us_counts_as_holder_during_the_chinese_civil_war() {
        let options = Options { chinese_civil_war: true, ..Options::default() };
        let mut t = table_with(&options).with(|s| s.china = None);
        t.event(NixonPlaysTheChinaCard);
        assert_eq!((t.state.vp, t.state.china), (2, None));
    }
}

/// 72 Sadat Expels Soviets.
#[test]
fn sadat_expels_the_ussr_from_egypt() {
    let mut t = table().influence(Ussr, Egypt, 3).influence(Us, Egypt, 1);
    t.event(SadatExpelsSoviets);
    assert!(t.at(Egypt) == (2, 0) && t.removed(SadatExpelsSoviets));
}

/// 73 Shuttle Diplomacy; the scorings that it alters are tested with cards 1 and 3.
mod shuttle_diplomacy {
    use super::*;

    #[test]
    fn waits_on_the_table_for_asia_or_the_middle_east() {
        let mut t = table().control(Ussr, [Iran]);
        t.event(ShuttleDiplomacy);
        assert!(t.state.table.contains(ShuttleDiplomacy) && !t.discarded(ShuttleDiplomacy));
        t.turn_end();
        assert!(t.state.in_force(ShuttleDiplomacy));
    }

    // 17.21
    #[test]
    fn denies_the_ussr_control_and_gives_the_us_none() {
        let mut t = table().control(Ussr, [Egypt, Iran, Iraq, Israel, Libya, SaudiArabia, Syria]);
        t.event(ShuttleDiplomacy).event(MiddleEastScoring).play(Target(Iran));
        assert_eq!(t.state.vp, -(5 + 5), "domination");
        let mut t = table().control(Us, [Egypt, Iran, Iraq, Israel, Libya, Jordan]).control(Ussr, [SaudiArabia]);
        t.event(ShuttleDiplomacy).event(MiddleEastScoring).play(Target(SaudiArabia));
        assert_eq!(t.state.vp, 5 + 5, "domination");
    }

    #[test]
    fn the_us_chooses_and_japan_also_loses_the_vp_of_its_neighbourhood() {
        let mut t = table().control(Ussr, [Japan, NorthKorea]);
        t.event(ShuttleDiplomacy).event_by(Ussr, AsiaScoring);
        assert_eq!(t.state.ask().map(twilight::Ask::actor), Some(Actor::Player(Us)));
        t.play(Target(Japan));
        assert_eq!(t.state.vp, -(3 + 1));
    }

    #[test]
    fn works_for_a_headline() {
        let mut t = table().control(Ussr, [Iran]).in_force([ShuttleDiplomacy]);
        t = t.hand(Ussr, [MiddleEastScoring]).hand(Us, [Nato]);
        t.headlines().plays([Pick(MiddleEastScoring), Pick(Nato), Target(Iran)]);
        assert!(t.done() && t.state.vp == 0 && t.discarded(ShuttleDiplomacy));
    }

    #[test]
    fn is_ignored_in_the_final_scoring() {
        let mut t = table().turn(10).milops(5, 5).control(Ussr, [Iran]).in_force([ShuttleDiplomacy]);
        t.turn_end();
        assert_eq!(t.state.vp, -(3 + 1) - 1);
    }
}

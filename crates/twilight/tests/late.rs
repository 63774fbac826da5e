//! The Late War cards 82 to 92, in printed order; the others are in `late_2.rs`.

use rules::{Game, Log, Luck};
use twilight::{
    Action,
    Action::{Coup, Draw, Event, EventFirst, Ops, Pass, Place, Realign, Remove},
    Card::*,
    Cards,
    Country::*,
    Options, Refusal, Region, Us, Ussr,
    options::GrantedOps,
    state::{End, Reason},
    testing::{Table, table, table_with},
};

/// 82 Iranian Hostage Crisis.
#[test]
fn iranian_hostage_crisis_replaces_us_influence_in_iran_by_the_ussrs() {
    let mut t = table().influence(Us, Iran, 3).influence(Ussr, Iran, 1);
    t.event(IranianHostageCrisis);
    assert_eq!(t.at(Iran), (0, 3));
    assert!(t.state.in_force(IranianHostageCrisis) && t.removed(IranianHostageCrisis));
}

/// 83 The Iron Lady.
mod the_iron_lady {
    use super::*;

    #[test]
    fn removes_all_ussr_influence_from_the_united_kingdom_and_adds_one_in_argentina() {
        let mut t = table().influence(Ussr, UnitedKingdom, 2).influence(Us, UnitedKingdom, 3);
        t.event(TheIronLady);
        assert_eq!((t.at(UnitedKingdom), t.at(Argentina), t.state.vp), ((3, 0), (0, 1), 1));
    }

    #[test]
    fn prevents_socialist_governments_for_good() {
        let mut t = table().influence(Us, Italy, 2).hand(Us, [SocialistGovernments]);
        t.event(TheIronLady).action_round(Us).play(Action::Card(SocialistGovernments));
        assert_eq!(t.why_not(EventFirst), Some(Refusal::EventProhibited { card: SocialistGovernments }));
        t.play(Ops).place([Greece, Greece, Greece]);
        assert!(t.discarded(SocialistGovernments) && t.at(Italy) == (2, 0));
    }
}

/// 84 Reagan Bombs Libya.
#[test]
fn reagan_bombs_libya_scores_half_of_the_ussr_influence_there_rounded_down() {
    for (there, vp) in [(0, 0), (1, 0), (2, 1), (5, 2)] {
        let mut t = table().influence(Ussr, Libya, there);
        t.event(ReaganBombsLibya);
        assert_eq!((t.state.vp, t.at(Libya)), (vp, (0, there)), "the influence stays");
    }
}

/// 85 Star Wars.
mod star_wars {
    use super::*;

    fn ahead() -> Table {
        table().turn(8).space(2, 1)
    }

    #[test]
    fn resolves_an_event_of_the_discard_pile() {
        let mut t = ahead().discard([DuckAndCover, AsiaScoring]);
        t.event(StarWars);
        assert_eq!(t.legal().as_slice(), [Action::Card(DuckAndCover)], "no scoring card, and no declining");
        t.play(Action::Card(DuckAndCover));
        assert_eq!((t.state.defcon, t.state.vp), (4, 1));
        assert!(t.discarded(DuckAndCover) && t.removed(StarWars));
    }

    #[test]
    fn the_side_of_the_event_resolves_it_and_a_starred_card_leaves_the_game() {
        let mut t = ahead().discard([Fidel]).influence(Us, Cuba, 1);
        t.event(StarWars).play(Action::Card(Fidel));
        assert_eq!(t.at(Cuba), (0, 3));
        assert!(t.removed(Fidel));
    }

    #[test]
    fn a_neutral_event_is_resolved_by_the_us_even_if_the_ussr_played_star_wars() {
        let mut t = ahead().discard([NuclearTestBan]).defcon(4).hand(Ussr, [StarWars]);
        t.action_round(Ussr).card(StarWars, EventFirst).play(Action::Card(NuclearTestBan));
        assert_eq!((t.state.vp, t.state.defcon), (2, 5));
    }

    #[test]
    fn does_nothing_and_is_discarded_unless_the_us_is_ahead() {
        // 5.2 example 4, 1.10, C10
        let mut t = ahead().space(1, 1).discard([DuckAndCover]).influence(Ussr, Poland, 1).hand(Ussr, [StarWars]);
        t.action_round(Ussr).card(StarWars, EventFirst).place([Poland, Poland]);
        assert!(t.done() && t.discarded(StarWars) && t.state.defcon == 5);
    }

    #[test]
    fn a_prohibited_event_may_be_picked_and_does_nothing() {
        let mut t = ahead().discard([Nato]);
        t.event(StarWars).play(Action::Card(Nato));
        assert!(t.done() && t.discarded(Nato) && !t.state.in_force(Nato));
    }

    #[test]
    fn un_intervention_is_paired_with_a_ussr_card_and_answers_we_will_bury_you() {
        let mut t = ahead().discard([UnIntervention]).influence(Us, Panama, 1).hand(Us, [StarWars, Fidel]);
        t = t.in_force([WeWillBuryYou]);
        t.action_round(Us).card(StarWars, Event).play(Action::Card(UnIntervention)).play(Action::Card(Fidel));
        t.place([Panama, Panama]);
        assert!(t.done() && t.discarded(Fidel) && t.discarded(UnIntervention));
        assert_eq!(t.state.vp, 0, "the three VP are prevented");
    }

    #[test]
    fn we_will_bury_you_is_paid_before_the_vp_of_another_us_event() {
        let mut t = ahead().discard([DuckAndCover]).vp(-17).hand(Us, [StarWars]).in_force([WeWillBuryYou]);
        t.action_round(Us).card(StarWars, Event).play(Action::Card(DuckAndCover));
        assert_eq!(t.over(), Some(End { winner: Some(Ussr), reason: Reason::VictoryPoints }));
    }

    #[test]
    fn un_intervention_without_a_partner_does_nothing() {
        let mut t = ahead().discard([UnIntervention]).hand(Us, [Nato]);
        t.event(StarWars).play(Action::Card(UnIntervention));
        assert!(t.done() && t.discarded(UnIntervention) && t.state.hand(Us).contains(Nato));
    }

    #[test]
    fn defectors_cancel_a_waiting_ussr_headline() {
        let mut t = ahead().discard([Defectors]).hand(Us, [StarWars]).hand(Ussr, [Fidel]);
        t.headlines().play(Action::Card(Fidel)).play(Action::Card(StarWars)).play(Action::Card(Defectors));
        assert!(t.done() && t.discarded(Fidel) && t.at(Cuba) == (0, 0));
    }

    #[test]
    fn defectors_do_nothing_in_an_action_round() {
        let mut t = ahead().discard([Defectors]).phasing(Ussr);
        t.event_by_opponent(StarWars).play(Action::Card(Defectors));
        assert!(t.done() && t.state.vp == 0 && t.discarded(Defectors));
    }

    #[test]
    fn shuttle_diplomacy_stays_with_the_us() {
        let mut t = ahead().discard([ShuttleDiplomacy]).with(|s| s.in_force.insert(ShuttleDiplomacy));
        t.event(StarWars).play(Action::Card(ShuttleDiplomacy));
        assert!(t.done() && t.state.table.contains(ShuttleDiplomacy));
    }

    #[test]
    fn missile_envy_picked_goes_to_the_ussr_which_has_to_use_it_next() {
        let mut t = table().turn(8).space(1, 0).discard([MissileEnvy]).hand(Ussr, [DuckAndCover]);
        t.event(StarWars).play(Action::Card(MissileEnvy)).play(Action::Card(DuckAndCover));
        assert!(t.state.hand(Ussr).contains(MissileEnvy) && t.discarded(DuckAndCover) && t.removed(StarWars));
        assert_eq!((t.state.envy, t.state.vp, t.state.defcon), (Some(Ussr), 1, 4), "Duck and Cover is a US event");
        t.action_round(Ussr).play(Action::Card(MissileEnvy));
        assert_eq!(t.why_not(Event), Some(Refusal::MissileEnvyOps));
    }

    #[test]
    fn a_war_card_that_is_prohibited_pays_no_flower_power() {
        let mut t = ahead().discard([ArabIsraeliWar]).in_force([FlowerPower, CampDavidAccords]);
        t.event(StarWars).play(Action::Card(ArabIsraeliWar));
        assert!(t.done() && t.state.vp == 0 && t.discarded(ArabIsraeliWar));
    }

    #[test]
    fn a_war_card_pays_flower_power() {
        // 17.12
        let mut t = ahead().discard([KoreanWar]).in_force([FlowerPower]);
        t.event(StarWars).play(Action::Card(KoreanWar)).roll(1);
        assert_eq!((t.state.vp, t.state.milops), (-2, [0, 2]));
    }
}

/// 86 North Sea Oil.
mod north_sea_oil {
    use super::*;

    #[test]
    fn gives_the_us_an_eighth_round_in_this_turn_which_may_be_passed() {
        // 3.5, FAQ #86
        let mut t = table().turn(8).hand(Us, [DuckAndCover]);
        t.event(NorthSeaOil);
        assert_eq!((t.state.rounds(Us), t.state.rounds(Ussr)), (8, 7));
        let mut t = t.round(Us, 8);
        t.action_round(Us);
        assert!(t.may(Pass) && t.may(Action::Card(DuckAndCover)));
    }

    #[test]
    fn adds_nothing_to_the_eighth_round_of_the_space_station() {
        let mut t = table().turn(8).space(8, 7);
        t.event(NorthSeaOil);
        assert_eq!(t.state.rounds(Us), 8);
    }

    #[test]
    fn the_eighth_round_counts_for_scoring_cards() {
        // 17.43
        let mut t = table().turn(8).round(Us, 7).china(Us, true).hand(Us, [AsiaScoring]);
        assert!(!t.state.china_playable(Us));
        t.event(NorthSeaOil);
        assert!(t.state.china_playable(Us));
    }

    #[test]
    fn the_extra_round_ends_with_the_turn_but_opec_stays_prevented() {
        let mut t = table().turn(8).milops(5, 5).hand(Ussr, [Opec]).control(Ussr, [Egypt]);
        t.event(NorthSeaOil).action_round(Ussr).play(Action::Card(Opec));
        assert_eq!(t.why_not(Event), Some(Refusal::EventProhibited { card: Opec }));
        t.play(Ops).place([Egypt, Egypt, Egypt]).turn_end();
        assert_eq!((t.state.turn, t.state.rounds(Us)), (9, 7));
        assert!(t.state.prohibited(Opec, Ussr));
    }
}

/// 87 The Reformer.
mod the_reformer {
    use super::*;

    #[test]
    fn places_four_in_europe_at_most_two_in_a_country() {
        let mut t = table();
        t.event(TheReformer).place([Canada, Canada]);
        assert_eq!(t.why_not(Place(Canada)), Some(Refusal::NotThere { country: Canada }));
        assert_eq!(t.why_not(Place(Egypt)), Some(Refusal::NotThere { country: Egypt }));
        t.place([France, Italy]);
        assert!(t.done());
    }

    #[test]
    fn places_six_if_the_ussr_is_ahead() {
        let mut t = table().vp(-1);
        t.event(TheReformer).place([France, France, Italy, Italy, Greece, Turkey]);
        assert!(t.done());
    }

    #[test]
    fn forbids_ussr_coups_in_europe_but_no_realignments() {
        let mut t = table().influence(Us, Italy, 1).in_force([TheReformer]).hand(Ussr, [Nasser]);
        t.action_round(Ussr).card(Nasser, Ops);
        assert_eq!(t.why_not(Coup(Italy)), Some(Refusal::Protected { country: Italy, card: TheReformer }));
        assert!(t.may(Realign(Italy)));
    }

    #[test]
    fn does_not_affect_us_coups() {
        let mut t = table().influence(Ussr, Italy, 1).in_force([TheReformer]).hand(Us, [TrumanDoctrine]);
        t.action_round(Us).card(TrumanDoctrine, Ops);
        assert!(t.may(Coup(Italy)));
    }
}

/// 88 Marine Barracks Bombing.
#[test]
fn marine_barracks_bombing_removes_all_us_influence_from_lebanon_and_two_more() {
    let mut t = table().influence(Us, Lebanon, 3).influence(Us, Israel, 2).influence(Us, Italy, 1);
    t.event(MarineBarracksBombing);
    assert_eq!(t.at(Lebanon), (0, 0));
    assert_eq!(t.legal().as_slice(), [Remove(Israel)], "in the Middle East, and compulsory");
    t.remove([Israel, Israel]);
    assert!(t.done() && t.at(Israel) == (0, 0));
}

/// 89 Soviets Shoot Down KAL-007.
mod soviets_shoot_down_kal_007 {
    use super::*;

    #[test]
    fn lowers_defcon_for_two_vp() {
        let mut t = table();
        t.event(SovietsShootDownKal007);
        assert!(t.done());
        assert_eq!((t.state.defcon, t.state.vp), (4, 2));
    }

    #[test]
    fn with_south_korea_the_us_may_place_or_realign_with_four() {
        let mut t = table().control(Us, [SouthKorea]).influence(Ussr, Angola, 1);
        t.event(SovietsShootDownKal007);
        assert!(t.may(Pass) && t.may(Realign(Angola)));
        assert_eq!(t.why_not(Coup(Angola)), Some(Refusal::OneKind));
        t.place([Taiwan, Taiwan, Taiwan, Taiwan]);
        assert!(t.done());
    }

    #[test]
    fn its_realignments_obey_the_defcon_bans() {
        // 8.8
        let mut t = table().control(Us, [SouthKorea]).influence(Ussr, Poland, 1).defcon(5);
        t.event(SovietsShootDownKal007);
        assert_eq!(t.why_not(Realign(Poland)), Some(Refusal::DefconBan { country: Poland, level: 4 }));
    }

    #[test]
    fn its_value_is_modified_for_the_us() {
        // 12.4, C4
        for (granted_ops, points) in [(GrantedOps::Modified, 3), (GrantedOps::Printed, 4)] {
            let options = Options { granted_ops, ..Options::default() };
            let mut t = table_with(&options).control(Us, [SouthKorea]).with(|s| s.scare[0] = 1);
            t.event(SovietsShootDownKal007).place(vec![Taiwan; points]);
            assert!(t.done());
        }
    }

    #[test]
    fn at_defcon_two_the_phasing_player_loses() {
        // 10.1, 10.4
        let mut t = table().defcon(2).phasing(Ussr).control(Us, [SouthKorea]).vp(19);
        t.event_by_opponent(SovietsShootDownKal007);
        assert_eq!(t.over(), Some(End { winner: Some(Us), reason: Reason::NuclearWar }));
        assert_eq!(t.state.vp, 19);
    }
}

/// 90 Glasnost.
mod glasnost {
    use super::*;

    #[test]
    fn raises_defcon_for_two_vp() {
        let mut t = table().defcon(3);
        t.event(Glasnost);
        assert!(t.done());
        assert_eq!((t.state.defcon, t.state.vp), (4, -2));
    }

    #[test]
    fn after_the_reformer_the_ussr_may_place_or_realign_with_four() {
        let mut t = table().in_force([TheReformer]).influence(Us, Angola, 2);
        t.event(Glasnost);
        assert!(t.may(Pass) && !t.may(Coup(Angola)));
        t.play(Realign(Angola)).dice(1, 6);
        assert!(t.done() && t.at(Angola) == (0, 0), "7.5: points without a target are lost");
    }

    #[test]
    fn stops_at_defcon_five() {
        // 10.4, C26
        let mut t = table();
        t.event(Glasnost);
        assert_eq!(t.state.defcon, 5);
    }

    #[test]
    fn chernobyl_bars_its_influence_too() {
        // card 94, 7.4.3
        let mut t = table().in_force([TheReformer]).influence(Ussr, Poland, 1).influence(Ussr, Cuba, 1);
        t.event(Chernobyl).play(Action::Region(Region::Europe)).event(Glasnost);
        assert_eq!(t.why_not(Place(Poland)), Some(Refusal::Chernobyl { country: Poland }));
        assert!(t.may(Place(Cuba)));
    }
}

/// 91 Ortega Elected in Nicaragua.
mod ortega_elected_in_nicaragua {
    use super::*;

    #[test]
    fn removes_all_us_influence_from_nicaragua_and_allows_a_coup_next_to_it() {
        let mut t = table().influence(Us, Nicaragua, 2).influence(Us, Honduras, 1).influence(Us, Panama, 1);
        t.event(OrtegaElectedInNicaragua);
        assert_eq!(t.legal().as_slice(), [Coup(Honduras), Pass]);
        t.play(Coup(Honduras)).roll(5);
        assert_eq!((t.at(Nicaragua), t.at(Honduras)), ((0, 0), (0, 2)));
        assert_eq!(t.state.milops, [0, 0], "8.5: a free coup");
    }

    #[test]
    fn a_coup_in_cuba_at_defcon_two_loses_for_the_phasing_player() {
        let mut t = table().influence(Us, Cuba, 1).defcon(2).phasing(Us);
        t.event_by_opponent(OrtegaElectedInNicaragua).play(Coup(Cuba));
        assert_eq!(t.over(), Some(End { winner: Some(Ussr), reason: Reason::NuclearWar }));
    }

    #[test]
    fn may_be_declined_and_needs_a_us_presence() {
        let mut t = table().influence(Us, CostaRica, 1);
        t.event(OrtegaElectedInNicaragua).play(Pass);
        assert!(t.done() && t.at(CostaRica) == (1, 0));
        assert!(table().event(OrtegaElectedInNicaragua).done());
    }

    #[test]
    fn loses_the_game_for_a_ussr_under_the_missile_crisis() {
        // 10.5
        let mut t = table().influence(Us, Honduras, 1).phasing(Us).with(|s| s.crisis = Some(Ussr));
        t.event_by_opponent(OrtegaElectedInNicaragua).play(Coup(Honduras));
        assert_eq!(t.over(), Some(End { winner: Some(Us), reason: Reason::MissileCrisis }));
    }
}

/// 92 Terrorism.
mod terrorism {
    use super::*;

    #[test]
    fn discards_a_random_card_of_the_opponent_without_its_event() {
        let mut t = table().hand(Us, [Nato, Fidel]).hand(Ussr, [DuckAndCover]);
        t.event_by(Ussr, Terrorism);
        assert_eq!(t.legal().as_slice(), [Draw(Fidel), Draw(Nato)], "never the China Card");
        t.play(Draw(Fidel));
        assert!(t.done() && t.discarded(Fidel) && t.discarded(Terrorism) && t.at(Cuba) == (0, 0));
    }

    #[test]
    fn costs_the_us_two_random_cards_after_the_hostage_crisis() {
        // FAQ #92
        let mut t = table().hand(Us, [Nato, Fidel, AsiaScoring]).in_force([IranianHostageCrisis]);
        t.event_by(Ussr, Terrorism).plays([Draw(Nato), Draw(AsiaScoring)]);
        assert!(t.done() && t.state.hand(Us) == Cards::of(Fidel));
    }

    #[test]
    fn costs_at_most_the_cards_in_hand() {
        let mut t = table().hand(Us, [Nato]).in_force([IranianHostageCrisis]);
        t.event_by(Ussr, Terrorism).play(Draw(Nato));
        assert!(t.done());
        t.event_by(Ussr, Terrorism);
        assert!(t.done());
    }

    #[test]
    fn played_by_the_us_it_costs_the_ussr_one_card() {
        let mut t = table().hand(Ussr, [Nato, Fidel]).in_force([IranianHostageCrisis]);
        t.event_by(Us, Terrorism).play(Draw(Nato));
        assert!(t.done() && t.state.hand(Ussr) == Cards::of(Fidel));
    }
}

/// Every Late War event, triggered in rounds of either side.
#[test]
fn every_late_war_event_can_be_completed() {
    for card in twilight::deck::LATE {
        for seed in 0..20 {
            let mut t = table().turn(8).standard().space(1, 0).defcon(3).hand(Us, [Nato, Fidel]).hand(Ussr, [Nasser]);
            t = t.discard([DuckAndCover, Nasser]).phasing(if seed % 2 == 0 { Us } else { Ussr });
            t.event(card);
            let (mut luck, mut steps) = (Luck::seeded(seed), 0);
            while !t.done() && t.over().is_none() {
                let action = luck.pick(&t.legal());
                t.state.play(action, &mut Log::silent());
                steps += 1;
                assert!(steps < 100, "{card:?}");
            }
        }
    }
}

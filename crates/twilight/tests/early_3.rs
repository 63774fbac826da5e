//! The Early War cards 32 to 35 and 103 to 106, in printed order.

use rules::{Game, Seat};
use twilight::{
    Action,
    Action::{Coup, Event, Ops, OpsFirst, Pass, Place, Space},
    Card::*,
    Cards,
    Country::*,
    Options, Region, Side, Us, Ussr,
    state::Phase,
    testing::{Table, table, table_with},
};

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
    fn pays_after_u2_incident_if_either_side_plays_it() {
        let mut t = table().standard().hand(Ussr, [UnIntervention, Nato]).in_force([U2Incident]);
        t.action_round(Ussr).card(UnIntervention, Event).play(Action::Card(Nato));
        assert_eq!(t.state.vp, -1);
    }

    #[test]
    fn never_stops_an_event_in_the_round_of_the_opponent() {
        let mut t = table().standard().hand(Us, [UnIntervention]).hand(Ussr, [Fidel]);
        t.action_round(Ussr).card(Fidel, Event);
        assert!(t.done() && t.at(Cuba) == (0, 3) && t.state.hand(Us).contains(UnIntervention));
    }

    #[test]
    fn the_partner_is_modified_for_the_side_that_uses_it() {
        let mut t = table().standard().hand(Us, [UnIntervention, Comecon]).with(|s| s.scare = [1, 0]);
        t.action_round(Us).card(UnIntervention, Event).play(Action::Card(Comecon)).place([Panama, Panama]);
        assert!(t.done());
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
    fn ends_only_when_the_us_plays_china_and_a_copy_in_hand_stays_there() {
        let mut t = table().standard().china(Us, true).hand(Us, [FormosanResolution]);
        t.action_round(Us).card(TheChinaCard, Space).roll(6);
        assert!(t.state.hand(Us).contains(FormosanResolution));
        t.event(FormosanResolution);
        assert!(t.removed(FormosanResolution));
        let mut t = t.china(Us, true);
        t.action_round(Us).card(TheChinaCard, Ops);
        assert!(!t.state.in_force(FormosanResolution) && t.removed(FormosanResolution));
    }

    #[test]
    fn counts_in_the_final_scoring() {
        let mut t = table().turn(10).milops(5, 5).control(Us, [Taiwan]).in_force([FormosanResolution]);
        t.turn_end();
        assert_eq!(t.state.vp, 4 - 1, "presence and a battleground, and the China Card of the USSR");
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
    fn defcon_two_for_a_moment_is_enough() {
        let mut t = ready(Ussr);
        t.action_round(Ussr).card(Comecon, Ops).play(Coup(Cuba));
        t.state.defcon = 4; // as if an event had raised it again
        t.roll(1);
        assert!(t.may(Place(Canada)) && t.may(Pass));
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

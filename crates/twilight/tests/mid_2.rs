//! The Mid War cards 49 to 51, in printed order.

use twilight::{
    Action,
    Action::{Card as Pick, Draw, Event, EventFirst, Ops, OpsFirst, Pass, Place, Space},
    Card::*,
    Country::*,
    Fact, Options, Refusal, Us, Ussr,
    options::EnvyValue,
    state::Reason,
    testing::{Table, table, table_with},
};

/// 49 Missile Envy.
mod missile_envy {
    use super::*;

    #[test]
    fn the_highest_card_is_exchanged_and_the_opponents_event_gives_only_its_ops() {
        let mut t = table().influence(Us, Panama, 1).hand(Ussr, [Fidel, Comecon, Nasser]).phasing(Us);
        t.event_by(Us, MissileEnvy);
        assert_eq!(t.legal().as_slice(), [Pick(Comecon)]);
        t.play(Pick(Comecon)).place([Panama, Panama, Panama]);
        assert!(t.done() && t.discarded(Comecon), "not removed: the event did not happen");
        assert!(t.state.hand(Ussr).contains(MissileEnvy) && t.state.seen[Us.index()].contains(MissileEnvy));
        assert_eq!(t.state.envy, Some(Ussr));
    }

    #[test]
    fn the_giver_chooses_among_ties() {
        let mut t = table().hand(Ussr, [Comecon, DuckAndCover, Fidel]);
        t.event_by(Us, MissileEnvy);
        assert_eq!(t.legal().as_slice(), [Pick(DuckAndCover), Pick(Comecon)]);
    }

    #[test]
    fn the_players_own_event_happens_at_once_and_leaves_the_game_if_starred() {
        let mut t = table().hand(Ussr, [NuclearSubs]);
        t.event_by(Us, MissileEnvy).play(Pick(NuclearSubs));
        assert!(t.done() && t.removed(NuclearSubs) && t.state.in_force(NuclearSubs));
    }

    #[test]
    fn a_neutral_event_includes_its_ops_even_in_the_headline_phase() {
        let mut t = table().defcon(3).influence(Us, Panama, 1).hand(Us, [MissileEnvy]).hand(Ussr, [AbmTreaty, Fidel]);
        t.headlines().play(Pick(Fidel)).play(Pick(MissileEnvy)); // a tie: the US first
        t.play(Pick(AbmTreaty)).place([Panama, Panama, Panama, Panama]);
        assert!(t.discarded(AbmTreaty) && t.state.defcon == 4);
    }

    #[test]
    fn it_has_to_be_used_for_operations_next() {
        let mut t = table().influence(Ussr, Cuba, 1).hand(Ussr, [Fidel, Nasser]).phasing(Us);
        t.event_by(Us, MissileEnvy).play(Pick(Fidel)).play(Place(Mexico)).play(Place(Canada)).action_round(Ussr);
        assert_eq!(t.legal().as_slice(), [Pick(MissileEnvy)]);
        assert_eq!(t.why_not(Pick(Nasser)), Some(Refusal::MissileEnvyFirst));
        t.play(Pick(MissileEnvy));
        assert_eq!(t.legal().as_slice(), [Ops, Space]); // 17.10
        assert_eq!(t.why_not(Event), Some(Refusal::MissileEnvyOps));
        t.play(Ops).place([Cuba, Cuba]);
        assert!(t.discarded(MissileEnvy) && t.state.envy.is_none());
    }

    fn bound() -> Table {
        table().hand(Ussr, [MissileEnvy, Nasser]).with(|s| s.envy = Some(Ussr))
    }

    // 5.7
    #[test]
    fn a_scoring_card_that_is_due_comes_first() {
        let mut t = bound().hand(Ussr, [AsiaScoring]).round(Ussr, 6);
        t.action_round(Ussr);
        assert_eq!(t.legal().as_slice(), [Pick(AsiaScoring)]);
        t.play(Pick(AsiaScoring)).turn_end();
        assert_eq!(t.state.envy, Some(Ussr), "the duty remains in the next turn");
    }

    #[test]
    fn the_headline_phase_is_free() {
        let mut t = bound().hand(Us, [Nato]);
        t.headlines();
        assert!(t.may(Pick(Nasser)) && t.may(Pick(MissileEnvy)));
        t.play(Pick(MissileEnvy)).play(Pick(Nato));
        assert_eq!(t.state.envy, None, "4.10: it has left the hand");
    }

    // C27: it is neutral, so UN Intervention cannot be played with it, nor before it.
    #[test]
    fn un_intervention_does_not_lift_the_duty() {
        let mut t = bound().hand(Ussr, [UnIntervention, Nato]);
        t.action_round(Ussr);
        assert_eq!(t.legal().as_slice(), [Pick(MissileEnvy)]);
    }

    // 12.2.2, FAQ #31
    #[test]
    fn it_takes_the_modifiers_in_force_when_it_is_used() {
        let mut t = bound().influence(Ussr, Cuba, 1).with(|s| s.scare = [0, 1]);
        t.action_round(Ussr).card(MissileEnvy, Ops).place([Cuba]);
        assert!(t.done());
    }

    // C13, FAQ #25
    #[test]
    fn c13_the_highest_value_is_the_givers_the_printed_or_the_takers() {
        for (envy_value, lasting, tie) in [
            (EnvyValue::Giver, Containment, true),
            (EnvyValue::Giver, BrezhnevDoctrine, false),
            (EnvyValue::Printed, Containment, false),
            (EnvyValue::Taker, BrezhnevDoctrine, true),
            (EnvyValue::Taker, Containment, false),
        ] {
            let options = Options { envy_value, ..Options::default() };
            let mut t = table_with(&options).hand(Us, [Nato, DuckAndCover]).in_force([lasting]);
            t.event_by(Ussr, MissileEnvy);
            assert_eq!(t.may(Pick(DuckAndCover)), tie, "{envy_value:?} {lasting:?}");
            assert!(t.may(Pick(Nato)));
        }
    }

    #[test]
    fn un_intervention_received_may_be_paired() {
        let mut t = table().influence(Us, Panama, 1).hand(Us, [Comecon, Nato]).hand(Ussr, [UnIntervention]);
        t.event_by(Us, MissileEnvy).play(Pick(UnIntervention));
        assert_eq!(t.legal().as_slice(), [Pick(Comecon), Pass]);
        t.play(Pick(Comecon)).place([Panama, Panama, Panama]);
        assert!(t.done() && t.discarded(UnIntervention) && t.discarded(Comecon));
        assert_eq!(t.state.envy, Some(Ussr));
    }

    #[test]
    fn un_intervention_received_may_be_left_without_effect() {
        let mut t = table().hand(Us, [Comecon]).hand(Ussr, [UnIntervention]).in_force([U2Incident]);
        t.event_by(Us, MissileEnvy).play(Pick(UnIntervention)).play(Pass);
        assert!(t.done() && t.discarded(UnIntervention) && t.state.hand(Us).contains(Comecon));
        assert_eq!((t.state.vp, t.state.envy), (0, Some(Ussr)));
        let told = |fact| t.facts().iter().any(|noted| noted.fact == fact);
        assert!(told(Fact::Taken { side: Us, card: UnIntervention }) && told(Fact::NoEvent { card: UnIntervention }));
    }

    // FAQ #32, 4.11
    #[test]
    fn un_intervention_received_without_a_partner_or_in_a_headline_is_discarded() {
        let mut t = table().hand(Us, [Nato]).hand(Ussr, [UnIntervention]);
        t.event_by(Us, MissileEnvy).play(Pick(UnIntervention));
        assert_eq!(t.legal().as_slice(), [Pass], "the question is asked anyway: whether there is a partner is hidden");
        t.play(Pass);
        assert!(t.done() && t.discarded(UnIntervention) && t.state.envy == Some(Ussr));
        let mut t = table().hand(Us, [Comecon]).hand(Ussr, [UnIntervention]).headline_phase();
        t.event_by(Us, MissileEnvy).play(Pick(UnIntervention));
        assert!(t.done() && t.discarded(UnIntervention) && t.state.envy == Some(Ussr));
    }

    // 17.4
    #[test]
    fn a_hand_of_scoring_cards_gives_one_which_scores_at_once() {
        let mut t = table().control(Us, [Iran]).hand(Ussr, [MiddleEastScoring, AsiaScoring]);
        t.event_by(Us, MissileEnvy);
        assert_eq!(t.legal().as_slice(), [Pick(AsiaScoring), Pick(MiddleEastScoring)]);
        t.play(Pick(MiddleEastScoring));
        assert!(t.done() && t.discarded(MiddleEastScoring) && t.state.vp == 4);
    }

    // 17.23
    #[test]
    fn against_an_empty_hand_it_is_discarded_without_effect() {
        let mut t = table().hand(Us, [MissileEnvy, Nato]);
        t.action_round(Us).card(MissileEnvy, Event);
        assert!(t.done() && t.discarded(MissileEnvy) && t.state.envy.is_none());
    }

    // 17.11
    #[test]
    fn the_ops_received_cannot_be_spaced_and_defectors_pay_nothing() {
        let mut t = table().influence(Ussr, Cuba, 1).hand(Us, [Defectors]);
        t.event_by(Ussr, MissileEnvy).play(Pick(Defectors));
        assert!(!t.may(Space));
        t.place([Cuba, Cuba]);
        assert!(t.done() && t.state.vp == 0 && t.discarded(Defectors));
    }

    // 17.12
    #[test]
    fn a_war_received_by_the_us_pays_flower_power() {
        let mut t = table().hand(Ussr, [BrushWar]).in_force([FlowerPower]);
        t.event_by(Us, MissileEnvy).play(Pick(BrushWar));
        assert_eq!(t.state.vp, -2);
    }

    // DEFCON falls before any VP: the USSR at 18 VP loses.
    #[test]
    fn we_will_bury_you_received_at_defcon_two_loses_the_game() {
        let mut t = table().defcon(2).vp(-18).hand(Ussr, [MissileEnvy, Fidel]).hand(Us, [WeWillBuryYou]);
        t.action_round(Ussr).card(MissileEnvy, Event).play(Pick(WeWillBuryYou));
        assert_eq!(t.over().unwrap().winner, Some(Us));
        assert_eq!(t.over().unwrap().reason, Reason::NuclearWar);
    }

    // FAQ #49: it is in the hand immediately.
    #[test]
    fn grain_sales_received_may_draw_it_back_immediately_and_play_it_again() {
        let mut t = table().hand(Us, [MissileEnvy]).hand(Ussr, [GrainSalesToSoviets, NuclearSubs]);
        t.action_round(Us).card(MissileEnvy, Event).play(Pick(GrainSalesToSoviets));
        t.plays([Draw(MissileEnvy), Event, Pick(NuclearSubs)]);
        assert!(t.done() && t.removed(NuclearSubs) && t.discarded(GrainSalesToSoviets));
        assert!(t.state.hand(Ussr).contains(MissileEnvy) && t.state.envy == Some(Ussr));
    }

    #[test]
    fn the_duty_ends_if_grain_sales_draws_and_uses_it_and_stays_if_it_is_given_back() {
        let mut t = bound().influence(Us, Panama, 1);
        t.event(GrainSalesToSoviets).plays([Draw(MissileEnvy), Pass]).place([Panama, Panama]);
        assert_eq!(t.state.envy, Some(Ussr));
        assert!(t.state.hand(Ussr).contains(MissileEnvy) && t.done());
        let mut t = bound().influence(Us, Panama, 1);
        t.event(GrainSalesToSoviets).plays([Draw(MissileEnvy), Ops]).place([Panama, Panama]);
        assert!(t.state.envy.is_none() && t.discarded(MissileEnvy));
    }
}

/// 50 We Will Bury You; FAQ #50.
mod we_will_bury_you {
    use super::*;

    fn threatened() -> Table {
        table().influence(Us, Panama, 1).influence(Us, Canada, 4).in_force([WeWillBuryYou])
    }

    #[test]
    fn pays_three_when_the_us_commits_to_another_card() {
        let mut t = table().defcon(4).influence(Us, Panama, 1).hand(Us, [TrumanDoctrine]);
        t.event(WeWillBuryYou);
        assert_eq!((t.state.defcon, t.state.vp), (3, 0));
        assert!(t.removed(WeWillBuryYou));
        t.action_round(Us).card(TrumanDoctrine, Ops);
        assert_eq!(t.state.vp, -3, "before the Operations");
        t.place([Panama]);
        t = t.hand(Us, [Nato]);
        t.action_round(Us).card(Nato, Ops);
        assert_eq!(t.state.vp, -3, "once");
    }

    #[test]
    fn headlined_it_waits_for_the_first_us_round_and_a_ussr_round_does_not_count() {
        let mut t = table().hand(Ussr, [WeWillBuryYou, Fidel]).hand(Us, [Nato, TrumanDoctrine]);
        t.headlines().play(Pick(WeWillBuryYou)).play(Pick(Nato));
        t.action_round(Ussr).card(Fidel, Event);
        assert_eq!(t.state.vp, 0);
        t.action_round(Us).card(TrumanDoctrine, Event);
        assert_eq!(t.state.vp, -3);
    }

    // 10.4
    #[test]
    fn defcon_falls_first() {
        let mut t = table().defcon(2).phasing(Ussr).vp(-19);
        t.event(WeWillBuryYou);
        assert_eq!(t.over().unwrap().winner, Some(Us));
    }

    #[test]
    fn played_by_the_us_it_is_due_in_its_next_round() {
        let mut t = table().influence(Us, Panama, 1).hand(Us, [WeWillBuryYou, TrumanDoctrine]);
        t.action_round(Us).card(WeWillBuryYou, EventFirst).place([Panama, Panama, Panama, Panama]);
        assert!(t.done() && t.state.vp == 0);
        t.action_round(Us).card(TrumanDoctrine, Event);
        assert_eq!(t.state.vp, -3);
    }

    // 17.15
    #[test]
    fn a_round_without_a_card_counts() {
        let mut t = threatened();
        t.action_round(Us);
        assert!(t.done() && t.state.vp == -3);
    }

    #[test]
    fn without_another_us_round_nothing_is_paid() {
        let mut t = table().turn(10).milops(5, 5).in_force([WeWillBuryYou]);
        t.turn_end();
        assert_eq!(t.state.vp, -1, "the China Card");
    }

    #[test]
    fn un_intervention_through_missile_envy_answers_it() {
        let mut t = threatened().hand(Us, [MissileEnvy, Comecon]).hand(Ussr, [UnIntervention]);
        t.action_round(Us).card(MissileEnvy, Event).plays([Pick(UnIntervention), Pick(Comecon)]);
        t.place([Panama, Panama, Panama]);
        assert!(t.done() && t.state.vp == 0);
    }

    #[test]
    fn missile_envy_that_takes_another_card_does_not() {
        let mut t = threatened().hand(Us, [MissileEnvy, Comecon]).hand(Ussr, [DuckAndCover]).vp(-17);
        t.action_round(Us).card(MissileEnvy, Event);
        assert_eq!(t.state.vp, -17, "the result is not known yet");
        t.play(Pick(DuckAndCover));
        assert_eq!(t.over().unwrap().winner, Some(Ussr), "before the VP of the US");
    }

    #[test]
    fn un_intervention_drawn_by_grain_sales_answers_it() {
        let mut t = threatened().hand(Us, [GrainSalesToSoviets, Comecon]).hand(Ussr, [UnIntervention]);
        t.action_round(Us).card(GrainSalesToSoviets, Event).plays([Draw(UnIntervention), Event, Pick(Comecon)]);
        t.place([Panama, Panama, Panama]);
        assert!(t.done() && t.state.vp == 0);
    }

    #[test]
    fn un_intervention_of_the_us_hand_with_the_card_drawn_answers_it() {
        let mut t = threatened().hand(Us, [GrainSalesToSoviets, UnIntervention]).hand(Ussr, [Comecon]);
        t.action_round(Us).card(GrainSalesToSoviets, Event).plays([Draw(Comecon), Action::Intervene]);
        t.place([Panama, Panama, Panama]);
        assert!(t.done() && t.state.vp == 0 && t.discarded(UnIntervention) && t.discarded(Comecon));
    }

    #[test]
    fn grain_sales_without_un_intervention_pays_before_its_ops() {
        let mut t = threatened().hand(Us, [GrainSalesToSoviets, Nato]).hand(Ussr, [Comecon]);
        t.action_round(Us).card(GrainSalesToSoviets, Event).play(Draw(Comecon));
        assert_eq!(t.state.vp, 0);
        t.play(Pass);
        assert_eq!(t.state.vp, -3);
    }
}

/// 51 Brezhnev Doctrine.
mod brezhnev_doctrine {
    use super::*;

    #[test]
    fn ussr_cards_are_worth_one_more_up_to_four_in_this_turn() {
        let mut t = table();
        t.event(BrezhnevDoctrine);
        let values = [Nasser, Fidel, Comecon, Nato].map(|card| t.state.ops_of(Ussr, card));
        assert_eq!(values, [2, 3, 4, 4]);
        assert_eq!(t.state.ops_of(Us, Nasser), 1);
        t.turn_end();
        assert_eq!(t.state.ops_of(Ussr, Nasser), 1);
    }

    // Section 18, 7.4.1
    #[test]
    fn a_card_that_the_us_draws_gets_no_bonus() {
        let mut t = table().influence(Us, Panama, 1).hand(Ussr, [Nasser]).in_force([BrezhnevDoctrine]);
        t.event(GrainSalesToSoviets).plays([Draw(Nasser), OpsFirst]).place([Panama]);
        assert!(t.done());
    }
}

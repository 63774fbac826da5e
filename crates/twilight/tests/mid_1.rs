//! The Mid War cards 36 to 48, in printed order.

use rules::{Actions, Game, Log};
use twilight::{
    Action::{
        Card as Pick, Country as Target, Coup, Defcon, Defuse, Draw, Event, EventFirst, Ops, Pass, Place, Realign,
    },
    Ask,
    Card::*,
    Country::*,
    Options, Refusal, Us, Ussr,
    options::{GrantedOps, JuntaArea},
    state::Reason,
    testing::{Table, table, table_with},
};

/// 36 Brush War.
mod brush_war {
    use super::*;

    #[test]
    fn wins_a_weak_country_on_a_three_and_gives_three_milops() {
        let mut t = table().influence(Us, Sudan, 2);
        t.event_by(Ussr, BrushWar).play(Target(Sudan)).roll(3);
        assert_eq!(t.at(Sudan), (0, 2));
        assert_eq!((t.state.vp, t.state.milops, t.state.defcon), (-1, [0, 3], 5)); // no coup
        assert!(t.done() && t.discarded(BrushWar));
    }

    // C3, FAQ #36: the superpower counts, and there is no limit to the modifiers.
    #[test]
    fn an_adjacent_enemy_superpower_counts_like_a_neighbour() {
        for (die, won) in [(5, false), (6, true)] {
            let mut t = table().influence(Ussr, Afghanistan, 1).control(Ussr, [Iran, Pakistan]);
            t.event_by(Us, BrushWar).play(Target(Afghanistan)).roll(die);
            assert_eq!(t.at(Afghanistan) == (1, 0), won);
            assert_eq!(t.state.milops, [3, 0]);
        }
    }

    #[test]
    fn is_fought_where_stability_is_one_or_two_at_any_defcon_and_influence() {
        let mut t = table().defcon(2);
        t.event_by(Us, BrushWar);
        assert!(t.may(Target(Iran)) && t.may(Target(Italy)) && !t.may(Target(Poland)) && !t.may(Target(Israel)));
        t.play(Target(Iran)).roll(6);
        assert_eq!(t.state.vp, 1); // 12.6: a success without anything to convert
    }

    // NATO protects against both sides.
    #[test]
    fn spares_what_the_us_controls_in_europe_under_nato() {
        for side in [Us, Ussr] {
            let mut t = table().control(Us, [Italy, Iran]).influence(Us, Greece, 1).in_force([Nato]);
            t.event_by(side, BrushWar);
            assert!(!t.may(Target(Italy)) && t.may(Target(Greece)) && t.may(Target(Iran)));
        }
    }

    // 11.5, C29
    #[test]
    fn its_milops_are_not_modified() {
        let mut t = table().with(|s| s.scare = [0, 1]);
        t.event_by(Ussr, BrushWar).play(Target(Sudan)).roll(1);
        assert_eq!(t.state.milops, [0, 3]);
    }
}

/// 37 Central America Scoring; section 18, 10.1.2.
#[test]
fn central_america_scoring_pays_the_figures_of_the_example() {
    let mut t = table().control(Ussr, [Cuba, Haiti, DominicanRepublic]);
    t = t.control(Us, [Guatemala]).influence(Us, Panama, 1);
    t.event(CentralAmericaScoring);
    assert_eq!(t.state.vp, -4);
    assert!(t.discarded(CentralAmericaScoring));
}

/// 38 Southeast Asia Scoring; 12.7, FAQ #73.
#[test]
fn southeast_asia_scoring_counts_countries_and_leaves_the_game() {
    let mut t = table().control(Us, [Thailand, Burma]).control(Ussr, [Vietnam]).in_force([ShuttleDiplomacy]);
    t.event(SoutheastAsiaScoring);
    assert_eq!(t.state.vp, 3 - 1);
    assert!(t.removed(SoutheastAsiaScoring) && t.state.in_force(ShuttleDiplomacy) && t.done());
}

/// 39 Arms Race.
mod arms_race {
    use super::*;

    #[test]
    fn pays_for_a_lead_and_more_if_it_meets_the_required_level() {
        for (defcon, vp) in [(4, 1), (3, 3)] {
            let mut t = table().milops(3, 2).defcon(defcon);
            t.event_by(Us, ArmsRace);
            assert_eq!(t.state.vp, vp);
        }
    }

    // FAQ #39: whether the opponent has met the requirement too does not matter.
    #[test]
    fn only_the_players_own_level_must_meet_the_requirement() {
        let mut t = table().milops(3, 4).defcon(3);
        t.event_by(Ussr, ArmsRace);
        assert_eq!(t.state.vp, -3);
    }

    // 17.8
    #[test]
    fn without_a_lead_nothing_happens() {
        let mut t = table().milops(3, 3).defcon(2).hand(Us, [ArmsRace, Nato]);
        t.action_round(Us).card(ArmsRace, Event);
        assert_eq!(t.state.vp, 0);
        assert!(t.done() && t.discarded(ArmsRace));
    }
}

/// 40 Cuban Missile Crisis.
mod cuban_missile_crisis {
    use super::*;

    fn crisis() -> Table {
        let mut t = table().defcon(4).influence(Us, Turkey, 2).influence(Ussr, Sudan, 1).hand(Us, [TrumanDoctrine]);
        t.event_by(Ussr, CubanMissileCrisis);
        t
    }

    #[test]
    fn sets_defcon_to_two_and_a_coup_of_the_opponent_loses() {
        let mut t = crisis();
        assert_eq!(t.state.defcon, 2);
        assert!(t.removed(CubanMissileCrisis));
        t.action_round(Us).card(TrumanDoctrine, Ops).play(Coup(Sudan));
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
        assert_eq!(t.over().unwrap().reason, Reason::MissileCrisis);
    }

    #[test]
    fn the_threatened_player_may_end_it_at_any_decision() {
        let mut t = crisis();
        t.action_round(Us).card(TrumanDoctrine, Ops).play(Defuse(Turkey)).play(Coup(Sudan)).roll(6);
        assert_eq!(t.at(Turkey), (0, 0));
        assert_eq!(t.state.crisis, None);
        assert_eq!(t.at(Sudan), (4, 0));
    }

    // The two points come from one country.
    #[test]
    fn one_point_in_each_country_is_not_enough() {
        let mut t = table().influence(Us, Turkey, 1).influence(Us, WestGermany, 1).hand(Us, [Nato]);
        t.event_by(Ussr, CubanMissileCrisis).action_round(Us);
        assert_eq!(t.why_not(Defuse(WestGermany)), Some(Refusal::NoCrisis));
    }

    #[test]
    fn the_ussr_pays_in_cuba() {
        let mut t = table().influence(Ussr, Cuba, 3).hand(Ussr, [Fidel]);
        t.event_by(Us, CubanMissileCrisis).action_round(Ussr).play(Defuse(Cuba));
        assert_eq!(t.at(Cuba), (0, 1));
        assert_eq!((t.state.crisis, t.state.ask()), (None, Some(Ask::Round { by: Ussr })));
    }

    // 17.34
    #[test]
    fn it_may_be_ended_out_of_turn_and_the_question_stays() {
        let mut t = crisis();
        t = t.hand(Ussr, [Fidel]);
        t.action_round(Ussr);
        let mut out = Actions::new();
        t.state.interrupts(Us, &mut out);
        assert_eq!(out.as_slice(), [Defuse(Turkey)]);
        t.state.interrupt(Us, Defuse(Turkey), &mut Log::silent());
        assert_eq!((t.state.crisis, t.state.ask()), (None, Some(Ask::Round { by: Ussr })));
    }

    #[test]
    fn it_stays_when_defcon_rises_and_ends_with_the_turn() {
        let mut t = crisis();
        t.event_by(Us, NuclearTestBan);
        assert_eq!((t.state.defcon, t.state.crisis), (4, Some(Us)));
        t.turn_end();
        assert_eq!(t.state.crisis, None);
    }

    // 10.5, FAQ #40: CIA Created in a USSR round.
    #[test]
    fn its_defeat_overrides_that_of_the_phasing_player() {
        let mut t = crisis();
        t = t.hand(Ussr, [CiaCreated]).influence(Ussr, Panama, 1);
        t.action_round(Ussr).card(CiaCreated, EventFirst).play(Coup(Panama));
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
        assert_eq!(t.over().unwrap().reason, Reason::MissileCrisis);
    }

    #[test]
    fn free_coups_count_too() {
        let mut t = crisis();
        t = t.influence(Ussr, Haiti, 1);
        t.event_by(Us, Junta).play(Place(Haiti)).play(Coup(Haiti));
        assert_eq!(t.over().unwrap().reason, Reason::MissileCrisis);
    }

    #[test]
    fn the_player_of_the_card_may_attempt_coups() {
        let mut t = crisis();
        t = t.influence(Us, Haiti, 1).hand(Ussr, [Nasser]);
        t.action_round(Ussr).card(Nasser, Ops).play(Coup(Haiti)).roll(1);
        assert_eq!(t.over(), None);
    }
}

/// 41 Nuclear Subs.
mod nuclear_subs {
    use super::*;

    #[test]
    fn us_coups_in_battlegrounds_do_not_lower_defcon() {
        let mut t = table().defcon(2).influence(Ussr, Angola, 1).influence(Ussr, Iran, 1).hand(Us, [TrumanDoctrine]);
        t.event(NuclearSubs).action_round(Us).card(TrumanDoctrine, Ops);
        assert!(!t.may(Coup(Iran)), "the bans of DEFCON stay");
        t.play(Coup(Angola)).roll(6);
        assert_eq!((t.state.defcon, t.over()), (2, None));
    }

    // 17.24
    #[test]
    fn coups_of_events_are_covered() {
        let mut t = table().defcon(2).influence(Ussr, Cuba, 1);
        t.event(NuclearSubs).event_by(Us, Junta).play(Place(Haiti)).play(Coup(Cuba)).roll(1);
        assert_eq!(t.over(), None);
    }

    #[test]
    fn ussr_coups_and_events_still_lower_it_and_the_effect_ends_with_the_turn() {
        let mut t = table().defcon(4).influence(Us, Angola, 1).hand(Ussr, [Nasser]);
        t.event(NuclearSubs).action_round(Ussr).card(Nasser, Ops).play(Coup(Angola)).roll(1);
        assert_eq!(t.state.defcon, 3);
        t.event(DuckAndCover);
        assert_eq!(t.state.defcon, 2);
        t.turn_end();
        assert!(!t.state.in_force(NuclearSubs));
    }
}

/// 42 Quagmire; FAQ #42/44.
mod quagmire {
    use super::*;

    #[test]
    fn a_discard_of_two_ops_and_a_die_of_four_end_it() {
        let mut t = table().hand(Us, [Fidel, TrumanDoctrine, AsiaScoring]).in_force([Quagmire]);
        t.action_round(Us);
        assert_eq!(t.legal().as_slice(), [Pick(Fidel)]);
        t.play(Pick(Fidel)).roll(4);
        assert!(t.done() && t.discarded(Fidel) && !t.state.in_force(Quagmire));
        assert_eq!(t.at(Cuba), (0, 0), "5.5: the event does not happen");
    }

    #[test]
    fn a_die_of_five_does_not_end_it_and_the_round_is_over_either_way() {
        let mut t = table().hand(Us, [Fidel, DuckAndCover]).in_force([Quagmire]);
        t.action_round(Us).play(Pick(DuckAndCover)).roll(5); // section 18, 5.3: more is enough
        assert!(t.done() && t.state.in_force(Quagmire));
    }

    // Step 1, 17.36
    #[test]
    fn a_scoring_card_that_is_due_is_played_instead() {
        let mut t = table().hand(Us, [Fidel, AsiaScoring]).in_force([Quagmire]).round(Us, 6);
        t.action_round(Us);
        assert_eq!(t.legal().as_slice(), [Pick(AsiaScoring)]);
        assert_eq!(t.why_not(Pick(Fidel)), Some(Refusal::ScoringDue));
        t.play(Pick(AsiaScoring));
        assert!(t.done() && t.state.in_force(Quagmire));
    }

    // Step 3
    #[test]
    fn without_such_a_card_a_scoring_card_may_be_played_or_the_round_is_lost() {
        let mut t = table().hand(Us, [TrumanDoctrine, AsiaScoring]).in_force([Quagmire]);
        t.action_round(Us);
        assert_eq!(t.legal().as_slice(), [Pick(AsiaScoring), Pass]);
        t.play(Pass);
        assert!(t.done() && t.state.in_force(Quagmire) && t.state.hand(Us).len() == 2);
    }

    // 13.4
    #[test]
    fn the_china_card_is_neither_played_nor_discarded() {
        let mut t = table().china(Us, true).hand(Us, [TrumanDoctrine]).in_force([Quagmire]);
        t.action_round(Us);
        assert_eq!(t.legal().as_slice(), [Pass]);
        assert_eq!(t.why_not(Pick(TheChinaCard)), Some(Refusal::Trapped));
    }

    // 12.2.2
    #[test]
    fn the_value_is_the_modified_one() {
        let mut t = table().hand(Us, [Fidel, DuckAndCover]).in_force([Quagmire]).with(|s| s.scare = [1, 0]);
        t.action_round(Us);
        assert_eq!(t.legal().as_slice(), [Pick(DuckAndCover)]);
    }

    #[test]
    fn played_by_the_us_it_begins_with_the_next_round() {
        let mut t = table().influence(Us, Panama, 1).hand(Us, [Quagmire, Fidel]);
        t.action_round(Us).card(Quagmire, EventFirst).place([Panama, Panama, Panama]);
        assert!(t.done() && t.removed(Quagmire));
        t.action_round(Us);
        assert_eq!(t.state.ask(), Some(Ask::Trapped { by: Us }));
    }

    // 4.8
    #[test]
    fn headlines_are_free_and_the_turn_does_not_end_it() {
        let mut t = table().hand(Us, [TrumanDoctrine, Nato]).hand(Ussr, [Fidel]).in_force([Quagmire]);
        t.headlines().play(Pick(Fidel));
        assert!(t.may(Pick(TrumanDoctrine)) && t.may(Pick(Nato)));
        let mut t = table().in_force([Quagmire]);
        t.turn_end();
        assert!(t.state.in_force(Quagmire));
    }

    // 17.14
    #[test]
    fn ends_norad_but_a_later_norad_works() {
        let mut t = table().in_force([Norad]);
        t.event(Quagmire);
        assert!(!t.state.in_force(Norad));
        t.event(Norad);
        assert!(t.state.in_force(Norad));
    }

    #[test]
    fn missile_envy_is_the_next_discard() {
        let mut t = table().hand(Us, [MissileEnvy, Nato]).in_force([Quagmire]).with(|s| s.envy = Some(Us));
        t.action_round(Us);
        assert_eq!(t.legal().as_slice(), [Pick(MissileEnvy)]);
        assert_eq!(t.why_not(Pick(Nato)), Some(Refusal::MissileEnvyFirst));
        t.play(Pick(MissileEnvy)).roll(5);
        assert!(t.discarded(MissileEnvy) && t.state.envy.is_none());
    }

    // C20, FAQ #31
    #[test]
    fn missile_envy_worth_one_is_due_after_the_escape() {
        let mut t = table().hand(Us, [MissileEnvy, Nato]).in_force([Quagmire]);
        t = t.with(|s| (s.envy, s.scare) = (Some(Us), [1, 0])).influence(Us, Panama, 1);
        t.action_round(Us).play(Pick(Nato)).roll(1).action_round(Us);
        assert_eq!(t.legal().as_slice(), [Pick(MissileEnvy)]);
        t.play(Pick(MissileEnvy)).play(Ops).place([Panama]);
        assert!(t.done() && t.state.envy.is_none());
    }

    // C20: still trapped in the next turn, when Red Scare has ended.
    #[test]
    fn missile_envy_is_tried_first_in_the_next_turn() {
        let mut t = table().hand(Us, [MissileEnvy, Nato, Fidel]).in_force([Quagmire]);
        t = t.with(|s| (s.envy, s.scare) = (Some(Us), [1, 0]));
        t.action_round(Us);
        assert_eq!(t.legal().as_slice(), [Pick(Nato)], "Fidel is worth one too");
        t.play(Pick(Nato)).roll(6);
        t = t.with(|s| s.scare = [0, 0]);
        t.action_round(Us);
        assert_eq!(t.legal().as_slice(), [Pick(MissileEnvy)]);
    }

    #[test]
    fn we_will_bury_you_is_paid_in_a_trapped_round() {
        let mut t = table().hand(Us, [Nato]).in_force([Quagmire, WeWillBuryYou]);
        t.action_round(Us).play(Pick(Nato)).roll(1);
        assert_eq!(t.state.vp, -3);
    }
}

/// 43 SALT Negotiations.
mod salt_negotiations {
    use super::*;

    #[test]
    fn takes_a_card_back_which_the_opponent_knows() {
        let mut t = table().defcon(2).discard([Nato, AsiaScoring, Fidel]);
        t.event_by(Us, SaltNegotiations);
        assert_eq!(t.state.defcon, 4);
        assert_eq!(t.legal().as_slice(), [Pick(Fidel), Pick(Nato), Pass]);
        t.play(Pick(Nato));
        assert!(
            t.state.hand(Us).contains(Nato) && t.state.seen[Ussr.index()].contains(Nato) && t.removed(SaltNegotiations)
        );
    }

    #[test]
    fn the_card_may_be_declined() {
        let mut t = table().discard([Nato]);
        t.event_by(Ussr, SaltNegotiations).play(Pass);
        assert!(t.done() && t.discarded(Nato));
    }

    // C26
    #[test]
    fn defcon_stops_at_five() {
        let mut t = table().defcon(4);
        t.event_by(Us, SaltNegotiations);
        assert_eq!(t.state.defcon, 5);
    }

    #[test]
    fn coups_of_both_sides_have_minus_one_on_the_die_in_this_turn() {
        for side in [Us, Ussr] {
            let mut t = table().influence(side.other(), Sudan, 1).hand(side, [ArmsRace]).in_force([SaltNegotiations]);
            t.action_round(side).card(ArmsRace, Ops).play(Coup(Sudan)).roll(1); // 1 - 1 + 3 - 2
            assert_eq!(t.at(Sudan), (0, 0));
        }
        let mut t = table().in_force([SaltNegotiations]);
        t.turn_end();
        assert!(!t.state.in_force(SaltNegotiations));
    }

    #[test]
    fn shuttle_diplomacy_in_play_cannot_be_taken() {
        let mut t = table().in_force([ShuttleDiplomacy]).discard([Fidel]);
        t.event_by(Us, SaltNegotiations);
        assert!(!t.may(Pick(ShuttleDiplomacy)));
    }
}

/// 44 Bear Trap.
mod bear_trap {
    use super::*;

    #[test]
    fn traps_the_ussr() {
        let mut t = table().hand(Ussr, [Fidel, Nasser]);
        t.event(BearTrap).action_round(Ussr);
        assert_eq!(t.legal().as_slice(), [Pick(Fidel)]);
        t.play(Pick(Fidel)).roll(4);
        assert!(t.removed(BearTrap) && !t.state.in_force(BearTrap));
    }

    // Section 18, 7.4.2
    #[test]
    fn brezhnev_doctrine_makes_a_one_op_card_sufficient() {
        let mut t = table().hand(Ussr, [Nasser]).in_force([BearTrap, BrezhnevDoctrine]);
        t.action_round(Ussr);
        assert_eq!(t.legal().as_slice(), [Pick(Nasser)]);
    }
}

/// 45 Summit.
mod summit {
    use super::*;

    #[test]
    fn adds_the_regions_dominated_and_the_winner_may_move_defcon() {
        let mut t = table().defcon(3).control(Us, [Nicaragua, Panama]);
        t.event_by(Ussr, Summit).dice(3, 3);
        assert_eq!((t.state.vp, t.state.ask().map(Ask::actor)), (2, Some(rules::Actor::Player(Us))));
        assert_eq!(t.legal().as_slice(), [Defcon(2), Defcon(3), Defcon(4)]);
        t.play(Defcon(4));
        assert!(t.state.defcon == 4 && t.done() && t.discarded(Summit));
    }

    #[test]
    fn a_tie_has_no_effect() {
        let mut t = table().control(Us, [Nicaragua, Panama]);
        t.event_by(Us, Summit).dice(2, 3);
        assert!(t.done() && t.state.vp == 0);
    }

    #[test]
    fn at_one_the_phasing_player_loses_even_after_winning_the_summit() {
        let mut t = table().defcon(2).phasing(Ussr);
        t.event_by(Ussr, Summit).dice(6, 1).play(Defcon(1));
        assert_eq!(t.over().unwrap().winner, Some(Us));
    }

    #[test]
    fn defcon_does_not_pass_five() {
        let mut t = table().defcon(5);
        t.event_by(Us, Summit).dice(6, 1);
        assert_eq!(t.legal().as_slice(), [Defcon(4), Defcon(5)]);
    }

    // 17.31, FAQ #73
    #[test]
    fn formosan_resolution_and_shuttle_diplomacy_do_not_matter() {
        let mut t = table().control(Us, [Taiwan, SouthKorea]).control(Ussr, [NorthKorea]);
        t = t.in_force([FormosanResolution, ShuttleDiplomacy]);
        t.event_by(Us, Summit).dice(3, 3);
        assert!(t.done() && t.state.vp == 0, "one battleground each");
    }
}

/// 46 How I Learned to Stop Worrying.
mod how_i_learned_to_stop_worrying {
    use super::*;

    #[test]
    fn sets_defcon_and_fills_the_track() {
        let mut t = table().defcon(3);
        t.event_by(Us, HowILearnedToStopWorrying);
        assert_eq!(t.legal().as_slice(), [Defcon(1), Defcon(2), Defcon(3), Defcon(4), Defcon(5)]);
        t.play(Defcon(3));
        assert_eq!((t.state.defcon, t.state.milops), (3, [5, 0]));
        assert!(t.removed(HowILearnedToStopWorrying));
    }

    #[test]
    fn one_loses_the_game_in_the_players_own_round() {
        let mut t = table().phasing(Us);
        t.event_by(Us, HowILearnedToStopWorrying).play(Defcon(1));
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
    }

    #[test]
    fn one_wins_the_game_through_a_grain_sales_of_the_ussr() {
        let mut t = table().hand(Ussr, [GrainSalesToSoviets, HowILearnedToStopWorrying]);
        t.action_round(Ussr).card(GrainSalesToSoviets, EventFirst);
        t.plays([Draw(HowILearnedToStopWorrying), Event, Defcon(1)]);
        assert_eq!(t.over().unwrap().winner, Some(Us));
    }
}

/// 47 Junta.
mod junta {
    use super::*;

    #[test]
    fn two_influence_in_one_country_then_a_free_coup() {
        let mut t = table().defcon(3).influence(Us, Chile, 1);
        t.event_by(Ussr, Junta).play(Place(Haiti));
        assert_eq!(t.at(Haiti), (0, 2));
        t.play(Coup(Chile)).roll(6);
        assert_eq!(t.at(Chile), (0, 1)); // 6 + 2 - 6
        assert_eq!((t.state.defcon, t.state.milops), (2, [0, 0])); // 8.5
        assert!(t.done() && t.discarded(Junta));
    }

    #[test]
    fn the_second_part_is_optional() {
        let mut t = table().influence(Us, Chile, 1);
        t.event_by(Ussr, Junta).play(Place(Chile)).play(Pass);
        assert!(t.done());
    }

    #[test]
    fn neither_influence_by_ops_nor_another_region_is_allowed() {
        let mut t = table().influence(Us, Chile, 1).influence(Us, Angola, 1);
        t.event_by(Ussr, Junta).play(Place(Haiti));
        assert_eq!(t.legal().as_slice(), [Realign(Chile), Coup(Chile), Pass]);
    }

    // C11
    #[test]
    fn c11_realignments_go_to_both_americas_or_to_one_by_the_ruling() {
        for (junta, both) in [(JuntaArea::Both, true), (JuntaArea::One, false)] {
            let options = Options { junta, ..Options::default() };
            let mut t = table_with(&options).influence(Us, Chile, 3).influence(Us, Panama, 3).influence(Us, Cuba, 3);
            t.event_by(Ussr, Junta).play(Place(Haiti)).play(Realign(Panama)).dice(1, 1);
            assert_eq!(t.may(Realign(Chile)), both);
            assert!(t.may(Realign(Cuba)) && t.may(Realign(Panama)));
        }
    }

    // FAQ #47; C4
    #[test]
    fn the_number_of_realignments_is_modified() {
        for (granted_ops, done) in [(GrantedOps::Modified, true), (GrantedOps::Printed, false)] {
            let options = Options { granted_ops, ..Options::default() };
            let mut t = table_with(&options).influence(Us, Chile, 3).with(|s| s.scare = [0, 1]);
            t.event_by(Ussr, Junta).play(Place(Haiti)).play(Realign(Chile)).dice(1, 1);
            assert_eq!(t.done(), done);
        }
    }
}

/// 48 Kitchen Debates.
mod kitchen_debates {
    use super::*;

    #[test]
    fn pays_two_for_more_battlegrounds() {
        let mut t = table().control(Us, [Panama, Zaire]).control(Ussr, [Angola]);
        t.event(KitchenDebates);
        assert!(t.state.vp == 2 && t.removed(KitchenDebates));
    }

    // Formosan Resolution and Shuttle Diplomacy apply to scoring only.
    #[test]
    fn otherwise_it_is_discarded() {
        let mut t = table().control(Us, [Panama, Taiwan]).control(Ussr, [Angola]);
        t = t.in_force([FormosanResolution, ShuttleDiplomacy]);
        t.event(KitchenDebates);
        assert!(t.state.vp == 0 && t.discarded(KitchenDebates));
    }
}

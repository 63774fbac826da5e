//! The Late War cards 93 to 110, in printed order.

use rules::{Game, Luck, Seat, View};
use twilight::{
    Action,
    Action::{Coup, Draw, Event, EventFirst, Ops, OpsFirst, Pass, Place, Realign, Remove, Space},
    Ask,
    Card::*,
    Cards, Choice,
    Country::*,
    Options, Refusal, Region, Side, Us, Ussr,
    options::{LateWarGoal, Scenario},
    state::{End, Reason},
    testing::{table, table_with},
};

/// 93 Iran-Contra Scandal.
#[test]
fn iran_contra_scandal_subtracts_one_from_us_realignments_of_either_side() {
    // FAQ #93, 7.6
    let mut t = table().turn(8).milops(5, 5).influence(Us, Chile, 2).hand(Ussr, [Nasser]);
    t.event(IranContraScandal).action_round(Ussr).card(Nasser, Ops).play(Realign(Chile)).dice(3, 4);
    assert_eq!(t.at(Chile), (1, 0), "3 + 1 - 1 against 4");
    t.turn_end();
    assert!(!t.state.in_force(IranContraScandal), "until the end of the turn");
}

/// 94 Chernobyl.
mod chernobyl {
    use super::*;

    #[test]
    fn bars_the_ussr_from_placing_in_a_region_by_operations() {
        let mut t = table().influence(Ussr, Vietnam, 1).influence(Ussr, Poland, 1).hand(Ussr, [Nasser]);
        t.event(Chernobyl);
        assert_eq!(t.legal().len(), 6, "one of the six regions");
        t.play(Action::Region(Region::Asia)).action_round(Ussr).card(Nasser, Ops);
        assert_eq!(t.why_not(Place(Vietnam)), Some(Refusal::Chernobyl { country: Vietnam }));
        assert!(t.may(Place(Poland)) && !t.may(Place(NorthKorea)));
    }

    #[test]
    fn does_not_affect_coups_realignments_events_or_the_us() {
        let mut t = table().influence(Us, Iran, 1).influence(Us, Egypt, 1).hand(Ussr, [Nasser]).hand(Us, [Nato]);
        t.event(Chernobyl).play(Action::Region(Region::MiddleEast)).action_round(Ussr).card(Nasser, Ops);
        assert!(t.may(Realign(Iran)));
        t.play(Coup(Iran)).roll(6);
        assert_eq!(t.at(Iran), (0, 2), "a coup may add influence");
        t.event(IranianHostageCrisis).action_round(Us).card(Nato, Ops);
        assert!(t.may(Place(Egypt)) && t.at(Iran) == (0, 4));
    }

    #[test]
    fn ends_with_the_turn() {
        let mut t = table().turn(8).milops(5, 5);
        t.event(Chernobyl).play(Action::Region(Region::Europe)).turn_end();
        assert!(t.state.chernobyl.is_none() && !t.state.in_force(Chernobyl));
    }
}

/// 95 Latin American Debt Crisis.
mod latin_american_debt_crisis {
    use super::*;

    #[test]
    fn is_averted_by_a_card_of_three() {
        let mut t = table().hand(Us, [DuckAndCover, Fidel]).influence(Ussr, Chile, 2).china(Us, true);
        t.event(LatinAmericanDebtCrisis);
        assert_eq!(t.legal().as_slice(), [Action::Card(DuckAndCover), Pass], "never the China Card");
        t.play(Action::Card(DuckAndCover));
        assert!(t.done() && t.at(Chile) == (0, 2) && t.state.defcon == 5);
        assert!(t.discarded(DuckAndCover) && t.discarded(LatinAmericanDebtCrisis), "C17: not starred");
    }

    #[test]
    fn doubles_the_ussr_in_two_different_countries() {
        let mut t = table().influence(Ussr, Chile, 2).influence(Ussr, Peru, 1).influence(Ussr, Brazil, 3);
        t.event(LatinAmericanDebtCrisis).play(Pass).play(Action::Country(Chile));
        assert!(!t.may(Action::Country(Chile)) && !t.may(Pass));
        t.play(Action::Country(Brazil));
        assert!(t.done());
        assert_eq!([t.at(Chile), t.at(Peru), t.at(Brazil)], [(0, 4), (0, 1), (0, 6)]);
    }

    #[test]
    fn doubles_only_countries_with_ussr_influence() {
        // 17.38
        let mut t = table().influence(Ussr, Chile, 2).influence(Ussr, Panama, 2);
        t.event(LatinAmericanDebtCrisis).play(Pass).play(Action::Country(Chile));
        assert!(t.done() && t.at(Chile) == (0, 4) && t.at(Panama) == (0, 2));
        assert!(table().event(LatinAmericanDebtCrisis).play(Pass).done());
    }

    #[test]
    fn compares_modified_values() {
        // 12.2.2
        let mut t = table().hand(Us, [DuckAndCover, Nato]).with(|s| s.scare[0] = 1);
        t.event(LatinAmericanDebtCrisis);
        assert_eq!(t.why_not(Action::Card(DuckAndCover)), Some(Refusal::TooFewOps { ops: 3 }));
        assert!(t.may(Action::Card(Nato)));
    }
}

/// 96 Tear Down This Wall.
mod tear_down_this_wall {
    use super::*;

    #[test]
    fn places_three_and_allows_a_free_coup_in_europe_at_any_defcon() {
        let mut t = table().influence(Ussr, EastGermany, 3).influence(Ussr, Bulgaria, 1).defcon(3);
        t.event(TearDownThisWall);
        assert_eq!(t.at(EastGermany), (3, 3));
        t.play(Coup(EastGermany)).roll(6);
        assert_eq!((t.at(EastGermany), t.state.defcon), ((3, 0), 2));
        assert_eq!(t.state.milops, [0, 0]);
    }

    #[test]
    fn allows_realignments_in_europe_only() {
        let mut t = table().influence(Ussr, Poland, 3).influence(Ussr, Cuba, 3).defcon(2);
        t.event(TearDownThisWall);
        assert!(t.may(Pass) && !t.may(Coup(Cuba)) && !t.may(Realign(Cuba)));
        for _ in 0..3 {
            t.play(Realign(Poland)).dice(3, 3);
        }
        assert!(t.done());
    }

    #[test]
    fn restores_nato_in_west_germany_and_prevents_willy_brandt() {
        let mut t = table().control(Us, [WestGermany]).in_force([Nato, WillyBrandt]);
        assert!(!t.state.nato().contains(WestGermany));
        t.event(TearDownThisWall);
        assert!(t.done() && t.state.nato().contains(WestGermany));
        assert!(t.state.prohibited(WillyBrandt, Ussr) && t.state.vp == 0);
    }

    #[test]
    fn nuclear_subs_and_yuri_count_for_its_coup() {
        // 17.24, 17.40
        let mut t = table().influence(Ussr, Poland, 1).defcon(2).in_force([NuclearSubs, YuriAndSamantha]);
        t.event(TearDownThisWall).play(Coup(Poland)).roll(1);
        assert_eq!((t.state.defcon, t.state.vp), (2, -1));
    }
}

/// 97 An Evil Empire.
#[test]
fn an_evil_empire_ends_flower_power_for_good() {
    let mut t = table().in_force([FlowerPower]).hand(Us, [KoreanWar]).hand(Ussr, [FlowerPower]);
    t.event(AnEvilEmpire);
    assert!(!t.state.in_force(FlowerPower) && t.state.vp == 1);
    t.action_round(Us).card(KoreanWar, EventFirst).roll(1);
    assert_eq!(t.state.vp, 1, "no VP for the war");
    let mut t = table().hand(Ussr, [FlowerPower]);
    t.event(AnEvilEmpire).action_round(Ussr).play(Action::Card(FlowerPower));
    assert_eq!(t.why_not(Event), Some(Refusal::EventProhibited { card: FlowerPower }));
}

/// 98 Aldrich Ames Remix.
mod aldrich_ames_remix {
    use super::*;

    #[test]
    fn the_ussr_discards_a_card_of_the_open_us_hand_without_effect() {
        // FAQ #98: compulsory
        let mut t = table().turn(8).hand(Us, [Nato, Fidel]).china(Us, true);
        t.event(AldrichAmesRemix);
        assert_eq!(t.legal().as_slice(), [Action::Card(Fidel), Action::Card(Nato)]);
        t.play(Action::Card(Fidel));
        assert!(t.done() && t.discarded(Fidel) && t.at(Cuba) == (0, 0));
        assert_eq!(t.state.view(Seat::Player(Ussr)).state.hand(Us), Cards::of(Nato));
        assert_eq!(t.state.view(Seat::Spectator).state.hand(Us), Cards::EMPTY);
    }

    #[test]
    fn a_scoring_card_may_be_discarded() {
        let mut t = table().turn(8).hand(Us, [AsiaScoring]);
        t.event(AldrichAmesRemix).play(Action::Card(AsiaScoring));
        assert!(t.done() && t.discarded(AsiaScoring) && t.state.vp == 0);
    }

    #[test]
    fn with_an_empty_hand_the_hand_is_still_open() {
        let mut t = table().turn(8).pile([Nato]);
        t.event(AldrichAmesRemix).ask(Ask::Draw { to: Us, left: 1 }).play(Draw(Nato));
        assert!(t.state.seen[Ussr.index()].contains(Nato), "cards that come later are seen too");
    }

    #[test]
    fn ends_with_the_turn_but_what_was_seen_stays_known() {
        let mut t = table().turn(8).milops(5, 5).hand(Us, [Nato, Fidel]).pile([DuckAndCover]);
        t.event(AldrichAmesRemix).play(Action::Card(Fidel)).turn_end();
        t.play(Draw(DuckAndCover)).ask(Ask::Draw { to: Us, left: 1 });
        assert_eq!(t.state.seen[Ussr.index()], Cards::of(Nato));
        t.play(Draw(Fidel));
        assert_eq!(t.state.seen[Ussr.index()], Cards::of(Nato));
    }

    #[test]
    fn a_sample_of_the_ussr_view_has_the_known_hand() {
        let mut t = table().turn(8).hand(Us, [Nato, Fidel, DuckAndCover]).hand(Ussr, [Nasser]);
        t.event(AldrichAmesRemix).play(Action::Card(Fidel)).action_round(Ussr);
        let sample = t.state.view(Seat::Player(Ussr)).sample(&mut Luck::seeded(1));
        assert_eq!(sample.hand(Us), Cards::from([Nato, DuckAndCover]));
    }
}

/// 99 Pershing II Deployed.
#[test]
fn pershing_ii_deployed_removes_one_from_each_of_three_western_countries() {
    // 17.38
    let mut t = table().influence(Us, Italy, 2).influence(Us, Turkey, 1).influence(Us, Poland, 1);
    t.event(PershingIiDeployed);
    assert_eq!(t.legal().as_slice(), [Remove(Italy), Remove(Turkey)]);
    t.remove([Italy, Turkey]);
    assert!(t.done(), "no third country, and no country twice");
    assert_eq!((t.at(Italy), t.at(Turkey), t.state.vp), ((1, 0), (0, 0), -1));
}

/// 100 Wargames.
mod wargames {
    use super::*;

    fn ended(vp: i8, by: Side) -> Option<End> {
        let mut t = table().turn(8).defcon(2).vp(vp);
        t.event_by(by, Wargames).play(Action::Choice(Choice::EndGame));
        t.over()
    }

    #[test]
    fn gives_the_opponent_six_vp_and_ends_the_game_without_final_scoring() {
        // FAQ #100, C31
        assert_eq!(ended(7, Us), Some(End { winner: Some(Us), reason: Reason::Peace }));
        assert_eq!(ended(6, Us), Some(End { winner: None, reason: Reason::Peace }), "a draw at 0");
        assert_eq!(ended(5, Us).and_then(|end| end.winner), Some(Ussr));
        assert_eq!(ended(-7, Ussr).and_then(|end| end.winner), Some(Ussr));
        assert_eq!(ended(15, Ussr).and_then(|end| end.winner), Some(Us));
    }

    /// 17.48: the VP are all that the event awards, so 20 of them win before it ends the game.
    #[test]
    fn the_six_vp_may_win_automatically() {
        for (vp, by, winner) in [(14, Ussr, Us), (-14, Us, Ussr)] {
            assert_eq!(ended(vp, by), Some(End { winner: Some(winner), reason: Reason::VictoryPoints }));
            let mut earlier = table().turn(8).defcon(2).vp(vp).with(|s| s.rules = 4);
            earlier.event_by(by, Wargames).play(Action::Choice(Choice::EndGame));
            assert_eq!(earlier.over(), Some(End { winner: Some(winner), reason: Reason::Peace }));
        }
    }

    #[test]
    fn ending_is_optional_and_the_card_leaves_the_game_either_way() {
        let mut t = table().defcon(2);
        t.event_by(Us, Wargames).play(Action::Choice(Choice::PlayOn));
        assert!(t.done() && t.removed(Wargames) && t.state.vp == 0);
    }

    /// 17.58: the event is prohibited, so the card is not removed from the game.
    #[test]
    fn needs_defcon_two_and_is_discarded_otherwise() {
        let mut t = table().defcon(3).hand(Us, [Wargames]);
        t.action_round(Us).card(Wargames, Event);
        assert!(t.done() && t.discarded(Wargames));
    }

    #[test]
    fn the_us_must_reach_the_goal_of_the_late_war_scenario() {
        // 14D: the US cannot be above 20 after giving six away
        for late_war_goal in [LateWarGoal::Above20, LateWarGoal::From20] {
            let options = Options { scenario: Scenario::LateWar, late_war_goal, ..Options::default() };
            let mut t = table_with(&options).turn(8).defcon(2).vp(19);
            t.event_by(Us, Wargames).play(Action::Choice(Choice::EndGame));
            assert_eq!(t.over(), Some(End { winner: Some(Ussr), reason: Reason::Peace }));
        }
    }

    /// 17.55.
    #[test]
    fn the_goal_of_the_late_war_scenario_binds_whichever_side_ends_the_game() {
        let options = Options { scenario: Scenario::LateWar, ..Options::default() };
        let automatic = (Us, Reason::VictoryPoints);
        for (vp, (winner, reason)) in [(-3, (Ussr, Reason::Peace)), (13, (Ussr, Reason::Peace)), (14, automatic)] {
            let mut t = table_with(&options).turn(8).defcon(2).vp(vp);
            t.event_by(Ussr, Wargames).play(Action::Choice(Choice::EndGame));
            assert_eq!(t.over(), Some(End { winner: Some(winner), reason }), "{vp} and 6");
        }
    }

    #[test]
    fn a_game_of_rules_version_4_in_which_the_ussr_ends_the_scenario_compares_vp() {
        let options = Options { scenario: Scenario::LateWar, ..Options::default() };
        let mut t = table_with(&options).turn(8).defcon(2).vp(-3).with(|s| s.rules = 4);
        t.event_by(Ussr, Wargames).play(Action::Choice(Choice::EndGame));
        assert_eq!(t.over(), Some(End { winner: Some(Us), reason: Reason::Peace }));
    }
}

/// 101 Solidarity.
#[test]
fn solidarity_needs_john_paul_ii() {
    // 12.9, 17.8
    let mut t = table().hand(Us, [Solidarity]).influence(Us, Canada, 1);
    t.action_round(Us).play(Action::Card(Solidarity));
    assert_eq!(t.why_not(Event), Some(Refusal::EventProhibited { card: Solidarity }));
    t.play(Ops).place([Canada, Canada]);
    assert!(t.discarded(Solidarity));
    let mut t = table().in_force([JohnPaulIiElectedPope]);
    t.event(Solidarity);
    assert!(t.at(Poland) == (3, 0) && t.removed(Solidarity));
}

/// 102 Iran-Iraq War.
mod iran_iraq_war {
    use super::*;

    #[test]
    fn is_fought_over_iran_or_iraq() {
        let mut t = table().influence(Ussr, Iraq, 3).control(Ussr, [Jordan]).phasing(Us);
        t.event(IranIraqWar);
        assert_eq!(t.legal().as_slice(), [Action::Country(Iraq), Action::Country(Iran)]);
        t.play(Action::Country(Iraq)).roll(5);
        assert_eq!((t.at(Iraq), t.state.vp, t.state.milops), ((3, 0), 2, [2, 0]), "5 - 1 for Jordan");
        assert!(t.removed(IranIraqWar), "C16");
    }

    #[test]
    fn a_lost_war_still_gives_milops() {
        // 12.6
        let mut t = table().control(Us, [Pakistan, Afghanistan]).influence(Us, Iran, 1);
        t.event_by(Ussr, IranIraqWar).play(Action::Country(Iran)).roll(5);
        assert_eq!((t.at(Iran), t.state.vp, t.state.milops), ((1, 0), 0, [0, 2]));
    }

    #[test]
    fn pays_flower_power_when_the_us_plays_it() {
        let mut t = table().in_force([FlowerPower]).hand(Us, [IranIraqWar]).influence(Us, Iran, 1);
        t.action_round(Us).card(IranIraqWar, Ops);
        assert_eq!(t.state.vp, -2);
    }
}

/// 109 Yuri and Samantha.
mod yuri_and_samantha {
    use super::*;

    #[test]
    fn pays_for_every_us_coup_until_the_end_of_the_turn() {
        let mut t = table().turn(8).milops(5, 5).influence(Ussr, Angola, 1).hand(Us, [Nato, TrumanDoctrine]);
        t.event(YuriAndSamantha).action_round(Us).card(TrumanDoctrine, Ops).play(Coup(Angola)).roll(1);
        assert_eq!(t.state.vp, -1, "whether the coup succeeds or not");
        t.turn_end();
        assert!(!t.state.in_force(YuriAndSamantha));
    }

    #[test]
    fn is_paid_before_defcon_falls() {
        // 17.40
        let mut t = table().vp(-19).defcon(2).influence(Ussr, Angola, 1).hand(Us, [Nato]).in_force([YuriAndSamantha]);
        t.action_round(Us).card(Nato, Ops).play(Coup(Angola));
        assert_eq!(t.over(), Some(End { winner: Some(Ussr), reason: Reason::VictoryPoints }));
    }

    #[test]
    fn ussr_coups_pay_nothing() {
        let mut t = table().influence(Us, Angola, 1).hand(Ussr, [Nasser]).in_force([YuriAndSamantha]);
        t.action_round(Ussr).card(Nasser, Ops).play(Coup(Angola)).roll(1);
        assert_eq!(t.state.vp, 0);
    }
}

/// 110 AWACS Sale to Saudis.
#[test]
fn awacs_sale_to_saudis_places_two_and_prevents_muslim_revolution() {
    let mut t = table().hand(Us, [MuslimRevolution]).influence(Us, Egypt, 2);
    t.event(AwacsSaleToSaudis).action_round(Us).play(Action::Card(MuslimRevolution));
    assert_eq!(t.at(SaudiArabia), (2, 0));
    assert!(t.may(Ops) && !t.may(OpsFirst) && t.may(Space));
}

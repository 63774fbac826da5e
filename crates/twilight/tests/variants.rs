//! Options, variants, the scenario and the presets: each value shows its effect. The larger ones have their own files:
//! `second_edition.rs` and `chinese_civil_war.rs`.

use rules::{Actor, Game, Log, Luck, Options as _, Seat, View};
use twilight::{
    Action,
    Action::{Coup, EventFirst, Ops, Pass, Place, Realign, SpaceUnrolled},
    Ask,
    Card::*,
    Cards,
    Country::*,
    OpsKinds, Options, Refusal, Side, State, Us, Ussr,
    deck::{LATE, MID, OPTIONAL},
    map::WORLD,
    options::{Angola, BothHold, EnvyValue, Finland, JuntaArea, LateWarGoal, Reach, Scenario, ShownHand},
    state::{End, Phase, Reason},
    testing::{Table, table_with},
};

/// Returns the default options without additional influence.
pub(crate) fn plain() -> Options {
    Options { us_handicap: 0, ..Options::default() }
}

/// Plays at random until a question of this kind is asked.
pub(crate) fn until(state: &mut State, wanted: impl Fn(Ask) -> bool) {
    let mut luck = Luck::seeded(7);
    while !state.ask().is_some_and(&wanted) {
        assert_ne!(state.actor(), Actor::Nobody, "the question never came");
        let action = luck.pick(&rules::legal(state));
        state.play(action, &mut Log::silent());
    }
}

/// Returns a new game, played at random until a question of this kind is asked.
pub(crate) fn game_until(options: Options, wanted: impl Fn(Ask) -> bool) -> State {
    let mut state = State::new(&options);
    until(&mut state, wanted);
    state
}

pub(crate) fn headline(ask: Ask) -> bool {
    matches!(ask, Ask::Headline { .. })
}

mod settings {
    use super::*;

    #[test]
    fn every_pair_of_values_starts_a_game_or_is_refused_with_a_reason() {
        for one in Options::SPECS {
            for two in Options::SPECS {
                for (a, b) in one.values.iter().flat_map(|a| two.values.iter().map(move |b| (a, b))) {
                    let options = plain().with(one.name, a).unwrap().with(two.name, b).unwrap();
                    match options.check() {
                        Ok(()) => State::new(&options).audit().unwrap(),
                        Err(reason) => assert!(reason.to_string().len() > 20, "{reason}"),
                    }
                }
            }
        }
    }

    #[test]
    fn options_that_exclude_each_other_are_refused() {
        let clash = |options: Options| options.check().unwrap_err().to_string();
        assert!(clash(Options { second_edition: true, ..plain() }).contains("104-110"));
        assert!(
            clash(Options { chinese_civil_war: true, scenario: Scenario::LateWar, ..plain() }).contains("late-war")
        );
        assert!(clash(Options { bidding: true, us_handicap: 1, ..plain() }).contains("bidding"));
        assert!(clash(Options { ussr_handicap: 16, ..plain() }).contains("at most 15"));
    }

    /// 17.54: both editions are played as printed; two more markers for the US are a preset of their own.
    #[test]
    fn the_presets_are_both_editions_the_league_the_second_edition_and_playdek() {
        let preset = |name| Options::preset(name).unwrap();
        assert_eq!(preset("seed"), Options::default());
        let seed = preset("seed");
        assert!(seed.optional_cards && seed.reach == Reach::StartAndNow);
        let deluxe = preset("deluxe");
        assert_eq!((seed.us_handicap, deluxe.us_handicap), (0, 0));
        assert_eq!((deluxe.reach, deluxe.junta, deluxe.unrest_may_split), (Reach::Start, JuntaArea::One, true)); // C1, C11, C24
        assert_eq!((deluxe.angola, deluxe.finland), (Angola::OneThree, Finland::OneTwo)); // C6
        assert_eq!((deluxe.late_war_goal, deluxe.shown_hand), (LateWarGoal::From20, ShownHand::Turn)); // C7, C28
        let league = Options { us_handicap: 2, ..deluxe };
        assert_eq!(preset("league"), league);
        let own = Options { eager_reshuffle: true, envy_may_space: true, plan_pays_defectors: true, ..league };
        let playdek = Options { junta: JuntaArea::Both, ..own };
        assert_eq!(preset("playdek"), playdek);
        assert!(Options::PRESETS.iter().all(|name| preset(name).check().is_ok()) && Options::preset("x").is_none());
    }

    /// 17.60.
    #[test]
    fn the_preset_of_the_second_edition_has_no_optional_cards_and_no_handicap() {
        let second = Options::preset("second_edition").unwrap();
        assert_eq!(second, Options { second_edition: true, optional_cards: false, ..Options::default() });
        assert_eq!((second.us_handicap, second.ussr_handicap), (0, 0));
    }
}

mod handicaps_and_optional_cards {
    use super::*;

    #[test]
    fn optional_cards_come_with_their_eras_or_not_at_all() {
        for (optional_cards, count) in [(true, 7), (false, 0)] {
            let options = Options { optional_cards, ..plain() };
            let state = game_until(options, headline);
            assert_eq!((state.deck() & OPTIONAL).len(), if optional_cards { 3 } else { 0 });
            let t = table_with(&options).turn(8);
            assert_eq!((t.state.deck() & OPTIONAL).len(), count);
            let mut t = table_with(&options).turn(7).milops(5, 5);
            t.turn_end();
            assert_eq!(t.state.deck(), t.state.pile | t.state.hand(Us) | t.state.hand(Ussr) | t.state.discard);
        }
    }

    /// 3.3, 17.54.
    #[test]
    fn the_printed_game_has_no_handicap() {
        for name in ["seed", "deluxe"] {
            let state = game_until(Options::preset(name).unwrap(), headline);
            let total = |side: Side| WORLD.iter().map(|country| state.influence(side, country)).sum::<u8>();
            assert_eq!((total(Us), total(Ussr)), (25, 15), "{name}");
        }
    }

    #[test]
    fn a_handicap_is_placed_after_the_set_up() {
        for (us_handicap, ussr_handicap) in [(0, 0), (2, 0), (0, 1), (3, 2)] {
            let state = game_until(Options { us_handicap, ussr_handicap, ..plain() }, headline);
            let total = |side: Side| WORLD.iter().map(|country| state.influence(side, country)).sum::<u8>();
            assert_eq!((total(Us), total(Ussr)), (25 + us_handicap, 15 + ussr_handicap));
        }
    }

    #[test]
    fn a_handicap_goes_where_there_is_influence() {
        let state = game_until(Options::preset("league").unwrap(), |ask| matches!(ask, Ask::Bonus { by: Us, left: 2 }));
        let legal = rules::legal(&state);
        assert!(legal.contains(&Place(Panama)) && !legal.contains(&Place(Chile)));
    }
}

/// 11.1, 14A.
mod tournament {
    use super::*;

    #[test]
    fn held_cards_are_revealed_in_phase_f() {
        for reveal_held_cards in [false, true] {
            let options = Options { reveal_held_cards, ..plain() };
            let mut t = table_with(&options).milops(5, 5).hand(Us, [Nato]).hand(Ussr, [Fidel]);
            t.turn_end();
            assert_eq!(t.state.seen[Ussr.index()].contains(Nato), reveal_held_cards);
            assert_eq!(t.state.seen[Us.index()].contains(Fidel), reveal_held_cards);
        }
    }

    #[test]
    fn cards_are_dealt_alternately_the_first_to_the_ussr() {
        // 3.8
        let mut state = State::new(&plain());
        for index in 0..16 {
            let to = if index % 2 == 0 { Ussr } else { Us };
            assert_eq!(state.ask(), Some(Ask::Deal { to }));
            state.play(rules::legal(&state)[0], &mut Log::silent());
        }
    }

    #[test]
    fn both_holding_a_scoring_card_is_settled_by_the_option() {
        // C21
        let held = |both_hold| {
            let options = Options { both_hold, ..plain() };
            let mut t = table_with(&options).milops(5, 5).hand(Us, [AsiaScoring]).hand(Ussr, [EuropeScoring]);
            t.turn_end();
            t
        };
        let winner = |t: &Table| t.over().and_then(|end| end.winner);
        assert_eq!(winner(&held(BothHold::Us)), Some(Us));
        assert_eq!(winner(&held(BothHold::Ussr)), Some(Ussr));
        assert_eq!(winner(held(BothHold::Coin).roll(3)), Some(Us));
        assert_eq!(winner(held(BothHold::Coin).roll(4)), Some(Ussr));
    }
}

/// 11.1.4, 14A.
mod bidding {
    use super::*;

    fn bid(ussr: (Side, u8), us: (Side, u8)) -> State {
        let mut state = State::new(&Options { bidding: true, ..plain() });
        for (side, points) in [ussr, us] {
            state.play(Action::Bid { side, points }, &mut Log::silent());
        }
        state
    }

    /// Returns the influence of each side when the first headline is asked for.
    fn totals(mut state: State) -> [u8; 2] {
        until(&mut state, headline);
        Side::BOTH.map(|side| WORLD.iter().map(|country| state.influence(side, country)).sum())
    }

    #[test]
    fn bids_are_secret_until_both_sides_have_bid() {
        let mut state = State::new(&Options { bidding: true, ..plain() });
        assert_eq!(state.ask(), Some(Ask::Bid { by: Ussr, hidden: true }));
        state.play(Action::Bid { side: Us, points: 4 }, &mut Log::silent());
        let view = state.view(Seat::Player(Us));
        assert_eq!(view.state.bids, [None, None]);
        assert!(view.sample(&mut Luck::seeded(1)).bids[Ussr.index()].is_some());
    }

    #[test]
    fn different_wishes_are_granted_without_a_bonus() {
        assert_eq!(totals(bid((Ussr, 5), (Us, 3))), [25, 15]);
        assert!(!bid((Ussr, 5), (Us, 3)).swapped);
        assert!(bid((Us, 5), (Ussr, 3)).swapped);
    }

    #[test]
    fn the_higher_bid_gets_the_side_and_the_opponent_the_influence() {
        // C12
        assert_eq!(totals(bid((Ussr, 3), (Ussr, 1))), [28, 15]);
        assert!(!bid((Ussr, 3), (Ussr, 1)).swapped);
        assert!(bid((Ussr, 1), (Ussr, 3)).swapped, "the other player gets the USSR");
        assert_eq!(totals(bid((Us, 1), (Us, 2))), [25, 17], "the player who wants the US gives influence to the USSR");
    }

    #[test]
    fn equal_bids_are_decided_by_the_coin_and_still_paid() {
        let state = bid((Ussr, 2), (Ussr, 2));
        assert_eq!(state.ask(), Some(Ask::Coin));
        for (die, swapped) in [(3, false), (4, true)] {
            let mut state = state;
            state.play(Action::Roll(die), &mut Log::silent());
            assert_eq!((state.swapped, totals(state)), (swapped, [27, 15]));
        }
    }

    #[test]
    fn the_bonus_stops_two_above_control() {
        // section 18, 11.1.4: stability 3, US 3, USSR 1: at most 6
        let mut t = table_with(&plain()).influence(Us, EastGermany, 3).influence(Ussr, EastGermany, 1);
        t.ask(Ask::Bonus { by: Us, left: 15 }).place([EastGermany, EastGermany, EastGermany]);
        assert!(t.at(EastGermany) == (6, 1) && !t.may(Place(EastGermany)));
    }

    #[test]
    fn without_the_option_there_is_no_bid() {
        assert!(matches!(State::new(&plain()).ask(), Some(Ask::Deal { .. })));
    }
}

/// 14D and `[scenario.late_war]`.
mod late_war_scenario {
    use super::*;

    fn options() -> Options {
        Options { scenario: Scenario::LateWar, ..plain() }
    }

    #[test]
    fn starts_in_turn_eight_without_phase_a() {
        // 17.19, C18
        let state = game_until(options(), headline);
        assert_eq!((state.turn, state.defcon, state.vp, state.space), (8, 4, -4, [6, 5]));
        assert_eq!((state.china, state.china_up), (Some(Ussr), true));
        assert_eq!([state.hand(Us).len(), state.hand(Ussr).len()], [9, 9]);
        assert!(state.ability(Us, 6), "box 6 is the privilege of the US alone");
    }

    #[test]
    fn all_decks_are_shuffled_without_the_starred_cards_of_earlier_turns() {
        let state = game_until(options(), headline);
        let there = state.pile | state.hand(Us) | state.hand(Ussr);
        assert_eq!(there | state.removed, state.deck());
        for card in [BearTrap, PanamaCanalReturned, CampDavidAccords, JohnPaulIiElectedPope] {
            assert!(there.contains(card), "{card:?} stays");
        }
        for card in [Fidel, SoutheastAsiaScoring, FlowerPower, Norad, OurManInTehran] {
            assert!(state.removed.contains(card), "{card:?} is out");
        }
        assert!((LATE - there).is_empty() && !(MID & there).is_empty());
    }

    #[test]
    fn events_of_earlier_turns_are_in_force() {
        let state = game_until(options(), headline);
        assert!(state.nato().contains(WestGermany) && !state.nato().contains(France));
        assert!(state.in_force(FlowerPower) && state.in_force(UsJapanMutualDefensePact));
        assert!(state.in_force(WarsawPactFormed) && state.in_force(MarshallPlan));
    }

    #[test]
    fn angola_and_finland_have_two_readings() {
        // C6
        let at = |options, country| {
            let state = game_until(options, headline);
            (state.influence(Us, country), state.influence(Ussr, country))
        };
        assert_eq!(at(options(), Angola), (0, 1));
        assert_eq!(at(Options { angola: Angola::OneThree, ..options() }, Angola), (1, 3));
        assert_eq!(at(options(), Finland), (1, 3));
        assert_eq!(at(Options { finland: Finland::OneTwo, ..options() }, Finland), (1, 2));
    }

    /// Returns the end of turn 10 with `vp` VP after final scoring.
    fn final_vp(options: Options, vp: i8) -> Table {
        // Two VP for presence in South America.
        let mut t = table_with(&options).turn(10).milops(5, 5).vp(vp - 2).control(Us, [Uruguay]);
        t.state.china = None;
        t.turn_end();
        t
    }

    #[test]
    fn the_us_needs_more_than_twenty_vp_or_twenty() {
        // C7
        for (late_war_goal, vp, winner) in [
            (LateWarGoal::Above20, 20, Ussr),
            (LateWarGoal::Above20, 21, Us),
            (LateWarGoal::From20, 19, Ussr),
            (LateWarGoal::From20, 20, Us),
        ] {
            let t = final_vp(Options { late_war_goal, ..options() }, vp);
            assert_eq!(t.over(), Some(End { winner: Some(winner), reason: Reason::FinalScoring }), "{vp}");
            assert_eq!(t.state.vp, vp, "14.8: the marker may pass 20");
        }
    }

    #[test]
    fn a_standard_game_is_won_by_one_vp() {
        assert_eq!(final_vp(plain(), 1).over(), Some(End { winner: Some(Us), reason: Reason::FinalScoring }));
    }

    #[test]
    fn automatic_victories_stay_in_force() {
        let mut t = table_with(&options()).turn(9).vp(18).milops(5, 5);
        t.event(AnEvilEmpire).event(TheIronLady).turn_end();
        assert_eq!(t.over(), Some(End { winner: Some(Us), reason: Reason::VictoryPoints }));
        let europe = [France, Italy, WestGermany, EastGermany, Poland, Canada];
        let mut t = table_with(&options()).turn(10).milops(5, 5).control(Us, europe);
        t.turn_end();
        assert_eq!(t.over(), Some(End { winner: Some(Us), reason: Reason::EuropeControl }));
    }

    #[test]
    fn no_deck_joins_later() {
        let mut t = table_with(&options()).turn(8).milops(5, 5).pile([Nato]);
        t.turn_end();
        assert!(t.state.turn == 9 && (t.state.pile - Cards::of(Nato)).is_empty());
    }
}

/// 14C.
mod optional_rules {
    use super::*;

    #[test]
    fn realignments_may_ignore_defcon() {
        for realign_ignores_defcon in [false, true] {
            let options = Options { realign_ignores_defcon, ..plain() };
            let mut t = table_with(&options).defcon(2).influence(Ussr, Poland, 1).hand(Us, [Nato]);
            t.action_round(Us).card(Nato, Ops);
            assert_eq!(t.may(Realign(Poland)), realign_ignores_defcon);
            assert!(!t.may(Coup(Poland)), "coups never");
        }
    }

    #[test]
    fn the_acting_player_may_be_spared_in_realignments() {
        for (realign_spares_actor, left) in [(false, 0), (true, 2)] {
            let options = Options { realign_spares_actor, ..plain() };
            let mut t = table_with(&options).influence(Ussr, Chile, 2).influence(Us, Chile, 2).hand(Us, [Nasser]);
            t.action_round(Us).card(Nasser, Action::OpsFirst).play(Realign(Chile)).dice(1, 6);
            assert_eq!(t.at(Chile), (left, 2));
        }
    }

    #[test]
    fn the_opponent_still_loses_when_the_actor_is_spared() {
        let options = Options { realign_spares_actor: true, ..plain() };
        let mut t = table_with(&options).influence(Ussr, Chile, 2).influence(Us, Chile, 2).hand(Us, [TrumanDoctrine]);
        t.action_round(Us).card(TrumanDoctrine, Ops).play(Realign(Chile)).dice(6, 1);
        assert_eq!(t.at(Chile), (2, 0));
    }

    #[test]
    fn influence_and_realignments_may_be_mixed_but_not_in_one_country() {
        let options = Options { mix_influence_and_realign: true, ..plain() };
        let mut t = table_with(&options).influence(Us, Chile, 1).influence(Ussr, Chile, 1).influence(Ussr, Peru, 4);
        t = t.influence(Us, Panama, 1).hand(Us, [Nato]);
        t.action_round(Us).card(Nato, Ops).place([Panama]).play(Realign(Peru)).dice(1, 1);
        assert!(!t.may(Place(Peru)) && !t.may(Coup(Peru)) && t.may(Realign(Peru)));
        t.place([Chile]);
        assert!(!t.may(Realign(Chile)) && t.may(Realign(Peru)) && t.may(Place(Chile)));
    }

    /// 14C, 17.61.
    #[test]
    fn a_country_used_for_the_other_kind_is_refused_by_the_rule_of_mixed_operations() {
        let options = Options { mix_influence_and_realign: true, ..plain() };
        let mut t = table_with(&options).influence(Us, Chile, 1).influence(Ussr, Chile, 1).influence(Ussr, Peru, 1);
        t = t.hand(Us, [Nato]);
        t.action_round(Us).card(Nato, Ops).place([Chile]).play(Realign(Peru)).dice(1, 1);
        assert_eq!(t.why_not(Realign(Chile)), Some(Refusal::BothKinds { country: Chile }));
        assert_eq!(t.why_not(Place(Peru)), Some(Refusal::BothKinds { country: Peru }));
        assert_eq!(t.why_not(Place(Libya)), Some(Refusal::OutOfReach { country: Libya }));
    }

    /// 6.1.1, 17.56: influence that a realignment of the same round has removed gives no reach, if reach is checked twice.
    #[test]
    fn mixed_operations_lose_the_reach_of_influence_that_a_realignment_removed() {
        for (reach, reached) in [(Reach::StartAndNow, false), (Reach::Start, true)] {
            let options = Options { mix_influence_and_realign: true, reach, ..plain() };
            let play = |rules: u8| {
                let mut t = table_with(&options).influence(Us, Chile, 1).influence(Ussr, Chile, 1).hand(Us, [Nato]);
                t = t.with(|s| s.rules = rules);
                t.action_round(Us).card(Nato, Ops);
                assert!(t.may(Place(Argentina)));
                t.play(Realign(Chile)).dice(1, 6);
                assert_eq!(t.at(Chile), (0, 1));
                t.may(Place(Argentina))
            };
            assert_eq!(play(5), reached);
            assert!(play(4), "a stored game of an earlier version keeps its rules");
        }
    }

    #[test]
    fn without_the_rule_all_points_go_to_one_kind() {
        // 6.0
        let mut t = table_with(&plain()).influence(Us, Panama, 1).influence(Ussr, Peru, 4).hand(Us, [Nato]);
        t.action_round(Us).card(Nato, Ops).place([Panama]);
        assert_eq!(t.why_not(Realign(Peru)), Some(Refusal::OneKind));
    }

    #[test]
    fn the_die_of_the_space_race_may_be_declined() {
        // 9.9
        let options = Options { space_without_roll: true, ..plain() };
        let mut t = table_with(&options).hand(Us, [DuckAndCover]);
        t.action_round(Us).card(DuckAndCover, SpaceUnrolled);
        assert!(t.done() && t.state.space == [0, 0] && t.state.spaced == [1, 0] && t.discarded(DuckAndCover));
        let mut t = table_with(&plain()).hand(Us, [DuckAndCover]);
        t.action_round(Us).play(Action::Card(DuckAndCover));
        assert_eq!(t.why_not(SpaceUnrolled), Some(Refusal::SpaceMustRoll));
    }
}

/// The presets follow the readings of section 15: the seed's or the English ones.
mod presets {
    use super::*;

    /// Returns each preset, and whether it follows the English readings.
    fn each() -> impl Iterator<Item = (Options, bool)> {
        Options::PRESETS.iter().map(|name| (Options::named(name).unwrap(), !["seed", "second_edition"].contains(name)))
    }

    #[test]
    fn every_preset_plays_with_its_cards_and_its_handicap() {
        for name in Options::PRESETS {
            let options = Options::named(name).unwrap();
            let extra = matches!(*name, "league" | "playdek");
            let state = game_until(options, |ask| matches!(ask, Ask::Bonus { .. } | Ask::Headline { .. }));
            assert_eq!(state.ask() == Some(Ask::Bonus { by: Us, left: 2 }), extra, "{name}");
            assert_eq!(
                (state.phase == Phase::SetUp, (state.deck() & OPTIONAL).any()),
                (extra, *name != "second_edition")
            );
        }
    }

    #[test]
    fn c1_influence_lost_in_the_round_gives_reach_by_the_english_rules_alone() {
        for (options, english) in each() {
            let mut t = table_with(&options).influence(Us, Iran, 1).hand(Us, [IranianHostageCrisis]);
            t.action_round(Us).card(IranianHostageCrisis, EventFirst);
            assert_eq!(t.may(Place(Pakistan)), english);
        }
    }

    #[test]
    fn c4_granted_operations_are_modified_by_all() {
        for (options, _) in each() {
            let mut t = table_with(&options).in_force([Containment]).influence(Us, Panama, 1);
            t.event(CiaCreated).place([Panama, Panama]);
            assert!(t.done());
        }
    }

    #[test]
    fn c6_and_c7_the_late_war_scenario_is_harder_for_the_ussr_in_english() {
        for (options, english) in each() {
            let options = Options { scenario: Scenario::LateWar, us_handicap: 0, ..options };
            let state = game_until(options, headline);
            let at = |country| (state.influence(Us, country), state.influence(Ussr, country));
            let expected = if english { [(1, 3), (1, 2)] } else { [(0, 1), (1, 3)] };
            assert_eq!([at(Angola), at(Finland)], expected);
            let mut t = table_with(&options).turn(10).milops(5, 5).vp(18).control(Us, [Uruguay]);
            t.state.china = None;
            t.turn_end(); // 20 VP
            assert_eq!(t.over().and_then(|end| end.winner), Some(if english { Us } else { Ussr }));
        }
    }

    #[test]
    fn c11_junta_realigns_in_one_america_by_the_deluxe_rules_alone() {
        for name in Options::PRESETS {
            let options = Options::named(name).unwrap();
            let mut t = table_with(&options).influence(Us, Chile, 5).influence(Us, Panama, 5);
            let kinds = OpsKinds::REALIGN.and(OpsKinds::FREE);
            t.ask(Ask::Ops { by: Ussr, card: Junta, kinds, left: 2, asia: false, sea: false });
            t.play(Realign(Chile)).dice(1, 1);
            assert_eq!(t.may(Realign(Panama)), !["deluxe", "league"].contains(name));
        }
    }

    #[test]
    fn c13_and_c21_are_the_same_in_all_presets() {
        for (options, _) in each() {
            assert_eq!((options.envy_value, options.both_hold), (EnvyValue::Giver, BothHold::Us));
        }
    }

    #[test]
    fn c28_a_hand_shown_by_cia_created_stays_open_in_english() {
        for (options, english) in each() {
            let mut t = table_with(&options).hand(Ussr, [Fidel]).pile([Nasser]);
            t.event(CiaCreated).play(Pass).ask(Ask::Draw { to: Ussr, left: 1 }).play(Action::Draw(Nasser));
            assert_eq!(t.state.seen[Us.index()].contains(Nasser), english);
        }
    }
}

/// Every setting by name, with the module above (or the file) that shows its effect.
#[test]
fn every_setting_has_a_test() {
    let tested = [
        "optional_cards",            // handicaps_and_optional_cards
        "us_handicap",               // handicaps_and_optional_cards
        "ussr_handicap",             // handicaps_and_optional_cards
        "scenario",                  // late_war_scenario
        "second_edition",            // second_edition.rs
        "chinese_civil_war",         // chinese_civil_war.rs
        "bidding",                   // bidding
        "reveal_held_cards",         // tournament
        "both_hold",                 // tournament
        "realign_ignores_defcon",    // optional_rules
        "realign_spares_actor",      // optional_rules
        "mix_influence_and_realign", // optional_rules
        "space_without_roll",        // optional_rules
        "reach",                     // rulings.rs
        "granted_ops",               // rulings.rs
        "angola",                    // late_war_scenario
        "finland",                   // late_war_scenario
        "late_war_goal",             // late_war_scenario
        "junta",                     // rulings.rs
        "envy_value",                // rulings.rs
        "unrest_may_split",          // the test of card 53
        "shown_hand",                // rulings.rs
        "eager_reshuffle",           // rulings.rs
        "envy_may_space",            // rulings.rs
        "plan_pays_defectors",       // rulings.rs
    ];
    assert_eq!(Options::SPECS.iter().map(|spec| spec.name).collect::<Vec<_>>(), tested);
}

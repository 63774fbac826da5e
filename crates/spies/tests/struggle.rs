//! Section 3: the Influence Struggle.

use crate::common::*;

// 3.1, A31: always asked
#[test]
fn the_holder_of_the_balance_token_decides_who_acts_first() {
    for (holder, first) in [(Cia, Cia), (Cia, Kgb), (Kgb, Cia), (Kgb, Kgb)] {
        let mut t = table().balance(holder).at(Phase::InfluenceStruggle);
        assert_eq!(t.ask(), Some(Ask::First { side: holder }));
        assert_eq!(t.legal(), [First(Cia), First(Kgb)]);
        t.play(First(first));
        assert_eq!(t.ask(), Some(Ask::Act { side: first }));
    }
}

// 3.1
#[test]
fn the_sides_alternate_one_action_each() {
    let mut t = table().act(Kgb);
    t.recruit(Police);
    assert_eq!(t.asked(), Some(Cia));
    t.recruit(Mafia);
    assert_eq!(t.asked(), Some(Kgb));
    t.play(activate(Police, Mafia));
    assert_eq!(t.asked(), Some(Cia));
}

// 3.2
#[test]
fn an_action_is_recruit_activate_or_pass() {
    let t = table().groups(Cia, [Police, Radio]).groups(Kgb, [Mafia]).act(Cia);
    assert_eq!(t.legal(), [Recruit, activate(Police, Mafia), activate(Police, Radio), look(Radio), Pass]);
}

// 3.3
#[test]
fn a_side_without_groups_must_recruit() {
    let t = table().groups(Kgb, [Mafia]).act(Cia);
    assert_eq!(t.legal(), [Recruit]);
    assert_eq!(t.refused(Pass), "3.3");
    assert_eq!(t.refused(activate(Police, Mafia)), "3.3");
}

// 3.3, 13: even if it had passed before
#[test]
fn a_side_that_has_passed_and_lost_its_only_group_must_recruit() {
    let mut t = table().groups(Cia, [Students]).groups(Kgb, [Police]).act(Cia);
    t.play(Pass).play(activate(Police, Students));
    assert_eq!(t.legal(), [Recruit]);
    assert_eq!(t.passes, 0);
}

// 3.4
#[test]
fn the_phase_ends_after_two_passes_in_a_row() {
    let mut t = table().groups(Cia, [Students]).groups(Kgb, [Police]).act(Cia);
    t.play(Pass);
    assert_eq!((t.phase, t.passes), (Phase::InfluenceStruggle, 1));
    t.play(Pass);
    assert_ne!(t.phase, Phase::InfluenceStruggle);
}

// 3.4: a pass does not bind, and any other action restarts the count
#[test]
fn a_side_may_act_again_after_a_pass() {
    let mut t = table().groups(Cia, [Students]).groups(Kgb, [Police]).act(Cia);
    t.play(Pass).recruit(Mafia);
    assert_eq!(t.passes, 0);
    t.recruit(Radio).play(Pass);
    assert_eq!((t.passes, t.asked()), (1, Some(Cia)));
    t.play(look(Radio)).draw(Workers).play(Leave);
    assert_eq!((t.passes, t.asked()), (0, Some(Kgb)));
}

// 3.4: abilities that replace the action restart the count too (8.6, 8.7), the Summit Meeting does not (8.8)
#[test]
fn abilities_instead_of_an_action_restart_the_count_of_passes() {
    let setup = || table().groups(Cia, [Students]).groups(Kgb, [Police]).discard([Radio]).passes(1);
    let setup = || setup().claimed(Cia, [LiveBenefit, NuclearEscalation, SummitMeeting]);
    for (event, passes) in [(LiveBenefit, 0), (NuclearEscalation, 0), (SummitMeeting, 1)] {
        assert_eq!(setup().act(Cia).play(Use(event)).passes, passes);
    }
}

// 3.5
#[test]
fn exceeding_the_stability_does_not_end_the_phase() {
    let mut t = table().groups(Cia, [Bankers, Police]).groups(Kgb, [Students]).act(Cia);
    assert!(t.exceeds(Cia));
    t.recruit(Radio).play(Pass);
    assert_eq!((t.influence(Cia), t.asked()), (15, Some(Cia)));
    t.play(activate(Police, Bankers)).play(Pass).play(Pass); // down to 9 again
    assert_eq!(t.token, Some(Cia));
    assert_eq!(t.disorder, [false; 2]);
}

// 3.6
#[test]
fn a_recruit_takes_the_top_group_ready_into_play() {
    let mut t = table().act(Cia);
    t.play(Recruit);
    assert_eq!(t.state().actor(), Actor::Chance);
    t.draw(Government);
    assert_eq!(t.hand(Cia), set([Government]));
    assert!(t.is_ready(Government));
    assert_eq!(t.state().groups_left(), 23);
}

// 3.7
#[test]
fn the_population_limits_the_groups_of_a_side() {
    let mut t = table().objective(Greece).groups(Cia, [Artists, Students]).groups(Kgb, [Workers]).act(Cia);
    t.recruit(Guerrilla).play(Pass); // reaching the limit is allowed
    assert_eq!(t.refused(Recruit), "3.7");
    assert!(t.can(look(Artists))); // to discard or leave
    t.play(look(Artists)).draw(Militia);
    assert_eq!(t.legal(), [Discard, Leave]);
    assert_eq!(t.refused(Take), "3.7");
}

// 3.7, 8.4: events too
#[test]
fn the_population_limits_the_live_benefit() {
    let setup = table().objective(SpaceRace).groups(Cia, [Artists]).groups(Kgb, [Workers]);
    let t = setup.claimed(Cia, [LiveBenefit]).discard([Radio]).act(Cia);
    assert_eq!(t.refused(Use(LiveBenefit)), "3.7");
}

// 3.8
#[test]
fn only_the_players_own_ready_group_can_be_activated_and_it_is_mobilized() {
    let mut t = table().groups(Cia, [Police]).mobilized(Cia, [Mafia]).groups(Kgb, [Radio, Generals]).act(Cia);
    assert_eq!(t.refused(activate(Mafia, Radio)), "3.8");
    assert_eq!(t.refused(look(Radio)), "3.8");
    assert_eq!(t.refused(activate(Generals, Mafia)), "3.8");
    assert_eq!(t.refused(activate(Infantry, Mafia)), "3.8");
    t.play(activate(Police, Radio)).play(Pass);
    assert!(!t.is_ready(Police));
    assert_eq!(t.refused(activate(Police, Mafia)), "3.8");
}

// 3.8: "own" means on that side now
#[test]
fn a_group_taken_while_ready_may_be_activated_later() {
    let mut t = table().groups(Cia, [Opposition]).groups(Kgb, [Police, Radio]).act(Cia);
    t.play(activate(Opposition, Police)).play(Pass);
    assert!(t.can(activate(Police, Radio)));
}

// 3.8, D17: mobilized first, then the power
#[test]
fn an_activation_mobilizes_and_then_works() {
    let mut t = table().groups(Cia, [Police]).groups(Kgb, [Radio]).act(Cia);
    t.play(activate(Police, Radio));
    let facts = [Fact::Activated { side: Cia, group: Police }, Fact::Destroyed { side: Kgb, group: Radio }];
    assert_eq!(t.facts(), facts);
}

// 3.9, D25
#[test]
fn a_power_never_targets_its_own_group() {
    let t = table().groups(Cia, [Police, Opposition, Mafia]).groups(Kgb, [Workers]).act(Cia);
    for group in [Police, Opposition, Mafia] {
        assert_eq!(t.refused(activate(group, group)), "3.9");
    }
}

// 3.10
#[test]
fn a_military_group_destroys_any_other_group() {
    let setup = || table().groups(Cia, [Police, Radio]).mobilized(Kgb, [Mafia]).groups(Kgb, [Artists]);
    for (target, side) in [(Radio, Cia), (Mafia, Kgb), (Artists, Kgb)] {
        let mut t = setup().discard([Workers]).act(Cia);
        t.play(activate(Police, target));
        assert!(!t.hand(side).contains(target));
        assert_eq!(t.discard.top(), Some(&target));
    }
    assert_eq!(setup().act(Cia).refused(activate(Police, Workers)), "3.8"); // not in play
}

// 3.11: it stays ready or mobilized
#[test]
fn a_political_group_moves_any_other_group_to_the_opposite_side() {
    let setup = || table().groups(Cia, [Opposition, Artists]).mobilized(Cia, [Workers]);
    let setup = || setup().groups(Kgb, [Mafia]).mobilized(Kgb, [Guerrilla]);
    for (target, to, ready) in
        [(Artists, Kgb, true), (Workers, Kgb, false), (Mafia, Cia, true), (Guerrilla, Cia, false)]
    {
        let mut t = setup().act(Cia);
        t.play(activate(Opposition, target));
        assert_eq!((t.holder(target), t.is_ready(target)), (Some(to), ready));
    }
}

// 3.11a, D12
#[test]
fn the_receiver_of_a_group_must_stay_within_the_population() {
    let full = [Artists, Workers, Guerrilla];
    let t = table().objective(Greece).groups(Cia, [Students, Radio]).groups(Kgb, full).act(Cia);
    assert_eq!(t.refused(activate(Students, Radio)), "3.11a");
    assert!(t.can(activate(Students, Artists)));
    let t = table().objective(Greece).groups(Cia, [Students, Radio, Mafia]).groups(Kgb, full).act(Cia);
    assert_eq!(t.refused(activate(Students, Artists)), "3.11a");
}

// 3.11b, D13
#[test]
fn giving_must_not_push_the_opponent_over_the_stability() {
    let t = table().groups(Cia, [Students, Radio, Newspapers]).groups(Kgb, [Opposition]).act(Cia);
    assert!(t.can(activate(Students, Newspapers))); // 5 + 4 = 9
    assert_eq!(t.refused(activate(Students, Radio)), "3.11b");
    let t = table().groups(Cia, [Students, Artists]).groups(Kgb, [Bankers, Infantry]).act(Cia);
    assert_eq!(t.refused(activate(Students, Artists)), "3.11b"); // exceeds already
}

// 3.11c
#[test]
fn taking_is_legal_even_if_the_taker_then_exceeds() {
    let mut t = table().groups(Cia, [Students, Government]).groups(Kgb, [Bankers, Artists]).act(Cia);
    t.play(activate(Students, Bankers));
    assert!(t.exceeds(Cia));
    t.play(Pass);
    assert!(t.can(activate(Government, Artists))); // or exceeds already
}

// 3.11d
#[test]
fn giving_a_group_away_to_reduce_the_players_own_total_is_legal() {
    let mut t = table().groups(Cia, [Students, Government, Newspapers]).groups(Kgb, [Artists]).act(Cia);
    assert!(t.exceeds(Cia));
    t.play(activate(Students, Newspapers));
    assert_eq!((t.influence(Cia), t.influence(Kgb)), (7, 5));
}

// A1
#[test]
fn an_exceeding_opponent_bars_giving_and_by_option_taking() {
    let setup = || table().groups(Cia, [Students, Artists]).groups(Kgb, [Bankers, Infantry]);
    let t = setup().act(Cia);
    assert!(t.can(activate(Students, Bankers)));
    let t = setup().option("political_blocked_when_opponent_exceeds", "both").act(Cia);
    assert_eq!(t.refused(activate(Students, Bankers)), "A1");
    assert_eq!(t.refused(activate(Students, Artists)), "3.11b");
    // not while the opponent is within the Stability
    let calm = table().groups(Cia, [Students]).groups(Kgb, [Bankers]);
    assert!(calm.option("political_blocked_when_opponent_exceeds", "both").act(Cia).can(activate(Students, Bankers)));
}

// 3.12, D11, D23: no power is triggered
#[test]
fn an_economic_group_flips_the_state_of_another() {
    for (target, ready) in [(Radio, false), (Police, true), (Opposition, false), (Television, true)] {
        let setup = table().groups(Cia, [Mafia, Radio]).mobilized(Cia, [Police]);
        let mut t = setup.groups(Kgb, [Opposition]).mobilized(Kgb, [Television]).act(Cia);
        let before = t.groups;
        t.play(activate(Mafia, target));
        assert_eq!(t.is_ready(target), ready);
        assert_eq!((t.groups, t.asked()), (before, Some(Kgb)));
    }
}

// 3.12
#[test]
fn an_economic_group_is_no_target_of_an_economic_power() {
    let t = table().groups(Cia, [Mafia, Workers]).groups(Kgb, [Bankers, Artists]).act(Cia);
    assert_eq!(t.refused(activate(Mafia, Workers)), "3.12");
    assert_eq!(t.refused(activate(Mafia, Bankers)), "3.12");
}

// 3.13, A12
#[test]
fn a_media_group_looks_at_the_top_card_then_takes_discards_or_leaves_it() {
    let looked = || {
        let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
        t.play(look(Radio)).draw(Police);
        t.facts();
        t
    };
    let mut t = looked();
    assert_eq!(t.legal(), [Take, Discard, Leave]);
    assert!(!t.is_ready(Radio));
    t.play(Take);
    assert!(t.hand(Cia).contains(Police) && t.is_ready(Police));
    assert_eq!(t.facts_for(Seat::Player(Kgb)), [Fact::Recruited { side: Cia, group: Police }]);
    let mut t = looked();
    t.play(Discard);
    assert_eq!(t.discard.top(), Some(&Police));
    assert_eq!(t.facts_for(Seat::Player(Kgb)), [Fact::Discarded { side: Cia, group: Police }]);
    let mut t = looked();
    t.play(Leave).play(Recruit);
    assert!(t.hand(Kgb).contains(Police)); // it was still on top
    assert_eq!(t.asked(), Some(Cia));
}

// 3.13: secretly
#[test]
fn only_the_media_side_sees_the_card() {
    let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.play(look(Radio)).draw(Police);
    assert_eq!(t.view(Cia).top_groups().collect::<Vec<_>>(), [Some(Police)]);
    assert_eq!(t.view(Kgb).top_groups().collect::<Vec<_>>(), [None]);
    let facts = t.facts_for(Seat::Player(Kgb));
    assert_eq!(facts, [Fact::Activated { side: Cia, group: Radio }, Fact::Looked { side: Cia }]);
}

// 3.13: the activation is spent, whatever the choice
#[test]
fn a_left_card_costs_the_action() {
    let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.play(look(Radio)).draw(Police).play(Leave);
    assert_eq!(t.asked(), Some(Kgb));
    assert_eq!(t.actions, 1);
}

// 3.13: media has no target
#[test]
fn a_media_group_has_no_target_and_the_others_need_one() {
    let t = table().groups(Cia, [Radio, Police]).groups(Kgb, [Mafia]).act(Cia);
    assert_eq!(t.refused(activate(Radio, Mafia)), "3.13");
    assert_eq!(t.refused(look(Police)), "A2");
}

// 3.14, A24: fewer than 60 actions without D3
#[test]
fn a_struggle_is_finite_and_shorter_than_sixty_actions() {
    let options = Options::ENGLISH.with("struggle_action_limit", "0").unwrap();
    for seed in 0..200 {
        let (mut luck, mut state) = (Luck::seeded(seed), State::new(&options));
        while state.actor() != Actor::Nobody {
            let mut actions = legal(&state);
            if actions.len() > 1 {
                actions.retain(|action| *action != Pass); // as long as possible
            }
            state.play(luck.pick(&actions), &mut Log::silent());
            assert!(state.board().actions < 60);
        }
    }
}

// 3.15
#[test]
fn a_pass_does_nothing() {
    let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    let before = (t.groups, t.ready, t.scores);
    t.play(Pass);
    assert_eq!((t.groups, t.ready, t.scores), before);
    assert_eq!(t.facts(), [Fact::Passed { side: Cia }]);
}

// A2
#[test]
fn a_group_without_a_legal_target_cannot_be_activated() {
    let t = table().groups(Cia, [Mafia]).groups(Kgb, [Workers]).act(Cia);
    assert_eq!(t.legal(), [Recruit, Pass]);
    let t = table().objective(SpaceRace).groups(Cia, [Students]).groups(Kgb, [Workers]).act(Cia);
    assert_eq!(t.legal(), [Pass]); // 3.11a both ways
}

// A3: recruit and media need a card in the deck
#[test]
fn an_empty_group_deck_is_not_reshuffled() {
    let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Police]).deck([]).act(Cia);
    assert_eq!(t.refused(Recruit), "A3");
    assert_eq!(t.refused(look(Radio)), "A3");
    t.play(Pass).play(activate(Police, Radio));
    assert_eq!(t.legal(), [Pass]); // 3.3 does not bind a side that cannot recruit
}

// A3: or Live Benefit or Nuclear Escalation
#[test]
fn a_side_without_groups_and_an_empty_deck_may_use_an_ability() {
    let setup = table().groups(Kgb, [Police]).deck([]).claimed(Cia, [LiveBenefit, NuclearEscalation]);
    let t = setup.act(Cia);
    assert_eq!(t.legal(), [Pass, Use(LiveBenefit), Use(NuclearEscalation)]);
}

// A3: the last card can still be recruited
#[test]
fn the_last_group_of_the_deck_can_be_recruited() {
    let mut t = table().groups(Kgb, [Police]).deck([Radio]).act(Cia);
    t.play(Recruit).draw(Radio).play(Pass);
    assert_eq!(t.refused(look(Radio)), "A3");
}

// A24
#[test]
fn past_the_limit_of_actions_a_side_with_a_group_may_only_pass() {
    let setup =
        table().option("struggle_action_limit", "2").claimed(Cia, [LiveBenefit, NuclearEscalation, SummitMeeting]);
    let mut t = setup.groups(Cia, [Police, Artists]).groups(Kgb, [Students]).act(Cia);
    t.play(activate(Police, Artists)).play(Pass); // passes do not count
    t.recruit(Mafia);
    assert_eq!(t.legal(), [Pass]);
    t.play(Pass);
    assert_eq!(t.legal(), [Pass, Use(SummitMeeting)]); // rulings.md, R5: no action, so it may still be used
    for action in [Recruit, activate(Mafia, Police), Use(LiveBenefit), Use(NuclearEscalation)] {
        assert_eq!(t.refused(action), "A24");
    }
}

// A24, 3.3: a side without groups recruits even past the limit
#[test]
fn past_the_limit_a_side_without_groups_still_recruits() {
    let setup = table().option("struggle_action_limit", "1").groups(Cia, [Police]);
    let mut t = setup.groups(Kgb, [Students]).act(Cia);
    t.play(activate(Police, Students));
    assert_eq!(t.legal(), [Recruit]);
    t.recruit(Workers);
    assert_eq!(t.legal(), [Pass]);
}

// A24: the default is 100, counted by struggle
#[test]
fn the_limit_is_a_hundred_actions_of_one_struggle() {
    assert_eq!(Options::ENGLISH.struggle_action_limit, 100);
    let mut t = table().groups(Cia, [Police]).groups(Kgb, [Students]).act(Cia);
    t.recruit(Mafia).play(Pass).play(Pass).uncover(Iran).play(Pick(Analyst)).play(Pick(Analyst));
    assert_eq!(t.actions, 0);
}

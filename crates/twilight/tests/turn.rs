//! Section 3: the sequence of a turn.

use crate::common::*;
use twilight::deck;

/// Begins the rounds phase.
fn rounds(t: &mut Table) -> &mut Table {
    t.run(&[Call::new(Proc::Rounds, Ussr)])
}

/// Begins a turn.
fn turn(t: &mut Table) -> &mut Table {
    t.run(&[Call::new(Proc::Turn, Ussr)])
}

/// Returns the sides and numbers of the rounds begun so far.
fn begun(t: &Table) -> Vec<(Side, u8)> {
    let round = |fact| if let Fact::Round { side, round } = fact { Some((side, round)) } else { None };
    t.facts().iter().filter_map(|noted| round(noted.fact)).collect()
}

// Section 3, phase A; 10.3
#[test]
fn defcon_improves_at_the_start_of_a_turn_up_to_five() {
    for (before, after) in [(2, 3), (4, 5), (5, 5)] {
        let mut t = table().defcon(before);
        turn(&mut t);
        assert_eq!(t.state.defcon, after);
    }
}

// Section 3, phase B
#[test]
fn hands_are_filled_to_eight_and_later_to_nine_without_the_china_card() {
    for (number, size) in [(1, 8), (3, 8), (4, 9), (10, 9)] {
        let mut t = table().turn(number).hand(Ussr, [Fidel]);
        turn(&mut t);
        while t.state.actor() == Actor::Chance {
            let draw = t.legal()[0];
            t.play(draw);
        }
        assert_eq!(t.state.hands.map(Cards::len), [size; 2]);
    }
}

// Section 3, phase D
#[test]
fn six_rounds_and_later_seven_the_ussr_first() {
    for (number, last) in [(1, 6), (3, 6), (4, 7), (10, 7)] {
        let mut t = table().turn(number).china(Us, false);
        rounds(&mut t);
        let expected: Vec<_> = (1..=last).flat_map(|round| [(Ussr, round), (Us, round)]).collect();
        assert_eq!(begun(&t), expected);
    }
}

// Section 3, phases E and G
#[test]
fn milops_are_checked_and_set_to_zero_and_the_china_card_is_turned_up() {
    let mut t = table().defcon(3).milops(3, 1).china(Us, false);
    t.turn_end();
    assert_eq!((t.state.vp, t.state.milops, t.state.china_up), (2, [0, 0], true));
}

// Section 3, phase F; 14A
#[test]
fn held_cards_are_revealed_if_the_option_says_so() {
    for reveal_held_cards in [false, true] {
        let options = Options { reveal_held_cards, ..Options::default() };
        let mut t = table_with(&options).milops(5, 5).hand(Us, [Nato]);
        t.turn_end();
        assert_eq!(t.state.seen[Ussr.index()].contains(Nato), reveal_held_cards);
    }
}

// Section 3, phase H
#[test]
fn effects_of_the_turn_end_with_it_and_the_next_deck_joins() {
    let mut t = table().turn(7).milops(5, 5).in_force([Containment, Nato]).with(|s| s.spaced = [1, 1]);
    t.turn_end();
    assert!(!t.state.in_force(Containment) && t.state.in_force(Nato));
    assert_eq!((t.state.turn, t.state.spaced), (8, [0, 0]));
    assert_eq!(t.state.deck() & deck::LATE, deck::LATE);
}

// Section 3, phase I
#[test]
fn after_turn_ten_comes_the_final_scoring() {
    let mut t = table().turn(10).milops(5, 5).control(Us, [Angola]).china(Ussr, true);
    t.turn_end();
    assert_eq!((t.over().unwrap().reason, t.state.vp), (Reason::FinalScoring, 2 - 1));
}

// 3.1
#[test]
fn what_is_left_of_the_pile_is_dealt_before_the_discards_are_shuffled() {
    let mut t = table().pile([Nato]).discard([Fidel, Nasser]).with(|s| s.removed.insert(Comecon));
    turn(&mut t);
    assert_eq!(t.legal().as_slice(), [Draw(Nato)]);
    t.play(Draw(Nato));
    assert_eq!(t.legal().as_slice(), [Draw(Fidel), Draw(Nasser)], "never a card out of the game");
}

// 3.2
#[test]
fn at_an_era_change_discards_stay_out_until_the_pile_runs_dry() {
    for (before, era) in [(3, deck::MID), (7, deck::LATE)] {
        let mut t = table().turn(before).milops(5, 5).discard([Fidel]);
        t.turn_end();
        assert!(t.discarded(Fidel) && (t.state.pile | t.state.hands[0] | t.state.hands[1]) & era == era);
    }
}

// 3.3, 13.5
#[test]
fn a_side_with_cards_must_play_and_one_without_skips_its_rounds() {
    let mut t = table().hand(Ussr, [Fidel]).china(Ussr, true);
    rounds(&mut t);
    assert_eq!(t.legal().as_slice(), [Action::Card(TheChinaCard), Action::Card(Fidel)]);
    assert_eq!(t.why_not(Pass), Some(Refusal::MustPlay));
    t.card(Fidel, Event);
    // The US has no card and skips its round; the USSR may keep the China Card.
    assert_eq!(t.state.ask(), Some(Ask::Round { by: Ussr }));
    assert_eq!(t.legal().as_slice(), [Action::Card(TheChinaCard), Pass]);
    t.play(Pass);
    assert_eq!(t.state.china, Some(Ussr));
}

// 3.4
#[test]
fn held_cards_reduce_the_next_draw_and_stay_in_hand() {
    let held = [Fidel, Nasser, Comecon, Nato, Blockade, Decolonization, KoreanWar, SuezCrisis, TrumanDoctrine];
    let mut t = table().hand(Ussr, held).milops(5, 5);
    t.turn_end();
    let mut dealt = 0;
    while t.state.actor() == Actor::Chance {
        assert!(matches!(t.state.ask(), Some(Ask::Deal { to: Us })));
        let draw = t.legal()[0];
        t.play(draw);
        dealt += 1;
    }
    assert_eq!((dealt, t.state.hands.map(Cards::len)), (8, [8, 9]));
}

// 3.5
#[test]
fn an_eighth_round_is_a_right_and_no_duty() {
    let mut t = table().turn(8).space(8, 0).hand(Us, [Nato]).round(Us, 8);
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(Nato), Pass]);
    t.play(Pass);
    assert!(t.done() && t.state.hand(Us).contains(Nato));
}

// 3.6
#[test]
fn the_eighth_rounds_come_after_the_seventh_the_ussr_first() {
    let mut t = table().turn(8).space(7, 8).china(Us, false).with(|s| s.extra_round = true);
    rounds(&mut t);
    assert_eq!(begun(&t)[12..], [(Ussr, 7), (Us, 7), (Ussr, 8), (Us, 8)]);
    let mut t = table().turn(8).space(8, 7).china(Us, false).with(|s| s.extra_round = true);
    rounds(&mut t);
    assert_eq!(begun(&t)[12..], [(Ussr, 7), (Us, 7), (Us, 8)], "both sources together still give only eight");
}

// 3.6, 17.43
#[test]
fn an_eighth_round_counts_from_the_moment_it_is_gained_or_lost() {
    let t = table().turn(8).space(7, 0).round(Us, 7);
    assert_eq!((t.state.rounds(Us), t.state.rounds_left(Us)), (7, 1));
    let t = t.space(8, 0);
    assert_eq!((t.state.rounds(Us), t.state.rounds_left(Us)), (8, 2));
    let t = t.space(8, 8);
    assert_eq!((t.state.rounds(Us), t.state.rounds(Ussr)), (7, 7));
}

// 3.7, 17.18
#[test]
fn a_pile_used_up_exactly_stays_empty_and_the_new_deck_comes_first() {
    let mut t = table().turn(3).milops(5, 5).pile([]).discard([Fidel]);
    t.turn_end();
    assert!(t.discarded(Fidel) && t.state.pile.contains(BrushWar));
    let mut t =
        table().pile([Nato]).hand(Us, [Fidel, Nasser, Comecon, Blockade, KoreanWar, SuezCrisis, Decolonization]);
    t = t.hand(Ussr, [TrumanDoctrine, DuckAndCover, Containment, CiaCreated, NuclearTestBan, OlympicGames, Norad]);
    t = t.hand(Ussr, [Defectors]).discard([AsiaScoring]);
    turn(&mut t).play(Draw(Nato));
    assert!(t.state.pile.is_empty() && t.discarded(AsiaScoring));
}

// 3.8
#[test]
fn cards_are_dealt_alternately_to_the_ussr_first_and_a_full_hand_is_skipped() {
    let mut t = table().hand(Us, [Fidel, Nasser, Comecon, Blockade, KoreanWar, SuezCrisis]);
    turn(&mut t);
    let mut order = Vec::new();
    while let Some(Ask::Deal { to }) = t.state.ask() {
        order.push(to);
        let draw = t.legal()[0];
        t.play(draw);
    }
    assert_eq!(order, [Ussr, Us, Ussr, Us, Ussr, Ussr, Ussr, Ussr, Ussr, Ussr]);
}

// 3.9, 14.9
#[test]
fn a_scoring_card_held_loses_in_the_turn_it_was_drawn() {
    let mut t = table().milops(5, 5).hand(Us, [AsiaScoring]);
    t.turn_end();
    let end = t.over().unwrap();
    assert_eq!((end.winner, end.reason), (Some(Ussr), Reason::HeldScoringCard));
}

// 14.8: every VP of the final scoring is a public fact.
#[test]
fn final_scoring_reports_each_region_and_the_china_card_with_the_running_score() {
    let mut t = table().turn(10).vp(19).control(Us, [Panama]).control(Ussr, [Angola]).china(Ussr, true).milops(5, 5);
    t.turn_end();
    let told: Vec<Fact> = t.facts().iter().map(|noted| noted.fact).collect();
    let vp = |side, amount, total| Fact::Vp { side, amount, total };
    let at = |fact| told.iter().position(|&other| other == fact).unwrap_or_else(|| panic!("no {fact:?} in {told:?}"));
    let africa = at(Fact::Scored { region: Region::Africa, us: 0, ussr: 2 });
    assert_eq!(told[africa + 1], vp(Ussr, 2, 17));
    let america = at(Fact::Scored { region: Region::CentralAmerica, us: 2, ussr: 0 });
    assert_eq!(told[america + 1], vp(Us, 2, 19));
    assert_eq!(told[at(Fact::Effect { card: TheChinaCard }) + 1], vp(Ussr, 1, 18));
}

// 11.1: the same holds for phase E, and for the reset of the markers.
#[test]
fn the_check_of_military_operations_reports_what_is_missing_and_resets_the_markers() {
    let mut t = table().defcon(4).milops(3, 1).hand(Us, [AsiaScoring]);
    t.turn_end();
    let told: Vec<Fact> = t.facts().iter().map(|noted| noted.fact).collect();
    let begin = [
        Fact::MilopsMissing { us: 1, ussr: 3 },
        Fact::Vp { side: Us, amount: 2, total: 2 },
        Fact::Milops { side: Ussr, level: 0 },
        Fact::Milops { side: Us, level: 0 },
        Fact::Over { reason: Reason::HeldScoringCard },
        Fact::Won { side: Ussr },
    ];
    assert_eq!(told, begin, "and nothing after the end");
}

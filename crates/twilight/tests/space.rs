//! Section 9: the Space Race.

use crate::common::*;

fn spacing(t: &Table, side: Side, card: Card) -> Table {
    let mut t = t.clone().hand(side, [card]);
    t.action_round(side).card(card, Space);
    t
}

// 9.1
#[test]
fn the_card_needs_the_value_of_the_next_box_and_the_die_its_range() {
    let t = table().standard();
    let mut low = t.clone().hand(Us, [TrumanDoctrine]);
    low.action_round(Us).play(Action::Card(TrumanDoctrine));
    assert_eq!(low.why_not(Space), Some(Refusal::SpaceOps { ops: 2 }));
    for (die, at) in [(3, 1), (4, 0)] {
        let mut t = spacing(&t, Us, DuckAndCover);
        t.roll(die);
        assert_eq!(t.state.space, [at, 0]);
    }
    let mut t = spacing(&t.space(7, 0), Us, Nato);
    t.roll(3);
    assert_eq!(t.state.space, [7, 0], "box 8 needs 1 or 2");
}

// 9.2
#[test]
fn a_spaced_card_has_no_event_no_flower_power_and_no_vp_of_defectors() {
    let t = table().standard().in_force([FlowerPower]);
    let mut war = spacing(&t, Us, KoreanWar);
    war.roll(6);
    assert_eq!((war.state.vp, war.state.milops, war.discarded(KoreanWar)), (0, [0, 0], true));
    let mut defectors = spacing(&t, Ussr, Defectors);
    defectors.roll(6);
    assert_eq!((defectors.state.vp, defectors.discarded(Defectors)), (0, true));
}

// 9.3
#[test]
fn the_first_and_the_second_to_arrive_score_at_once() {
    for (boxes, first, second) in [(0, 2, 1), (2, 2, 0), (4, 3, 1), (6, 4, 2), (7, 2, 0)] {
        let mut t = spacing(&table().standard().space(boxes, 0), Us, NuclearTestBan);
        t.roll(1);
        assert_eq!((t.state.vp, t.state.space[0]), (first, boxes + 1));
        let mut t = spacing(&table().standard().space(boxes + 1, boxes), Ussr, NuclearTestBan);
        t.roll(1);
        assert_eq!(t.state.vp, -second);
    }
}

// 9.4
#[test]
fn abilities_belong_to_the_first_side_and_end_when_the_second_arrives() {
    for space_box in [2, 4, 6, 8] {
        let t = table().space(space_box, space_box - 1);
        assert!(t.state.ability(Us, space_box) && !t.state.ability(Ussr, space_box));
        let t = t.space(space_box, space_box);
        assert!(!t.state.ability(Us, space_box) && !t.state.ability(Ussr, space_box));
    }
    let t = table().turn(4).space(8, 1);
    assert!([2, 4, 6, 8].iter().all(|&space_box| t.state.ability(Us, space_box)), "the abilities are cumulative");
    assert_eq!((t.state.rounds(Us), t.state.rounds(Ussr)), (8, 7));
}

// 9.4: box 6, C8.
#[test]
fn box_six_lets_its_owner_discard_one_card_after_phases_f_and_g() {
    let mut t = table().space(6, 5).milops(5, 5).hand(Us, [Nato, Fidel]).china(Us, false);
    t.turn_end();
    assert_eq!(t.legal().as_slice(), [Action::Card(Fidel), Action::Card(Nato), Pass]);
    assert!(t.state.china_up && t.state.turn == 1, "after G, before H");
    t.play(Action::Card(Fidel));
    assert!(t.discarded(Fidel) && t.state.turn == 2);
    let mut t = table().space(6, 5).milops(5, 5).hand(Us, [AsiaScoring]);
    t.turn_end();
    assert_eq!(t.over().unwrap().reason, Reason::HeldScoringCard, "it never saves");
}

// 9.5
#[test]
fn after_the_last_box_no_more_cards_are_spaced() {
    let mut t = table().standard().space(8, 0).hand(Us, [Nato]);
    t.action_round(Us).play(Action::Card(Nato));
    assert_eq!(t.why_not(Space), Some(Refusal::SpaceOver));
}

// 9.6
#[test]
fn ops_granted_by_events_cannot_be_spaced_but_the_china_card_can() {
    let mut t = table().standard();
    t.event_by(Us, OlympicGames).play(Action::Choice(Choice::Boycott));
    assert!(!t.may(Space));
    let mut t = table().standard();
    t.action_round(Ussr).play(Action::Card(TheChinaCard));
    assert!(t.may(Space));
}

// 9.7
#[test]
fn a_marker_moved_by_an_event_is_no_attempt() {
    let mut t = table().standard();
    t.event_by(Us, CapturedNaziScientist);
    assert_eq!((t.state.space, t.state.spaced), ([1, 0], [0, 0]));
    assert!(t.state.may_space(Us, Nato));
}

// 9.8
#[test]
fn the_limit_counts_cards_whether_they_succeed_or_not() {
    let mut t = spacing(&table().standard(), Us, DuckAndCover);
    t.roll(6);
    assert!(!t.state.may_space(Us, Nato));
    let mut t = spacing(&table().standard().space(1, 0), Us, DuckAndCover);
    t.roll(4);
    assert!(t.state.may_space(Us, Nato), "box 2 gives a second card in the next round");
    let t = t.with(|s| s.spaced = [2, 0]).space(3, 2);
    assert!(!t.state.may_space(Us, Nato));
}

// 9.9
#[test]
fn the_modified_value_counts_without_the_bonuses() {
    let t = table().with(|s| s.scare = [1, 1]).in_force([VietnamRevolts]);
    assert!(!t.state.may_space(Us, Fidel) && t.state.may_space(Us, DuckAndCover));
    assert!(!t.state.may_space(Ussr, Fidel), "no help from Vietnam Revolts");
    assert!(table().in_force([Containment]).state.may_space(Us, TrumanDoctrine));
    assert!(!table().space(0, 7).with(|s| s.scare = [0, 1]).state.may_space(Ussr, TheChinaCard), "3, no Asia bonus");
    let mut t = table().standard().hand(Us, [Nato]);
    t.action_round(Us).play(Action::Card(Nato));
    assert_eq!(t.why_not(SpaceUnrolled), Some(Refusal::SpaceMustRoll));
}

// 9.10
#[test]
fn a_marker_moved_by_an_event_takes_the_vp_of_the_box_entered() {
    let mut t = table().space(2, 0);
    t.event_by(Us, CapturedNaziScientist);
    assert_eq!(t.state.vp, 2);
    let mut t = table().space(3, 3);
    t.event_by(Ussr, CapturedNaziScientist);
    assert!(t.state.ability(Ussr, 4));
}

// Section 18, 6.4.4
#[test]
fn the_abilities_of_boxes_two_and_four_hold_at_once() {
    let mut t = spacing(&table().standard().space(0, 1), Ussr, Comecon);
    t.roll(4);
    assert_eq!(t.state.space, [0, 2]);
    assert!(t.state.may_space(Ussr, Comecon), "a second card from its next round");
    let t = t.space(1, 4);
    assert!(t.state.ability(Ussr, 2) && t.state.ability(Ussr, 4));
}

//! Section 13: the China Card.

use crate::common::*;

// 13.1
#[test]
fn face_down_it_cannot_be_played_and_phase_g_turns_it_up() {
    for side in [Us, Ussr] {
        let mut t = table().china(side, false).hand(side, [NuclearTestBan]).standard().milops(5, 5);
        t.action_round(side);
        assert_eq!(t.why_not(Action::Card(TheChinaCard)), Some(Refusal::ChinaDown));
        t.card(NuclearTestBan, Space).roll(6).turn_end();
        assert_eq!((t.state.china, t.state.china_up), (Some(side), true));
    }
}

// 13.2
#[test]
fn it_passes_at_once_also_when_spaced() {
    for action in [Ops, Space] {
        let mut t = table().standard();
        t.action_round(Ussr).card(TheChinaCard, action);
        assert_eq!((t.state.china, t.state.china_up), (Some(Us), false), "before its Operations");
    }
}

// 13.3; the rounds after the play must be enough for the scoring cards.
#[test]
fn it_may_not_strand_a_scoring_card() {
    let playable = |round| {
        let mut t = table().standard().round(Ussr, round).hand(Ussr, [AsiaScoring, EuropeScoring]);
        t.action_round(Ussr);
        t.may(Action::Card(TheChinaCard))
    };
    assert_eq!([3, 4, 5, 6].map(playable), [true, true, false, false]);
}

// 13.4
#[test]
fn in_a_trap_it_is_neither_discarded_nor_played() {
    let mut t = table().turn(4).hand(Ussr, [Nato]).in_force([BearTrap]);
    t.action_round(Ussr);
    assert_eq!(t.why_not(Action::Card(TheChinaCard)), Some(Refusal::Trapped));
    let mut t = table().turn(4).in_force([BearTrap]);
    t.action_round(Ussr);
    assert!(t.done(), "with no other card the round is lost");
}

// 13.5
#[test]
fn playing_it_leaves_one_more_card_in_hand() {
    let mut t = table().standard().hand(Ussr, [Fidel, Nasser]);
    t.action_round(Ussr).card(TheChinaCard, Ops).place([NorthKorea; 4]).play(Pass);
    assert_eq!(t.state.hand(Ussr).len(), 2);
}

// 6.6, 17.37: the base points have to be spent, but the bonus need not be used for this.
#[test]
fn a_last_point_that_buys_something_only_with_the_bonus_may_be_left() {
    let only_japan_is_left = |left| {
        let mut t = table().control(Us, [Japan]).phasing(Ussr);
        t.state.scope = Countries::of(Japan);
        t.state.area = WORLD;
        t.ask(Ask::Ops { by: Ussr, card: TheChinaCard, kinds: OpsKinds::PLACE, left, asia: true, sea: false });
        t
    };
    let mut t = only_japan_is_left(1);
    assert_eq!(*t.legal(), [Place(Japan), Pass]);
    t.place([Japan]);
    assert!(t.done() && t.at(Japan) == (4, 1), "both points are gone");
    let t = only_japan_is_left(2);
    assert_eq!(t.why_not(Pass), Some(Refusal::MustSpend { realign: false }));
    let mut t = only_japan_is_left(1);
    t.state.scope.insert(NorthKorea);
    assert_eq!(t.why_not(Pass), Some(Refusal::MustSpend { realign: false }), "one point buys North Korea");
}

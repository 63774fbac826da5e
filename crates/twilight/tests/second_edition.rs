//! The second edition: Canada empty, no optional cards, and the older Aldrich Ames (C14, 17.32).

use rules::{Game, Log, Luck, Seat, View};
use twilight::{
    Action,
    Action::{Draw, Event, EventFirst, Ops, OpsFirst, Pass},
    Ask, Card,
    Card::*,
    Cards,
    Country::*,
    Options, Refusal, State, Us, Ussr,
    deck::OPTIONAL,
    testing::{Table, table_with},
};

fn second_edition() -> Options {
    Options { second_edition: true, optional_cards: false, us_handicap: 0, ..Options::default() }
}

/// A US hand that the USSR has put in the order given.
fn ordered<const N: usize>(cards: [Card; N]) -> Table {
    let mut t = table_with(&second_edition()).turn(8).hand(Us, cards).influence(Us, Panama, 1);
    t.event(AldrichAmesRemix).plays(cards.map(Action::Card));
    t
}

#[test]
fn canada_is_empty_and_the_optional_cards_are_out() {
    let mut state = State::new(&second_edition());
    let mut luck = Luck::seeded(3);
    while !matches!(state.ask(), Some(Ask::Headline { .. })) {
        let canada = state.influence(Us, Canada);
        let action = luck.pick(&rules::legal(&state));
        state.play(action, &mut Log::silent());
        assert!(canada == 0 || matches!(state.ask(), Some(Ask::SetUp { .. } | Ask::Headline { .. })));
    }
    let total: u8 = twilight::map::WORLD.iter().map(|country| state.influence(Us, country)).sum();
    assert_eq!(total, 23);
    assert!((state.deck() & OPTIONAL).is_empty());
}

#[test]
fn the_ussr_puts_the_whole_us_hand_in_order_and_nothing_is_discarded() {
    let t = ordered([Nato, Fidel, DuckAndCover]);
    assert!(t.done() && t.removed(AldrichAmesRemix));
    assert_eq!(t.state.hand(Us), Cards::from([Nato, Fidel, DuckAndCover]));
    assert_eq!(t.state.order[..4], [Some(Nato), Some(Fidel), Some(DuckAndCover), None]);
}

#[test]
fn the_us_plays_its_cards_in_that_order() {
    let mut t = ordered([TrumanDoctrine, Fidel, Nato]);
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(TrumanDoctrine)]);
    assert_eq!(t.why_not(Action::Card(Nato)), Some(Refusal::OutOfOrder { card: Nato }));
    t.card(TrumanDoctrine, Ops).place([Panama]).action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(Fidel)]);
    t.play(Action::Card(Fidel));
    assert!(t.may(EventFirst) && t.may(OpsFirst), "how it is played is for the US to say");
}

#[test]
fn the_china_card_is_barred_for_the_turn() {
    let mut t = ordered([Nato]).china(Us, true);
    t.action_round(Us);
    assert_eq!(t.why_not(Action::Card(TheChinaCard)), Some(Refusal::OutOfOrder { card: TheChinaCard }));
    let mut t = ordered([]).china(Us, true);
    assert!(t.action_round(Us).done(), "without other cards the round is sat out");
}

#[test]
fn un_intervention_is_worth_its_own_op_only() {
    let mut t = ordered([UnIntervention, Fidel]);
    t.action_round(Us).play(Action::Card(UnIntervention));
    assert_eq!(t.why_not(Event), Some(Refusal::NoPartner));
    t.play(Ops).place([Panama]);
    assert!(t.done() && t.state.hand(Us) == Cards::of(Fidel));
}

#[test]
fn a_scoring_card_that_is_due_comes_before_the_order() {
    // 17.32
    let mut t = ordered([Nato, AsiaScoring]).round(Us, 6);
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(Nato)], "a round is left for it");
    let mut t = ordered([Nato, AsiaScoring]).round(Us, 7);
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(AsiaScoring)]);
    assert_eq!(t.why_not(Action::Card(Nato)), Some(Refusal::ScoringDue));
}

#[test]
fn missile_envy_that_is_due_comes_before_the_order() {
    let mut t = ordered([Nato, MissileEnvy]).with(|s| s.envy = Some(Us));
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(MissileEnvy)]);
}

#[test]
fn cards_gained_later_go_to_the_end_and_are_seen() {
    let mut t = ordered([Nato, Fidel]).pile([DuckAndCover]);
    t.ask(Ask::Draw { to: Us, left: 1 }).play(Draw(DuckAndCover));
    assert_eq!(t.state.order[..3], [Some(Nato), Some(Fidel), Some(DuckAndCover)]);
    assert!(t.state.seen[Ussr.index()].contains(DuckAndCover));
}

#[test]
fn a_card_lost_leaves_the_order() {
    let mut t = ordered([Nato, Fidel, DuckAndCover]);
    t.event_by(Ussr, Terrorism).play(Draw(Fidel));
    assert_eq!(t.state.order[..3], [Some(Nato), Some(DuckAndCover), None]);
}

#[test]
fn a_trapped_us_discards_the_first_card_that_fits() {
    let mut t = ordered([TrumanDoctrine, DuckAndCover, Nato]).in_force([Quagmire]);
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(DuckAndCover)]);
    assert_eq!(t.why_not(Action::Card(Nato)), Some(Refusal::OutOfOrder { card: Nato }));
    assert_eq!(t.why_not(Action::Card(TrumanDoctrine)), Some(Refusal::Trapped));
}

#[test]
fn an_eighth_round_stays_a_right() {
    let mut t = ordered([Nato]).round(Us, 8).with(|s| s.extra_round = true);
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(Nato), Pass]);
}

#[test]
fn the_order_ends_with_the_turn() {
    let mut t = ordered([Nato]).milops(5, 5);
    t.turn_end();
    assert!(t.state.order.iter().all(Option::is_none) && !t.state.in_force(AldrichAmesRemix));
}

#[test]
fn both_players_know_the_order_and_a_spectator_does_not() {
    let mut t = ordered([Nato, Fidel, DuckAndCover]).hand(Ussr, [Nasser]);
    t.action_round(Us);
    for side in [Us, Ussr] {
        assert_eq!(t.state.view(Seat::Player(side)).state.order, t.state.order);
    }
    let view = t.state.view(Seat::Spectator);
    assert!(view.state.order.iter().all(Option::is_none));
    let sample = view.sample(&mut Luck::seeded(1));
    assert_eq!(sample.order.into_iter().flatten().collect::<Cards>(), sample.hand(Us));
}

#[test]
fn without_the_second_edition_the_remix_is_used() {
    let options = Options { second_edition: false, ..second_edition() };
    let mut t = table_with(&options).turn(8).hand(Us, [Nato, Fidel]);
    t.event(AldrichAmesRemix).play(Action::Card(Nato));
    assert!(t.done() && t.discarded(Nato) && t.state.order[0].is_none());
}

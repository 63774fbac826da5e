//! Section 4: the headline phase.

use crate::common::*;

/// A table on which both headlines have been chosen.
fn chosen(us: Card, ussr: Card) -> Table {
    play(table(), us, ussr)
}

fn play(t: Table, us: Card, ussr: Card) -> Table {
    let mut t = t.hand(Us, [us]).hand(Ussr, [ussr]);
    t.headlines().play(Action::Card(ussr)).play(Action::Card(us));
    t
}

/// Returns the events in the order in which they happened.
fn order(t: &Table) -> Vec<Card> {
    let event = |fact| if let Fact::Event { card, .. } = fact { Some(card) } else { None };
    t.facts().iter().filter_map(|noted| event(noted.fact)).collect()
}

// 4.1
#[test]
fn both_choose_in_secret_and_reveal_together() {
    let mut t = table().hand(Us, [Nato]).hand(Ussr, [Fidel, Nasser]);
    t.headlines();
    assert_eq!(t.state.ask(), Some(Ask::Headline { by: Ussr, hidden: true }));
    t.play(Action::Card(Fidel));
    for seat in [Seat::Player(Us), Seat::Spectator] {
        assert_eq!(t.state.view(seat).state.headline, [None, None]);
    }
    t.play(Action::Card(Nato));
    let shown = |side, card| t.facts().iter().any(|noted| noted.fact == Fact::Headline { side, card });
    assert!(shown(Us, Nato) && shown(Ussr, Fidel));
}

// 4.1, 9.4: box 4.
#[test]
fn box_four_shows_the_other_headline_until_the_opponent_arrives() {
    for (us, ussr, hidden, first) in [(4, 3, false, Ussr), (3, 4, false, Us), (4, 4, true, Ussr)] {
        let mut t = table().space(us, ussr).hand(Us, [Nato]).hand(Ussr, [Fidel]);
        t.headlines();
        assert_eq!(t.state.ask(), Some(Ask::Headline { by: first, hidden }));
    }
}

// 4.2
#[test]
fn a_headline_must_be_chosen_and_is_neither_china_nor_un_intervention() {
    let mut t = table().hand(Ussr, [UnIntervention, Nato]);
    t.headlines();
    assert_eq!(t.legal().as_slice(), [Action::Card(Nato)]);
    assert_eq!(t.why_not(Pass), Some(Refusal::MustPlay));
    for card in [TheChinaCard, UnIntervention] {
        assert_eq!(t.why_not(Action::Card(card)), Some(Refusal::NoHeadline { card }));
    }
}

// 4.3
#[test]
fn the_higher_value_first_the_us_on_ties_scoring_cards_last() {
    assert_eq!(order(&chosen(Containment, Fidel)), [Containment, Fidel]);
    assert_eq!(order(&chosen(TrumanDoctrine, Fidel)), [Fidel, TrumanDoctrine]);
    assert_eq!(order(&chosen(FormosanResolution, Fidel)), [FormosanResolution, Fidel]);
    assert_eq!(order(&chosen(AsiaScoring, Nasser)), [Nasser, AsiaScoring]);
    assert_eq!(order(&chosen(EuropeScoring, AsiaScoring)), [EuropeScoring, AsiaScoring]);
}

// 4.3, 17.2
#[test]
fn printed_values_are_compared() {
    let t = play(table().with(|s| s.scare = [2, 0]), Containment, Fidel);
    assert_eq!(order(&t), [Containment, Fidel]);
    let t = play(table().in_force([Containment]), TrumanDoctrine, Fidel);
    assert_eq!(order(&t), [Fidel, TrumanDoctrine]);
}

// 4.4
#[test]
fn a_headline_gives_no_ops_unless_its_event_grants_some() {
    assert!(chosen(Containment, Fidel).done());
    let mut t = play(table().influence(Us, Panama, 1), CiaCreated, Nasser);
    assert!(matches!(t.state.ask(), Some(Ask::Ops { by: Us, card: CiaCreated, left: 1, .. })));
    t.place([Panama]);
    assert!(t.done());
}

// 4.5
#[test]
fn an_opponents_headline_is_resolved_by_the_opponent_and_charged_to_the_side_that_headlined_it() {
    let t = play(table().influence(Us, France, 1), SocialistGovernments, Nasser);
    assert_eq!(t.state.actor(), Actor::Player(Ussr));
    assert_eq!(t.state.phasing, Us);
    let t = play(table().defcon(2), TrumanDoctrine, DuckAndCover);
    assert_eq!((t.over().unwrap().winner, t.state.vp), (Some(Us), 0));
}

// 4.6
#[test]
fn a_headline_that_cannot_happen_may_be_chosen_and_is_discarded() {
    let t = chosen(Nato, Fidel);
    assert!(t.done() && t.discarded(Nato) && t.removed(Fidel) && !t.state.in_force(Nato));
}

// 4.6: conditions are checked when the headline is resolved.
#[test]
fn the_first_headline_can_make_the_second_possible() {
    let mut t = play(table().control(Us, [Italy]), Nato, WarsawPactFormed);
    assert!(t.discarded(Nato), "four against three: NATO comes first");
    t.play(Action::Choice(Choice::Withdraw));
    let mut t = play(table().control(Us, [UnitedKingdom]), SpecialRelationship, SuezCrisis);
    t.remove([UnitedKingdom, UnitedKingdom]);
    assert!(t.done() && t.discarded(SpecialRelationship) && order(&t) == [SuezCrisis]);
}

// 4.7
#[test]
fn defectors_of_the_us_cancel_the_ussr_headline_whatever_the_order() {
    for ussr in [RedScarePurge, Fidel, AsiaScoring] {
        let t = play(table().control(Ussr, [NorthKorea]), Defectors, ussr);
        assert!(t.done() && t.discarded(ussr) && t.discarded(Defectors));
        assert_eq!((t.state.vp, t.state.scare), (0, [0, 0]));
    }
}

// 4.8
#[test]
fn traps_do_not_touch_the_headline_phase() {
    let t = play(table().turn(4).in_force([Quagmire, BearTrap]), TrumanDoctrine, Fidel);
    assert!(t.done() && t.state.trapped(Us) && t.state.trapped(Ussr) && t.removed(Fidel));
}

// 4.9: victory is checked before the second headline.
#[test]
fn the_first_headline_is_fully_resolved_before_the_second() {
    let t = play(table().vp(18).defcon(4), DuckAndCover, Nasser);
    assert_eq!((t.over().unwrap().reason, t.at(Egypt)), (Reason::VictoryPoints, (0, 0)));
}

// 4.9: Defectors brought into play by the first headline.
#[test]
fn defectors_drawn_by_five_year_plan_cancel_a_waiting_headline_but_not_a_resolved_one() {
    let mut t = table().hand(Us, [FiveYearPlan]).hand(Ussr, [RedScarePurge, Defectors]);
    t.headlines().play(Action::Card(RedScarePurge)).play(Action::Card(FiveYearPlan)).play(Draw(Defectors));
    assert!(t.done() && t.discarded(RedScarePurge) && t.discarded(Defectors));
    assert_eq!(t.state.scare, [1, 0], "four Ops come first: the headline has been resolved");
}

// 4.10, 17.26
#[test]
fn a_chosen_headline_has_left_the_hand() {
    let mut t = table().hand(Us, [FiveYearPlan]).hand(Ussr, [Fidel, Nasser]);
    t.headlines().play(Action::Card(Fidel)).play(Action::Card(FiveYearPlan));
    assert_eq!(t.legal().as_slice(), [Draw(Nasser)]);
}

// 4.11
#[test]
fn a_ussr_defectors_headline_does_nothing() {
    let t = chosen(Containment, Defectors);
    assert_eq!(t.state.vp, 0);
    assert!(t.done() && t.discarded(Defectors) && t.state.in_force(Containment));
}

// 4.12, 17.7
#[test]
fn reach_of_headline_ops_is_that_of_the_start_of_the_headline() {
    let mut t = play(table().influence(Us, Panama, 1), OlympicGames, DeGaulleLeadsFrance);
    // The USSR headline is already resolved. Reach counts from the start of the US headline, when the US had no influence near France.
    t.play(Action::Choice(Choice::Boycott));
    assert!(t.may(Place(Panama)) && !t.may(Place(France)));
    let mut t = table().influence(Us, Panama, 1).hand(Us, [OlympicGames]).hand(Ussr, [MarshallPlan]);
    t.headlines().play(Action::Card(MarshallPlan)).play(Action::Card(OlympicGames));
    t.place([Canada, Austria, Finland, Italy, Greece, Turkey, WestGermany]).play(Action::Choice(Choice::Boycott));
    assert!(t.may(Place(Italy)) && t.may(Place(Syria)), "what the first headline placed gives reach in the second");
}

// 17.12, 17.13: a war headlined by the US is a war played by the US.
#[test]
fn a_us_war_headline_pays_flower_power_unless_prevented() {
    let t = play(table().in_force([FlowerPower]), IndoPakistaniWar, Nasser);
    assert_eq!(t.state.vp, -2);
    let t = play(table().in_force([FlowerPower]), TrumanDoctrine, KoreanWar);
    assert_eq!(t.state.vp, 0, "the USSR played it");
    let t = play(table().in_force([FlowerPower, CampDavidAccords]), ArabIsraeliWar, Nasser);
    assert_eq!(t.state.vp, 0);
}

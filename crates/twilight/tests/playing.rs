//! Section 5: playing cards in action rounds.

use crate::common::*;

/// Returns the uses that a card of the hand offers.
fn uses(t: &Table, side: Side, card: Card) -> Vec<Action> {
    let mut t = t.clone().hand(side, [card]);
    t.action_round(side).play(Action::Card(card));
    t.legal().to_vec()
}

// 5.1, 5.12
#[test]
fn a_scoring_card_is_always_its_event() {
    let mut t = table().control(Us, [Angola, Israel]).hand(Us, [MiddleEastScoring]);
    t.action_round(Us).play(Action::Card(MiddleEastScoring));
    assert!(t.done() && t.discarded(MiddleEastScoring));
    assert_eq!(t.state.vp, 4);
}

// 5.2, 5.12
#[test]
fn the_players_own_or_a_neutral_card_is_used_for_its_event_or_for_ops() {
    let t = table().standard();
    assert_eq!(uses(&t, Us, Containment), [Event, Ops, Space]);
    assert_eq!(uses(&t, Ussr, NuclearTestBan), [Event, Ops, Space]);
    let mut t = t.hand(Us, [Containment]);
    t.action_round(Us).card(Containment, Ops).place([Panama; 3]);
    assert!(t.discarded(Containment) && !t.state.in_force(Containment), "no event, discarded although starred");
}

// 5.3
#[test]
fn an_opponents_card_brings_its_event_before_or_after_the_ops() {
    let t = table().standard();
    assert_eq!(uses(&t, Us, Fidel), [EventFirst, OpsFirst, Space]);
    for first in [EventFirst, OpsFirst] {
        let mut t = t.clone().hand(Us, [Fidel]);
        t.action_round(Us).card(Fidel, first);
        assert_eq!(t.at(Cuba).1 == 3, first == EventFirst);
        t.place([Panama, Panama]);
        assert!(t.done() && t.removed(Fidel));
        assert_eq!(t.at(Cuba), (0, 3));
    }
}

// 5.3: resolved by the opponent.
#[test]
fn the_opponent_decides_within_their_own_event() {
    let mut t = table().standard().hand(Us, [SuezCrisis]);
    t.action_round(Us).card(SuezCrisis, EventFirst);
    assert_eq!(t.state.actor(), Actor::Player(Ussr));
}

// 5.3, C25: prohibited; section 18, 5.2 ex 2.
#[test]
fn a_prohibited_opponents_event_leaves_the_ops_and_the_discard_pile() {
    let mut t = table().standard().in_force([CampDavidAccords]).hand(Us, [ArabIsraeliWar]);
    t.action_round(Us).play(Action::Card(ArabIsraeliWar));
    assert_eq!(t.legal().as_slice(), [Ops, Space]);
    t.play(Ops).place([Israel, Israel]);
    assert!(t.done() && t.discarded(ArabIsraeliWar));
    assert_eq!(t.state.milops, [0, 0]);
}

// 5.3: the prerequisite is missing; section 18, 5.2 ex 1.
#[test]
fn nato_without_its_prerequisite_is_four_ops_and_discarded() {
    let mut t = table().standard().hand(Ussr, [Nato]);
    t.action_round(Ussr).card(Nato, Ops).place([NorthKorea; 4]);
    assert!(t.done() && t.discarded(Nato));
}

// 5.3: possible but without result; section 18, 5.2 ex 3.
#[test]
fn an_event_without_result_has_happened() {
    let mut t = table().turn(4).standard().hand(Ussr, [AllianceForProgress]);
    t.action_round(Ussr).card(AllianceForProgress, OpsFirst).place([NorthKorea; 3]);
    assert!(t.done() && t.removed(AllianceForProgress));
    assert_eq!(t.state.vp, 0, "the US controls no battleground in the Americas");
}

// 5.3: the condition is missing; section 18, 5.2 ex 4; C10.
#[test]
fn star_wars_does_nothing_while_the_us_is_behind_in_space() {
    for boxes in [(1, 2), (2, 2)] {
        let mut t = table().turn(8).standard().space(boxes.0, boxes.1).hand(Ussr, [StarWars]).discard([Nato]);
        t.action_round(Ussr).card(StarWars, EventFirst).place([NorthKorea; 2]);
        assert!(t.done() && t.discarded(StarWars) && t.discarded(Nato));
    }
}

// 5.4; section 18, 5.3: Quagmire takes a card of three.
#[test]
fn a_demand_is_met_by_any_higher_value() {
    let mut t = table().turn(4).hand(Us, [Containment, Nato, TrumanDoctrine]).in_force([Quagmire]);
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(Nato), Action::Card(Containment)]);
    t.play(Action::Card(Containment)).roll(4);
    assert!(t.discarded(Containment) && !t.state.trapped(Us));
}

// 5.5
#[test]
fn a_discarded_card_has_no_event_unless_the_discarding_card_says_so() {
    let mut t = table().turn(4).hand(Us, [Nato, Fidel]).influence(Us, Cuba, 3).in_force([Quagmire]);
    t.action_round(Us).play(Action::Card(Fidel)).roll(6);
    assert_eq!((t.at(Cuba), t.discarded(Fidel)), ((3, 0), true));
    let mut t = table().hand(Ussr, [AsiaScoring]).control(Ussr, [NorthKorea]);
    t.event(FiveYearPlan).play(Draw(AsiaScoring));
    assert_eq!(t.state.vp, 0);
    let mut t = table().hand(Ussr, [UsJapanMutualDefensePact]);
    t.event(FiveYearPlan).play(Draw(UsJapanMutualDefensePact));
    assert_eq!(t.at(Japan), (4, 0), "a US event lost to Five Year Plan happens");
}

// 5.6
#[test]
fn card_text_beats_the_rulebook_but_not_the_duty_to_score() {
    let mut t = table();
    t.event(Decolonization);
    assert!(t.may(Place(Angola)), "no influence is near: the text allows it");
    let mut t = table().turn(4).round(Us, 7).hand(Us, [MissileEnvy, AsiaScoring]).with(|s| s.envy = Some(Us));
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(AsiaScoring)]);
    assert_eq!(t.why_not(Action::Card(MissileEnvy)), Some(Refusal::ScoringDue));
}

// 5.7, 17.35: against traps and the China Card too.
#[test]
fn a_due_scoring_card_comes_before_every_other_demand() {
    let t = table().turn(4).round(Ussr, 6).hand(Ussr, [AsiaScoring, EuropeScoring, Nato]);
    let mut trapped = t.clone().in_force([BearTrap]);
    trapped.action_round(Ussr);
    assert_eq!(trapped.legal().as_slice(), [Action::Card(AsiaScoring), Action::Card(EuropeScoring)]);
    assert_eq!(trapped.why_not(Action::Card(Nato)), Some(Refusal::ScoringDue));
    let mut free = t.china(Ussr, true);
    free.action_round(Ussr);
    assert_eq!(free.why_not(Action::Card(TheChinaCard)), Some(Refusal::ChinaStrandsScoring));
    assert!(free.may(Action::Card(Nato)), "17.57: an event may still take a scoring card away"); // 17.57
}

// 5.7, 17.20, C30: without such a duty a player may gamble.
#[test]
fn nothing_else_forces_a_scoring_card() {
    let mut t = table().standard().round(Us, 6).hand(Us, [AsiaScoring, Nato]).milops(5, 5);
    t.action_round(Us).card(Nato, Ops).place([Panama; 4]);
    t.turn_end();
    assert_eq!(t.over().unwrap().reason, Reason::HeldScoringCard);
}

// 5.8
#[test]
fn a_scoring_card_may_be_lost_to_a_discard() {
    let mut t = table().standard().round(Ussr, 6).hand(Ussr, [AsiaScoring, FiveYearPlan]).milops(5, 5);
    t.action_round(Ussr).card(FiveYearPlan, EventFirst).play(Draw(AsiaScoring)).place([NorthKorea; 3]);
    t.turn_end();
    assert!(t.over().is_none() && !t.state.hand(Ussr).contains(AsiaScoring));
}

// 5.9, 9.2
#[test]
fn a_spaced_card_has_no_event() {
    let mut t = table().standard().hand(Us, [Fidel]);
    t.action_round(Us).card(Fidel, Space).roll(6);
    assert_eq!((t.at(Cuba), t.discarded(Fidel)), ((0, 0), true));
}

// 5.10
#[test]
fn the_order_is_fixed_on_play_and_the_operation_chosen_later() {
    let mut t = table().standard().hand(Us, [VietnamRevolts, Fidel]);
    t.action_round(Us).card(Fidel, EventFirst);
    assert!(t.may(Coup(Cuba)), "the event has made a target");
    t.play(Coup(Cuba)).roll(6);
    let mut t = table().defcon(2).influence(Us, Cuba, 1).hand(Ussr, [DuckAndCover]);
    t.action_round(Ussr).card(DuckAndCover, OpsFirst).play(Coup(Cuba));
    assert_eq!((t.over().unwrap().winner, t.state.vp), (Some(Us), 0), "the second part does not happen");
}

// 5.10: an effect that the event creates applies to the Ops that follow.
#[test]
fn a_modifier_of_the_event_applies_to_ops_after_it() {
    let ops = |first| {
        let mut t =
            table().standard().influence(Us, Thailand, 3).hand(Ussr, [VietnamRevolts]).hand(Us, [VietnamRevolts]);
        t.action_round(Us).card(VietnamRevolts, first);
        t.state.points(Ussr, 2, false).sea
    };
    assert_eq!((ops(EventFirst), ops(OpsFirst)), (true, false));
}

// 5.11, 17.8
#[test]
fn the_players_own_event_is_not_offered_if_prohibited_or_without_its_prerequisite() {
    let t = table().turn(8).standard();
    assert_eq!(uses(&t, Us, Nato), [Ops, Space]);
    assert_eq!(uses(&t, Us, Solidarity), [Ops, Space]);
    assert_eq!(uses(&t.clone().in_force([TheIronLady]), Ussr, SocialistGovernments), [Ops, Space]);
    for (side, card) in [(Us, SpecialRelationship), (Us, KitchenDebates), (Ussr, ArmsRace), (Ussr, Wargames)] {
        let t = t.clone().influence(Us, UnitedKingdom, 1);
        assert!(uses(&t, side, card).contains(&Event), "{card:?} may be chosen");
    }
    let mut t = t.influence(Us, UnitedKingdom, 1).hand(Us, [SpecialRelationship]);
    t.action_round(Us).card(SpecialRelationship, Event);
    assert!(t.done() && t.discarded(SpecialRelationship));
}

// 5.12: UN Intervention with an opponent's card.
#[test]
fn un_intervention_is_played_with_an_opponents_card() {
    let mut t = table().standard().hand(Us, [UnIntervention, Fidel]);
    t.action_round(Us).card(UnIntervention, Event).play(Action::Card(Fidel)).place([Panama, Panama]);
    assert!(t.done() && t.state.hand(Us).is_empty() && t.discarded(Fidel) && t.discarded(UnIntervention));
}

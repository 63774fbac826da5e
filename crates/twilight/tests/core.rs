//! The sequence and the Operations: the examples of section 18, and rules that the cards of later eras rely on.

use rules::{Actions, Actor, Game, Seat, Session};
use twilight::{
    Action,
    Action::{Coup, Defuse, Dice, Draw, Event, EventFirst, Ops, Pass, Place, Realign, Space},
    Ask, Card,
    Card::*,
    Cards,
    Country::*,
    Options, Refusal, State, Us, Ussr,
    options::{BothHold, Reach, Scenario},
    state::Reason,
    testing::{table, table_with},
};

/// Section 18, 6.1.2: the price falls as soon as control is broken.
#[test]
fn influence_costs_two_where_the_enemy_controls() {
    let mut t = table().influence(Us, Turkey, 2).influence(Ussr, Bulgaria, 1).hand(Ussr, [Nato]);
    t.action_round(Ussr).card(Nato, Ops).place([Turkey, Turkey, Turkey]);
    assert!(t.done());
    assert_eq!(t.at(Turkey), (2, 3));
}

/// 6.6: a single point left buys nothing in a country that the enemy controls.
#[test]
fn a_single_point_is_too_little_for_an_enemy_controlled_country() {
    let mut t = table().control(Us, [Turkey]).influence(Ussr, Bulgaria, 1).hand(Ussr, [Nasser]);
    t.action_round(Ussr).card(Nasser, Ops);
    assert_eq!(t.why_not(Place(Turkey)), Some(Refusal::TooDear { country: Turkey }));
    assert_eq!(t.why_not(Place(Chile)), Some(Refusal::OutOfReach { country: Chile }));
}

/// Section 18, 6.1.3.
#[test]
fn reach_is_one_step_from_influence_at_the_start_of_the_round() {
    let mut t = table().influence(Us, Panama, 1).influence(Us, SouthKorea, 1).hand(Us, [DuckAndCover]);
    t.action_round(Us).card(DuckAndCover, Ops).place([CostaRica]);
    assert!(t.may(Place(Colombia)) && t.may(Place(Taiwan)) && t.may(Place(Canada)) && !t.may(Place(Nicaragua)));
}

/// C1: the seed requires influence at the start and now, the English rules only at the start.
#[test]
fn c1_influence_removed_by_the_event_gives_no_reach_by_the_seed() {
    for (reach, allowed) in [(Reach::StartAndNow, false), (Reach::Start, true)] {
        let options = Options { reach, ..Options::default() };
        let mut t =
            table_with(&options).influence(Us, Romania, 1).influence(Us, Panama, 1).hand(Us, [RomanianAbdication]);
        t.action_round(Us).card(RomanianAbdication, EventFirst);
        assert_eq!(t.may(Place(Hungary)), allowed);
    }
}

/// Section 18, 6.2.2.
#[test]
fn realignment_takes_the_difference() {
    let mut t = table().influence(Ussr, NorthKorea, 3).influence(Us, SouthKorea, 1).hand(Us, [TrumanDoctrine]);
    t.action_round(Us).card(TrumanDoctrine, Ops).play(Realign(NorthKorea)).dice(5, 2);
    assert_eq!(t.at(NorthKorea), (0, 2));
}

/// Section 18, 6.3.3.
#[test]
fn a_coup_removes_and_then_adds() {
    let mut t = table().influence(Ussr, Mexico, 2).hand(Us, [DuckAndCover]);
    t.action_round(Us).card(DuckAndCover, Ops).play(Coup(Mexico)).roll(4);
    assert_eq!((t.at(Mexico), t.state.milops, t.state.defcon), ((1, 0), [3, 0], 4));
}

/// 10.2, 8.1.
#[test]
fn defcon_bans_coups_and_realignments_by_region() {
    let t = table().influence(Us, Italy, 1).influence(Us, Iran, 1).influence(Us, Japan, 1).influence(Us, Panama, 1);
    let allowed = |level| {
        let t = t.clone().defcon(level);
        [Italy, Japan, Iran, Panama].map(|country| t.state.coup_targets(Ussr, false).contains(country))
    };
    assert_eq!(allowed(5), [true; 4]);
    assert_eq!(allowed(4), [false, true, true, true]);
    assert_eq!(allowed(3), [false, false, true, true]);
    assert_eq!(allowed(2), [false, false, false, true]);
}

/// 9.1, 9.3, 9.8.
#[test]
fn the_space_race_pays_first_and_second_and_takes_one_card_a_turn() {
    let mut t = table().standard().hand(Us, [DuckAndCover, FiveYearPlan]).hand(Ussr, [Comecon]);
    t.action_round(Us).card(DuckAndCover, Space).roll(3);
    assert_eq!((t.state.space, t.state.vp), ([1, 0], 2));
    t.action_round(Us).play(Action::Card(FiveYearPlan));
    assert_eq!(t.why_not(Space), Some(Refusal::SpaceUsed));
    t.play(Ops).place([Panama, Panama, Panama]).action_round(Ussr).card(Comecon, Space).roll(1);
    assert_eq!((t.state.space, t.state.vp), ([1, 1], 1));
}

/// 9.4: the ability of box 2 lasts until the opponent arrives.
#[test]
fn box_two_allows_a_second_card() {
    let t = table().space(2, 1).with(|s| s.spaced = [1, 1]);
    assert!(t.state.may_space(Us, DuckAndCover) && !t.state.may_space(Ussr, DuckAndCover));
    assert!(!t.space(2, 2).state.may_space(Us, DuckAndCover));
}

/// 4.3: higher Ops first, the US on ties, scoring cards last.
#[test]
fn headlines_resolve_by_value() {
    let mut t = table().hand(Us, [EuropeScoring]).hand(Ussr, [Fidel]).control(Us, [Cuba]);
    t.headlines().play(Action::Card(Fidel)).play(Action::Card(EuropeScoring));
    let order = t.facts().iter().filter_map(|noted| match noted.fact {
        twilight::Fact::Event { card, .. } => Some(card),
        _ => None,
    });
    let order: Vec<Card> = order.collect();
    assert_eq!(order, [Fidel, EuropeScoring]);
}

/// 4.1: the owner of box 4 sees the other headline first.
#[test]
fn box_four_makes_the_opponent_show_first() {
    let mut t = table().space(4, 3).hand(Us, [Nato]).hand(Ussr, [Fidel]);
    t.headlines();
    assert_eq!(t.state.ask(), Some(Ask::Headline { by: Ussr, hidden: false }));
    t.play(Action::Card(Fidel));
    assert_eq!(t.state.view(Seat::Player(Us)).state.headline[Ussr.index()], Some(Fidel));
}

/// 4.10: a secret headline stays secret, even of a card that is known.
#[test]
fn a_known_card_stays_in_view_when_it_is_headlined() {
    let mut t = table().hand(Us, [Nato]).hand(Ussr, [Fidel, Nasser]).with(|s| s.seen[0] = Cards::from([Fidel]));
    let before = t.state.view(Seat::Player(Us));
    t.headlines();
    assert!(t.state.secret());
    t.play(Action::Card(Fidel));
    let after = t.state.view(Seat::Player(Us));
    assert_eq!((before.state.hand(Ussr), before.cards), (after.state.hand(Ussr), after.cards));
}

/// 11.1, section 18, 8.2.1.
#[test]
fn missing_milops_are_paid_net() {
    let mut t = table().defcon(4).milops(2, 4);
    t.turn_end();
    assert_eq!(t.state.vp, -2);
}

/// 11.4: automatic victory in phase E comes before a held scoring card.
#[test]
fn phase_e_precedes_phase_f() {
    let mut t = table().defcon(5).vp(-18).milops(3, 5).hand(Ussr, [AsiaScoring]);
    t.turn_end();
    assert_eq!(t.over().unwrap().winner, Some(Ussr));
    assert_eq!(t.over().unwrap().reason, Reason::VictoryPoints);
}

/// 14.5, C21.
#[test]
fn a_held_scoring_card_loses() {
    for (both_hold, winner) in [(BothHold::Us, Us), (BothHold::Ussr, Ussr)] {
        let options = Options { both_hold, ..Options::default() };
        let mut t = table_with(&options).milops(5, 5).hand(Us, [AsiaScoring]).hand(Ussr, [EuropeScoring]);
        t.turn_end();
        assert_eq!(t.over().unwrap().winner, Some(winner));
    }
    let options = Options { both_hold: BothHold::Coin, ..Options::default() };
    let mut t = table_with(&options).milops(5, 5).hand(Us, [AsiaScoring]).hand(Ussr, [EuropeScoring]);
    t.turn_end().roll(4);
    assert_eq!(t.over().unwrap().winner, Some(Ussr));
}

/// Phase G and the discard of box 6.
#[test]
fn the_china_card_is_turned_up_and_box_six_may_discard() {
    let mut t = table().china(Us, false).milops(5, 5).space(6, 0).hand(Us, [Nato]);
    t.turn_end();
    assert!(t.state.china_up);
    assert_eq!(t.legal().as_slice(), [Action::Card(Nato), Pass]);
    t.play(Action::Card(Nato));
    assert!(t.discarded(Nato));
}

/// 3.2, 3.7: the discards stay out when a new deck comes.
#[test]
fn before_turn_four_only_the_mid_war_deck_is_added() {
    let mut t = table().turn(3).milops(5, 5).pile([Nato]).discard([Fidel]);
    t.turn_end();
    assert_eq!(t.state.turn, 4);
    assert!(t.state.pile.contains(BrushWar) && t.discarded(Fidel));
}

/// 3.1: when the pile is empty, the discards become the new pile.
#[test]
fn an_empty_pile_is_refilled_when_a_card_is_needed() {
    let mut t = table().milops(5, 5).pile([]).discard([Fidel, Nasser]);
    t.turn_end();
    assert_eq!(t.legal().as_slice(), [Draw(Fidel), Draw(Nasser)]);
    assert!(t.state.discard.is_empty());
}

/// 5.7: scoring cards that are due come before Missile Envy.
#[test]
fn missile_envy_has_to_be_used_for_ops_unless_scoring_is_due() {
    let bound = |round| {
        let mut t = table().turn(4).standard().hand(Us, [MissileEnvy, Nato, AsiaScoring]).round(Us, round);
        t = t.with(|s| s.envy = Some(Us));
        t.action_round(Us);
        t
    };
    let mut t = bound(6);
    assert_eq!(t.legal().as_slice(), [Action::Card(MissileEnvy)]);
    t.play(Action::Card(MissileEnvy));
    assert_eq!(t.why_not(Event), Some(Refusal::MissileEnvyOps));
    t.play(Ops);
    assert_eq!(t.state.envy, None);
    assert_eq!(bound(7).legal().as_slice(), [Action::Card(AsiaScoring)]);
}

/// Card 42: the steps of a trapped round.
#[test]
fn a_trapped_round_is_a_discard_and_a_die() {
    let mut t = table().turn(4).hand(Us, [Nato, TrumanDoctrine, AsiaScoring]).in_force([Quagmire]);
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(Nato)]);
    t.play(Action::Card(Nato)).roll(5);
    assert!(t.state.trapped(Us) && t.discarded(Nato));
    t.action_round(Us);
    assert_eq!(t.legal().as_slice(), [Action::Card(AsiaScoring), Pass]);
    t.play(Pass);
    let mut t = table().turn(4).hand(Us, [Nato]).in_force([Quagmire]);
    t.action_round(Us).play(Action::Card(Nato)).roll(4);
    assert!(!t.state.trapped(Us));
}

/// 12.2, 5.3: modified values count for the trap; a due scoring card comes first.
#[test]
fn brezhnev_makes_a_one_op_card_sufficient_for_bear_trap_and_scoring_comes_first() {
    let mut t = table().turn(4).hand(Ussr, [Nasser]).in_force([BearTrap, BrezhnevDoctrine]);
    t.action_round(Ussr);
    assert_eq!(t.legal().as_slice(), [Action::Card(Nasser)]);
    let mut t = table().turn(4).round(Ussr, 7).hand(Ussr, [Nato, AsiaScoring]).in_force([BearTrap]);
    t.action_round(Ussr);
    assert_eq!(t.legal().as_slice(), [Action::Card(AsiaScoring)]);
}

/// 17.34: next to every decision, and out of turn.
#[test]
fn the_missile_crisis_may_be_defused_at_any_time() {
    let t = table().standard().influence(Us, WestGermany, 3).influence(Us, Turkey, 1);
    let mut t = t.hand(Us, [Nato]).with(|s| s.crisis = Some(Us));
    t.action_round(Us);
    assert!(t.may(Defuse(WestGermany)) && !t.may(Defuse(Turkey)));
    let asked = t.state.ask();
    t.play(Defuse(WestGermany));
    assert_eq!((t.at(WestGermany), t.state.crisis, t.state.ask()), ((1, 0), None, asked));

    let mut t = table().influence(Ussr, Cuba, 2).standard().hand(Us, [Nato]).with(|s| s.crisis = Some(Ussr));
    t.action_round(Us);
    let mut out = Actions::new();
    t.state.interrupts(Ussr, &mut out);
    assert_eq!(out.as_slice(), [Defuse(Cuba)]);
    t.state.interrupt(Ussr, Defuse(Cuba), &mut rules::Log::silent());
    assert_eq!((t.state.crisis, t.state.actor()), (None, Actor::Player(Us)));
}

/// 10.5.
#[test]
fn a_coup_under_the_missile_crisis_loses() {
    let mut t = table().influence(Ussr, Angola, 1).hand(Us, [Nato]).with(|s| s.crisis = Some(Us));
    t.action_round(Us).card(Nato, Ops).play(Coup(Angola));
    assert_eq!(t.over().unwrap().reason, Reason::MissileCrisis);
}

/// 2.1 to 2.3: cards first, then the USSR, then the US, then the handicap.
#[test]
fn a_game_begins_with_the_deal_and_the_set_up() {
    let mut session = Session::<State>::new(Options { us_handicap: 2, ..Options::default() });
    session.run_chance(&mut rules::Luck::seeded(1));
    assert_eq!(session.state().hands.map(Cards::len), [8, 8]);
    for country in [Poland, Poland, Poland, Poland, EastGermany, Yugoslavia] {
        session.play(Ussr, Place(country)).unwrap();
    }
    for country in [WestGermany, WestGermany, WestGermany, WestGermany, Italy, Italy, Italy] {
        session.play(Us, Place(country)).unwrap();
    }
    assert_eq!(session.state().ask(), Some(Ask::Bonus { by: Us, left: 2 }));
    assert!(session.play(Us, Place(Egypt)).is_err(), "only where there is influence");
    session.play(Us, Place(Iran)).unwrap();
    session.play(Us, Place(Italy)).unwrap();
    assert_eq!(session.state().ask(), Some(Ask::Headline { by: Ussr, hidden: true }));
}

/// Section 18, 11.1.4.
#[test]
fn a_bonus_stops_two_above_control() {
    let mut t = table().influence(Us, Italy, 4).influence(Us, France, 5).influence(Ussr, France, 1);
    t.ask(Ask::Bonus { by: Us, left: 5 });
    assert_eq!(t.legal().as_slice(), [Place(France)]);
    assert_eq!(t.why_not(Place(Italy)), Some(Refusal::BonusLimit { country: Italy }));
    t.place([France]);
    assert_eq!(t.at(France), (6, 1));
}

/// 14A, C12: the same side wanted by both goes to the higher bid; its opponent places the bonus.
#[test]
fn bidding_gives_the_loser_influence_and_exchanges_chairs() {
    let options = Options { bidding: true, us_handicap: 0, ..Options::default() };
    let mut session = Session::<State>::new(options);
    session.play(Ussr, Action::Bid { side: Ussr, points: 1 }).unwrap();
    session.play(Us, Action::Bid { side: Ussr, points: 3 }).unwrap();
    assert!(session.facts(Seat::Spectator).any(|(_, fact)| fact == twilight::Fact::Swapped));
    session.run_chance(&mut rules::Luck::seeded(1));
    for (side, country, times) in [(Ussr, Poland, 6), (Us, Italy, 7)] {
        for _ in 0..times {
            session.play(side, Place(country)).unwrap();
        }
    }
    assert_eq!(session.state().ask(), Some(Ask::Bonus { by: Us, left: 3 }));
}

/// 14D.
#[test]
fn the_late_war_scenario_starts_in_turn_eight() {
    let options = Options { scenario: Scenario::LateWar, us_handicap: 0, ..Options::default() };
    let mut session = Session::<State>::new(options);
    session.run_chance(&mut rules::Luck::seeded(1));
    let s = session.state();
    assert_eq!((s.turn, s.defcon, s.vp, s.space), (8, 4, -4, [6, 5]));
    assert!(s.in_force(Nato) && !s.deck().is_empty() && s.removed.contains(Fidel) && !s.removed.contains(BearTrap));
    assert_eq!(s.ask(), Some(Ask::Headline { by: Ussr, hidden: true }));
}

/// Section 18, 2.1.7; 1.5.
#[test]
fn control_needs_a_lead_of_the_stability() {
    let t = table().influence(Us, Israel, 4).influence(Ussr, Israel, 1);
    assert!(!t.state.controls(Us, Israel));
    assert!(t.influence(Us, Israel, 5).state.controls(Us, Israel));
}

/// Section 18, 10.1.2.
#[test]
fn central_america_of_the_example_scores_four_for_the_ussr() {
    let t = table().control(Ussr, [Cuba, Haiti, DominicanRepublic]).control(Us, [Guatemala]).influence(Us, Panama, 1);
    let score = t.state.score(twilight::Region::CentralAmerica, None);
    assert_eq!((score.vp, score.net()), ([1, 5], -4));
}

/// Forms: the serialised form is public.
#[test]
fn actions_are_serialised_as_the_architecture_says() {
    let form = |action: Action| serde_json::to_string(&action).unwrap();
    assert_eq!(form(Place(WestGermany)), r#"{"place":"west_germany"}"#);
    assert_eq!(form(Action::Roll(4)), r#"{"roll":4}"#);
    assert_eq!(form(Dice { us: 5, ussr: 2 }), r#"{"dice":{"us":5,"ussr":2}}"#);
    assert_eq!(form(Action::Card(Nato)), r#"{"card":"nato"}"#);
    assert_eq!(form(Pass), r#""pass""#);
}

//! We Will Bury You (card 50) and the routes by which UN Intervention (card 32) may come into play in the next US action round.

use crate::common::{Action::Card as Pick, *};

/// A table on which We Will Bury You is due in the coming US round and the US is ahead in the Space Race.
fn threatened() -> Table {
    table().turn(8).influence(Us, Panama, 1).space(1, 0).in_force([WeWillBuryYou])
}

/// Plays a card as an event in the US round, then the answers: nothing is paid before the last of them.
fn waits(mut t: Table, card: Card, answers: &[Action]) -> Table {
    t.action_round(Us).card(card, Event);
    for &answer in answers {
        assert_eq!(t.state.vp, 0, "{card:?}: nothing is certain before {answer:?}");
        t.play(answer);
    }
    t
}

/// Asserts that UN Intervention comes into play, with the Operations of Comecon.
fn answered(t: Table, card: Card, answers: &[Action]) {
    let mut t = waits(t, card, answers);
    assert!(!t.state.bury_due, "{card:?}, {answers:?}");
    t.place([Panama, Panama, Panama]);
    assert!(
        t.done() && t.state.vp == 0 && t.discarded(UnIntervention) && t.discarded(Comecon),
        "{card:?}, {answers:?}"
    );
}

/// Asserts that UN Intervention does not come into play: three VP as soon as that is certain.
fn paid(t: Table, card: Card, answers: &[Action]) {
    let t = waits(t, card, answers);
    assert_eq!((t.state.vp, t.state.bury_due), (-3, false), "{card:?}, {answers:?}");
}

// 17.52
#[test]
fn one_event_brings_un_intervention_into_play() {
    let t = || threatened().hand(Us, [Comecon]);
    answered(t().hand(Us, [UnIntervention]), UnIntervention, &[Pick(Comecon)]);
    let theirs = || t().hand(Ussr, [UnIntervention]);
    answered(theirs().hand(Us, [MissileEnvy]), MissileEnvy, &[Pick(UnIntervention), Pick(Comecon)]);
    let grain = [Draw(UnIntervention), Event, Pick(Comecon)];
    answered(theirs().hand(Us, [GrainSalesToSoviets]), GrainSalesToSoviets, &grain);
    let fetched = t().hand(Us, [StarWars]).discard([UnIntervention]);
    answered(fetched, StarWars, &[Pick(UnIntervention), Pick(Comecon)]);
    let own = threatened().hand(Us, [GrainSalesToSoviets, UnIntervention]).hand(Ussr, [Comecon]);
    answered(own, GrainSalesToSoviets, &[Draw(Comecon), Intervene]);
}

// 17.52
#[test]
fn five_year_plan_brings_a_us_event_that_brings_un_intervention() {
    let plan = || threatened().hand(Us, [FiveYearPlan]);
    let grain = [Draw(GrainSalesToSoviets), Draw(UnIntervention), Event, Pick(Comecon)];
    answered(plan().hand(Us, [Comecon]).hand(Ussr, [GrainSalesToSoviets, UnIntervention]), FiveYearPlan, &grain);
    let own = plan().hand(Us, [UnIntervention]).hand(Ussr, [GrainSalesToSoviets, Comecon]);
    answered(own, FiveYearPlan, &[Draw(GrainSalesToSoviets), Draw(Comecon), Intervene]);
    let fetched = plan().hand(Us, [Comecon]).hand(Ussr, [StarWars]).discard([UnIntervention]);
    answered(fetched, FiveYearPlan, &[Draw(StarWars), Pick(UnIntervention), Pick(Comecon)]);
}

// 17.52
#[test]
fn five_year_plan_itself_and_pairs_of_other_events_bring_un_intervention() {
    let t = || threatened().hand(Us, [Comecon]);
    let plan = [Draw(GrainSalesToSoviets), Draw(UnIntervention), Event, Pick(Comecon)];
    let drawn = |by| t().hand(Us, [by]).hand(Ussr, [FiveYearPlan, GrainSalesToSoviets, UnIntervention]);
    answered(drawn(MissileEnvy), MissileEnvy, &[&[Pick(FiveYearPlan)][..], &plan].concat());
    let fetched = t().hand(Us, [StarWars]).discard([FiveYearPlan]).hand(Ussr, [GrainSalesToSoviets, UnIntervention]);
    answered(fetched, StarWars, &[&[Pick(FiveYearPlan)][..], &plan].concat());
    let sold = t().hand(Us, [GrainSalesToSoviets]).hand(Ussr, [FiveYearPlan, StarWars]).discard([UnIntervention]);
    let answers = [Draw(FiveYearPlan), Event, Draw(StarWars), Pick(UnIntervention), Pick(Comecon)];
    answered(sold, GrainSalesToSoviets, &answers);

    let theirs = || t().hand(Ussr, [UnIntervention]);
    let envied = theirs().hand(Us, [StarWars]).discard([MissileEnvy]);
    answered(envied, StarWars, &[Pick(MissileEnvy), Pick(UnIntervention), Pick(Comecon)]);
    let grain = [Draw(UnIntervention), Event, Pick(Comecon)];
    let fetched = theirs().hand(Us, [StarWars]).discard([GrainSalesToSoviets]);
    answered(fetched, StarWars, &[&[Pick(GrainSalesToSoviets)][..], &grain].concat());
    let given = theirs().hand(Us, [MissileEnvy]).hand(Ussr, [GrainSalesToSoviets]);
    answered(given, MissileEnvy, &[&[Pick(GrainSalesToSoviets)][..], &grain].concat());
    let given = t().hand(Us, [MissileEnvy]).hand(Ussr, [StarWars]).discard([UnIntervention]);
    answered(given, MissileEnvy, &[Pick(StarWars), Pick(UnIntervention), Pick(Comecon)]);
    let sold = theirs().hand(Us, [GrainSalesToSoviets]).hand(Ussr, [MissileEnvy]);
    let answers = [Draw(MissileEnvy), Event, Pick(UnIntervention), Pick(Comecon)];
    answered(sold, GrainSalesToSoviets, &answers);
    let sold = t().hand(Us, [GrainSalesToSoviets]).hand(Ussr, [StarWars]).discard([UnIntervention]);
    answered(sold, GrainSalesToSoviets, &[Draw(StarWars), Event, Pick(UnIntervention), Pick(Comecon)]);
}

/// Card 5: a neutral card drawn by Five Year Plan is discarded without effect, UN Intervention too.
#[test]
fn five_year_plan_pays_unless_the_card_drawn_brings_un_intervention() {
    let plan = || threatened().hand(Us, [FiveYearPlan, Comecon]);
    for card in [UnIntervention, Fidel, AsiaScoring, MissileEnvy, TrumanDoctrine, Defectors] {
        paid(plan().hand(Ussr, [card]), FiveYearPlan, &[Draw(card)]);
    }
    paid(plan(), FiveYearPlan, &[]);
    paid(plan().hand(Ussr, [StarWars]).space(0, 0), FiveYearPlan, &[Draw(StarWars)]);
    // The VP of the US come after those of the USSR, which win.
    let t = waits(plan().hand(Ussr, [CampDavidAccords]), FiveYearPlan, &[]);
    let mut t = t.vp(-17);
    t.play(Draw(CampDavidAccords));
    assert_eq!((t.state.vp, t.over().unwrap().winner), (-20, Some(Ussr)));
}

/// Card 50: as soon as it is certain, and not before.
#[test]
fn a_route_that_fails_is_paid_at_its_end() {
    let t = || threatened().hand(Us, [Nato]);
    paid(t().hand(Us, [StarWars]).space(0, 0), StarWars, &[]);
    paid(t().hand(Us, [StarWars]), StarWars, &[]);
    paid(t().hand(Us, [StarWars]).discard([UnIntervention]), StarWars, &[Pick(UnIntervention)]);
    paid(t().hand(Us, [MissileEnvy]), MissileEnvy, &[]);
    paid(t().hand(Us, [MissileEnvy]).hand(Ussr, [UnIntervention]), MissileEnvy, &[Pick(UnIntervention), Pass]);
    paid(t().hand(Us, [MissileEnvy]).hand(Ussr, [Comecon]), MissileEnvy, &[Pick(Comecon)]);
    paid(t().hand(Us, [GrainSalesToSoviets]), GrainSalesToSoviets, &[]);
    let grain = || t().hand(Us, [GrainSalesToSoviets]).hand(Ussr, [UnIntervention]);
    paid(grain(), GrainSalesToSoviets, &[Draw(UnIntervention), Pass]);
    paid(grain(), GrainSalesToSoviets, &[Draw(UnIntervention), Ops]);
}

/// Cards 43 and 77 bring UN Intervention into the hand, too late for this round; card 98 discards it.
#[test]
fn events_that_only_move_un_intervention_are_no_route() {
    for (card, side) in [(SaltNegotiations, Us), (AskNotWhatYourCountryCanDoForYou, Us)] {
        let mut t = threatened().hand(side, [card, Comecon]).discard([UnIntervention]);
        t.action_round(Us).card(card, Event);
        assert_eq!(t.state.vp, -3, "{card:?}");
    }
    let mut t = threatened().hand(Us, [AldrichAmesRemix, UnIntervention]);
    t.action_round(Us).card(AldrichAmesRemix, EventFirst);
    assert_eq!(t.state.vp, -3);
}

#[test]
fn a_route_used_for_operations_pays_at_once() {
    for card in [FiveYearPlan, StarWars, GrainSalesToSoviets, MissileEnvy, UnIntervention] {
        let mut t = threatened().hand(Us, [card, Comecon]).hand(Ussr, [UnIntervention, Nato]);
        t = t.hand(Us, [card]);
        t.action_round(Us).card(card, Ops);
        assert_eq!(t.state.vp, -3, "{card:?}");
    }
}

// 17.51
#[test]
fn a_declined_eighth_round_pays() {
    for trap in [false, true] {
        let mut t = threatened().round(Us, 8).hand(Us, [UnIntervention, Comecon]).with(|s| s.extra_round = true);
        if trap {
            t = t.in_force([Quagmire]);
        }
        t.action_round(Us).play(Pass);
        assert!(t.done() && t.state.vp == -3);
    }
}

// 17.52
#[test]
fn un_intervention_pairs_with_a_card_of_grain_sales_played_by_either_side() {
    for (player, action) in [(Us, Event), (Ussr, EventFirst), (Ussr, OpsFirst)] {
        let mut t = table().turn(4).influence(Us, Panama, 1).influence(Ussr, Cuba, 1);
        t = t.hand(player, [GrainSalesToSoviets]).hand(Us, [UnIntervention]).hand(Ussr, [Comecon]);
        t.action_round(player).card(GrainSalesToSoviets, action);
        if action == OpsFirst {
            t.place([Cuba, Cuba]);
        }
        t.plays([Draw(Comecon), Intervene]).place([Panama, Panama, Panama]);
        assert!(t.discarded(Comecon) && t.discarded(UnIntervention), "{player:?}, {action:?}");
    }
}

/// A game of an earlier version keeps its rules.
#[test]
fn older_rules_pay_before_five_year_plan() {
    let mut t = threatened().hand(Us, [FiveYearPlan, Comecon]).hand(Ussr, [GrainSalesToSoviets]).with(|s| s.rules = 3);
    t.action_round(Us).card(FiveYearPlan, Event);
    assert_eq!(t.state.vp, -3);
    let mut t = table().vp(18).defcon(3).with(|s| s.rules = 3);
    t.event_by(Ussr, Summit).dice(6, 1);
    assert!(t.may(Action::Defcon(4)), "version 3 checks 20 VP after the whole event");
}

// 17.48
#[test]
fn the_last_vp_of_an_event_win_before_its_other_effects() {
    let mut t = table().vp(18).defcon(2).phasing(Us);
    t.event_by(Ussr, Summit).dice(6, 1);
    assert_eq!((t.over().unwrap().winner, t.state.defcon), (Some(Us), 2), "the winner does not get to move DEFCON");
    let mut t = table().vp(-18).influence(Us, SouthKorea, 1);
    t.event(KoreanWar).roll(6);
    assert_eq!((t.over().unwrap().winner, t.at(SouthKorea)), (Some(Ussr), (1, 0)));
    let mut t = table().vp(-19).hand(Us, [UnIntervention, Comecon]).in_force([U2Incident, WeWillBuryYou]);
    t.action_round(Us).card(UnIntervention, Event);
    assert_eq!(t.over().unwrap().winner, Some(Ussr), "there is no question about a partner");
    // 20 VP are not checked after each of several VP: shortfalls of Military Operations are netted, and so is a scoring.
    let mut t = table().vp(-19).defcon(3).milops(0, 0);
    t.turn_end();
    assert!(t.over().is_none());
}

// 17.50
#[test]
fn pershing_takes_one_from_three_countries_if_there_are_three() {
    let mut t = table().influence(Us, Italy, 2).influence(Us, Turkey, 1).influence(Us, France, 1).influence(
        Us,
        SpainPortugal,
        1,
    );
    t = t.with(|s| s.start = s.holds);
    t.event(PershingIiDeployed).remove([Italy, Turkey]);
    assert!(!t.may(Pass) && t.may(Remove(France)), "three countries, because there are three");
    t.remove([France]);
    assert!(t.done() && t.at(Italy) == (1, 0));
}

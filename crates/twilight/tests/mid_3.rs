//! The Mid War cards 52 to 62, in printed order.

use rules::{Game, Luck, Seat, View};
use twilight::{
    Action,
    Action::{Card as Pick, Coup, Draw, Event, EventFirst, Ops, OpsFirst, Pass, Place, Remove, Space},
    Card::*,
    Cards, Choice,
    Country::*,
    Fact, Options, Refusal, Us, Ussr,
    options::ShownHand,
    state::Phase,
    testing::{table, table_with},
};

/// 52 Portuguese Empire Crumbles.
#[test]
fn portuguese_empire_crumbles_places_two_in_angola_and_in_the_southeast() {
    let mut t = table();
    t.event(PortugueseEmpireCrumbles);
    assert_eq!((t.at(Angola), t.at(SoutheastAfricanStates)), ((0, 2), (0, 2)));
    assert!(t.removed(PortugueseEmpireCrumbles));
}

/// 53 South African Unrest; 17.47.
mod south_african_unrest {
    use super::*;

    #[test]
    fn two_in_south_africa() {
        let mut t = table();
        t.event(SouthAfricanUnrest).play(Action::Choice(Choice::Concentrate));
        assert!(t.done() && t.at(SouthAfrica) == (0, 2) && t.discarded(SouthAfricanUnrest));
    }

    #[test]
    fn or_one_there_and_two_in_one_neighbour() {
        let mut t = table();
        t.event(SouthAfricanUnrest).play(Action::Choice(Choice::Spread));
        assert_eq!(t.legal().as_slice(), [Place(Angola), Place(Botswana)]);
        t.place([Botswana]);
        assert!(t.done() && t.at(SouthAfrica) == (0, 1) && t.at(Botswana) == (0, 2));
    }

    // C24
    #[test]
    fn c24_by_the_english_card_the_two_may_be_split() {
        let options = Options { unrest_may_split: true, ..Options::default() };
        let mut t = table_with(&options);
        t.event(SouthAfricanUnrest).play(Action::Choice(Choice::Spread)).place([Botswana, Angola]);
        assert!(t.done() && t.at(Angola) == (0, 1) && t.at(Botswana) == (0, 1));
    }
}

/// 54 Allende.
#[test]
fn allende_places_two_in_chile() {
    let mut t = table();
    t.event(Allende);
    assert!(t.at(Chile) == (0, 2) && t.removed(Allende));
}

/// 55 Willy Brandt.
mod willy_brandt {
    use super::*;

    #[test]
    fn pays_places_and_opens_west_germany() {
        let mut t = table().influence(Us, WestGermany, 5).control(Us, [Italy]).in_force([Nato]).hand(Ussr, [Fidel]);
        t.event(WillyBrandt);
        assert_eq!((t.state.vp, t.at(WestGermany)), (-1, (5, 1)));
        t.action_round(Ussr).card(Fidel, Ops);
        assert!(t.may(Coup(WestGermany)) && !t.may(Coup(Italy)));
    }

    // C25
    #[test]
    fn after_tear_down_this_wall_it_is_only_ops() {
        let mut t = table().in_force([TearDownThisWall]).hand(Ussr, [WillyBrandt]).influence(Ussr, Cuba, 1);
        t.action_round(Ussr).play(Pick(WillyBrandt));
        assert_eq!(t.why_not(Event), Some(Refusal::EventProhibited { card: WillyBrandt }));
        t.play(Ops).place([Cuba, Cuba]);
        assert!(t.discarded(WillyBrandt));
    }
}

/// 56 Muslim Revolution.
mod muslim_revolution {
    use super::*;

    #[test]
    fn the_us_loses_all_influence_in_two_countries_of_the_list() {
        let mut t = table().influence(Us, Egypt, 3).influence(Us, Sudan, 1).influence(Us, Iran, 2);
        t = t.influence(Us, Israel, 4);
        t.event(MuslimRevolution);
        assert_eq!(t.legal().as_slice(), [Remove(Iran), Remove(Egypt), Remove(Sudan)]); // 17.38
        t.remove([Egypt, Iran]);
        assert!(t.done() && t.at(Egypt) == (0, 0) && t.at(Iran) == (0, 0) && t.at(Sudan) == (1, 0));
        assert!(t.discarded(MuslimRevolution));
    }

    #[test]
    fn awacs_prevent_it() {
        let mut t = table().influence(Us, Egypt, 3).in_force([AwacsSaleToSaudis]);
        t.event(MuslimRevolution);
        assert_eq!(t.at(Egypt), (3, 0));
    }
}

/// 57 ABM Treaty.
mod abm_treaty {
    use super::*;

    #[test]
    fn raises_defcon_and_gives_four_ops() {
        let mut t = table().defcon(3).influence(Us, Iran, 1);
        t.event_by(Ussr, AbmTreaty);
        assert!(!t.may(Space) && t.may(Pass) && !t.may(Coup(Japan)));
        t.play(Coup(Iran)).roll(1);
        assert_eq!((t.state.defcon, t.state.milops), (3, [0, 4])); // 4, then a battleground
        assert_eq!(t.at(Iran), (0, 0));
    }

    // C32
    #[test]
    fn the_ops_may_be_declined() {
        let mut t = table().defcon(2).influence(Us, Iran, 1);
        t.event_by(Ussr, AbmTreaty).play(Pass);
        assert!(t.done() && t.state.defcon == 3 && t.discarded(AbmTreaty));
    }

    // 12.4
    #[test]
    fn the_ops_are_modified() {
        let mut t = table().influence(Us, Panama, 1).with(|s| s.scare = [2, 0]);
        t.event_by(Us, AbmTreaty).place([Panama, Panama]);
        assert!(t.done());
    }

    // 4.12, 17.7
    #[test]
    fn headlined_it_gives_its_ops_too() {
        let mut t = table().influence(Us, Panama, 1).hand(Us, [AbmTreaty]).hand(Ussr, [Fidel]);
        t.headlines().plays([Pick(Fidel), Pick(AbmTreaty)]).place([Panama, Panama, Panama, CostaRica]);
        assert!(t.done() && t.at(Panama) == (4, 0));
        assert_eq!(t.state.phase, Phase::Headline);
    }
}

/// 58 Cultural Revolution.
mod cultural_revolution {
    use super::*;

    // C5
    #[test]
    fn takes_the_china_card_face_up() {
        let mut t = table().china(Us, false).in_force([FormosanResolution]);
        t.event(CulturalRevolution);
        assert_eq!((t.state.china, t.state.china_up, t.state.vp), (Some(Ussr), true, 0));
        assert!(t.state.in_force(FormosanResolution) && t.removed(CulturalRevolution));
    }

    #[test]
    fn pays_the_ussr_if_it_already_has_it() {
        let mut t = table().china(Ussr, false);
        t.event(CulturalRevolution);
        assert_eq!((t.state.china_up, t.state.vp), (false, -1));
    }

    // 14B, 17.29
    #[test]
    fn does_not_happen_during_the_chinese_civil_war() {
        let options = Options { chinese_civil_war: true, ..Options::default() };
        let mut t = table_with(&options).with(|s| s.china = None);
        t.event(CulturalRevolution);
        assert!(t.state.vp == 0 && t.state.china.is_none() && t.discarded(CulturalRevolution));
    }
}

/// 59 Flower Power.
mod flower_power {
    use super::*;

    #[test]
    fn war_cards_of_the_us_pay_two_before_their_event_or_ops() {
        for (card, action) in [(BrushWar, Event), (BrushWar, Ops), (KoreanWar, OpsFirst)] {
            let mut t = table().influence(Us, Panama, 1).hand(Us, [card, Nato]);
            t.event(FlowerPower).action_round(Us).card(card, action);
            assert_eq!(t.state.vp, -2, "{card:?} {action:?}");
        }
    }

    #[test]
    fn a_headline_is_a_play_too() {
        let mut t = table().hand(Us, [BrushWar]).hand(Ussr, [Fidel]).in_force([FlowerPower]);
        t.headlines().plays([Pick(Fidel), Pick(BrushWar)]);
        assert_eq!(t.state.vp, -2);
    }

    #[test]
    fn the_space_race_discards_and_ussr_plays_pay_nothing() {
        let mut t = table().hand(Us, [BrushWar, Nato]).in_force([FlowerPower]);
        t.action_round(Us).card(BrushWar, Space).roll(6);
        assert_eq!(t.state.vp, 0);
        let mut t = table().hand(Us, [BrushWar]).in_force([FlowerPower, Quagmire]);
        t.action_round(Us).play(Pick(BrushWar)).roll(6);
        assert_eq!(t.state.vp, 0);
        let mut t = table().hand(Ussr, [BrushWar, Fidel]).in_force([FlowerPower]);
        t.action_round(Ussr).card(BrushWar, Event);
        assert_eq!(t.state.vp, 0);
    }

    // FAQ #13, #59
    #[test]
    fn a_war_that_is_prevented_pays_nothing() {
        let mut t = table().hand(Us, [ArabIsraeliWar, Nato]).in_force([FlowerPower, CampDavidAccords]);
        t.action_round(Us).card(ArabIsraeliWar, Ops);
        assert_eq!(t.state.vp, 0);
    }

    // 17.13
    #[test]
    fn twenty_vp_win_at_once() {
        let mut t = table().vp(-18).hand(Us, [BrushWar, Nato]).in_force([FlowerPower]);
        t.action_round(Us).card(BrushWar, Event);
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
    }

    // 17.41
    #[test]
    fn we_will_bury_you_comes_first() {
        let mut t = table().hand(Us, [BrushWar, Nato]).in_force([FlowerPower, WeWillBuryYou]);
        t.action_round(Us).card(BrushWar, Event);
        let paid: Vec<u8> = t.facts().iter().filter_map(|noted| vp(&noted.fact)).collect();
        assert_eq!(paid, [3, 2]);
    }

    fn vp(fact: &Fact) -> Option<u8> {
        match fact {
            Fact::Vp { amount, .. } => Some(*amount),
            _ => None,
        }
    }

    #[test]
    fn an_evil_empire_prevents_it() {
        let mut t = table().in_force([AnEvilEmpire]);
        t.event(FlowerPower);
        assert!(!t.state.in_force(FlowerPower) && t.discarded(FlowerPower));
    }
}

/// 60 U2 Incident.
#[test]
fn u2_incident_pays_one_and_one_more_for_un_intervention_in_this_turn() {
    let mut t = table().influence(Ussr, Cuba, 1).hand(Ussr, [UnIntervention, Nato]);
    t.event(U2Incident);
    assert!(t.state.vp == -1 && t.removed(U2Incident));
    t.action_round(Ussr).card(UnIntervention, Event).play(Pick(Nato));
    assert_eq!(t.state.vp, -2);
    let mut t = table().in_force([U2Incident]);
    t.turn_end();
    assert!(!t.state.in_force(U2Incident));
}

/// 61 OPEC.
mod opec {
    use super::*;

    #[test]
    fn pays_for_each_oil_country_of_the_ussr() {
        let mut t = table().control(Ussr, [Egypt, Venezuela, GulfStates, Syria]).control(Us, [Iran]);
        t.event(Opec);
        assert!(t.state.vp == -3 && t.discarded(Opec));
    }

    #[test]
    fn north_sea_oil_prevents_it() {
        let mut t = table().control(Ussr, [Egypt]).in_force([NorthSeaOil]);
        t.event(Opec);
        assert_eq!(t.state.vp, 0);
    }
}

/// 62 Lone Gunman; FAQ #26/62.
mod lone_gunman {
    use super::*;

    #[test]
    fn shows_the_us_hand_and_gives_one_op() {
        let mut t = table().influence(Ussr, Cuba, 1).hand(Us, [Nato, AsiaScoring]);
        t.event(LoneGunman);
        let view = t.state.view(Seat::Player(Ussr));
        assert_eq!(view.state.hand(Us), Cards::from([AsiaScoring, Nato]));
        assert_eq!(view.sample(&mut Luck::seeded(1)).hand(Us), t.state.hand(Us));
        t.place([Cuba]);
        assert!(t.done() && t.removed(LoneGunman));
    }

    // C32, 9.6
    #[test]
    fn the_op_may_be_declined_and_is_not_for_the_space_race() {
        let mut t = table().influence(Ussr, Cuba, 1).in_force([BrezhnevDoctrine]);
        t.event(LoneGunman);
        assert!(!t.may(Space));
        t.play(Pass);
        assert!(t.done());
    }

    // 10.1
    #[test]
    fn a_coup_at_defcon_two_in_a_us_round_makes_the_us_lose() {
        let mut t = table().defcon(2).influence(Us, Panama, 1).hand(Us, [LoneGunman, Nato]);
        t.action_round(Us).card(LoneGunman, EventFirst).play(Coup(Panama));
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
    }

    // 10.5
    #[test]
    fn a_coup_under_the_cuban_missile_crisis_loses_for_the_ussr_instead() {
        let mut t = table().defcon(2).influence(Us, Panama, 1).hand(Us, [LoneGunman, Nato]);
        t = t.with(|s| s.crisis = Some(Ussr));
        t.action_round(Us).card(LoneGunman, EventFirst).play(Coup(Panama));
        assert_eq!(t.over().unwrap().winner, Some(Us));
    }

    // C28
    #[test]
    fn c28_cards_that_come_later_are_seen_only_by_the_english_card() {
        for (shown_hand, seen) in [(ShownHand::Once, false), (ShownHand::Turn, true)] {
            let options = Options { shown_hand, ..Options::default() };
            let mut t = table_with(&options).hand(Us, [Nato]).pile([Fidel]);
            t.event(LoneGunman).play(Pass);
            t.event(AskNotWhatYourCountryCanDoForYou).plays([Pick(Nato), Pass, Draw(Fidel)]);
            assert_eq!(t.state.seen[Ussr.index()].contains(Fidel), seen);
        }
    }
}

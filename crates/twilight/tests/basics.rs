//! Sections 1 and 2: components and set-up.

use crate::common::*;
use twilight::deck;

// 1.1
#[test]
fn austria_and_finland_belong_to_both_halves_of_europe() {
    let (west, east) = (Region::WesternEurope.countries(), Region::EasternEurope.countries());
    assert_eq!(west & east, Countries::from([Austria, Finland]));
    assert_eq!(west | east, Region::Europe.countries());
    assert_eq!(Region::SoutheastAsia.countries() - Region::Asia.countries(), Countries::EMPTY);
}

// 1.1
#[test]
fn the_six_regions_share_out_the_world() {
    let all = Region::SIX.iter().fold(Countries::EMPTY, |all, region| all | region.countries());
    let count: usize = Region::SIX.iter().map(|region| region.countries().len()).sum();
    assert_eq!((all, count), (WORLD, 84));
}

// 1.2
#[test]
fn a_country_has_a_stability_and_is_a_battleground_or_not() {
    assert!(WORLD.iter().all(|country| (1..=5).contains(&country.stability())));
    assert_eq!((Israel.stability(), Israel.battleground()), (4, true));
    assert_eq!((UnitedKingdom.stability(), UnitedKingdom.battleground()), (5, false));
    assert_eq!(BATTLEGROUNDS.len(), 29);
}

// 1.3
#[test]
fn superpowers_hold_no_influence_but_lend_reach() {
    assert_eq!(home(Us), Countries::from([Canada, Mexico, Cuba, Japan]));
    assert_eq!(home(Ussr) & WORLD, Countries::from([Finland, Poland, Romania, Afghanistan, NorthKorea]));
    assert_eq!(table().state.reach(Us), home(Us));
    assert_eq!(table().state.reach(Ussr), home(Ussr) & WORLD);
}

// 1.4
#[test]
fn adjacency_is_symmetric_and_follows_the_lines_of_the_board() {
    for country in WORLD {
        assert!(country.adjacent().iter().all(|other| other.adjacent().contains(country) && other != country));
    }
    assert!(
        !Finland.adjacent().contains(Norway)
            && !Israel.adjacent().contains(SaudiArabia)
            && !Poland.adjacent().contains(Romania)
    );
    assert!(France.adjacent().contains(Algeria) && Canada.adjacent().contains(UnitedKingdom));
}

// 1.5
#[test]
fn control_needs_a_lead_of_the_stability_and_belongs_to_one_side() {
    for (us, ussr, control) in [(3, 0, [true, false]), (4, 1, [true, false]), (3, 1, [false; 2]), (1, 4, [false, true])]
    {
        let t = table().influence(Us, France, us).influence(Ussr, France, ussr);
        assert_eq!([Us, Ussr].map(|side| t.state.controls(side, France)), control);
    }
}

// 1.6
#[test]
fn influence_is_unlimited_and_open() {
    let mut t = table().influence(Us, Panama, 40).hand(Us, [Nato]).in_force([MarshallPlan]);
    t.action_round(Us).card(Nato, Ops).place([Panama; 4]);
    assert_eq!(t.state.view(Seat::Player(Ussr)).state.influence(Us, Panama), 44);
    assert_eq!(t.state.view(Seat::Spectator).state.influence(Us, Panama), 44);
}

// 1.7, 17.1: D1 and D2 have no known text and are left out.
#[test]
fn there_are_110_cards_and_scoring_cards_have_no_ops() {
    assert_eq!(Card::ALL.len(), 110);
    for card in Card::ALL {
        assert_eq!(card.ops() == 0, card.scoring(), "{card:?}");
        assert!(card.ops() <= 4 && Card::ALL[card as usize - 1] == card);
    }
    assert_eq!(deck::EARLY.len() + deck::MID.len() + deck::LATE.len(), 109, "all but the China Card");
}

// 1.8
#[test]
fn a_starred_card_leaves_the_game_and_others_go_to_the_open_discard_pile() {
    let mut t = table();
    t.event(Fidel).event(DuckAndCover).event(MarshallPlan);
    assert!(t.removed(Fidel) && t.discarded(DuckAndCover) && t.removed(MarshallPlan) && t.state.in_force(MarshallPlan));
    for seat in Seat::ALL {
        let seen = t.state.view(seat).state;
        assert!(seen.discard.contains(DuckAndCover) && seen.removed.contains(Fidel) && seen.in_force(MarshallPlan));
    }
}

// 1.9
#[test]
fn the_phasing_player_is_the_side_whose_round_it_is_even_if_the_opponent_resolves_the_event() {
    let mut t = table().hand(Ussr, [DuckAndCover]).defcon(2);
    t.action_round(Ussr).card(DuckAndCover, EventFirst);
    assert_eq!((t.state.phasing, t.over().unwrap().winner), (Ussr, Some(Us)));
}

// 1.9: in the headline phase it is the side that headlined the card.
#[test]
fn the_phasing_player_of_a_headline_is_the_side_that_headlined_it() {
    let mut t = table().hand(Ussr, [DuckAndCover]).hand(Us, [TrumanDoctrine]).defcon(2);
    t.headlines().play(Action::Card(DuckAndCover)).play(Action::Card(TrumanDoctrine));
    assert_eq!(t.over().unwrap().winner, Some(Us));
}

/// 1.10, row by row.
mod where_a_used_card_goes {
    use super::*;

    #[test]
    fn an_event_that_happened_is_removed_if_starred_and_else_discarded() {
        let mut t = table();
        t.event(Fidel).event(Decolonization).place([Angola, Zaire, Nigeria, Kenya]);
        assert!(t.removed(Fidel) && t.discarded(Decolonization));
        t.event(ShuttleDiplomacy);
        assert!(!t.removed(ShuttleDiplomacy), "not starred");
    }

    #[test]
    fn an_event_without_result_counts_as_happened() {
        let mut t = table();
        t.event(TrumanDoctrine).event(SocialistGovernments);
        assert!(t.removed(TrumanDoctrine) && t.discarded(SocialistGovernments));
    }

    #[test]
    fn a_prohibited_event_or_one_without_its_condition_is_discarded() {
        let mut t = table().in_force([TheIronLady]);
        t.event(Nato).event(SocialistGovernments).event(SpecialRelationship);
        assert!(t.discarded(Nato) && t.discarded(SocialistGovernments) && t.discarded(SpecialRelationship));
    }

    #[test]
    fn a_card_used_for_ops_or_spaced_or_discarded_is_discarded() {
        let mut t = table().standard().hand(Us, [Containment, IndependentReds, Nato]);
        t.action_round(Us).card(Containment, Ops).place([Panama; 3]);
        t.action_round(Us).card(IndependentReds, Space).roll(6);
        t.event(Blockade).play(Action::Card(Nato));
        assert!(t.discarded(Containment) && t.discarded(IndependentReds) && t.discarded(Nato));
    }

    #[test]
    fn the_china_card_passes_face_down() {
        let mut t = table().standard();
        t.action_round(Ussr).card(TheChinaCard, Ops);
        assert_eq!((t.state.china, t.state.china_up, t.state.discard), (Some(Us), false, Cards::EMPTY));
    }
}

fn started(options: Options) -> Session<State> {
    let mut session = Session::<State>::new(options);
    session.run_chance(&mut Luck::seeded(1));
    session
}

fn total(state: &State, side: Side) -> u32 {
    WORLD.iter().map(|country| u32::from(state.influence(side, country))).sum()
}

// 2.1
#[test]
fn eight_cards_are_dealt_and_seen_before_influence_is_placed() {
    let session = started(Options::default());
    let s = session.state();
    assert_eq!(s.hands.map(Cards::len), [8, 8]);
    assert_eq!((s.china, s.china_up), (Some(Ussr), true));
    assert_eq!(s.ask(), Some(Ask::SetUp { by: Ussr, left: 6 }));
    assert_eq!(s.view(Seat::Player(Us)).state.hand(Us).len(), 8);
    assert!((s.hands[0] | s.hands[1]) - deck::EARLY == Cards::EMPTY);
}

// 2.2, 2.3
#[test]
fn the_ussr_places_fifteen_and_then_the_us_twenty_five() {
    let mut session = started(Options { us_handicap: 0, ..Options::default() });
    let given = [(Syria, 1), (Iraq, 1), (NorthKorea, 3), (EastGermany, 3), (Finland, 1)];
    assert!(given.iter().all(|&(country, amount)| session.state().influence(Ussr, country) == amount));
    assert!(session.play(Ussr, Place(Turkey)).is_err());
    for country in [Austria, Finland, Poland, Poland, Bulgaria, Yugoslavia] {
        session.play(Ussr, Place(country)).unwrap();
    }
    assert!(session.play(Us, Place(Poland)).is_err());
    for country in [Austria, Finland, Canada, Turkey, Italy, Italy, Italy] {
        session.play(Us, Place(country)).unwrap();
    }
    assert_eq!([Us, Ussr].map(|side| total(session.state(), side)), [25, 15]);
    assert_eq!((session.state().influence(Us, Canada), session.state().influence(Us, UnitedKingdom)), (3, 5));
}

// 2.4
#[test]
fn the_markers_start_at_their_printed_places() {
    let session = started(Options::default());
    let s = session.state();
    assert_eq!((s.space, s.milops, s.turn, s.defcon, s.vp), ([0, 0], [0, 0], 1, 5, 0));
}

// 2.5
#[test]
fn the_second_edition_leaves_canada_empty_and_seven_cards_out() {
    let options = Options { second_edition: true, optional_cards: false, us_handicap: 0, ..Options::default() };
    let session = started(options);
    let s = session.state();
    assert_eq!((s.influence(Us, Canada), total(s, Us)), (0, 16));
    assert_eq!(s.deck() & deck::OPTIONAL, Cards::EMPTY);
    assert_eq!(deck::OPTIONAL.len(), 7);
}

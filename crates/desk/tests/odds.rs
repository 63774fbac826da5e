//! The chances and scores that a player asks for.

use desk::Guide;
use rules::{Game, Seat};
use twilight::{
    Card::VietnamRevolts,
    Country::{self, *},
    Side, State, Us, Ussr,
    testing::{Table, table},
};

/// The Ops with which coups are told.
fn ops(t: &Table, side: Side, country: Country) -> Vec<u8> {
    let odds = State::odds(&t.state.view(Seat::Player(side)), country.slug()).expect("a country");
    odds.coups.expect("a coup is possible").iter().map(|coup| coup.ops).collect()
}

#[test]
fn coups_are_told_for_every_value_that_operations_can_have_there() {
    let mut t = table();
    for country in [Angola, India, Thailand] {
        t = t.influence(Us, country, 1).influence(Ussr, country, 1);
    }
    assert_eq!(ops(&t, Ussr, Angola), [1, 2, 3, 4]);
    assert_eq!(ops(&t, Ussr, India), [1, 2, 3, 4, 5], "the China Card");
    assert_eq!(ops(&t, Ussr, Thailand), [1, 2, 3, 4, 5]);
    let t = t.in_force([VietnamRevolts]);
    assert_eq!(ops(&t, Ussr, Thailand), [1, 2, 3, 4, 5, 6], "the China Card and Vietnam Revolts");
    assert_eq!(ops(&t, Us, Thailand), [1, 2, 3, 4, 5], "which helps the USSR alone");
    assert_eq!(ops(&t, Ussr, India), [1, 2, 3, 4, 5]);
}

#[test]
fn the_regions_of_iron_curtain_are_told_as_if_they_were_scored_now() {
    let t = curtain::testing::table()
        .card("cuba", (0, 1), 0, 2)
        .card("panama", (1, 1), 0, 1)
        .card("japan", (1, 0), 3, 1)
        .hand(Us, ["france", "iran"])
        .turn_of(Us);
    let view = t.view(Seat::Spectator);
    let scores = curtain::State::scores(&view).expect("regions");
    let net = |slug: &str| scores.regions.iter().find(|score| score.region == slug).expect("a region").net;
    assert_eq!(["central_america", "asia", "africa"].map(net), [-4, 3, 0], "cards dominated and the bonus of 2");
    assert_eq!(scores.end, view.table().track() + scores.regions.iter().map(|score| score.net).sum::<i8>());
}

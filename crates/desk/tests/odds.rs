//! The chances that a player of Twilight Struggle asks for.

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

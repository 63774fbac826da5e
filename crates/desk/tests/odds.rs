//! The chances and scores that a player asks for.

use desk::Guide;
use rules::{Game, Seat};
use twilight::{
    Action::Realign,
    Card::{TearDownThisWall, VietnamRevolts},
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

/// 8.5: what an event grants for nothing ignores the bans of DEFCON.
#[test]
fn free_coups_and_realignments_have_odds_where_defcon_bars_others() {
    let told = |t: &Table, seat: Seat, country: Country| {
        let odds = State::odds(&t.state.view(seat), country.slug()).expect("a country");
        (odds.side, odds.coups.is_some(), odds.realign.is_some())
    };
    let mut t = table().defcon(2).influence(Ussr, Poland, 2).influence(Ussr, Iran, 2).influence(Us, Austria, 1);
    for country in [Poland, Iran] {
        assert_eq!(told(&t, Seat::Player(Us), country), (wire::Side::West, false, false), "{country:?} is barred");
    }
    t.event(TearDownThisWall);
    for seat in [Seat::Player(Us), Seat::Spectator] {
        assert_eq!(told(&t, seat, Poland), (wire::Side::West, true, true), "{seat:?}");
        assert_eq!(told(&t, seat, Iran), (wire::Side::West, false, false), "not in Europe");
    }
    assert_eq!(told(&t, Seat::Player(Ussr), Austria), (wire::Side::East, false, false), "not the USSR's question");
    t.play(Realign(Poland));
    t.dice(1, 1);
    assert_eq!(told(&t, Seat::Player(Us), Poland), (wire::Side::West, false, true), "realignments go on");
}

/// The example of the rulebook (14.1): the USSR has Cuba, Haiti and the Dominican Republic, the US Guatemala and one point in Panama.
#[test]
fn the_regions_of_twilight_struggle_are_told_with_all_their_figures() {
    let t = table().control(Ussr, [Cuba, Haiti, DominicanRepublic]).control(Us, [Guatemala]).influence(Us, Panama, 1);
    let scores = State::scores(&t.state.view(Seat::Spectator)).expect("regions");
    assert_eq!(scores.regions.len(), 6);
    let america = scores.regions.iter().find(|score| score.region == "central_america").expect("a region");
    let (west, east) = (&america.sides.west, &america.sides.east);
    assert_eq!((west.standing.as_str(), east.standing.as_str()), ("presence", "domination"));
    assert_eq!([west.level, east.level, west.vp, east.vp, america.net], [1, 3, 1, 5, -4]);
    assert_eq!([west.battlegrounds, east.battlegrounds, west.next_to_enemy, east.next_to_enemy], [0, 1, 0, 1]);
    assert!(america.wins.is_none());
    let others = scores.regions.iter().filter(|score| score.region != "central_america");
    assert!(others.map(|score| score.net).all(|net| net == 0));
    assert_eq!(scores.end, -5, "the China Card is worth one more");
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
    assert_eq!(scores.end, view.board().track() + scores.regions.iter().map(|score| score.net).sum::<i8>());
}

//! Every event of the default pack.

use crate::common::*;

/// Every card of the default pack has a test that begins with its slug.
#[test]
fn every_card_has_a_test() {
    let source = include_str!("cards.rs");
    let missing: Vec<_> =
        Card::ALL[1..].iter().filter(|card| !source.contains(&format!("fn {}_", card.slug()))).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}

#[test]
fn west_germany_gains_a_point_and_infiltrates_three_europe_cards() {
    let t = table().card("west_germany", (1, 0), 0, 0).card("poland", (2, 0), 0, 5).card("cuba", (0, 1), 0, 0);
    let mut t = t.event(Us, "west_germany");
    assert_eq!((t.board().track(), t.targets()), (1, set(["start_europe", "west_germany", "poland"])));
    t.play(infiltrate("poland"));
    assert_eq!(t.targets(), set(["start_europe", "west_germany"]), "one cube per card");
    assert_eq!(t.why_not(Us, infiltrate("poland")), Some(Refusal::Full { card: Card::Poland }));
    t.play_all([infiltrate("start_europe"), infiltrate("west_germany")]);
    assert_eq!((t.cubes("poland"), t.actor()), ((1, 5), Actor::Player(Ussr)));
}

#[test]
fn france_infiltrates_itself_and_may_gain_a_point() {
    let t = table().card("france", (1, 0), 0, 0).card("italy", (0, 1), 1, 0);
    let mut t = t.event(Us, "france");
    assert_eq!(t.targets(), set(["france"]));
    t.play_all([infiltrate("france"), infiltrate("france")]);
    assert_eq!((t.cubes("france"), t.board().track()), ((2, 0), 1));
}

#[test]
fn italy_removes_a_cube_from_each_of_three_europe_cards() {
    let t = table().card("italy", (1, 0), 0, 2).card("france", (2, 0), 0, 2).card("cuba", (0, 1), 0, 2);
    let mut t = t.event(Us, "italy");
    assert_eq!(t.targets(), set(["start_europe", "italy", "france"]));
    t.play_all([remove("italy"), remove("france"), remove("start_europe")]);
    assert_eq!([t.cubes("italy"), t.cubes("france"), t.cubes("start_europe")], [(0, 1), (0, 1), (1, 0)]);
}

#[test]
fn east_germany_gains_a_point_and_infiltrates_two_cubes_anywhere() {
    let mut t = table().card("east_germany", (1, 0), 0, 0).card("cuba", (0, 1), 4, 0).event(Us, "east_germany");
    assert_eq!((t.board().track(), t.actor()), (-1, Actor::Player(Ussr)), "its owner decides in the turn of the USA");
    t.play_all([infiltrate("cuba"), infiltrate("cuba")]);
    assert_eq!(t.cubes("cuba"), (4, 2));
}

#[test]
fn poland_infiltrates_three_cubes_and_gains_a_point_for_two_controlled_cards() {
    let t = table().card("poland", (1, 0), 0, 0).card("italy", (0, 1), 0, 2);
    let mut t = t.event(Ussr, "poland");
    t.play_all([infiltrate("poland"), infiltrate("poland")]);
    assert!(!t.targets().contains(Card::Poland), "at most two per card");
    t.play(infiltrate("start_europe"));
    assert_eq!(t.board().track(), -1, "Poland 0/2 and Italy 0/2");
    let mut t = table().card("poland", (1, 0), 0, 0).event(Ussr, "poland");
    t.play_all([infiltrate("poland"), infiltrate("poland"), Action::Stop]);
    assert_eq!(t.board().track(), 0, "only Poland is controlled");
}

#[test]
fn israel_infiltrates_around_itself_then_removes_a_neighbours_cube() {
    let t = table().card("israel", (1, 0), 0, 1).card("cuba", (2, 0), 0, 1).card("chile", (3, 0), 0, 1);
    let mut t = t.event(Us, "israel");
    assert_eq!(t.targets(), set(["israel", "start_europe", "cuba"]));
    t.play_all([infiltrate("cuba"), infiltrate("cuba"), infiltrate("israel")]);
    assert_eq!(t.question(), Some(Question::Remove { side: Us, card: Card::Israel, left: 1 }));
    assert_eq!(t.targets(), set(["start_europe", "cuba"]), "not Israel itself");
    t.play(remove("cuba"));
    assert_eq!(t.cubes("cuba"), (2, 0));
}

#[test]
fn iran_moves_with_its_cubes_and_infiltrates_its_new_neighbours() {
    let t = table().card("japan", (1, 0), 0, 0).card("cuba", (2, 0), 0, 0).card("iran", (0, 1), 1, 2);
    let mut t = t.event(Ussr, "iran");
    t.play(Action::Move(Cell::new(2, 1)));
    assert_eq!((t.cubes("iran"), t.board().cell(Card::Iran)), ((1, 2), Some(Cell::new(2, 1))));
    assert_eq!(t.targets(), set(["iran", "cuba"]));
    t.play_all([infiltrate("cuba"), infiltrate("cuba"), infiltrate("iran")]);
    assert_eq!(t.cubes("cuba"), (0, 2));
}

#[test]
fn japan_gains_a_point_and_infiltrates_an_asia_card() {
    let mut t = table().card("japan", (1, 0), 0, 0).card("vietnam", (2, 0), 0, 3).event(Us, "japan");
    assert_eq!((t.board().track(), t.targets()), (1, set(["japan", "vietnam"])));
    t.play(infiltrate("vietnam"));
    assert_eq!(t.cubes("vietnam"), (1, 3));
}

#[test]
fn pakistan_infiltrates_itself_and_each_neighbour_with_ussr_cubes() {
    let t = table().card("pakistan", (1, 0), 0, 0).card("cuba", (2, 0), 0, 3).card("chile", (1, 1), 1, 0);
    let mut t = t.event(Us, "pakistan");
    t.play(infiltrate("pakistan"));
    assert_eq!(t.targets(), set(["start_europe", "cuba"]), "Chile holds no USSR cube");
    assert_eq!(t.why_not(Us, infiltrate("chile")), Some(Refusal::OutsideZone { card: Card::Chile }));
    t.play_all([infiltrate("cuba"), infiltrate("start_europe")]);
    assert_eq!((t.cubes("cuba"), t.actor()), ((1, 3), Actor::Player(Ussr)), "the rest of the four is lost");
}

#[test]
fn vietnam_infiltrates_itself_and_another_asia_card_and_removes_two_us_cubes() {
    let t = table().card("vietnam", (1, 0), 0, 0).card("japan", (2, 0), 3, 0);
    let mut t = t.event(Ussr, "vietnam");
    t.play_all([infiltrate("vietnam"), infiltrate("vietnam")]);
    assert_eq!(t.targets(), set(["japan"]));
    t.play_all([infiltrate("japan"), remove("japan"), remove("japan")]);
    assert_eq!((t.cubes("vietnam"), t.cubes("japan")), ((0, 2), (1, 1)));
}

#[test]
fn south_africa_removes_an_africa_cube_and_infiltrates_itself() {
    let t = table().card("south_africa", (1, 0), 0, 0).card("zaire", (2, 0), 0, 1);
    let mut t = t.event(Us, "south_africa");
    assert_eq!(t.targets(), set(["zaire"]));
    t.play_all([remove("zaire"), infiltrate("south_africa"), infiltrate("south_africa")]);
    assert_eq!((t.cubes("zaire"), t.cubes("south_africa")), ((0, 0), (2, 0)));
}

#[test]
fn zaire_infiltrates_itself_and_another_africa_card() {
    let mut t = table().card("zaire", (1, 0), 0, 0).card("angola", (2, 0), 0, 0).event(Us, "zaire");
    t.play(infiltrate("zaire"));
    assert_eq!(t.targets(), set(["angola"]));
    t.play(infiltrate("angola"));
    assert_eq!((t.cubes("zaire"), t.cubes("angola")), ((1, 0), (1, 0)));
}

#[test]
fn nigeria_gains_a_point_with_the_majority_in_africa() {
    for (zaire, track) in [((0, 0), -1), ((1, 0), 0)] {
        let t = table().card("nigeria", (1, 0), 0, 0).card("zaire", (2, 0), zaire.0, zaire.1);
        let mut t = t.event(Ussr, "nigeria");
        t.play(infiltrate("nigeria"));
        assert_eq!(t.board().track(), track);
    }
}

#[test]
fn angola_infiltrates_africa_and_removes_us_cubes() {
    let t = table().card("angola", (1, 0), 0, 0).card("zaire", (2, 0), 2, 0).card("nigeria", (3, 0), 0, 0);
    let mut t = t.event(Ussr, "angola");
    t.play_all([infiltrate("angola"), infiltrate("zaire"), infiltrate("nigeria"), remove("zaire"), remove("zaire")]);
    assert_eq!([t.cubes("angola"), t.cubes("zaire"), t.cubes("nigeria")], [(0, 1), (0, 1), (0, 1)]);
}

#[test]
fn cuba_infiltrates_itself_and_removes_a_neighbours_cube() {
    let mut t = table().card("cuba", (1, 0), 2, 0).card("japan", (2, 0), 1, 0).event(Ussr, "cuba");
    t.play_all([infiltrate("cuba"), infiltrate("cuba")]);
    assert_eq!(t.targets(), set(["start_europe", "japan"]));
    t.play(remove("japan"));
    assert_eq!((t.cubes("cuba"), t.cubes("japan")), ((2, 2), (0, 0)));
}

#[test]
fn panama_gains_a_point_if_the_ussr_dominates_no_central_america_card() {
    for (cuba, track) in [((0, 0), 1), ((0, 1), 0)] {
        let t = table().card("panama", (1, 0), 0, 0).card("cuba", (2, 0), cuba.0, cuba.1);
        let mut t = t.event(Us, "panama");
        t.play(infiltrate("panama"));
        assert_eq!(t.board().track(), track);
    }
}

#[test]
fn chile_infiltrates_the_americas_and_gains_a_point_for_the_majority() {
    let mut t = table().card("chile", (1, 0), 0, 0).card("panama", (2, 0), 1, 0).event(Ussr, "chile");
    t.play_all([infiltrate("chile"), infiltrate("panama"), infiltrate("panama")]);
    assert_eq!(t.board().track(), -1);
}

#[test]
fn brazil_infiltrates_south_america_and_removes_a_cube_of_the_americas() {
    let t = table().card("brazil", (1, 0), 0, 0).card("cuba", (2, 0), 0, 1).card("japan", (3, 0), 0, 1);
    let mut t = t.event(Us, "brazil");
    t.play_all([infiltrate("brazil"), infiltrate("brazil")]);
    assert_eq!(t.targets(), set(["cuba"]));
    t.play(remove("cuba"));
    assert_eq!((t.cubes("brazil"), t.cubes("cuba")), ((2, 0), (0, 0)));
}

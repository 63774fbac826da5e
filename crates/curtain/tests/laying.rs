//! Laying a card (section 5).

use crate::common::*;

/// Returns the cells where a card of the hand may be laid.
fn cells(t: curtain::testing::Setup, slug: &'static str) -> Vec<(i8, i8)> {
    let mut t = t.hand(Us, [slug]).turn_of(Us);
    t.play(play(slug));
    t.cells()
}

// 5.1, 5.2
#[test]
fn a_card_is_laid_next_to_its_region_by_whole_edges_only() {
    let t = table().card("cuba", (1, 0), 0, 0);
    assert_eq!(cells(t.clone(), "poland"), [(-1, 0), (0, -1), (0, 1)], "the faction does not matter");
    assert_eq!(cells(t, "france"), [(-1, 0), (0, -1), (0, 1)]);
}

// 5.2
#[test]
fn a_corner_is_not_enough() {
    let mut t = table().hand(Us, ["france"]).turn_of(Us);
    t.play(play("france"));
    assert_eq!(t.why_not(Us, lay(1, 1)), Some(Refusal::NotBesideRegion { region: Region::Europe }));
    assert_eq!(t.why_not(Us, lay(0, 0)), Some(Refusal::Occupied { card: Card::StartEurope }));
    assert_eq!(t.why_not(Us, lay(99, 0)), Some(Refusal::OffGrid { x: 99, y: 0 }));
}

// 5.3, F
#[test]
fn the_first_card_of_a_region_is_laid_next_to_any_card() {
    let t = table().card("cuba", (1, 0), 0, 0);
    assert_eq!(cells(t.clone(), "japan"), [(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0)]);
    let mut t = t.hand(Us, ["japan"]).turn_of(Us);
    t.play(play("japan"));
    assert_eq!(t.why_not(Us, lay(3, 0)), Some(Refusal::NotBesideCard));
}

// 5.3, Q12, U
#[test]
fn a_card_of_a_region_without_a_free_side_is_laid_next_to_any_card() {
    let t = table()
        .card("zaire", (2, 0), 0, 0)
        .card("nigeria", (3, 0), 0, 0)
        .card("cuba", (1, 0), 0, 0)
        .card("japan", (2, 1), 0, 0)
        .card("france", (2, -1), 0, 0)
        .card("chile", (3, 1), 0, 0)
        .card("brazil", (3, -1), 0, 0)
        .card("iran", (4, 0), 0, 0);
    let cells = cells(t, "angola");
    assert!(cells.contains(&(0, 1)) && cells.contains(&(5, 0)) && cells.contains(&(4, 1)));
    assert_eq!(cells.len(), 12, "every free cell next to any card: {cells:?}");
}

// 5.4
#[test]
fn a_card_may_touch_other_regions_as_well() {
    let t = table().card("japan", (1, 1), 0, 0);
    let mut t = t.hand(Us, ["italy"]).turn_of(Us);
    t.play_all([play("italy"), lay(1, 0)]);
    assert_eq!(t.board().next_to(Card::Italy), set(["start_europe", "japan"]));
}

// 5.5
#[test]
fn a_line_of_seventeen_cards_can_be_laid() {
    let slugs: Vec<_> = Card::ALL.into_iter().skip(1).map(Card::slug).collect();
    let mut t = table();
    for (x, slug) in (1i8..).zip(&slugs[..15]) {
        t = t.card(slug, (x, 0), 0, 0);
    }
    let mut t = t.hand(Us, ["chile"]).turn_of(Us);
    t.play(play("chile"));
    assert!(t.cells().contains(&(16, 0)) && t.cells().contains(&(-1, 0)));
    t.play(lay(16, 0));
    assert_eq!(t.board().cell(Card::Chile), Some(Cell::new(16, 0)));
}

// 5.6
#[test]
fn the_active_player_lays_the_opponents_card_too() {
    let mut t = table().hand(Us, ["poland"]).turn_of(Us);
    t.play(play("poland"));
    assert_eq!(t.question(), Some(Question::Lay { side: Us, card: Card::Poland }));
}

// 5.7
#[test]
fn a_newly_laid_card_holds_no_cubes() {
    let mut t = table().hand(Us, ["poland"]).turn_of(Us);
    t.play_all([play("poland"), lay(0, 1)]);
    assert_eq!(t.cubes("poland"), (0, 0));
}

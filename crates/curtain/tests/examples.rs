//! The printed examples (section 12, A-E) and the derived cases that involve several rules.

use crate::common::*;

// A
#[test]
fn example_vietnam_may_be_laid_in_two_places_only() {
    let t = table().card("japan", (0, 1), 0, 0).card("cuba", (-1, 1), 0, 0);
    let mut t = t.hand(Ussr, ["vietnam"]).turn_of(Ussr);
    t.play(play("vietnam"));
    assert_eq!(t.cells(), [(0, 2), (1, 1)]);
}

// B, 6.5
#[test]
fn example_asia_is_scored_when_vietnam_is_laid() {
    let t = table().card("pakistan", (1, 0), 2, 1).card("japan", (2, 0), 1, 1);
    let mut t = t.hand(Ussr, ["vietnam"]).turn_of(Ussr);
    t.play_all([play("vietnam"), lay(3, 0)]);
    assert_eq!(t.board().track(), 3);
    assert_eq!(t.question(), Some(Question::Course { side: Ussr, card: Card::Vietnam }), "before event or cubes");
}

// C
#[test]
fn example_placing_next_to_and_on_a_controlled_card() {
    let t = table().card("south_africa", (1, 0), 2, 0).card("cuba", (2, 0), 0, 0);
    let south_africa = |allowance| {
        let mut t = t.clone().place(Ussr, allowance);
        while t.legal().contains(&place("south_africa")) && t.actor() == Actor::Player(Ussr) {
            t.play(place("south_africa"));
        }
        t.cubes("south_africa")
    };
    assert_eq!(t.clone().place(Ussr, 3).targets(), set(["start_europe", "south_africa"]));
    assert_eq!(t.clone().place(Us, 3).targets(), set(["start_europe", "south_africa", "cuba"]));
    assert_eq!([1, 2, 3].map(south_africa), [(2, 0), (2, 1), (2, 2)]);
    let mut last = t.place(Ussr, 4);
    last.play_all([place("south_africa"), place("south_africa")]);
    assert!(!last.targets().contains(Card::Cuba), "card C is still not eligible");
}

// D, 7.14, Q9
#[test]
fn example_east_germany_infiltrates_two_africa_cards() {
    let t = table().card("south_africa", (1, 0), 2, 0).card("zaire", (2, 0), 0, 0);
    let mut t = t.hand(Ussr, ["east_germany"]).turn_of(Ussr);
    t.play_all([play("east_germany"), lay(-1, 0), Action::Event]);
    assert_eq!(t.board().track(), -1);
    assert_eq!(t.targets(), set(["start_europe", "south_africa", "zaire", "east_germany"]), "any card");
    t.play_all([infiltrate("south_africa"), infiltrate("zaire")]);
    assert_eq!((t.cubes("south_africa"), t.cubes("zaire")), ((2, 1), (0, 1)));
    assert_eq!(t.actor(), Actor::Player(Us), "no placing of cubes afterwards");
}

/// Sets up Israel at (0, 1) with neighbours on two sides or three, and Iran just laid on another.
fn israel(third: bool) -> curtain::testing::Setup {
    let t = table().card("israel", (0, 1), 0, 0).card("cuba", (1, 1), 0, 0).card("iran", (0, 2), 0, 0);
    if third { t.card("japan", (-1, 1), 0, 0) } else { t }
}

// N, Q11, 7.17, 10.2
#[test]
fn iran_stays_if_the_only_free_side_of_israel_is_its_own() {
    let t = israel(true).event(Ussr, "iran");
    assert_eq!(
        t.question(),
        Some(Question::Infiltrate { side: Ussr, card: Card::Iran, left: 3 }),
        "no question to move"
    );
}

// N, Q11, Q22
#[test]
fn iran_moves_to_the_other_free_side_of_israel_or_stays() {
    let t = israel(false).event(Ussr, "iran");
    assert_eq!(*t.legal(), [Action::Move(Cell::new(-1, 1)), Action::Stay]);
    assert_eq!(t.why_not(Ussr, Action::Move(Cell::new(0, 2))), Some(Refusal::SamePlace { card: Card::Iran }));
    assert!(matches!(t.why_not(Ussr, Action::Move(Cell::new(1, 0))), Some(Refusal::NotBesideRegion { .. })));
}

// N, Q11
#[test]
fn iran_moves_next_to_any_card_if_israel_is_not_on_the_table() {
    let t = table().card("japan", (1, 0), 0, 0).card("iran", (2, 0), 0, 0).event(Ussr, "iran");
    assert_eq!(t.cells(), [(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1)], "next to any other card, except its own cell");
    assert!(t.legal().contains(&Action::Stay));
}

// O, Q16, Q21
#[test]
fn italy_does_not_remove_the_last_cube_unless_the_ruling_is_off() {
    let turn = |keep| {
        let t = table().ruling(|r| r.keep_last_cube = keep).hand(Ussr, ["cuba"]).hand(Us, ["italy"]);
        let mut t = t.turn_of(Us);
        t.play_all([play("italy"), lay(0, 1), Action::Event]);
        t
    };
    let kept = turn(true);
    assert_eq!(kept.question(), Some(Question::Play { side: Ussr }), "nothing to remove");
    let mut off = turn(false);
    assert_eq!(off.targets(), set(["start_europe"]));
    off.play_all([remove("start_europe"), play("cuba")]);
    assert_eq!(off.board().reach(Ussr), Cards::EMPTY);
    let cell = off.legal()[0];
    let mut cubes = off.clone();
    cubes.play_all([cell, Action::Influence]);
    assert_eq!(cubes.question(), Some(Question::Play { side: Us }), "no cube can be placed");
    off.play_all([cell, Action::Event, infiltrate("cuba")]);
    assert_eq!(off.cubes("cuba"), (0, 1), "infiltration brings the side back");
}

// S, 7.15, 7.16, Q19
#[test]
fn france_gives_its_point_only_with_another_dominated_europe_card() {
    let mut tied = table().card("france", (1, 0), 0, 0).event(Us, "france");
    tied.play_all([infiltrate("france"), infiltrate("france")]);
    assert_eq!((tied.cubes("france"), tied.board().track()), ((2, 0), 0), "the start card is tied");
    assert!(tied.facts().contains(&Fact::Skipped { card: Card::France, step: 2 }));
    let ahead = table().card("start_europe", (0, 0), 2, 1).card("france", (1, 0), 0, 0);
    let mut ahead = ahead.event(Us, "france");
    ahead.play(Action::Stop);
    assert_eq!((ahead.cubes("france"), ahead.board().track()), ((0, 0), 1), "all cubes declined, the point is given");
}

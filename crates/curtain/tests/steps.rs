//! The language of events (section 7B and the head of the pack): every operation, zone, condition and flag.

use crate::common::*;
use curtain::pack::DEFAULT;

/// Returns the default pack with other steps for Cuba, a USSR card.
fn cuba(steps: &str) -> PackRef {
    let start = DEFAULT.find("effect = \"The USSR infiltrates 2 cubes on Cuba").expect("the event of Cuba");
    let (head, tail) = DEFAULT.split_at(start);
    let from = tail.find("steps = [").expect("its steps");
    let to = tail.find("\n]\n").expect("their end") + 3;
    pack(&format!("{head}{}steps = [{steps}]\n{}", &tail[..from], &tail[to..]))
}

/// Sets up Cuba at (1, 0) with the given steps, next to the start card and Japan, not to Chile.
fn beside(steps: &str) -> curtain::testing::Setup {
    let t = table().pack(cuba(steps));
    t.card("cuba", (1, 0), 0, 0).card("japan", (2, 0), 1, 0).card("chile", (3, 0), 3, 0)
}

fn event(steps: &str) -> TestGame {
    beside(steps).event(Ussr, "cuba")
}

// 7.12, 7.16
#[test]
fn an_event_without_effect_may_be_chosen() {
    let mut t = table().card("japan", (1, 0), 0, 0).pack(cuba("")).hand(Ussr, ["cuba"]).turn_of(Ussr);
    t.play(play("cuba"));
    let cell = t.legal()[0];
    t.play_all([cell, Action::Event]);
    assert_eq!(t.question(), Some(Question::Play { side: Us }));
}

// 7.13
#[test]
fn place_follows_the_rules_of_placing() {
    let mut t = event(r#"{ op = "place", side = "ussr", cubes = 3 }"#);
    assert_eq!(t.question(), Some(Question::Place { side: Ussr, card: Card::Cuba, left: 3 }));
    assert_eq!(t.targets(), set(["start_europe", "cuba"]), "the reach, not any card");
    t.play(place("cuba"));
    assert!(!t.targets().contains(Card::Japan), "fixed when this part of the event started");
}

// 7.13, 7.8
#[test]
fn place_pays_the_extra_cost_of_control() {
    let t = beside(r#"{ op = "place", side = "ussr", cubes = 2 }"#).card("cuba", (1, 0), 2, 0);
    let mut t = t.event(Ussr, "cuba");
    t.play(place("cuba"));
    assert_eq!((t.cubes("cuba"), t.actor()), ((2, 1), Actor::Player(Us)));
}

// 7.13
#[test]
fn place_with_a_zone_keeps_to_eligible_cards_inside_it() {
    let t = event(r#"{ op = "place", side = "ussr", cubes = 2, zone = "adjacent" }"#);
    assert_eq!(t.targets(), set(["start_europe"]));
}

// 7.14
#[test]
fn infiltration_ignores_reach_and_control() {
    let mut t = event(r#"{ op = "infiltrate", side = "ussr", cubes = 1, max_per_card = 1, zone = "any" }"#);
    assert!(t.board().controlled(Us).contains(Card::Chile) && !t.board().reach(Ussr).contains(Card::Chile));
    t.play(infiltrate("chile"));
    assert_eq!((t.cubes("chile"), t.actor()), ((3, 1), Actor::Player(Us)));
}

// 7.14, Q7, Q23
#[test]
fn infiltration_with_an_empty_supply_takes_cubes_from_other_cards() {
    let t = beside(r#"{ op = "infiltrate", side = "ussr", cubes = 2, max_per_card = 1, zone = "adjacent" }"#);
    let mut t = t.card("chile", (3, 0), 0, 23).event(Ussr, "cuba");
    assert_eq!(t.board().supply(Ussr), 0);
    assert_eq!(
        *t.legal(),
        [shift("chile", "start_europe"), shift("start_europe", "japan"), shift("chile", "japan"), Action::Stop],
        "Chile lies outside the zone"
    );
    t.play(shift("start_europe", "japan"));
    assert_eq!(*t.legal(), [shift("chile", "start_europe"), Action::Stop], "one per card, and Japan's cube stays");
}

// 7.15, Q8
#[test]
fn cube_numbers_are_maxima_unless_the_ruling_is_off() {
    let steps = r#"{ op = "infiltrate", side = "ussr", cubes = 2, max_per_card = 2, zone = "this" }"#;
    assert!(event(steps).legal().contains(&Action::Stop));
    let mut t = beside(steps).ruling(|r| r.event_cubes_are_maxima = false).event(Ussr, "cuba");
    assert_eq!(*t.legal(), [infiltrate("cuba")]);
    assert_eq!(t.why_not(Ussr, Action::Stop), Some(Refusal::MustGoOn { left: 2 }));
    t.play_all([infiltrate("cuba"), infiltrate("cuba")]);
    assert_eq!(t.cubes("cuba"), (0, 2));
}

// 7.15, Q8
#[test]
fn a_compulsory_step_that_is_optional_may_only_be_declined_as_a_whole() {
    let steps = r#"{ op = "infiltrate", side = "ussr", cubes = 2, max_per_card = 2, zone = "this", optional = true }"#;
    let mut t = beside(steps).ruling(|r| r.event_cubes_are_maxima = false).event(Ussr, "cuba");
    assert_eq!(*t.legal(), [infiltrate("cuba"), Action::Stop]);
    t.play(infiltrate("cuba"));
    assert_eq!(*t.legal(), [infiltrate("cuba")]);
}

// Q7, Q8
#[test]
fn lifting_cubes_is_never_compulsory() {
    let steps = r#"{ op = "infiltrate", side = "ussr", cubes = 2, max_per_card = 2, zone = "this" }"#;
    let t = beside(steps).ruling(|r| r.event_cubes_are_maxima = false).card("chile", (3, 0), 0, 23);
    let t = t.event(Ussr, "cuba");
    assert_eq!(*t.legal(), [shift("start_europe", "cuba"), shift("chile", "cuba"), Action::Stop]);
}

// 7.16, Q19
#[test]
fn later_steps_run_although_an_earlier_one_did_nothing_or_was_stopped() {
    let steps = r#"
        { op = "remove", side = "ussr", cubes = 1, max_per_card = 1, zone = "this" },
        { op = "infiltrate", side = "ussr", cubes = 1, max_per_card = 1, zone = "this" },
        { op = "score", side = "ussr", points = 2 },"#;
    let mut t = event(steps);
    assert_eq!(t.question(), Some(Question::Infiltrate { side: Ussr, card: Card::Cuba, left: 1 }));
    t.play(Action::Stop);
    assert_eq!(t.board().track(), -2);
}

// 7.17, Q11
#[test]
fn a_moved_card_changes_adjacency_and_isolates_others() {
    let mut t = event(r#"{ op = "move_card", side = "ussr", card = "japan", optional = true }"#);
    assert_eq!(t.question(), Some(Question::Move { side: Ussr, card: Card::Cuba, moved: Card::Japan }));
    t.play(Action::Move(Cell::new(0, 1)));
    assert_eq!(t.board().next_to(Card::Japan), set(["start_europe"]));
    assert_eq!(t.board().next_to(Card::Chile), Cards::EMPTY, "it stays where it is");
    assert_eq!((t.cubes("japan"), t.audit()), ((1, 0), Ok(())));
}

// 7.17, Q11
#[test]
fn a_compulsory_move_may_end_in_the_cards_own_cell_if_that_is_legal() {
    let t = event(r#"{ op = "move_card", side = "ussr", card = "japan" }"#);
    assert!(t.legal().contains(&Action::Stay), "Asia has no other card, so any cell is legal, its own too");
    let t = beside(r#"{ op = "move_card", side = "ussr", card = "japan" }"#).card("vietnam", (0, 1), 0, 0);
    let t = t.event(Ussr, "cuba");
    assert!(!t.legal().contains(&Action::Stay), "it must go next to Vietnam");
    assert_eq!(t.why_not(Ussr, Action::Stay), Some(Refusal::MustMove { card: Card::Japan }));
}

// 7.17
#[test]
fn a_card_that_is_not_on_the_table_is_not_moved() {
    let t = event(r#"{ op = "move_card", side = "ussr", card = "iran", optional = true }"#);
    assert_eq!(t.question(), Some(Question::Play { side: Us }));
}

// 7.18, Q21
#[test]
fn removal_ignores_reach_may_empty_a_card_and_ends_when_no_cubes_are_left() {
    let mut t = event(r#"{ op = "remove", side = "ussr", cubes = 4, max_per_card = 4, zone = "any" }"#);
    assert_eq!(t.targets(), set(["start_europe", "japan", "chile"]));
    assert_eq!(t.why_not(Ussr, remove("cuba")), Some(Refusal::NoEnemyCube { card: Card::Cuba }));
    t.play_all([remove("japan"), remove("chile"), remove("chile"), remove("chile")]);
    assert_eq!((t.cubes("japan"), t.cubes("chile"), t.actor()), ((0, 0), (0, 0), Actor::Player(Us)));
}

// Q21
#[test]
fn removal_stops_before_the_last_cube() {
    let steps = r#"{ op = "remove", side = "ussr", cubes = 9, max_per_card = 9, zone = "any" }"#;
    let t = beside(steps).card("chile", (3, 0), 1, 0).card("japan", (2, 0), 0, 0);
    let mut t = t.event(Ussr, "cuba");
    t.play(remove("chile"));
    assert_eq!((t.cubes("start_europe"), t.actor()), ((1, 1), Actor::Player(Us)));
}

#[test]
fn zones_are_fixed_when_the_step_starts() {
    let steps =
        r#"{ op = "infiltrate", side = "ussr", cubes = 9, max_per_card = 9, zone = "any", needs_enemy_cube = true }"#;
    let t = event(steps);
    assert_eq!(t.targets(), set(["start_europe", "japan", "chile"]));
    let steps = r#"{ op = "infiltrate", side = "ussr", cubes = 2, max_per_card = 1, zone = "this_or_adjacent", exclude_this = true }"#;
    assert_eq!(event(steps).targets(), set(["start_europe", "japan"]));
    let steps = r#"{ op = "infiltrate", side = "ussr", cubes = 2, max_per_card = 1, zone = "region", regions = ["asia", "europe"] }"#;
    assert_eq!(event(steps).targets(), set(["start_europe", "japan"]), "the start card is a Europe card");
}

#[test]
fn conditions_check_the_side_they_name() {
    let track = |condition: &str| {
        let steps = format!(r#"{{ op = "score", side = "ussr", points = 1, if = {{ {condition} }} }}"#);
        event(&steps).board().track()
    };
    let asia = r#"regions = ["asia"]"#;
    assert_eq!(track(&format!(r#"cond = "dominates_at_least", side = "us", n = 1, {asia}"#)), -1);
    assert_eq!(track(&format!(r#"cond = "dominates_at_least", side = "us", n = 2, {asia}"#)), 0);
    assert_eq!(track(&format!(r#"cond = "controls_at_least", side = "us", n = 1, {asia}"#)), 0);
    assert_eq!(track(r#"cond = "controls_at_least", side = "us", n = 1, regions = ["south_america"]"#), -1);
    assert_eq!(track(&format!(r#"cond = "dominates_more", side = "us", {asia}"#)), -1);
    assert_eq!(track(&format!(r#"cond = "dominates_more", side = "ussr", {asia}"#)), 0);
    assert_eq!(track(&format!(r#"cond = "dominates_none", side = "ussr", {asia}"#)), -1);
    assert_eq!(
        track(r#"cond = "dominates_none", side = "us", regions = ["africa"]"#),
        -1,
        "also if none is on the table"
    );
    assert_eq!(track(r#"cond = "dominates_more", side = "us", regions = ["europe"]"#), 0, "equal is not more");
}

#[test]
fn a_condition_may_exclude_the_card_itself() {
    let steps = |exclude| {
        format!(
            r#"{{ op = "score", side = "ussr", points = 1, if = {{ cond = "dominates_at_least", side = "ussr", n = 1,
            regions = ["central_america"], exclude_this = {exclude} }} }}"#
        )
    };
    let track = |exclude| beside(&steps(exclude)).card("cuba", (1, 0), 0, 1).event(Ussr, "cuba").board().track();
    assert_eq!((track(false), track(true)), (-1, 0));
}

// Q8, 7.5
#[test]
fn compulsory_cubes_apply_to_events_and_not_to_the_cubes_of_a_card() {
    let steps = r#"{ op = "place", side = "ussr", cubes = 2 }"#;
    let t = beside(steps).ruling(|r| r.event_cubes_are_maxima = false);
    assert!(!t.clone().event(Ussr, "cuba").legal().contains(&Action::Stop));
    assert!(t.place(Ussr, 2).legal().contains(&Action::Stop));
}

// Q1
#[test]
fn the_start_card_counts_for_conditions_even_if_it_does_not_score() {
    let steps = r#"{ op = "score", side = "ussr", points = 1,
        if = { cond = "dominates_at_least", side = "ussr", n = 1, regions = ["europe"] } }"#;
    let t = beside(steps).ruling(|r| r.start_card_scores = false).card("start_europe", (0, 0), 0, 1);
    assert_eq!(t.event(Ussr, "cuba").board().track(), -1);
}

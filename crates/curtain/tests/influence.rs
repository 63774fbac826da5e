//! Event or influence, and placing cubes (sections 7, 7A and 8).

use crate::common::*;

/// Sets up a table where the USA has all 24 cubes on cards: `on_japan` on Japan, the rest on Cuba.
fn spent(on_japan: u8) -> curtain::testing::Setup {
    table().card("start_europe", (0, 0), 0, 1).card("japan", (1, 0), on_japan, 0).card("cuba", (2, 0), 24 - on_japan, 0)
}

// 7.1
#[test]
fn the_players_own_card_gives_its_event_or_its_cubes() {
    let mut t = table().hand(Us, ["japan"]).turn_of(Us);
    t.play_all([play("japan"), lay(0, 1)]);
    assert_eq!(t.question(), Some(Question::Course { side: Us, card: Card::Japan }));
    assert_eq!(*t.legal(), [Action::Event, Action::Influence]);
    assert_eq!(t.why_not(Us, Action::Decline), Some(Refusal::OwnCard { card: Card::Japan }));
    let mut event = t.clone();
    event.play_all([Action::Event, infiltrate("japan")]);
    assert_eq!((event.board().track(), event.actor()), (1, Actor::Player(Ussr)), "no cubes after the event");
    t.play(Action::Influence);
    assert_eq!((t.board().track(), t.question()), (0, Some(Question::Place { side: Us, card: Card::Japan, left: 2 })));
}

// 7.2, 7.3
#[test]
fn the_owner_of_the_opponents_card_may_use_its_event_then_the_active_player_places() {
    let mut t = table().hand(Us, ["cuba"]).turn_of(Us);
    t.play_all([play("cuba"), lay(0, 1)]);
    assert_eq!(t.question(), Some(Question::Event { side: Ussr, card: Card::Cuba }));
    assert_eq!(*t.legal(), [Action::Event, Action::Decline]);
    assert_eq!(t.why_not(Ussr, Action::Influence), Some(Refusal::NotYourCubes { card: Card::Cuba }));
    t.play(Action::Event);
    assert_eq!(t.question(), Some(Question::Infiltrate { side: Ussr, card: Card::Cuba, left: 2 }), "the owner decides");
    t.play_all([infiltrate("cuba"), Action::Stop]);
    assert_eq!(t.question(), Some(Question::Place { side: Us, card: Card::Cuba, left: 2 }));
}

// 7.2, Q8
#[test]
fn the_cubes_are_placed_whether_or_not_the_opponent_uses_the_event() {
    let mut t = table().hand(Us, ["cuba"]).turn_of(Us);
    t.play_all([play("cuba"), lay(0, 1), Action::Decline]);
    assert_eq!(t.question(), Some(Question::Place { side: Us, card: Card::Cuba, left: 2 }));
    assert!(t.facts().contains(&Fact::EventDeclined { side: Ussr, card: Card::Cuba }));
}

// 7.3
#[test]
fn the_players_own_card_used_for_its_cubes_resolves_no_event() {
    let mut t = table().hand(Ussr, ["cuba"]).turn_of(Ussr);
    t.play_all([play("cuba"), lay(0, 1), Action::Influence, place("cuba"), place("cuba")]);
    assert_eq!((t.cubes("cuba"), t.actor()), ((0, 2), Actor::Player(Us)));
    assert!(!t.facts().iter().any(|fact| matches!(fact, Fact::EventUsed { .. })));
}

// 7.4, K
#[test]
fn an_event_that_wins_the_game_leaves_the_cubes_unplaced() {
    let mut t = table().track(-7).hand(Us, ["east_germany"]).turn_of(Us);
    t.play_all([play("east_germany"), lay(0, 1), Action::Event]);
    assert_eq!((t.board().track(), t.question()), (-8, None));
    assert_eq!(t.outcome().and_then(|outcome| outcome.winner), Some(Ussr));
    assert_eq!(t.board().supply(Us), 23);
}

// 7.5, Q2
#[test]
fn fewer_cubes_may_be_placed_or_none() {
    for count in 0..=3 {
        let mut t = table().place(Us, 3);
        for _ in 0..count {
            t.play(place("start_europe"));
        }
        if count < 3 {
            t.play(Action::Stop);
        }
        assert_eq!((t.cubes("start_europe").0, t.actor()), (1 + count, Actor::Player(Ussr)));
    }
}

// 7.6, 10.3
#[test]
fn a_cube_placed_now_does_not_extend_reach() {
    let t = table().card("japan", (1, 0), 0, 0).card("cuba", (2, 0), 0, 0);
    let mut t = t.place(Us, 3);
    assert_eq!(t.targets(), set(["start_europe", "japan"]));
    t.play(place("japan"));
    assert_eq!(t.targets(), set(["start_europe", "japan"]), "Cuba is next to Japan, but the reach was fixed");
    assert_eq!(t.why_not(Us, place("cuba")), Some(Refusal::OutOfReach { card: Card::Cuba }));
    assert_eq!(t.why_not(Us, place("chile")), Some(Refusal::NotOnTable { card: Card::Chile }));
}

// 7.6
#[test]
fn reach_ignores_regions_and_corners() {
    let t = table().card("japan", (1, 0), 0, 0).card("france", (0, 1), 0, 0).card("italy", (1, 1), 0, 0);
    assert_eq!(t.place(Us, 2).targets(), set(["start_europe", "japan", "france"]));
}

// 7.6, Q16
#[test]
fn a_side_without_a_cube_on_the_table_places_nothing() {
    let t = table().card("start_europe", (0, 0), 0, 3).place(Us, 4);
    assert_eq!(t.actor(), Actor::Player(Ussr), "the allowance is lost and the next turn begins");
    assert!(t.facts().contains(&Fact::Lost { side: Us, left: 4 }));
}

// 7.7
#[test]
fn cubes_may_be_divided_among_cards() {
    let mut t = table().card("japan", (1, 0), 0, 0).place(Us, 2);
    t.play_all([place("japan"), place("start_europe")]);
    assert_eq!((t.cubes("japan"), t.cubes("start_europe")), ((1, 0), (2, 1)));
}

// 7.8
#[test]
fn a_lead_of_two_makes_the_opponents_cube_cost_two() {
    for (lead, cost) in [(1, 1), (2, 2), (3, 2)] {
        let t = table().card("japan", (1, 0), lead, 0).turn_of(Us);
        assert_eq!(t.board().cost(Ussr, Card::Japan), cost);
        assert_eq!(t.board().cost(Us, Card::Japan), 1, "the controller pays no extra");
        assert_eq!(t.board().controlled(Us).contains(Card::Japan), lead >= 2);
    }
}

// 7.9, 7.10, G
#[test]
fn the_lead_is_checked_again_for_each_cube() {
    let mut t = table().card("japan", (1, 0), 5, 0).place(Ussr, 4);
    t.play_all([place("japan"), place("japan")]);
    assert_eq!((t.cubes("japan"), t.actor()), ((5, 2), Actor::Player(Us)), "2 + 2 of the allowance of 4");
    let mut t = table().card("japan", (1, 0), 3, 0).place(Ussr, 4);
    t.play(place("japan"));
    assert_eq!(t.board().cost(Ussr, Card::Japan), 2, "3/1");
    t.play(place("japan"));
    assert_eq!((t.cubes("japan"), t.board().cost(Ussr, Card::Japan)), ((3, 2), 1));
}

// 7.9, Q2
#[test]
fn an_allowance_of_one_does_not_reach_a_controlled_card() {
    let t = table().card("japan", (1, 0), 2, 0).place(Ussr, 1);
    assert_eq!(t.targets(), set(["start_europe"]));
    assert_eq!(t.why_not(Ussr, place("japan")), Some(Refusal::TooDear { card: Card::Japan }));
}

// 7.10
#[test]
fn the_placement_ends_when_no_eligible_card_is_affordable() {
    let t = table().card("start_europe", (0, 0), 4, 1);
    let mut t = t.place(Ussr, 3);
    t.play(place("start_europe"));
    assert_eq!((t.cubes("start_europe"), t.actor()), ((4, 2), Actor::Player(Us)), "1 is left, and the lead is still 2");
    assert!(t.facts().contains(&Fact::Lost { side: Ussr, left: 1 }));
}

// 7.11, Q7, M
#[test]
fn with_an_empty_supply_cubes_come_from_other_cards() {
    let mut t = spent(12).place(Us, 2);
    let (japan, cuba, start) = (Card::Japan, Card::Cuba, Card::StartEurope);
    assert_eq!(
        *t.legal(),
        [
            Action::Shift { to: start, from: japan },
            Action::Shift { to: start, from: cuba },
            Action::Shift { to: japan, from: cuba },
            Action::Shift { to: cuba, from: japan },
            Action::Stop
        ]
    );
    assert_eq!(t.why_not(Us, place("japan")), Some(Refusal::SupplyEmpty));
    assert_eq!(t.why_not(Us, shift("start_europe", "japan")), Some(Refusal::NoOwnCube { card: start }));
    t.play(shift("cuba", "start_europe"));
    assert_eq!((t.cubes("start_europe"), t.cubes("cuba"), t.board().supply(Us)), ((1, 1), (11, 0), 0));
    t.play(Action::Stop);
    assert_eq!(t.actor(), Actor::Player(Ussr));
}

// 7.11, Q7
#[test]
fn cubes_are_not_lifted_while_the_supply_lasts() {
    let t = table().card("japan", (1, 0), 20, 0).place(Us, 2);
    assert_eq!(t.why_not(Us, shift("japan", "start_europe")), Some(Refusal::SupplyLeft));
}

// Q7
#[test]
fn a_source_may_be_emptied_and_the_reach_stays() {
    let mut t = spent(1).place(Us, 3);
    t.play(shift("japan", "start_europe"));
    assert_eq!(t.cubes("japan"), (0, 0));
    assert_eq!(t.targets(), set(["start_europe", "japan"]), "Japan stays eligible");
}

// Q7
#[test]
fn the_supply_may_run_out_in_the_middle_of_a_placement() {
    let mut t = table().card("start_europe", (0, 0), 3, 1).card("japan", (1, 0), 20, 0).place(Us, 3);
    t.play(place("japan"));
    assert_eq!(t.board().supply(Us), 0);
    assert!(t.legal().contains(&shift("japan", "start_europe")), "Japan held cubes before this placement");
}

// Q23
#[test]
fn a_cube_put_down_in_this_step_is_not_lifted_again() {
    let mut t = spent(12).place(Us, 3);
    t.play(shift("japan", "start_europe"));
    assert_eq!(t.why_not(Us, shift("start_europe", "japan")), Some(Refusal::JustPut { card: Card::StartEurope }));
    assert!(t.legal().contains(&shift("japan", "cuba")) && t.legal().contains(&shift("cuba", "japan")));
}

// Q24
#[test]
fn a_cube_is_not_moved_from_a_card_to_itself() {
    let t = table().card("start_europe", (0, 0), 24, 1).place(Us, 2);
    assert_eq!(t.actor(), Actor::Player(Ussr), "all cubes lie on the only possible target: the placement ends");
    let t = spent(24).card("cuba", (2, 0), 0, 0).place(Us, 1);
    assert_eq!(t.why_not(Us, shift("japan", "japan")), Some(Refusal::SameCard { card: Card::Japan }));
}

// Q7
#[test]
fn the_extra_cube_of_control_needs_no_physical_cube() {
    let mut t = table().card("start_europe", (0, 0), 3, 1).card("japan", (1, 0), 0, 22).place(Ussr, 2);
    assert_eq!(t.board().supply(Ussr), 1);
    t.play(place("start_europe"));
    assert_eq!((t.cubes("start_europe"), t.board().supply(Ussr)), ((3, 2), 0));
}

// 8.1, 8.2
#[test]
fn the_extra_cost_removes_no_cube_from_the_game() {
    let mut t = table().card("japan", (1, 0), 2, 0).place(Ussr, 3);
    t.play_all([place("japan"), place("japan")]);
    assert_eq!((t.cubes("japan"), t.board().supply(Ussr)), ((2, 2), 21), "two cubes placed for three of allowance");
    assert_eq!(t.audit(), Ok(()));
}

// 8.3
#[test]
fn removed_cubes_go_back_to_their_owners_supply() {
    let mut t = table().card("italy", (1, 0), 0, 3).event(Us, "italy");
    t.play(remove("italy"));
    assert_eq!((t.cubes("italy"), t.board().supply(Ussr)), ((0, 2), 21));
}

// 8.4
#[test]
fn a_card_holds_any_number_of_cubes_of_both_sides() {
    let t = table().card("start_europe", (0, 0), 24, 24).turn_of(Us);
    assert_eq!((t.cubes("start_europe"), t.audit()), ((24, 24), Ok(())));
}

// Q14, P
#[test]
fn the_placement_after_an_event_uses_the_new_position() {
    let mut t = table().hand(Ussr, ["israel"]).turn_of(Ussr);
    t.play_all([play("israel"), lay(0, 1), Action::Event]);
    t.play_all([infiltrate("start_europe"), infiltrate("start_europe"), infiltrate("israel")]);
    assert_eq!(
        t.question(),
        Some(Question::Place { side: Ussr, card: Card::Israel, left: 3 }),
        "the last cube is spared"
    );
    assert_eq!(t.targets(), set(["start_europe", "israel"]));
    t.play(place("start_europe"));
    assert_eq!(t.question(), Some(Question::Place { side: Ussr, card: Card::Israel, left: 1 }), "3/1 was controlled");
    assert_eq!(t.targets(), set(["start_europe", "israel"]), "3/2 is not");
}

// Q15
#[test]
fn the_card_just_laid_may_receive_cubes_if_it_is_within_reach() {
    let t = table().card("japan", (1, 0), 0, 1).card("pakistan", (2, 0), 0, 0);
    let mut t = t.hand(Us, ["vietnam"]).turn_of(Us);
    t.play(play("vietnam"));
    let mut near = t.clone();
    near.play_all([lay(1, 1), Action::Decline]);
    assert!(!near.targets().contains(Card::Vietnam), "it touches only Japan, where the USA has no cube");
    let mut t = table().hand(Us, ["vietnam"]).turn_of(Us);
    t.play_all([play("vietnam"), lay(0, 1), Action::Decline]);
    assert!(t.targets().contains(Card::Vietnam));
}

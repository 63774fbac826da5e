//! Knowledge of the players about Iron Curtain.

use crate::common::safe_actions;
use bots::{Heuristics, Spec};
use curtain::{Action, Card, State, Us, Ussr, testing::table};
use rules::{Game, Luck, Seat};

fn safe_cards(state: &State, seat: rules::Side) -> Vec<Card> {
    let card = |action| if let Action::Play(card) = action { card } else { panic!("a card is played") };
    safe_actions(state, seat).into_iter().map(card).collect()
}

#[test]
fn cards_whose_event_wins_for_the_opponent_are_removed_7_4() {
    let position = table().track(-7).hand(Us, ["east_germany", "iran", "israel"]).turn_of(Us);
    let kept = safe_cards(&position, Us);
    assert!(
        !kept.contains(&Card::EastGermany) && kept.contains(&Card::Iran) && kept.contains(&Card::Israel),
        "{kept:?}"
    );
    let position = table().track(-6).hand(Us, ["east_germany"]).turn_of(Us);
    assert!(safe_cards(&position, Us).contains(&Card::EastGermany));
}

#[test]
fn cards_that_complete_a_winning_region_of_the_opponent_are_removed_6_1() {
    let board = |track| table().card("cuba", (1, 0), 2, 0).track(track).hand(Ussr, ["panama", "chile"]).turn_of(Ussr);
    assert!(!safe_cards(&board(5), Ussr).contains(&Card::Panama), "1 point and a bonus of 2");
    assert!(
        !safe_cards(&board(4), Ussr).contains(&Card::Panama),
        "plus a point of its event, as the USSR dominates no card"
    );
    assert!(safe_cards(&board(3), Ussr).contains(&Card::Panama));
}

#[test]
fn if_every_card_loses_all_are_kept() {
    let position = table().turn(2, 7).track(-7).hand(Us, ["east_germany"]).turn_of(Us);
    assert_eq!(safe_cards(&position, Us), [Card::EastGermany]);
}

#[test]
fn the_evaluation_of_cubes_is_symmetric() {
    let worth = |japan: (u8, u8), cuba: (u8, u8)| {
        let position = table().card("japan", (0, 1), japan.0, japan.1).card("cuba", (1, 0), cuba.0, cuba.1).turn_of(Us);
        position.evaluate().atanh()
    };
    let even = worth((0, 0), (0, 0));
    for (japan, cuba) in [((2, 0), (0, 0)), ((1, 3), (2, 1)), ((1, 0), (0, 2))] {
        let swapped = worth((japan.1, japan.0), (cuba.1, cuba.0));
        assert!((worth(japan, cuba) + swapped - 2.0 * even).abs() < 0.001, "{japan:?} {cuba:?}");
    }
    assert!(worth((2, 0), (0, 0)) > even && worth((0, 2), (0, 0)) < even);
}

#[test]
fn search_wins_a_winnable_last_turn() {
    // The USA plays the last card: with the cubes of Israel it can take one of the two contested cards, and needs one.
    let position = table()
        .card("japan", (0, 1), 0, 1)
        .card("cuba", (1, 0), 1, 1)
        .track(-3)
        .turn(2, 8)
        .hand(Us, ["israel"])
        .aftermath("zaire", "nigeria")
        .turn_of(Us);
    let mut game: State = *position;
    let mut player = Spec::Search(bots::Budget::Iterations(200)).player::<State>(Luck::seeded(1));
    while game.outcome().is_none() {
        let rules::Actor::Player(side) = game.actor() else { panic!("no chance is left") };
        let action =
            if side == Us { player.choose(&game.view(Seat::Player(Us))) } else { game.any(&mut Luck::seeded(2)) };
        game.play(action, &mut rules::Log::silent());
    }
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Us));
}

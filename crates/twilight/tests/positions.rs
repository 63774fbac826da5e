//! Position documents.

use rules::{Actor, Game, Log, Luck, legal};
use serde_json::json;
use twilight::{Action, Ask, Card, Country, State, Us, Ussr};

#[test]
fn every_position_of_random_games_is_written_and_read_back_and_damage_is_no_danger() {
    // HOTLINE_SEED tries other games.
    let seed = std::env::var("HOTLINE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    let done = rules::laws::documents::<State>(seed, 40, 250);
    println!("{done:?}");
    assert!(done.written > 5_000 && done.accepted > 100, "{done:?}");
}

#[test]
fn an_empty_document_deals_both_hands_and_begins_the_first_action_round() {
    let mut state = State::read_position(&json!({ "influence": "setup" })).expect("a position");
    let mut luck = Luck::seeded(1);
    while state.actor() == Actor::Chance {
        let card = state.any(&mut luck);
        state.play(card, &mut Log::silent());
    }
    assert_eq!(state.ask(), Some(Ask::Round { by: Ussr }));
    assert_eq!([Us, Ussr].map(|side| state.hand(side).len()), [7, 7]);
    assert_eq!(state.influence(Us, Country::Australia), 4);
}

#[test]
fn a_puzzle_says_only_what_matters() {
    let state = State::read_position(&json!({
        "turn": 5, "round": 3, "to_move": "us", "defcon": 2, "vp": -7,
        "influence": { "us": { "panama": 2 }, "ussr": { "cuba": 3 } },
        "hands": { "us": ["duck_and_cover", "brush_war"], "ussr": [] },
        "in_force": ["nato"],
    }));
    let state = state.expect("a position");
    assert_eq!(state.ask(), Some(Ask::Round { by: Us }));
    let actions = legal(&state);
    assert!(actions.contains(&Action::Card(Card::BrushWar)) && !actions.contains(&Action::Card(Card::Nato)));
}

#[test]
fn errors_name_the_field() {
    let error = |document| State::read_position(&document).expect_err("no position").to_string();
    assert_eq!(
        error(json!({ "hands": { "us": ["blockade", "fidel", "containment", "nato"] }, "discard": ["nato"] })),
        "hands.us[3]: card nato is already in discard"
    );
    assert_eq!(error(json!({ "defcon": 6 })), "defcon: 6 is not from 1 to 5");
    assert_eq!(error(json!({ "vp": 25 })), "vp: 25 is not from -20 to 20");
    assert_eq!(
        error(json!({ "hands": { "us": ["solidarity"] } })),
        "turn: [\"solidarity\"] are no part of the deck in turn 1"
    );
    assert!(error(json!({ "influence": { "us": { "atlantis": 1 } } })).starts_with("influence.us: unknown variant"));
}

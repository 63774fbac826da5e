//! Position documents.

use curtain::{Card, State, Us, Ussr};
use rules::{Actor, Game};
use serde_json::json;

#[test]
fn every_position_of_random_games_is_read_back_and_damaged_documents_are_handled() {
    // HOTLINE_SEED selects other games.
    let seed = std::env::var("HOTLINE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(6);
    let done = rules::laws::documents::<State>(seed, 100, 100);
    println!("{done:?}");
    assert!(done.written > 5_000 && done.accepted > 100, "{done:?}");
}

#[test]
fn a_puzzle_states_only_what_matters() {
    let state = State::read_position(&json!({
        "cards": [
            { "card": "start_europe", "x": 0, "y": 0, "us": 1, "ussr": 1 },
            { "card": "france", "x": 1, "y": 0, "us": 3 },
            { "card": "cuba", "x": 0, "y": 1, "ussr": 2 },
        ],
        "starter": "ussr", "active": "ussr", "track": -2, "hands": { "ussr": ["chile", "brazil", "iran", "zaire"] },
    }));
    let state = state.expect("a position");
    assert_eq!((state.board().round(), state.board().turn(), state.actor()), (1, 3, Actor::Player(Ussr)));
    assert_eq!(state.hand(Us).len(), 4);
    assert!(state.hand(Ussr).contains(Card::Chile));
}

#[test]
fn errors_name_the_field() {
    let error = |document| State::read_position(&document).expect_err("no position").to_string();
    let board = json!([{ "card": "start_europe", "x": 0, "y": 0 }, { "card": "cuba", "x": 0, "y": 0 }]);
    assert_eq!(error(json!({ "cards": board })), "cards[1]: another card lies at (0, 0)");
    assert_eq!(
        error(json!({ "hands": { "us": ["cuba", "iran", "chile", "brazil", "start_europe"] } })),
        "hands.us[4]: card start_europe is already in cards"
    );
    assert_eq!(error(json!({ "track": 9 })), "track: 9 is not from -8 to 8");
    assert_eq!(error(json!({ "turn": 2 })), "active: turn 2 is that of east");
}

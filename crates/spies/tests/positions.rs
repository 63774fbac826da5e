//! Position documents.

use rules::{Game, legal};
use serde_json::json;
use spies::{Action, Ask, Cia, Phase, State};

#[test]
fn every_position_of_random_games_is_read_back_and_damaged_documents_are_handled() {
    // HOTLINE_SEED selects other games.
    let seed = std::env::var("HOTLINE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(5);
    let done = rules::laws::documents::<State>(seed, 40, 250);
    println!("{done:?}");
    assert!(done.written > 5_000 && done.accepted > 100, "{done:?}");
}

#[test]
fn an_empty_document_is_the_start_of_a_game() {
    let state = State::read_position(&json!({})).expect("a position");
    assert_eq!(state, State::new(&spies::Options::default()));
}

#[test]
fn a_puzzle_states_only_what_matters() {
    let state = State::read_position(&json!({
        "phase": "influence_struggle", "to_move": "cia", "turn": 3, "objective": "congo", "balance": "kgb",
        "groups": { "cia": ["mafia"], "kgb": ["police", "radio"] }, "ready": ["mafia"],
        "agents": { "cia": { "x": "analyst" }, "kgb": { "x": "director", "cover": "shown" } },
        "claimed": { "kgb": ["egypt"] },
    }));
    let state = state.expect("a position");
    assert_eq!((state.question(), state.board().phase), (Some(Ask::Act { side: Cia }), Phase::InfluenceStruggle));
    assert!(legal(&state).contains(&Action::Recruit));
    assert_eq!(state.board().scores, [0, 20]);
}

#[test]
fn errors_name_the_field() {
    let error = |document| State::read_position(&document).expect_err("no position").to_string();
    assert_eq!(
        error(json!({ "groups": { "cia": ["mafia"] }, "discard": ["radio", "mafia"] })),
        "discard[1]: group mafia is already in groups.cia"
    );
    assert_eq!(error(json!({ "phase": "planning" })), "balance: somebody holds the balance token");
    assert_eq!(error(json!({ "turns": 2 })), "turns: there is no such field");
    assert_eq!(error(json!({ "turn": 0 })), "turn: 0 is not from 1 to 10000");
    assert!(error(json!({ "groups": { "cia": ["mafiosi"] } })).starts_with("groups.cia[0]: unknown variant `mafiosi`"));
    assert_eq!(error(json!([])), "position: a JSON object is expected");
}

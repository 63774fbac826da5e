//! Position documents.

use rules::{Actor, Game, Log, Luck, Record, Session, legal, position::plain};
use serde_json::{Value, json};
use twilight::{Action, Ask, Card, Country, State, Us, Ussr};

#[test]
fn every_position_of_random_games_is_read_back_and_damaged_documents_are_handled() {
    // HOTLINE_SEED selects other games.
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
fn a_puzzle_states_only_what_matters() {
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

// 17.49: rounds 7 and 8 of a turn of six are a right of the side that alone has Space box 8.
#[test]
fn a_round_without_a_right_is_rejected() {
    let at = |turn: u8, round: u8, side: &str, extra: Value| {
        let mut document = json!({
            "turn": turn, "round": round, "to_move": side, "influence": "setup",
            "hands": { "us": ["containment"], "ussr": ["fidel"] },
        });
        document.as_object_mut().expect("fields").extend(extra.as_object().expect("fields").clone());
        State::read_position(&document)
    };
    let nothing = || json!({});
    for (turn, round) in [(1, 7), (1, 8), (3, 7), (4, 8), (10, 8)] {
        for side in ["us", "ussr"] {
            let error = at(turn, round, side, nothing()).expect_err("neither side may play this round").to_string();
            assert_eq!(error, "round: nobody has a right to this round");
        }
    }
    assert!(at(4, 7, "us", nothing()).is_ok() && at(1, 6, "ussr", nothing()).is_ok());
    for round in [7, 8] {
        let state = at(2, round, "us", json!({ "space": { "us": 8 } })).expect("a right of the US");
        assert!(legal(&state).contains(&Action::Pass), "round {round} is no duty");
        assert!(at(2, round, "ussr", json!({ "space": { "us": 8 } })).is_err(), "the other side has no right");
        assert!(at(2, round, "us", json!({ "space": { "us": 8, "ussr": 8 } })).is_err(), "neither side has it");
    }
    assert!(at(8, 8, "us", json!({ "extra_round": true })).is_ok());
    assert!(at(8, 8, "ussr", json!({ "extra_round": true })).is_err());
}

// 17.49: the right may be lost in the middle of the round, and the game goes on.
#[test]
fn a_position_in_the_middle_of_an_eighth_round_is_read() {
    let mut state = State::read_position(&json!({
        "turn": 8, "round": 8, "to_move": "us", "influence": "setup", "space": { "us": 8, "ussr": 7 },
        "hands": { "us": ["captured_nazi_scientist"], "ussr": ["fidel"] },
    }))
    .expect("a right of the US");
    state.play(Action::Card(Card::CapturedNaziScientist), &mut Log::silent());
    state.space[Ussr.index()] = 8;
    assert_eq!(State::read_position(&plain(&state.document())), Ok(state));
    state.space = [7, 7];
    assert!(State::read_position(&plain(&state.document())).is_err(), "neither side has ever had a right to it");
}

/// 9.6 as an option: Missile Envy has brought an opponent's card and asks whether it goes to the Space Race.
#[test]
fn a_position_in_the_middle_of_missile_envy_is_read_back() {
    let document = json!({
        "options": { "envy_may_space": true }, "turn": 4, "round": 1, "to_move": "west", "defcon": 3, "influence": "setup",
        "hands": { "west": ["missile_envy"], "east": ["fidel"] },
    });
    let mut state = State::read_position(&document).expect("a position");
    state.play(Action::Card(Card::MissileEnvy), &mut Log::silent());
    state.play(Action::Event, &mut Log::silent());
    while matches!(state.ask(), Some(Ask::Hand { .. })) {
        state.play(legal(&state)[0], &mut Log::silent());
    }
    assert!(matches!(state.ask(), Some(Ask::Choose { by: Us, .. })), "{:?}", state.ask());
    assert_eq!(State::read_position(&plain(&state.document())), Ok(state));
}

// 17.53
#[test]
fn a_starred_card_whose_effect_lasts_is_out_of_the_game() {
    for place in [json!({ "hands": { "us": ["nato"], "ussr": [] } }), json!({ "discard": ["nato"] })] {
        let mut document = json!({ "turn": 4, "in_force": ["nato"], "influence": "setup" });
        document.as_object_mut().expect("fields").extend(place.as_object().expect("fields").clone());
        let error = State::read_position(&document).expect_err("in force and in a hand").to_string();
        assert!(error.contains("`in_force` has nato, which must be in `removed`"), "{error}");
    }
    for (field, value, card) in [
        ("crisis", json!("west"), "cuban_missile_crisis"),
        ("chernobyl", json!("africa"), "chernobyl"),
        ("bury_due", json!(true), "we_will_bury_you"),
        ("extra_round", json!(true), "north_sea_oil"),
    ] {
        let read = |hand: Value| {
            let mut document = json!({ "turn": 8, "hands": hand, "influence": "setup" });
            document[field] = value.clone();
            State::read_position(&document)
        };
        let error = read(json!({ "west": [card], "east": [] })).expect_err("in force and in a hand").to_string();
        assert!(error.contains(field) && error.contains(card), "{error}");
        let state = read(json!({ "west": [], "east": [] })).expect("a position");
        assert!(state.removed.contains(serde_json::from_value::<Card>(json!(card)).expect("a card")), "{card}");
    }
    let open = json!({ "turn": 4, "in_force": ["nato"], "removed": ["nato"], "influence": "setup" });
    assert!(State::read_position(&open).is_ok());
}

/// A start that an earlier version accepted still loads, and names its version when written.
#[test]
fn a_record_of_older_rules_may_start_in_a_position_that_no_game_reaches() {
    let record = |rules: u32| {
        let start = json!({ "turn": 4, "round": 8, "in_force": ["nato"], "discard": ["nato"], "influence": "setup",
            "hands": { "us": ["containment"], "ussr": ["fidel"] } });
        json!({ "hotline": 1, "game": "twilight", "rules": rules, "options": {}, "start": start, "actions": [] })
    };
    let read = |rules| Record::<State>::read(&record(rules).to_string());
    assert!(read(State::RULES_VERSION).is_err());
    let old = read(3).expect("a record of version 3");
    let session = Session::replay(&old).expect("a game");
    assert_eq!(session.state().rules, 3);
    let document = plain(&session.state().document());
    assert_eq!(document["rules"], 3);
    assert_eq!(State::read_position(&document).as_ref(), Ok(session.state()));
    assert_eq!(Record::<State>::read(&old.write()).expect("the same record").first(), old.first());
    assert!(plain(&State::new(&twilight::Options::default()).document()).get("rules").is_none());
}

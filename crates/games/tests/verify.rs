//! Verification of fair and of forged records.

use games::{RpcServer, verify};
use rules::{Actor, Chance, Fairness, Game, Hex, Luck, Record, Session, Violation};
use serde_json::json;

/// Plays a whole random game whose dice and draws come from committed seeds.
fn fair<G: Game>(mut session: Session<G>) -> Record<G> {
    let seed = [7; 32];
    let mut fairness = Fairness::sealed(seed, [[1; 32], [2; 32]]);
    let mut luck = fairness.luck(seed);
    let mut players = Luck::seeded(5);
    loop {
        session.run_chance(&mut luck);
        let Actor::Player(side) = session.state().actor() else { break };
        let action = session.state().any(&mut players);
        session.play(side, action).expect("a legal action");
    }
    fairness.seed = Some(Hex(seed));
    *session.fairness() = Some(fairness);
    session.record().clone()
}

fn accepts<G: Game>(session: Session<G>) {
    let record = fair(session);
    let verdict = verify(&record.write()).expect("a record").expect("sound");
    assert_eq!((verdict.game, verdict.actions, verdict.chance), (G::NAME, record.entries.len(), Chance::Fair));
    let mut sealed = record.clone();
    sealed.fairness.as_mut().expect("it is there").seed = None;
    assert_eq!(verify(&sealed.write()).expect("a record").expect("sound").chance, Chance::Sealed);
    let mut plain = record.clone();
    plain.fairness = None;
    assert_eq!(verify(&plain.write()).expect("a record").expect("sound").chance, Chance::Unproven);
    let mut forged = record;
    forged.fairness.as_mut().expect("it is there").entropy[0] = Hex([9; 32]);
    assert!(matches!(verify(&forged.write()).expect("a record"), Err(Violation::Chance { .. })));
}

#[test]
fn sound_records_are_accepted_and_changed_entropy_is_rejected() {
    macro_rules! accepts_all {
        (() [$($game:ty),*]) => { $(accepts(Session::<$game>::new(Default::default()));)* };
    }
    games::every_game!({ accepts_all }());
}

#[test]
fn changed_dice_are_detected() {
    let record = fair(Session::<twilight::State>::new(Default::default()));
    let rolled = record.entries.iter().rposition(|entry| matches!(entry.action, twilight::Action::Roll(_)));
    let index = rolled.expect("a die was rolled");
    let mut changed = record.clone();
    changed.entries.truncate(index + 1);
    assert!(verify(&changed.write()).expect("a record").is_ok());
    let twilight::Action::Roll(die) = changed.entries[index].action else { unreachable!("it is a die") };
    changed.entries[index].action = twilight::Action::Roll(die % 6 + 1);
    let violation = verify(&changed.write()).expect("a record").expect_err("it was changed");
    let due = format!(
        "`actions[{index}]`: {{\"roll\":{}}} is not what the seeds give, which is {{\"roll\":{die}}}",
        die % 6 + 1
    );
    assert_eq!(violation.to_string(), due);
}

#[test]
fn uncommitted_seeds_are_detected() {
    let mut record = fair(Session::<spies::State>::new(Default::default()));
    record.fairness.as_mut().expect("it is there").seed = Some(Hex([8; 32]));
    assert!(matches!(verify(&record.write()).expect("a record"), Err(Violation::Commitment { .. })));
}

#[test]
fn a_game_from_a_position_keeps_it_in_its_record() {
    let mut server = RpcServer::new(|| 1);
    let mut call = |method: &str, params: serde_json::Value| {
        let line = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }).to_string();
        let reply: serde_json::Value =
            serde_json::from_str(&server.answer(line.as_bytes()).expect("a reply")).expect("JSON");
        assert!(reply.get("error").is_none(), "{reply}");
        reply["result"].clone()
    };
    let position =
        json!({ "turn": 9, "round": 2, "to_move": "us", "influence": "setup", "hands": { "us": ["fidel"] } });
    call("new", json!({ "game": "twilight", "position": position, "seed": 4 }));
    let action = call("bot", json!({ "table": 1 }))["action"].clone();
    call("play", json!({ "table": 1, "action": action }));
    let record = call("record", json!({ "table": 1 }))["record"].clone();
    assert!(record["start"]["hands"]["west"] == json!(["fidel"]) && record["start"].get("options").is_none());
    let verdict = verify(&record.to_string()).expect("a record").expect("sound");
    assert_eq!(verdict.chance, Chance::Unproven);
    call("load", json!({ "record": record, "seed": 1 }));
    let views = [1, 2].map(|table| call("view", json!({ "table": table, "seat": "all" }))["view"].clone());
    assert_eq!(views[0], views[1]);
}

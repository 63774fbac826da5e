//! `hotline position`, `--position` and `hotline verify`.

use super::{folder, hotline_in};
use std::fs;

#[test]
fn positions_of_saved_games_are_written_and_continued() {
    let folder = folder();
    hotline_in(&folder, "play spies --vs human --seed 3 --save one.json", "\n1\n\n2\n\n1\n1\nquit\n");
    let quiet = hotline_in(&folder, "position one.json --at 4 --out four.json", "");
    assert_eq!((quiet.out.as_str(), quiet.err.as_str(), quiet.code), ("", "", 0));
    let whole = hotline_in(&folder, "position one.json --at 4", "").out;
    assert_eq!(whole, fs::read_to_string(folder.join("four.json")).expect("a file"));
    let played = hotline_in(&folder, "play spies --vs human --position four.json --save two.json", "\n1\nquit\n");
    assert_eq!(played.code, 0, "{}{}", played.out, played.err);
    let record = fs::read_to_string(folder.join("two.json")).expect("a file");
    assert!(record.contains("\"start\": {\"game\":\"spies\""), "{record}");
    let sound = hotline_in(&folder, "verify two.json", "");
    assert!(sound.code == 0 && sound.out.starts_with("two.json: spies, "), "{}", sound.out);
    assert!(sound.out.contains("all legal"), "{}", sound.out);
    let sim = hotline_in(&folder, "sim spies --position four.json --games 50", "");
    assert!(sim.code == 0 && sim.out.contains("games per CPU-second"), "{}{}", sim.out, sim.err);
    let beyond = hotline_in(&folder, "position one.json --at 5000", "");
    assert!(beyond.code == 2 && beyond.err.contains("actions, not 5000"), "{}", beyond.err);
}

#[test]
fn tampered_records_are_detected() {
    let folder = folder();
    hotline_in(&folder, "play spies --vs human --seed 3 --save one.json", "\n1\n\n2\n\n1\n1\nquit\n");
    assert_eq!(hotline_in(&folder, "verify one.json", "").code, 0);
    let record = fs::read_to_string(folder.join("one.json")).expect("a file");
    let changed = record.replacen("{\"pick\":\"master_spy\"}", "\"pass\"", 1);
    assert_ne!(changed, record);
    fs::write(folder.join("two.json"), changed).expect("a file");
    let bad = hotline_in(&folder, "verify two.json", "");
    assert!(bad.code == 1 && bad.err.contains("`two.json` is not sound: `actions["), "{}", bad.err);
    fs::write(folder.join("three.json"), "{}").expect("a file");
    let bad = hotline_in(&folder, "verify three.json", "");
    assert!(bad.code == 2 && bad.err.contains("not a Hotline record"), "{}", bad.err);
}

#[test]
fn invalid_positions_are_rejected_in_one_sentence_that_names_the_field() {
    let folder = folder();
    fs::write(folder.join("bad.json"), r#"{"groups": {"cia": ["mafia"]}, "discard": ["mafia"]}"#).expect("a file");
    let bad = hotline_in(&folder, "sim spies --position bad.json", "");
    assert_eq!(bad.code, 2);
    assert_eq!(
        bad.err,
        "hotline: `bad.json` is no position of this game: discard[0]: group mafia is already in groups.cia\n"
    );
}

//! `hotline position`, `--position` and `hotline verify`, as a person would use them.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("positions-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

/// What the program prints, what it complains of, and its exit code.
fn hotline(folder: &Path, args: &str, input: &str) -> (String, String, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hotline"))
        .args(args.split_whitespace())
        .current_dir(folder)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that leaves early does not read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let done = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(done.stdout), text(done.stderr), done.status.code().expect("an exit code"))
}

#[test]
fn a_position_of_a_saved_game_is_written_and_played_on() {
    let folder = folder("written");
    hotline(&folder, "play spies --vs human --seed 3 --save one.json", "\n1\n\n2\n\n1\n1\nquit\n");
    let (out, err, code) = hotline(&folder, "position one.json --at 4 --out four.json", "");
    assert_eq!((out.as_str(), err.as_str(), code), ("", "", 0));
    let (whole, _, _) = hotline(&folder, "position one.json --at 4", "");
    assert_eq!(whole, fs::read_to_string(folder.join("four.json")).expect("a file"));
    let (out, err, code) =
        hotline(&folder, "play spies --vs human --position four.json --save two.json", "\n1\nquit\n");
    assert_eq!(code, 0, "{out}{err}");
    let record = fs::read_to_string(folder.join("two.json")).expect("a file");
    assert!(record.contains("\"start\": {\"game\":\"spies\""), "{record}");
    let (out, _, code) = hotline(&folder, "verify two.json", "");
    assert!(code == 0 && out.starts_with("two.json: spies, ") && out.contains("all legal"), "{out}");
    let (out, err, code) = hotline(&folder, "sim spies --position four.json --games 50", "");
    assert!(code == 0 && out.contains("games per CPU-second"), "{out}{err}");
    let (_, err, code) = hotline(&folder, "position one.json --at 5000", "");
    assert!(code == 2 && err.contains("actions, not 5000"), "{err}");
}

#[test]
fn a_record_that_was_tampered_with_is_found_out() {
    let folder = folder("tampered");
    hotline(&folder, "play spies --vs human --seed 3 --save one.json", "\n1\n\n2\n\n1\n1\nquit\n");
    assert_eq!(hotline(&folder, "verify one.json", "").2, 0);
    let record = fs::read_to_string(folder.join("one.json")).expect("a file");
    let changed = record.replacen("{\"pick\":\"master_spy\"}", "\"pass\"", 1);
    assert_ne!(changed, record);
    fs::write(folder.join("two.json"), changed).expect("a file");
    let (_, err, code) = hotline(&folder, "verify two.json", "");
    assert!(code == 1 && err.contains("`two.json` is not sound: `actions["), "{err}");
    fs::write(folder.join("three.json"), "{}").expect("a file");
    let (_, err, code) = hotline(&folder, "verify three.json", "");
    assert!(code == 2 && err.contains("not a Hotline record"), "{err}");
}

#[test]
fn a_bad_position_is_one_sentence_that_names_the_field() {
    let folder = folder("bad");
    fs::write(folder.join("bad.json"), r#"{"groups": {"cia": ["mafia"]}, "discard": ["mafia"]}"#).expect("a file");
    let (_, err, code) = hotline(&folder, "sim spies --position bad.json", "");
    assert_eq!(code, 2);
    assert_eq!(
        err,
        "hotline: `bad.json` is no position of this game: discard[0]: group mafia is already in groups.cia\n"
    );
}

//! Damaged logs: an error or a game, soon, and never a panic.

use formats::playdek::{export, import};
use rules::{Actor, Game, Luck, Options as _, Session, mutate};
use std::{env, fs, path::PathBuf};
use twilight::{Options, State};

fn random_log(index: u64) -> String {
    let mut luck = Luck::numbered(9, index);
    let mut session = Session::<State>::new(Options::named("playdek").expect("a preset"));
    loop {
        session.run_chance(&mut luck);
        let Actor::Player(side) = session.state().actor() else { break };
        let action = session.state().any(&mut luck);
        session.play(side, action).expect("a legal action");
    }
    export(session.record()).expect("a game that can be told")
}

/// Logs of random games, and the real ones where they are there.
fn logs() -> Vec<String> {
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let corpus = env::var_os("HOTLINE_CORPUS").map_or_else(|| workspace.join("../shared/corpus"), PathBuf::from);
    let files = fs::read_dir(corpus.join("playdek")).into_iter().flatten().flatten();
    let real = files.map(|file| fs::read_to_string(file.path()).expect("a log"));
    (0..32).map(random_log).chain(real).collect()
}

/// Changes a byte, a figure, or the lines.
fn damage(text: &str, luck: &mut Luck) -> String {
    if luck.below(3) == 0 {
        return String::from_utf8_lossy(&mutate::text(text, luck)).into_owned();
    }
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let any = |luck: &mut Luck, n: usize| luck.below(n as u32) as usize;
    for _ in 0..=luck.below(3) {
        let (at, other) = (any(luck, lines.len()), any(luck, lines.len()));
        match luck.below(6) {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other].clone()),
            2 => lines.swap(at, other),
            3 => lines.truncate(at.max(1)),
            _ => lines[at] = String::from_utf8_lossy(&mutate::text(&lines[at], luck)).into_owned(),
        }
    }
    lines.join("\n")
}

/// A longer run: `HOTLINE_MUTATIONS=30000 cargo test -p formats --release --test all mutations -- --nocapture`.
#[test]
fn a_damaged_log_gives_an_error_or_a_game() {
    let number = |name| env::var(name).ok().and_then(|text| text.parse().ok());
    let (count, seed) = (number("HOTLINE_MUTATIONS").unwrap_or(1_000), number("HOTLINE_SEED").unwrap_or(3));
    let logs = logs();
    let mut valid = 0;
    for index in 0..count {
        let mut luck = Luck::numbered(seed, index);
        let text = damage(&logs[luck.below(logs.len() as u32) as usize], &mut luck);
        match import(&text) {
            Ok(imported) => {
                valid += 1;
                Session::replay(&imported.record).unwrap_or_else(|error| panic!("mutation {index}: {error}"));
            }
            Err(contradiction) => {
                assert!(contradiction.line <= text.lines().count().max(1), "mutation {index}: {contradiction}");
                assert!(!contradiction.engine.is_empty() && !contradiction.rule.is_empty(), "mutation {index}");
            }
        }
    }
    println!("{count} damaged logs, {valid} of them games");
    assert!(valid > count / 20 && valid < count, "{valid} of {count} are games");
}

#[test]
fn a_text_without_a_line_of_the_dialect_is_no_log() {
    for text in [
        "",
        "\n",
        " \n\n",
        "nonsense",
        "Dear diary,\n\nTurn 1 was fun.\n",
        "{\"game\":\"twilight\"}",
        "\u{0}\u{1}\u{fffd}",
    ] {
        let contradiction = import(text).expect_err(text);
        assert!(contradiction.line <= 1, "{text:?}: {contradiction}");
        assert!(contradiction.to_string().contains("finds no line of a game"), "{text:?}: {contradiction}");
    }
}

#[test]
fn a_single_line_is_a_game_without_actions_or_an_error() {
    for text in [": :", "Turn 1, US AR1: :", "Handicap influence: US +99"] {
        match import(text) {
            Ok(imported) => assert_eq!(imported.record.entries.len(), 0, "{text:?}"),
            Err(contradiction) => assert_eq!(contradiction.line, 1, "{text:?}: {contradiction}"),
        }
    }
}

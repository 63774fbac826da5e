//! Damaged logs: an error or a game, soon, and never a panic.

use formats::playdek::{export, import};
use rules::{Actor, Game, Luck, Options as _, Record, Session};
use twilight::{Options, State};

fn log(index: u64) -> String {
    let mut luck = Luck::numbered(9, index);
    let mut session = Session::<State>::new(Options::named("playdek").expect("a preset"));
    while session.state().actor() != Actor::Nobody {
        session.run_chance(&mut luck);
        if let Actor::Player(side) = session.state().actor() {
            let action = session.state().any(&mut luck);
            session.play(side, action).expect("a legal action");
        }
    }
    let record: &Record<State> = session.record();
    export(record).expect("a game that can be told")
}

/// Changes a byte, a figure, or the lines.
fn mutate(text: &str, luck: &mut Luck) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let any = |luck: &mut Luck, n: usize| luck.below(n.max(1) as u32) as usize;
    for _ in 0..=luck.below(3) {
        let (at, other) = (any(luck, lines.len()), any(luck, lines.len()));
        match luck.below(6) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other].clone()),
            2 => lines.swap(at, other),
            3 => lines.truncate(at.max(1)),
            kind => {
                let mut bytes = lines[at].clone().into_bytes();
                let places: Vec<usize> =
                    (0..bytes.len()).filter(|&place| kind == 5 || bytes[place].is_ascii_digit()).collect();
                if let Some(&place) = places.get(any(luck, places.len())) {
                    bytes[place] = if kind == 5 { luck.below(256) as u8 } else { b'0' + luck.below(10) as u8 };
                }
                lines[at] = String::from_utf8_lossy(&bytes).into_owned();
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

#[test]
fn a_damaged_log_gives_an_error_or_a_game() {
    let logs: Vec<String> = (0..8).map(log).collect();
    let count = std::env::var("HOTLINE_MUTATIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(400);
    for index in 0..count {
        let mut luck = Luck::numbered(3, index);
        let text = mutate(&logs[index as usize % logs.len()], &mut luck);
        match import(&text) {
            Ok(imported) => assert!(Session::replay(&imported.record).is_ok(), "mutation {index}"),
            Err(contradiction) => {
                assert!(contradiction.line <= text.lines().count().max(1), "mutation {index}: {contradiction}");
                assert!(!contradiction.engine.is_empty() && !contradiction.rule.is_empty(), "mutation {index}");
            }
        }
    }
}

#[test]
fn nothing_is_no_game() {
    for text in ["", "\n", "nonsense", ": :", "Turn 1, US AR1: :", "Handicap influence: US +99"] {
        match import(text) {
            Ok(imported) => assert_eq!(imported.record.entries.len(), 0, "{text:?}"),
            Err(contradiction) => assert!(contradiction.line <= 1, "{text:?}: {contradiction}"),
        }
    }
}

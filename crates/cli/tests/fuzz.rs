//! Runs every parser of foreign bytes on seeds and on mutated copies, so that the fuzz targets keep working.

use cli::fuzz::{TARGETS, run};
use games::{REGISTRY, Setup};
use rules::{Luck, mutate};
use serde_json::json;
use std::{collections::BTreeSet, fs, path::Path};

/// Minimum number of mutated copies of each seed.
const COPIES: usize = 8;

/// Plays a short random game.
fn played(game: &str, actions: usize) -> Box<dyn games::ServerGame> {
    let entry = games::find(game).expect("a game");
    let mut live = entry.set_up(&Setup { seed: actions as u64, ..Setup::default() }).expect("a game");
    let words = words::Words::new(words::Language::English);
    while live.played() < actions
        && let Ok(choose) = live.think("random", 1, 3)
    {
        let (side, action) = choose();
        live.play(side, &action, &words).expect("a legal action");
    }
    live
}

fn positions(game: &str) -> Vec<String> {
    [0, 5, 20, 60]
        .map(|at| played(game, at).position(at).map_or_else(|_| "{}".to_owned(), |it| it.to_string()))
        .to_vec()
}

fn texts(all: &[&str]) -> Vec<String> {
    all.iter().map(|&text| text.to_owned()).collect()
}

/// Returns valid inputs of a target.
fn seeds(target: &str) -> Vec<String> {
    let game = |name: &str| played(name, 30).record(&[]);
    let rpc = |method: &str, params: serde_json::Value| {
        json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }).to_string()
    };
    match target {
        "record" => REGISTRY.iter().map(|entry| game(entry.name)).collect(),
        "position_twilight" => positions("twilight"),
        "position_curtain" => positions("curtain"),
        "position_spies" => positions("spies"),
        "pack" => vec![curtain::pack::DEFAULT.to_owned()],
        "playdek" => {
            let record = rules::Record::read(&game("twilight")).expect("a record");
            vec![formats::playdek::export(&record).expect("an exportable game")]
        }
        "rpc" => vec![
            rpc("games", json!({})),
            rpc("legal", json!({ "table": 1, "lang": "pl" })),
            rpc("bot", json!({ "table": 1, "name": "random" })) + "\n" + &rpc("undo", json!({ "table": 1 })),
            rpc("load", json!({ "record": game("spies") })),
        ],
        "socket" => texts(&[
            r#"{"type": "do", "key": "k", "version": 3, "command": {"do": "play", "action": {"card": "nato"}}}"#,
            r#"{"type": "do", "key": "k", "version": 3, "command": {"do": "offer", "kind": "draw"}, "side": "west"}"#,
            r#"{"type": "chat", "key": "k", "text": "hello"}"#,
            r#"{"type": "look", "seat": "east", "lang": "fr"}"#,
            r#"{"type": "why", "key": "k", "action": "pass"}"#,
            r#"{"type": "ping", "key": "k"}"#,
        ]),
        "body" => {
            let new = r#"{"game": "twilight", "side": "bid", "opponent": {"kind": "bot", "name": "easy"},
                "options": {"us_handicap": 0}, "clock": {"kind": "live", "minutes": 5, "increment": 3}}"#;
            let start = json!({ "kind": "position", "position": played("spies", 0).position(0).expect("a position") });
            let mut all =
                texts(&[new, r#"{"invite": "abc", "entropy": "00ff"}"#, r#"{"name": "Ann", "password": "x"}"#]);
            all.push(json!({ "game": "spies", "start": start }).to_string());
            all.push(json!({ "text": game("curtain"), "public": true }).to_string());
            all
        }
        "terminal" => texts(&["0help\n1\nlog\nwhy 2\nundo\n", "1table\n3\n?\nsave x\nquit\n", "2\n1\n1\n2\nquit"]),
        "backup" => texts(&[
            "{\"hotline_backup\":1}\n{\"guests\":{\"id\":\"a\",\"token\":\"AAAA\",\"name\":\"Ann\",\"created\":1,\"claimed_by\":null}}\n\
             {\"leases\":{\"name\":\"clocks\",\"holder\":\"x\",\"until_at\":1,\"seen\":2}}\n{\"end\":{\"rows\":2,\"blake3\":\"00\"}}\n",
        ]),
        "headers" => texts(&[
            "pl-PL,pl;q=0.9,en;q=0.8",
            "hotline_session=abc; hotline_guest=def; x",
            "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "203.0.113.1, ::1, 10.0.0.1",
            "lang=fr&seat=west",
            "https://example.org:8443",
            "Zoë of Łódź",
        ]),
        other => panic!("no seeds for {other}"),
    }
}

#[test]
fn every_fuzz_target_accepts_seeds_and_mutated_copies() {
    for (number, (name, target)) in TARGETS.iter().enumerate() {
        let mut luck = Luck::numbered(14, number as u64);
        let seeds = seeds(name);
        let copies = COPIES.max(32 / seeds.len());
        for seed in &seeds {
            target(seed.as_bytes());
            for _ in 0..copies {
                target(&mutate::text(seed, &mut luck));
                if let Ok(mut document) = serde_json::from_str(seed) {
                    mutate::document(&mut document, &mut luck);
                    target(document.to_string().as_bytes());
                }
            }
        }
        run(name, b"");
        run(name, b"\xff\x00{}");
    }
}

/// `cargo fuzz` needs a file and a manifest entry for each.
#[test]
fn every_fuzz_target_is_registered_for_cargo_fuzz() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let names: BTreeSet<_> = TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect();
    let files = fs::read_dir(folder.join("fuzz_targets")).expect("the folder");
    let files: BTreeSet<_> = files
        .map(|file| file.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    assert_eq!(files, names);
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("the manifest");
    for name in names {
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name}");
        let file = fs::read_to_string(folder.join(format!("fuzz_targets/{name}.rs"))).expect("the file");
        assert!(file.contains(&format!("cli::fuzz::run(\"{name}\", bytes)")), "{name}");
    }
}

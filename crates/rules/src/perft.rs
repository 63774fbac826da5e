//! Perft: counting the sequences of actions.

use crate::{Game, Log, Options, Record, Session, legal};
use std::{fs, path::Path};

/// Returns the number of ways to play `depth` actions from `state`, chance included; a game that ends earlier counts once.
///
/// Two engines with equal counts agree on the rules; a change that alters a count has changed the rules.
#[must_use]
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    let actions = legal(state);
    match depth {
        _ if actions.is_empty() => 1,
        0 => 1,
        1 => actions.len() as u64,
        _ => actions
            .iter()
            .map(|&action| {
                let mut next = *state;
                next.play(action, &mut Log::silent());
                perft(&next, depth - 1)
            })
            .sum(),
    }
}

/// Checks the counts in the file `perft/NAME` of a folder of tests.
///
/// Each line of the file is one of: `preset NAME`, `option NAME VALUE`, `record FILE COUNT` (the first actions of a record in `games/`),
/// `play ACTION` (as in a record), `perft DEPTH COUNT`; `#` begins a comment.
///
/// # Panics
/// Panics if a count differs, or the file cannot be read.
#[track_caller]
pub fn check_counts<G: Game>(folder: &Path, name: &str) {
    let text = fs::read_to_string(folder.join("perft").join(name)).expect("a file of counts");
    let (mut options, mut state) = (G::Options::default(), None);
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').expect("a word and what it is about");
        let pair = || rest.split_once(' ').expect("two values");
        match word {
            "preset" => options = G::Options::named(rest).expect("a preset"),
            "option" => options = options.with(pair().0, pair().1).expect("an option"),
            "record" => {
                let record = fs::read_to_string(folder.join("games").join(pair().0)).expect("a record");
                let session = Session::replay(&Record::<G>::read(&record).expect("a record")).expect("a game");
                state = Some(*session.at(pair().1.parse().expect("a number")).state());
            }
            "play" => {
                let state = state.get_or_insert_with(|| G::new(&options));
                let action = serde_json::from_str(rest).expect("an action");
                assert!(legal(state).contains(&action), "{name}: {rest}");
                state.play(action, &mut Log::silent());
            }
            "perft" => {
                let [depth, count] = [pair().0, pair().1].map(|number| number.parse::<u64>().expect("a number"));
                let state = state.get_or_insert_with(|| G::new(&options));
                assert_eq!(perft(state, depth as u32), count, "{name}: depth {depth}");
            }
            other => panic!("{name}: what is `{other}`?"),
        }
    }
}

/// Defines a test for each file in `tests/perft`, and one that checks that no file is missing. Names are in the order of the files.
#[macro_export]
macro_rules! perft_files {
    ($state:ty; $($name:ident: $file:literal),* $(,)?) => {
        $(#[test]
        fn $name() {
            $crate::check_counts::<$state>(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), $file);
        })*

        #[test]
        fn every_file_of_counts_is_checked() {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
            let mut files: Vec<_> =
                std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").file_name()).collect();
            files.sort();
            assert_eq!(files, [$($file),*]);
        }
    };
}

//! Fixed numbers of paths from the positions in `perft/`.
//!
//! A file is a list of lines: `preset NAME`, `option NAME VALUE`, `record FILE COUNT` (the first actions of a record in `games/`),
//! `play ACTION` (as in a record), `perft DEPTH COUNT`; `#` begins a remark.

mod common;
use common::*;
use rules::{Record, perft};
use std::{fs, path::Path};

#[track_caller]
fn check(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let text = fs::read_to_string(folder.join("perft").join(name)).expect("a file of counts");
    let (mut options, mut state) = (Options::default(), None);
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').expect("a word and what it is about");
        let pair = || rest.split_once(' ').expect("two values");
        match word {
            "preset" => options = Options::named(rest).expect("a preset"),
            "option" => options = options.with(pair().0, pair().1).expect("an option"),
            "record" => {
                let record = fs::read_to_string(folder.join("games").join(pair().0)).expect("a record");
                let session = Session::replay(&Record::<State>::read(&record).expect("a record")).expect("a game");
                state = Some(*session.at(pair().1.parse().expect("a number")).state());
            }
            "play" => {
                let state = state.get_or_insert_with(|| State::new(&options));
                let action = serde_json::from_str(rest).expect("an action");
                assert!(legal(state).contains(&action), "{name}: {rest}");
                state.play(action, &mut Log::silent());
            }
            "perft" => {
                let [depth, count] = [pair().0, pair().1].map(|number| number.parse::<u64>().expect("a number"));
                let state = state.get_or_insert_with(|| State::new(&options));
                assert_eq!(perft(state, depth as u32), count, "{name}: depth {depth}");
            }
            other => panic!("{name}: what is `{other}`?"),
        }
    }
}

macro_rules! positions {
    ($($name:ident: $file:literal),* $(,)?) => {
        $(#[test]
        fn $name() {
            check($file);
        })*

        #[test]
        fn every_file_of_counts_is_checked() {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
            let mut files: Vec<_> =
                fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").file_name()).collect();
            files.sort();
            assert_eq!(files, [$($file),*]);
        }
    };
}

positions! {
    the_headlines_of_turn_one: "headlines.perft",
    the_first_round: "round_1.perft",
    vietnam_revolts_in_turn_three: "round_3.perft",
    the_start: "start.perft",
    un_intervention_in_turn_three: "un_intervention.perft",
}

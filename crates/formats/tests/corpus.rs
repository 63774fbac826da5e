//! Real games of another program, if present: the folder `playdek` of `HOTLINE_CORPUS`, or of `../shared/corpus`.

use formats::playdek::import;
use rules::Session;
use std::{env, fs, path::PathBuf};

#[test]
fn every_log_of_the_corpus_imports_without_contradiction() {
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let corpus = env::var_os("HOTLINE_CORPUS").map_or_else(|| workspace.join("../shared/corpus"), PathBuf::from);
    let Ok(folder) = fs::read_dir(corpus.join("playdek")) else {
        println!("skipped: there is no folder {}/playdek; set HOTLINE_CORPUS", corpus.display());
        return;
    };
    for entry in folder {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a log");
        let imported = import(&text).unwrap_or_else(|contradiction| panic!("{}: {contradiction}", path.display()));
        assert_eq!((imported.lines, &imported.unknown), (text.lines().count(), &Vec::new()));
        assert_eq!((&imported.stopped, &imported.damaged), (&None, &Vec::new()), "{}", path.display());
        Session::replay(&imported.record).expect("every action is legal");
    }
}

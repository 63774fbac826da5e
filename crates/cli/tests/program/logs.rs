//! `hotline import` and `hotline export`.

use super::{Answer, folder, hotline, hotline_in, refused};
use std::{fs, path::PathBuf};

/// Plays a whole game; returns its folder, with the record `g.json` and the log `g.txt`, and the log.
fn told(seed: u32) -> (PathBuf, String) {
    let folder = folder();
    let args = format!("play twilight --edition playdek --seed {seed} --save g.json");
    assert_eq!(hotline_in(&folder, &args, &"1\n".repeat(5000)).code, 0);
    let written = hotline_in(&folder, "export g.json --to playdek --out g.txt", "");
    assert_eq!((written.code, written.out.as_str(), written.err.as_str()), (0, "", ""));
    let log = fs::read_to_string(folder.join("g.txt")).expect("a log");
    (folder, log)
}

/// Parses the figures of `FILE: ok, N lines, M values compared`.
fn figures(answer: &Answer, file: &str) -> (usize, usize) {
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
    let rest = answer.out.strip_prefix(&format!("{file}: ok, ")).expect("the file first");
    let (lines, rest) = rest.split_once(" lines, ").expect("lines");
    let (values, _) = rest.split_once(" values compared").expect("values");
    (lines.parse().expect("a number"), values.parse().expect("a number"))
}

/// Replaces the first occurrence of a text in a log; returns the number of its line, and the changed log.
fn altered(log: &str, from: &str, to: &str) -> (usize, String) {
    let number = log.lines().position(|line| line.contains(from)).expect("such a line") + 1;
    (number, log.replacen(from, to, 1))
}

#[test]
fn checking_a_log_writes_no_files() {
    let (folder, log) = told(4);
    let answer = hotline_in(&folder, "import --from playdek g.txt --check", "");
    let (lines, values) = figures(&answer, "g.txt");
    assert_eq!(lines, log.lines().count());
    assert!(values > lines && answer.out.lines().count() == 1, "{}", answer.out);
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 2, "the record and its log");
}

#[test]
fn imported_records_verify_and_export_as_the_same_log() {
    let (folder, _) = told(4);
    let written = hotline_in(&folder, "import --from playdek g.txt --out again.json", "");
    figures(&written, "g.txt");
    let sound = hotline_in(&folder, "verify again.json", "");
    assert!(sound.code == 0 && sound.out.contains("all legal"), "{}{}", sound.out, sound.err);
    let printed = hotline_in(&folder, "import --from playdek g.txt", "").out;
    assert_eq!(printed, fs::read_to_string(folder.join("again.json")).expect("the record"));
    assert!(printed.contains("\"from\":\"playdek\""), "the record names its origin");
    let log = hotline_in(&folder, "export again.json --to playdek", "").out;
    let original = fs::read_to_string(folder.join("g.txt")).expect("the log");
    assert!(original.starts_with(log.trim_end()) || log.starts_with(original.trim_end()), "the same game");
}

#[test]
fn contradictions_are_reported_with_line_values_and_rule() {
    let (folder, log) = told(4);
    let line = log.lines().find(|line| line.starts_with("USSR +1 in ")).expect("influence");
    let wrong = format!("{}[9][9]", &line[..line.find('[').expect("totals")]);
    let (number, text) = altered(&log, line, &wrong);
    fs::write(folder.join("bad.txt"), text).expect("written");
    for args in ["import --from playdek bad.txt --check", "import --from playdek bad.txt --out bad.json"] {
        let answer = hotline_in(&folder, args, "");
        assert_eq!(answer.code, 1, "{}", answer.err);
        let expected = format!("bad.txt: line {number}: the log has `{wrong}`, the engine `{line}` (rule 6)\n");
        let rest = answer.out.strip_prefix(&expected).unwrap_or_else(|| panic!("{}", answer.out));
        assert!(rest.starts_with("bad.txt: read in part, ") && rest.lines().count() == 1, "{rest}");
        assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    }
    // The wrong figure is set aside and the rest is read.
    let whole = hotline_in(&folder, "import --from playdek g.txt", "").out;
    assert_eq!(fs::read_to_string(folder.join("bad.json")).expect("the record"), whole);
    let printed = hotline_in(&folder, "import --from playdek bad.txt", "");
    assert_eq!((printed.code, printed.out), (1, whole));
    assert!(printed.err.starts_with(&format!("bad.txt: line {number}: ")), "{}", printed.err);
}

#[test]
fn logs_truncated_inside_an_action_are_reported() {
    let (folder, log) = told(4);
    let at = log.rfind("Place Influence (").expect("an operation");
    fs::write(folder.join("cut.txt"), &log[..at + 16]).expect("written");
    let answer = hotline_in(&folder, "import --from playdek cut.txt --out cut.json", "");
    figures(&answer, "cut.txt");
    fs::write(folder.join("cut.txt"), format!("{}Place Influence (2 Ops):", &log[..at])).expect("written");
    let answer = hotline_in(&folder, "import --from playdek cut.txt --out cut.json", "");
    figures(&answer, "cut.txt");
    assert!(answer.out.contains(", breaks off inside an action at line "), "{}", answer.out);
    assert_eq!(hotline_in(&folder, "verify cut.json", "").code, 0);
}

#[test]
fn unknown_lines_are_counted_and_listed() {
    let (folder, log) = told(4);
    let (number, text) = altered(&log, "Turn 1, USSR AR1", "The players shake hands.\nTurn 1, USSR AR1");
    fs::write(folder.join("g.txt"), text).expect("written");
    let answer = hotline_in(&folder, "import --from playdek g.txt --check", "");
    figures(&answer, "g.txt");
    assert!(answer.out.ends_with(&format!(", 1 unknown lines: {number}\n")), "{}", answer.out);
}

#[test]
fn files_without_a_known_line_are_rejected() {
    let folder = folder();
    fs::write(folder.join("diary.txt"), "Dear diary,\n\nwe played until midnight.\n").expect("written");
    for args in ["import --from playdek diary.txt --check", "import --from playdek diary.txt --out d.json"] {
        let answer = hotline_in(&folder, args, "");
        assert_eq!(answer.code, 1, "{}", answer.out);
        assert!(
            answer.out.starts_with("diary.txt: line 1: ") && answer.out.contains("no line of a game"),
            "{}",
            answer.out
        );
        assert!(answer.err.lines().count() == 1 && !folder.join("d.json").exists(), "{}", answer.err);
    }
}

#[test]
fn truncated_logs_are_imported_to_their_end() {
    let (folder, log) = told(4);
    let half: Vec<&str> = log.lines().take(log.lines().count() / 2).collect();
    fs::write(folder.join("half.txt"), half.join("\n")).expect("written");
    let answer = hotline_in(&folder, "import --from playdek half.txt --out half.json", "");
    assert_eq!(figures(&answer, "half.txt").0, half.len());
    assert_eq!(hotline_in(&folder, "verify half.json", "").code, 0);
}

#[test]
fn folders_are_imported_with_a_line_per_log_and_a_summary() {
    let (folder, log) = told(4);
    let logs = folder.join("logs");
    fs::create_dir_all(logs.join("records")).expect("a folder");
    for name in ["b.txt", "a.txt"] {
        fs::write(logs.join(name), &log).expect("written");
    }
    fs::write(logs.join("notes.md"), "no log").expect("written");
    let answer = hotline_in(&folder, "import --from playdek logs --check", "");
    let lines: Vec<&str> = answer.out.lines().collect();
    assert!(answer.code == 0 && lines[0].starts_with("logs/a.txt: ok, ") && lines[1].starts_with("logs/b.txt: ok, "));
    assert_eq!(lines[2..], ["ok 2 of 2"]);
    let (_, wrong) = altered(&log, "USSR +1 in ", "USSR +2 in ");
    fs::write(logs.join("c.txt"), wrong).expect("written");
    let answer = hotline_in(&folder, "import --from playdek logs --out logs/records", "");
    assert!(answer.code == 1 && answer.out.ends_with("ok 2 of 3\n"), "{}", answer.out);
    let mut names: Vec<String> = fs::read_dir(logs.join("records"))
        .expect("a folder")
        .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(names, ["a.hotline.json", "b.hotline.json", "c.hotline.json"], "c is read in part");
}

#[test]
fn games_are_exported_as_text_in_every_language() {
    let (folder, _) = told(4);
    for (language, part) in [("en", "Turn 1"), ("pl", "Tura 1"), ("fr", "Tour 1")] {
        let answer = hotline_in(&folder, &format!("export g.json --to text --lang {language}"), "");
        assert!(answer.code == 0 && answer.out.contains(part), "{language}: {}", answer.out);
    }
}

#[test]
fn every_game_is_exported_as_json_and_csv() {
    for name in ["curtain", "spies", "twilight"] {
        let folder = folder();
        hotline_in(&folder, &format!("play {name} --seed 4 --save g.json"), &"1\n".repeat(60));
        let json = hotline_in(&folder, "export g.json --to json", "");
        assert_eq!(json.out, fs::read_to_string(folder.join("g.json")).expect("the record"), "{name}");
        let table = hotline_in(&folder, "export g.json --to csv", "").out;
        let (heading, rows) = table.split_once('\n').expect("a heading");
        assert!(heading == "action,question,answer" && rows.lines().count() > 2, "{name}: {table}");
        let numbered = |row: &str| row.split(',').next().is_some_and(|number| number.parse::<u32>().is_ok());
        assert!(rows.lines().all(numbered), "{name}: {table}");
    }
}

#[test]
fn invalid_imports_and_exports_are_rejected_in_one_sentence() {
    refused("import --from playdek nowhere.txt --check", "`nowhere.txt` cannot be read");
    refused("import --from chess g.txt", "invalid value 'chess'");
    refused("export nowhere.json --to csv", "`nowhere.json` cannot be read");
    let folder = folder();
    hotline_in(&folder, "play spies --seed 4 --save s.json", "1\n");
    hotline_in(&folder, "play twilight --seed 4 --save t.json", "1\n");
    hotline_in(&folder, "play twilight --seed 4 --option bidding=true --option us_handicap=0 --save b.json", "1\n");
    for (args, part) in [
        ("export s.json --to playdek", "games of twilight only"),
        ("export b.json --to playdek", "of the log would have to tell a bid"),
        ("export t.json --to csv --out no/such/folder.csv", "cannot be written"),
    ] {
        let answer = hotline_in(&folder, args, "");
        assert_eq!((answer.code, answer.err.lines().count()), (2, 1), "{args}: {}", answer.err);
        assert!(answer.err.contains(part), "{args}: {}", answer.err);
    }
    assert!(hotline("import --help").out.contains("--check"));
}

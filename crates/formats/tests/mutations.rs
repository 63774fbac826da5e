//! Damaged logs: the longest readable part is imported quickly, without panics.

use formats::playdek::{export, import};
use rules::{Actor, Game, Luck, Options as _, Session, mutate};
use std::{
    env, fs,
    path::PathBuf,
    time::{Duration, Instant},
};
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
    export(session.record()).expect("an exportable game")
}

/// Reads the logs of real games in the order of their names; none if the corpus is missing.
fn real_logs() -> Vec<String> {
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let corpus = env::var_os("HOTLINE_CORPUS").map_or_else(|| workspace.join("../shared/corpus"), PathBuf::from);
    let files = fs::read_dir(corpus.join("playdek")).into_iter().flatten().flatten();
    let mut paths: Vec<_> = files.map(|file| file.path()).collect();
    paths.sort();
    if paths.is_empty() {
        println!("there are no logs in {}/playdek; set HOTLINE_CORPUS", corpus.display());
    }
    paths.iter().map(|path| fs::read_to_string(path).expect("a log")).collect()
}

/// Separates the seeds for real logs from those for random ones.
const REAL: u64 = 0x7265_616c;

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

/// An undamaged log, and how it reads.
struct Original {
    text: String,
    /// For each line, the number of actions after which it was accounted for.
    marks: Vec<(usize, usize)>,
}

impl Original {
    fn read(text: String) -> Original {
        let imported = import(&text).expect("a log");
        assert!(imported.stopped.is_none() && imported.damaged.is_empty(), "{:?}", imported.stopped);
        Original { marks: imported.marks, text }
    }

    /// Returns the number of actions in all blocks that end before a line: these are readable whatever follows.
    fn sure(&self, line: usize) -> usize {
        let opens = |text: &str| text.starts_with("Turn ") || text.starts_with(": :");
        let mut block = 0;
        for (number, text) in (1..=line).zip(self.text.lines()) {
            if opens(text) {
                block = number;
            }
        }
        let last = self.marks.iter().map(|mark| mark.0).filter(|&number| number < block).max();
        self.marks.iter().filter(|mark| Some(mark.0) == last).map(|mark| mark.1).min().unwrap_or(0)
    }
}

/// Returns logs of random games. They and their damage do not depend on the presence of real logs.
fn random() -> Vec<Original> {
    (0..32).map(random_log).map(Original::read).collect()
}

/// Returns the real logs, if present; they are a separate sample.
fn real() -> Option<Vec<Original>> {
    let logs: Vec<_> = real_logs().into_iter().map(Original::read).collect();
    (!logs.is_empty()).then_some(logs)
}

fn number(name: &str, default: u64) -> u64 {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Returns the first line in which two texts differ, from 1.
fn differs(one: &str, two: &str) -> usize {
    one.lines().zip(two.lines()).take_while(|(one, two)| one == two).count() + 1
}

/// Longer run: `HOTLINE_MUTATIONS=30000 cargo test -p formats --release --test all mutations -- --nocapture`.
#[test]
fn damaged_logs_are_read_as_far_as_possible() {
    damaged_logs(&random(), number("HOTLINE_SEED", 3));
}

#[test]
fn damaged_real_logs_are_read_as_far_as_possible() {
    if let Some(logs) = real() {
        damaged_logs(&logs, number("HOTLINE_SEED", 3) ^ REAL);
    }
}

fn damaged_logs(originals: &[Original], seed: u64) {
    let count = number("HOTLINE_MUTATIONS", 60);
    let (mut whole, mut parts, mut slowest) = (0, 0, Duration::ZERO);
    for index in 0..count {
        let mut luck = Luck::numbered(seed, index);
        let original = &originals[luck.below(originals.len() as u32) as usize];
        let text = damage(&original.text, &mut luck);
        let began = Instant::now();
        let result = import(&text);
        slowest = slowest.max(began.elapsed());
        let line = differs(&original.text, &text);
        let imported = match result {
            Ok(imported) => imported,
            Err(contradiction) => {
                assert!(original.sure(line) == 0, "mutation {index}: {contradiction}");
                assert!(contradiction.line <= text.lines().count().max(1), "mutation {index}: {contradiction}");
                continue;
            }
        };
        Session::replay(&imported.record).unwrap_or_else(|error| panic!("mutation {index}: {error}"));
        let (read, sure) = (imported.record.entries.len(), original.sure(line));
        assert!(read >= sure, "mutation {index}: {read} of {sure} actions before line {line}, {:?}", imported.stopped);
        for contradiction in imported.damaged.iter().chain(&imported.stopped) {
            assert!((1..=text.lines().count()).contains(&contradiction.line), "mutation {index}: {contradiction}");
            assert!(!contradiction.engine.is_empty() && !contradiction.rule.is_empty(), "mutation {index}");
        }
        whole += u64::from(imported.stopped.is_none());
        parts += u64::from(imported.stopped.is_some());
    }
    println!("{count} damaged logs: {whole} read to the end, {parts} in part; the slowest took {slowest:?}");
    assert!(whole > count / 10 && parts > count / 20, "{whole} and {parts} of {count}");
}

#[test]
fn truncated_logs_are_read_to_their_last_whole_action() {
    cut_logs(&random(), number("HOTLINE_SEED", 3));
}

#[test]
fn truncated_real_logs_are_read_to_their_last_whole_action() {
    if let Some(logs) = real() {
        cut_logs(&logs, number("HOTLINE_SEED", 3) ^ REAL);
    }
}

fn cut_logs(originals: &[Original], seed: u64) {
    let count = number("HOTLINE_MUTATIONS", 200);
    let mut unfinished = 0;
    for index in 0..count {
        let mut luck = Luck::numbered(seed ^ 0x6375_7473, index);
        let original = &originals[luck.below(originals.len() as u32) as usize];
        let head = original.text.find("\nTurn ").expect("a turn");
        let mut end = head + luck.below((original.text.len() - head) as u32) as usize;
        while !original.text.is_char_boundary(end) {
            end -= 1;
        }
        let text = &original.text[..end];
        let imported = import(text).unwrap_or_else(|contradiction| panic!("cut {index}: {contradiction}"));
        Session::replay(&imported.record).unwrap_or_else(|error| panic!("cut {index}: {error}"));
        let (lines, whole) = (text.lines().count(), imported.stopped.is_none());
        assert!(whole || imported.broken_off, "cut {index} in line {lines}: {:?}", imported.stopped);
        let (read, sure) = (imported.record.entries.len(), original.sure(lines));
        assert!(read >= sure, "cut {index} in line {lines}: {read} of {sure} actions");
        unfinished += u64::from(!whole);
    }
    println!("{count} truncated logs, {unfinished} of them inside an action");
    assert!(unfinished > 0);
}

/// The rest of the game does not depend on a line that contains only a figure.
#[test]
fn wrong_or_lost_figures_are_reported_with_their_lines_and_the_rest_is_read() {
    wrong_figures(&random(), 12);
}

#[test]
fn wrong_or_lost_figures_of_real_logs_are_reported_with_their_lines_and_the_rest_is_read() {
    if let Some(logs) = real() {
        wrong_figures(&logs, 12 ^ REAL);
    }
}

fn wrong_figures(originals: &[Original], seed: u64) {
    let figures = ["gains ", "Military Ops to ", "DEFCON ", "SUCCESS: ", "FAILURE: ", "Die roll: ", " rolls "];
    let (mut tried, mut read, mut named) = (0, 0, 0);
    for (index, original) in originals.iter().enumerate() {
        let mut luck = Luck::numbered(seed, index as u64);
        let lines: Vec<&str> = original.text.lines().collect();
        let told = |at: &usize| lines[*at].len() > 12 && !lines[*at].starts_with("Turn ");
        let places: Vec<usize> = (0..lines.len())
            .filter(told)
            .filter(|&at| figures.iter().any(|figure| lines[at].contains(figure)))
            .collect();
        let at = luck.pick(&places);
        let mut copy: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        match index % 3 {
            0 => drop(copy.remove(at)),
            1 => copy[at] = "### an unreadable line ###".to_owned(),
            _ => copy[at] = copy[at].replacen(|c: char| c.is_ascii_digit(), "9", 1),
        }
        let imported = import(&copy.join("\n")).expect("a log");
        tried += 1;
        read += usize::from(imported.stopped.is_none());
        let lines_named = imported.damaged.iter().chain(&imported.stopped).map(|wrong| wrong.line);
        named += usize::from(lines_named.chain(imported.unknown).any(|line| line.abs_diff(at + 1) <= 12));
    }
    println!("{tried} logs with a wrong or lost figure: {read} read to the end, {named} with its line reported");
    assert!(read * 10 >= tried * 8 && named * 10 >= tried * 7, "{read} and {named} of {tried}");
}

#[test]
fn texts_without_a_line_of_the_dialect_are_rejected() {
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
fn single_lines_are_games_without_actions_or_errors() {
    for text in [": :", "Turn 1, US AR1: :", "Handicap influence: US +99"] {
        match import(text) {
            Ok(imported) => assert_eq!(imported.record.entries.len(), 0, "{text:?}"),
            Err(contradiction) => assert_eq!(contradiction.line, 1, "{text:?}: {contradiction}"),
        }
    }
}

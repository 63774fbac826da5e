//! The built program, used as a person would use it.

mod deployed;
mod logs;
mod pack;
mod positions;
mod served;

use std::{
    fs,
    io::{Read, Write},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

struct Answer {
    out: String,
    err: String,
    code: i32,
}

/// Returns a new folder for a test.
fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{number}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

fn hotline_in(folder: &PathBuf, args: &str, input: &str) -> Answer {
    let mut child = started(folder, args);
    // A program that ends early does not read all its input.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    ended(child)
}

fn started(folder: &PathBuf, args: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_hotline"))
        .args(args.split_whitespace())
        .current_dir(folder)
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", folder.with_extension("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Waits until the program prompts for a line, and returns its output so far.
fn prompted(child: &mut Child) -> String {
    let (mut said, mut byte) = (Vec::new(), [0]);
    while !said.ends_with(b"\n> ") {
        child.stdout.as_mut().expect("a pipe").read_exact(&mut byte).expect("a prompt");
        said.extend(byte);
    }
    String::from_utf8(said).expect("text")
}

/// Waits until the program ends, and returns its output.
fn ended(child: Child) -> Answer {
    let done = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Answer { out: text(done.stdout), err: text(done.stderr), code: done.status.code().expect("an exit code") }
}

fn hotline(args: &str) -> Answer {
    hotline_in(&folder(), args, "")
}

/// Asserts that the command fails with one clear sentence and exit code 2.
fn refused(args: &str, part: &str) {
    let answer = hotline(args);
    assert_eq!(answer.code, 2, "{args}: {}", answer.err);
    assert_eq!(answer.err.lines().count(), 1, "{args}: {}", answer.err);
    assert!(answer.err.contains(part), "{args}: {}", answer.err);
    assert!(answer.out.is_empty(), "{args}: {}", answer.out);
}

#[test]
fn whole_games_are_played_by_script_in_every_language() {
    let ends = [("en", "Winner: "), ("pl", "Zwycięzca: "), ("fr", "Vainqueur\u{a0}: ")];
    for (name, (language, end)) in
        ["curtain", "spies", "twilight"].into_iter().flat_map(|name| ends.map(|end| (name, end)))
    {
        let folder = folder();
        let script = "1\n".repeat(5000);
        let game = hotline_in(&folder, &format!("play {name} --seed 4 --lang {language} --save g.json"), &script);
        assert_eq!(game.code, 0, "{}", game.err);
        assert!(game.out.contains(end), "{name} {language}: {}", game.out.lines().last().unwrap_or_default());
        assert!(game.out.lines().all(|line| line.chars().count() <= 80), "{language}: a line is too long");
        assert!(!game.out.contains('\x1b'), "no colours in a pipe");
        let told = hotline_in(&folder, &format!("replay g.json --lang {language}"), "");
        assert_eq!(told.code, 0, "{}", told.err);
        assert!(told.out.contains(end), "{language}");
    }
}

#[test]
fn the_end_of_input_saves_the_game_and_loading_continues_it() {
    let folder = folder();
    let first = hotline_in(&folder, "play spies --side kgb --seed 2", "1\n");
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains("Saved in spies-1.hotline.json."), "{}", first.out);
    let saved = fs::read_to_string(folder.join("spies-1.hotline.json")).expect("the saved game");
    let second = hotline_in(&folder, "play spies --load spies-1.hotline.json --seed 2", "1\nquit\n");
    assert_eq!(second.code, 0, "{}", second.err);
    assert!(second.out.contains("You play KGB"), "{}", second.out);
    let longer = fs::read_to_string(folder.join("spies-1.hotline.json")).expect("the saved game");
    let actions = saved.split("\"actions\": [").nth(1).expect("actions").trim_end_matches("\n  ]\n}\n");
    assert!(longer.contains(actions) && longer.len() > saved.len());
    let third = hotline_in(&folder, "play spies", "");
    assert!(third.out.contains("spies-2.hotline.json"), "a saved game is never overwritten by another");
}

#[test]
fn save_writes_to_the_given_file() {
    let folder = folder();
    let game = hotline_in(&folder, "play spies --seed 2", "save other.json\nsave no/such/folder.json\n1\n");
    assert_eq!(game.code, 0);
    assert!(game.out.contains("Saved in other.json."));
    assert!(game.out.contains("could not be saved in no/such/folder.json"));
    assert!(folder.join("other.json").exists() && !folder.join("spies-1.hotline.json").exists());
}

#[test]
fn games_whose_folder_vanished_are_saved_in_a_fallback_folder_or_the_failure_is_reported() {
    // Folders that are removed before the game is left, and where it can still be saved.
    let cases: [(&[&str], Option<&str>); 3] = [
        (&["play/sub"], Some("spies-1.hotline.json")),
        (&["play"], Some("play.data/hotline/spies-1.hotline.json")),
        (&["play", "play.data"], None),
    ];
    for (gone, saved) in cases {
        let all = folder();
        let play = all.join("play");
        fs::create_dir_all(play.join("sub")).expect("a folder");
        let mut child = started(&play, "play spies --seed 2 --save sub/x.json");
        prompted(&mut child);
        assert!(!play.join("sub/x.json").exists(), "the write test at the start leaves no file");
        for name in gone {
            let _ = fs::remove_dir_all(all.join(name));
            // A file in its place prevents the folder from being created again.
            let _ = fs::write(all.join(name), "");
        }
        child.stdin.take().expect("a pipe").write_all(b"quit\n").expect("it listens");
        let answer = ended(child);
        assert!(answer.out.contains("The game could not be saved in sub/x.json: "), "{}", answer.out);
        match saved {
            Some(name) => {
                assert_eq!((answer.code, answer.err.as_str()), (0, ""));
                let said = answer.out.rsplit_once("--load ").expect("how to go on").1.trim_end();
                assert!(said.ends_with(name) && !said.contains("sub/"), "{said}");
                let path = if gone == ["play/sub"] { play.join(name) } else { all.join(name) };
                let file = path.to_str().expect("text");
                assert_eq!(hotline_in(&all, &format!("verify {file}"), "").code, 0, "{file}");
            }
            None => {
                assert_eq!(answer.code, 2, "{}", answer.err);
                assert!(answer.err.contains("`sub/x.json` cannot be written"), "{}", answer.err);
                assert!(!answer.out.contains("Continue with"), "{}", answer.out);
            }
        }
    }
}

#[test]
fn ctrl_c_saves_the_game_and_exits() {
    let folder = folder();
    let mut child = started(&folder, "play spies --seed 2");
    let said = prompted(&mut child);
    assert!(said.contains("Who is your Agent X"), "{said}");
    // The input stays open: the signal ends the game.
    let input = child.stdin.take().expect("a pipe");
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("a signal");
    assert!(sent.success());
    let answer = ended(child);
    drop(input);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("Saved in spies-1.hotline.json.\nContinue with: "), "{}", answer.out);
    let next = hotline_in(&folder, "play spies --load spies-1.hotline.json", "quit\n");
    assert!(next.code == 0 && next.out.contains("Who is your Agent X"), "{}", next.err);
}

/// `script`, which every Debian has, runs a command on a terminal.
#[cfg(target_os = "linux")]
#[test]
fn colours_appear_only_on_terminals_that_allow_them() {
    let folder = folder();
    hotline_in(&folder, "play spies --seed 2 --save g.json", "1\n");
    let run = |variables: &[(&str, &str)]| {
        let command = format!("{} replay g.json", env!("CARGO_BIN_EXE_hotline"));
        let mut script = Command::new("script");
        script.args(["--quiet", "--return", "--command", &command, "/dev/null"]).current_dir(&folder);
        script.env("LC_ALL", "C").env("TERM", "xterm").env_remove("NO_COLOR").envs(variables.iter().copied());
        let done = script.stdin(Stdio::null()).output().expect("a terminal");
        assert!(done.status.success());
        String::from_utf8(done.stdout).expect("text")
    };
    let coloured = run(&[]);
    assert!(coloured.contains("\x1b[1mTurn 1"), "{coloured}");
    assert_eq!(run(&[("NO_COLOR", "")]), coloured, "an empty variable has no effect");
    for plain in [run(&[("NO_COLOR", "1")]), run(&[("TERM", "dumb")])] {
        assert!(plain.contains("Turn 1") && !plain.contains('\x1b'), "{plain}");
    }
}

/// Plays on a terminal of this size until the question appears, then leaves; returns everything written to the terminal.
#[cfg(target_os = "linux")]
fn played_on_a_terminal(size: &str, more: &str) -> String {
    let command = format!("stty {size}; {} play spies --lang en --seed 2 {more}", env!("CARGO_BIN_EXE_hotline"));
    let mut script = Command::new("script");
    script.args(["--quiet", "--return", "--command", &command, "/dev/null"]).current_dir(folder());
    script.env("LC_ALL", "C").env("TERM", "xterm").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut script = script.spawn().expect("a terminal");
    let (mut typed, mut shown) = (script.stdin.take().expect("a pipe"), script.stdout.take().expect("a pipe"));
    let (mut written, mut some, mut left) = (Vec::new(), [0; 4096], false);
    while let Ok(count @ 1..) = shown.read(&mut some) {
        written.extend(&some[..count]);
        if !left && String::from_utf8_lossy(&written).contains("6. ") {
            typed.write_all(b"quit\r").expect("typed");
            left = true;
        }
    }
    assert!(script.wait().expect("an end").success());
    String::from_utf8_lossy(&written).into_owned()
}

#[cfg(target_os = "linux")]
#[test]
fn large_enough_terminals_are_taken_over_and_restored() {
    let (taken, given_back) = ("\x1b[?1049h", "\x1b[?1049l");
    let full = played_on_a_terminal("cols 80 rows 24", "");
    let (before, after) = full.split_once(given_back).expect("given back");
    assert!(before.contains(taken) && after.contains("Saved in spies-1.hotline.json."), "{full}");
    for plain in [played_on_a_terminal("cols 80 rows 24", "--plain"), played_on_a_terminal("cols 79 rows 24", "")] {
        assert!(!plain.contains(taken) && plain.contains("Saved in spies-1.hotline.json."), "{plain}");
    }
}

#[test]
fn games_of_older_rules_are_replayed_with_a_warning() {
    let folder = folder();
    hotline_in(&folder, "play twilight --seed 2 --save new.json", "1\n");
    let new = fs::read_to_string(folder.join("new.json")).expect("the saved game");
    let known = new.split("\"rules\": ").nth(1).and_then(|rest| rest.split(',').next()).expect("a version");
    assert_ne!(known, "1");
    let old = new.replace(&format!("\"rules\": {known}"), "\"rules\": 1");
    fs::write(folder.join("old.json"), old).expect("written");
    let told = [
        ("en", "was played under version 1 of the rules and is replayed under version"),
        ("pl", "rozegrano według wersji 1 zasad"),
        ("fr", "jouée selon la version 1 des règles"),
    ];
    for command in ["replay", "play twilight --load"] {
        for (language, part) in told {
            let [old, new] =
                ["old", "new"].map(|name| hotline_in(&folder, &format!("{command} {name}.json --lang {language}"), ""));
            assert!(old.code == 0 && new.code == 0, "{} {}", old.err, new.err);
            assert!(old.err.contains(part) && old.err.contains("old.json"), "{command} {language}: {}", old.err);
            assert_eq!((old.err.lines().count(), new.err.as_str()), (1, ""));
        }
    }
    let [old, new] = ["verify old.json", "verify new.json"].map(|args| hotline_in(&folder, args, ""));
    assert!(old.code == 0 && old.err.contains(told[0].1), "{}", old.err);
    assert_eq!((new.code, new.err.as_str()), (0, ""));
}

#[test]
fn replay_stops_at_the_given_action_and_hides_secrets() {
    let folder = folder();
    hotline_in(&folder, "play spies --seed 2 --save g.json", &"1\n".repeat(30));
    let all = hotline_in(&folder, "replay g.json", "").out;
    assert!(all.starts_with("Cold War: CIA vs KGB\n\nTurn 1\n"), "{all}");
    assert!(all.contains("(for KGB only) Your Agent X"));
    let spectator = hotline_in(&folder, "replay g.json --seat spectator", "").out;
    assert!(!spectator.contains("Your Agent X"));
    let cia = hotline_in(&folder, "replay g.json --seat cia", "").out;
    assert!(cia.contains("Your Agent X is the Master Spy.") && !cia.contains("only)"));
    let start = hotline_in(&folder, "replay g.json --to 1", "").out;
    assert!(start.len() < all.len() && start.contains("Turn 1") && !start.contains("picked"));
    assert_eq!(hotline_in(&folder, "replay g.json --to 999999", "").out, all);
}

#[test]
fn lessons_are_listed_as_text_and_json() {
    let list: wire::Lessons = serde_json::from_str(&hotline("lessons --json --lang fr").out).expect("a list");
    assert!(list.lessons.len() >= 21, "{list:?}");
    let told = hotline("lessons --lang en").out;
    for lesson in &list.lessons {
        assert!(told.lines().any(|line| line.trim_start().starts_with(&lesson.id)), "{}: {told}", lesson.id);
    }
    assert!(told.contains("Control and stability"), "{told}");
}

#[test]
fn usage_errors_exit_with_code_2() {
    refused("play chess", "there is no game `chess`; there are: ");
    refused("sim chess", "there is no game `chess`");
    refused("options chess", "there is no game `chess`");
    refused("dance", "unrecognized subcommand 'dance'");
    refused("play", "GAME");
    refused("play spies --side mi6", "there is no side `mi6`; there are: cia, west, kgb, east");
    refused("play spies --edition dutch", "there is no preset `dutch`; there are: english, polish, french");
    refused("play spies --option colour=red", "there is no option `colour`");
    refused("play spies --option turn_limit", "not of the form NAME=VALUE");
    refused("play spies --option turn_limit=soon", "option `turn_limit` cannot be `soon`");
    refused("play spies --option economic_targets=no_own_economic --option struggle_action_limit=0", "cannot go with");
    refused("play spies --lang tlh", "there is no language `tlh`; there are: en, pl, fr");
    refused("play spies --vs chess", "invalid value 'chess'");
    refused("arena greedy deep --game spies", "no player is called `deep`");
    refused("arena greedy random --game chess", "there is no game `chess`");
    refused("arena greedy random --game spies --time 5 --iterations 5", "cannot be used with");
    refused("arena greedy random --game spies --resume /nowhere/games", "cannot be written");
    refused("ladder spies --out nowhere.md", "`nowhere.md` cannot be read");
    refused("play spies --seed x", "invalid value 'x'");
    refused("play spies --save /nowhere/x.json", "`/nowhere/x.json` cannot be written");
    refused("play spies --save .", "`.` cannot be written");
    refused("play spies --load nowhere.json", "`nowhere.json` cannot be read");
    refused("play spies --load . ", "`.` cannot be read");
    refused("replay nowhere.json", "`nowhere.json` cannot be read");
    refused("sim spies --games many", "invalid value 'many'");
    refused("sim spies --threads 0", "0 is not in 1..=1024");
}

#[test]
fn damaged_files_are_reported_with_the_location() {
    let folder = folder();
    hotline_in(&folder, "play spies --seed 2 --save g.json", &"1\n".repeat(10));
    let good = fs::read_to_string(folder.join("g.json")).expect("the saved game");
    let cases = [
        (good[..good.len() / 2].to_owned(), "line "),
        ("hello".to_owned(), "line 1"),
        (String::new(), "line 1"),
        ("[]".to_owned(), "not a Hotline record"),
        (good.replace("spies", "chess"), "chess"),
        (good.replace("\"recruit\"", "\"pass\""), "rule 3.3"),
        (good.replace("\"recruit\"", "\"dance\""), "actions["),
        (good.replace("\"rules\": 1", "\"rules\": 999"), "rules version 999"),
    ];
    for (text, part) in cases {
        fs::write(folder.join("bad.json"), text).expect("written");
        for args in ["replay bad.json", "play spies --load bad.json"] {
            let answer = hotline_in(&folder, args, "");
            assert_eq!((answer.code, answer.err.lines().count()), (2, 1), "{}", answer.err);
            assert!(answer.err.contains(part), "{part}: {}", answer.err);
        }
    }
    fs::write(folder.join("bad.json"), [0xff, 0xfe, 0x00]).expect("written");
    assert_eq!(hotline_in(&folder, "replay bad.json", "").code, 2);
}

#[test]
fn simulations_do_not_depend_on_the_number_of_threads() {
    let counts = |threads: u32| {
        let answer = hotline(&format!("sim spies --games 3000 --seed 7 --threads {threads} --json"));
        assert_eq!(answer.code, 0, "{}", answer.err);
        let mut object: serde_json::Value = serde_json::from_str(&answer.out).expect("one JSON object");
        for key in ["cpu_seconds", "games_per_cpu_second", "ns_per_decision", "threads"] {
            assert!(object.as_object_mut().expect("an object").remove(key).is_some_and(|value| value.is_number()));
        }
        object
    };
    let one = counts(1);
    assert_eq!(one, counts(3));
    assert_eq!((&one["game"], &one["games"], &one["seed"]), (&"spies".into(), &3000.into(), &7.into()));
    let sum = |key: &str| {
        one[key].as_object().expect("an object").values().filter_map(serde_json::Value::as_u64).sum::<u64>()
    };
    assert_eq!((sum("wins"), sum("ends")), (3000, 3000));
    assert!(one["wins"]["cia"].as_u64() > Some(1000) && one["wins"]["kgb"].as_u64() > Some(1000));
    assert!(one["decisions"].as_u64() > Some(3000) && one["mean_actions"].as_f64() > Some(10.0));
}

#[test]
fn sim_counts_rounds_and_turns_of_twilight() {
    let counts = |threads: u32| {
        let answer = hotline(&format!("sim twilight --games 1000 --seed 7 --threads {threads} --json"));
        assert_eq!(answer.code, 0, "{}", answer.err);
        serde_json::from_str::<serde_json::Value>(&answer.out).expect("one JSON object")
    };
    let (one, two) = (counts(1), counts(2));
    for key in ["decisions", "action_rounds", "mean_last_turn", "wins", "ends"] {
        assert_eq!(one[key], two[key], "{key}");
    }
    for key in ["action_rounds_per_cpu_second", "ns_per_decision", "games_per_cpu_second"] {
        assert!(one[key].as_f64() > Some(0.0), "{key}: {one}");
    }
    assert!((1.0..=10.0).contains(&one["mean_last_turn"].as_f64().expect("a number")), "{one}");
    let table = hotline("sim twilight --games 100");
    assert!(table.out.contains("mean last turn") && table.out.contains("rounds per CPU-second"), "{}", table.out);
    assert!(hotline("sim twilight --games 20 --check").out.contains("no law broken"));
}

#[test]
fn saved_games_of_twilight_are_continued_and_replayed() {
    let folder = folder();
    let first = hotline_in(&folder, "play twilight --side ussr --seed 2", &"1\n".repeat(20));
    assert!(first.out.contains("Saved in twilight-1.hotline.json."), "{}", first.err);
    let second = hotline_in(&folder, "play twilight --load twilight-1.hotline.json --seed 2", "1\n");
    assert!(second.code == 0 && second.out.contains("You play USSR"), "{}", second.err);
    let all = hotline_in(&folder, "replay twilight-1.hotline.json", "").out;
    assert!(all.contains("(for US only) US draws ") && all.contains("Action round 1: USSR"), "{all}");
    let spectator = hotline_in(&folder, "replay twilight-1.hotline.json --seat spectator", "").out;
    assert!(!spectator.contains(" draws "), "{spectator}");
}

/// The counts of the parts add up to those of the whole, with random options per game.
#[test]
fn simulations_can_be_split() {
    let counts = |args: &str| -> Vec<u64> {
        let answer = hotline(&format!("sim spies --seed 3 --random-options --json {args}"));
        assert_eq!(answer.code, 0, "{}", answer.err);
        let report: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
        let number = |value: &serde_json::Value| value.as_u64().expect("a number");
        let mut counts: Vec<u64> = ["games", "decisions", "actions"].map(|name| number(&report[name])).to_vec();
        counts.extend(["cia", "kgb", "draw"].map(|name| number(&report["wins"][name])));
        counts
    };
    for check in ["", "--check"] {
        let whole = counts(&format!("--games 300 {check}"));
        let pieces = ["--games 120", "--games 180 --from 120"].map(|piece| counts(&format!("{piece} {check}")));
        let sum: Vec<u64> = pieces[0].iter().zip(&pieces[1]).map(|(one, two)| one + two).collect();
        assert_eq!(sum, whole, "{check}");
    }
    refused("sim spies --random-options --option turn_limit=1", "cannot be used with");
}

#[test]
fn sim_prints_a_table_checks_laws_and_takes_options() {
    let answer = hotline("sim spies --games 200 --seed 3 --check");
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(answer.out.contains("no law broken") && answer.out.contains("won by cia"), "{}", answer.out);
    // Both names of the flag work.
    for flag in ["--option", "--options"] {
        let short = hotline(&format!("sim spies --games 50 {flag} turn_limit=1"));
        assert!(short.out.contains("ended by turn_limit         50 (100.0 %)"), "{}{}", short.out, short.err);
    }
}

#[test]
fn commands_with_options_accept_both_names_of_the_flag() {
    let options = "--option turn_limit=1 --options summit_meeting_window=any_time";
    let game = match_of(&folder(), &format!("random random --game spies --games 4 {options}"));
    assert_eq!(game["ends"], serde_json::json!({ "turn_limit": 4 }));
    let folder = folder();
    let answer = hotline_in(&folder, &format!("play spies {options} --save g.json"), "");
    assert_eq!(answer.code, 0, "{}", answer.err);
    let saved = fs::read_to_string(folder.join("g.json")).expect("the saved game");
    assert!(saved.contains("\"turn_limit\":1") && saved.contains("\"any_time\""), "{saved}");
    refused("play spies --options colour=red", "there is no option `colour`");
    refused("play spies --load g.json --options turn_limit=1", "cannot be used with");
}

#[test]
fn help_version_and_options_are_printed() {
    assert!(hotline("--help").out.contains("Examples:"));
    assert!(hotline("play --help").out.contains("--vs"));
    assert_eq!(hotline("--version").out, format!("hotline {}\n", env!("CARGO_PKG_VERSION")));
    let options = hotline("options spies --lang pl");
    assert!(options.out.contains("struggle_ends_on_exceed") && options.out.contains("Wydanie polskie"));
    let options = hotline("options curtain --lang fr");
    assert!(options.out.contains("default (par défaut)") && options.out.contains("--cards FICHIER"), "{}", options.out);
    assert!(options.out.contains("true (par défaut)") && !options.out.contains("false (par défaut)"));
}

#[test]
fn the_language_follows_the_locale() {
    let run = |name: &str, value: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hotline"));
        command.args(["options", "spies"]);
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG").env(name, value);
        String::from_utf8(command.output().expect("it runs").stdout).expect("text")
    };
    assert!(run("LANG", "pl_PL.UTF-8").contains("Wydanie polskie"));
    assert!(run("LC_ALL", "fr_FR").contains("(par défaut)"));
    assert!(run("LANG", "de_DE").contains("(default)"));
}

#[test]
fn closed_output_pipes_are_not_errors() {
    let folder = folder();
    hotline_in(&folder, "play spies --seed 2 --save g.json", &"1\n".repeat(5000));
    let mut child = Command::new(env!("CARGO_BIN_EXE_hotline"))
        .args(["replay", "g.json"])
        .current_dir(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let done = child.wait_with_output().expect("the program ends");
    assert_eq!((done.status.code(), String::from_utf8_lossy(&done.stderr).as_ref()), (Some(0), ""));
}

/// Returns the object that `hotline arena --json` prints.
fn match_of(folder: &PathBuf, args: &str) -> serde_json::Value {
    let answer = hotline_in(folder, &format!("arena {args} --json"), "");
    assert_eq!(answer.code, 0, "{}", answer.err);
    serde_json::from_str(&answer.out).expect("one JSON object")
}

#[test]
fn matches_are_counted_for_both_sides_and_resume_after_an_interruption() {
    let folder = folder();
    let all = match_of(&folder, "safe random --game twilight --games 40 --threads 1");
    for counts in [&all, &all["a_as"]["us"], &all["a_as"]["ussr"]] {
        let [games, a, b, draws] =
            ["games", "a_wins", "b_wins", "draws"].map(|key| counts[key].as_u64().expect("a count"));
        assert_eq!(games, a + b + draws);
        assert!(counts["a_rate"].as_f64() >= counts["interval"][0].as_f64(), "{counts}");
        assert!(counts["elo"].is_number(), "{counts}");
    }
    assert_eq!(all["games"], 40);
    for losses in ["avoidable_losses", "self_made_losses"] {
        assert!(all[losses]["b"].as_u64() > Some(0) && all[losses]["a"].is_u64(), "{all}");
    }
    assert_eq!(all["a_as"]["us"]["games"], 20);
    assert_eq!(match_of(&folder, "safe random --game twilight --games 40 --threads 3"), all);
    match_of(&folder, "safe random --game twilight --games 16 --resume games.jsonl");
    // A killed program leaves an unfinished line.
    let text = fs::read_to_string(folder.join("games.jsonl")).expect("the games");
    fs::write(folder.join("games.jsonl"), &text[..text.len() - 9]).expect("written");
    assert_eq!(match_of(&folder, "safe random --game twilight --games 40 --resume games.jsonl"), all);
    let other = hotline_in(&folder, "arena safe random --game twilight --seed 2 --resume games.jsonl", "");
    assert!(other.code == 2 && other.err.contains("no games of this match"), "{}", other.err);
}

#[test]
fn sequential_tests_end_matches_early() {
    let all = match_of(&folder(), "greedy random --game twilight --games 4000 --sprt 0 100");
    assert_eq!(all["sprt"]["accepted"], true);
    assert!(all["games"].as_u64().expect("a count") < 400, "{}", all["games"]);
}

#[test]
fn the_ladder_writes_its_table_between_the_marks() {
    let folder = folder();
    fs::write(folder.join("bots.md"), "before\n<!-- ladder curtain -->\nold\n<!-- end -->\nafter\n").expect("written");
    let answer = hotline_in(&folder, "ladder curtain --games 4 --search-games 0 --out bots.md", "");
    assert_eq!(answer.code, 0, "{}", answer.err);
    let text = fs::read_to_string(folder.join("bots.md")).expect("the document");
    assert!(
        text.starts_with("before\n<!-- ladder curtain -->\n| A | B | games |")
            && text.ends_with("<!-- end -->\nafter\n")
    );
    assert!(text.contains("| `safe` | `random` | 4 |") && !text.contains("old"), "{text}");
}

#[test]
fn saved_games_keep_their_opponent() {
    let folder = folder();
    let answer = hotline_in(&folder, "play spies --vs easy --seed 3 --save one.json", "quit\n");
    assert_eq!(answer.code, 0, "{}", answer.err);
    let saved = || fs::read_to_string(folder.join("one.json")).expect("the game");
    assert!(saved().contains("\"easy\""), "{}", saved());
    hotline_in(&folder, "play spies --load one.json", "quit\n");
    assert!(saved().contains("\"easy\""), "{}", saved());
}

/// A game in the terminal has the rule set of its language unless another is named; the record contains it.
#[test]
fn games_in_the_terminal_have_the_rule_set_of_their_language() {
    let folder = folder();
    let cases = [("--lang en", "start"), ("--lang pl", "start_and_now"), ("--lang pl --edition deluxe", "start")];
    for (number, (args, reach)) in cases.into_iter().enumerate() {
        let answer = hotline_in(&folder, &format!("play twilight {args} --seed 1 --save {number}.json"), "quit\n");
        assert_eq!(answer.code, 0, "{}", answer.err);
        let record = fs::read_to_string(folder.join(format!("{number}.json"))).expect("a record");
        let record: serde_json::Value = serde_json::from_str(&record).expect("JSON");
        assert_eq!(record["options"]["reach"], reach, "{args}");
    }
    let listed = |lang: &str| hotline(&format!("options twilight --lang {lang}")).out;
    assert!(listed("en").contains("deluxe (default)") && !listed("en").contains("seed (default)"), "{}", listed("en"));
}

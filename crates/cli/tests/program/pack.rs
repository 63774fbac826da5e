//! Card packs on the command line.

use super::{folder, hotline, hotline_in, refused};
use std::fs;

#[test]
fn packs_are_exported_corrected_checked_shown_and_played() {
    let folder = folder();
    let run = |args: &str, input: &str| hotline_in(&folder, args, input);
    let exported = run("pack export curtain my.toml", "");
    assert_eq!((exported.code, exported.out.as_str()), (0, "Saved in my.toml.\n"), "{}", exported.err);
    let text = fs::read_to_string(folder.join("my.toml")).expect("the exported pack");
    assert_eq!(run("pack export curtain", "").out, text);
    let again = run("pack export curtain my.toml", "");
    assert_eq!((again.code, again.err.as_str()), (2, "hotline: `my.toml` is there already\n"));

    let own = text
        .replace("name_en = \"Angola\"", "name_en = \"Algeria\"")
        .replace("event_title = \"\"", "event_title = \"Crisis\"");
    fs::write(folder.join("my.toml"), own).expect("written");
    let checked = run("pack check curtain my.toml", "");
    assert_eq!((checked.code, checked.out.as_str()), (0, "my.toml is a valid card pack.\n"), "{}", checked.err);
    let shown = run("pack show curtain my.toml", "").out;
    assert!(shown.contains("A card pack of its own, number ") && shown.contains("Algeria"), "{shown}");
    assert!(shown.contains("Event “Crisis”:") && !shown.contains("14. Angola"), "{shown}");

    let game = run("play curtain --cards my.toml --seed 1 --save g.json", &"1\n".repeat(2000));
    assert_eq!(game.code, 0, "{}", game.err);
    fs::remove_file(folder.join("my.toml")).expect("removed");
    let told = run("replay g.json", "");
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.contains("Algeria") && !told.out.contains("Angola"), "the record has its own pack");
    let polish = run("replay g.json --lang pl", "");
    assert!(polish.out.contains("Zwycięzca: "), "{}", polish.out);
    let loaded = run("play curtain --load g.json", "");
    assert_eq!(loaded.code, 0, "{}", loaded.err);
}

#[test]
fn packs_are_shown_with_their_provenance_in_every_language() {
    let parts = [
        (
            "en",
            [
                "The card pack that comes with the program",
                "Made up for this pack",
                "Known from sources: name",
                "Rulings",
            ],
        ),
        ("pl", ["Zestaw kart dołączony do programu", "Wymyślone na potrzeby", "Znane ze źródeł: nazwa", "Ustalenia"]),
        (
            "fr",
            [
                "Le paquet de cartes fourni avec le programme",
                "Inventé pour ce paquet",
                "Connu par des sources",
                "Régions",
            ],
        ),
    ];
    for (language, parts) in parts {
        let shown = hotline(&format!("pack show curtain --lang {language}"));
        assert_eq!(shown.code, 0, "{}", shown.err);
        parts.iter().for_each(|part| assert!(shown.out.contains(part), "{part}: {}", shown.out));
        assert!(shown.out.lines().all(|line| line.chars().count() <= 80), "{language}: a line is too long");
        assert_eq!(shown.out.lines().filter(|line| line.trim_start().starts_with("18. ")).count(), 1);
    }
}

#[test]
fn every_mistake_of_a_pack_is_reported_with_file_and_line() {
    let folder = folder();
    let good = hotline("pack export curtain").out;
    let bad = good.replace("cubes = 4\n", "cubes = 5\n").replace("win_margin = 8", "win_margin = 9");
    let lines =
        ["win_margin = 9", "cubes = 5"].map(|part| 1 + bad.lines().position(|line| line == part).expect("there"));
    fs::write(folder.join("bad.toml"), bad).expect("written");
    for args in [
        "pack check curtain bad.toml",
        "pack show curtain bad.toml",
        "play curtain --cards bad.toml",
        "sim curtain --cards bad.toml",
    ] {
        let answer = hotline_in(&folder, args, "");
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{args}");
        let expected = format!(
            "hotline: the card pack cannot be used\nbad.toml:{}: meta.win_margin: 9 is given; 8 is expected\n\
             bad.toml:{}: cards.west_germany.cubes: 5 is given; a number from 1 to 4 is expected\n",
            lines[0], lines[1]
        );
        assert_eq!(answer.err, expected, "{args}");
    }
    fs::write(folder.join("bad.toml"), [0xff, 0xfe]).expect("written");
    assert_eq!(hotline_in(&folder, "pack check curtain bad.toml", "").code, 2);
}

#[test]
fn misplaced_packs_are_rejected() {
    refused("pack show spies", "`spies` has no card pack");
    refused("pack check spies nowhere.toml", "`spies` has no card pack");
    refused("pack show chess", "there is no game `chess`");
    refused("pack check curtain", "FILE");
    refused("pack check curtain nowhere.toml", "`nowhere.toml` cannot be read");
    refused("pack export curtain no/such/folder.toml", "`no/such/folder.toml` cannot be written");
    refused("play spies --cards my.toml", "`spies` has no card pack");
    refused("play curtain --cards nowhere.toml", "`nowhere.toml` cannot be read");
    refused("play curtain --cards my.toml --edition default", "cannot be used with");
    refused("play curtain --cards my.toml --load g.json", "cannot be used with");
    refused("sim curtain --option pack=other", "option `pack` cannot be `other`");
}

#[test]
fn simulations_use_the_rulings_of_the_pack() {
    let folder = folder();
    let pack = hotline("pack export curtain").out.replace("keep_last_cube = true", "keep_last_cube = false");
    fs::write(folder.join("my.toml"), pack).expect("written");
    let count = |args: &str| {
        let answer = hotline_in(&folder, &format!("sim curtain --games 2000 --seed 1 --json {args}"), "");
        assert_eq!(answer.code, 0, "{}", answer.err);
        let object: serde_json::Value = serde_json::from_str(&answer.out).expect("one JSON object");
        object["actions"].clone()
    };
    assert_eq!(count("--cards my.toml"), count("--option keep_last_cube=false"));
    assert_eq!(count("--cards my.toml --option keep_last_cube=true"), count(""));
    assert_ne!(count("--cards my.toml"), count(""));
    assert_eq!(hotline_in(&folder, "sim curtain --games 300 --check --cards my.toml", "").code, 0);
}

#[test]
fn records_with_a_damaged_pack_are_rejected() {
    let folder = folder();
    hotline_in(&folder, "play curtain --seed 1 --save g.json", "1\n");
    let good = fs::read_to_string(folder.join("g.json")).expect("the saved game");
    fs::write(folder.join("bad.json"), good.replacen("cubes = 4", "cubes = 3", 1)).expect("written");
    let answer = hotline_in(&folder, "replay bad.json", "");
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("its contents were changed"), "{}", answer.err);
}

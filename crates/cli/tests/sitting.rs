//! The loop, driven by strings: what is shown, what is hidden, and that nonsense changes nothing.

mod common;

use cli::{Interpreter, Screen};
use proptest::{prelude::*, test_runner::FileFailurePersistence};
use rules::{Actor, Game, Luck, Options, Seat, Session, Side, legal};
use spies::{Ask, State};
use std::sync::LazyLock;
use words::{Language, Words};

static ENGLISH: LazyLock<Interpreter> = LazyLock::new(|| Interpreter::new::<State>(Words::new(Language::English)));

/// Plays a script; the output, and the game as it then stands.
fn play(session: &Session<State>, humans: &[Side], script: &[u8]) -> (String, Session<State>) {
    common::play(&ENGLISH, session, humans, script)
}

fn new_game() -> Session<State> {
    Session::new(spies::Options::default())
}

const BOTH: [Side; 2] = Side::BOTH;

#[test]
fn two_people_hand_over_before_secrets_are_shown() {
    let (out, _) = play(&new_game(), &BOTH, b"\npick assassin\nx\n\npick director\n");
    let (before, after) = out.split_once("Please hand the keyboard to KGB.").expect("a hand-over");
    assert!(
        before.contains("Please hand the keyboard to CIA.")
            && before.contains("CIA: Who is your Agent X this turn?")
            && !before.contains("KGB: Who")
    );
    assert!(!after.contains("Assassin, face down") && !after.contains("Your Agent X is the Assassin"), "{after}");
    assert!(after.contains("KGB: Who is your Agent X this turn?"));
}

#[test]
fn a_secret_pick_can_be_taken_back_until_the_other_player_sits_down() {
    let (out, session) = play(&new_game(), &BOTH, b"\npick assassin\nundo\n\npick director\n\nlog\n");
    assert!(out.contains("Taken back."));
    assert!(matches!(session.state().question(), Some(Ask::Agent { side: Side::East })));
    assert_eq!(session.state().agent(Side::West), Some(spies::Agent::Director));
}

#[test]
fn undo_stops_at_the_information_boundary() {
    let (out, session) = play(&new_game(), &[Side::West], b"undo\n1\nundo\n");
    assert_eq!(out.matches("There is nothing to take back").count(), 2, "{out}");
    assert!(session.state().table().cover.iter().all(|&cover| cover == spies::Cover::Hidden));
}

#[test]
fn why_names_the_rule() {
    let (session, _) = struggle();
    let (out, _) = play(
        &session,
        &[Side::West],
        b"why activate the moon\nwhy\nwhy pick director\nwhy use space race\nactivate radio\n",
    );
    assert!(out.contains("I do not know what “activate the moon” should be."), "{out}");
    assert!(out.contains("Why what? For example: why "));
    assert!(out.contains("Pick the Director: This is no answer to the question. (rule 10.1)"), "{out}");
    assert!(out.contains("Use Space Race: This event is not in your score pile. (rule 8.1)"), "{out}");
    assert!(out.contains("Activate Radio: This group is not on your side. (rule 3.8)"), "{out}");
}

#[test]
fn every_legal_choice_is_explained_and_said_to_be_possible() {
    let (session, count) = struggle();
    for number in 1..=count {
        let action = legal(session.state())[number - 1];
        let sentence = ENGLISH.words().action::<State>(&action);
        let (out, _) = play(&session, &[Side::West], format!("why {sentence}\n? {number}\n").as_bytes());
        assert!(out.contains("That is possible: choice "), "{sentence}: {out}");
        assert!(out.contains(&format!("{sentence}. ")), "{sentence}: {out}");
        let (_, played) = play(&session, &[Side::West, Side::East], format!("\n{sentence}\n").as_bytes());
        assert_eq!(played.record().entries[session.record().entries.len()].action, action, "{sentence}");
    }
}

#[test]
fn cards_and_questions_are_explained() {
    let (session, _) = struggle();
    let (out, _) = play(&session, &[Side::West], b"?\n? master spy\n? military\n? xyzzy\n? 999\nhelp\nlog\ntable\n");
    for part in
        ["• The top group", "Master Spy: Acts first.", "Military: Power: destroys", "about “xyzzy”", "“999”", "undo  "]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert_eq!(out.matches("CIA: What do you do?").count(), 2);
}

#[test]
fn an_interrupt_is_offered_before_the_machine_acts() {
    let options = spies::Options::default().with("summit_meeting_window", "any_time").expect("an option");
    // A game in which the CIA can interrupt while the KGB, a machine, is to act.
    let session = (0..2000).find_map(|seed| {
        let mut luck = Luck::seeded(seed);
        let mut session = Session::<State>::new(options);
        for _ in 0..400 {
            session.run_chance(&mut luck);
            let Actor::Player(side) = session.state().actor() else { break };
            let mut out = rules::Actions::new();
            session.state().interrupts(Side::West, &mut out);
            if !out.is_empty() {
                return Some(session);
            }
            let action = luck.pick(&legal(session.state()));
            session.play(side, action).expect("legal");
        }
        None
    });
    let session = session.expect("such a game");
    let (out, after) = play(&session, &[Side::West], b"1\n");
    assert!(
        out.contains("CIA may interrupt:\n  1. Use Summit Meeting") && out.contains("Press Enter to let KGB go on."),
        "{out}"
    );
    assert_eq!(after.record().entries[session.record().entries.len()].interrupt, Some(Side::West));
    let (_, after) = play(&session, &[Side::West], b"\n");
    assert_eq!(after.record().entries[session.record().entries.len()].interrupt, None);
    let (out, after) = play(&session, &BOTH, b"\nuse summit meeting\n");
    assert_eq!(after.record().entries[session.record().entries.len()].interrupt, Some(Side::West), "{out}");
}

#[test]
fn the_table_fits_eighty_columns_in_every_language() {
    let languages = Language::ALL.map(Words::new);
    for seed in 0..40 {
        let mut luck = Luck::seeded(seed);
        let mut session = Session::<State>::new(spies::Options::random(&mut luck));
        for _ in 0..300 {
            session.run_chance(&mut luck);
            let Actor::Player(side) = session.state().actor() else { break };
            for (seat, words) in Seat::ALL.into_iter().zip(&languages) {
                let lines = State::draw(&session.state().view(seat), words);
                assert!(lines.iter().all(|line| line.width() <= cli::WIDTH), "{lines:?}");
            }
            let action = luck.pick(&legal(session.state()));
            session.play(side, action).expect("legal");
        }
    }
}

/// A game in the middle of a struggle, the CIA to act with several groups; and how many choices it has.
fn struggle() -> (Session<State>, usize) {
    let mut luck = Luck::seeded(11);
    let mut session = new_game();
    loop {
        session.run_chance(&mut luck);
        let Actor::Player(side) = session.state().actor() else { panic!("the game ended too soon") };
        let choices = legal(session.state());
        if session.state().question() == Some(Ask::Act { side: Side::West })
            && session.state().table().turn > 1
            && choices.len() > 8
        {
            return (session, choices.len());
        }
        session.play(side, luck.pick(&choices)).expect("legal");
    }
}

static MIDDLE: LazyLock<(Session<State>, usize)> = LazyLock::new(struggle);

fn garbage() -> impl Strategy<Value = Vec<u8>> {
    let halves = vec![
        "why ",
        "why activate ",
        "?",
        "? ",
        "save ",
        "undo",
        "undo ",
        "log",
        "table",
        "help",
        "1",
        "2 ",
        "-1",
        "0",
        "activate ",
        "activate mafia ",
        "recruit",
        "recruit ",
        "pass",
        "use ",
        "pick ",
        "quit ",
        "exit",
        "{\"activate\":",
        "\"pass\"",
        "sav",
        "wh",
        "a",
        "the",
        "master",
        "space race ",
        "10",
        "99",
        "use summit meeting",
        "\u{1b}[A",
        "1 2",
        "1;2",
    ];
    let names =
        vec!["mafia", "Industry", "master_spy", "space race", "cia", "east", "military", "ż", "💥", "\u{202e}", "\0"];
    common::garbage(halves, names)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 10_000,
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        ..ProptestConfig::default()
    })]

    #[test]
    fn garbage_never_panics_and_never_changes_the_game_but_by_a_legal_action(
        lines in proptest::collection::vec(garbage(), 1..4)
    ) {
        common::is_harmless(&ENGLISH, &MIDDLE.0, &lines)?;
    }
}

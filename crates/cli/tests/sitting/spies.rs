//! Cold War: CIA vs KGB in the terminal.

use super::table::{BOTH, every_choice_is_explained_and_parsed, fits_eighty_columns, garbage, nonsense, position};
use cli::{Chair, Error, Interpreter, Paint, Screen, Sitting};
use proptest::{prelude::*, test_runner::FileFailurePersistence};
use rules::{Actor, Game, Luck, Options, Seat, Session, Side, legal};
use serde_json::json;
use spies::{Ask, State};
use std::{
    cell::RefCell,
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::LazyLock,
};
use words::{Language, Words};

static ENGLISH: LazyLock<Interpreter> = LazyLock::new(|| Interpreter::new::<State>(Words::new(Language::English)));

fn play(session: &Session<State>, humans: &[Side], script: &[u8]) -> (String, Session<State>) {
    super::table::play(&ENGLISH, session, humans, script)
}

fn new_game() -> Session<State> {
    Session::new(spies::Options::default())
}

#[test]
fn forced_choices_are_played_automatically() {
    super::table::forced_choices_are_played_automatically::<State>(&ENGLISH);
}

#[test]
fn the_keyboard_is_handed_over_before_secrets_are_shown() {
    let (out, _) = play(&new_game(), &BOTH, b"\npick assassin\nx\n\npick director\n");
    let (before, after) = out.split_once("Please hand the keyboard to KGB.").expect("a hand-over");
    assert!(
        before.contains("Please hand the keyboard to CIA.")
            && before.contains("[CIA] Who is your Agent X this turn?")
            && !before.contains("[KGB] Who")
    );
    assert!(!after.contains("Assassin, face down") && !after.contains("Your Agent X is the Assassin"), "{after}");
    assert!(after.contains("[KGB] Who is your Agent X this turn?"));
}

#[test]
fn secret_picks_can_be_undone_until_the_other_player_sits_down() {
    let (out, session) = play(&new_game(), &BOTH, b"\npick assassin\nundo\n\npick director\n\nlog\n");
    assert!(out.contains("Taken back."));
    assert!(matches!(session.state().question(), Some(Ask::Agent { side: Side::East })));
    assert_eq!(session.state().agent(Side::West), Some(spies::Agent::Director));
}

/// Returns a struggle with the CIA to act and these covers of Agents X.
fn covered(cia: &str, kgb: &str) -> Session<State> {
    let document = json!({
        "phase": "influence_struggle", "to_move": "cia", "turn": 3, "objective": "congo", "balance": "kgb",
        "groups": { "cia": ["mafia"] }, "agents": { "cia": { "x": "analyst", "cover": cia }, "kgb": { "x": "director", "cover": kgb } },
    });
    Session::starting(State::read_position(&document).expect("a position"))
}

/// Returns true if a side sees the same table as a spectator.
fn is_open(state: &State, side: Side) -> bool {
    let [mine, open] =
        [Seat::Player(side), Seat::Spectator].map(|seat| State::draw(&state.view(seat), ENGLISH.words()));
    mine == open && !state.secret()
}

#[test]
fn the_keyboard_is_handed_over_after_secrets_even_if_the_next_player_has_none() {
    let session = covered("hidden", "shown");
    assert!(is_open(session.state(), Side::East) && !is_open(session.state(), Side::West));
    let (out, _) = play(&session, &BOTH, b"\npass\n\n");
    let (before, after) = out.split_once("Please hand the keyboard to KGB.").expect("a hand-over");
    assert!(before.contains("Analyst, face down"), "{before}");
    assert!(after.contains("[KGB] What do you do?") && !after.contains("face down"), "{after}");
}

#[test]
fn the_keyboard_is_not_handed_over_without_secrets() {
    let (out, _) = play(&covered("shown", "shown"), &BOTH, b"pass\n");
    assert!(out.contains("[KGB] What do you do?") && !out.contains("Please hand"), "{out}");
}

#[test]
fn the_keyboard_is_handed_over_after_a_private_log_was_shown() {
    // The table is open before and after the action of the CIA, but its log contains facts for it alone.
    let next = |session: &Session<State>| {
        (0..legal(session.state()).len()).find(|&index| {
            let (mut state, action) = (*session.state(), legal(session.state())[index]);
            state.play(action, &mut rules::Log::silent());
            state.actor() == Actor::Player(Side::East) && is_open(&state, Side::East)
        })
    };
    let session = position(spies::Options::default(), |session: &Session<State>| {
        let west = session.state().actor() == Actor::Player(Side::West) && is_open(session.state(), Side::West);
        west && session.state().board().turn > 1 && next(session).is_some()
    });
    let choice = next(&session).expect("there is one") + 1;
    let (out, _) = play(&session, &BOTH, format!("{choice}\n").as_bytes());
    assert!(!out.contains("Please hand"), "{out}");
    let (out, _) = play(&session, &BOTH, format!("log\n{choice}\n\n").as_bytes());
    let (before, after) = out.split_once("Please hand the keyboard to KGB.").expect("a hand-over");
    assert!(before.contains("Your Agent X is") && !after.contains("Your Agent X is"), "{out}");
}

/// Leaves a game with the file `gone/x.json`, where only `writable` paths can be written; returns the output, the tried paths and the
/// result.
fn leave(writable: impl Fn(&Path) -> bool) -> (String, Vec<PathBuf>, Result<(), Error>) {
    let tried = RefCell::new(Vec::new());
    let write = |path: &Path, _: &str| {
        tried.borrow_mut().push(path.to_owned());
        if writable(path) { Ok(()) } else { Err(io::Error::other("the disk is full")) }
    };
    let mut out = Vec::new();
    let left = Sitting::new(new_game(), [Chair::Human, Chair::Human], Luck::seeded(1), &ENGLISH, Paint::Off)
        .saving_with(write)
        .saving_in(Some(PathBuf::from("gone/x.json")))
        .saving_at_worst_in(Some(std::env::temp_dir()))
        .run(&mut io::Cursor::new(b"quit\n"), &mut out);
    (String::from_utf8(out).expect("text"), tried.into_inner(), left)
}

#[test]
fn games_that_cannot_be_saved_in_their_file_are_saved_in_a_reported_fallback() {
    let (out, tried, left) = leave(|path| path.ends_with("x.json"));
    assert!(left.is_ok() && tried == [Path::new("gone/x.json")], "{tried:?}");
    assert!(out.ends_with("Saved in gone/x.json.\nContinue with: hotline play spies --load gone/x.json\n"), "{out}");

    let (out, tried, left) = leave(|path| path.parent() == Some(Path::new("")));
    assert!(left.is_ok() && tried.len() == 2, "{tried:?}");
    let name = tried[1].display();
    assert!(out.contains("The game could not be saved in gone/x.json: the disk is full.\nSaved in "), "{out}");
    assert!(out.ends_with(&format!("Saved in {name}.\nContinue with: hotline play spies --load {name}\n")), "{out}");

    let (out, tried, left) = leave(|path| path.starts_with(std::env::temp_dir()));
    assert!(left.is_ok() && tried.len() == 3 && out.contains(&format!("--load {}", tried[2].display())), "{out}");
}

#[test]
fn games_that_cannot_be_saved_are_not_reported_as_saved() {
    let (out, tried, left) = leave(|_| false);
    assert_eq!((tried.len(), out.matches("could not be saved").count()), (3, 3), "{out}");
    assert!(!out.contains("Continue with") && !out.contains("Saved in"), "{out}");
    let error = left.expect_err("the game is lost");
    assert_eq!((error.code(), error.to_string().as_str()), (2, "`gone/x.json` cannot be written: the disk is full"));
}

#[test]
fn undo_stops_at_the_information_boundary() {
    let (out, session) = play(&new_game(), &[Side::West], b"undo\n1\nundo\n");
    assert_eq!(out.matches("There is nothing to take back").count(), 2, "{out}");
    assert!(session.state().board().cover.iter().all(|&cover| cover == spies::Cover::Hidden));
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
    assert!(out.contains("[Pick the Director] That does not answer the question. (rule 10.1)"), "{out}");
    assert!(out.contains("[Use Space Race] This event is not in your score pile. (rule 8.1)"), "{out}");
    assert!(out.contains("[Activate Radio] This group is not on your side. (rule 3.8)"), "{out}");
}

#[test]
fn every_legal_choice_is_explained_as_possible() {
    every_choice_is_explained_and_parsed(&ENGLISH, &struggle().0, Side::West);
}

#[test]
fn cards_and_questions_are_explained() {
    let (session, _) = struggle();
    let (out, _) = play(&session, &[Side::West], b"?\n? master spy\n? military\n? xyzzy\n? 999\nhelp\nlog\ntable\n");
    for part in [
        "• The top group",
        "[Master Spy] Acts first.",
        "[Military] Power: destroys",
        "about “xyzzy”",
        "“999”",
        "undo  ",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert_eq!(out.matches("[CIA] What do you do?").count(), 2);
}

#[test]
fn interrupts_are_offered_before_the_bot_acts() {
    let options = spies::Options::default().with("summit_meeting_window", "any_time").expect("an option");
    // A game in which the CIA can interrupt while the KGB, a bot, is to act.
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
    let options = |luck: &mut Luck| spies::Options::random(luck);
    fits_eighty_columns::<State>(40, options, |_, choices, luck| luck.pick(choices));
}

/// Returns a game in the middle of a struggle, the CIA to act with several groups, and its number of choices.
fn struggle() -> (Session<State>, usize) {
    let mut luck = Luck::seeded(11);
    let mut session = new_game();
    loop {
        session.run_chance(&mut luck);
        let Actor::Player(side) = session.state().actor() else { panic!("the game ended too soon") };
        let choices = legal(session.state());
        if session.state().question() == Some(Ask::Act { side: Side::West })
            && session.state().board().turn > 1
            && choices.len() > 8
        {
            return (session, choices.len());
        }
        session.play(side, luck.pick(&choices)).expect("legal");
    }
}

/// Returns a position of a random game for every question to a player, each side and both kinds of windows for the Summit Meeting, in which
/// no action can be taken back.
fn every_question() -> Vec<Session<State>> {
    let mut found = BTreeMap::new();
    for seed in 0..400 {
        let mut luck = Luck::seeded(seed);
        let window = ["own_turn", "any_time"][seed as usize % 2];
        let options = spies::Options::default().with("summit_meeting_window", window).expect("an option");
        let mut session = Session::<State>::new(options);
        loop {
            session.run_chance(&mut luck);
            let Actor::Player(side) = session.state().actor() else { break };
            let mut interrupts = rules::Actions::new();
            session.state().interrupts(side.other(), &mut interrupts);
            let kind = format!("{:?} {}", session.state().question(), interrupts.is_empty());
            found.entry(kind).or_insert_with(|| {
                let settled = Side::BOTH.into_iter().all(|side| session.undoable(side) == 0);
                if settled { session.clone() } else { Session::starting(*session.state()) }
            });
            let action = luck.pick(&legal(session.state()));
            session.play(side, action).expect("legal");
        }
    }
    found.into_values().collect()
}

static POSITIONS: LazyLock<Vec<Session<State>>> = LazyLock::new(every_question);
static LANGUAGES: LazyLock<[Interpreter; 3]> =
    LazyLock::new(|| Language::ALL.map(|language| Interpreter::new::<State>(Words::new(language))));

#[test]
fn the_positions_for_garbage_cover_every_question() {
    let asked =
        |wanted: fn(Ask) -> bool| POSITIONS.iter().any(|session| session.state().question().is_some_and(wanted));
    assert!(asked(|ask| matches!(ask, Ask::Agent { .. })) && asked(|ask| matches!(ask, Ask::First { .. })));
    assert!(asked(|ask| matches!(ask, Ask::Act { .. })) && asked(|ask| matches!(ask, Ask::Media { .. })));
    assert!(asked(|ask| matches!(ask, Ask::Window { .. })) && asked(|ask| matches!(ask, Ask::DoubleAgent { .. })));
    assert!(POSITIONS.len() > 16, "{}", POSITIONS.len());
}

const HALVES: &[&str] = &[
    "why activate ",
    "activate ",
    "activate mafia ",
    "recruit",
    "recruit ",
    "pass",
    "use ",
    "pick ",
    "{\"activate\":",
    "\"pass\"",
    "master",
    "space race ",
    "use summit meeting",
];
const NAMES: &[&str] = &[
    "mafia",
    "Industry",
    "master_spy",
    "space race",
    "cia",
    "east",
    "military",
    "werbuj",
    "mafię",
    "Agenta",
    "recruter",
    "activer",
    "l’Industrie",
];

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 10_000,
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        ..ProptestConfig::default()
    })]

    #[test]
    fn garbage_never_panics_and_changes_the_game_only_by_legal_actions(
        mut lines in proptest::collection::vec(garbage(HALVES, NAMES), 1..4),
        (place, language, both) in (any::<prop::sample::Index>(), 0_usize..3, any::<bool>()),
        said in proptest::option::weighted(0.2, (any::<prop::sample::Index>(), 0_usize..60)),
    ) {
        let (interpreter, session) = (&LANGUAGES[language], place.get(&POSITIONS));
        let Actor::Player(side) = session.state().actor() else { panic!("a player is to act") };
        if let Some((choice, length)) = said {
            // A prefix of a valid sentence, or all of it.
            let sentence = interpreter.words().action::<State>(choice.get(&legal(session.state())));
            lines[0] = sentence.chars().take(length).collect::<String>().into_bytes();
        }
        let humans = if both { BOTH.to_vec() } else { vec![side] };
        nonsense(interpreter, session, &humans, &lines)?;
    }
}

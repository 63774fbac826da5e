//! Tests that run for every game.

use bots::Random;
use cli::{Chair, Command, Interpreter, Paint, Screen, Sitting};
use proptest::{prelude::*, sample::select, test_runner::TestCaseError};
use rules::{Actions, Actor, Luck, Seat, Session, Side, legal};
use std::io::Cursor;
use words::{Language, Words, args};

pub const BOTH: [Side; 2] = Side::BOTH;

/// Returns these people, and bots for the other sides.
pub fn chairs<G: Screen>(humans: &[Side]) -> [Chair<G>; 2] {
    BOTH.map(|side| match humans.contains(&side) {
        true => Chair::Human,
        false => Chair::Machine { name: "random".to_owned(), player: Box::new(Random::new(Luck::seeded(5))) },
    })
}

/// Plays a script; returns the output, and the game after it.
pub fn play<G: Screen>(
    interpreter: &Interpreter,
    session: &Session<G>,
    humans: &[Side],
    script: &[u8],
) -> (String, Session<G>) {
    let mut out = Vec::new();
    let mut sitting = Sitting::new(session.clone(), chairs(humans), Luck::seeded(1), interpreter, Paint::Off)
        .saving_with(|_, text| {
            assert!(text.contains("\"hotline\": 1"));
            Ok(())
        });
    sitting.run(&mut Cursor::new(script), &mut out).expect("strings can be read and written");
    let session = sitting.session().clone();
    (String::from_utf8(out).expect("text"), session)
}

/// Returns the first position of a random game that satisfies `wanted`.
pub fn position<G: Screen>(options: G::Options, wanted: impl Fn(&Session<G>) -> bool) -> Session<G> {
    for seed in 0..2000 {
        let mut luck = Luck::seeded(seed);
        let mut session = Session::<G>::new(options);
        loop {
            session.run_chance(&mut luck);
            if wanted(&session) {
                return session;
            }
            let Actor::Player(side) = session.state().actor() else { break };
            let action = luck.pick(&legal(session.state()));
            session.play(side, action).expect("legal");
        }
    }
    panic!("no random game has such a position");
}

/// Asserts that each choice is explained by its number and played by its sentence.
pub fn every_choice_is_explained_and_parsed<G: Screen>(interpreter: &Interpreter, session: &Session<G>, side: Side) {
    for (index, action) in legal(session.state()).into_iter().enumerate() {
        let sentence = interpreter.words().action::<G>(&action);
        let script = format!("why {sentence}\n? {}\n", index + 1);
        let (out, _) = play(interpreter, session, &[side], script.as_bytes());
        let out = out.split_whitespace().collect::<Vec<_>>().join(" ");
        let possible = interpreter.words().say("ui-why-possible", &args! { numbers = index + 1 });
        let explained = format!("{sentence}. {}", interpreter.words().about::<G>(&action));
        for part in [possible, explained] {
            assert!(out.contains(&part.split_whitespace().collect::<Vec<_>>().join(" ")), "{part}: {out}");
        }
        let (_, played) = play(interpreter, session, &BOTH, format!("\n{sentence}\n").as_bytes());
        assert_eq!(played.record().entries[session.record().entries.len()].action, action, "{sentence}");
    }
}

/// Asserts that no line of the table is too long, for any seat and language.
pub fn fits_eighty_columns<G: Screen>(
    games: u64,
    options: impl Fn(&mut Luck) -> G::Options,
    choose: impl Fn(&G, &[G::Action], &mut Luck) -> G::Action,
) {
    for seed in 0..games {
        let mut luck = Luck::seeded(seed);
        let mut session = Session::<G>::new(options(&mut luck));
        let languages = Language::ALL.map(|language| G::words(&session.record().options, Words::new(language)));
        for _ in 0..300 {
            session.run_chance(&mut luck);
            for (seat, words) in Seat::ALL.into_iter().zip(&languages) {
                let lines = G::draw(&session.state().view(seat), words);
                assert!(lines.iter().all(|line| line.width() <= cli::WIDTH), "{lines:?}");
            }
            let Actor::Player(side) = session.state().actor() else { break };
            let action = choose(session.state(), &legal(session.state()), &mut luck);
            session.play(side, action).expect("legal");
        }
    }
}

/// Returns the choices of the player to act: the legal actions, and at a shared keyboard the interrupts of the other person.
fn offered<G: Screen>(session: &Session<G>, side: Side, humans: &[Side]) -> Vec<G::Action> {
    let mut choices = legal(session.state()).to_vec();
    if humans.contains(&side.other()) {
        let mut interrupts = Actions::new();
        session.state().interrupts(side.other(), &mut interrupts);
        choices.extend(interrupts);
    }
    choices
}

/// Returns true if a line names exactly one choice of a side without a danger, which would need a confirmation.
fn is_choice<G: Screen>(
    interpreter: &Interpreter,
    session: &Session<G>,
    side: Side,
    humans: &[Side],
    line: &str,
) -> bool {
    let choices = offered(session, side, humans);
    let chosen = match Command::parse(line) {
        Command::Number(number) => number.and_then(|number| choices.get(number.checked_sub(1)?)).copied(),
        Command::Words(text) => {
            let first = text.split_whitespace().next().unwrap_or_default().to_lowercase();
            let guesses = interpreter.hear::<G>(&text, &choices);
            let fits: Vec<_> = guesses.iter().filter(|guess| choices.contains(&guess.action)).collect();
            let exact: Vec<_> = fits.iter().copied().filter(|guess| guess.added == 0).collect();
            match (&fits[..], &exact[..]) {
                _ if G::COMMANDS.contains(&first.as_str()) => None,
                ([guess], _) | (_, [guess]) => Some(guess.action),
                _ => None,
            }
        }
        _ => None,
    };
    let view = session.state().view(Seat::Player(side));
    chosen.is_some_and(|action| G::dangers(&view, &[action], interpreter.words())[0].is_none())
}

/// Generates invalid input: noise, parts of commands, and names.
pub fn garbage(halves: &[&'static str], names: &[&'static str]) -> impl Strategy<Value = Vec<u8>> {
    const HALVES: &[&str] = &[
        "why ", "?", "? ", "save ", "undo", "undo ", "log", "table", "help", "1", "2 ", "-1", "0", "quit ", "exit",
        "sav", "wh", "a", "the", "10", "99", "\u{1b}[A", "1 2", "1;2", "-",
    ];
    const NAMES: &[&str] = &["ż", "💥", "\u{202e}", "\0"];
    let (halves, names) = ([HALVES, halves].concat(), [NAMES, names].concat());
    prop_oneof![
        3 => proptest::collection::vec(any::<u8>(), 0..40),
        3 => "\\PC{0,30}".prop_map(String::into_bytes),
        2 => any::<u128>().prop_map(|number| number.to_string().into_bytes()),
        2 => (0_u32..40).prop_map(|number| number.to_string().into_bytes()),
        8 => (select(halves), "\\PC{0,8}").prop_map(|(half, rest)| format!("{half}{rest}").into_bytes()),
        4 => proptest::collection::vec(select(names), 0..5).prop_map(|names| names.join(" ").into_bytes()),
        1 => (1000_usize..20_000).prop_map(|length| vec![b'x'; length]),
    ]
}

/// Asserts that the input of these people changes a game by a legal action or not at all. One of them is to act, and no action can be taken
/// back.
pub fn nonsense<G: Screen>(
    interpreter: &Interpreter,
    session: &Session<G>,
    humans: &[Side],
    lines: &[Vec<u8>],
) -> Result<(), TestCaseError> {
    let Actor::Player(side) = session.state().actor() else { panic!("no player is to decide") };
    let before = &session.record().entries;
    let (_, after) = play(interpreter, session, humans, &lines.join(&b'\n'));
    prop_assert!(after.record().entries.starts_with(before));
    prop_assert!(Session::replay(after.record()).is_ok());

    let first: Vec<u8> = lines[0].iter().map(|&byte| if byte == b'\n' { b' ' } else { byte }).take(4096).collect();
    let text = String::from_utf8_lossy(&first).replace(|c: char| c.is_control(), " ");
    // Enter lets a second person sit down, and has no effect for a seated one.
    let (_, after) = play(interpreter, session, humans, &[b"\n", &first[..]].concat());
    let changed = after.record().entries.len() > before.len();
    // A forced choice is played automatically or by Enter.
    let only = offered(session, side, humans).len() == 1 && {
        let (_, entered) = play(interpreter, session, humans, b"\n");
        entered.record().entries.len() > before.len()
            || (!first.is_empty() && Command::parse(&text) == Command::Nothing)
    };
    prop_assert_eq!(changed, only || is_choice(interpreter, session, side, humans, &text), "{:?}", text);
    Ok(())
}

/// Asserts that a forced choice needs no input, and that undo returns to a real choice.
pub fn forced_choices_are_played_automatically<G: Screen>(interpreter: &Interpreter) {
    let session = position(G::Options::default(), |session: &Session<G>| {
        let Actor::Player(side) = session.state().actor() else { return false };
        let choices = legal(session.state());
        let view = session.state().view(Seat::Player(side));
        choices.len() == 1 && G::dangers(&view, &choices, interpreter.words())[0].is_none()
    });
    let Actor::Player(side) = session.state().actor() else { unreachable!("a player is to act") };
    let (action, count) = (legal(session.state())[0], session.record().entries.len());
    let (out, after) = play(interpreter, &session, &[side], b"");
    let told = args! { choice = interpreter.words().action::<G>(&action) };
    let told = interpreter.words().say("ui-only-choice", &told);
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat(&out).contains(&flat(&told)), "{told}: {out}");
    assert_eq!(after.record().entries[count].action, action);
    // A player who sits down sees the table first; then Enter is enough.
    let (_, after) = play(interpreter, &session, &BOTH, b"\n\n");
    assert_eq!(after.record().entries[count].action, action);
    // With only forced actions left there is nothing to take back: they would be played again.
    let alone = Session::starting(*session.state());
    let (_, before) = play(interpreter, &alone, &[side], b"");
    let (_, after) = play(interpreter, &alone, &[side], b"undo\n");
    assert_eq!(before.record().entries, after.record().entries);
}

/// Asserts that undo goes back over forced actions to a real choice.
pub fn undo_skips_forced_choices<G: Screen>(interpreter: &Interpreter) {
    let session = position(G::Options::default(), |session: &Session<G>| {
        let Actor::Player(side) = session.state().actor() else { return false };
        let choices = legal(session.state());
        let view = session.state().view(Seat::Player(side));
        if choices.len() > 1 || G::dangers(&view, &choices, interpreter.words())[0].is_some() {
            return false;
        }
        let mut next = session.clone();
        next.play(side, choices[0]).expect("legal");
        let goes_on = next.state().actor() == Actor::Player(side) && legal(next.state()).len() > 1;
        goes_on && next.undoable(side) > 1
    });
    let Actor::Player(side) = session.state().actor() else { unreachable!("a player is to act") };
    let before = &session.record().entries;
    let (_, after) = play(interpreter, &session, &[side], b"undo\n");
    let after = &after.record().entries;
    assert!(after.len() < before.len() && before.starts_with(after), "{} {}", before.len(), after.len());
}

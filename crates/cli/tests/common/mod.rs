//! What the tests of every game share: playing a script, and nonsense.

use bots::Random;
use cli::{Chair, Command, Interpreter, Paint, Screen, Sitting};
use proptest::{prelude::*, sample::select};
use rules::{Luck, Seat, Session, Side, legal};
use std::io::Cursor;

/// Plays a script; the output, and the game as it then stands.
pub fn play<G: Screen + 'static>(
    interpreter: &Interpreter,
    session: &Session<G>,
    humans: &[Side],
    script: &[u8],
) -> (String, Session<G>) {
    let chairs = Side::BOTH.map(|side| match humans.contains(&side) {
        true => Chair::Human,
        false => Chair::Machine { name: "random".to_owned(), player: Box::new(Random::new(Luck::seeded(5))) },
    });
    let mut out = Vec::new();
    let mut sitting =
        Sitting::new(session.clone(), chairs, Luck::seeded(1), interpreter, Paint::Off).saving_with(|_, text| {
            assert!(text.contains("\"hotline\": 1"));
            Ok(())
        });
    sitting.run(&mut Cursor::new(script), &mut out).expect("strings can be read and written");
    let session = sitting.session().clone();
    (String::from_utf8(out).expect("text"), session)
}

/// Whether a line names exactly one choice of the west, and a harmless one.
pub fn is_choice<G: Screen>(interpreter: &Interpreter, session: &Session<G>, line: &str) -> bool {
    let choices = legal(session.state());
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
    let view = session.state().view(Seat::Player(Side::West));
    chosen.is_some_and(|action| G::danger(&view, &action, interpreter.words()).is_none())
}

/// Nonsense, half commands and names.
pub fn garbage(halves: Vec<&'static str>, names: Vec<&'static str>) -> impl Strategy<Value = Vec<u8>> {
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

/// Nonsense never panics, and changes a game by a legal action of the west or not at all.
pub fn is_harmless<G: Screen + PartialEq + 'static>(
    interpreter: &Interpreter,
    session: &Session<G>,
    lines: &[Vec<u8>],
) -> Result<(), TestCaseError> {
    let before = &session.record().entries;
    let (_, after) = play(interpreter, session, &[Side::West], &lines.join(&b'\n'));
    prop_assert!(after.record().entries.starts_with(before));
    prop_assert!(Session::replay(after.record()).is_ok());

    let first: Vec<u8> = lines[0].iter().map(|&byte| if byte == b'\n' { b' ' } else { byte }).take(4096).collect();
    let text = String::from_utf8_lossy(&first).replace(|c: char| c.is_control(), " ");
    let (_, after) = play(interpreter, session, &[Side::West], &first);
    let played = after.record().entries.len() > before.len();
    prop_assert_eq!(played, is_choice(interpreter, session, &text), "{:?}", text);
    Ok(())
}

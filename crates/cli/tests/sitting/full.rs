//! The full screen with every game: its content, and that it plays like the line dialogue.

use super::table::{BOTH, chairs, play, position};
use cli::{Full, Interpreter, Paint, Screen, Sitting};
use ratatui::{
    backend::TestBackend,
    crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind},
};
use rules::{Actor, Luck, Session, Side, legal};
use std::cell::RefCell;
use words::{Language, Words, args};

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

/// Returns the keys that type some lines.
fn keys(script: &str) -> Vec<Event> {
    script.chars().map(|letter| key(if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) })).collect()
}

/// Plays with keys on a screen of this size; returns the last screen and the game.
fn press<G: Screen>(
    interpreter: &Interpreter,
    session: &Session<G>,
    humans: &[Side],
    (columns, rows): (u16, u16),
    events: &mut dyn Iterator<Item = Event>,
) -> (Vec<String>, Session<G>) {
    let mut full = Full::new(TestBackend::new(columns, rows), interpreter.words(), Paint::On, || Ok(events.next()))
        .expect("a screen");
    let mut sitting = Sitting::new(session.clone(), chairs(humans), Luck::seeded(1), interpreter, Paint::On)
        .saving_with(|_, _| Ok(()));
    sitting.run_on(&mut full).expect("nothing fails");
    let screen = seen(full.backend());
    (screen, sitting.session().clone())
}

/// Returns the rows of a screen as text.
fn seen(backend: &TestBackend) -> Vec<String> {
    let buffer = backend.buffer();
    let rows = buffer.content().chunks(usize::from(buffer.area.width).max(1));
    rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>().trim_end().to_owned()).collect()
}

fn interpreter<G: Screen>(session: &Session<G>, language: Language) -> Interpreter {
    Interpreter::new::<G>(G::words(&session.record().options, Words::new(language)))
}

/// Returns a position in which a player has at least this many choices.
fn choosing<G: Screen>(least: usize) -> Session<G> {
    position(G::Options::default(), |session: &Session<G>| {
        matches!(session.state().actor(), Actor::Player(_)) && legal(session.state()).len() >= least
    })
}

fn decider<G: Screen>(session: &Session<G>) -> Side {
    let Actor::Player(side) = session.state().actor() else { panic!("no player is to decide") };
    side
}

fn is_seen<G: Screen>() {
    for session in [choosing::<G>(2), choosing::<G>(6)] {
        let side = decider(&session);
        for language in Language::ALL {
            let interpreter = interpreter(&session, language);
            let words = interpreter.words();
            let question = words.ask::<G>(&session.state().question().expect("a question"));
            let start: String = words.labelled_sentence(&words.side::<G>(side), &question).chars().take(30).collect();
            for size in [(80, 24), (120, 40)] {
                let mut events = keys("zażółć 漢字").into_iter();
                let (screen, after) = press(&interpreter, &session, &[side], size, &mut events);
                let text = screen.join("\n");
                assert_eq!(screen.len(), usize::from(size.1));
                // The second half of a wide character is a cell of its own.
                assert!(screen.last().is_some_and(|line| line.replace(' ', "") == ">zażółć漢字"), "{text}");
                assert!(text.contains(&start), "{start}: {text}");
                for pane in ["ui-pane-board", "ui-pane-log", "ui-pane-question"] {
                    assert!(text.contains(&format!(" {} ", words.say(pane, &args! {}))), "{pane}: {text}");
                }
                assert!(text.contains("  1. "), "{text}");
                assert_eq!(after.record().entries, session.record().entries);
            }
        }
    }
}

#[test]
fn table_question_and_input_line_are_visible_in_every_game_and_language() {
    is_seen::<spies::State>();
    is_seen::<curtain::State>();
    is_seen::<twilight::State>();
}

fn plays_alike<G: Screen>(script: &str) {
    let session = Session::<G>::new(G::Options::default());
    let interpreter = interpreter(&session, Language::English);
    for humans in [&BOTH[..], &[Side::West], &[Side::East]] {
        let (_, plain) = play(&interpreter, &session, humans, script.as_bytes());
        let (_, full) = press(&interpreter, &session, humans, (80, 24), &mut keys(script).into_iter());
        assert!(plain.record().entries.len() > 20, "{}", plain.record().entries.len());
        assert_eq!(plain.record().entries, full.record().entries);
        assert_eq!(plain.state(), full.state());
    }
}

#[test]
fn the_full_screen_plays_like_the_line_dialogue() {
    let script = "\n1\n2\nwhy pass\nundo\n3\n? 1\n1\nlog\n\n99\n2\n1\n".repeat(20);
    plays_alike::<spies::State>(&script);
    plays_alike::<curtain::State>(&script);
    plays_alike::<twilight::State>(&script);
}

fn event(luck: &mut Luck) -> Event {
    const KEYS: [KeyCode; 16] = [
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::Esc,
        KeyCode::F(5),
    ];
    const LETTERS: [char; 16] =
        ['1', '2', '3', '7', '0', 'a', 'e', 'ż', '漢', '💥', '\u{301}', '\0', ' ', '?', '-', '"'];
    const WORDS: [&str; 6] = ["undo", "log", "help", "why 1", "a\nb\u{1b}[31m\u{202e}", "table"];
    let below = |luck: &mut Luck, end: u16| luck.pick(&(0..end).collect::<Vec<_>>());
    match below(luck, 12) {
        0..4 => key(luck.pick(&KEYS)),
        4..8 => key(KeyCode::Char(luck.pick(&LETTERS))),
        8 => Event::Key(KeyEvent::new(
            KeyCode::Char(luck.pick(&['a', 'e', 'u', 'k', 'w', 'z', 'l'])),
            KeyModifiers::CONTROL,
        )),
        9 => Event::Paste(luck.pick(&WORDS).to_owned()),
        10 => Event::Resize(below(luck, 200), below(luck, 60)),
        _ => {
            let kinds = [MouseEventKind::Down(MouseButton::Left), MouseEventKind::ScrollDown, MouseEventKind::ScrollUp];
            Event::Mouse(MouseEvent {
                kind: luck.pick(&kinds),
                column: below(luck, 130),
                row: below(luck, 45),
                modifiers: KeyModifiers::NONE,
            })
        }
    }
}

/// Plays one sitting after the other, on screens of every size, until all events are used.
fn endures<G: Screen>(seed: u64) {
    let mut luck = Luck::seeded(seed);
    let mut left = 10_000;
    let mut session = Session::<G>::new(G::Options::default());
    let interpreter = interpreter(&session, Language::English);
    let sizes = [(80, 24), (120, 40), (200, 60), (30, 8), (1, 1), (80, 2), (5, 24), (0, 0)];
    for size in sizes.into_iter().cycle() {
        let mut some = (left / 4).max(500).min(left);
        left -= some;
        let mut events = std::iter::from_fn(|| {
            some = usize::checked_sub(some, 1)?;
            Some(event(&mut luck))
        });
        let (_, after) = press(&interpreter, &session, &BOTH, size, &mut events);
        left += some;
        assert!(Session::replay(after.record()).is_ok());
        session = if after.state().outcome().is_some() { Session::new(G::Options::default()) } else { after };
        if left == 0 {
            return;
        }
    }
}

#[test]
fn ten_thousand_events_never_panic_and_change_a_game_only_by_legal_actions() {
    endures::<spies::State>(1);
    endures::<curtain::State>(2);
    endures::<twilight::State>(3);
}

#[test]
fn handing_over_the_keyboard_clears_the_secrets_of_the_other_side() {
    let session = Session::<spies::State>::new(spies::Options::default());
    let interpreter = interpreter(&session, Language::English);
    for size in [(80, 24), (120, 40)] {
        let mut events = keys("\nwhy pick the assassin\npick assassin\n").into_iter().chain([key(KeyCode::Up)]);
        let (screen, after) = press(&interpreter, &session, &BOTH, size, &mut events);
        let text = screen.join("\n");
        assert_eq!(decider(&after), Side::East);
        assert!(text.contains("Please hand the keyboard to KGB."), "{text}");
        assert!(!text.to_lowercase().contains("assassin") && !text.contains("Agent X"), "{text}");
        assert!(screen.last().is_some_and(|line| line == "KGB: press Enter to see the table."), "{text}");
    }
}

#[test]
fn one_click_types_a_choice_and_a_second_click_plays_it() {
    let session = choosing::<curtain::State>(3);
    let interpreter = interpreter(&session, Language::English);
    let side = decider(&session);
    let (screen, _) = press(&interpreter, &session, &[side], (80, 24), &mut std::iter::empty());
    let row = screen.iter().position(|line| line.starts_with("  2. ")).expect("a second choice");
    let click = Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: 7,
        row: row as u16,
        modifiers: KeyModifiers::NONE,
    });
    let (screen, after) = press(&interpreter, &session, &[side], (80, 24), &mut std::iter::once(click.clone()));
    assert_eq!(screen.last().map(String::as_str), Some("> 2"));
    assert_eq!(after.record().entries, session.record().entries);
    let (_, after) = press(&interpreter, &session, &[side], (80, 24), &mut [click.clone(), click].into_iter());
    let (_, typed) = play(&interpreter, &session, &[side], b"2\n");
    assert!(after.record().entries.len() > session.record().entries.len());
    assert_eq!(after.record().entries, typed.record().entries);
}

#[test]
fn panes_scroll_and_answers_get_room() {
    let session = choosing::<twilight::State>(6);
    let interpreter = interpreter(&session, Language::English);
    let side = decider(&session);
    let shown =
        |events: Vec<Event>| press(&interpreter, &session, &[side], (80, 24), &mut events.into_iter()).0.join("\n");
    let first = shown(Vec::new());
    assert!(first.contains("» Table ↓") && first.contains(" Turn 1/10 "), "{first}");
    let second = shown(vec![key(KeyCode::PageDown)]);
    assert!(second.contains("» Table ↑") && !second.contains(" Turn 1/10 "), "{second}");
    assert_eq!(shown(vec![key(KeyCode::PageDown), key(KeyCode::PageUp)]), first);
    assert!(shown(vec![key(KeyCode::Tab)]).contains("» Hand"));
    let helped = shown(keys("help\n"));
    assert!(helped.contains("» Log") && helped.contains("> help") && helped.contains("why WORDS"), "{helped}");
}

#[test]
fn disabling_colours_keeps_the_text() {
    let session = choosing::<curtain::State>(3);
    let interpreter = interpreter(&session, Language::English);
    let colours = RefCell::new(Vec::new());
    let screens = [Paint::On, Paint::Off].map(|paint| {
        let backend = TestBackend::new(80, 40);
        let mut full = Full::new(backend, interpreter.words(), paint, || Ok(None)).expect("a screen");
        let mut sitting =
            Sitting::new(session.clone(), chairs(&[decider(&session)]), Luck::seeded(1), &interpreter, paint)
                .saving_with(|_, _| Ok(()));
        sitting.run_on(&mut full).expect("nothing fails");
        let coloured = |cell: &ratatui::buffer::Cell| cell.fg != ratatui::style::Color::Reset;
        colours.borrow_mut().push(full.backend().buffer().content().iter().any(coloured));
        seen(full.backend())
    });
    assert_eq!(screens[0], screens[1]);
    assert_eq!(*colours.borrow(), [true, false]);
}

//! Iron Curtain in the terminal.

use super::table::{BOTH, every_choice_is_explained_and_parsed, fits_eighty_columns, garbage, nonsense, position};
use ::curtain::{Action, Card, Options, PackRef, Question, State, Us, Ussr, pack::DEFAULT, testing::table};
use cli::{Interpreter, Paint, Screen};
use games::Presenter;
use proptest::{prelude::*, test_runner::FileFailurePersistence};
use rules::{Actor, Game, Luck, Options as _, Seat, Session, Side, legal};
use std::sync::LazyLock;
use words::{Language, Words};

fn interpreter(language: Language, options: &Options) -> Interpreter {
    Interpreter::new::<State>(State::words(options, Words::new(language)))
}

static ENGLISH: LazyLock<Interpreter> = LazyLock::new(|| interpreter(Language::English, &Options::default()));

fn play(session: &Session<State>, humans: &[Side], script: &[u8]) -> (String, Session<State>) {
    super::table::play(&ENGLISH, session, humans, script)
}

fn asked(wanted: impl Fn(Question) -> bool) -> Session<State> {
    position(Options::default(), |session: &Session<State>| session.state().question().is_some_and(&wanted))
}

/// Returns options with a changed default pack.
fn corrected(changes: &[(&str, &str)]) -> Options {
    let text = changes.iter().fold(DEFAULT.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    });
    Options::of(PackRef::read("my.toml", &text).expect("a good pack"))
}

/// Returns options in which Angola is Algeria, and Cuba has another event.
fn algeria() -> Options {
    corrected(&[
        ("name_en = \"Angola\"", "name_en = \"Algeria\""),
        ("name_pl = \"Angola\"", "name_pl = \"Algieria\""),
        ("name_fr = \"Angola\"", "name_fr = \"Algérie\""),
        (
            "{ op = \"infiltrate\", side = \"ussr\", cubes = 2, max_per_card = 2, zone = \"this\" },\n  { op = \"remove\", side = \"ussr\", cubes = 1",
            "{ op = \"score\", side = \"ussr\", points = 2 },\n  { op = \"remove\", side = \"ussr\", cubes = 1",
        ),
    ])
}

#[test]
fn forced_choices_are_played_automatically() {
    super::table::forced_choices_are_played_automatically::<State>(&ENGLISH);
}

#[test]
fn every_legal_choice_is_explained_and_parsed_in_every_language() {
    let supply_is_empty = |session: &Session<State>| {
        let state = session.state();
        matches!(state.question(), Some(Question::Place { side: Us, .. })) && state.board().supply(Us) == 0
    };
    let positions = [
        asked(|question| matches!(question, Question::Starter { side: Us, .. })),
        asked(|question| matches!(question, Question::Play { side: Us })),
        asked(|question| matches!(question, Question::Lay { side: Us, .. })),
        asked(|question| matches!(question, Question::Course { side: Us, .. })),
        asked(|question| matches!(question, Question::Event { side: Us, .. })),
        asked(|question| matches!(question, Question::Place { side: Us, .. })),
        asked(|question| matches!(question, Question::Infiltrate { side: Us, .. })),
        asked(|question| matches!(question, Question::Remove { side: Us, .. })),
        asked(|question| matches!(question, Question::Move { side: Ussr, .. })),
        position(Options::default(), supply_is_empty),
    ];
    for language in Language::ALL {
        let interpreter = interpreter(language, &Options::default());
        for session in &positions {
            let Actor::Player(side) = session.state().actor() else { unreachable!("a player is to act") };
            every_choice_is_explained_and_parsed(&interpreter, session, side);
        }
    }
}

#[test]
fn the_keyboard_is_handed_over_before_a_hand_is_shown() {
    let session = asked(|question| matches!(question, Question::Starter { side: Ussr, .. }));
    let hands = BOTH.map(|side| session.state().hand(side));
    let (out, after) = play(&session, &BOTH, b"\nlet the usa take the first turn\n\n1\n");
    let (before, rest) = out.split_once("Please hand the keyboard to USA.").expect("a hand-over");
    let named = |text: &str, card: Card| text.contains(&format!("Play {}\n", ENGLISH.words().named::<State>(&card)));
    assert!(before.contains("Please hand the keyboard to USSR.") && before.contains("Your hand"));
    let shown = |text: &str, side: Side| hands[side.index()].iter().any(|card| named(text, card));
    assert!(shown(rest, Us) && !shown(rest, Ussr) && !shown(before, Us), "{out}");
    assert!(matches!(after.state().question(), Some(Question::Lay { side: Us, .. })));
}

#[test]
fn cells_are_chosen_by_drawn_number_or_coordinates() {
    let session = asked(|question| matches!(question, Question::Lay { side: Us, .. }));
    let (number, x, y) = (1..)
        .zip(legal(session.state()))
        .find_map(|(number, action)| match action {
            Action::Lay(cell) if cell.x < 0 => Some((number, cell.x, cell.y)),
            _ => None,
        })
        .expect("a cell to the left");
    let (out, by_number) = play(&session, &BOTH, format!("\n{number}\n").as_bytes());
    let drawn = out.lines().find(|line| line.contains(&format!("[{number}]"))).expect("drawn");
    assert!(drawn.trim_start().starts_with(&y.to_string()), "{drawn}");
    let (_, by_words) = play(&session, &BOTH, format!("\nlay {x} {y}\n").as_bytes());
    assert_eq!(by_number.record().entries.last(), by_words.record().entries.last());
    assert!(by_number.record().entries.len() > session.record().entries.len());
    let (out, after) = play(&session, &BOTH, b"\nlay 9 9\nlay 0 0\nlay\n");
    assert_eq!(after.record().entries.len(), session.record().entries.len());
    assert!(out.contains("Europe lies there. (rule 5.5)") && out.contains("fits several choices"), "{out}");
}

#[test]
fn why_names_the_rule() {
    let session = asked(|question| matches!(question, Question::Play { side: Us }));
    let other = session.state().hand(Ussr).first().expect("a card");
    let script = format!("why play {}\nwhy stop\nwhy play europe\n", other.slug());
    let (out, _) = play(&session, &[Us], script.as_bytes());
    assert!(out.contains("is not in your hand. (rule 3.3)"), "{out}");
    assert!(out.contains("You cannot pass: you have to play a card. (rule 3.3)"), "{out}");
    assert!(out.contains("[Play Europe] Europe lies on the table already."), "{out}");
}

#[test]
fn invented_figures_are_marked_on_the_table_in_the_hand_and_in_explanations() {
    let session = position(Options::default(), |session: &Session<State>| {
        let state: &State = session.state();
        matches!(state.question(), Some(Question::Play { side: Us })) && state.board().turn() > 4
    });
    let (out, _) = play(&session, &[Us], b"? 1\n? cuba\n? brazil\n? south america\n");
    assert!(out.contains("* made up, see ? NAME ──"), "{out}");
    let laid = session.state().board().cards().iter().find(|card| *card != Card::StartEurope).expect("a card");
    let name = ENGLISH.words().named::<State>(&laid);
    assert!(out.contains(&format!("│{name}*")), "{out}");
    assert!(out.contains(" cubes*\n") && out.contains("+2*"), "{out}");
    let flat = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("[Cuba] USSR card, Central America, 2 cubes. Event: The USSR infiltrates 2 cubes on Cuba."));
    assert!(flat.contains("Made up for this pack, as no source gives it: event."), "{out}");
    assert!(
        flat.contains("as no source gives it: name, faction, region, number of cubes, bonus of the region, event.")
    );
    assert!(flat.contains("Cards: Chile, Brazil. Made up for this pack, as no source gives it: bonus of the region."));
}

#[test]
fn corrected_packs_have_their_own_names_and_events() {
    let options = algeria();
    let expected = [
        (Language::English, "Algeria", "The USSR gains 2 points. The USSR removes 1 enemy cube"),
        (Language::Polish, "Algieria", "Gracz ZSRR zyskuje 2\u{a0}punkty ideologii. Gracz ZSRR usuwa 1\u{a0}kostkę"),
        (Language::French, "Algérie", "Le camp soviétique gagne 2\u{a0}points. Le camp soviétique retire 1\u{a0}cube"),
    ];
    for (language, name, event) in expected {
        let interpreter = interpreter(language, &options);
        let words = interpreter.words();
        assert_eq!(words.named::<State>(&Card::Angola), name);
        let cuba = words.text::<State>("cuba").expect("a text");
        assert!(cuba.contains(event), "{cuba}");
        let default = Words::new(language).text::<State>("cuba").expect("a text");
        assert!(!cuba.contains(&default), "{cuba}");
        let panama = Words::new(language).text::<State>("panama").expect("a text");
        assert!(words.text::<State>("panama").is_some_and(|text| text.contains(&panama)), "an unchanged event");
        assert_eq!(interpreter.slug(name), Some("angola"));
    }
}

#[test]
fn the_table_fits_eighty_columns_in_every_language() {
    let random = |luck: &mut Luck| Options::random(luck);
    fits_eighty_columns::<State>(30, random, |_, choices, luck| luck.pick(choices));
    // Long names, and cards that are moved repeatedly.
    let long = "x".repeat(30) + &"y".repeat(30);
    let named = corrected(&[("\"South Africa\"", &format!("\"{long}\"")), ("\"Afrique\"", &format!("\"{long}\""))]);
    fits_eighty_columns::<State>(10, |_| named, |_, choices, luck| luck.pick(choices));
    let restless = include_str!("../../../curtain/tests/packs/restless.toml");
    let restless = Options::of(PackRef::read("restless.toml", restless).expect("a good pack"));
    fits_eighty_columns::<State>(20, |_| restless, |_, choices, luck| luck.pick(choices));
    // As wide, and as high, as possible.
    fits_eighty_columns::<State>(10, |_| Options::default(), |_, choices, luck| far(choices, luck, |x, _| x));
    fits_eighty_columns::<State>(10, |_| Options::default(), |_, choices, luck| far(choices, luck, |_, y| y));
}

/// Lays a card as far out as possible, otherwise plays randomly.
fn far(choices: &[Action], luck: &mut Luck, distance: fn(i8, i8) -> i8) -> Action {
    let cell = |action: &Action| match action {
        Action::Lay(cell) => Some(distance(cell.x, cell.y)),
        _ => None,
    };
    choices
        .iter()
        .copied()
        .filter(|action| cell(action).is_some())
        .max_by_key(cell)
        .unwrap_or_else(|| luck.pick(choices))
}

#[test]
fn seventeen_cards_in_a_row_are_drawn_with_explained_abbreviations() {
    let row = Card::ALL.into_iter().filter(|&card| card != Card::StartEurope).take(16);
    let setup =
        row.zip(1..).fold(table(), |setup, (card, x)| setup.card(card.slug(), (x, 0), u8::from(x == 1) * 12, 1));
    let mut desk = setup.hand(Us, ["brazil"]).turn_of(Us);
    desk.play(Action::Play(Card::Brazil));
    for language in Language::ALL {
        let words = State::words(&Options::default(), Words::new(language));
        let drawn = State::draw(&desk.view(Seat::Player(Us)), &words);
        assert!(drawn.iter().all(|line| line.width() <= cli::WIDTH), "{drawn:?}");
        let text = drawn.iter().map(|line| line.render(Paint::Off)).collect::<Vec<_>>().join("\n");
        assert!(desk.board().cards().iter().all(|card| text.contains(&words.named::<State>(&card))), "{text}");
        let abbreviation =
            if language == Language::French { "RFA" } else { &words.named::<State>(&Card::WestGermany)[..3] };
        assert!(text.contains(&format!("│Eur│{abbreviation}│")), "{text}");
        assert!(text.contains("┬EU»┬EU<┬") && text.contains("│●1 │●12│") && text.contains("│◆1 │◆1 │"), "{text}");
    }
}

#[test]
fn the_drawing_shows_cubes_regions_and_leaders() {
    let desk = table().card("japan", (0, 1), 3, 1).card("cuba", (-1, 1), 0, 1).hand(Us, ["vietnam"]).turn_of(Us);
    let drawn = State::draw(&desk.view(Seat::Spectator), ENGLISH.words());
    let text: Vec<_> = drawn.iter().map(|line| line.render(Paint::Off)).collect();
    let expected = [
        "          -1             0",
        "   ┌CA────────────┬AS────────────┐",
        "  1│Cuba*         │Japan*        │",
        "   │●0<◆1         │●3»◆1         │",
        "   └──────────────┼EU────────────┤",
        "  0               │Europe        │",
        "                  │●1=◆1         │",
        "                  └──────────────┘",
    ];
    assert_eq!(text[4..12], expected);
}

static MIDDLE: LazyLock<Session<State>> = LazyLock::new(|| {
    position(Options::default(), |session: &Session<State>| {
        let state: &State = session.state();
        let placing = matches!(state.question(), Some(Question::Place { side: Us, .. }));
        placing && legal(state).len() > 6 && session.undoable(Us) == 0
    })
});

static LAYING: LazyLock<Session<State>> =
    LazyLock::new(|| asked(|question| matches!(question, Question::Lay { side: Us, .. })));

const HALVES: &[&str] = &[
    "why place ",
    "why lay ",
    "place ",
    "place a cube on ",
    "lay ",
    "lay -1 ",
    "lay 1 -",
    "stop",
    "put on cuba ",
    "move ",
    "event",
    "{\"lay\":",
    "-0 ",
    "lay 99999999999999999999 1",
    "lay 128 -129",
];
const NAMES: &[&str] = &["cuba", "Europe", "west germany", "east", "usa", "lay", "-1", "0", "128", "cubes", "region"];

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 5_000,
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        ..ProptestConfig::default()
    })]

    #[test]
    fn garbage_never_panics_and_changes_the_game_only_by_legal_actions(
        lines in proptest::collection::vec(garbage(HALVES, NAMES), 1..4), laying in any::<bool>()
    ) {
        nonsense(&ENGLISH, if laying { &LAYING } else { &MIDDLE }, &[Us], &lines)?;
    }
}

//! Twilight Struggle in the terminal: extra commands, warnings, and that invalid input changes no game.

use super::table::{self, garbage, nonsense, position};
use ::twilight::{Action, Ask, Card, Country, Options, State, Us, Ussr};
use cli::{Interpreter, Screen};
use games::Presenter;
use proptest::{prelude::*, test_runner::FileFailurePersistence};
use rules::{Actor, Game, Luck, Options as _, Seat, Session, Side, View as _, legal};
use std::sync::LazyLock;
use words::{Language, Words};

static ENGLISH: LazyLock<Interpreter> = LazyLock::new(|| Interpreter::new::<State>(Words::new(Language::English)));

fn play(session: &Session<State>, humans: &[Side], script: &[u8]) -> (String, Session<State>) {
    table::play(&ENGLISH, session, humans, script)
}

/// Returns the first position of a random game that satisfies `wanted`.
fn game_where(wanted: impl Fn(&State) -> bool) -> Session<State> {
    position(Options::default(), |session| wanted(session.state()))
}

/// Returns a game in which the US is to play the card of its second action round.
fn second_round() -> Session<State> {
    game_where(|state| state.round == 2 && state.ask() == Some(Ask::Round { by: Us }))
}

static MIDDLE: LazyLock<Session<State>> = LazyLock::new(second_round);

fn lines(state: &State, seat: Seat, command: &str, slug: Option<&str>) -> String {
    let words = ENGLISH.words();
    let lines = State::command(&state.view(seat), words, command, slug);
    lines.iter().map(|line| line.render(cli::Paint::Off) + "\n").collect()
}

/// Returns the state with this influence in a country.
fn with(mut state: State, country: Country, us: u8, ussr: u8) -> State {
    state.set_influence(Us, country, us);
    state.set_influence(Ussr, country, ussr);
    state
}

#[test]
fn forced_choices_are_played_automatically() {
    table::forced_choices_are_played_automatically::<State>(&ENGLISH);
    table::undo_skips_forced_choices::<State>(&ENGLISH);
}

#[test]
fn headlines_are_chosen_in_secret() {
    let start = game_where(|state| matches!(state.ask(), Some(Ask::Headline { hidden: true, .. })));
    let card = legal(start.state())[0];
    let name = ENGLISH.words().action::<State>(&card);
    let (out, after) = play(&start, &Side::BOTH, b"\n1\n\n");
    let (before, rest) = out.split_once("Please hand the keyboard to US.").expect("a hand-over");
    assert!(before.contains("[USSR] Which card is your headline?") && before.contains(&name), "{before}");
    assert!(rest.contains("[US] Which card is your headline?") && rest.contains("USSR: face down"), "{rest}");
    assert!(!rest.contains(&name), "{name}: {rest}");
    assert_eq!(after.record().entries.len(), start.record().entries.len() + 1);
}

#[test]
fn odds_follow_the_rules() {
    // Die + 3 Ops against twice 2: 2 to 6 succeed, by 1 to 5. At DEFCON 5 no coup is forbidden.
    let mut state = with(*MIDDLE.state(), Country::Iran, 0, 1);
    (state.defcon, state.in_force) = (5, twilight::Cards::EMPTY);
    let out = lines(&state, Seat::Player(Us), "odds", Some("iran"));
    assert!(out.contains("Coup with 3 Ops: 83%, on average 2.5; dice 1–6: 0 1 2 3 4 5"), "{out}");
    assert!(out.contains("Coup with 1 Ops: 50%, on average 1.0; dice 1–6: 0 0 0 1 2 3"), "{out}");
    assert!(out.contains("A coup here lowers DEFCON to 4."), "{out}");
    state.defcon = 2;
    let out = lines(&state, Seat::Player(Us), "odds", Some("iran"));
    assert!(out.contains("No coup: DEFCON or an event forbids it."), "{out}");
}

#[test]
fn realignment_odds_count_neighbours_and_influence() {
    // South Africa 0:1: the USSR has more there; neither side controls a neighbour. US wins with dice two higher: 10 of 36.
    let mut state = with(*MIDDLE.state(), Country::SouthAfrica, 0, 1);
    for country in [Country::Angola, Country::Botswana] {
        state = with(state, country, 0, 0);
    }
    (state.defcon, state.in_force) = (5, twilight::Cards::EMPTY);
    let odds = state.realign_odds(Us, Country::SouthAfrica);
    assert_eq!((odds.gains, odds.losses, odds.removed, odds.lost), (10, 0, 10, 0));
    let out = lines(&state, Seat::Player(Us), "odds", Some("south_africa"));
    assert!(out.contains("Realignment: 28% USSR loses (on average 0.3), 0% you lose (0.0)"), "{out}");
}

#[test]
fn regions_score_as_in_the_example_of_the_rules() {
    // 10.1.2: USSR Cuba, Haiti, Dominican Republic; US Guatemala, 1 in Panama: 5 to 1.
    let mut state = *MIDDLE.state();
    for country in twilight::Region::CentralAmerica.countries() {
        state = with(state, country, 0, 0);
    }
    for (country, us, ussr) in [
        (Country::Cuba, 0, 3),
        (Country::Haiti, 0, 1),
        (Country::DominicanRepublic, 0, 1),
        (Country::Guatemala, 1, 0),
        (Country::Panama, 1, 0),
    ] {
        state = with(state, country, us, ussr);
    }
    let out = lines(&state, Seat::Player(Us), "score", Some("central_america"));
    assert!(out.contains("● US: presence 1 + battlegrounds 0 + next to the enemy 0 = 1"), "{out}");
    assert!(out.contains("◆ USSR: domination 3 + battlegrounds 1 + next to the enemy 1 = 5"), "{out}");
    assert!(out.contains("→ ◆ USSR gains 4"), "{out}");
    let all = lines(&state, Seat::Player(Us), "score", None);
    assert!(all.contains("Central America: ● presence 1, ◆ domination 5 → ◆ USSR gains 4"), "{all}");
}

#[test]
fn extra_commands_are_answered_and_change_no_game() {
    let script = b"map\nmap asia\nodds\nodds xyzzy\nODDS iran\nscore southeast asia\ncards\neffects\nhelp\ntable\n";
    let (out, after) = play(&MIDDLE, &[Us], script);
    for part in [
        "Afghanistan",
        "next to ◆ USSR, Iran, Pakistan",
        "Which country? For example: odds iran",
        "about “xyzzy”",
        "Odds in Iran for ● US",
        "one VP a country, two for Thailand",
        "Not seen: Early War",
        "odds iran     chances",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert_eq!(after.record().entries.len(), MIDDLE.record().entries.len());
    assert_eq!(out.matches("[US] Which card do you play?").count(), 2);
}

#[test]
fn moves_that_lose_by_defcon_must_be_chosen_twice() {
    let session = game_where(|state| {
        let mine = matches!(state.ask(), Some(Ask::Ops { by: Us, .. })) && state.phasing == Us;
        let coup = |action: &Action| matches!(action, Action::Coup(country) if country.battleground());
        mine && state.defcon == 2 && !state.in_force(Card::NuclearSubs) && legal(state).iter().any(coup)
    });
    let coup = |action: &Action| matches!(action, Action::Coup(country) if country.battleground());
    let number = legal(session.state()).iter().position(coup).expect("a coup") + 1;
    let (out, after) = play(&session, &[Us], format!("{number}\n").as_bytes());
    assert!(out.contains("Careful: this loses you the game at once (nuclear war)."), "{out}");
    assert!(out.contains("Choose it again"), "{out}");
    assert_eq!(after.record().entries.len(), session.record().entries.len());
    let (out, after) = play(&session, &[Us], format!("{number}\n{number}\n").as_bytes());
    assert!(out.contains("Winner: USSR. DEFCON 1: a nuclear war broke out."), "{out}");
    assert!(after.state().outcome().is_some());
}

#[test]
fn events_that_lose_by_defcon_have_a_warning_and_the_space_race_has_none() {
    // The USSR plays Duck and Cover, an event of the US, at DEFCON 2.
    let session = game_where(|state| {
        let use_it = matches!(state.ask(), Some(Ask::Use { by: Ussr, card: Card::DuckAndCover, .. }));
        use_it && state.defcon == 2 && state.phase == twilight::state::Phase::Rounds && state.phasing == Ussr
    });
    let view = session.state().view(Seat::Player(Ussr));
    let warning = |action| State::dangers(&view, &[action], ENGLISH.words()).remove(0).map(|danger| danger.text);
    assert!(warning(Action::EventFirst).is_some_and(|text| text.contains("at once")));
    assert!(warning(Action::OpsFirst).is_some_and(|text| text.contains("could lose")));
    assert_eq!(warning(Action::Space), None);
}

#[test]
fn stranding_a_scoring_card_has_a_warning() {
    let session = game_where(|state| {
        let round = state.ask() == Some(Ask::Round { by: Us });
        round && state.scoring_due(Us) && legal(state).iter().any(|action| !scores(*action))
    });
    let view = session.state().view(Seat::Player(Us));
    for action in legal(session.state()) {
        let warned = State::dangers(&view, &[action], ENGLISH.words()).remove(0).map(|danger| danger.text);
        let stranded = warned.is_some_and(|text| text.contains("as many scoring cards"));
        assert_eq!(stranded, !scores(action), "{action:?}");
    }
}

fn scores(action: Action) -> bool {
    matches!(action, Action::Card(card) if card.scoring())
}

#[test]
fn the_table_and_every_extra_command_fit_eighty_columns_in_every_language() {
    let languages = Language::ALL.map(Words::new);
    for seed in 0..8 {
        let mut luck = Luck::seeded(seed);
        let mut session = Session::<State>::new(Options::random(&mut luck));
        for _ in 0..250 {
            session.run_chance(&mut luck);
            let Actor::Player(side) = session.state().actor() else { break };
            for (seat, words) in Seat::ALL.into_iter().zip(&languages) {
                let view = session.state().view(seat);
                let mut lines = State::draw(&view, words);
                for (command, slug) in [("map", Some("asia")), ("odds", Some("iran")), ("score", None), ("cards", None)]
                {
                    lines.extend(State::command(&view, words, command, slug));
                }
                lines.extend(State::command(&view, words, "effects", None));
                let texts = lines.iter().map(|line| line.render(cli::Paint::Off));
                let long: Vec<_> = texts.filter(|text| text.chars().count() > cli::WIDTH).collect();
                assert!(long.is_empty(), "{}: {long:?}", words.language());
            }
            session.play(side, luck.pick(&legal(session.state()))).expect("legal");
        }
    }
}

#[test]
fn choices_are_parsed_from_words_in_every_language() {
    for language in Language::ALL {
        let interpreter = Interpreter::new::<State>(Words::new(language));
        for seed in 0..3 {
            let mut luck = Luck::seeded(seed);
            let mut session = Session::<State>::new(Options::default());
            for _ in 0..60 {
                session.run_chance(&mut luck);
                let Actor::Player(side) = session.state().actor() else { break };
                let choices = legal(session.state());
                let action = luck.pick(&choices);
                let sentence = interpreter.words().action::<State>(&action);
                let guesses = interpreter.hear::<State>(&sentence, &choices);
                let fits: Vec<_> = guesses.iter().filter(|guess| choices.contains(&guess.action)).collect();
                assert!(fits.iter().any(|guess| guess.action == action), "{language}: {sentence}");
                session.play(side, action).expect("legal");
            }
        }
    }
}

#[test]
fn players_see_no_more_than_the_view() {
    let view = MIDDLE.state().view(Seat::Player(Us));
    let hidden = MIDDLE.state().hand(Ussr) - view.state.hand(Ussr);
    let table: String =
        State::draw(&view, ENGLISH.words()).iter().map(|line| line.render(cli::Paint::Off) + "\n").collect();
    assert_eq!(view.seat(), Seat::Player(Us));
    for card in hidden {
        let name = ENGLISH.words().name::<State>(card.slug());
        assert!(!table.lines().any(|line| line.contains(&format!(" {name}"))), "{name}: {table}");
    }
}

const HALVES: &[&str] = &[
    "why coup ",
    "place ",
    "coup iran",
    "realign ",
    "event",
    "ops",
    "space",
    "pass",
    "map ",
    "map",
    "odds ",
    "odds iran",
    "score ",
    "score asia",
    "cards",
    "effects",
    "defuse ",
    "bid ",
    "roll ",
    "dice 1 2",
    "{\"card\":",
    "\"pass\"",
    "set defcon to ",
];
const NAMES: &[&str] = &["iran", "Italy", "south_korea", "duck and cover", "us", "east", "che", "nato", "asia"];

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2_000,
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        ..ProptestConfig::default()
    })]

    #[test]
    fn garbage_never_panics_and_changes_the_game_only_by_legal_actions(
        lines in proptest::collection::vec(garbage(HALVES, NAMES), 1..4)
    ) {
        nonsense(&ENGLISH, &MIDDLE, &[Us], &lines)?;
    }
}

//! Records and sessions: what is written, what is refused, what can be undone.

use crate::common::*;
use rules::{FORMAT, Heading, PlayError, Record, RecordError, Session};

const CUBA: &str = include_str!("games/cuba.hotline.json");

fn read(text: &str) -> Result<Record<State>, RecordError> {
    Record::read(text)
}

fn error(from: &str, to: &str) -> RecordError {
    assert!(CUBA.contains(from), "{from}");
    let record = read(&CUBA.replacen(from, to, 1));
    record.and_then(|record| Session::replay(&record)).map(|_| ()).unwrap_err()
}

#[test]
fn damaged_json_is_refused_with_line_and_column() {
    let damage = error("\"pick\":\"assassin\"", "\"pick\":assassin");
    assert!(matches!(damage, RecordError::Damaged { line: 10, column: 13, .. }), "{damage:?}");
    let cut = read(&CUBA[..CUBA.len() / 2]).unwrap_err();
    assert!(cut.to_string().starts_with("line 7, column "), "{cut}"); // in the middle of the options
}

#[test]
fn a_foreign_file_is_refused() {
    assert_eq!(
        read("{\"name\": \"spies\"}").unwrap_err().to_string(),
        "this is not a Hotline record: it has no field `hotline`"
    );
    assert_eq!(read("[1, 2]").unwrap_err().to_string(), "this is not a Hotline record: it is not a JSON object");
    assert!(matches!(read("").unwrap_err(), RecordError::Damaged { line: 1, column: 0, .. }));
}

#[test]
fn a_record_of_another_game_is_refused() {
    let error = error("\"spies\"", "\"twilight\"");
    assert_eq!(error.to_string(), "this is a record of `twilight`, not of `spies`");
}

#[test]
fn a_newer_format_or_newer_rules_are_refused() {
    let format = error("\"hotline\": 1", "\"hotline\": 9");
    assert_eq!(format, RecordError::Newer { what: "record format", found: 9, known: FORMAT });
    let rules = error("\"rules\": 1", "\"rules\": 99");
    assert_eq!(rules, RecordError::Newer { what: "rules version", found: 99, known: State::RULES_VERSION.into() });
}

#[test]
fn unknown_and_missing_fields_are_refused_by_name() {
    let place = |error| match error {
        RecordError::Field { place, .. } => place,
        other => panic!("{other}"),
    };
    assert_eq!(place(error("\"tags\"", "\"remarks\"")), "remarks");
    assert_eq!(place(error("\"actions\"", "\"tags2\"")), "tags2");
    assert_eq!(place(error("\"rules\": 1,", "")), "rules");
    assert_eq!(place(error("\"rules\": 1,", "\"rules\": \"one\",")), "rules");
    assert_eq!(place(error("\"turn_limit\":0", "\"turn_limits\":0")), "options");
    assert_eq!(place(error("\"forbidden\"", "\"allowed\"")), "options");
}

// A24
#[test]
fn options_that_exclude_each_other_are_refused() {
    let text = CUBA.replace("\"no_economic\"", "\"no_own_economic\"");
    let error = read(&text.replace("\"struggle_action_limit\":100", "\"struggle_action_limit\":0")).unwrap_err();
    assert!(
        matches!(&error, RecordError::Field { place, what } if place == "options" && what.contains("A24")),
        "{error}"
    );
}

#[test]
fn omitted_options_have_their_defaults() {
    let start = CUBA.find("{\"struggle").unwrap();
    let end = CUBA.find("},\n  \"tags\"").unwrap();
    let text = format!("{}{{\"turn_limit\":3{}", &CUBA[..start], &CUBA[end..]);
    assert_eq!(read(&text).unwrap().options, Options { turn_limit: 3, ..Options::ENGLISH });
}

#[test]
fn an_invalid_action_is_refused_with_its_place() {
    let place = |from, to| match error(from, to) {
        RecordError::Field { place, .. } => place,
        other => panic!("{other}"),
    };
    assert_eq!(place("{\"uncover\":\"cuba\"}", "{\"uncover\":\"atlantis\"}"), "actions[0]");
    assert_eq!(place("\"recruit\"", "\"surrender\""), "actions[5]");
    assert_eq!(place("{\"group\":\"newspapers\"}", "{\"group\":\"newspapers\",\"aim\":\"mafia\"}"), "actions[18]");
    assert_eq!(place("\"take\"", "{\"interrupt\":\"north\",\"action\":\"take\"}"), "actions[20]");
    assert_eq!(place("\"take\"", "{\"interrupt\":\"west\"}"), "actions[20]");
    let four = "{\"arrange_groups\":[\"police\",\"radio\",\"mafia\",\"ngos\"]}";
    assert_eq!(place("\"take\"", four), "actions[20]");
}

// 3.3, 3.9, 8.1: the rule is named
#[test]
fn an_illegal_action_is_refused_with_the_rule() {
    let why = |from, to| match error(from, to) {
        RecordError::Illegal { index, why, .. } => (index, why),
        other => panic!("{other}"),
    };
    assert_eq!(why("\"recruit\"", "\"pass\""), (5, "\"must_recruit\", rule 3.3".to_owned()));
    let (index, rule) =
        why("\"group\":\"industry\",\"target\":\"newspapers\"", "\"group\":\"industry\",\"target\":\"industry\"");
    assert_eq!((index, rule.as_str()), (12, "\"targets_itself\", rule 3.9"));
    let (index, rule) = why("\"take\"", "{\"interrupt\":\"west\",\"action\":{\"use\":\"summit_meeting\"}}");
    assert_eq!((index, rule.as_str()), (20, "\"event_not_owned\", rule 8.1"));
    let (index, rule) = why("{\"draw\":\"mafia\"}", "{\"draw\":\"industry\"}"); // it lies on the table
    assert_eq!((index, rule.as_str()), (14, "it does not answer the question"));
}

#[test]
fn the_heading_names_the_game_before_the_rest_is_read() {
    let heading = Heading::read(CUBA).unwrap();
    assert_eq!((heading.game.as_str(), heading.rules), ("spies", 1));
}

/// Returns a game in Planning, on Cuba.
fn session(options: Options) -> Session<State> {
    let mut session = Session::new(options);
    assert!(session.play_chance(Uncover(Cuba)) && session.play_chance(Balance(Cia)));
    session
}

/// Returns a game in the struggle with Radio for the CIA and Mafia for the KGB; the CIA is to act.
fn struggle() -> Session<State> {
    let mut s = session(Options::ENGLISH);
    s.play(Cia, Pick(Assassin)).unwrap();
    s.play(Kgb, Pick(Analyst)).unwrap();
    s.play(Cia, First(Cia)).unwrap();
    for (side, group) in [(Cia, Radio), (Kgb, Mafia)] {
        s.play(side, Recruit).unwrap();
        assert!(s.play_chance(Draw(group)));
    }
    s
}

#[test]
fn an_undo_reverts_only_the_players_own_actions() {
    let mut s = session(Options::ENGLISH);
    assert_eq!((s.undoable(Cia), s.undoable(Kgb)), (0, 0)); // chance
    let before = *s.state();
    s.play(Cia, Pick(Assassin)).unwrap();
    assert_eq!((s.undoable(Cia), s.undoable(Kgb)), (1, 0));
    assert!(!s.undo(Kgb) && s.undo(Cia));
    assert_eq!(*s.state(), before);
    s.play(Cia, Pick(Director)).unwrap();
    s.play(Kgb, Pick(Analyst)).unwrap();
    assert_eq!((s.undoable(Cia), s.undoable(Kgb)), (0, 1)); // the other player's action
}

#[test]
fn an_undo_stops_at_a_draw() {
    let mut s = session(Options::ENGLISH);
    s.play(Cia, Pick(Assassin)).unwrap();
    s.play(Kgb, Pick(Analyst)).unwrap();
    s.play(Cia, First(Cia)).unwrap();
    s.play(Cia, Recruit).unwrap();
    assert_eq!(s.undoable(Cia), 2);
    assert!(s.play_chance(Draw(Police)));
    assert_eq!(s.undoable(Cia), 0);
}

#[test]
fn an_undo_stops_where_a_card_was_looked_at_or_shown() {
    let looked = || {
        let mut s = struggle();
        s.play(Cia, look(Radio)).unwrap();
        assert!(s.play_chance(Draw(Police)));
        s
    };
    for (choice, undoable) in [(Take, 0), (Discard, 0), (Leave, 1)] {
        let mut s = looked();
        s.play(Cia, choice).unwrap();
        assert_eq!(s.undoable(Cia), undoable, "{choice:?}");
    }
    // The card left is taken by the KGB: no draw of chance, yet it is shown.
    let mut s = looked();
    s.play(Cia, Leave).unwrap();
    s.play(Kgb, Recruit).unwrap();
    assert_eq!(s.undoable(Kgb), 0);
}

// 5.1: the last pass shows the agents
#[test]
fn an_undo_stops_where_an_agent_was_shown() {
    let mut s = struggle();
    s.play(Cia, Pass).unwrap();
    assert_eq!(s.undoable(Cia), 1);
    s.play(Kgb, Pass).unwrap();
    assert_eq!((s.undoable(Cia), s.undoable(Kgb)), (0, 0));
}

#[test]
fn a_session_refuses_with_the_rule_or_names_the_wrong_side() {
    let mut s = session(Options::ENGLISH);
    assert_eq!(s.play(Kgb, Pick(Analyst)), Err(PlayError::NotYours));
    let Err(PlayError::Refused(refusal)) = s.play(Cia, Pass) else { panic!("a pass in Planning") };
    assert_eq!(refusal.section(), "10.1");
    assert!(!s.play_chance(Draw(Police)));
    let mut s = Session::<State>::new(Options { turn_limit: 1, ..Options::ENGLISH });
    while s.state().actor() != Actor::Nobody {
        match s.state().actor() {
            Actor::Player(side) => s.play(side, legal(s.state())[0]).unwrap(),
            _ => s.run_chance(&mut Luck::seeded(1)),
        }
    }
    assert_eq!(s.play(Cia, Pass), Err(PlayError::Over));
}

// 2.1a, 3.13: facts by seat
#[test]
fn each_seat_reads_its_own_facts() {
    let mut s = struggle();
    s.play(Cia, look(Radio)).unwrap();
    assert!(s.play_chance(Draw(Police)));
    let has = |seat, wanted: Fact| s.facts(seat).any(|(_, fact)| fact == wanted);
    let secrets = [Fact::PickedAgent { agent: Assassin }, Fact::Saw { group: Police }];
    for secret in secrets {
        assert!(has(Seat::Player(Cia), secret));
        assert!(!has(Seat::Player(Kgb), secret) && !has(Seat::Spectator, secret));
    }
    assert!(Seat::ALL.iter().all(|&seat| has(seat, Fact::Looked { side: Cia })));
    let (number, _) = s.facts(Seat::Spectator).find(|(_, fact)| *fact == Fact::First { side: Cia }).unwrap();
    assert_eq!(s.record().entries[number].action, First(Cia));
}

// A6 `any_time`: the record notes the seat
#[test]
fn an_interrupt_is_recorded_with_its_side() {
    let options = Options::ENGLISH.with("summit_meeting_window", "any_time").unwrap();
    let mut s = Session::<State>::new(options);
    let play = |s: &mut Session<State>, action| match s.state().actor() {
        Actor::Player(side) => s.play(side, action).unwrap(),
        _ => assert!(s.play_chance(action)),
    };
    let turn = [Uncover(SummitMeeting), Balance(Cia), Pick(Analyst), Pick(DeputyDirector), First(Cia)];
    let turn = turn.into_iter().chain([Recruit, Draw(Generals), Recruit, Draw(Mafia), Pass, Pass]);
    let next = [Uncover(Iran), Draw(Police), Draw(Radio), Draw(Ngos), ArrangeGroups(Few::new(&[Police, Radio, Ngos]))];
    for action in turn.chain(next).chain([Pick(MasterSpy), Pick(Assassin), First(Kgb)]) {
        play(&mut s, action);
    }
    assert_eq!(s.state().actor(), Actor::Player(Kgb));
    s.play(Cia, Use(SummitMeeting)).unwrap();
    assert_eq!(s.state().actor(), Actor::Player(Kgb));
    assert_eq!((s.undoable(Cia), s.undoable(Kgb)), (0, 0)); // an agent was shown
    let text = s.record().write();
    assert!(text.contains("{\"interrupt\":\"west\",\"action\":{\"use\":\"summit_meeting\"}}"), "{text}");
    assert_eq!(Session::replay(&read(&text).unwrap()).unwrap().state(), s.state());
}

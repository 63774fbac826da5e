//! Out and in again: a log gives the same game, a record the identical record.

use formats::playdek::{export, import};
use rules::{Actor, Game, Log, Luck, Options as _, Record, Session};
use twilight::{Options, State, options::Scenario};

/// A random game.
fn game<G: Game>(options: G::Options, luck: &mut Luck) -> Record<G> {
    let mut session = Session::<G>::new(options);
    loop {
        session.run_chance(luck);
        let Actor::Player(side) = session.state().actor() else { return session.record().clone() };
        let action = session.state().any(luck);
        session.play(side, action).expect("a legal action");
    }
}

/// A random game of Twilight Struggle that the dialect can tell.
fn told(index: u64) -> Record<State> {
    let mut luck = Luck::numbered(5, index);
    let mut options = Options::named("playdek").expect("a preset");
    options.optional_cards = luck.below(4) > 0;
    options.us_handicap = luck.below(4) as u8;
    if luck.below(8) == 0 {
        options.scenario = Scenario::LateWar;
    }
    game(options, &mut luck)
}

/// What everybody sees after each line: the figures of the board by the number of lines told.
fn positions(record: &Record<State>) -> Vec<(usize, String)> {
    let mut part = Record::new(record.options);
    let mut state = State::new(&record.options);
    let mut seen: Vec<(usize, String)> = Vec::new();
    for (count, &entry) in record.entries.iter().enumerate() {
        match entry.interrupt {
            None => state.play(entry.action, &mut Log::silent()),
            Some(side) => state.interrupt(side, entry.action, &mut Log::silent()),
        }
        part.entries.push(entry);
        if count % 40 == 0 && state.outcome().is_none() {
            let lines = export(&part).expect("a game that can be told").lines().count();
            let State { influence, vp, defcon, milops, space, china, in_force, turn, .. } = state;
            let all = format!("{influence:?} {vp} {defcon} {milops:?} {space:?} {china:?} {in_force:?} {turn}");
            seen.retain(|(other, _)| *other != lines);
            seen.push((lines, all));
        }
    }
    seen
}

#[test]
fn a_log_gives_the_same_game() {
    for index in 0..300 {
        let record = told(index);
        let text = export(&record).expect("a game that can be told");
        let imported = import(&text).unwrap_or_else(|contradiction| panic!("game {index}: {contradiction}"));
        let again = export(&imported.record).expect("a game that can be told");
        // A game that ends without a line, as by a scoring card held, is imported up to its last line and could go on there;
        // a last action round that was passed is left out.
        let [first, second] = [&text, &again].map(|text| text.trim_end_matches(": :\n").trim_end());
        assert!(first.starts_with(second) || second.starts_with(first), "game {index}");
        let rest = first.get(second.len()..).unwrap_or_default();
        assert!(rest.trim().is_empty() || rest.trim().ends_with(": :"), "game {index}: {rest:?}");
    }
}

#[test]
fn the_positions_are_the_same_after_every_line() {
    for index in 0..12 {
        let record = told(index);
        let imported = import(&export(&record).expect("a game that can be told")).expect("a log that was just written");
        let (first, second) = (positions(&record), positions(&imported.record));
        for (lines, position) in first {
            let same = second.iter().find(|(other, _)| *other == lines);
            assert!(same.is_none_or(|(_, other)| *other == position), "game {index}, line {lines}");
        }
    }
}

#[test]
fn a_record_in_json_is_identical() {
    fn check<G: Game>(options: G::Options) {
        for index in 0..20 {
            let record = game::<G>(options, &mut Luck::numbered(1, index));
            let text = record.write();
            let again: Record<G> = Record::read(&text).expect("a record");
            assert_eq!(again.write(), text);
            assert_eq!(Session::replay(&again).expect("a game").record().write(), text);
        }
    }
    check::<State>(Options::default());
    check::<spies::State>(Default::default());
    check::<curtain::State>(Default::default());
}

#[test]
fn every_die_and_draw_is_a_line_of_the_table() {
    let record = told(1);
    let table = formats::csv(&record).expect("a game");
    let mut state = State::new(&record.options);
    let mut chance = 0;
    for entry in &record.entries {
        chance += usize::from(entry.interrupt.is_none() && state.actor() == Actor::Chance);
        match entry.interrupt {
            None => state.play(entry.action, &mut Log::silent()),
            Some(side) => state.interrupt(side, entry.action, &mut Log::silent()),
        }
    }
    assert_eq!(table.lines().count(), chance + 1);
}

#[test]
fn options_that_the_dialect_cannot_name_are_refused() {
    let record = game::<State>(Options::default(), &mut Luck::seeded(1));
    assert!(export(&record).expect_err("the seed's rules").to_string().contains("reach"));
}

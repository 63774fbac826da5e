//! Round trips: an exported log imports as the same game, a record as the identical record.

use formats::playdek::{ExportError, export, import};
use rules::{Actor, Entry, Game, Log, Luck, Options as _, Record, Session};
use twilight::{Action, Ask, Card, Options, State, Us, options::Scenario};

/// Returns a random game.
fn game<G: Game>(options: G::Options, luck: &mut Luck) -> Record<G> {
    let mut session = Session::<G>::new(options);
    loop {
        session.run_chance(luck);
        let Actor::Player(side) = session.state().actor() else { return session.record().clone() };
        let action = session.state().any(luck);
        session.play(side, action).expect("a legal action");
    }
}

/// Returns a random game of Twilight Struggle that the dialect can express.
fn told(seed: u64, index: u64) -> Record<State> {
    let mut luck = Luck::numbered(seed, index);
    let mut options = Options::named("playdek").expect("a preset");
    options.optional_cards = luck.below(4) > 0;
    options.us_handicap = luck.below(4) as u8;
    if luck.below(8) == 0 {
        options.scenario = Scenario::LateWar;
    }
    game(options, &mut luck)
}

/// Returns the public figures of the board.
fn board(state: &State) -> String {
    let State { influence, vp, defcon, milops, space, china, in_force, turn, .. } = state;
    format!("{influence:?} {vp} {defcon} {milops:?} {space:?} {china:?} {in_force:?} {turn}")
}

fn step(state: &mut State, entry: Entry<Action>) {
    match entry.interrupt {
        None => state.play(entry.action, &mut Log::silent()),
        Some(side) => state.interrupt(side, entry.action, &mut Log::silent()),
    }
}

/// Returns the public board before the choice of each headline and of each card of an action round.
fn rounds(record: &Record<State>) -> Vec<String> {
    let mut state = State::new(&record.options);
    let mut seen = Vec::new();
    for &entry in &record.entries {
        let choosing = matches!(state.ask(), Some(Ask::Headline { .. } | Ask::Round { .. } | Ask::Trapped { .. }));
        if choosing && matches!(entry.action, Action::Card(_) | Action::Pass) {
            seen.push(board(&state));
        }
        step(&mut state, entry);
    }
    seen
}

/// Returns the public board after lines of the log, with the number of lines.
fn positions(record: &Record<State>) -> Vec<(usize, String)> {
    let mut part = Record::new(record.options);
    let mut state = State::new(&record.options);
    let mut seen: Vec<(usize, String)> = Vec::new();
    for (count, &entry) in record.entries.iter().enumerate() {
        step(&mut state, entry);
        part.entries.push(entry);
        if count % 40 == 0 && state.outcome().is_none() {
            let lines = export(&part).expect("an exportable game").lines().count();
            seen.retain(|(other, _)| *other != lines);
            seen.push((lines, board(&state)));
        }
    }
    seen
}

/// Exports and imports a game: the lines, and the board before every round, must be the same.
fn round_trip(record: &Record<State>) -> Result<(), String> {
    let text = export(record).map_err(|error| error.to_string())?;
    let imported = import(&text).map_err(|contradiction| contradiction.to_string())?;
    if let Some(contradiction) = imported.stopped.iter().chain(&imported.damaged).next() {
        return Err(contradiction.to_string());
    }
    let again = export(&imported.record).map_err(|error| error.to_string())?;
    // A game that ends without a line, for example by a held scoring card, is imported up to its last line and could continue there. A
    // passed last action round is left out.
    let [first, second] = [&text, &again].map(|text| text.trim_end_matches(": :\n").trim_end());
    if !first.starts_with(second) && !second.starts_with(first) {
        let at = first.lines().zip(second.lines()).take_while(|(one, two)| one == two).count();
        let around = |text: &str| text.lines().skip(at.saturating_sub(6)).take(12).collect::<Vec<_>>().join("\n  ");
        let [was, is] = [first, second].map(around);
        return Err(format!("written again, line {} of the log was\n  {was}\nand is\n  {is}", at + 1));
    }
    let rest = first.get(second.len()..).unwrap_or_default().trim();
    if !rest.is_empty() && !rest.ends_with(": :") {
        return Err(format!("lost: {rest}"));
    }
    match rounds(record).iter().zip(rounds(&imported.record)).position(|(one, two)| *one != two) {
        Some(round) => Err(format!("another board before round {round} of the game")),
        None => Ok(()),
    }
}

/// Longer run: `HOTLINE_GAMES=10000 HOTLINE_SEED=5 cargo test -p formats --release --test all round_trip`.
#[test]
fn exported_logs_import_as_the_same_game() {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let (games, seed) = (number("HOTLINE_GAMES").unwrap_or(500), number("HOTLINE_SEED").unwrap_or(5));
    let failed: Vec<String> = (0..games)
        .filter_map(|index| round_trip(&told(seed, index)).err().map(|why| format!("game {index}: {why}")))
        .collect();
    assert!(failed.is_empty(), "{} of {games} games with seed {seed}:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn rare_moments_are_read() {
    let games = [
        (5, 683, "the last line is a scoring without VP, with a Shuttle Diplomacy question before it"),
        (5, 1054, "We Will Bury You ends the game as a card goes to the Space Race"),
        (5, 4189, "the USSR discards a held card after Our Man in Tehran"),
        (5, 6003, "Missile Envy under Brezhnev Doctrine takes a three and leaves a four"),
        (5, 9873, "a trapped pass while a scoring card is held that shows up later"),
        (77, 3993, "We Will Bury You ends the game before the log shows the use of Star Wars"),
    ];
    for (seed, index, moment) in games {
        round_trip(&told(seed, index)).unwrap_or_else(|why| panic!("{moment}: {why}"));
    }
}

/// Plays a game in which the US tries to play Our Man in Tehran last in a turn and to discard as much as possible.
fn purge(index: u64) -> Record<State> {
    let mut luck = Luck::numbered(8, index);
    let mut session = Session::<State>::new(Options::named("playdek").expect("a preset"));
    loop {
        session.run_chance(&mut luck);
        let state = *session.state();
        let Actor::Player(side) = state.actor() else { return session.record().clone() };
        let mut best = (0, Action::Pass);
        for action in rules::legal(&state) {
            let mut next = state;
            next.play(action, &mut Log::silent());
            let tehran = action == Action::Card(Card::OurManInTehran);
            let liked = match state.ask() {
                _ if next.outcome().is_some() => 0,
                Some(Ask::Peeked { .. } | Ask::Held { .. }) => u32::from(action != Action::Pass),
                Some(Ask::Use { card: Card::OurManInTehran, .. }) => u32::from(action == Action::Event),
                Some(Ask::Use { .. }) if side == Us => u32::from(action == Action::Space),
                Some(Ask::Round { .. }) if state.round < 7 => u32::from(!tehran),
                Some(Ask::Round { .. }) => u32::from(tehran),
                Some(Ask::Headline { .. }) => u32::from(!tehran),
                Some(Ask::Ops { .. }) => u32::from(matches!(action, Action::Place(_))),
                _ => 1,
            };
            best = best.max((1 + 100 * liked + luck.below(100), action));
        }
        session.play(side, best.1).expect("a legal action");
    }
}

#[test]
fn held_cards_discarded_after_our_man_in_tehran_are_recognised() {
    let mut sixth = 0;
    for index in 0..200 {
        let record = purge(index);
        round_trip(&record).unwrap_or_else(|why| panic!("game {index}: {why}"));
        let text = export(&record).expect("an exportable game");
        let discards = |block: &str| block.lines().filter(|line| line.starts_with("US discards ")).count();
        sixth += text.split("\n\n").filter(|b| b.contains("Event: Our Man in Tehran") && discards(b) == 6).count();
    }
    assert!(sixth > 0, "no game had such a discard");
}

#[test]
fn imported_games_have_the_same_position_after_every_line() {
    for index in 0..12 {
        let record = told(5, index);
        let imported = import(&export(&record).expect("an exportable game")).expect("an exported log");
        let (first, second) = (positions(&record), positions(&imported.record));
        for (lines, position) in first {
            let same = second.iter().find(|(other, _)| *other == lines);
            assert!(same.is_none_or(|(_, other)| *other == position), "game {index}, line {lines}");
        }
    }
}

#[test]
fn records_survive_a_round_trip_through_json() {
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
fn the_csv_has_a_line_per_die_and_draw() {
    let record = told(5, 1);
    let table = formats::csv(&record).expect("a game");
    let mut state = State::new(&record.options);
    let mut chance = 0;
    for &entry in &record.entries {
        chance += usize::from(entry.interrupt.is_none() && state.actor() == Actor::Chance);
        step(&mut state, entry);
    }
    assert_eq!(table.lines().count(), chance + 1);
}

/// Returns a random game with random options.
fn any_options(seed: u64, index: u64) -> Record<State> {
    let mut luck = Luck::numbered(seed, index);
    let options = Options::random(&mut luck);
    game(options, &mut luck)
}

/// Longer run: `HOTLINE_GAMES=10000 HOTLINE_SEED=5 cargo test -p formats --release --test all every_rule_set`.
#[test]
fn games_of_every_rule_set_are_exported_or_the_error_names_the_line() {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let (games, seed) = (number("HOTLINE_GAMES").unwrap_or(300), number("HOTLINE_SEED").unwrap_or(6));
    let (mut told, mut failed) = (0, Vec::new());
    for index in 0..games {
        let record = any_options(seed, index);
        match export(&record) {
            Ok(text) => {
                told += 1;
                let imported = import(&text).expect("an exported log");
                assert_eq!(imported.record.options, record.options, "game {index}");
                failed
                    .extend(round_trip(&record).err().map(|why| format!("game {index}: {why}: {:?}", record.options)));
            }
            Err(ExportError::Unsaid { line, what }) => {
                // The part before that line can be exported.
                let mut part = record.clone();
                while export(&part).is_err() {
                    part.entries.truncate(part.entries.len() * 3 / 4);
                }
                let lines = export(&part).expect("the beginning").lines().count();
                assert!(lines < line + 4 && !what.is_empty(), "game {index}: line {line}, {what}");
            }
            Err(ExportError::Record(error)) => panic!("game {index}: {error}"),
        }
    }
    assert!(failed.is_empty(), "{} of {told} games with seed {seed}:\n{}", failed.len(), failed.join("\n"));
    assert!(told > games / 4, "{told} of {games}");
}

#[test]
fn presets_are_exported_with_their_rules_in_the_head() {
    for name in Options::PRESETS {
        let preset: Options = Options::named(name).expect("a preset");
        let options = Options { optional_cards: !preset.second_edition, ..preset };
        let record = game::<State>(options, &mut Luck::seeded(1));
        let text = export(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(text.contains("\nRules: "), *name != "playdek", "{name}");
        assert_eq!(import(&text).expect("a log").record.options, options, "{name}");
        round_trip(&record).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}

#[test]
fn inexpressible_games_are_rejected_with_the_line() {
    let bidding = Options { bidding: true, us_handicap: 0, ..Options::default() };
    let error = export(&game::<State>(bidding, &mut Luck::seeded(1))).expect_err("a bid").to_string();
    assert!(error.starts_with("line ") && error.contains("a bid"), "{error}");
    let placed = Record::starting(State::new(&Options::default()));
    assert!(export(&placed).expect_err("a position").to_string().contains("starts from a position"));
}

/// For a record that starts from a position, the table starts there.
#[test]
fn the_csv_starts_where_the_record_starts() {
    let mut luck = Luck::seeded(4);
    let mut state = State::new(&Options::default());
    for _ in 0..60 {
        let action = state.any(&mut luck);
        state.play(action, &mut Log::silent());
    }
    let mut session = Session::starting(state);
    while session.record().entries.len() < 40 {
        session.run_chance(&mut luck);
        let Actor::Player(side) = session.state().actor() else { break };
        let action = session.state().any(&mut luck);
        session.play(side, action).expect("a legal action");
    }
    let lines = formats::csv(session.record()).expect("a game").lines().count() - 1;
    assert_eq!(lines, session.actors().filter(|&actor| actor == Actor::Chance).count());
}

//! Whole random games, and their parts.

use rules::{Actor, Game, Log, Luck, Seat, Side, View, legal};
use twilight::{Action, Options, State};

fn main() {
    divan::main();
}

/// Plays a random game; returns the number of actions.
fn random_game(options: &Options, index: u64, choose: impl Fn(&State, &mut Luck) -> Action) -> usize {
    let mut luck = Luck::numbered(1, index);
    let mut state = State::new(options);
    let mut log = Log::silent();
    let mut actions = 0;
    loop {
        let action = match state.actor() {
            Actor::Nobody => return actions,
            Actor::Chance => state.any(&mut luck),
            Actor::Player(_) => choose(&state, &mut luck),
        };
        state.play(action, &mut log);
        actions += 1;
    }
}

fn games(bencher: divan::Bencher, choose: impl Fn(&State, &mut Luck) -> Action) {
    let options = Options::default();
    let mut index = 0;
    bencher.counter(divan::counter::ItemsCount::new(1_usize)).bench_local(|| {
        index += 1;
        random_game(&options, index, &choose)
    });
}

/// Picks every decision by counting masks.
#[divan::bench(sample_count = 200, sample_size = 20)]
fn games_counted(bencher: divan::Bencher) {
    games(bencher, Game::any);
}

/// Picks every decision from the list of legal actions, as any player does.
#[divan::bench(sample_count = 200, sample_size = 20)]
fn games_listed(bencher: divan::Bencher) {
    games(bencher, |state, luck| luck.pick(&legal(state)));
}

/// Lists the legal actions in the middle of an operation.
#[divan::bench]
fn list_of_actions(bencher: divan::Bencher) {
    let mut state = State::new(&Options::default());
    let mut luck = Luck::seeded(1);
    while !matches!(state.ask(), Some(twilight::Ask::Ops { .. })) {
        let action = state.any(&mut luck);
        state.play(action, &mut Log::silent());
    }
    bencher.bench_local(|| legal(divan::black_box(&state)).len());
}

#[divan::bench]
fn copy(bencher: divan::Bencher) {
    let state = State::new(&Options::default());
    bencher.bench_local(|| *divan::black_box(&state));
}

/// Returns a state in the middle of a game: action round 3 of turn 5.
fn middle() -> State {
    let mut state = State::new(&Options::default());
    let mut luck = Luck::seeded(1);
    let mut game = 0;
    while !(state.turn == 5 && state.round == 3) {
        if state.actor() == Actor::Nobody {
            (state, luck, game) = (State::new(&Options::default()), Luck::numbered(1, game), game + 1);
        }
        let action = state.any(&mut luck);
        state.play(action, &mut Log::silent());
    }
    state
}

/// Serialises what a player is sent with every update.
#[divan::bench]
fn view_as_text(bencher: divan::Bencher) {
    let view = middle().view(Seat::Player(Side::West));
    println!("{} bytes", serde_json::to_string(&view.document()).expect("plain data").len());
    bencher.bench_local(|| serde_json::to_string(&divan::black_box(&view).document()));
}

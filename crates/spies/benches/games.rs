//! Speed of the engine: `cargo bench -p spies`.

use divan::{Bencher, counter::ItemsCount};
use rules::{Actor, Game, Log, Luck, Seat, View, legal};
use spies::{Options, State};

fn main() {
    divan::main();
}

/// Plays a random game, every decision one of `legal`; returns the number of actions.
fn game(index: u64, options: &Options) -> u64 {
    let (mut luck, mut log) = (Luck::numbered(1, index), Log::silent());
    let mut state = State::new(options);
    for actions in 0.. {
        let action = match state.actor() {
            Actor::Nobody => return actions,
            Actor::Chance => state.any(&mut luck),
            Actor::Player(_) => luck.pick(&legal(&state)),
        };
        state.play(action, &mut log);
    }
    unreachable!("a game ends")
}

/// Positions of players' decisions from a few games.
fn positions() -> Vec<State> {
    let mut positions = Vec::new();
    for index in 0..20 {
        let (mut luck, mut log) = (Luck::numbered(2, index), Log::silent());
        let mut state = State::new(&Options::ENGLISH);
        while state.actor() != Actor::Nobody {
            if state.actor() != Actor::Chance {
                positions.push(state);
            }
            let action = luck.pick(&legal(&state));
            state.play(action, &mut log);
        }
    }
    positions
}

#[divan::bench(args = ["english", "polish", "french"])]
fn thousand_random_games(bencher: Bencher, edition: &str) {
    let options = <Options as rules::Options>::named(edition).expect("an edition");
    bencher.counter(ItemsCount::new(1_000_u32)).bench(|| (0..1_000).map(|index| game(index, &options)).sum::<u64>());
}

#[divan::bench]
fn legal_actions(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| positions.iter().map(|s| legal(s).len()).sum::<usize>());
}

#[divan::bench]
fn play_first_action(bencher: Bencher) {
    let positions: Vec<_> = positions().into_iter().map(|state| (state, legal(&state)[0])).collect();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for &(mut state, action) in &positions {
            state.play(action, &mut Log::silent());
            divan::black_box(&state);
        }
    });
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for &state in &positions {
            divan::black_box(state);
        }
    });
}

#[divan::bench]
fn view_and_sample(bencher: Bencher) {
    let positions = positions();
    let mut luck = Luck::seeded(3);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for state in &positions {
            divan::black_box(state.view(Seat::ALL[0]).sample(&mut luck));
        }
    });
}

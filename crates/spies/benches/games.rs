//! Speed of the engine: `cargo bench -p spies`.

use divan::{Bencher, counter::ItemsCount};
use rules::{Actor, Game, Log, Luck, Seat, View, legal};
use spies::{Action, Options, State};

fn main() {
    divan::main();
}

/// Plays a random game with the answers of `answer`; returns the number of actions.
fn game(index: u64, options: &Options, answer: impl Fn(&State, &mut Luck) -> Action) -> u64 {
    let (mut luck, mut log) = (Luck::numbered(1, index), Log::silent());
    let mut state = State::new(options);
    for actions in 0.. {
        if state.actor() == Actor::Nobody {
            return actions;
        }
        let action = answer(&state, &mut luck);
        state.play(action, &mut log);
    }
    unreachable!("a game ends")
}

fn thousand(bencher: Bencher, edition: &str, answer: impl Fn(&State, &mut Luck) -> Action + Copy + Sync) {
    let options = <Options as rules::Options>::named(edition).expect("an edition");
    bencher
        .counter(ItemsCount::new(1_000_u32))
        .bench(|| (0..1_000).map(|index| game(index, &options, answer)).sum::<u64>());
}

/// Returns positions of players' decisions from a few games.
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

/// Games as `hotline sim` plays them: answers are counted and drawn.
#[divan::bench(args = ["english", "polish", "french"])]
fn thousand_random_games(bencher: Bencher, edition: &str) {
    thousand(bencher, edition, State::any);
}

/// Games in which every decision is drawn from the list of legal actions.
#[divan::bench(args = ["english", "polish", "french"])]
fn thousand_games_listed(bencher: Bencher, edition: &str) {
    thousand(bencher, edition, |state, luck| match state.actor() {
        Actor::Player(_) => luck.pick(&legal(state)),
        _ => state.any(luck),
    });
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

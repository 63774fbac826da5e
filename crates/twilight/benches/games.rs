//! Whole random games, and what they are made of.

use rules::{Actions, Actor, Game, Log, Luck};
use twilight::{Options, State};

fn main() {
    divan::main();
}

/// Plays a random game; returns the number of actions.
fn random_game(options: &Options, index: u64) -> usize {
    let mut luck = Luck::numbered(1, index);
    let mut state = State::new(options);
    let mut log = Log::silent();
    let mut actions = 0;
    loop {
        let action = match state.actor() {
            Actor::Nobody => return actions,
            Actor::Chance => state.roll(&mut luck),
            Actor::Player(_) => {
                let mut legal = Actions::new();
                state.legal(&mut legal);
                luck.pick(&legal)
            }
        };
        state.play(action, &mut log);
        actions += 1;
    }
}

#[divan::bench]
fn games(bencher: divan::Bencher) {
    let options = Options::default();
    let mut index = 0;
    bencher.counter(1_usize).bench_local(|| {
        index += 1;
        random_game(&options, index)
    });
}

#[divan::bench]
fn copy(bencher: divan::Bencher) {
    let state = State::new(&Options::default());
    bencher.bench_local(|| *divan::black_box(&state));
}

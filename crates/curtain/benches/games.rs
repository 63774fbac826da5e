//! Speed of the engine: whole random games, and single operations.

use curtain::{Action, Options, State};
use divan::{Bencher, black_box, counter::ItemsCount};
use rules::{Actions, Actor, Game, Log, Luck, Seat};

fn main() {
    divan::main();
}

/// Plays a random game: one uniformly random choice among `legal` per decision.
fn random_game(options: &Options, index: u64) -> State {
    let mut luck = Luck::numbered(17, index);
    let mut log = Log::silent();
    let mut state = State::new(options);
    let mut actions = Actions::new();
    loop {
        let action = match state.actor() {
            Actor::Nobody => return state,
            Actor::Chance => state.any(&mut luck),
            Actor::Player(_) => {
                actions.clear();
                state.legal(&mut actions);
                luck.pick(&actions)
            }
        };
        state.play(action, &mut log);
    }
}

/// Returns positions in which a player decides, from 100 random games, each with an action.
fn positions() -> Vec<(State, Action)> {
    let mut luck = Luck::seeded(5);
    let mut all = Vec::new();
    for _ in 0..100 {
        let mut state = State::new(&Options::default());
        while state.actor() != Actor::Nobody {
            let action = luck.pick(&rules::legal(&state));
            if state.actor() != Actor::Chance {
                all.push((state, action));
            }
            state.play(action, &mut Log::silent());
        }
    }
    all
}

#[divan::bench]
fn thousand_random_games(bencher: Bencher) {
    let options = Options::default();
    let mut index = 0;
    bencher.counter(ItemsCount::new(1000u32)).bench_local(|| {
        for _ in 0..1000 {
            index += 1;
            black_box(random_game(&options, index));
        }
    });
}

#[divan::bench]
fn legal(bencher: Bencher) {
    let positions = positions();
    let mut actions = Actions::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, _) in &positions {
            actions.clear();
            state.legal(&mut actions);
            black_box(&actions);
        }
    });
}

#[divan::bench]
fn copy_and_play(bencher: Bencher) {
    let positions = positions();
    let mut log = Log::silent();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, action) in &positions {
            let mut state = *state;
            state.play(*action, &mut log);
            black_box(&state);
        }
    });
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, _) in &positions {
            black_box(*black_box(state));
        }
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, _) in &positions {
            black_box(state.view(Seat::Spectator));
        }
    });
}

#[divan::bench]
fn read_a_pack() -> curtain::PackRef {
    curtain::PackRef::read("default.toml", black_box(curtain::pack::DEFAULT)).expect("the default pack")
}

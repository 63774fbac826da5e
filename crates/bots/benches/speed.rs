//! Costs of playing and searching, for every game: random games, `legal`, `play`, a copy, a sample, simulations.

use bots::{Budget, Heuristics, Player, Search};
use curtain::State as Curtain;
use divan::{Bencher, counter::ItemsCount};
use rules::{Actor, Game, Log, Luck, Seat, View, legal};
use spies::State as Spies;
use twilight::State as Twilight;

fn main() {
    divan::main();
}

/// Returns positions of random games in which a player decides.
fn positions<G: Game>() -> Vec<G> {
    let mut luck = Luck::seeded(1);
    let mut found = Vec::new();
    while found.len() < 2_000 {
        let mut state = G::new(&G::Options::default());
        while state.actor() != Actor::Nobody {
            if matches!(state.actor(), Actor::Player(_)) {
                found.push(state);
            }
            let action = state.any(&mut luck);
            state.play(action, &mut Log::silent());
        }
    }
    found
}

/// Benchmarks a function on the elements of a list, in rotation.
fn each<T>(bencher: Bencher, of: &[T], act: impl Fn(&T) -> usize) {
    let mut next = 0;
    bencher.bench_local(|| {
        next = (next + 1) % of.len();
        act(divan::black_box(&of[next]))
    });
}

#[divan::bench(types = [Curtain, Spies, Twilight], sample_count = 100, sample_size = 20)]
fn random_game<G: Game>(bencher: Bencher) {
    let mut luck = Luck::seeded(1);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        let mut state = G::new(&G::Options::default());
        let mut log = Log::silent();
        while state.actor() != Actor::Nobody {
            let action = state.any(&mut luck);
            state.play(action, &mut log);
        }
        state
    });
}

#[divan::bench(types = [Curtain, Spies, Twilight])]
fn list_of_actions<G: Game>(bencher: Bencher) {
    each(bencher, &positions::<G>(), |state| legal(state).len());
}

/// Includes a copy of the state.
#[divan::bench(types = [Curtain, Spies, Twilight])]
fn play<G: Game>(bencher: Bencher) {
    let mut luck = Luck::seeded(2);
    let moves: Vec<_> = positions::<G>().into_iter().map(|state| (state, state.any(&mut luck))).collect();
    each(bencher, &moves, |&(mut state, action)| {
        state.play(action, &mut Log::silent());
        usize::from(divan::black_box(state).outcome().is_some())
    });
}

#[divan::bench(types = [Curtain, Spies, Twilight])]
fn copy<G: Game>(bencher: Bencher) {
    each(bencher, &positions::<G>(), |state| usize::from(divan::black_box(*state).outcome().is_some()));
}

#[divan::bench(types = [Curtain, Spies, Twilight])]
fn sample<G: Game>(bencher: Bencher) {
    let views: Vec<_> = positions::<G>()
        .into_iter()
        .filter_map(|state| match state.actor() {
            Actor::Player(side) => Some(state.view(Seat::Player(side))),
            _ => None,
        })
        .collect();
    let luck = std::cell::RefCell::new(Luck::seeded(3));
    each(bencher, &views, |view| usize::from(view.sample(&mut luck.borrow_mut()).outcome().is_some()));
}

#[divan::bench(types = [Curtain, Spies, Twilight])]
fn evaluation<G: Heuristics>(bencher: Bencher) {
    each(bencher, &positions::<G>(), |state| state.evaluate().to_bits() as usize);
}

/// The simulations of a search on one core; the items are simulations.
#[divan::bench(types = [Curtain, Spies, Twilight], sample_count = 60, sample_size = 1)]
fn search<G: Heuristics>(bencher: Bencher) {
    const SIMULATIONS: u32 = 1_000;
    let quiet: Vec<G> =
        positions::<G>().into_iter().filter(|state| state.is_quiet() && legal(state).len() > 1).collect();
    let mut next = 0;
    bencher.counter(ItemsCount::new(SIMULATIONS)).bench_local(|| {
        next = (next + 7) % quiet.len();
        let state = &quiet[next];
        let Actor::Player(side) = state.actor() else { unreachable!("a player decides") };
        let mut player = Search::<G>::new(Budget::Iterations(SIMULATIONS), Luck::seeded(next as u64));
        player.choose(&state.view(Seat::Player(side)))
    });
}

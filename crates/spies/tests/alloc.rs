//! `legal` and `play` allocate nothing.

mod common;
use common::*;

/// Plays a random game with interrupts; every third decision is looked at through a view and sampled.
fn game(options: &Options, index: u64) -> usize {
    let (mut luck, mut log, mut state) = (Luck::numbered(4, index), Log::silent(), State::new(options));
    for count in 0.. {
        for side in Side::BOTH {
            let mut out = Actions::new();
            state.interrupts(side, &mut out);
            if !out.is_empty() && luck.below(8) == 0 {
                state.interrupt(side, luck.pick(&out), &mut log);
            }
        }
        let action = match state.actor() {
            Actor::Nobody => return count,
            Actor::Chance => state.any(&mut luck),
            Actor::Player(_) => luck.pick(&legal(&state)),
        };
        state.play(action, &mut log);
        if count % 3 == 0 {
            for seat in Seat::ALL {
                std::hint::black_box(state.view(seat).sample(&mut luck));
            }
        }
    }
    unreachable!("a game ends")
}

#[test]
fn whole_games_of_every_edition_allocate_nothing() {
    for edition in EDITIONS {
        let used = allocation_counter::measure(|| {
            let actions: usize = (0..300).map(|index| game(&edition, index)).sum();
            assert!(actions > 30_000);
        });
        assert_eq!(used.count_total, 0, "{edition:?}");
    }
}

#[test]
fn whole_games_with_any_options_allocate_nothing() {
    let options: Vec<_> = (0..500).map(|index| Options::random(&mut Luck::numbered(8, index))).collect();
    let used = allocation_counter::measure(|| {
        for (index, options) in (0..).zip(&options) {
            game(options, index);
        }
    });
    assert_eq!(used.count_total, 0);
}

#[test]
fn the_counter_counts() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(7))));
    assert_eq!(used.count_total, 1);
}

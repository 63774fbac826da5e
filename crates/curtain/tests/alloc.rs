//! Asking and playing allocate nothing.

mod common;

use common::*;
use rules::{Actions, Log};

#[test]
fn legal_and_play_allocate_nothing() {
    for (index, text) in [curtain::pack::DEFAULT, RESTLESS, STRICT].into_iter().enumerate() {
        let options = Options::of(pack(text));
        let (mut luck, mut log) = (Luck::numbered(11, index as u64), Log::silent());
        let info = allocation_counter::measure(|| {
            for _ in 0..200 {
                let mut state = State::new(&options);
                while state.actor() != Actor::Nobody {
                    let mut actions = Actions::new();
                    state.legal(&mut actions);
                    state.play(luck.pick(&actions), &mut log);
                    std::hint::black_box(state.view(Seat::Player(Us)).sample(&mut luck));
                }
            }
        });
        assert_eq!(info.count_total, 0);
    }
}

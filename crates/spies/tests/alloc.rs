//! `legal` and `play` allocate nothing.

use crate::common::*;
use rules::laws::exercise;

#[test]
fn whole_games_of_every_edition_allocate_nothing() {
    for edition in EDITIONS {
        let used = allocation_counter::measure(|| {
            let actions: usize = (0..300).map(|index| exercise::<State>(&edition, index, 3)).sum();
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
            exercise::<State>(options, index, 3);
        }
    });
    assert_eq!(used.count_total, 0);
}

#[test]
fn the_counter_counts() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(7))));
    assert_eq!(used.count_total, 1);
}

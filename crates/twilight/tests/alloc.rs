//! `legal`, `play`, views and samples allocate nothing.

use crate::common::*;
use rules::laws::exercise;

#[test]
fn whole_games_of_every_preset_allocate_nothing() {
    for name in Options::PRESETS {
        let options = Options::named(name).unwrap();
        let used = allocation_counter::measure(|| {
            let actions: usize = (0..150).map(|index| exercise::<State>(&options, index, 5)).sum();
            assert!(actions > 20_000);
        });
        assert_eq!(used.count_total, 0, "{name}");
    }
}

#[test]
fn whole_games_with_any_options_allocate_nothing() {
    let options: Vec<_> = (0..300).map(|index| Options::random(&mut Luck::numbered(8, index))).collect();
    let used = allocation_counter::measure(|| {
        for (index, options) in (0..).zip(&options) {
            exercise::<State>(options, index, 5);
        }
    });
    assert_eq!(used.count_total, 0);
}

#[test]
fn the_counter_counts() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(7))));
    assert_eq!(used.count_total, 1);
}

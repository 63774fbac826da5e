//! Questions and play allocate nothing.

use crate::common::*;
use rules::laws::exercise;

#[test]
fn whole_games_with_any_pack_allocate_nothing() {
    for text in [curtain::pack::DEFAULT, RESTLESS, STRICT] {
        let options = Options::of(pack(text));
        let used = allocation_counter::measure(|| {
            let actions: usize = (0..200).map(|index| exercise::<State>(&options, index, 1)).sum();
            assert!(actions > 200 * 40);
        });
        assert_eq!(used.count_total, 0);
    }
}

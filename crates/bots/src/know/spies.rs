//! *Cold War: CIA vs KGB*.

use crate::Know;
use spies::State;

impl Know for State {
    fn worth(&self) -> f32 {
        let [cia, kgb] = self.table().scores.map(f32::from);
        ((cia - kgb) / 100.0).clamp(-1.0, 1.0)
    }

    fn stage(&self) -> u32 {
        u32::from(self.table().turn)
    }
}

//! *Twilight Struggle*.

use crate::Know;
use twilight::State;

impl Know for State {
    fn worth(&self) -> f32 {
        f32::from(self.vp) / 20.0
    }

    fn stage(&self) -> u32 {
        u32::from(self.turn) * 16 + u32::from(self.round) * 2
    }
}

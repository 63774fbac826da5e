//! *Iron Curtain*.

use crate::Know;
use curtain::{END, State};

impl Know for State {
    fn worth(&self) -> f32 {
        f32::from(self.table().track()) / f32::from(END)
    }

    fn stage(&self) -> u32 {
        u32::from(self.table().round()) * 8 + u32::from(self.table().turn())
    }
}

//! The Late War cards, in printed order.

use crate::{Next, Next::Done, Play};

/// 82.
pub fn iranian_hostage_crisis(_p: &mut Play) -> Next {
    Done
}

/// 83.
pub fn the_iron_lady(_p: &mut Play) -> Next {
    Done
}

/// 84.
pub fn reagan_bombs_libya(_p: &mut Play) -> Next {
    Done
}

/// 85.
pub fn star_wars(_p: &mut Play) -> Next {
    Done
}

/// 86.
pub fn north_sea_oil(_p: &mut Play) -> Next {
    Done
}

/// 87.
pub fn the_reformer(_p: &mut Play) -> Next {
    Done
}

/// 88.
pub fn marine_barracks_bombing(_p: &mut Play) -> Next {
    Done
}

/// 89.
pub fn soviets_shoot_down_kal_007(_p: &mut Play) -> Next {
    Done
}

/// 90.
pub fn glasnost(_p: &mut Play) -> Next {
    Done
}

/// 91.
pub fn ortega_elected_in_nicaragua(_p: &mut Play) -> Next {
    Done
}

/// 92.
pub fn terrorism(_p: &mut Play) -> Next {
    Done
}

/// 93.
pub fn iran_contra_scandal(_p: &mut Play) -> Next {
    Done
}

/// 94.
pub fn chernobyl(_p: &mut Play) -> Next {
    Done
}

/// 95.
pub fn latin_american_debt_crisis(_p: &mut Play) -> Next {
    Done
}

/// 96.
pub fn tear_down_this_wall(_p: &mut Play) -> Next {
    Done
}

/// 97.
pub fn an_evil_empire(_p: &mut Play) -> Next {
    Done
}

/// 98.
pub fn aldrich_ames_remix(_p: &mut Play) -> Next {
    Done
}

/// 99.
pub fn pershing_ii_deployed(_p: &mut Play) -> Next {
    Done
}

/// 100.
pub fn wargames(_p: &mut Play) -> Next {
    Done
}

/// 101.
pub fn solidarity(_p: &mut Play) -> Next {
    Done
}

/// 102.
pub fn iran_iraq_war(_p: &mut Play) -> Next {
    Done
}

/// 109.
pub fn yuri_and_samantha(_p: &mut Play) -> Next {
    Done
}

/// 110.
pub fn awacs_sale_to_saudis(_p: &mut Play) -> Next {
    Done
}

//! The Mid War cards, in printed order.

use crate::{Next, Next::Done, Play};

/// 36.
pub fn brush_war(_p: &mut Play) -> Next {
    Done
}

/// 37.
pub fn central_america_scoring(_p: &mut Play) -> Next {
    Done
}

/// 38.
pub fn southeast_asia_scoring(_p: &mut Play) -> Next {
    Done
}

/// 39.
pub fn arms_race(_p: &mut Play) -> Next {
    Done
}

/// 40.
pub fn cuban_missile_crisis(_p: &mut Play) -> Next {
    Done
}

/// 41.
pub fn nuclear_subs(_p: &mut Play) -> Next {
    Done
}

/// 42.
pub fn quagmire(_p: &mut Play) -> Next {
    Done
}

/// 43.
pub fn salt_negotiations(_p: &mut Play) -> Next {
    Done
}

/// 44.
pub fn bear_trap(_p: &mut Play) -> Next {
    Done
}

/// 45.
pub fn summit(_p: &mut Play) -> Next {
    Done
}

/// 46.
pub fn how_i_learned_to_stop_worrying(_p: &mut Play) -> Next {
    Done
}

/// 47.
pub fn junta(_p: &mut Play) -> Next {
    Done
}

/// 48.
pub fn kitchen_debates(_p: &mut Play) -> Next {
    Done
}

/// 49.
pub fn missile_envy(_p: &mut Play) -> Next {
    Done
}

/// 50.
pub fn we_will_bury_you(_p: &mut Play) -> Next {
    Done
}

/// 51.
pub fn brezhnev_doctrine(_p: &mut Play) -> Next {
    Done
}

/// 52.
pub fn portuguese_empire_crumbles(_p: &mut Play) -> Next {
    Done
}

/// 53.
pub fn south_african_unrest(_p: &mut Play) -> Next {
    Done
}

/// 54.
pub fn allende(_p: &mut Play) -> Next {
    Done
}

/// 55.
pub fn willy_brandt(_p: &mut Play) -> Next {
    Done
}

/// 56.
pub fn muslim_revolution(_p: &mut Play) -> Next {
    Done
}

/// 57.
pub fn abm_treaty(_p: &mut Play) -> Next {
    Done
}

/// 58.
pub fn cultural_revolution(_p: &mut Play) -> Next {
    Done
}

/// 59.
pub fn flower_power(_p: &mut Play) -> Next {
    Done
}

/// 60.
pub fn u2_incident(_p: &mut Play) -> Next {
    Done
}

/// 61.
pub fn opec(_p: &mut Play) -> Next {
    Done
}

/// 62.
pub fn lone_gunman(_p: &mut Play) -> Next {
    Done
}

/// 63.
pub fn colonial_rear_guards(_p: &mut Play) -> Next {
    Done
}

/// 64.
pub fn panama_canal_returned(_p: &mut Play) -> Next {
    Done
}

/// 65.
pub fn camp_david_accords(_p: &mut Play) -> Next {
    Done
}

/// 66.
pub fn puppet_governments(_p: &mut Play) -> Next {
    Done
}

/// 67.
pub fn grain_sales_to_soviets(_p: &mut Play) -> Next {
    Done
}

/// 68.
pub fn john_paul_ii_elected_pope(_p: &mut Play) -> Next {
    Done
}

/// 69.
pub fn latin_american_death_squads(_p: &mut Play) -> Next {
    Done
}

/// 70.
pub fn oas_founded(_p: &mut Play) -> Next {
    Done
}

/// 71.
pub fn nixon_plays_the_china_card(_p: &mut Play) -> Next {
    Done
}

/// 72.
pub fn sadat_expels_soviets(_p: &mut Play) -> Next {
    Done
}

/// 73.
pub fn shuttle_diplomacy(_p: &mut Play) -> Next {
    Done
}

/// 74.
pub fn the_voice_of_america(_p: &mut Play) -> Next {
    Done
}

/// 75.
pub fn liberation_theology(_p: &mut Play) -> Next {
    Done
}

/// 76.
pub fn ussuri_river_skirmish(_p: &mut Play) -> Next {
    Done
}

/// 77.
pub fn ask_not_what_your_country_can_do_for_you(_p: &mut Play) -> Next {
    Done
}

/// 78.
pub fn alliance_for_progress(_p: &mut Play) -> Next {
    Done
}

/// 79.
pub fn africa_scoring(_p: &mut Play) -> Next {
    Done
}

/// 80.
pub fn one_small_step(_p: &mut Play) -> Next {
    Done
}

/// 81.
pub fn south_america_scoring(_p: &mut Play) -> Next {
    Done
}

/// 107.
pub fn che(_p: &mut Play) -> Next {
    Done
}

/// 108.
pub fn our_man_in_tehran(_p: &mut Play) -> Next {
    Done
}

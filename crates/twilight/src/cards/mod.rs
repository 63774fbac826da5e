//! What each card does: one function a card, one file an era.

mod early;
mod late;
mod mid;

use crate::{Ask, Card, Countries, Kinds, Next, Play, State, Us};

/// The text of a card: entered at step 0, and again one step further each time all it pushed is done.
pub type Event = fn(&mut Play) -> Next;

/// Every card in printed order.
const EVENTS: [Event; 110] = [
    early::asia_scoring, // 1
    early::europe_scoring,
    early::middle_east_scoring,
    early::duck_and_cover,
    early::five_year_plan,
    early::the_china_card,
    early::socialist_governments,
    early::fidel,
    early::vietnam_revolts,
    early::blockade, // 10
    early::korean_war,
    early::romanian_abdication,
    early::arab_israeli_war,
    early::comecon,
    early::nasser,
    early::warsaw_pact_formed,
    early::de_gaulle_leads_france,
    early::captured_nazi_scientist,
    early::truman_doctrine,
    early::olympic_games, // 20
    early::nato,
    early::independent_reds,
    early::marshall_plan,
    early::indo_pakistani_war,
    early::containment,
    early::cia_created,
    early::us_japan_mutual_defense_pact,
    early::suez_crisis,
    early::east_european_unrest,
    early::decolonization, // 30
    early::red_scare_purge,
    early::un_intervention,
    early::de_stalinization,
    early::nuclear_test_ban,
    early::formosan_resolution,
    mid::brush_war,
    mid::central_america_scoring,
    mid::southeast_asia_scoring,
    mid::arms_race,
    mid::cuban_missile_crisis, // 40
    mid::nuclear_subs,
    mid::quagmire,
    mid::salt_negotiations,
    mid::bear_trap,
    mid::summit,
    mid::how_i_learned_to_stop_worrying,
    mid::junta,
    mid::kitchen_debates,
    mid::missile_envy,
    mid::we_will_bury_you, // 50
    mid::brezhnev_doctrine,
    mid::portuguese_empire_crumbles,
    mid::south_african_unrest,
    mid::allende,
    mid::willy_brandt,
    mid::muslim_revolution,
    mid::abm_treaty,
    mid::cultural_revolution,
    mid::flower_power,
    mid::u2_incident, // 60
    mid::opec,
    mid::lone_gunman,
    mid::colonial_rear_guards,
    mid::panama_canal_returned,
    mid::camp_david_accords,
    mid::puppet_governments,
    mid::grain_sales_to_soviets,
    mid::john_paul_ii_elected_pope,
    mid::latin_american_death_squads,
    mid::oas_founded, // 70
    mid::nixon_plays_the_china_card,
    mid::sadat_expels_soviets,
    mid::shuttle_diplomacy,
    mid::the_voice_of_america,
    mid::liberation_theology,
    mid::ussuri_river_skirmish,
    mid::ask_not_what_your_country_can_do_for_you,
    mid::alliance_for_progress,
    mid::africa_scoring,
    mid::one_small_step, // 80
    mid::south_america_scoring,
    late::iranian_hostage_crisis,
    late::the_iron_lady,
    late::reagan_bombs_libya,
    late::star_wars,
    late::north_sea_oil,
    late::the_reformer,
    late::marine_barracks_bombing,
    late::soviets_shoot_down_kal_007,
    late::glasnost, // 90
    late::ortega_elected_in_nicaragua,
    late::terrorism,
    late::iran_contra_scandal,
    late::chernobyl,
    late::latin_american_debt_crisis,
    late::tear_down_this_wall,
    late::an_evil_empire,
    late::aldrich_ames_remix,
    late::pershing_ii_deployed,
    late::wargames, // 100
    late::solidarity,
    late::iran_iraq_war,
    early::defectors,
    early::the_cambridge_five,
    early::special_relationship,
    early::norad,
    mid::che,
    mid::our_man_in_tehran,
    late::yuri_and_samantha,
    late::awacs_sale_to_saudis, // 110
];

/// What a card does.
#[inline]
#[must_use]
pub fn event(card: Card) -> Event {
    EVENTS[card as usize - 1]
}

/// Where an open question may be answered because of influence that the end of the Cuban Missile Crisis may take away;
/// nothing if the question does not depend on it.
pub(crate) fn scope(s: &State, ask: Ask) -> Option<Countries> {
    Some(match ask {
        Ask::Remove { card: Card::TrumanDoctrine, .. } => early::wavering(s),
        Ask::Place { card: Card::MarshallPlan, .. } => early::aided(s),
        Ask::Place { card: Card::DeStalinization, .. } => early::outside_us_control(s),
        Ask::Place { card: Card::Norad, .. } => s.held(Us),
        Ask::Place { card: Card::PuppetGovernments, .. } => mid::empty(s),
        Ask::Country { card: Card::BrushWar, .. } => mid::weak(s),
        // C1: what one can reach is settled when placement begins.
        Ask::Ops { by, kinds, .. } if kinds.contains(Kinds::PLACE) && !kinds.begun() => s.reach(by),
        _ => return None,
    })
}

//! The effect of each card: one function per card, one file per era.

pub(crate) mod early;
pub(crate) mod late;
pub(crate) mod mid;

use crate::{Ask, Card, Countries, Next, OpsKinds, Play, State, Us};

/// The text of a card: entered at step 0, then again one step further each time everything it pushed is done.
pub type Event = fn(&mut Play) -> Next;

/// Returns the countries that may answer an open question, if they depend on influence that the end of the Cuban Missile Crisis
/// may remove; `None` for other questions.
pub(crate) fn scope(s: &State, ask: Ask) -> Option<Countries> {
    Some(match ask {
        Ask::Remove { card: Card::TrumanDoctrine, .. } => early::wavering(s),
        Ask::Place { card: Card::MarshallPlan, .. } => early::aided(s),
        Ask::Place { card: Card::DeStalinization, .. } => early::outside_us_control(s),
        Ask::Place { card: Card::Norad, .. } => s.held(Us),
        Ask::Place { card: Card::PuppetGovernments, .. } => mid::empty(s),
        Ask::Country { card: Card::BrushWar, .. } => mid::weak(s),
        // C1: reach is fixed when placement begins.
        Ask::Ops { by, kinds, .. } if kinds.contains(OpsKinds::PLACE) && !kinds.begun() => s.reach(by),
        _ => return None,
    })
}

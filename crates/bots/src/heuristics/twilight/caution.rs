//! Play of a side that only wants to survive the turn: no plan for the board, no coup that lowers DEFCON, dangerous cards as soon as they
//! are harmless. The arena plays on with it to find a missed way out. No player uses it, so it does not change with the players.

use twilight::{
    Action, Actor, Ask,
    Card::{self, *},
    Cards, State,
    danger::deadly,
    deck::cards,
};

/// Events that raise DEFCON if their holder may play them as events.
const RAISERS: Cards = cards(&[NuclearTestBan, SaltNegotiations, HowILearnedToStopWorrying, AbmTreaty, Glasnost]);

/// Returns a rank for each action; the highest is chosen, and the first of equal ones.
pub(super) fn caution(s: &State, actions: &[Action]) -> Vec<f32> {
    let (Some(ask), Actor::Player(me)) = (s.ask(), s.actor()) else { unreachable!("a player decides") };
    let threats = deadly(s, me);
    let raises = |card: Card| RAISERS.contains(card) && card.side().is_none_or(|side| side == me);
    let needed = threats.any() && s.defcon <= 3;
    let rank = |&action: &Action| match (ask, action) {
        (Ask::Headline { .. } | Ask::Round { .. }, Action::Card(card)) => match card {
            _ if raises(card) && card != AbmTreaty => {
                if needed {
                    8.0
                } else {
                    1.0 // saved until it is needed
                }
            }
            // The remaining dangerous cards are harmless now: DEFCON is high enough, or they go to space.
            _ if threats.contains(card) => 7.0,
            _ if card.scoring() => 5.0,
            _ => 4.0 - 0.1 * f32::from(s.ops_of(me, card)),
        },
        (Ask::Round { .. }, Action::Pass) => 9.0, // an eighth round is optional
        (Ask::Use { card, .. }, Action::Intervene) if threats.contains(card) => 9.0,
        (Ask::Use { card, .. }, Action::Space | Action::SpaceUnrolled) if threats.contains(card) => 8.0,
        (Ask::Use { card, .. }, Action::Event) if raises(card) && needed => 7.0,
        (Ask::Use { .. }, Action::Ops) => 6.0,
        (Ask::Use { .. }, Action::EventFirst) => 5.0,
        (Ask::Use { .. }, Action::OpsFirst) => 4.0,
        (Ask::Use { .. }, Action::Space) => 3.0,
        (Ask::Ops { .. }, Action::Place(_)) => 3.0,
        (Ask::Ops { .. }, Action::Realign(_)) => 2.0,
        (Ask::Defcon { .. }, Action::Defcon(level)) => f32::from(level),
        (Ask::Discards { .. }, Action::Pass) | (_, Action::Choice(twilight::Choice::Participate)) => 2.0,
        // Traps and discards get rid of dangerous cards.
        (Ask::Trapped { .. } | Ask::Hand { .. } | Ask::Held { .. }, Action::Card(card)) if threats.contains(card) => {
            7.0
        }
        (_, Action::Defuse(_)) => 0.5,
        _ => 1.0,
    };
    actions.iter().map(rank).collect()
}

//! How somebody plays who only wants to get through the turn: no plan for the board, no coup that lowers DEFCON, dangerous cards
//! as soon as they are harmless. The arena plays on by it where it looks for a way out that was missed; no player does, so it
//! stays as it is when players change.

use twilight::{
    Action, Actor, Ask,
    Card::{self, *},
    Cards, State,
    danger::deadly,
    deck::cards,
};

/// Events that raise DEFCON, for whoever may play them as events.
const RAISERS: Cards = cards(&[NuclearTestBan, SaltNegotiations, HowILearnedToStopWorrying, AbmTreaty, Glasnost]);

/// How gladly each action is chosen; the highest, and of equal ones the first.
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
                    1.0 // kept until it is needed
                }
            }
            // What is left here is harmless now: DEFCON is high enough, or it goes to space.
            _ if threats.contains(card) => 7.0,
            _ if card.scoring() => 5.0,
            _ => 4.0 - 0.1 * f32::from(s.ops_of(me, card)),
        },
        (Ask::Round { .. }, Action::Pass) => 9.0, // an eighth round is a right
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
        // A trap and a discard are places for what is dangerous.
        (Ask::Trapped { .. } | Ask::Hand { .. } | Ask::Held { .. }, Action::Card(card)) if threats.contains(card) => {
            7.0
        }
        (_, Action::Defuse(_)) => 0.5,
        _ => 1.0,
    };
    actions.iter().map(rank).collect()
}

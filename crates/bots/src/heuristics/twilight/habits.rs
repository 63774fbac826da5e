//! Openings of experienced players, which one-decision lookahead does not find.

use rules::Actions;
use twilight::{
    Action, Actor, Ask,
    Country::{self, *},
    State,
};

/// Influence up to which each side sets up freely: most games of experts begin like this. The rest is decided by evaluation.
const SET_UP: [&[(Country, u8)]; 2] = [&[(WestGermany, 4), (Italy, 3)], &[(Poland, 4), (EastGermany, 4)]];
/// Influence up to which a handicap is placed.
const BONUS: [&[(Country, u8)]; 2] = [&[(Iran, 2), (Italy, 4)], &[]];

/// Keeps the actions of the book, if it has any.
pub(super) fn follow(s: &State, actions: &mut Actions<Action>) {
    let (Some(ask), Actor::Player(me)) = (s.ask(), s.actor()) else { return };
    let book = match ask {
        Ask::SetUp { .. } => SET_UP[me.index()],
        Ask::Bonus { .. } => BONUS[me.index()],
        _ => return,
    };
    let missing = |country: Country| book.iter().any(|&(of, up_to)| of == country && s.influence(me, of) < up_to);
    let follows = |action: &Action| matches!(*action, Action::Place(country) if missing(country));
    if actions.iter().any(follows) {
        actions.retain(|action| follows(action));
    }
}

//! What experienced players do at the beginning, which looking a decision ahead does not find.

use rules::Actions;
use twilight::{
    Action, Actor, Ask,
    Country::{self, *},
    State,
};

/// Up to how much influence each side sets up freely: most games of experts begin so. What is left over is judged.
const SET_UP: [&[(Country, u8)]; 2] = [&[(WestGermany, 4), (Italy, 3)], &[(Poland, 4), (EastGermany, 4)]];
/// Up to how much influence a handicap brings.
const BONUS: [&[(Country, u8)]; 2] = [&[(Iran, 2), (Italy, 4)], &[]];

/// Keeps what the book has, as long as it has something.
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

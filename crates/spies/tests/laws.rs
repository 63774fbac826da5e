//! Random games with random options obey the laws.

use rules::laws::obey;
use spies::State;

#[test]
fn random_games_obey_the_laws() {
    obey::<State>(1, 10_000);
}

//! The laws of every game, on random games with random options.

#[test]
fn random_games_obey_the_laws() {
    rules::laws::obey::<twilight::State>(1, 3_000);
}

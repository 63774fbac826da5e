//! The laws of every game, on random games with random options.

#[test]
fn random_games_obey_the_laws() {
    rules::laws::obey::<twilight::State>(1, 3_000);
}

/// The fast random answer equals a pick from the list.
#[test]
fn any_answer_is_what_the_list_gives() {
    use rules::{Actor, Game, Log, Luck, Options, legal};
    for index in 0..300 {
        let options = twilight::Options::random(&mut Luck::numbered(2, index));
        let mut state = twilight::State::new(&options);
        let mut luck = Luck::numbered(3, index);
        while state.actor() != Actor::Nobody {
            let listed = luck.clone().pick(&legal(&state));
            let action = state.any(&mut luck);
            assert_eq!(action, listed, "{:?}", state.ask());
            state.play(action, &mut Log::silent());
        }
    }
}

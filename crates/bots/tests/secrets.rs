//! A player sees only a view: its choice does not depend on hidden information.

use bots::{Heuristics, Spec};
use rules::{Actor, Log, Luck, Seat, View as _};

/// Plays some random games and asks every player for its choice in the true state and in another one with the same view.
fn blind<G: Heuristics>(games: u64) {
    let (mut asked, mut swapped) = (0, 0);
    for seed in 0..games {
        let (mut state, mut luck) = (G::new(&G::Options::default()), Luck::seeded(seed));
        while let actor @ (Actor::Player(_) | Actor::Chance) = state.actor() {
            if let Actor::Player(side) = actor
                && luck.below(12) == 0
            {
                let seat = Seat::Player(side);
                let other = state.view(seat).sample(&mut luck);
                assert_eq!(other.view(seat), state.view(seat));
                for name in ["random", "safe", "greedy", "search:40"] {
                    let spec: Spec = name.parse().expect("a player");
                    let choose = |truth: &G| spec.player::<G>(Luck::seeded(seed)).choose(&truth.view(seat));
                    assert_eq!(choose(&state), choose(&other), "{name} of {}: {state:?}", G::NAME);
                }
                asked += 1;
                swapped += usize::from(other != state);
            }
            let action = state.any(&mut luck);
            state.play(action, &mut Log::silent());
        }
    }
    assert!(asked >= 30 && swapped >= 15, "{asked} asked, {swapped} of them with other hidden cards");
}

#[test]
fn choices_ignore_hidden_cards_of_iron_curtain() {
    blind::<curtain::State>(10);
}

#[test]
fn choices_ignore_hidden_agents_and_decks_of_cia_vs_kgb() {
    blind::<spies::State>(10);
}

#[test]
fn choices_ignore_hidden_hands_of_twilight_struggle() {
    blind::<twilight::State>(3);
}

//! The frozen pool `classic` never changes its choices.

use bots::{Heuristics, Spec};
use rules::{Actor, Log, Luck, Options as _, Seat};

/// Returns the hash of every choice of two players in some games (FNV-1a of their debug texts).
fn choices<G: Heuristics>(names: [&str; 2], games: u64) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    // Twilight Struggle had this handicap when the pool was frozen; the other games have no such option.
    let options = G::Options::default().with("us_handicap", "2").unwrap_or_default();
    for game in 0..games {
        let (mut state, mut luck) = (G::new(&options), Luck::numbered(41, game));
        let mut players = [0, 1].map(|side| {
            let spec: Spec = names[(side + game as usize) % 2].parse().expect("a player");
            spec.player::<G>(Luck::numbered(game, side as u64))
        });
        loop {
            let action = match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => state.any(&mut luck),
                Actor::Player(side) => {
                    let action = players[side.index()].choose(&state.view(Seat::Player(side)));
                    for byte in format!("{action:?};").bytes() {
                        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
                    }
                    action
                }
            };
            state.play(action, &mut Log::silent());
        }
    }
    hash
}

/// Returns the hashes of `greedy` against itself, of `search:20` against it and of `easy` against it.
fn all<G: Heuristics>() -> [u64; 3] {
    [
        choices::<G>(["classic:greedy", "classic:medium"], 6),
        choices::<G>(["classic:20", "classic:greedy"], 2),
        choices::<G>(["classic:easy", "classic:greedy"], 2),
    ]
}

// The figures were taken from `greedy`, `search:20` and `easy` before anything else changed. Improvements of players stay out of
// `Lore::Classic`. Only a change of the rules may replace a figure, with the same players.

#[test]
fn the_frozen_pool_never_changes_its_choices_in_twilight_struggle() {
    assert_eq!(all::<twilight::State>(), [0xfe10_0c11_1430_247c, 0xc3c4_88cc_a786_26ee, 0x4973_167c_71a2_cd08]);
}

#[test]
fn the_frozen_pool_never_changes_its_choices_in_iron_curtain() {
    assert_eq!(all::<curtain::State>(), [0x6571_2586_a675_3fca, 0xab20_5fdb_5ae0_b82f, 0xba47_be6c_42ca_683b]);
}

#[test]
fn the_frozen_pool_never_changes_its_choices_in_cia_vs_kgb() {
    assert_eq!(all::<spies::State>(), [0x854a_b3d1_b2bf_1e5f, 0x3856_f2b3_e2d7_519c, 0xbd7c_3026_f4f3_5950]);
}

//! The laws of every game, on 200,000 random games: the default pack with random options, and two more packs.

use crate::common::{RESTLESS, STRICT, pack};
use curtain::{Options, PackRef, State};
use rules::{Luck, Options as _, laws};

/// Plays games with a pack and random rulings.
fn obey(pack: PackRef, seed: u64, games: u64) {
    for index in 0..games {
        let mut options = Options::of(pack);
        let mut luck = Luck::numbered(seed ^ 0x7275_6c65, index);
        for (name, _) in options.rulings.named() {
            if let Some(ruling) = options.rulings.by_name(name)
                && luck.below(3) == 0
            {
                *ruling = !*ruling;
            }
        }
        if let Err(breach) = laws::game::<State>(seed, index, &options) {
            panic!("{breach}");
        }
    }
}

#[test]
fn random_games_obey_the_laws_with_the_default_pack() {
    laws::obey::<State>(1, 2_000);
    obey(PackRef::default(), 2, 48_000);
}

#[test]
fn random_games_obey_the_laws_with_the_default_pack_again() {
    obey(PackRef::default(), 3, 50_000);
}

#[test]
fn random_games_obey_the_laws_with_a_pack_of_moves() {
    obey(pack(RESTLESS), 4, 50_000);
}

#[test]
fn random_games_obey_the_laws_with_a_pack_of_compulsory_cubes() {
    obey(pack(STRICT), 5, 50_000);
}

#[test]
fn random_options_are_valid() {
    let luck = &mut Luck::seeded(6);
    let all: Vec<Options> = (0..100).map(|_| Options::random(luck)).collect();
    assert!(all.iter().all(|options| options.pack.is_default() && options.check().is_ok()));
    assert!(all.iter().any(|options| *options != Options::default()));
}

//! For every seat, patches lead from any scene of a game to any later one; going back restores the earlier game.

use games::{REGISTRY, Reader, ServerGame, Setup};
use rules::{Actor, Luck, Seat, Side};
use serde_json::Value;
use wire::{Scene, apply};
use words::{Language, Words};

const SEATS: [Option<Seat>; 4] =
    [Some(Seat::Player(Side::West)), Some(Seat::Player(Side::East)), Some(Seat::Spectator), None];

fn documents(scene: &Scene) -> [Value; 2] {
    [scene.view.value(), scene.figures.value()]
}

/// Follows the log from an earlier scene, as a client does.
fn followed(game: &dyn ServerGame, from: usize, before: &Scene, seat: Option<Seat>, words: &Words) -> [Value; 2] {
    let [mut view, mut figures] = documents(before);
    for group in game.log(from, Reader { seat, words }, true) {
        let Some(changes) = group.patch.map(|patch| patch.value()) else { continue };
        changes.get("view").into_iter().for_each(|change| apply(&mut view, change));
        changes.get("figures").into_iter().for_each(|change| apply(&mut figures, change));
    }
    [view, figures]
}

#[test]
fn patches_lead_from_any_scene_to_any_later_one() {
    let words = Words::new(Language::English);
    for entry in REGISTRY {
        for seed in 0..6 {
            let mut luck = Luck::numbered(3, seed);
            let mut game = entry.set_up(&Setup { seed, ..Setup::default() }).expect("a game");
            let mut known: Vec<(usize, [Scene; 4])> = Vec::new();
            while let (Actor::Player(side), true) = (game.actor(), game.played() < 400) {
                if luck.below(12) == 0 {
                    known.push((game.played(), SEATS.map(|seat| game.scene(seat))));
                }
                let choices = game.choices(side, &words);
                let action = &luck.pick(&choices.iter().collect::<Vec<_>>()).action;
                game.play(side, action, &words).expect("it was offered");
            }
            known.push((game.played(), SEATS.map(|seat| game.scene(seat))));
            for (from, scenes) in &known {
                for (seat, before) in SEATS.into_iter().zip(scenes) {
                    let after = documents(&game.scene(seat));
                    let found = followed(game.as_ref(), *from, before, seat, &words);
                    assert!(found == after, "{} seed {seed}: {seat:?} from {from}", entry.name);
                }
            }
            for (count, scenes) in known.iter().rev() {
                game.go_back(*count);
                assert_eq!(game.played(), *count);
                for (seat, then) in SEATS.into_iter().zip(scenes) {
                    assert!(documents(&game.scene(seat)) == documents(then), "{} back at {count}", entry.name);
                }
            }
        }
    }
}

/// A sealed game that goes back gets the same dice and draws again.
#[test]
fn undo_in_a_sealed_game_restores_its_random_stream() {
    let words = Words::new(Language::English);
    for entry in REGISTRY {
        let mut game = entry.set_up(&Setup { manual: true, ..Setup::default() }).expect("a game");
        game.seal([7; 32], [[1; 32], [2; 32]]);
        game.run_chance();
        let first = |game: &mut dyn ServerGame, count: usize| {
            while let (Actor::Player(side), true) = (game.actor(), game.played() < count) {
                let action = game.choices(side, &words)[0].action.clone();
                game.play(side, &action, &words).expect("it was offered");
            }
        };
        first(game.as_mut(), 150);
        let played = game.entries(0);
        for back in [140, 97, 64, 33, 32, 5] {
            game.go_back(back.min(played.len()));
            game.run_chance(); // it may have gone back to a die or a draw
            first(game.as_mut(), 150);
            assert!(game.entries(0) == played, "{} from {back}", entry.name);
        }
        game.reveal();
        let verdict = games::verify(&game.record(&[])).expect("a record").expect("a sound one");
        assert_eq!(verdict.chance, rules::Chance::Fair, "{}", entry.name);
    }
}

//! Requirements on every player in every game.

use bots::{
    Heuristics, Spec,
    arena::{Fixture, Tally},
};
use rules::{Actor, Game, Log, Luck, Seat, Session, Side, View, legal};
use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

const NAMES: [&str; 5] = ["random", "safe", "greedy", "search:40", "easy"];

fn spec(name: &str) -> Spec {
    name.parse().expect("a player")
}

/// Plays a game between two players that see only views, with every action checked.
fn game<G: Heuristics>(specs: [Spec; 2], seed: u64) -> Session<G> {
    let mut session = Session::<G>::new(G::Options::default());
    let mut luck = Luck::seeded(seed);
    let mut players = [0, 1].map(|side| specs[side].player::<G>(Luck::numbered(seed, side as u64 + 1)));
    loop {
        session.run_chance(&mut luck);
        let Actor::Player(side) = session.state().actor() else { break };
        let action = players[side.index()].choose(&session.state().view(Seat::Player(side)));
        session.play(side, action).expect("a legal action");
    }
    session
}

fn finish<G: Heuristics>() {
    for name in NAMES {
        let session = game::<G>([spec(name), Spec::Random], 1);
        assert!(session.state().outcome().is_some(), "{name}");
    }
}

#[test]
fn every_player_finishes_every_game_on_views_alone() {
    finish::<curtain::State>();
    finish::<spies::State>();
    finish::<twilight::State>();
}

/// Returns positions of random games in which a player decides.
fn positions<G: Game>(seed: u64, every: usize) -> Vec<(G, Side)> {
    let mut luck = Luck::seeded(seed);
    let mut state = G::new(&G::Options::default());
    let mut found = Vec::new();
    let mut decisions = 0;
    loop {
        match state.actor() {
            Actor::Nobody => return found,
            Actor::Chance => {}
            Actor::Player(side) => {
                decisions += 1;
                if decisions % every == 0 {
                    found.push((state, side));
                }
            }
        }
        let action = state.any(&mut luck);
        state.play(action, &mut Log::silent());
    }
}

/// Replaces hidden information by another sample from the same view and checks that the choices are equal.
fn swap<G: Heuristics>(every: usize) {
    let mut swapped = 0;
    for (index, (state, side)) in positions::<G>(5, every).into_iter().enumerate() {
        let seat = Seat::Player(side);
        let other = state.view(seat).sample(&mut Luck::numbered(99, index as u64));
        assert_eq!(other.view(seat), state.view(seat));
        swapped += usize::from(other != state);
        for name in NAMES {
            let choice = |state: &G| spec(name).player::<G>(Luck::seeded(3)).choose(&state.view(seat));
            assert_eq!(choice(&state), choice(&other), "{name} uses hidden information");
        }
    }
    assert!(swapped > 0, "no information was hidden");
}

#[test]
fn choices_do_not_depend_on_hidden_information() {
    swap::<curtain::State>(3);
    swap::<spies::State>(7);
    swap::<twilight::State>(9);
}

/// Checks that playouts on sampled states remove the same actions as the player with its view; returns their number.
fn as_careful<G: Heuristics>() -> usize {
    let mut taken_out = 0;
    for (index, (state, side)) in (0..600).flat_map(|seed| positions::<G>(seed, 1)).enumerate() {
        let view = state.view(Seat::Player(side));
        let mut actions = legal(&state);
        let all = actions.len();
        G::remove_losing_moves(&view, &mut actions);
        for world in [state, view.sample(&mut Luck::numbered(98, index as u64))] {
            let mut quick = legal(&world);
            world.remove_losing_moves_quickly(&mut quick);
            assert_eq!(quick, actions, "{world:?}");
        }
        taken_out += all - actions.len();
    }
    taken_out
}

#[test]
fn playouts_are_as_careful_as_the_player_in_every_world_of_its_view() {
    assert!(as_careful::<curtain::State>() > 0);
    assert!(as_careful::<spies::State>() > 0);
    assert!(as_careful::<twilight::State>() > 0);
}

fn same_twice<G: Heuristics>() {
    for (state, side) in positions::<G>(8, 11).into_iter().take(8) {
        let choice = |threads| {
            spec("search:60").player_on::<G>(Luck::seeded(4), threads).choose(&state.view(Seat::Player(side)))
        };
        assert_eq!(choice(1), choice(1));
        assert_eq!(choice(2), choice(2));
    }
}

#[test]
fn search_by_simulations_is_deterministic() {
    same_twice::<curtain::State>();
    same_twice::<spies::State>();
    same_twice::<twilight::State>();
}

/// Returns the longest thinking time, and in how many positions there was something to search. A busy machine can make a thread wait: the
/// reference is a search with ten times the time in the same position, and a search that took too long is repeated.
fn thought<G: Heuristics>() -> (Duration, usize) {
    let (mut longest, mut searched) = (Duration::ZERO, 0);
    for (state, side) in positions::<G>(6, 13).into_iter().take(4) {
        let once = |name: &str| {
            let mut player = spec(name).player_on::<G>(Luck::seeded(4), 2);
            let start = Instant::now();
            player.choose(&state.view(Seat::Player(side)));
            start.elapsed()
        };
        let control = once("search@300ms");
        if control < Duration::from_millis(300) {
            continue; // a single action, or a solved position
        }
        let mut took = once("search@30ms");
        for _ in 0..20 {
            if took > BOUND {
                took = took.min(once("search@30ms"));
            }
        }
        assert!(took * 3 < control, "{took:?} with 30 ms, {control:?} with 300 ms");
        (longest, searched) = (longest.max(took), searched + 1);
    }
    (longest, searched)
}

/// Maximum duration of a search with 30 ms on an otherwise idle machine.
const BOUND: Duration = Duration::from_millis(30 + 50);

/// The bound in milliseconds applies only if `HOTLINE_SOAK` is set: `cargo xtask soak` has the machine to itself.
#[test]
fn searches_exceed_their_time_by_at_most_fifty_milliseconds() {
    for (took, searched) in [thought::<curtain::State>(), thought::<spies::State>(), thought::<twilight::State>()] {
        println!("soak: a thought of 30 ms: {took:.2?}, at most {BOUND:.2?}");
        assert!(searched > 0, "there was something to search");
        assert!(took <= BOUND || std::env::var_os("HOTLINE_SOAK").is_none(), "{took:?}");
    }
}

#[test]
fn matches_do_not_depend_on_the_number_of_threads() {
    let fixture = Fixture::<twilight::State> {
        players: [Spec::Greedy, Spec::Safe],
        options: twilight::Options::default(),
        seed: 3,
    };
    let run = |threads, done| fixture.run(8, threads, done, None, |_| {});
    let all = run(1, BTreeMap::new());
    assert_eq!(run(3, BTreeMap::new()), all);
    let done = all.iter().take(5).map(|played| (played.index, played.clone())).collect();
    assert_eq!(run(2, done), all, "a resumed match ends like an uninterrupted one");
}

/// Uses few simulations, but enough to grow trees and to reuse them for the next decision.
fn searches_alike<G: Heuristics>() {
    let players = [spec("search:12"), spec("greedy")];
    let fixture = Fixture::<G> { players, options: G::Options::default(), seed: 5 };
    let run = |threads| fixture.run(4, threads, BTreeMap::new(), None, |_| {});
    assert_eq!(run(1), run(2));
}

#[test]
fn matches_of_searching_players_do_not_depend_on_the_number_of_threads() {
    searches_alike::<curtain::State>();
    searches_alike::<spies::State>();
}

/// Plays some games and checks the minimum shares that A wins: as the western side, and as the eastern one.
fn beats<G: Heuristics>(players: [&str; 2], games: u64, shares: [f64; 2]) {
    let fixture = Fixture::<G> { players: players.map(spec), options: G::Options::default(), seed: 12 };
    let all = fixture.run(games, 2, BTreeMap::new(), None, |_| {});
    for side in Side::BOTH {
        let rate = Tally::of(all.iter().filter(|played| played.side_of_a() == side)).rate();
        assert!(rate >= shares[side.index()], "{players:?}, A as {}: {rate}", G::SIDES[side.index()]);
    }
}

#[test]
fn each_rung_of_the_twilight_struggle_ladder_beats_the_one_below_on_either_side() {
    beats::<twilight::State>(["safe", "random"], 200, [0.55, 0.85]);
    beats::<twilight::State>(["greedy", "random"], 200, [0.93, 0.97]);
    beats::<twilight::State>(["greedy", "safe"], 60, [0.93, 0.97]);
}

#[test]
fn greedy_beats_random_in_the_other_games_on_either_side() {
    beats::<curtain::State>(["greedy", "random"], 100, [0.9, 0.9]);
    beats::<spies::State>(["greedy", "random"], 100, [0.9, 0.9]);
}

#[test]
fn safe_and_greedy_never_blunder_in_twilight_struggle() {
    for (name, games) in [("safe", 400), ("greedy", 60)] {
        let players = [spec(name); 2];
        let fixture = Fixture::<twilight::State> { players, options: twilight::Options::default(), seed: 21 };
        let all = fixture.run(games, 2, BTreeMap::new(), None, |_| {});
        let lost: Vec<_> = all.iter().filter(|played| played.blunder).collect();
        assert!(lost.is_empty(), "{name}: {lost:?}");
    }
    let players = [spec("classic:greedy"); 2];
    let fixture = Fixture::<twilight::State> { players, options: twilight::Options::default(), seed: 21 };
    let all = fixture.run(60, 2, BTreeMap::new(), None, |_| {});
    assert!(all.iter().any(|played| played.self_made), "mistakes earlier in the turn are counted separately");
    let players = [Spec::Safe, Spec::Random];
    let fixture = Fixture::<twilight::State> { players, options: twilight::Options::default(), seed: 21 };
    let all = fixture.run(60, 2, BTreeMap::new(), None, |_| {});
    assert!(
        all.iter().any(|played| played.blunder && played.winner == Some(0)),
        "the check finds the blunders of random players"
    );
}

//! What every player of every game must do.

use bots::{Know, Spec};
use rules::{Actor, Luck, Seat, Session};

/// Plays a game between two players, on views alone.
fn game<G: Know>(specs: [Spec; 2], seed: u64) -> Session<G> {
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

fn finish<G: Know>() {
    for name in ["random", "safe", "greedy", "search:20"] {
        let spec = name.parse().expect("a player");
        let session = game::<G>([spec, Spec::Random], 1);
        assert!(session.state().outcome().is_some(), "{name}");
    }
}

#[test]
fn every_player_finishes_every_game_on_views_alone() {
    finish::<curtain::State>();
    finish::<spies::State>();
    finish::<twilight::State>();
}

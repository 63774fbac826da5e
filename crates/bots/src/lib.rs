//! Players, generic over the game.
//!
//! **Invariant**: a player gets a view, never a state; `View::sample` is its only way to a whole state.

use rules::{Actions, Game, Luck, View};

/// Somebody who decides.
pub trait Player<G: Game> {
    /// One of the legal actions of `view`, whose seat is the one to decide.
    fn choose(&mut self, view: &G::View) -> G::Action;
}

/// Plays any legal action, each with equal chance.
#[derive(Clone, Debug)]
pub struct Random {
    luck: Luck,
}

impl Random {
    /// A player with this luck.
    #[must_use]
    pub fn new(luck: Luck) -> Random {
        Random { luck }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, view: &G::View) -> G::Action {
        let mut actions = Actions::new();
        view.legal(&mut actions);
        self.luck.pick(&actions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Actor, Seat, Session};
    use spies::State;

    #[test]
    fn two_random_players_finish_a_game_on_views_alone() {
        let mut session = Session::<State>::new(spies::Options::default());
        let mut luck = Luck::seeded(1);
        let mut players = [2, 3].map(|seed| Random::new(Luck::seeded(seed)));
        loop {
            session.run_chance(&mut luck);
            let Actor::Player(side) = session.state().actor() else { break };
            let action = Player::<State>::choose(&mut players[side.index()], &session.state().view(Seat::Player(side)));
            session.play(side, action).expect("a legal action");
        }
        assert!(session.state().outcome().is_some());
    }
}

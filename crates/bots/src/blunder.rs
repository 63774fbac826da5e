//! Checks whether a game that was lost at once could have been saved.

use crate::{Heuristics, lore::Lore, playout::quick};
use rules::{Actions, Actor, Log, Luck, Outcome, Seat, Side, View, legal};

/// Number of worlds in which an alternative is tried.
const TRIES: u64 = 40;

/// Records the decisions of each side since its last quiet decision.
pub(crate) struct Watch<G: Heuristics> {
    last: [Vec<(G, G::Action)>; 2],
}

impl<G: Heuristics> Watch<G> {
    pub(crate) fn new() -> Watch<G> {
        Watch { last: [Vec::new(), Vec::new()] }
    }

    /// Records a decision.
    pub(crate) fn saw(&mut self, state: &G, side: Side, action: G::Action) {
        let last = &mut self.last[side.index()];
        if Lore::Classic.is_quiet(state) {
            last.clear();
        }
        last.push((*state, action));
    }

    /// Returns true if the loser lost for a self-inflicted reason although one of its last decisions had an alternative that did not lose
    /// in any of the sampled worlds.
    pub(crate) fn blundered(&self, loser: Side, reason: &str) -> bool {
        G::SELF_INFLICTED.contains(&reason)
            && self.last[loser.index()].iter().any(|(state, action)| has_way_out(state, loser, *action))
    }
}

fn has_way_out<G: Heuristics>(state: &G, loser: Side, played: G::Action) -> bool {
    let view = state.view(Seat::Player(loser));
    let mut actions = Actions::new();
    view.legal(&mut actions);
    let lost = |outcome: Outcome| outcome.winner == Some(loser.other()); // losing in another way is no way out
    let survives = |action: G::Action| {
        (0..TRIES).all(|world| {
            let mut luck = Luck::numbered(world, 1);
            let mut state = view.sample(&mut luck);
            let end = state.stage() + 1;
            state.play(action, &mut Log::silent());
            while state.actor() != Actor::Nobody && !(state.stage() > end && Lore::Classic.can_stop(&state)) {
                let action = match state.actor() {
                    Actor::Player(side) if side == loser => quick(&state, Lore::Classic, &mut luck),
                    Actor::Player(_) => takes_what_wins(&state, loser, &mut luck),
                    _ => state.any(&mut luck),
                };
                state.play(action, &mut Log::silent());
            }
            !state.outcome().is_some_and(lost)
        })
    };
    actions.into_iter().any(|action| action != played && survives(action))
}

/// Returns the move of the loser's opponent: an immediate win if there is one, otherwise a move by weights.
pub(crate) fn takes_what_wins<G: Heuristics>(state: &G, loser: Side, luck: &mut Luck) -> G::Action {
    let wins = |action: &G::Action| {
        let mut after = *state;
        after.play(*action, &mut Log::silent());
        after.outcome().is_some_and(|outcome| outcome.winner == Some(loser.other()))
    };
    legal(state).into_iter().find(wins).unwrap_or_else(|| quick(state, Lore::Classic, luck))
}

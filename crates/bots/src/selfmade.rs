//! Checks whether a side that lost by its own move could have survived the turn.

use crate::{Heuristics, best, blunder::takes_what_wins};
use rules::{Actions, Actor, Log, Luck, Seat, Side, View};

/// Number of worlds in which an alternative is tried.
const WORLDS: u64 = 40;
/// Maximum number of alternatives per decision, the most cautious first.
const ALTERNATIVES: usize = 8;
/// Maximum number of playouts of a turn for one game, so that the check ends.
const TRIES: u32 = 1_000;

/// Records the decisions of the current turn.
pub(crate) struct Turn<G: Heuristics> {
    turn: u32,
    decisions: Vec<(G, Side, G::Action)>,
}

impl<G: Heuristics> Turn<G> {
    pub(crate) fn new() -> Turn<G> {
        Turn { turn: 0, decisions: Vec::new() }
    }

    /// Records a decision.
    pub(crate) fn saw(&mut self, state: &G, side: Side, action: G::Action) {
        if state.turn() != self.turn {
            self.turn = state.turn();
            self.decisions.clear();
        }
        self.decisions.push((*state, side, action));
    }

    /// Returns true if the loser lost for a self-inflicted reason although one of its decisions of the turn had an alternative after which
    /// a cautious player survives the rest of the turn in every sampled world. The last decisions are tried first.
    pub(crate) fn self_made(&self, loser: Side, reason: &str) -> bool {
        if !G::SELF_INFLICTED.contains(&reason) {
            return false;
        }
        let mut tries = TRIES;
        let own = self.decisions.iter().rev().filter(|(_, side, _)| *side == loser);
        own.into_iter().any(|(state, _, played)| self.has_way_out(state, loser, *played, &mut tries))
    }

    fn has_way_out(&self, state: &G, loser: Side, played: G::Action, tries: &mut u32) -> bool {
        let view = state.view(Seat::Player(loser));
        let mut actions = Actions::new();
        view.legal(&mut actions);
        if actions.len() < 2 {
            return false;
        }
        // The order does not depend on hidden information: caution uses only the own hand and the table.
        let cautions = state.caution(&actions);
        let mut order: Vec<usize> = (0..actions.len()).filter(|&i| actions[i] != played).collect();
        order.sort_by(|&a, &b| cautions[b].total_cmp(&cautions[a]));
        order.truncate(ALTERNATIVES);
        order.into_iter().any(|i| {
            (0..WORLDS).all(|world| {
                let enough = *tries > 0;
                *tries = tries.saturating_sub(1);
                enough && self.gets_through(&view, loser, actions[i], world)
            })
        })
    }

    /// Plays to the end of the turn: the loser with caution, the opponent by weights unless it can win at once.
    fn gets_through(&self, view: &G::View, loser: Side, action: G::Action, world: u64) -> bool {
        let mut luck = Luck::numbered(world, 2);
        let mut state = view.sample(&mut luck);
        state.play(action, &mut Log::silent());
        while state.actor() != Actor::Nobody && state.turn() == self.turn {
            let action = match state.actor() {
                Actor::Player(side) if side == loser => careful(&state),
                Actor::Player(_) => takes_what_wins(&state, loser, &mut luck),
                _ => state.any(&mut luck),
            };
            state.play(action, &mut Log::silent());
        }
        // Losing in another way is no way out.
        state.outcome().is_none_or(|outcome| outcome.winner != Some(loser.other()))
    }
}

/// Returns the most cautious of the actions that do not lose at once.
fn careful<G: Heuristics>(state: &G) -> G::Action {
    let mut actions = rules::legal(state);
    if actions.len() > 1 {
        state.remove_losing_moves_quickly(&mut actions);
    }
    actions[best(&state.caution(&actions))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use twilight::{
        Action::Card,
        Call,
        Card::{CiaCreated, Nasser, Nato, Opec},
        Country::{Angola, Cameroon},
        Proc, Us, Ussr,
        testing::table,
    };

    #[test]
    fn a_loss_by_a_card_that_was_safe_a_round_earlier_is_self_made() {
        for (defcon, round, hand, played, missed) in [
            (3, 6, vec![CiaCreated, Nasser], Nasser, true), // CIA Created does no harm at DEFCON 3
            (2, 6, vec![CiaCreated, Nasser], Nasser, false), // both cards have to be played
            (2, 6, vec![CiaCreated, Nasser, Opec], CiaCreated, true), // one card is held over
            (2, 7, vec![CiaCreated], CiaCreated, false),
        ] {
            let mut table = table().turn(8).defcon(defcon).round(Ussr, round).hand(Us, [Nato]);
            for card in hand {
                table = table.hand(Ussr, [card]);
            }
            table = table.influence(Ussr, Angola, 1).influence(Us, Cameroon, 1).with(|state| state.china = None);
            let rounds = Call { note: 2 * (round - 1), ..Call::new(Proc::Rounds, Ussr) };
            table.run(&[rounds, Call::new(Proc::TurnEnd, Ussr)]);
            let mut turn = Turn::new();
            turn.saw(&table.state, Ussr, Card(played));
            assert_eq!(turn.self_made(Ussr, "nuclear_war"), missed, "DEFCON {defcon}, {played:?}");
            assert!(!turn.self_made(Ussr, "final_scoring") && !turn.self_made(Us, "nuclear_war"));
        }
    }
}

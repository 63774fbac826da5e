//! Foresees that an action may lose the game: by DEFCON, by the Cuban Missile Crisis, by a scoring card held too long.
//!
//! It plays on in states that fit the view, with the rules themselves, until the action round is over: the player is supposed
//! to find a way out, everybody else to find the worst. Of answers alike (the countries of an operation) one is tried, so this
//! is a warning and no proof.

use crate::{Action, Actor, Ask, Side, State, View, state::Phase, state::Reason};
use rules::{Game, Log, Luck, Seat, View as _, legal};

/// How an action may lose the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peril {
    /// At once.
    Now(Reason),
    /// If the dice, the cards or the opponent want it.
    Soon(Reason),
    /// As many scoring cards as rounds are left, and this plays none of them.
    Scoring,
}

/// States that are tried.
const SAMPLES: u64 = 4;
/// Positions that are looked at in each.
const POSITIONS: u32 = 3_000;

impl View {
    /// What the player at this seat risks by a legal action; none if nothing was found.
    #[must_use]
    pub fn peril(&self, action: Action) -> Option<Peril> {
        let (Seat::Player(me), Actor::Player(actor)) = (self.seat, self.state.actor()) else { return None };
        if me != actor {
            return None;
        }
        for index in 0..SAMPLES {
            let mut state = self.sample(&mut Luck::numbered(index, u64::from(self.state.round)));
            if !legal(&state).contains(&action) {
                continue;
            }
            let scene = Scene { me, turn: state.turn, round: state.round, phasing: state.phasing };
            state.play(action, &mut Log::silent());
            if let Some(reason) = lost(&state, me) {
                return Some(Peril::Now(reason));
            }
            if let Some(reason) = scene.doom(&state, &mut POSITIONS.clone()) {
                return Some(Peril::Soon(reason));
            }
        }
        self.strands_scoring(me, action).then_some(Peril::Scoring)
    }

    /// Whether a scoring card is due and something else is played (17.35: warned, not blocked).
    fn strands_scoring(&self, me: Side, action: Action) -> bool {
        let other = match action {
            Action::Card(card) => !card.scoring(),
            action => action == Action::Pass,
        };
        let round = matches!(self.state.ask(), Some(Ask::Round { .. } | Ask::Trapped { .. }));
        round && other && self.state.scoring_due(me)
    }
}

/// Why `me` has lost by what could have been avoided.
fn lost(state: &State, me: Side) -> Option<Reason> {
    let end = state.over?;
    let avoidable = matches!(end.reason, Reason::NuclearWar | Reason::MissileCrisis);
    (avoidable && end.winner == Some(me.other())).then_some(end.reason)
}

/// The action round or headline phase that is played on.
struct Scene {
    me: Side,
    turn: u8,
    round: u8,
    phasing: Side,
}

impl Scene {
    fn over(&self, state: &State) -> bool {
        let same_round = (state.turn, state.round) == (self.turn, self.round);
        !same_round || state.phase == Phase::End || (state.phase == Phase::Rounds && state.phasing != self.phasing)
    }

    /// How the worst play of the others loses the game for `me`; none if there is a way out, or nothing was found in time.
    fn doom(&self, state: &State, left: &mut u32) -> Option<Reason> {
        if state.over.is_some() {
            return lost(state, self.me);
        }
        if self.over(state) || *left == 0 {
            return None;
        }
        *left -= 1;
        let mine = state.actor() == Actor::Player(self.me);
        let mut found = None;
        let mut tried: Option<Action> = None;
        for action in legal(state) {
            if tried.is_some_and(|other| alike(state, other, action)) {
                continue;
            }
            tried = Some(action);
            let mut next = *state;
            next.play(action, &mut Log::silent());
            let doom = self.doom(&next, left);
            if mine && doom.is_none() {
                return None;
            }
            if !mine && doom.is_some() {
                return doom;
            }
            found = doom;
        }
        found
    }
}

/// Whether two answers lead to much the same: what counts of a country here is whether a coup there lowers DEFCON.
fn alike(state: &State, one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Place(_), Action::Place(_))
        | (Action::Remove(_), Action::Remove(_))
        | (Action::Realign(_), Action::Realign(_))
        | (Action::Country(_), Action::Country(_))
        | (Action::Dice { .. }, Action::Dice { .. }) => true,
        (Action::Coup(one), Action::Coup(other)) => {
            let Actor::Player(by) = state.actor() else { return false };
            state.coup_alarms(by, one) == state.coup_alarms(by, other)
        }
        _ => false,
    }
}

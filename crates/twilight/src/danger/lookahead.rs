//! Plays on in sampled states with the rules themselves until the action round is over. The player is assumed to find a way out,
//! and every other actor the worst outcome. Of similar answers (the countries of an operation) one is tried, so this is a warning
//! and no proof.

use super::{Danger, Threat, fall};
use crate::{
    Action, Actor, Ask,
    Card::OlympicGames,
    Choice, Country, Side, State, View,
    effects::ASIA_POINTS,
    map::SOUTHEAST_ASIA,
    state::{Phase, Reason},
};
use rules::{Actions, Game, Log, Luck, Seat, View as _, legal};

/// Number of sampled states.
const SAMPLES: u64 = 4;
/// Maximum number of positions per decision, in all states and for all actions together: a few milliseconds.
const POSITIONS: u32 = 20_000;

impl View {
    /// Returns the dangers found for the legal actions of the player at this seat, in their order.
    #[must_use]
    pub fn dangers(&self) -> Vec<(Action, Danger)> {
        let mut actions = Actions::new();
        self.legal(&mut actions);
        self.dangers_of(&actions)
    }

    /// Returns the danger of a legal action of the player at this seat; `None` if none was found.
    #[must_use]
    pub fn danger(&self, action: Action) -> Option<Danger> {
        self.dangers_of(&[action]).first().map(|&(_, danger)| danger)
    }

    /// Returns the dangers found for the `wanted` legal actions of the player at this seat.
    #[must_use]
    pub fn dangers_of(&self, wanted: &[Action]) -> Vec<(Action, Danger)> {
        let (Seat::Player(me), Actor::Player(actor), Some(ask)) = (self.seat, self.state.actor(), self.state.ask())
        else {
            return Vec::new();
        };
        if me != actor {
            return Vec::new();
        }
        let mut actions = Actions::new();
        self.legal(&mut actions);
        let glance = Glance { threat: Threat::in_view(&self.state, me), ask };
        let pending = glance.threat.under_way();
        let suspects: Vec<Action> = actions.into_iter().filter(|&action| glance.suspects(pending, action)).collect();
        let mut worlds = Worlds::new(self, &suspects);
        let danger = |&action: &Action| {
            let found = if suspects.contains(&action) { worlds.danger(action) } else { None };
            let danger = found.or_else(|| self.strands_scoring(me, action).then_some(Danger::StrandsScoring));
            danger.map(|danger| (action, danger))
        };
        wanted.iter().filter_map(danger).collect()
    }

    /// Returns true if a scoring card is due and the action does not play one (17.35: warned, not blocked).
    fn strands_scoring(&self, me: Side, action: Action) -> bool {
        let other = match action {
            Action::Card(card) => !card.scoring(),
            action => action == Action::Pass,
        };
        let round = matches!(self.state.ask(), Some(Ask::Round { .. } | Ask::Trapped { .. }));
        other && round && self.state.scoring_due(me)
    }
}

/// A check without playing on.
struct Glance<'a> {
    threat: Threat<'a>,
    ask: Ask,
}

impl Glance<'_> {
    /// Returns true if an action might lose the game; false proves that it does not.
    fn suspects(&self, pending: u8, action: Action) -> bool {
        let Threat { s, me, .. } = self.threat;
        let more = match (self.ask, action) {
            // The other headline may come first, whatever it does to DEFCON.
            (Ask::Headline { .. }, Action::Card(card)) => return self.threat.event(me, card) > 0,
            (Ask::Round { .. }, Action::Card(card)) => self.threat.against(card),
            (Ask::Use { card, .. }, Action::Event | Action::EventFirst | Action::OpsFirst) => {
                self.threat.event(me, card)
            }
            (Ask::Ops { .. }, Action::Coup(_)) if s.crisis == Some(me) => return true,
            (Ask::Ops { .. }, Action::Coup(country)) => u8::from(s.coup_alarms(me, country)),
            (Ask::Defcon { .. }, Action::Defcon(level)) => return pending + 1 >= level,
            (Ask::Choose { .. }, Action::Choice(Choice::Boycott)) => fall(OlympicGames),
            _ => 0,
        };
        let exposed = s.phasing == me || pending > 0;
        exposed && self.threat.loses(pending.saturating_add(more))
    }
}

/// States that fit a view, sampled when the first action needs them, and the dangers found in them.
struct Worlds<'a> {
    view: &'a View,
    me: Side,
    states: Vec<State>,
    /// The maximum number of positions for an action.
    budget: u32,
    /// The dangers found for actions that have similar ones.
    found: Vec<(Action, Option<Danger>)>,
}

impl<'a> Worlds<'a> {
    fn new(view: &'a View, suspects: &[Action]) -> Worlds<'a> {
        let Seat::Player(me) = view.seat else { unreachable!("a spectator decides nothing") };
        let mut worlds = Worlds { view, me, states: Vec::new(), budget: 0, found: Vec::new() };
        if !suspects.is_empty() {
            let mut apart = 0;
            for (index, &action) in suspects.iter().enumerate() {
                apart += u32::from(!suspects[..index].iter().any(|&other| worlds.alike(other, action)));
            }
            worlds.budget = POSITIONS / apart;
        }
        worlds
    }

    /// Returns true if two actions are equally dangerous: both or neither let the opponent lower DEFCON by a coup that was impossible
    /// before, and both leave the same number of points.
    fn alike(&self, one: Action, other: Action) -> bool {
        let s = &self.view.state;
        let plain = |country: Country| s.held(self.me).contains(country) || !s.coup_alarms(self.me.other(), country);
        let costs = |country: Country| s.controls(self.me.other(), country);
        let bonus = |country: Country| (ASIA_POINTS.contains(country), SOUTHEAST_ASIA.contains(country));
        match (one, other) {
            (Action::Place(one), Action::Place(other)) => {
                plain(one) && plain(other) && costs(one) == costs(other) && bonus(one) == bonus(other)
            }
            (Action::Realign(one), Action::Realign(other)) => bonus(one) == bonus(other),
            (Action::Coup(one), Action::Coup(other)) => {
                plain(one) && plain(other) && s.coup_alarms(self.me, one) == s.coup_alarms(self.me, other)
            }
            _ => false,
        }
    }

    fn state(&mut self, index: u64) -> State {
        let round = u64::from(self.view.state.round);
        while self.states.len() as u64 <= index {
            self.states.push(self.view.sample(&mut Luck::numbered(self.states.len() as u64, round)));
        }
        self.states[index as usize]
    }

    /// Returns how an action may lose the game.
    fn danger(&mut self, action: Action) -> Option<Danger> {
        if let Some(&(_, danger)) = self.found.iter().find(|&&(other, _)| self.alike(other, action)) {
            return danger;
        }
        let danger = self.look(action);
        self.found.push((action, danger));
        danger
    }

    fn look(&mut self, action: Action) -> Option<Danger> {
        let (me, mut left) = (self.me, self.budget);
        for index in 0..SAMPLES {
            let mut state = self.state(index);
            if !legal(&state).contains(&action) {
                continue;
            }
            let scene = Scene { me, turn: state.turn, round: state.round, phasing: state.phasing };
            state.play(action, &mut Log::silent());
            if let Some(reason) = lost(&state, me) {
                return Some(Danger::Loses(reason));
            }
            // Positions that the first states leave unused are available to the next.
            let mut share = left / (SAMPLES - index) as u32;
            left -= share;
            let doom = scene.doom(&state, &mut share);
            left += share;
            if let Some(reason) = doom {
                return Some(Danger::MayLose(reason));
            }
        }
        None
    }
}

/// Returns why `me` has lost, if the defeat was avoidable.
fn lost(state: &State, me: Side) -> Option<Reason> {
    let end = state.over?;
    let avoidable = matches!(end.reason, Reason::NuclearWar | Reason::MissileCrisis);
    (avoidable && end.winner == Some(me.other())).then_some(end.reason)
}

/// The action round or headline phase that the search covers.
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

    /// Returns how the worst play of the others loses the game for `me`; `None` if there is a way out or the budget is used up.
    fn doom(&self, state: &State, left: &mut u32) -> Option<Reason> {
        if state.over.is_some() {
            return lost(state, self.me);
        }
        let threat = Threat::in_state(state, self.me);
        if self.over(state) || !threat.loses(threat.all()) {
            return None;
        }
        let mine = state.actor() == Actor::Player(self.me);
        let mut found = None;
        let mut tried: Option<Action> = None;
        for action in legal(state) {
            if tried.is_some_and(|other| alike(state, other, action)) {
                continue;
            }
            tried = Some(action);
            if *left == 0 {
                return None;
            }
            *left -= 1;
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

/// Returns true if two answers lead to much the same: countries differ here only in whether a coup there lowers DEFCON.
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

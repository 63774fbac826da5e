//! Plays on in states that fit the view, with the rules themselves, until the action round is over: the player is supposed to
//! find a way out, everybody else to find the worst. Of answers alike (the countries of an operation) one is tried, so this is
//! a warning and no proof.

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

/// States that are tried.
const SAMPLES: u64 = 4;
/// Positions that are looked at for a decision, in all states and for all actions together: a few milliseconds.
const POSITIONS: u32 = 20_000;

impl View {
    /// What the player at this seat risks by each of its legal actions, as far as anything was found; in their order.
    #[must_use]
    pub fn dangers(&self) -> Vec<(Action, Danger)> {
        let mut actions = Actions::new();
        self.legal(&mut actions);
        self.dangers_of(&actions)
    }

    /// What the player at this seat risks by a legal action; none if nothing was found.
    #[must_use]
    pub fn danger(&self, action: Action) -> Option<Danger> {
        self.dangers_of(&[action]).first().map(|&(_, danger)| danger)
    }

    /// What the player at this seat risks by some of its legal actions, as far as anything was found.
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

    /// Whether a scoring card is due and something else is played (17.35: warned, not blocked).
    fn strands_scoring(&self, me: Side, action: Action) -> bool {
        let other = match action {
            Action::Card(card) => !card.scoring(),
            action => action == Action::Pass,
        };
        let round = matches!(self.state.ask(), Some(Ask::Round { .. } | Ask::Trapped { .. }));
        other && round && self.state.scoring_due(me)
    }
}

/// What can be seen without playing on.
struct Glance<'a> {
    threat: Threat<'a>,
    ask: Ask,
}

impl Glance<'_> {
    /// Whether an action might lose the game; where it says no there is nothing to be found.
    fn suspects(&self, pending: u8, action: Action) -> bool {
        let Threat { s, me, .. } = self.threat;
        let more = match (self.ask, action) {
            // Whatever the other headline does to DEFCON, it may come first.
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

/// States that fit a view, drawn when the first action needs them, and what was found in them.
struct Worlds<'a> {
    view: &'a View,
    me: Side,
    states: Vec<State>,
    /// The positions that may be looked at for an action.
    budget: u32,
    /// What was found for actions that have others like them.
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

    /// Whether two actions are as dangerous as each other: it counts where the opponent could lower DEFCON by a coup, and only
    /// because of this action, and whether as many points are left afterwards.
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

    /// How an action may lose the game.
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
            // What the first states leave unused is there for the next.
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

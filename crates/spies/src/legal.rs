//! The legal answers, and why others are illegal. Both follow from the same checks.

use crate::{
    action::{Action, Few},
    ask::Ask,
    deck::{Agent, Faction, Group, Groups, Objective, Objectives, with_influence_up_to},
    options::{EconomicTargets, PoliticalBlock, PopulationExcess, SummitWindow},
    refusal::Refusal,
    state::{Cover, Phase, State},
};
use rules::{Actions, Member, Set, Side};

/// The events that are used in the Influence Struggle.
const STRUGGLE_EVENTS: Objectives = Set::from_bits(
    1 << Objective::LiveBenefit as u32
        | 1 << Objective::NuclearEscalation as u32
        | 1 << Objective::SummitMeeting as u32,
);

type Check = Result<(), Refusal>;

fn ensure(holds: bool, refusal: Refusal) -> Check {
    if holds { Ok(()) } else { Err(refusal) }
}

impl State {
    /// Appends the answers to the question on top, in ascending order.
    #[inline]
    pub(crate) fn answers(&self, out: &mut Actions<Action>) {
        let Some(ask) = self.ask() else { return };
        match ask {
            Ask::Balance => out.extend(Side::BOTH.map(Action::Balance)),
            Ask::NextGroup => out.extend(self.groups.rest().iter().map(Action::Draw)),
            Ask::NextObjective | Ask::LastObjective => out.extend(self.objectives.rest().iter().map(Action::Uncover)),
            Ask::Analyst { .. } => orders(self.groups.top_set(), Action::ArrangeGroups, out),
            Ask::Agent { side } => out.extend(self.board.suspects[side.index()].iter().map(Action::Pick)),
            Ask::First { .. } => out.extend(Side::BOTH.map(Action::First)),
            Ask::Act { side } => self.acts(side).list(out),
            Ask::Media { side } => {
                if self.room(side).is_ok() {
                    out.push(Action::Take);
                }
                out.extend([Action::Discard, Action::Leave]);
            }
            Ask::OnTop { .. } => out.extend(self.military_in_play().iter().map(Action::OnTop)),
            Ask::Save { .. } => out.push(Action::Use(Objective::NobelPeacePrize)),
            Ask::DoubleAgent { side } => {
                out.extend(Agent::ALL.iter().copied().filter(|&a| self.sendable(side, a).is_ok()).map(Action::Send));
                out.push(Action::Peek);
            }
            Ask::Window { side } => {
                if self.may_race(side).is_ok() {
                    out.push(Action::Use(Objective::SpaceRace));
                }
                out.extend(
                    Agent::ALL.iter().copied().filter(|&a| self.may_revive(side, a).is_ok()).map(Action::Revive),
                );
            }
            Ask::SpaceRace { .. } => orders(self.objectives.top_set(), Action::ArrangeObjectives, out),
        }
        if let Some(side) = ask.side() {
            // A6: with the wider window it is offered with every decision in the struggle. It sorts after all but a few answers.
            let beside = self.options.summit_meeting_window == SummitWindow::AnyTime
                && !matches!(ask, Ask::Act { .. })
                && self.may_meet(side).is_ok();
            if beside {
                let place = out.partition_point(|&action| action < Action::Use(Objective::SummitMeeting));
                out.insert(place, Action::Use(Objective::SummitMeeting));
            }
            if matches!(ask, Ask::Save { .. } | Ask::Window { .. }) {
                out.push(Action::Decline);
            }
        }
    }

    /// Returns the actions of the struggle (3.2).
    #[inline(always)]
    pub(crate) fn acts(&self, side: Side) -> Acts {
        let mine = self.board.groups[side.index()];
        let recruit = self.may_recruit(side).is_ok();
        let ready = if self.may_activate(side).is_ok() { mine.intersection(self.board.ready) } else { Set::EMPTY };
        let power = |faction: Faction| {
            let groups = ready.intersection(faction.groups());
            // The targets of a political power are the most expensive to compute, and most of the time there is no ready group.
            let idle = faction == Faction::Political && groups.is_empty();
            Power { groups, targets: if idle { Set::EMPTY } else { self.targets(side, faction) } }
        };
        let events = self.board.claimed[side.index()].intersection(STRUGGLE_EVENTS);
        Acts {
            recruit,
            powers: [power(Faction::Military), power(Faction::Economic), power(Faction::Political)],
            looks: if self.groups.is_empty() { Set::EMPTY } else { ready.intersection(Faction::Media.groups()) },
            pass: !mine.is_empty() || !recruit,
            events: events.iter().filter(|&event| self.may_use(side, event).is_ok()).collect(),
        }
    }

    /// Returns the targets of a faction's power (3.9 to 3.12), as [`State::target`] defines them; callers exclude the group itself.
    #[inline]
    fn targets(&self, side: Side, faction: Faction) -> Groups {
        let (mine, theirs) = (self.board.groups[side.index()], self.board.groups[side.other().index()]);
        match faction {
            Faction::Military => mine.union(theirs),
            Faction::Economic => match self.options.economic_targets {
                EconomicTargets::NoEconomic => mine.union(theirs).difference(Faction::Economic.groups()),
                EconomicTargets::NoOwnEconomic => mine.difference(Faction::Economic.groups()).union(theirs),
            },
            Faction::Political => {
                let taken = if self.may_take(side).is_ok() { theirs } else { Set::EMPTY };
                taken.union(mine.intersection(self.givable(side)))
            }
            Faction::Media => Set::EMPTY,
        }
    }

    /// Appends the actions of `side` that do not answer a question to it (A6).
    pub(crate) fn out_of_turn(&self, side: Side, out: &mut Actions<Action>) {
        let asked = self.ask().is_some_and(|ask| ask.side() == Some(side));
        if !asked && self.ask().is_some() && self.may_meet(side).is_ok() {
            out.push(Action::Use(Objective::SummitMeeting));
        }
    }

    /// Returns the rule that forbids `action` to `side`.
    pub(crate) fn refusal(&self, side: Side, action: Action) -> Option<Refusal> {
        self.allowed(side, action).err()
    }

    fn allowed(&self, side: Side, action: Action) -> Check {
        if action == Action::Use(Objective::SummitMeeting) {
            return self.may_meet(side);
        }
        let Some(ask) = self.ask().filter(|ask| ask.side() == Some(side)) else {
            return Err(Refusal::NotYourDecision);
        };
        match (ask, action) {
            (Ask::Analyst { .. }, Action::ArrangeGroups(cards)) => same_cards(cards, self.groups.top_set()),
            (Ask::SpaceRace { .. }, Action::ArrangeObjectives(cards)) => same_cards(cards, self.objectives.top_set()),
            (Ask::Agent { .. }, Action::Pick(agent)) => self.may_pick(side, agent),
            (Ask::First { .. }, Action::First(_)) => Ok(()),
            (Ask::Act { .. }, Action::Recruit) => self.may_recruit(side),
            (Ask::Act { .. }, Action::Activate { group, target }) => {
                self.may_activate(side)?;
                self.activation(side, group, target)
            }
            (Ask::Act { .. }, Action::Pass) => self.may_pass(side),
            (Ask::Act { .. }, Action::Use(event)) if STRUGGLE_EVENTS.contains(event) => self.may_use(side, event),
            (Ask::Media { .. }, Action::Take) => self.room(side),
            (Ask::Media { .. }, Action::Discard | Action::Leave) => Ok(()),
            (Ask::OnTop { .. }, Action::OnTop(group)) => {
                ensure(self.military_in_play().contains(group), Refusal::NotDiscarded)
            }
            (Ask::Save { .. }, Action::Use(Objective::NobelPeacePrize) | Action::Decline) => Ok(()),
            (Ask::DoubleAgent { .. }, Action::Send(agent)) => self.sendable(side, agent),
            (Ask::DoubleAgent { .. }, Action::Peek) => Ok(()),
            (Ask::Window { .. }, Action::Use(Objective::SpaceRace)) => self.may_race(side),
            (Ask::Window { .. }, Action::Revive(agent)) => self.may_revive(side, agent),
            (Ask::Window { .. }, Action::Use(Objective::OlympicGames)) => {
                self.owner(side, Objective::OlympicGames)?;
                Err(Refusal::NotTerminated) // the agent is named: `Action::Revive`
            }
            (Ask::Window { .. }, Action::Decline) => Ok(()),
            (_, Action::Use(event)) if event.is_event() => {
                self.owner(side, event)?;
                Err(Refusal::WrongMoment)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// A24: past the limit a side with a group may only pass.
    #[inline]
    fn within_limit(&self, side: Side) -> Check {
        let limit = self.options.struggle_action_limit;
        let bound = limit > 0 && self.board.actions >= limit && !self.board.groups[side.index()].is_empty();
        ensure(!bound, Refusal::ActionLimit)
    }

    /// Checks that there is room for one more group, or that going past the population is allowed (3.7, 8.4; D2).
    #[inline]
    fn room(&self, side: Side) -> Check {
        let free = self.options.population_excess == PopulationExcess::CivilDisorder || !self.board.is_full(side);
        ensure(free, Refusal::PopulationReached)
    }

    #[inline]
    fn may_recruit(&self, side: Side) -> Check {
        self.within_limit(side)?;
        self.room(side)?;
        ensure(!self.groups.is_empty(), Refusal::GroupDeckEmpty)
    }

    /// 3.3: a side without groups may only recruit.
    #[inline]
    fn may_activate(&self, side: Side) -> Check {
        self.within_limit(side)?;
        ensure(!self.board.groups[side.index()].is_empty(), Refusal::MustRecruit)
    }

    /// 3.15; with an empty deck a side without groups may pass (A3).
    #[inline]
    fn may_pass(&self, side: Side) -> Check {
        let free = !self.board.groups[side.index()].is_empty() || self.may_recruit(side).is_err();
        ensure(free, Refusal::MustRecruit)
    }

    /// Checks that the group is ready and its power can be used (3.8, A2).
    fn activation(&self, side: Side, group: Group, target: Option<Group>) -> Check {
        ensure(self.board.groups[side.index()].contains(group), Refusal::NotYourGroup)?;
        ensure(self.board.ready.contains(group), Refusal::AlreadyMobilized)?;
        match (group.faction(), target) {
            (Faction::Media, None) => ensure(!self.groups.is_empty(), Refusal::GroupDeckEmpty),
            (Faction::Media, Some(_)) => Err(Refusal::NoTargetForMedia),
            (_, None) => Err(Refusal::TargetNeeded),
            (_, Some(target)) => self.target(side, group, target),
        }
    }

    /// Checks that the power of `group` may affect `target`.
    fn target(&self, side: Side, group: Group, target: Group) -> Check {
        let holder = self.board.holder(target).ok_or(Refusal::TargetNotInPlay)?;
        ensure(group != target, Refusal::TargetsItself)?;
        match group.faction() {
            Faction::Military | Faction::Media => Ok(()),
            Faction::Economic => {
                let barred = self.options.economic_targets == EconomicTargets::NoEconomic || holder == side;
                ensure(target.faction() != Faction::Economic || !barred, Refusal::EconomicTarget)
            }
            Faction::Political if holder == side => self.may_give(side, target),
            Faction::Political => self.may_take(side),
        }
    }

    /// Returns the groups, in play or not, that the other side could receive: [`State::may_give`] as a set.
    #[inline]
    fn givable(&self, side: Side) -> Groups {
        let other = side.other();
        let room = self.board.stability().saturating_sub(self.board.influence(other));
        if self.board.is_full(other) { Set::EMPTY } else { with_influence_up_to(room) }
    }

    /// 3.11 a and b.
    fn may_give(&self, side: Side, group: Group) -> Check {
        let other = side.other();
        ensure(!self.board.is_full(other), Refusal::ReceiverFull)?;
        let after = self.board.influence(other) + group.influence();
        ensure(after <= self.board.stability(), Refusal::OpponentWouldExceed)
    }

    /// 3.11 a and c; A1.
    #[inline]
    fn may_take(&self, side: Side) -> Check {
        ensure(!self.board.is_full(side), Refusal::ReceiverFull)?;
        let blocked = self.options.political_blocked_when_opponent_exceeds == PoliticalBlock::Both
            && self.board.exceeds(side.other());
        ensure(!blocked, Refusal::OpponentExceeds)
    }

    fn owner(&self, side: Side, event: Objective) -> Check {
        ensure(self.board.owns(side, event), Refusal::EventNotOwned)
    }

    /// Checks that an event of the struggle may be used (8.6 to 8.8).
    fn may_use(&self, side: Side, event: Objective) -> Check {
        match event {
            Objective::LiveBenefit => self.may_benefit(side),
            Objective::NuclearEscalation => self.may_escalate(side),
            _ => self.may_meet(side),
        }
    }

    fn may_benefit(&self, side: Side) -> Check {
        self.owner(side, Objective::LiveBenefit)?;
        self.within_limit(side)?;
        ensure(!self.board.discard.is_empty(), Refusal::NoDiscard)?;
        self.room(side)
    }

    fn may_escalate(&self, side: Side) -> Check {
        self.owner(side, Objective::NuclearEscalation)?;
        self.within_limit(side)?;
        ensure(!self.military_in_play().is_empty(), Refusal::NoMilitary)
    }

    /// 8.8, A6: on the player's own turn to act, or at any time in the struggle.
    fn may_meet(&self, side: Side) -> Check {
        self.owner(side, Objective::SummitMeeting)?;
        let now = self.board.phase == Phase::InfluenceStruggle
            && (self.options.summit_meeting_window == SummitWindow::AnyTime || self.ask() == Some(Ask::Act { side }));
        ensure(now, Refusal::WrongMoment)?;
        ensure(self.board.cover[side.other().index()] == Cover::Hidden, Refusal::AlreadyShown)
    }

    fn may_pick(&self, side: Side, agent: Agent) -> Check {
        let me = side.index();
        if self.board.suspects[me].contains(agent) {
            return Ok(());
        }
        Err(if self.board.terminated[me].contains(agent) { Refusal::AgentTerminated } else { Refusal::AgentOnLeave })
    }

    /// 5.7, A8.
    fn sendable(&self, side: Side, agent: Agent) -> Check {
        ensure(self.board.headquarters[side.other().index()].contains(agent), Refusal::NotInHeadquarters)?;
        let stays = agent == Agent::DeputyDirector && !self.options.double_agent_may_target_deputy_director;
        ensure(!stays, Refusal::DeputyDirectorStays)
    }

    fn may_race(&self, side: Side) -> Check {
        self.owner(side, Objective::SpaceRace)?;
        ensure(self.objectives_left() > 0, Refusal::NoObjectiveLeft)
    }

    fn may_revive(&self, side: Side, agent: Agent) -> Check {
        self.owner(side, Objective::OlympicGames)?;
        ensure(self.board.terminated[side.index()].contains(agent), Refusal::NotTerminated)
    }

    /// Returns true if a side has an ability to use in the Détente (A32).
    pub(crate) fn has_detente_ability(&self, side: Side) -> bool {
        let revivable =
            self.board.owns(side, Objective::OlympicGames) && !self.board.terminated[side.index()].is_empty();
        revivable || self.may_race(side).is_ok()
    }

    pub(crate) fn military_in_play(&self) -> Groups {
        self.board.in_play().intersection(Faction::Military.groups())
    }
}

/// The actions of a side in the struggle, in the order of the answers.
pub(crate) struct Acts {
    recruit: bool,
    /// The powers of the factions that need a target.
    powers: [Power; 3],
    /// The media groups that may be activated.
    looks: Groups,
    pass: bool,
    events: Objectives,
}

/// The groups of a faction that may be activated, and their targets; no group targets itself.
struct Power {
    groups: Groups,
    targets: Groups,
}

impl Power {
    #[inline]
    fn len(&self) -> usize {
        self.groups.len() * self.targets.len() - self.groups.intersection(self.targets).len()
    }

    #[inline]
    fn nth(&self, mut index: usize) -> Action {
        for group in self.groups {
            let targets = self.targets.difference(Set::of(group));
            if index < targets.len() {
                return Action::Activate { group, target: Some(targets.nth(index as u32)) };
            }
            index -= targets.len();
        }
        unreachable!("the index exceeds the number of activations")
    }
}

impl Acts {
    /// Returns the number of actions.
    #[inline]
    pub fn len(&self) -> usize {
        let activations: usize = self.powers.iter().map(Power::len).sum();
        usize::from(self.recruit) + activations + self.looks.len() + usize::from(self.pass) + self.events.len()
    }

    /// Returns the action at `index`.
    #[inline(always)]
    pub fn nth(&self, mut index: usize) -> Action {
        if self.recruit && index == 0 {
            return Action::Recruit;
        }
        index -= usize::from(self.recruit);
        for power in &self.powers {
            if index < power.len() {
                return power.nth(index);
            }
            index -= power.len();
        }
        if index < self.looks.len() {
            return Action::Activate { group: self.looks.nth(index as u32), target: None };
        }
        index -= self.looks.len();
        if self.pass && index == 0 {
            return Action::Pass;
        }
        Action::Use(self.events.nth((index - usize::from(self.pass)) as u32))
    }

    /// Appends all actions.
    fn list(&self, out: &mut Actions<Action>) {
        if self.recruit {
            out.push(Action::Recruit);
        }
        for power in &self.powers {
            for group in power.groups {
                let targets = power.targets.difference(Set::of(group));
                out.extend(targets.iter().map(|target| Action::Activate { group, target: Some(target) }));
            }
        }
        out.extend(self.looks.iter().map(|group| Action::Activate { group, target: None }));
        if self.pass {
            out.push(Action::Pass);
        }
        out.extend(self.events.iter().map(Action::Use));
    }
}

/// Checks that the named cards are those there, each once.
fn same_cards<T: Member>(cards: Few<T>, there: Set<T>) -> Check {
    let named: Set<T> = cards.cards().collect();
    ensure(named == there && cards.len() == there.len(), Refusal::NotTheCardsSeen)
}

/// Appends every order of up to three cards, in ascending order.
fn orders<T: Member>(cards: Set<T>, action: impl Fn(Few<T>) -> Action, out: &mut Actions<Action>) {
    let mut order = [cards.first(); 3].map(|card| card.expect("there is a card"));
    let count = cards.len();
    for first in cards {
        order[0] = first;
        if count == 1 {
            out.push(action(Few::new(&order[..1])));
        }
        let others = cards.difference(Set::of(first));
        for card in others {
            order[1] = card;
            order[2] = others.difference(Set::of(card)).first().unwrap_or(card);
            out.push(action(Few::new(&order[..count])));
        }
    }
}

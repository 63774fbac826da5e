//! Helpers shared by the tests: a table that is set up, played and inspected.

pub use rules::{
    Actions, Actor, Game, Log, Luck, Member, Options as _, Refusal as _, Seat, Set, Side, View as _, legal,
};
pub use spies::{
    Action::{self, *},
    Agent::{self, *},
    Agents, Ask, Board, Cia, Cover, Fact,
    Faction::{self, *},
    Few,
    Group::{self, *},
    Kgb,
    Objective::{self, *},
    Options, Phase, State,
};
use spies::{
    Groups, Refusal,
    testing::{self, Start},
};
use std::ops::Deref;

/// A position under construction: turn 2, nothing claimed, the balance token with the CIA.
///
/// After the Briefing the objective is Cuba and both sides play their Deputy Director, unless set otherwise.
#[derive(Clone)]
pub struct Setup {
    options: Options,
    board: Board,
    agents: [Agent; 2],
}

/// Returns an empty table under English rules.
pub fn table() -> Setup {
    let mut board = testing::board();
    board.turn = 2;
    board.balance = Some(Cia);
    Setup { options: Options::ENGLISH, board, agents: [DeputyDirector; 2] }
}

/// A position in play, with every fact since the log was last taken.
pub struct Played {
    state: State,
    log: Log<Fact>,
}

/// The place of an agent (0.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Hq,
    Field,
    Leave,
    Terminated,
}

impl Setup {
    pub fn edition(mut self, options: Options) -> Setup {
        self.options = options;
        self
    }

    pub fn option(mut self, name: &str, value: &str) -> Setup {
        self.options = self.options.with(name, value).expect("an option");
        self
    }

    pub fn turn(mut self, turn: u16) -> Setup {
        self.board.turn = turn;
        self
    }

    pub fn objective(mut self, objective: Objective) -> Setup {
        self.board.objective = Some(objective);
        self
    }

    /// Adds ready groups in play.
    pub fn groups(mut self, side: Side, groups: impl IntoIterator<Item = Group>) -> Setup {
        for group in groups {
            self.board.groups[side.index()].insert(group);
            self.board.ready.insert(group);
        }
        self
    }

    /// Adds mobilized groups in play.
    pub fn mobilized(mut self, side: Side, groups: impl IntoIterator<Item = Group>) -> Setup {
        for group in groups {
            self.board.groups[side.index()].insert(group);
        }
        self
    }

    /// Adds to the group discard pile, the top card last.
    pub fn discard(mut self, groups: impl IntoIterator<Item = Group>) -> Setup {
        groups.into_iter().for_each(|group| self.board.discard.push(group));
        self
    }

    /// Discards every group without a place, except those left in the deck.
    pub fn deck(mut self, left: impl IntoIterator<Item = Group>) -> Setup {
        let discard: Groups = self.board.discard.as_slice().iter().copied().collect();
        let kept = left.into_iter().collect::<Groups>().union(discard).union(self.board.in_play());
        Set::full().difference(kept).iter().for_each(|group| self.board.discard.push(group));
        self
    }

    /// Sets Agent X of each side.
    pub fn agents(mut self, cia: Agent, kgb: Agent) -> Setup {
        self.agents = [cia, kgb];
        self
    }

    /// Marks the Agent X of a side as shown this turn.
    pub fn shown(mut self, side: Side) -> Setup {
        self.board.cover[side.index()] = Cover::Shown;
        self
    }

    pub fn on_leave(mut self, side: Side, agents: impl IntoIterator<Item = Agent>) -> Setup {
        self.board.leave[side.index()] = agents.into_iter().collect();
        self
    }

    pub fn terminated(mut self, side: Side, agents: impl IntoIterator<Item = Agent>) -> Setup {
        self.board.terminated[side.index()] = agents.into_iter().collect();
        self
    }

    pub fn claimed(mut self, side: Side, objectives: impl IntoIterator<Item = Objective>) -> Setup {
        self.board.claimed[side.index()] |= set(objectives);
        self
    }

    /// Buries objectives at the bottom of the deck, the last one buried last.
    pub fn buried(mut self, objectives: impl IntoIterator<Item = Objective>) -> Setup {
        objectives.into_iter().for_each(|objective| self.board.buried.push(objective));
        self
    }

    /// Marks events as used.
    pub fn spent(mut self, events: impl IntoIterator<Item = Objective>) -> Setup {
        self.board.spent = events.into_iter().collect();
        self
    }

    pub fn balance(mut self, side: Side) -> Setup {
        self.board.balance = Some(side);
        self
    }

    /// Sets the side whose token was placed in the last Cease-fire.
    pub fn token(mut self, side: Side) -> Setup {
        self.board.token = Some(side);
        self
    }

    /// Sets the sides that caused civil disorder in the last Cease-fire.
    pub fn disorder(mut self, sides: impl IntoIterator<Item = Side>) -> Setup {
        sides.into_iter().for_each(|side| self.board.disorder[side.index()] = true);
        self
    }

    /// Lets an Analyst arrange groups for this side in the Briefing.
    pub fn analyst(mut self, side: Side) -> Setup {
        self.board.analyst[side.index()] = true;
        self
    }

    /// Gives this side the peek that a Double Agent has earned.
    pub fn peek(mut self, side: Side) -> Setup {
        self.board.peek = Some(side);
        self
    }

    pub fn passes(mut self, passes: u8) -> Setup {
        self.board.passes = passes;
        self
    }

    pub fn overtime(mut self) -> Setup {
        self.board.overtime = true;
        self
    }

    /// Returns the position in the struggle where `side` is to act.
    pub fn act(self, side: Side) -> Played {
        self.start(Start::Act(side))
    }

    /// Returns the position at the first question of a phase, or after the phase if it asks none.
    pub fn at(self, phase: Phase) -> Played {
        self.start(Start::Phase(phase))
    }

    fn start(mut self, start: Start) -> Played {
        let mut agents = [None; 2];
        match start {
            Start::Phase(Phase::Briefing) => self.board.turn -= 1,
            Start::Phase(Phase::Detente) => {}
            _ => {
                self.board.objective.get_or_insert(Cuba);
            }
        }
        if !matches!(start, Start::Phase(Phase::Briefing | Phase::Planning | Phase::Detente)) {
            agents = self.agents.map(Some);
        }
        let mut log = Log::listening();
        let state = testing::position(self.options, self.board, agents, start, &mut log);
        Played { state, log }
    }
}

impl Deref for Played {
    type Target = Board;

    fn deref(&self) -> &Board {
        self.state.board()
    }
}

impl Played {
    /// Returns a game from its start.
    pub fn game(options: Options) -> Played {
        Played { state: State::new(&options), log: Log::listening() }
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    /// Plays an answer of the actor; it must be legal.
    #[track_caller]
    pub fn play(&mut self, action: Action) -> &mut Played {
        let side = self.asked();
        assert!(
            legal(&self.state).contains(&action),
            "{action:?} does not answer {:?}: {:?}",
            self.state.question(),
            side.and_then(|side| self.state.why_not(side, action))
        );
        self.state.play(action, &mut self.log);
        self.state.audit().expect("an orderly position");
        self
    }

    #[track_caller]
    pub fn interrupt(&mut self, side: Side, action: Action) -> &mut Played {
        assert!(self.interrupts(side).contains(&action), "{side:?} cannot interrupt with {action:?}");
        self.state.interrupt(side, action, &mut self.log);
        self.state.audit().expect("an orderly position");
        self
    }

    pub fn interrupts(&self, side: Side) -> Vec<Action> {
        let mut out = Actions::new();
        self.state.interrupts(side, &mut out);
        out.to_vec()
    }

    /// Plays a draw of chance from the group deck.
    #[track_caller]
    pub fn draw(&mut self, group: Group) -> &mut Played {
        self.play(Draw(group))
    }

    /// Plays a draw of chance from the objective deck.
    #[track_caller]
    pub fn uncover(&mut self, objective: Objective) -> &mut Played {
        self.play(Uncover(objective))
    }

    /// Recruits this group for the side to act.
    #[track_caller]
    pub fn recruit(&mut self, group: Group) -> &mut Played {
        self.play(Recruit).draw(group)
    }

    /// Passes for both sides, which ends the struggle.
    #[track_caller]
    pub fn cease_fire(&mut self) -> &mut Played {
        self.play(Pass);
        assert_eq!(self.phase, Phase::InfluenceStruggle);
        self.play(Pass);
        assert_ne!(self.phase, Phase::InfluenceStruggle);
        self
    }

    /// Plays the first legal action, or a pass, until the phase begins or the game is over.
    pub fn skip_to(&mut self, phase: Phase) -> &mut Played {
        while self.phase != phase && self.asked_at_all() {
            let first = legal(&self.state)[0];
            // A pass keeps the struggle short.
            self.play(if legal(&self.state).contains(&Pass) { Pass } else { first });
        }
        self
    }

    pub fn asked_at_all(&self) -> bool {
        self.state.question().is_some()
    }

    pub fn ask(&self) -> Option<Ask> {
        self.state.question()
    }

    /// Returns the player who is asked.
    pub fn asked(&self) -> Option<Side> {
        self.state.question().and_then(Ask::side)
    }

    pub fn legal(&self) -> Vec<Action> {
        legal(&self.state).to_vec()
    }

    #[track_caller]
    pub fn can(&self, action: Action) -> bool {
        let can = legal(&self.state).contains(&action);
        let refusal = self.state.why_not(self.asked().expect("a player is asked"), action);
        assert_eq!(can, refusal.is_none(), "{action:?}: {refusal:?}");
        can
    }

    /// Returns the section that forbids the asked player this action.
    #[track_caller]
    pub fn refused(&self, action: Action) -> &'static str {
        assert!(!self.can(action), "{action:?} is legal");
        self.why_not(action).section()
    }

    #[track_caller]
    pub fn why_not(&self, action: Action) -> Refusal {
        let side = self.asked().expect("a player is asked");
        self.state.why_not(side, action).expect("a refusal")
    }

    /// Takes the facts from the log.
    pub fn facts(&mut self) -> Vec<Fact> {
        self.log.take().into_iter().map(|noted| noted.fact).collect()
    }

    /// Takes the facts from the log that this seat may read.
    pub fn facts_for(&mut self, seat: Seat) -> Vec<Fact> {
        self.log.take().into_iter().filter(|noted| noted.to.includes(seat)).map(|noted| noted.fact).collect()
    }

    pub fn view(&self, side: Side) -> spies::View {
        self.state.view(Seat::Player(side))
    }

    pub fn spectator(&self) -> spies::View {
        self.state.view(Seat::Spectator)
    }

    pub fn score(&self, side: Side) -> u8 {
        self.scores[side.index()]
    }

    pub fn hand(&self, side: Side) -> Groups {
        self.groups[side.index()]
    }

    pub fn is_ready(&self, group: Group) -> bool {
        self.ready.contains(group)
    }

    pub fn is_claimed(&self, side: Side, objective: Objective) -> bool {
        self.owns(side, objective)
    }

    pub fn place(&self, side: Side, agent: Agent) -> Place {
        let me = side.index();
        if self.leave[me].contains(agent) {
            Place::Leave
        } else if self.terminated[me].contains(agent) {
            Place::Terminated
        } else if self.state.agent(side) == Some(agent) {
            Place::Field
        } else {
            assert!(self.headquarters[me].contains(agent), "{agent:?} of {side:?} is nowhere");
            Place::Hq
        }
    }

    pub fn winner(&self) -> Option<(Option<Side>, &'static str)> {
        self.state.outcome().map(|outcome| (outcome.winner, outcome.reason))
    }
}

/// Returns the activation of a group on a target.
pub fn activate(group: Group, target: Group) -> Action {
    Activate { group, target: Some(target) }
}

/// Returns the activation of a media group.
pub fn look(group: Group) -> Action {
    Activate { group, target: None }
}

pub fn set<T: Member>(cards: impl IntoIterator<Item = T>) -> Set<T> {
    cards.into_iter().collect()
}

/// The three editions.
pub const EDITIONS: [Options; 3] = [Options::ENGLISH, Options::POLISH, Options::FRENCH];

/// Returns the numbers of all rules of the digest: `3.11`, `3.11a`, `A21`, `D6`, `M25`, `10.1` and others, in its order.
pub fn digest_rules() -> Vec<String> {
    let text = include_str!("../../../../docs/rules/cia_vs_kgb/rules.md");
    let mut rules = Vec::<String>::new();
    for line in text.lines() {
        // "- **3.11 Political.** …", "| A21 | …", "### 10.1 …" and, below the first of these, "  - a. …"
        if let Some(rest) = line.strip_prefix("- **").or_else(|| line.strip_prefix("### ")) {
            let number: String = rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
            if number.split('.').count() == 2 && !number.ends_with('.') {
                rules.push(number);
            }
        } else if let Some(letter) = line.strip_prefix("  - ").filter(|rest| rest.get(1..3) == Some(". ")) {
            let above = rules.last().expect("a rule above").trim_end_matches(|c: char| c.is_ascii_lowercase());
            rules.push(format!("{above}{}", &letter[..1]));
        } else if let Some(rest) = line.strip_prefix("| ") {
            let id = rest.split(' ').next().unwrap_or_default();
            if id.len() > 1 && id[1..].chars().all(|c| c.is_ascii_digit()) && "ABCDM".contains(&id[..1]) {
                rules.push(id.to_owned());
            }
        }
    }
    rules
}

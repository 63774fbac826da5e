//! The complete state of a game.

use crate::{
    action::Action,
    ask::Ask,
    catalog::{self, Catalog},
    deck::{Agent, Agents, Group, Groups, Objective, Objectives, influence},
    fact::Fact,
    frame::{Call, Frame, Proc},
    options::{Options, PopulationExcess, SummitWindow},
    pile::Pile,
    play, position,
    position::document::Document,
    refusal::Refusal,
    view::View,
};
use rules::{Actions, Actor, Game, Log, Luck, Member, Outcome, PositionError, Seat, Set, Side, Stack};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The phases of a turn (0.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Phase {
    Briefing,
    Planning,
    InfluenceStruggle,
    CeaseFire,
    Debriefing,
    Detente,
}

/// The cover of a side's Agent X.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// Not in the field.
    Absent,
    /// Face down; for the other side, one of the suspects.
    Hidden,
    /// Face up.
    Shown,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// 100 points (7.1, 7.2).
    Points,
    /// A lead after an exact tie at 100 or more (7.3).
    Overtime,
    /// No objective is left (A13).
    DeckEmpty,
    /// The agreed last turn is over (A14).
    TurnLimit,
}

impl End {
    /// Returns the slug of the reason.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            End::Points => "points",
            End::Overtime => "overtime",
            End::DeckEmpty => "deck_empty",
            End::TurnLimit => "turn_limit",
        }
    }
}

/// The public table. In pairs the CIA comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Board {
    /// The turn, from 1.
    pub turn: u16,
    /// The phase of the turn.
    pub phase: Phase,
    /// The objective of the turn, until it is claimed or buried.
    pub objective: Option<Objective>,
    /// The holder of the balance token.
    pub balance: Option<Side>,
    /// The side that placed its domination token in the last Cease-fire.
    pub token: Option<Side>,
    /// Whether each side caused civil disorder in the last Cease-fire.
    pub disorder: [bool; 2],
    /// The agents at headquarters; a face-down Agent X still counts among them, because the opponent cannot tell (10.2).
    pub headquarters: [Agents; 2],
    /// The agents that were at headquarters when Agent X was picked.
    pub suspects: [Agents; 2],
    /// The agents on leave.
    pub leave: [Agents; 2],
    /// The agents out of the game.
    pub terminated: [Agents; 2],
    /// The cover of each Agent X.
    pub cover: [Cover; 2],
    /// The groups in play.
    pub groups: [Groups; 2],
    /// The ready groups among them.
    pub ready: Groups,
    /// The group discard pile, the top card last.
    pub discard: Stack<Group, 24>,
    /// The side that acts, or acted last, in the struggle.
    pub acting: Side,
    /// The number of consecutive passes.
    pub passes: u8,
    /// The number of actions of this struggle, without passes.
    pub actions: u8,
    /// The score piles.
    pub claimed: [Objectives; 2],
    /// The objective discard pile: used events.
    pub spent: Objectives,
    /// The objectives at the bottom of the deck that every seat saw go there, in the order of burial (A16).
    pub buried: Stack<Objective, 21>,
    /// The scores.
    pub scores: [u8; 2],
    /// Whether each side arranges groups in the next Briefing (5.8).
    pub analyst: [bool; 2],
    /// Whether each side still has a Double Agent's choice to make (D4).
    pub choice: [bool; 2],
    /// The side that sees the other's Agent X in the next Planning (5.7).
    pub peek: Option<Side>,
    /// Whether an exact tie at 100 or more has been reached (7.3).
    pub overtime: bool,
    /// The winner and the reason, once the game is over.
    pub end: Option<(Option<Side>, End)>,
}

/// A game of Cold War: CIA vs KGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) board: Board,
    /// The group deck.
    pub(crate) groups: Pile<Group>,
    /// The objective deck without the buried objectives.
    pub(crate) objectives: Pile<Objective>,
    /// Agent X of each side while in the field; blank in a view that may not know it.
    pub(crate) agents: [Option<Agent>; 2],
    pub(crate) stack: Stack<Frame, 8>,
}

const _: () = assert!(size_of::<State>() < 1024, "a state is copied at every node of a search");

impl State {
    /// Returns the public table.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the question on top of the stack.
    #[inline]
    pub(crate) fn ask(&self) -> Option<Ask> {
        match self.stack.top() {
            Some(&Frame::Ask(ask)) => Some(ask),
            _ => None,
        }
    }

    /// Returns Agent X of `side`, if he is in the field and this state knows him.
    #[must_use]
    pub fn agent(&self, side: Side) -> Option<Agent> {
        self.agents[side.index()]
    }

    /// Returns the number of face-down objectives, buried ones included.
    #[must_use]
    pub fn objectives_left(&self) -> usize {
        self.objectives.len() + self.board.buried.len()
    }

    /// Returns the number of face-down groups.
    #[must_use]
    pub fn groups_left(&self) -> usize {
        self.groups.len()
    }

    /// Returns the top group of the deck, once a side has seen it.
    #[must_use]
    pub fn top_group(&self) -> Option<Group> {
        self.groups.top().first().copied().flatten()
    }
}

impl Board {
    pub(crate) fn new() -> Board {
        Board {
            turn: 0,
            phase: Phase::Briefing,
            objective: None,
            balance: None,
            token: None,
            disorder: [false; 2],
            headquarters: [Set::full(); 2],
            suspects: [Set::EMPTY; 2],
            leave: [Set::EMPTY; 2],
            terminated: [Set::EMPTY; 2],
            cover: [Cover::Absent; 2],
            groups: [Set::EMPTY; 2],
            ready: Set::EMPTY,
            discard: Stack::new(Group::Guerrilla),
            acting: Side::West,
            passes: 0,
            actions: 0,
            claimed: [Set::EMPTY; 2],
            spent: Set::EMPTY,
            buried: Stack::new(Objective::Egypt),
            scores: [0; 2],
            analyst: [false; 2],
            choice: [false; 2],
            peek: None,
            overtime: false,
            end: None,
        }
    }

    /// Returns the influence of a side (0.8).
    #[inline]
    #[must_use]
    pub fn influence(&self, side: Side) -> u8 {
        influence(self.groups[side.index()])
    }

    /// Returns the Stability of the objective of the turn.
    #[inline]
    #[must_use]
    pub fn stability(&self) -> u8 {
        self.objective.map_or(0, |objective| objective.figures().stability)
    }

    /// Returns the population of the objective of the turn.
    #[inline]
    #[must_use]
    pub fn population(&self) -> u8 {
        self.objective.map_or(0, |objective| objective.figures().population)
    }

    /// Returns true if a side holds as many groups as the population allows, or more (3.7).
    #[inline]
    #[must_use]
    pub fn is_full(&self, side: Side) -> bool {
        self.groups[side.index()].len() >= self.population() as usize
    }

    /// Returns true if the influence of a side is greater than the Stability (4.1).
    #[inline]
    #[must_use]
    pub fn exceeds(&self, side: Side) -> bool {
        self.influence(side) > self.stability()
    }

    /// Returns true if a side causes civil disorder if the struggle ends now (4.5; D2).
    #[inline]
    pub(crate) fn disorderly(&self, side: Side, options: &Options) -> bool {
        self.exceeds(side)
            || options.population_excess == PopulationExcess::CivilDisorder
                && self.groups[side.index()].len() > self.population() as usize
    }

    /// Returns true if a side has an event in its score pile (8.1).
    #[inline]
    #[must_use]
    pub fn owns(&self, side: Side, event: Objective) -> bool {
        self.claimed[side.index()].contains(event)
    }

    /// Returns the groups in play on both sides.
    #[inline]
    #[must_use]
    pub fn in_play(&self) -> Groups {
        self.groups[0].union(self.groups[1])
    }

    /// Returns the side that holds a group in play.
    #[inline]
    #[must_use]
    pub fn holder(&self, group: Group) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.groups[side.index()].contains(group))
    }
}

impl Game for State {
    const NAME: &'static str = "spies";
    const SIDES: [&'static str; 2] = ["cia", "kgb"];
    const RULES_VERSION: u32 = 1;
    const LONGEST: usize = 50_000;

    type Options = Options;
    type Action = Action;
    type Question = Ask;
    type Fact = Fact;
    type Refusal = Refusal;
    type View = View;
    type Catalog = Catalog;
    type Document = Document;

    fn catalog(_: &Options) -> Catalog {
        catalog::catalog()
    }

    fn new(options: &Options) -> State {
        let mut state = State {
            options: *options,
            board: Board::new(),
            groups: Pile::shuffled(Set::full()),
            objectives: Pile::shuffled(Set::full()),
            agents: [None; 2],
            stack: Stack::new(Frame::Ask(Ask::Balance)),
        };
        state.stack.push(Frame::Run(Call { proc: Proc::Briefing, side: Side::West, step: 0 }));
        play::run(&mut state, &mut Log::silent());
        state
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn actor(&self) -> Actor {
        match self.ask() {
            None => Actor::Nobody,
            Some(ask) => ask.side().map_or(Actor::Chance, Actor::Player),
        }
    }

    #[inline]
    fn question(&self) -> Option<Ask> {
        self.ask()
    }

    #[inline]
    fn legal(&self, out: &mut Actions<Action>) {
        self.answers(out);
    }

    #[inline(always)]
    fn play(&mut self, action: Action, log: &mut Log<Fact>) {
        play::answer(self, action, log);
    }

    fn interrupts(&self, side: Side, out: &mut Actions<Action>) {
        self.out_of_turn(side, out);
    }

    fn interrupt(&mut self, side: Side, _: Action, log: &mut Log<Fact>) {
        play::summit_meeting(self, side, log);
    }

    fn why_not(&self, side: Side, action: Action) -> Option<Refusal> {
        self.refusal(side, action)
    }

    fn secret(&self) -> bool {
        match self.ask() {
            // Not the order of objectives: the top one is turned up at once unless the other side has an ability to use.
            // Not that of the first of two Analysts either: the second one looks at it (D5).
            Some(Ask::Analyst { side }) => !self.stack.as_slice().iter().any(
                |frame| matches!(frame, Frame::Run(call) if call.proc == Proc::Arrange && call.side == side.other()),
            ),
            // 2.3: a pick under the peek is shown at once.
            Some(Ask::Agent { side }) => self.board.peek != Some(side.other()),
            _ => false,
        }
    }

    fn view(&self, seat: Seat) -> View {
        View::new(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board.end.map(|(winner, end)| Outcome { winner, reason: end.slug() })
    }

    /// Section 13: every card is in exactly one place, and the scores match the piles.
    fn audit(&self) -> Result<(), String> {
        let board = &self.board;
        let places = [self.groups.rest(), self.groups.top_set(), board.groups[0], board.groups[1]];
        let discard: Groups = board.discard.as_slice().iter().copied().collect();
        one_place("groups", &[&places[..], &[discard]].concat())?;
        let buried: Objectives = board.buried.as_slice().iter().copied().collect();
        let current: Objectives = board.objective.into_iter().collect();
        let objectives = [self.objectives.rest(), self.objectives.top_set(), buried, current, board.spent];
        one_place("objectives", &[&objectives[..], &board.claimed].concat())?;
        for side in Side::BOTH {
            let me = side.index();
            let field: Agents = match board.cover[me] {
                Cover::Shown => self.agents[me].into_iter().collect(),
                Cover::Absent | Cover::Hidden => Set::EMPTY,
            };
            let hidden_at_home = self.agents[me].is_none_or(|agent| board.headquarters[me].contains(agent));
            if board.cover[me] == Cover::Hidden && !hidden_at_home {
                return Err(format!("the hidden Agent X of {side:?} is not counted at headquarters"));
            }
            one_place("agents", &[board.headquarters[me], board.leave[me], board.terminated[me], field])?;
            let points: u8 = board.claimed[me].iter().map(|objective| objective.figures().points).sum();
            if points != board.scores[me] || !points.is_multiple_of(5) {
                return Err(format!("{side:?} scores {} with {points} points in the pile", board.scores[me]));
            }
            if (board.cover[me] == Cover::Absent) != self.agents[me].is_none() {
                return Err(format!("Agent X of {side:?} is {:?} and {:?}", board.cover[me], self.agents[me]));
            }
        }
        let ready_elsewhere = board.ready.difference(board.in_play());
        if !ready_elsewhere.is_empty() {
            return Err(format!("ready but not in play: {ready_elsewhere:?}"));
        }
        Ok(())
    }

    #[inline(always)] // a call of its own costs a tenth of a random game
    fn any(&self, luck: &mut Luck) -> Action {
        match self.ask() {
            Some(Ask::NextGroup) => Action::Draw(self.groups.rest().pick(luck)),
            Some(Ask::NextObjective | Ask::LastObjective) => Action::Uncover(self.objectives.rest().pick(luck)),
            Some(Ask::First { .. }) if self.options.summit_meeting_window == SummitWindow::OwnTurn => {
                Action::First(luck.pick(&Side::BOTH))
            }
            Some(Ask::Agent { side }) => Action::Pick(self.board.suspects[side.index()].pick(luck)),
            Some(Ask::Act { side }) => {
                let acts = self.acts(side);
                acts.nth(luck.below(acts.len() as u32) as usize)
            }
            _ => {
                let mut out = Actions::new();
                self.answers(&mut out);
                luck.pick(&out)
            }
        }
    }

    fn document(&self) -> Document {
        Document::of(self, None)
    }

    fn read_position(document: &Value) -> Result<State, PositionError> {
        position::read(document)
    }
}

/// Checks that every card of a kind is in exactly one of the places.
fn one_place<T: Member>(kind: &str, places: &[Set<T>]) -> Result<(), String> {
    let all = places.iter().fold(Set::EMPTY, |all, &place| all.union(place));
    let count: usize = places.iter().map(|place| place.len()).sum();
    if all == Set::full() && count == T::ALL.len() {
        Ok(())
    } else {
        Err(format!("{kind} not each in one place: {places:?}"))
    }
}

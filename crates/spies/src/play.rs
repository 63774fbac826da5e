//! The machine, and the verbs that change the table and note the fact.

use crate::{
    action::Action,
    agents,
    ask::Ask,
    deck::{Agent, Group, Objective},
    fact::Fact,
    frame::{Call, Frame, Jump, Next, Proc},
    options::{DeputyDirectorLeave, Options},
    sequence,
    state::{Board, Cover, End, State},
    struggle,
};
use rules::{Log, Set, Side};

/// More steps than the machine ever takes between two questions.
const GUARD: u32 = 1_000;

/// A procedure at work.
pub struct Play<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log<Fact>,
    call: Call,
    /// Where the frame of the call lies.
    place: usize,
    answer: Option<Action>,
}

/// Answers the question on top and runs on to the next question.
#[inline(always)]
pub(crate) fn answer(state: &mut State, answer: Action, log: &mut Log<Fact>) {
    match answer {
        // 8.8: the question stays.
        Action::Use(Objective::SummitMeeting) => {
            let side = state.ask().and_then(Ask::side).expect("a player uses it");
            return summit_meeting(state, side, log);
        }
        Action::Draw(group) => state.groups.place(group),
        Action::Uncover(objective) if state.ask() == Some(Ask::NextObjective) => {
            state.objectives.place(objective);
        }
        _ => {}
    }
    state.stack.pop();
    let call = match state.stack.top() {
        Some(&Frame::Run(call)) => call,
        _ => return, // a further card is to be uncovered
    };
    let place = state.stack.len() - 1;
    let mut play = Play { state, log, call, place, answer: Some(answer) };
    // The rounds of the struggle are most of a game: they lead from question to question without the loop of the machine.
    if call.proc == Proc::Rounds {
        let next = struggle::rounds(&mut play);
        if next == Next::Jump(Jump::Asked) {
            return;
        }
        play.leave(next);
    }
    play.run();
}

/// Runs to the next question.
pub(crate) fn run(state: &mut State, log: &mut Log<Fact>) {
    Play { state, log, call: NOTHING, place: 0, answer: None }.run();
}

/// The procedure of a machine that has not begun.
const NOTHING: Call = Call { proc: Proc::Briefing, side: Side::West, step: 0 };

impl Play<'_> {
    /// Whether there is a procedure on top, which is entered.
    #[inline]
    fn enter(&mut self) -> bool {
        let Some(&Frame::Run(call)) = self.state.stack.top() else { return false };
        self.call = call;
        self.place = self.state.stack.len() - 1;
        true
    }

    /// Leaves a procedure that has not asked, with what it has pushed in the order in which it runs.
    #[inline]
    fn leave(&mut self, next: Next) {
        let (stack, place) = (&mut self.state.stack, self.place);
        let call = match next {
            Next::Jump(Jump::Asked) => return,
            Next::Again => Call { step: self.call.step + 1, ..self.call },
            Next::Jump(Jump::At(step)) => Call { step, ..self.call },
            Next::Jump(Jump::Then(proc)) => Call { proc, step: 0, ..self.call },
            Next::Done => {
                stack.remove(place);
                return stack.reverse_from(place);
            }
            Next::Jump(Jump::Over) => return stack.clear(),
        };
        stack.set(place, Frame::Run(call));
        stack.reverse_from(place + 1);
    }

    /// Runs procedures to the next question.
    #[inline(always)]
    fn run(&mut self) {
        self.run_within::<GUARD>();
    }

    /// The same with a bound on its steps. Apart from [`answer`], which stays small enough to be inlined.
    #[inline(never)]
    fn run_within<const STEPS: u32>(&mut self) {
        for _ in 0..STEPS {
            if !self.enter() {
                return;
            }
            let next = match self.call.proc {
                Proc::Briefing => sequence::briefing(self),
                Proc::Arrange => agents::arrange(self),
                Proc::Planning => sequence::planning(self),
                Proc::Struggle => struggle::struggle(self),
                Proc::Rounds => struggle::rounds(self),
                Proc::Escalate => struggle::escalate(self),
                Proc::CeaseFire => sequence::cease_fire(self),
                Proc::Disorder => sequence::disorder(self),
                Proc::Debriefing => sequence::debriefing(self),
                Proc::MasterSpy => agents::master_spy(self),
                Proc::DoubleAgent => agents::double_agent(self),
                Proc::Analyst => agents::analyst(self),
                Proc::Assassin => agents::assassin(self),
                Proc::Director => agents::director(self),
                Proc::Choose => agents::choose(self),
                Proc::Detente => sequence::detente(self),
                Proc::Window => sequence::window(self),
                Proc::SpaceRace => sequence::space_race(self),
                Proc::Verdict => sequence::verdict(self),
            };
            if next == Next::Jump(Jump::Asked) {
                return;
            }
            self.leave(next);
        }
        unreachable!("the machine takes more than {STEPS} steps without a question");
    }
}

/// `side` has the opposing Agent X shown (8.8).
pub(crate) fn summit_meeting(state: &mut State, side: Side, log: &mut Log<Fact>) {
    let call = Call { proc: Proc::Rounds, side, step: 0 };
    let mut play = Play { state, log, call, place: 0, answer: None };
    play.spend(side, Objective::SummitMeeting);
    play.show(side.other());
}

impl Play<'_> {
    /// How far this procedure has come.
    #[inline]
    pub fn step(&self) -> u8 {
        self.call.step
    }

    /// For whom it works.
    #[inline]
    pub fn side(&self) -> Side {
        self.call.side
    }

    /// The answer to the question that this procedure asked last.
    #[inline]
    pub fn answer(&self) -> Action {
        self.answer.expect("the procedure has asked")
    }

    /// The open table.
    #[inline]
    pub fn board(&mut self) -> &mut Board {
        &mut self.state.board
    }

    /// The rule set.
    #[inline]
    pub fn options(&self) -> Options {
        self.state.options
    }

    /// Asks, and comes back one step further with the answer.
    #[inline]
    pub fn ask(&mut self, ask: Ask) -> Next {
        self.ask_for(self.call.step + 1, ask)
    }

    /// Asks, and comes back at this step with the answer; nothing has been pushed before.
    #[inline]
    pub fn ask_for(&mut self, step: u8, ask: Ask) -> Next {
        let stack = &mut self.state.stack;
        stack.set(self.place, Frame::Run(Call { step, ..self.call }));
        stack.push(Frame::Ask(ask));
        Next::Jump(Jump::Asked)
    }

    /// Has a procedure run next, after those called before.
    #[inline]
    pub fn call(&mut self, proc: Proc, side: Side) {
        self.state.stack.push(Frame::Run(Call { proc, side, step: 0 }));
    }

    /// Notes a fact that everybody may know.
    #[inline]
    pub fn note(&mut self, fact: Fact) {
        self.log.note(fact);
    }

    /// Lets chance decide what the top `count` groups are, as far as nobody knows yet; false if there are not so many.
    #[inline]
    pub fn uncover_groups(&mut self, count: usize) -> bool {
        let there = self.state.groups.len() >= count;
        if there {
            for _ in self.state.groups.placed()..count {
                self.state.stack.push(Frame::Ask(Ask::NextGroup));
            }
        }
        there
    }

    /// The same for the objectives; those that everybody knows come from below.
    pub fn uncover_objectives(&mut self, count: usize) {
        let missing = count.saturating_sub(self.state.objectives.placed());
        for _ in 0..missing.min(self.state.objectives.rest().len()) {
            self.state.stack.push(Frame::Ask(Ask::NextObjective));
        }
    }

    /// Once chance has decided: fills up to `count` known places with what is buried, the oldest first.
    pub fn raise_buried(&mut self, count: usize) {
        while self.state.objectives.placed() < count && !self.state.board.buried.is_empty() {
            let objective = self.state.board.buried.remove(0);
            self.state.objectives.place_open(objective);
        }
    }

    /// A group joins a side, ready (3.6).
    pub fn recruit(&mut self, side: Side, group: Group) {
        self.state.board.groups[side.index()].insert(group);
        self.state.board.ready.insert(group);
        self.note(Fact::Recruited { side, group });
    }

    /// A group in play goes on top of the discard pile (3.10).
    pub fn destroy(&mut self, group: Group) {
        let board = &mut self.state.board;
        if let Some(side) = board.holder(group) {
            board.groups[side.index()].remove(group);
            board.ready.remove(group);
            board.discard.push(group);
            self.note(Fact::Destroyed { side, group });
        }
    }

    /// A group in play changes sides and keeps its state (3.11).
    pub fn hand_over(&mut self, group: Group) {
        let board = &mut self.state.board;
        if let Some(from) = board.holder(group) {
            board.groups[from.index()].remove(group);
            board.groups[from.other().index()].insert(group);
            self.note(Fact::Moved { side: from.other(), group });
        }
    }

    /// A group in play becomes ready, or mobilized without using its power (3.12).
    pub fn flip(&mut self, group: Group) {
        let board = &mut self.state.board;
        if let Some(side) = board.holder(group) {
            if board.ready.contains(group) {
                board.ready.remove(group);
                self.note(Fact::Mobilized { side, group });
            } else {
                board.ready.insert(group);
                self.note(Fact::Readied { side, group });
            }
        }
    }

    /// Uses an event: it goes to the objective discard pile and its points are lost (8.2).
    pub fn spend(&mut self, side: Side, event: Objective) {
        let points = event.figures().points;
        let board = self.board();
        board.claimed[side.index()].remove(event);
        board.scores[side.index()] -= points;
        board.spent.insert(event);
        self.note(Fact::Used { side, objective: event, points });
    }

    /// The objective of the turn goes to a score pile (4.7).
    pub fn claim(&mut self, side: Side) {
        if let Some(objective) = self.board().objective.take() {
            self.score(side, objective);
        }
    }

    /// An objective goes to a score pile.
    pub fn score(&mut self, side: Side, objective: Objective) {
        let points = objective.figures().points;
        let board = self.board();
        board.claimed[side.index()].insert(objective);
        board.scores[side.index()] += points;
        self.note(Fact::Claimed { side, objective, points });
    }

    /// The objective of the turn goes face down to the bottom of the deck (4.6).
    pub fn bury(&mut self) {
        if let Some(objective) = self.board().objective.take() {
            self.board().buried.push(objective);
            self.note(Fact::Buried { objective });
        }
    }

    /// Agent X of a side is turned up, if he lies face down.
    pub fn show(&mut self, side: Side) {
        let me = side.index();
        if self.state.board.cover[me] == Cover::Hidden {
            let agent = self.state.agents[me].expect("there is an Agent X");
            self.board().cover[me] = Cover::Shown;
            self.board().headquarters[me].remove(agent);
            self.note(Fact::Shown { side, agent });
        }
    }

    /// Agent X of a side, once shown, leaves the field.
    fn withdraw(&mut self, side: Side) -> Agent {
        self.board().cover[side.index()] = Cover::Absent;
        self.state.agents[side.index()].take().expect("an Agent X in the field")
    }

    /// Agent X is terminated; a Deputy Director survives (5.6).
    pub fn terminate(&mut self, side: Side) {
        let agent = self.withdraw(side);
        self.board().terminated[side.index()].insert(agent);
        self.note(Fact::Terminated { side, agent });
    }

    /// Agent X leaves the field alive: on leave, a Deputy Director to headquarters (6.1; D7).
    pub fn dismiss(&mut self, side: Side) {
        let agent = self.withdraw(side);
        if agent == Agent::DeputyDirector && self.options().deputy_director_leave == DeputyDirectorLeave::Never {
            self.board().headquarters[side.index()].insert(agent);
            self.note(Fact::Home { side, agent });
        } else {
            self.board().leave[side.index()].insert(agent);
            self.note(Fact::OnLeave { side, agent });
        }
    }

    /// An agent at headquarters goes on leave (5.7).
    pub fn send_on_leave(&mut self, side: Side, agent: Agent) {
        self.board().headquarters[side.index()].remove(agent);
        self.board().leave[side.index()].insert(agent);
        self.note(Fact::OnLeave { side, agent });
    }

    /// All groups in play go to the discard pile (6.2).
    pub fn clear_groups(&mut self) {
        let board = self.board();
        for group in board.in_play() {
            board.discard.push(group);
        }
        board.groups = [Set::EMPTY; 2];
        board.ready = Set::EMPTY;
    }

    /// The game is over.
    pub fn end(&mut self, winner: Option<Side>, end: End) -> Next {
        self.board().end = Some((winner, end));
        Next::Jump(Jump::Over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Game;

    /// A machine that goes from the Détente over the victory check to the next Briefing, which asks: three steps, and a look at
    /// what is on top.
    fn turn_of_a_turn<const STEPS: u32>() -> State {
        let mut state = State::new(&Options::default());
        state.stack.clear();
        state.stack.push(Frame::Run(Call { proc: Proc::Detente, side: Side::West, step: 0 }));
        let mut log = Log::silent();
        Play { state: &mut state, log: &mut log, call: NOTHING, place: 0, answer: None }.run_within::<STEPS>();
        state
    }

    #[test]
    fn a_machine_may_take_the_steps_that_it_has() {
        assert_eq!(turn_of_a_turn::<4>().ask(), Some(Ask::NextObjective));
    }

    #[test]
    #[should_panic(expected = "more than 3 steps without a question")]
    fn a_machine_that_comes_to_no_question_is_stopped() {
        let _ = turn_of_a_turn::<3>();
    }
}

//! The machine, and the methods that change the table and log facts.

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

/// A number of steps that the machine never takes between two questions.
const GUARD: u32 = 1_000;

/// A running procedure.
pub struct Play<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log<Fact>,
    call: Call,
    /// The index of its frame on the stack.
    place: usize,
    answer: Option<Action>,
}

/// Answers the question on top and runs to the next question.
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
        _ => return, // another card has to be uncovered first
    };
    let place = state.stack.len() - 1;
    let mut play = Play { state, log, call, place, answer: Some(answer) };
    // Most of a game is rounds of the struggle: they lead from question to question without the loop of the machine.
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

/// The procedure of a machine that has not started.
const NOTHING: Call = Call { proc: Proc::Briefing, side: Side::West, step: 0 };

impl Play<'_> {
    /// Enters the procedure on top; returns false if there is none.
    #[inline]
    fn enter(&mut self) -> bool {
        let Some(&Frame::Run(call)) = self.state.stack.top() else { return false };
        self.call = call;
        self.place = self.state.stack.len() - 1;
        true
    }

    /// Leaves a procedure that has not asked; what it has pushed runs in the order written.
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

    /// Runs at most `STEPS` steps. Separate from [`answer`], which stays small enough to be inlined.
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

/// Uses the Summit Meeting of `side`: the opposing Agent X is shown (8.8).
pub(crate) fn summit_meeting(state: &mut State, side: Side, log: &mut Log<Fact>) {
    let call = Call { proc: Proc::Rounds, side, step: 0 };
    let mut play = Play { state, log, call, place: 0, answer: None };
    play.spend(side, Objective::SummitMeeting);
    play.show(side.other());
}

impl Play<'_> {
    /// Returns the step at which the procedure was entered.
    #[inline]
    pub fn step(&self) -> u8 {
        self.call.step
    }

    /// Returns the side that the procedure works for.
    #[inline]
    pub fn side(&self) -> Side {
        self.call.side
    }

    /// Returns the answer to the last question of this procedure.
    #[inline]
    pub fn answer(&self) -> Action {
        self.answer.expect("the procedure has asked")
    }

    /// Returns the public table.
    #[inline]
    pub fn board(&mut self) -> &mut Board {
        &mut self.state.board
    }

    /// Returns the rule set.
    #[inline]
    pub fn options(&self) -> Options {
        self.state.options
    }

    /// Asks, and enters the next step with the answer.
    #[inline]
    pub fn ask(&mut self, ask: Ask) -> Next {
        self.ask_for(self.call.step + 1, ask)
    }

    /// Asks, and enters the step `step` with the answer; the procedure must not have pushed anything before.
    #[inline]
    pub fn ask_for(&mut self, step: u8, ask: Ask) -> Next {
        let stack = &mut self.state.stack;
        stack.set(self.place, Frame::Run(Call { step, ..self.call }));
        stack.push(Frame::Ask(ask));
        Next::Jump(Jump::Asked)
    }

    /// Queues a procedure after those queued before.
    #[inline]
    pub fn call(&mut self, proc: Proc, side: Side) {
        self.state.stack.push(Frame::Run(Call { proc, side, step: 0 }));
    }

    /// Logs a fact that every seat may know.
    #[inline]
    pub fn note(&mut self, fact: Fact) {
        self.log.note(fact);
    }

    /// Lets chance place the top `count` groups, as far as they are not placed yet; returns false if there are fewer groups.
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

    /// Lets chance place the top `count` objectives; buried ones follow in [`Play::raise_buried`].
    pub fn uncover_objectives(&mut self, count: usize) {
        let missing = count.saturating_sub(self.state.objectives.placed());
        for _ in 0..missing.min(self.state.objectives.rest().len()) {
            self.state.stack.push(Frame::Ask(Ask::NextObjective));
        }
    }

    /// Fills up to `count` places with buried objectives, the oldest first, once chance has placed the others.
    pub fn raise_buried(&mut self, count: usize) {
        while self.state.objectives.placed() < count && !self.state.board.buried.is_empty() {
            let objective = self.state.board.buried.remove(0);
            self.state.objectives.place_open(objective);
        }
    }

    /// Adds a group to a side, ready (3.6).
    pub fn recruit(&mut self, side: Side, group: Group) {
        self.state.board.groups[side.index()].insert(group);
        self.state.board.ready.insert(group);
        self.note(Fact::Recruited { side, group });
    }

    /// Puts a group in play on top of the discard pile (3.10).
    pub fn destroy(&mut self, group: Group) {
        let board = &mut self.state.board;
        if let Some(side) = board.holder(group) {
            board.groups[side.index()].remove(group);
            board.ready.remove(group);
            board.discard.push(group);
            self.note(Fact::Destroyed { side, group });
        }
    }

    /// Moves a group in play to the other side; it stays ready or mobilized (3.11).
    pub fn hand_over(&mut self, group: Group) {
        let board = &mut self.state.board;
        if let Some(from) = board.holder(group) {
            board.groups[from.index()].remove(group);
            board.groups[from.other().index()].insert(group);
            self.note(Fact::Moved { side: from.other(), group });
        }
    }

    /// Makes a group in play ready, or mobilizes it without using its power (3.12).
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

    /// Puts the objective of the turn into a score pile (4.7).
    pub fn claim(&mut self, side: Side) {
        if let Some(objective) = self.board().objective.take() {
            self.score(side, objective);
        }
    }

    /// Puts an objective into a score pile.
    pub fn score(&mut self, side: Side, objective: Objective) {
        let points = objective.figures().points;
        let board = self.board();
        board.claimed[side.index()].insert(objective);
        board.scores[side.index()] += points;
        self.note(Fact::Claimed { side, objective, points });
    }

    /// Puts the objective of the turn face down at the bottom of the deck (4.6).
    pub fn bury(&mut self) {
        if let Some(objective) = self.board().objective.take() {
            self.board().buried.push(objective);
            self.note(Fact::Buried { objective });
        }
    }

    /// Shows Agent X of a side, if he lies face down.
    pub fn show(&mut self, side: Side) {
        let me = side.index();
        if self.state.board.cover[me] == Cover::Hidden {
            let agent = self.state.agents[me].expect("there is an Agent X");
            self.board().cover[me] = Cover::Shown;
            self.board().headquarters[me].remove(agent);
            self.note(Fact::Shown { side, agent });
        }
    }

    /// Removes the shown Agent X of a side from the field.
    fn withdraw(&mut self, side: Side) -> Agent {
        self.board().cover[side.index()] = Cover::Absent;
        self.state.agents[side.index()].take().expect("an Agent X in the field")
    }

    /// Terminates Agent X of a side. Callers spare a Deputy Director (5.6).
    pub fn terminate(&mut self, side: Side) {
        let agent = self.withdraw(side);
        self.board().terminated[side.index()].insert(agent);
        self.note(Fact::Terminated { side, agent });
    }

    /// Removes Agent X from the field alive: on leave, or a Deputy Director to headquarters (6.1; D7).
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

    /// Sends an agent at headquarters on leave (5.7).
    pub fn send_on_leave(&mut self, side: Side, agent: Agent) {
        self.board().headquarters[side.index()].remove(agent);
        self.board().leave[side.index()].insert(agent);
        self.note(Fact::OnLeave { side, agent });
    }

    /// Discards all groups in play (6.2).
    pub fn clear_groups(&mut self) {
        let board = self.board();
        for group in board.in_play() {
            board.discard.push(group);
        }
        board.groups = [Set::EMPTY; 2];
        board.ready = Set::EMPTY;
    }

    /// Ends the game.
    pub fn end(&mut self, winner: Option<Side>, end: End) -> Next {
        self.board().end = Some((winner, end));
        Next::Jump(Jump::Over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Game;

    /// Runs a machine from the Détente over the victory check to the next Briefing, which asks: three steps, and one to find the
    /// question on top.
    fn turn_of_a_turn<const STEPS: u32>() -> State {
        let mut state = State::new(&Options::default());
        state.stack.clear();
        state.stack.push(Frame::Run(Call { proc: Proc::Detente, side: Side::West, step: 0 }));
        let mut log = Log::silent();
        Play { state: &mut state, log: &mut log, call: NOTHING, place: 0, answer: None }.run_within::<STEPS>();
        state
    }

    #[test]
    fn a_machine_may_take_all_its_steps() {
        assert_eq!(turn_of_a_turn::<4>().ask(), Some(Ask::NextObjective));
    }

    #[test]
    #[should_panic(expected = "more than 3 steps without a question")]
    fn a_machine_without_a_question_is_stopped() {
        let _ = turn_of_a_turn::<3>();
    }
}

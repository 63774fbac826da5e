//! The machine, and the methods that change the table and log facts.

use crate::{
    Action, Card, Fact, Us, Ussr,
    ask::{Ask, CubeMove, Cubes, Stop},
    board::{Board, END},
    frame::{Call, Frame, Proc},
    grid::Cell,
    sequence,
    state::State,
    steps,
};
use rules::{Log, Next, Side};

/// A number of steps that the machine never takes between two questions; the final scoring takes a handful.
const GUARD: usize = 1000;

/// A state in play, with its log.
pub(crate) struct Play<'a> {
    pub(crate) state: &'a mut State,
    log: &'a mut Log<Fact>,
}

impl<'a> Play<'a> {
    pub fn new(state: &'a mut State, log: &'a mut Log<Fact>) -> Play<'a> {
        Play { state, log }
    }

    /// Returns the public table.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.state.board
    }

    /// Logs a fact that every seat may know.
    #[inline]
    pub fn note(&mut self, fact: Fact) {
        self.log.note(fact);
    }

    /// Asks a question; the procedure is entered again when it is answered.
    #[inline]
    pub fn ask(&mut self, ask: Ask) -> Next {
        self.state.stack.push(Frame::Ask(ask));
        Next::Again
    }

    /// Calls a procedure; the caller is entered again when it is done.
    #[inline]
    pub fn call(&mut self, call: Call) -> Next {
        self.state.stack.push(Frame::Run(call));
        Next::Again
    }

    /// Replaces the frame on top, which is the caller's own, by another frame.
    #[inline]
    pub fn hand_over(&mut self, frame: Frame) -> Next {
        if let Some(top) = self.state.stack.top_mut() {
            *top = frame;
        }
        Next::Again
    }

    /// Returns the procedure on top: the running one, or the one that asked the question just answered.
    #[inline]
    pub fn own(&mut self) -> &mut Call {
        match self.state.stack.top_mut() {
            Some(Frame::Run(call)) => call,
            other => unreachable!("a procedure is on top, not {other:?}"),
        }
    }

    /// Runs calls until a question that has an answer is on top, or the game is over.
    ///
    /// # Panics
    /// If it takes more than [`GUARD`] steps.
    pub fn run(&mut self) {
        for _ in 0..GUARD {
            match self.state.stack.top_mut() {
                None => return self.end(),
                Some(Frame::Ask(ask)) if ask.has_answer(&self.state.board) => return,
                Some(Frame::Ask(ask)) => {
                    // An event is executed as far as possible.
                    if let Ask::Cubes(Cubes { by, left, .. }) = *ask {
                        self.note(Fact::Lost { side: by, left });
                    }
                    self.close();
                }
                Some(Frame::Run(own)) => {
                    let call = *own;
                    own.step += 1;
                    let next = match call.proc {
                        Proc::Turn => sequence::turn(self, call),
                        Proc::Event => steps::event(self, call),
                        Proc::Game => sequence::game(self, call),
                        Proc::Deal => sequence::deal(self),
                    };
                    if self.board().won() {
                        return self.end(); // 3.9: immediately, whatever was still to come
                    }
                    if next == Next::Done {
                        self.state.stack.pop();
                    }
                }
            }
        }
        panic!("the machine has taken {GUARD} steps without a question");
    }

    #[cold]
    fn end(&mut self) {
        self.state.stack.clear();
        self.state.board.put = Default::default();
        let track = self.board().track();
        self.note(Fact::Won { side: self.board().ahead(), track });
    }

    /// Removes the question on top.
    #[inline]
    fn close(&mut self) {
        self.state.stack.pop();
        self.state.board.put = Default::default();
    }

    /// Applies the answer to the question on top.
    ///
    /// # Panics
    /// If the action does not answer it.
    #[inline]
    pub fn answer(&mut self, action: Action) {
        let ask = match self.state.stack.top() {
            Some(&Frame::Ask(Ask::Cubes(cubes))) => return self.answer_cubes(cubes, action),
            Some(&Frame::Ask(ask)) => ask,
            _ => panic!("{action:?} answers no question"),
        };
        self.state.stack.pop();
        match (ask, action) {
            (Ask::Deal { to }, Action::Deal(card)) => self.deal(to, card),
            (Ask::Starter { by }, Action::Start(starter)) => {
                self.state.board.starter = starter;
                self.note(Fact::StarterChosen { side: by, starter });
            }
            (Ask::Play { by }, Action::Play(card)) => {
                self.state.secrets.hands[by.index()].remove(card);
                self.state.board.hands[by.index()] -= 1;
                self.own().card = card;
                self.note(Fact::Played { side: by, card });
            }
            (Ask::Lay { by, card }, Action::Lay(cell)) => {
                self.state.board.lay(card, cell);
                self.note(Fact::Laid { side: by, card, x: cell.x, y: cell.y });
            }
            (Ask::Course { by, card } | Ask::Event { by, card }, Action::Event) => {
                self.own().yes = true;
                self.note(Fact::EventUsed { side: by, card });
            }
            (Ask::Course { by, card }, Action::Influence) => self.note(Fact::InfluenceChosen { side: by, card }),
            (Ask::Event { by, card }, Action::Decline) => self.note(Fact::EventDeclined { side: by, card }),
            (Ask::Move { by, moved, .. }, Action::Move(cell)) => self.relay(by, moved, cell),
            (Ask::Move { by, moved, .. }, Action::Stay) => self.note(Fact::Stayed { side: by, card: moved }),
            (ask, action) => panic!("{action:?} does not answer {ask:?}"),
        }
    }

    #[inline]
    fn answer_cubes(&mut self, mut cubes: Cubes, action: Action) {
        let (by, board) = (cubes.by, &mut self.state.board);
        let card = match action {
            Action::Place(card) | Action::Infiltrate(card) => card,
            Action::Remove(card) => {
                board.remove(by.other(), card);
                card
            }
            Action::Shift { to, from } => {
                board.remove(by, from);
                self.note(Fact::Lifted { side: by, card: from });
                to
            }
            Action::Stop => {
                self.note(Fact::Stopped { side: by, left: cubes.left });
                return self.close();
            }
            _ => panic!("{action:?} does not answer {cubes:?}"),
        };
        let cost = if cubes.kind == CubeMove::Place { self.board().cost(by, card) } else { 1 };
        if cubes.adds() {
            self.state.board.add(by, card);
        }
        self.note(match cubes.kind {
            CubeMove::Place => Fact::Placed { side: by, card, cost },
            CubeMove::Infiltrate => Fact::Infiltrated { side: by, card },
            CubeMove::Remove => Fact::Removed { side: by.other(), card },
        });
        cubes.left -= cost;
        if cubes.left == 0 {
            return self.close();
        }
        let put = &mut self.state.board.put[card.index()];
        *put += 1;
        if *put == cubes.max {
            cubes.zone.remove(card);
        }
        if cubes.stop == Stop::AtFirst {
            cubes.stop = Stop::Never;
        }
        self.hand_over(Frame::Ask(Ask::Cubes(cubes)));
    }

    /// Gives a card to a hand.
    pub fn deal(&mut self, side: Side, card: Card) {
        self.state.secrets.hands[side.index()].insert(card);
        let size = &mut self.state.board.hands[side.index()];
        *size += 1;
        let cards = *size;
        self.log.whisper(side, Fact::Dealt { side, card });
        if cards == self.board().hand_full() {
            self.note(Fact::HandDealt { side, cards });
        }
    }

    /// Moves the marker towards `side`, at most to the end of the track (Q6).
    pub fn gain(&mut self, side: Side, points: i8) {
        let track = &mut self.state.board.track;
        *track = match side {
            Us => (*track + points).min(END),
            Ussr => (*track - points).max(-END),
        };
        let track = *track;
        self.note(Fact::Gained { side, points, track });
    }

    /// Moves the marker by the net points of a scoring: above 0 for the USA (6.4).
    pub fn score(&mut self, points: i8) {
        match points {
            0 => {}
            1.. => self.gain(Us, points),
            _ => self.gain(Ussr, -points),
        }
    }

    /// Moves a card with its cubes to another cell.
    fn relay(&mut self, side: Side, card: Card, cell: Cell) {
        self.state.board.lift(card);
        self.state.board.lay(card, cell);
        self.note(Fact::Moved { side, card, x: cell.x, y: cell.y });
    }
}
